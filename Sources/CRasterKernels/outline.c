// Lines and curves to straight edges in 24.8 fixed point.
#include "CRasterKernels.h"
#include <stdlib.h>

#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

// How far a chord may be from its curve: 3/256 px, which is at most 3 of 255 steps of coverage along an edge.
enum { tolerance = 3 };

void ras_outline_begin(ras_outline *o, int32_t clip_x0, int32_t clip_y0, int32_t clip_x1, int32_t clip_y1) {
  o->count = 0;
  o->x = o->y = o->start_x = o->start_y = 0;
  o->min_x = o->min_y = INT32_MAX;
  o->max_x = o->max_y = INT32_MIN;
  o->clip_x0 = clip_x0;
  o->clip_y0 = clip_y0;
  o->clip_x1 = clip_x1;
  o->clip_y1 = clip_y1;
}

void ras_outline_free(ras_outline *o) {
  free(o->lines);
  o->lines = NULL;
  o->capacity = o->count = 0;
}

static void grow(ras_outline *o, size_t extra) {
  size_t capacity = o->capacity ? o->capacity : 256;
  while (capacity < o->count + extra) capacity *= 2;
  ras_line *lines = realloc(o->lines, capacity * sizeof(ras_line));
  if (!lines) abort();
  o->lines = lines;
  o->capacity = capacity;
}

INLINE void include(ras_outline *o, int32_t x, int32_t y) {
  if (x < o->min_x) o->min_x = x;
  if (x > o->max_x) o->max_x = x;
  if (y < o->min_y) o->min_y = y;
  if (y > o->max_y) o->max_y = y;
}

void ras_line_to(ras_outline *o, int32_t x, int32_t y) {
  // A horizontal edge bounds no area of its own.
  if (y != o->y) {
    if (o->count == o->capacity) grow(o, 1);
    ras_line *line = &o->lines[o->count++];
    line->x0 = o->x;
    line->y0 = o->y;
    line->x1 = x;
    line->y1 = y;
  }
  include(o, x, y);
  o->x = x;
  o->y = y;
}

void ras_close(ras_outline *o) {
  if (o->x != o->start_x || o->y != o->start_y) ras_line_to(o, o->start_x, o->start_y);
}

void ras_move(ras_outline *o, int32_t x, int32_t y) {
  ras_close(o);
  include(o, x, y);
  o->x = o->start_x = x;
  o->y = o->start_y = y;
}

INLINE int32_t lower(int32_t a, int32_t b) { return a < b ? a : b; }
INLINE int32_t higher(int32_t a, int32_t b) { return a > b ? a : b; }
INLINE int32_t magnitude(int32_t a) { return a < 0 ? -a : a; }

// A curve that lies wholly to one side of the window adds to it what its chord adds.
INLINE int misses(const ras_outline *o, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  return x1 <= o->clip_x0 || x0 >= o->clip_x1 || y1 <= o->clip_y0 || y0 >= o->clip_y1;
}

// Forward differences with 30 fractional bits: with at most 2^10 steps every one of them is exact.
enum { bits = 30 };

INLINE void reserve(ras_outline *o, size_t extra) {
  if (o->count + extra > o->capacity) grow(o, extra);
}

void ras_quad_to(ras_outline *o, int32_t cx, int32_t cy, int32_t x, int32_t y) {
  int32_t x0 = o->x, y0 = o->y;
  int32_t left = lower(lower(x0, cx), x), right = higher(higher(x0, cx), x);
  int32_t top = lower(lower(y0, cy), y), bottom = higher(higher(y0, cy), y);
  int32_t bx = x0 - 2 * cx + x, by = y0 - 2 * cy + y;
  int32_t deviation = higher(magnitude(bx), magnitude(by)) / 4;
  int shift = 0;
  while (deviation > tolerance && shift < 10) {
    deviation >>= 2;
    shift++;
  }
  if (shift == 0 || misses(o, left, top, right, bottom)) {
    if (shift) { include(o, left, top); include(o, right, bottom); }
    ras_line_to(o, x, y);
    return;
  }
  int64_t px = (int64_t)x0 * ((int64_t)1 << bits), py = (int64_t)y0 * ((int64_t)1 << bits);
  int64_t ddx = (int64_t)bx * ((int64_t)1 << (bits - 2 * shift + 1)), ddy = (int64_t)by * ((int64_t)1 << (bits - 2 * shift + 1));
  int64_t dx = (int64_t)(cx - x0) * ((int64_t)1 << (bits - shift + 1)) + ddx / 2;
  int64_t dy = (int64_t)(cy - y0) * ((int64_t)1 << (bits - shift + 1)) + ddy / 2;
  int32_t steps = (1 << shift) - 1;
  reserve(o, (size_t)steps + 1);
  ras_line *line = o->lines + o->count;
  int32_t fromX = x0, fromY = y0;
  while (steps-- > 0) {
    px += dx;
    py += dy;
    dx += ddx;
    dy += ddy;
    int32_t toX = (int32_t)((px + (1 << (bits - 1))) >> bits), toY = (int32_t)((py + (1 << (bits - 1))) >> bits);
    if (toY != fromY) {
      line->x0 = fromX;
      line->y0 = fromY;
      line->x1 = toX;
      line->y1 = toY;
      line++;
    }
    fromX = toX;
    fromY = toY;
  }
  o->count = (size_t)(line - o->lines);
  o->x = fromX;
  o->y = fromY;
  include(o, left, top);
  include(o, right, bottom);
  ras_line_to(o, x, y);
}

