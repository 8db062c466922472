/* Learns how experts who search play, as a policy: of their own games it takes how often they called and laid what, and
   how often the row was enough. That is what a seat takes the others for that takes them for experts. */
#include "matches.h"

int noted_size(void) { return (int)sizeof(Noted); }

/* Games of experts; what each search made of its decision. Returns how many there are. `plays` guides them, `others` is
   what all are taken for. */
int take_notes(int seats, const double *chance, const double *middle, const double *half, const float *plays_by, const float *others,
               float floor, float temper, int worlds, int games, uint64_t seed, Noted *all, int room) {
    Worths worths = {seats, chance, middle, half};
    Player plays = {new_net(inputs_of(seats), OUTPUTS, 0), floor, 0, 0, 0, 0}, taken = plays;
    taken.net = new_net(inputs_of(seats), OUTPUTS, 0);
    memcpy(plays.net.w, plays_by, plays.net.size * sizeof(float));
    memcpy(taken.net.w, others, taken.net.size * sizeof(float));
    Side side = {&plays, &taken, &taken, SEARCHES, worlds, temper, 0, 0};
    const Side *sides[MOST_SEATS] = {&side, &side, &side, &side};
    Notes notes = {all, 0, room, 0};
    Rng r = {seed};
    for (int g = 0; g < games && notes.n < room; g++) { Table t; play_game(sides, &worths, &t, &r, &notes); }
    free_net(&plays.net); free_net(&taken.net);
    return notes.n;
}

static float surprise(float p, float told) { return -p * logf(told + 1e-6f) - (1 - p) * logf(1 - told + 1e-6f); }

/* How far the net is from what was noted: of plays, of calls, of what was enough; with `dout` the way back too. */
static void apart(const Noted *n, const float *out, float *dout, double *far) {
    float p[PLAYS];
    if (n->may) {
        shares(out, n->may, p);
        for (int a = 0; a < PLAYS; a++) if (n->share[a] > 0) far[0] += n->share[a] * logf((n->share[a] + 1e-6f) / (p[a] + 1e-6f));
        if (dout) for (int a = 0; a < PLAYS; a++) if (n->may >> a & 1) dout[a] = p[a] - n->share[a];
        far[3]++;
    } else {
        far[1] += surprise(n->calls, calls(out)) - surprise(n->calls, n->calls);
        if (dout) dout[CALLS_AT] = calls(out) - n->calls;
        far[4]++;
    }
    float enough = share_of(out[ENOUGH_AT]);
    far[2] += surprise(n->enough, enough);
    if (dout) dout[ENOUGH_AT] = enough - n->enough;
}

/* Follows the first `n` of them, so many times over; `far`: how far it is from the `rest` before and after. */
void imitate(int seats, const Noted *all, int n, int rest, float *w, int times, float rate, float last_rate, uint64_t seed, double *far) {
    enum { BATCH = 512 };
    Net net = new_net(inputs_of(seats), OUTPUTS, 1);
    memcpy(net.w, w, net.size * sizeof(float));
    int *order = malloc(n * sizeof(int));
    for (int i = 0; i < n; i++) order[i] = i;
    Rng r = {seed};
    float out[OUTPUTS], dout[OUTPUTS]; Hidden h;
    for (int time = -1; time <= times; time++) {
        if (time == -1 || time == times) {
            double of[5] = {0};
            for (int i = n; i < n + rest; i++) { forward(&net, &all[i].x, 0, &h, out); apart(&all[i], out, 0, of); }
            *far++ = of[0] / of[3]; *far++ = of[1] / of[4]; *far++ = of[2] / rest;
            continue;
        }
        for (int i = n - 1; i > 0; i--) { int j = below(&r, i + 1), k = order[i]; order[i] = order[j]; order[j] = k; }
        for (int i = 0; i < n; i += BATCH) {
            int end = least(n, i + BATCH);
            double of[5] = {0};
            for (int k = i; k < end; k++) {
                memset(dout, 0, sizeof dout);
                forward(&net, &all[order[k]].x, 0, &h, out);
                apart(&all[order[k]], out, dout, of);
                backward(&net, &all[order[k]].x, 0, &h, dout);
            }
            float left = 1 - (time + (float)i / n) / times;
            step(&net, last_rate + (rate - last_rate) * left, 1.0f / (end - i));
        }
    }
    memcpy(w, net.w, net.size * sizeof(float));
    free(order); free_net(&net);
}

/* What the search and a net told of the row, what was true and in which game, for each of those calls that were unsure. */
int told(int seats, const Noted *all, int n, const float *w, double *found) {
    Net net = new_net(inputs_of(seats), OUTPUTS, 0);
    memcpy(net.w, w, net.size * sizeof(float));
    int count = 0;
    for (int i = 0; i < n; i++) if (all[i].unsure) {
        float out[OUTPUTS]; Hidden h;
        forward(&net, &all[i].x, 0, &h, out);
        *found++ = all[i].told; *found++ = share_of(out[ENOUGH_AT]); *found++ = all[i].enough; *found++ = all[i].game;
        count++;
    }
    free_net(&net);
    return count;
}
