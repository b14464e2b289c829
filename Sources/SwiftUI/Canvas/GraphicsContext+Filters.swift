import ViewTree

extension GraphicsContext {
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// What is made of each thing that is drawn.
  public struct Filter: Sendable {
    enum Storage: Sendable {
      case matrix(String, [Double])
      case multiply(Color)
      case blur(CGFloat, BlurOptions)
      case shadow(Color, CGFloat, CGFloat, CGFloat, ShadowOptions)
      case projection(ProjectionTransform)
      case threshold(Double, Double, Color)
      case unsupported(String)
    }
    let storage: Storage

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(storage: .projection(matrix))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal { return Filter(storage: .unsupported("a shadow with a blend mode")) }
      return Filter(storage: .shadow(color, radius, x, y, options))
    }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(storage: .multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(storage: .matrix("colorMatrix", matrix.rows))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(storage: .matrix("hueRotation", EffectMatrix.hueRotation(angle.radians)))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(storage: .matrix("saturation", EffectMatrix.saturation(amount)))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(storage: .matrix("brightness", EffectMatrix.diagonal(1, offset: amount)))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(storage: .matrix("contrast", EffectMatrix.diagonal(amount, offset: (1 - amount) / 2)))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(storage: .matrix("colorInvert", EffectMatrix.diagonal(1 - 2 * amount, offset: amount)))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(storage: .matrix("grayscale", EffectMatrix.saturation(1 - amount)))
    }
    public static var luminanceToAlpha: Filter {
      Filter(storage: .matrix("luminanceToAlpha", EffectMatrix.luminanceToAlpha))
    }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(storage: .blur(radius, options))
    }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
      Filter(storage: .threshold(min, max, color))
    }
    public static func colorShader(_ shader: Shader) -> Filter { unsupported("colorShader", shader) }
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      unsupported("distortionShader", shader)
    }
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      unsupported("layerShader", shader)
    }
    private static func unsupported(_ name: String, _ shader: Shader) -> Filter {
      Filter(storage: .unsupported("the filter \(name)(ShaderLibrary.\(shader.function.name))"))
    }

    /// - Parameter space: where the filter was added.
    func applied(to node: ViewNode, in space: CGAffineTransform, _ context: GraphicsContext) -> ViewNode {
      func wrapped(_ effect: DrawingEffect) -> ViewNode { ViewNode(.effect(effect), children: [node]) }
      let scale = CGFloat(Double(abs(space.a * space.d - space.b * space.c)).squareRoot())
      switch storage {
      case .matrix(let name, let rows): return wrapped(.colorMatrix(name: name, rows))
      case .multiply(let color):
        return wrapped(
          .colorMatrix(
            name: "colorMultiply", EffectMatrix.multiply(color.resolved(in: context.environment))))
      case .blur(let radius, let options):
        return wrapped(.blur(radius: radius * scale, isOpaque: options.contains(.opaque)))
      case .shadow(let color, let radius, let x, let y, let options):
        if !options.subtracting(.disablesGroup).isEmpty { context.sheet.fail("a shadow with options is not supported") }
        let offset = CGSize(width: x, height: y).applying(space)
        return wrapped(
          .shadow(color.resolved(in: context.environment), radius: radius * scale, x: offset.width, y: offset.height))
      case .projection(let matrix): return wrapped(.projection(name: "projection", { _ in matrix }))
      case .threshold(let minimum, let maximum, let color):
        // NaN has no place in a range; the tree reports it as a number.
        guard minimum <= maximum else {
          context.sheet.fail("alphaThreshold(min: \(minimum), max: \(maximum)) holds no alpha")
          return node
        }
        return wrapped(.alphaThreshold(minimum...maximum, color.resolved(in: context.environment)))
      case .unsupported(let name):
        context.sheet.fail("\(name) is not supported")
        return node
      }
    }
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    wrappers.append(.filter(filter, transform))
  }
}

/// Rows of factors of red, green, blue and alpha, and an offset.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}
  var rows: [Double] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map { Double($0) }
  }
}
