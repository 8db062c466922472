/* How soon a seat has the target when it looks at nobody: the chance to have it within so many turns of its own, if
   between them others turn over its cards as often as they do where all play for points in the long run. */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "walks.h"

#define NEEDS 38 /* the last is out of reach */
#define TARGET 100
#define MOST_SEATS 4
#define AHEAD 8 /* turns */
#define FAR (TARGET + MOST) /* points: more need nobody makes */
#define LANES 8

enum { PLAIN, CHILL_NEIGHBOURS, CHILL_EVERYONE, THAW_NEIGHBOURS, KINDS };

enum { CALM, USUAL, WEATHERS }; /* others turn over nothing, or as usual */

typedef unsigned short Share; /* of 65,535 */
#define WHOLE 65535.0f

/* `carries` is what cards are worth in the long run, `leads` [own, other's] who comes out ahead in the endless game
   of two, `reach` the chance to score as much in one turn; `chilled`, `thawed`: what a seat is left with that
   turns over the card which matters least or most in the long run; `most` the most points in one turn. `within`
   [active, turns of its own, FAR less the points] is the chance to have made as many points then, `turns` how many
   turns it takes to have the target. */
typedef struct {
    int kinds[HAND], of_kind[KINDS];
    unsigned char picks[HAND][ROLLS];
    unsigned char made_by[KINDS][POINTS];
    unsigned char chilled[SETS], thawed[SETS], most[SETS];
    float rate, carries[SETS], reach[SETS][NEEDS], leads[SETS][SETS];
    float passes[SETS][AHEAD], thaws_near[SETS][AHEAD]; /* how often its turns do, from these cards on */
    float chills, thaws; /* how often another's turn does that to a seat */
    float turns[SETS][TARGET];
    Share within[WEATHERS][SETS][AHEAD][FAR];
} Five;

/* Compiled twice where the loader can choose between them: the numbers are the same. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__linux__) && defined(__x86_64__)
#define FASTEST __attribute__((target_clones("avx2", "default")))
#else
#define FASTEST
#endif

static float larger(float one, float two) { return one > two ? one : two; }

typedef float Lanes[LANES];
#define EACH_LANE _Pragma("omp simd") for (int lane = 0; lane < LANES; lane++)

enum { BLOCKS = (FAR + LANES - 1) / LANES, SCORES = BLOCKS * LANES + POINTS };

typedef struct {
    Lanes dice[NODES], within[NODES], again[SETS][ROLLS];
    float after[SETS][SCORES], before[SETS][SCORES]; /* own turn: the chance, by active cards and score */
} Alone;

FASTEST static void one_turn(const Five *five, Alone *alone, int score) {
    const float *passed = alone->after[ALL] + score;
    for (int set = 0; set < SETS; set++) {
        Lanes *dice = alone->dice, *rolled = dice + KEEPS;
        for (int at = 0; at < NODES; at++) EACH_LANE dice[at][lane] = passed[lane];
        for (int card = 0; card < HAND; card++) {
            if (!(set >> card & 1)) continue;
            const int left = set & ~(1 << card);
            for (int at = 0; at < ROLLS; at++) {
                const int points = five->picks[card][at];
                const float *scored = points ? alone->after[left] + score + points : passed;
                const float *again = alone->again[left][at];
                float *best = rolled[at];
                EACH_LANE best[lane] = larger(best[lane], larger(again[lane], scored[lane]));
            }
        }
        for (int at = KEEPS - 1; set && at >= 0; at--) {
            const short *next = more[at];
            const float *one = dice[next[0]], *two = dice[next[1]], *three = dice[next[2]];
            const float *four = dice[next[3]], *five_ = dice[next[4]], *six = dice[next[5]];
            EACH_LANE dice[at][lane] = (one[lane] + two[lane] + three[lane] + four[lane] + five_[lane] + six[lane]) *
                                       (1.0f / VALUES);
        }
        for (int at = 0; at < NODES; at++) {
            const float *own = at < KEEPS ? dice[at] : alone->within[less[at][0]];
            float *into = at < KEEPS ? alone->within[at] : alone->again[set][at - KEEPS];
            Lanes best;
            EACH_LANE best[lane] = own[lane];
            for (int way = 0; way < ways_of_less[at]; way++) {
                const float *fewer = alone->within[less[at][way]];
                EACH_LANE best[lane] = larger(best[lane], fewer[lane]);
            }
            EACH_LANE into[lane] = best[lane];
        }
        EACH_LANE alone->before[set][score + lane] = dice[0][lane];
    }
}

/* Another's turn passes. */
static void weather(const Five *five, float of[SETS][SCORES]) {
    float then[SETS][FAR];
    const float stays = 1 - five->chills - five->thaws;
    for (int set = 0; set < SETS; set++)
        for (int score = 0; score < FAR; score++)
            then[set][score] = stays * of[set][score] + five->chills * of[five->chilled[set]][score] +
                               five->thaws * of[five->thawed[set]][score];
    for (int set = 0; set < SETS; set++) memcpy(of[set], then[set], sizeof then[set]);
}

static int look_ahead(Five *five, int seats) {
    Alone *alone = malloc(sizeof(Alone));
    if (!alone) return 0;
    for (int with = CALM; with < WEATHERS; with++) {
        memset(alone, 0, sizeof *alone);
        for (int set = 0; set < SETS; set++) {
            for (int score = 0; score < TARGET; score++) five->turns[set][score] = 1;
            for (int made = FAR; made < SCORES; made++) alone->after[set][made] = 1;
        }
        for (int turn = 0; turn < AHEAD; turn++) {
            for (int block = 0; block < BLOCKS; block++) one_turn(five, alone, block * LANES);
            for (int set = 0; set < SETS; set++) {
                memcpy(alone->after[set], alone->before[set], FAR * sizeof(float));
                for (int made = 0; made < FAR; made++)
                    five->within[with][set][turn][made] = (Share)(alone->after[set][made] * WHOLE + 0.5f);
                for (int score = 0; score < TARGET; score++) five->turns[set][score] += 1 - alone->after[set][score + MOST];
            }
            for (int other = 1; with == USUAL && other < seats; other++) weather(five, alone->after);
        }
    }
    free(alone);
    return 1;
}
