/* The game of two with one five, solved from high scores down: both perfect, a tie half a win.

   What is solved: each seat's chance of winning before its turn. `chances[mover]` is [own score, other's
   score, other's active cards, own active cards]; `last_turn` is [lead, other's active, own active] for the
   last seat of the round when the first one has the target already and is ahead by so much. Asked of active
   cards are numbers of five bits.

   Of a solved game only the chances of the last seat are kept (`packing.h`): those of the first are one turn away
   from them, and that turn is solved again where they are asked for.

   All pairs of scores with the same total are solved together, the highest total first: scoring leads to
   higher totals only. A pass stays at its pair of scores, and two of them lead round in a loop when both have
   all cards: that loop is closed first, by going round it.

   A turn is solved for LANES situations at once, side by side in the innermost loops, which compilers turn
   into vector instructions. No sum is ever reordered: the same numbers come out everywhere (the build sets
   -ffp-contract=off). Dice are multisets of values, numbered by how many dice they have; Python hands over
   which follows when a die is added, and what each roll is worth on each card. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define VERSION 2
#define LANES 8
#define CLOSE 1e-7f
#define ROUNDS 200 /* of closing a loop; a dozen are enough */

#include "dice.h"
#include "packing.h"

enum { FIRST, LAST, MOVERS };
enum { PLAIN, CHILL, THAW, KINDS };

typedef float Lanes[LANES];

typedef struct {
    int target;
    int total; /* of the two scores, solved last */
    int kind_of[HAND];
    int uses[KINDS][POINTS]; /* does a card of this kind ever score so much? */
    int made_by[POINTS]; /* the set of cards that do */
    int thawing;         /* and that thaw the other's */
    unsigned char picks[HAND][ROLLS];
    short more[KEEPS][VALUES];
    short less[NODES][VALUES];
    short ways_of_less[NODES];
    short end_of_alike[NODES]; /* of the multisets from here on with as many */
    float *chances[MOVERS];
    float *last_turn;
    float ends[KINDS][SETS][POINTS][SETS]; /* [.., left active, points, one of the other's sets] */
    Lanes loop[MOVERS][KINDS][SETS][POINTS]; /* the same against all cards, a lane for each pair of scores */
    Lanes dice[NODES];
    Lanes within[KEEPS];
    Lanes rolled_again[SETS][ROLLS];
    Lanes start[SETS];
} Race;

static float larger(float one, float two) { return one > two ? one : two; }
static float smaller(float one, float two) { return one < two ? one : two; }

/* One turn in every lane. `worth` is what scoring is worth, by kind of card, cards left and points, `stride`
   floats from one number of points to the next; `passed` what a pass is. Asked are solved before those that
   hold them: their numbers are lower. */

