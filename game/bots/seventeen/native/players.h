/* How seats play, for measuring: the expert by its policy, weaker levels as `misjudging.py` has them. */
#ifndef PLAYERS_H
#define PLAYERS_H
#include "features.h"

typedef struct { int seats; const double *chance, *middle, *half; } Worths; /* by purses and seat, see worth.py */
static inline int at_purses(const int *purse, int seats, int seat) {
    int code = 0;
    for (int s = 0; s < seats; s++) code = code * 8 + purse[s];
    return code * seats + seat;
}

/* Shares below `floor` are never played. `error` 0: by the shares; else a level that misjudges so much, up to `cap`; the
   rest as `Erring` has it. */
typedef struct { Net net; float floor, error, cap, a_back, hopes, waits, shows, greedy; } Player;

/* What a seat gets wrong for a whole round. */
typedef struct { float miscounts, plans[3]; } Mood;

static const double CERTAIN = 1 - 1e-9; /* a game that is won */
static const int LONG = 24; /* cards of a row, from which on somebody calls what may be enough */
static const float GREEN = 0.25f, SPREAD = 1.2f, MISCOUNTED = 2, WITHIN_A_KIND = 0.5f, MOST_AT_ONCE = 0.5f;

static Mood mood_of(const Player *by, Rng *r) {
    Mood mood = {gauss(r) * by->error * MISCOUNTED, {0}};
    for (int k = 0; k < 3; k++) mood.plans[k] = gauss(r) * by->error;
    return mood;
}
static int sampled(const float *p, int n, Rng *r) {
    float u = unit(r);
    int last = 0;
    for (int a = 0; a < n; a++) if (p[a] > 0) { last = a; if ((u -= p[a]) < 0) return a; }
    return last;
}
static inline float share_of(float x) { return 1 / (1 + exp_of(-x)); }

/* Who doesn't err asks for shares alone. */
enum { SHARES = 2 * BLOCK };
_Static_assert(BLOCK <= CALLS_AT && CALLS_AT < SHARES, "they lie in two blocks, and calls in the second");

static void to_play(const Player *by, const Table *t, uint32_t may, float *p, float *out) {
    Seen x; Hidden h;
    see(t, t->mover, phase_to_play(t), &x);
    forward_part(&by->net, &x, 0, &h, out, 0, by->error == 0 ? SHARES : OUTPUTS);
    shares(out, may, p);
    float sum = 0;
    for (int a = 0; a < PLAYS; a++) { if (p[a] < by->floor) p[a] = 0; sum += p[a]; }
    for (int a = 0; a < PLAYS; a++) p[a] /= sum;
}
static float to_call_seen(const Player *by, const Table *t, int s, float *out) {
    Seen x; Hidden h;
    see(t, s, phase_to_call(t, s), &x);
    int all = by->error > 0 || t->length >= LONG;
    forward_part(&by->net, &x, 0, &h, out, all ? 0 : BLOCK, all ? OUTPUTS : SHARES);
    if (t->length >= LONG && out[ENOUGH_AT] > 0) return 1;
    float c = calls(out);
    return c < by->floor ? 0 : c > 1 - by->floor ? 1 : c;
}
static float to_call(const Player *by, const Table *t, int s) {
    float out[OUTPUTS];
    return may_be_enough(t, s) ? to_call_seen(by, t, s, out) : 0;
}

