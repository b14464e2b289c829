// Stands between a view's code and the system's time, queues, timers and randomness.
//
// A program's own functions come before those of the shared libraries that it loads, for the libraries too. So the
// functions below are what Foundation, Dispatch and Swift's tasks call in a program that this file is linked into. On a
// thread that a source rules they ask the source; anywhere else they pass the call on, and nothing changes. Weak, so that
// they give way where the system's are linked statically (time is then real).

#define _GNU_SOURCE
#include "CTimeInterposition.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#ifdef IS_SANITIZED
// The thread sanitizer brings functions of these names with it, which are weak, too. Ours come before them and call them.
#define INTERPOSED __attribute__((visibility("default")))
#else
#define INTERPOSED __attribute__((weak, visibility("default")))
#endif

static _Thread_local tintype_time_source *ruling;

void tintype_time_rule(tintype_time_source *source) { ruling = source; }
tintype_time_source *tintype_time_ruling(void) { return ruling; }

static void *next_function(const char *name, const char *sanitizers_name) {
#ifdef IS_SANITIZED
  void *sanitizers = dlsym(RTLD_DEFAULT, sanitizers_name);
  if (sanitizers) return sanitizers;
#endif
  return dlsym(RTLD_NEXT, name);
}

/// The next definition of a function after this program's; looked up once.
#define NEXT(type, name)                                                   \
  static _Atomic(__typeof__(type)) known_##name;                           \
  __typeof__(type) next_##name = atomic_load_explicit(&known_##name, memory_order_relaxed); \
  if (!next_##name) {                                                      \
    next_##name = (__typeof__(type))next_function(#name, "__interceptor_" #name); \
    atomic_store_explicit(&known_##name, next_##name, memory_order_relaxed); \
  }

// MARK: - Clocks

/// What clocks that count from no particular moment show at a source's zero, in nanoseconds: a machine up for an hour.
static const int64_t uptime_at_zero = 3600LL * 1000000000LL;

static int64_t nanoseconds(tintype_time_source *source) { return (int64_t)(source->now(source->context) * 1e9 + 0.5); }
static int64_t wall_nanoseconds(tintype_time_source *source) {
  return (int64_t)(source->start * 1e9) + nanoseconds(source);
}

INTERPOSED int clock_gettime(clockid_t id, struct timespec *time) {
  tintype_time_source *source = ruling;
  if (source && id != CLOCK_PROCESS_CPUTIME_ID && id != CLOCK_THREAD_CPUTIME_ID) {
    bool is_wall = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE;
    int64_t value = is_wall ? wall_nanoseconds(source) : uptime_at_zero + nanoseconds(source);
    int64_t seconds = value / 1000000000, rest = value % 1000000000;
    if (rest < 0) { seconds -= 1; rest += 1000000000; }
    time->tv_sec = (time_t)seconds;
    time->tv_nsec = (long)rest;
    return 0;
  }
  NEXT(int (*)(clockid_t, struct timespec *), clock_gettime)
  return next_clock_gettime ? next_clock_gettime(id, time) : (int)syscall(SYS_clock_gettime, id, time);
}

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec precise;
  int result = clock_gettime(CLOCK_REALTIME, &precise);
  if (result == 0) {
    time->tv_sec = precise.tv_sec;
    time->tv_usec = precise.tv_nsec / 1000;
  }
  if (zone) memset(zone, 0, sizeof(struct timezone));
  return result;
}

INTERPOSED time_t time(time_t *result) {
  struct timespec precise;
  if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return (time_t)-1;
  if (result) *result = precise.tv_sec;
  return precise.tv_sec;
}

