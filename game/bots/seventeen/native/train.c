/* Learns a mixed policy for 17 by self-play: policy gradient with a critic that sees all cards,
   and a reward for spreading choices that fades. One process, one thread, the same every time. */
#include <stdio.h>
#include "players.h"

typedef struct {
    Seen x, all;
    uint32_t may;            /* 0: to call or not */
    int act;                 /* a play, or 1 for a call */
    float value, gain, brought;
    int enough;
    Hidden policy, critic;   /* what the networks made of it */
    float out[OUTPUTS], was[OUTPUTS]; /* by the policy, and by the mean of its past */
} Sample;

static float in_rounds(const Worths *w, const int *held, const int *then, int seat) {
    int a = at_purses(held, w->seats, seat), b = at_purses(then, w->seats, seat);
    return (float)((w->chance[b] - w->middle[a]) / w->half[a]);
}
static int over(const Table *t) { for (int s = 0; s < t->seats; s++) if (t->purse[s] >= VICTORIES * 2) return 1; return 0; }

enum { BATCH = 4096, ROOM = BATCH + 512 };
typedef struct {
    Net policy, critic, old; Worths worths; Rng rng; Table t; int begun;
    Sample *samples; int taken; int seats, inputs;
    const Net *other; int learns[MOST_SEATS]; /* a responder to another's policy learns at one seat only */
    long decisions, rounds, games; double won, entropy_sum; long calls_made, calls_right;
} Learner;

static void new_game(Learner *l) {
    deal(&l->t, l->seats, &l->rng);
    if (!ROUNDS) for (int s = 0; s < l->seats; s++) l->t.purse[s] = below(&l->rng, 6);
    int own = below(&l->rng, l->seats);
    for (int s = 0; s < l->seats; s++) l->learns[s] = !l->other || s == own;
    l->games++;
}

static Sample *note(Learner *l, int seat, const Seen *x, const Hidden *h, const float *out) {
    Sample *s = &l->samples[l->taken++];
    s->x = *x; s->policy = *h;
    memcpy(s->out, out, sizeof s->out);
    Hidden h_old;
    forward(&l->old, x, 0, &h_old, s->was);
    see_all(&l->t, seat, &s->all, l->inputs);
    float v[1];
    forward(&l->critic, x, &s->all, &s->critic, v);
    s->value = v[0];
    s->enough = total(&l->t) >= GOAL;
    return s;
}

static void one_round(Learner *l, float lambda) {
    Table *t = &l->t;
    int at[256], whose[256], n = 0, caller = -1;
    float out[OUTPUTS], p[PLAYS]; Hidden h; Seen x;
    for (int turns = 0; caller < 0; turns++) {
        if (t->last >= 0) {
            if (must_call(t)) { caller = t->mover; break; }
            for (int j = 1; j < t->seats && caller < 0; j++) {
                int s = (t->last + j * t->direction + t->seats * 4) % t->seats;
                if (turns > LONGEST) { caller = s; break; }
                if (!may_be_enough(t, s)) continue;
                const Net *net = l->learns[s] ? &l->policy : l->other;
                see(t, s, phase_to_call(t, s), &x);
                forward(net, &x, 0, &h, out);
                float c = calls(out);
                int act = unit(&l->rng) < c;
                if (l->learns[s]) {
                    at[n] = l->taken; whose[n++] = s;
                    Sample *m = note(l, s, &x, &h, out);
                    m->may = 0; m->act = act;
                }
                if (act) caller = s;
            }
            if (caller >= 0) break;
        }
        begin(t, &l->rng);
        for (int whole = 0; !whole;) {
            uint32_t may = legal_plays(t);
            int act;
            if ((may & (may - 1)) == 0) act = __builtin_ctz(may);
            else {
                int s = t->mover;
                const Net *net = l->learns[s] ? &l->policy : l->other;
                see(t, s, phase_to_play(t), &x);
                forward(net, &x, 0, &h, out);
                shares(out, may, p);
                act = sampled(p, PLAYS, &l->rng);
                if (l->learns[s]) {
                    at[n] = l->taken; whose[n++] = s;
                    Sample *m = note(l, s, &x, &h, out);
                    m->may = may; m->act = act;
                }
            }
            whole = play(t, act >> 1, act & 1, &l->rng);
        }
    }
    int then[MOST_SEATS];
    after_call(t, caller, then);
    l->calls_made++; l->calls_right += total(t) >= GOAL;
    float gain[MOST_SEATS], next[MOST_SEATS];
    int ended[MOST_SEATS];
    for (int s = 0; s < l->seats; s++) { next[s] = in_rounds(&l->worths, t->purse, then, s); gain[s] = 0; ended[s] = 1; }
    for (int i = n - 1; i >= 0; i--) {
        Sample *m = &l->samples[at[i]];
        int s = whose[i];
        float delta = next[s] - m->value;
        gain[s] = delta + (ended[s] ? 0 : lambda * gain[s]);
        ended[s] = 0;
        m->gain = gain[s]; m->brought = m->value + gain[s];
        next[s] = m->value;
    }
    l->decisions += n; l->rounds++;
    end_round(t, caller);
    memcpy(t->purse, then, sizeof then);
    if (ROUNDS || over(t)) new_game(l);
}

