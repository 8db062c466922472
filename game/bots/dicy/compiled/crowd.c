/* Dicy Cards with three and four at the table, seen from Python: what the ends of a turn are worth by a network that
   has learnt from games of its own, play-outs of such games, and the learning. */

#define VERSION 3

#include "crowd_five.h"
#include "crowd_learning.h"

EXPORT int crowd_version(void) { return VERSION; }

EXPORT int crowd_weights(void) { return (int)(sizeof(Net) / sizeof(float)); }

EXPORT void crowd_begin(const short *following) { learn_walks(following); }

EXPORT int crowd_size_of_five(void) { return (int)sizeof(Five); }

/* `cards`: as in a `Five`. 0 where there is not the memory. */
EXPORT int crowd_five(Five *five, const int *cards, const int *kinds, const unsigned char *picks, float rate,
                      const float *carries, const float *reach, const float *leads) {
    memset(five, 0, sizeof *five);
    memcpy(five->cards, cards, sizeof five->cards);
    memcpy(five->kinds, kinds, sizeof five->kinds);
    memcpy(five->picks, picks, sizeof five->picks);
    five->rate = rate;
    memcpy(five->carries, carries, sizeof five->carries);
    memcpy(five->reach, reach, sizeof five->reach);
    memcpy(five->leads, leads, sizeof five->leads);
    for (int card = 0; card < HAND; card++) {
        five->of_kind[kinds[card]] |= 1 << card;
        for (int at = 0; at < ROLLS; at++)
            five->made_by[kinds[card]][five->picks[card][at]] |= (unsigned char)(1 << card);
    }
    for (int active = 0; active < SETS; active++) {
        for (int card = 0; card < HAND; card++)
            for (int at = 0; active >> card & 1 && at < ROLLS; at++)
                if (five->picks[card][at] > five->most[active]) five->most[active] = five->picks[card][at];
        int chilled = active, thawed = active;
        for (int card = 0; card < HAND; card++) {
            const int then = active ^ 1 << card;
            if (then < active && (chilled == active || carries[then] > carries[chilled])) chilled = then;
            if (then > active && (thawed == active || carries[then] > carries[thawed])) thawed = then;
        }
        five->chilled[active] = (unsigned char)chilled;
        five->thawed[active] = (unsigned char)thawed;
    }
    if (!look_ahead(five)) return 0;
    take_hits(five);
    return 1;
}

static Table laid(int seats, int next, const int *scores, const int *actives) {
    Table table = {.seats = seats, .next = next};
    for (int seat = 0; seat < seats; seat++) table.score[seat] = scores[seat], table.active[seat] = actives[seat];
    return table;
}

/* Between two turns, by place in the round. */
EXPORT void crowd_shares(const Net *net, const Five *five, int seats, int next, const int *scores, const int *actives,
                         float *into) {
    const Table table = laid(seats, next, scores, actives);
    worth_alone(net, five, &table, into);
}

/* What ends are worth to who moves: [kind of card, cards left, points]; gives what a pass is. */
EXPORT double crowd_ends(const Net *net, const Five *five, int seats, int next, const int *scores, const int *actives,
                         double *into) {
    const Table table = laid(seats, next, scores, actives);
    Turn turn;
    memset(turn.ends, 0, sizeof turn.ends);
    weigh_ends(net, five, &table, &turn);
    const float *from = &turn.ends[0][0][0];
    for (int at = 0; at < KINDS * SETS * POINTS; at++) into[at] = (double)from[at];
    return (double)turn.passed;
}

/* Plays on so many times from a turn that goes on in this way; sums, then squares, of what each seat got, less luck.
   0 where there is not the memory. */
EXPORT int crowd_play_out(const Net *net, const Five *five, int seats, int next, const int *scores, const int *actives,
                           const Way *way, int times, Random seed, double *sums) {
    const Table table = laid(seats, next, scores, actives);
    Turn *first = calloc(2, sizeof(Turn)), *turn = first + 1;
    Note *notes = first ? malloc(LONGEST * sizeof(Note)) : NULL;
    if (!notes) {
        free(first);
        return 0;
    }
    Random random = (seed + 1) * 0x9e3779b97f4a7c15ull | 1;
    solve(net, five, &table, first);
    for (int skip = 0; skip < 16; skip++) below(&random, 2);
    for (int time = 0; time < times; time++) {
        play(net, five, table, first, *way, 1, turn, &random, notes);
        for (int seat = 0; seat < seats; seat++) {
            const double came = (double)notes[0].came[seat];
            sums[seat] += came;
            sums[seats + seat] += came * came;
        }
    }
    free(notes);
    free(first);
    return 1;
}

EXPORT Learner *crowd_learner(int seats, Random seed) {
    Learner *learner = calloc(1, sizeof(Learner));
    if (!learner) return NULL;
    learner->seats = seats;
    learner->random = seed | 1;
    begin(&learner->net.going_on, seats, WIDE, &learner->random);
    begin(&learner->net.ending, seats, ENDING_WIDE, &learner->random);
    return learner;
}

EXPORT void crowd_forget(Learner *learner) { free(learner); }

EXPORT Net *crowd_net(Learner *learner) { return &learner->net; }

/* Plays so many games, one half with any of the fives, the other with the first ones, and follows them in so many
   steps; gives how many turns it took. */
EXPORT long crowd_learn(Learner *learner, const Five *fives, int many, int first_ones, int games, int steps, float rate,
                        float far) {
    Note notes[LONGEST];
    long turns = 0;
    for (int game = 0; game < games; game++) {
        const int among = game % 2 ? many : first_ones;
        const Five *five = fives + below(&learner->random, (unsigned)among);
        const Table table = any_table(learner->seats, &learner->random);
        Turn *first = learner->turns;
        solve(&learner->net, five, &table, first);
        const int found = play(&learner->net, five, table, first, (Way){.active = table.active[table.next]}, far, first + 1,
                               &learner->random, notes);
        for (int at = 0; at < found; at++) learner->notes[learner->noted++ % ROOM] = notes[at];
        turns += found;
    }
    if (learner->noted)
        for (int number = 0; number < steps; number++) step(learner, rate);
    return turns;
}
