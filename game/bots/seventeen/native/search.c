/* What Python calls to weigh what a seat may do: a view comes in as numbers, see `search.py`. */
#include "search.h"

#ifdef _WIN32
#define EXPORT __declspec(dllexport)
#else
#define EXPORT __attribute__((visibility("default")))
#endif

EXPORT int search_version(void) { return 4; }

EXPORT int search_inputs(int seats) {
    Table t; Rng r = {1}; Seen x;
    deal(&t, seats, &r);
    return see(&t, 0, PLAY, &x);
}

EXPORT Player *search_new(int seats, const float *weights, float floor) {
    Player *player = malloc(sizeof *player);
    if (!player) return NULL;
    *player = (Player){new_net(search_inputs(seats), OUTPUTS, 0), floor, 0, 0, 0, 0};
    memcpy(player->net.w, weights, player->net.size * sizeof(float));
    return player;
}

static const int *read_kinds(const int *at, int8_t *kinds) { for (int k = 0; k < KINDS; k++) kinds[k] = (int8_t)*at++; return at; }
static const int *read_hands(const int *at, Table *t) {
    for (int s = 0; s < t->seats; s++) {
        at = read_kinds(at, t->hands[s]);
        for (int k = 0; k < KINDS; k++) t->held[s] += t->hands[s][k];
    }
    return at;
}

/* `guide`: by whose shares the expert mixes, `player`: what all are taken for. `asked`: seat, its place among those
   who may call, whether it is about a call; mover, direction, last, cards, cards after, played, pile, top now;
   purses; hands now; shown and own now; the row, a length and seat, kind and how of each card; open discards by kind.
   Then how the round began: mover, direction, top; hands; shown. Then what happened: a number, and five numbers each.
   Found: the chances of winning of a call, of silence, the row's of being enough; how often to call; then for each
   play its chance and how often; then of each world what the row comes to, and its last card. */
EXPORT int search_weigh(const Player *guide, const Player *player, const double *chance, const double *middle,
                        const double *half, int seats, const int *asked, int worlds, float temper, uint64_t seed, double *found) {
    Table now; static Record rec; Weighed w; Rng r = {seed};
    memset(&now, 0, sizeof now);
    now.seats = seats;
    const int *at = asked;
    int me = *at++, place = *at++, calling = *at++;
    now.mover = *at++; now.direction = *at++; now.last = *at++; now.cards = *at++; now.after = *at++; now.played = *at++;
    now.piled = *at++; now.top = (int8_t)*at++;
    for (int s = 0; s < seats; s++) now.purse[s] = *at++;
    at = read_hands(at, &now);
    int8_t shown[KINDS], own[KINDS];
    at = read_kinds(at, shown);
    at = read_kinds(at, own);
    int length = *at++;
    for (int i = 0; i < length; i++, at += 3) {
        now.row[now.length++] = (Lies){(int8_t)at[0], (int8_t)at[1], (int8_t)at[2]};
        if (at[2] == OPEN) { now.opens += VALUE[at[1]]; continue; }
        now.when[at[0]][at[2]]++;
        if (at[0] == me) { now.hidden[me] += VALUE[at[1]]; now.traps[me] += at[1] == TRAP; }
    }
    memcpy(now.shown, shown, sizeof shown);
    memcpy(now.own[me], own, sizeof own);
    for (int k = 0; k < KINDS; k++) for (int n = *at++; n > 0; n--) now.discards[now.discarded++] = (int8_t)k;
    memset(&rec.begun, 0, sizeof rec.begun);
    rec.begun.seats = seats;
    clear_row(&rec.begun, *at++);
    rec.begun.direction = *at++;
    rec.begun.top = (int8_t)*at++;
    at = read_hands(at, &rec.begun);
    at = read_kinds(at, rec.begun.shown);
    memcpy(rec.begun.purse, now.purse, sizeof now.purse);
    rec.n = *at++;
    if (rec.n > MOST_HAPPENED) return 0;
    for (int i = 0; i < rec.n; i++, at += 5)
        rec.all[i] = (Happened){(int8_t)at[0], (int8_t)at[1], (int8_t)at[2], (int8_t)at[3], (int8_t)at[4]};
    static Room room;
    RollOuts by = {player, player, guide, worlds, 1, 0, temper, {seats, chance, middle, half}, &room, 0, 0};
    int n = weigh(&by, &rec, &now, me, place, calling, &r, &w) ? w.worlds : 0;
    *found++ = w.call; *found++ = w.silent; *found++ = w.enough; *found++ = w.calls;
    for (int a = 0; a < PLAYS; a++) { *found++ = w.play[a]; *found++ = w.shares[a]; }
    for (int i = 0; i < n; i++) {
        const Table *t = &room.found[i];
        *found++ = total(t);
        *found++ = t->length ? VALUE[t->row[t->length - 1].kind] : 0;
    }
    return n;
}
