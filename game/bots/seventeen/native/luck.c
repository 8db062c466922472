/* What a table comes to whose cards are all known, but for the order of the pile: experts play it on to the round's end,
   over and over. What a draw or a deal brought is told by it, see `luck.py`. */
#include "search.h"

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

EXPORT int luck_version(void) { return 1; }

static const int *read_pile(const int *at, int8_t *cards, int *n) {
    for (*n = 0; *n < at[0]; (*n)++) cards[*n] = (int8_t)at[*n + 1];
    return at + *n + 1;
}

/* `asked`: who is to draw, how many first; -1: all are dealt anew, and who begins is drawn. Whether a turn runs; mover,
   direction, last, cards, cards after, played; purses; hands; shown, and each seat's own; the row, a length and seat, kind
   and how of each; the top's back, the pile and the discards, a length each. Found: each seat's chance of winning. */
EXPORT void luck_played_on(const Player *player, const double *chance, const double *middle, const double *half, int seats,
                           const int *asked, int tries, uint64_t seed, double *found) {
    Table now;
    memset(&now, 0, sizeof now);
    now.seats = seats;
    const int *at = asked;
    int drawer = *at++, draws = *at++, running = *at++;
    now.mover = *at++; now.direction = *at++; now.last = *at++; now.cards = *at++; now.after = *at++; now.played = *at++;
    for (int s = 0; s < seats; s++) now.purse[s] = *at++;
    for (int s = 0; s < seats; s++) for (int k = 0; k < KINDS; k++) now.held[s] += now.hands[s][k] = (int8_t)*at++;
    for (int k = 0; k < KINDS; k++) now.shown[k] = (int8_t)*at++;
    for (int s = 0; s < seats; s++) for (int k = 0; k < KINDS; k++) now.own[s][k] = (int8_t)*at++;
    int length = *at++;
    for (; now.length < length; at += 3) {
        int seat = at[0], kind = at[1], how = at[2];
        now.row[now.length++] = (Lies){(int8_t)seat, (int8_t)kind, (int8_t)how};
        if (how == OPEN) { now.opens += VALUE[kind]; continue; }
        now.when[seat][how]++; now.hidden[seat] += VALUE[kind]; now.traps[seat] += kind == TRAP;
    }
    int top = *at++;
    at = read_pile(at, now.pile, &now.piled);
    read_pile(at, now.discards, &now.discarded);
    RollOuts by = {player, player, player, 0, 1, 0, 0, {seats, chance, middle, half}, 0, 0, 0};
    for (int s = 0; s < seats; s++) found[s] = 0;
    for (int i = 0; i < tries; i++) {
        Table t = now; Rng r = {seed + (uint64_t)i * 104729};
        lay_pile(&t, top, &r);
        if (drawer < 0) {
            t.mover = below(&r, seats);
            for (int s = 0; s < seats; s++) for (int d = 0; d < draws; d++) draw(&t, s, &r);
        } else for (int d = 0; d < draws; d++) draw(&t, drawer, &r);
        int caller = ended_by(&by, &t, -1, running ? seats : 1, &r), then[MOST_SEATS];
        after_call(&t, caller, then);
        for (int s = 0; s < seats; s++) found[s] += by.worths.chance[at_purses(then, seats, s)] / tries;
    }
}
