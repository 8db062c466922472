/* What a seat goes by, as inputs of the network. `features.py` is the same in Python. */
#ifndef FEATURES_H
#define FEATURES_H
#include "net.h"

enum { PLAY, FIRST_OF_TWO, SECOND_OF_TWO, CALL, CALL_ON_TWO, CALL_ASIDE, PHASES };
enum { PLAYS = KINDS * 2, CALLS_AT = PLAYS, VALUES_AT = PLAYS + 1, CALL_VALUE_AT = VALUES_AT + PLAYS,
       ENOUGH_AT = CALL_VALUE_AT + 2, OUTPUTS = 64 };

static const int PLAIN_KINDS[FRACTIONS] = {H1, H2, H3, H4, H5, REVERSE, DOUBLE, TRASH, TRAP};
static inline int least(int a, int b) { return a < b ? a : b; }

static int PUT(Seen *x, int base, int size, int value) { x->at[x->n++] = base + (value < size ? value : size - 1); return base + size; }
static int HEAP(Seen *x, int base, int most, int count) {
    for (int i = 0; i < most && i < count; i++) x->at[x->n++] = base + i;
    return base + most;
}

static int see(const Table *t, int seat, int phase, Seen *x) { /* returns how many inputs there are */
    int n = t->seats, own = t->hidden[seat], known = t->opens + own, backs = backs_of(t, seat), others = others_backs(t, seat);
    x->n = 0;
    for (int f = 0; f < FRACTIONS; f++) {
        int k = PLAIN_KINDS[f];
        x->part[f] = (float)(COPIES[k] - t->hands[seat][k] - t->shown[k] - t->own[seat][k]) / IN_THE_BOX[k];
    }
    int base = FRACTIONS;
    base = PUT(x, base, PHASES, phase);
    base = PUT(x, base, 25, t->opens);
    base = PUT(x, base, 25, known);
    base = PUT(x, base, 11, own);
    base = PUT(x, base, 3, t->traps[seat]);
    base = PUT(x, base, 125, least(known, 24) * 5 + least(others, 4));
    base = PUT(x, base, 125, least(t->opens, 24) * 5 + least(backs, 4));
    base = PUT(x, base, 13, t->length);
    for (int h = 0; h < HEIGHTS; h++) base = HEAP(x, base, 2, t->when[seat][h]);
    for (int k = 0; k < KINDS; k++) base = HEAP(x, base, 3, t->hands[seat][k]);
    base = PUT(x, base, 2, t->after == 2);
    int lying = 0;
    if (t->length) {
        Lies l = t->row[t->length - 1];
        lying = l.how == OPEN ? 1 + VALUE[l.kind] : l.seat == seat ? 7 : 8;
    }
    base = PUT(x, base, 9, lying);
    base = PUT(x, base, 7, t->top + 1);
    base = PUT(x, base, 6, t->purse[seat]);
    base = PUT(x, base, n + 1, t->last < 0 ? n : ((t->last - seat) * t->direction + n) % n);
    base = PUT(x, base, n, ((t->mover - seat) * t->direction + n) % n);
    for (int j = 1; j < n; j++) {
        int s = (seat + j * t->direction + n) % n;
        for (int h = 0; h < HEIGHTS; h++) base = HEAP(x, base, 2, t->when[s][h]);
        int few = 0;
        for (int f = 0; f < FRACTIONS; f++) few += t->hands[s][PLAIN_KINDS[f]];
        base = HEAP(x, base, 3, few);
        for (int k = O1; k <= O5; k++) base = HEAP(x, base, 2, t->hands[s][k]);
        base = PUT(x, base, 6, t->purse[s]);
    }
    return base;
}

/* What nobody may know, for the critic alone. */
static int see_all(const Table *t, int seat, Seen *x, int base) {
    int n = t->seats, all = total(t);
    x->n = 0;
    base = PUT(x, base, 31, all);
    int theirs = 0;
    for (int j = 1; j < n; j++) {
        int s = (seat + j * t->direction + n) % n;
        for (int k = 0; k < KINDS; k++) base = HEAP(x, base, 2, t->hands[s][k]);
        base = PUT(x, base, 3, t->traps[s]);
        theirs += t->hidden[s];
    }
    base = PUT(x, base, 12, theirs);
    base = PUT(x, base, KINDS + 1, t->piled ? t->pile[t->piled - 1] + 1 : 0);
    return base;
}

static inline int may_be_enough(const Table *t, int seat) {
    return t->opens + t->hidden[seat] + 5 * others_backs(t, seat) >= GOAL;
}
static inline int phase_to_play(const Table *t) {
    return t->played ? SECOND_OF_TWO : t->cards == 2 && t->held[t->mover] > 1 ? FIRST_OF_TWO : PLAY;
}
static inline int phase_to_call(const Table *t, int seat) {
    return seat != t->mover ? CALL_ASIDE : t->cards == 2 ? CALL_ON_TWO : CALL;
}
static inline uint32_t legal_plays(const Table *t) {
    uint32_t may = 0;
    for (int k = 0; k < KINDS; k++) if (t->hands[t->mover][k]) {
        may |= 1u << (k * 2);
        if (plain(k)) may |= 2u << (k * 2);
    }
    return may;
}
static void shares(const float *out, uint32_t may, float *p) {
    float most = -1e9f, sum = 0;
    for (int a = 0; a < PLAYS; a++) if (may >> a & 1 && out[a] > most) most = out[a];
    for (int a = 0; a < PLAYS; a++) { p[a] = may >> a & 1 ? exp_of(out[a] - most) : 0; sum += p[a]; }
    for (int a = 0; a < PLAYS; a++) p[a] /= sum;
}
static inline float calls(const float *out) { return 1 / (1 + exp_of(-out[CALLS_AT])); }
#endif
