// Blend modes, colour matrices and masks of whole layers, pixel by pixel in doubles, quantised once.
// Formulas: W3C Compositing and Blending Level 1, sections 9 and 10; plusDarker as WebKit applies it to premultiplied
// colours: max(0, alpha - (what the source lacks) - (what the backdrop lacks)).
#include "CRasterKernels.h"
#include <string.h>

#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

enum {
  mode_normal, mode_multiply, mode_screen, mode_overlay, mode_darken, mode_lighten, mode_color_dodge, mode_color_burn,
  mode_soft_light, mode_hard_light, mode_difference, mode_exclusion, mode_hue, mode_saturation, mode_color,
  mode_luminosity, mode_source_atop, mode_destination_over, mode_destination_out, mode_plus_darker, mode_plus_lighter
};

typedef struct { double r, g, b; } rgb;

INLINE double lower(double a, double b) { return a < b ? a : b; }
INLINE double higher(double a, double b) { return a > b ? a : b; }

static double separable(int32_t mode, double b, double s) {
  switch (mode) {
  case mode_multiply: return b * s;
  case mode_screen: return b + s - b * s;
  case mode_overlay: return b <= 0.5 ? 2 * b * s : 2 * b - 1 + s - (2 * b - 1) * s;
  case mode_darken: return lower(b, s);
  case mode_lighten: return higher(b, s);
  case mode_color_dodge: return b == 0 ? 0 : s >= 1 ? 1 : lower(1, b / (1 - s));
  case mode_color_burn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - lower(1, (1 - b) / s);
  case mode_soft_light: {
    if (s <= 0.5) return b - (1 - 2 * s) * b * (1 - b);
    double d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : __builtin_sqrt(b);
    return b + (2 * s - 1) * (d - b);
  }
  case mode_hard_light: return s <= 0.5 ? 2 * s * b : 2 * s - 1 + b - (2 * s - 1) * b;
  case mode_difference: return b > s ? b - s : s - b;
  case mode_exclusion: return b + s - 2 * b * s;
  default: return s;
  }
}

INLINE double lum(rgb c) { return 0.3 * c.r + 0.59 * c.g + 0.11 * c.b; }
INLINE double sat(rgb c) { return higher(c.r, higher(c.g, c.b)) - lower(c.r, lower(c.g, c.b)); }

