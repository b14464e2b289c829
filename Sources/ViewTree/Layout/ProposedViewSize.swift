import Graphics

/// The size that a parent offers, in points. On each axis: a length; `nil` asks for the ideal size, 0 for the smallest,
/// infinity for the largest. [Apple documentation, ProposedViewSize]
public struct ProposedViewSize: Equatable, Hashable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  @inlinable public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Unspecified lengths replaced; 10 × 10 is what shapes and colours fall back to.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  package init(_ main: CGFloat?, along axis: Axis, cross: CGFloat?) {
    self =
      axis == .horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
  }
  /// NaN asks for the ideal and a negative length for the smallest: what cannot be offered is not passed on.
  package var sanitized: ProposedViewSize {
    func sane(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return length < 0 ? 0 : length
    }
    return ProposedViewSize(width: sane(width), height: sane(height))
  }
  /// Lengths never below zero.
  package func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension CGSize {
  package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
  package init(_ main: CGFloat, along axis: Axis, cross: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }
}
