/* Whole games of seats that search, each its own way, with a record of every round as the search reads it. The search
   is handed the true table, and reads of it what its seat sees: `world` is where all else is overwritten. */
#ifndef MATCHES_H
#define MATCHES_H
#include "search.h"

static int over(const Table *t) { for (int s = 0; s < t->seats; s++) if (t->purse[s] >= VICTORIES * 2) return 1; return 0; }
static int inputs_of(int seats) { Table t; Rng r = {1}; Seen x; deal(&t, seats, &r); return see(&t, 0, PLAY, &x); }

static void draw_noted(Table *t, int seat, Rng *r, Record *rec) {
    int held = t->held[seat]; int8_t was[KINDS];
    memcpy(was, t->hands[seat], sizeof was);
    int shuffled = !t->piled && t->discarded;
    draw(t, seat, r);
    if (shuffled) rec->all[rec->n++] = (Happened){2, 0, 0, 0, 0};
    if (t->held[seat] == held) { rec->all[rec->n++] = (Happened){1, (int8_t)seat, -1, 0, t->top}; return; }
    for (int k = 0; k < KINDS; k++) if (t->hands[seat][k] != was[k]) { rec->all[rec->n++] = (Happened){1, (int8_t)seat, (int8_t)k, 0, t->top}; return; }
}

/* `play` of table.h, told to a record. */
static int play_noted(Table *t, int kind, int down, Rng *r, Record *rec) {
    Table before = *t;
    uint64_t seed = r->s;
    rec->all[rec->n++] = (Happened){0, (int8_t)t->mover, (int8_t)kind, (int8_t)down, 0};
    int seat = t->mover, whole = play(t, kind, down, r);
    if (!whole) return 0;
    /* once more, card by card, to see what was drawn */
    Rng again = {seed};
    t->script = 0;
    Table u = before;
    u.hands[seat][kind]--; u.held[seat]--;
    lay(&u, seat, kind, down);
    if (!down && kind == TRASH) { take_off(&u); if (u.length) take_off(&u); }
    for (int i = 0; i < before.cards; i++) draw_noted(&u, seat, &again, rec);
    return 1;
}
static void begin_noted(Table *t, Rng *r, Record *rec) { if (!t->held[t->mover]) draw_noted(t, t->mover, r, rec); }

/* How a seat plays. By `plays`, the shares of which guide its search, and where it doesn't search decide alone; the others
   it takes for `others`, and in its roll-outs goes on itself as `goes_on`. `how`: bit 0 it calls by search, 1 plays by it,
   2 looks at its next act alone, 3 takes what came out best and, where that is rough, as it plays, 4 what came out best
   and nothing else: exploiters; experts mix.
   `answers`: it knows that the others search, as that side does, and has their next answer found so. `above`: a sparring
   partner, who gives back what its chance is above this, up to the cap of `plays`. */
typedef struct Side { const Player *plays, *others, *goes_on; int how, worlds; float temper, above; const struct Side *answers; } Side;

/* What gave the others away, to each seat; as `signs.py` has it. */
typedef struct { float over[MOST_SEATS]; } Signs;
static const float OF_A_BACK = 1.8f, ONE_FLAW = 0.8f, FAR = 1.5f, FAR_TOO_EARLY = 1.15f, PAR[] = {0.31f, 0.7f, 0.7f}, OWN = 0.18f, DOUBT = 1.4f;
static const float HIDDEN = 0.46f, HIDES = 0.35f, MOST_DOUBTED[] = {1.16f, 1.09f, 1};
static void heard_call(Signs *h, const Table *t, int caller) {
    float seemed = t->opens + t->hidden[caller];
    for (int s = 0; s < t->seats; s++) if (s != caller) seemed += OF_A_BACK * backs_of(t, s);
    int early = seemed < GOAL, wrong = total(t) < GOAL;
    float hasty = early && wrong ? (seemed < GOAL - FAR ? FAR_TOO_EARLY : 1) : early || wrong ? ONE_FLAW : 0;
    for (int s = 0; s < t->seats; s++) h->over[s] += s == caller ? -OWN : hasty - PAR[t->seats - 2];
}
/* Before a card is laid. */
static void saw_card(Signs *h, const Table *t, int kind, int down) {
    int could = 0;
    for (int f = 0; f < FRACTIONS; f++) could += t->hands[t->mover][PLAIN_KINDS[f]];
    for (int s = 0; could && s < t->seats; s++) if (s != t->mover) h->over[s] += HIDES * (HIDDEN - (down && plain(kind)));
}
static float doubted(const Signs *h, int seat, int seats) { float most = MOST_DOUBTED[seats - 2]; return DOUBT * fmaxf(-most, fminf(most, h->over[seat])); }
/* What it can spare, of its chance at a table of two. */
static float spare(const Side *s, const Signs *h, int seat, int seats, float chance) {
    return fminf(s->plays->cap, chance + doubted(h, seat, seats) - s->above);
}
/* What it gives back with; -1 where it can spare nothing, and plays as an expert. */
static int gives_back(const Side *s, const Signs *h, int seat, int seats, uint32_t may, const double *chances, int options) {
    double best = -1, dearest = -1;
    int first = 0, chosen = -1;
    for (int a = 0; a < options; a++) if (may >> a & 1 && chances[a] > best) { best = chances[a]; first = a; }
    if (best >= CERTAIN) return first;
    float most = spare(s, h, seat, seats, fminf(1, (float)(best * seats / 2)));
    if (most <= 0) return -1;
    for (int a = 0; a < options; a++) if (may >> a & 1) {
        double cost = (best - chances[a]) * seats / 2;
        if (cost <= most && cost > 1e-9 && cost > dearest) { dearest = cost; chosen = a; }
    }
    return chosen < 0 ? first : chosen;
}
enum { SEARCHES = 3, LOCAL = 4, TAKES_THE_BEST = 8, BY_ROLL_OUTS = 16 };

