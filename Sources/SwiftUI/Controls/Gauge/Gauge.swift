import ViewTree

/// A value within bounds.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View
{
  let reading: GaugeReading
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel, maximumValueLabel: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel,
    _ maximum: BoundsLabel
  ) {
    reading = GaugeReading(Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound))
    (self.label, currentValueLabel, minimumValueLabel, maximumValueLabel) = (label, current, minimum, maximum)
  }

  @MainActor public var body: some View {
    func part<V: View>(_ view: V) -> GaugeStyleConfiguration.Part? {
      V.self == EmptyView.self ? nil : .init(content: AnyView(view))
    }
    let configuration = GaugeStyleConfiguration(
      value: reading.fraction, label: _ControlLabel(content: label), currentValueLabel: part(currentValueLabel),
      minimumValueLabel: part(minimumValueLabel), maximumValueLabel: part(maximumValueLabel))
    let style = style ?? ControlStyle(DefaultGaugeStyle()) { $0.makeBody(configuration: $1) }
    let fraction = reading.fraction
    return ControlElement("Gauge", label: label) { semantics in
      semantics.value = "\(Int((fraction * 100).rounded()))%"
    } content: {
      style.view(configuration)
    }
    .reporting(reading.problem)
  }
}

/// Where a gauge's value lies.
struct GaugeReading {
  /// 0…1
  var fraction = 0.0
  var problem: ControlProblem?
  init(_ value: Double, _ bounds: ClosedRange<Double>) {
    let length = bounds.upperBound - bounds.lowerBound
    if !value.isFinite || !length.isFinite || length <= 0 {
      problem = .failure(
        "Gauge: the value \(value) has no place in \(bounds); both must be finite and the range not empty")
      return
    }
    let own = (value - bounds.lowerBound) / length
    if own < 0 || own > 1 {
      problem = .warning("Gauge: the value \(value) lies outside \(bounds); it is drawn at the nearer end")
    }
    fraction = min(max(own, 0), 1)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, bounds, label: label(), EmptyView(), EmptyView(), EmptyView())
  }
}
extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label: label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}
extension Gauge {
  // No style of the system shows marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label: label(), currentValueLabel(), EmptyView(), EmptyView())
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label: label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  public typealias Label = _ControlLabel
  public typealias CurrentValueLabel = Part
  public typealias MinimumValueLabel = Part
  public typealias MaximumValueLabel = Part
  public typealias MarkedValueLabel = Part
  public nonisolated struct Part: View {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  /// 0…1
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabel? { nil }
}
private enum GaugeStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GaugeStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.gaugeStyle) { $0.makeBody(configuration: $1) })
  }
}
