// Source-over on premultiplied bytes, and the walk from swept rows to pixels.
//
// Four pixels at a time in vectors of 16-bit lanes: the compiler has such vectors for every processor, they give the same
// integers everywhere, and they stay fast without optimisation.
#include "CRasterKernels.h"
#include <string.h>

// The vectors are only passed between functions that are inlined, so how they would be passed does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t lanes16 __attribute__((vector_size(32)));
typedef uint32_t words4 __attribute__((vector_size(16)));

INLINE lanes16 divided(lanes16 t) {
  t += 128;
  return (t + (t >> 8)) >> 8;
}
INLINE uint32_t divided_byte(uint32_t t) {
  t += 128;
  return (t + (t >> 8)) >> 8;
}
INLINE lanes16 load4(const void *p) {
  bytes16 v;
  memcpy(&v, p, 16);
  return __builtin_convertvector(v, lanes16);
}
INLINE void store4(void *p, lanes16 v) {
  bytes16 r = __builtin_convertvector(v, bytes16);
  memcpy(p, &r, 16);
}
INLINE lanes16 alphas(lanes16 v) {
  return __builtin_shufflevector(v, v, 3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15);
}
INLINE lanes16 spread4(uint32_t coverage) {
  words4 w = {coverage, 0, 0, 0};
  bytes16 b;
  memcpy(&b, &w, 16);
  return __builtin_convertvector(
      __builtin_shufflevector(b, b, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3), lanes16);
}
INLINE lanes16 repeated(uint32_t color) {
  words4 w = {color, color, color, color};
  bytes16 b;
  memcpy(&b, &w, 16);
  return __builtin_convertvector(b, lanes16);
}
INLINE lanes16 everywhere(uint32_t value) {
  lanes16 v = {0};
  return v + (uint16_t)value;
}
INLINE uint32_t load32(const void *p) {
  uint32_t v;
  memcpy(&v, p, 4);
  return v;
}

// One pixel: its channels in 16-bit lanes of a word.
INLINE uint64_t spread(uint32_t p) { return ((uint64_t)p | (uint64_t)p << 24) & 0x00FF00FF00FF00FFull; }
INLINE uint64_t times(uint64_t lanes, uint32_t factor) {
  uint64_t t = lanes * factor + 0x0080008000800080ull;
  return ((t + ((t >> 8) & 0x00FF00FF00FF00FFull)) >> 8) & 0x00FF00FF00FF00FFull;
}
INLINE uint32_t gathered(uint64_t lanes) { return (uint32_t)(lanes | lanes >> 24); }
INLINE uint32_t over(uint32_t source, uint32_t destination) {
  return source + gathered(times(spread(destination), 255 - (source >> 24)));
}
INLINE uint32_t scaled(uint32_t color, uint32_t coverage) { return gathered(times(spread(color), coverage)); }

uint32_t ras_scaled(uint32_t color, uint32_t coverage) { return scaled(color, coverage); }

void ras_fill(uint32_t *pixels, uint32_t color, int32_t count) {
  if (count < 8) {
    while (count-- > 0) *pixels++ = color;
    return;
  }
  // Doubling copies run at the speed of memcpy, optimised or not. Past 4 KB the source stays in the first-level cache.
  pixels[0] = color;
  int32_t done = 1;
  while (done < count) {
    int32_t step = done > 1024 ? 1024 : done;
    if (step > count - done) step = count - done;
    memcpy(pixels + done, pixels, (size_t)step * 4);
    done += step;
  }
}

void ras_over_color(uint32_t *pixels, uint32_t color, int32_t count) {
  uint32_t inverse = 255 - (color >> 24);
  if (color == 0) return;
  if (inverse == 0) {
    ras_fill(pixels, color, count);
    return;
  }
  lanes16 source = repeated(color), factor = everywhere(inverse);
  while (count >= 4) {
    store4(pixels, source + divided(load4(pixels) * factor));
    pixels += 4;
    count -= 4;
  }
  while (count-- > 0) {
    *pixels = over(color, *pixels);
    pixels++;
  }
}