/* What a search made of a decision, and what was true. */
typedef struct { Seen x; uint32_t may; float share[PLAYS], calls, told; int8_t enough, unsure; int game; } Noted; /* unsure: it takes what others hid */
typedef struct { Noted *all; int n, room, game; } Notes;

static int answered(const RollOuts *p, const Record *as, Table *t, int act, int me, int from, Rng *r) {
    Record rec = *as; Weighed w;
    float share[PLAYS], out[OUTPUTS];
    for (int whole = act < 0; !whole;) {
        whole = play_noted(t, act >> 1, act & 1, r, &rec);
        if (!whole) { to_play(p->self, t, legal_plays(t), share, out); act = sampled(share, PLAYS, r); }
    }
    if (t->last >= 0) {
        if (must_call(t)) return t->mover;
        for (int j = from; j < t->seats; j++) {
            int s = (t->last + j * t->direction + t->seats * 4) % t->seats;
            if (!may_be_enough(t, s)) continue;
            float c = s == me || !weigh(p->answers, &rec, t, s, j, 1, r, &w) ? to_call(s == me ? p->self : p->policy, t, s) : w.calls;
            if (unit(r) < c) return s;
        }
    }
    if (t->mover == me) return ended_by(p, t, me, t->seats, r);
    begin_noted(t, r, &rec);
    for (int whole = 0; !whole;) {
        uint32_t may = legal_plays(t);
        act = __builtin_ctz(may);
        if (may & (may - 1)) {
            if (weigh(p->answers, &rec, t, t->mover, 1, 0, r, &w)) act = sampled(w.shares, PLAYS, r);
            else { to_play(p->policy, t, may, share, out); act = sampled(share, PLAYS, r); }
        }
        whole = play_noted(t, act >> 1, act & 1, r, &rec);
    }
    return ended_by(p, t, me, 1, r);
}

static RollOuts in_room(const Side *s, const Worths *worths, Room *room, const RollOuts *answers) {
    return (RollOuts){s->others, s->goes_on, s->plays, s->worlds, 1, s->how & LOCAL, s->temper, *worths, room, answers, answered};
}
static int weigh_as(const Side *s, const Worths *worths, const Record *rec, const Table *t, int seat, int place, int calling, Rng *r, Weighed *w) {
    static Room own, with_records, of_answers;
    if (!s->answers) { RollOuts by = in_room(s, worths, &own, 0); return weigh(&by, rec, t, seat, place, calling, r, w); }
    if (!with_records.records) with_records.records = malloc(sizeof(Record) * 4 * MOST_WORLDS);
    RollOuts answers = in_room(s->answers, worths, &of_answers, 0), by = in_room(s, worths, &with_records, &answers);
    return weigh(&by, rec, t, seat, place, calling, r, w);
}

static float as_worth(const Worths *w, const Table *t, int seat, double chance) {
    int at = at_purses(t->purse, t->seats, seat);
    return (float)((chance - w->middle[at]) / w->half[at]);
}

static int sees_too_little(const Table *t, int seat) {
    return others_backs(t, seat) && t->opens + t->hidden[seat] < GOAL;
}
static void note(Notes *notes, const Table *t, int seat, uint32_t may, const Weighed *w) {
    if (!notes || notes->n == notes->room) return;
    Noted *n = &notes->all[notes->n++];
    see(t, seat, may ? phase_to_play(t) : phase_to_call(t, seat), &n->x);
    n->may = may; n->calls = w->calls; n->told = (float)w->enough; n->enough = total(t) >= GOAL; n->game = notes->game;
    n->unsure = !may && sees_too_little(t, seat);
    memcpy(n->share, w->shares, sizeof n->share);
}

