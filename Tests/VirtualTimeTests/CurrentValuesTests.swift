import Foundation
import VirtualTime
import XCTest

/// What Foundation calls current under a clock.
final class CurrentValuesTests: XCTestCase {
  private let date = Date(timeIntervalSince1970: VirtualClock.defaultStart)
  private func german() -> VirtualClock {
    let clock = VirtualClock()
    clock.values.locale = Locale(identifier: "de_DE")
    clock.values.timeZone = TimeZone(identifier: "Asia/Tokyo")!
    clock.values.calendar.locale = clock.values.locale
    clock.values.calendar.timeZone = clock.values.timeZone
    return clock
  }

  func testAClockBringsAnAmericanLocaleUnlessItIsToldOtherwise() {
    VirtualClock().rule {
      XCTAssertEqual(Locale.current.identifier, "en_US")
      XCTAssertEqual(Locale.preferredLanguages, ["en-US"])
      XCTAssertEqual(Calendar.current.timeZone.secondsFromGMT(), 0)
      XCTAssertEqual(1234.5.formatted(), "1,234.5")
      XCTAssertEqual(date.formatted(date: .numeric, time: .omitted), "1/9/2007")
    }
  }

  func testFoundationsFormatsFollowTheClocksLocale() {
    german().rule {
      XCTAssertEqual([Locale.current.identifier, Locale.autoupdatingCurrent.identifier], ["de_DE", "de_DE"])
      XCTAssertEqual(TimeZone.current.identifier, "Asia/Tokyo")
      XCTAssertEqual(TimeZone.autoupdatingCurrent.identifier, "Asia/Tokyo")
      XCTAssertEqual(
        [Calendar.current.weekdaySymbols[0], Calendar.autoupdatingCurrent.weekdaySymbols[0]], ["Sonntag", "Sonntag"])
      XCTAssertEqual(1234.5.formatted(), "1.234,5")
      XCTAssertEqual(["a", "b"].formatted(), "a und b")
      XCTAssertEqual(date.formatted(date: .numeric, time: .shortened), "9.1.2007, 18:41")
      let (numbers, dates) = (NumberFormatter(), DateFormatter())
      numbers.numberStyle = .decimal
      (dates.dateStyle, dates.timeStyle) = (.long, .none)
      XCTAssertEqual(numbers.string(from: 1234.5), "1.234,5")
      XCTAssertEqual(dates.string(from: date), "9. Januar 2007")
      XCTAssertEqual(String.localizedStringWithFormat("%d", 12345), "12.345")
    }
  }

  func testTheHostsValuesAreBackAfterwards() {
    let before = (Locale.current, TimeZone.current, Calendar.current)
    german().rule {}
    XCTAssertEqual(before.0, Locale.current)
    XCTAssertEqual(before.1, TimeZone.current)
    XCTAssertEqual(before.2, Calendar.current)
    german().rule { XCTAssertEqual(Locale.hostCurrent, VirtualClock.inRealTime { Locale.autoupdatingCurrent }) }
  }

  func testOtherThreadsKeepTheHosts() {
    let before = Locale.current.identifier
    german().rule {
      nonisolated(unsafe) var seen = ""
      let thread = Thread { seen = Locale.current.identifier }
      thread.start()
      while !thread.isFinished { VirtualClock.inRealTime { usleep(100) } }
      XCTAssertEqual(seen, before)
    }
  }

  func testLocalizedStringsAreAskedFor() {
    let clock = VirtualClock()
    clock.values.localizedString = { key, table, bundle, value in "\(key)|\(table ?? "-")|\(bundle == nil)|\(value)" }
    clock.rule {
      XCTAssertEqual(NSLocalizedString("a", comment: ""), "a|-|true|")
      XCTAssertEqual(NSLocalizedString("a", tableName: "T", value: "v", comment: ""), "a|T|true|v")
    }
    XCTAssertEqual(NSLocalizedString("a", comment: ""), "a")
  }
}
