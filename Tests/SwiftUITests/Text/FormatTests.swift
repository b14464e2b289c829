import ViewTree
import VirtualTime
import XCTest

@testable import SwiftUI

/// What a text says of values, under three locales.
final class FormatTests: XCTestCase {
  /// 9:41 on 9 January 2007, Greenwich time.
  private let date = Date(timeIntervalSince1970: VirtualClock.defaultStart)
  private func environment(_ locale: String, _ zone: String = "GMT") -> EnvironmentValues {
    .with {
      $0.locale = Locale(identifier: locale)
      $0.timeZone = TimeZone(identifier: zone)!
      $0.calendar.locale = $0.locale
      $0.calendar.timeZone = $0.timeZone
    }
  }
  @MainActor private func said(_ text: Text, _ locale: String = "en_US", zone: String = "GMT") -> String {
    // Locales write spaces of several kinds.
    String(runs(text, environment(locale, zone)).map(\.run.text).joined().map { $0.isWhitespace ? " " : $0 })
  }

  @MainActor func testNumbersFollowTheEnvironmentsLocale() async {
    XCTAssertEqual(said(Text(1234.5, format: .number)), "1,234.5")
    XCTAssertEqual(said(Text(1234.5, format: .number), "de_DE"), "1.234,5")
    XCTAssertEqual(said(Text(1234.5, format: .currency(code: "EUR")), "de_DE"), "1.234,50 €")
    XCTAssertEqual(said(Text(0.25, format: .percent), "fr_FR"), "25 %")
    XCTAssertEqual(said(Text(1_234_567, format: .number), "hi_IN"), "12,34,567")
    XCTAssertEqual(said(Text(Decimal(9.5), format: .currency(code: "USD")), "en_US"), "$9.50")
    XCTAssertEqual(said(Text(["a", "b", "c"], format: .list(type: .and)), "de_DE"), "a, b und c")
    XCTAssertEqual(said(Text(1_500_000, format: .byteCount(style: .file)), "de_DE"), "1,5 MB")
    XCTAssertEqual(said(Text(Duration.seconds(65), format: .time(pattern: .minuteSecond))), "1:05")
  }

