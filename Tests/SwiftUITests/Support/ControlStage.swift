import SnapshotCore
import Typography
import ViewTree
import VirtualTime
import XCTest

@testable import SwiftUI

/// A view with controls, laid out with the pinned fonts and driven by its controls' actions.
@MainActor final class ControlStage {
  let graph: ViewGraph
  private(set) var tree: PlacedNode
  private let width: CGFloat?
  private let height: CGFloat?
  private let context: LayoutContext

  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil,
    _ environment: EnvironmentValues = EnvironmentValues()
  ) throws {
    (self.width, self.height) = (width, height)
    context = LayoutContext(
      fonts: try TestFonts.library(), scale: 2, spacingRules: environment.platform.spacingRules)
    graph = ViewGraph(view, environment: environment)
    let context = context
    tree = graph.settle { Self.place($0, width, height, context) }
  }
  private static func place(_ root: ViewNode, _ width: CGFloat?, _ height: CGFloat?, _ context: LayoutContext)
    -> PlacedNode
  {
    let ideal = Placer.size(of: root, proposal: ProposedViewSize(width: width, height: height), context: context)
    return Placer.place(root, in: CGSize(width: width ?? ideal.width, height: height ?? ideal.height), context: context)
  }
  func update() {
    let (width, height, context) = (width, height, context)
    tree = graph.settle { Self.place($0, width, height, context) }
  }

  var dump: String { tree.dump() }
  var all: [PlacedNode] {
    var nodes: [PlacedNode] = []
    tree.forEach { nodes.append($0) }
    return nodes
  }
  var texts: [String] { all.compactMap(\.text) }
  /// The first element of that role, by its label where there are several.
  func element(_ role: String, _ label: String? = nil) -> PlacedNode? {
    all.first { $0.semantics?.role == role && (label == nil || $0.semantics?.label == label) }
  }
  func semantics(_ role: String, _ label: String? = nil, file: StaticString = #filePath, line: UInt = #line) throws
    -> Semantics
  {
    try XCTUnwrap(element(role, label)?.semantics, "no \(role) in\n\(dump)", file: file, line: line)
  }
  /// Does what a tap on the element does, and settles.
  func tap(_ role: String, _ label: String? = nil, file: StaticString = #filePath, line: UInt = #line) throws {
    try XCTUnwrap(
      all.first { $0.semantics?.role == role && $0.semantics?.action != nil && (label == nil || $0.saying == label) }?
        .semantics?
        .action, "no \(role) to tap in\n\(dump)", file: file, line: line)()
    update()
  }
  /// Changes a control's value and settles.
  func perform(_ role: String, _ label: String? = nil, _ change: (ControlAction) throws -> Void) throws {
    try change(XCTUnwrap(semantics(role, label).control, "\(role) has no control"))
    update()
  }
}

extension PlacedNode {
  /// The label, or the texts inside.
  var saying: String {
    if let label = semantics?.label { return label }
    var texts: [String] = []
    forEach { if let text = $0.text { texts.append(text) } }
    return texts.joined(separator: ", ")
  }
}

/// The picture of a view at its ideal size or in a frame, in front of white (black in the dark).
@MainActor func picture(
  _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, traits: SnapshotTraits = .default,
  until moment: SnapshotMoment = .rest
) throws -> Bitmap {
  let layout: SnapshotLayout =
    switch (width, height) {
    case (let width?, let height?): .fixed(width: width, height: height)
    case (let width?, nil): .fits(width: width)
    case (nil, let height?): .fits(height: height)
    case (nil, nil): .sizeThatFits
    }
  return try renderPicture(layout: layout, traits: traits, until: moment) { view }.image
}
extension Bitmap {
  /// Red, green and blue of the pixel at a place in points.
  func rgb(_ x: CGFloat, _ y: CGFloat) -> [UInt8] {
    let pixel = self[x: Int(x * scale), y: Int(y * scale)]
    return [pixel.red, pixel.green, pixel.blue]
  }
}

/// A control of another kind than the test asked for.
struct UnexpectedControl: Error, @unchecked Sendable {
  let control: ControlAction
}

/// A view of one value, and what the value is now.
@MainActor final class Held<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

extension EnvironmentValues {
  static func with(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentValues {
    var values = EnvironmentValues()
    change(&values)
    return values
  }
}
