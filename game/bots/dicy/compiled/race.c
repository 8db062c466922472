/* The game of two with one five, solved from high scores down: both perfect, a tie half a win.

   What is solved: each seat's chance of winning before its turn. `chances[mover]` is [own score, other's
   score, other's active cards, own active cards]; `last_turn` is [lead, other's active, own active] for the
   last seat of the round when the first one has the target already and is ahead by so much. Sets of active
   cards are numbers of five bits.

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

#define VERSION 1
#define LANES 8
#define HAND 5
#define SETS 32
#define ALL 31
#define VALUES 6
#define KEEPS 462 /* multisets of none to five dice */
#define ROLLS 462 /* of six */
#define NODES (KEEPS + ROLLS)
#define MOST 36 /* points that one score can bring */
#define POINTS (MOST + 1)
#define CLOSE 1e-7f
#define ROUNDS 200 /* of closing a loop; a dozen are enough */

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

enum { FIRST, LAST, MOVERS };
enum { PLAIN, CHILL, THAW, KINDS };

typedef float Lanes[LANES];

typedef struct {
    int target;
    int total; /* of the two scores, solved last */
    int kind_of[HAND];
    int uses[KINDS][POINTS]; /* does a card of this kind ever score so much? */
    unsigned char picks[HAND][ROLLS];
    short more[KEEPS][VALUES];
    short less[NODES][VALUES];
    short ways_of_less[NODES];
    float *chances[MOVERS];
    float *last_turn;
    float ends[KINDS][SETS][POINTS][SETS]; /* [.., left active, points, other's active] */
    Lanes loop[MOVERS][KINDS][SETS][POINTS]; /* the same against all cards, a lane for each pair of scores */
    Lanes dice[NODES];
    Lanes within[KEEPS];
    Lanes rolled_again[SETS][ROLLS];
    Lanes start[SETS];
} Race;

static float larger(float one, float two) { return one > two ? one : two; }
static float smaller(float one, float two) { return one < two ? one : two; }

/* One turn in every lane. `worth` is what scoring is worth, by kind of card, cards left and points, `stride`
   floats from one number of points to the next; `passed` what a pass is. Sets are solved before those that
   hold them: their numbers are lower. */

#define EACH_LANE _Pragma("omp simd") for (int lane = 0; lane < LANES; lane++)

static void roll(Race *race, int active, const float *worth, int stride, const float *passed) {
    Lanes *restrict rolled = race->dice + KEEPS;
    for (int at = 0; at < ROLLS; at++) EACH_LANE rolled[at][lane] = passed[lane];
    for (int card = 0; card < HAND; card++) {
        if (!(active >> card & 1)) continue;
        const int left = active & ~(1 << card);
        const Lanes *again = race->rolled_again[left];
        const float *scored = worth + (size_t)(race->kind_of[card] * SETS + left) * POINTS * stride;
        const unsigned char *picks = race->picks[card];
        for (int at = 0; at < ROLLS; at++) {
            const float *by_points = scored + picks[at] * stride, *by_roll = again[at];
            EACH_LANE rolled[at][lane] = larger(rolled[at][lane], larger(by_roll[lane], by_points[lane]));
        }
    }
}

