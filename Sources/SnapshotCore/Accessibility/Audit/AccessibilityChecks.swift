import SwiftUI
import ViewTree

/// What `XCTAssertAccessible` looks at.
public struct AccessibilityChecks: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text against what is drawn behind it: WCAG 2.x, 1.4.3.
  public static let contrast = AccessibilityChecks(rawValue: 1)
  /// At least 44 × 44 points for what can be tapped, and no two of them in one place: Human Interface Guidelines.
  public static let targetSize = AccessibilityChecks(rawValue: 2)
  /// Controls and images that say nothing, or only the name of a file or a symbol.
  public static let labels = AccessibilityChecks(rawValue: 4)
  /// Controls that cannot be told apart by what is said of them.
  public static let duplicates = AccessibilityChecks(rawValue: 8)
  /// What answers a tap and does not say so.
  public static let traits = AccessibilityChecks(rawValue: 16)
  /// Text that is cut, or does not grow, at the largest type size.
  public static let dynamicType = AccessibilityChecks(rawValue: 32)
  public static let all: AccessibilityChecks = [.contrast, .targetSize, .labels, .duplicates, .traits, .dynamicType]
}

/// How much a text must differ from what is behind it.
public struct ContrastRequirement: Hashable, Sendable {
  /// 1…21
  public var text: Double
  /// For large text: at least 18 points, or 14 points in bold.
  public var largeText: Double
  public init(text: Double, largeText: Double) { (self.text, self.largeText) = (text, largeText) }
  /// 4.5 : 1, and 3 : 1 for large text: WCAG 2.x, 1.4.3, level AA.
  public static let wcagAA = ContrastRequirement(text: 4.5, largeText: 3)
  /// 7 : 1, and 4.5 : 1 for large text: WCAG 2.x, 1.4.6, level AAA.
  public static let wcagAAA = ContrastRequirement(text: 7, largeText: 4.5)
  /// One ratio for all text.
  public static func ratio(_ ratio: Double) -> ContrastRequirement {
    ContrastRequirement(text: ratio, largeText: ratio)
  }
}

/// Something that keeps people from using a view.
public struct AccessibilityIssue: Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case contrast, targetSize, labels, duplicates, traits, dynamicType
  }
  public var kind: Kind
  /// What it is about: `Text "12 €"`, `button "Buy"`.
  public var subject: String
  /// What is wrong, with what was measured and what is needed.
  public var problem: String
  public var remedy: String
  /// In points of the picture.
  public var frame: CGRect
  /// The contrast ratio, or the shorter side of a target in points.
  public var measured: Double?
  public var needed: Double?
  /// Whether the frame is of the picture at the largest type size, and what it is about is not in the other one.
  package var isOnlyAtLargestSize = false

  package init(
    _ kind: Kind, _ subject: String, at frame: CGRect, _ problem: String, remedy: String, measured: Double? = nil,
    needed: Double? = nil
  ) {
    (self.kind, self.subject, self.frame, self.problem, self.remedy) = (kind, subject, frame, problem, remedy)
    (self.measured, self.needed) = (measured, needed)
  }

  public var description: String {
    "\(kind.rawValue): \(subject) at \(Self.text(of: frame))\(isOnlyAtLargestSize ? " \(Self.otherPicture)" : "") \(problem); \(remedy)"
  }
  static func text(of frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
  }
  package static let otherPicture = "in the picture at the type size accessibility5"
}
