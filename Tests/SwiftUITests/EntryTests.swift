@testable import SwiftUI
import XCTest

private final class Model { var name = "default" }

extension EnvironmentValues {
  @Entry fileprivate var badge: String = "none"
  @Entry fileprivate var columns = 3
  @Entry fileprivate var model: Model?
  /// Not `Sendable`, as many defaults are not.
  @Entry fileprivate var shared = Model()
  @Entry fileprivate var format: (Int) -> String = { "<\($0)>" }
  @Entry fileprivate var `default`: [String: Int] = [:]
}

extension Transaction {
  @Entry fileprivate var isUserDriven = false
  @Entry fileprivate var source: String?
}

/// `@Entry`, expanded by the compiler.
final class EntryTests: XCTestCase {
  private struct Reader: View {
    @Environment(\.badge) private var badge
    @Environment(\.columns) private var columns
    @Environment(\.model) private var model
    @Environment(\.shared) private var shared
    @Environment(\.format) private var format
    @Environment(\.default) private var defaults
    var body: some View {
      Text(verbatim: "\(badge) \(columns) \(model?.name ?? "nil") \(shared.name) \(format(defaults["a"] ?? 0))")
    }
  }

  @MainActor func testDefaultsAndValues() async {
    XCTAssertEqual(tree(Reader()), "\"none 3 nil default <0>\"")
    let model = Model()
    model.name = "given"
    XCTAssertEqual(
      tree(
        Reader().environment(\.badge, "new").environment(\.columns, 4).environment(\.model, model)
          .environment(\.format) { "[\($0)]" }.environment(\.default, ["a": 1])),
      "\"new 4 given default [1]\"")
  }

  @MainActor func testInnerValuesDoNotReachOut() async {
    XCTAssertEqual(
      tree(
        VStack {
          Reader().environment(\.columns, 5); Reader()
        }),
      "VStack\n  \"none 5 nil default <0>\"\n  \"none 3 nil default <0>\"")
  }

  func testTransactions() {
    var transaction = Transaction(animation: .default)
    XCTAssertFalse(transaction.isUserDriven)
    XCTAssertNil(transaction.source)
    transaction.isUserDriven = true
    transaction.source = "tap"
    let copy = transaction
    transaction.source = nil
    XCTAssertTrue(copy.isUserDriven)
    XCTAssertEqual(copy.source, "tap")
    XCTAssertNil(transaction.source)
  }
}

#Preview { EntryTests.PreviewedView(isOn: .constant(true)) }
#Preview("State", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = false
  EntryTests.PreviewedView(isOn: $isOn)
}
#Preview("Statements", traits: .landscapeLeft, .fixedLayout(width: 100, height: 50), .modifier(EntryTests.Framed())) {
  let binding = Binding.constant(true)
  return EntryTests.PreviewedView(isOn: binding)
}

extension EntryTests {
  fileprivate struct PreviewedView: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
    #Preview("Inside a type", body: { Text("a") })
  }
  fileprivate struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
  }
}
