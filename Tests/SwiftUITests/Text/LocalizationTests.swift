import ViewTree
import VirtualTime
import XCTest

@testable import SwiftUI

/// Keys, tables and translations; the files are read in `SnapshotCore`.
final class LocalizationTests: XCTestCase {
  private final class Table: StringProvider {
    let entries: [String: LocalizedValue]
    let language: String
    init(_ language: String, _ entries: [String: LocalizedValue]) {
      (self.language, self.entries) = (language, entries)
    }
    var problems: [String] { [] }
    func hasTables(for bundle: URL?) -> Bool { true }
    func entry(_ key: String, table: String?, bundle: URL?, locale: Locale) -> LocalizedEntry? {
      entries[table.map { "\($0):\(key)" } ?? key].map { LocalizedEntry($0, language: language) }
    }
  }
  private func environment(in language: String = "de_DE", _ entries: [String: LocalizedValue]) -> EnvironmentValues {
    .with {
      $0.locale = Locale(identifier: language)
      $0.strings = Table(language, entries)
    }
  }
  @MainActor private func said(_ text: Text, _ environment: EnvironmentValues) -> String {
    runs(text, environment).map(\.run.text).joined()
  }

  func testKeys() {
    let (count, name) = (3, "x")
    XCTAssertEqual(LocalizedStringKey("\(count) files in \(name), 100%").key, "%lld files in %@, 100%%")
    XCTAssertEqual(LocalizedStringKey("100%").key, "100%")
    XCTAssertEqual(LocalizedStringKey("\(1.5) \(Float(2)) \(Int32(1)) \(UInt(1)) \(UInt8(1))").key, "%lf %f %d %llu %u")
    XCTAssertEqual(
      LocalizedStringKey("\(1.5, specifier: "%.2f") \(Text("a")) \(Image("b")) \(2, format: .number)").key,
      "%.2f %@ %@ %@")
  }

  @MainActor func testTranslationsAndTheirArguments() async {
    let german = environment([
      "Hello": .string("Hallo"), "%@ of %lld": .string("%2$lld von **%1$@**"), "%lf kg": .string("%.1f kg"),
      "Menu:Open": .string("Öffnen"), "50%": .string("50 % Rabatt"), "%@ off": .string("%@ %% weniger"),
    ])
    let (name, many) = ("*x*", 12_345)
    XCTAssertEqual(said(Text("Hello"), german), "Hallo")
    XCTAssertEqual(said(Text(verbatim: "Hello"), german), "Hello")
    XCTAssertEqual(said(Text("Unknown"), german), "Unknown")
    XCTAssertEqual(said(Text("\(name) of \(many)"), german), "12.345 von *x*")
    XCTAssertEqual(runs(Text("\(name) of \(many)"), german).last?.run.font.weight, 600)
    XCTAssertEqual(said(Text("\(2.25) kg"), german), "2,2 kg")
    XCTAssertEqual(said(Text("Open", tableName: "Menu"), german), "Öffnen")
    XCTAssertEqual(said(Text("Open"), german), "Open")
    XCTAssertEqual(said(Text("50%"), german), "50 % Rabatt")
    XCTAssertEqual(said(Text("\(name) off"), german), "*x* % weniger")
    XCTAssertEqual(said(Text("\(Text("Hello").bold()) of \(1)"), german), "1 von Hallo")
  }

  @MainActor func testPlurals() async {
    let forms: [PluralCategory: LocalizedValue] = [
      .one: .string("%lld plik"), .few: .string("%lld pliki"), .many: .string("%lld plików"),
      .other: .string("%lld pliku"),
    ]
    let polish = environment(in: "pl_PL", ["%lld files": .plural(forms)])
    XCTAssertEqual(
      [1, 3, 5, 22].map { said(Text("\($0) files"), polish) }, ["1 plik", "3 pliki", "5 plików", "22 pliki"])
    let english = environment(
      in: "en_US",
      [
        "%lld of %lld": .substituted(
          "%#@a@ in %#@b@",
          [
            "a": .init(
              argument: 1,
              forms: [.zero: .string("nothing"), .one: .string("%arg file"), .other: .string("%arg files")]),
            "b": .init(argument: 2, forms: [.one: .string("a folder"), .other: .string("%lld folders")]),
          ])
      ])
    func text(_ a: Int, _ b: Int) -> String { said(Text("\(a) of \(b)"), english) }
    XCTAssertEqual(
      [text(1, 1), text(2_000, 3), text(0, 2)],
      ["1 file in a folder", "2,000 files in 3 folders", "nothing in 2 folders"])
  }

