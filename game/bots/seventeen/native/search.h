/* Weighs what a seat may do: worlds that fit what it has seen of the round are dealt, weighed by how likely the others
   would have played and kept silent so, and in each every option is played out to the round's end. */
#ifndef SEARCH_H
#define SEARCH_H
#include "players.h"

/* What happened in the round so far: plays, and what was drawn with the back that then lay on top. */
typedef struct { int8_t what, seat, kind, down, top; } Happened; /* what: 0 play, 1 draw, 2 shuffle */
enum { MOST_HAPPENED = 400, MOST_MOVED = 120, MOST_WORLDS = 1000 };
typedef struct { Table begun; Happened all[MOST_HAPPENED]; int n; } Record;
/* Where worlds are dealt, and those that are kept; with `records`, what happened as it was in each. */
typedef struct { Table all[4 * MOST_WORLDS], found[MOST_WORLDS]; double heap[4 * MOST_WORLDS]; Record *records; const Record *as[MOST_WORLDS]; } Room;

typedef struct RollOuts {
    const Player *policy;       /* what the others are taken for */
    const Player *self;         /* by what it plays on itself in its roll-outs */
    const Player *prior;        /* the shares that guide it */
    int worlds, tries, local; /* local: it plays on as anybody could, see `passive` */
    float temper;               /* of a round's worth: by so much better is oftener by a factor of e */
    Worths worths;
    Room *room;
    /* Who takes the others for players who search thinks of their next answer as found like this: by `ended` an act (-1:
       silence) is played to the round's end. Null: they go by the policy. */
    const struct RollOuts *answers;
    int (*ended)(const struct RollOuts *, const Record *, Table *, int act, int me, int from, Rng *);
} RollOuts;

/* The pile in any order, below any card whose back is this one. */
static void lay_pile(Table *t, int top, Rng *r) {
    int alike = 0, last = t->piled - 1;
    for (int i = 0; i <= last; i++) alike += back_of(t->pile[i]) == top;
    if (alike) {
        int chosen = below(r, alike), i = 0;
        while (back_of(t->pile[i]) != top || chosen--) i++;
        int8_t k = t->pile[last]; t->pile[last] = t->pile[i]; t->pile[i] = k;
    }
    shuffle(t->pile, t->piled - (alike > 0), r);
    see_top(t);
}

