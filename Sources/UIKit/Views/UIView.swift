import Foundation
import Graphics

/// A rectangle of UIKit. It keeps what it is told and draws nothing: where a SwiftUI view shows one, the picture has a
/// placeholder with the class's name (see `UIViewRepresentable`).
@preconcurrency @MainActor
open class UIView: UIResponder {
  public static let noIntrinsicMetric: CGFloat = -1

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  public init(frame: CGRect) {
    super.init()
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Views do not come out of archives here: always `nil` in effect, as nothing calls it.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry, points

  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask = AutoresizingMask()
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// What a view with a size of its own answers, whatever room there is; its bounds on an axis on which it has none.
  func fittingOwnSize() -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: own.width >= 0 ? own.width : bounds.width, height: own.height >= 0 ? own.height : bounds.height)
  }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let own = systemLayoutSizeFitting(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : own.width,
      height: vertical == .required ? targetSize.height : own.height)
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  open func invalidateIntrinsicContentSize() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open func draw(_ rect: CGRect) {}
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

  // MARK: Looks

  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .tintColor
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  open func tintColorDidChange() {}
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var clearsContextBeforeDrawing = true
  open var mask: UIView?
  public let layer = CALayer()
  open class var layerClass: AnyClass { CALayer.self }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var traitCollection: UITraitCollection { .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  open var window: UIWindow? { nil }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view cannot be in itself; UIKit raises an exception.
    guard !isDescendant(of: view) else { return }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
  }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
  open func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Gestures and constraints

  public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.append(recognizer)
    recognizer.view = self
  }
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
  public internal(set) var constraints: [NSLayoutConstraint] = []
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  open func addConstraints(_ added: [NSLayoutConstraint]) { constraints += added }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
  open func removeConstraints(_ removed: [NSLayoutConstraint]) { removed.forEach(removeConstraint) }
  private var priorities: [String: UILayoutPriority] = [:]
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["hugging \(axis.rawValue)"] = priority
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["hugging \(axis.rawValue)"] ?? .defaultLow
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities["resistance \(axis.rawValue)"] = priority
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    priorities["resistance \(axis.rawValue)"] ?? .defaultHigh
  }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(of: self) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(of: self) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(of: self) }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(owner: self) }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(owner: self) }

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityElementsHidden = false

  // MARK: Appearance

  /// Settings for all instances to come. They are kept nowhere: what draws here follows SwiftUI's own styles.
  public static func appearance() -> Self { proxy() }
  public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { proxy() }
  public static func appearance(for traits: UITraitCollection) -> Self { proxy() }
  private static func proxy() -> Self {
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) gave nil: appearance() needs an instance to take the settings")
    }
    return view
  }
}
