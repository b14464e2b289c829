// The inner loops of the rasterizer and of the comparison. In C, because users run in debug, where unoptimised C is about
// 3 times slower than optimised C and unoptimised Swift far more. Every kernel has its plain Swift twin in the tests.
//
// Pixels are four bytes in memory order red, green, blue, alpha, premultiplied. Coverage is a byte, 0…255. Products of
// bytes are divided by 255 with exact rounding to nearest: (t + 128 + ((t + 128) >> 8)) >> 8. Where doubles appear (the
// shaders and blend functions), they are added, multiplied, divided and square-rooted in a fixed order without fused
// operations, so every machine gets the same bytes.
#ifndef CRASTERKERNELS_H
#define CRASTERKERNELS_H

#include <stddef.h>
#include <stdint.h>

// MARK: Outlines (outline.c)

// A straight edge in device pixels, 24.8 fixed point. Coordinates stay within ±2^25 (131,072 px).
typedef struct { int32_t x0, y0, x1, y1; } ras_line;

typedef struct {
  ras_line *lines;
  size_t count, capacity;
  int32_t x, y, start_x, start_y;              // the pen, and where the subpath began
  int32_t min_x, min_y, max_x, max_y;          // bounds of all points so far; min > max when there are none
  int32_t clip_x0, clip_y0, clip_x1, clip_y1;  // curves wholly to one side of this are drawn as their chord
} ras_outline;

// `lines` is NULL or memory of a former use. Clip bounds in 24.8.
void ras_outline_begin(ras_outline *o, int32_t clip_x0, int32_t clip_y0, int32_t clip_x1, int32_t clip_y1);
void ras_outline_free(ras_outline *o);
// Starting a subpath closes the one before: filled areas are closed.
void ras_move(ras_outline *o, int32_t x, int32_t y);
void ras_line_to(ras_outline *o, int32_t x, int32_t y);
void ras_quad_to(ras_outline *o, int32_t cx, int32_t cy, int32_t x, int32_t y);
void ras_cubic_to(ras_outline *o, int32_t c1x, int32_t c1y, int32_t c2x, int32_t c2y, int32_t x, int32_t y);
void ras_close(ras_outline *o);

// The same from points in doubles through a transform to 24.8: x' = a·x + c·y + tx, y' = b·x + d·y + ty, rounded to the
// nearest. They return 0, adding nothing, when a coordinate is not finite or beyond ±2^25; the caller then clips.
typedef struct { double a, b, c, d, tx, ty; } ras_transform;
int32_t ras_move_mapped(ras_outline *o, const ras_transform *t, double x, double y);
int32_t ras_line_mapped(ras_outline *o, const ras_transform *t, double x, double y);
int32_t ras_quad_mapped(ras_outline *o, const ras_transform *t, double cx, double cy, double x, double y);
int32_t ras_cubic_mapped(ras_outline *o, const ras_transform *t, double c1x, double c1y, double c2x, double c2y,
                         double x, double y);
// One edge by itself, leaving the pen there.
void ras_edge(ras_outline *o, int32_t x0, int32_t y0, int32_t x1, int32_t y1);

// MARK: Coverage (cells.c)

// Signed area per pixel of a window, as differences: the sum of a row's cells up to a pixel is twice its covered area in
// 1/256² px, 131,072 when wholly inside a winding of 1. All cells and bits are 0 between uses.
typedef struct {
  int32_t *cells;
  uint64_t *touched;      // one bit a cell
  int32_t width, height;  // of the window, in pixels
  int32_t stride, words;  // cells and words a row: width + 1, and that over 64 rounded up
} ras_cells;

// A stretch of a row. `coverage` is 1…255, or -1 when the row's coverage bytes hold one value for each pixel.
typedef struct { int32_t x, length, coverage; } ras_run;

enum { ras_even_odd = 1, ras_aliased = 2 };

// Adds the lines' areas. (left, top) is the window's corner in pixels. Windings up to ±16,383 are told apart.
void ras_accumulate(ras_cells *c, const ras_line *lines, size_t count, int32_t left, int32_t top);
// Turns a row into runs, leaving it empty. `coverage` has `width` bytes, `runs` room for `width` + 1. Returns their number.
int32_t ras_sweep(ras_cells *c, int32_t row, int32_t flags, uint8_t *coverage, ras_run *runs);

// MARK: Compositing (composite.c)

// A stretch of a clip mask's row in which every pixel is 255, in the mask's columns.
typedef struct { int32_t from, to; } ras_range;

typedef struct {
  uint32_t *pixels;           // the window's first pixel
  int32_t stride;             // in pixels
  const uint32_t *source;     // the window's first source pixel, or NULL for one colour
  int32_t source_stride;
  uint32_t color;             // premultiplied, when there is no source
  uint32_t opacity;           // 0…255, multiplies a source
  const uint8_t *clip;        // the window's first mask byte, or NULL
  int32_t clip_stride, clip_column;  // and its column in the mask
  const ras_range *clip_solid;       // the window's first row's
} ras_target;