// A thread that sleeps lets the clock go on.
INTERPOSED int nanosleep(const struct timespec *wanted, struct timespec *left) {
  NEXT(int (*)(const struct timespec *, struct timespec *), nanosleep)
  tintype_time_source *source = ruling;
  if (!source || !wanted) return next_nanosleep(wanted, left);
  source->sleep(source->context, (double)wanted->tv_sec + (double)wanted->tv_nsec / 1e9);
  if (left) memset(left, 0, sizeof *left);
  return 0;
}
INTERPOSED unsigned sleep(unsigned seconds) {
  struct timespec wanted = {(time_t)seconds, 0};
  return nanosleep(&wanted, 0) == 0 ? 0 : seconds;
}
INTERPOSED int usleep(useconds_t microseconds) {
  struct timespec wanted = {(time_t)(microseconds / 1000000), (long)(microseconds % 1000000) * 1000};
  return nanosleep(&wanted, 0);
}

/// The host's time zone would reach every date that is formatted without one. Foundation asks for it once, so it is said
/// before anything runs.
__attribute__((constructor)) static void fix_time_zone(void) { setenv("TZ", "GMT", 1); }

// MARK: - Dispatch

extern char _dispatch_main_q __attribute__((weak));
const void *tintype_main_queue(void) { return &_dispatch_main_q; }

typedef void (*dispatch_function)(void *);
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);

/// The beginning of every block, as its binary interface has it.
struct block {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};
static void release_block(void *block) { _Block_release(block); }
static void run_block(void *block) {
  ((struct block *)block)->invoke(block);
  _Block_release(block);
}

/// Seconds from now to a dispatch time. Uptimes count nanoseconds, other monotonic times have the top bit set as well, and
/// wall times are negated nanoseconds since 1970.
static double delay(tintype_time_source *source, uint64_t when) {
  if (when == 0 || when == ~(uint64_t)1) return 0;
  if (when == ~(uint64_t)0) return 1.0 / 0.0;
  int64_t left;
  if ((when >> 62) == 3) {
    left = -(int64_t)when - wall_nanoseconds(source);
  } else {
    left = (int64_t)(when & ~((uint64_t)1 << 63)) - uptime_at_zero - nanoseconds(source);
  }
  return left > 0 ? (double)left / 1e9 : 0;
}

INTERPOSED void dispatch_async(void *queue, void *block) {
  NEXT(void (*)(void *, void *), dispatch_async)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_async(queue, block);
  source->schedule(source->context, 0, "DispatchQueue.async", queue, 0, run_block, _Block_copy(block), release_block);
}
INTERPOSED void dispatch_barrier_async(void *queue, void *block) {
  NEXT(void (*)(void *, void *), dispatch_barrier_async)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_barrier_async(queue, block);
  source->schedule(source->context, 0, "DispatchQueue.async", queue, 0, run_block, _Block_copy(block), release_block);
}
INTERPOSED void dispatch_after(uint64_t when, void *queue, void *block) {
  NEXT(void (*)(uint64_t, void *, void *), dispatch_after)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_after(when, queue, block);
  source->schedule(
      source->context, delay(source, when), "DispatchQueue.asyncAfter", queue, 0, run_block, _Block_copy(block), release_block);
}
extern void *swift_task_getCurrent(void) __attribute__((weak, swiftcall));
// The two that Swift's executors call: a task's next step, and its waking up.
INTERPOSED void dispatch_async_f(void *queue, void *argument, dispatch_function function) {
  NEXT(void (*)(void *, void *, dispatch_function), dispatch_async_f)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_async_f(queue, argument, function);
  // A task that goes on does not sleep any more: it was cancelled, and its waking up is nothing to wait for.
  source->stopWaiting(source->context, argument);
  source->schedule(source->context, 0, "Task", queue, 0, function, argument, 0);
}
INTERPOSED void dispatch_after_f(uint64_t when, void *queue, void *argument, dispatch_function function) {
  NEXT(void (*)(uint64_t, void *, void *, dispatch_function), dispatch_after_f)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_after_f(when, queue, argument, function);
  source->schedule(
      source->context, delay(source, when), "Task.sleep", queue, swift_task_getCurrent ? swift_task_getCurrent() : 0,
      function, argument, 0);
}

