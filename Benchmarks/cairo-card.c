// The benchmark's peer: draws the scene that `tintype-bench scene` wrote, with cairo's image backend.
//
//   cairo-card SCENE COUNT [OUT]    prints the median of COUNT drawings in milliseconds; OUT gets raw RGBA
//
// The scene is lines of words: `m l c z` build a path; `fill`, `stroke`, `gradient`, `clip`, `glyph`, `shadow` use it.
// Glyphs are a user font, so cairo keeps their coverage in its cache as it does for any font. Cairo has no blur: a shadow
// is three box blurs by hand on an A8 surface, the usual recipe (W3C Filter Effects).
#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct { char kind; double v[6]; } element;
typedef struct { element *items; int count, capacity; } path;
enum kind { FILL, STROKE, GRADIENT, SHADOW, IMAGE, RUN, CLIP, UNCLIP };
typedef struct {
  enum kind kind;
  path path;
  double v[16];
  double stops[8][5];
  int stop_count;
  cairo_surface_t *image;
  cairo_glyph_t *glyphs;
  int glyph_count;
} operation;

static operation operations[512];
static int operation_count;
static path glyphs[256];
static const double em = 10;
static int width, height;
static double scale;

static void die(const char *what) {
  fprintf(stderr, "cairo-card: %s\n", what);
  exit(2);
}
static void push(path *p, element e) {
  if (p->count == p->capacity) {
    p->capacity = p->capacity ? p->capacity * 2 : 16;
    p->items = realloc(p->items, (size_t)p->capacity * sizeof *p->items);
  }
  p->items[p->count++] = e;
}
static void numbers(FILE *f, double *v, int n) {
  for (int i = 0; i < n; i++) if (fscanf(f, "%lf", &v[i]) != 1) die("a number is missing in the scene");
}

static void read_scene(const char *name) {
  FILE *f = fopen(name, "r");
  if (!f) die("cannot open the scene");
  char word[32];
  path current = {0};
  while (fscanf(f, "%31s", word) == 1) {
    operation o = {0};
    int isPath = strlen(word) == 1;
    if (isPath) {
      element e = {word[0], {0}};
      numbers(f, e.v, word[0] == 'c' ? 6 : word[0] == 'z' ? 0 : 2);
      push(&current, e);
      continue;
    }
    if (!strcmp(word, "canvas")) {
      double v[3];
      numbers(f, v, 3);
      width = (int)v[0];
      height = (int)v[1];
      scale = v[2];
      continue;
    }
    if (!strcmp(word, "glyph")) {
      double v;
      numbers(f, &v, 1);
      glyphs[(int)v] = current;
      current = (path){0};
      continue;
    }
    if (!strcmp(word, "stop")) {
      operation *g = &operations[operation_count - 1];
      numbers(f, g->stops[g->stop_count++], 5);
      continue;
    }
    o.path = current;
    if (!strcmp(word, "fill")) { o.kind = FILL; numbers(f, o.v, 4); }
    else if (!strcmp(word, "stroke")) { o.kind = STROKE; numbers(f, o.v, 5); }
    else if (!strcmp(word, "gradient")) { o.kind = GRADIENT; numbers(f, o.v, 5); }
    else if (!strcmp(word, "shadow")) { o.kind = SHADOW; numbers(f, o.v, 5); operations[operation_count++] = o; continue; }
    else if (!strcmp(word, "clip")) o.kind = CLIP;
    else if (!strcmp(word, "unclip")) o.kind = UNCLIP;
    else if (!strcmp(word, "image")) {
      o.kind = IMAGE;
      numbers(f, o.v, 6);
      int w = (int)o.v[0], h = (int)o.v[1];
      o.image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, w, h);
      unsigned char *data = cairo_image_surface_get_data(o.image);
      int stride = cairo_image_surface_get_stride(o.image);
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          double c[3];
          numbers(f, c, 3);
          unsigned char *p = data + y * stride + x * 4;
          p[0] = (unsigned char)c[2];
          p[1] = (unsigned char)c[1];
          p[2] = (unsigned char)c[0];
        }
      cairo_surface_mark_dirty(o.image);
    } else if (!strcmp(word, "run")) {
      o.kind = RUN;
      double n;
      numbers(f, &n, 1);
      numbers(f, o.v, 4);
      o.glyph_count = (int)n;
      o.glyphs = malloc((size_t)o.glyph_count * sizeof *o.glyphs);
      for (int i = 0; i < o.glyph_count; i++) {
        double v[3];
        numbers(f, v, 3);
        o.glyphs[i] = (cairo_glyph_t){(unsigned long)v[0], v[1], v[2]};
      }
    } else die("unknown word in the scene");
    current = (path){0};
    operations[operation_count++] = o;
  }
  fclose(f);
}

