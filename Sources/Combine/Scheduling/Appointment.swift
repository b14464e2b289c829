/// Something that happens once unless it is called off before; after either nothing of it is kept, whoever still holds the
/// appointment itself (a dispatch queue does so until the time has come).
final class Appointment: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var action: (() -> Void)?
  private var event: (any Cancellable)?

  init(_ action: (() -> Void)? = nil) { self.action = action }

  /// What keeping it will do.
  func set(_ action: @escaping () -> Void) { lock.withLock { self.action = action } }
  /// What is called off with it.
  func attach(_ event: any Cancellable) {
    let isOver = lock.withLock {
      if action != nil { self.event = event }
      return action == nil
    }
    if isOver { event.cancel() }
  }
  func keep() { release().0?() }
  func cancel() { release().1?.cancel() }

  private func release() -> ((() -> Void)?, (any Cancellable)?) {
    lock.withLock {
      defer { (action, event) = (nil, nil) }
      return (action, event)
    }
  }
}

/// The appointments of one subscription. Called off together, so that a cancelled pipeline leaves nothing pending.
final class Agenda: Cancellable {
  private let lock = NSLock()
  private var appointments: [Appointment] = []
  private var isCancelled = false

  /// Runs `action` on `scheduler`, once.
  /// - Parameters:
  ///   - interval: from now; `nil` for as soon as it can.
  ///   - name: for the messages of the clock that rules.
  @discardableResult func add<S: Scheduler>(
    on scheduler: S, after interval: S.SchedulerTimeType.Stride? = nil, tolerance: S.SchedulerTimeType.Stride? = nil,
    options: S.SchedulerOptions?, name: String, _ action: @escaping () -> Void
  ) -> Appointment {
    let appointment = Appointment()
    appointment.set { [self, unowned appointment] in
      lock.withLock { appointments.removeAll { $0 === appointment } }
      action()
    }
    let isOpen = lock.withLock {
      if !isCancelled { appointments.append(appointment) }
      return !isCancelled
    }
    guard isOpen else {
      appointment.cancel()
      return appointment
    }
    appointment.attach(
      scheduler.plan(after: interval, tolerance: tolerance, options: options, name: name) { appointment.keep() })
    return appointment
  }
  /// Calls off one appointment.
  func remove(_ appointment: Appointment) {
    lock.withLock { appointments.removeAll { $0 === appointment } }
    appointment.cancel()
  }

  func cancel() {
    let all = lock.withLock {
      defer { appointments = [] }
      isCancelled = true
      return appointments
    }
    for appointment in all { appointment.cancel() }
  }
}
