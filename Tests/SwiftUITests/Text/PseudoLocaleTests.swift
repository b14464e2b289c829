import ViewTree
import XCTest

@testable import SwiftUI

/// Invented languages: what is localized changes, what is not does not.
final class PseudoLocaleTests: XCTestCase {
  @MainActor private func said(_ text: Text, _ pseudoLocale: PseudoLocale) -> String {
    runs(text, .with { $0.pseudoLocale = pseudoLocale }).map(\.run.text).joined()
  }

  @MainActor func testLocalizedTextsHaveAccentsAndBrackets() async {
    XCTAssertEqual(said(Text("Save"), .accented), "[Šååvéé]")
    XCTAssertEqual(said(Text("OK"), .accented), "[ÖÖĶ]")
    XCTAssertEqual(said(Text("Add to cart"), .accented), "[Ååďď ţöö çååŕţ]")
    XCTAssertEqual(said(Text(verbatim: "Save"), .accented), "Save")
    let title = "Save"
    XCTAssertEqual(said(Text(title), .accented), "Save", "a string is hard-coded")
    XCTAssertEqual(said(Text(LocalizedStringResource("Save")), .accented), "[Šååvéé]")
    XCTAssertEqual(said(Text("100 %"), .accented), "100 %", "nothing to translate")
    XCTAssertEqual(said(Text(""), .accented), "")
  }

  @MainActor func testWhatIsPutInAndMarkupStay() async {
    let (name, count) = ("Ada", 3)
    XCTAssertEqual(said(Text("Hi \(name), \(count) new"), .accented), "[Ĥîî Ada, 3 ñééŵ]")
    XCTAssertEqual(said(Text("\(2.5, specifier: "%.2f") kg"), .accented), "[2.50 ķĝ]")
    let markup = runs(
      Text("A **bold** [word](https://example.com/path) & _more_"), .with { $0.pseudoLocale = .accented })
    XCTAssertEqual(markup.map(\.run.text).joined(), "[Åå bööļď ŵööŕď & mööŕéé]")
    XCTAssertEqual(markup.first { $0.run.text == "bööļď" }?.run.font.weight, 600)
    XCTAssertEqual(markup.first { $0.run.text == "mööŕéé" }?.run.font.isItalic, true)
    var resolver = TextResolver(environment: .with { $0.pseudoLocale = .accented })
    resolver.append(Text("Go [here](https://example.com/path)"), TextResolver.Style(environment: resolver.environment))
    XCTAssertEqual(resolver.links.map(\.url.absoluteString), ["https://example.com/path"])
  }

  func testConversionsOfFormatsStay() {
    XCTAssertEqual(
      PseudoLocale.accented.applied(toFormat: "%lld of %2$@ done, 50%% off"), "[%lld ööf %2$@ ďööñéé, 50%% ööff]")
    XCTAssertEqual(PseudoLocale.accented.applied(toFormat: "%#@files@ in"), "[%#@files@ îîñ]")
    XCTAssertEqual(PseudoLocale.accented.applied(toFormat: "100"), "100")
  }

  /// A third longer, as German is than English.
  @MainActor func testTextsGrow() async {
    let text = "Your order is on its way and should arrive at your address by Thursday evening"
    let grown = said(Text(LocalizedStringKey(text)), .accented)
    let share = Double(grown.count) / Double(text.count)
    XCTAssertGreaterThan(share, 1.25)
    XCTAssertLessThan(share, 1.45)
  }

  @MainActor func testBidirectionalTextsRunTheOtherWay() async {
    XCTAssertEqual(said(Text("Hi you"), .bidirectional), "\u{200F}\u{202E}Hi\u{202C} \u{202E}you\u{202C}")
    let name = "Ada"
    XCTAssertEqual(said(Text("Hi \(name)"), .bidirectional), "\u{200F}\u{202E}Hi\u{202C} Ada")
    XCTAssertEqual(said(Text(verbatim: "Hi"), .bidirectional), "Hi")
  }
}