// Sweeps `count` rows of the cells, from the window's first, onto the target by source-over. `coverage` holds 2·width bytes.
void ras_composite(ras_cells *c, int32_t count, int32_t flags, const ras_target *t, uint8_t *coverage, ras_run *runs);
// Sweeps rows into a mask, multiplied by `clip` unless that is NULL, and notes each row's longest run of 255.
void ras_mask(ras_cells *c, int32_t count, int32_t flags, uint8_t *mask, int32_t stride, int32_t column,
              const uint8_t *clip, int32_t clip_stride, ras_range *solid, uint8_t *coverage, ras_run *runs);
// Source-over without a path: a rectangle of a source, a mask of a colour.
void ras_composite_rect(const ras_target *t, int32_t width, int32_t height, uint8_t *scratch);
void ras_composite_mask(const ras_target *t, const uint8_t *mask, int32_t mask_stride, int32_t width, int32_t height,
                        uint8_t *scratch);
void ras_fill(uint32_t *pixels, uint32_t color, int32_t count);
void ras_over_color(uint32_t *pixels, uint32_t color, int32_t count);
void ras_over_color_mask(uint32_t *pixels, const uint8_t *coverage, uint32_t color, int32_t count);
void ras_over_source(uint32_t *pixels, const uint32_t *source, uint32_t opacity, int32_t count);
void ras_over_source_mask(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, int32_t count);
uint32_t ras_scaled(uint32_t color, uint32_t coverage);
void ras_multiply_bytes(uint8_t *bytes, const uint8_t *other, int32_t count);
void ras_multiply_byte(uint8_t *bytes, uint32_t factor, int32_t count);

// MARK: Shading (shade.c)

enum { ras_gradient_entries = 1024 };

// Premultiplied components in 0…1, and a place in 0…1 not below the one before.
typedef struct { double red, green, blue, alpha, location; } ras_stop;
// Entry i is the colour at (i + ½)/1024, interpolated between premultiplied stops and rounded.
void ras_gradient_table(uint32_t *table, const ras_stop *stops, int32_t count);

// A pixel row of a linear gradient: the table's entry at floor(t·1024), t growing by `step` a pixel, held at the ends.
void ras_linear_row(uint32_t *out, int32_t count, double t, double step, const uint32_t *table);
// t = (distance of (u, v) from the origin) · scale + offset.
void ras_radial_row(uint32_t *out, int32_t count, double u, double v, double du, double dv, double scale, double offset,
                    const uint32_t *table);
// t = ((angle of (u, v)) - start, as 0…2π in the direction of sweep) / sweep; past 1, the nearer end.
void ras_angular_row(uint32_t *out, int32_t count, double u, double v, double du, double dv, double start, double sweep,
                     const uint32_t *table);

typedef struct {
  const uint32_t *pixels;
  int32_t stride;                           // in pixels
  int32_t x0, y0, x1, y1;                   // the part that may be read
  int32_t wraps;                            // beyond that part: 0 repeats its edge, 1 repeats it whole
} ras_image;

// Pixel rows of an image seen through an affine map. (u, v) is the first pixel's place in the image, (du, dv) the step,
// all 32.32 fixed point. Bilinear: place minus half a pixel, weights of 1/256, rows first, each step rounded to a byte.
void ras_nearest_row(uint32_t *out, int32_t count, int64_t u, int64_t v, int64_t du, int64_t dv, const ras_image *image);
// `scratch` holds (x1 - x0 + 2) 8-byte words.
void ras_bilinear_row(uint32_t *out, int32_t count, int64_t u, int64_t v, int64_t du, int64_t dv,
                      const ras_image *image, uint64_t *scratch);
void ras_tint_row(uint32_t *row, int32_t count, uint32_t color);
// Means of 2 × 2 pixels, rounded; an odd last row or column counts twice. `out` is ((width + 1) / 2) × ((height + 1) / 2).
void ras_halve(uint32_t *out, const uint32_t *pixels, int32_t stride, int32_t width, int32_t height);

// A pixel row of an image seen through a projective map. (x, y) is the first pixel's centre; `m` leads from pixels to the
// image: u = (m0·x + m1·y + m2) / w, v = (m3·x + m4·y + m5) / w, w = m6·x + m7·y + m8. Bilinear with weights of 1/256,
// rows first, each step rounded to a byte; transparent beyond the image and where w is not positive.
void ras_project_row(uint32_t *out, int32_t count, double x, double y, const double *m, const ras_image *image);

// MARK: Blur (blur.c)

// Convolution with a symmetrical kernel, rows then columns, pixels outside counting as 0. `weights` are the centre's and
// those to one side, `radius` + 1 of them; centre + 2·others = 65,536. `channels` is 1 or 4. Rows are kept with 16 bits,
// rounded; the result is rounded once more. `scratch` is width·channels·height·2 bytes and at least 2-byte aligned.
void ras_blur(uint8_t *out, const uint8_t *in, int32_t width, int32_t height, int32_t channels,
              const uint32_t *weights, int32_t radius, uint16_t *scratch);
void ras_extract_alpha(uint8_t *out, const uint32_t *pixels, int32_t count);

// MARK: Blending layers (blend.c)

