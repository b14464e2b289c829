import Graphics
import Typography
@testable import SwiftUI
import ViewTree
import XCTest

/// From `Text` and its modifiers to runs with final fonts and paints.
final class TextTests: XCTestCase {
  private func string(_ runs: [TextContent.Run]) -> String { runs.map(\.run.text).joined(separator: "|") }

  @MainActor func testATextsOwnModifiersWinOverTheEnvironment() async {
    let run = runs(Text("a").font(.title).foregroundColor(.black).font(.caption).foregroundStyle(.red).padding())[0]
    XCTAssertEqual(run.run.font.size, 28)
    XCTAssertEqual(run.paint, .color(.black))
    let inherited = runs(VStack { Text("a") }.font(.largeTitle).foregroundColor(.white).font(.caption))[0]
    XCTAssertEqual(inherited.run.font.size, 34)
    XCTAssertEqual(inherited.paint, .color(.white))
    XCTAssertEqual(runs(Text("a").font(nil).font(.title3))[0].run.font.size, 20)
  }

  @MainActor func testTraits() async {
    let font = runs(Text("a").bold().italic().monospacedDigit())[0].run.font
    XCTAssertEqual([font.weight, font.isItalic ? 1 : 0, font.hasMonospacedDigits ? 1 : 0, font.size], [600, 1, 1, 17])
    XCTAssertEqual(runs(Group { Text("a") }.bold())[0].run.font.weight, 600)
    XCTAssertEqual(runs(Group { Text("a").fontWeight(.light) }.bold())[0].run.font.weight, 300)
    XCTAssertEqual(runs(Text("a").font(.headline))[0].run.font.weight, 600)
    XCTAssertEqual(runs(Text("a").font(.system(size: 14, weight: .bold, design: .rounded)))[0].run.font.weight, 700)
    XCTAssertEqual(
      runs(Text("a").font(.system(size: 14, weight: .bold, design: .rounded)))[0].run.font.family, .rounded)
    XCTAssertEqual(runs(Text("a").font(.body.weight(.black).italic()))[0].run.font.weight, 900)
    XCTAssertEqual(runs(Text("a").fontDesign(.monospaced))[0].run.font.family, .monospaced)
    XCTAssertEqual(runs(Text("a").bold(false).italic(false))[0].run.font.weight, 400)
  }

  @MainActor func testLines() async {
    let run = runs(Text("a").underline(color: .white).strikethrough().kerning(1).tracking(2).baselineOffset(3))[0].run
    XCTAssertEqual(run.underline, TextRun.Line(color: .white))
    XCTAssertEqual(run.strikethrough, TextRun.Line(color: nil))
    XCTAssertEqual([run.kerning, run.tracking, run.baselineOffset], [1, 2, 3])
    XCTAssertNil(runs(Text("a").underline(false))[0].run.underline)
    XCTAssertNotNil(runs(Group { Text("a") }.underline())[0].run.underline)
  }

  @MainActor func testConcatenationKeepsStylesApart() async {
    let view = (Text("a").bold() + Text("b").foregroundColor(.white) + Text("c").font(.caption)).foregroundColor(.black)
      .italic()
    let all = runs(view)
    XCTAssertEqual(string(all), "a|b|c")
    XCTAssertEqual(all.map(\.run.font.weight), [600, 400, 400])
    XCTAssertEqual(all.map(\.run.font.size), [17, 17, 12])
    XCTAssertEqual(all.map(\.paint), [.color(.black), .color(.white), .color(.black)])
    XCTAssertTrue(all.allSatisfy(\.run.font.isItalic))
  }

  @MainActor func testInterpolation() async {
    var german = EnvironmentValues()
    german.locale = Locale(identifier: "de_DE")
    let (many, price, name) = (1234567, 2.5, "*x* [y](z)")
    XCTAssertEqual(string(runs(Text("n: \(many)"))), "n: 1,234,567")
    XCTAssertEqual(string(runs(Text("n: \(many) \(5)"), german)), "n: 1.234.567 5")
    XCTAssertEqual(string(runs(Text("\(price)"))), "2.500000")
    XCTAssertEqual(string(runs(Text("\(price)"), german)), "2,500000")
    XCTAssertEqual(string(runs(Text("\(price, specifier: "%.1f") €"), german)), "2,5 €")
    XCTAssertEqual(
      string(runs(Text("\(-42) \(UInt8(7)) \(many, specifier: "%lld") \(Int64.min)"))),
      "-42 7 1,234,567 -9,223,372,036,854,775,808")
    XCTAssertEqual(string(runs(Text("\(1234.5)"))), "1,234.500000")
    XCTAssertEqual(string(runs(Text("\(name)!"))), "*x* [y](z)!")
    XCTAssertEqual(string(runs(Text("\(true) \(Optional("o") ?? "")"))), "true o")
    let nested = runs(Text("a \(Text("b").bold()) c").foregroundColor(.white))
    XCTAssertEqual(string(nested), "a |b| c")
    XCTAssertEqual(nested.map(\.run.font.weight), [400, 600, 400])
    XCTAssertTrue(nested.allSatisfy { $0.paint == .color(.white) })
  }

