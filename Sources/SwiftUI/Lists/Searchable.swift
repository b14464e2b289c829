import Combine
import ViewTree

/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
  enum Place: Hashable { case automatic, drawer, toolbar }
  let place: Place
  public static let automatic = SearchFieldPlacement(place: .automatic)
  public static let toolbar = SearchFieldPlacement(place: .toolbar)
  public static let toolbarPrincipal = SearchFieldPlacement(place: .toolbar)
  public static let sidebar = SearchFieldPlacement(place: .automatic)
  public static let navigationBarDrawer = SearchFieldPlacement(place: .drawer)
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .navigationBarDrawer
  }
}

/// The search field that a page wants in its navigation stack. Travels up with the page's nodes.
struct SearchItem {
  var node: ViewNode
  var placement: SearchFieldPlacement
  /// In points: the field and what is free around it. [HIG: a field of 36 points, 16 from the edges; from iOS 26 on 44 or 48,
  /// unverified]
  static func height(_ platform: _Platform) -> CGFloat { platform >= .iOS26 ? 60 : 52 }
  /// Since iOS 26 the field of a page on an iPhone floats above the bottom edge.
  static func isAtBottom(_ placement: SearchFieldPlacement, _ platform: _Platform) -> Bool {
    platform >= .iOS26 && placement.place != .drawer
  }
}

/// Whether a person searches now.
private final class SearchState: ObservableObject {
  @Published var isSearching = false
  nonisolated init() {}
}

private nonisolated struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?
  @StateObject private var state = SearchState()
  @FocusState private var hasFocus: Bool

  init(text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?) {
    (self.text, self.isPresented, self.placement, self.prompt) = (text, isPresented, placement, prompt)
  }
  @MainActor func body(content: Content) -> some View {
    let (text, isPresented, state) = (text, isPresented, state)
    let isSearching = isPresented?.wrappedValue ?? state.isSearching
    let dismiss = {
      text.wrappedValue = ""
      state.isSearching = false
      isPresented?.wrappedValue = false
      hasFocus = false
    }
    let field = SearchField(
      text: text, prompt: prompt, cancel: isSearching ? dismiss : nil, isAtBottom: placement, focus: $hasFocus)
    content
      .modifier(SearchItemModifier(placement: placement, field: AnyView(field)))
      .changingEnvironment {
        $0.isSearching = isSearching
        $0.searchDismissal = dismiss
      }
      .onChange(of: hasFocus) { _, isOn in
        if isOn {
          state.isSearching = true
          isPresented?.wrappedValue = true
        }
      }
  }
}

/// Lowers the field where its page is, and hands it up with the page's nodes.
private nonisolated struct SearchItemModifier: _PrimitiveModifier {
  let placement: SearchFieldPlacement
  let field: AnyView
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context.child(.name("content")))
    let inner = context.child(.name("search")).inStack(nil).with {
      let tint = $0.tint
      $0.prepareForBar()
      $0.tint = tint
      $0.imageScale = .medium
    }
    let item = SearchItem(node: inner.stacked(inner.lower(field)), placement: placement)
    return NavigationItemModifier { $0.search = $0.search ?? item }._lower(in: context) { _ in nodes }
  }
}

/// UIKit's search field: 36 points high, corners of 10, on the third fill; from iOS 26 on a capsule, of glass where it floats.
/// [HIG; heights of iOS 26, the signs' sizes and places unverified]
private nonisolated struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  /// `nil` while nobody searches.
  let cancel: (() -> Void)?
  let placement: SearchFieldPlacement
  let focus: FocusState<Bool>.Binding
  @Environment(\.platform) private var platform
  @Environment(\.locale) private var locale

  init(
    text: Binding<String>, prompt: Text?, cancel: (() -> Void)?, isAtBottom placement: SearchFieldPlacement,
    focus: FocusState<Bool>.Binding
  ) {
    (self.text, self.prompt, self.cancel, self.placement, self.focus) = (text, prompt, cancel, placement, focus)
  }
  @MainActor var body: some View {
    let isGlass = platform >= .iOS26
    let floats = SearchItem.isAtBottom(placement, platform)
    HStack(spacing: isGlass ? 10 : 12) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).asDecoration()
        let name = SystemWord.search.text(in: locale) ?? "Search"
        TextField(text: text, prompt: (prompt ?? Text(verbatim: name)).foregroundColor(.secondary)) {
          Text(verbatim: name)
        }
        .textFieldStyle(.plain)
        .focused(focus)
        if text.wrappedValue.isEmpty {
          Image(systemName: "mic.fill").foregroundStyle(.secondary).asDecoration()
        } else {
          Button {
            text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: "Clear text"))
        }
      }
      .padding(.horizontal, isGlass ? 14 : 8)
      .frame(height: isGlass ? 48 : 36)
      .background {
        if floats {
          BarGlass()
        } else if isGlass {
          Capsule().fill(Color(.system(.tertiaryFill)))
        } else {
          RoundedRectangle(cornerRadius: 10).fill(Color(.system(.tertiaryFill)))
        }
      }
      if let cancel {
        if isGlass {
          Button {
            cancel()
          } label: {
            Image(systemName: "xmark").fontWeight(.semibold).frame(width: 48, height: 48).background { BarGlass() }
          }
          .accessibilityLabel(Text(verbatim: "Cancel"))
        } else {
          Button {
            cancel()
          } label: {
            SystemText(.cancel)
          }
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, floats ? 0 : 1)
    .padding(.bottom, isGlass ? (floats ? 12 : 11) : 15)
  }
}

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }
private enum SearchDismissalKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
/// Ends a search; its words go.
public struct DismissSearchAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}
extension EnvironmentValues {
  /// Whether a person has begun to search in the page around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  var searchDismissal: (() -> Void)? {
    get { self[SearchDismissalKey.self] }
    set { self[SearchDismissalKey.self] = newValue }
  }
  public var dismissSearch: DismissSearchAction { DismissSearchAction(action: searchDismissal ?? {}) }
}

/// What is offered while a person types; on no picture.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  public static let content = SearchSuggestionsPlacement(name: "content")
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}
/// Whether a field in a bar may shrink to a button; drawn as a field.
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = SearchToolbarBehavior()
  public static let minimize = SearchToolbarBehavior()
}
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension View {
  private nonisolated func searching(
    _ text: Binding<String>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement, _ prompt: Text?
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }
  /// Puts a search field into the navigation stack around; without one there is none, as on a device.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, nil, placement, prompt)
  }
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text, isPresented, placement, prompt)
  }
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }
  @_disfavoredOverload public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text, isPresented, placement, Text(prompt))
  }
  // Suggestions are shown while a person types, which is on no picture.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, nil, placement, prompt)
  }
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searching(text, nil, placement, Text(prompt))
  }
  /// Tokens are not shown in the field.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, nil, placement, prompt)
  }
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, nil, placement, Text(prompt))
  }
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(text, nil, placement, prompt)
  }
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public nonisolated func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set)
    -> some View
  {
    self
  }
  public nonisolated func searchCompletion(_ completion: String) -> some View { self }
  // Scopes are shown while a person searches.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View
  { self }
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    self
  }
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}
