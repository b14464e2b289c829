import ViewTree

/// Controls with their labels, in rows.
public nonisolated struct Form<Content: View>: View {
  let content: Content
  @Environment(\.formStyle) private var style

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View {
    let style = style ?? ControlStyle(AutomaticFormStyle()) { $0.makeBody(configuration: $1) }
    style.view(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: content)))
  }
}
extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the style around.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct FormStyleConfiguration {
  public nonisolated struct Content: _PrimitiveView {
    let content: any View
    @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
      guard let inner = context.child(.name("content")).deeper() else { return [] }
      return inner.lower(any: content)
    }
  }
  public let content: Content
}

public nonisolated struct AutomaticFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}
/// A list whose rows lie on surfaces with round corners.
public nonisolated struct GroupedFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View { FormList(content: configuration.content) }
}
/// The controls one below the other, without scrolling. [unverified]
public nonisolated struct ColumnsFormStyle: FormStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}
extension FormStyle where Self == AutomaticFormStyle { public nonisolated static var automatic: AutomaticFormStyle { .init() } }
extension FormStyle where Self == GroupedFormStyle { public nonisolated static var grouped: GroupedFormStyle { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public nonisolated static var columns: ColumnsFormStyle { .init() } }

private nonisolated struct FormList: View {
  let content: FormStyleConfiguration.Content
  @Environment(\.editMode) private var editMode
  init(content: FormStyleConfiguration.Content) { self.content = content }
  @MainActor var body: some View {
    ListBody<Never, FormStyleConfiguration.Content>(
      content: content, kind: .insetGrouped, isForm: true, selection: nil, isEditing: editMode?.wrappedValue.isEditing ?? false)
  }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<FormStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  var formStyle: ControlStyle<FormStyleConfiguration>? { get { self[FormStyleKey.self] } set { self[FormStyleKey.self] = newValue } }
}
extension View {
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(ControlStyleModifier(style: style, keyPath: \.formStyle) { $0.makeBody(configuration: $1) })
  }
}
