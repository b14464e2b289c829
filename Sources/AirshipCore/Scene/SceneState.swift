import SwiftUI

/// The Scene around a custom view in a test: which page it shows, and a record of what the view asked for.
@MainActor public final class SceneState: ObservableObject {
  public struct Dismissal: Hashable, Sendable {
    public var cancelFutureDisplays: Bool
    public init(cancelFutureDisplays: Bool = false) { self.cancelFutureDisplays = cancelFutureDisplays }
  }

  /// The page shown, from 0. Guarantees: below `pageCount`, or 0 where there are no pages.
  @Published public private(set) var pageIndex: Int
  /// 0 for a Scene without pages.
  @Published public private(set) var pageCount: Int
  /// Each call of `dismiss`, in order.
  @Published public private(set) var dismissals: [Dismissal] = []
  /// Each page step that was asked for, in order, whether or not there was such a page.
  @Published public private(set) var navigations: [AirshipSceneController.NaviagationRequest] = []

  /// - Parameter pageIndex: taken into the pages where it lies outside.
  public init(pageIndex: Int = 0, pageCount: Int = 0) {
    self.pageCount = max(0, pageCount)
    self.pageIndex = min(max(0, pageIndex), max(0, pageCount - 1))
  }

  /// Puts the view on another page, or gives the Scene other pages, as a Scene does by itself: nothing is recorded.
  /// - Parameter index: taken into the pages where it lies outside.
  public func turn(toPage index: Int, of count: Int) {
    pageCount = max(0, count)
    pageIndex = min(max(0, index), max(0, count - 1))
  }

  var canGoBack: Bool { pageIndex > 0 }
  var canGoNext: Bool { pageIndex < pageCount - 1 }

  func dismiss(_ dismissal: Dismissal) { dismissals.append(dismissal) }
  func navigate(_ request: AirshipSceneController.NaviagationRequest) -> Bool {
    navigations.append(request)
    guard request == .next ? canGoNext : canGoBack else { return false }
    pageIndex += request == .next ? 1 : -1
    return true
  }
}