/* What a level dares at most, with this worth of its best option; `unit`: what a worth of 1 is, an even share being a half. */
static float dares(const Player *by, const Worths *w, const Table *t, int s, float best, float *unit_of) {
    int at = at_purses(t->purse, t->seats, s);
    float scale = t->seats / 2.0f, unit_here = w->half[at] * scale, chance = w->middle[at] * scale + unit_here * best;
    *unit_of = unit_here;
    chance = chance < 0 ? 0 : chance > 1 ? 1 : chance;
    return fminf(by->cap, chance * MOST_AT_ONCE) + 1e-9f;
}
/* What lies open once it is played. */
static int opens_after(const Table *t, int kind, int down) {
    if (kind != TRASH || down) return t->opens + (down && plain(kind) ? 0 : VALUE[kind]);
    Lies l = t->length ? t->row[t->length - 1] : (Lies){0, TRASH, OPEN};
    return t->opens - (l.how == OPEN ? VALUE[l.kind] : 0);
}
/* Without what nobody does, as `sensible` in misjudging.py. */
static uint32_t sensible(const Table *t, uint32_t may) {
    int near = 0; /* to winning: another needs only one more victory */
    for (int s = 0; s < t->seats; s++) near |= s != t->mover && t->purse[s] >> 1 >= VICTORIES - 1;
    may &= ~(1u << TRAP * 2);
    uint32_t left = may;
    for (int a = 0; near && a < PLAYS; a++) if (opens_after(t, a >> 1, a & 1) >= GOAL) left &= ~(1u << a);
    return left ? left : may;
}
/* Can a beginner picture that the row is enough: one hidden card a five, the rest twos? */
static int pictures(const Table *t, int s) {
    int others = others_backs(t, s);
    return t->opens + t->hidden[s] + (others ? 2 * others + 3 : 0) >= GOAL;
}
static int sees_enough(const Table *t, int s) {
    return !others_backs(t, s) && !t->traps[s] && t->opens + t->hidden[s] >= GOAL;
}
/* What looks best to a level, of plays with these worths. */
static int misjudged_play(const Player *by, const Worths *w, const Table *t, const Mood *mood, uint32_t may, const float *worth, Rng *r) {
    float best = -1e9f, unit_here, looks_least = 1e9f;
    may = sensible(t, may);
    for (int a = 0; a < PLAYS; a++) if (may >> a & 1 && worth[a] > best) best = worth[a];
    float most = dares(by, w, t, t->mover, best, &unit_here);
    int chosen = 0;
    for (int a = 0; a < PLAYS; a++) if (may >> a & 1) {
        int kind = a >> 1, about = a & 1 && plain(kind) ? 0 : VALUE[kind] ? 1 : 2;
        float cost = (best - worth[a]) * unit_here;
        float liked = (t->opens + VALUE[kind] < GOAL ? by->greedy * VALUE[kind] / VALUE[H5] : 0) - (about ? 0 : by->shows);
        float looks = cost + mood->plans[about] + gauss(r) * by->error * WITHIN_A_KIND - liked;
        if (cost <= most && looks < looks_least) { looks_least = looks; chosen = a; }
    }
    return chosen;
}
/* And whether it calls, where silence and a call have these. */
static int misjudged_call(const Player *by, const Worths *w, const Table *t, int s, const Mood *mood, float on, float call) {
    float unit_here = w->half[at_purses(t->purse, t->seats, s)] * t->seats / 2.0f, green = fminf(1, by->error / GREEN);
    int others = others_backs(t, s), own_turn = s == t->mover;
    float own = (1 - green / 2) * t->hidden[s] + green / 2 * by->a_back * backs_of(t, s);
    float taken = others ? by->a_back * others + by->hopes : 0;
    float about = t->opens + own + (own_turn ? 1 : 1 - by->waits) * taken + mood->miscounts;
    float felt = (1 - green) * call + green * (2 * share_of((about - GOAL + 0.5f) / SPREAD) - 1);
    if (call <= on && !pictures(t, s)) return 0;
    if ((on - call) * unit_here > by->cap) return 0;
    if ((call - on) * unit_here > by->cap) return 1;
    return felt > on;
}
/* It knows all cards of the row, and that a call wins the game: nobody risks that. */
static int surely_won(const Worths *w, const Table *t, int s) {
    int then[MOST_SEATS];
    if (others_backs(t, s)) return 0;
    after_call(t, s, then);
    return w->chance[at_purses(then, t->seats, s)] >= CERTAIN;
}
static int plays(const Player *by, const Worths *w, const Table *t, const Mood *mood, uint32_t may, Rng *r) {
    float p[PLAYS], out[OUTPUTS];
    if (!(may & (may - 1))) return __builtin_ctz(may);
    to_play(by, t, may, p, out);
    return by->error == 0 ? sampled(p, PLAYS, r) : misjudged_play(by, w, t, mood, may, out + VALUES_AT, r);
}
static int calls_here(const Player *by, const Worths *w, const Table *t, int s, const Mood *mood, Rng *r) {
    float out[OUTPUTS];
    if (!may_be_enough(t, s)) return 0;
    float c = sees_enough(t, s) || surely_won(w, t, s) ? 1 : to_call_seen(by, t, s, out);
    if (by->error == 0 || c == 1) return unit(r) < c;
    return misjudged_call(by, w, t, s, mood, out[CALL_VALUE_AT], out[CALL_VALUE_AT + 1]);
}
#endif
