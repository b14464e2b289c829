import ViewTree

/// A span of time that progress goes through, by the view's clock.
struct ProgressTimer: Equatable {
  var interval: ClosedRange<Date>
  var countsDown: Bool
  private var length: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }
  /// In seconds, of what has passed or is left.
  func seconds(at date: Date) -> Double {
    let passed = min(max(date.timeIntervalSince(interval.lowerBound), 0), length)
    return countsDown ? length - passed : passed
  }
  /// 0…1
  func fraction(at date: Date) -> Double { length > 0 ? seconds(at: date) / length : countsDown ? 0 : 1 }

  /// `1:05:09`, or `5:09` below an hour.
  func words(at date: Date) -> String {
    let seconds = seconds(at: date)
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "" }
    let all = Int(seconds.rounded(.down))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (all / 3600, all / 60 % 60, all % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

/// The time that has passed or is left.
public nonisolated struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer
  @MainActor public var body: some View {
    TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { context in
      Text(verbatim: timer.words(at: context.date)).monospacedDigit()
    }
  }
}

extension ProgressView {
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(nil, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: timer)
    }
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
