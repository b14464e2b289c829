import SwiftUI

// The property wrappers of state that is not the view's own, as apps spell them.

enum Appearance: String, CaseIterable {
  case system, light, dark
}

private extension UserDefaults {
  static let group = UserDefaults(suiteName: "group.example")
}

@MainActor
final class SettingsModel: ObservableObject {
  @Published var volume = 0.5
  @AppStorage("launchCount") var launchCount = 0

  var volumeBinding: Binding<Double> {
    Binding(get: { self.volume }, set: { self.volume = $0 })
  }
}

struct StoredSettings: View {
  enum Field: Hashable {
    case name, note
  }

  @AppStorage("hasSeenIntro") private var hasSeenIntro = false
  @AppStorage("userName") var userName: String = ""
  @AppStorage("appearance", store: .group) private var appearance: Appearance = .system
  @AppStorage("lastPage") private var lastPage: Int?
  @SceneStorage("selection") private var selection: String?
  @SceneStorage("zoom") private var zoom = 1.0
  @FocusState private var focusedField: Field?
  @FocusState private var isSearching: Bool
  @GestureState private var dragOffset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .spring())) private var isPressed = false
  @GestureState private var magnification: CGFloat? = nil
  @Namespace private var animation
  @ScaledMetric private var spacing: CGFloat = 8
  @ScaledMetric(relativeTo: .title) private var iconSize = 24.0
  @AccessibilityFocusState private var isSpoken: Bool
  @StateObject private var model = SettingsModel()
  @State private var names: [String] = ["a", "b"]
  @State private var choice: String?

  init(hasSeenIntro: Bool = true) {
    _hasSeenIntro = AppStorage(wrappedValue: hasSeenIntro, "hasSeenIntro")
  }

  var body: some View {
    VStack(spacing: spacing) {
      Text(hasSeenIntro ? "Welcome back" : "Hello").accessibilityFocused($isSpoken)
      StoredName(name: $userName).focused($focusedField, equals: .name)
      Text(appearance.rawValue).focused($isSearching)
      Text(selection ?? "nothing").offset(dragOffset).scaleEffect((magnification ?? 1) * (isPressed ? 0.9 : 1))
      Image(systemName: "star").frame(width: iconSize * zoom, height: iconSize)
      ForEach($names, id: \.self) { $name in
        StoredName(name: $name)
      }
      if let choice = Binding($choice) {
        StoredName(name: choice.animation())
      }
      StoredName(name: $userName.animation(.easeInOut).transaction(Transaction()))
      Button("Next") {
        focusedField = focusedField == .name ? .note : nil
        isSearching.toggle()
        lastPage = (lastPage ?? 0) + 1
        selection = "page \(lastPage ?? 0)"
        model.volumeBinding.wrappedValue = 1
      }
    }
    .onAppear { focusedField = .name }
    .defaultAppStorage(.standard)
  }
}

struct StoredName: View {
  @Binding var name: String
  @FocusState.Binding var isFocused: Bool

  init(name: Binding<String>) {
    _name = name
    _isFocused = FocusState<Bool>().projectedValue
  }

  var body: some View {
    Text(name.isEmpty ? "No name" : name)
  }
}

#Preview {
  @Previewable @AppStorage("appearance") var appearance = Appearance.dark
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Namespace var namespace
  StoredSettings().focused($isFocused)
}
