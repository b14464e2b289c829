import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class DatePickerTests: XCTestCase {
  /// Tuesday, 9 June 2026, 9:41 in London's winter time.
  private static let morning = Date(timeIntervalSince1970: 1_780_998_060)

  private struct Choice: View {
    @State var date = DatePickerTests.morning
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View { DatePicker("Start", selection: $date, displayedComponents: components) }
  }
  @MainActor private func environment(_ locale: String, _ zone: Int = 0) -> EnvironmentValues {
    .with {
      $0.locale = Locale(identifier: locale)
      $0.timeZone = TimeZone(secondsFromGMT: zone)!
      $0.platform = .iOS17
    }
  }
  /// Without the narrow spaces that languages put between numbers and words.
  private func plain(_ texts: [String]) -> [String] { texts.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } }

  @MainActor func testWordsFollowLanguageAndTimeZone() async throws {
    XCTAssertEqual(
      plain(try ControlStage(Choice(), width: 400, environment("en_US")).texts), ["Start", "Jun 9, 2026", "9:41 AM"])
    XCTAssertEqual(
      plain(try ControlStage(Choice(), width: 400, environment("de_DE")).texts), ["Start", "9. Juni 2026", "09:41"])
    XCTAssertEqual(
      plain(try ControlStage(Choice(components: .hourAndMinute), width: 400, environment("en_US", 3600)).texts),
      ["Start", "10:41 AM"])
    XCTAssertEqual(
      plain(try ControlStage(Choice(components: .date), width: 400, environment("en_US")).texts),
      ["Start", "Jun 9, 2026"])
  }

  @MainActor func testMeaning() async throws {
    let stage = try ControlStage(Choice(), width: 400, environment("en_US"))
    let semantics = try stage.semantics("DatePicker")
    XCTAssertEqual(semantics.label, "Start")
    XCTAssertEqual(plain([semantics.value ?? ""]), ["Jun 9, 2026 9:41 AM"])
    XCTAssertEqual(stage.element("DatePicker")?.frame, CGRect(x: 0, y: 0, width: 400, height: 34))
    let hidden = try ControlStage(Choice().labelsHidden(), width: 400, environment("en_US"))
    XCTAssertLessThan(try XCTUnwrap(hidden.element("DatePicker")).frame.width, 250)
  }

  @MainActor func testAMonthOfDays() async throws {
    struct Month: View {
      @State var date = DatePickerTests.morning
      var body: some View {
        DatePicker(
          "Start", selection: $date, in: Date(timeIntervalSince1970: 1_780_704_000)..., displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      }
    }
    let stage = try ControlStage(Month(), width: 350, environment("en_US"))
    XCTAssertEqual(stage.texts.first, "June 2026")
    XCTAssertEqual(Array(stage.texts[1...7]), ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    XCTAssertEqual(stage.texts.count, 8 + 30)
    // 1 June 2026 is a Monday.
    XCTAssertEqual(try XCTUnwrap(stage.all.first { $0.text == "1" }).frame.midX, 75, accuracy: 0.5)
    let fifth = stage.all.first { $0.semantics?.role == "Button" && $0.saying == "5" }
    XCTAssertEqual(fifth?.semantics?.isEnabled, false, "before the first day that is allowed")
    try stage.tap("Button", "20")
    XCTAssertEqual(try stage.semantics("DatePicker").value, "Jun 20, 2026")
    let german = try ControlStage(Month(), width: 350, environment("de_DE"))
    XCTAssertEqual(german.texts[1], "MO")
    try stage.tap("Button", "Next Month")
    XCTAssertEqual(stage.texts.first, "July 2026")
  }

  @MainActor func testTheTimeOfDayStays() async throws {
    struct Month: View {
      @State var date = DatePickerTests.morning
      var body: some View { DatePicker("Start", selection: $date).datePickerStyle(.graphical) }
    }
    let stage = try ControlStage(Month(), width: 350, environment("en_US"))
    try stage.tap("Button", "30")
    XCTAssertEqual(plain([try stage.semantics("DatePicker").value ?? ""]), ["Jun 30, 2026 9:41 AM"])
  }

  @MainActor func testWheels() async throws {
    func rows(_ components: DatePickerComponents, _ locale: String) throws -> [String] {
      let view = Choice(components: components).datePickerStyle(.wheel).labelsHidden()
      let stage = try ControlStage(view, width: 350, environment(locale))
      let middle = stage.tree.frame.midY
      return stage.all.filter { $0.text != nil && abs($0.frame.midY - middle) < 10 }.compactMap(\.text)
    }
    XCTAssertEqual(try rows(.date, "en_US"), ["June", "9", "2026"])
    XCTAssertEqual(try rows(.date, "de_DE"), ["9", "Juni", "2026"])
    XCTAssertEqual(try rows(.hourAndMinute, "en_US"), ["9", "41", "AM"])
    XCTAssertEqual(try rows(.hourAndMinute, "de_DE"), ["9", "41"])
    XCTAssertEqual(try rows([.date, .hourAndMinute], "en_US"), ["Tue, Jun 9", "9", "41", "AM"])
  }

  @MainActor func testWordsOfTheSystemAreInTheLanguage() async throws {
    func today(_ locale: String) -> String? {
      let formats = DateFormats(
        locale: Locale(identifier: locale), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
      XCTAssertNil(formats.today(Self.morning + 86_400, now: Self.morning))
      return formats.today(Self.morning + 3_600, now: Self.morning)
    }
    XCTAssertEqual(
      ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "zh_Hant_TW", "tr_TR"].map(today),
      ["Today", "Today", "Heute", "Aujourd’hui", "今日", "今天", "Bugün"])
    XCTAssertEqual(today("de_DE@numbers=foo"), "Heute")
    // No word is known: the plain date is written, never English.
    XCTAssertNil(today("tlh"))
    func words(_ locale: String) throws -> [String] {
      let stage = try ControlStage(Choice().datePickerStyle(.graphical), width: 350, environment(locale))
      return Array(stage.texts.dropFirst(8 + 30).dropLast())
    }
    XCTAssertEqual(try ["en_US", "de_DE", "ja_JP", "tlh"].map(words), [["Time"], ["Uhrzeit"], ["時刻"], []])
    let button = EditButton().environment(\.editMode, .constant(.active))
    XCTAssertEqual(try ControlStage(button, environment("fr_CA")).texts, ["Terminé"])
    XCTAssertEqual(try ControlStage(button, environment("fi_FI")).texts, ["Done"])
    XCTAssertEqual(SystemWord.delete.text(in: Locale(identifier: "zh_TW")), "刪除")
  }

  @MainActor func testFieldsFitAtAccessibilitySizes() async throws {
    for size in [DynamicTypeSize.accessibility1, .accessibility3, .accessibility5] {
      var values = environment("en_US")
      values.dynamicTypeSize = size
      let stage = try ControlStage(
        ScrollView {
          VStack {
            Choice()
            Choice().labelsHidden()
          }
        }, width: 300, height: 700, values)
      for node in stage.all where node.text != nil || node.semantics != nil {
        XCTAssertGreaterThanOrEqual(node.frame.minX, 0, "\(size) \(node.kind)")
        XCTAssertLessThanOrEqual(node.frame.maxX, 300, "\(size) \(node.kind)")
      }
      let texts = stage.all.filter { $0.text != nil }.map(\.frame)
      XCTAssertLessThanOrEqual(texts[0].maxY, texts[1].minY, "the date is below the label")
      XCTAssertLessThanOrEqual(texts[1].maxY, texts[2].minY, "the time is below the date")
    }
  }

  @MainActor func testAStyleOfOnesOwn() async throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          configuration.label
          Button("Later") { configuration.selection += 86_400 }
          DatePicker(configuration)
        }
      }
    }
    let stage = try ControlStage(Choice(components: .date).datePickerStyle(Plain()), width: 350, environment("en_US"))
    try stage.tap("Button", "Later")
    XCTAssertTrue(stage.texts.contains("Jun 10, 2026"), "\(stage.texts)")
  }

  @MainActor func testSeveralDays() async throws {
    struct Days: View {
      @State var days: Set<DateComponents> = []
      var body: some View { MultiDatePicker("Days", selection: $days) }
    }
    let stage = try ControlStage(Days(), width: 350, environment("en_US"))
    try stage.tap("Button", "3")
    try stage.tap("Button", "12")
    XCTAssertEqual(try stage.semantics("MultiDatePicker").value?.split(separator: ",").count, 4)
    try stage.tap("Button", "3")
    XCTAssertEqual(try stage.semantics("MultiDatePicker").value?.split(separator: ",").count, 2)
  }
}
