import Glibc

/// The machine's time, whatever clock rules: VirtualTime stands in for the usual functions, and not for this one, which
/// the C library answers by itself. [timespec_get, ISO C11]
package enum HostTime {
  /// Seconds since 1970.
  package static var now: Double {
    var time = timespec()
    return timespec_get(&time, TIME_UTC) == TIME_UTC ? Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 : 0
  }
}
