/// A projective map of the plane: a row vector (x, y, 1) times the matrix, divided by the third component.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }
  /// The plane z = 0, projected along z.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  /// No vanishing points: lines that are parallel stay so.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  package var affine: CGAffineTransform? {
    guard m13 == 0, m23 == 0, m33 != 0 else { return nil }
    return CGAffineTransform(m11 / m33, m12 / m33, m21 / m33, m22 / m33, m31 / m33, m32 / m33)
  }
  package var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy(\.isFinite)
  }

  /// The transform that applies `self` first and `rhs` second.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }

  /// Makes this the inverse; `false`, and nothing is changed, where there is none.
  @discardableResult public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32, c12 = m23 * m31 - m21 * m33, c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite, isFinite else { return false }
    var r = ProjectionTransform()
    (r.m11, r.m12, r.m13) = (c11, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
    (r.m21, r.m22, r.m23) = (c12, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23)
    (r.m31, r.m32, r.m33) = (c13, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21)
    (r.m11, r.m12, r.m13) = (r.m11 / determinant, r.m12 / determinant, r.m13 / determinant)
    (r.m21, r.m22, r.m23) = (r.m21 / determinant, r.m22 / determinant, r.m23 / determinant)
    (r.m31, r.m32, r.m33) = (r.m31 / determinant, r.m32 / determinant, r.m33 / determinant)
    self = r
    return true
  }
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }

  /// `nil` for a point on or behind the horizon.
  package func project(_ p: CGPoint) -> CGPoint? {
    let w = p.x * m13 + p.y * m23 + m33
    guard w > 1e-9 else { return nil }
    let x = (p.x * m11 + p.y * m21 + m31) / w, y = (p.x * m12 + p.y * m22 + m32) / w
    return x.isFinite && y.isFinite ? CGPoint(x: x, y: y) : nil
  }
  /// The affine map that touches this one at a point.
  package func tangent(at p: CGPoint) -> CGAffineTransform? {
    let w = p.x * m13 + p.y * m23 + m33
    guard w > 1e-9, let q = project(p) else { return nil }
    let a = (m11 - q.x * m13) / w, b = (m12 - q.y * m13) / w, c = (m21 - q.x * m23) / w, d = (m22 - q.y * m23) / w
    return CGAffineTransform(a, b, c, d, q.x - a * p.x - c * p.y, q.y - b * p.x - d * p.y)
  }
}

extension CGPoint {
  /// As it is where the point has no image.
  public func applying(_ m: ProjectionTransform) -> CGPoint { m.project(self) ?? self }
}
