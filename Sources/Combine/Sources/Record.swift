/// Values and an end that were written down before, for every subscriber the same.
public struct Record<Output, Failure: Error>: Publisher {
  public let recording: Recording

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }
  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber)
    outlet.open()
    for value in recording.output { outlet.send(value) }
    outlet.finish(recording.completion)
  }

  public struct Recording {
    public private(set) var output: [Output] = []
    public private(set) var completion = Subscribers.Completion<Failure>.finished
    private var isEnded = false

    public init() {}
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isEnded) = (output, completion, true)
    }
    /// A value after the end is a programmer's mistake and traps, as it does on Apple systems.
    public mutating func receive(_ input: Output) {
      precondition(!isEnded, "Record.Recording: a value after the end")
      output.append(input)
    }
    /// A second end is a programmer's mistake and traps, as it does on Apple systems.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isEnded, "Record.Recording: a second end")
      (self.completion, isEnded) = (completion, true)
    }
  }
}