static void trace(cairo_t *cr, const path *p) {
  for (int i = 0; i < p->count; i++) {
    const double *v = p->items[i].v;
    switch (p->items[i].kind) {
    case 'm': cairo_move_to(cr, v[0], v[1]); break;
    case 'l': cairo_line_to(cr, v[0], v[1]); break;
    case 'c': cairo_curve_to(cr, v[0], v[1], v[2], v[3], v[4], v[5]); break;
    case 'z': cairo_close_path(cr); break;
    }
  }
}

static cairo_status_t render_glyph(cairo_scaled_font_t *font, unsigned long glyph, cairo_t *cr,
                                   cairo_text_extents_t *extents) {
  (void)font;
  // Cairo cuts a glyph to its extents, in ems.
  *extents = (cairo_text_extents_t){-0.5, -1.5, 2, 2, 1, 0};
  cairo_scale(cr, 1 / em, 1 / em);
  trace(cr, &glyphs[glyph]);
  cairo_fill(cr);
  return CAIRO_STATUS_SUCCESS;
}

static void box(unsigned char *to, const unsigned char *from, int n, int to_step, int from_step, int size, int left) {
  int sum = 0;
  for (int i = -(size - 1 - left); i < n; i++) {
    int in = i + size - 1 - left, out = i - left - 1;
    if (in >= 0 && in < n) sum += from[in * from_step];
    if (out >= 0 && out < n) sum -= from[out * from_step];
    if (i >= 0 && i < n) to[i * to_step] = (unsigned char)((sum + size / 2) / size);
  }
}

static void shadow(cairo_t *cr, const operation *o) {
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height);
  cairo_t *m = cairo_create(mask);
  cairo_scale(m, scale, scale);
  trace(m, &o->path);
  cairo_fill(m);
  cairo_destroy(m);
  cairo_surface_flush(mask);
  unsigned char *data = cairo_image_surface_get_data(mask);
  int stride = cairo_image_surface_get_stride(mask);
  int size = (int)floor(o->v[0] * 3 * sqrt(2 * M_PI) / 4 + 0.5) | 1;
  unsigned char *a = malloc((size_t)height * (size_t)stride), *b = malloc((size_t)height * (size_t)stride);
  // Rows are transposed on the way, so that both passes read along memory.
  for (int y = 0; y < height; y++) {
    unsigned char *row = data + y * stride;
    unsigned char line[2][8192];
    box(line[0], row, width, 1, 1, size, size / 2);
    box(line[1], line[0], width, 1, 1, size, size / 2);
    box(a + y, line[1], width, height, 1, size, size / 2);
  }
  for (int x = 0; x < width; x++) {
    unsigned char *row = a + (size_t)x * (size_t)height;
    unsigned char line[2][8192];
    box(line[0], row, height, 1, 1, size, size / 2);
    box(line[1], line[0], height, 1, 1, size, size / 2);
    box(b + (size_t)x * (size_t)height, line[1], height, 1, 1, size, size / 2);
  }
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) data[y * stride + x] = b[(size_t)x * (size_t)height + (size_t)y];
  free(a);
  free(b);
  cairo_surface_mark_dirty(mask);
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_set_source_rgba(cr, o->v[1], o->v[2], o->v[3], o->v[4]);
  cairo_mask_surface(cr, mask, 0, 0);
  cairo_restore(cr);
  cairo_surface_destroy(mask);
}

