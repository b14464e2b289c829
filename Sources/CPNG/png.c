#include "CPNG.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

const char *cpng_message(const cpng_failure *failure) { return failure->message; }
const char *cpng_loaded_version(void) { return png_get_libpng_ver(NULL); }
const char *cpng_built_version(void) { return PNG_LIBPNG_VER_STRING; }

// MARK: - Errors

static void fail(png_structp png, png_const_charp message) {
  cpng_failure *failure = png_get_error_ptr(png);
  strncpy(failure->message, message, sizeof failure->message - 1);
  png_longjmp(png, 1);
}

// A warning is about a chunk that does not change the pixels (a damaged text, an unknown profile).
static void ignore(png_structp png, png_const_charp message) {}

// MARK: - Reading

typedef struct {
  const uint8_t *bytes;
  size_t count, offset;
  cpng_failure *failure;
} source;

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->count - from->offset) {
    from->failure->reached_end = 1;
    from->offset = from->count;
    png_error(png, "the file ends early");
  }
  memcpy(into, from->bytes + from->offset, count);
  from->offset += count;
}

// Everything a reader owns, in one place that setjmp does not lose track of.
typedef struct {
  png_structp png;
  png_infop info;
  source from;
} reader;

static int start(reader *r, const uint8_t *bytes, size_t count, cpng_failure *failure) {
  memset(failure, 0, sizeof *failure);
  memset(r, 0, sizeof *r);
  r->from = (source){bytes, count, 0, failure};
  r->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, failure, fail, ignore);
  if (r->png) r->info = png_create_info_struct(r->png);
  if (!r->info) {
    strncpy(failure->message, "libpng could not be set up", sizeof failure->message - 1);
    return 0;
  }
  return 1;
}

static int finish(reader *r, int result) {
  r->from.failure->offset = r->from.offset;
  png_destroy_read_struct(&r->png, &r->info, NULL);
  return result;
}

static void read_info(reader *r) {
  png_set_read_fn(r->png, &r->from, read_bytes);
  // The caller has checked the sides; libpng's own limit is a million pixels a side.
  png_set_user_limits(r->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_read_info(r->png, r->info);
}

int cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure) {
  reader r;
  if (!start(&r, bytes, count, failure)) return finish(&r, 0);
  if (setjmp(png_jmpbuf(r.png))) return finish(&r, 0);
  read_info(&r);
  header->width = png_get_image_width(r.png, r.info);
  header->height = png_get_image_height(r.png, r.info);
  header->pixels_per_metre = png_get_pixels_per_meter(r.png, r.info);
  return finish(&r, 1);
}

int cpng_read_pixels(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t pixel_bytes, cpng_failure *failure) {
  reader r;
  if (!start(&r, bytes, count, failure)) return finish(&r, 0);
  if (setjmp(png_jmpbuf(r.png))) return finish(&r, 0);
  read_info(&r);

  png_set_expand(r.png);    // palette to RGB, 1, 2 and 4 bits to 8, tRNS to alpha
  png_set_scale_16(r.png);  // round(v * 255 / 65535), where png_set_strip_16 would cut
  png_set_gray_to_rgb(r.png);
  png_set_add_alpha(r.png, 0xff, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(r.png);
  png_read_update_info(r.png, r.info);

  size_t row_bytes = png_get_rowbytes(r.png, r.info);
  size_t height = png_get_image_height(r.png, r.info);
  if (row_bytes != (size_t)png_get_image_width(r.png, r.info) * 4 || pixel_bytes / height != row_bytes)
    png_error(r.png, "the rows do not have the size expected");
  for (int pass = 0; pass < passes; pass++)
    for (size_t y = 0; y < height; y++) png_read_row(r.png, pixels + y * row_bytes, NULL);
  png_read_end(r.png, NULL);
  return finish(&r, 1);
}

// MARK: - Writing

typedef struct {
  uint8_t *bytes;
  size_t count, capacity;
} sink;

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  sink *to = png_get_io_ptr(png);
  if (count > to->capacity - to->count) {
    size_t capacity = to->capacity * 2;
    if (capacity < to->count + count) capacity = to->count + count;
    uint8_t *grown = realloc(to->bytes, capacity);
    if (!grown) png_error(png, "no memory for the file's bytes");
    to->bytes = grown;
    to->capacity = capacity;
  }
  memcpy(to->bytes + to->count, from, count);
  to->count += count;
}

