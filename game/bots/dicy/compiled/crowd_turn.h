/* A turn among three or four, solved for what the network says of its ends, and played. */

#ifndef CROWD_TURN_H
#define CROWD_TURN_H

#include "crowd_net.h"
#include "walks.h"

/* `ends` and `passed` for the mover, `shares` and `passed_shares` for every seat. */
typedef struct {
    float ends[KINDS][SETS][POINTS], passed;
    float shares[KINDS][SETS][POINTS][MOST_SEATS], passed_shares[MOST_SEATS];
    float dice[SETS][NODES], within[SETS][NODES], chances[SETS][NODES];
} Turn;

typedef struct {
    int passes, kind, left, points;
} End;

static void turn_over(const Five *five, Table *table, int seat, int thaws) {
    table->active[seat] = (thaws ? five->thawed : five->chilled)[table->active[seat]];
}

static int is_hit(const Table *table, int kind, int mover, int other) {
    if (kind == PLAIN || other == mover) return 0;
    return kind == CHILL_EVERYONE || are_neighbours(table->seats, mover, other);
}

/* The table once the turn has ended so, others turning over what matters least or most in the long run. */
static Table after(const Five *five, const Table *before, End end) {
    Table table = *before;
    const int mover = before->next;
    table.active[mover] = end.passes ? ALL : end.left;
    table.score[mover] += end.passes ? 0 : end.points;
    for (int seat = 0; seat < table.seats; seat++)
        if (seat != mover && (end.passes || is_hit(&table, end.kind, mover, seat)))
            turn_over(five, &table, seat, end.passes || end.kind == THAW_NEIGHBOURS);
    table.next = (mover + 1) % table.seats;
    return table;
}

static float worth_to(const Net *net, const Five *five, const Table *table, int seat) {
    float by_seat[MOST_SEATS];
    worth_alone(net, five, table, by_seat);
    return by_seat[seat];
}

/* Whom it hits chooses for itself, one after the other, as the brain does: those after it as in the long run. */
static Table settled(const Net *net, const Five *five, const Table *before, End end) {
    Table table = after(five, before, end);
    const int mover = before->next, thaws = end.passes || end.kind == THAW_NEIGHBOURS;
    for (int step = 1; step < table.seats; step++) {
        const int seat = (mover + step) % table.seats, was = before->active[seat], may = thaws ? ALL & ~was : was;
        float best = -1;
        int chosen = table.active[seat];
        if (chosen == was || !(may & (may - 1))) continue;
        for (int card = 0; card < HAND; card++) {
            if (!(may >> card & 1)) continue;
            table.active[seat] = was ^ 1 << card;
            const float found = worth_to(net, five, &table, seat);
            if (found > best) best = found, chosen = table.active[seat];
        }
        table.active[seat] = chosen;
    }
    return table;
}

/* The same end with a card less active is never worth more: where it is said to be, that counts. (More points may be
   worth less: the target ends the game.) */
static void never_below(Turn *turn, int mover, int kind, int left, int points, int fewer) {
    if (turn->ends[kind][fewer][points] <= turn->ends[kind][left][points]) return;
    memcpy(turn->shares[kind][left][points], turn->shares[kind][fewer][points], sizeof turn->passed_shares);
    turn->ends[kind][left][points] = turn->shares[kind][left][points][mover];
}

static int middle(const Five *five, const Table *table, int kind, int active, int reaches) {
    int found[POINTS], many = 0;
    for (int points = 1; points < POINTS; points++)
        if (five->made_by[kind][points] & active && (table->score[table->next] + points >= TARGET) == reaches)
            found[many++] = points;
    return many ? found[many / 2] : 0;
}

/* What scores on a kind of card leave others with: each turns over what it would after the middle one of them that
   reaches the target, or doesn't; that is asked once for all of them. As it was, where there are none. */
static Table answered(const Net *net, const Five *five, const Table *table, int kind, int reaches) {
    const int active = table->active[table->next], of_kind = active & five->of_kind[kind];
    const int points = middle(five, table, kind, active, reaches);
    return points ? settled(net, five, table, (End){0, kind, active & ~(of_kind & -of_kind), points}) : *table;
}

static void weigh_ends(const Net *net, const Five *five, const Table *table, Turn *turn) {
    const int mover = table->next, active = table->active[mover], score = table->score[mover];
    Table then = settled(net, five, table, (End){.passes = 1});
    Seen seen[2];
    worth_alone(net, five, &then, turn->passed_shares);
    turn->passed = turn->passed_shares[mover];
    for (int kind = PLAIN; kind < KINDS; kind++) {
        const Table answers[] = {answered(net, five, table, kind, 0), answered(net, five, table, kind, 1)};
        for (int left = 0; left < ALL; left++) {
            if (left & ~active) continue;
            seen[0].is_begun = seen[1].is_begun = 0;
            for (int points = 1; points < POINTS; points++) {
                if (!(five->made_by[kind][points] & active & ~left)) continue;
                float *into = turn->shares[kind][left][points];
                then = answers[score + points >= TARGET];
                then.active[mover] = left;
                then.score[mover] = score + points;
                worth(net, five, &then, seen, into);
                turn->ends[kind][left][points] = into[mover];
                for (int card = 0; card < HAND; card++)
                    if (left >> card & 1) never_below(turn, mover, kind, left, points, left & ~(1 << card));
            }
        }
    }
}

