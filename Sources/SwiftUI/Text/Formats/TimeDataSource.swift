/// Something that a text asks for again as time passes.
public struct TimeDataSource<Value>: Sendable {
  enum Kind: Equatable, Sendable { case now, since(Date), from(Date), until(Date) }
  let kind: Kind
  let value: @Sendable (Date) -> Value
  /// When the value will be that; `nil` where there is none ahead.
  let date: @Sendable (Value?, Date) -> Date?

  /// Whether there is a value: none is asked for about a date that no calendar has.
  var isKnown: Bool {
    switch kind {
    case .now: true
    case .since(let date), .from(let date), .until(let date): date.canBeWritten
    }
  }
}
extension TimeDataSource: Equatable {
  public static func == (a: TimeDataSource, b: TimeDataSource) -> Bool { a.kind == b.kind }
}
extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .now, value: { $0 }, date: { value, now in value.flatMap { $0 > now ? $0 : nil } })
  }
}
extension TimeDataSource where Value == Duration {
  /// How long ago a date was; less than nothing while it lies ahead.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .since(date), value: { .milliseconds(($0.timeIntervalSince(date) * 1_000).rounded()) },
      date: { value, now in
        guard let value else { return nil }
        let moment = date + Double(value.components.seconds) + Double(value.components.attoseconds) / 1e18
        return moment > now ? moment : nil
      })
  }
}
extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .from(date), value: { date..<max(date, $0) },
      date: { value, now in value.flatMap { $0.upperBound > now ? $0.upperBound : nil } })
  }
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .until(date), value: { min(date, $0)..<date },
      date: { value, now in value.flatMap { $0.lowerBound > now ? $0.lowerBound : nil } })
  }
}