// What waits for other queues finds their work done: it is run here first.
INTERPOSED void dispatch_sync(void *queue, void *block) {
  NEXT(void (*)(void *, void *), dispatch_sync)
  tintype_time_source *source = ruling;
  if (source && queue == tintype_main_queue()) {
    // What asks for this was meant for another thread, but runs on the main one.
    ((struct block *)block)->invoke(block);
    return;
  }
  if (source) source->runDue(source->context, queue);
  next_dispatch_sync(queue, block);
}
INTERPOSED void dispatch_barrier_sync(void *queue, void *block) {
  NEXT(void (*)(void *, void *), dispatch_barrier_sync)
  tintype_time_source *source = ruling;
  if (source && queue != tintype_main_queue()) source->runDue(source->context, queue);
  next_dispatch_barrier_sync(queue, block);
}
// Work of all queues runs on one thread here, and the queue that it is of is in order.
INTERPOSED void dispatch_assert_queue(void *queue) {
  NEXT(void (*)(void *), dispatch_assert_queue)
  if (!ruling) next_dispatch_assert_queue(queue);
}
INTERPOSED void dispatch_assert_queue_not(void *queue) {
  NEXT(void (*)(void *), dispatch_assert_queue_not)
  if (!ruling) next_dispatch_assert_queue_not(queue);
}
INTERPOSED void dispatch_assert_queue_barrier(void *queue) {
  NEXT(void (*)(void *), dispatch_assert_queue_barrier)
  if (!ruling) next_dispatch_assert_queue_barrier(queue);
}
extern uint64_t dispatch_time(uint64_t when, int64_t delta) __attribute__((weak));
/// The same wait in real time, for what no virtual work can end.
static uint64_t real_timeout(tintype_time_source *source, uint64_t timeout) {
  if (timeout == 0 || timeout == ~(uint64_t)0) return timeout;
  double seconds = delay(source, timeout);
  ruling = 0;
  uint64_t real = dispatch_time(0, (int64_t)((seconds < 1e9 ? seconds : 1e9) * 1e9));
  ruling = source;
  return real;
}
INTERPOSED long dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
  NEXT(long (*)(void *, uint64_t), dispatch_semaphore_wait)
  tintype_time_source *source = ruling;
  if (source) {
    do {
      if (next_dispatch_semaphore_wait(semaphore, 0) == 0) return 0;
    } while (source->runDue(source->context, 0));
    timeout = real_timeout(source, timeout);
  }
  return next_dispatch_semaphore_wait(semaphore, timeout);
}
INTERPOSED long dispatch_group_wait(void *group, uint64_t timeout) {
  NEXT(long (*)(void *, uint64_t), dispatch_group_wait)
  tintype_time_source *source = ruling;
  if (source) {
    do {
      if (next_dispatch_group_wait(group, 0) == 0) return 0;
    } while (source->runDue(source->context, 0));
    timeout = real_timeout(source, timeout);
  }
  return next_dispatch_group_wait(group, timeout);
}

extern void dispatch_group_enter(void *) __attribute__((weak));
extern void dispatch_group_leave(void *) __attribute__((weak));
extern void dispatch_retain(void *) __attribute__((weak));
extern void dispatch_release(void *) __attribute__((weak));

