import SwiftUI

/// What a custom view may do with the Scene around it. [facts, airship-api.md section 5]
///
/// Scenes put one into the environment of their custom views, and `CustomViewHost` does the same. A view that is pictured
/// without either needs `.environmentObject(AirshipSceneController())`.
@MainActor public final class AirshipSceneController: ObservableObject {
  /// A step through the pages of a Scene. The name is spelled as in the SDK.
  public enum NaviagationRequest: Hashable, Sendable { case next, back }

  public let pager: PagerController
  private let scene: SceneState?

  /// Without a Scene: nothing can be done, and nothing happens.
  public convenience init() { self.init(scene: nil) }
  package init(scene: SceneState?) { (self.scene, pager) = (scene, PagerController(scene: scene)) }

  /// Asks for the Scene to be closed.
  /// - Parameter cancelFutureDisplays: whether it should not be shown again either.
  public func dismiss(cancelFutureDisplays: Bool = false) {
    scene?.dismiss(SceneState.Dismissal(cancelFutureDisplays: cancelFutureDisplays))
  }

  /// The pages of the Scene.
  @MainActor public final class PagerController: ObservableObject {
    private let scene: SceneState?

    /// Without pages.
    public convenience init() { self.init(scene: nil) }
    package init(scene: SceneState?) { self.scene = scene }

    public var canGoBack: Bool { scene?.canGoBack ?? false }
    public var canGoNext: Bool { scene?.canGoNext ?? false }

    /// - Returns: whether another page is shown now. There is none behind the last page or before the first.
    @discardableResult public func navigate(request: NaviagationRequest) -> Bool { scene?.navigate(request) ?? false }
  }
}