// In the order of `BlendMode` in Graphics.
void ras_blend_row(uint32_t *pixels, const uint32_t *source, const uint8_t *coverage, int32_t count, int32_t mode);
// `matrix` is 4 rows of 5 on straight red, green, blue, alpha in 0…1.
void ras_color_matrix(uint32_t *pixels, int32_t count, const double *matrix);
// Divides each pixel by its alpha, which becomes 255; transparent ones stay.
void ras_make_opaque(uint32_t *pixels, int32_t count);
// Alpha from `minimum` to `maximum` becomes `color` (premultiplied), any other nothing.
void ras_alpha_threshold(uint32_t *pixels, int32_t count, uint32_t minimum, uint32_t maximum, uint32_t color);
// bytes[i] = (255 - bytes[i]) · alpha of pixels[i] / 255, rounded.
void ras_inner_mask(uint8_t *bytes, const uint32_t *pixels, int32_t count);
// Multiplies each pixel by the alpha of the mask's.
void ras_apply_alpha(uint32_t *pixels, const uint32_t *mask, int32_t count);

// MARK: Comparing (difference.c)

// A byte for each pixel of a canvas that holds two pictures. Rows of pixels are as they lie in memory.
enum { ras_same = 0, ras_tolerated = 1, ras_different = 2, ras_ignored = 3 };

// Marks what differs and is not ignored; a pixel is different when a channel is off by more than `limit`. `marks` holds
// nothing but `ras_ignored` before. Returns by how much the worst channel is off.
int32_t ras_mark_row(uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, int32_t limit);
void ras_count_marks(const uint8_t *marks, size_t count, int64_t counts[4]);

// The last different pixel of a row from `from` on, or -1.
int32_t ras_last_different(const uint8_t *marks, int32_t from, int32_t count);

// Distances in OKLab times 100. `linear` has the 256 levels of sRGB as linear light, and must outlive the memo. A pair of
// translucent pixels is judged over black and over white, and the larger distance counts.
typedef struct ras_lab_memo ras_lab_memo;
ras_lab_memo *ras_make_labs(const double *linear);  // NULL without memory
void ras_free_labs(ras_lab_memo *memo);
// Of two opaque colours, four bytes each.
double ras_color_distance(const double *linear, const uint8_t *p, const uint8_t *q);
// As `ras_mark_row`, by distance. `largest` grows to the largest distance.
int32_t ras_mark_row_delta_e(uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, double limit,
                             ras_lab_memo *memo, double *largest);

typedef struct {
  int64_t histogram[256];   // different pixels by how far their worst channel is off
  double largest_squared;   // the largest distance / 100, squared
  int32_t is_alpha_only;    // starts as 1
  int32_t is_cut;           // some distances were left out
} ras_analysis;
// Adds a row's different pixels. Once `limit` colours have been worked out, distances are left out.
void ras_analyse_row(const uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count, int64_t limit,
                     ras_lab_memo *memo, ras_analysis *found);

// Two pixels as one number, the bytes of the first before those of the second, red the highest. Leaves each pair once, in
// ascending order, beside how often it was there, and returns how many there are.
int32_t ras_count_pairs(uint64_t *pairs, int32_t *counts, int32_t count);
double ras_largest_distance(ras_lab_memo *memo, const uint64_t *pairs, int32_t count);

// A cell of 8 × 8 pixels: how many are different, and around which pixels. Zero at first.
typedef struct { int32_t count, left, top, right, bottom; } ras_cluster;
// Adds row `y` to the cells of its row of cells.
void ras_fill_cells(ras_cluster *cells, const uint8_t *marks, int32_t width, int32_t y);
// The first cluster of cells that touch, by a corner at least, from cell `start` on; its cells are emptied. Returns where
// to go on, or -1 when there is none. `pending` has room for every cell.
int32_t ras_next_cluster(ras_cluster *cells, int32_t columns, int32_t rows, int32_t start, int32_t *pending,
                         ras_cluster *found);
// The most different pixels in a square of `side` pixels. `columns` has room for `width`.
int32_t ras_densest_window(const uint8_t *marks, int32_t width, int32_t height, int32_t side, int32_t *columns);

// A row of a picture of differences, as indices: what is the same becomes its lightness over white, 0…63; a mark becomes
// `plain` or, in every second stripe of 4 pixels, `stripe` of that mark.
void ras_pale_row(uint8_t *out, const uint8_t *marks, const uint8_t *pixels, int32_t count, const uint8_t *plain,
                  const uint8_t *stripe, int32_t y);
// The marks alone, from one pixel of the row up to another.
void ras_outside_row(uint8_t *out, const uint8_t *marks, int32_t from, int32_t to, const uint8_t *plain,
                     const uint8_t *stripe, int32_t y);
// A row that shows how far each pixel is off, by the level of each difference of a channel; alpha is violet. `ignored` has
// the colours of the two stripes.
void ras_amplified_row(uint8_t *out, const uint8_t *marks, const uint8_t *a, const uint8_t *b, int32_t count,
                       const uint8_t levels[256], const uint32_t *ignored, int32_t y);

#endif
