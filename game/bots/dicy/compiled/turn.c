/* One turn of Dicy Cards for what its ends are worth: the walks of `lattice`, for all sets of active cards of one
   turn. Sums and quotients are those of the Python, in their order, so that the same numbers come out.

   Multisets of dice are numbered by how many dice they have, as in `race.c`; Python hands over which follows when
   a die is added, and what each roll is worth on each card. */

#include "walks.h"

#define VERSION 2

static double larger(double one, double two) { return one > two ? one : two; }

EXPORT int turn_version(void) { return VERSION; }

EXPORT void turn_begin(const short *following) { learn_walks(following); }

/* What each multiset is worth before its missing dice are rolled. */
static void expect(double *dice) {
    for (int at = KEEPS - 1; at >= 0; at--) {
        const short *next = more[at];
        dice[at] = (dice[next[0]] + dice[next[1]] + dice[next[2]] + dice[next[3]] + dice[next[4]] + dice[next[5]]) / 6;
    }
}

/* For each roll the best of its keeps, one or more dice less. */
static void keep_best(const double *dice, double *again) {
    double within[NODES];
    for (int at = 0; at < NODES; at++) {
        const short *fewer = less[at];
        double best = at < KEEPS ? dice[at] : within[fewer[0]];
        for (int way = 0; way < ways_of_less[at]; way++) best = larger(best, within[fewer[way]]);
        within[at] = best;
    }
    memcpy(again, within + KEEPS, ROLLS * sizeof(double));
}

/* For each subset of `active`: what each multiset is worth [set, multiset]. `picks` [card, roll]: the points of
   the best pick; `worth` [kind of card, cards left, points]. Sets are solved before those that hold them. */
EXPORT void turn_solve(int active, const unsigned char *picks, const unsigned char *kinds, const double *worth,
                       double passed, double *into) {
    double again[SETS][ROLLS];
    for (int set = 0; set < SETS; set++) {
        double *dice = into + set * NODES, *rolled = dice + KEEPS;
        if (set & ~active) continue;
        for (int at = 0; at < ROLLS; at++) rolled[at] = passed;
        for (int card = 0; set && card < HAND; card++) {
            if (!(set >> card & 1)) continue;
            const int left = set & ~(1 << card);
            const double *by_points = worth + (kinds[card] * SETS + left) * POINTS;
            const unsigned char *points = picks + card * ROLLS;
            for (int at = 0; at < ROLLS; at++) {
                rolled[at] = larger(rolled[at], again[left][at]);
                if (points[at]) rolled[at] = larger(rolled[at], by_points[points[at]]);
            }
        }
        if (set)
            expect(dice);
        else
            for (int at = 0; at < KEEPS; at++) dice[at] = passed;
        keep_best(dice, again[set]);
    }
}
