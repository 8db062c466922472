/* Which multiset of dice follows when a die is added, and which when one is left out. */

#include <string.h>

#include "dice.h"

static short more[KEEPS][VALUES], less[NODES][VALUES], ways_of_less[NODES];

/* `following` [keep, value]: the multiset with such a die more. */
static void learn_walks(const short *following) {
    memcpy(more, following, sizeof more);
    memset(ways_of_less, 0, sizeof ways_of_less);
    for (int at = 0; at < KEEPS; at++)
        for (int value = 0; value < VALUES; value++) {
            const int next = more[at][value];
            less[next][ways_of_less[next]++] = (short)at;
        }
}