/* A world as it may be, and how likely the policy came to it. False: it can't be. */
static double world(const RollOuts *p, const Record *rec, const Table *now, int me, Rng *r, Table *t, Record *as) {
    int8_t pool[DECK]; int pooled = 0;
    for (int f = 0; f < FRACTIONS; f++) {
        int k = PLAIN_KINDS[f], left = COPIES[k] - now->hands[me][k] - now->shown[k] - now->own[me][k];
        for (int i = 0; i < left; i++) pool[pooled++] = k;
    }
    shuffle(pool, pooled, r);
    *t = rec->begun;
    /* slots: the plain cards that others held or drew; -1: not known yet */
    int8_t slots[MOST_SEATS][MOST_MOVED]; int held[MOST_SEATS] = {0};      /* which slot ids each holds */
    int8_t kind_of[MOST_MOVED]; int ids = 0;
    double weight = 1;
    for (int s = 0; s < t->seats; s++) if (s != me)
        for (int f = 0; f < FRACTIONS; f++) for (int i = 0; i < rec->begun.hands[s][PLAIN_KINDS[f]]; i++) {
            kind_of[ids] = -1; slots[s][held[s]++] = ids++;
        }
    int first_ids[MOST_SEATS][16], firsts[MOST_SEATS] = {0};
    for (int s = 0; s < t->seats; s++) for (int i = 0; i < held[s]; i++) first_ids[s][firsts[s]++] = slots[s][i];
    int laid_id[400], drawn_id[400];
    for (int i = 0; i < rec->n; i++) {
        Happened e = rec->all[i];
        if (e.what == 0 && e.seat != me && plain(e.kind)) {
            int j = below(r, held[e.seat]), id = slots[e.seat][j];
            weight *= held[e.seat];
            slots[e.seat][j] = slots[e.seat][--held[e.seat]];
            if (!e.down) kind_of[id] = e.kind;
            laid_id[i] = id;
        } else if (e.what == 1 && e.kind >= 0 && e.seat != me && plain(e.kind)) {
            if (ids == MOST_MOVED) return 0; /* a round without end */
            kind_of[ids] = -1; drawn_id[i] = ids; slots[e.seat][held[e.seat]++] = ids++;
        }
    }
    int used = 0;
    for (int i = 0; i < ids; i++) if (kind_of[i] < 0) { if (used >= pooled) return 0; kind_of[i] = pool[used++]; }
    for (int s = 0; s < t->seats; s++) if (s != me) {
        for (int f = 0; f < FRACTIONS; f++) t->hands[s][PLAIN_KINDS[f]] = 0;
        for (int i = 0; i < firsts[s]; i++) t->hands[s][kind_of[first_ids[s][i]]]++;
        for (int f = 0; f < FRACTIONS; f++) t->own[s][PLAIN_KINDS[f]] = 0; /* what it hid and trashed before: not followed */
    }
    int8_t script[900]; int n = 0;
    for (int i = 0; i < rec->n; i++) {
        Happened e = rec->all[i];
        if (e.what == 2) script[n++] = -2;
        if (e.what == 1) { script[n++] = e.kind >= 0 && e.seat != me && plain(e.kind) ? kind_of[drawn_id[i]] : e.kind; script[n++] = e.top; }
    }
    script[n] = -3;
    if (as) {
        *as = *rec; as->begun = *t;
        for (int i = 0; i < rec->n; i++) {
            Happened *e = &as->all[i];
            if (e->seat == me || e->kind < 0 || !plain(e->kind)) continue;
            if (e->what == 0) e->kind = kind_of[laid_id[i]];
            else if (e->what == 1) e->kind = kind_of[drawn_id[i]];
        }
    }
    t->script = script; t->scripted = 0;
    float out[OUTPUTS], share[PLAYS];
    int fresh = 1; /* a turn begins */
    for (int i = 0; i < rec->n; i++) {
        Happened e = rec->all[i];
        if (e.what) { if (e.what == 1 && e.kind >= 0 && !t->held[t->mover] && fresh) draw(t, t->mover, r); continue; }
        if (fresh && t->last >= 0)
            for (int j = 1; j < t->seats; j++) {
                int s = (t->last + j * t->direction + t->seats * 4) % t->seats;
                if (s != me) weight *= 1 - to_call(p->policy, t, s) * 0.999f;
            }
        int kind = e.kind;
        if (e.seat != me) {
            if (plain(e.kind)) kind = kind_of[laid_id[i]];
            if (!t->hands[e.seat][kind]) return 0;
            uint32_t may = legal_plays(t);
            to_play(p->policy, t, may, share, out);
            float chosen = share[kind * 2 + (plain(kind) ? e.down : 0)] + 1e-4f;
            weight *= plain(kind) ? chosen / t->hands[e.seat][kind] : chosen;
        }
        if (weight <= 0) return 0;
        fresh = play(t, kind, e.down, r);
    }
    /* whoever comes before me in calling has kept silent on the last turn too; that is done where it is asked */
    t->script = 0;
    /* the pile: the plain cards left, but for those that were trashed unseen, and the open ones that are nowhere to be seen */
    int open_left[KINDS];
    for (int k = O1; k <= O5; k++) {
        open_left[k] = COPIES[k];
        for (int s = 0; s < t->seats; s++) open_left[k] -= now->hands[s][k];
    }
    for (int i = 0; i < now->length; i++) if (!plain(now->row[i].kind)) open_left[now->row[i].kind]--;
    for (int i = 0; i < now->discarded; i++) if (!plain(now->discards[i])) open_left[now->discards[i]]--;
    t->piled = 0;
    for (int k = O1; k <= O5; k++) for (int i = 0; i < open_left[k]; i++) t->pile[t->piled++] = k;
    for (int i = used; i < pooled && t->piled < now->piled; i++) t->pile[t->piled++] = pool[i];
    lay_pile(t, now->top, r);
    /* and the discards all the rest */
    int gone[KINDS];
    for (int k = 0; k < KINDS; k++) { gone[k] = COPIES[k]; for (int s = 0; s < t->seats; s++) gone[k] -= t->hands[s][k]; }
    for (int i = 0; i < t->length; i++) gone[t->row[i].kind]--;
    for (int i = 0; i < t->piled; i++) gone[t->pile[i]]--;
    t->discarded = 0;
    for (int k = 0; k < KINDS; k++) for (int i = 0; i < gone[k]; i++) t->discards[t->discarded++] = k;
    return weight;
}

