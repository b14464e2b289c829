import Foundation
import SwiftUI
import XCTest

@testable import SnapshotCore

/// What of texts, shapes and symbols is painted differently, as newcomers met it told wrong.
final class PaintedFirstLineTests: XCTestCase {
  // MARK: - Bold letters on a shape

  private struct Badge: View {
    var text: String
    var font = Font.title3.bold()
    var color = Color.primary
    var shape = Color.yellow
    var padding: CGFloat = 16
    var body: some View {
      Text(text).font(font).foregroundColor(color).padding(padding).background(shape)
    }
  }

  func testLettersThatFillTheirBoxAreTheText() async throws {
    try await MainActor.run {
      for text in ["€ 249.00", "b", "d", "€", "5", "1", "■", "Ag"] {
        for padding in [16.0, 4, 0] {
          for font in [Font.title3.bold(), .system(size: 40, weight: .black), .caption2] {
            try check(
              Badge(text: text, font: font, padding: padding),
              Badge(text: text, font: font, color: .red, padding: padding),
              "nothing moved; colour of Text \"\(text)\" (ΔE 69.3, #000000 → #FF383C)")
            try check(
              Badge(text: text, font: font, padding: padding),
              Badge(text: text, font: font, shape: .green, padding: padding),
              "nothing moved; colour of shape behind Text \"\(text)\" (ΔE 22.3, #FFCC00 → #34C759)")
          }
        }
      }
      let message = try ChangedView.message(from: Badge(text: "5"), to: Badge(text: "5", color: .red))
      XCTAssert(message?.contains("pixels, Text \"5\"") == true, message ?? "")
    }
  }

  private struct Total: View {
    var color = Color.primary
    var shape = Color.yellow
    var body: some View {
      VStack(spacing: 0) {
        Text("88888888")
        Text("b")
      }
      .font(.system(size: 20, weight: .black)).foregroundStyle(color).background(shape, in: Capsule())
    }
  }

  func testSeveralBoldTextsOnOneShape() async throws {
    try await MainActor.run {
      try check(
        Total(), Total(color: .red),
        "nothing moved; colour of Text \"88888888\" and Text \"b\" (ΔE 69.3, #000000 → #FF383C)")
      try check(
        Total(), Total(shape: .green),
        "nothing moved; colour of Capsule behind VStack with \"88888888\" and \"b\" (ΔE 22.3, #FFCC00 → #34C759)")
    }
  }

  // MARK: - Another form

  func testACornerIsNoColour() async throws {
    try await MainActor.run {
      func view(_ radius: CGFloat) -> some View {
        Color.blue.frame(width: 80, height: 80).clipShape(RoundedRectangle(cornerRadius: radius))
      }
      let says =
        "nothing moved; part of Color, clipped to RoundedRectangle, is painted differently (ΔE up to 42)"
      try check(view(16), view(8), says)
      try check(view(8), view(16), says)
      try check(
        RoundedRectangle(cornerRadius: 16).frame(width: 80, height: 80),
        RoundedRectangle(cornerRadius: 8).frame(width: 80, height: 80),
        "nothing moved; part of RoundedRectangle is painted differently (ΔE up to 100)")
    }
  }

  func testAnotherAlignmentMovesLines() async throws {
    try await MainActor.run {
      func view(_ alignment: TextAlignment) -> some View {
        Text("One two three four five").multilineTextAlignment(alignment).frame(width: 90)
      }
      let first = try ChangedView.firstLine(from: view(.leading), to: view(.center))
      XCTAssert(first.contains("differs: Text \"One two three four five\" is painted differently"), first)
    }
  }

  func testASymbolHasAColour() async throws {
    try await MainActor.run {
      func view(_ color: Color, _ name: String = "heart.fill") -> some View {
        Image(systemName: name).foregroundStyle(color)
      }
      let first = try ChangedView.firstLine(from: view(.gray), to: view(.pink))
      XCTAssert(first.contains("nothing moved; colour of Image \"heart.fill\" (ΔE "), first)
      XCTAssert(first.contains("#8E8E93 → #FF2D55"), first)
    }
  }

