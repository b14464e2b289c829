@_exported import SnapshotCore
import SwiftUI
import ViewTree

/// Draws a view and compares the picture with its reference in `Snapshots/<TestFile>/<test>[.<name>].png`.
///
/// Works in a synchronous XCTest method, an `async` one, and a Swift Testing `@Test`, and fails whichever of the two
/// frameworks is running. A run that wrote a reference fails, and says so.
///
/// - Parameters:
///   - view: made on the main actor.
///   - name: tells several snapshots of a test apart; without one, the second and later ones get `.2`, `.3`.
///   - layout: the picture's size; by default the 350 × 500 points of a custom view whose axes are automatic.
///   - traits: appearance, type size, direction, scale and so on; `[.dark, .displayScale(3)]`.
///   - seconds: when the picture is taken, counted from when the view comes up; by default once the view is at rest, which
///     takes no real time. From 0 to 3600.
///   - animations: which moment of what is under way is shown; by default the clock's at `seconds`, and the end at rest.
///   - strategy: what is compared: the picture, the tree of what it shows, both, or what assistive technologies read.
///   - areas: rectangles that do not count, in points from the picture's top-left corner. One that is empty or lies outside
///     of the picture fails the assertion, and so does ignoring everything.
///   - tolerance: how much may differ; by default nothing.
///   - record: when references are written; by default what `withSnapshotTesting` or `SNAPSHOT_RECORD` say.
public func XCTAssertSnapshot<V: View>(
  of view: @autoclosure @MainActor () throws -> V, named name: String? = nil,
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
  animations: SnapshotAnimations? = nil, strategy: SnapshotStrategy = .image, ignoring areas: [CGRect] = [],
  tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  withoutActuallyEscaping(view) { view -> Void in
    SnapshotAssertion.check(
      named: name, strategy: strategy, ignoring: areas, tolerance: tolerance, record: record,
      at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName
    ) {
      try renderPicture(
        layout: layout, traits: traits, until: SnapshotMoment(at: seconds, animations: animations), view: view)
    }
  }
}

/// Lays out and draws a `ViewNode`, and compares the picture with its reference. See the form for views.
public func XCTAssertSnapshot(
  of node: @autoclosure @MainActor () throws -> ViewNode, named name: String? = nil,
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, strategy: SnapshotStrategy = .image,
  ignoring areas: [CGRect] = [], tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  withoutActuallyEscaping(node) { node -> Void in
    SnapshotAssertion.check(
      named: name, strategy: strategy, ignoring: areas, tolerance: tolerance, record: record,
      at: AssertionLocation(fileID: fileID, file: file, line: line, column: column), testName: testName
    ) {
      try renderPicture(of: node(), layout: layout, traits: traits)
    }
  }
}

/// Draws a view for code that looks at the picture or the placed tree itself. No reference is read or written.
///
/// - Throws: `SnapshotError` when there is no picture, or when the view could not be drawn as it is meant (a missing
///   environment object, an image that is not there, a view that never settles).
public func renderSnapshot<V: View>(
  of view: @autoclosure @MainActor () throws -> V, layout: SnapshotLayout = .sizeInfo(.auto),
  traits: SnapshotTraits = .default, at seconds: Double? = nil, animations: SnapshotAnimations? = nil
) throws -> Snapshot {
  try withoutActuallyEscaping(view) { view in
    let moment = SnapshotMoment(at: seconds, animations: animations)
    return try MainActorHop.run {
      Transfer(try renderPicture(layout: layout, traits: traits, until: moment, view: view).validated())
    }.value
  }
}

/// Lays out and draws a `ViewNode` for code that looks at the picture or the placed tree itself.
public func renderSnapshot(
  of node: @autoclosure @MainActor () throws -> ViewNode, layout: SnapshotLayout = .sizeInfo(.auto),
  traits: SnapshotTraits = .default
) throws -> Snapshot {
  try withoutActuallyEscaping(node) { node in
    try MainActorHop.run { Transfer(try renderPicture(of: node(), layout: layout, traits: traits).validated()) }.value
  }
}

/// Hands a finished picture from the main actor to the test that waits for it.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
