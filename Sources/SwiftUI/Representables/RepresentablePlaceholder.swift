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

  func size(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width.length(for: proposal.width), height: height.length(for: proposal.height))
  }
  /// Lines of text that are squeezed become more of them.
  @MainActor func size(for proposal: ProposedViewSize, _ view: UIView) -> CGSize {
    let size = size(for: proposal)
    guard let label = view as? UILabel, label.numberOfLines != 1, size.width < width.ideal else { return size }
    var taller = self
    taller.height = Self.axis(label.sizeThatFits(CGSize(width: size.width, height: .infinity)).height, view, .vertical)
    return CGSize(width: size.width, height: taller.height.length(for: proposal.height))
  }
}

/// A dashed frame with the name of the class that would draw there.
struct RepresentablePlaceholder: View {
  let name: String
  /// The representable, for messages.
  let owner: String
  let isHidden: Bool
  let size: @MainActor (ProposedViewSize) -> CGSize

  init(name: String, owner: String, isHidden: Bool, size: @escaping @MainActor (ProposedViewSize) -> CGSize) {
    (self.name, self.owner, self.isHidden, self.size) = (name, owner, isHidden, size)
  }
  var body: some View {
    RepresentableLayout(size: size) {
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
    .reporting(
      isHidden
        ? nil : .warning("\(owner) is drawn as a placeholder: there is no UIKit here that could draw its \(name)"))
  }
}

private struct RepresentableLayout: Layout {
  let size: @MainActor (ProposedViewSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    // Layout runs where views are evaluated.
    MainActor.assumeIsolated { size(proposal) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