void ras_cubic_to(ras_outline *o, int32_t c1x, int32_t c1y, int32_t c2x, int32_t c2y, int32_t x, int32_t y) {
  int32_t x0 = o->x, y0 = o->y;
  int32_t left = lower(lower(x0, c1x), lower(c2x, x)), right = higher(higher(x0, c1x), higher(c2x, x));
  int32_t top = lower(lower(y0, c1y), lower(c2y, y)), bottom = higher(higher(y0, c1y), higher(c2y, y));
  int32_t sx = x0 - 2 * c1x + c2x, sy = y0 - 2 * c1y + c2y, ex = c1x - 2 * c2x + x, ey = c1y - 2 * c2y + y;
  int32_t second = higher(higher(magnitude(sx), magnitude(sy)), higher(magnitude(ex), magnitude(ey)));
  int32_t deviation = second / 4 * 3;
  int shift = 0;
  while (deviation > tolerance && shift < 10) {
    deviation >>= 2;
    shift++;
  }
  if (shift == 0 || misses(o, left, top, right, bottom)) {
    if (shift) { include(o, left, top); include(o, right, bottom); }
    ras_line_to(o, x, y);
    return;
  }
  int64_t ax = (int64_t)x - x0 + 3 * ((int64_t)c1x - c2x), ay = (int64_t)y - y0 + 3 * ((int64_t)c1y - c2y);
  int64_t a = (int64_t)1 << (bits - 3 * shift), b = (int64_t)1 << (bits - 2 * shift), c = (int64_t)1 << (bits - shift);
  int64_t px = (int64_t)x0 * ((int64_t)1 << bits), py = (int64_t)y0 * ((int64_t)1 << bits);
  int64_t dx = ax * a + 3 * sx * b + 3 * ((int64_t)c1x - x0) * c, dy = ay * a + 3 * sy * b + 3 * ((int64_t)c1y - y0) * c;
  int64_t dddx = 6 * ax * a, dddy = 6 * ay * a;
  int64_t ddx = dddx + 6 * sx * b, ddy = dddy + 6 * sy * b;
  int32_t steps = (1 << shift) - 1;
  reserve(o, (size_t)steps + 1);
  ras_line *line = o->lines + o->count;
  int32_t fromX = x0, fromY = y0;
  while (steps-- > 0) {
    px += dx;
    py += dy;
    dx += ddx;
    dy += ddy;
    ddx += dddx;
    ddy += dddy;
    int32_t toX = (int32_t)((px + (1 << (bits - 1))) >> bits), toY = (int32_t)((py + (1 << (bits - 1))) >> bits);
    if (toY != fromY) {
      line->x0 = fromX;
      line->y0 = fromY;
      line->x1 = toX;
      line->y1 = toY;
      line++;
    }
    fromX = toX;
    fromY = toY;
  }
  o->count = (size_t)(line - o->lines);
  o->x = fromX;
  o->y = fromY;
  include(o, left, top);
  include(o, right, bottom);
  ras_line_to(o, x, y);
}

// Rounds to nearest, halves up: shifted above 0, truncation is the floor. NaN fails the comparison.
INLINE int32_t fixed(double v, int32_t *out) {
  if (!(v >= -33554432.0 && v <= 33554432.0)) return 0;
  *out = (int32_t)(v + 67108864.5) - 67108864;
  return 1;
}
INLINE int32_t mapped(const ras_transform *t, double x, double y, int32_t *outX, int32_t *outY) {
  return fixed(t->a * x + t->c * y + t->tx, outX) && fixed(t->b * x + t->d * y + t->ty, outY);
}

int32_t ras_move_mapped(ras_outline *o, const ras_transform *t, double x, double y) {
  int32_t px, py;
  if (!mapped(t, x, y, &px, &py)) return 0;
  ras_move(o, px, py);
  return 1;
}

int32_t ras_line_mapped(ras_outline *o, const ras_transform *t, double x, double y) {
  int32_t px, py;
  if (!mapped(t, x, y, &px, &py)) return 0;
  ras_line_to(o, px, py);
  return 1;
}

int32_t ras_quad_mapped(ras_outline *o, const ras_transform *t, double cx, double cy, double x, double y) {
  int32_t px, py, qx, qy;
  if (!mapped(t, cx, cy, &qx, &qy) || !mapped(t, x, y, &px, &py)) return 0;
  ras_quad_to(o, qx, qy, px, py);
  return 1;
}

int32_t ras_cubic_mapped(ras_outline *o, const ras_transform *t, double c1x, double c1y, double c2x, double c2y,
                         double x, double y) {
  int32_t px, py, qx, qy, rx, ry;
  if (!mapped(t, c1x, c1y, &qx, &qy) || !mapped(t, c2x, c2y, &rx, &ry) || !mapped(t, x, y, &px, &py)) return 0;
  ras_cubic_to(o, qx, qy, rx, ry, px, py);
  return 1;
}

void ras_edge(ras_outline *o, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  o->x = x0;
  o->y = y0;
  include(o, x0, y0);
  ras_line_to(o, x1, y1);
  o->start_x = x1;
  o->start_y = y1;
}
