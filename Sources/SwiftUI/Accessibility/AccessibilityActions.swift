import ViewTree

// What assistive technologies offer to do, and how they order and group what they read: none runs while a picture is taken,
// and what they would say is in the nodes' details.

public struct AccessibilityActionKind: Equatable, Sendable {
  /// As the snapshot of the accessibility tree has it.
  fileprivate let name: String
  public static let `default` = AccessibilityActionKind(name: "Activate")
  public static let escape = AccessibilityActionKind(name: "Escape")
  public static let magicTap = AccessibilityActionKind(name: "Magic Tap")
  public static let delete = AccessibilityActionKind(name: "Delete")
  public static let showMenu = AccessibilityActionKind(name: "Show Menu")
  public init(named name: Text) { self.init(name: name.plainString) }
  private init(name: String) { self.name = name }
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")
  public init(_ name: Text) { self.init(name: name.plainString) }
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
  private init(name: String) { self.name = name }
}

/// Adds the names of the controls in a view that is not shown to what can be done.
private nonisolated struct AccessibilityActionsModifier<Actions: View>: _PrimitiveModifier {
  let actions: Actions
  /// The view is one action's label rather than a list of buttons.
  let isLabel: Bool
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context.child(.name("content")))
    let unseen = context.child(.name("actions")).inStack(nil).lower(actions)
    var names: [String] = []
    if isLabel {
      names = [unseen.spokenText]
    } else {
      var options: [ControlAction.Option] = []
      for node in unseen { MenuOptions.collect(node, into: &options) }
      names = options.map(\.label)
    }
    return nodes.map { inner in
      var node = inner
      if node.semantics == nil {
        node = context.layout(ElementRule(name: "accessibility"), [inner])
        node.semantics = Semantics()
      }
      node.semantics?.details.actions += names.filter { !$0.isEmpty }
      return node
    }
  }
}

extension View {
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { semantics { $0.details.actions.append(actionKind.name) } }
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    semantics { $0.details.actions.append(name.plainString) }
  }
  public nonisolated func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { accessibilityAction(named: Text(verbatim: String(name)), handler) }
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View { modifier(AccessibilityActionsModifier(actions: label(), isLabel: true)) }
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(AccessibilityActionsModifier(actions: content(), isLabel: false))
  }
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View { accessibilityActions(content) }
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { semantics { $0.details.isAdjustable = true } }
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
    -> some View
  { self }
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public nonisolated func accessibilityActivationPoint(_ point: CGPoint) -> some View {
    semantics { $0.details.activationPoint = .point(point) }
  }
  public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View {
    semantics { $0.details.activationPoint = .unit(point) }
  }
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true) -> some View {
    self
  }

  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    semantics { $0.details.sortPriority = sortPriority.isNaN ? nil : sortPriority }
  }
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    semantics { $0.details.inputLabels = inputLabels.map(\.plainString) }
  }
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  @_disfavoredOverload public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  {
    accessibilityInputLabels(inputLabels.map { Text(verbatim: String($0)) })
  }
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(AccessibilityChildrenModifier(children: children()))
  }
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { self }
  public nonisolated func accessibilityQuickAction<Style, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    semantics { semantics in
      let label = key.label.plainString
      semantics.details.customContent.removeAll { $0.label == label }
      if let value { semantics.details.customContent.append(.init(label: label, value: value.plainString)) }
    }
  }
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), value, importance: importance) }
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance: importance)
  }
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(
      AccessibilityCustomContentKey(labelKey), Text(verbatim: String(value)), importance: importance)
  }
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { accessibilityCustomContent(key, Text(verbatim: String(value)), importance: importance) }
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(AccessibilityCustomContentKey(label, id: ""), value, importance: importance)
  }
}
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
  private let name: String
  public static let `default` = AccessibilityCustomContentImportance(name: "default")
  public static let high = AccessibilityCustomContentImportance(name: "high")
}
public struct AccessibilityCustomContentKey: Sendable {
  fileprivate let label: Text
  public init(_ label: Text, id: String) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }
  public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

// MARK: - Rotors

public protocol AccessibilityRotorContent {}
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}
extension ForEach where Content: AccessibilityRotorContent {
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, identifiedBy: { $0.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
public struct _AccessibilityRotorContents: AccessibilityRotorContent {}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _AccessibilityRotorContents { .init() }
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _AccessibilityRotorContents { .init() }
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
public struct AccessibilitySystemRotor: Sendable {
  fileprivate let name: String
  public static var links: AccessibilitySystemRotor { .init(name: "Links") }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "Visited Links" : "Links")
  }
  public static var headings: AccessibilitySystemRotor { .init(name: "Headings") }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
  }
  public static var boldText: AccessibilitySystemRotor { .init(name: "Bold Text") }
  public static var italicText: AccessibilitySystemRotor { .init(name: "Italic Text") }
  public static var underlineText: AccessibilitySystemRotor { .init(name: "Underlined Text") }
  public static var images: AccessibilitySystemRotor { .init(name: "Images") }
  public static var textFields: AccessibilitySystemRotor { .init(name: "Text Fields") }
  public static var tables: AccessibilitySystemRotor { .init(name: "Tables") }
  public static var lists: AccessibilitySystemRotor { .init(name: "Lists") }
  public static var landmarks: AccessibilitySystemRotor { .init(name: "Landmarks") }
}
extension View {
  private nonisolated func rotor(_ name: Text) -> some View { semantics { $0.details.rotors.append(name.plainString) } }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(label) }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(Text(labelKey)) }
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(Text(verbatim: String(label))) }
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: () -> Content
  ) -> some View { rotor(Text(verbatim: systemRotor.name)) }
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label) }
  public nonisolated func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(Text(labelKey)) }
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ label: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(label) }
  public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
  ) -> some View { rotor(Text(labelKey)) }
  public nonisolated func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(Text(verbatim: String(label)))
  }
}
