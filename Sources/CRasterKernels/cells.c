// Exact-area coverage: edges to cells, cells to runs. The method of accumulating signed areas is that of LibArt and
// FreeType's smooth rasterizer; keeping differences, so that one running sum gives the coverage, is Raph Levien's
// (font-rs); a bit for each touched cell, so that empty stretches cost nothing, is Blend2D's.
#include "CRasterKernels.h"
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

INLINE void touch2(uint64_t *words, int32_t x) {
  int32_t bit = x & 63;
  words[x >> 6] |= (uint64_t)3 << bit;
  if (bit == 63) words[(x >> 6) + 1] |= 1;
}
INLINE void touch(uint64_t *words, int32_t x) { words[x >> 6] |= (uint64_t)1 << (x & 63); }

INLINE void add(int32_t *cells, int32_t x, int32_t value) {
  cells[x] = (int32_t)((uint32_t)cells[x] + (uint32_t)value);
}

// A piece of an edge within one row: from xa to xb (24.8, either order), `h` of 256 high, `sign` +1 downward.
static void row_piece(int32_t *cells, uint64_t *words, int32_t width, int32_t xa, int32_t xb, int32_t h, int32_t sign) {
  if (xa > xb) {
    int32_t t = xa;
    xa = xb;
    xb = t;
  }
  int32_t e = xa >> 8, last = xb >> 8, span = xb - xa, used = 0, from = xa & 255;
  if (e >= width) return;
  if (e < 0) {
    // What lies left of the window covers its rows wholly.
    int32_t y = last < 0 ? h : (int32_t)((int64_t)-xa * h / span);
    add(cells, 0, sign * y * 512);
    touch(words, 0);
    if (last < 0 || y == h) return;
    used = y;
    e = 0;
    from = 0;
  }
  if (e == last) {
    int32_t rest = h - used, area = (from + (xb & 255)) * rest;
    add(cells, e, sign * (rest * 512 - area));
    add(cells, e + 1, sign * area);
    touch2(words, e);
    return;
  }
  // y at each cell's right side is floor((side - xa) · h / span), by an exact running remainder.
  int64_t first = (int64_t)((e + 1) * 256 - xa) * h;
  int32_t y, remainder;
  if (first <= INT32_MAX) {
    y = (int32_t)first / span;
    remainder = (int32_t)first % span;
  } else {
    y = (int32_t)(first / span);
    remainder = (int32_t)(first % span);
  }
  int32_t lift = 256 * h / span, lift_remainder = 256 * h % span;
  for (;;) {
    int32_t part = y - used, area = (from + 256) * part;
    add(cells, e, sign * (part * 512 - area));
    add(cells, e + 1, sign * area);
    touch2(words, e);
    used = y;
    from = 0;
    e++;
    if (e >= width) return;
    if (e == last) break;
    y += lift;
    remainder += lift_remainder;
    if (remainder >= span) {
      remainder -= span;
      y++;
    }
  }
  int32_t rest = h - used, area = (xb & 255) * rest;
  add(cells, e, sign * (rest * 512 - area));
  add(cells, e + 1, sign * area);
  touch2(words, e);
}

static void vertical(ras_cells *c, int32_t x, int32_t y0, int32_t y1, int32_t sign) {
  int32_t column = x >> 8, fx = x & 255, row = y0 >> 8;
  int32_t *cells = c->cells + (int64_t)row * c->stride;
  uint64_t *words = c->touched + (int64_t)row * c->words;
  while (y0 < y1) {
    int32_t end = (row + 1) << 8;
    if (end > y1) end = y1;
    int32_t h = (end - y0) * sign;
    add(cells, column, h * (512 - 2 * fx));
    if (fx) {
      add(cells, column + 1, h * 2 * fx);
      touch2(words, column);
    } else {
      touch(words, column);
    }
    y0 = end;
    row++;
    cells += c->stride;
    words += c->words;
  }
}

