import ViewTree

/// A program for a graphics processor. It is written in Metal's language, which nothing here can run: what is drawn with one
/// fails the picture by name.
public struct Shader: Equatable, Sendable {
  public struct Argument: Equatable, Sendable {
    private let text: String
    private init(_ text: String) { self.text = text }
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument("\(Double(x))") }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument("\(Double(x)), \(Double(y))")
    }
    public static func float2(_ point: CGPoint) -> Argument { Argument("\(point)") }
    public static func float2(_ size: CGSize) -> Argument { Argument("\(size)") }
    public static func float2(_ vector: CGVector) -> Argument { Argument("\(vector)") }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument("\(Double(x)), \(Double(y)), \(Double(z))")
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument("\(Double(x)), \(Double(y)), \(Double(z)), \(Double(w))")
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument("\(array)") }
    public static var boundingRect: Argument { Argument("boundingRect") }
    public static func color(_ color: Color) -> Argument { Argument("\(color)") }
    public static func colorArray(_ array: [Color]) -> Argument { Argument("\(array)") }
    public static func image(_ image: Image) -> Argument { Argument(image.name) }
    public static func data(_ data: Data) -> Argument { Argument("\(data.count) bytes") }
  }
  public enum UsageType: Hashable, Sendable { case shapeStyle, colorEffect, distortionEffect, layerEffect }

  public var function: ShaderFunction
  public var arguments: [Argument]
  public var dithersColor = false
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }
  /// There is nothing to compile.
  public func compile(as type: UsageType) async throws {}
}

@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary
  public var name: String
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  private let name: String
  public static let `default` = ShaderLibrary(name: "default")
  private init(name: String) { self.name = name }
  public init(data: Data) { name = "data" }
  public init(url: URL) { name = url.lastPathComponent }
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(name: bundle.bundleURL.lastPathComponent)
  }
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderLibrary.default[dynamicMember: name] }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader: ShapeStyle {
  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    environment.assets.problems?.report(
      "Shader \(function.name) is not supported: it needs a graphics processor, and nothing is drawn in its place")
    return .color(ResolvedColor(255, 0, 255))
  }
}

extension View {
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(name: "colorEffect", shader: shader, isEnabled: isEnabled))
  }
  public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  {
    modifier(ShaderModifier(name: "distortionEffect", shader: shader, isEnabled: isEnabled))
  }
  public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    modifier(ShaderModifier(name: "layerEffect", shader: shader, isEnabled: isEnabled))
  }
}

/// The content as it is, and a picture that fails.
private nonisolated struct ShaderModifier: _PrimitiveModifier {
  let name: String
  let shader: Shader
  let isEnabled: Bool
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    if isEnabled {
      context.graph.fail(
        "\(name)(ShaderLibrary.\(shader.function.name)) is not supported: a shader needs a graphics processor, and the view is drawn without it"
      )
    }
    return content(context)
  }
}
