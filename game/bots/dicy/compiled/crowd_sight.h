/* What the network is told of a table: of each seat, from who comes next, of each two, and of all. */

#include "crowd_table.h"

enum { CARDS = 12, ITSELF = 16, COMING = 11, LATER = AHEAD + 1, OF_SEAT = ITSELF + COMING + CARDS + LATER };
enum { COMMON = CARDS + 5, PAIRS = MOST_SEATS * (MOST_SEATS - 1) / 2 };
enum { INPUTS = MOST_SEATS * OF_SEAT + PAIRS + COMMON };

/* Of a seat. `to_go`, `cards`: in turns; in the last round `to_go` is what it lacks. */
typedef struct {
    float to_go, cards, chance, wins;
    int wait, chills, hits_all, thaws;
} Look;

static Look look(const Five *five, const Table *table, int seat, int ending, int best) {
    const int active = table->active[seat], lacks = (ending ? best + 1 : TARGET) - table->score[seat];
    Look found = {0};
    found.to_go = ((float)lacks - five->carries[active]) / five->rate;
    found.cards = five->carries[active] / five->rate;
    found.chance = ending && seat < table->next ? 0.0f : reached(five, active, lacks);
    found.wait = (seat - table->next + table->seats) % table->seats;
    found.chills = !!(active & five->of_kind[CHILL_NEIGHBOURS]);
    found.hits_all = !!(active & five->of_kind[CHILL_EVERYONE]);
    found.thaws = !!(active & five->of_kind[THAW_NEIGHBOURS]);
    return found;
}

/* What may happen to a seat's cards before its turn: who may chill it, who thaws it, what it can reach then. */
static float *before_its_turn(const Five *five, const Table *table, const Look *looks, int seat, int lacks, float *x) {
    const int active = table->active[seat], chilled = five->chilled[active], thawed = five->thawed[active];
    const int twice = five->chilled[chilled];
    float chills = 0, thaws = 0;
    for (int other = 0; other < table->seats; other++) {
        const Look *its = looks + other;
        if (its->wait >= looks[seat].wait) continue;
        const int near = are_neighbours(table->seats, seat, other);
        chills += (float)((near && its->chills) || its->hits_all);
        thaws += (float)((near && its->thaws) || !table->active[other]);
    }
    *x++ = chills / 2;
    *x++ = thaws / 2;
    *x++ = five->carries[chilled] / five->rate;
    *x++ = five->carries[twice] / five->rate;
    *x++ = five->carries[thawed] / five->rate;
    for (int hit = 0; hit < HITS; hit++) {
        *x++ = five->hit_reach[hit][active][within(lacks)];
        *x++ = lacks <= TARGET ? five->hit_soon[hit][active][lacks] : 0.0f;
    }
    return x;
}

#define A_CARD 0.5f

static float *by_card(const Five *five, int active, float *x) {
    for (int card = 0; card < HAND; card++)
        if (active >> card & 1) x[five->cards[card]] = A_CARD;
    return x + CARDS;
}

/* Its chances to have what it lacks in some turns, alone, and to have more than that in one. */
static float *later(const Five *five, int active, int lacks, float *x) {
    for (int turns = 1; turns < AHEAD; turns++) *x++ = lacks <= TARGET ? five->soon[turns][active][lacks] : 0.0f;
    *x++ = reached(five, active, lacks + 6);
    *x++ = reached(five, active, lacks + 12);
    return x;
}

static float clipped(float chance) { return fminf(fmaxf(chance, 0.003f), 0.997f); }

/* What each seat has of the win where each looks at nobody: who has the target first, by the end of this round or
   one of those after it; in one round they share it by their chances. What is open then goes by turns to go. */