/* Compiled twice where the loader can choose between them: the numbers are the same. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__linux__) && defined(__x86_64__)
#define FASTEST __attribute__((target_clones("avx2", "default")))
#else
#define FASTEST
#endif

#define EACH_LANE _Pragma("omp simd") for (int lane = 0; lane < LANES; lane++)

#define WITH_CARDS(count) \
    case count: \
        for (int at = 0; at < ROLLS; at++) { \
            const float *by_points[count]; \
            for (int card = 0; card < count; card++) by_points[card] = scored[card] + picks[card][at] * stride; \
            EACH_LANE { \
                float best = passed[lane]; \
                for (int card = 0; card < count; card++) \
                    best = larger(best, larger(again[card][at][lane], by_points[card][lane])); \
                rolled[at][lane] = best; \
            } \
        } \
        break;

FASTEST static void roll(Race *race, int active, const float *worth, int stride, const float *passed) {
    Lanes *restrict rolled = race->dice + KEEPS;
    const Lanes *again[HAND];
    const float *scored[HAND];
    const unsigned char *picks[HAND];
    int count = 0;
    for (int card = 0; card < HAND; card++) {
        if (!(active >> card & 1)) continue;
        const int left = active & ~(1 << card);
        again[count] = race->rolled_again[left];
        scored[count] = worth + (size_t)(race->kind_of[card] * SETS + left) * POINTS * stride;
        picks[count++] = race->picks[card];
    }
    switch (count) {
        WITH_CARDS(1)
        WITH_CARDS(2)
        WITH_CARDS(3)
        WITH_CARDS(4)
        WITH_CARDS(5)
    }
}

FASTEST static void keep(Race *race) {
    Lanes *dice = race->dice;
    for (int at = KEEPS - 1; at >= 0; at--) {
        const short *more = race->more[at];
        const float *one = dice[more[0]], *two = dice[more[1]], *three = dice[more[2]];
        const float *four = dice[more[3]], *five = dice[more[4]], *six = dice[more[5]];
        EACH_LANE dice[at][lane] =
            (one[lane] + two[lane] + three[lane] + four[lane] + five[lane] + six[lane]) * (1.0f / VALUES);
    }
}

/* The best keep within a roll is the best within the roll less a die. */
#define THE_BEST_OF(ways) \
    case ways: \
        for (; at < end; at++) { \
            const short *less = race->less[at]; \
            const float *own = at < KEEPS ? race->dice[at] : within[less[0]]; \
            float *restrict into = at < KEEPS ? race->within[at] : race->rolled_again[active][at - KEEPS]; \
            EACH_LANE { \
                float best = own[lane]; \
                for (int way = 0; way < ways; way++) best = larger(best, within[less[way]][lane]); \
                into[lane] = best; \
            } \
        } \
        break;

FASTEST static void choose(Race *race, int active) {
    const Lanes *within = race->within;
    for (int at = 0; at < NODES;) {
        const int end = race->end_of_alike[at];
        switch (race->ways_of_less[at]) {
            THE_BEST_OF(0)
            THE_BEST_OF(1)
            THE_BEST_OF(2)
            THE_BEST_OF(3)
            THE_BEST_OF(4)
            THE_BEST_OF(5)
            THE_BEST_OF(6)
        }
    }
}

static int cards(int active) {
    int count = 0;
    for (; active; active &= active - 1) count++;
    return count;
}

/* Is it one of the `sets` that are asked for: those within one, or with so many cards more? */
typedef struct {
    int within, more;
} Asked;

static const Asked EVERY = {ALL, 0};

static int asks_for(Asked sets, int active) { return cards(active & ~sets.within) <= sets.more; }

static int is_part_of_another(Asked sets, int active) {
    for (int card = 0; card < HAND; card++)
        if (!(active >> card & 1) && asks_for(sets, active | 1 << card)) return 1;
    return 0;
}

static void solve_turn(Race *race, const float *worth, int stride, const float *passed, Asked sets) {
    memcpy(race->start[0], passed, sizeof(Lanes));
    for (int at = 0; at < ROLLS; at++) memcpy(race->rolled_again[0][at], passed, sizeof(Lanes));
    for (int active = 1; active < SETS; active++) {
        if (!asks_for(sets, active)) continue;
        roll(race, active, worth, stride, passed);
        keep(race);
        memcpy(race->start[active], race->dice[0], sizeof(Lanes));
        if (is_part_of_another(sets, active)) choose(race, active);
    }
}

/* What the end of a turn is worth to the mover. */

static float *chances(const Race *race, int mover, int own, int other) {
    return race->chances[mover] + ((size_t)own * race->target + other) * SETS * SETS;
}

static float won(int lead, int left, int others) {
    const int more = lead ? lead : cards(left) - cards(others);
    return more > 0 ? 1.0f : more < 0 ? 0.0f : 0.5f;
}

/* With so many points more and these cards left, by the other's active cards; no effect yet. */
static void after(const Race *race, int mover, int own, int other, int left, float *found) {
    const float *theirs;
    if (mover == LAST && (own >= race->target || other >= race->target)) {
        for (int others = 0; others < SETS; others++) found[others] = won(own - other, left, others);
        return;
    }
    if (own < race->target)
        theirs = chances(race, MOVERS - 1 - mover, other, own);
    else if (own - other <= MOST)
        theirs = race->last_turn + (size_t)(own - other) * SETS * SETS;
    else {
        for (int others = 0; others < SETS; others++) found[others] = 1.0f;
        return;
    }
    for (int others = 0; others < SETS; others++) found[others] = 1.0f - theirs[left * SETS + others];
}