void ras_accumulate(ras_cells *c, const ras_line *line, size_t count, int32_t left, int32_t top) {
  const int32_t ox = left * 256, oy = top * 256, width = c->width, right = c->width * 256, bottom = c->height * 256;
  const ras_line *end = line + count;
  for (; line < end; line++) {
    int32_t x0 = line->x0 - ox, y0 = line->y0 - oy, x1 = line->x1 - ox, y1 = line->y1 - oy, sign = 1;
    if (y0 > y1) {
      int32_t t = x0;
      x0 = x1;
      x1 = t;
      t = y0;
      y0 = y1;
      y1 = t;
      sign = -1;
    }
    if (y1 <= 0 || y0 >= bottom || (x0 >= right && x1 >= right)) continue;
    if (x0 <= 0 && x1 <= 0) {
      vertical(c, 0, y0 < 0 ? 0 : y0, y1 > bottom ? bottom : y1, sign);
      continue;
    }
    if (x0 == x1) {
      vertical(c, x0, y0 < 0 ? 0 : y0, y1 > bottom ? bottom : y1, sign);
      continue;
    }
    int32_t row = y0 < 0 ? 0 : y0 >> 8;
    int32_t *cells = c->cells + (int64_t)row * c->stride;
    uint64_t *words = c->touched + (int64_t)row * c->words;
    if (y0 >= 0 && y1 <= (row + 1) << 8) {
      // Most edges of glyphs and curves stay within a row, and many within a cell.
      int32_t column = x0 >> 8, h = (y1 - y0) * sign;
      if (column == x1 >> 8 && column >= 0) {
        int32_t area = ((x0 & 255) + (x1 & 255)) * h;
        add(cells, column, h * 512 - area);
        add(cells, column + 1, area);
        touch2(words, column);
      } else {
        row_piece(cells, words, width, x0, x1, y1 - y0, sign);
      }
      continue;
    }
    // x where the edge leaves a row is x0 + floor((row's end - y0) · dx / dy), by an exact running remainder.
    int32_t dx = x1 - x0, dy = y1 - y0;
    int32_t y = y0 < 0 ? 0 : y0, x = x0;
    if (y0 < 0) {
      int64_t product = (int64_t)-y0 * dx, quotient = product / dy;
      if (product % dy < 0) quotient--;
      x = x0 + (int32_t)quotient;
    }
    int32_t stop = (row + 1) << 8, next, remainder, lift, lift_remainder;
    int64_t product = (int64_t)(stop - y0) * dx;
    if (dx < 1 << 22 && dx > -(1 << 22) && product <= INT32_MAX && product >= INT32_MIN) {
      next = (int32_t)product / dy;
      remainder = (int32_t)product % dy;
      lift = 256 * dx / dy;
      lift_remainder = 256 * dx % dy;
    } else {
      next = (int32_t)(product / dy);
      remainder = (int32_t)(product % dy);
      lift = (int32_t)((int64_t)256 * dx / dy);
      lift_remainder = (int32_t)((int64_t)256 * dx % dy);
    }
    if (remainder < 0) {
      remainder += dy;
      next--;
    }
    if (lift_remainder < 0) {
      lift_remainder += dy;
      lift--;
    }
    next += x0;
    for (;;) {
      int32_t last = y1 <= stop;
      int32_t xb = last ? x1 : next, h = (last ? y1 : stop) - y;
      int32_t column = x >> 8;
      if (column == xb >> 8 && column >= 0 && column < width) {
        int32_t area = ((x & 255) + (xb & 255)) * h * sign;
        add(cells, column, h * sign * 512 - area);
        add(cells, column + 1, area);
        touch2(words, column);
      } else {
        row_piece(cells, words, width, x, xb, h, sign);
      }
      if (last || stop >= bottom) break;
      x = xb;
      y = stop;
      stop += 256;
      cells += c->stride;
      words += c->words;
      next += lift;
      remainder += lift_remainder;
      if (remainder >= dy) {
        remainder -= dy;
        next++;
      }
    }
  }
}

// Twice the area in 1/256² px to 0…255, rounded to nearest, halves up: a half-covered pixel is 128.
INLINE int32_t coverage_of(int32_t sum, int32_t flags) {
  uint32_t area = sum < 0 ? 0u - (uint32_t)sum : (uint32_t)sum;
  if (flags & ras_even_odd) {
    area &= 262143;
    if (area > 131072) area = 262144 - area;
  } else if (area > 131072) {
    area = 131072;
  }
  if (flags & ras_aliased) return area >= 65536 ? 255 : 0;
  return (int32_t)((area * 255 + 65536) >> 17);
}

int32_t ras_sweep(ras_cells *c, int32_t row, int32_t flags, uint8_t *coverage, ras_run *runs) {
  // Shorter stretches of one coverage are cheaper as bytes.
  const int32_t minimum = 8;
  int32_t *cells = c->cells + (int64_t)row * c->stride;
  uint64_t *words = c->touched + (int64_t)row * c->words;
  int32_t width = c->width, count = 0, sum = 0, value = 0, from = 0, pending = -1;
  int32_t word = 0, x;
  for (;;) {
    uint64_t set = 0;
    while (word < c->words && (set = words[word]) == 0) word++;
    if (word < c->words) words[word] = 0;
    do {
      if (set) {
        x = word * 64 + __builtin_ctzll(set);
        set &= set - 1;
      } else {
        x = width;
      }
      // [from, x) has one coverage.
      if (x > from) {
        if (value == 0) {
          if (pending >= 0) {
            runs[count++] = (ras_run){pending, from - pending, -1};
            pending = -1;
          }
        } else if (x - from >= minimum) {
          if (pending >= 0) {
            runs[count++] = (ras_run){pending, from - pending, -1};
            pending = -1;
          }
          runs[count++] = (ras_run){from, x - from, value};
        } else {
          if (pending < 0) pending = from;
          int32_t i = from;
          do coverage[i++] = (uint8_t)value; while (i < x);
        }
        from = x;
      }
      if (word >= c->words) {
        if (pending >= 0) runs[count++] = (ras_run){pending, width - pending, -1};
        return count;
      }
      if (x < width) {
        sum = (int32_t)((uint32_t)sum + (uint32_t)cells[x]);
        value = coverage_of(sum, flags);
      }
      cells[x] = 0;
    } while (set);
    word++;
  }
}