static cairo_surface_t *draw(cairo_font_face_t *face) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  cairo_scale(cr, scale, scale);
  cairo_set_font_face(cr, face);
  cairo_set_font_size(cr, em);
  for (int i = 0; i < operation_count; i++) {
    operation *o = &operations[i];
    switch (o->kind) {
    case FILL:
      trace(cr, &o->path);
      cairo_set_source_rgba(cr, o->v[0], o->v[1], o->v[2], o->v[3]);
      cairo_fill(cr);
      break;
    case STROKE:
      trace(cr, &o->path);
      cairo_set_line_width(cr, o->v[0]);
      cairo_set_source_rgba(cr, o->v[1], o->v[2], o->v[3], o->v[4]);
      cairo_stroke(cr);
      break;
    case GRADIENT: {
      cairo_pattern_t *g = cairo_pattern_create_linear(o->v[0], o->v[1], o->v[2], o->v[3]);
      for (int k = 0; k < o->stop_count; k++)
        cairo_pattern_add_color_stop_rgba(g, o->stops[k][0], o->stops[k][1], o->stops[k][2], o->stops[k][3],
                                          o->stops[k][4]);
      trace(cr, &o->path);
      cairo_set_source(cr, g);
      cairo_fill(cr);
      cairo_pattern_destroy(g);
      break;
    }
    case SHADOW:
      shadow(cr, o);
      // The fill that follows has the same outline.
      operations[i + 1].path = o->path;
      break;
    case IMAGE:
      cairo_save(cr);
      cairo_translate(cr, o->v[2], o->v[3]);
      cairo_rectangle(cr, 0, 0, o->v[4], o->v[5]);
      cairo_scale(cr, o->v[4] / o->v[0], o->v[5] / o->v[1]);
      cairo_set_source_surface(cr, o->image, 0, 0);
      cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR);
      cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD);
      cairo_fill(cr);
      cairo_restore(cr);
      break;
    case RUN:
      cairo_set_source_rgba(cr, o->v[0], o->v[1], o->v[2], o->v[3]);
      cairo_show_glyphs(cr, o->glyphs, o->glyph_count);
      break;
    case CLIP:
      cairo_save(cr);
      trace(cr, &o->path);
      cairo_clip(cr);
      break;
    case UNCLIP: cairo_restore(cr); break;
    }
  }
  cairo_destroy(cr);
  cairo_surface_flush(surface);
  return surface;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

int main(int argc, char **argv) {
  if (argc < 3) die("usage: cairo-card SCENE COUNT [OUT]");
  read_scene(argv[1]);
  int count = atoi(argv[2]);
  if (count < 1) die("COUNT must be 1 or more");
  cairo_font_face_t *face = cairo_user_font_face_create();
  cairo_user_font_face_set_render_glyph_func(face, render_glyph);
  // The first drawing warms caches, and is the one that is written.
  cairo_surface_t *first = draw(face);
  if (argc > 3) {
    FILE *f = fopen(argv[3], "wb");
    if (!f) die("cannot write the picture");
    unsigned char *data = cairo_image_surface_get_data(first);
    int stride = cairo_image_surface_get_stride(first);
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        unsigned char *p = data + y * stride + x * 4, out[4] = {p[2], p[1], p[0], p[3]};
        fwrite(out, 1, 4, f);
      }
    fclose(f);
  }
  cairo_surface_destroy(first);
  double *times = malloc((size_t)count * sizeof *times);
  for (int i = 0; i < count; i++) {
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    cairo_surface_t *s = draw(face);
    clock_gettime(CLOCK_MONOTONIC, &b);
    cairo_surface_destroy(s);
    times[i] = (double)(b.tv_sec - a.tv_sec) * 1e3 + (double)(b.tv_nsec - a.tv_nsec) / 1e6;
  }
  qsort(times, (size_t)count, sizeof *times, compare);
  printf("%.3f\n", times[count / 2]);
  return 0;
}
