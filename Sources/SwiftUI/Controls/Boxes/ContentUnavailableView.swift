import ViewTree

/// Says why there is nothing to see: a symbol, a title, a description and what can be done, in the middle of the space.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
  /// Sizes of type and gaps. [unverified]
  @MainActor public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(titleKey, image: name) }, description: { description }, actions: { EmptyView() })
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(titleKey, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, image: name) }, description: { description }, actions: { EmptyView() })
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }
}

/// What a search says that found nothing. [the words of iOS 17, in English]
public struct SearchUnavailableContent {
  public nonisolated struct Label: View {
    /// What was searched for.
    var text: String? = nil
    @MainActor public var body: some View {
      SwiftUI.Label(
        text.map { $0.isEmpty ? "No Results" : "No Results for “\($0)”" } ?? "No Results" as String,
        systemImage: "magnifyingglass")
    }
  }
  public nonisolated struct Description: View {
    @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    .init(label: { Label() }, description: { Description() }, actions: { Actions() })
  }
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    .init(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
