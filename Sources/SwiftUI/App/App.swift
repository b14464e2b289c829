import VirtualTime

/// What a person starts. Nothing starts it here: tests picture its views.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  /// Says that an app does not run here, and what to do instead.
  @MainActor @preconcurrency public static func main() {
    let message =
      "\(TypeName.of(Self.self)) is an app, which does not run on this machine; picture its views in a test instead, with "
      + "XCTAssertSnapshot(of:)\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}

/// A part of an app's interface. On no picture.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
extension Never: Scene {}

/// Several scenes.
public nonisolated struct _SceneList<each Content: Scene>: Scene {
  public typealias Body = Never
  let content: (repeat each Content)
}
public nonisolated struct _EmptyScene: Scene {
  public typealias Body = Never
  public init() {}
}
extension Optional: Scene where Wrapped: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock() -> _EmptyScene { _EmptyScene() }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneList<repeat each Content>
  {
    _SceneList(content: (repeat each content))
  }
  public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: Scene>(first: First) -> First { first }
  public static func buildEither<Second: Scene>(second: Second) -> Second { second }
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
extension EnvironmentValues {
  /// A picture is taken of a scene that is active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
