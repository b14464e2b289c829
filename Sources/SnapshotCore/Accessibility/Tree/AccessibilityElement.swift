import SwiftUI
import ViewTree

/// One thing that VoiceOver stops at, and what it says of it.
public struct AccessibilityElement: Hashable, Sendable {
  public struct CustomContent: Hashable, Sendable {
    public var label: String
    public var value: String
  }
  /// What the label is known from.
  package enum LabelSource: Hashable, Sendable {
    /// Words of the view: a text in it, or a label that it was given.
    case words
    /// Only the name of a symbol; a device says Apple's description of it.
    case symbolName
    /// Only the name of an asset, which says little to a person.
    case assetName
    /// An image that has no name at all, or nothing.
    case none
  }

  /// Empty where there is none.
  public var label: String
  public var value: String?
  /// In a fixed order: what it is, then the state that it is in. A text has none.
  public var traits: [String]
  public var hint: String?
  /// What can be done besides activating it.
  public var actions: [String]
  public var identifier: String?
  /// Names for Voice Control, the first of which is shown.
  public var inputLabels: [String]
  public var customContent: [CustomContent]
  public var rotors: [String]
  /// Labels of the containers around it, the innermost first.
  public var containers: [String]
  /// In points of the picture, with all effects; may lie beyond it.
  public var frame: CGRect
  /// The part of `frame` that is in the picture and in the scroll views around it; null where there is none.
  public var visibleFrame: CGRect
  /// Where a double tap goes, in points of the picture.
  public var activationPoint: CGPoint

  /// Child numbers from the root of the placed tree.
  package var path: [Int]
  package var role: String?
  package var headingLevel: Int?
  package var labelSource: LabelSource
  /// The path of the modifier that gave several elements one label.
  package var sharedLabelPath: [Int]?
  package var isEnabled: Bool
  /// Whether it was given a point of its own.
  package var hasActivationPoint: Bool
  /// What a finger may touch, in points of the picture.
  package var target: CGRect
  /// Of a control whose size is the system's: switches, sliders, fields, what is in bars, links in a text.
  package var hasSystemTarget: Bool
  /// Gestures of the view itself or of one around it, by path.
  package var gesturePath: [Int]?
  package var modalPath: [Int]?

  package init(
    label: String, labelSource: LabelSource, traits: [String] = [], frame: CGRect, window: CGRect, path: [Int]
  ) {
    (self.label, self.labelSource, self.traits, self.path) = (label, labelSource, traits, path)
    self.frame = frame
    visibleFrame = frame.overlap(with: window)
    target = frame
    let seen = visibleFrame.isNull ? frame : visibleFrame
    activationPoint = CGPoint(x: seen.midX, y: seen.midY)
    (value, hint, identifier, role, headingLevel) = (nil, nil, nil, nil, nil)
    (actions, inputLabels, customContent, rotors, containers) = ([], [], [], [], [])
    (sharedLabelPath, gesturePath, modalPath) = (nil, nil, nil)
    (isEnabled, hasActivationPoint, hasSystemTarget) = (true, false, false)
  }

  /// Whether a person is meant to do something with it.
  package var isInteractive: Bool {
    traits.contains {
      ["button", "link", "switch", "tab", "text field", "adjustable", "search field", "keyboard key"].contains($0)
    }
  }
  package var isDimmed: Bool { traits.contains("dimmed") }
}

/// The names of traits as the snapshot has them, in its order.
enum AccessibilityTraitNames {
  /// By the names in `Semantics.traits`. Of a text it goes without saying that it is one.
  private static let words: [(name: String, word: String)] = [
    ("header", "header"), ("button", "button"), ("link", "link"), ("toggle", "switch"), ("tab", "tab"),
    ("search", "search field"), ("textField", "text field"), ("secure", "secure"), ("adjustable", "adjustable"),
    ("image", "image"), ("key", "keyboard key"), ("summary", "summary"), ("sound", "plays sound"),
    ("media", "starts media"), ("direct", "direct touch"), ("page turn", "turns pages"), ("tab bar", "tab bar"),
    ("updates", "updates frequently"), ("selected", "selected"), ("focused", "focused"), ("dimmed", "dimmed"),
  ]
  private static let silent: Set<String> = ["text", "modal"]

  static func words(for names: [String]) -> [String] {
    let known = words.filter { names.contains($0.name) || names.contains($0.word) }.map(\.word)
    let others = names.filter { name in !silent.contains(name) && !words.contains { $0.name == name || $0.word == name }
    }
    return known + others.sorted()
  }
}
