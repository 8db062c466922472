/* The best play of one turn of Dalek Dice for any worth of its points: what `turn._rolled` works out, spot by
   spot and sum by sum in the same order, so that the same numbers come out.

   Python hands over what the spots are and where they lead to, and how likely each throw is. Counts of s dice
   stand in the order of `shape.layer`: what keeping one die more leads to is the end of a smaller layer. */

#include <stdlib.h>
#include <string.h>

#define VERSION 1
#define DICE 10
#define FACES 4
#define COUNTS 286 /* of ten dice */
#define NEVER -1e300

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

typedef struct {
    int hand, doctors, h, covered;
    int kept[FACES];
    int doctor, exterminate, both; /* -1: the turn ends, or there is no such spot */
} Spot;

typedef struct {
    int spots, points, bonus;
    Spot *spot;
    int *layer; /* where each spot's layers begin */
    double *values, *alone, *mixed;
    double chances[DICE + 1][COUNTS];
    double one_sort[DICE + 2][DICE + 2], both_sorts[DICE + 3][DICE + 3];
    double left[DICE + 1][2][2 * DICE + 1], out[DICE + 1][2][2 * DICE + 1]; /* [hand][two Doctors] */
    double plain[DICE + 1], some[DICE + 1]; /* no special at all; at least one Doctor */
} Turn;

static int layer_size(int s) { return (s + 3) * (s + 2) * (s + 1) / 6; }

/* Of a layer: without H4; without Humans; without D3 either. */
static int end_of(int s, int face) {
    switch (face) {
        case 0: return layer_size(s);
        case 1: return (s + 2) * (s + 1) / 2;
        case 2: return s + 1;
        default: return 1;
    }
}

static int layers_of(int hand) {
    int size = 0;
    for (int s = 0; s <= hand; s++) size += layer_size(s);
    return size;
}

static int start_of(int s) { return s ? layers_of(s - 1) : 0; }

static double larger(double one, double two) { return one > two ? one : two; }

static double weighed(const double *share, const double *value, int count) {
    double sum = 0.0;
    for (int at = 0; at < count; at++) sum += share[at] * value[at];
    return sum;
}

/* By how many dice were thrown, for each count the best that keeping one of them at least can bring. */
static void kept_some(const Turn *turn, const Spot *spot, double *tops) {
    tops[0] = NEVER;
    for (int s = 1; s <= spot->hand; s++) {
        const double *fewer = tops + start_of(s - 1);
        double *top = tops + start_of(s);
        for (int face = 0; face < FACES; face++) {
            const int size = end_of(s - 1, face), skip = layer_size(s - 1) - size;
            const double *child = turn->values + turn->layer[spot->kept[face]] + start_of(s - 1) + skip;
            for (int at = 0; at < size; at++) top[at] = larger(child[at], fewer[skip + at]);
            top += size;
        }
    }
}

/* What the third Exterminate brings, all Humans doubled. */
static double ending(const Turn *turn, const Spot *spot, const double *worth, const double *share, int more) {
    double sum = 0.0;
    for (int half = 0; half <= 2 * spot->hand; half++) {
        const int points = more + 4 * (spot->h / 2 + half);
        if (points < turn->points) sum += share[half] * worth[points];
    }
    return sum;
}

/* Gives what it is worth to roll on at each spot. */
EXPORT void turn_solve(Turn *turn, const double *worth, double *rolled) {
    double tops[1001];
    for (int n = 0; n < turn->spots; n++) {
        const Spot *spot = turn->spot + n;
        double *here = turn->values + turn->layer[n];
        const int hand = spot->hand;
        double value;
        if (hand == 0) {
            value = spot->covered ? worth[spot->h + turn->bonus] : worth[0];
            rolled[n] = here[0] = value;
            turn->alone[n] = value * turn->one_sort[1][0];
            turn->mixed[n] = value * turn->both_sorts[2][0];
            continue;
        }
        kept_some(turn, spot, tops);
        value = turn->plain[hand] * weighed(turn->chances[hand], tops + start_of(hand), layer_size(hand));
        value += spot->doctor < 0 ? worth[0] * turn->some[hand] : turn->alone[spot->doctor];
        if (spot->exterminate < 0) {
            const int two_doctors = spot->doctors == 2;
            const double left = ending(turn, spot, worth, turn->left[hand][two_doctors], 0);
            value += left + ending(turn, spot, worth, turn->out[hand][two_doctors], turn->bonus);
        } else {
            value += turn->alone[spot->exterminate];
            if (spot->both >= 0) value += turn->mixed[spot->both];
        }
        rolled[n] = value;
        value = larger(value, spot->covered ? worth[spot->h] : worth[0]);
        double means[DICE + 1];
        for (int s = 0; s <= hand; s++) {
            const int size = layer_size(s), begin = start_of(s);
            for (int at = 0; at < size; at++) here[begin + at] = larger(tops[begin + at], value);
            means[s] = weighed(turn->chances[s], here + begin, size);
        }
        turn->alone[n] = weighed(turn->one_sort[hand + 1], means, hand + 1);
        turn->mixed[n] = weighed(turn->both_sorts[hand + 2], means, hand + 1);
    }
}

EXPORT int turn_version(void) { return VERSION; }

EXPORT void turn_free(Turn *turn) {
    if (!turn) return;
    free(turn->spot);
    free(turn->layer);
    free(turn->values);
    free(turn->alone);
    free(turn->mixed);
    free(turn);
}

/* `shape`: eleven numbers a spot, in the order of `Spot`. NULL where there is not the memory. */
EXPORT Turn *turn_new(int spots, int points, int bonus, const int *shape) {
    Turn *turn = calloc(1, sizeof(Turn));
    if (!turn) return NULL;
    turn->spots = spots;
    turn->points = points;
    turn->bonus = bonus;
    turn->spot = malloc(spots * sizeof(Spot));
    turn->layer = malloc(spots * sizeof(int));
    turn->alone = malloc(spots * sizeof(double));
    turn->mixed = malloc(spots * sizeof(double));
    if (turn->spot && turn->layer) {
        int size = 0;
        memcpy(turn->spot, shape, spots * sizeof(Spot));
        for (int n = 0; n < spots; n++) {
            turn->layer[n] = size;
            size += layers_of(turn->spot[n].hand);
        }
        turn->values = malloc(size * sizeof(double));
    }
    if (turn->values && turn->alone && turn->mixed) return turn;
    turn_free(turn);
    return NULL;
}

/* How likely things are with so many dice in hand: `what` as below. */
EXPORT void turn_chances(Turn *turn, int what, int dice, const double *shares, int count) {
    double *into = NULL;
    switch (what) {
        case 0: into = turn->chances[dice]; break;
        case 1: into = turn->one_sort[dice]; break;
        case 2: into = turn->both_sorts[dice]; break;
        case 3: into = turn->left[dice][0]; break;
        case 4: into = turn->out[dice][0]; break;
        case 5: into = turn->left[dice][1]; break;
        case 6: into = turn->out[dice][1]; break;
        case 7: into = turn->plain + dice; break;
        case 8: into = turn->some + dice; break;
    }
    memcpy(into, shares, count * sizeof(double));
}