  @MainActor func testAStylesOwnLocaleCounts() async {
    let german = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "de_DE"))
    XCTAssertEqual(said(Text(1234.5, format: german), "en_US"), "1.234,5")
    XCTAssertEqual(
      said(Text(date, format: .dateTime.month(.wide).locale(Locale(identifier: "fr_FR"))), "de_DE"), "janvier")
  }

  @MainActor func testDatesFollowCalendarAndZone() async {
    let format = Date.FormatStyle(date: .numeric, time: .shortened)
    XCTAssertEqual(said(Text(date, format: format), "de_DE"), "9.1.2007, 9:41")
    XCTAssertEqual(said(Text(date, format: format), "de_DE", zone: "Asia/Tokyo"), "9.1.2007, 18:41")
    XCTAssertEqual(said(Text(date, format: .dateTime.weekday(.wide)), "fr_FR"), "mardi")
    XCTAssertEqual(
      said(Text(date..<(date + 3_600), format: Date.IntervalFormatStyle(date: .omitted, time: .shortened)), "fr_FR"),
      "09:41 – 10:41")
  }

  @MainActor func testDateStyles() async {
    XCTAssertEqual(said(Text(date, style: .date)), "January 9, 2007")
    XCTAssertEqual(said(Text(date, style: .date), "de_DE"), "9. Januar 2007")
    XCTAssertEqual(said(Text(date, style: .time), "de_DE"), "9:41")
    XCTAssertEqual(said(Text(date...(date + 3_600)), "de_DE"), "09:41–10:41 Uhr")
    XCTAssertEqual(said(Text(DateInterval(start: date, duration: 3_600)), "fr_FR"), "09:41 – 10:41")
    XCTAssertEqual(said(Text(Date(timeIntervalSince1970: .infinity), style: .date)), "?")
    XCTAssertEqual(said(Text(Date(timeIntervalSince1970: .nan), style: .timer)), "?")
  }

  @MainActor private func atStart(_ text: (Date) -> Text, _ locale: String = "en_US") -> String {
    let clock = VirtualClock()
    return clock.rule { said(text(Date()), locale) }
  }
  @MainActor func testDistancesFromNow() async {
    XCTAssertEqual(atStart { Text($0 + 8_580, style: .relative) }, "2 hr, 23 min")
    XCTAssertEqual(atStart({ Text($0 - 8_580, style: .relative) }, "de_DE"), "2 Std., 23 Min.")
    XCTAssertEqual(atStart { Text($0 + 5, style: .relative) }, "5 sec")
    XCTAssertEqual(atStart { Text($0, style: .relative) }, "0 sec")
    XCTAssertEqual(atStart { Text($0 - 86_400 * 400, style: .relative) }, "1 yr, 1 mth")
    // A unit that is missing in between is not stepped over.
    XCTAssertEqual(atStart { Text($0 - 86_400 - 5, style: .relative) }, "1 day")
    XCTAssertEqual(atStart { Text($0 - 7_300, style: .offset) }, "+2 hours")
    XCTAssertEqual(atStart { Text($0 + 7_300, style: .offset) }, "-2 hours")
    XCTAssertEqual(atStart { Text($0 + 152, style: .timer) }, "2:32")
    XCTAssertEqual(atStart { Text($0 - 133_141, style: .timer) }, "36:59:01")
    XCTAssertEqual(atStart { Text(timerInterval: $0...($0 + 5_400)) }, "1:30:00")
    XCTAssertEqual(atStart { Text(timerInterval: $0...($0 + 5_400), showsHours: false) }, "90:00")
    XCTAssertEqual(
      atStart { Text(timerInterval: ($0 - 60)...($0 + 60), pauseTime: $0 - 30, countsDown: false) }, "0:30")
    XCTAssertEqual(atStart { Text(timerInterval: ($0 - 60)...($0 - 30)) }, "0:00")
  }

  @MainActor func testLanguagesWithoutWordsForMonthsAreNamed() async {
    let clock = VirtualClock()
    let probe = Probe(
      Text(Date(timeIntervalSince1970: VirtualClock.defaultStart - 86_400 * 400), style: .relative),
      environment: environment("sw_KE"))
    clock.rule { probe.settle() }
    XCTAssertTrue(
      probe.graph.failures.first?.hasPrefix("Text tells months and years only in en, de") == true,
      "\(probe.graph.failures)")
  }

  @MainActor func testInterpolations() async {
    let (price, names) = (12.5, ["a", "b"])
    XCTAssertEqual(
      said(Text("*\(price, format: .currency(code: "EUR"))* of \(names, format: .list(type: .and))"), "de_DE"),
      "12,50 € of a und b")
    XCTAssertEqual(
      said(Text("on \(date, style: .date), \(date...(date + 60))"), "de_DE"), "on 9. Januar 2007, 09:41–09:42 Uhr")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "fr_FR")
    formatter.minimumFractionDigits = 2
    XCTAssertEqual(said(Text("\(price as NSNumber, formatter: formatter) \(3, formatter: formatter)")), "12,50 3,00")
    XCTAssertEqual(said(Text(price as NSNumber, formatter: formatter)), "12,50")
    XCTAssertEqual(said(Text("\(AttributedString("x"))y")), "xy")
    XCTAssertEqual(
      said(Text("\(Float(1.5)) \(UInt64.max) \(Int64.min)")),
      "1.500000 18,446,744,073,709,551,615 -9,223,372,036,854,775,808")
    XCTAssertEqual(
      said(Text("\(-Double.infinity) \(Double.nan)")),
      said(Text("\(-Double.infinity, specifier: "%lf") \(Double.nan, specifier: "%lf")")))
  }

  @MainActor func testSourcesOfTime() async {
    let clock = VirtualClock()
    clock.rule {
      let now = Date()
      XCTAssertEqual(said(Text(.currentDate, format: .dateTime.year())), "2007")
      XCTAssertEqual(said(Text(.currentDate, format: .timer(countingDownIn: now..<(now + 90)))), "1:30")
      XCTAssertEqual(said(Text(.currentDate, format: .stopwatch(startingAt: now - 61.25))), "1:01.25")
      XCTAssertEqual(said(Text(.currentDate, format: .offset(to: now - 8_580)), "de_DE"), "+2 Stunden und 23 Minuten")
      XCTAssertEqual(said(Text(.currentDate, format: .reference(to: now - 300)), "de_DE"), "vor 5 Minuten")
      XCTAssertEqual(said(Text(.durationOffset(to: now - 65), format: .time(pattern: .minuteSecond))), "1:05")
    }
  }

  @MainActor func testTextsThatFollowTheClock() async {
    struct Clocks: View {
      let start = Date()
      var body: some View {
        VStack {
          Text(start + 90, style: .timer)
          Text("since \(start, style: .relative)")
          Text(timerInterval: start...(start + 2), countsDown: false)
          Text(.currentDate, format: .timer(countingUpIn: start..<(start + 1_000)))
        }
      }
    }
    func texts(_ moment: ViewGraph.Moment) -> [String] {
      let clock = VirtualClock()
      let view = clock.rule { Clocks() }
      let graph = ViewGraph(view, environment: EnvironmentValues(), clock: clock)
      var root: ViewNode?
      graph.settle(until: moment) { root = $0 }
      XCTAssertEqual(graph.failures, [])
      var texts: [String] = []
      func visit(_ node: ViewNode) {
        if case .text(let content) = node.kind { texts.append(content.string) }
        node.children.forEach(visit)
      }
      if let root { visit(root) }
      return texts
    }
    XCTAssertEqual(texts(.rest), ["1:30", "since 0 sec", "0:00", "0:00"])
    XCTAssertEqual(texts(.time(1.5)), ["1:29", "since 1 sec", "0:01", "0:01"])
    XCTAssertEqual(texts(.time(100)), ["0:10", "since 1 min, 40 sec", "0:02", "1:40"])
  }

  @MainActor func testTextsOfValuesAreComparedByWhatTheyShow() async {
    XCTAssertEqual(Text(1, format: .number), Text(1, format: .number))
    XCTAssertNotEqual(Text(1, format: .number), Text(2, format: .number))
    XCTAssertNotEqual(Text(1, format: .number), Text(1, format: .percent))
    XCTAssertEqual(Text(date, style: .date), Text(date, style: .date))
    XCTAssertNotEqual(Text(date, style: .date), Text(date, style: .time))
  }
}
