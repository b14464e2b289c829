import ViewTree

extension GraphicsContext {
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// What paths are filled with. Points are in the coordinates of drawing.
  public struct Shading: Sendable {
    enum Storage: Sendable {
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle)
      case tiled(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
      case resolved(ShapePaint)
      case unsupported(String)
    }
    let storage: Storage

    /// What lies behind the canvas, which its drawing does not know.
    public static var backdrop: Shading { Shading(storage: .unsupported("the shading .backdrop")) }
    public static var foreground: Shading { style(ForegroundStyle()) }
    public static func palette(_ array: [Shading]) -> Shading { Shading(storage: .palette(array)) }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// Gradients and the like are laid over the path's bounds.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(storage: .style(AnyShapeStyle(style))) }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .linear(gradient, startPoint, endPoint, options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .radial(gradient, center, startRadius, endRadius, options))
    }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(storage: .conic(gradient, center, angle))
    }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(storage: .tiled(image, origin, sourceRect, scale))
    }
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading { style(shader) }
  }

  public func resolve(_ shading: Shading) -> Shading {
    switch shading.storage {
    case .style(let style):
      let paint = style._paint(in: environment, level: 0)
      return paint.color == nil ? shading : Shading(storage: .resolved(paint))
    default: return shading
    }
  }

  /// The paint of a node that covers the canvas, from points of drawing or the unit square of `bounds`.
  func paint(of shading: Shading, over bounds: CGRect) -> ShapePaint {
    let size = sheet.place.size
    func unit(_ p: CGPoint) -> UnitPoint {
      UnitPoint(x: size.width > 0 ? p.x / size.width : 0, y: size.height > 0 ? p.y / size.height : 0)
    }
    func stops(_ gradient: Gradient, _ options: GradientOptions) -> [GradientStop] {
      if options.contains(.repeat) || options.contains(.mirror) {
        sheet.fail("gradients with the options .repeat and .mirror are not supported")
      }
      return gradient.resolved(in: environment)
    }
    switch shading.storage {
    case .resolved(let paint): return paint
    case .style(let style): return rebased(style._paint(in: environment, level: 0), bounds, unit)
    case .linear(let gradient, let start, let end, let options):
      return ShapePaint(.linearGradient(stops(gradient, options), start: unit(start), end: unit(end)))
    case .radial(let gradient, let center, let start, let end, let options):
      return ShapePaint(
        .radialGradient(stops(gradient, options), center: unit(center), startRadius: start, endRadius: end))
    case .conic(let gradient, let center, let angle):
      return ShapePaint(
        .angularGradient(stops(gradient, []), center: unit(center), start: angle, end: angle + .degrees(360)))
    case .tiled(let image, let origin, let source, let scale):
      if origin != .zero { sheet.fail("a tiled image with another origin than zero is not supported") }
      return ImagePaint(image: image, sourceRect: source, scale: scale)._paint(in: environment, level: 0)
    case .palette(let list): return list.first.map { paint(of: $0, over: bounds) } ?? .color(.clear)
    case .unsupported(let name):
      sheet.fail("\(name) is not supported")
      return .color(.clear)
    }
  }

  /// A paint laid over `bounds`, as one that is laid over the canvas.
  private func rebased(_ paint: ShapePaint, _ bounds: CGRect, _ unit: (CGPoint) -> UnitPoint) -> ShapePaint {
    guard !bounds.isNull else { return paint }
    func at(_ p: UnitPoint) -> UnitPoint {
      unit(CGPoint(x: bounds.minX + p.x * bounds.width, y: bounds.minY + p.y * bounds.height))
    }
    var copy = paint
    switch paint.kind {
    case .linearGradient(let s, let a, let b): copy.kind = .linearGradient(s, start: at(a), end: at(b))
    case .radialGradient(let s, let c, let a, let b):
      copy.kind = .radialGradient(s, center: at(c), startRadius: a, endRadius: b)
    case .angularGradient(let s, let c, let a, let b): copy.kind = .angularGradient(s, center: at(c), start: a, end: b)
    case .ellipticalGradient(let s, let c, let a, let b):
      let side = min(bounds.width, bounds.height)
      copy.kind = .radialGradient(s, center: at(c), startRadius: a * side, endRadius: b * side)
    case .color, .image, .mesh, .material: break
    }
    return copy
  }
}