  // MARK: - What does not count

  private struct Clock: View {
    var time = "10:41"
    var color = Color.red
    var body: some View {
      VStack {
        Text(time).frame(width: 80).accessibilityIdentifier("clock")
        Text("Sale").foregroundStyle(color)
      }
      .snapshotIgnoring(identifier: "clock")
    }
  }

  func testWhatIsIgnoredIsNoCause() async throws {
    try await MainActor.run {
      let message = try XCTUnwrap(ChangedView.message(from: Clock(), to: Clock(time: "10:42", color: .blue)))
      XCTAssert(
        message.hasPrefix(
          "Snapshot \"testOrder\" differs: nothing moved; colour of Text \"Sale\" (ΔE 39.7, #FF383C → #0088FF)\n"),
        message)
      XCTAssertFalse(message.contains("10:4"), message)
      // A tree that is compared itself has no areas.
      let tree = try XCTUnwrap(ChangedView.message(from: Clock(), to: Clock(time: "10:42"), strategy: .tree))
      XCTAssert(tree.contains("became \"10:42\""), tree)
    }
  }

  // MARK: - Words

  func testATextThatTheViewCuts() async throws {
    try await MainActor.run {
      func view(_ text: String) -> some View { Text(text).lineLimit(1).frame(width: 200, alignment: .leading) }
      let first = try ChangedView.firstLine(
        from: view("Order"), to: view("Bestellung jetzt verbindlich und kostenpflichtig absenden"))
      XCTAssert(first.hasSuffix("…\" and is cut short"), first)
      try check(view("Load"), view("Loading…"), "Text \"Load\" became \"Loading…\"")
    }
  }

  func testWhereSomethingWas() async throws {
    try await MainActor.run {
      func view(_ isNew: Bool, on color: Color = .clear) -> some View {
        VStack {
          Text("Milk")
          Text("NEW").opacity(isNew ? 1 : 0)
          HStack { if isNew { Text("SALE") } }.frame(width: 90, height: 40).background(color)
        }
      }
      for color in [Color.clear, .yellow] {
        let message = try XCTUnwrap(ChangedView.message(from: view(true, on: color), to: view(false, on: color)))
        XCTAssert(message.contains("pixels, where Text \"SALE\" was"), message)
      }
    }
  }

  func testDistances() {
    XCTAssertEqual(FrameWords.words(CGVector(dx: 0, dy: 3.99)), "4 pt down")
    XCTAssertEqual(FrameWords.words(CGVector(dx: -0.33, dy: 2.51)), "2.5 pt down and 0.33 pt left")
    XCTAssertEqual(FrameWords.words(CGVector(dx: 0.012, dy: 0)), "0.01 pt right")
  }

  func testAFrameOfThirdsHoldsWhatIsInIt() {
    for i in 1..<200 {
      let frame = CGRect(x: Double(i) / 3, y: 0.1, width: Double(i) * 0.7, height: Double(i) / 3)
      XCTAssert(frame.insetBy(dx: -0.01, dy: -0.01).holds(frame))
      XCTAssertFalse(frame.holds(frame.offsetBy(dx: 0.01, dy: 0)))
      XCTAssertFalse(frame.holds(frame.offsetBy(dx: 0, dy: -0.01)))
    }
  }

  func testEdgesWithoutPadding() async throws {
    try await MainActor.run {
      let first = try ChangedView.firstLine(from: Text("A"), to: Text("A").padding(.top, 4))
      XCTAssert(first.contains("Text \"A\" has padding top: 4 now"), first)
    }
  }
}

@MainActor private func check(_ old: some View, _ new: some View, _ says: String, line: UInt = #line) throws {
  let first = try ChangedView.firstLine(from: old, to: new)
  XCTAssertEqual(first.replacingOccurrences(of: "Snapshot \"testOrder\" differs: ", with: ""), says, line: line)
}
