// `Synchronization.Mutex` for the thread sanitizer.
//
// What a mutex does when nobody else wants it is compiled into this program, where the sanitizer sees it. When another thread
// waits, Swift's library takes over, which is not built for the sanitizer: it would see no lock, and report a race for
// everything that the mutex protects. These come before the library's functions and say what these do.
//
// The names are those of `_MutexHandle._lockSlow(_:)` and `_unlockSlow()`; the handle's address is Swift's `self`.

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *);
extern void __tsan_release(void *);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

typedef SWIFT void lock_function(uint32_t thread, SELF void *handle);
typedef SWIFT void unlock_function(SELF void *handle);

lock_function tintype_lock_slow __asm__(LOCK);
SWIFT void tintype_lock_slow(uint32_t thread, SELF void *handle) {
  ((lock_function *)dlsym(RTLD_NEXT, LOCK))(thread, handle);
  __tsan_acquire(handle);
}

unlock_function tintype_unlock_slow __asm__(UNLOCK);
SWIFT void tintype_unlock_slow(SELF void *handle) {
  __tsan_release(handle);
  ((unlock_function *)dlsym(RTLD_NEXT, UNLOCK))(handle);
}

#endif
#endif
