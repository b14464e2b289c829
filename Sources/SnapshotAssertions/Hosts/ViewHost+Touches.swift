import SnapshotCore
import SwiftUI

extension ViewHost {
  // MARK: - Taps and presses

  /// Taps a button, a toggle, or whatever reacts to a tap there.
  @discardableResult public func tap(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("tap(\(name.debugDescription))", fileID, file, line, column) { try $0.tap(name) }
  }
  /// Taps a point, in points of the picture.
  @discardableResult public func tap(
    at point: CGPoint, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("tap(at:)", fileID, file, line, column) { try $0.tap(at: point) }
  }
  /// Taps twice, quickly.
  @discardableResult public func doubleTap(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("doubleTap(\(name.debugDescription))", fileID, file, line, column) { try $0.doubleTap(name) }
  }
  /// Taps a point twice, in points of the picture.
  @discardableResult public func doubleTap(
    at point: CGPoint, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("doubleTap(at:)", fileID, file, line, column) { try $0.doubleTap(at: point) }
  }
  /// Lets a finger rest on an element, and lifts it.
  /// - Parameter duration: in seconds.
  @discardableResult public func longPress(
    _ name: String, duration: Double = 0.6, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("longPress(\(name.debugDescription))", fileID, file, line, column) {
      try $0.longPress(name, duration: duration)
    }
  }

  // MARK: - A finger that stays

  /// Puts a finger down and leaves it there, for pictures of what it does: `release()` lifts it.
  @discardableResult public func press(
    _ name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("press(\(name.debugDescription))", fileID, file, line, column) { try $0.press(name) }
  }
  /// Puts a finger down at a point and leaves it there, in points of the picture.
  @discardableResult public func press(
    at point: CGPoint, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("press(at:)", fileID, file, line, column) { try $0.press(at: point) }
  }
  /// Moves the finger that is down, in points.
  @discardableResult public func move(
    by distance: CGSize, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("move(by:)", fileID, file, line, column) { try $0.move(by: distance) }
  }
  /// Moves the finger that is down to a point of the picture, in points.
  @discardableResult public func move(
    to point: CGPoint, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("move(to:)", fileID, file, line, column) { try $0.move(to: point) }
  }
  /// Lifts the finger that is down.
  @discardableResult public func release(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("release()", fileID, file, line, column) { try $0.release() }
  }

  // MARK: - Movements

  /// Which way a finger goes: a swipe up shows what is further down.
  public enum SwipeDirection: Sendable { case up, down, left, right }

  /// Drags from a point of the picture to another, in points.
  /// - Parameters:
  ///   - duration: of the movement, in seconds.
  ///   - hold: how long the finger rests before it moves, in seconds.
  @discardableResult public func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, holding hold: Double = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("drag(from:to:)", fileID, file, line, column) {
      try $0.drag(from: start, to: end, duration: duration, hold: hold)
    }
  }
  /// Drags an element, in points.
  /// - Parameters:
  ///   - duration: of the movement, in seconds.
  ///   - hold: how long the finger rests before it moves, in seconds.
  @discardableResult public func drag(
    _ name: String, by distance: CGSize, duration: Double = 0.3, holding hold: Double = 0,
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("drag(\(name.debugDescription))", fileID, file, line, column) {
      try $0.drag(name, by: distance, duration: duration, hold: hold)
    }
  }
  /// Swipes over the middle of an element, or of the picture. A scroll view stops where the finger is lifted.
  @discardableResult public func swipe(
    _ direction: SwipeDirection, on name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("swipe(.\(direction))", fileID, file, line, column) { try $0.swipe(direction.ofInteractor, on: name) }
  }
  /// Scrolls until an element is in sight, as little as possible.
  @discardableResult public func scroll(
    to name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("scroll(to: \(name.debugDescription))", fileID, file, line, column) { try $0.scroll(to: name) }
  }
  /// Moves two fingers apart.
  /// - Parameter factor: how far apart they end, against where they begin.
  @discardableResult public func magnify(
    _ name: String, by factor: Double, fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("magnify(\(name.debugDescription))", fileID, file, line, column) { try $0.magnify(name, by: factor) }
  }
  /// Turns two fingers.
  @discardableResult public func rotate(
    _ name: String, by angle: Angle, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("rotate(\(name.debugDescription))", fileID, file, line, column) { try $0.rotate(name, by: angle) }
  }
}

extension ViewHost.SwipeDirection {
  fileprivate var ofInteractor: Interactor.Direction {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