/* The other seat turns over one card of its own, the one that is worst for the mover: an active one (chill) or
   a frozen one (thaw), if it has any. */
static float hit(int kind, const float *plain, int others) {
    if (kind == PLAIN) return plain[others];
    const int may = kind == CHILL ? others : ALL & ~others;
    float worst = may ? 2.0f : plain[others];
    for (int card = 0; card < HAND; card++)
        if (may >> card & 1) worst = smaller(worst, plain[others ^ 1 << card]);
    return worst;
}

/* All situations at a pair of scores. */

static void solve_pair(Race *race, int mover, int own, int other, float *into) {
    float passed[SETS], plain[SETS];
    for (int points = 1; points < POINTS; points++) {
        if (!race->made_by[points]) continue;
        for (int left = 0; left < ALL; left++) {
            after(race, mover, own + points, other, left, plain);
            for (int kind = PLAIN; kind < KINDS; kind++)
                if (race->uses[kind][points])
                    for (int others = 0; others < SETS; others++)
                        race->ends[kind][left][points][others] = hit(kind, plain, others);
        }
    }
    after(race, mover, own, other, ALL, plain);
    for (int others = 0; others < SETS; others++) passed[others] = hit(THAW, plain, others);
    for (int kind = PLAIN; kind < KINDS; kind++)
        for (int left = 0; left < SETS; left++) memcpy(race->ends[kind][left][0], passed, sizeof passed);
    for (int first = 0; first < SETS; first += LANES) {
        solve_turn(race, &race->ends[0][0][0][first], SETS, passed + first, EVERY);
        for (int lane = 0; lane < LANES; lane++)
            for (int active = 0; active < SETS; active++)
                into[(first + lane) * SETS + active] = race->start[active][lane];
    }
}

/* The same for single situations, a lane for each: the mover's score, the other's, and the other's active cards. */

typedef struct {
    int own, other, others;
} Situation;

static void gather(Race *race, int mover, const Situation *lanes, int count, Asked sets) {
    float plain[SETS];
    int lefts[SETS], found = 0;
    for (int left = 0; left < ALL; left++)
        if (asks_for(sets, left)) lefts[found++] = left;
    for (int points = 1; points < POINTS; points++) {
        if (!race->made_by[points]) continue;
        for (int which = 0; which < found; which++) {
            const int left = lefts[which];
            const Situation *before = NULL;
            for (int lane = 0; lane < LANES; lane++) {
                const Situation *at = lanes + (lane < count ? lane : 0);
                if (!before || before->own != at->own || before->other != at->other)
                    after(race, mover, at->own + points, at->other, left, plain);
                before = at;
                for (int kind = PLAIN; kind < KINDS; kind++)
                    if (race->uses[kind][points])
                        race->loop[mover][kind][left][points][lane] = hit(kind, plain, at->others);
            }
        }
    }
}

static void solve_lanes(Race *race, int mover, const float *passed, Asked sets) {
    for (int kind = PLAIN; kind < KINDS; kind++)
        for (int left = 0; left < SETS; left++) memcpy(race->loop[mover][kind][left][0], passed, sizeof(Lanes));
    solve_turn(race, &race->loop[mover][0][0][0][0], LANES, passed, sets);
}

/* Before the first seat's turn, by its sets that are asked for; into `start`. */
static void solve_first(Race *race, const Situation *lanes, int count, Asked sets) {
    float plain[SETS];
    Lanes passed;
    for (int lane = 0; lane < LANES; lane++) {
        const Situation *at = lanes + (lane < count ? lane : 0);
        after(race, FIRST, at->own, at->other, ALL, plain);
        passed[lane] = hit(THAW, plain, at->others);
    }
    gather(race, FIRST, lanes, count, sets);
    solve_lanes(race, FIRST, passed, sets);
}

/* Both seats' turns against all five active cards, at several pairs of scores at once (first's, last's): a
   pass of the one leads to the other's. */

