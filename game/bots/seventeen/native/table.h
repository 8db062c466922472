/* The rules of 17 for training and measuring: one struct that changes in place. `round.py` is the same in
   Python; a test plays both beside the engine. Kinds are numbered as in cards.py. */
#ifndef TABLE_H
#define TABLE_H
#include <stdint.h>
#include <string.h>

enum { H1, H2, H3, H4, H5, O1, O2, O3, O4, O5, REVERSE, DOUBLE, TRASH, TRAP, KINDS };
enum { OPEN = -1 };            /* how a card of the row lies; hidden ones: the height of the row then, 0 to 3 */
enum { MOST_SEATS = 4, DECK = 70, VICTORIES = 3, HEIGHTS = 4, LONGEST = 60 };
static const int VALUE[KINDS] = {1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0, 0, 0, 0};
static const int IN_THE_BOX[KINDS] = {3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 5, 5, 5, 5};
#ifdef REDUCED /* the game that tests/bench/reduced.py solves: five cards, one round */
enum { GOAL = 7, DEALT = 2, ROUNDS = 1 };
static const int COPIES[KINDS] = {1, 0, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1};
#else
enum { GOAL = 17, DEALT = 3, ROUNDS = 0 };
#define COPIES IN_THE_BOX
#endif
static inline int plain(int kind) { return kind < O1 || kind > O5; }
static inline int back_of(int kind) { return plain(kind) ? 0 : kind - O1 + 1; } /* 0 plain, 1 to 5 */

