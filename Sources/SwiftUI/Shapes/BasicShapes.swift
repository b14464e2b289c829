public nonisolated struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// Corners are continuous unless said otherwise. [facts, swiftui-layout.md section 10]
public nonisolated struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, amount) }
    set { (cornerSize.animatableData, amount) = (newValue.first, newValue.second) }
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.shrunk(by: amount),
      // In this order NaN stays NaN, for the tree to report.
      cornerSize: CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
      style: style)
  }
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// A rectangle whose short sides are half circles.
public nonisolated struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: amount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// Inscribed in the shorter side, centred. [facts, section 10]
public nonisolated struct Circle: InsettableShape {
  var amount: CGFloat = 0
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  public init() {}
  public func path(in rect: CGRect) -> Path {
    if !amount.isFinite { return .notANumber }
    let side = max(0, min(rect.width, rect.height) - 2 * amount)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    switch (proposal.width, proposal.height) {
    case (nil, nil): return CGSize(width: 10, height: 10)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    }
  }
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

public nonisolated struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension CGRect {
  /// Smaller by `amount` on all sides, never inside out.
  nonisolated func shrunk(by amount: CGFloat) -> CGRect {
    if amount == 0 { return self }
    let dx = min(amount, width / 2), dy = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { .init() } }
