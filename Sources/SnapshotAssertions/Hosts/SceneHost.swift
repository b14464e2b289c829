import AirshipCore
import SnapshotCore
import SwiftUI

/// A custom view in a Scene that a test drives: a `ViewHost` around a `CustomViewHost`, with a record of what the view asked
/// the Scene for.
///
///     let host = SceneHost(name: "map", pageIndex: 1, pageCount: 3)
///     host.tap("Close Map")
///     XCTAssertEqual(host.dismissals.count, 1)
public final class SceneHost: ViewHost, @unchecked Sendable {
  private let scene: SceneBox

  /// - Parameters:
  ///   - name: as registered with `AirshipCustomViewManager`.
  ///   - properties: what a layout has under "properties".
  ///   - width: the item's width in the layout, and likewise `height`.
  ///   - pageIndex: the page of the Scene that the view is on, from 0.
  ///   - pageCount: 0 for a Scene without pages.
  ///   - seconds: as for `ViewHost`.
  public init(
    name: String, properties: AirshipJSON? = nil, width: CustomViewHost.Length = .auto,
    height: CustomViewHost.Length = .auto, pageIndex: Int = 0, pageCount: Int = 0,
    layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let box = SceneBox()
    scene = box
    super.init(
      of: CustomViewHost(name: name, properties: properties, width: width, height: height)
        .scene(box.make(pageIndex: pageIndex, pageCount: pageCount)),
      layout: layout, traits: traits, at: seconds, fileID: fileID, file: file, line: line, column: column)
  }

  /// Each call of `dismiss`, in order.
  public var dismissals: [SceneState.Dismissal] { state { $0.dismissals } ?? [] }
  /// Each page step that was asked for, in order, whether or not there was such a page.
  public var navigations: [AirshipSceneController.NaviagationRequest] { state { $0.navigations } ?? [] }
  /// The page shown, from 0.
  public var pageIndex: Int { state { $0.pageIndex } ?? 0 }
  public var pageCount: Int { state { $0.pageCount } ?? 0 }

  /// Puts the view on a page of a Scene with `count` pages.
  @discardableResult public func pager(
    index: Int, count: Int, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> SceneHost {
    let box = scene
    perform(fileID: fileID, file: file, line: line, column: column) { box.state?.turn(toPage: index, of: count) }
    return self
  }

  private func state<Value>(_ body: @escaping @MainActor (SceneState) -> Value) -> Value? {
    let box = scene
    return read { _ in box.state.map(body) } ?? nil
  }
  /// Holds the Scene that is made on the main actor.
  private final class SceneBox: Sendable {
    @MainActor private(set) var state: SceneState?
    @MainActor func make(pageIndex: Int, pageCount: Int) -> SceneState {
      let made = SceneState(pageIndex: pageIndex, pageCount: pageCount)
      state = made
      return made
    }
  }
}
