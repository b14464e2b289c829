import ViewTree

/// Opens an address, as the app decides with `openURL` in the environment; by itself it opens nothing.
public struct OpenURLAction {
  public struct Result: Equatable, Sendable {
    private let name: String
    public static let handled = Result(name: "handled")
    public static let discarded = Result(name: "discarded")
    public static let systemAction = Result(name: "systemAction")
    /// No other app is there to open it with.
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}
private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// Something to tap that leads to an address. Looks as a button does.
public nonisolated struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  @MainActor public var body: some View {
    let (openURL, destination) = (openURL, destination)
    Button {
      openURL(destination)
    } label: {
      label
    }
    .semantics { semantics in
      semantics.role = "Link"
      semantics.traits = ["link"]
    }
  }
}
extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