typedef struct { uint64_t s; } Rng;
static inline uint64_t next64(Rng *r) {
    uint64_t z = (r->s += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static inline int below(Rng *r, int n) { return (int)(((next64(r) >> 32) * (uint64_t)n) >> 32); }
static inline float unit(Rng *r) { return (float)(next64(r) >> 40) * (1.0f / 16777216.0f); }

typedef struct { int8_t seat, kind, how; } Lies;

typedef struct {
    int seats, direction, mover, last, cards, after, played, opens;
    int8_t hands[MOST_SEATS][KINDS], held[MOST_SEATS];
    int hidden[MOST_SEATS], traps[MOST_SEATS];
    int8_t when[MOST_SEATS][HEIGHTS]; /* each seat's hidden cards, by the height of the row they were laid on */
    Lies row[DECK]; int length;
    int8_t pile[DECK], discards[DECK]; int piled, discarded;
    int8_t shown[KINDS];              /* plain cards among row and discards that all know */
    int8_t own[MOST_SEATS][KINDS];    /* and those that only the seat itself knows, which hid them */
    int8_t top;                       /* the back of the pile's first card; -1: no pile */
    int purse[MOST_SEATS];            /* victories * 2 + penalties */
    /* A scripted table takes its draws and backs from a record (see worlds.h). */
    const int8_t *script; int scripted;
} Table;

static const float A_BACK = 1.4f;
static inline int backs_of(const Table *t, int seat) {
    return t->when[seat][0] + t->when[seat][1] + t->when[seat][2] + t->when[seat][3];
}
static inline int others_backs(const Table *t, int seat) {
    int n = 0;
    for (int s = 0; s < t->seats; s++) if (s != seat) n += backs_of(t, s);
    return n;
}
static inline int height(const Table *t) {
    int n = 0;
    for (int s = 0; s < t->seats; s++) n += backs_of(t, s);
    float about = t->opens + A_BACK * n;
    return about < 6.0f ? 0 : about < 11.0f ? 1 : about < 14.0f ? 2 : 3;
}
static inline void see_top(Table *t) { t->top = t->piled ? back_of(t->pile[t->piled - 1]) : -1; }

static void shuffle(int8_t *cards, int n, Rng *r) {
    for (int i = n - 1; i > 0; i--) { int j = below(r, i + 1); int8_t c = cards[i]; cards[i] = cards[j]; cards[j] = c; }
}

static void draw(Table *t, int seat, Rng *r) {
    int kind;
    if (t->script) {
        if (t->script[t->scripted] == -2) { /* the discards were shuffled */
            t->scripted++;
            memset(t->shown, 0, sizeof t->shown);
            memset(t->own, 0, sizeof t->own);
            for (int i = 0; i < t->length; i++)
                if (plain(t->row[i].kind)) {
                    if (t->row[i].how == OPEN) t->shown[t->row[i].kind]++;
                    else t->own[t->row[i].seat][t->row[i].kind]++;
                }
        }
        if (t->script[t->scripted] == -3) return; /* its end */
        kind = t->script[t->scripted++];
        t->top = t->script[t->scripted++];
        if (kind < 0) return;
    } else {
        if (!t->piled) {
            if (!t->discarded) return;
            memcpy(t->pile, t->discards, t->discarded);
            t->piled = t->discarded; t->discarded = 0;
            shuffle(t->pile, t->piled, r);
            memset(t->shown, 0, sizeof t->shown);
            memset(t->own, 0, sizeof t->own);
            for (int i = 0; i < t->length; i++)
                if (plain(t->row[i].kind)) {
                    if (t->row[i].how == OPEN) t->shown[t->row[i].kind]++;
                    else t->own[t->row[i].seat][t->row[i].kind]++;
                }
        }
        kind = t->pile[--t->piled];
        see_top(t);
    }
    t->hands[seat][kind]++; t->held[seat]++;
}

static void lay(Table *t, int seat, int kind, int down) {
    int how = OPEN;
    if (down && plain(kind)) {
        how = height(t);
        t->when[seat][how]++;
        t->hidden[seat] += VALUE[kind];
        t->traps[seat] += kind == TRAP;
        t->own[seat][kind]++;
    } else {
        t->opens += VALUE[kind];
        if (plain(kind)) t->shown[kind]++;
    }
    t->row[t->length++] = (Lies){(int8_t)seat, (int8_t)kind, (int8_t)how};
}

static void take_off(Table *t) {
    Lies l = t->row[--t->length];
    t->discards[t->discarded++] = l.kind;
    if (l.how == OPEN) { t->opens -= VALUE[l.kind]; return; }
    t->when[l.seat][l.how]--;
    t->hidden[l.seat] -= VALUE[l.kind];
    t->traps[l.seat] -= l.kind == TRAP;
}

static void begin(Table *t, Rng *r) { if (!t->held[t->mover]) draw(t, t->mover, r); }

static int play(Table *t, int kind, int down, Rng *r) { /* was it the whole turn? */
    int seat = t->mover;
    t->hands[seat][kind]--; t->held[seat]--;
    lay(t, seat, kind, down);
    t->played++;
    if (!down) {
        if (kind == REVERSE) t->direction = -t->direction;
        else if (kind == DOUBLE) t->after = 2;
        else if (kind == TRASH) { take_off(t); if (t->length) take_off(t); }
    }
    if (t->played < t->cards && t->held[seat]) return 0;
    for (int i = 0; i < t->cards; i++) draw(t, seat, r);
    t->mover = (seat + t->direction + t->seats) % t->seats;
    t->last = seat;
    t->cards = t->after; t->after = 1; t->played = 0;
    return 1;
}

static inline int must_call(const Table *t) { return !(t->held[t->mover] || t->piled || t->discarded); }
static inline int total(const Table *t) {
    int sum = t->opens;
    for (int s = 0; s < t->seats; s++) sum += t->hidden[s];
    return sum;
}
static inline int favoured(const Table *t, int caller) { return total(t) >= GOAL ? caller : t->last; }

static void clear_row(Table *t, int mover) {
    t->mover = mover; t->last = -1; t->cards = t->after = 1; t->played = 0; t->opens = 0; t->length = 0;
    memset(t->hidden, 0, sizeof t->hidden); memset(t->traps, 0, sizeof t->traps);
    memset(t->when, 0, sizeof t->when);
}

static int paid_out(int purse, int won, int lost) {
    int penalties = (purse & 1) + lost, victories = (purse >> 1) - penalties / 2;
    if (victories < 0) victories = 0;
    return (victories + (won > 0)) * 2 + penalties % 2;
}
static void after_call(const Table *t, int caller, int *purse) {
    int won[MOST_SEATS], lost[MOST_SEATS] = {0}, right = favoured(t, caller);
    for (int s = 0; s < t->seats; s++) { won[s] = t->traps[s]; lost[caller] += t->traps[s]; }
    won[right]++; lost[right == caller ? t->last : caller]++;
    for (int s = 0; s < t->seats; s++) purse[s] = paid_out(t->purse[s], won[s], lost[s]);
}
static void end_round(Table *t, int caller) { /* purses are the caller's of this to set */
    int starter = favoured(t, caller);
    for (int i = 0; i < t->length; i++) {
        Lies l = t->row[i];
        t->discards[t->discarded++] = l.kind;
        if (l.how != OPEN) { t->own[l.seat][l.kind]--; t->shown[l.kind]++; }
    }
    clear_row(t, starter);
}

static void deal(Table *t, int seats, Rng *r) {
    memset(t, 0, sizeof *t);
    t->seats = seats; t->direction = 1;
    for (int k = 0; k < KINDS; k++) for (int c = 0; c < COPIES[k]; c++) t->pile[t->piled++] = k;
    shuffle(t->pile, t->piled, r);
    for (int i = 0; i < DEALT; i++) for (int s = 0; s < seats; s++) draw(t, s, r);
    clear_row(t, below(r, seats));
}
#endif
