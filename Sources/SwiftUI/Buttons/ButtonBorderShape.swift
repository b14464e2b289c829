import ViewTree

/// The outline of a bordered button.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case automatic, capsule, circle, roundedRectangle(radius: CGFloat?) }
  let kind: Kind
  private var insetAmount: CGFloat = 0
  init(_ kind: Kind) { self.kind = kind }
  public static let automatic = ButtonBorderShape(.automatic)
  public static let capsule = ButtonBorderShape(.capsule)
  public static let circle = ButtonBorderShape(.circle)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(radius: nil))
  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle(radius: radius))
  }

  /// Corners of 8 points. [measured on a large button: M:prefire-auth; the other sizes unverified]
  static let defaultRadius: CGFloat = 8

  /// Capsules from iOS 26 on, and before that for the small sizes.
  func shape(_ size: ControlSize, _ platform: _Platform) -> AnyShape {
    switch kind {
    case .automatic:
      platform.hasGlass || size <= .small
        ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: Self.defaultRadius))
    case .capsule: AnyShape(Capsule())
    // What is wider than high would not fit into a circle.
    case .circle: AnyShape(Capsule())
    case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius))
    }
  }
}
extension ButtonBorderShape: InsettableShape {
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    switch kind {
    case .automatic, .capsule: return Capsule().path(in: rect)
    case .circle: return Circle().path(in: rect)
    case .roundedRectangle(let radius):
      return RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius).path(in: rect)
    }
  }
  public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}
extension View {
  /// The outline of bordered buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension _Platform {
  /// Whether controls have the shapes and the glass of iOS 26.
  var hasGlass: Bool { self >= .iOS26 }
  /// The outline of a control's field: a capsule from iOS 26 on.
  /// - Parameter cornerRadius: before that, in points.
  func fieldShape(cornerRadius: CGFloat) -> AnyShape {
    hasGlass ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: cornerRadius))
  }
}