/* A local best response looks at its next act alone: from then on it calls what it sees to be 17 for certain, and
   lays its lowest card. */
static int passive(uint32_t may) {
    int low = -1;
    for (int a = 0; a < PLAYS; a += 2) if (may >> a & 1 && (low < 0 || VALUE[a >> 1] < VALUE[low >> 1])) low = a;
    return low;
}

static int ended_by(const RollOuts *p, Table *t, int me, int from, Rng *r) {
    /* plays on from the calls upon the last turn, `from` the first who is asked; who calls in the end */
    float share[PLAYS], out[OUTPUTS];
    for (int turns = 0;; turns++) {
        if (t->last >= 0) {
            if (must_call(t)) return t->mover;
            for (int j = turns ? 1 : from; j < t->seats; j++) {
                int s = (t->last + j * t->direction + t->seats * 4) % t->seats;
                if (turns > LONGEST) return s;
                float c = s == me && p->local ? t->opens + t->hidden[me] >= GOAL : to_call(s == me ? p->self : p->policy, t, s);
                if (c > 0 && unit(r) < c) return s;
            }
        }
        begin(t, r);
        for (int whole = 0; !whole;) {
            uint32_t may = legal_plays(t);
            int act = __builtin_ctz(may);
            if (t->mover == me && p->local) act = passive(may);
            else if (may & (may - 1)) { to_play(t->mover == me ? p->self : p->policy, t, may, share, out); act = sampled(share, PLAYS, r); }
            whole = play(t, act >> 1, act & 1, r);
        }
    }
}
static double worth_after(const RollOuts *p, const Table *t, int caller, int me) {
    int then[MOST_SEATS];
    after_call(t, caller, then);
    return p->worths.chance[at_purses(then, t->seats, me)];
}

/* So many worlds as likely as one another; how many there are. */
static int worlds_for(const RollOuts *p, const Record *rec, const Table *now, int me, Rng *r, Table *found, int asked_before) {
    Table *all = p->room->all; double *heap = p->room->heap;
    double sum = 0; int n = 0;
    for (int i = 0; i < p->worlds * 4 && n < 4 * MOST_WORLDS; i++) {
        double w = world(p, rec, now, me, r, &all[n], p->room->records ? &p->room->records[n] : 0);
        if (w > 0)
            for (int j = 1; j < asked_before; j++) { /* these kept silent upon the last turn */
                int s = (all[n].last + j * all[n].direction + all[n].seats * 4) % all[n].seats;
                w *= 1 - to_call(p->policy, &all[n], s) * 0.999f;
            }
        if (w <= 0) continue;
        sum += w; heap[n++] = sum;
    }
    if (!n) return 0;
    double share = sum / p->worlds, at = share * unit(r);
    int i = 0, k = 0;
    for (; k < p->worlds; k++, at += share) { while (i < n - 1 && heap[i] < at) i++; found[k] = all[i]; if (p->room->records) p->room->as[k] = &p->room->records[i]; }
    return k;
}

static double enough(const Table *found, int n) {
    double share = 0;
    for (int i = 0; i < n; i++) share += total(&found[i]) >= GOAL;
    return share / n;
}

/* What the options of a seat come to, in chance of winning, and how often an expert takes each: the policy's own
   shares, the more of them the more the roll-outs found an option to be better. */
