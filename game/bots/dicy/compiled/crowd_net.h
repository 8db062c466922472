/* What a position between two turns is worth to each of three or four seats: a small network looks at every seat
   with the others beside it, and the seats share the win by what it says of them.

   Seats are counted by their place in the round, from who plays first. Two networks, one for the round in which
   the target is reached already. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dice.h"

#define NEEDS 38 /* the last is out of reach */
#define TARGET 100
#define MOST_SEATS 4
#define AHEAD 3

enum { PLAIN, CHILL_NEIGHBOURS, CHILL_EVERYONE, THAW_NEIGHBOURS, KINDS };

/* `carries` is what cards are worth in the long run, `leads` [own, other's] who comes out ahead in the endless game
   of two, `reach` the chance to score as much in one turn, `soon` in some turns more, alone; `chilled`, `thawed`: what
   a seat is left with that turns over the card which matters least or most in the long run; `most` the most points in
   one turn; `cards` which of the twelve they are, -1 where the network is to know nothing of these and of `soon`. */
typedef struct {
    int kinds[HAND], of_kind[KINDS], cards[HAND];
    unsigned char picks[HAND][ROLLS];
    unsigned char made_by[KINDS][POINTS];
    unsigned char chilled[SETS], thawed[SETS], most[SETS];
    float rate, carries[SETS], reach[SETS][NEEDS], leads[SETS][SETS], soon[AHEAD][SETS][TARGET + 1];
} Five;

typedef struct {
    int seats, next; /* 0: a round begins, or the game has ended */
    int score[MOST_SEATS], active[MOST_SEATS];
} Table;

/* What a network is told first, of a seat itself, of each other and of all; and then of the cards by name. */
enum { CARDS = 12, OWN_FIRST = 17, OF_OTHER_FIRST = 11, COMMON_FIRST = 5, LATER = CARDS + AHEAD + 1 };
enum { OWN = OWN_FIRST + LATER, OF_OTHER = OF_OTHER_FIRST + LATER, COMMON = CARDS + COMMON_FIRST };
enum { WIDE = 48, NARROW = 16 };
#define INPUTS (OWN + (MOST_SEATS - 1) * OF_OTHER + COMMON)

typedef struct {
    float first[INPUTS + 1][WIDE], second[WIDE + 1][NARROW], third[NARROW + 1];
} Layers;

typedef struct {
    Layers going_on, ending;
} Net;

typedef struct {
    int counts; /* or has lost for certain */
    float x[INPUTS], wide[WIDE], narrow[NARROW];
} Seen;

static int most(const Table *table) {
    int best = 0;
    for (int seat = 0; seat < table->seats; seat++)
        if (table->score[seat] > best) best = table->score[seat];
    return best;
}

static int count(int active) {
    int found = 0;
    for (; active; active &= active - 1) found++;
    return found;
}

static int is_over(const Table *table) { return table->next == 0 && most(table) >= TARGET; }

static void won(const Table *table, float *into) {
    int best = -1, equal = 0;
    for (int seat = 0; seat < table->seats; seat++) {
        const int rank = table->score[seat] * 8 + count(table->active[seat]);
        if (rank > best) best = rank, equal = 0;
        equal += rank == best;
    }
    for (int seat = 0; seat < table->seats; seat++)
        into[seat] = table->score[seat] * 8 + count(table->active[seat]) == best ? 1.0f / (float)equal : 0.0f;
}

static int are_neighbours(int seats, int one, int other) {
    const int apart = (one - other + seats) % seats;
    return apart == 1 || apart == seats - 1;
}

static float reached(const Five *five, int active, int points) {
    return five->reach[active][points < 0 ? 0 : points < NEEDS ? points : NEEDS - 1];
}

/* Of a seat, whoever looks at it. */
typedef struct {
    float to_go, cards, wait, due, chance, level, sure, fails;
    int chills, hits_all, thaws;
} Look;

