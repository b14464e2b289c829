// Two pictures beside each other: marks, counts, colour distances, clusters, and the picture that shows them.
//
// Sixteen pixels at a time where nothing hangs on the pixel before. Most of a picture is one colour or the same in both:
// stretches of that are known by memcmp, which is as fast without optimisation.
#include "CRasterKernels.h"
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF
// The vectors are only passed between functions that are inlined, so how they would be passed does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes64 __attribute__((vector_size(64)));
typedef uint16_t lanes32 __attribute__((vector_size(64)));
typedef uint32_t words16 __attribute__((vector_size(64)));

INLINE uint64_t load64(const void *p) {
  uint64_t v;
  memcpy(&v, p, 8);
  return v;
}
INLINE uint32_t load32(const void *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

// MARK: Marks

// The largest difference of a channel, of one pixel.
INLINE uint32_t delta_of(const uint8_t *p, const uint8_t *q) {
  uint32_t largest = 0;
  for (int i = 0; i < 4; i++) {
    uint32_t d = p[i] > q[i] ? p[i] - q[i] : q[i] - p[i];
    if (d > largest) largest = d;
  }
  return largest;
}

// The same for sixteen.
INLINE bytes16 deltas_of(const uint8_t *p, const uint8_t *q) {
  bytes64 a, b;
  memcpy(&a, p, 64);
  memcpy(&b, q, 64);
  words16 d = (words16)(__builtin_elementwise_max(a, b) - __builtin_elementwise_min(a, b));
  d = (words16)__builtin_elementwise_max((bytes64)d, (bytes64)(d >> 16));
  d = (words16)__builtin_elementwise_max((bytes64)d, (bytes64)(d >> 8));
  return __builtin_convertvector(d & 255, bytes16);
}

INLINE void mark(uint8_t *at, uint32_t delta, uint32_t limit, uint32_t *largest) {
  if (delta == 0 || *at == ras_ignored) return;
  *at = delta > limit ? ras_different : ras_tolerated;
  if (delta > *largest) *largest = delta;
}

int32_t ras_mark_row(uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, int32_t limit) {
  int32_t x = 0;
  uint32_t largest = 0;
  bytes16 most = {0};
  for (; x + 16 <= count; x += 16, a += 64, b += 64) {
    if (memcmp(a, b, 64) == 0) continue;
    bytes16 deltas = deltas_of(a, b);
    uint8_t *at = marks + x;
    if ((load64(at) | load64(at + 8)) == 0) {
      bytes16 found = ((bytes16)(deltas != 0) & 1) + ((bytes16)(deltas > (uint8_t)limit) & 1);
      memcpy(at, &found, 16);
      most = __builtin_elementwise_max(most, deltas);
    } else {
      for (int i = 0; i < 16; i++) mark(at + i, deltas[i], limit, &largest);
    }
  }
  for (; x < count; x++, a += 4, b += 4) mark(marks + x, delta_of(a, b), limit, &largest);
  for (int i = 0; i < 16; i++)
    if (most[i] > largest) largest = most[i];
  return largest;
}

void ras_count_marks(const uint8_t *marks, size_t count, int64_t counts[4]) {
  memset(counts, 0, 4 * sizeof *counts);
  while (count >= 64) {
    // A byte holds 255 of them.
    size_t blocks = count / 64 < 255 ? count / 64 : 255;
    bytes64 one = {0}, two = {0}, three = {0};
    for (size_t i = 0; i < blocks; i++, marks += 64) {
      bytes64 v;
      memcpy(&v, marks, 64);
      one -= (bytes64)(v == 1);
      two -= (bytes64)(v == 2);
      three -= (bytes64)(v == 3);
    }
    uint8_t sums[3][64];
    memcpy(sums[0], &one, 64);
    memcpy(sums[1], &two, 64);
    memcpy(sums[2], &three, 64);
    for (int k = 0; k < 3; k++)
      for (int i = 0; i < 64; i++) counts[k + 1] += sums[k][i];
    counts[0] += (int64_t)blocks * 64;
    count -= blocks * 64;
  }
  for (size_t i = 0; i < count; i++, counts[0]++)
    if (marks[i] > 0 && marks[i] < 4) counts[marks[i]]++;
  counts[0] -= counts[1] + counts[2] + counts[3];
}

// MARK: Distances

// Of 0…1, by Newton's iteration: multiplication and division alone are the same on every machine.
static double cube_root(double v) {
  if (v <= 0) return 0;
  // Dividing the exponent by three is right within 6 %; each step squares the error.
  uint64_t bits;
  memcpy(&bits, &v, 8);
  bits = bits / 3 + 0x2A9F789300000000u;
  double root;
  memcpy(&root, &bits, 8);
  for (int i = 0; i < 4; i++) root -= (root * root * root - v) / (3 * root * root);
  return root;
}

typedef struct { double l, a, b; } lab;

static lab find_lab(const double *linear, uint32_t red, uint32_t green, uint32_t blue) {
  double r = linear[red], g = linear[green], b = linear[blue];
  double l = cube_root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  double m = cube_root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  double s = cube_root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  lab found;
  found.l = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
  found.a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s;
  found.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s;
  return found;
}

enum { lab_bits = 13, pair_bits = 12 };

typedef struct { uint32_t color; lab value; } lab_place;

struct ras_lab_memo {
  const double *linear;
  int64_t misses;
  lab_place places[1 << lab_bits];
  uint64_t seen[1 << pair_bits];  // pairs whose distance needs no second look; 0 is twice transparent black
};

ras_lab_memo *ras_make_labs(const double *linear) {
  ras_lab_memo *memo = malloc(sizeof *memo);
  if (!memo) return NULL;
  memo->linear = linear;
  memo->misses = 0;
  // No colour: those have 24 bits.
  for (int i = 0; i < 1 << lab_bits; i++) memo->places[i].color = UINT32_MAX;
  memset(memo->seen, 0, sizeof memo->seen);
  return memo;
}
void ras_free_labs(ras_lab_memo *memo) { free(memo); }

// `rest` is added to each channel: 255 - alpha over white, 0 over black.
static lab lab_of(ras_lab_memo *memo, const uint8_t *p, uint32_t rest) {
  uint32_t red = (p[0] + rest) & 255, green = (p[1] + rest) & 255, blue = (p[2] + rest) & 255;
  uint32_t color = red | green << 8 | blue << 16;
  // Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, 6.4): the upper bits of the product.
  lab_place *place = &memo->places[color * 0x9E3779B1u >> (32 - lab_bits)];
  if (place->color != color) {
    memo->misses++;
    place->color = color;
    place->value = find_lab(memo->linear, red, green, blue);
  }
  return place->value;
}

INLINE double squared(lab p, lab q) {
  double l = p.l - q.l, a = p.a - q.a, b = p.b - q.b;
  return l * l + a * a + b * b;
}

double ras_color_distance(const double *linear, const uint8_t *p, const uint8_t *q) {
  return __builtin_sqrt(squared(find_lab(linear, p[0], p[1], p[2]), find_lab(linear, q[0], q[1], q[2]))) * 100;
}

static double squared_delta_e(ras_lab_memo *memo, const uint8_t *p, const uint8_t *q) {
  double over_black = squared(lab_of(memo, p, 0), lab_of(memo, q, 0));
  if (p[3] == 255 && q[3] == 255) return over_black;
  double over_white = squared(lab_of(memo, p, 255 - p[3]), lab_of(memo, q, 255 - q[3]));
  return over_white > over_black ? over_white : over_black;
}

int32_t ras_mark_row_delta_e(uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, double limit,
                             ras_lab_memo *memo, double *largest) {
  double last = 0;
  uint64_t last_pair = 0;  // twice transparent black, whose distance is 0
  uint32_t last_delta = 0, largest_delta = 0;
  for (int32_t x = 0; x < count; x++, a += 4, b += 4) {
    uint32_t p = load32(a), q = load32(b);
    if (p == q || marks[x] == ras_ignored) continue;
    uint64_t pair = (uint64_t)p << 32 | q;
    if (pair != last_pair) {
      last_pair = pair;
      last = __builtin_sqrt(squared_delta_e(memo, a, b)) * 100;
      last_delta = delta_of(a, b);
      if (last > *largest) *largest = last;
      if (last_delta > largest_delta) largest_delta = last_delta;
    }
    marks[x] = last > limit ? ras_different : ras_tolerated;
  }
  return largest_delta;
}

// Whether two pixels of different alpha have different colours, too; premultiplied, a level is lost at each end.
INLINE int is_other_color(const uint8_t *p, const uint8_t *q) {
  if (p[3] == 0 || q[3] == 0) return 0;
  for (int i = 0; i < 3; i++) {
    int32_t d = p[i] * q[3] - q[i] * p[3];
    if ((d < 0 ? -d : d) > p[3] + q[3]) return 1;
  }
  return 0;
}

// One bit, the lowest, in each byte that is `ras_different`.
INLINE uint64_t different_bytes(uint64_t marks) { return marks >> 1 & ~marks & 0x0101010101010101u; }

void ras_analyse_row(const uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, int64_t limit,
                     ras_lab_memo *memo, ras_analysis *found) {
  const uint64_t all = 0x0101010101010101u;
  uint64_t last_pair = 0;
  int32_t last_delta = -1;
  int32_t x = 0;
  while (x < count) {
    // Sixteen that are not marked, or the pair before again.
    if (x + 16 <= count) {
      uint64_t first = different_bytes(load64(marks + x)), second = different_bytes(load64(marks + x + 8));
      if ((first | second) == 0) {
        x += 16;
        continue;
      }
      const uint8_t *p = a + (size_t)x * 4, *q = b + (size_t)x * 4;
      if (last_delta >= 0 && (first & second) == all && ((uint64_t)load32(p) << 32 | load32(q)) == last_pair &&
          memcmp(p, p + 4, 60) == 0 && memcmp(q, q + 4, 60) == 0) {
        found->histogram[last_delta] += 16;
        x += 16;
        continue;
      }
    }
    int32_t end = x + 16 < count ? x + 16 : count;
    for (; x < end; x++) {
      if (marks[x] != ras_different) continue;
      const uint8_t *p = a + (size_t)x * 4, *q = b + (size_t)x * 4;
      uint64_t pair = (uint64_t)load32(p) << 32 | load32(q);
      if (pair != last_pair || last_delta < 0) {
        last_pair = pair;
        last_delta = delta_of(p, q);
        if (found->is_alpha_only && (p[3] == q[3] || is_other_color(p, q))) found->is_alpha_only = 0;
        uint64_t *seen = &memo->seen[pair * 0x9E3779B97F4A7C15u >> (64 - pair_bits)];
        if (*seen == pair) {
          found->histogram[last_delta]++;
          continue;
        }
        if (memo->misses < limit) {
          *seen = pair;
          double distance = squared_delta_e(memo, p, q);
          if (distance > found->largest_squared) found->largest_squared = distance;
        } else {
          found->is_cut = 1;
        }
      }
      found->histogram[last_delta]++;
    }
  }
}

// MARK: Pairs of colours

static int by_value(const void *p, const void *q) {
  uint64_t a = load64(p), b = load64(q);
  return a < b ? -1 : a > b;
}

int32_t ras_count_pairs(uint64_t *pairs, int32_t *counts, int32_t count) {
  qsort(pairs, count, sizeof *pairs, by_value);
  int32_t found = 0;
  for (int32_t i = 0; i < count; i++) {
    if (found > 0 && pairs[found - 1] == pairs[i]) {
      counts[found - 1]++;
    } else {
      pairs[found] = pairs[i];
      counts[found++] = 1;
    }
  }
  return found;
}

double ras_largest_distance(ras_lab_memo *memo, const uint64_t *pairs, int32_t count) {
  double largest = 0;
  for (int32_t i = 0; i < count; i++) {
    uint8_t bytes[8];
    for (int k = 0; k < 8; k++) bytes[k] = pairs[i] >> (56 - 8 * k);
    double distance = squared_delta_e(memo, bytes, bytes + 4);
    if (distance > largest) largest = distance;
  }
  return __builtin_sqrt(largest) * 100;
}

// MARK: Clusters

int32_t ras_last_different(const uint8_t *marks, int32_t from, int32_t count) {
  int32_t x = count;
  while (x - 8 >= from && different_bytes(load64(marks + x - 8)) == 0) x -= 8;
  while (x > from && marks[x - 1] != ras_different) x--;
  return x > from ? x - 1 : -1;
}

void ras_fill_cells(ras_cluster *cells, const uint8_t *marks, int32_t width, int32_t y) {
  for (int32_t x = 0; x < width; x += 8, cells++) {
    uint64_t eight = 0;
    if (width - x >= 8) eight = load64(marks + x);
    else memcpy(&eight, marks + x, width - x);
    if (eight == 0) continue;
    uint64_t bits = different_bytes(eight);
    if (bits == 0) continue;
    int32_t left = x + __builtin_ctzll(bits) / 8, right = x + 7 - __builtin_clzll(bits) / 8;
    if (cells->count == 0) {
      cells->left = left, cells->right = right, cells->top = y;
    } else {
      if (left < cells->left) cells->left = left;
      if (right > cells->right) cells->right = right;
    }
    cells->bottom = y;
    cells->count += (int32_t)(bits * 0x0101010101010101u >> 56);
  }
}

int32_t ras_next_cluster(ras_cluster *cells, int32_t columns, int32_t rows, int32_t start, int32_t *pending,
                         ras_cluster *found) {
  int32_t total = columns * rows;
  while (start < total && cells[start].count == 0) start++;
  if (start == total) return -1;
  found->count = 0;
  found->left = found->top = INT32_MAX;
  found->right = found->bottom = -1;
  int32_t waiting = 1;
  pending[0] = start;
  // A cell that waits is no mark any more, so that none waits twice.
  found->count += cells[start].count;
  cells[start].count = 0;
  while (waiting > 0) {
    int32_t index = pending[--waiting], column = index % columns, row = index / columns;
    const ras_cluster *c = &cells[index];
    if (c->left < found->left) found->left = c->left;
    if (c->top < found->top) found->top = c->top;
    if (c->right > found->right) found->right = c->right;
    if (c->bottom > found->bottom) found->bottom = c->bottom;
    for (int32_t y = row > 0 ? row - 1 : 0; y <= row + 1 && y < rows; y++) {
      for (int32_t x = column > 0 ? column - 1 : 0; x <= column + 1 && x < columns; x++) {
        int32_t next = y * columns + x;
        if (cells[next].count == 0) continue;
        found->count += cells[next].count;
        cells[next].count = 0;
        pending[waiting++] = next;
      }
    }
  }
  return start + 1;
}

int32_t ras_densest_window(const uint8_t *marks, int32_t width, int32_t height, int32_t side, int32_t *columns) {
  memset(columns, 0, sizeof *columns * width);
  int64_t area = (int64_t)(side < width ? side : width) * (side < height ? side : height);
  int32_t densest = 0;
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *entering = marks + (size_t)y * width;
    const uint8_t *leaving = y >= side ? entering - (size_t)side * width : NULL;
    // Where no mark comes or goes, the sums are those of the row before.
    if (!memchr(entering, ras_different, width) && !(leaving && memchr(leaving, ras_different, width))) continue;
    for (int32_t x = 0; x < width; x++) {
      if (entering[x] == ras_different) columns[x]++;
      if (leaving && leaving[x] == ras_different) columns[x]--;
    }
    int32_t sum = 0;
    for (int32_t x = 0; x < width; x++) {
      sum += columns[x];
      if (x >= side) sum -= columns[x - side];
      if (sum > densest) densest = sum;
    }
    // No window holds more.
    if (densest == area) return densest;
  }
  return densest;
}

