/* Learns what positions are worth from games against itself: what came of each, less the luck that the dice brought
   on the way, so that it scatters little. One thread, the same every time. */

#include "crowd_turn.h"

enum { LONGEST = 400, ROOM = 1 << 18, BATCH = 64 };

typedef struct {
    const Five *five;
    Table table;
    float came[MOST_SEATS];
} Note;

/* A way on with a turn that is solved: it ends so, or these cards are active and these dice kept (none: `node` 0). */
typedef struct {
    int is_end, active, node;
    End end;
} Way;

/* Plays on to the end; notes what stood before each turn, and what each seat got, less luck. Gives how many turns.
   The first turn is solved by whoever calls, and goes on in this way. `far` is how much what came counts against
   what the network says of the next turn: at 1 it alone counts. */
static int play(const Net *net, const Five *five, Table table, Turn *first, Way way, float far, Turn *turn,
                Random *random, Note *notes) {
    int turns = 0;
    float lucks[LONGEST][MOST_SEATS], had[LONGEST][MOST_SEATS], came[MOST_SEATS];
    while (!is_over(&table) && turns < LONGEST) {
        const int mover = table.next;
        End end = way.end;
        float *luck = lucks[turns];
        worth_alone(net, five, &table, had[turns]);
        if (turns) {
            solve(net, five, &table, turn);
            first = turn;
            way = (Way){.active = table.active[mover]};
        }
        memset(luck, 0, sizeof lucks[turns]);
        if (!way.is_end) {
            end = way.active ? finish(five, first, way.active, way.node, random) : (End){.passes = 1};
            expect(five, first, table.seats, way.active, way.node, luck);
            for (int seat = 0; seat < table.seats; seat++) luck[seat] = shares_of_end(first, end)[seat] - luck[seat];
        }
        notes[turns].five = five;
        notes[turns++].table = table;
        table = settled(net, five, &table, end);
    }
    worth_alone(net, five, &table, came);
    for (int at = turns - 1; at >= 0; at--) {
        for (int seat = 0; seat < table.seats; seat++) {
            if (at + 1 < turns) came[seat] = far * came[seat] + (1 - far) * had[at + 1][seat];
            came[seat] -= lucks[at][seat];
        }
        memcpy(notes[at].came, came, sizeof came);
    }
    return turns;
}

static Table any_table(int seats, Random *random) {
    Table table = {.seats = seats};
    if (below(random, 5) < 2) {
        for (int seat = 0; seat < seats; seat++) table.active[seat] = ALL;
        return table;
    }
    const int level = below(random, 2) ? (int)below(random, TARGET) : TARGET - 40 + (int)below(random, 44);
    const int apart = 1 + (int)below(random, 30);
    table.next = (int)below(random, (unsigned)seats);
    for (int seat = 0; seat < seats; seat++) {
        int score = level + (int)below(random, 2 * (unsigned)apart + 1) - apart;
        const int limit = seat < table.next ? TARGET + 20 : TARGET - 1;
        table.score[seat] = score < 0 ? 0 : score > limit ? limit : score;
        table.active[seat] = (int)below(random, SETS) | (below(random, 2) ? (int)below(random, SETS) : 0);
    }
    return table;
}

typedef struct {
    int seats, steps;
    Net net, slope, mean, square;
    long noted;
    Random random;
    Turn turns[2];
    Note notes[ROOM];
} Learner;

