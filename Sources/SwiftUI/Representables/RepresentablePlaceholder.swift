import ViewTree

/// What a UIKit view asks for on each axis: never less than `minimum`, `ideal` where nothing is proposed, never more than
/// `maximum`. In points.
struct RepresentableSize: Equatable {
  struct Axis: Equatable {
    var minimum: CGFloat = 0
    /// SwiftUI's size for what has none of its own (facts, section 1).
    var ideal: CGFloat = 10
    var maximum = CGFloat.infinity

    func length(for proposal: CGFloat?) -> CGFloat {
      guard let proposal, !proposal.isNaN, !minimum.isNaN else { return ideal }
      let length = min(max(proposal, minimum), maximum)
      return length.isFinite ? length : ideal
    }
  }
  var width = Axis()
  var height = Axis()
}

extension RepresentableSize {
  /// UIKit's rule: a view that hugs its content strongly is not stretched, one that resists compression is not squeezed.
  /// What counts as strong (750 and more) is not verified on a device.
  @MainActor init(of view: UIView) {
    let size = view.intrinsicContentSize
    width = Self.axis(size.width, view, .horizontal)
    height = Self.axis(size.height, view, .vertical)
  }
  @MainActor private static func axis(_ length: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Axis {
    if length.isNaN { return Axis(minimum: .nan, ideal: .nan, maximum: .nan) }
    guard length.isFinite, length >= 0 else { return Axis() }
    return Axis(
      minimum: view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? length : 0, ideal: length,
      maximum: view.contentHuggingPriority(for: axis) >= .defaultHigh ? length : .infinity)
  }
}

/// A dashed frame with the name of the class that would draw there.
struct RepresentablePlaceholder: View {
  let name: String
  let isHidden: Bool
  let size: RepresentableSize
  let answer: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    RepresentableLayout(size: size, answer: answer) {
      ZStack {
        Rectangle().fill(Color.gray.opacity(0.12))
        Rectangle().strokeBorder(Color.gray, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        Text(verbatim: name)
          .font(.system(size: 12, design: .monospaced))
          .foregroundColor(.gray)
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .padding(2)
      }
      .clipped()
      .opacity(isHidden ? 0 : 1)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: name))
    }
  }
}

private struct RepresentableLayout: Layout {
  let size: RepresentableSize
  let answer: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    // Layout runs where views are evaluated.
    let own = MainActor.assumeIsolated { answer(proposal) }
    // What is no number is said to be none; an endless size, the usual answer to an endless proposal, has its ideal.
    if let own, own.width.isNaN || own.height.isNaN { return own }
    if let own, own.width.isFinite, own.height.isFinite { return CGSize(width: max(own.width, 0), height: max(own.height, 0)) }
    return CGSize(width: size.width.length(for: proposal.width), height: size.height.length(for: proposal.height))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
