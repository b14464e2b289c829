import ViewTree

/// The canvas that a renderer draws on, shared by all copies of its contexts.
final class CanvasSheet: @unchecked Sendable {
  let build: _BuildContext
  let place: CanvasPlace
  let symbols: [ViewNode]
  /// Something was mixed with what had been drawn before.
  var blends = false
  init(build: _BuildContext, place: CanvasPlace, symbols: [ViewNode]) {
    (self.build, self.place, self.symbols) = (build, place, symbols)
  }
  func fail(_ message: String) { MainActor.assumeIsolated { build.graph.fail("Canvas: \(message)") } }
}

/// What was drawn into one layer so far.
final class CanvasLayer {
  private(set) var nodes: [ViewNode] = []
  private var places: [CanvasRule.Place] = []
  func add(_ node: ViewNode) {
    nodes.append(node)
    places.append(.everywhere)
  }
  var node: ViewNode? {
    switch nodes.count {
    case 0: nil
    case 1: nodes[0]
    default: ViewNode(.layout(CanvasRule(places)), children: nodes)
    }
  }
}

/// Where a canvas's renderer draws. A copy has a state of its own and draws into the same layer.
public struct GraphicsContext {
  /// Applied to what is drawn, the last one first.
  enum Wrapper {
    /// In the layer's space.
    case clip(Path, FillStyle)
    case clipLayer(ViewNode, isInverse: Bool)
    case filter(Filter, CGAffineTransform)
  }
  let sheet: CanvasSheet
  let layer: CanvasLayer
  var wrappers: [Wrapper] = []

  public var environment: EnvironmentValues
  /// 0…1, of each thing that is drawn.
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  /// From the coordinates of drawing to those of the layer.
  public var transform: CGAffineTransform = .identity

  init(sheet: CanvasSheet, environment: EnvironmentValues) {
    (self.sheet, layer, self.environment) = (sheet, CanvasLayer(), environment)
  }

  // MARK: - State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is outside of the shape is shown instead.
    public static let inverse = ClipOptions(rawValue: 1)
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      // Everything but the path: the path is drawn out of a layer that covers all there is.
      var shape = CanvasLayer.shape(path, .fill(style), ShapePaint.color(.black))
      shape = ViewNode(.effect(.compositingGroup), children: [shape])
      wrappers.append(.clipLayer(shape, isInverse: true))
    } else {
      wrappers.append(.clip(path, style))
    }
  }
  /// Cuts everything that follows to the alpha of what `content` draws.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = sublayer()
    try content(&inner)
    var node = inner.layer.node ?? CanvasLayer.shape(Path(), .fill(FillStyle()), .color(.clear))
    if opacity < 1 { node = ViewNode(.effect(.opacity(opacity)), children: [node]) }
    node = ViewNode(.effect(.compositingGroup), children: [node])
    wrappers.append(.clipLayer(node, isInverse: options.contains(.inverse)))
  }
  /// The bounds of all clips to paths.
  public var clipBoundingRect: CGRect {
    var rect = CGRect(origin: .zero, size: sheet.place.size)
    for case .clip(let path, _) in wrappers { rect = rect.overlap(with: path.boundingRect) }
    return rect.applying(transform.inverted())
  }

  /// Draws into a layer of its own, which then is drawn like one thing.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = sublayer()
    try content(&inner)
    guard let node = inner.layer.node else { return }
    add(ViewNode(.effect(.compositingGroup), children: [node]))
  }

  private func sublayer() -> GraphicsContext {
    var inner = GraphicsContext(sheet: sheet, environment: environment)
    inner.transform = transform
    return inner
  }

  // MARK: - Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(path, .fill(style), shading)
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path, .stroke(style, antialiased: true), shading)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  private func draw(_ path: Path, _ drawing: ShapeContent.Drawing, _ shading: Shading) {
    let paint = isErasing ? .color(.black) : paint(of: shading, over: path.boundingRect)
    add(placed(CanvasLayer.shape(path, drawing, paint)))
  }
  private var isErasing: Bool { blendMode == .clear }

  /// A node that is drawn in the space of `transform`.
  func placed(_ node: ViewNode, _ place: CanvasRule.Place = .everywhere) -> ViewNode {
    var node = node
    if place != .everywhere { node = ViewNode(.layout(CanvasRule([place])), children: [node]) }
    if transform.isIdentity { return node }
    return ViewNode(.effect(.transform(name: "transform", transform, anchor: .topLeading)), children: [node])
  }

  /// Draws a node that is already in the layer's space.
  func add(_ node: ViewNode) {
    var node = node
    for wrapper in wrappers.reversed() {
      switch wrapper {
      case .clip(let path, let style):
        node = ViewNode(
          .effect(.clip(name: "clip", { path.offsetBy(dx: $0.minX, dy: $0.minY) }, style)), children: [node])
      case .clipLayer(var mask, let isInverse):
        if isInverse { mask = ViewNode(.effect(.colorMatrix(name: "inverse", Self.inverseAlpha)), children: [mask]) }
        node = ViewNode(.effect(.mask), children: [node, mask])
      case .filter(let filter, let space): node = filter.applied(to: node, in: space, self)
      }
    }
    if !(opacity >= 1) { node = ViewNode(.effect(.opacity(opacity)), children: [node]) }
    if blendMode != .normal, let effect = blendMode.effect(sheet) {
      node = ViewNode(.effect(effect), children: [node])
    }
    layer.add(node)
  }
  /// Black where nothing was, nothing where something was.
  private static let inverseAlpha = [0.0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1, 1]
}

