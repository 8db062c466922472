/* How soon who looks at nobody has the target with any of its cards: for the network to start from. */

#include "crowd_turn.h"

/* The best chance with one card turned over, by how many points a seat needs; where there is none, as it is. */
static float turned(const float *chances, int width, int set, int thaws, int needs) {
    const int may = thaws ? ALL & ~set : set;
    float best = may ? 0 : chances[set * width + needs];
    for (int card = 0; card < HAND; card++)
        if (may >> card & 1) best = larger(best, chances[(set ^ 1 << card) * width + needs]);
    return best;
}

/* How likely it is, about, that others turn a seat's card over before its next turn: they pass, or score on cards
   that hit it. */
#define PASSES 0.5f
#define HIT_BY 0.15f

/* The chances with these cards as a turn ends. */
static void between_turns(const Five *five, const float *chances, float *into) {
    const float thaws = PASSES + (five->of_kind[THAW_NEIGHBOURS] ? HIT_BY : 0);
    const float chills = (five->of_kind[CHILL_NEIGHBOURS] ? HIT_BY : 0) + (five->of_kind[CHILL_EVERYONE] ? HIT_BY : 0);
    for (int set = 0; set < SETS; set++)
        for (int needs = 0; needs <= TARGET; needs++)
            into[set * (TARGET + 1) + needs] = (1 - thaws - chills) * chances[set * (TARGET + 1) + needs] +
                                               thaws * turned(chances, TARGET + 1, set, 1, needs) +
                                               chills * turned(chances, TARGET + 1, set, 0, needs);
}

/* The chance to have the target soon, for who plays for that. 0 where there is not the memory. */
static int look_ahead(Five *five) {
    Turn *turn = calloc(1, sizeof(Turn));
    float(*then)[TARGET + 1] = malloc(SETS * sizeof *then);
    for (int turns = 0; turn && then && turns < AHEAD; turns++) {
        if (turns) between_turns(five, five->soon[turns - 1][0], then[0]);
        for (int needs = 0; needs <= TARGET; needs++) {
            turn->passed = turns ? then[ALL][needs] : !needs;
            for (int left = 0; left < ALL; left++)
                for (int points = 1; points < POINTS; points++)
                    for (int kind = 0; kind < KINDS; kind++)
                        turn->ends[kind][left][points] = points >= needs ? 1 : turns ? then[left][needs - points] : 0;
            solve_sets(five, ALL, turn);
            for (int set = 0; set < SETS; set++) five->soon[turns][set][needs] = turn->dice[set][0];
        }
    }
    const int could = turn && then;
    free(then);
    free(turn);
    return could;
}

/* Once a card is turned over, or two. */
static void take_hits(Five *five) {
    for (int hit = 0; hit < HITS; hit++) {
        const int again = hit == CHILLED_TWICE, thaws = hit == THAWED;
        const float *reach = (again ? five->hit_reach[CHILLED] : five->reach)[0];
        const float *soon = (again ? five->hit_soon[CHILLED] : five->soon[1])[0];
        for (int set = 0; set < SETS; set++) {
            for (int needs = 0; needs < NEEDS; needs++)
                five->hit_reach[hit][set][needs] = turned(reach, NEEDS, set, thaws, needs);
            for (int needs = 0; needs <= TARGET; needs++)
                five->hit_soon[hit][set][needs] = turned(soon, TARGET + 1, set, thaws, needs);
        }
    }
}
