import ViewTree

// Texts, pictures and symbols: made ready by the context, measured, and drawn.
extension GraphicsContext {
  private func layoutNode(_ node: ViewNode) -> LayoutNode { LayoutNode(node, context: sheet.place.layout) }

  /// A text with fonts and colours found.
  public struct ResolvedText {
    fileprivate var node: ViewNode
    fileprivate let layout: LayoutContext
    /// Replaces the colours of the text.
    public var shading: Shading
    fileprivate init(_ node: ViewNode, _ layout: LayoutContext) {
      (self.node, self.layout, shading) = (node, layout, .foreground)
    }
    /// In points.
    public func measure(in size: CGSize) -> CGSize { LayoutNode(node, context: layout).size(ProposedViewSize(size)) }
    /// From the top of the text, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      LayoutNode(node, context: layout).dimensions(ProposedViewSize(size))[.firstTextBaseline]
    }
    public func lastBaseline(in size: CGSize) -> CGFloat {
      LayoutNode(node, context: layout).dimensions(ProposedViewSize(size))[.lastTextBaseline]
    }
  }

  public struct ResolvedImage {
    fileprivate var node: ViewNode
    /// In points.
    public let size: CGSize
    /// From the top, in points.
    public let baseline: CGFloat
    /// What a template is painted with.
    public var shading: Shading?
  }

  /// A view of the canvas's `symbols`.
  public struct ResolvedSymbol {
    fileprivate let node: ViewNode
    /// In points.
    public let size: CGSize
  }

  // MARK: - Making ready

  public func resolve(_ text: Text) -> ResolvedText {
    let node = sheet.lower(text, in: environment)
    return ResolvedText(node ?? CanvasLayer.shape(Path(), .fill(FillStyle()), .color(.clear)), sheet.place.layout)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let node = sheet.lower(image, in: environment) ?? CanvasLayer.shape(Path(), .fill(FillStyle()), .color(.clear))
    let dimensions = layoutNode(node).dimensions(.unspecified)
    return ResolvedImage(
      node: node, size: CGSize(width: dimensions.width, height: dimensions.height),
      baseline: dimensions[.firstTextBaseline], shading: nil)
  }

  /// The symbol with that tag or identity; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let node = sheet.symbols.first(where: { $0.tag(of: ID.self) == id || $0.ids.contains(AnyHashable(id)) })
    else {
      return nil
    }
    return ResolvedSymbol(node: node, size: layoutNode(node).size(.unspecified))
  }

  // MARK: - Drawing

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shown(in: self), .rectangle(rect)) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.shown(in: self), .point(point, anchor: anchor))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.shown(in: self, stretched: true), .rectangle(rect))
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.shown(in: self, stretched: false), .point(point, anchor: anchor))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, .rectangle(rect)) }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, .point(point, anchor: anchor))
  }

  private func draw(_ node: ViewNode, _ place: CanvasRule.Place) { add(placed(node, place)) }
}

extension CanvasSheet {
  /// A renderer runs on the main actor, which its type does not say.
  private struct Carried<Value>: @unchecked Sendable {
    let value: Value
  }
  fileprivate func lower<V: View>(_ view: V, in environment: EnvironmentValues) -> ViewNode? {
    let given = Carried(value: (build, view, environment))
    let nodes: Carried<[ViewNode]> = MainActor.assumeIsolated {
      let (build, view, environment) = given.value
      return Carried(value: build.with { $0 = environment }.child(.name("content")).lower(view))
    }
    return nodes.value.first
  }
}

extension GraphicsContext.ResolvedText {
  /// With the shading, where one was set. Whether one was shows only in what it is.
  fileprivate func shown(in context: GraphicsContext) -> ViewNode {
    if case .style(let style) = shading.storage, style.base is ForegroundStyle { return node }
    guard case .text(var content) = node.kind else { return node }
    let paint = context.paint(of: shading, over: .null)
    for i in content.runs.indices {
      content.runs[i].paint = paint
      content.runs[i].run.paint = .color(paint.color ?? .black)
    }
    var copy = node
    copy.kind = .text(content)
    return copy
  }
}

extension GraphicsContext.ResolvedImage {
  fileprivate func shown(in context: GraphicsContext, stretched: Bool) -> ViewNode {
    var copy = node
    let paint = shading.map { context.paint(of: $0, over: .null) }
    switch node.kind {
    case .image(var content):
      if stretched, content.resizing == .fixed { content.resizing = .stretch(EdgeInsets()) }
      if content.tint != nil, let color = paint?.color { content.tint = color }
      copy.kind = .image(content)
    case .symbol(var content):
      if stretched { content.isResizable = true }
      if let paint { (content.paint, content.styling) = (paint, .one) }
      copy.kind = .symbol(content)
    default: break
    }
    return copy
  }
}