static void flush(png_structp png) {}

typedef struct {
  png_structp png;
  png_infop info;
  sink to;
} writer;

static void write_picture(writer *w, const uint8_t *pixels, const cpng_write_options *options) {
  png_structp png = w->png;
  png_set_write_fn(png, &w->to, write_bytes, flush);
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  int is_indexed = options->palette_count > 0;
  png_set_IHDR(
      png, w->info, options->width, options->height, 8,
      is_indexed ? PNG_COLOR_TYPE_PALETTE : options->is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (is_indexed) {
    png_color colors[PNG_MAX_PALETTE_LENGTH];
    for (int i = 0; i < options->palette_count && i < PNG_MAX_PALETTE_LENGTH; i++)
      colors[i] = (png_color){options->palette[i * 3], options->palette[i * 3 + 1], options->palette[i * 3 + 2]};
    png_set_PLTE(png, w->info, colors, options->palette_count);
  }
  png_set_pHYs(png, w->info, options->pixels_per_metre, options->pixels_per_metre, PNG_RESOLUTION_METER);
  // libpng copies the text. No tIME: the same picture gives the same bytes at any time.
  png_text text = {.compression = PNG_TEXT_COMPRESSION_NONE, .key = "Software", .text = (char *)options->software};
  png_set_text(png, w->info, &text, 1);

  // All that zlib's output depends on is set here, so that another default in another libpng changes nothing.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, options->filters);
  png_set_compression_level(png, options->level);
  png_set_compression_strategy(png, 0);
  png_set_compression_mem_level(png, 8);
  png_set_compression_window_bits(png, 15);
  png_set_compression_buffer_size(png, 1 << 16);

  png_write_info(png, w->info);
  if (options->is_opaque && !is_indexed) png_set_filler(png, 0, PNG_FILLER_AFTER);
  size_t row_bytes = (size_t)options->width * (is_indexed ? 1 : 4);
  for (size_t y = 0; y < options->height; y++) png_write_row(png, pixels + y * row_bytes);
  png_write_end(png, NULL);
}

int cpng_write(
    const uint8_t *pixels, const cpng_write_options *options, uint8_t **out, size_t *out_count, cpng_failure *failure) {
  memset(failure, 0, sizeof *failure);
  writer w;
  memset(&w, 0, sizeof w);
  w.png = png_create_write_struct(PNG_LIBPNG_VER_STRING, failure, fail, ignore);
  if (w.png) w.info = png_create_info_struct(w.png);
  if (!w.info) {
    strncpy(failure->message, "libpng could not be set up", sizeof failure->message - 1);
    png_destroy_write_struct(&w.png, &w.info);
    return 0;
  }
  if (setjmp(png_jmpbuf(w.png))) {
    png_destroy_write_struct(&w.png, &w.info);
    free(w.to.bytes);
    return 0;
  }
  write_picture(&w, pixels, options);
  png_destroy_write_struct(&w.png, &w.info);
  *out = w.to.bytes;
  *out_count = w.to.count;
  return 1;
}

void cpng_free(uint8_t *bytes) { free(bytes); }

// MARK: - Alpha

// Sixteen pixels at a time, in vectors that the compiler has for every processor.
typedef uint32_t words16 __attribute__((vector_size(64)));

int cpng_is_opaque(const uint8_t *pixels, size_t count) {
  while (count >= 16) {
    words16 common = {0};
    common = ~common;
    size_t blocks = count / 16 < 64 ? count / 16 : 64;
    for (size_t i = 0; i < blocks; i++, pixels += 64) {
      words16 v;
      memcpy(&v, pixels, 64);
      common &= v;
    }
    uint8_t bytes[64];
    memcpy(bytes, &common, 64);
    for (int i = 3; i < 64; i += 4)
      if (bytes[i] != 255) return 0;
    count -= blocks * 16;
  }
  for (; count > 0; count--, pixels += 4)
    if (pixels[3] != 255) return 0;
  return 1;
}
