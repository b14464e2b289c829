#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng through its row functions, memory in and memory out. libpng reports errors with longjmp; every jump starts
// and ends inside one function of png.c, so none crosses a Swift frame.

// What a failed call says. `offset` is how many bytes of the input had been read.
typedef struct {
  char message[128];
  size_t offset;
  int reached_end;
} cpng_failure;

// libpng's words, for Swift, which imports a fixed array as a tuple.
const char *cpng_message(const cpng_failure *failure);

typedef struct {
  uint32_t width, height;
  // 0 unless the file states both, in pixels per metre, and they are equal.
  uint32_t pixels_per_metre;
} cpng_header;

// The functions return 1 for success; 0 fills `failure`.

// Reads everything before the pixels.
int cpng_read_header(const uint8_t *bytes, size_t count, cpng_header *header, cpng_failure *failure);

// Reads any kind of PNG as straight RGBA, 8 bits a channel, rows without padding. `pixels` has `width * height * 4`
// bytes, sides as `cpng_read_header` gave them.
int cpng_read_pixels(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t pixel_bytes, cpng_failure *failure);

// Writes 8-bit RGBA, or RGB when `is_opaque`; `pixels` are straight RGBA in both cases. With a palette they are a byte each.
// On success `*out` is the caller's to release with `cpng_free`.
typedef struct {
  uint32_t width, height;
  uint32_t pixels_per_metre;
  int is_opaque;
  int level;    // zlib's, 0…9
  int filters;  // a mask of PNG_FILTER_…
  const char *software;
  const uint8_t *palette;  // red, green, blue of each colour
  int palette_count;       // 0 without a palette, at most 256
} cpng_write_options;
int cpng_write(
    const uint8_t *pixels, const cpng_write_options *options, uint8_t **out, size_t *out_count, cpng_failure *failure);
void cpng_free(uint8_t *bytes);

// Whether every alpha of RGBA pixels is 255.
int cpng_is_opaque(const uint8_t *pixels, size_t count);

// libpng's version, of the library that is loaded and of the header that this was compiled with.
const char *cpng_loaded_version(void);
const char *cpng_built_version(void);

#endif
