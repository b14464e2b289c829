import Graphics

/// What a Scene tells a custom view about its size: which axes are automatic, and how long the others are.
///
/// `isAutoWidth` and `isAutoHeight` are the SDK's. Lengths are this tool's addition: a view whose axis is automatic is
/// laid out in a fixed frame, 350 points wide and 500 high.
public struct SizeInfo: Hashable, Sendable {
  public var isAutoHeight: Bool
  public var isAutoWidth: Bool
  /// In points; counts where the axis is not automatic.
  public var width: CGFloat
  public var height: CGFloat

  /// The frame of an automatic axis, in points.
  public static let automaticSize = CGSize(width: 350, height: 500)

  public init(isAutoHeight: Bool = true, isAutoWidth: Bool = true) {
    self.init(
      isAutoHeight: isAutoHeight, isAutoWidth: isAutoWidth, width: Self.automaticSize.width,
      height: Self.automaticSize.height)
  }
  public init(isAutoWidth: Bool, isAutoHeight: Bool) {
    self.init(isAutoHeight: isAutoHeight, isAutoWidth: isAutoWidth)
  }
  /// The flags have no default here: `SizeInfo(width: 120, height: 90)` must not come out automatic.
  public init(isAutoHeight: Bool, isAutoWidth: Bool, width: CGFloat, height: CGFloat) {
    (self.isAutoHeight, self.isAutoWidth, self.width, self.height) = (isAutoHeight, isAutoWidth, width, height)
  }
  /// An axis without a length is automatic.
  public init(width: CGFloat?, height: CGFloat?) {
    self.init(
      isAutoHeight: height == nil, isAutoWidth: width == nil, width: width ?? Self.automaticSize.width,
      height: height ?? Self.automaticSize.height)
  }
  /// Both axes automatic: 350 × 500 points.
  public static let auto = SizeInfo()

  /// The frame in points.
  public var frame: CGSize {
    CGSize(
      width: isAutoWidth ? Self.automaticSize.width : width, height: isAutoHeight ? Self.automaticSize.height : height)
  }
}
