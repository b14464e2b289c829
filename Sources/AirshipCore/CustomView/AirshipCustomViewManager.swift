import SwiftUI

/// Makes the view for a custom view of a Scene. Called at each evaluation, so it must only depend on its argument.
public typealias AirshipCustomViewBuilder = @MainActor @Sendable (AirshipCustomViewArguments) -> any View

/// The app's custom views by name. [facts, airship-api.md section 1]
@MainActor public final class AirshipCustomViewManager: Sendable {
  public static let shared = AirshipCustomViewManager()

  /// Makes the view for a name that is not registered. Nothing by default.
  public var fallbackBuilder: AirshipCustomViewBuilder = { _ in EmptyView() }
  private var builders: [String: AirshipCustomViewBuilder] = [:]

  private init() {}

  /// Registers the builder of a name, which is taken exactly as written. A second builder replaces the first.
  public func register(name: String, @ViewBuilder builder: @escaping AirshipCustomViewBuilder) {
    builders[name] = builder
  }

  /// Forgets the builder of a name, if there is one.
  public func unregister(name: String) { builders[name] = nil }

  func isRegistered(_ name: String) -> Bool { builders[name] != nil }
  /// In order, for messages.
  var registeredNames: [String] { builders.keys.sorted() }

  /// The view of a name as it is registered now.
  @ViewBuilder func makeView(args: AirshipCustomViewArguments) -> some View {
    if let builder = builders[args.name] {
      AnyView(builder(args))
    } else {
      AnyView(fallbackBuilder(args))
    }
  }
}