struct group_work {
  void *group, *queue, *block;
};
static struct group_work *group_work(void *group, void *queue, void *block) {
  struct group_work *work = calloc(1, sizeof *work);
  *work = (struct group_work){group, queue, _Block_copy(block)};
  dispatch_retain(group);
  dispatch_retain(queue);
  return work;
}
static void finish(struct group_work *work) {
  dispatch_release(work->queue);
  dispatch_release(work->group);
  free(work);
}
static void drop_group_work(void *argument) {
  _Block_release(((struct group_work *)argument)->block);
  finish(argument);
}
static void run_in_group(void *argument) {
  struct group_work *work = argument;
  run_block(work->block);
  dispatch_group_leave(work->group);
  finish(work);
}
INTERPOSED void dispatch_group_async(void *group, void *queue, void *block) {
  NEXT(void (*)(void *, void *, void *), dispatch_group_async)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_group_async(group, queue, block);
  dispatch_group_enter(group);
  source->schedule(source->context, 0, "DispatchQueue.async", queue, 0, run_in_group, group_work(group, queue, block), drop_group_work);
}
/// Looks again and again, a virtual millisecond apart, whether the group is empty: what leaves it may be on its way.
static void notify(void *argument) {
  NEXT(long (*)(void *, uint64_t), dispatch_group_wait)
  struct group_work *work = argument;
  tintype_time_source *source = ruling;
  if (source && next_dispatch_group_wait(work->group, 0) != 0) {
    source->schedule(source->context, 0.001, "DispatchGroup.notify", work->queue, 0, notify, work, drop_group_work);
    return;
  }
  run_block(work->block);
  finish(work);
}
INTERPOSED void dispatch_group_notify(void *group, void *queue, void *block) {
  NEXT(void (*)(void *, void *, void *), dispatch_group_notify)
  tintype_time_source *source = ruling;
  if (!source) return next_dispatch_group_notify(group, queue, block);
  source->schedule(source->context, 0, "DispatchGroup.notify", queue, 0, notify, group_work(group, queue, block), drop_group_work);
}

// MARK: - Timers of Dispatch

extern char _dispatch_source_type_timer __attribute__((weak));
extern void *dispatch_get_context(void *) __attribute__((weak));
extern long dispatch_source_testcancel(void *) __attribute__((weak));

/// A timer source that was made on a ruled thread: what it calls, and how often it has been set.
struct source_timer {
  void *reference, *queue, *block;
  dispatch_function function;
  double interval;
  unsigned settings;
  struct source_timer *next;
};
static _Thread_local struct source_timer *source_timers;

/// One setting of a timer, which a later one replaces.
struct source_setting {
  void *reference;
  unsigned number;
};

static struct source_timer *find_source_timer(void *reference) {
  for (struct source_timer *timer = source_timers; timer; timer = timer->next) {
    if (timer->reference == reference) return timer;
  }
  return 0;
}
static void forget_source_timer(void *reference) {
  for (struct source_timer **link = &source_timers; *link; link = &(*link)->next) {
    struct source_timer *timer = *link;
    if (timer->reference != reference) continue;
    *link = timer->next;
    if (timer->block) _Block_release(timer->block);
    free(timer);
    return;
  }
}
static void drop_source_setting(void *argument) {
  struct source_setting *setting = argument;
  struct source_timer *timer = find_source_timer(setting->reference);
  if (timer && timer->settings == setting->number) forget_source_timer(setting->reference);
  dispatch_release(setting->reference);
  free(setting);
}
static void fire_source(void *argument) {
  struct source_setting *setting = argument;
  struct source_timer *timer = find_source_timer(setting->reference);
  tintype_time_source *source = ruling;
  if (timer && timer->settings == setting->number && !dispatch_source_testcancel(timer->reference)) {
    if (timer->interval > 0 && source) {
      dispatch_retain(timer->reference);
      struct source_setting *again = calloc(1, sizeof *again);
      *again = *setting;
      source->schedule(
          source->context, timer->interval, "DispatchSource timer", timer->queue, 0, fire_source, again, drop_source_setting);
    }
    if (timer->function) {
      timer->function(dispatch_get_context(timer->reference));
    } else if (timer->block) {
      void *block = _Block_copy(timer->block);
      run_block(block);
    }
    timer = find_source_timer(setting->reference);
    if (timer && timer->interval > 0 && !dispatch_source_testcancel(timer->reference)) {
      // It goes on.
      dispatch_release(setting->reference);
      free(setting);
      return;
    }
  }
  drop_source_setting(argument);
}

