import ViewTree

/// How far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let problem: ControlProblem?
  /// Where progress is that of time.
  var timer: ProgressTimer? = nil
  let label: Label
  let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(_ progress: Progress?, label: Label, currentValueLabel: CurrentValueLabel) {
    (fraction, problem) = (progress?.fraction, progress?.problem)
    (self.label, self.currentValueLabel) = (label, currentValueLabel)
  }

  /// A value out of a total.
  struct Progress {
    var fraction: Double?
    var problem: ControlProblem?
    /// The device clamps what lies outside.
    init?<V: BinaryFloatingPoint>(_ value: V?, total: V) {
      guard let value else { return nil }
      if !value.isFinite || !(total > 0) || !total.isFinite {
        problem = .failure(
          "ProgressView(value: \(value), total: \(total)) has no fraction to show: the value must be a number and the total one above 0"
        )
        fraction = 0
        return
      }
      if value < 0 || value > total {
        problem = .warning(
          "ProgressView(value: \(value), total: \(total)) is out of bounds; it is drawn at the nearer end")
      }
      fraction = Double(min(max(value, 0), total) / total)
    }
  }

  @MainActor public var body: some View {
    if let timer {
      TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { context in
        look(timer.fraction(at: context.date))
      }
    } else {
      look(fraction)
    }
  }
  @MainActor private func look(_ fraction: Double?) -> some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : _ControlLabel(content: label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: currentValueLabel))
    let style = style ?? ControlStyle(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    return ControlElement("ProgressView", label: label) { semantics in
      // As VoiceOver reads it.
      semantics.value = fraction.map { "\(Int(($0 * 100).rounded()))%" }
      semantics.traits = ["updates"]
    } content: {
      style.view(configuration)
    }
    .reporting(problem)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(nil, label: EmptyView(), currentValueLabel: EmptyView()) }
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label: label(), currentValueLabel: EmptyView()) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(Progress(value, total: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(Progress(value, total: total), label: label(), currentValueLabel: EmptyView())
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}
extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Progress(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress of a style's configuration, in the style around.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    (fraction, problem) = (configuration.fractionCompleted, nil)
    (label, currentValueLabel) = (configuration.label, configuration.currentValueLabel)
  }
}

/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _ControlLabel
  public nonisolated struct CurrentValueLabel: _PrimitiveView {
    let content: any View
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
      guard let inner = context.child(.name("current value")).deeper() else { return [] }
      return inner.lower(any: content)
    }
  }
  /// 0…1; `nil` while nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ProgressViewStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.progressViewStyle) { $0.makeBody(configuration: $1) })
  }
}
