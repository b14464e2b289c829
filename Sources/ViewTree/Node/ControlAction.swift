/// How a person changes what a control holds; a host's `toggle`, `type`, `select` and `adjust` go through it.
///
/// Closures are called on the main actor. What they capture is the control's binding as it was when the control was lowered.
package enum ControlAction {
  case toggle(isOn: Bool, set: (Bool) -> Void)
  case text(TextInput)
  /// Pickers, tab views, menus: what can be chosen, in the order shown.
  case choice([Option])
  /// Sliders and steppers.
  case number(NumberInput)

  package struct TextInput {
    package var text: String
    package var set: (String) -> Void
    /// What the return key does.
    package var submit: () -> Void
    /// Gives the control the keyboard, or takes it away.
    package var focus: (Bool) -> Void
    package init(
      text: String, set: @escaping (String) -> Void, submit: @escaping () -> Void, focus: @escaping (Bool) -> Void
    ) {
      (self.text, self.set, self.submit, self.focus) = (text, set, submit, focus)
    }
  }

  package struct Option {
    package var label: String
    package var isSelected: Bool
    package var select: () -> Void
    package init(label: String, isSelected: Bool, select: @escaping () -> Void) {
      (self.label, self.isSelected, self.select) = (label, isSelected, select)
    }
  }

  package struct NumberInput {
    package var value: Double
    package var range: ClosedRange<Double>?
    package var set: (Double) -> Void
    /// One step up or down, where the control has steps; `nil` at the end of the range.
    package var increment: (() -> Void)?
    package var decrement: (() -> Void)?
    package init(
      value: Double, range: ClosedRange<Double>?, set: @escaping (Double) -> Void, increment: (() -> Void)? = nil,
      decrement: (() -> Void)? = nil
    ) {
      (self.value, self.range, self.set, self.increment, self.decrement) = (value, range, set, increment, decrement)
    }
  }
}
