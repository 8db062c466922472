/* What a position between two turns is worth to each of three or four seats: a small network looks at the whole
   table, from who comes next, and the seats share the win by what it says of them.

   Seats are counted by their place in the round, from who plays first. Two networks, one for the round in which
   the target is reached already. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "dice.h"

#define NEEDS 38 /* the last is out of reach */
#define TARGET 100
#define MOST_SEATS 4
#define AHEAD 6

enum { CHILLED, CHILLED_TWICE, THAWED, HITS };
enum { PLAIN, CHILL_NEIGHBOURS, CHILL_EVERYONE, THAW_NEIGHBOURS, KINDS };

/* `carries` is what cards are worth in the long run, `leads` [own, other's] who comes out ahead in the endless game
   of two, `reach` the chance to score as much in one turn, `soon` in some turns more, alone; `chilled`, `thawed`: what
   a seat is left with that turns over the card which matters least or most in the long run; `most` the most points in
   one turn; `cards` which of the twelve they are. */
typedef struct {
    int kinds[HAND], of_kind[KINDS], cards[HAND];
    unsigned char picks[HAND][ROLLS];
    unsigned char made_by[KINDS][POINTS];
    unsigned char chilled[SETS], thawed[SETS], most[SETS];
    float rate, carries[SETS], reach[SETS][NEEDS], leads[SETS][SETS], soon[AHEAD][SETS][TARGET + 1];
    float hit_reach[HITS][SETS][NEEDS], hit_soon[HITS][SETS][TARGET + 1];
} Five;

typedef struct {
    int seats, next; /* 0: a round begins, or the game has ended */
    int score[MOST_SEATS], active[MOST_SEATS];
} Table;

/* What a network is told of each seat, of each two, and of all. */
enum { CARDS = 12, ITSELF = 16, COMING = 11, LATER = AHEAD + 1, OF_SEAT = ITSELF + COMING + CARDS + LATER };
enum { COMMON = CARDS + 5, PAIRS = MOST_SEATS * (MOST_SEATS - 1) / 2 };
enum { INPUTS = MOST_SEATS * OF_SEAT + PAIRS + COMMON, WIDE = 128, NARROW = 32 };
enum { ENDING_WIDE = 32 }; /* of these: what is left open in the last round is little */

typedef struct {
    float first[INPUTS + 1][WIDE], second[WIDE + 1][NARROW], third[NARROW + 1][MOST_SEATS];
} Layers;

typedef struct {
    Layers going_on, ending;
} Net;

/* Of the last table that was looked at: what the network was told and what it makes of that, so that a table much
   like it takes little. `counts`: by seat; else it has lost for certain. */