static void learn_batch(Learner *l, float rate, float spread, float hold) {
    float dout[OUTPUTS], p[PLAYS], q[PLAYS];
    for (int i = 0; i < l->taken; i++) {
        Sample *m = &l->samples[i];
        const float *out = m->out;
        memset(dout, 0, sizeof dout);
        if (m->may) {
            shares(out, m->may, p);
            float entropy = 0;
            for (int a = 0; a < PLAYS; a++) if (p[a] > 0) entropy -= p[a] * logf(p[a] + 1e-9f);
            l->entropy_sum += entropy;
            shares(m->was, m->may, q);
            float apart = 0;
            for (int a = 0; a < PLAYS; a++) if (p[a] > 0) apart += p[a] * logf((p[a] + 1e-9f) / (q[a] + 1e-9f));
            for (int a = 0; a < PLAYS; a++) if (m->may >> a & 1)
                dout[a] = spread * p[a] * (logf(p[a] + 1e-9f) + entropy) + hold * p[a] * (logf((p[a] + 1e-9f) / (q[a] + 1e-9f)) - apart)
                          - m->gain * ((a == m->act) - p[a]);
            dout[VALUES_AT + m->act] = out[VALUES_AT + m->act] - m->brought;
        } else {
            float c = calls(out);
            c = c < 1e-6f ? 1e-6f : c > 1 - 1e-6f ? 1 - 1e-6f : c;
            dout[CALLS_AT] = c * (1 - c) * (spread * logf(c / (1 - c)) + hold * (out[CALLS_AT] - m->was[CALLS_AT])) - m->gain * (m->act - c);
            dout[CALL_VALUE_AT + m->act] = out[CALL_VALUE_AT + m->act] - m->brought;
        }
        dout[ENOUGH_AT] = 0.3f * (1 / (1 + expf(-out[ENOUGH_AT])) - m->enough);
        backward(&l->policy, &m->x, 0, &m->policy, dout);
        float dv[64] = {m->value - m->brought};
        backward(&l->critic, &m->x, &m->all, &m->critic, dv);
    }
    step(&l->policy, rate, 1.0f / l->taken);
    step(&l->critic, rate, 1.0f / l->taken);
}

static int sizes(int seats, int *all) {
    Table t; Rng r = {1}; Seen x;
    deal(&t, seats, &r);
    int n = see(&t, 0, PLAY, &x);
    *all = see_all(&t, 0, &x, n);
    return n;
}
int weights(int seats) { int all; Net n = new_net(sizes(seats, &all), OUTPUTS, 0); int s = n.size; free_net(&n); return s; }
int critic_weights(int seats) { int all; sizes(seats, &all); Net n = new_net(all, 1, 0); int s = n.size; free_net(&n); return s; }

/* `w` and `critic` hold the weights to go on from (all nought: begin anew) and take what was learnt. `other`: the
   policy to respond to, or null. Kept is the mean of the last part of the way. */
void learn(int seats, const double *chance, const double *middle, const double *half, const float *other,
           float *w, float *critic, int batches, float rate, float last_rate, float spread, float last_spread,
           float lambda, float hold, float follow, uint64_t seed, int telling) {
    Learner l; memset(&l, 0, sizeof l);
    int all;
    l.seats = seats; l.inputs = sizes(seats, &all);
    l.worths = (Worths){seats, chance, middle, half};
    l.rng.s = seed;
    l.policy = new_net(l.inputs, OUTPUTS, 1); l.critic = new_net(all, 1, 1); l.old = new_net(l.inputs, OUTPUTS, 0);
    int fresh = 1;
    for (int i = 0; i < l.policy.size; i++) if (w[i] != 0) { fresh = 0; break; }
    if (fresh) begin_weights(&l.policy, &l.rng); else memcpy(l.policy.w, w, l.policy.size * 4);
    fresh = 1;
    for (int i = 0; i < l.critic.size; i++) if (critic[i] != 0) { fresh = 0; break; }
    if (fresh) begin_weights(&l.critic, &l.rng); else memcpy(l.critic.w, critic, l.critic.size * 4);
    memcpy(l.old.w, l.policy.w, l.policy.size * 4);
    Net answered = {0};
    if (other) { answered = new_net(l.inputs, OUTPUTS, 0); memcpy(answered.w, other, answered.size * 4); l.other = &answered; }
    l.samples = malloc(sizeof(Sample) * ROOM);
    double *mean = calloc(l.policy.size, sizeof(double)); long kept = 0;
    new_game(&l);
    for (int b = 0; b < batches; b++) {
        float done = (float)b / batches, left = 1 - done;
        l.taken = 0;
        while (l.taken < BATCH) one_round(&l, lambda);
        double gained = 0; for (int i = 0; i < l.taken; i++) gained += l.samples[i].brought;
        l.won += gained / l.taken;
        learn_batch(&l, last_rate + (rate - last_rate) * left, last_spread + (spread - last_spread) * left * left, hold);
        for (int i = 0; i < l.policy.size; i++) l.old.w[i] += follow * (l.policy.w[i] - l.old.w[i]);
        if (done >= 0.8f) { kept++; for (int i = 0; i < l.policy.size; i++) mean[i] += (l.policy.w[i] - mean[i]) / kept; }
        if (telling && (b + 1) % telling == 0) {
            printf("%d decisions %.1fM rounds %.2fM right %.3f entropy %.3f worth %.3f\n", b + 1, l.decisions / 1e6, l.rounds / 1e6,
                   (double)l.calls_right / l.calls_made, l.entropy_sum / (double)telling / BATCH, l.won / telling);
            fflush(stdout);
            l.entropy_sum = 0; l.won = 0; l.calls_made = l.calls_right = 0;
        }
    }
    for (int i = 0; i < l.policy.size; i++) w[i] = mean[i];
    memcpy(critic, l.critic.w, l.critic.size * 4);
    free(l.samples); free(mean);
    free_net(&l.policy); free_net(&l.critic); free_net(&l.old); if (other) free_net(&answered);
}
