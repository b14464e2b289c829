import Foundation

/// A constraint; nothing solves it.
@preconcurrency @MainActor
open class NSLayoutConstraint: Hashable {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Attribute: Int, Sendable {
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case notAnAttribute = 0
  }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  open var constant: CGFloat
  open var priority = UILayoutPriority.required
  open var isActive = false
  open var identifier: String?
  init(constant: CGFloat) { self.constant = constant }
  public init(
    item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute other: Attribute, multiplier: CGFloat, constant: CGFloat
  ) { self.constant = constant }

  public static func activate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = true } }
  public static func deactivate(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
  public nonisolated static func == (first: NSLayoutConstraint, second: NSLayoutConstraint) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool { first.rawValue < second.rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// One side of a view, to tie to another's.
@preconcurrency @MainActor
public class NSLayoutAnchor<Kind> {
  weak var view: UIView?
  init(of view: UIView?) { self.view = view }
  public func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}
public enum _HorizontalSide {}
public enum _VerticalSide {}
public enum _Length {}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<_HorizontalSide> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<_VerticalSide> {}
public final class NSLayoutDimension: NSLayoutAnchor<_Length> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

@preconcurrency @MainActor
open class UILayoutGuide {
  public weak var owningView: UIView?
  public init() {}
  init(owner: UIView) { owningView = owner }
  open var identifier = ""
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: owningView) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: owningView) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: owningView) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: owningView) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: owningView) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: owningView) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: owningView) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: owningView) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: owningView) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: owningView) }
}
