import Typography
import ViewTree

/// A picture from a bundle, a symbol, or a bitmap.
public struct Image: Equatable, @unchecked Sendable {
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  enum Source: Equatable {
    case symbol(String)
    case asset(String, bundle: URL?)
    case bitmap(Bitmap, name: String)
    case drawing(Drawing)
    case encoded(Encoded)
  }
  /// Bytes of a PNG, and pixels per point.
  struct Encoded: Equatable {
    var bytes: Data
    var scale: Double
  }
  /// A picture that code draws. Two are the same only if they are one.
  final class Drawing: Equatable {
    let size: CGSize
    let renderer: (inout GraphicsContext) -> Void
    init(_ size: CGSize, _ renderer: @escaping (inout GraphicsContext) -> Void) {
      (self.size, self.renderer) = (size, renderer)
    }
    static func == (a: Drawing, b: Drawing) -> Bool { a === b }
  }
  var source: Source
  var label: Text? = nil
  var isDecorative = false
  var resizing: ImageContent.Resizing = .fixed
  var renderingMode: TemplateRenderingMode? = nil
  /// Goes before the environment's.
  var symbolMode: SymbolRenderingMode? = nil
  var interpolation: Interpolation? = nil
  /// A `UIImage`'s own colour and symbol size, which go before the environment's.
  var tint: Color? = nil
  var font: Font? = nil

  /// The image set or file of that name in the bundle, in the variant for the display scale.
  public init(_ name: String, bundle: Bundle? = nil) { source = .asset(name, bundle: bundle?.bundleURL) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    isDecorative = true
  }
  /// The open symbol that stands for this SF Symbol.
  public init(systemName: String) { source = .symbol(systemName) }
  /// The value would fill some of the symbol's layers; which these are is not known here.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(decorative: name, bundle: bundle)
  }
  public init(_ resource: ImageResource) { source = .asset(resource.name, bundle: resource.bundle.bundleURL) }
  /// Drawn by `renderer` in a canvas of that size, in points.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    source = .drawing(Drawing(size, renderer))
    self.label = label
    isDecorative = label == nil
  }
  /// A picture made by code, such as another snapshot's. This tool's addition.
  public init(bitmap: Bitmap, name: String = "bitmap") { source = .bitmap(bitmap, name: name) }

  var name: String {
    switch source {
    case .symbol(let name), .asset(let name, _), .bitmap(_, let name): name
    case .drawing: "drawing"
    case .encoded: "UIImage"
    }
  }

  func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changing { $0.resizing = resizingMode == .tile ? .tile(capInsets) : .stretch(capInsets) }
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { changing { $0.renderingMode = mode } }
  public func interpolation(_ interpolation: Interpolation) -> Image { changing { $0.interpolation = interpolation } }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Pictures here have no more than the range of sRGB.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension Image: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let context =
      font == nil && tint == nil
      ? context
      : context.with { [font, tint] in
        if let font { $0.font = font }
        if let tint { $0.setForeground([AnyShapeStyle(tint)]) }
      }
    let environment = context.environment
    var node: ViewNode
    switch source {
    case .symbol(let name):
      let ownFont = environment.font ?? .body
      var font = ownFont.resolve(in: environment)
      if let weight = environment.textTraits.weight { font.weight = weight.value(for: ownFont, in: environment) }
      let scale: SymbolLayout.Scale =
        switch environment.imageScale {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
      var content = SymbolContent(
        name: name, font: font, scale: scale,
        paint: context.presented(ForegroundStyle()._paint(in: environment, level: 0)),
        isResizable: resizing != .fixed, variants: environment.symbolVariants.names(for: name))
      content.styling = symbolStyling(content.paint, context)
      node = ViewNode(.symbol(content))
      if environment.layoutDirection == .rightToLeft, Self.followsReading(name) {
        node = context.effect(
          .transform(name: "mirrored", CGAffineTransform(scaleX: -1, y: 1), anchor: .center), [node])
      }
    case .bitmap(let bitmap, let name): node = imageNode(bitmap, name, context)
    case .drawing(let drawing):
      let canvas = context.lower(
        Canvas { drawing, size in
          if self.resizing != .fixed, self.drawnSize.width > 0, self.drawnSize.height > 0 {
            drawing.scaleBy(x: size.width / self.drawnSize.width, y: size.height / self.drawnSize.height)
          }
          self.render(&drawing)
        }.frame(
          width: resizing == .fixed ? drawing.size.width : nil, height: resizing == .fixed ? drawing.size.height : nil))
      guard let first = canvas.first else { return [] }
      node = first
    case .encoded(let data):
      switch environment.assets.decode(data.bytes, scale: data.scale, name: "UIImage") {
      case .success(let bitmap): node = imageNode(bitmap, "UIImage", context)
      case .failure(let error):
        context.graph.fail(error.message)
        return context.lower(ProblemView(text: error.message))
      }
    case .asset(let name, let bundle):
      switch environment.assets.image(name, bundle: bundle, environment: environment) {
      case .success(let asset): node = imageNode(asset.bitmap, name, context, isTemplate: asset.isTemplate)
      case .failure(let error):
        context.graph.fail(error.message)
        return context.lower(ProblemView(text: error.message))
      }
    }
    if environment.isRedacted { node = redacted(node, context) }
    if let label {
      node.semantics = Semantics(role: "Image", label: label.plainString)
      node.semantics?.traits = ["image"]
    } else if isDecorative {
      node.semantics = Semantics(role: "Image")
      node.semantics?.isHidden = true
    }
    return [node]
  }

  private var drawnSize: CGSize { if case .drawing(let drawing) = source { drawing.size } else { .zero } }
  private func render(_ context: inout GraphicsContext) {
    if case .drawing(let drawing) = source { drawing.renderer(&context) }
  }

  /// A gray box as large as the picture. [M:prefire-redacted]
  @MainActor private func redacted(_ node: ViewNode, _ context: _BuildContext) -> ViewNode {
    let box = context.filledRectangle(
      name: "redacted",
      HierarchicalShapeStyle(level: 0)._paint(in: context.environment, level: 0).opacity(redactionOpacity))
    return context.layout(LayeredRule(.overlay, alignment: .center), [context.effect(.hidden, [node]), box])
  }

  /// Symbols that point along the text (`chevron.forward`, `arrow.backward`), unlike those that point left or right. The
  /// keys of a player (`forward.fill`) point along the tape.
  static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
  }

  @MainActor private func imageNode(
    _ bitmap: Bitmap, _ name: String, _ context: _BuildContext, isTemplate: Bool = false
  ) -> ViewNode {
    let isTemplate = renderingMode.map { $0 == .template } ?? isTemplate
    let tint =
      isTemplate ? context.presented(ForegroundStyle()._paint(in: context.environment, level: 0)).color ?? .black : nil
    return ViewNode(
      .image(
        ImageContent(
          name: name, bitmap: bitmap, resizing: resizing,
          interpolation: interpolation == Interpolation.none ? .nearest : .bilinear, tint: tint)))
  }
}

/// Of what stands for redacted texts and pictures: black over white reads 214 of 255. [M:prefire-redacted]
let redactionOpacity = 0.16

/// A picture or colour of a bundle, as Xcode's generated code names it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}
extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension View {
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
