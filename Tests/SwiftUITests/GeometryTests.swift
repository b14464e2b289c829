@testable import SwiftUI
import XCTest

/// Anchors, coordinate spaces and what `GeometryProxy` answers.
final class GeometryTests: XCTestCase {
  private enum Bounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]
    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }
  private enum Points: PreferenceKey {
    static let defaultValue: [Anchor<CGPoint>] = []
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
  }
  private enum Marks: PreferenceKey {
    static let defaultValue: Anchor<[CGPoint]>? = nil
    static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
      value = value ?? nextValue()
    }
  }
  private enum Chosen: PreferenceKey {
    static let defaultValue: Anchor<CGRect?>? = nil
    static func reduce(value: inout Anchor<CGRect?>?, nextValue: () -> Anchor<CGRect?>?) {
      value = value ?? nextValue()
    }
  }
  @MainActor private final class Log { var lines: [String] = [] }
  private static func text(_ rect: CGRect) -> String { "\(rect.minX),\(rect.minY),\(rect.width),\(rect.height)" }

  /// A row of tabs with a line under one of them.
  private struct Tabs: View {
    let selected: Int
    var body: some View {
      HStack(spacing: 5) {
        ForEach(0..<3) { index in
          Color.red.frame(width: CGFloat(10 + 10 * index), height: 8)
            .anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
        }
      }
      .padding(10)
      .overlayPreferenceValue(Bounds.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selected] {
            Color.blue.frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX, y: proxy[anchor].maxY)
          }
        }
      }
    }
  }

  @MainActor func testALineUnderTheChosenTab() async throws {
    for (selected, place) in [(0, "(10, 18; 10 × 2)"), (1, "(25, 18; 20 × 2)"), (2, "(50, 18; 30 × 2)")] {
      let dump = try placed(Tabs(selected: selected))
      XCTAssertTrue(dump.hasSuffix("Color \(place)"), dump)
    }
    // Far from the picture's corner it is the same, for the reader's own corner is what counts.
    let moved = try placed(Tabs(selected: 1).padding(.leading, 7).padding(.top, 3))
    XCTAssertTrue(moved.hasSuffix("Color (32, 21; 20 × 2)"), moved)
  }

  @MainActor func testRightToLeft() async throws {
    struct Row: View {
      let log: Log
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 8).anchorPreference(key: Bounds.self, value: .bounds) { [0: $0] }
            .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
          Color.red.frame(width: 30)
        }
        .overlayPreferenceValue(Bounds.self) { bounds in
          GeometryReader { proxy in
            let _ = log.lines.append(GeometryTests.text(proxy[bounds[0]!]))
            Color.clear
          }
        }
      }
    }
    let log = Log()
    _ = try placed(Row(log: log).environment(\.layoutDirection, .rightToLeft))
    XCTAssertEqual(log.lines, ["30.0,1.0,10.0,8.0"])
  }

  @MainActor func testPointsOfAView() async throws {
    struct Dots: View {
      let log: Log
      var body: some View {
        Color.red.frame(width: 10, height: 20)
          .anchorPreference(key: Points.self, value: .topLeading) { [$0] }
          .transformAnchorPreference(key: Points.self, value: .center) { $0.append($1) }
          .transformAnchorPreference(key: Points.self, value: .bottomTrailing) { $0.append($1) }
          .transformAnchorPreference(key: Points.self, value: .unitPoint(UnitPoint(x: 2, y: 0))) { $0.append($1) }
          .transformAnchorPreference(key: Points.self, value: .point(CGPoint(x: 3, y: 4))) { $0.append($1) }
          .anchorPreference(key: Marks.self, value: .init([.top, .leading])) { $0 }
          .anchorPreference(key: Chosen.self, value: .init(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))) { $0 }
          .padding(5)
          .overlayPreferenceValue(Points.self) { points in
            GeometryReader { proxy in
              let _ = log.lines += points.map { "\(proxy[$0].x),\(proxy[$0].y)" }
              Color.clear
            }
          }
          .overlayPreferenceValue(Marks.self) { marks in
            GeometryReader { proxy in
              let _ = log.lines.append("\(proxy[marks!].map { "\($0.x),\($0.y)" })")
              Color.clear
            }
          }
          .backgroundPreferenceValue(Chosen.self) { chosen in
            GeometryReader { proxy in
              let _ = log.lines.append(proxy[chosen!].map(GeometryTests.text) ?? "none")
              Color.clear
            }
          }
      }
    }
    let log = Log()
    _ = try placed(Dots(log: log).padding(100))
    XCTAssertEqual(
      log.lines,
      ["5.0,5.0", "10.0,15.0", "15.0,25.0", "25.0,5.0", "8.0,9.0", "[\"10.0,5.0\", \"5.0,15.0\"]", "6.0,7.0,3.0,4.0"])
  }

  @MainActor func testAnchorsKeptInStateFollowTheView() async throws {
    struct Kept: View {
      @State private var bounds: [Int: Anchor<CGRect>] = [:]
      @State private var inset: CGFloat = 0
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10).anchorPreference(key: Bounds.self, value: .bounds) { [0: $0] }
            .padding(.leading, inset)
          GeometryReader { proxy in
            if let anchor = bounds[0] { Color.blue.frame(width: proxy[anchor].maxX, height: 2) }
          }
        }
        .onPreferenceChange(Bounds.self) { bounds = $0 }
        .onAppear { inset = 20 }
      }
    }
    let dump = try placed(Kept(), width: 100, height: 20)
    XCTAssertTrue(dump.hasSuffix("Color (0, 10; 30 × 2)"), dump)
  }

  // MARK: - Spaces

  @MainActor func testNamedSpaces() async throws {
    struct Spaces: View {
      let log: Log
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 10)
          VStack(spacing: 0) {
            Color.green.frame(height: 5)
            GeometryReader { proxy in
              let _ =
                log.lines = [
                  GeometryTests.text(proxy.frame(in: .local)), GeometryTests.text(proxy.frame(in: .global)),
                  GeometryTests.text(proxy.frame(in: .named("outer"))), GeometryTests.text(proxy.frame(in: .named(7))),
                  GeometryTests.text(proxy.bounds(of: .named("outer")) ?? .zero),
                  "\(proxy.bounds(of: .named("none")) == nil)",
                  GeometryTests.text(proxy.frame(in: CoordinateSpace.named("outer"))),
                ]
              Color.clear
            }
          }
          .coordinateSpace(name: 7)
        }
        .padding(.top, 1)
        .coordinateSpace(.named("outer"))
        .padding(2)
      }
    }
    let log = Log()
    _ = try placed(Spaces(log: log), width: 50, height: 40)
    XCTAssertEqual(
      log.lines,
      [
        "0.0,0.0,36.0,30.0", "12.0,8.0,36.0,30.0", "10.0,6.0,36.0,30.0", "0.0,5.0,36.0,30.0", "-10.0,-6.0,46.0,36.0",
        "true",
        "10.0,6.0,36.0,30.0",
      ])
  }

  @MainActor func testTheNearestSpaceOfANameCounts() async throws {
    let log = Log()
    let inner = GeometryReader { proxy in
      let _ = log.lines = [GeometryTests.text(proxy.frame(in: .named("s")))]
      Color.clear
    }
    _ = try placed(
      inner.padding(1).coordinateSpace(name: "s").padding(2).coordinateSpace(name: "s"), width: 20, height: 20)
    XCTAssertEqual(log.lines, ["1.0,1.0,14.0,14.0"])
    // A space reaches into readers, and not out of the view that has it.
    _ = try placed(
      VStack(spacing: 0) {
        Color.red.frame(height: 4).coordinateSpace(name: "beside")
        GeometryReader { _ in inner.padding(3) }.coordinateSpace(name: "s")
      }, width: 20, height: 20)
    XCTAssertEqual(log.lines, ["3.0,3.0,14.0,10.0"])
  }

  @MainActor func testAnUnknownSpaceIsThePictureAndWarnedOf() async throws {
    let log = Log()
    let graph = ViewGraph(
      GeometryReader { proxy in
        let _ = log.lines = [GeometryTests.text(proxy.frame(in: .named("nowhere")))]
        Color.clear
      }.padding(3), environment: EnvironmentValues())
    _ = graph.settle {
      Placer.place($0, in: CGSize(width: 10, height: 10), context: LayoutContext(withoutFontsAtScale: 1))
    }
    XCTAssertEqual(log.lines, ["3.0,3.0,4.0,4.0"])
    XCTAssertEqual(graph.warnings.count, 1)
    XCTAssertTrue(graph.warnings[0].contains("named nowhere"), graph.warnings[0])
    XCTAssertEqual(graph.failures, [])
  }

  @MainActor func testScrollViewsAreSpaces() async throws {
    let log = Log()
    let reader = GeometryReader { proxy in
      let _ =
        log.lines = [
          GeometryTests.text(proxy.frame(in: .scrollView)),
          GeometryTests.text(proxy.frame(in: .scrollView(axis: .vertical))),
          GeometryTests.text(proxy.frame(in: .scrollView(axis: .horizontal))),
        ]
      Color.clear
    }.frame(width: 10, height: 10)
    _ = try placed(
      ScrollView { ScrollView(.horizontal) { reader.padding(.leading, 4) }.padding(.top, 6) }.padding(20), width: 80,
      height: 80)
    XCTAssertEqual(log.lines, ["4.0,0.0,10.0,10.0", "4.0,6.0,10.0,10.0", "4.0,0.0,10.0,10.0"])
  }

  // MARK: - Changes of geometry

  @MainActor func testChangesOfGeometry() async throws {
    struct Sized: View {
      let log: Log
      @State private var width: CGFloat = 10
      @State private var seen: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: width, height: 5)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              seen = $0
            }
            .onGeometryChange(for: CGSize.self) {
              $0.frame(in: .named("s")).size
            } action: { old, new in
              log.lines.append("\(old.width)→\(new.width)")
            }
          Color.blue.frame(width: seen, height: 2)
        }
        .coordinateSpace(name: "s")
        .onAppear { width = 30 }
      }
    }
    let log = Log()
    let dump = try placed(Sized(log: log), width: 40, height: 7)
    XCTAssertTrue(dump.hasSuffix("Color (5, 5; 30 × 2)"), dump)
    XCTAssertEqual(log.lines, ["10.0→10.0", "10.0→30.0"])
  }

  @MainActor func testAGeometryThatNeverSettlesIsNamed() async throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          width = $0 + 1
        }
      }
    }
    let dump = try placed(Growing())
    XCTAssertTrue(dump.hasPrefix("FAILED: the view does not settle") && dump.contains("onGeometryChange(for: "), dump)
  }
}
