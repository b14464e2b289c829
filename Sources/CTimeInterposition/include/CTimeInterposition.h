#ifndef TINTYPE_TIME_INTERPOSITION_H
#define TINTYPE_TIME_INTERPOSITION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// What answers on a thread where time is not real.
typedef struct {
  /// Handed to the functions below.
  void *context;
  /// Seconds since the clock was made.
  double (*now)(void *context);
  /// Asks for `function(argument)` after `delay` seconds.
  /// - Parameters:
  ///   - queue: where it was to run; calls that wait for the queue find it by this.
  ///   - waiter: who waits for it and need not any more after `stopWaiting`, or NULL.
  ///   - drop: lets go of `argument` if the function is never called, or NULL.
  void (*schedule)(
      void *context, double delay, const char *name, const void *queue, const void *waiter, void (*function)(void *),
      void *argument, void (*drop)(void *));
  /// What was asked for by `waiter` is not waited for any more; it still happens.
  void (*stopWaiting)(void *context, const void *waiter);
  /// Runs what is due for `queue` (any but the main queue where it is NULL). Returns whether anything ran.
  bool (*runDue)(void *context, const void *queue);
  /// Moves the clock on without running anything.
  void (*sleep)(void *context, double seconds);
  /// Seconds from 1970 to the clock's zero.
  double start;
  /// Where the sequence of random numbers has got to.
  uint64_t random;
} tintype_time_source;

/// Puts a source in charge of this thread; NULL gives it back to real time.
void tintype_time_rule(tintype_time_source *source);
/// The source that rules on this thread, or NULL.
tintype_time_source *tintype_time_ruling(void);
/// The queue as Dispatch's functions get it; Swift's `DispatchQueue.main` is another object at each call.
const void *tintype_main_queue(void);

#endif
