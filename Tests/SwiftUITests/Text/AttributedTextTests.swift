import Graphics
import Typography
import ViewTree
import XCTest

@testable import SwiftUI

/// What a text draws of an attributed string, and what Markdown makes of one.
final class AttributedTextTests: XCTestCase {
  @MainActor func testAttributesComeBeforeModifiers() async throws {
    var string = AttributedString("plain title red back")
    string[try XCTUnwrap(string.range(of: "title"))].font = .title.bold()
    string[try XCTUnwrap(string.range(of: "red"))].foregroundColor = .black
    string[try XCTUnwrap(string.range(of: "back"))].backgroundColor = .black
    let all = runs(Text(string).font(.caption).foregroundColor(.white))
    XCTAssertEqual(all.map(\.run.text), ["plain ", "title", " ", "red", " ", "back"])
    XCTAssertEqual(all.map(\.run.font.size), [12, 28, 12, 12, 12, 12])
    XCTAssertEqual(all[1].run.font.weight, 700)
    XCTAssertEqual(
      all.map(\.paint),
      [.color(.white), .color(.white), .color(.white), .color(.black), .color(.white), .color(.white)])
    XCTAssertEqual(all.map(\.run.background), [nil, nil, nil, nil, nil, .black])
  }

  @MainActor func testLinesAndSpacing() async {
    var container = AttributeContainer()
    container.kern = 1
    container.tracking = 2
    container.baselineOffset = 3
    container.underlineStyle = Text.LineStyle(pattern: .dot, color: .white)
    container.strikethroughStyle = .single
    let run = runs(Text(AttributedString("a", attributes: container)))[0].run
    XCTAssertEqual([run.kerning, run.tracking, run.baselineOffset], [1, 2, 3])
    XCTAssertEqual(run.underline, TextRun.Line(color: .white, dashes: [3, 3]))
    XCTAssertEqual(run.strikethrough, TextRun.Line())
    XCTAssertEqual(runs(Text(AttributedString()))[0].run.text, "")
    var scoped = AttributedString("a")
    scoped.swiftUI.font = .title
    XCTAssertEqual(runs(Text(scoped))[0].run.font.size, 28)
  }

  @MainActor func testIntentsAndLinks() async throws {
    let string = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://x.y)")
    let all = runs(Text(string))
    XCTAssertEqual(all.map(\.run.text), ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    XCTAssertEqual(all[1].run.font.weight, 600)
    XCTAssertTrue(all[3].run.font.isItalic)
    XCTAssertEqual(all[5].run.font.family, .monospaced)
    XCTAssertNotNil(all[7].run.strikethrough)
    XCTAssertEqual(all[9].paint, .color(SystemColor.blue.resolved(in: EnvironmentValues())))
    XCTAssertEqual(string.runs.compactMap(\.link), [URL(string: "https://x.y")])
    XCTAssertEqual(
      string.runs.compactMap(\.inlinePresentationIntent), [.stronglyEmphasized, .emphasized, .code, .strikethrough])
  }

  func testMarkdownsBlocks() throws {
    func blocks(_ source: String) throws -> [String] {
      try AttributedString(markdown: source).runs.map { run in
        "\(run.presentationIntent?.components.map { "\($0.kind)" } ?? [])"
      }
    }
    func text(_ source: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
      String(try AttributedString(markdown: source, options: .init(interpretedSyntax: syntax)).characters)
    }
    XCTAssertEqual(
      try blocks("# A\n\ntext\nmore\n\n> quoted\n\n1. one\n2. two\n\n```swift\nlet\n```\n\n---"),
      [
        "[\"header(level: 1)\"]", "[\"paragraph\"]", "[\"paragraph\", \"blockQuote\"]",
        "[\"paragraph\", \"listItem(ordinal: 1)\", \"orderedList\"]",
        "[\"paragraph\", \"listItem(ordinal: 2)\", \"orderedList\"]",
        "[\"codeBlock(languageHint: Optional(\\\"swift\\\"))\"]", "[\"thematicBreak\"]",
      ])
    XCTAssertEqual(try text("a\nb\n\nc", .full), "a bc")
    XCTAssertEqual(try text("a  \nb\\\nc", .full), "a\nb\nc")
    XCTAssertEqual(try text("a\n\n b", .inlineOnlyPreservingWhitespace), "a\n\n b")
    XCTAssertEqual(try text("Title\n=====\n- x\n  more\n- y", .full), "Titlex morey")
    for odd in [
      "", ">", "> > > >", "- - - -", "1.", "```", String(repeating: "> ", count: 500) + "x", "#", "#######",
      "\t\n- \n\n\n-",
    ] {
      _ = try AttributedString(markdown: odd)
    }
    XCTAssertThrowsError(try AttributedString(markdown: Data([0xFF, 0xFE, 0x00])))
  }

  @MainActor func testALinkIsTapped() async throws {
    final class Opened { var urls: [URL] = [] }
    let opened = Opened()
    func stage(_ text: Text) throws -> ControlStage {
      try ControlStage(
        text.environment(
          \.openURL,
          OpenURLAction {
            opened.urls.append($0); return .handled
          }))
    }
    let stage = try stage(Text("Read the [terms](https://x.y/terms)."))
    let action = try XCTUnwrap(stage.all.compactMap { $0.semantics?.action }.first)
    action()
    XCTAssertEqual(opened.urls, [URL(string: "https://x.y/terms")!])
    let two = try self.tapActions(of: Text("[a](https://a.b) or [c](https://c.d)"))
    XCTAssertEqual(two, 0)
  }
  @MainActor private func tapActions(of text: Text) throws -> Int {
    try ControlStage(text).all.compactMap { $0.semantics?.action }.count
  }

  @MainActor func testWhatCannotBeDrawnIsNamed() async {
    func failures(_ view: some View) -> [String] {
      let probe = Probe(view)
      probe.settle()
      return probe.graph.failures
    }
    XCTAssertEqual(failures(Text("a").fontWidth(.condensed)).count, 1)
    XCTAssertEqual(failures(Text("a").fontWidth(.standard)), [])
    XCTAssertEqual(failures(Text("a").font(.body.width(.expanded))).count, 1)
    XCTAssertEqual(failures(VStack { Text("a") }.textScale(.secondary)).count, 1)
    XCTAssertEqual(failures(Text("a").textScale(.secondary, isEnabled: false)), [])
  }
}
