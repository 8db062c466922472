/* What a position between two turns is worth to each of three or four seats: a small network looks at every seat
   with the others beside it, and the seats share the win by what it says of them.

   Seats are counted by their place in the round, from who plays first. Two networks, one for the round in which
   the target is reached already. */

#include "crowd_alone.h"

typedef struct {
    int seats, next; /* 0: a round begins, or the game has ended */
    int score[MOST_SEATS], active[MOST_SEATS];
} Table;

enum { OWN = 23, OF_OTHER = 17, COMMON = 5, WIDE = 64, NARROW = 16 };
#define INPUTS (OWN + (MOST_SEATS - 1) * OF_OTHER + COMMON)

typedef struct {
    float first[INPUTS + 1][WIDE], second[WIDE + 1][NARROW], third[NARROW + 1];
} Layers;

enum { FAR_OFF, CLOSE, ENDING, STAGES };

typedef struct {
    Layers stage[STAGES];
} Net;

typedef struct {
    int counts; /* or has lost for certain */
    float x[INPUTS], wide[WIDE], narrow[NARROW];
} Seen;

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

static float reached(const Five *five, int active, int points) {
    return five->reach[active][points < 0 ? 0 : points < NEEDS ? points : NEEDS - 1];
}

/* Of a seat, whoever looks at it. `made` [turns of its own, MOST less points above the target]: the chance to have
   as many; others' turns before its next turn over some of its cards as they are wont to. */
typedef struct {
    int waits;
    float to_go, cards, wait, due, chance, next_chance, alone, level, sure, fails, thawed, passes, weather;
    int chills, hits_all, thaws;
    float made[AHEAD][MOST + 1];
} Look;

/* How likely how many of its cards are thawed before its next turn. */
static void thawed_before(const Five *five, const Table *table, int seat, float *chances) {
    memset(chances, 0, MOST_SEATS * sizeof(float));
    chances[0] = 1;
    for (int other = table->next; other != seat; other = (other + 1) % table->seats) {
        const float(*thaws)[AHEAD] = are_neighbours(table->seats, seat, other) ? five->thaws_near : five->passes;
        const float chance = thaws[table->active[other]][0];
        for (int at = MOST_SEATS - 1; at >= 0; at--)
            chances[at] = chances[at] * (1 - chance) + (at ? chances[at - 1] * chance : 0);
    }
}

/* How the weather between its turns will be: 0 is calm, 1 as usual. */
static void forecast(const Five *five, const Table *table, int seat, float *weather) {
    const int waits = (seat - table->next + table->seats) % table->seats;
    float thaws = 0;
    weather[0] = 0;
    for (int turn = 1; turn < AHEAD; turn++) {
        for (int other = 0; other < table->seats; other++) {
            const int its = turn - 1 + ((other - table->next + table->seats) % table->seats < waits);
            if (other == seat) continue;
            const int near = are_neighbours(table->seats, seat, other);
            thaws += (near ? five->thaws_near : five->passes)[table->active[other]][its < AHEAD ? its : AHEAD - 1];
        }
        weather[turn] = thaws / (five->thaws * (float)(turn * (table->seats - 1)) + 1e-3f);
        if (weather[turn] > 2) weather[turn] = 2;
    }
}

FASTEST static void add_made(const Five *five, int active, int score, const float *weather, float share,
                             float into[AHEAD][MOST + 1]) {
    for (int turn = 0; turn < AHEAD; turn++) {
        const Share *calm = five->within[CALM][active][turn] + score, *usual = five->within[USUAL][active][turn] + score;
        const float much = share * weather[turn], little = share - much;
        for (int less = 0; less <= MOST; less++) into[turn][less] += little * (float)calm[less] + much * (float)usual[less];
    }
}