  @MainActor func testMarkdownInLiteralsOnly() async {
    let all = runs(Text("a **b** _c_ `d` ~~e~~ [f](https://x.y) \\* 2*3*4 snake_case_x"))
    XCTAssertEqual(string(all), "a |b| |c| |d| |e| |f| * 2|3|4 snake_case_x")
    XCTAssertEqual(all[1].run.font.weight, 600)
    XCTAssertTrue(all[3].run.font.isItalic)
    XCTAssertEqual(all[5].run.font.family, .monospaced)
    XCTAssertNotNil(all[7].run.strikethrough)
    XCTAssertEqual(all[9].paint, .color(SystemColor.blue.resolved(in: EnvironmentValues())))
    let variable = "**b** \\*"
    XCTAssertEqual(string(runs(Text(variable))), "**b** \\*")
    XCTAssertEqual(string(runs(Text(verbatim: "**b**"))), "**b**")
    XCTAssertEqual(string(runs(Text(LocalizedStringKey(variable)))), "b| *")
    for odd in ["**", "*", "**a", "a* b", "` `` ", "[a](", "[", "\\", "***", "~", "[]()", "_a", "**a*"] {
      let text = string(runs(Text(LocalizedStringKey(odd))))
      XCTAssertFalse(text.isEmpty && odd != "[]()", odd)
    }
  }

  @MainActor func testTextCase() async {
    XCTAssertEqual(string(runs(Text("Straße i").textCase(.uppercase))), "STRASSE I")
    XCTAssertEqual(string(runs(Text("ÀB").textCase(.lowercase))), "àb")
    XCTAssertEqual(string(runs(Text("Ab").textCase(nil).textCase(.uppercase))), "Ab")
    var turkish = EnvironmentValues()
    turkish.locale = Locale(identifier: "tr_TR")
    XCTAssertEqual(string(runs(Text("i").textCase(.uppercase), turkish)), "İ")
  }

  @MainActor func testParagraph() async {
    let probe = Probe(
      Text("a").lineLimit(2).multilineTextAlignment(.trailing).lineSpacing(3).truncationMode(.middle)
        .minimumScaleFactor(0.5))
    probe.settle()
    let style = probe.root?.firstText?.style
    XCTAssertEqual(style?.maximumLines, 2)
    XCTAssertEqual(style?.alignment, .trailing)
    XCTAssertEqual(style?.lineSpacing, 3)
    XCTAssertEqual(style?.truncation, .middle)
    XCTAssertEqual(style?.minimumScaleFactor, 0.5)
    let odd = Probe(Text("a").lineLimit(0).minimumScaleFactor(-1))
    odd.settle()
    XCTAssertEqual(odd.root?.firstText?.style.maximumLines, 1)
    XCTAssertEqual(odd.root?.firstText?.style.minimumScaleFactor, 1)
  }

  @MainActor func testFontsFollowTheTypeSize() async {
    var environment = EnvironmentValues()
    func size(_ font: Font, _ type: DynamicTypeSize) -> Double {
      environment.dynamicTypeSize = type
      return font.resolve(in: environment).size
    }
    XCTAssertEqual(
      Font.TextStyle.allCases.map { size(.system($0), .large) }, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    XCTAssertEqual(
      Font.TextStyle.allCases.map { size(.system($0), .accessibility5) }, [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40])
    XCTAssertEqual(
      Font.TextStyle.allCases.map { size(.system($0), .xSmall) }, [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11])
    XCTAssertEqual(size(.system(size: 20), .accessibility5), 20)
    XCTAssertEqual(size(.custom("Inter", size: 17), .large), 17)
    XCTAssertEqual(size(.custom("Inter", size: 17), .accessibility5), 53)
    XCTAssertEqual(size(.custom("Inter", size: 34, relativeTo: .largeTitle), .accessibility5), 60)
    XCTAssertEqual(size(.custom("Inter", fixedSize: 10), .accessibility5), 10)
    environment.dynamicTypeSize = .large
    XCTAssertEqual(Font.body.resolve(in: environment).baselineDistance, 22)
    XCTAssertNil(Font.system(size: 17).resolve(in: environment).baselineDistance)
    XCTAssertEqual(Font.body.leading(.tight).resolve(in: environment).baselineDistance, 20)
  }

  @MainActor func testImagesInsideTextAreRunsOfTheText() async {
    let probe = Probe(Text("a \(Image(systemName: "star"))").font(.title) + Text(Image(systemName: "heart")).bold())
    probe.settle()
    XCTAssertEqual(probe.failures, [])
  }

  @MainActor func testAnImageInsideTextThatIsMissingIsNamed() async {
    let probe = Probe(Text("a \(Image("nowhere"))"))
    probe.settle()
    XCTAssertEqual(probe.failures.count, 1)
    XCTAssertTrue(probe.failures.first?.contains("nowhere") ?? false, "\(probe.failures)")
  }
}