  func testPluralRules() {
    func forms(_ language: String, _ numbers: [Double]) -> [PluralCategory] {
      numbers.map { PluralRules.category(language, $0) }
    }
    XCTAssertEqual(forms("en", [0, 1, 2, -1]), [.other, .one, .other, .one])
    XCTAssertEqual(forms("ja", [1]), [.other])
    XCTAssertEqual(forms("fr", [0, 1, 2, 1_000_000]), [.one, .one, .other, .many])
    XCTAssertEqual(forms("ru", [1, 2, 5, 11, 21, 112]), [.one, .few, .many, .many, .one, .many])
    XCTAssertEqual(forms("ar", [0, 1, 2, 3, 11, 100]), [.zero, .one, .two, .few, .many, .other])
    XCTAssertEqual(forms("cs", [1, 3, 5]), [.one, .few, .other])
    XCTAssertEqual(forms("pt-PT", [0, 1]), [.other, .one])
    XCTAssertEqual(forms("pt_BR", [0, 1]), [.one, .one])
    XCTAssertEqual(PluralRules.category("en", 1, decimals: 1), .other)
    XCTAssertEqual(forms("", [1]), [.one])
    XCTAssertEqual(forms("de", [.nan, .infinity]), [.other, .other])
  }

  func testFormatsThatBeginNothing() {
    func pieces(_ format: String) -> [LocalizedFormat.Piece] { LocalizedFormat.pieces(format) }
    XCTAssertEqual(pieces("50% off"), [.literal("50% off")])
    XCTAssertEqual(pieces("%"), [.literal("%")])
    XCTAssertEqual(pieces("%99999999999999$@"), [.literal("%99999999999999$@")])
    XCTAssertEqual(pieces("%0$@%#@%#@@"), [.literal("%0$@%#@%#@@")])
    XCTAssertEqual(pieces("%-5.2f%%"), [.argument(index: nil, specifier: "%-5.2f"), .literal("%")])
  }

  @MainActor func testResourcesAndStringsFollowThePicture() async {
    let german = environment([
      "Hello": .string("Hallo"), "greeting": .string("Guten Tag, %@"), "%lld": .string("Nr. %lld"),
    ])
    let resource = LocalizedStringResource("greeting", defaultValue: "Good day, \("Ada")")
    XCTAssertEqual(resource.key, "greeting")
    XCTAssertEqual(said(Text(resource), german), "Guten Tag, Ada")
    XCTAssertEqual(said(Text(LocalizedStringResource("Hello")), german), "Hallo")
    XCTAssertEqual(said(Text("\(resource)!"), german), "Guten Tag, Ada!")
    XCTAssertEqual(said(Text(resource), EnvironmentValues()), "Good day, Ada")
    let clock = VirtualClock()
    german.rule(clock)
    clock.rule {
      XCTAssertEqual(String(localized: "Hello"), "Hallo")
      XCTAssertEqual(String(localized: "\(12_345)"), "Nr. 12.345")
      XCTAssertEqual(String(localized: resource), "Guten Tag, Ada")
      XCTAssertEqual(NSLocalizedString("Hello", comment: ""), "Hallo")
      XCTAssertEqual(NSLocalizedString("None", value: "nichts", comment: ""), "nichts")
      XCTAssertEqual(String(AttributedString(localized: "**Hello**").characters), "Hello")
      XCTAssertEqual(1234.5.formatted(), "1.234,5")
    }
    XCTAssertEqual(String(localized: "Hello"), "Hello")
  }

  @MainActor func testTitlesOfControls() async throws {
    let german = environment(["Save": .string("Sichern")])
    let saved = LocalizedStringResource("Save")
    let stage = try ControlStage(
      VStack {
        Button(saved) {}
        Label(saved, systemImage: "star")
        Toggle(saved, isOn: .constant(true))
        Button("Save") {}
      }, german)
    XCTAssertEqual(stage.texts, ["Sichern", "Sichern", "Sichern", "Sichern"])
  }
}