static rgb clip_color(rgb c) {
  double l = lum(c), n = lower(c.r, lower(c.g, c.b)), x = higher(c.r, higher(c.g, c.b));
  if (n < 0) {
    double k = l / (l - n);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  if (x > 1) {
    double k = (1 - l) / (x - l);
    c = (rgb){l + (c.r - l) * k, l + (c.g - l) * k, l + (c.b - l) * k};
  }
  return c;
}
static rgb set_lum(rgb c, double l) {
  double d = l - lum(c);
  return clip_color((rgb){c.r + d, c.g + d, c.b + d});
}
static rgb set_sat(rgb c, double s) {
  double low = lower(c.r, lower(c.g, c.b)), range = sat(c);
  if (range <= 0) return (rgb){0, 0, 0};
  return (rgb){(c.r - low) * s / range, (c.g - low) * s / range, (c.b - low) * s / range};
}

static rgb blended(int32_t mode, rgb b, rgb s) {
  switch (mode) {
  case mode_hue: return set_lum(set_sat(s, sat(b)), lum(b));
  case mode_saturation: return set_lum(set_sat(b, sat(s)), lum(b));
  case mode_color: return set_lum(s, lum(b));
  case mode_luminosity: return set_lum(b, lum(s));
  default: return (rgb){separable(mode, b.r, s.r), separable(mode, b.g, s.g), separable(mode, b.b, s.b)};
  }
}

INLINE uint32_t quantised(double r, double g, double b, double a) {
  a = lower(higher(a, 0), 1);
  uint32_t alpha = (uint32_t)(a * 255 + 0.5);
  uint32_t red = (uint32_t)(lower(higher(r, 0), 1) * 255 + 0.5), green = (uint32_t)(lower(higher(g, 0), 1) * 255 + 0.5);
  uint32_t blue = (uint32_t)(lower(higher(b, 0), 1) * 255 + 0.5);
  // A premultiplied channel never exceeds its alpha.
  if (red > alpha) red = alpha;
  if (green > alpha) green = alpha;
  if (blue > alpha) blue = alpha;
  return red | green << 8 | blue << 16 | alpha << 24;
}

static uint32_t blended_pixel(uint32_t source, uint32_t backdrop, int32_t mode) {
  double sa = (source >> 24) / 255.0, ba = (backdrop >> 24) / 255.0;
  rgb s = {(source & 255) / 255.0, (source >> 8 & 255) / 255.0, (source >> 16 & 255) / 255.0};
  rgb b = {(backdrop & 255) / 255.0, (backdrop >> 8 & 255) / 255.0, (backdrop >> 16 & 255) / 255.0};
  switch (mode) {
  case mode_source_atop:
    return quantised(s.r * ba + b.r * (1 - sa), s.g * ba + b.g * (1 - sa), s.b * ba + b.b * (1 - sa), ba);
  case mode_destination_over:
    return quantised(b.r + s.r * (1 - ba), b.g + s.g * (1 - ba), b.b + s.b * (1 - ba), ba + sa * (1 - ba));
  case mode_destination_out:
    return quantised(b.r * (1 - sa), b.g * (1 - sa), b.b * (1 - sa), ba * (1 - sa));
  case mode_plus_lighter: return quantised(s.r + b.r, s.g + b.g, s.b + b.b, sa + ba);
  case mode_plus_darker: {
    double a = lower(1, sa + ba), lack = a - sa - ba;
    return quantised(lack + s.r + b.r, lack + s.g + b.g, lack + s.b + b.b, a);
  }
  default: {
    rgb m = {0, 0, 0};
    if (ba > 0) {
      m = blended(mode, (rgb){lower(1, b.r / ba), lower(1, b.g / ba), lower(1, b.b / ba)},
                  (rgb){lower(1, s.r / sa), lower(1, s.g / sa), lower(1, s.b / sa)});
    }
    double both = sa * ba;
    return quantised(s.r * (1 - ba) + b.r * (1 - sa) + both * m.r, s.g * (1 - ba) + b.g * (1 - sa) + both * m.g,
                     s.b * (1 - ba) + b.b * (1 - sa) + both * m.b, sa + ba - both);
  }
  }
}

void ras_blend_row(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, int32_t count, int32_t mode) {
  uint32_t last_source = 0, last_backdrop = 0, last = 0;
  for (int32_t i = 0; i < count; i++) {
    uint32_t s = coverage ? ras_scaled(source[i], coverage[i]) : source[i];
    if (s >> 24 == 0) continue;
    // Neighbours are often equal; the formulas are slow.
    if (s != last_source || pixels[i] != last_backdrop) {
      last_source = s;
      last_backdrop = pixels[i];
      last = blended_pixel(s, pixels[i], mode);
    }
    pixels[i] = last;
  }
}

void ras_color_matrix(uint32_t *pixels, int32_t count, const double *m) {
  uint32_t last_in = 0, last_out = 0;
  int32_t known = 0;
  for (int32_t i = 0; i < count; i++) {
    uint32_t p = pixels[i];
    if (!known || p != last_in) {
      double a = (p >> 24) / 255.0, k = a > 0 ? 1 / (a * 255) : 0;
      double r = lower(1, (p & 255) * k), g = lower(1, (p >> 8 & 255) * k), b = lower(1, (p >> 16 & 255) * k), out[4];
      for (int32_t row = 0; row < 4; row++) {
        const double *c = m + row * 5;
        out[row] = lower(1, higher(0, c[0] * r + c[1] * g + c[2] * b + c[3] * a + c[4]));
      }
      last_in = p;
      last_out = quantised(out[0] * out[3], out[1] * out[3], out[2] * out[3], out[3]);
      known = 1;
    }
    pixels[i] = last_out;
  }
}

void ras_apply_alpha(uint32_t *pixels, const uint32_t *mask, int32_t count) {
  for (int32_t i = 0; i < count; i++) pixels[i] = ras_scaled(pixels[i], mask[i] >> 24);
}
