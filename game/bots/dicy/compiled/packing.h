/* Chances in few bytes, each within TOLERANCE of what it was: told as what they differ from what their neighbours
   lead one to expect, in steps of twice the tolerance.

   `chances` is [own score, other's score, set, set]. Scores are counted from the target down here. First comes a
   coarse grid of pairs of scores; then, grid by grid, the pairs half-way between those that are known, along the one
   score and along the other, by a cubic through the four nearest. All is reckoned in whole UNITS, so that the same
   comes out everywhere. A difference has two bytes, zigzag: all the low ones stand before all the high ones. */

#include <stddef.h>
#include <stdint.h>

#define UNITS 81000 /* of a chance of 1 */
#define STEP 16     /* units: half of it is less than 1e-4 */
#define COARSE 32

typedef struct {
    int target;
    size_t done, all; /* differences */
    int32_t *units;   /* as `chances`, but from the target down */
    const float *truth; /* NULL where differences are read, not written */
    unsigned char *bytes;
} Packing;

static int32_t within(int32_t unit) { return unit < 0 ? 0 : unit > UNITS ? UNITS : unit; }

/* What the pair of scores is expected to be: `apart` numbers lie between a neighbour and it, `place` of `length`
   neighbours are before it. */
static int32_t between_them(const int32_t *at, ptrdiff_t apart, int place, int length, int reach) {
    const int before = place >= 3 * reach, after = place + 3 * reach < length;
    if (place + reach >= length) return before ? (3 * at[-apart] - at[-3 * apart]) >> 1 : at[-apart];
    if (before && after) return (9 * (at[-apart] + at[apart]) - at[-3 * apart] - at[3 * apart] + 8) >> 4;
    if (after) return (3 * at[-apart] + 6 * at[apart] - at[3 * apart] + 4) >> 3;
    if (before) return (6 * at[-apart] + 3 * at[apart] - at[-3 * apart] + 4) >> 3;
    return (at[-apart] + at[apart] + 1) >> 1;
}

static void one_pair(Packing *packing, int own, int other, ptrdiff_t apart, int place, int reach) {
    const int target = packing->target;
    int32_t *at = packing->units + ((size_t)own * target + other) * SETS * SETS;
    const float *truth = packing->truth;
    if (truth) truth += ((size_t)(target - 1 - own) * target + target - 1 - other) * SETS * SETS;
    unsigned char *low = packing->bytes + packing->done, *high = low + packing->all;
    for (int set = 0; set < SETS * SETS; set++) {
        int32_t expected = UNITS / 2;
        if (reach)
            expected = within(between_them(at + set, apart, place, target, reach));
        else if (place)
            expected = at[set - apart];
        int32_t steps;
        if (truth) {
            steps = (int32_t)floorf((truth[set] * UNITS - expected) / STEP + 0.5f);
            const uint32_t told = steps < 0 ? -2 * steps - 1 : 2 * steps;
            low[set] = told & 255;
            high[set] = (unsigned char)(told >> 8);
        } else {
            const int32_t told = low[set] + 256 * high[set];
            steps = told & 1 ? -(told >> 1) - 1 : told >> 1;
        }
        at[set] = within(expected + steps * STEP);
    }
    packing->done += SETS * SETS;
}

static void all_pairs(Packing *packing) {
    const int target = packing->target;
    const ptrdiff_t row = (ptrdiff_t)target * SETS * SETS, column = SETS * SETS;
    for (int own = 0; own < target; own += COARSE)
        for (int other = 0; other < target; other += COARSE)
            one_pair(packing, own, other, COARSE * (other ? column : row), other ? other : own, 0);
    for (int reach = COARSE / 2; reach; reach /= 2) {
        for (int own = reach; own < target; own += 2 * reach)
            for (int other = 0; other < target; other += 2 * reach)
                one_pair(packing, own, other, reach * row, own, reach);
        for (int own = 0; own < target; own += reach)
            for (int other = reach; other < target; other += 2 * reach)
                one_pair(packing, own, other, reach * column, other, reach);
    }
}

/* 0 where there is not the memory. */
static int pack(int target, const float *chances, unsigned char *bytes) {
    const size_t all = (size_t)target * target * SETS * SETS;
    Packing packing = {target, 0, all, malloc(all * sizeof(int32_t)), chances, bytes};
    if (packing.units) all_pairs(&packing);
    free(packing.units);
    return packing.units != NULL;
}

static int unpack(int target, unsigned char *bytes, float *chances) {
    const size_t all = (size_t)target * target * SETS * SETS;
    Packing packing = {target, 0, all, malloc(all * sizeof(int32_t)), NULL, bytes};
    if (!packing.units) return 0;
    all_pairs(&packing);
    for (size_t at = 0; at < (size_t)target * target; at++)
        for (int set = 0; set < SETS * SETS; set++)
            chances[((size_t)target * target - 1 - at) * SETS * SETS + set] =
                packing.units[at * SETS * SETS + set] / (float)UNITS;
    free(packing.units);
    return 1;
}
