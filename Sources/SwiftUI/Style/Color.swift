import ViewTree

/// A colour that may depend on the environment it is drawn in.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
    func sRGB(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
      switch self {
      case .sRGB: (r, g, b)
      case .sRGBLinear: ColorSpaces.sRGB(linear: r, g, b)
      case .displayP3: ColorSpaces.sRGB(displayP3: r, g, b)
      }
    }
  }

  /// Final sRGB components; wider than 0…1 for colours outside sRGB.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible, Codable {
    public var red, green, blue, opacity: Float
    public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
      let c = colorSpace.sRGB(Double(red), Double(green), Double(blue))
      (self.red, self.green, self.blue, self.opacity) = (Float(c.0), Float(c.1), Float(c.2), opacity)
    }
    public var linearRed: Float {
      get { Self.linear(red) }
      set { red = Self.encoded(newValue) }
    }
    public var linearGreen: Float {
      get { Self.linear(green) }
      set { green = Self.encoded(newValue) }
    }
    public var linearBlue: Float {
      get { Self.linear(blue) }
      set { blue = Self.encoded(newValue) }
    }
    public var cgColor: CGColor { CGColor(resolvedColor) }
    /// `#RRGGBBAA`.
    public var description: String {
      let c = resolvedColor.rgba8
      return "#"
        + [c.red, c.green, c.blue, c.alpha].map { String(Int($0) + 256, radix: 16).dropFirst().uppercased() }.joined()
    }
    var resolvedColor: ResolvedColor {
      ResolvedColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
    private static func linear(_ v: Float) -> Float { Float(ColorSpaces.linear(Double(v))) }
    private static func encoded(_ v: Float) -> Float { Float(ColorSpaces.encoded(Double(v))) }
  }

  enum Storage: Hashable, Sendable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    /// From a bundle's asset catalogue.
    case asset(name: String, bundle: URL?)
    case accent
    case uiColor(UIColor)
    indirect case opacity(Storage, Double)
    indirect case mix(Storage, Storage, Double, Gradient.ColorSpace)
  }
  var storage: Storage
  init(_ storage: Storage) { self.storage = storage }

  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let c = colorSpace.sRGB(red, green, blue)
    storage = .fixed(ResolvedColor(red: c.0, green: c.1, blue: c.2, alpha: opacity))
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Components 0…1; the hue runs round the circle from red over green and blue back to red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let rgb = ColorSpaces.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(ResolvedColor(red: rgb.0, green: rgb.1, blue: rgb.2, alpha: opacity))
  }
  public init(_ resolved: Resolved) { storage = .fixed(resolved.resolvedColor) }
  /// The colour set of that name in the bundle's asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) { storage = .asset(name: name, bundle: bundle?.bundleURL) }

  public func opacity(_ opacity: Double) -> Color { Color(.opacity(storage, opacity)) }
  /// Interpolated with straight components.
  public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(storage, other.storage, fraction, colorSpace))
  }

  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let c = resolved(in: environment)
    return Resolved(red: Float(c.red), green: Float(c.green), blue: Float(c.blue), opacity: Float(c.alpha))
  }
  package func resolved(in environment: EnvironmentValues) -> ResolvedColor { Self.resolve(storage, environment) }

  private static func resolve(_ storage: Storage, _ environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .fixed(let color): return color
    case .system(let color): return color.resolved(in: environment)
    case .accent: return environment.accent.color ?? SystemColor.blue.resolved(in: environment)
    case .asset(let name, let bundle): return environment.assets.color(name, bundle: bundle, environment: environment)
    case .opacity(let base, let factor): return resolve(base, environment).opacity(min(max(factor, 0), 1))
    case .uiColor(let color): return color.resolved(in: environment)
    case .mix(let a, let b, let fraction, let space):
      return space.mixed(resolve(a, environment), resolve(b, environment), min(max(fraction, 0), 1))
    }
  }
  public var description: String { "\(storage)" }
}

extension Gradient {
  /// In which components colours are mixed.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool
    /// sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// OKLab, as for animations.
    public static let perceptual = ColorSpace(isPerceptual: true)

    var needsSteps: Bool { isPerceptual }

    func mixed(_ a: ResolvedColor, _ b: ResolvedColor, _ t: Double) -> ResolvedColor {
      if t <= 0 { return a }
      if t >= 1 { return b }
      if isPerceptual {
        let (x, y) = (OKLab.from(a), OKLab.from(b))
        return OKLab.color(x.indices.map { x[$0] + (y[$0] - x[$0]) * t }[...])
      }
      return ResolvedColor(
        red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
        blue: a.blue + (b.blue - a.blue) * t,
        alpha: a.alpha + (b.alpha - a.alpha) * t)
    }
  }
}

extension Color {
  public static let red = Color(.system(.red))
  public static let orange = Color(.system(.orange))
  public static let yellow = Color(.system(.yellow))
  public static let green = Color(.system(.green))
  public static let mint = Color(.system(.mint))
  public static let teal = Color(.system(.teal))
  public static let cyan = Color(.system(.cyan))
  public static let blue = Color(.system(.blue))
  public static let indigo = Color(.system(.indigo))
  public static let purple = Color(.system(.purple))
  public static let pink = Color(.system(.pink))
  public static let brown = Color(.system(.brown))
  public static let gray = Color(.system(.gray))
  public static let white = Color(.fixed(.white))
  public static let black = Color(.fixed(.black))
  public static let clear = Color(.fixed(.clear))
  public static let primary = Color(.system(.primary))
  public static let secondary = Color(.system(.secondary))
  public static let accentColor = Color(.accent)
  /// What lies behind a screen's content.
  package static let systemBackground = Color(.system(.background))
}

extension Color: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "Color", _paint(in: context.environment, level: 0))]
  }
}

extension _BuildContext {
  func filledRectangle(name: String, _ paint: ShapePaint) -> ViewNode {
    ViewNode(.shape(ShapeContent(name: name, path: { Path($0) }, drawing: .fill(FillStyle()), paint: presented(paint))))
  }
}