static void keep(Race *race) {
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
        EACH_LANE { \
            float best = own[lane]; \
            for (int way = 0; way < ways; way++) best = larger(best, within[less[way]][lane]); \
            into[lane] = best; \
        } \
        break;

static void choose(Race *race, int active) {
    const Lanes *within = race->within;
    for (int at = 0; at < NODES; at++) {
        const short *less = race->less[at];
        const float *own = at < KEEPS ? race->dice[at] : within[less[0]];
        float *restrict into = at < KEEPS ? race->within[at] : race->rolled_again[active][at - KEEPS];
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

static void solve_turn(Race *race, const float *worth, int stride, const float *passed) {
    memcpy(race->start[0], passed, sizeof(Lanes));
    for (int at = 0; at < ROLLS; at++) memcpy(race->rolled_again[0][at], passed, sizeof(Lanes));
    for (int active = 1; active < SETS; active++) {
        roll(race, active, worth, stride, passed);
        keep(race);
        memcpy(race->start[active], race->dice[0], sizeof(Lanes));
        if (active != ALL) choose(race, active);
    }
}

/* What the end of a turn is worth to the mover. */

static float *chances(const Race *race, int mover, int own, int other) {
    return race->chances[mover] + ((size_t)own * race->target + other) * SETS * SETS;
}

static int cards(int active) {
    int count = 0;
    for (; active; active &= active - 1) count++;
    return count;
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
static void hit(int kind, const float *plain, float *found) {
    for (int others = 0; others < SETS; others++) {
        const int may = kind == CHILL ? others : ALL & ~others;
        float worst = may ? 2.0f : plain[others];
        for (int card = 0; card < HAND; card++)
            if (may >> card & 1) worst = smaller(worst, plain[others ^ 1 << card]);
        found[others] = worst;
    }
}

/* All situations at a pair of scores. */

static void solve_pair(Race *race, int mover, int own, int other, float *into) {
    float passed[SETS], plain[SETS];
    for (int points = 1; points < POINTS; points++) {
        if (!race->uses[PLAIN][points] && !race->uses[CHILL][points] && !race->uses[THAW][points]) continue;
        for (int left = 0; left < SETS - 1; left++) {
            after(race, mover, own + points, other, left, plain);
            if (race->uses[PLAIN][points]) memcpy(race->ends[PLAIN][left][points], plain, sizeof plain);
            for (int kind = CHILL; kind <= THAW; kind++)
                if (race->uses[kind][points]) hit(kind, plain, race->ends[kind][left][points]);
        }
    }
    after(race, mover, own, other, ALL, plain);
    hit(THAW, plain, passed);
    for (int kind = PLAIN; kind < KINDS; kind++)
        for (int left = 0; left < SETS; left++) memcpy(race->ends[kind][left][0], passed, sizeof passed);
    for (int first = 0; first < SETS; first += LANES) {
        solve_turn(race, &race->ends[0][0][0][first], SETS, passed + first);
        for (int lane = 0; lane < LANES; lane++)
            for (int active = 0; active < SETS; active++)
                into[(first + lane) * SETS + active] = race->start[active][lane];
    }
}

/* Both seats' turns against all five active cards, at several pairs of scores at once (first's, last's): a
   pass of the one leads to the other's. */

static void gather(Race *race, int mover, const int (*scores)[MOVERS], int count) {
    float plain[SETS], turned[SETS];
    for (int lane = 0; lane < LANES; lane++) {
        const int *at = scores[lane < count ? lane : 0];
        for (int points = 1; points < POINTS; points++)
            for (int left = 0; left < SETS - 1; left++) {
                after(race, mover, at[mover] + points, at[MOVERS - 1 - mover], left, plain);
                for (int kind = PLAIN; kind < KINDS; kind++) {
                    if (!race->uses[kind][points]) continue;
                    if (kind != PLAIN) hit(kind, plain, turned);
                    race->loop[mover][kind][left][points][lane] = kind == PLAIN ? plain[ALL] : turned[ALL];
                }
            }
    }
}

static void close_the_loop(Race *race, const int (*scores)[MOVERS], int count) {
    Lanes passed[MOVERS]; /* what a pass is worth to each seat */
    float change = 1.0f;
    for (int lane = 0; lane < LANES; lane++) passed[FIRST][lane] = passed[LAST][lane] = 0.5f;
    for (int mover = FIRST; mover < MOVERS; mover++) gather(race, mover, scores, count);
    for (int round = 0; round < ROUNDS && change > CLOSE; round++) {
        change = 0.0f;
        for (int mover = FIRST; mover < MOVERS; mover++) {
            float *others = passed[MOVERS - 1 - mover];
            for (int kind = PLAIN; kind < KINDS; kind++)
                for (int left = 0; left < SETS; left++)
                    memcpy(race->loop[mover][kind][left][0], passed[mover], sizeof(Lanes));
            solve_turn(race, &race->loop[mover][0][0][0][0], LANES, passed[mover]);
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
    race->chances[FIRST] = malloc(size);
    race->chances[LAST] = malloc(size);
    race->last_turn = malloc(POINTS * SETS * SETS * sizeof(float));
    if (!race->chances[FIRST] || !race->chances[LAST] || !race->last_turn) {
        race_free(race);
        return NULL;
    }
    memcpy(race->picks, picks, sizeof race->picks);
    memcpy(race->more, more, sizeof race->more);
    for (int card = 0; card < HAND; card++) {
        race->kind_of[card] = kinds[card];
        for (int at = 0; at < ROLLS; at++) race->uses[kinds[card]][race->picks[card][at]] = 1;
    }
    for (int at = 0; at < KEEPS; at++)
        for (int value = 0; value < VALUES; value++) {
            const int next = race->more[at][value];
            race->less[next][race->ways_of_less[next]++] = (short)at;
        }
    for (int at = 0; at < SETS * SETS; at++) race->last_turn[at] = 1.0f;
    for (int lead = 1; lead < POINTS; lead++)
        solve_pair(race, LAST, target, target + lead, race->last_turn + (size_t)lead * SETS * SETS);
    return race;
}

/* Solves all pairs of scores of the next lower total; gives that total: 0 when all is solved. */
EXPORT int race_step(Race *race) {
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

/* The chances of the seat that waits, in steps, as what they rise by with its score: for its active cards, the
   mover's, and its score. All low bytes, then all high bytes. */

static void rises(const float *chance, size_t apart, int count, int steps, unsigned char **low, unsigned char **high) {
    int before = 0;
    for (int at = 0; at < count; at++) {
        const int now = (int)floor((1.0 - chance[at * apart]) * steps + 0.5);
        const int rise = now > before ? now - before : 0;
        *(*low)++ = rise & 255;
        *(*high)++ = (unsigned char)(rise >> 8);
        before += rise;
    }
}

EXPORT void race_pack(const Race *race, int mover, int score, int steps, unsigned char *into) {
    unsigned char *low = into, *high = into + (size_t)SETS * SETS * race->target;
    const float *found = chances(race, mover, score, 0);
    for (int at = 0; at < SETS * SETS; at++) rises(found + at, SETS * SETS, race->target, steps, &low, &high);
}

/* The same of who is ahead when the other has one turn left, by lead; a lead of 0 is none. */
EXPORT void race_pack_last_turn(const Race *race, int steps, unsigned char *into) {
    unsigned char *low = into, *high = into + (size_t)SETS * SETS * POINTS;
    for (int at = 0; at < SETS * SETS; at++) rises(race->last_turn + at, SETS * SETS, POINTS, steps, &low, &high);
}