INTERPOSED void *dispatch_source_create(const void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  NEXT(void *(*)(const void *, uintptr_t, uintptr_t, void *), dispatch_source_create)
  void *made = next_dispatch_source_create(type, handle, mask, queue);
  if (ruling && made && type == &_dispatch_source_type_timer) {
    forget_source_timer(made);
    struct source_timer *timer = calloc(1, sizeof *timer);
    *timer = (struct source_timer){.reference = made, .queue = queue, .next = source_timers};
    source_timers = timer;
  }
  return made;
}
INTERPOSED void dispatch_source_set_event_handler(void *reference, void *block) {
  NEXT(void (*)(void *, void *), dispatch_source_set_event_handler)
  struct source_timer *timer = ruling ? find_source_timer(reference) : 0;
  if (timer) {
    if (timer->block) _Block_release(timer->block);
    timer->block = block ? _Block_copy(block) : 0;
  }
  next_dispatch_source_set_event_handler(reference, block);
}
INTERPOSED void dispatch_source_set_event_handler_f(void *reference, dispatch_function function) {
  NEXT(void (*)(void *, dispatch_function), dispatch_source_set_event_handler_f)
  struct source_timer *timer = ruling ? find_source_timer(reference) : 0;
  if (timer) timer->function = function;
  next_dispatch_source_set_event_handler_f(reference, function);
}
INTERPOSED void dispatch_source_set_timer(void *reference, uint64_t start, uint64_t interval, uint64_t leeway) {
  NEXT(void (*)(void *, uint64_t, uint64_t, uint64_t), dispatch_source_set_timer)
  tintype_time_source *source = ruling;
  struct source_timer *timer = source ? find_source_timer(reference) : 0;
  if (!timer) return next_dispatch_source_set_timer(reference, start, interval, leeway);
  timer->settings += 1;
  timer->interval = interval == ~(uint64_t)0 ? 0 : (double)interval / 1e9;
  dispatch_retain(reference);
  struct source_setting *setting = calloc(1, sizeof *setting);
  *setting = (struct source_setting){reference, timer->settings};
  const char *name = timer->function ? "Task.sleep" : "DispatchSource timer";
  source->schedule(
      source->context, delay(source, start), name, timer->queue, 0, fire_source, setting, drop_source_setting);
}

// MARK: - Timers of a run loop

typedef void (*timer_callback)(void *timer, void *info);
/// The public beginning of a timer's context; `info` is what its callback gets.
struct timer_context {
  long version;
  void *info;
};
/// What a timer calls, which Core Foundation keeps to itself: noted when one is made on a ruled thread.
struct timer {
  void *reference;
  timer_callback callback;
  void *info;
  struct timer *next;
};
static _Thread_local struct timer *timers;

extern void *CFRetain(void *) __attribute__((weak));
extern void CFRelease(void *) __attribute__((weak));
extern unsigned char CFRunLoopTimerIsValid(void *) __attribute__((weak));
extern double CFRunLoopTimerGetNextFireDate(void *) __attribute__((weak));
extern double CFRunLoopTimerGetInterval(void *) __attribute__((weak));
/// Seconds from 1970 to the zero of Core Foundation's times, the beginning of 2001.
static const double reference_date = 978307200;