typedef struct { double call, silent, enough, play[PLAYS]; float calls, shares[PLAYS]; int worlds; } Weighed;

static void play_out(const RollOuts *p, const Table *now, int me, const Table *found, int n, uint64_t seed, Weighed *w) {
    uint32_t may = legal_plays(now);
    float share[PLAYS], out[OUTPUTS], sum = 0;
    double best = -1, half = p->worths.half[at_purses(now->purse, now->seats, me)];
    for (int a = 0; a < PLAYS; a++) if (may >> a & 1) {
        double won = 0;
        for (int i = 0; i < n; i++) for (int k = 0; k < p->tries; k++) {
            Table t = found[i];
            Rng same = {(uint64_t)i * 7919 + k * 104729 + seed}; /* luck is the same for all options of a world */
            if (p->answers) { won += worth_after(p, &t, p->ended(p, p->room->as[i], &t, a, me, 1, &same), me); continue; }
            int whole = play(&t, a >> 1, a & 1, &same);
            while (!whole) {
                uint32_t m = legal_plays(&t);
                int b = __builtin_ctz(m);
                if (m & (m - 1)) { to_play(p->self, &t, m, share, out); b = sampled(share, PLAYS, &same); }
                whole = play(&t, b >> 1, b & 1, &same);
            }
            won += worth_after(p, &t, ended_by(p, &t, me, 1, &same), me);
        }
        w->play[a] = won / n / p->tries;
        if (w->play[a] > best) best = w->play[a];
    }
    to_play(p->prior, now, may, share, out);
    for (int a = 0; a < PLAYS; a++) {
        w->shares[a] = may >> a & 1 ? (share[a] + 1e-3f) * exp_of((float)((w->play[a] - best) / half) / p->temper) : 0;
        sum += w->shares[a];
    }
    float left = 0;
    for (int a = 0; a < PLAYS; a++) { w->shares[a] = w->shares[a] < p->prior->floor * sum ? 0 : w->shares[a] / sum; left += w->shares[a]; }
    w->silent = 0;
    for (int a = 0; a < PLAYS; a++) { w->shares[a] /= left; if (w->shares[a] > 0) w->silent += w->shares[a] * w->play[a]; }
}

/* False: no world was found. `place`: how many are asked before the seat whether they call, counted from 1. */
static int weigh(const RollOuts *p, const Record *rec, const Table *now, int me, int place, int calling, Rng *r, Weighed *w) {
    Table *found = p->room->found;
    int n = worlds_for(p, rec, now, me, r, found, calling ? place : now->last >= 0 && !now->played ? now->seats : 1);
    memset(w, 0, sizeof *w);
    w->worlds = n;
    if (!n) return 0;
    w->enough = enough(found, n);
    uint64_t seed = next64(r);
    if (!calling) { play_out(p, now, me, found, n, seed, w); return 1; }
    for (int i = 0; i < n; i++) w->call += worth_after(p, &found[i], me, me);
    w->call /= n;
    if (me == now->mover && now->held[me]) play_out(p, now, me, found, n, seed, w);
    else {
        for (int i = 0; i < n; i++) for (int k = 0; k < p->tries; k++) {
            Table t = found[i];
            Rng same = {(uint64_t)i * 7919 + k * 104729 + seed};
            int caller = p->answers ? p->ended(p, p->room->as[i], &t, -1, me, place + 1, &same) : ended_by(p, &t, me, place + 1, &same);
            w->silent += worth_after(p, &t, caller, me);
        }
        w->silent /= n * p->tries;
    }
    float out[OUTPUTS], half = (float)p->worths.half[at_purses(now->purse, now->seats, me)];
    float c = to_call_seen(p->prior, now, me, out);
    c = fminf(fmaxf(c, 1e-3f), 1 - 1e-3f);
    c = 1 / (1 + (1 - c) / c * exp_of(((float)(w->silent - w->call)) / half / p->temper));
    w->calls = c < p->prior->floor ? 0 : c > 1 - p->prior->floor ? 1 : c;
    return 1;
}
#endif
