import Graphics

/// SwiftUI's modifiers for nodes built by hand. Lengths are in points; each wraps the node, so their order matters as it does
/// for views.
extension ViewNode {
  private func wrapped(_ rule: any LayoutRule) -> ViewNode { ViewNode(.layout(rule), children: [self]) }
  private func wrapped(_ effect: DrawingEffect) -> ViewNode { ViewNode(.effect(effect), children: [self]) }

  // MARK: - Size and place

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> ViewNode {
    wrapped(FrameRule(width: width, height: height, alignment: alignment))
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    wrapped(
      FlexibleFrameRule(
        width: .init(minWidth, idealWidth, maxWidth), height: .init(minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }
  /// The frame that a Scene gives a custom view: 350 × 500 points where an axis is automatic, else the length given.
  public func sized(by sizeInfo: SizeInfo) -> ViewNode {
    frame(width: sizeInfo.frame.width, height: sizeInfo.frame.height)
  }
  public func padding(_ insets: EdgeInsets) -> ViewNode { wrapped(PaddingRule(insets)) }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> ViewNode {
    padding(EdgeInsets(length ?? PaddingRule.defaultLength, edges: edges))
  }
  public func padding(_ length: CGFloat) -> ViewNode { padding(.all, length) }
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ViewNode {
    wrapped(FixedSizeRule(horizontal: horizontal, vertical: vertical))
  }
  /// - Parameter ratio: width over height; `nil` is the ideal size's.
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> ViewNode {
    wrapped(AspectRatioRule(ratio: ratio, mode: contentMode))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ViewNode { wrapped(OffsetRule(CGSize(width: x, height: y))) }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> ViewNode { wrapped(PositionRule(CGPoint(x: x, y: y))) }
  public func layoutPriority(_ value: Double) -> ViewNode {
    var node = self
    node.priority = value
    return node
  }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> ViewNode { wrapped(IgnoresSafeAreaRule(edges: edges)) }
  /// For the node and everything in it.
  public func layoutDirection(_ direction: LayoutDirection) -> ViewNode {
    var node = self
    node.direction = direction
    if case .text(var content) = kind {
      content.style.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
      node.kind = .text(content)
    }
    node.children = children.map { $0.layoutDirection(direction) }
    return node
  }

  // MARK: - Layers

  public func background(_ node: ViewNode, alignment: Alignment = .center) -> ViewNode {
    ViewNode(.layout(LayeredRule(.background, alignment: alignment)), children: [node, self])
  }
  public func background(_ color: Color) -> ViewNode { background(.color(color)) }
  public func overlay(_ node: ViewNode, alignment: Alignment = .center) -> ViewNode {
    ViewNode(.layout(LayeredRule(.overlay, alignment: alignment)), children: [self, node])
  }
  /// A line inside the bounds.
  public func border(_ color: Color, width: CGFloat = 1) -> ViewNode {
    overlay(.shape(.rectangle, stroke: .color(color), lineWidth: width, isInside: true))
  }

  // MARK: - Drawing

  public func cornerRadius(_ radius: CGFloat) -> ViewNode {
    wrapped(
      .clip(
        name: "cornerRadius(\(number(radius)))",
        { Outline.roundedRectangle(cornerRadius: radius, style: .circular).path(in: $0) }, FillStyle()))
  }
  public func clipShape(_ outline: Outline) -> ViewNode {
    wrapped(.clip(name: "clipShape(\(outline.name))", { outline.path(in: $0) }, FillStyle()))
  }
  /// - Parameter radius: standard deviation of the blur.
  public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ViewNode {
    wrapped(.shadow(color.resolved, radius: radius, x: x, y: y))
  }
  /// - Parameter value: 0…1.
  public func opacity(_ value: Double) -> ViewNode { wrapped(.opacity(value.isNaN ? value : min(1, max(0, value)))) }

  // MARK: - Meaning

  public func accessibilityLabel(_ label: String) -> ViewNode {
    var node = self
    node.semantics = node.semantics ?? Semantics()
    node.semantics?.label = label
    return node
  }
  public func accessibilityIdentifier(_ identifier: String) -> ViewNode {
    var node = self
    node.semantics = node.semantics ?? Semantics()
    node.semantics?.identifier = identifier
    return node
  }
}
