@testable import SwiftUI
import XCTest

/// Views that take the place of another one, and views that take an edge.
final class MatchedGeometryTests: XCTestCase {
  /// The dump's line of a colour, by the size of its frame where it has one.
  private func last(_ dump: String) -> String { dump.split(separator: "\n").last.map(String.init) ?? "" }

  private struct Marked: View {
    let selected: Int
    var properties: MatchedGeometryProperties = .frame
    var anchor: UnitPoint = .center
    @Namespace var tabs
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3) {
          Color.red.frame(width: CGFloat(10 + 10 * $0), height: 10).matchedGeometryEffect(id: $0, in: tabs)
        }
      }
      .overlay(alignment: .topLeading) {
        Color.blue.frame(maxWidth: 4, maxHeight: 20)
          .matchedGeometryEffect(id: selected, in: tabs, properties: properties, anchor: anchor, isSource: false)
      }
    }
  }

  @MainActor func testAViewTakesThePlaceOfItsSource() async throws {
    XCTAssertTrue(last(try placed(Marked(selected: 0))).hasSuffix("Color (3, 0; 4 × 10)"))
    XCTAssertTrue(last(try placed(Marked(selected: 2))).hasSuffix("Color (43, 0; 4 × 10)"))
    XCTAssertTrue(last(try placed(Marked(selected: 1, anchor: .leading))).hasSuffix("Color (10, 0; 4 × 10)"))
    XCTAssertTrue(last(try placed(Marked(selected: 1, properties: .position))).hasSuffix("Color (18, 0; 4 × 10)"))
    XCTAssertTrue(
      last(try placed(Marked(selected: 1, properties: .size, anchor: .topLeading))).hasSuffix("Color (0, 0; 4 × 10)"))
    let dump = try placed(Marked(selected: 2).environment(\.layoutDirection, .rightToLeft))
    XCTAssertTrue(last(dump).hasSuffix("Color (13, 0; 4 × 10)"), dump)
    // Without a source it stays where it is.
    XCTAssertTrue(last(try placed(Marked(selected: 7))).hasSuffix("Color (0, 0; 4 × 10)"))
  }

  @MainActor func testTheSourceMayComeLater() async throws {
    struct Behind: View {
      @State private var selected = 0
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) {
            Color.red.frame(width: CGFloat(10 + 10 * $0), height: 10).matchedGeometryEffect(id: $0, in: space)
          }
        }
        .background { Color.blue.matchedGeometryEffect(id: selected, in: space, isSource: false) }
        .onAppear { selected = 1 }
      }
    }
    let dump = try placed(Behind())
    XCTAssertTrue(dump.contains("Color (10, 0; 20 × 10)\n  HStack"), dump)
    XCTAssertFalse(dump.contains("FAILED"), dump)
    // A picture has a layout context of its own for each placing.
    let graph = ViewGraph(Behind(), environment: EnvironmentValues())
    let root = graph.settle {
      Placer.place($0, in: CGSize(width: 30, height: 10), context: LayoutContext(withoutFontsAtScale: 1))
    }
    XCTAssertTrue(root.dump().contains("Color (10, 0; 20 × 10)\n  HStack"), root.dump())
  }

  @MainActor func testSeveralSourcesAreWarnedOf() async throws {
    let space = Namespace().wrappedValue
    let graph = ViewGraph(
      HStack { ForEach(0..<2) { _ in Color.red.matchedGeometryEffect(id: "hero", in: space) } },
      environment: EnvironmentValues())
    _ = graph.settle {
      Placer.place($0, in: CGSize(width: 10, height: 10), context: LayoutContext(withoutFontsAtScale: 1))
    }
    XCTAssertEqual(graph.warnings.count, 1)
    XCTAssertTrue(graph.warnings.first?.contains("id hero") ?? false)
  }

  // MARK: - Edges

  @MainActor func testAnInsetTakesAnEdge() async throws {
    XCTAssertEqual(
      try placed(
        Color.red.safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 2) {
          Color.blue.frame(width: 20, height: 6)
        },
        width: 50, height: 40),
      """
      safeAreaInset(bottom) (0, 0; 50 × 40)
        Color (0, 0; 50 × 32)
        frame(width: 20, height: 6) (30, 34; 20 × 6)
          Color (30, 34; 20 × 6)
      """)
    XCTAssertEqual(
      try placed(
        Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 20, height: 6) }, width: 50,
        height: 40),
      """
      safeAreaInset(leading) (0, 0; 50 × 40)
        Color (20, 0; 30 × 40)
        frame(width: 20, height: 6) (0, 17; 20 × 6)
          Color (0, 17; 20 × 6)
      """)
    // Without a spacing the two choose it, and a view without a bar stays as it is.
    XCTAssertTrue(
      try placed(Color.red.safeAreaInset(edge: .top) { Color.blue.frame(height: 6) }, width: 50, height: 40).contains(
        "Color (0, 14; 50 × 26)"))
    XCTAssertEqual(try placed(Color.red.safeAreaInset(edge: .top) {}, width: 50, height: 40), "Color (0, 0; 50 × 40)")
  }

  @MainActor func testContentReachesUnderTheInset() async throws {
    func bar(_ edge: VerticalEdge, _ content: some View) -> some View {
      content.safeAreaInset(edge: edge, spacing: 0) { Color.blue.frame(height: 6) }
    }
    let under = try placed(bar(.bottom, Color.red.ignoresSafeArea()), width: 50, height: 40)
    XCTAssertTrue(under.contains("  ignoresSafeArea (0, 0; 50 × 34)\n    Color (0, 0; 50 × 40)"), under)
    let both = try placed(
      bar(.top, bar(.bottom, Color.red.background(Color.green.ignoresSafeArea()))), width: 50, height: 40)
    XCTAssertTrue(both.contains("Color (0, 0; 50 × 40)") && both.contains("Color (0, 6; 50 × 28)"), both)
    // Only as far as the view itself reaches.
    let inside = try placed(bar(.bottom, Color.red.ignoresSafeArea()).padding(5), width: 50, height: 40)
    XCTAssertTrue(inside.contains("Color (5, 5; 40 × 30)"), inside)
    let padded = try placed(Color.red.ignoresSafeArea().safeAreaPadding(.leading, 7), width: 50, height: 40)
    XCTAssertTrue(padded.contains("ignoresSafeArea (7, 0; 43 × 40)\n    Color (0, 0; 50 × 40)"), padded)
  }

  @MainActor func testReadersKnowTheInsets() async throws {
    @MainActor final class Log { var insets: [EdgeInsets] = [] }
    let log = Log()
    let reader = GeometryReader { proxy in
      let _ = log.insets = [proxy.safeAreaInsets]
      Color.clear
    }
    _ = try placed(
      reader.safeAreaInset(edge: .bottom, spacing: 4) { Color.blue.frame(height: 6) }.safeAreaPadding(.leading, 3)
        .environment(\.layoutDirection, .rightToLeft), width: 50, height: 40)
    XCTAssertEqual(log.insets, [EdgeInsets(top: 0, leading: 3, bottom: 10, trailing: 0)])
  }

  @MainActor func testWrongLengths() async throws {
    for length in [CGFloat.nan, .infinity] {
      let inset = try placed(
        Color.red.safeAreaInset(edge: .top, spacing: length) { Color.blue.frame(height: 6) }, width: 50, height: 40)
      XCTAssertTrue(inset.hasPrefix("FAILED: safeAreaInset(top)"), inset)
      let padded = try placed(Color.red.safeAreaPadding(length), width: 50, height: 40)
      XCTAssertTrue(padded.hasPrefix("FAILED: safeAreaPadding("), padded)
    }
    _ = try placed(Color.red.safeAreaInset(edge: .top, spacing: -100) { Color.blue }, width: 50, height: 40)
  }
}
