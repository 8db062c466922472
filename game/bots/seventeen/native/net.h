/* A small network with sparse inputs: rows of the first layer are added up, two rectified layers, one of outputs. */
#ifndef NET_H
#define NET_H
#include <math.h>
#include <stdlib.h>
#include "table.h"
#ifndef WIDTH
#define WIDTH 64
#endif
enum { WIDE = WIDTH, NARROW = WIDTH / 2, MOST_ACTIVE = 128, FRACTIONS = 9 };

typedef struct { int inputs, outputs, size; float *w; float *m, *v; float *g; double b1t, b2t; } Net;
/* w: inputs x WIDE, WIDE, WIDE x NARROW, NARROW, NARROW x outputs, outputs */
typedef struct { int n; uint16_t at[MOST_ACTIVE]; float part[FRACTIONS]; } Seen; /* the first FRACTIONS inputs are shares */
typedef struct { float one[WIDE], two[NARROW]; } Hidden;

/* Not the library's: it is the same on every machine. */
static inline float exp_of(float x) {
    x = x < -80 ? -80 : x > 80 ? 80 : x;
    float k = floorf(x * 1.44269504f + 0.5f), f = x - k * 0.693359375f + k * 2.12194440e-4f;
    float p = 1 + f * (1 + f * (0.5f + f * (0.16666667f + f * (0.041666668f + f * (8.3333333e-3f + f * 1.3888889e-3f)))));
    union { uint32_t bits; float power; } two = {(uint32_t)((int)k + 127) << 23};
    return p * two.power;
}

static float *w1(const Net *n, float *w) { (void)n; return w; }
static float *b1(const Net *n, float *w) { return w + n->inputs * WIDE; }
static float *w2(const Net *n, float *w) { return b1(n, w) + WIDE; }
static float *b2(const Net *n, float *w) { return w2(n, w) + WIDE * NARROW; }
static float *w3(const Net *n, float *w) { return b2(n, w) + NARROW; }
static float *b3(const Net *n, float *w) { return w3(n, w) + NARROW * n->outputs; }

static Net new_net(int inputs, int outputs, int training) {
    Net n = {inputs, outputs, 0, 0, 0, 0, 0, 1, 1};
    n.size = inputs * WIDE + WIDE + WIDE * NARROW + NARROW + NARROW * outputs + outputs;
    n.w = malloc((size_t)n.size * 4);
    memset(n.w, 0, n.size * 4);
    if (training) {
        n.m = calloc(n.size, 4); n.v = calloc(n.size, 4); n.g = calloc(n.size, 4);
    }
    return n;
}
static void free_net(Net *n) { free(n->w); free(n->m); free(n->v); free(n->g); }
static float gauss(Rng *r) { float s = 0; for (int i = 0; i < 12; i++) s += unit(r); return s - 6; }
static void begin_weights(Net *n, Rng *r) {
    for (int i = 0; i < n->inputs * WIDE; i++) n->w[i] = gauss(r) * 0.15f;
    float *a = w2(n, n->w);
    for (int i = 0; i < WIDE * NARROW; i++) a[i] = gauss(r) * (WIDE > 64 ? 0.13f : 0.18f);
    a = w3(n, n->w);
    for (int i = 0; i < NARROW * n->outputs; i++) a[i] = gauss(r) * 0.02f;
}

/* Some numbers at once, four as every processor can; sixteen side by side, and the rows in two sums, so that no addition
   waits for the last. */
#ifdef __AVX512F__
enum { LANES = 16, BLOCK = 16, SIDE = BLOCK / LANES };
#else
enum { LANES = 4, BLOCK = 16, SIDE = BLOCK / LANES };
#endif
typedef float Lanes __attribute__((vector_size(4 * LANES), aligned(4), may_alias));
_Static_assert(WIDE % BLOCK == 0 && NARROW % BLOCK == 0, "layers are added up in whole blocks");
#define OF(at) (*(const Lanes *)(at))
#define EACH for (int k = 0; k < SIDE; k++)

/* What the columns from `first` to `end` of these rows of a layer add up to, from `begin` on; each row times its factor. */
static inline void add_up(const float *w, int width, int first, int end, int rows, const float *by, const float *begin, float *sums) {
    for (int c = first; c < end; c += BLOCK) {
        const float *row = w + c;
        Lanes even[SIDE], odd[SIDE];
        EACH { even[k] = OF(begin + c + LANES * k); odd[k] = (Lanes){0}; }
        int i = 0;
        for (; i + 1 < rows; i += 2, row += 2 * width)
            EACH { even[k] += by[i] * OF(row + LANES * k); odd[k] += by[i + 1] * OF(row + width + LANES * k); }
        if (i < rows) EACH even[k] += by[i] * OF(row + LANES * k);
        EACH *(Lanes *)(sums + c + LANES * k) = even[k] + odd[k];
    }
}
static inline void add_rows(const float *w, const Seen *x, float *sums) {
    for (int c = 0; c < WIDE; c += BLOCK) {
        Lanes even[SIDE], odd[SIDE];
        EACH { even[k] = OF(sums + c + LANES * k); odd[k] = (Lanes){0}; }
        int i = 0;
        for (; i + 1 < x->n; i += 2) {
            const float *one = w + x->at[i] * WIDE + c, *two = w + x->at[i + 1] * WIDE + c;
            EACH { even[k] += OF(one + LANES * k); odd[k] += OF(two + LANES * k); }
        }
        if (i < x->n) EACH even[k] += OF(w + x->at[i] * WIDE + c + LANES * k);
        EACH *(Lanes *)(sums + c + LANES * k) = even[k] + odd[k];
    }
}
static inline void rectify(float *x, int n) { for (int i = 0; i < n; i++) x[i] = x[i] > 0 ? x[i] : 0; }

