import ViewTree

/// Makes a picture of a view. It is drawn as snapshots are, at rest, with the fonts and assets of the snapshot that is being
/// made; outside of one there is nobody to draw, and no picture.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content { willSet { objectWillChange.send() } }
  /// What the view is proposed, in points.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  /// `nil` where the view has no size, or something in it cannot be drawn as it is meant, or where views draw one another
  /// without end.
  public var uiImage: UIImage? {
    guard scale > 0, scale.isFinite, ImageDrawing.depth < ImageDrawing.depthLimit else { return nil }
    ImageDrawing.depth += 1
    defer { ImageDrawing.depth -= 1 }
    let proposal = proposedSize
    let view = AnyView(ProposingLayout(proposal: proposal) { content })
    return ImageDrawing.draw?(view, scale, isOpaque).map { UIImage(bitmap: $0, scale: scale) }
  }
}

/// How views are drawn, which this module does not know: `SnapshotCore` says it.
@MainActor package enum ImageDrawing {
  /// The view, pixels per point, and whether nothing of what is beneath may show.
  package static var draw: ((AnyView, CGFloat, Bool) -> Bitmap?)?
  /// How many pictures are being made inside one another.
  fileprivate static var depth = 0
  fileprivate static let depthLimit = 4
}

private struct ProposingLayout: Layout {
  let proposal: ProposedViewSize
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      let own = subview.sizeThatFits(self.proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: self.proposal) }
  }
}
