import ViewTree

/// A value or a control with a label.
public nonisolated struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }
  @MainActor public var body: some View {
    let style = style ?? ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
    style.view(
      LabeledContentStyleConfiguration(label: _ControlLabel(content: label), content: .init(content: content)))
  }
}
extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }) { Text(title) }
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(format.format(value)) }) { Text(title) }
  }
}
extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The view of a style's configuration, in the style around.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    (label, content) = (configuration.label, configuration.content)
  }
}

/// How labels and their content are arranged.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabeledContentStyleConfiguration {
  public typealias Label = _ControlLabel
  public nonisolated struct Content: _PrimitiveView {
    let content: any View
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
      guard let inner = context.child(.name("content")).deeper() else { return [] }
      return inner.lower(any: content)
    }
  }
  public let label: Label
  public let content: Content
}

/// The label at the leading edge, the content at the trailing one, where it is a value in the second colour; below the
/// label in a row at accessibility sizes.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledContentLook(configuration: configuration)
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public nonisolated static var automatic: AutomaticLabeledContentStyle { .init() }
}

private nonisolated struct LabeledContentLook: View {
  let configuration: LabeledContentStyleConfiguration
  init(configuration: LabeledContentStyleConfiguration) { self.configuration = configuration }
  @Environment(\.areLabelsHidden) private var areLabelsHidden
  @Environment(\.stacksLabels) private var stacksLabels
  @Environment(\.isInListRow) private var isInListRow
  @MainActor var body: some View {
    if areLabelsHidden {
      configuration.content.foregroundStyle(.secondary)
    } else {
      LabelBeside(label: configuration.label, stacking: .inRows, spacing: valueSpacing) {
        configuration.content.foregroundStyle(.secondary)
          .multilineTextAlignment(stacksLabels && isInListRow ? .leading : .trailing)
      }
    }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
extension View {
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.labeledContentStyle) { $0.makeBody(configuration: $1) })
  }
}