static void close_the_loop(Race *race, const int (*scores)[MOVERS], int count) {
    Lanes passed[MOVERS]; /* what a pass is worth to each seat */
    float change = 1.0f;
    for (int lane = 0; lane < LANES; lane++) passed[FIRST][lane] = passed[LAST][lane] = 0.5f;
    for (int mover = FIRST; mover < MOVERS; mover++) {
        Situation lanes[LANES];
        for (int lane = 0; lane < count; lane++)
            lanes[lane] = (Situation){scores[lane][mover], scores[lane][MOVERS - 1 - mover], ALL};
        gather(race, mover, lanes, count, EVERY);
    }
    for (int round = 0; round < ROUNDS && change > CLOSE; round++) {
        change = 0.0f;
        for (int mover = FIRST; mover < MOVERS; mover++) {
            float *others = passed[MOVERS - 1 - mover];
            solve_lanes(race, mover, passed[mover], EVERY);
            for (int lane = 0; lane < LANES; lane++) {
                const float found = 1.0f - race->start[ALL][lane];
                change = larger(change, fabsf(found - others[lane]));
                others[lane] = found;
            }
            for (int lane = 0; lane < count; lane++) {
                float *into = chances(race, mover, scores[lane][mover], scores[lane][MOVERS - 1 - mover]);
                for (int active = 0; active < SETS; active++)
                    into[ALL * SETS + active] = race->start[active][lane];
            }
        }
    }
}

/* What Python calls. */

EXPORT int race_version(void) { return VERSION; }

EXPORT void race_free(Race *race) {
    if (!race) return;
    free(race->chances[FIRST]);
    free(race->chances[LAST]);
    free(race->last_turn);
    free(race);
}

/* `kinds` of the five cards, `picks` [card, roll] the points of the best pick, `more` [keep, value] the
   multiset with such a die more. NULL where there is not the memory. */
EXPORT Race *race_new(int target, const int *kinds, const unsigned char *picks, const short *more) {
    Race *race = calloc(1, sizeof(Race));
    if (!race) return NULL;
    const size_t size = (size_t)target * target * SETS * SETS * sizeof(float);
    race->target = target;
    race->total = 2 * target - 1;
    race->chances[LAST] = malloc(size);
    race->last_turn = malloc(POINTS * SETS * SETS * sizeof(float));
    if (!race->chances[LAST] || !race->last_turn) {
        race_free(race);
        return NULL;
    }
    memcpy(race->picks, picks, sizeof race->picks);
    memcpy(race->more, more, sizeof race->more);
    for (int card = 0; card < HAND; card++) {
        race->kind_of[card] = kinds[card];
        if (kinds[card] == THAW) race->thawing |= 1 << card;
        for (int at = 0; at < ROLLS; at++) {
            const int points = race->picks[card][at];
            race->uses[kinds[card]][points] = 1;
            if (points) race->made_by[points] |= 1 << card;
        }
    }
    for (int at = 0; at < KEEPS; at++)
        for (int value = 0; value < VALUES; value++) {
            const int next = race->more[at][value];
            race->less[next][race->ways_of_less[next]++] = (short)at;
        }
    for (int at = NODES - 1; at >= 0; at--) {
        const int alike = at + 1 < NODES && race->ways_of_less[at] == race->ways_of_less[at + 1];
        race->end_of_alike[at] = alike ? race->end_of_alike[at + 1] : (short)(at + 1);
    }
    for (int at = 0; at < SETS * SETS; at++) race->last_turn[at] = 1.0f;
    for (int lead = 1; lead < POINTS; lead++)
        solve_pair(race, LAST, target, target + lead, race->last_turn + (size_t)lead * SETS * SETS);
    return race;
}

/* Solves all pairs of scores of the next lower total; gives that total: 0 when all is solved, -1 where there is
   not the memory. */
