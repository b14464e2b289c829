// Groups seen in perspective, and what effects make of single pixels.
#include "CRasterKernels.h"

#pragma STDC FP_CONTRACT OFF

#define INLINE static inline __attribute__((always_inline))

INLINE uint32_t pixel(const ras_image *image, int32_t x, int32_t y) {
  if (x < image->x0 || x >= image->x1 || y < image->y0 || y >= image->y1) return 0;
  return image->pixels[(size_t)y * (size_t)image->stride + (size_t)x];
}

// (a·(256 - f) + b·f + 128) / 256 in each byte, two bytes at a time.
INLINE uint32_t mix(uint32_t a, uint32_t b, uint32_t f) {
  const uint32_t mask = 0x00ff00ff, half = 0x00800080;
  uint32_t low = (a & mask) * (256 - f) + (b & mask) * f + half;
  uint32_t high = ((a >> 8) & mask) * (256 - f) + ((b >> 8) & mask) * f + half;
  return ((low >> 8) & mask) | (high & ~mask);
}

void ras_project_row(uint32_t *out, int32_t count, double x, double y, const double *m, const ras_image *image) {
  for (int32_t i = 0; i < count; i++) {
    double px = x + i, w = m[6] * px + m[7] * y + m[8];
    out[i] = 0;
    if (!(w > 1e-9)) continue;
    double u = (m[0] * px + m[1] * y + m[2]) / w - 0.5, v = (m[3] * px + m[4] * y + m[5]) / w - 0.5;
    if (!(u > image->x0 - 1) || !(u < image->x1) || !(v > image->y0 - 1) || !(v < image->y1)) continue;
    // Both are above -1 and below 2^31 here, so that cutting after an addition is rounding down.
    int32_t iu = (int32_t)(u + 1) - 1, iv = (int32_t)(v + 1) - 1;
    uint32_t fu = (uint32_t)((u - iu) * 256), fv = (uint32_t)((v - iv) * 256);
    out[i] = mix(mix(pixel(image, iu, iv), pixel(image, iu + 1, iv), fu),
                 mix(pixel(image, iu, iv + 1), pixel(image, iu + 1, iv + 1), fu), fv);
  }
}

void ras_make_opaque(uint32_t *pixels, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    uint32_t p = pixels[i], a = p >> 24, out = 0xff000000;
    if (a == 0 || a == 255) continue;
    for (int32_t shift = 0; shift < 24; shift += 8) {
      uint32_t c = ((p >> shift & 255) * 255 + a / 2) / a;
      out |= (c > 255 ? 255 : c) << shift;
    }
    pixels[i] = out;
  }
}

void ras_alpha_threshold(uint32_t *pixels, int32_t count, uint32_t minimum, uint32_t maximum, uint32_t color) {
  for (int32_t i = 0; i < count; i++) {
    uint32_t a = pixels[i] >> 24;
    pixels[i] = a >= minimum && a <= maximum ? color : 0;
  }
}

void ras_inner_mask(uint8_t *bytes, const uint32_t *pixels, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    uint32_t t = (255 - (uint32_t)bytes[i]) * (pixels[i] >> 24) + 128;
    bytes[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}
