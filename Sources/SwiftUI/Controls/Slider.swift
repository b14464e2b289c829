import ViewTree

/// A number on a line, to be dragged.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let minimumValueLabel, maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
  /// Of what the slider was given and does not draw.
  var warning: String? = nil
  @Environment(\.areLabelsHidden) private var areLabelsHidden

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    (self.step, self.label) = (step.map { Double($0) }, label)
    (minimumValueLabel, maximumValueLabel, self.onEditingChanged) = (minimum, maximum, onEditingChanged)
  }

  /// What is wrong, and how far along the line the value lies (0…1).
  private func position(of value: Double) -> (fraction: Double, problem: ControlProblem?) {
    let length = range.upperBound - range.lowerBound
    if !value.isFinite || !length.isFinite || length <= 0 {
      return (
        0, .failure("Slider: the value \(value) has no place in \(range); both must be finite and the range not empty")
      )
    }
    if let step, !(step > 0) || !step.isFinite {
      return (0, .failure("Slider: the step \(step) must be above 0; without one the value moves freely"))
    }
    let fraction = (value - range.lowerBound) / length
    if fraction < 0 || fraction > 1 {
      return (
        min(max(fraction, 0), 1),
        .warning("Slider: the value \(value) lies outside \(range); it is drawn at the nearer end")
      )
    }
    return (fraction, nil)
  }
  /// The nearest value that the slider can take.
  private func allowed(_ value: Double) -> Double? {
    guard !value.isNaN, (range.upperBound - range.lowerBound).isFinite else { return nil }
    var value = min(max(value, range.lowerBound), range.upperBound)
    if let step, step > 0, step.isFinite {
      value = min(range.lowerBound + ((value - range.lowerBound) / step).rounded() * step, range.upperBound)
    }
    return value
  }

  @MainActor public var body: some View {
    let (binding, range) = (value, range)
    let now = binding.wrappedValue
    let (fraction, problem) = position(of: now)
    let set: (Double) -> Void = { if let value = allowed($0) { change(to: value) } }
    let input = ControlAction.NumberInput(
      value: now, range: range, set: set,
      increment: step == nil || now >= range.upperBound ? nil : { set(now + step!) },
      decrement: step == nil || now <= range.lowerBound ? nil : { set(now - step!) })
    ControlElement("Slider", label: label) { semantics in
      semantics.value = "\(Int((fraction * 100).rounded()))%"
      semantics.traits = ["adjustable"]
      semantics.control = .number(input)
    } content: {
      HStack {
        if !areLabelsHidden { minimumValueLabel }
        SliderLine(fraction: fraction).modifier(ListRowFitting())
        if !areLabelsHidden { maximumValueLabel }
      }
    }
    .reporting(problem ?? warning.map { .warning($0) })
  }
  private func change(to new: Double) {
    onEditingChanged(true)
    value.wrappedValue = new
    onEditingChanged(false)
  }
}

/// UIKit's slider: a line 4 points high and a round knob of 28 up to iOS 18; 6 and a capsule of 37 × 24 from iOS 26.
/// [unverified]
private nonisolated struct SliderLine: View {
  let fraction: Double
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @MainActor var body: some View {
    let isNew = platform >= .iOS26
    let knob = isNew ? CGSize(width: 37, height: 24) : CGSize(width: 28, height: 28)
    ZStack {
      Capsule(style: .circular)
        .fill(Color(.system(.fill)))
        .frame(height: isNew ? 6 : 4)
      SliderPart(fraction: fraction, knob: knob, isKnob: false).fill(TintShapeStyle()).frame(height: isNew ? 6 : 4)
      SliderPart(fraction: fraction, knob: knob, isKnob: true)
        .fill(.white)
        .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
        .frame(height: knob.height)
    }
    .frame(height: 31)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The knob, or the line up to its middle.
private nonisolated struct SliderPart: Shape {
  /// 0…1
  let fraction: Double
  let knob: CGSize
  let isKnob: Bool
  func path(in rect: CGRect) -> Path {
    let x = rect.minX + max(0, rect.width - knob.width) * CGFloat(fraction)
    let box =
      isKnob
      ? CGRect(x: x, y: rect.minY, width: knob.width, height: rect.height)
      : CGRect(x: rect.minX, y: rect.minY, width: x + knob.width / 2 - rect.minX, height: rect.height)
    return Path(roundedRect: box, cornerRadius: min(box.width, box.height) / 2, style: .circular)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
    self.init(value, bounds, step: nil, label: EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Label == EmptyView {
    self.init(value, bounds, step: step, label: EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), EmptyView(), EmptyView(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: step, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}
