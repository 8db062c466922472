/* A table of three or four between two turns, and what is known of its five cards.

   Seats are counted by their place in the round, from who plays first. */

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
   of two, `reach` the chance to score as much in one turn, `soon` in one turn or some more, for who looks at nobody;
   `hit_reach` and `hit_soon` in one turn and in two once cards are turned over; `chilled`, `thawed`: what a seat is
   left with that turns over the card which matters least or most in the long run; `most` the most points in one turn;
   `cards` which of the twelve they are. */
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
