import StageSupport
import ViewTree
import XCTest

extension Stage {
  /// What can be switched, in the order shown.
  var toggles: [PlacedNode] {
    all.filter { if case .toggle? = $0.semantics?.control { true } else { false } }
  }

  /// Does what a tap on the first button of that label does, and settles.
  func press(_ label: String) {
    let node = all.first { node in
      var isButton = false
      node.forEach { if $0.semantics?.action != nil { isButton = true } }
      return isButton && node.semantics?.label == label
    }
    var action: (() -> Void)?
    node?.forEach { if action == nil { action = $0.semantics?.action } }
    guard let action else { return XCTFail("no button \"\(label)\" in\n\(dump)") }
    action()
    update()
  }

  /// Types into the only text field, in place of what is there, and settles.
  func type(_ text: String) {
    for node in all {
      guard case .text(let input)? = node.semantics?.control else { continue }
      input.set(text)
      return update()
    }
    XCTFail("no text field in\n\(dump)")
  }
}

extension PlacedNode {
  func text(contains string: String) -> Bool {
    var found = false
    forEach { if $0.text?.contains(string) == true { found = true } }
    return found
  }
}
