/* What a position between two turns is worth to each of three or four seats: a small network looks at the whole
   table, from who comes next, and the seats share the win by what it says of them. Two networks, one for the round
   in which the target is reached already. */

#include "crowd_sight.h"

enum { WIDE = 128, NARROW = 32 };
enum { ENDING_WIDE = 32 }; /* of these: what is left open in the last round is little */

typedef struct {
    float first[INPUTS + 1][WIDE], second[WIDE + 1][NARROW], third[NARROW + 1][MOST_SEATS];
} Layers;

typedef struct {
    Layers going_on, ending;
} Net;

/* Of the last table that was looked at: what the network was told and what it makes of that, so that a table much
   like it takes little. `counts`: by seat; else it has lost for certain. */
typedef struct {
    int is_begun, counts[MOST_SEATS];
    float x[INPUTS], sums[WIDE], wide[WIDE], narrow[NARROW];
} Seen;

#define A_LITTLE 0.1f
static float bent(float x) { return fmaxf(x, A_LITTLE * x); }

/* Compiled twice where the loader can choose between them: the numbers are the same. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__linux__) && defined(__x86_64__)
#define FASTEST __attribute__((target_clones("avx2", "default")))
#else
#define FASTEST
#endif

typedef float Eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef float Four __attribute__((vector_size(16), aligned(4), may_alias));
enum { WIDES = WIDE / 8, NARROWS = NARROW / 8 };

FASTEST static void judged(const Layers *layers, int inputs, const float *x, Seen *seen, float *into) {
    Eight sums[WIDES];
    if (!seen->is_begun) {
        memset(seen->x, 0, sizeof seen->x);
        memcpy(seen->sums, layers->first[INPUTS], sizeof seen->sums);
        seen->is_begun = 1;
    }
    for (int to = 0; to < WIDES; to++) sums[to] = ((const Eight *)seen->sums)[to];
    for (int from = 0; from < inputs; from++) {
        const float more = x[from] - seen->x[from];
        const Eight *weights = (const Eight *)layers->first[from];
        if (more == 0) continue;
        for (int to = 0; to < WIDES; to++) sums[to] += more * weights[to];
    }
    memcpy(seen->x, x, (size_t)inputs * sizeof *x);
    for (int to = 0; to < WIDES; to++) ((Eight *)seen->sums)[to] = sums[to];
    for (int at = 0; at < WIDE; at++) seen->wide[at] = bent(seen->sums[at]);
    for (int to = 0; to < NARROWS; to += 2) { /* some sums after the others: each stays in a register */
        const Eight *from_none = (const Eight *)layers->second[WIDE] + to;
        Eight one = {0}, two = {0}, three = from_none[0], four = from_none[1];
        for (int from = 0; from < WIDE; from += 2) {
            const Eight *weights = (const Eight *)layers->second[from] + to, *next = weights + NARROWS;
            one += seen->wide[from] * weights[0];
            two += seen->wide[from] * weights[1];
            three += seen->wide[from + 1] * next[0];
            four += seen->wide[from + 1] * next[1];
        }
        ((Eight *)seen->narrow)[to] = one + three;
        ((Eight *)seen->narrow)[to + 1] = two + four;
    }
    Four told = *(const Four *)layers->third[NARROW];
    for (int at = 0; at < NARROW; at++) seen->narrow[at] = bent(seen->narrow[at]);
    for (int at = 0; at < NARROW; at++) told += seen->narrow[at] * *(const Four *)layers->third[at];
    *(Four *)into = told;
}

/* In the last round: who leads keeps the win if nobody after it beats that, each by itself; in logarithms. */
static void ends_so(const Table *table, Look *looks, int best) {
    float stays = 0;
    for (int step = table->seats - 1; step >= 0; step--) {
        const int seat = (table->next + step) % table->seats;
        Look *own = looks + seat;
        if (seat < table->next) continue;
        own->wins = stays + logf(clipped(own->chance));
        stays += logf(1 - clipped(own->chance));
    }
    for (int seat = 0; seat < table->next; seat++) looks[seat].wins = stays + (table->score[seat] == best ? 0 : -6);
}

/* By seat. What the network says of a seat is added to how few turns this has to go; in the last round to what is so
   if each plays by itself. */
static void shares(const Net *net, const Five *five, const Table *table, Seen *seen, float *into) {
    const int seats = table->seats, best = most(table), ending = best >= TARGET;
    Look looks[MOST_SEATS] = {0};
    float x[INPUTS], told[MOST_SEATS], highest = -1e9f, sum = 0;
    for (int seat = 0; seat < seats; seat++) looks[seat] = look(five, table, seat, ending, best);
    see(five, table, looks, ending, best, x);
    seen += ending;
    if (ending) ends_so(table, looks, best);
    judged(ending ? &net->ending : &net->going_on, inputs_of(seats), x, seen, told);
    for (int seat = 0; seat < seats; seat++) {
        seen->counts[seat] = !ending || !has_lost(five, table, seat, best);
        into[seat] = told[looks[seat].wait] + (ending ? looks[seat].wins : -looks[seat].to_go);
        if (seen->counts[seat] && into[seat] > highest) highest = into[seat];
    }
    for (int seat = 0; seat < seats; seat++) sum += into[seat] = seen->counts[seat] ? expf(into[seat] - highest) : 0.0f;
    for (int seat = 0; seat < seats; seat++) into[seat] /= sum;
}

/* `seen`: of both networks. */
static void worth(const Net *net, const Five *five, const Table *table, Seen *seen, float *into) {
    if (is_over(table))
        won(table, into);
    else
        shares(net, five, table, seen, into);
}

static void worth_alone(const Net *net, const Five *five, const Table *table, float *into) {
    Seen seen[2];
    seen[0].is_begun = seen[1].is_begun = 0;
    worth(net, five, table, seen, into);
}
