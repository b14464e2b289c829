import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotCore

/// Controls as a host sees them: an element with a `ControlAction`.
final class ControlDriverTests: XCTestCase {
  /// Stands for a control of any kind.
  private struct Control: View {
    let name: String
    var kind = "Control"
    var isEnabled = true
    let value: String
    let control: ControlAction
    var body: some View {
      Text("\(name) \(value)").semantics {
        ($0.role, $0.label, $0.value, $0.control, $0.isEnabled) = (kind, name, value, control, isEnabled)
      }
    }
  }

  private struct Form: View {
    @State private var isOn = false
    @State private var text = "a"
    @State private var fruit = "Apple"
    @State private var level = 2.0
    @State private var focus = "none"
    @State private var submitted = 0
    var isEnabled = true
    var body: some View {
      VStack {
        Control(name: "Wi-Fi", isEnabled: isEnabled, value: "\(isOn)", control: .toggle(isOn: isOn) { isOn = $0 })
        Control(
          name: "Name", value: text,
          control: .text(
            .init(
              text: text, set: { text = $0.uppercased() }, submit: { submitted += 1 },
              focus: { focus = $0 ? "Name" : "none" })))
        Control(
          name: "Notes", kind: "TextEditor", value: text,
          control: .text(.init(text: text, set: { text = $0 }, submit: {}, focus: { _ in })))
        Control(
          name: "Fruit", value: fruit,
          control: .choice(
            ["Apple", "Pear"].map { name in .init(label: name, isSelected: fruit == name) { fruit = name } }))
        Control(
          name: "Level", value: "\(level)",
          control: .number(
            .init(
              value: level, range: 0...3, set: { level = $0 }, increment: level < 3 ? { level += 1 } : nil,
              decrement: level > 0 ? { level -= 1 } : nil)))
        Text("focus \(focus), submitted \(submitted)")
      }
    }
  }
  @MainActor private func value(_ view: DrivenView, _ name: String) throws -> String? {
    try view.interactor.element(name).node.semantics?.value
  }

  @MainActor func testToggles() async throws {
    let view = try DrivenView { Form() }
    try view.interactor.toggle("Wi-Fi", isOn: nil)
    XCTAssertEqual(try value(view, "Wi-Fi"), "true")
    try view.interactor.toggle("Wi-Fi", isOn: true)
    XCTAssertEqual(try value(view, "Wi-Fi"), "true")
    try view.interactor.tap("Wi-Fi")
    XCTAssertEqual(try value(view, "Wi-Fi"), "false")
    XCTAssertEqual(view.problem { try $0.toggle("Name", isOn: nil) }?.hasSuffix("is no toggle"), true)
    let off = try DrivenView { Form(isEnabled: false) }
    XCTAssertEqual(
      off.problem { try $0.toggle("Wi-Fi", isOn: nil) }?.hasSuffix("disabled, so nothing can be done with it"), true)
    XCTAssertEqual(off.problem { try $0.tap("Wi-Fi") }?.hasSuffix("disabled, so nothing can be done with it"), true)
  }

  @MainActor func testTyping() async throws {
    let view = try DrivenView { Form() }
    try view.interactor.type("bc", into: "Name")
    // Each character goes through the binding, which here makes capitals.
    XCTAssertEqual(try value(view, "Name"), "ABC")
    XCTAssertEqual(view.texts.last, "focus Name, submitted 0")
    try view.interactor.submit(nil)
    try view.interactor.type("d\n", into: "Name")
    XCTAssertEqual(view.texts.last, "focus Name, submitted 2")
    try view.interactor.clear("Name")
    XCTAssertEqual(try value(view, "Name"), "")
    try view.interactor.type("x\ny", into: "Notes")
    XCTAssertEqual(try value(view, "Notes"), "x\ny")
    let fresh = try DrivenView { Form() }
    XCTAssertNotNil(fresh.problem { try $0.submit(nil) })
  }

  @MainActor func testChoices() async throws {
    let view = try DrivenView { Form() }
    try view.interactor.select("Pear", in: "Fruit")
    XCTAssertEqual(try value(view, "Fruit"), "Pear")
    try view.interactor.select("Apple", in: nil)
    XCTAssertEqual(try value(view, "Fruit"), "Apple")
    XCTAssertEqual(
      view.problem { try $0.select("Plum", in: "Fruit") }?.hasSuffix(
        "has no option \"Plum\"; it has \"Apple\", \"Pear\""), true)
    XCTAssertEqual(
      view.problem { try $0.select("Plum", in: nil) }, "no picker has an option \"Plum\"; there are \"Apple\", \"Pear\""
    )
  }

  @MainActor func testNumbers() async throws {
    let view = try DrivenView { Form() }
    try view.interactor.adjust("Level", to: 0.5)
    XCTAssertEqual(try value(view, "Level"), "0.5")
    XCTAssertEqual(
      view.problem { try $0.adjust("Level", to: 4) }?.hasSuffix("cannot be set to 4; it goes from 0 to 3"), true)
    XCTAssertNotNil(view.problem { try $0.adjust("Level", to: .nan) })
    try view.interactor.adjust("Level", to: 2)
    try view.interactor.increment("Level")
    XCTAssertEqual(view.problem { try $0.increment("Level") }?.contains("nothing to increment"), true)
    try view.interactor.decrement("Level")
    XCTAssertEqual(try value(view, "Level"), "2.0")
  }
}
