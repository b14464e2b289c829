// Convolution with a symmetrical kernel in integers.
//
// Pictures that are blurred are mostly flat: shadows of cards, of text on nothing. So both passes work on what changes.
// A row is its steps from one pixel to the next, each spread by the kernel's running sum; rows that are equal count as one
// with the sum of their weights. Integer sums do not depend on their order, so the result is that of the plain sum.
#include "CRasterKernels.h"
#include <stdlib.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

static uint32_t *allocated(size_t count) {
  uint32_t *memory = calloc(count ? count : 1, sizeof(uint32_t));
  if (!memory) abort();
  return memory;
}

// acc[x] += d · sums[x], modulo 2³².
INLINE void add_scaled(uint32_t *acc, const uint32_t *sums, uint32_t d, int32_t count) {
  for (int32_t i = 0; i < count; i++) acc[i] += d * sums[i];
}

// `sums[k]` is the total of the kernel's weights from -radius to k - radius. The work rows have 2·radius spare entries.
static void blur_row(uint16_t *out, const uint8_t *in, int32_t n, int32_t channels, const uint32_t *sums, int32_t radius,
                     uint32_t *acc, uint32_t *steps) {
  for (int32_t c = 0; c < channels; c++) {
    memset(acc, 0, (size_t)(n + 2 * radius + 1) * 4);
    memset(steps, 0, (size_t)(n + 2 * radius + 1) * 4);
    uint32_t previous = 0;
    for (int32_t x = 0; x <= n; x++) {
      uint32_t value = x < n ? in[x * channels + c] : 0;
      if (value != previous) {
        // The step begins to be felt `radius` before x, and is felt in full `radius` after it.
        uint32_t d = value - previous;
        add_scaled(acc + x, sums, d, 2 * radius);
        steps[x + 2 * radius] += d;
        previous = value;
      }
    }
    uint32_t full = 0;
    for (int32_t x = 0; x < radius; x++) full += steps[x];
    for (int32_t x = 0; x < n; x++) {
      full += steps[x + radius];
      out[x * channels + c] = (uint16_t)((acc[x + radius] + full * 65536u + 128) >> 8);
    }
  }
}

// Only passed between functions that are inlined, so how they would be passed does not matter.
#pragma clang diagnostic ignored "-Wpsabi"
typedef uint16_t halves8 __attribute__((vector_size(16)));
typedef uint32_t words8 __attribute__((vector_size(32)));

// weight ≤ 65,536. Below that it is multiplied as 16 bits, which processors do faster than 32.
static void add_weighted(uint32_t *acc, const uint16_t *row, uint32_t weight, int32_t n) {
  if (weight == 65536) {
    for (int32_t i = 0; i < n; i++) acc[i] += (uint32_t)row[i] << 16;
    return;
  }
  halves8 w = {0};
  w += (uint16_t)weight;
  words8 wide = __builtin_convertvector(w, words8);
  while (n >= 8) {
    halves8 r;
    words8 a;
    memcpy(&r, row, 16);
    memcpy(&a, acc, 32);
    a += __builtin_convertvector(r, words8) * wide;
    memcpy(acc, &a, 32);
    acc += 8;
    row += 8;
    n -= 8;
  }
  while (n-- > 0) *acc++ += *row++ * weight;
}

void ras_blur(uint8_t *out, const uint8_t *in, int32_t width, int32_t height, int32_t channels,
              const uint32_t *weights, int32_t radius, uint16_t *scratch) {
  size_t n = (size_t)width * (size_t)channels;
  uint32_t *sums = allocated((size_t)(2 * radius + 2));
  uint32_t total = 0;
  for (int32_t k = 0; k <= 2 * radius; k++) {
    total += weights[k < radius ? radius - k : k - radius];
    sums[k] = total;
  }
  size_t work = (size_t)width + 2 * (size_t)radius + 1;
  uint32_t *acc = allocated(work > n ? work : n), *steps = allocated(work);

  // Rows. `group[y]` is the first of the equal rows that y belongs to.
  int32_t *group = (int32_t *)allocated((size_t)height);
  uint32_t *is_empty = allocated((size_t)height);
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *row = in + (size_t)y * n;
    if (y > 0 && memcmp(row, row - n, n) == 0) {
      group[y] = group[y - 1];
    } else {
      group[y] = y;
      is_empty[y] = row[0] == 0 && (n == 1 || memcmp(row, row + 1, n - 1) == 0);
      if (is_empty[y]) memset(scratch + (size_t)y * n, 0, n * 2);
      else blur_row(scratch + (size_t)y * n, row, width, channels, sums, radius, acc, steps);
    }
  }

  // Columns.
  for (int32_t y = 0; y < height; y++) {
    uint8_t *result = out + (size_t)y * n;
    int32_t from = y - radius < 0 ? 0 : y - radius, to = y + radius >= height ? height - 1 : y + radius;
    // The window above lies in the same rows as the last one when it has one group only and touches no border.
    if (y > 0 && y - 1 - radius >= 0 && y + radius < height && group[y - 1 - radius] == group[y + radius]) {
      memcpy(result, result - n, n);
      continue;
    }
    memset(acc, 0, n * 4);
    int32_t row = from;
    while (row <= to) {
      int32_t end = row;
      while (end < to && group[end + 1] == group[row]) end++;
      // Total weight of rows row…end: a difference of running sums.
      int32_t low = row - y + radius, high = end - y + radius;
      uint32_t weight = sums[high] - (low > 0 ? sums[low - 1] : 0);
      if (!is_empty[group[row]]) add_weighted(acc, scratch + (size_t)group[row] * n, weight, (int32_t)n);
      row = end + 1;
    }
    for (size_t i = 0; i < n; i++) result[i] = (uint8_t)((acc[i] + (1u << 23)) >> 24);
  }
  free(is_empty);
  free(group);
  free(steps);
  free(acc);
  free(sums);
}

void ras_extract_alpha(uint8_t *out, const uint32_t *pixels, int32_t count) {
  for (int32_t i = 0; i < count; i++) out[i] = (uint8_t)(pixels[i] >> 24);
}