INTERPOSED void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, timer_callback callback,
    struct timer_context *context) {
  NEXT(void *(*)(void *, double, double, unsigned long, long, timer_callback, struct timer_context *), CFRunLoopTimerCreate)
  void *made = next_CFRunLoopTimerCreate(allocator, date, interval, flags, order, callback, context);
  if (ruling && made && context) {
    struct timer *note = calloc(1, sizeof *note);
    *note = (struct timer){made, callback, context->info, timers};
    timers = note;
  }
  return made;
}
static struct timer *take_note(void *reference) {
  for (struct timer **link = &timers; *link; link = &(*link)->next) {
    if ((*link)->reference == reference) {
      struct timer *note = *link;
      *link = note->next;
      return note;
    }
  }
  return 0;
}
extern void CFRunLoopTimerInvalidate(void *) __attribute__((weak));
static void drop_timer(void *argument) {
  // A timer that is valid holds on to itself.
  CFRunLoopTimerInvalidate(((struct timer *)argument)->reference);
  CFRelease(((struct timer *)argument)->reference);
  free(argument);
}
static void fire(void *argument) {
  struct timer *note = argument;
  if (CFRunLoopTimerIsValid(note->reference)) {
    note->callback(note->reference, note->info);
    double interval = CFRunLoopTimerGetInterval(note->reference);
    tintype_time_source *source = ruling;
    if (interval > 0 && source && CFRunLoopTimerIsValid(note->reference)) {
      source->schedule(source->context, interval, "Timer", 0, note->reference, fire, note, drop_timer);
      return;
    }
  }
  CFRelease(note->reference);
  free(note);
}
INTERPOSED void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  NEXT(void (*)(void *, void *, void *), CFRunLoopAddTimer)
  tintype_time_source *source = ruling;
  // A second mode of a timer that is waiting already changes nothing.
  struct timer *note = source ? take_note(timer) : 0;
  if (!note) return next_CFRunLoopAddTimer(loop, timer, mode);
  CFRetain(timer);
  double left = CFRunLoopTimerGetNextFireDate(timer) + reference_date - source->start - source->now(source->context);
  // The open Foundation's Timer(timeInterval:repeats:) is due at once; Apple's is due after its interval.
  if (left <= 0) left = CFRunLoopTimerGetInterval(timer);
  source->schedule(source->context, left > 0 ? left : 0, "Timer", 0, note->reference, fire, note, drop_timer);
}
INTERPOSED void CFRunLoopTimerInvalidate(void *timer) {
  NEXT(void (*)(void *), CFRunLoopTimerInvalidate)
  tintype_time_source *source = ruling;
  if (source) source->stopWaiting(source->context, timer);
  next_CFRunLoopTimerInvalidate(timer);
}
INTERPOSED void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  NEXT(void (*)(void *, void *, void *), CFRunLoopPerformBlock)
  tintype_time_source *source = ruling;
  if (!source) return next_CFRunLoopPerformBlock(loop, mode, block);
  source->schedule(source->context, 0, "RunLoop.perform", 0, 0, run_block, _Block_copy(block), release_block);
}

// MARK: - Randomness

/// SplitMix64 (Steele, Lea and Flood, 2014).
static uint64_t next_random(void) {
  uint64_t z = (ruling->random += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static void fill_randomly(unsigned char *bytes, size_t size) {
  while (size > 0) {
    uint64_t value = next_random();
    size_t part = size < sizeof value ? size : sizeof value;
    memcpy(bytes, &value, part);
    bytes += part;
    size -= part;
  }
}

/// Swift's system generator asks the kernel for random bytes through this function.
INTERPOSED long syscall(long number, ...) {
  NEXT(long (*)(long, ...), syscall)
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (number != SYS_getrandom || !ruling) return next_syscall(number, a, b, c, d, e, f);
  fill_randomly((unsigned char *)a, (size_t)b);
  return b;
}

/// A random UUID of Foundation's (RFC 9562, version 4).
INTERPOSED void _foundation_uuid_generate_random(unsigned char uuid[16]) {
  NEXT(void (*)(unsigned char *), _foundation_uuid_generate_random)
  if (!ruling) return next__foundation_uuid_generate_random(uuid);
  fill_randomly(uuid, 16);
  uuid[6] = (uuid[6] & 0x0F) | 0x40;
  uuid[8] = (uuid[8] & 0x3F) | 0x80;
}
