import Typography

/// A length that grows and shrinks with the reader's size of text.
///
/// It scales as the distance of baselines of its text style does, not as the point size, and is rounded to a device pixel:
/// `UIFontMetrics` and `ScaledMetric` make 16.333 of 17 points at `medium` for body on a 3x screen, which is 17 · 21 / 22
/// to the nearest third (measured by Jared Sinclair, https://jaredsinclair.com/2024/03/02/scaled-metrics.html).
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style, scaled) = (wrappedValue, textStyle, wrappedValue)
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Outside a graph: the unscaled value.
  public var wrappedValue: Value { scaled }

  @MainActor public static func _link(_ property: inout ScaledMetric, in context: _PropertyContext) -> String? {
    let environment = context.build.environment
    let size = environment.platform.isMac ? .large : environment.dynamicTypeSize
    property.scaled = property.scaled(for: size, pixel: Value(environment.pixelLength))
    let last = context.storage { LastValue() }
    if last.value != property.scaled {
      last.value = property.scaled
      context.noteChange()
    }
    return nil
  }

  /// What the view saw last.
  private final class LastValue {
    var value: Value?
  }

  private func scaled(for size: DynamicTypeSize, pixel: Value) -> Value {
    // At the default size even a value between two pixels stays what it is.
    if size == .large { return base }
    let distance = TextStyleMetrics.size(style.metrics, size.metrics).baselineDistance
    let standard = TextStyleMetrics.size(style.metrics, .large).baselineDistance
    return (base * Value(distance) / Value(standard) / pixel).rounded() * pixel
  }
}

// How it is scaled is asked when it is linked.
extension ScaledMetric: SelfComparing {
  func isSame(as other: ScaledMetric) -> Bool { base == other.base && style == other.style }
}
extension ScaledMetric: Sendable where Value: Sendable {}
