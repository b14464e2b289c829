@testable import SwiftUI
import XCTest

/// Stored values, focus and metrics evaluate only the views that read them.
final class EvaluationTests: XCTestCase {
  @MainActor private final class Log {
    private var names: [String] = []
    func note(_ name: String) { names.append(name) }
    /// Since the last call.
    func take() -> String {
      defer { names = [] }
      return names.sorted().joined(separator: " ")
    }
  }
  private enum Field: Hashable { case one, two }

  private struct Everything: View {
    let log: Log
    let name: String
    @AppStorage("all.count") private var count = 0
    @SceneStorage("all.page") private var page: Int?
    @FocusState private var field: Field?
    @GestureState private var offset = CGSize.zero
    @Namespace private var namespace
    @ScaledMetric private var spacing: CGFloat = 22
    @AccessibilityFocusState private var isSpoken: Bool
    var body: some View {
      let _ = log.note(name)
      Button("\(name) \(count) \(page ?? -1) \(Int(spacing))") { count += 1 }.focused($field, equals: .one)
    }
  }
  private struct FocusReader: View {
    let log: Log
    var isFocused: FocusState<Field?>.Binding
    var body: some View {
      let _ = log.note("reader")
      Text("\(isFocused.wrappedValue.map { "\($0)" } ?? "none")")
    }
  }
  private struct Parent: View {
    let log: Log
    @State private var title = 0
    @State private var size = DynamicTypeSize.large
    @State private var key = "first"
    @FocusState private var field: Field?
    var body: some View {
      let _ = log.note("parent")
      VStack {
        Text("title \(title)")
        Everything(log: log, name: "a").dynamicTypeSize(size)
        Everything(log: log, name: "b")
        Keyed(log: log, key: key)
        FocusReader(log: log, isFocused: $field)
        Button("rename") { title += 1 }
        Button("enlarge") { size = .accessibility5 }
        Button("rekey") { key = "second" }
        Button("focus") { field = .two }
      }
    }
  }
  private struct Keyed: View {
    let log: Log
    @AppStorage private var value: String
    init(log: Log, key: String) {
      self.log = log
      _value = AppStorage(wrappedValue: "nothing under \(key)", key)
    }
    var body: some View {
      let _ = log.note("keyed")
      Text(value)
    }
  }

  @MainActor func testOnlyReadersAreEvaluated() async {
    let log = Log()
    let probe = Probe(Parent(log: log))
    probe.settle()
    XCTAssertEqual(log.take(), "a b keyed parent reader")
    probe.tap("rename")
    probe.settle()
    XCTAssertEqual(log.take(), "parent", "views with the same properties are left alone")
    probe.tap("a 0")
    XCTAssertTrue(probe.settle().contains("b 1 -1 22"))
    XCTAssertEqual(log.take(), "a b")
    probe.tap("focus")
    XCTAssertTrue(probe.settle().contains("\"two\""))
    XCTAssertEqual(log.take(), "reader")
  }

  @MainActor func testWhatAPropertyBringsFromOutside() async {
    let log = Log()
    let probe = Probe(Parent(log: log))
    probe.settle()
    _ = log.take()
    probe.tap("enlarge")
    let enlarged = probe.settle()
    XCTAssertTrue(enlarged.contains("a 0 -1 62"))
    XCTAssertTrue(enlarged.contains("b 0 -1 22"))
    XCTAssertEqual(log.take(), "a parent")
    probe.tap("rekey")
    XCTAssertTrue(probe.settle().contains("nothing under second"))
    XCTAssertEqual(log.take(), "keyed parent")
  }
}
