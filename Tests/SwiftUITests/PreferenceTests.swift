@testable import SwiftUI
import XCTest

/// Values that views hand up: how they combine, who sees them, and that a view that reacts to them settles.
final class PreferenceTests: XCTestCase {
  /// What views say, in the order in which it is combined.
  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }
  private enum Title: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
  }
  private enum Width: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Named: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Color.red.frame(width: 10, height: 10).preference(key: Names.self, value: [name]) }
  }

  /// The values that the view's observer heard.
  @MainActor private func heard(_ view: some View) throws -> [String] {
    let log = Log()
    _ = try placed(view.onPreferenceChange(Names.self) { log.lines.append($0.joined()) }, width: 200, height: 200)
    return log.lines
  }

  // MARK: - Combining

  @MainActor func testSiblingsCombineInTheirOrder() async throws {
    XCTAssertEqual(try heard(Named("a")), ["a"])
    XCTAssertEqual(
      try heard(
        HStack {
          Named("a"); Text("x");
          VStack {
            Named("b"); Named("c")
          }; Named("d")
        }), ["abcd"])
    XCTAssertEqual(try heard(VStack { ForEach(0..<4) { Named("\($0)") } }), ["0123"])
    XCTAssertEqual(
      try heard(
        HStack {
          AnyView(Named("a"));
          Group {
            Named("b"); Named("c")
          }
        }), ["abc"])
    XCTAssertEqual(
      try heard(
        HStack {
          if true { Named("a") } else { Named("b") }; Named("c").hidden()
        }), ["ac"])
    XCTAssertEqual(try heard(ScrollView { Named("a").padding().offset(x: 500) }), ["a"])
  }

  @MainActor func testNobodySaysAnything() async throws {
    XCTAssertEqual(try heard(Text("x")), [])
    XCTAssertEqual(try heard(EmptyView().preference(key: Names.self, value: ["never there"])), [])
  }

  @MainActor func testAContainersValueReplacesThoseInIt() async throws {
    XCTAssertEqual(
      try heard(
        HStack {
          Named("a"); Named("b")
        }.preference(key: Names.self, value: ["x"])), ["x"])
    XCTAssertEqual(
      try heard(
        HStack {
          HStack { Named("a") }.preference(key: Names.self, value: ["x"]); Named("b")
        }), ["xb"])
    XCTAssertEqual(
      try heard(Named("a").preference(key: Names.self, value: ["x"]).preference(key: Names.self, value: ["y"])), ["y"])
  }

  @MainActor func testTransforms() async throws {
    XCTAssertEqual(
      try heard(
        HStack {
          Named("a"); Named("b")
        }.transformPreference(Names.self) { $0.append("x") }), ["abx"])
    XCTAssertEqual(try heard(Text("t").transformPreference(Names.self) { $0.append("x") }), ["x"])
    XCTAssertEqual(
      try heard(
        Named("a").transformPreference(Names.self) { $0.append("1") }.padding().transformPreference(Names.self) {
          $0.append("2")
        }),
      ["a12"])
  }

  @MainActor func testBackgroundsComeBeforeAndOverlaysAfter() async throws {
    XCTAssertEqual(try heard(Named("a").background(Named("b")).overlay(Named("c"))), ["bac"])
    XCTAssertEqual(
      try heard(Named("a").backgroundPreferenceValue(Names.self) { Named("(\($0.joined()))") }), ["(a)a"])
    XCTAssertEqual(
      try heard(Named("a").overlayPreferenceValue(Names.self) { Named("(\($0.joined()))") }), ["a(a)"])
    XCTAssertEqual(
      try heard(Text("t").overlayPreferenceValue(Names.self) { Named("(\($0.joined()))") }), ["()"])
  }

  @MainActor func testReadersOfGeometry() async throws {
    XCTAssertEqual(
      try heard(
        HStack {
          Named("a")
          GeometryReader { _ in
            VStack {
              Named("b"); GeometryReader { _ in Named("c") }
            }
          }
          Named("d")
        }), ["abcd"])
  }

  @MainActor func testOptionalKeys() async throws {
    struct Screen: View {
      @State private var title: String?
      var body: some View {
        VStack {
          Text("no title").preference(key: Title.self, value: nil)
          Text("title").preference(key: Title.self, value: "first")
          Text("another").preference(key: Title.self, value: "second")
        }
        .overlay(Text(title ?? "none"))
        .onPreferenceChange(Title.self) { title = $0 }
      }
    }
    XCTAssertTrue(try placed(Screen()).contains("\"first\""))
    XCTAssertNil(Title.defaultValue)
  }

  // MARK: - Changes

  @MainActor func testObserversHearEachValueOnce() async throws {
    struct Screen: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        HStack {
          if step != 2 { Named("\(min(step, 1))") }
          Color.red.onAppear { step = 1 }
        }
        .onPreferenceChange(Names.self) { names in
          log.lines.append(names.joined())
          if step < 4, names != ["0"] { step += 1 }
        }
      }
    }
    let log = Log()
    _ = try placed(Screen(log: log), width: 100, height: 100)
    XCTAssertEqual(log.lines, ["0", "1", "", "1"])
  }

  @MainActor func testEachNodeOfAGroupIsObserved() async throws {
    XCTAssertEqual(
      try heard(
        Group {
          Named("a"); Named("b")
        }), ["a", "b"])
  }

  @MainActor func testEqualWidths() async throws {
    struct Rows: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([20, 50, 30], id: \.self) { length in
            Color.red.frame(width: CGFloat(length), height: 10)
              .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
              .frame(width: width, alignment: .trailing)
          }
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let dump = try placed(Rows())
    XCTAssertEqual(
      dump.split(separator: "\n").filter { $0.contains("frame(width: 50)") && !$0.contains("height") }.count, 3, dump)
    XCTAssertTrue(dump.contains("Color (30, 0; 20 × 10)") && dump.contains("Color (20, 20; 30 × 10)"), dump)
  }

  @MainActor func testLayersMadeFromPreferencesAreAligned() async throws {
    let view = Color.red.frame(width: 40, height: 20).preference(key: Width.self, value: 10)
    let over = try placed(
      view.overlayPreferenceValue(Width.self, alignment: .bottomTrailing) { Color.blue.frame(width: $0, height: 4) })
    XCTAssertEqual(
      over,
      """
      overlay (0, 0; 40 × 20)
        frame(width: 40, height: 20) (0, 0; 40 × 20)
          Color (0, 0; 40 × 20)
        overlayPreferenceValue (0, 0; 40 × 20)
          frame(width: 10, height: 4) (30, 16; 10 × 4)
            Color (30, 16; 10 × 4)
      """)
    let behind = try placed(view.backgroundPreferenceValue(Width.self) { Color.blue.frame(width: $0, height: 4) })
    XCTAssertEqual(
      behind,
      """
      background (0, 0; 40 × 20)
        backgroundPreferenceValue (0, 0; 40 × 20)
          frame(width: 10, height: 4) (15, 8; 10 × 4)
            Color (15, 8; 10 × 4)
        frame(width: 40, height: 20) (0, 0; 40 × 20)
          Color (0, 0; 40 × 20)
      """)
  }

  // MARK: - What never settles

  @MainActor func testAValueThatNeverSettlesIsNamed() async throws {
    struct Growing: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 10)
          .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
          .onPreferenceChange(Width.self) { width = $0 + 1 }
      }
    }
    let dump = try placed(Growing())
    XCTAssertTrue(dump.hasPrefix("FAILED: the view does not settle"), dump)
    XCTAssertTrue(dump.contains("the preference Width") && dump.contains("Growing.width"), dump)
  }

  @MainActor func testWrongSizes() async throws {
    struct Wrong: View {
      let length: CGFloat
      @State private var width: CGFloat = 0
      var body: some View {
        Color.red.frame(width: length, height: 10)
          .background(GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) })
          .onPreferenceChange(Width.self) { width = $0 }
          .overlay(Text("\(width)"))
      }
    }
    for length in [CGFloat.nan, -1, .infinity] {
      let dump = try placed(Wrong(length: length), width: 50, height: 50)
      XCTAssertTrue(dump.hasPrefix("FAILED: ") || length == .infinity, dump)
      XCTAssertFalse(dump.contains("settle"), dump)
    }
    // A state that is no number is never the same again.
    struct NotANumber: View {
      @State private var width: CGFloat = 0
      var body: some View {
        Text("\(width)").preference(key: Names.self, value: ["\(width)"])
          .preference(key: Width.self, value: .nan).onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let dump = try placed(NotANumber())
    XCTAssertTrue(dump.hasPrefix("FAILED: the view does not settle") && dump.contains("the preference Width"), dump)
  }
}
