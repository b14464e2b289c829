import Foundation
import SnapshotAssertions
import SnapshotCore
import SwiftUI

/// How a value becomes something that can be stored and compared.
///
/// Sendable so that a strategy may be a global or a static constant under Swift 6; its closures are called by the
/// assertion that uses it, on the thread that it is made on, views' on the main actor.
public struct Snapshotting<Value, Format>: @unchecked Sendable {
  /// Of the reference file, without a dot.
  public var pathExtension: String?
  public var diffing: Diffing<Format>
  public var snapshot: (Value) -> Async<Format> {
    // Whoever replaces it means it.
    didSet { (direct, picture) = (nil, nil) }
  }
  /// The same where it may fail; used in place of `snapshot`, which cannot say so.
  var direct: ((Value) throws -> Format)?
  /// The same with what a picture's verdict knows besides pixels.
  var picture: ((Value) throws -> DrawnPicture)?

  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }
  /// - Parameter fallback: stands for what could not be made, where a strategy built on this one cannot be told.
  init(
    pathExtension: String?, diffing: Diffing<Format>, fallback: @escaping (any Error) -> Format,
    direct: @escaping (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in
      do { return try direct(value) } catch { return fallback(error) }
    }
    self.direct = direct
  }

  /// The strategy for another kind of value, of which `transform` makes this one's.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
    NewValue, Format
  > {
    let snapshot = snapshot
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
    if let direct { result.direct = { try direct(transform($0)) } }
    if let picture { result.picture = { try picture(transform($0)) } }
    return result
  }

  /// The same with a transformation that takes time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }

  /// What `direct` or else `snapshot` makes of a value.
  func make(_ value: Value, timeout: TimeInterval) throws -> Format {
    if let direct { return try direct(value) }
    return try snapshot(value).wait(timeout)
  }
}

/// A picture, and what its author should hear without the test failing.
struct DrawnPicture {
  var picture: RenderedPicture
  var warnings: [String] = []
}

public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: $0) }
  }
}

extension Snapshotting where Value: View {
  /// For transformations that make views: they run on the main actor.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    let made: (NewValue) throws -> Value = { other in
      let other = SentValue(other)
      return try MainActorHop.run { SentValue(transform(other.value)) }.value
    }
    let snapshot = snapshot
    var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in if let value = try? made(other) { snapshot(value).run(callback) } }
    }
    if let direct { result.direct = { try direct(made($0)) } }
    if let picture { result.picture = { try picture(made($0)) } }
    return result
  }
}

extension Snapshotting {
  /// Lets `duration` seconds of real time pass before the snapshot is made; the main thread's run loop goes on meanwhile.
  /// A view has a clock of its own, which this does not move: `XCTAssertSnapshot(of:at:)` does.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var result = strategy
    let pass: () -> Void = {
      let end = DispatchTime.now() + (duration.isFinite ? min(max(0, duration), 3600) : 0)
      while DispatchTime.now() < end {
        if !Thread.isMainThread || !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005)) {
          usleep(1000)
        }
      }
    }
    let (snapshot, direct, picture) = (strategy.snapshot, strategy.direct, strategy.picture)
    result.snapshot = { value in
      pass()
      return snapshot(value)
    }
    if let direct {
      result.direct = { value in
        pass()
        return try direct(value)
      }
    }
    if let picture {
      result.picture = { value in
        pass()
        return try picture(value)
      }
    }
    return result
  }
}

/// Hands a value between the test's thread and the main actor, one of which waits for the other.
struct SentValue<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