// MARK: Pictures

INLINE uint8_t gray_of(uint32_t pixel) {
  uint32_t r = pixel & 255, g = pixel >> 8 & 255, b = pixel >> 16 & 255, a = pixel >> 24;
  return (((r * 54 + g * 183 + b * 19) >> 8) + 255 - a) >> 2;
}

// The same for sixteen: red and blue, then green, in lanes of 16 bits, which the products do not exceed.
INLINE bytes16 grays_of(const uint8_t *p) {
  words16 v;
  memcpy(&v, p, 64);
  const words16 rb_weights = {0}, g_weights = {0};
  lanes32 rb = (lanes32)(v & 0x00FF00FF) * (lanes32)(rb_weights + (54 | 19 << 16));
  lanes32 g = (lanes32)(v >> 8 & 0xFF) * (lanes32)(g_weights + 183);
  words16 sum = ((words16)rb & 0xFFFF) + ((words16)rb >> 16) + (words16)g;
  return __builtin_convertvector(((sum >> 8) + 255 - (v >> 24)) >> 2, bytes16);
}

void ras_pale_row(uint8_t *out, const uint8_t *marks, const uint8_t *pixels, int32_t count, const uint8_t *plain,
                  const uint8_t *stripe, int32_t y) {
  int32_t x = 0;
  uint32_t last = load32(pixels);
  uint8_t last_gray = gray_of(last);
  while (x < count) {
    const uint8_t *p = pixels + (size_t)x * 4;
    if (x + 16 <= count && (load64(marks + x) | load64(marks + x + 8)) == 0) {
      if (load32(p) == last && memcmp(p, p + 4, 60) == 0) {
        memset(out + x, last_gray, 16);
      } else {
        bytes16 grays = grays_of(p);
        memcpy(out + x, &grays, 16);
        last = load32(p + 60);
        last_gray = out[x + 15];
      }
      x += 16;
      continue;
    }
    int32_t end = x + 16 < count ? x + 16 : count;
    for (; x < end; x++) {
      uint32_t pixel = load32(pixels + (size_t)x * 4);
      out[x] = marks[x] == 0 ? gray_of(pixel) : ((x + y) & 7) < 4 ? stripe[marks[x]] : plain[marks[x]];
    }
  }
}

