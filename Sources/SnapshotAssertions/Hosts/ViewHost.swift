import SnapshotCore
import SwiftUI
import ViewTree

/// A view that a test drives: it taps, types and drags as a person would, and takes pictures on the way.
///
///     let host = ViewHost(of: Counter())
///     host.tap("Add")
///     XCTAssertSnapshot(of: host, named: "one")
///
/// Things are found by their accessibility identifier, their accessibility label or their visible text, the whole of it.
/// What cannot be done (nothing of that name, several of it, disabled, covered, scrolled out of sight) fails the test at
/// the line of the call, and says what is there. Each method answers whether it was done.
///
/// The view has a clock of its own that begins at 0 seconds. After each action it comes to rest: tasks, timers and
/// animations run until nothing is pending. `at:` keeps it from doing so, for views that never rest and for pictures in the
/// middle of something; time then only passes in `advance(by:)`, `snapshot(at:)`, drags and long presses.
///
/// Works in a plain synchronous XCTest method, an `async` one, and a Swift Testing `@Test`.
public class ViewHost: @unchecked Sendable {
  /// Made and used on the main actor only.
  @MainActor final class Driven {
    let host: SnapshotHost
    let interactor: Interactor
    init(_ host: SnapshotHost, rests: Bool) { (self.host, interactor) = (host, Interactor(host, rests: rests)) }
  }
  /// The error is why there is no view.
  private let driven: Result<Driven, any Error>

  /// - Parameters:
  ///   - view: made on the main actor, under the host's clock.
  ///   - layout: the picture's size; by default the 350 × 500 points of a custom view whose axes are automatic.
  ///   - seconds: the moment that the view comes to; from then on time only passes when the test says so. `nil` lets the
  ///     view come to rest, now and after each action.
  public init<V: View>(
    of view: @autoclosure @MainActor () throws -> V, layout: SnapshotLayout = .sizeInfo(.auto),
    traits: SnapshotTraits = .default, at seconds: Double? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    driven = withoutActuallyEscaping(view) { view in
      Result {
        try MainActorHop.run {
          let host = try SnapshotHost(
            layout: layout, traits: traits, resources: .shared(), until: seconds.map { .time($0) } ?? .rest, view: view)
          return Driven(host, rests: seconds == nil)
        }
      }
    }
    if case .failure(let error) = driven {
      report("\(error)", at: AssertionLocation(fileID: fileID, file: file, line: line, column: column))
    }
  }

  // MARK: - Time

  /// Lets time pass, in seconds. A finger that is down goes on resting.
  @discardableResult public func advance(
    by seconds: Double, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    act("advance(by: \(number(seconds)))", fileID, file, line, column) { try $0.pass(seconds) }
  }
  /// Changes what the view shows, a model say, in the view's own time.
  @discardableResult public func perform(
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: @MainActor () throws -> Void
  ) -> Bool {
    withoutActuallyEscaping(body) { body in
      act("perform", fileID, file, line, column) { interactor in
        var thrown: (any Error)?
        interactor.perform {
          do { try body() } catch { thrown = error }
        }
        if let thrown { throw thrown }
      }
    }
  }
  /// Seconds of the view's clock.
  public var time: Double { read { $0.host.clock.now } ?? 0 }

  // MARK: - Pictures

  /// The picture of what is there now.
  /// - Parameter seconds: of the view's clock, to which it comes first; one that has passed is now.
  /// - Throws: `SnapshotError` when there is no picture, or none that shows what the view means.
  public func snapshot(at seconds: Double? = nil) throws -> Snapshot {
    let driven = try driven.get()
    return try MainActorHop.run {
      if let seconds { try driven.interactor.pass(to: seconds) }
      return Transfer(try driven.host.snapshot().validated())
    }.value
  }
  /// For assertions, which judge what was found themselves.
  @MainActor func currentSnapshot() throws -> Snapshot { try driven.get().host.snapshot() }

  // MARK: - For the methods of each kind

  func act(
    _ call: String, _ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt,
    _ body: @escaping @MainActor (Interactor) throws -> Void
  ) -> Bool {
    let location = AssertionLocation(fileID: fileID, file: file, line: line, column: column)
    do {
      // Why there is no view has been said already.
      guard case .success(let driven) = driven else { return false }
      try MainActorHop.run { try body(driven.interactor) }
      return true
    } catch {
      report("\(call): \(error)", at: location)
      return false
    }
  }
  func read<Value>(_ body: @escaping @MainActor (Driven) -> Value) -> Value? {
    guard case .success(let driven) = driven else { return nil }
    return try? MainActorHop.run { Transfer(body(driven)) }.value
  }
  private func report(_ message: String, at location: AssertionLocation) {
    IssueReporter.record(message, at: location, in: RunningTest.current.framework)
  }
}
