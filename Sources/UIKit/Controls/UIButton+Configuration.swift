import Foundation
import Graphics

extension UIButton {
  /// How a button of newer kind looks; it is not drawn.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public var title: String?
    public var subtitle: String?
    public var attributedTitle: AttributedString?
    public var image: UIImage?
    public var imagePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var contentInsets = NSDirectionalEdgeInsets()
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var titleAlignment = TitleAlignment.automatic
    public var showsActivityIndicator = false
    public static func plain() -> Configuration { .init() }
    public static func gray() -> Configuration { .init() }
    public static func tinted() -> Configuration { .init() }
    public static func filled() -> Configuration { .init() }
    public static func borderless() -> Configuration { .init() }
    public static func bordered() -> Configuration { .init() }
    public static func borderedTinted() -> Configuration { .init() }
    public static func borderedProminent() -> Configuration { .init() }
    public static func glass() -> Configuration { .init() }
    public static func prominentGlass() -> Configuration { .init() }
  }
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
