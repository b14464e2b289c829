/// A length of time on one of the system's queues.
protocol LengthInSeconds {
  var seconds: Double { get }
}

/// The nearest integer; the last there is for what lies beyond, and 0 for what is no number.
func clampedInt(_ value: Double) -> Int {
  let rounded = value.rounded()
  return Int(exactly: rounded) ?? (rounded > 0 ? .max : rounded < 0 ? .min : 0)
}

/// "0.3 s", for the names of events.
func secondsText<Length>(_ length: Length) -> String {
  (length as? any LengthInSeconds).map { "\(shortNumber($0.seconds)) s" } ?? "\(length)"
}

/// A number without the decimals it does not need: "1", "0.25".
func shortNumber(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
