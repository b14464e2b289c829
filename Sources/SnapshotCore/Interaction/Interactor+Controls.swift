import SwiftUI
import ViewTree

extension Interactor {
  /// The control of a name that a person can reach.
  private func control(
    _ name: String, to action: String, _ wanted: String, where isWanted: (ControlAction) -> Bool
  ) throws(InteractionError) -> Element {
    func isWantedElement(_ element: Element) -> Bool { element.node.semantics?.control.map(isWanted) ?? false }
    let finder = try finder
    let element = try finder.element(named: name, to: action, where: isWantedElement)
    guard let control = finder.control(of: element, where: isWantedElement) else {
      throw .wrongControl(element.description, wanted: wanted)
    }
    _ = try point(on: control)
    return control
  }

  // MARK: - Toggles

  /// - Parameter isOn: what it is to be; `nil` turns it over.
  package func toggle(_ name: String, isOn: Bool?) throws(InteractionError) {
    let element = try control(name, to: "toggle", "toggle") { if case .toggle = $0 { true } else { false } }
    guard case .toggle(let current, let set) = element.node.semantics?.control, isOn != current else { return }
    perform { set(!current) }
  }

  // MARK: - Text

  private static func isText(_ control: ControlAction) -> Bool { if case .text = control { true } else { false } }

  /// Taps the field and types, a character at a time, behind what is there. A return submits what holds one line only.
  package func type(_ text: String, into name: String) throws(InteractionError) {
    let element = try control(name, to: "type into", "text field", where: Self.isText)
    focus(element)
    for character in text {
      guard let (node, input) = input(at: element.path) else { break }
      if character.isNewline, node.kind != "TextEditor" {
        stage.run(rests: false) { input.submit() }
      } else {
        stage.run(rests: false) { input.set(input.text + String(character)) }
      }
    }
    settle()
  }
  /// Takes out what the field holds.
  package func clear(_ name: String) throws(InteractionError) {
    let element = try control(name, to: "clear", "text field", where: Self.isText)
    focus(element)
    if let (_, input) = input(at: element.path) { perform { input.set("") } }
  }
  /// Hits the return key in a field, or in the one that was typed into last.
  package func submit(_ name: String?) throws(InteractionError) {
    if let name {
      let element = try control(name, to: "submit", "text field", where: Self.isText)
      focus(element)
    }
    guard let path = keyboardPath, let (_, input) = input(at: path) else {
      throw .notFound("", action: "submit; type into a text field first, or name one", similar: [], present: [])
    }
    perform { input.submit() }
  }

  private func focus(_ element: Element) {
    keyboardPath = element.path
    guard case .text(let input) = element.node.semantics?.control else { return }
    stage.run(rests: false) { input.focus(true) }
  }
  /// The field as it is now: each character may change the view.
  private func input(at path: [Int]) -> (PlacedNode, ControlAction.TextInput)? {
    guard let node = stage.tree?.descendant(at: path), case .text(let input) = node.semantics?.control else {
      return nil
    }
    return (node, input)
  }

  // MARK: - Choices

  /// - Parameter name: of the picker; `nil` is for any that has the option.
  package func select(_ option: String, in name: String?) throws(InteractionError) {
    func isChoice(_ control: ControlAction) -> Bool { if case .choice = control { true } else { false } }
    func options(of element: Element) -> [ControlAction.Option] {
      if case .choice(let options) = element.node.semantics?.control { options } else { [] }
    }
    let element: Element
    if let name {
      element = try control(name, to: "select from", "picker", where: isChoice)
    } else {
      let finder = try finder
      let all = finder.elements.filter { options(of: $0).contains { $0.label == option } }
      guard let first = all.first else {
        let known = finder.elements.flatMap { options(of: $0).map(\.label) }
        throw .noOption(option, control: nil, options: known)
      }
      if all.count > 1 { throw .ambiguous(option, matches: finder.list(all)) }
      _ = try point(on: first)
      element = first
    }
    let matches = options(of: element).filter { $0.label == option }
    guard let match = matches.first else {
      throw .noOption(option, control: element.description, options: options(of: element).map(\.label))
    }
    if matches.count > 1 { throw .ambiguous(option, matches: matches.map { "option \($0.label.debugDescription)" }) }
    perform { match.select() }
  }

  // MARK: - Numbers

  private func number(_ name: String, to action: String) throws(InteractionError) -> (
    Element, ControlAction.NumberInput
  )? {
    let element = try control(name, to: action, "slider or stepper") { if case .number = $0 { true } else { false } }
    guard case .number(let input) = element.node.semantics?.control else { return nil }
    return (element, input)
  }
  package func adjust(_ name: String, to value: Double) throws(InteractionError) {
    guard let (element, input) = try number(name, to: "adjust") else { return }
    if let range = input.range, !range.contains(value) {
      throw .outOfRange(
        value, control: element.description,
        range: "\(ViewTree.number(CGFloat(range.lowerBound))) to \(ViewTree.number(CGFloat(range.upperBound)))")
    }
    if value.isNaN { throw .outOfRange(value, control: element.description, range: "no number to no number") }
    perform { input.set(value) }
  }
  package func increment(_ name: String) throws(InteractionError) {
    guard let (element, input) = try number(name, to: "increment") else { return }
    guard let step = input.increment else { throw .atTheEnd(element.description, step: "increment") }
    perform { step() }
  }
  package func decrement(_ name: String) throws(InteractionError) {
    guard let (element, input) = try number(name, to: "decrement") else { return }
    guard let step = input.decrement else { throw .atTheEnd(element.description, step: "decrement") }
    perform { step() }
  }
}