typedef struct {
    int is_begun, counts[MOST_SEATS];
    float x[INPUTS], sums[WIDE], wide[WIDE], narrow[NARROW];
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

static int within(int points) { return points < 0 ? 0 : points < NEEDS ? points : NEEDS - 1; }

static float reached(const Five *five, int active, int points) { return five->reach[active][within(points)]; }

/* Of a seat. `to_go`, `cards`: in turns; in the last round `to_go` is what it lacks. */
typedef struct {
    float to_go, cards, chance, wins;
    int wait, chills, hits_all, thaws;
} Look;

static Look look(const Five *five, const Table *table, int seat, int ending, int best) {
    const int active = table->active[seat], lacks = (ending ? best + 1 : TARGET) - table->score[seat];
    Look found = {0};
    found.to_go = ((float)lacks - five->carries[active]) / five->rate;
    found.cards = five->carries[active] / five->rate;
    found.chance = ending && seat < table->next ? 0.0f : reached(five, active, lacks);
    found.wait = (seat - table->next + table->seats) % table->seats;
    found.chills = !!(active & five->of_kind[CHILL_NEIGHBOURS]);
    found.hits_all = !!(active & five->of_kind[CHILL_EVERYONE]);
    found.thaws = !!(active & five->of_kind[THAW_NEIGHBOURS]);
    return found;
}

/* What may happen to a seat's cards before its turn: who may chill it, who thaws it, what it can reach then. */
static float *before_its_turn(const Five *five, const Table *table, const Look *looks, int seat, int lacks, float *x) {
    const int active = table->active[seat], chilled = five->chilled[active], thawed = five->thawed[active];
    const int twice = five->chilled[chilled];
    float chills = 0, thaws = 0;
    for (int other = 0; other < table->seats; other++) {
        const Look *its = looks + other;
        if (its->wait >= looks[seat].wait) continue;
        const int near = are_neighbours(table->seats, seat, other);
        chills += (float)((near && its->chills) || its->hits_all);
        thaws += (float)((near && its->thaws) || !table->active[other]);
    }
    *x++ = chills / 2;
    *x++ = thaws / 2;
    *x++ = five->carries[chilled] / five->rate;
    *x++ = five->carries[twice] / five->rate;
    *x++ = five->carries[thawed] / five->rate;
    for (int hit = 0; hit < HITS; hit++) {
        *x++ = five->hit_reach[hit][active][within(lacks)];
        *x++ = lacks <= TARGET ? five->hit_soon[hit][active][lacks] : 0.0f;
    }
    return x;
}

#define A_CARD 0.5f

static float *by_card(const Five *five, int active, float *x) {
    for (int card = 0; card < HAND; card++)
        if (active >> card & 1) x[five->cards[card]] = A_CARD;
    return x + CARDS;
}

/* Its chances to have what it lacks in some turns, alone, and to have more than that in one. */
static float *later(const Five *five, int active, int lacks, float *x) {
    for (int turns = 1; turns < AHEAD; turns++) *x++ = lacks <= TARGET ? five->soon[turns][active][lacks] : 0.0f;
    *x++ = reached(five, active, lacks + 6);
    *x++ = reached(five, active, lacks + 12);
    return x;
}

static float clipped(float chance) { return fminf(fmaxf(chance, 0.003f), 0.997f); }

/* What each seat has of the win where each looks at nobody: who has the target first, by the end of this round or
   one of those after it; in one round they share it by their chances. What is open then goes by turns to go. */
static void race_alone(const Five *five, const Table *table, const Look *looks, float *into) {
    const int seats = table->seats;
    float by_then[MOST_SEATS] = {0}, by_turns[MOST_SEATS], open = 1, least = looks[0].to_go, sum = 0;
    memset(into, 0, MOST_SEATS * sizeof *into);
    for (int round = 0; round < AHEAD; round++) {
        float fresh[MOST_SEATS], all = 0, still = 1;
        for (int seat = 0; seat < seats; seat++) {
            const int turns = round - (seat < table->next), lacks = TARGET - table->score[seat];
            const float now = turns < 0 ? 0 : five->soon[turns][table->active[seat]][lacks];
            fresh[seat] = now - by_then[seat];
            by_then[seat] = now;
            all += fresh[seat];
            still *= 1 - now;
        }
        for (int seat = 0; seat < seats && all > 0; seat++) into[seat] += (open - still) * fresh[seat] / all;
        open = still;
    }
    for (int seat = 1; seat < seats; seat++) least = fminf(least, looks[seat].to_go);
    for (int seat = 0; seat < seats; seat++) {
        const float behind = looks[seat].to_go - least;
        sum += by_turns[seat] = 1 / (1 + behind * behind * behind);
    }
    for (int seat = 0; seat < seats; seat++) into[seat] += open * by_turns[seat] / sum;
}

static void see(const Five *five, const Table *table, const Look *looks, int ending, int best, float *x) {
    const int seats = table->seats;
    float least = looks[0].to_go, alone[MOST_SEATS] = {0};
    memset(x, 0, INPUTS * sizeof *x);
    if (!ending) race_alone(five, table, looks, alone);
    for (int seat = 1; seat < seats; seat++)
        if (looks[seat].to_go < least) least = looks[seat].to_go;
    const float scale = ending ? 1.0f : 1 / sqrtf((least > 0 ? least : 0) + 0.5f);
    for (int step = 0; step < seats; step++) {
        const int seat = (table->next + step) % seats, active = table->active[seat];
        const int lacks = (ending ? best + 1 : TARGET) - table->score[seat];
        const Look *own = looks + seat;
        *x++ = own->to_go / 4;
        *x++ = own->cards;
        *x++ = own->chance;
        *x++ = ending ? logf(clipped(own->chance)) / 3 : (float)(own->to_go < 1);
        *x++ = ending ? logf(1 - clipped(own->chance)) / 3 : (least - own->to_go) * scale;
        *x++ = reached(five, active, ending ? lacks - 1 : lacks - 6);
        *x++ = (float)own->chills;
        *x++ = (float)own->hits_all;
        *x++ = (float)own->thaws;
        *x++ = (float)count(active) / HAND;
        *x++ = (float)!active;
        *x++ = (float)(count(active) == 1);
        *x++ = (float)(seat == 0);
        *x++ = (float)(seat >= table->next);
        *x++ = alone[seat];
        *x++ = ending ? 0.0f : logf(clipped(alone[seat])) / 3;
        x = before_its_turn(five, table, looks, seat, lacks, x);
        x = by_card(five, active, x);
        x = later(five, active, lacks, x);
    }
    for (int step = 1; step < seats; step++)
        for (int before = 0; before < step; before++) {
            const int one = (table->next + step) % seats, other = (table->next + before) % seats;
            const float ahead = (float)(table->score[one] - table->score[other]) * scale;
            *x++ = (ahead + five->leads[table->active[one]][table->active[other]]) / five->rate / 2;
        }
    x = by_card(five, ALL, x);
    *x++ = five->rate / 15;
    *x++ = five->of_kind[CHILL_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = five->of_kind[CHILL_EVERYONE] ? 1.0f : 0.0f;
    *x++ = five->of_kind[THAW_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = ending ? 0.0f : scale;
}

static int inputs_of(int seats) { return seats * OF_SEAT + seats * (seats - 1) / 2 + COMMON; }

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
typedef float Four __attribute__((vector_size(16), aligned(4), may_alias));
enum { WIDES = WIDE / 8, NARROWS = NARROW / 8 };

FASTEST static void judged(const Layers *layers, int inputs, const float *x, Seen *seen, float *into) {
    Eight sums[WIDES];
    if (!seen->is_begun) {
        memset(seen->x, 0, sizeof seen->x);
        memcpy(seen->sums, layers->first[INPUTS], sizeof seen->sums);
        seen->is_begun = 1;
    }
    for (int to = 0; to < WIDES; to++) sums[to] = ((const Eight *)seen->sums)[to];
    for (int from = 0; from < inputs; from++) {
        const float more = x[from] - seen->x[from];
        const Eight *weights = (const Eight *)layers->first[from];
        if (more == 0) continue;
        for (int to = 0; to < WIDES; to++) sums[to] += more * weights[to];
    }
    memcpy(seen->x, x, (size_t)inputs * sizeof *x);
    for (int to = 0; to < WIDES; to++) ((Eight *)seen->sums)[to] = sums[to];
    for (int at = 0; at < WIDE; at++) seen->wide[at] = bent(seen->sums[at]);
    for (int to = 0; to < NARROWS; to += 2) { /* some sums after the others: each stays in a register */
        Eight one = {0}, two = {0}, three = ((const Eight *)layers->second[WIDE])[to], four = ((const Eight *)layers->second[WIDE])[to + 1];
        for (int from = 0; from < WIDE; from += 2) {
            const Eight *weights = (const Eight *)layers->second[from] + to, *next = weights + NARROWS;
            one += seen->wide[from] * weights[0];
            two += seen->wide[from] * weights[1];
            three += seen->wide[from + 1] * next[0];
            four += seen->wide[from + 1] * next[1];
        }
        ((Eight *)seen->narrow)[to] = one + three;
        ((Eight *)seen->narrow)[to + 1] = two + four;
    }
    Four told = *(const Four *)layers->third[NARROW];
    for (int at = 0; at < NARROW; at++) seen->narrow[at] = bent(seen->narrow[at]);
    for (int at = 0; at < NARROW; at++) told += seen->narrow[at] * *(const Four *)layers->third[at];
    *(Four *)into = told;
}

/* In the last round: who leads keeps the win if nobody after it beats that, each by itself; in logarithms. */
static void ends_so(const Table *table, Look *looks, int best) {
    float stays = 0;
    for (int step = table->seats - 1; step >= 0; step--) {
        const int seat = (table->next + step) % table->seats;
        Look *own = looks + seat;
        if (seat < table->next) continue;
        own->wins = stays + logf(clipped(own->chance));
        stays += logf(1 - clipped(own->chance));
    }
    for (int seat = 0; seat < table->next; seat++) looks[seat].wins = stays + (table->score[seat] == best ? 0 : -6);
}

/* By seat. What the network says of a seat is added to how few turns this has to go; in the last round to what is so
   if each plays by itself. */
static void shares(const Net *net, const Five *five, const Table *table, Seen *seen, float *into) {
    const int seats = table->seats, best = most(table), ending = best >= TARGET;
    Look looks[MOST_SEATS] = {0};
    float x[INPUTS], told[MOST_SEATS], highest = -1e9f, sum = 0;
    for (int seat = 0; seat < seats; seat++) looks[seat] = look(five, table, seat, ending, best);
    see(five, table, looks, ending, best, x);
    seen += ending;
    if (ending) ends_so(table, looks, best);
    judged(ending ? &net->ending : &net->going_on, inputs_of(seats), x, seen, told);
    for (int seat = 0; seat < seats; seat++) {
        seen->counts[seat] = !ending || !has_lost(five, table, seat, best);
        into[seat] = told[looks[seat].wait] + (ending ? looks[seat].wins : -looks[seat].to_go);
        if (seen->counts[seat] && into[seat] > highest) highest = into[seat];
    }
    for (int seat = 0; seat < seats; seat++) sum += into[seat] = seen->counts[seat] ? expf(into[seat] - highest) : 0.0f;
    for (int seat = 0; seat < seats; seat++) into[seat] /= sum;
}

/* `seen`: of both networks. */
static void worth(const Net *net, const Five *five, const Table *table, Seen *seen, float *into) {
    if (is_over(table))
        won(table, into);
    else
        shares(net, five, table, seen, into);
}

static void worth_alone(const Net *net, const Five *five, const Table *table, float *into) {
    Seen seen[2];
    seen[0].is_begun = seen[1].is_begun = 0;
    worth(net, five, table, seen, into);
}