extension CanvasLayer {
  /// A shape whose path counts from the corner of where it is placed.
  static func shape(_ path: Path, _ drawing: ShapeContent.Drawing, _ paint: ShapePaint) -> ViewNode {
    ViewNode(
      .shape(
        ShapeContent(name: "Path", path: { path.offsetBy(dx: $0.minX, dy: $0.minY) }, drawing: drawing, paint: paint)))
  }
}

extension GraphicsContext {
  /// How something drawn is mixed with what was drawn before.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    // Core Graphics' numbers.
    public static let normal = BlendMode(rawValue: 0)
    public static let multiply = BlendMode(rawValue: 1)
    public static let screen = BlendMode(rawValue: 2)
    public static let overlay = BlendMode(rawValue: 3)
    public static let darken = BlendMode(rawValue: 4)
    public static let lighten = BlendMode(rawValue: 5)
    public static let colorDodge = BlendMode(rawValue: 6)
    public static let colorBurn = BlendMode(rawValue: 7)
    public static let softLight = BlendMode(rawValue: 8)
    public static let hardLight = BlendMode(rawValue: 9)
    public static let difference = BlendMode(rawValue: 10)
    public static let exclusion = BlendMode(rawValue: 11)
    public static let hue = BlendMode(rawValue: 12)
    public static let saturation = BlendMode(rawValue: 13)
    public static let color = BlendMode(rawValue: 14)
    public static let luminosity = BlendMode(rawValue: 15)
    public static let clear = BlendMode(rawValue: 16)
    public static let copy = BlendMode(rawValue: 17)
    public static let sourceIn = BlendMode(rawValue: 18)
    public static let sourceOut = BlendMode(rawValue: 19)
    public static let sourceAtop = BlendMode(rawValue: 20)
    public static let destinationOver = BlendMode(rawValue: 21)
    public static let destinationIn = BlendMode(rawValue: 22)
    public static let destinationOut = BlendMode(rawValue: 23)
    public static let destinationAtop = BlendMode(rawValue: 24)
    public static let xor = BlendMode(rawValue: 25)
    public static let plusDarker = BlendMode(rawValue: 26)
    public static let plusLighter = BlendMode(rawValue: 27)

    fileprivate func effect(_ sheet: CanvasSheet) -> DrawingEffect? {
      let separable: [Graphics.BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      ]
      sheet.blends = true
      switch self {
      case .clear, .destinationOut: return .blendMode(.destinationOut)
      case .sourceAtop: return .blendMode(.sourceAtop)
      case .destinationOver: return .blendMode(.destinationOver)
      case .plusDarker: return .blendMode(.plusDarker)
      case .plusLighter: return .blendMode(.plusLighter)
      case _ where separable.indices.contains(Int(rawValue)): return .blendMode(separable[Int(rawValue)])
      default:
        sheet.fail("the blend mode with Core Graphics' number \(rawValue) is not supported")
        return nil
      }
    }
  }
}
