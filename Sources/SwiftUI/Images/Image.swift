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
  }
  var source: Source
  var label: Text? = nil
  var isDecorative = false
  var resizing: ImageContent.Resizing = .fixed
  var renderingMode: TemplateRenderingMode? = nil
  var interpolation: Interpolation? = nil

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
  /// A picture made by code, such as another snapshot's. This tool's addition.
  public init(bitmap: Bitmap, name: String = "bitmap") { source = .bitmap(bitmap, name: name) }

  var name: String {
    switch source {
    case .symbol(let name), .asset(let name, _), .bitmap(_, let name): name
    }
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
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
}

extension Image: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
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
      node = ViewNode(
        .symbol(
          SymbolContent(
            name: name, font: font, scale: scale,
            paint: context.presented(ForegroundStyle()._paint(in: environment, level: 0)),
            isResizable: resizing != .fixed)))
      if environment.layoutDirection == .rightToLeft, Self.followsReading(name) {
        node = context.effect(
          .transform(name: "mirrored", CGAffineTransform(scaleX: -1, y: 1), anchor: .center), [node])
      }
    case .bitmap(let bitmap, let name): node = imageNode(bitmap, name, context)
    case .asset(let name, let bundle):
      switch environment.assets.image(name, bundle: bundle, environment: environment) {
      case .success(let asset): node = imageNode(asset.bitmap, name, context, isTemplate: asset.isTemplate)
      case .failure(let error):
        context.graph.fail(error.message)
        return context.lower(ProblemView(text: error.message))
      }
    }
    if let label {
      node.semantics = Semantics(role: "Image", label: label.plainString)
      node.semantics?.traits = ["image"]
    } else if isDecorative {
      node.semantics = Semantics(role: "Image")
      node.semantics?.isHidden = true
    }
    return [node]
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

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