static void look_alone(const Five *five, const Table *table, int seat, Look *look) {
    const int score = table->score[seat];
    float thawed[MOST_SEATS], weather[AHEAD];
    int active = table->active[seat];
    thawed_before(five, table, seat, thawed);
    forecast(five, table, seat, weather);
    look->to_go = (float)(seat < table->next);
    for (int number = 0; number < table->seats; number++) {
        if (thawed[number] > 0) {
            add_made(five, active, score, weather, thawed[number] / WHOLE, look->made);
            look->to_go += thawed[number] * five->turns[active][score];
            look->thawed += thawed[number] * (float)number;
        }
        active = five->thawed[active];
    }
    for (int turn = 0; turn < AHEAD; turn++)
        for (int less = 0; less <= MOST; less++)
            if (look->made[turn][less] > 1) look->made[turn][less] = 1;
    look->weather = weather[2];
    look->chance = look->made[0][MOST];
    look->next_chance = look->made[1][MOST];
}

static void look(const Five *five, const Table *table, int seat, int best, Look *found) {
    const int active = table->active[seat], score = table->score[seat];
    memset(found, 0, sizeof *found);
    found->waits = (seat - table->next + table->seats) % table->seats;
    found->passes = five->passes[active][0];
    found->cards = five->carries[active] / five->rate;
    found->wait = (float)found->waits / (float)table->seats;
    found->due = seat >= table->next;
    found->chills = !!(active & five->of_kind[CHILL_NEIGHBOURS]);
    found->hits_all = !!(active & five->of_kind[CHILL_EVERYONE]);
    found->thaws = !!(active & five->of_kind[THAW_NEIGHBOURS]);
    if (best < TARGET) {
        look_alone(five, table, seat, found);
        return;
    }
    const float beats = found->due ? reached(five, active, best - score + 1) : 0.0f;
    found->chance = beats;
    found->level = found->due ? reached(five, active, best - score) : (float)(score == best);
    found->sure = logf(beats > 0.003f ? beats : 0.003f) / 3;
    found->fails = logf(beats < 0.997f ? 1 - beats : 0.003f) / 3;
    found->to_go = (float)(best - score) / 10;
    if (found->to_go > 4) found->to_go = 4;
}

#define LEAST 1e-3f

/* What a seat wins in a round: all that it may make counts half, as if it were to know what it needs; half the best
   that it can aim at. Who plays last in the round does know. `others` [points above]: they have less. */
FASTEST static float won_in_round(const float *makes, const float *others, int last) {
    float all = 0, aimed = 0, at_least = 0;
    for (int above = MOST - 1; above >= 0; above--) {
        all += makes[above] * others[above];
        at_least += makes[above];
        aimed = larger(aimed, at_least * others[above]);
    }
    return last ? all : (all + aimed) / 2;
}

/* Who wins when each looks at nobody, in the logarithm. The game ends with the first round in which one has the
   target, and who has most then wins. */