void ras_over_color_mask(uint32_t *pixels, const uint8_t *coverage, uint32_t color, int32_t count) {
  lanes16 source = repeated(color);
  int32_t isOpaque = color >> 24 == 255;
  // Neighbouring fours are often the same, inside shapes and in shadows.
  uint32_t last = 0;
  lanes16 s = {0}, inverse = {0};
  while (count >= 4) {
    uint32_t c = load32(coverage);
    if (c == 0xFFFFFFFFu && isOpaque) {
      pixels[0] = pixels[1] = pixels[2] = pixels[3] = color;
    } else if (c) {
      if (c != last) {
        s = divided(source * spread4(c));
        inverse = 255 - alphas(s);
        last = c;
      }
      store4(pixels, s + divided(load4(pixels) * inverse));
    }
    pixels += 4;
    coverage += 4;
    count -= 4;
  }
  while (count-- > 0) {
    *pixels = over(scaled(color, *coverage), *pixels);
    pixels++;
    coverage++;
  }
}

void ras_over_source(uint32_t *pixels, const uint32_t *source, uint32_t opacity, int32_t count) {
  if (opacity == 255) {
    while (count >= 4) {
      uint32_t all = source[0] & source[1] & source[2] & source[3];
      if (all >= 0xFF000000u) {
        memcpy(pixels, source, 16);
      } else if (source[0] | source[1] | source[2] | source[3]) {
        lanes16 s = load4(source);
        store4(pixels, s + divided(load4(pixels) * (255 - alphas(s))));
      }
      pixels += 4;
      source += 4;
      count -= 4;
    }
    while (count-- > 0) {
      *pixels = over(*source, *pixels);
      pixels++;
      source++;
    }
    return;
  }
  lanes16 factor = everywhere(opacity);
  while (count >= 4) {
    lanes16 s = divided(load4(source) * factor);
    store4(pixels, s + divided(load4(pixels) * (255 - alphas(s))));
    pixels += 4;
    source += 4;
    count -= 4;
  }
  while (count-- > 0) {
    *pixels = over(scaled(*source, opacity), *pixels);
    pixels++;
    source++;
  }
}

void ras_over_source_mask(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, int32_t count) {
  while (count >= 4) {
    uint32_t c = load32(coverage);
    if (c) {
      lanes16 s = divided(load4(source) * spread4(c));
      store4(pixels, s + divided(load4(pixels) * (255 - alphas(s))));
    }
    pixels += 4;
    source += 4;
    coverage += 4;
    count -= 4;
  }
  while (count-- > 0) {
    *pixels = over(scaled(*source, *coverage), *pixels);
    pixels++;
    source++;
    coverage++;
  }
}

void ras_multiply_bytes(uint8_t *bytes, const uint8_t *other, int32_t count) {
  while (count >= 16) {
    bytes16 a, b;
    memcpy(&a, bytes, 16);
    memcpy(&b, other, 16);
    bytes16 r = __builtin_convertvector(
        divided(__builtin_convertvector(a, lanes16) * __builtin_convertvector(b, lanes16)), bytes16);
    memcpy(bytes, &r, 16);
    bytes += 16;
    other += 16;
    count -= 16;
  }
  while (count-- > 0) {
    *bytes = (uint8_t)divided_byte((uint32_t)*bytes * *other);
    bytes++;
    other++;
  }
}

void ras_multiply_byte(uint8_t *bytes, uint32_t factor, int32_t count) {
  if (factor == 255) return;
  lanes16 f = everywhere(factor);
  while (count >= 16) {
    bytes16 a;
    memcpy(&a, bytes, 16);
    bytes16 r = __builtin_convertvector(divided(__builtin_convertvector(a, lanes16) * f), bytes16);
    memcpy(bytes, &r, 16);
    bytes += 16;
    count -= 16;
  }
  while (count-- > 0) {
    *bytes = (uint8_t)divided_byte((uint32_t)*bytes * factor);
    bytes++;
  }
}

// A stretch of one coverage.
INLINE void even_stretch(const ras_target *t, uint32_t *pixels, const uint32_t *source, uint32_t coverage, int32_t n) {
  if (source) ras_over_source(pixels, source, coverage == 255 ? t->opacity : divided_byte(coverage * t->opacity), n);
  else if (n < 4) {
    uint32_t s = coverage == 255 ? t->color : scaled(t->color, coverage);
    while (n-- > 0) {
      *pixels = over(s, *pixels);
      pixels++;
    }
  } else ras_over_color(pixels, coverage == 255 ? t->color : scaled(t->color, coverage), n);
}

