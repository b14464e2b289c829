// What a person has asked of the device. Motion, transparency and contrast are traits of a snapshot; the others are off.
private enum DifferentiateKey: EnvironmentKey { static let defaultValue = false }
private enum InvertColorsKey: EnvironmentKey { static let defaultValue = false }
private enum ButtonShapesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  public package(set) var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateKey.self] }
    set { self[DifferentiateKey.self] = newValue }
  }
  public package(set) var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }
  public package(set) var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }
  public var accessibilityEnabled: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
}

extension AccessibilityTraits {
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 256)
  public static let isSearchField = AccessibilityTraits(rawValue: 512)
  public static let playsSound = AccessibilityTraits(rawValue: 1024)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 2048)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 16384)
  public static let isToggle = AccessibilityTraits(rawValue: 32768)
  public static let isTabBar = AccessibilityTraits(rawValue: 65536)
}