static void race_alone(const Five *five, const Table *table, const Look *looks, float *into) {
    const int seats = table->seats;
    float by_then[MOST_SEATS] = {0}, by_turns[MOST_SEATS], open = 1, least = looks[0].to_go, sum = 0;
    memset(into, 0, MOST_SEATS * sizeof *into);
    for (int round = 0; round < AHEAD; round++) {
        float fresh[MOST_SEATS], all = 0, still = 1;
        for (int seat = 0; seat < seats; seat++) {
            const int turns = round - (seat < table->next), lacks = TARGET - table->score[seat];
            const float now = turns < 0 ? 0 : five->soon[turns][table->active[seat]][lacks];
            fresh[seat] = now - by_then[seat];
            by_then[seat] = now;
            all += fresh[seat];
            still *= 1 - now;
        }
        for (int seat = 0; seat < seats && all > 0; seat++) into[seat] += (open - still) * fresh[seat] / all;
        open = still;
    }
    for (int seat = 1; seat < seats; seat++) least = fminf(least, looks[seat].to_go);
    for (int seat = 0; seat < seats; seat++) {
        const float behind = looks[seat].to_go - least;
        sum += by_turns[seat] = 1 / (1 + behind * behind * behind);
    }
    for (int seat = 0; seat < seats; seat++) into[seat] += open * by_turns[seat] / sum;
}

static void see(const Five *five, const Table *table, const Look *looks, int ending, int best, float *x) {
    const int seats = table->seats;
    float least = looks[0].to_go, alone[MOST_SEATS] = {0};
    memset(x, 0, INPUTS * sizeof *x);
    if (!ending) race_alone(five, table, looks, alone);
    for (int seat = 1; seat < seats; seat++)
        if (looks[seat].to_go < least) least = looks[seat].to_go;
    const float scale = ending ? 1.0f : 1 / sqrtf((least > 0 ? least : 0) + 0.5f);
    for (int step = 0; step < seats; step++) {
        const int seat = (table->next + step) % seats, active = table->active[seat];
        const int lacks = (ending ? best + 1 : TARGET) - table->score[seat];
        const Look *own = looks + seat;
        *x++ = own->to_go / 4;
        *x++ = own->cards;
        *x++ = own->chance;
        *x++ = ending ? logf(clipped(own->chance)) / 3 : (float)(own->to_go < 1);
        *x++ = ending ? logf(1 - clipped(own->chance)) / 3 : (least - own->to_go) * scale;
        *x++ = reached(five, active, ending ? lacks - 1 : lacks - 6);
        *x++ = (float)own->chills;
        *x++ = (float)own->hits_all;
        *x++ = (float)own->thaws;
        *x++ = (float)count(active) / HAND;
        *x++ = (float)!active;
        *x++ = (float)(count(active) == 1);
        *x++ = (float)(seat == 0);
        *x++ = (float)(seat >= table->next);
        *x++ = alone[seat];
        *x++ = ending ? 0.0f : logf(clipped(alone[seat])) / 3;
        x = before_its_turn(five, table, looks, seat, lacks, x);
        x = by_card(five, active, x);
        x = later(five, active, lacks, x);
    }
    for (int step = 1; step < seats; step++)
        for (int before = 0; before < step; before++) {
            const int one = (table->next + step) % seats, other = (table->next + before) % seats;
            const float ahead = (float)(table->score[one] - table->score[other]) * scale;
            *x++ = (ahead + five->leads[table->active[one]][table->active[other]]) / five->rate / 2;
        }
    x = by_card(five, ALL, x);
    *x++ = five->rate / 15;
    *x++ = five->of_kind[CHILL_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = five->of_kind[CHILL_EVERYONE] ? 1.0f : 0.0f;
    *x++ = five->of_kind[THAW_NEIGHBOURS] ? 1.0f : 0.0f;
    *x++ = ending ? 0.0f : scale;
}

static int inputs_of(int seats) { return seats * OF_SEAT + seats * (seats - 1) / 2 + COMMON; }

/* In the last round: whatever the others do. */
static int has_lost(const Five *five, const Table *table, int seat, int best) {
    const int active = seat == table->next ? table->active[seat] : ALL;
    return table->score[seat] + (seat < table->next ? 0 : five->most[active]) < best;
}