static Look look(const Five *five, const Table *table, int seat, int ending, int best) {
    const int active = table->active[seat], score = table->score[seat];
    Look found = {0};
    found.to_go = ((float)(TARGET - score) - five->carries[active]) / five->rate;
    found.cards = five->carries[active] / five->rate;
    found.wait = (float)((seat - table->next + table->seats) % table->seats) / (float)table->seats;
    found.due = seat >= table->next;
    found.chills = !!(active & five->of_kind[CHILL_NEIGHBOURS]);
    found.hits_all = !!(active & five->of_kind[CHILL_EVERYONE]);
    found.thaws = !!(active & five->of_kind[THAW_NEIGHBOURS]);
    if (ending) {
        const float beats = found.due ? reached(five, active, best - score + 1) : 0.0f;
        found.chance = beats;
        found.level = found.due ? reached(five, active, best - score) : (float)(score == best);
        found.sure = logf(beats > 0.003f ? beats : 0.003f) / 3;
        found.fails = logf(beats < 0.997f ? 1 - beats : 0.003f) / 3;
        found.to_go = (float)(best - score) / 10;
        if (found.to_go > 4) found.to_go = 4;
    } else
        found.chance = reached(five, active, TARGET - score);
    return found;
}

enum { COMING = 4 };

/* What may happen to a seat's cards before its turn: who may chill it, who thaws it, what it can reach then. */
static void before_its_turn(const Five *five, const Table *table, const Look *looks, int seat, int ending, float *x) {
    const int chilled = five->chilled[table->active[seat]], thawed = five->thawed[table->active[seat]];
    float chills = 0, thaws = 0;
    for (int other = 0; other < table->seats; other++) {
        const Look *its = looks + other;
        if (its->wait >= looks[seat].wait) continue;
        const int near = are_neighbours(table->seats, seat, other);
        chills += (float)((near && its->chills) || its->hits_all);
        thaws += (float)((near && its->thaws) || !table->active[other]);
    }
    x[0] = chills / 2;
    x[1] = thaws / 2;
    x[2] = ending ? 0.0f : reached(five, chilled, TARGET - table->score[seat]);
    x[3] = ending ? 0.0f : reached(five, thawed, TARGET - table->score[seat]);
}

#define A_CARD 0.5f

static float *by_card(const Five *five, int active, float *x) {
    for (int card = 0; card < HAND; card++)
        if (active >> card & 1 && five->cards[card] >= 0) x[five->cards[card]] = A_CARD;
    return x + CARDS;
}

/* Of a seat with these cards: their names, its chances to have the target in two turns and in three, alone, and to
   have more than that in one. */
static float *later(const Five *five, const Table *table, int seat, int ending, float *x) {
    const int active = table->active[seat], needs = TARGET - table->score[seat];
    x = by_card(five, active, x);
    if (!ending && five->cards[0] >= 0) {
        for (int turns = 1; turns < AHEAD; turns++) x[turns - 1] = five->soon[turns][active][needs];
        x[AHEAD - 1] = reached(five, active, needs + 6);
        x[AHEAD] = reached(five, active, needs + 12);
    }
    return x + AHEAD + 1;
}

