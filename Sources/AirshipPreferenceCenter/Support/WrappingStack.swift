import Graphics
import SwiftUI
import ViewTree

/// Children side by side, and on the next row where they do not fit.
struct WrappingStack<Content: View>: _PrimitiveView {
  let spacing: CGFloat
  let content: Content
  /// - Parameter spacing: points between neighbours in a row; rows touch.
  init(spacing: CGFloat, @ViewBuilder content: () -> Content) { (self.spacing, self.content) = (spacing, content()) }

  func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    return [context.layout(WrappingRule(spacing: spacing), inner.inStack(nil).lower(content))]
  }
}

/// Rows from the leading edge, each as high as its highest child, with the children at its top. Takes the width that it is
/// offered, and without an offer puts everything into one row.
///
/// The SDK has the same with alignment guides in a `GeometryReader`, which is why it is as wide as it may be.
/// [github urbanairship/ios-library, ContactSubscriptionGroupView.swift@bb045102]
struct WrappingRule: LayoutRule {
  var spacing: CGFloat
  var name: String { "WrappingStack(spacing: \(number(spacing)))" }

  /// Where each child goes, and how far the rows reach.
  private func arrange(
    width: CGFloat?, _ children: [LayoutNode]
  ) -> (origins: [CGPoint], size: CGSize) {
    let offer = ProposedViewSize(width: width, height: nil)
    var origins: [CGPoint] = []
    var x: CGFloat = 0, y: CGFloat = 0, rowHeight: CGFloat = 0, longest: CGFloat = 0
    for child in children {
      let size = child.size(offer)
      if x > 0, let width, x + size.width > width {
        (x, y, rowHeight) = (0, y + rowHeight, 0)
      }
      origins.append(CGPoint(x: x, y: y))
      longest = max(longest, x + size.width)
      rowHeight = max(rowHeight, size.height)
      x += size.width + spacing
    }
    return (origins, CGSize(width: longest, height: y + rowHeight))
  }

  func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let rows = arrange(width: proposal.width, children).size
    return CGSize(width: proposal.width ?? rows.width, height: rows.height)
  }
  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let offer = ProposedViewSize(width: size.width, height: nil)
    return arrange(width: size.width, children).origins.map { Placement(origin: $0, proposal: offer) }
  }
  func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  var ownAlignments: [AlignmentKey]? { [] }
  var forwardsAlignment: Bool { false }
}
