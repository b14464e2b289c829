import Foundation
import Graphics

/// The screen that a view asks about when it does not read its size from layout.
@preconcurrency @MainActor
public final class UIScreen: Hashable {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  /// Points. What pictures of a device's size are drawn on; 393 × 852 (an iPhone of 6.1 inches) where nothing else is said.
  public var bounds: CGRect { CGRect(origin: .zero, size: Self.current.size) }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { Self.current.scale }
  public var nativeScale: CGFloat { scale }
  public var maximumFramesPerSecond: Int { 60 }
  public var isCaptured: Bool { false }
  public var traitCollection: UITraitCollection { .current }
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// What `SnapshotCore` sets while it draws a picture.
  package struct Measures: Sendable {
    package var size: CGSize
    package var scale: CGFloat
    package var isPad = false
    package init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }
    package static let standard = Measures(size: CGSize(width: 393, height: 852), scale: 3)
  }
  package static var current = Measures.standard

  public nonisolated static func == (first: UIScreen, second: UIScreen) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@preconcurrency @MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public var name: String { model }
  public var model: String { UIScreen.current.isPad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { UIScreen.current.isPad ? "iPadOS" : "iOS" }
  public var systemVersion: String { "26.0" }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.current.isPad ? .pad : .phone }
  public var orientation: UIDeviceOrientation {
    UIScreen.current.size.width > UIScreen.current.size.height ? .landscapeLeft : .portrait
  }
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  public var isBatteryMonitoringEnabled = false
  public var batteryLevel: Float { 1 }
  public var batteryState: BatteryState { .full }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  public func playInputClick() {}
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What was copied, kept in memory: a test may read it.
@preconcurrency @MainActor
public final class UIPasteboard {
  public static let general = UIPasteboard()
  public var string: String?
  public var strings: [String]?
  public var url: URL?
  public var image: UIImage?
  public var color: UIColor?
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}

public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let announcement = Notification(rawValue: 1008)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let screenChanged = Notification(rawValue: 1000)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  public static func post(notification: Notification, argument: Any?) {}
}