FASTEST static void slopes(const Layers *layers, Layers *slope, int inputs, const Seen *seen, const float *off) {
    float narrow[NARROW], wide[WIDE] = {0};
    for (int step = 0; step < MOST_SEATS; step++) slope->third[NARROW][step] += off[step];
    for (int at = 0; at < NARROW; at++) {
        narrow[at] = 0;
        for (int step = 0; step < MOST_SEATS; step++) {
            slope->third[at][step] += off[step] * seen->narrow[at];
            narrow[at] += off[step] * layers->third[at][step];
        }
        narrow[at] *= seen->narrow[at] > 0 ? 1 : A_LITTLE;
        slope->second[WIDE][at] += narrow[at];
    }
    for (int from = 0; from < WIDE; from++) {
        const Eight *weights = (const Eight *)layers->second[from];
        Eight *into = (Eight *)slope->second[from], sum = {0};
        for (int at = 0; at < NARROWS; at++) {
            into[at] += seen->wide[from] * ((const Eight *)narrow)[at];
            sum += weights[at] * ((const Eight *)narrow)[at];
        }
        for (int at = 0; at < 8; at++) wide[from] += sum[at];
        wide[from] *= seen->wide[from] > 0 ? 1 : A_LITTLE;
    }
    for (int to = 0; to < WIDE; to++) slope->first[INPUTS][to] += wide[to];
    for (int from = 0; from < inputs; from++) {
        const float x = seen->x[from];
        Eight *into = (Eight *)slope->first[from];
        if (x == 0) continue;
        for (int to = 0; to < WIDES; to++) into[to] += x * ((const Eight *)wide)[to];
    }
}

/* Of what was noted the later half counts, as far as there is room. */
FASTEST static void step(Learner *learner, float rate) {
    const int seats = learner->seats;
    const long recent = learner->noted / 2, there = recent < 1 ? 1 : recent < ROOM ? recent : ROOM;
    memset(&learner->slope, 0, sizeof(Net));
    for (int number = 0; number < BATCH; number++) {
        const long ago = below(&learner->random, (unsigned)there);
        const Note *note = learner->notes + (learner->noted - 1 - ago) % ROOM;
        Seen seen[2];
        float told[MOST_SEATS], off[MOST_SEATS] = {0};
        const int ending = most(&note->table) >= TARGET;
        seen[ending].is_begun = 0;
        shares(&learner->net, note->five, &note->table, seen, told);
        for (int seat = 0; seat < seats; seat++)
            if (seen[ending].counts[seat])
                off[(seat - note->table.next + seats) % seats] = (told[seat] - note->came[seat]) / BATCH;
        slopes(ending ? &learner->net.ending : &learner->net.going_on,
               ending ? &learner->slope.ending : &learner->slope.going_on, inputs_of(seats), seen + ending, off);
    }
    learner->steps++;
    const float fresh = (float)(1 / (1 - pow(0.9, learner->steps)));
    const float fresher = (float)(1 / (1 - pow(0.999, learner->steps)));
    float *weight = (float *)&learner->net, *slope = (float *)&learner->slope;
    float *mean = (float *)&learner->mean, *square = (float *)&learner->square;
    for (size_t at = 0; at < sizeof(Net) / sizeof(float); at++) {
        mean[at] = 0.9f * mean[at] + 0.1f * slope[at];
        square[at] = 0.999f * square[at] + 0.001f * slope[at] * slope[at];
        weight[at] -= rate * fresh * mean[at] / (sqrtf(square[at] * fresher) + 1e-8f);
    }
}

static void draw(float *weights, int many, float most, Random *random) {
    for (int at = 0; at < many; at++) weights[at] = ((float)below(random, 2001) / 1000 - 1) * most;
}

static void draw_rows(float (*rows)[WIDE], int many, int wide, Random *random) {
    for (int row = 0; row < many; row++) draw(rows[row], wide, 0.2f, random);
}

/* At first cards by name are worth nothing. Beyond so many wide it stays empty. */
static void begin(Layers *layers, int seats, int wide, Random *random) {
    const int pairs = seats * (seats - 1) / 2;
    float(*rows)[WIDE] = layers->first;
    for (int seat = 0; seat < seats; seat++, rows += OF_SEAT) {
        draw_rows(rows, ITSELF + COMING, wide, random);
        draw_rows(rows + OF_SEAT - LATER, LATER, wide, random);
    }
    draw_rows(rows, pairs, wide, random);
    draw_rows(rows + pairs + CARDS, COMMON - CARDS, wide, random);
    draw(layers->second[0], wide * NARROW, 0.17f, random);
    draw(layers->third[0], NARROW * MOST_SEATS, 0.3f, random);
}
