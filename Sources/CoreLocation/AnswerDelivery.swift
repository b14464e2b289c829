import VirtualTime

/// How what the module has to tell gets to those who wait for it.
///
/// Under a virtual clock an answer comes as an event of that clock, as on a device: after the call has returned, so that
/// the state before it can be pictured. Without a clock it comes before the call returns.
enum AnswerDelivery {
  /// - Parameters:
  ///   - name: what answers, for the clock's messages.
  ///   - seconds: of virtual time; without a clock nobody waits.
  ///   - answer: runs once, on the thread of the call or of the clock.
  /// - Returns: what is still to come; `nil` if the answer has run.
  @discardableResult
  static func deliver(
    name: String, after seconds: Double = 0, _ answer: @escaping () -> Void
  ) -> VirtualClock.Event? {
    guard let clock = VirtualClock.current else {
      answer()
      return nil
    }
    return clock.schedule(after: seconds, name: name, answer)
  }
}
