import Graphics

/// What assistive technologies are told of a node beyond its label, value and traits. Few nodes have any of it, so
/// `Semantics` keeps it in a box.
package struct AccessibilityDetails: Hashable, Sendable {
  /// What becomes of the elements inside: `accessibilityElement(children:)`.
  package enum Grouping: Hashable, Sendable { case ignore, combine, contain }
  package struct CustomContent: Hashable, Sendable {
    package var label: String
    package var value: String
    package init(label: String, value: String) { (self.label, self.value) = (label, value) }
  }
  package enum ActivationPoint: Hashable, Sendable {
    /// In the unit square of the element's frame.
    case unit(UnitPoint)
    /// In points from the element's top-left corner.
    case point(CGPoint)
  }
  /// An element that is told of and not drawn: `accessibilityChildren`.
  package struct Child: Hashable, Sendable {
    package var label: String
    package var value: String?
    package var traits: [String]
    package init(label: String, value: String?, traits: [String]) {
      (self.label, self.value, self.traits) = (label, value, traits)
    }
  }

  package var grouping: Grouping? = nil
  /// The label that lowering made of the parts of a combined element; as long as it is the label, the placed parts tell
  /// better what is said.
  package var combinedLabel: String? = nil
  package var hint: String? = nil
  /// Names of what can be done besides activating the element, in the order of the modifiers.
  package var actions: [String] = []
  package var isAdjustable = false
  /// Among the elements of a container those with more are read first; `nil` counts as 0.
  package var sortPriority: Double? = nil
  package var inputLabels: [String] = []
  package var customContent: [CustomContent] = []
  package var rotors: [String] = []
  /// 1…6
  package var headingLevel: Int? = nil
  package var activationPoint: ActivationPoint? = nil
  package var removedTraits: [String] = []
  package var children: [Child] = []
  /// Images inside that have no label of their own say nothing: a label's icon, a row's chevron.
  package var isDecoration = false
  package init() {}
  package static let none = AccessibilityDetails()
}

/// Shared by the copies of a node's semantics.
final class AccessibilityDetailsBox: Sendable {
  let details: AccessibilityDetails
  init(_ details: AccessibilityDetails) { self.details = details }
}
