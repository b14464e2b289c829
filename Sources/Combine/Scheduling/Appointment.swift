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
  private var line: [() -> Void] = []
  /// How many of the line may run.
  private var due = 0
  private var isRunning = false

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
  /// The same, but one at a time and in the order in which they were asked for, also on a queue that runs several at once:
  /// an end must not overtake the value before it. All must have the same delay.
  func addInLine<S: Scheduler>(
    on scheduler: S, after interval: S.SchedulerTimeType.Stride? = nil, tolerance: S.SchedulerTimeType.Stride? = nil,
    options: S.SchedulerOptions?, name: String, _ action: @escaping () -> Void
  ) {
    lock.withLock { if !isCancelled { line.append(action) } }
    add(on: scheduler, after: interval, tolerance: tolerance, options: options, name: name) { [self] in runLine() }
  }
  private func runLine() {
    lock.withLock { due += 1 }
    var isMine = false
    while true {
      let next = lock.withLock { () -> (() -> Void)? in
        if isRunning && !isMine { return nil }
        isRunning = due > 0 && !line.isEmpty
        isMine = isRunning
        guard isRunning else { return nil }
        due -= 1
        return line.removeFirst()
      }
      guard let next else { return }
      next()
    }
  }

  /// Calls off one appointment.
  func remove(_ appointment: Appointment) {
    lock.withLock { appointments.removeAll { $0 === appointment } }
    appointment.cancel()
  }

  func cancel() {
    // What is let go here is released only after the lock is, for a deinit may come back to this agenda.
    let (all, old) = lock.withLock {
      defer { (appointments, line) = ([], []) }
      isCancelled = true
      return (appointments, line)
    }
    withExtendedLifetime(old) { for appointment in all { appointment.cancel() } }
  }
}
