import ViewTree

/// What of a view a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)

  /// In points from the picture's corner.
  func frame(in geometry: PlacedGeometry) -> CGRect {
    switch self {
    case .rect(let source): source.resolve(geometry).value(from: .zero)
    case .point(let unit):
      CGRect(
        x: geometry.frame.minX + unit.x * geometry.frame.width, y: geometry.frame.minY + unit.y * geometry.frame.height,
        width: 0, height: 0)
    }
  }
}

/// UIKit's bubble: corners of 13 points, an arrow of 13 × 26, 10 to the picture's edges; the side that it is
/// asked on long enough for the arrow between two corners. [unverified]
enum PopoverMetrics {
  static let cornerRadius: CGFloat = 13
  static let arrowLength: CGFloat = 13
  static let arrowWidth: CGFloat = 26
  static let margin: CGFloat = 10
  static let minimumSide = arrowWidth + 2 * cornerRadius
}

/// Where a bubble went: known once it is placed, before it is drawn.
final class PopoverPlace: @unchecked Sendable {
  var frame = CGRect.zero
  var side = Edge.bottom
  var tip = CGPoint.zero

  /// How long the side with the arrow is, in points.
  private var sideLength: CGFloat { side == .top || side == .bottom ? frame.width : frame.height }
  /// Corners leave room for the arrow between them.
  /// - Parameter radius: as asked for, in points.
  func radius(_ radius: CGFloat, hasArrow: Bool) -> CGFloat {
    hasArrow ? max(0, min(radius, (sideLength - PopoverMetrics.arrowWidth) / 2)) : radius
  }
  /// The bubble and its arrow.
  func outline(hasArrow: Bool, radius: CGFloat) -> Path {
    let radius = self.radius(radius, hasArrow: hasArrow)
    var path = Path(roundedRect: frame, cornerRadius: radius)
    guard hasArrow, frame.width > 0 else { return path }
    let half = min(PopoverMetrics.arrowWidth, sideLength) / 2, length = PopoverMetrics.arrowLength
    func along(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low + radius + half, min(value, high - radius - half))
    }
    let x = along(tip.x, frame.minX, frame.maxX), y = along(tip.y, frame.minY, frame.maxY)
    let points: [CGPoint]
    switch side {
    case .bottom:
      points = [
        CGPoint(x: x - half, y: frame.minY), CGPoint(x: x, y: frame.minY - length), CGPoint(x: x + half, y: frame.minY),
      ]
    case .top:
      points = [
        CGPoint(x: x + half, y: frame.maxY), CGPoint(x: x, y: frame.maxY + length), CGPoint(x: x - half, y: frame.maxY),
      ]
    case .leading:
      points = [
        CGPoint(x: frame.maxX, y: y - half), CGPoint(x: frame.maxX + length, y: y), CGPoint(x: frame.maxX, y: y + half),
      ]
    case .trailing:
      points = [
        CGPoint(x: frame.minX, y: y + half), CGPoint(x: frame.minX - length, y: y), CGPoint(x: frame.minX, y: y - half),
      ]
    }
    path.addLines(points)
    path.closeSubpath()
    return path
  }
}

extension _BuildContext {
  func popover(
    _ content: ViewNode, _ item: PresentationItem, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?,
    _ dismiss: @escaping @MainActor () -> Void
  ) -> (PlacedGeometry?) -> ViewNode {
    let radius = item.cornerRadius.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } ?? PopoverMetrics.cornerRadius
    return bubble(
      "Popover", content, anchor, edge, hasArrow: true, radius: radius, width: nil, background: item.background,
      isDimmed: false, dismiss: item.isDismissDisabled == true ? nil : dismiss)
  }

  /// A bubble beside an anchor.
  /// - Parameter radius: of the corners, in points.
  func bubble(
    _ role: String, label: String? = nil, _ content: ViewNode, _ anchor: PopoverAttachmentAnchor, _ edge: Edge?,
    hasArrow: Bool, radius: CGFloat, width: CGFloat?, background: ViewNode?, isDimmed: Bool,
    dismiss: (@MainActor () -> Void)?
  ) -> (PlacedGeometry?) -> ViewNode {
    let place = PopoverPlace()
    let dim = single("dim", DimmingView(isClear: !isDimmed, dismiss: dismiss))
    let fill = SystemColor.background
    let elevated: SystemColor = environment.colorScheme == .dark ? .secondaryBackground : fill
    var outline = ViewNode(
      .shape(
        ShapeContent(
          name: "PopoverOutline", path: { _ in place.outline(hasArrow: hasArrow, radius: radius) },
          drawing: .fill(FillStyle()),
          paint: .color(elevated.resolved(in: environment)))))
    if let background {
      outline = effect(
        .clip(name: "popover", { _ in place.outline(hasArrow: hasArrow, radius: radius) }, FillStyle()), [background])
    }
    outline = effect(.shadow(.black.opacity(0.2), radius: 16, x: 0, y: 4), [outline])
    let isUpright = edge == .leading || edge == .trailing
    func limits(_ hasMinimum: Bool) -> FlexibleFrameRule.Limits {
      FlexibleFrameRule.Limits(hasArrow && hasMinimum ? PopoverMetrics.minimumSide : nil, nil, nil)
    }
    let body = effect(
      .clip(
        name: "popover corners", { Path(roundedRect: $0, cornerRadius: place.radius(radius, hasArrow: hasArrow)) },
        FillStyle()),
      [layout(FlexibleFrameRule(width: limits(!isUpright), height: limits(isUpright), alignment: .center), [content])])
    let element = layerElement(role, label: label, body)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return { geometry in
      let frame = geometry.map { anchor.frame(in: $0) } ?? .zero
      // On a device the popover is below what it belongs to, if there is room, and above it otherwise.
      let sides: [Edge] =
        switch edge {
        case nil, .bottom: [.bottom, .top, .trailing, .leading]
        case .top: [.top, .bottom, .trailing, .leading]
        case .leading: isRightToLeft ? [.trailing, .leading, .bottom, .top] : [.leading, .trailing, .bottom, .top]
        case .trailing: isRightToLeft ? [.leading, .trailing, .bottom, .top] : [.trailing, .leading, .bottom, .top]
        }
      let rule = PopoverRule(
        title: role == "Popover" ? "popover" : "confirmationDialog", anchor: frame, sides: sides,
        distance: hasArrow ? PopoverMetrics.arrowLength : 4, margin: PopoverMetrics.margin, width: width
      ) { bubble, side in
        (place.frame, place.side, place.tip) = (bubble, side, CGPoint(x: frame.midX, y: frame.midY))
      }
      return layout(rule, [dim, outline, element])
    }
  }
}

extension View {
  /// Presents `content` in a bubble that points at this view. Where there is little room, as on an iPhone, it is a sheet
  /// unless `presentationCompactAdaptation(.popover)` says otherwise.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier(isPresented: isPresented) { .content(.popover(attachmentAnchor, arrowEdge), $0, content()) })
  }
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPresentingModifier(item: item) {
        .content(.popover(attachmentAnchor, arrowEdge), key: AnyHashable($0.id), $1, content($0))
      })
  }
}
