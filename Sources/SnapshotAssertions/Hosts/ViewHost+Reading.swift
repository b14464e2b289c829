import SnapshotCore
import SwiftUI
import ViewTree

extension ViewHost {
  /// Every node at its place; `dump()` prints it. An empty node where there is no picture.
  public var tree: PlacedNode {
    if case .some(let tree?) = read({ $0.host.tree }) { return tree }
    return PlacedNode(kind: "Empty", frame: .zero, children: [], content: .container, semantics: nil)
  }
  /// Whether something of that name is there, in sight or not. Never fails a test.
  public func exists(_ name: String) -> Bool { read { $0.interactor.exists(name) } ?? false }

  /// The visible texts of an element, joined with ", "; `nil` and a failure where there is no such element.
  public func text(
    of name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    element(name, "text(of:)", fileID, file, line, column)?.node.visibleTexts.joined(separator: ", ")
  }
  /// The accessibility value of an element: what a text field holds, "1" for a toggle that is on. `nil` where it has none;
  /// a failure where there is no such element.
  public func value(
    of name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    element(name, "value(of:)", fileID, file, line, column)?.node.firstValue
  }
  /// Whether an element is there and enabled; a failure where there is no such element.
  public func isEnabled(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    element(name, "isEnabled", fileID, file, line, column)?.isEnabled ?? false
  }
  /// Where an element is, in points of the picture; a failure where there is no such element.
  public func frame(
    of name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> CGRect? {
    element(name, "frame(of:)", fileID, file, line, column)?.frame
  }

  private func element(
    _ name: String, _ call: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt
  ) -> Element? {
    let box = ElementBox()
    _ = act("\(call) \(name.debugDescription)", fileID, file, line, column) { box.element = try $0.element(name) }
    return box.element
  }
  /// Written on the main actor while the caller waits.
  private final class ElementBox: @unchecked Sendable { var element: Element? }
}

extension PlacedNode {
  fileprivate var visibleTexts: [String] {
    if case .text(_, let content) = content { return content.string.isEmpty ? [] : [content.string] }
    return children.flatMap(\.visibleTexts)
  }
  /// Its own value, or that of the control in it.
  fileprivate var firstValue: String? {
    if let value = semantics?.value { return value }
    for child in children { if let value = child.firstValue { return value } }
    return nil
  }
}
