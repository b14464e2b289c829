/// The outline of another shape's outline.
nonisolated struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  let style: StrokeStyle
  func path(in rect: CGRect) -> Path {
    style.invalidNumber == nil ? shape.path(in: rect).strokedPath(style) : .notANumber
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape whose path is changed after it was laid out.
nonisolated struct DerivedShape<Base: Shape>: Shape {
  let shape: Base
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  let change: @Sendable (Path) -> Path
  func path(in rect: CGRect) -> Path { change(shape.path(in: rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape transformed about a point of its rectangle.
nonisolated struct TransformedShape<Base: Shape>: Shape {
  let shape: Base
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  let anchor: UnitPoint
  let transform: CGAffineTransform
  func path(in rect: CGRect) -> Path {
    let x = rect.minX + anchor.x * rect.width, y = rect.minY + anchor.y * rect.height
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape of one size in the top-left corner of its rectangle.
nonisolated struct SizedShape<Base: Shape>: Shape {
  let shape: Base
  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  let size: CGSize
  func path(in rect: CGRect) -> Path {
    size.width.isFinite && size.height.isFinite ? shape.path(in: CGRect(origin: rect.origin, size: size)) : .notANumber
  }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
  let makePath: @Sendable (CGRect) -> Path
  let size: @Sendable (ProposedViewSize) -> CGSize
  public let layoutDirectionBehavior: LayoutDirectionBehavior
  public init<S: Shape>(_ shape: S) {
    layoutDirectionBehavior = shape.layoutDirectionBehavior
    makePath = { shape.path(in: $0) }
    size = { shape.sizeThatFits($0) }
  }
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
