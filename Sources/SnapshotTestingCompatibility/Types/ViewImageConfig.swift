import Foundation
import UIKit

/// A screen by the names of swift-snapshot-testing: size and safe area in points, and traits.
///
/// Two things differ from that library, where its users asked for it: text has the `.large` size of a device (`.medium`
/// there), and a picture has 2 pixels per point unless the traits say otherwise (the simulator's there).
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case landscape, portrait }
  /// A tablet's, whose screen may be split: how much of it the app has.
  public enum TabletOrientation: Sendable {
    public enum PortraitSplits: Sendable { case oneThird, twoThirds, full }
    public enum LandscapeSplits: Sendable { case oneThird, oneHalf, twoThirds, full }
    case landscape(splits: LandscapeSplits)
    case portrait(splits: PortraitSplits)
  }

  public var safeArea: UIEdgeInsets
  /// `nil` is the view's ideal size.
  public var size: CGSize?
  public var traits: UITraitCollection

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }
}

// MARK: - Phones

extension ViewImageConfig {
  /// A phone's numbers in points, as it is held upright.
  private struct Phone {
    var width, height, top, bottom: CGFloat
    /// Of both sides when it lies.
    var side: CGFloat = 0
    var lyingBottom: CGFloat = 0
    /// Lying, it is wide enough for a regular size class.
    var isWide = false

    func config(_ orientation: Orientation) -> ViewImageConfig {
      switch orientation {
      case .portrait:
        ViewImageConfig(
          safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
          size: CGSize(width: width, height: height),
          traits: Self.traits(.compact, .regular))
      case .landscape:
        ViewImageConfig(
          safeArea: UIEdgeInsets(top: 0, left: side, bottom: lyingBottom, right: side),
          size: CGSize(width: height, height: width), traits: Self.traits(isWide ? .regular : .compact, .compact))
      }
    }
    private static func traits(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass)
      -> UITraitCollection
    {
      UITraitCollection(traitsFrom: [
        UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: horizontal),
        UITraitCollection(verticalSizeClass: vertical),
      ])
    }
  }
  private static let se = Phone(width: 320, height: 568, top: 20, bottom: 0)
  private static let eight = Phone(width: 375, height: 667, top: 20, bottom: 0)
  private static let eightPlus = Phone(width: 414, height: 736, top: 20, bottom: 0, isWide: true)
  private static let ten = Phone(width: 375, height: 812, top: 44, bottom: 34, side: 44, lyingBottom: 24)
  private static let tenMax = Phone(
    width: 414, height: 896, top: 44, bottom: 34, side: 44, lyingBottom: 24, isWide: true)
  private static let twelve = Phone(width: 390, height: 844, top: 47, bottom: 34, side: 47, lyingBottom: 21)
  private static let twelveMax = Phone(
    width: 428, height: 926, top: 47, bottom: 34, side: 47, lyingBottom: 21, isWide: true)
  private static let mini = Phone(width: 375, height: 812, top: 50, bottom: 34, side: 50, lyingBottom: 21)

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> Self { se.config(orientation) }
  public static let iPhone8 = iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> Self { eight.config(orientation) }
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> Self { eightPlus.config(orientation) }
  public static let iPhoneX = iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> Self { ten.config(orientation) }
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> Self { tenMax.config(orientation) }
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self { tenMax.config(orientation) }
  public static let iPhone12 = iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> Self { twelve.config(orientation) }
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> Self { twelve.config(orientation) }
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self { twelveMax.config(orientation) }
  public static let iPhone13 = iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> Self { twelve.config(orientation) }
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> Self { mini.config(orientation) }
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> Self { twelve.config(orientation) }
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self { twelveMax.config(orientation) }
}

// MARK: - Tablets

extension ViewImageConfig {
  /// A tablet's numbers in points, as it is held upright.
  private struct Tablet {
    var width, height: CGFloat
    var top: CGFloat = 20
    var bottom: CGFloat = 0
    /// Of the app in a split screen that lies: a third, half, two thirds of it.
    var lying: (CGFloat, CGFloat, CGFloat)
    /// In one that stands: a third, two thirds.
    var standing: (CGFloat, CGFloat)
    /// Half of the screen is a regular width.
    var isLarge = false

    func config(_ orientation: TabletOrientation) -> ViewImageConfig {
      let (size, horizontal): (CGSize, UIUserInterfaceSizeClass) =
        switch orientation {
        case .landscape(.full): (CGSize(width: height, height: width), .regular)
        case .landscape(.oneThird): (CGSize(width: lying.0, height: width), .compact)
        case .landscape(.oneHalf): (CGSize(width: lying.1, height: width), isLarge ? .regular : .compact)
        case .landscape(.twoThirds): (CGSize(width: lying.2, height: width), .regular)
        case .portrait(.full): (CGSize(width: width, height: height), .regular)
        case .portrait(.oneThird): (CGSize(width: standing.0, height: height), .compact)
        case .portrait(.twoThirds): (CGSize(width: standing.1, height: height), .compact)
        }
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(layoutDirection: .leftToRight), UITraitCollection(preferredContentSizeCategory: .large),
          UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: horizontal),
          UITraitCollection(verticalSizeClass: .regular),
        ]))
    }
  }
  private static let small = Tablet(width: 768, height: 1024, lying: (320, 507, 694), standing: (320, 438))
  private static let ten2 = Tablet(width: 810, height: 1080, lying: (320, 535, 750), standing: (320, 480))
  private static let ten5 = Tablet(width: 834, height: 1112, lying: (320, 551.5, 782), standing: (320, 504))
  private static let eleven = Tablet(
    width: 834, height: 1194, top: 24, bottom: 20, lying: (375, 592, 809), standing: (320, 504))
  private static let twelve9 = Tablet(
    width: 1024, height: 1366, top: 24, bottom: 20, lying: (375, 678, 981), standing: (375, 639), isLarge: true)

  private static func whole(_ orientation: Orientation) -> TabletOrientation {
    orientation == .landscape ? .landscape(splits: .full) : .portrait(splits: .full)
  }
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> Self { small.config(whole(orientation)) }
  public static func iPadMini(_ orientation: TabletOrientation) -> Self { small.config(orientation) }
  public static let iPad9_7 = iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> Self { small.config(whole(orientation)) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self { small.config(orientation) }
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> Self { ten2.config(whole(orientation)) }
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self { ten2.config(orientation) }
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> Self { ten5.config(whole(orientation)) }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self { ten5.config(orientation) }
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> Self { eleven.config(whole(orientation)) }
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self { eleven.config(orientation) }
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> Self { twelve9.config(whole(orientation)) }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self { twelve9.config(orientation) }
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90), size: CGSize(width: 1920, height: 1080))
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180), size: CGSize(width: 3840, height: 2160))
}