/* The outputs from `first` to `end` alone, both at the edge of a block. */
static void forward_part(const Net *n, const Seen *x, const Seen *more, Hidden *h, float *out, int first, int end) {
    add_up(n->w, WIDE, 0, WIDE, FRACTIONS, x->part, b1(n, n->w), h->one);
    add_rows(n->w, x, h->one);
    if (more) add_rows(n->w, more, h->one);
    rectify(h->one, WIDE);
    add_up(w2(n, n->w), NARROW, 0, NARROW, WIDE, h->one, b2(n, n->w), h->two);
    rectify(h->two, NARROW);
    const float *o = w3(n, n->w), *b = b3(n, n->w);
    if (n->outputs == 1) {
        out[0] = b[0];
        for (int j = 0; j < NARROW; j++) out[0] += h->two[j] * o[j];
    } else add_up(o, 64, first, end, NARROW, h->two, b, out);
}
static void forward(const Net *n, const Seen *x, const Seen *more, Hidden *h, float *out) { forward_part(n, x, more, h, out, 0, 64); }

static void backward(Net *n, const Seen *x, const Seen *more, const Hidden *h, const float *dout) {
    float d2[NARROW] __attribute__((aligned(64))), d1[WIDE] __attribute__((aligned(64)));
    float *go = w3(n, n->g), *gb = b3(n, n->g);
    const float *o = w3(n, n->w);
    if (n->outputs == 1) {
        float d = dout[0];
        gb[0] += d;
        for (int j = 0; j < NARROW; j++) { go[j] += h->two[j] * d; d2[j] = h->two[j] > 0 ? d * o[j] : 0; }
    } else {
        float d[64] __attribute__((aligned(64)));
        for (int k = 0; k < 64; k++) gb[k] += d[k] = dout[k];
        for (int j = 0; j < NARROW; j++) {
            float p = h->two[j], s = 0;
            if (p == 0) { d2[j] = 0; continue; }
            for (int k = 0; k < 64; k++) { go[j * 64 + k] += p * d[k]; s += d[k] * o[j * 64 + k]; }
            d2[j] = s;
        }
    }
    float *gm = w2(n, n->g), *gb2 = b2(n, n->g);
    const float *m = w2(n, n->w);
    for (int j = 0; j < NARROW; j++) gb2[j] += d2[j];
    for (int i = 0; i < WIDE; i++) {
        float p = h->one[i], s = 0;
        if (p == 0) { d1[i] = 0; continue; }
        for (int j = 0; j < NARROW; j++) { gm[i * NARROW + j] += p * d2[j]; s += d2[j] * m[i * NARROW + j]; }
        d1[i] = s;
    }
    float *gb1 = b1(n, n->g), *restrict g = n->g;
    for (int i = 0; i < WIDE; i++) gb1[i] += d1[i];
    for (int f = 0; f < FRACTIONS; f++) for (int i = 0; i < WIDE; i++) g[f * WIDE + i] += x->part[f] * d1[i];
    for (int a = 0; a < x->n; a++) { float *row = g + x->at[a] * WIDE; for (int i = 0; i < WIDE; i++) row[i] += d1[i]; }
    if (more) for (int a = 0; a < more->n; a++) { float *row = g + more->at[a] * WIDE; for (int i = 0; i < WIDE; i++) row[i] += d1[i]; }
}

static void step(Net *n, float rate, float scale) { /* Adam */
    n->b1t *= 0.9; n->b2t *= 0.999;
    float c1 = 1 / (1 - n->b1t), c2 = 1 / (1 - n->b2t);
    double norm = 0;
    for (int i = 0; i < n->size; i++) norm += (double)n->g[i] * n->g[i];
    norm = sqrt(norm) * scale;
    if (norm > 0.5) scale *= 0.5 / norm;
    for (int i = 0; i < n->size; i++) {
        float g = n->g[i] * scale;
        n->m[i] = 0.9f * n->m[i] + 0.1f * g;
        n->v[i] = 0.999f * n->v[i] + 0.001f * g * g;
        n->w[i] -= rate * n->m[i] * c1 / (sqrtf(n->v[i] * c2) + 1e-5f);
        n->g[i] = 0;
    }
}
#endif
