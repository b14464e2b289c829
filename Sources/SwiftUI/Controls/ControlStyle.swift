import ViewTree

/// A style of any type, as the environment carries it: what it makes of a control's configuration.
@MainActor struct ControlStyle<Configuration> {
  let view: (Configuration) -> AnyView
  /// The style and those around it, which tell whether two of these are the same.
  private let styles: [Any]
  init<Style, Body: View>(
    _ style: Style, inside outer: ControlStyle? = nil, _ makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    view = { AnyView(StyleBody(style: LinkedStyle(value: style), configuration: $0, makeBody: makeBody)) }
    styles = [style] + (outer?.styles ?? [])
  }
}
extension ControlStyle: SelfComparing {
  func isSame(as other: ControlStyle) -> Bool {
    styles.count == other.styles.count && zip(styles, other.styles).allSatisfy { ValueComparison.isSame(any: $0, $1) }
  }
}

/// What a style makes of a control, as a view, so that the style may have `@Environment` and `@State` of its own.
nonisolated struct StyleBody<Style, Configuration, Content: View>: View {
  var style: LinkedStyle<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
  @MainActor var body: Content { makeBody(style.value, configuration) }
}

/// Connects a style's dynamic properties in the place of the view that shows it.
struct LinkedStyle<Style>: DynamicProperty {
  var value: Style
  @MainActor static func _link(_ property: inout LinkedStyle, in context: _PropertyContext) -> String? {
    let link = DynamicProperties.link(&property.value, in: context.build)
    if link.hasChanged { context.noteChange() }
    return link.problem
  }
}

/// Puts a style into the environment.
nonisolated struct ControlStyleModifier<Style, Configuration, Body: View>: _PrimitiveModifier {
  let style: Style
  let keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>
  let makeBody: @MainActor (Style, Configuration) -> Body
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    // A style that shows the control again, made of its configuration, means the style around its own.
    let (keyPath, makeBody, outer) = (keyPath, makeBody, context.environment[keyPath: keyPath])
    let style = ControlStyle<Configuration>(style, inside: outer) { style, configuration in
      makeBody(style, configuration).environment(keyPath, outer)
    }
    return content(context.with { $0[keyPath: keyPath] = style })
  }
}

/// The label of a control, for its style to arrange. The control is called by what it shows.
public nonisolated struct _ControlLabel: _PrimitiveView {
  let content: any View
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.child(.name("label")).deeper() else { return [] }
    return inner.lower(any: content).map { node in
      var node = node
      node.layoutValues[ObjectIdentifier(_ControlLabel.self)] = true
      return node
    }
  }
}

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
extension EnvironmentValues {
  /// Whether controls are shown without their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
extension View {
  /// Controls show no labels; they are still called by them.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
