import Graphics
import Typography

/// What every view lowers to. A handful of kinds, with nothing left to look up: fonts, colours and directions are final.
///
/// Sendable because a node is a value that is only read, and what its closures refer to is used on the main actor, where
/// views are lowered, placed and drawn; a test may make nodes anywhere.
public struct ViewNode: @unchecked Sendable {
  package enum Kind {
    case text(TextContent)
    case symbol(SymbolContent)
    case shape(ShapeContent)
    case image(ImageContent)
    /// Arranges children: stacks, frames, padding, grids, overlays.
    case layout(any LayoutRule)
    /// Draws its one child differently, without moving anything.
    case effect(DrawingEffect)
    /// Children that depend on the size: `GeometryReader`.
    case deferred(DeferredContent)
  }
  package var kind: Kind
  package var children: [ViewNode]
  /// Which side is leading for the placement of the children.
  package var direction: LayoutDirection = .leftToRight
  /// Who should be sized first in a stack; `nil` passes the child's through.
  package var priority: Double? = nil
  /// Among the children of a container those with more are drawn later; `nil` passes the child's through.
  package var zIndex: Double? = nil
  /// What the node means to a reader, where that is more than its kind.
  package var semantics: Semantics? = nil
  package var interaction: Interaction? = nil
  package var ignoring: SnapshotIgnoring? = nil
  /// Under which identities `ForEach` and `id(_:)` placed the node, the innermost first.
  package var ids: [AnyHashable] = []
  /// Values for custom layouts (`LayoutValueKey`, tags), by key type.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// What the node does besides being drawn: preferences, anchors, named spaces; innermost modifier first.
  package var attachments: [NodeAttachment] = []
  /// Set for nodes whose frame moves when an animation says so.
  package var frameMotion: (any FramePresenting)? = nil
  /// The view is gone and its transition is not over: containers arrange the others as if it were not there, and it is
  /// drawn where it was last.
  package var isLeaving = false
  package var lastPlace: LastPlace? = nil

  package init(_ kind: Kind, children: [ViewNode] = [], direction: LayoutDirection = .leftToRight) {
    (self.kind, self.children, self.direction) = (kind, children, direction)
  }
}

extension ViewNode {
  /// What the node says to the container around it about the order in which its children are drawn.
  var drawingOrder: Double {
    if let zIndex { return zIndex.isNaN ? 0 : zIndex }
    switch kind {
    case .effect: return children.first?.drawingOrder ?? 0
    case .layout(let rule):
      if rule.isContainer { return 0 }
      if let layered = rule as? LayeredRule {
        return (layered.order == .background ? children.last : children.first)?.drawingOrder ?? 0
      }
      return children.count == 1 ? children[0].drawingOrder : 0
    case .text, .symbol, .shape, .image, .deferred: return 0
    }
  }
}

/// What a node means: shown by dumps, used to find it and to say what moved.
package struct Semantics {
  /// The view's name where it is more telling than the node's kind: `Button`, `Map`, `Toggle`.
  package var role: String? = nil
  package var label: String? = nil
  package var identifier: String? = nil
  package var value: String? = nil
  package var traits: [String] = []
  package var isHidden = false
  /// What a tap does.
  package var action: (() -> Void)? = nil
  /// What else a person can do with it, for controls that hold a value.
  package var control: ControlAction? = nil
  package var isEnabled = true
  private var detailsBox: AccessibilityDetailsBox? = nil
  package var details: AccessibilityDetails {
    get { detailsBox?.details ?? .none }
    set { detailsBox = newValue == .none ? nil : AccessibilityDetailsBox(newValue) }
  }
  package init(role: String? = nil, label: String? = nil) { (self.role, self.label) = (role, label) }
}

/// Children made once their container's size is known.
package final class DeferredContent {
  package let name: String
  /// Where the children go in the container, which takes all that it is offered.
  package let alignment: Alignment
  /// Makes the children from the container's place and the preferences of the sibling that was placed before it (what an
  /// overlay lies over).
  package let content: (PlacedGeometry, PreferenceValues, LayoutContext) -> [ViewNode]

  package init(
    name: String, alignment: Alignment = .topLeading,
    content: @escaping (PlacedGeometry, PreferenceValues) -> [ViewNode]
  ) {
    (self.name, self.alignment) = (name, alignment)
    self.content = { geometry, values, _ in content(geometry, values) }
  }
  /// For content that measures.
  package init(name: String, drawing: @escaping (PlacedGeometry, LayoutContext) -> [ViewNode]) {
    (self.name, alignment) = (name, .topLeading)
    content = { geometry, _, context in drawing(geometry, context) }
  }
  /// - Parameter build: size in points; frame in the root's space; how far the safe area's edges are from that frame's.
  package convenience init(name: String, build: @escaping (CGSize, CGRect, EdgeInsets) -> [ViewNode]) {
    self.init(name: name) { geometry, _ in build(geometry.frame.size, geometry.frame, geometry.safeAreaInsets) }
  }
}
