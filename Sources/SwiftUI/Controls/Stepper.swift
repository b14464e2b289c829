import ViewTree

/// A label with minus and plus.
public nonisolated struct Stepper<Label: View>: View {
  /// What a stepper does, made in its body, where the value is read.
  struct Steps {
    var value: Double = 0
    var range: ClosedRange<Double>? = nil
    var increment: (() -> Void)? = nil
    var decrement: (() -> Void)? = nil
    var set: (Double) -> Void = { _ in }
    var problem: ControlProblem? = nil
  }
  let steps: () -> Steps
  let label: Label
  let onEditingChanged: (Bool) -> Void

  init(label: Label, onEditingChanged: @escaping (Bool) -> Void, steps: @escaping () -> Steps) {
    (self.label, self.onEditingChanged, self.steps) = (label, onEditingChanged, steps)
  }

  @MainActor public var body: some View {
    let steps = steps()
    let increment = edited(steps.increment), decrement = edited(steps.decrement)
    let input = ControlAction.NumberInput(
      value: steps.value, range: steps.range, set: steps.set, increment: increment, decrement: decrement)
    ControlElement("Stepper", label: label) { semantics in
      semantics.traits = ["adjustable"]
      semantics.control = .number(input)
    } content: {
      LabeledControl(label: _ControlLabel(content: label)) {
        StepperButtons(increment: increment, decrement: decrement)
      }
    }
    .reporting(steps.problem)
  }
  private func edited(_ action: (() -> Void)?) -> (() -> Void)? {
    guard let action else { return nil }
    let onEditingChanged = onEditingChanged
    return {
      onEditingChanged(true)
      action()
      onEditingChanged(false)
    }
  }

  static func steps<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride) -> Steps {
    let now = value.wrappedValue
    var steps = Steps()
    steps.value = number(now) ?? 0
    if let bounds, let low = number(bounds.lowerBound), let high = number(bounds.upperBound), low <= high {
      steps.range = low...high
    }
    if step == 0 { steps.problem = .failure("Stepper: a step of 0 changes nothing; give it another") }
    func moved(_ step: V.Stride) -> (() -> Void)? {
      guard step != 0, let next = advanced(now, by: step) else { return nil }
      let new = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      return new == now ? nil : { value.wrappedValue = new }
    }
    steps.increment = moved(step)
    // The smallest integer has no opposite.
    steps.decrement = step as? Int == .min ? nil : moved(0 - step)
    steps.set = { wanted in
      guard let new: V = Self.value(wanted) else { return }
      value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
    }
    return steps
  }
  /// `nil` where the sum does not fit the type.
  private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
    guard let integer = value as? any FixedWidthInteger else { return value.advanced(by: step) }
    guard let step = step as? Int else { return nil }
    func sum<T: FixedWidthInteger>(_ value: T) -> V? {
      if let own = Int(exactly: value) {
        let (sum, overflows) = own.addingReportingOverflow(step)
        return overflows ? nil : T(exactly: sum) as? V
      }
      let magnitude = T(exactly: step.magnitude)
      guard let magnitude else { return nil }
      let (sum, overflows) =
        step < 0 ? value.subtractingReportingOverflow(magnitude) : value.addingReportingOverflow(magnitude)
      return overflows ? nil : sum as? V
    }
    return sum(integer)
  }
  private static func number<V>(_ value: V) -> Double? {
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return nil
  }
  private static func value<V>(_ number: Double) -> V? {
    if let type = V.self as? any FixedWidthInteger.Type {
      func integer<T: FixedWidthInteger>(_ type: T.Type) -> V? { T(exactly: number.rounded()) as? V }
      return integer(type)
    }
    if let type = V.self as? any BinaryFloatingPoint.Type {
      func float<T: BinaryFloatingPoint>(_ type: T.Type) -> V? { number.isNaN ? nil : T(number) as? V }
      return float(type)
    }
    return nil
  }
}

/// UIKit's stepper: 94 × 32 points on the system's third fill. [HIG; corners of 8 points unverified]
private nonisolated struct StepperButtons: View {
  let increment, decrement: (() -> Void)?
  @Environment(\.platform) private var platform
  @MainActor var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Rectangle().fill(.tertiary).frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color(.system(.tertiaryFill)), in: platform.fieldShape(cornerRadius: 8))
    .foregroundStyle(Color.primary)
  }
  @MainActor private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      action?()
    } label: {
      HalfLabel(symbol: symbol, isAvailable: action != nil)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: name))
  }
  private struct HalfLabel: View {
    let symbol: String
    let isAvailable: Bool
    @MainActor var body: some View {
      // As large whatever the size of text.
      Image(systemName: symbol).font(.system(size: 17)).foregroundStyle(
        isAvailable ? HierarchicalShapeStyle.primary : .tertiary
      )
      .frame(width: 46, height: 32)
    }
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) {
      Steps(increment: onIncrement, decrement: onDecrement)
    }
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { Self.steps(value, nil, step) }
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onEditingChanged: onEditingChanged) { Self.steps(value, bounds, step) }
  }
}
extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
