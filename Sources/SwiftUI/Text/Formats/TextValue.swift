/// Something that becomes text only under an environment: a value and how it is written, a date, a timer.
protocol TextValue: Equatable, Sendable {
  /// - Parameter now: the moment that the view's clock shows.
  func text(in environment: EnvironmentValues, now: Date) -> TextValueResult
  /// When the text may next differ from what it is at `now`; `nil` for what never changes by itself.
  func nextChange(after now: Date) -> Date?
}
extension TextValue {
  func nextChange(after now: Date) -> Date? { nil }
}

enum TextValueResult {
  case plain(String)
  case attributed(AttributedString)
  /// Cannot be written as a device does; the message says why.
  case problem(String)

  var attributed: AttributedString {
    switch self {
    case .plain(let string), .problem(let string): AttributedString(string)
    case .attributed(let string): string
    }
  }
}

/// A text value of any type.
struct AnyTextValue: Equatable, Sendable {
  let base: any TextValue
  init(_ base: some TextValue) { self.base = base }
  static func == (a: AnyTextValue, b: AnyTextValue) -> Bool {
    func equal<A: TextValue>(_ x: A, _ y: any TextValue) -> Bool { (y as? A).map { $0 == x } ?? false }
    return equal(a.base, b.base)
  }
}

extension Date {
  /// Now, to the millisecond: an event of the clock may come a few millionths of a second before what it was set for.
  static var textMoment: Date {
    Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate * 1_000).rounded() / 1_000)
  }
}

extension _BuildContext {
  /// Lowers what is here again at a date, as a timeline would: nobody waits for it.
  func lowerAgain(at date: Date) {
    let place = place(.name("clock")).node
    let ticker = place.slot(0) { Ticker() }
    let (graph, node) = (WeakReference(value: graph), WeakReference(value: place))
    ticker.wait(for: date.timeIntervalSince(Date()), name: "Text") {
      if let node = node.value { graph.value?.invalidate("a text that follows the clock", node) }
    }
  }
}