void ras_outside_row(uint8_t *out, const uint8_t *marks, int32_t from, int32_t to, const uint8_t *plain,
                     const uint8_t *stripe, int32_t y) {
  for (int32_t x = from; x < to; x++) out[x] = ((x + y) & 7) < 4 ? stripe[marks[x]] : plain[marks[x]];
}

INLINE uint32_t amplified(const uint8_t *a, const uint8_t *b, const uint8_t levels[256]) {
  uint32_t alpha = levels[a[3] > b[3] ? a[3] - b[3] : b[3] - a[3]];
  if (alpha > 0) return 0xFF000000u | alpha / 2 | alpha << 16;
  uint32_t color = 0xFF000000u;
  for (int i = 0; i < 3; i++) color |= (uint32_t)levels[a[i] > b[i] ? a[i] - b[i] : b[i] - a[i]] << i * 8;
  return color;
}

void ras_amplified_row(uint8_t *out, const uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count,
                       const uint8_t levels[256], const uint32_t *ignored, int32_t y) {
  int32_t x = 0;
  while (x < count) {
    // Sixteen pixels of one pair, or that are the same.
    const uint8_t *p = a + (size_t)x * 4, *q = b + (size_t)x * 4;
    if (x + 16 <= count && load64(marks + x) == load64(marks + x + 8)) {
      uint64_t eight = load64(marks + x);
      if (eight == 0 || (memcmp(marks + x, marks + x + 1, 15) == 0 && marks[x] != ras_ignored &&
                         memcmp(p, p + 4, 60) == 0 && memcmp(q, q + 4, 60) == 0)) {
        words16 colors = {0};
        colors += eight == 0 ? 0xFF000000u : amplified(p, q, levels);
        memcpy(out + (size_t)x * 4, &colors, 64);
        x += 16;
        continue;
      }
    }
    int32_t end = x + 16 < count ? x + 16 : count;
    for (; x < end; x++) {
      uint32_t color = marks[x] == 0             ? 0xFF000000u
                       : marks[x] == ras_ignored ? ignored[((x + y) & 7) < 4]
                                                 : amplified(a + (size_t)x * 4, b + (size_t)x * 4, levels);
      memcpy(out + (size_t)x * 4, &color, 4);
    }
  }
}