static int searched_call(const Side *s, const Worths *worths, const Record *rec, const Table *t, int seat, int place, Rng *r, Notes *notes, const Signs *signs, const Mood *mood) {
    Weighed w;
    if (!may_be_enough(t, seat) || !weigh_as(s, worths, rec, t, seat, place, 1, r, &w)) return 0;
    note(notes, t, seat, 0, &w);
    if (s->how & BY_ROLL_OUTS) return w.call > w.silent;
    if (s->how & TAKES_THE_BEST) return w.calls > 0.5f;
    if (w.call >= CERTAIN || (t->length >= LONG && w.enough > 0.5)) return 1;
    if (w.silent >= CERTAIN) return 0;
    if ((s->above > 0 || s->plays->error > 0) && sees_enough(t, seat)) return 1;
    if (s->above > 0) {
        int may = w.call > w.silent || pictures(t, seat) ? 3 : 1;
        int calls = gives_back(s, signs, seat, t->seats, may, (double[]){w.silent, w.call}, 2);
        if (calls >= 0) return calls;
    }
    if (s->plays->error > 0)
        return misjudged_call(s->plays, worths, t, seat, mood, as_worth(worths, t, seat, w.silent), as_worth(worths, t, seat, w.call));
    return unit(r) < w.calls;
}
static int searched_play(const Side *s, const Worths *worths, const Record *rec, const Table *t, uint32_t may, Rng *r, Notes *notes, const Signs *signs, const Mood *mood) {
    Weighed w;
    if (!weigh_as(s, worths, rec, t, t->mover, 1, 0, r, &w)) return -1; /* no world fits */
    note(notes, t, t->mover, may, &w);
    if (s->how & (TAKES_THE_BEST | BY_ROLL_OUTS)) {
        int best = -1; double most = -1;
        for (int a = 0; a < PLAYS; a++) if (may >> a & 1) {
            double is = s->how & BY_ROLL_OUTS ? w.play[a] : w.shares[a];
            if (is > most) { most = is; best = a; }
        }
        return best;
    }
    if (s->above > 0) {
        int act = gives_back(s, signs, t->mover, t->seats, sensible(t, may), w.play, PLAYS);
        if (act >= 0) return act;
    }
    if (s->plays->error > 0) {
        float worth[PLAYS];
        for (int a = 0; a < PLAYS; a++) worth[a] = as_worth(worths, t, t->mover, w.play[a]);
        return misjudged_play(s->plays, worths, t, mood, may, worth, r);
    }
    return sampled(w.shares, PLAYS, r);
}

/* A game of such sides; the purses are left for whom it concerns. */
static void play_game(const Side *const *sides, const Worths *worths, Table *t, Rng *r, Notes *notes) {
    static Record rec;
    int seats = worths->seats;
    Signs signs = {{0}};
    deal(t, seats, r);
    while (!over(t)) {
        rec.begun = *t; rec.n = 0;
        int caller = -1; Mood moods[MOST_SEATS];
        for (int s = 0; s < seats; s++) moods[s] = mood_of(sides[s]->plays, r);
        for (int turns = 0; caller < 0; turns++) {
            if (t->last >= 0) {
                if (must_call(t)) { caller = t->mover; break; }
                for (int j = 1; j < seats && caller < 0; j++) {
                    int s = (t->last + j * t->direction + seats * 4) % seats;
                    if (turns > LONGEST) caller = s;
                    else if (sides[s]->how & 1 ? searched_call(sides[s], worths, &rec, t, s, j, r, notes, &signs, &moods[s]) : calls_here(sides[s]->plays, worths, t, s, &moods[s], r))
                        caller = s;
                }
                if (caller >= 0) break;
            }
            begin_noted(t, r, &rec);
            for (int whole = 0; !whole;) {
                uint32_t may = legal_plays(t);
                const Side *side = sides[t->mover];
                int act = side->how & 2 && may & (may - 1) ? searched_play(side, worths, &rec, t, may, r, notes, &signs, &moods[t->mover]) : -1;
                if (act < 0) act = plays(side->plays, worths, t, &moods[t->mover], may, r);
                saw_card(&signs, t, act >> 1, act & 1);
                whole = play_noted(t, act >> 1, act & 1, r, &rec);
            }
        }
        int then[MOST_SEATS];
        after_call(t, caller, then);
        heard_call(&signs, t, caller);
        end_round(t, caller);
        memcpy(t->purse, then, sizeof then);
    }
    if (notes) notes->game++;
}
#endif
