// Source pixels for gradients and images.
#include "CRasterKernels.h"
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

INLINE uint32_t byte(double v) { return v > 0 ? v < 1 ? (uint32_t)(v * 255 + 0.5) : 255 : 0; }

void ras_gradient_table(uint32_t *table, const ras_stop *stops, int32_t count) {
  int32_t next = 0;
  for (int32_t i = 0; i < ras_gradient_entries; i++) {
    double at = (i + 0.5) / ras_gradient_entries;
    while (next < count && stops[next].location <= at) next++;
    const ras_stop *a = &stops[next > 0 ? next - 1 : 0], *b = &stops[next < count ? next : count - 1];
    double span = b->location - a->location, t = span > 0 ? (at - a->location) / span : 0;
    table[i] = byte(a->red + (b->red - a->red) * t) | byte(a->green + (b->green - a->green) * t) << 8 |
               byte(a->blue + (b->blue - a->blue) * t) << 16 | byte(a->alpha + (b->alpha - a->alpha) * t) << 24;
  }
}

// NaN goes to the first entry.
INLINE uint32_t entry(const uint32_t *table, double t) {
  double scaled = t * ras_gradient_entries;
  return table[!(scaled > 0) ? 0 : scaled < ras_gradient_entries ? (int32_t)scaled : ras_gradient_entries - 1];
}

void ras_linear_row(uint32_t *out, int32_t count, double t, double step, const uint32_t *table) {
  if (step == 0) {
    ras_fill(out, entry(table, t), count);
    return;
  }
  for (int32_t i = 0; i < count; i++) out[i] = entry(table, t + i * step);
}

void ras_radial_row(uint32_t *out, int32_t count, double u, double v, double du, double dv, double scale, double offset,
                    const uint32_t *table) {
  for (int32_t i = 0; i < count; i++) {
    double x = u + i * du, y = v + i * dv;
    out[i] = entry(table, __builtin_sqrt(x * x + y * y) * scale + offset);
  }
}

// The angle of (x, y) in 0…2π, to about 10⁻⁹: the quotient below 1 is halved twice as an angle, then the series.
static double angle_of(double x, double y) {
  double ax = x < 0 ? -x : x, ay = y < 0 ? -y : y;
  if (ax == 0 && ay == 0) return 0;
  double q = ay <= ax ? ay / ax : ax / ay;
  double h = q / (1 + __builtin_sqrt(1 + q * q));
  double t = h / (1 + __builtin_sqrt(1 + h * h));
  double z = t * t;
  double a = 4 * t * (1 - z * (1.0 / 3 - z * (1.0 / 5 - z * (1.0 / 7 - z * (1.0 / 9 - z * (1.0 / 11))))));
  const double pi = 3.141592653589793;
  if (ay > ax) a = pi / 2 - a;
  if (x < 0) a = pi - a;
  return y < 0 ? 2 * pi - a : a;
}

void ras_angular_row(uint32_t *out, int32_t count, double u, double v, double du, double dv, double start, double sweep,
                     const uint32_t *table) {
  const double turn = 6.283185307179586;
  double whole = sweep < 0 ? -turn / sweep : turn / sweep;
  for (int32_t i = 0; i < count; i++) {
    double a = angle_of(u + i * du, v + i * dv) - start;
    if (sweep < 0) a = -a;
    // `start` is within one turn of 0.
    while (a < 0) a += turn;
    while (a >= turn) a -= turn;
    double t = a / (sweep < 0 ? -sweep : sweep);
    // The gap between end and start is divided in the middle.
    if (t > 1 && t > (1 + whole) / 2) t = 0;
    out[i] = entry(table, t);
  }
}

INLINE uint64_t spread(uint32_t p) { return ((uint64_t)p | (uint64_t)p << 24) & 0x00FF00FF00FF00FFull; }
INLINE uint32_t gathered(uint64_t lanes) { return (uint32_t)(lanes | lanes >> 24); }
// (a·(256 - f) + b·f) / 256, rounded, in each lane.
INLINE uint64_t mixed(uint64_t a, uint64_t b, uint32_t f) {
  return ((a * (256 - f) + b * f + 0x0080008000800080ull) >> 8) & 0x00FF00FF00FF00FFull;
}

INLINE int32_t limited(int64_t value, int32_t low, int32_t high, int32_t wraps) {
  if (value >= low && value < high) return (int32_t)value;
  if (!wraps) return value < low ? low : high - 1;
  int64_t m = (value - low) % (high - low);
  return (int32_t)(m < 0 ? m + high : m + low);
}

