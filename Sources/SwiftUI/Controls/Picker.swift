import ViewTree
import VirtualTime

/// One of several values. Each choice is a view of the content with the `tag(_:)` of its value.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  /// What is shown for the chosen value where only that is shown; `nil` is its name.
  var currentValueLabel: AnyView? = nil
  @Environment(\.pickerStyle) private var style

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    (self.selection, self.label, self.content) = (selection, label(), content())
  }
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    (self.selection, self.label, self.content) = (selection, label, content())
  }
  @MainActor public var body: some View {
    let selection = selection
    PickerChoices(
      selected: selection.wrappedValue, select: { selection.wrappedValue = $0 }, label: label, content: content,
      currentValueLabel: currentValueLabel, style: style)
  }
}
extension Picker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}
extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The choices as nodes, arranged by the style.
private nonisolated struct PickerChoices<Label: View, SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selected: SelectionValue
  let select: (SelectionValue) -> Void
  let label: Label
  let content: Content
  let currentValueLabel: AnyView?
  let style: PickerStyleKind

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let style = style.used(in: context.environment)
    let nodes = inner.child(.name("choices")).with { style.prepare(&$0) }.inStack(nil).lower(content)
    let choices = nodes.map { node in
      let tag = node.tag(of: SelectionValue.self)
      return PickerChoice(
        node: node, name: [node].spokenText, isSelected: tag == selected, select: { if let tag { select(tag) } })
    }
    if !choices.isEmpty, !choices.contains(where: \.isSelected) {
      context.graph.warn(
        "Picker: no choice has the tag \(selected) of type \(TypeName.of(SelectionValue.self)), so none is shown as chosen; "
          + "the tag's type must be that of the selection")
    }
    let value = choices.first(where: \.isSelected)?.name
    let options = choices.map { ControlAction.Option(label: $0.name, isSelected: $0.isSelected, select: $0.select) }
    if style == .inline, context.environment.isInListRow {
      let rows = PickerRows(label: _ControlLabel(content: label), choices: choices, value: value, options: options)
      return inner.child(.name("look")).lower(rows)
    }
    let element = ControlElement("Picker", label: label) { semantics in
      semantics.value = value
      semantics.control = .choice(options)
    } content: {
      PickerLook(
        style: style, label: _ControlLabel(content: label), choices: choices,
        value: PickerValue(name: value, label: currentValueLabel))
    }
    return inner.child(.name("look")).lower(element)
  }
}

nonisolated struct PickerChoice {
  let node: ViewNode
  let name: String
  let isSelected: Bool
  let select: () -> Void
}

extension ViewNode {
  /// The tag of that type on the node, or on what is inside as long as that is a single node.
  func tag<V: Hashable>(of type: V.Type) -> V? {
    // In two steps: a tag that is not there would pass for a tag of nil where the selection is optional.
    if let tag = layoutValues[ObjectIdentifier(V.self)] { return tag as? V }
    // A tag of the wrapped type counts for an optional selection.
    if let optional = V.self as? any OptionalTag.Type, let tag = optional.tag(of: self) { return tag as? V }
    return children.count == 1 ? children[0].tag(of: type) : nil
  }
}
private protocol OptionalTag {
  static func tag(of node: ViewNode) -> Any?
}
extension Optional: OptionalTag {
  fileprivate static func tag(of node: ViewNode) -> Any? {
    (node.layoutValues[ObjectIdentifier(Wrapped.self)] as? Wrapped).map { Optional.some($0) as Any }
  }
}

/// How a picker shows its choices.
@MainActor @preconcurrency public protocol PickerStyle {
  static var _kind: _PickerStyleKind { get }
}
/// Public only because a style hands it on.
public struct _PickerStyleKind: Sendable {
  let kind: PickerStyleKind
}
enum PickerStyleKind: Hashable, Sendable {
  case menu, segmented, inline, wheel, navigationLink, radioGroup
  /// The choices themselves are rows of a list; elsewhere a phone shows them as a wheel, a Mac one below the other.
  func used(in environment: EnvironmentValues) -> PickerStyleKind {
    guard self == .inline, !environment.isInListRow else { return self }
    return environment.platform.isMac ? .radioGroup : .wheel
  }
  /// What choices look like in the style.
  func prepare(_ values: inout EnvironmentValues) {
    switch self {
    case .segmented:
      values.font = .system(size: 13, weight: .medium)
      values.lineLimit = 1
    case .wheel: values.font = .system(size: 23)
    case .menu, .inline, .navigationLink, .radioGroup: break
    }
  }
}
public nonisolated struct DefaultPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .menu) }
}
public nonisolated struct MenuPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .menu) }
}
public nonisolated struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .segmented) }
}
public nonisolated struct InlinePickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .inline) }
}
public nonisolated struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .navigationLink) }
}
/// In a menu a row of small buttons, elsewhere segments.
public nonisolated struct PalettePickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .segmented) }
}
public nonisolated struct WheelPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .wheel) }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public nonisolated static var automatic: DefaultPickerStyle { .init() }
}
extension PickerStyle where Self == MenuPickerStyle { public nonisolated static var menu: MenuPickerStyle { .init() } }
extension PickerStyle where Self == SegmentedPickerStyle {
  public nonisolated static var segmented: SegmentedPickerStyle { .init() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public nonisolated static var inline: InlinePickerStyle { .init() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public nonisolated static var navigationLink: NavigationLinkPickerStyle { .init() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public nonisolated static var palette: PalettePickerStyle { .init() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public nonisolated static var wheel: WheelPickerStyle { .init() }
}

private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyleKind.menu }
extension EnvironmentValues {
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
private nonisolated struct PickerStyleModifier<Style: PickerStyle>: _PrimitiveModifier {
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    content(context.with { $0.pickerStyle = Style._kind.kind })
  }
}
extension View {
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View { modifier(PickerStyleModifier<S>()) }
}
