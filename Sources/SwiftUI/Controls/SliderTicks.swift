/// Marks along a slider's line. None are drawn, and a slider that has some says so.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
}
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  public init(_ value: Value) {}
  public init(_ value: Value, @ViewBuilder label: () -> some View) {}
}
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {}
}
extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, content: @escaping (Data.Element) -> Content) {}
}
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {}

@resultBuilder public enum SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == Value { content }
  public static func buildBlock() -> _SliderTicks<Value> { _SliderTicks() }
  public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == Value { content }
  public static func buildBlock<First: SliderTickContent, each Rest: SliderTickContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> _SliderTicks<Value> where First.Value == Value { _SliderTicks() }
  public static func buildOptional(_ content: (some SliderTickContent)?) -> _SliderTicks<Value> { _SliderTicks() }
  public static func buildEither(first: some SliderTickContent) -> _SliderTicks<Value> { _SliderTicks() }
  public static func buildEither(second: some SliderTickContent) -> _SliderTicks<Value> { _SliderTicks() }
}

extension Slider {
  fileprivate func warning(
    ofTicks hasTicks: Bool, neutralValue hasNeutralValue: Bool, enabledBounds hasBounds: Bool
  ) -> Slider {
    let names = [(hasTicks, "ticks"), (hasNeutralValue, "neutralValue"), (hasBounds, "enabledBounds")]
      .filter(\.0).map(\.1)
    if names.isEmpty { return self }
    var slider = self
    slider.warning = "Slider: nothing is drawn of \(names.joined(separator: ", "))"
    return slider
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: nil, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: nil, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: step, label: label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: nil, label: label(), EmptyView(), EmptyView(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: nil, label: label(), EmptyView(), EmptyView(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: step, label: label(), EmptyView(), EmptyView(), onEditingChanged)
      .warning(ofTicks: true, neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self = Slider(value, bounds, step: nil, label: label(), EmptyView(), EmptyView(), onEditingChanged)
      .warning(ofTicks: false, neutralValue: true, enabledBounds: enabledBounds != nil)
  }
}
