import SnapshotAssertions
import SwiftUI
import UIKit
import XCTest

/// Pictures inside pictures, strings with UIKit's attributes, documents of marks.
final class GapTests: XCTestCase {
  private let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e9, 1e300]

  func testRenderers() {
    Hostile.expectAnything { Mirror() }
    Hostile.expectAnything { MirrorOnAppear() }
    for number in numbers {
      Hostile.expectAnything { Rendered(scale: number, size: ProposedViewSize(width: 20, height: 20)) }
      Hostile.expectAnything { Rendered(scale: 2, size: ProposedViewSize(width: number, height: 20)) }
      Hostile.expectAnything { Rendered(scale: 2, size: ProposedViewSize(width: number, height: number)) }
    }
  }

  func testAttributes() {
    for number in numbers {
      let keys: [NSAttributedString.Key: Any] = [
        .kern: number, .baselineOffset: number, .strokeWidth: number, .font: UIFont.systemFont(ofSize: number),
        .underlineStyle: Int.max,
      ]
      for (key, value) in keys {
        let text = AttributedString(NSAttributedString(string: "a👩‍👩‍👧b", attributes: [key: value]))
        Hostile.expectAnything { Text(text) }
      }
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.paragraphSpacing, style.headIndent, style.lineHeightMultiple) = (
        number, number, number, number
      )
      let text = AttributedString(
        NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style, .link: 5, .foregroundColor: "red"]))
      Hostile.expectAnything { Text(text) }
      Hostile.expectAnything {
        Color(uiColor: UIColor(hue: number, saturation: number, brightness: number, alpha: number))
      }
      Hostile.expectAnything { Color(uiColor: UIColor(displayP3Red: number, green: 0, blue: 0, alpha: 1)) }
      Hostile.expectAnything { Text("a").font(Font(UIFont.systemFont(ofSize: 12, weight: UIFont.Weight(number)))) }
      Hostile.expectAnything {
        Text("a").font(Font(UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "")).withSize(number)))
      }
    }
  }

  func testDocuments() {
    for part in [
      "> ", "- ", "1. ", "[", "*", "_", "`", "#", "![", "](", "<", "|", "~~", "\\", "    ", "\n", "a\n\n", "- a\n",
      "| a |\n", "```\n", "&#0;", "^[", "(inflect: true)", "**a", "[a](b)",
    ] {
      for count in [7, 3_000] {
        let text = String(repeating: part, count: count) + "a"
        Hostile.expectAnything { Text(LocalizedStringKey(text)).lineLimit(3) }
        for syntax in [
          AttributedString.MarkdownParsingOptions.InterpretedSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
        ] {
          if let document = try? AttributedString(markdown: text, options: .init(interpretedSyntax: syntax)) {
            Hostile.expectAnything { Text(document).lineLimit(3) }
          }
        }
      }
    }
  }

  func testSymbolEffects() {
    for number in [Double.nan, .infinity, -1, 0] {
      Hostile.expectAnything {
        Image(systemName: "cloud.rain.fill").symbolEffect(
          .variableColor, options: .speed(number).repeat(.periodic(.min, delay: number)))
      }
    }
  }

  func testSameBytesTwice() throws {
    try sameTwice(traits: [.dynamicType(.accessibility3), .locale("de_DE")]) {
      Form {
        DatePicker("a", selection: .constant(.distantPast))
        Text(Measurement(value: 1e20, unit: UnitLength.feet), format: .measurement(width: .wide))
        Rendered(scale: 2, size: ProposedViewSize(width: 20, height: 20))
        Mirror()
        Gauge(value: 7) { Text("a") }
      }
    }
  }
}

private struct Mirror: View {
  var body: some View {
    Text("a")
    if let image = ImageRenderer(content: AnyView(Mirror())).uiImage { Image(uiImage: image) }
  }
}
private struct MirrorOnAppear: View {
  @State private var image: UIImage?
  var body: some View {
    VStack {
      Text("a")
      if let image { Image(uiImage: image) }
    }
    .onAppear { image = ImageRenderer(content: AnyView(MirrorOnAppear())).uiImage }
  }
}
private struct Rendered: View {
  let scale: CGFloat
  let size: ProposedViewSize
  var body: some View {
    let renderer = ImageRenderer(content: Color.red)
    renderer.scale = scale
    renderer.proposedSize = size
    return Image(uiImage: renderer.uiImage ?? UIImage())
  }
}