void ras_nearest_row(uint32_t *out, int32_t count, int64_t u, int64_t v, int64_t du, int64_t dv, const ras_image *image) {
  for (int32_t i = 0; i < count; i++) {
    int32_t x = limited(u >> 32, image->x0, image->x1, image->wraps);
    int32_t y = limited(v >> 32, image->y0, image->y1, image->wraps);
    out[i] = image->pixels[(int64_t)y * image->stride + x];
    u += du;
    v += dv;
  }
}

void ras_bilinear_row(uint32_t *out, int32_t count, int64_t u, int64_t v, int64_t du, int64_t dv,
                      const ras_image *image, uint64_t *scratch) {
  const int64_t half = (int64_t)1 << 31;
  // Rounded to the weights' 1/256 once, here, so that a whole step stays a whole step.
  u += -half + (1 << 23);
  v += -half + (1 << 23);
  int32_t x0 = image->x0, x1 = image->x1;
  if (dv == 0) {
    int32_t top = limited(v >> 32, image->y0, image->y1, image->wraps);
    int32_t bottom = limited((v >> 32) + 1, image->y0, image->y1, image->wraps);
    uint32_t fy = (uint32_t)(v >> 24) & 255;
    const uint32_t *a = image->pixels + (int64_t)top * image->stride, *b = image->pixels + (int64_t)bottom * image->stride;
    if (du == (int64_t)1 << 32 && ((u >> 24) & 255) == 0 && fy == 0 && u >> 32 >= x0 && (u >> 32) + count <= x1) {
      memcpy(out, a + (u >> 32), (size_t)count * 4);
      return;
    }
    if (!image->wraps && du > 0) {
      // The two rows are mixed once; scratch[k] is column x0 - 1 + k, with the edges repeated.
      int64_t first = u >> 32, last = (u + (count - 1) * du) >> 32;
      int32_t from = first < x0 ? x0 : first >= x1 ? x1 - 1 : (int32_t)first;
      int32_t to = last + 1 < x0 ? x0 : last + 1 >= x1 ? x1 - 1 : (int32_t)(last + 1);
      uint64_t *columns = scratch + 1 - x0;
      if (fy == 0) {
        for (int32_t x = from; x <= to; x++) columns[x] = spread(a[x]);
      } else {
        for (int32_t x = from; x <= to; x++) columns[x] = mixed(spread(a[x]), spread(b[x]), fy);
      }
      if (from == x0) columns[x0 - 1] = columns[x0];
      if (to == x1 - 1) columns[x1] = columns[x1 - 1];
      int32_t i = 0;
      while (i < count && u >> 32 < x0 - 1) {
        out[i++] = gathered(columns[x0]);
        u += du;
      }
      int32_t stop = x1 - 1;
      while (i < count) {
        int64_t x = u >> 32;
        if (x > stop) break;
        out[i++] = gathered(mixed(columns[x], columns[x + 1], (uint32_t)(u >> 24) & 255));
        u += du;
      }
      while (i < count) out[i++] = gathered(columns[x1 - 1]);
      return;
    }
  }
  for (int32_t i = 0; i < count; i++) {
    int32_t left = limited(u >> 32, x0, x1, image->wraps), right = limited((u >> 32) + 1, x0, x1, image->wraps);
    int32_t top = limited(v >> 32, image->y0, image->y1, image->wraps);
    int32_t bottom = limited((v >> 32) + 1, image->y0, image->y1, image->wraps);
    uint32_t fx = (uint32_t)(u >> 24) & 255, fy = (uint32_t)(v >> 24) & 255;
    const uint32_t *a = image->pixels + (int64_t)top * image->stride, *b = image->pixels + (int64_t)bottom * image->stride;
    out[i] = gathered(mixed(mixed(spread(a[left]), spread(b[left]), fy), mixed(spread(a[right]), spread(b[right]), fy), fx));
    u += du;
    v += dv;
  }
}

void ras_tint_row(uint32_t *row, int32_t count, uint32_t color) {
  for (int32_t i = 0; i < count; i++) row[i] = ras_scaled(color, row[i] >> 24);
}

void ras_halve(uint32_t *out, const uint32_t *pixels, int32_t stride, int32_t width, int32_t height) {
  for (int32_t y = 0; y < height; y += 2) {
    const uint32_t *a = pixels + (int64_t)y * stride, *b = y + 1 < height ? a + stride : a;
    for (int32_t x = 0; x < width; x += 2) {
      int32_t next = x + 1 < width ? x + 1 : x;
      uint64_t sum = spread(a[x]) + spread(a[next]) + spread(b[x]) + spread(b[next]) + 0x0002000200020002ull;
      *out++ = gathered((sum >> 2) & 0x00FF00FF00FF00FFull);
    }
  }
}
