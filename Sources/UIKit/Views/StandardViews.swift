import Foundation
import Graphics

open class UILabel: UIView {
  private var content: NSAttributedString?
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue }
  }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The text's, on one line or on as many as `preferredMaxLayoutWidth` leads to.
  open override var intrinsicContentSize: CGSize {
    UIMeasuring.size(of: content, font: font, lines: numberOfLines, width: preferredMaxLayoutWidth)
      ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    UIMeasuring.size(of: content, font: font, lines: numberOfLines, width: size.width) ?? super.sizeThatFits(size)
  }
}
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  open func startAnimating() {}
  open func stopAnimating() {}
  /// The image's; of a symbol or an asset, whose size only a picture knows, that in the picture.
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return image.size != .zero ? image.size : UIMeasuring.size?(.image(image), nil) ?? super.intrinsicContentSize
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingOwnSize() }
}
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  open var style = Style.medium
  open var color: UIColor! = .secondaryLabel
  open var hidesWhenStopped = true
  public private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
  /// 20 points, and 37 for the large one, on every iOS since 13.
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingOwnSize() }
}
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = min(max(progress, 0), 1) }
  /// 4 points high since iOS 14. [unverified]
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingOwnSize() }
}
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }
  public private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isLayoutMarginsRelativeArrangement = false
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    addSubview(view)
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}

open class UIVisualEffect: @unchecked Sendable { public init() {} }
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular = 4, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
  public let style: Style
  public init(style: Style) { self.style = style }
  public override init() { style = .light }
}
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
  }
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: Style) {}
}
open class UIVisualEffectView: UIView {
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  open var effect: UIVisualEffect?
  public let contentView = UIView()
}