FASTEST static void race_alone(Look *looks, int seats) {
    float sum = 0, shares[MOST_SEATS] = {0}, over[MOST_SEATS] = {0}; /* the chance that it had the target before */
    float open = 1;                                                  /* that nobody had */
    for (int round = 0; round < AHEAD && open > LEAST; round++) {
        float makes[MOST_SEATS][MOST + 1], less[MOST_SEATS][MOST]; /* by points above the target */
        float any = 0;
        for (int seat = 0; seat < seats; seat++) {
            const int turn = round - !looks[seat].due;
            any += turn < 0 ? 0 : looks[seat].made[turn][MOST] - over[seat];
        }
        if (any < LEAST) continue;
        open = 1;
        for (int seat = 0; seat < seats; seat++) {
            const int turn = round - !looks[seat].due;
            const float before = over[seat];
            float *more = makes[seat];
            memset(more, 0, sizeof makes[seat]);
            for (int above = 0; turn >= 0 && above < MOST; above++)
                more[above] = larger(looks[seat].made[turn][MOST - above] - before, 0);
            over[seat] = before + more[0];
            open *= 1 - over[seat];
            for (int above = 0; above < MOST; above++) {
                less[seat][above] = 1 - before - (more[above] + more[above + 1]) / 2;
                more[above] -= more[above + 1];
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            float others[MOST];
            for (int above = 0; above < MOST; above++) others[above] = 1;
            for (int other = 0; other < seats; other++)
                for (int above = 0; other != seat && above < MOST; above++) others[above] *= less[other][above];
            shares[seat] += won_in_round(makes[seat], others, seat == seats - 1);
        }
    }
    for (int seat = 0; seat < seats; seat++) sum += shares[seat] += LEAST;
    for (int seat = 0; seat < seats; seat++) looks[seat].alone = logf(shares[seat] / sum);
}

enum { COMING = 4, MORE = 12 /* points than the target */ };

/* What may happen to a seat's cards before its turn: who may chill it, what is thawed, what it needs then. */
static void see_coming(const Five *five, const Table *table, const Look *looks, int seat, int ending, float *x) {
    const int active = table->active[seat], score = table->score[seat];
    float chills = 0, thaws = 0;
    for (int other = 0; other < table->seats; other++) {
        const Look *its = looks + other;
        if (its->waits >= looks[seat].waits) continue;
        const int near = are_neighbours(table->seats, seat, other);
        chills += (float)((near && its->chills) || its->hits_all);
        thaws += (float)((near && its->thaws) || !table->active[other]);
    }
    x[0] = chills / 2;
    x[1] = ending ? thaws / 2 : looks[seat].thawed;
    x[2] = ending ? 0.0f : five->turns[five->chilled[active]][score] - five->turns[active][score];
    x[3] = ending ? 0.0f : five->turns[five->thawed[active]][score] - five->turns[active][score];
}

static void see(const Five *five, const Table *table, const Look *looks, int seat, int ending, float *x) {
    const int seats = table->seats;
    const Look *own = looks + seat;
    int order[MOST_SEATS], others = 0;
    for (int step = 1; step < seats; step++) { /* those nearest to the win first */
        int at = others++;
        const int other = (seat + step) % seats;
        for (; at > 0 && looks[order[at - 1]].to_go > looks[other].to_go; at--) order[at] = order[at - 1];
        order[at] = other;
    }
    float least = own->to_go;
    for (int at = 0; at < others; at++)
        if (looks[order[at]].to_go < least) least = looks[order[at]].to_go;
    const float scale = ending ? 1.0f : 1 / sqrtf((least > 0 ? least : 0) + 0.5f);
    *x++ = own->to_go / 4;
    *x++ = own->cards;
    *x++ = own->chance;
    *x++ = own->wait;
    *x++ = own->due;
    *x++ = ending ? own->level : (float)(seat == 0);
    *x++ = ending ? own->sure : (float)(seat == seats - 1);
    *x++ = ending ? own->fails : (least - own->to_go) * scale;
    *x++ = (float)own->chills;
    *x++ = (float)own->hits_all;
    *x++ = (float)own->thaws;
    *x++ = (float)count(table->active[seat]) / HAND;
    *x++ = (float)!table->active[seat];
    *x++ = own->next_chance;
    *x++ = own->alone / 3;
    *x++ = own->passes;
    *x++ = own->weather;
    *x++ = own->made[2][MOST];
    *x++ = own->made[1][MOST - MORE];
    see_coming(five, table, looks, seat, ending, x);
    x += COMING;
    for (int at = 0; at < others; at++) {
        const int other = order[at], near = are_neighbours(seats, seat, other);
        const Look *its = looks + other;
        *x++ = (its->to_go - own->to_go) * scale / 2;
        *x++ = its->cards;
        *x++ = its->chance;
        *x++ = its->wait;
        *x++ = its->due;
        *x++ = ending ? its->level : five->leads[table->active[seat]][table->active[other]] / five->rate;
        *x++ = ending ? its->sure : (float)near;
        *x++ = ending ? its->fails : (float)((near && its->chills) || its->hits_all);
        *x++ = (float)(near && its->thaws);
        *x++ = (float)count(table->active[other]) / HAND;
        *x++ = (float)!table->active[other];
        *x++ = its->next_chance;
        *x++ = its->alone / 3;
        *x++ = its->passes;
        *x++ = its->thawed;
        *x++ = its->weather;
        *x++ = its->made[2][MOST];
    }
    *x++ = five->rate / 15;
    *x++ = five->of_kind[CHILL_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = five->of_kind[CHILL_EVERYONE] ? 1.0f : 0.0f;
    *x++ = five->of_kind[THAW_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = ending ? 0.0f : scale;
}

/* In the last round: whatever the others do. */
static int has_lost(const Five *five, const Table *table, int seat, int best) {
    const int active = seat == table->next ? table->active[seat] : ALL;
    return table->score[seat] + (seat < table->next ? 0 : five->most[active]) < best;
}

#define A_LITTLE 0.1f
static float bent(float x) { return x > 0 ? x : A_LITTLE * x; }

FASTEST static float judged(const Layers *layers, int inputs, Seen *seen) {
    float wide[WIDE], narrow[NARROW];
    memcpy(wide, layers->first[INPUTS], sizeof wide);
    for (int from = 0; from < inputs; from++) {
        const float x = seen->x[from];
        for (int to = 0; to < WIDE; to++) wide[to] += x * layers->first[from][to];
    }
    memcpy(narrow, layers->second[WIDE], sizeof narrow);
    for (int to = 0; to < WIDE; to++) wide[to] = wide[to] > 0 ? wide[to] : A_LITTLE * wide[to];
    for (int from = 0; from < WIDE; from++) {
        const float x = wide[from];
        for (int to = 0; to < NARROW; to++) narrow[to] += x * layers->second[from][to];
    }
    float found = layers->third[NARROW];
    for (int from = 0; from < NARROW; from++) {
        narrow[from] = bent(narrow[from]);
        found += narrow[from] * layers->third[from];
    }
    memcpy(seen->wide, wide, sizeof wide);
    memcpy(seen->narrow, narrow, sizeof narrow);
    return found;
}

static int inputs_of(int seats) { return OWN + (seats - 1) * OF_OTHER + COMMON; }

static int stage_of(const Look *looks, int seats, int best) {
    for (int seat = 0; seat < seats; seat++)
        if (best < TARGET && looks[seat].to_go < 2.6f) return CLOSE;
    return best < TARGET ? FAR_OFF : ENDING;
}

/* By seat; `seen` is what the network made of each. */
static void shares(const Net *net, const Five *five, const Table *table, Look *looks, Seen *seen, float *into) {
    const int seats = table->seats, best = most(table), stage = stage_of(looks, seats, best), ending = stage == ENDING;
    float highest = -1e9f, sum = 0;
    if (!ending) race_alone(looks, seats);
    for (int seat = 0; seat < seats; seat++) {
        seen[seat].counts = !ending || !has_lost(five, table, seat, best);
        if (!seen[seat].counts) continue;
        see(five, table, looks, seat, ending, seen[seat].x);
        into[seat] = judged(net->stage + stage, inputs_of(seats), seen + seat) + looks[seat].alone;
        if (into[seat] > highest) highest = into[seat];
    }
    for (int seat = 0; seat < seats; seat++)
        sum += into[seat] = seen[seat].counts ? expf(into[seat] - highest) : 0.0f;
    for (int seat = 0; seat < seats; seat++) into[seat] /= sum;
}

static void look_round(const Five *five, const Table *table, Look *looks) {
    const int best = most(table);
    for (int seat = 0; seat < table->seats; seat++) look(five, table, seat, best, looks + seat);
}

static void worth(const Net *net, const Five *five, const Table *table, float *into) {
    Look looks[MOST_SEATS];
    Seen seen[MOST_SEATS];
    if (is_over(table)) {
        won(table, into);
        return;
    }
    look_round(five, table, looks);
    shares(net, five, table, looks, seen, into);
}
