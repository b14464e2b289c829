import ViewTree
import VirtualTime
import XCTest

@testable import SwiftUI

final class TextFieldTests: XCTestCase {
  private struct Form: View {
    @State var name = ""
    @State var submitted = 0
    var isDisabled = false
    var body: some View {
      VStack {
        TextField("Name", text: $name).disabled(isDisabled)
        Text("Hello \(name)")
        Text("\(submitted) submitted")
      }
      .onSubmit { submitted += 1 }
    }
  }
  private func input(_ control: ControlAction) throws -> ControlAction.TextInput {
    guard case .text(let input) = control else { throw UnexpectedControl(control: control) }
    return input
  }

  @MainActor func testSizes() async throws {
    XCTAssertEqual(
      try ControlStage(TextField("Name", text: .constant("")), width: 200).tree.frame.size,
      CGSize(width: 200, height: 22))
    XCTAssertEqual(
      try ControlStage(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder), width: 200).tree.frame
        .size,
      CGSize(width: 200, height: 34))
    XCTAssertEqual(
      try ControlStage(SecureField("Name", text: .constant("abc")), width: 200).tree.frame.size,
      CGSize(width: 200, height: 22))
    let text = Binding.constant("one line and another one after it, and a third one")
    XCTAssertEqual(try ControlStage(TextField("a", text: text), width: 200).tree.frame.height, 22)
    // Two lines: a pitch and a line.
    XCTAssertEqual(
      try ControlStage(TextField("a", text: text, axis: .vertical), width: 200).tree.frame.height, 42.5)
    XCTAssertEqual(
      try ControlStage(TextEditor(text: text), width: 200, height: 150).tree.frame.size, CGSize(width: 200, height: 150)
    )
  }

  @MainActor func testTypingChangesTheText() async throws {
    let stage = try ControlStage(Form(), width: 200)
    XCTAssertEqual(stage.texts, ["Name", "Hello ", "0 submitted"])
    XCTAssertEqual(try stage.semantics("TextField").label, "Name")
    XCTAssertEqual(try stage.semantics("TextField").value, "")
    try stage.perform("TextField") { try self.input($0).focus(true) }
    XCTAssertEqual(try stage.semantics("TextField").traits, ["textField", "focused"])
    try stage.perform("TextField") { try self.input($0).set("Ada") }
    XCTAssertEqual(stage.texts, ["Ada", "Hello Ada", "0 submitted"])
    XCTAssertEqual(try stage.semantics("TextField").label, "Name")
    XCTAssertEqual(try stage.semantics("TextField").value, "Ada")
    try stage.perform("TextField") { try self.input($0).submit() }
    XCTAssertEqual(stage.texts.last, "1 submitted")
    XCTAssertEqual(try stage.semantics("TextField").traits, ["textField"])
    try stage.tap("TextField")
    XCTAssertEqual(try stage.semantics("TextField").traits, ["textField", "focused"])
  }

  @MainActor func testADisabledFieldHasNoCaret() async throws {
    let stage = try ControlStage(Form(name: "Ada", isDisabled: true), width: 200)
    XCTAssertFalse(try stage.semantics("TextField").isEnabled)
    try stage.tap("TextField")
    XCTAssertNil(stage.all.first { $0.kind == "Caret" })
    XCTAssertEqual(paint(TextField("a", text: .constant("b")).disabled(true)), paint(Color.secondary))
  }

  @MainActor func testTheCaretFollowsTheText() async throws {
    func caret(
      _ text: String, width: CGFloat = 200, axis: Axis = .horizontal,
      _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> (CGRect, PlacedNode) {
      let stage = try ControlStage(
        TextField("Placeholder", text: .constant(text), axis: axis), width: width, EnvironmentValues.with(change))
      try stage.tap("TextField")
      return (
        try XCTUnwrap(stage.all.first { $0.kind == "Caret" }?.frame), try XCTUnwrap(stage.all.first { $0.text != nil })
      )
    }
    var (caretFrame, text) = try caret("Ada")
    XCTAssertEqual(caretFrame.width, 2)
    XCTAssertEqual(caretFrame.minX, text.frame.maxX, accuracy: 0.5)
    XCTAssertGreaterThan(caretFrame.height, 18)
    // What is asked for is no text: the caret stands before it.
    (caretFrame, text) = try caret("")
    XCTAssertEqual(caretFrame.minX, 0)
    XCTAssertEqual(text.text, "Placeholder")
    // Too long: the end is in sight, the beginning is not.
    (caretFrame, text) = try caret("a long text that does not fit", width: 100)
    XCTAssertEqual(caretFrame.maxX, 100)
    XCTAssertEqual(text.frame.maxX, 98, accuracy: 0.5)
    XCTAssertLessThan(text.frame.minX, 0)
    // Right to left.
    (caretFrame, text) = try caret("Ada") { $0.layoutDirection = .rightToLeft }
    XCTAssertEqual(caretFrame.maxX, text.frame.minX, accuracy: 0.5)
    XCTAssertEqual(text.frame.maxX, 200)
    // Centred.
    (caretFrame, text) = try caret("") { $0.multilineTextAlignment = .center }
    XCTAssertEqual(caretFrame.minX, 100)
    // On the last line.
    (caretFrame, text) = try caret("one\ntwo\n", axis: .vertical)
    XCTAssertEqual(caretFrame.minX, 0)
    XCTAssertGreaterThan(caretFrame.minY, 40)
  }

  @MainActor func testTheCaretBlinksWithTheVirtualClock() async throws {
    for (time, isShown) in [
      (0, true), (0.49, true), (0.5, false), (0.99, false), (7.25, true), (-1, true), (.nan, true),
    ] {
      XCTAssertEqual(Caret.isShown(at: time), isShown, "\(time)")
    }
    struct Focused: View {
      var body: some View {
        TextField("a", text: .constant("")).tint(.black)
          .environment(\.focusTarget, FocusTarget(isFocused: true, setFocused: { _ in }))
      }
    }
    XCTAssertEqual(try picture(Focused(), width: 50, until: .time(0.25)).rgb(1, 11), [0, 0, 0])
    XCTAssertEqual(try picture(Focused(), width: 50, until: .time(0.75)).rgb(1, 11), [255, 255, 255])
  }

  @MainActor func testAFocusTargetAroundDecides() async throws {
    let asked = Held<[Bool]>([])
    let target = FocusTarget(isFocused: true) { asked.value.append($0) }
    let stage = try ControlStage(TextField("a", text: .constant("b")).environment(\.focusTarget, target), width: 100)
    XCTAssertNotNil(stage.all.first { $0.kind == "Caret" })
    try stage.perform("TextField") { try self.input($0).focus(false) }
    try stage.tap("TextField")
    XCTAssertEqual(asked.value, [false, true])
  }

  @MainActor func testCallbacks() async throws {
    let heard = Held<[String]>([])
    let field = TextField(
      "a", text: .constant("b"), onEditingChanged: { heard.value.append("editing \($0)") },
      onCommit: { heard.value.append("commit") })
    let stage = try ControlStage(
      field.onSubmit { heard.value.append("inner") }.onSubmit { heard.value.append("outer") }, width: 100)
    try stage.tap("TextField")
    try stage.perform("TextField") { try self.input($0).submit() }
    XCTAssertEqual(heard.value, ["editing true", "editing false", "commit", "inner", "outer"])
    let scoped = try ControlStage(
      TextField("a", text: .constant("b")).submitScope().onSubmit { heard.value.append("never") }, width: 100)
    try scoped.perform("TextField") { try self.input($0).submit() }
    XCTAssertFalse(heard.value.contains("never"))
  }

  @MainActor func testSecureFieldsShowBullets() async throws {
    let stage = try ControlStage(SecureField("Password", text: .constant("s3cret")), width: 200)
    XCTAssertEqual(stage.texts, ["••••••"])
    let semantics = try stage.semantics("SecureField")
    XCTAssertEqual(semantics.label, "Password")
    XCTAssertEqual(semantics.value, "••••••")
    XCTAssertFalse(stage.dump.contains("s3cret"))
  }

  @MainActor func testPlaceholders() async throws {
    let asked = Color(.system(.tertiary))
    XCTAssertEqual(paint(TextField("a", text: .constant(""))), paint(asked))
    XCTAssertEqual(paint(TextField("a", text: .constant("")).foregroundStyle(.red)), paint(asked))
    XCTAssertEqual(paint(TextField("a", text: .constant("b")).foregroundStyle(.red)), paint(Color.red))
    XCTAssertEqual(
      paint(TextField("a", text: .constant(""), prompt: Text("b").foregroundColor(.red))), paint(Color.red))
    let prompted = try ControlStage(TextField("Name", text: .constant(""), prompt: Text("Required")), width: 100)
    XCTAssertEqual(prompted.texts, ["Required"])
    XCTAssertEqual(try prompted.semantics("TextField").label, "Name")
  }

  @MainActor func testOwnStyles() async throws {
    struct Boxed: TextFieldStyle {
      @Environment(\.isEnabled) var isEnabled
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
          Text(isEnabled ? ">" : "x")
          configuration
        }
        .padding(10)
        .background(Color.yellow)
      }
    }
    struct Page: View {
      @State var text = ""
      var body: some View { TextField("Name", text: $text).textFieldStyle(Boxed()) }
    }
    let stage = try ControlStage(Page(), width: 200)
    XCTAssertEqual(stage.texts, [">", "Name"])
    XCTAssertEqual(stage.tree.frame.height, 42)
    XCTAssertEqual(stage.all.filter { $0.semantics?.role == "TextField" }.count, 1)
    try stage.tap("TextField")
    try stage.perform("TextField") { try self.input($0).set("Ada") }
    XCTAssertEqual(stage.texts, [">", "Ada"])
    XCTAssertNotNil(stage.all.first { $0.kind == "Caret" })
    let plain = try ControlStage(
      TextField("Name", text: .constant("")).textFieldStyle(.plain).textFieldStyle(Boxed()), width: 200)
    XCTAssertEqual(plain.texts, ["Name"])
  }

  @MainActor func testValues() async throws {
    struct Amount: View {
      @State var amount = 1234.5
      @State var count: Int? = nil
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          TextField("Count", value: $count, format: .number)
          Text(verbatim: "\(amount) \(count.map { "\($0)" } ?? "none")")
        }
      }
    }
    let stage = try ControlStage(Amount(), width: 200)
    XCTAssertEqual(stage.texts, ["1,234.5", "Count", "1234.5 none"])
    try stage.perform("TextField", "Amount") { try self.input($0).set("7") }
    try stage.perform("TextField", "Count") { try self.input($0).set("12") }
    XCTAssertEqual(stage.texts.last, "7.0 12")
    try stage.perform("TextField", "Amount") { try self.input($0).set("not a number") }
    try stage.perform("TextField", "Count") { try self.input($0).set("") }
    XCTAssertEqual(stage.texts.last, "7.0 none")
    let german = try ControlStage(
      Amount(), width: 200, EnvironmentValues.with { $0.locale = Locale(identifier: "de_DE") })
    XCTAssertEqual(german.texts.first, "1.234,5")
  }

  @MainActor func testTextEditor() async throws {
    struct Notes: View {
      @State var text = "first"
      var body: some View { TextEditor(text: $text) }
    }
    let stage = try ControlStage(Notes(), width: 200, height: 100)
    XCTAssertEqual(stage.all.first { $0.text != nil }?.frame.origin, CGPoint(x: 5, y: 8))
    try stage.perform("TextEditor") { try self.input($0).submit() }
    try stage.perform("TextEditor") { try self.input($0).set(self.input($0).text + "second") }
    XCTAssertEqual(stage.texts, ["first\nsecond"])
    let hidden = TextEditor(text: .constant("")).background(Color.red)
    XCTAssertEqual(try picture(hidden, width: 40, height: 40).rgb(20, 20), [255, 255, 255])
    XCTAssertNotEqual(
      try picture(hidden.scrollContentBackground(.hidden), width: 40, height: 40).rgb(20, 20), [255, 255, 255])
  }

  @MainActor func testHugeTextsAreDrawn() async throws {
    let text = String(repeating: "long ", count: 2_000)
    XCTAssertEqual(try ControlStage(SecureField("a", text: .constant(text)), width: 100).graph.failures, [])
    XCTAssertEqual(
      try ControlStage(TextField("a", text: .constant(text), axis: .vertical), width: 100).graph.failures, [])
  }
}