// A stretch with a coverage byte a pixel; the bytes may be overwritten.
INLINE void uneven_stretch(const ras_target *t, uint32_t *pixels, const uint32_t *source, uint8_t *coverage, int32_t n) {
  if (source) {
    ras_multiply_byte(coverage, t->opacity, n);
    ras_over_source_mask(pixels, source, coverage, n);
  } else ras_over_color_mask(pixels, coverage, t->color, n);
}

static void stretch(const ras_target *t, int32_t row, ras_run run, uint8_t *coverage, uint8_t *scratch) {
  uint32_t *pixels = t->pixels + (int64_t)row * t->stride + run.x;
  const uint32_t *source = t->source ? t->source + (int64_t)row * t->source_stride + run.x : NULL;
  if (!t->clip) {
    if (run.coverage >= 0) even_stretch(t, pixels, source, (uint32_t)run.coverage, run.length);
    else uneven_stretch(t, pixels, source, coverage + run.x, run.length);
    return;
  }
  const uint8_t *clip = t->clip + (int64_t)row * t->clip_stride;
  int32_t x = run.x, end = run.x + run.length;
  int32_t from = t->clip_solid[row].from - t->clip_column, to = t->clip_solid[row].to - t->clip_column;
  while (x < end) {
    int32_t isSolid = x >= from && x < to, stop = end;
    if (isSolid) { if (to < stop) stop = to; } else if (x < from && from < stop && from < to) stop = from;
    int32_t n = stop - x;
    if (isSolid) {
      if (run.coverage >= 0) even_stretch(t, pixels, source, (uint32_t)run.coverage, n);
      else uneven_stretch(t, pixels, source, coverage + x, n);
    } else {
      uint8_t *mask;
      if (run.coverage >= 0) {
        mask = scratch;
        memcpy(mask, clip + x, (size_t)n);
        ras_multiply_byte(mask, (uint32_t)run.coverage, n);
      } else {
        mask = coverage + x;
        ras_multiply_bytes(mask, clip + x, n);
      }
      uneven_stretch(t, pixels, source, mask, n);
    }
    pixels += n;
    if (source) source += n;
    x = stop;
  }
}

void ras_composite(ras_cells *c, int32_t count, int32_t flags, const ras_target *t, uint8_t *coverage, ras_run *runs) {
  for (int32_t row = 0; row < count; row++) {
    int32_t n = ras_sweep(c, row, flags, coverage, runs);
    for (int32_t i = 0; i < n; i++) stretch(t, row, runs[i], coverage, coverage + c->width);
  }
}

void ras_mask(ras_cells *c, int32_t count, int32_t flags, uint8_t *mask, int32_t stride, int32_t column,
              const uint8_t *clip, int32_t clip_stride, ras_range *solid, uint8_t *coverage, ras_run *runs) {
  for (int32_t row = 0; row < count; row++) {
    int32_t n = ras_sweep(c, row, flags, coverage, runs);
    uint8_t *out = mask + (int64_t)row * stride;
    for (int32_t i = 0; i < n; i++) {
      if (runs[i].coverage >= 0) memset(out + runs[i].x, runs[i].coverage, (size_t)runs[i].length);
      else memcpy(out + runs[i].x, coverage + runs[i].x, (size_t)runs[i].length);
    }
    if (clip) ras_multiply_bytes(out, clip + (int64_t)row * clip_stride, c->width);
    int32_t x = 0, from = 0, to = 0;
    while (x < c->width) {
      while (x < c->width && out[x] != 255) x++;
      int32_t start = x;
      while (x < c->width && out[x] == 255) x++;
      if (x - start > to - from) {
        from = start;
        to = x;
      }
    }
    solid[row] = (ras_range){from + column, to + column};
  }
}

void ras_composite_rect(const ras_target *t, int32_t width, int32_t height, uint8_t *scratch) {
  ras_run run = {0, width, 255};
  for (int32_t row = 0; row < height; row++) stretch(t, row, run, scratch, scratch + width);
}

void ras_composite_mask(const ras_target *t, const uint8_t *mask, int32_t mask_stride, int32_t width, int32_t height,
                        uint8_t *scratch) {
  ras_run run = {0, width, -1};
  for (int32_t row = 0; row < height; row++) {
    memcpy(scratch, mask + (int64_t)row * mask_stride, (size_t)width);
    stretch(t, row, run, scratch, scratch + width);
  }
}
