import SnapshotAssertions
import SwiftUI
import XCTest

/// What is read, drawn over and checked of views that nobody would write.
final class AccessibilityTests: XCTestCase {
  /// All of it: the elements, their text, the overlay, the checks.
  private func look<V: View>(
    _ count: Int? = nil, layout: SnapshotLayout = .sizeInfo(.auto), file: StaticString = #filePath, line: UInt = #line,
    _ view: @escaping @MainActor () -> V
  ) {
    do {
      let found = try renderAccessibility(of: view(), layout: layout)
      if let count { XCTAssertEqual(found.elements.count, count, file: file, line: line) }
      XCTAssertEqual(
        found.text.split(separator: "\n").count, found.elements.count, "a line each", file: file, line: line)
      _ = try accessibilityIssues(of: view(), layout: layout)
    } catch {
      XCTAssertFalse("\(error)".contains("Optional("), "\(error)", file: file, line: line)
      if count != nil { XCTFail("\(error)", file: file, line: line) }
    }
  }

  func testThousandsOfElements() async {
    look(600) { VStack(spacing: 0) { ForEach(0..<600, id: \.self) { Text("row \($0)").font(.system(size: 3)) } } }
    // The same name and the same place for all.
    look(400) { ZStack { ForEach(0..<400, id: \.self) { _ in Button("Buy") {} } } }
  }

  /// Each was compared with each other one in all that it says.
  func testThousandsOfButtonsCombined() async {
    look(1) {
      ZStack { ForEach(0..<1_500, id: \.self) { Button("Buy \($0)") {} } }.accessibilityElement(children: .combine)
    }
  }

  func testNothingToRead() async {
    look(0) { Color.red.frame(width: 10, height: 10) }
    look(0) { Text("x").accessibilityHidden(true) }
    look(0) { Text("x").hidden() }
    look { Text("x").frame(width: 0, height: 0) }
    look { EmptyView() }
  }

  func testOddOrders() async {
    for priorities in [
      [Double.nan, 1, Double.nan], [Double.infinity, -Double.infinity, Double.nan], [1e308, -1e308, 0],
    ] {
      look(3) {
        VStack {
          ForEach(0..<3, id: \.self) { index in
            Text("t\(index)").accessibilitySortPriority(priorities[index])
          }
        }.accessibilityElement(children: .contain)
      }
    }
  }

  func testLongLabels() async {
    let long = String(repeating: "word ", count: 20_000)
    look(1) { Text("x").accessibilityLabel(long).accessibilityValue(long).accessibilityHint(long) }
    look(1) { Text("x").accessibilityLabel(String(repeating: "w", count: 100_000)) }
    look(1) { Text("x").accessibilityLabel(String(repeating: "👩‍👩‍👧", count: 5_000)) }
    look(1) { Text("x").accessibilityLabel("a\r\nb\u{2028}c\0\"\\") }
    look(1) { Text("x").accessibilityIdentifier(long) }
  }

  func testOddFrames() async {
    for number in [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity, 1e300, -1e300] {
      look { Text("x").position(x: number, y: 0) }
      look { Text("x").offset(x: number, y: number) }
      look { Text("x").scaleEffect(number) }
      look { Text("x").rotationEffect(.degrees(Double(number))) }
      look { Button("x") {}.frame(width: 10, height: 10).offset(x: 0, y: number) }
    }
    look { Text("x").scaleEffect(0) }
    look { Text("x").rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
  }

  func testTooManyVariants() async {
    let axes = (0..<30).map { axis in SnapshotVariant.Axis([SnapshotVariant(""), SnapshotVariant("v\(axis)")]) }
    let issues = Hostile().issues { XCTAssertSnapshots(of: Text("x"), variants: SnapshotVariant.matrix(axes)) }
    XCTAssertEqual(issues.count, 1)
    XCTAssert(issues.first?.contains("more than 10,000 variants") ?? false, "\(issues)")
    XCTAssertThrowsError(try renderContactSheets(of: Text("x"), variants: SnapshotVariant.matrix(axes)))
  }

  func testContactSheetsOfLargePictures() async throws {
    let variants = (0..<3).map { SnapshotVariant("v\($0)") }
    let sheets = try renderContactSheets(
      of: Color.red, titled: String(repeating: "t", count: 10_000), variants: variants,
      layout: .fixed(width: 2_500, height: 1))
    XCTAssertEqual(sheets.count, 1)
    XCTAssert(sheets.allSatisfy { $0.width <= 8_192 && $0.height <= 8_192 })
  }

  func testPseudoLocalesOfOddText() async {
    let texts = [
      String(repeating: "<", count: 20_000), String(repeating: "](", count: 20_000),
      String(repeating: "&", count: 20_000),
      String(repeating: "%", count: 20_000), String(repeating: "http://", count: 5_000), "%#@files@ %1$@ %lld%% %",
      "[link](https://example.com/a(b)c) **bold", "שלום עולם", "👩‍👩‍👧 family", "\u{202E}", "e\u{301}ee", "",
    ]
    for text in texts {
      for pseudo in [SnapshotTraits.PseudoLocale.accented, .bidirectional] {
        Hostile.expectAnything(layout: .fixed(width: 200, height: 40), traits: .pseudoLocale(pseudo)) {
          Text(LocalizedStringKey(text)).lineLimit(1)
        }
      }
    }
  }
}
