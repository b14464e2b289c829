import ViewTree

/// The material of iOS 26's controls. Drawn as what lies beneath, blurred and brightened, with a bright rim and a soft
/// shadow; lensing at the edges is left out. The numbers were not measured on a device.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }
  let kind: Kind
  var color: Color? = nil
  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)
  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }
  /// A finger makes it grow and shine, which a picture at rest does not show.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape that glass has unless another is given: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape())
    -> some View
  {
    modifier(GlassModifier(glass: glass, shape: AnyShape(shape)))
  }
  /// Older spelling: glass that may be switched off.
  public nonisolated func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
  ) -> some View {
    glassEffect(isEnabled ? glass : .identity, in: shape)
  }
  /// Says which glass turns into which, which a picture at rest does not show.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Each glass is drawn by itself.
  public nonisolated func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
    self
  }
  public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition, isEnabled: Bool = true)
    -> some View
  { self }
  /// What the view shows at its edges goes on beyond them, mirrored and blurred, where a bar or the screen's edge covers
  /// it. A picture of the view ends at its edges, so there it changes nothing.
  public nonisolated func backgroundExtensionEffect() -> some View { self }
  public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

public struct GlassEffectTransition: Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
  public static func matchedGeometry(properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center)
    -> GlassEffectTransition
  {
    GlassEffectTransition()
  }
}

/// Glass that is near melts together on a device; here each is drawn by itself.
public nonisolated struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { content }
}

private nonisolated struct GlassModifier: ViewModifier {
  let glass: Glass
  let shape: AnyShape
  @Environment(\.colorScheme) private var colorScheme
  @MainActor func body(content: Content) -> some View {
    if glass.kind == .identity {
      content
    } else {
      content.background {
        shape.fill(GlassStyle(glass: glass))
          .overlay {
            shape.stroke(
              LinearGradient(
                colors: [rim(0.7), rim(0.15), rim(0.4)], startPoint: .topLeading, endPoint: .bottomTrailing),
              lineWidth: 1
            ).clipShape(shape)
          }
          .background { GlassShadow(shape: shape) }
      }
    }
  }
  private func rim(_ opacity: Double) -> Color { .white.opacity(colorScheme == .dark ? opacity * 0.5 : opacity) }
}

/// A shadow that is not seen through the glass.
private nonisolated struct GlassShadow: View {
  let shape: AnyShape
  @MainActor var body: some View {
    shape.fill(.black).shadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 3)
      .mask {
        Rectangle().padding(-40).overlay { shape.fill(.black).blendMode(.destinationOut) }.compositingGroup()
      }
  }
}

private struct GlassStyle: ShapeStyle {
  let glass: Glass
  func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    let isDark = environment.colorScheme == .dark
    var tint = isDark ? ResolvedColor(30, 30, 32, alpha: 0.6) : ResolvedColor(255, 255, 255, alpha: 0.65)
    if glass.kind == .clear { tint.alpha = 0.2 }
    if let color = glass.color { tint = color.resolved(in: environment).opacity(0.8) }
    return ShapePaint(.material(Backdrop(radius: glass.kind == .clear ? 3 : 8, saturation: 1.4, tint: tint)))
  }
}