static float larger(float one, float two) { return one > two ? one : two; }

FASTEST static void keep(const float *dice, float *within) {
    for (int at = 0; at < NODES; at++) {
        float best = at < KEEPS ? dice[at] : within[less[at][0]];
        for (int way = 0; way < ways_of_less[at]; way++) best = larger(best, within[less[at][way]]);
        within[at] = best;
    }
}

/* All sets of these cards, for what ends are worth. Sets are solved before those that hold them. */
static void solve_sets(const Five *five, int active, Turn *turn) {
    for (int set = 0; set <= active; set++) {
        if (set & ~active) continue;
        float *dice = turn->dice[set], *rolled = dice + KEEPS;
        for (int at = 0; at < NODES; at++) dice[at] = turn->passed;
        for (int card = 0; set && card < HAND; card++) {
            if (!(set >> card & 1)) continue;
            const int left = set & ~(1 << card);
            const float *by_points = turn->ends[five->kinds[card]][left], *again = turn->within[left] + KEEPS;
            for (int at = 0; at < ROLLS; at++) {
                const int points = five->picks[card][at];
                rolled[at] = larger(rolled[at], again[at]);
                if (points) rolled[at] = larger(rolled[at], by_points[points]);
            }
        }
        for (int at = KEEPS - 1; set && at >= 0; at--) {
            const short *next = more[at];
            dice[at] = (dice[next[0]] + dice[next[1]] + dice[next[2]] + dice[next[3]] + dice[next[4]] + dice[next[5]]) *
                       (1.0f / VALUES);
        }
        keep(dice, turn->within[set]);
    }
}

/* Before the turn's first roll, for the mover. */
static float solve(const Net *net, const Five *five, const Table *table, Turn *turn) {
    const int active = table->active[table->next];
    weigh_ends(net, five, table, turn);
    solve_sets(five, active, turn);
    return turn->dice[active][0];
}

typedef unsigned long long Random;

static unsigned below(Random *random, unsigned many) {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    return (unsigned)((*random * 2685821657736338717ull >> 32) * many >> 32);
}

static int throw(Random *random, int node) {
    while (node < KEEPS) node = more[node][below(random, VALUES)];
    return node;
}

/* The best play with a roll: the turn ends so (-1), or these cards are left and these dice (`kept`) stay. */
static int decide(const Five *five, const Turn *turn, int active, int node, End *end, int *kept) {
    const int at = node - KEEPS;
    float best = turn->passed;
    int rerolls = -1;
    *end = (End){.passes = 1};
    for (int card = 0; card < HAND; card++) {
        if (!(active >> card & 1)) continue;
        const int left = active & ~(1 << card), points = five->picks[card][at], kind = five->kinds[card];
        if (points && turn->ends[kind][left][points] > best) {
            best = turn->ends[kind][left][points];
            *end = (End){0, kind, left, points};
            rerolls = -1;
        }
        if (left && turn->within[left][node] > best) best = turn->within[left][node], rerolls = left;
    }
    if (rerolls < 0) return rerolls;
    const float *dice = turn->dice[rerolls], *within = turn->within[rerolls];
    do {
        int way = 0;
        while (way + 1 < ways_of_less[node] && within[less[node][way]] != best) way++;
        node = less[node][way];
    } while (dice[node] != best);
    *kept = node;
    return rerolls;
}

/* A solved turn played best, from a roll or (`node` 0) from before it. */
static End finish(const Five *five, const Turn *turn, int active, int node, Random *random) {
    End end;
    do
        active = decide(five, turn, active, throw(random, node), &end, &node);
    while (active >= 0);
    return end;
}

static const float *shares_of_end(const Turn *turn, End end) {
    return end.passes ? turn->passed_shares : turn->shares[end.kind][end.left][end.points];
}

/* What every seat has on average when a solved turn is played best, from there. */
static void expect(const Five *five, Turn *turn, int seats, int active, int node, float *into) {
    memset(into, 0, (size_t)seats * sizeof(float));
    for (int set = 0; set <= active; set++)
        if (!(set & ~active)) memset(turn->chances[set], 0, sizeof turn->chances[set]);
    turn->chances[active][node] = 1;
    for (int set = active; set >= 0; set--) {
        if (set & ~active) continue;
        float *chances = turn->chances[set];
        for (int at = 0; at < KEEPS; at++)
            for (int value = 0; chances[at] > 0 && value < VALUES; value++)
                chances[more[at][value]] += chances[at] * (1.0f / VALUES);
        for (int at = KEEPS; at < NODES; at++) {
            End end;
            int kept;
            if (!(chances[at] > 0)) continue;
            const int rerolls = decide(five, turn, set, at, &end, &kept);
            if (rerolls >= 0)
                turn->chances[rerolls][kept] += chances[at];
            else
                for (int seat = 0; seat < seats; seat++) into[seat] += chances[at] * shares_of_end(turn, end)[seat];
        }
    }
}

#endif
