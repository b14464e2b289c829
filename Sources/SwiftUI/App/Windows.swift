// Scenes that an app is made of. Their views are made when a test asks for them, never by themselves.

/// The content of a window that is opened for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let content: (Binding<Data?>) -> Content
  @MainActor public var body: some View { content(.constant(nil)) }
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content
  @MainActor public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  @MainActor public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  @MainActor public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  @MainActor public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}
extension WindowGroup {
  @MainActor public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent(content: content) }
  }
  @MainActor public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent { _ in content(.constant(defaultValue())) } }
  }
  @MainActor public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = { PresentedWindowContent { _ in content(.constant(defaultValue())) } }
  }
}

public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content
  @MainActor public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}
public nonisolated struct UtilityWindow<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content
  @MainActor public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
}
public nonisolated struct Settings<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content
  @MainActor public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}
/// The link that opens the settings: a button.
public nonisolated struct SettingsLink<Label: View>: View {
  let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public init() where Label == DefaultSettingsLinkLabel { label = DefaultSettingsLinkLabel() }
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}
public nonisolated struct DefaultSettingsLinkLabel: View {
  @MainActor public var body: some View { Label("Settings…", systemImage: "gear") }
}

public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content
  @MainActor public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content
  }
  @MainActor public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.content = content }
}
extension MenuBarExtra where Label == Text {
  @MainActor public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}
extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = content
  }
  @MainActor public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  @MainActor public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
}
public struct MenuBarExtraStyle: Sendable {
  public static var automatic: MenuBarExtraStyle { .init() }
  public static var menu: MenuBarExtraStyle { .init() }
  public static var window: MenuBarExtraStyle { .init() }
}
