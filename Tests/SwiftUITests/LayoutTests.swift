@testable import SwiftUI
import XCTest

/// Layouts written outside the module, and layouts as values.
final class LayoutTests: XCTestCase {
  /// Rows of views, broken where the width ends.
  private struct Flow: Layout {
    var spacing: CGFloat = 2
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let places = places(proposal.width ?? .infinity, subviews)
      return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (subview, place) in zip(subviews, places(bounds.width, subviews)) {
        subview.place(at: CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY), proposal: .unspecified)
      }
    }
    private func places(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
      var origin = CGPoint.zero, row: CGFloat = 0
      return subviews.map { subview in
        let size = subview.sizeThatFits(.unspecified)
        if origin.x > 0, origin.x + size.width > width {
          (origin, row) = (CGPoint(x: 0, y: origin.y + row + spacing), 0)
        }
        defer { (origin.x, row) = (origin.x + size.width + spacing, max(row, size.height)) }
        return CGRect(origin: origin, size: size)
      }
    }
  }
  private func colors(_ dump: String) -> [String] {
    dump.split(separator: "\n").filter { $0.contains("Color") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @MainActor func testAFlow() async throws {
    let flow = Flow { ForEach([20, 15, 30], id: \.self) { Color.red.frame(width: CGFloat($0), height: 5) } }
    let dump = try placed(flow, width: 40)
    XCTAssertTrue(dump.hasPrefix("Flow (1.5, 0; 37 × 12)"), dump)
    XCTAssertEqual(colors(dump), ["Color (1.5, 0; 20 × 5)", "Color (23.5, 0; 15 × 5)", "Color (1.5, 7; 30 × 5)"])
    let mirrored = try placed(flow.environment(\.layoutDirection, .rightToLeft), width: 37)
    XCTAssertEqual(colors(mirrored), ["Color (17, 0; 20 × 5)", "Color (0, 0; 15 × 5)", "Color (7, 7; 30 × 5)"])
  }

  private struct Share: LayoutValueKey { static let defaultValue: CGFloat = 1 }
  private struct Name: LayoutValueKey { typealias Value = String? }
  /// Columns by shares; keeps their sum.
  private struct Shares: Layout {
    func makeCache(subviews: Subviews) -> CGFloat { subviews.reduce(0) { $0 + $1[Share.self] } }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: cache * 10, height: 10))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat) {
      var x = bounds.minX
      for subview in subviews {
        let width = bounds.width * subview[Share.self] / cache
        subview.place(
          at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
          proposal: ProposedViewSize(width: width, height: subview[Name.self] == nil ? bounds.height : 2))
        x += width
      }
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout CGFloat
    ) -> CGFloat? { guide == .top ? 3 : nil }
  }

  @MainActor func testValuesOfSubviews() async throws {
    let shares = Shares {
      Color.red.layoutValue(key: Share.self, value: 3)
      // Through modifiers, not out of containers.
      Color.green.layoutValue(key: Name.self, value: "thin").padding(0).opacity(0.5).background(Color.black)
      VStack { Color.blue.layoutValue(key: Share.self, value: 9) }
    }
    XCTAssertEqual(
      colors(try placed(shares, width: 50, height: 10)),
      ["Color (0, 0; 30 × 10)", "Color (30, 4; 10 × 2)", "Color (40, 0; 10 × 10)"])
    XCTAssertTrue(try placed(shares).hasPrefix("Shares (0, 0; 50 × 10)"))
    XCTAssertNil(Name.defaultValue)
    // Its guide counts in the stack around.
    let guided = try placed(
      HStack(alignment: .top, spacing: 0) {
        shares; Color.red.frame(width: 5, height: 5)
      }, width: 55, height: 13)
    XCTAssertTrue(guided.hasSuffix("Color (50, 3; 5 × 5)"), guided)
  }

  private struct Careless: Layout {
    let point: CGPoint
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: point, proposal: .unspecified)
    }
  }

  @MainActor func testWrongNumbersAreNamedAndViewsNotPlacedAreCentred() async throws {
    let views = TupleView((Color.red, Color.blue.frame(width: 4, height: 4)))
    let fine = try placed(Careless(point: .zero, size: CGSize(width: 20, height: 20)) { views })
    XCTAssertEqual(colors(fine), ["Color (0, 0; 10 × 10)", "Color (8, 8; 4 × 4)"])
    XCTAssertTrue(
      try placed(Careless(point: CGPoint(x: CGFloat.nan, y: 0), size: .zero) { views }).hasPrefix("FAILED: Careless"))
    for length in [CGFloat.nan, .infinity, -1] {
      let dump = try placed(
        Careless(point: .zero, size: CGSize(width: length, height: 20)) { views }, width: 50, height: 50)
      XCTAssertTrue(dump.hasPrefix("FAILED: Careless"), dump)
    }
    XCTAssertEqual(colors(try placed(Careless(point: .zero, size: .zero) {}, width: 5, height: 5)), [])
  }

  @MainActor func testStacksAsLayouts() async throws {
    for (isWide, expected) in [
      (true, "HStack(spacing: 2) (0, 0; 22 × 10)"), (false, "VStack(spacing: 2) (0, 0; 10 × 22)"),
    ] {
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
      XCTAssertTrue(
        try placed(
          layout {
            Color.red.frame(width: 10, height: 10); Color.red.frame(width: 10, height: 10)
          }
        ).hasPrefix(expected))
    }
    XCTAssertTrue(
      try placed(
        ZStackLayout(alignment: .top) {
          Color.red; Color.red.frame(width: 20)
        }
      ).hasPrefix("ZStack (0, 0; 20 × 10)"))
    // A spacer follows the stack.
    let spaced = try placed(
      AnyLayout(VStackLayout(spacing: 0)) {
        Color.red.frame(height: 4); Spacer()
      }, width: 10, height: 20)
    XCTAssertTrue(spaced.hasSuffix("Spacer (5, 4; 0 × 16)"), spaced)
    // As a part of another layout.
    struct Reversed: Layout {
      let inner = AnyLayout(VStackLayout(alignment: .leading, spacing: 1))
      func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache) -> CGSize {
        inner.sizeThatFits(proposal: proposal, subviews: subviews[0..<1], cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
      ) {
        inner.placeSubviews(
          in: bounds.offsetBy(dx: 3, dy: 0), proposal: proposal, subviews: subviews[0..<1], cache: &cache)
      }
    }
    XCTAssertEqual(colors(try placed(Reversed { Color.red.frame(width: 7, height: 5) })), ["Color (3, 0; 7 × 5)"])
  }

  @MainActor func testViewsKeepTheirStateWhenTheLayoutChanges() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    struct Turning: View {
      @State private var isWide = false
      var body: some View {
        let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(Flow())
        layout { Counter() }.onAppear { isWide = true }
      }
    }
    let dump = try placed(Turning())
    XCTAssertTrue(dump.hasPrefix("HStack") && dump.contains("\"1\""), dump)
  }
}