EXPORT int race_step(Race *race) {
    const size_t size = (size_t)race->target * race->target * SETS * SETS * sizeof(float);
    if (!race->chances[FIRST] && !(race->chances[FIRST] = malloc(size))) return -1;
    const int target = race->target, total = --race->total;
    const int lowest = total < target ? 0 : total - target + 1, highest = total < target ? total : target - 1;
    for (int first = lowest; first <= highest; first += LANES) {
        const int left = highest + 1 - first, count = left < LANES ? left : LANES;
        int scores[LANES][MOVERS];
        for (int lane = 0; lane < count; lane++) {
            scores[lane][FIRST] = first + lane;
            scores[lane][LAST] = total - first - lane;
        }
        close_the_loop(race, (const int(*)[MOVERS])scores, count);
    }
    for (int first = lowest; first <= highest; first++) {
        const int last = total - first;
        solve_pair(race, FIRST, first, last, chances(race, FIRST, first, last));
        solve_pair(race, LAST, last, first, chances(race, LAST, last, first));
    }
    return total;
}

EXPORT const float *race_chances(const Race *race, int mover) { return race->chances[mover]; }

EXPORT const float *race_last_turn(const Race *race) { return race->last_turn; }

/* Two bytes for each chance of the last seat; 0 where there is not the memory. */
EXPORT int race_pack(const Race *race, unsigned char *into) { return pack(race->target, race->chances[LAST], into); }

EXPORT int race_unpack(Race *race, unsigned char *from) { return unpack(race->target, from, race->chances[LAST]); }

/* Before its turn, none of both having the target yet. */
EXPORT float race_chance(Race *race, int mover, int own, int other, int active, int others) {
    if (mover == LAST) return chances(race, LAST, own, other)[others * SETS + active];
    solve_first(race, &(Situation){own, other, others}, 1, (Asked){active, 0});
    return race->start[active][0];
}

/* What ends of the last seat's turn are worth to it, one turn of the first away. */
static void ends_of_last(Race *race, const Situation *lanes, int count, Asked others, int score, double *into) {
    float plain[SETS];
    solve_first(race, lanes, count, others);
    for (int lane = 0; lane < count; lane++) {
        const int left = lanes[lane].others, points = lanes[lane].other - score;
        for (int set = 0; set < SETS; set++) plain[set] = 1.0f - race->start[set][lane];
        for (int kind = PLAIN; kind < KINDS; kind++)
            into[(kind * SETS + left) * POINTS + points] = hit(kind, plain, others.within);
    }
}

/* What a pass is worth to the mover. */
EXPORT double race_passed(Race *race, int mover, int own, int other, int others) {
    float plain[SETS];
    if (mover == LAST && own < race->target && other < race->target) {
        solve_first(race, &(Situation){other, own, ALL}, 1, (Asked){others, 1});
        for (int set = 0; set < SETS; set++) plain[set] = 1.0f - race->start[set][0];
    } else
        after(race, mover, own, other, ALL, plain);
    return hit(THAW, plain, others);
}

/* What scoring is worth to a mover with these cards: [kind, cards left, points], as far as a card may bring it.
   Where nobody thaws a card, only sets within the other's are asked for. */
EXPORT void race_ends(Race *race, int mover, int own, int other, int active, int others, double *into) {
    for (int thaws = 0; thaws < 2; thaws++) {
        Situation lanes[LANES];
        int count = 0;
        for (int points = 1; points < POINTS; points++) {
            const int by = race->made_by[points] & active;
            if (thaws != !!(by & race->thawing)) continue;
            for (int left = 0; left < ALL; left++) {
                if (left & ~active || !(by & ~left)) continue;
                if (mover == LAST && own + points < race->target && other < race->target) {
                    lanes[count++] = (Situation){other, own + points, left};
                    if (count < LANES) continue;
                    ends_of_last(race, lanes, count, (Asked){others, thaws}, own, into);
                    count = 0;
                } else {
                    float plain[SETS];
                    after(race, mover, own + points, other, left, plain);
                    for (int kind = PLAIN; kind < KINDS; kind++)
                        into[(kind * SETS + left) * POINTS + points] = hit(kind, plain, others);
                }
            }
        }
        if (count) ends_of_last(race, lanes, count, (Asked){others, thaws}, own, into);
    }
}
