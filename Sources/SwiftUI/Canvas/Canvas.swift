import ViewTree

public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that is drawn by code. What the code draws becomes nodes of the tree like any view's, cut to the canvas.
public nonisolated struct Canvas<Symbols: View>: _PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// A promise that everything is covered, which changes nothing here.
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (self.renderer, self.symbols) = (renderer, symbols())
    (isOpaque, self.colorMode, self.rendersAsynchronously) = (opaque, colorMode, rendersAsynchronously)
  }

  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.child(.name("canvas")).deeper() else { return [] }
    let (renderer, symbols) = (renderer, symbols)
    let deferred = DeferredContent(name: "Canvas") { geometry, layout in
      let place = CanvasPlace(size: geometry.frame.size, layout: layout)
      // Layout runs where the view is evaluated, on the main actor.
      let drawn: CanvasNodes = MainActor.assumeIsolated {
        inner.graph.noteLate(inner.node)
        return inner.graph.reading(inner.node, isBody: false) {
          CanvasNodes(value: inner.drawn(in: place, symbols: symbols, renderer))
        }
      }
      return drawn.value.map { [$0] } ?? []
    }
    return [ViewNode(.deferred(deferred))]
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

/// What drawing needs to know besides the view.
struct CanvasPlace: @unchecked Sendable {
  let size: CGSize
  let layout: LayoutContext
}
private struct CanvasNodes: @unchecked Sendable {
  let value: ViewNode?
}

extension _BuildContext {
  /// What the renderer draws, or `nil` where that is nothing.
  fileprivate func drawn(
    in place: CanvasPlace, symbols: some View, _ renderer: (inout GraphicsContext, CGSize) -> Void
  ) -> ViewNode? {
    let sheet = CanvasSheet(build: self, place: place, symbols: child(.name("symbols")).inStack(nil).lower(symbols))
    var drawing = GraphicsContext(sheet: sheet, environment: environment)
    reading { renderer(&drawing, place.size) }
    guard let node = drawing.layer.node else { return nil }
    let group = sheet.blends ? ViewNode(.effect(.compositingGroup), children: [node]) : node
    return ViewNode(.effect(.clip(name: "canvas", { Path($0) }, FillStyle(antialiased: false))), children: [group])
  }
}