static void see(const Five *five, const Table *table, const Look *looks, int seat, int ending, float *x) {
    const int seats = table->seats;
    const Look *own = looks + seat;
    int order[MOST_SEATS], others = 0;
    memset(x, 0, INPUTS * sizeof *x);
    for (int step = 1; step < seats; step++) { /* those nearest to the win first */
        int at = others++;
        const int other = (seat + step) % seats;
        for (; at > 0 && looks[order[at - 1]].to_go > looks[other].to_go; at--) order[at] = order[at - 1];
        order[at] = other;
    }
    float least = own->to_go;
    for (int at = 0; at < others; at++)
        if (looks[order[at]].to_go < least) least = looks[order[at]].to_go;
    const float scale = ending ? 1.0f : 1 / sqrtf((least > 0 ? least : 0) + 0.5f);
    *x++ = own->to_go / 4;
    *x++ = own->cards;
    *x++ = own->chance;
    *x++ = own->wait;
    *x++ = own->due;
    *x++ = ending ? own->level : (float)(seat == 0);
    *x++ = ending ? own->sure : (float)(seat == seats - 1);
    *x++ = ending ? own->fails : (least - own->to_go) * scale;
    *x++ = (float)own->chills;
    *x++ = (float)own->hits_all;
    *x++ = (float)own->thaws;
    *x++ = (float)count(table->active[seat]) / HAND;
    *x++ = (float)!table->active[seat];
    before_its_turn(five, table, looks, seat, ending, x);
    x = later(five, table, seat, ending, x + COMING);
    for (int at = 0; at < others; at++) {
        const int other = order[at], near = are_neighbours(seats, seat, other);
        const Look *its = looks + other;
        *x++ = (its->to_go - own->to_go) * scale / 2;
        *x++ = its->cards;
        *x++ = its->chance;
        *x++ = its->wait;
        *x++ = its->due;
        *x++ = ending ? its->level : five->leads[table->active[seat]][table->active[other]] / five->rate;
        *x++ = ending ? its->sure : (float)near;
        *x++ = ending ? its->fails : (float)((near && its->chills) || its->hits_all);
        *x++ = (float)(near && its->thaws);
        *x++ = (float)count(table->active[other]) / HAND;
        *x++ = (float)!table->active[other];
        x = later(five, table, other, ending, x);
    }
    x = by_card(five, ALL, x);
    *x++ = five->rate / 15;
    *x++ = five->of_kind[CHILL_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = five->of_kind[CHILL_EVERYONE] ? 1.0f : 0.0f;
    *x++ = five->of_kind[THAW_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = ending ? 0.0f : scale;
}

/* In the last round: whatever the others do. */
static int has_lost(const Five *five, const Table *table, int seat, int best) {
    const int active = seat == table->next ? table->active[seat] : ALL;
    return table->score[seat] + (seat < table->next ? 0 : five->most[active]) < best;
}

#define A_LITTLE 0.1f
static float bent(float x) { return fmaxf(x, A_LITTLE * x); }

/* Compiled twice where the loader can choose between them: the numbers are the same. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__linux__) && defined(__x86_64__)
#define FASTEST __attribute__((target_clones("avx2", "default")))
#else
#define FASTEST
#endif

typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));

FASTEST static float judged(const Layers *layers, int inputs, Seen *seen) {
    Eight wide[WIDE / 8];
    memcpy(wide, layers->first[INPUTS], sizeof wide);
    for (int from = 0; from < inputs; from++) {
        const float x = seen->x[from];
        const Eight *weights = (const Eight *)layers->first[from];
        if (x == 0) continue;
        for (int to = 0; to < WIDE / 8; to++) wide[to] += x * weights[to];
    }
    memcpy(seen->wide, wide, sizeof wide);
    for (int at = 0; at < WIDE; at++) seen->wide[at] = bent(seen->wide[at]);
    for (int to = 0; to < NARROW / 8; to++) { /* one sum after the other: each stays in a register */
        Eight sum = ((const Eight *)layers->second[WIDE])[to];
        for (int from = 0; from < WIDE; from++) sum += seen->wide[from] * ((const Eight *)layers->second[from])[to];
        memcpy(seen->narrow + 8 * to, &sum, sizeof sum);
    }
    float found = layers->third[NARROW];
    for (int at = 0; at < NARROW; at++) {
        seen->narrow[at] = bent(seen->narrow[at]);
        found += seen->narrow[at] * layers->third[at];
    }
    return found;
}

static int inputs_of(int seats) { return OWN + (seats - 1) * OF_OTHER + COMMON; }

/* By seat; `seen` is what the network made of each. */
static void shares(const Net *net, const Five *five, const Table *table, Seen *seen, float *into) {
    const int seats = table->seats, best = most(table), ending = best >= TARGET;
    Look looks[MOST_SEATS];
    float highest = -1e9f, sum = 0;
    for (int seat = 0; seat < seats; seat++) looks[seat] = look(five, table, seat, ending, best);
    for (int seat = 0; seat < seats; seat++) {
        seen[seat].counts = !ending || !has_lost(five, table, seat, best);
        if (!seen[seat].counts) continue;
        see(five, table, looks, seat, ending, seen[seat].x);
        into[seat] = judged(ending ? &net->ending : &net->going_on, inputs_of(seats), seen + seat);
        if (into[seat] > highest) highest = into[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        sum += into[seat] = seen[seat].counts ? expf(into[seat] - highest) : 0.0f;
    for (int seat = 0; seat < seats; seat++) into[seat] /= sum;
}

static void worth(const Net *net, const Five *five, const Table *table, float *into) {
    Seen seen[MOST_SEATS];
    if (is_over(table))
        won(table, into);
    else
        shares(net, five, table, seen, into);
}
