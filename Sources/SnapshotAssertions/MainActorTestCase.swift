import XCTest

// What SwiftPM writes for XCTest on Linux are lists of (name, method), which it hands to `testCase(_:)`. XCTest's own casts
// methods that are on the main actor to such that are not, which ends the program. These two take such lists as they are; they
// are chosen where the test target re-exports this module: `@_exported import SnapshotAssertions` in one of its files.

/// Test methods of a class that is on the main actor, `@MainActor final class CardTests: XCTestCase`, for XCTest on Linux.
///
/// Called by the code that SwiftPM generates, when one file of the test target says `@_exported import SnapshotAssertions`.
/// - Parameter Test: `@MainActor () -> Void`, throwing or not. A parameter of its own because any other spelling would be
///   one that the compiler finds worse than XCTest's.
public func testCase<T: XCTestCase, Test>(_ allTests: [(String, (T) -> Test)]) -> XCTestCaseEntry {
  let name = "\(Test.self)"
  precondition(
    name.hasPrefix("@MainActor ") && (name.hasSuffix("() -> ()") || name.hasSuffix("() throws -> ()")),
    "test methods of \(T.self) have the type \(name), which XCTest on Linux cannot run")
  let plain: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
    let run: (T) -> () throws -> Void = { instance in
      // In a generic function both sides have the most general convention, and neither `@Sendable` nor a missing `throws`
      // changes it; a cast with `as?` would refuse these two.
      let method = unsafeBitCast(test(instance), to: (@MainActor () throws -> Void).self)
      // XCTest calls on the main thread.
      return { try MainActor.assumeIsolated { try method() } }
    }
    return (name, run)
  }
  return testCase(plain)
}

/// An asynchronous test method of such a class, beside synchronous ones.
public func asyncTest<T: XCTestCase>(_ test: @escaping (T) -> @MainActor () async throws -> Void)
  -> (T) -> @MainActor () throws -> Void
{
  let plain: (T) -> () async throws -> Void = { instance in
    let method = test(instance)
    return { try await method() }
  }
  let run: (T) -> () throws -> Void = asyncTest(plain)
  return { instance in
    nonisolated(unsafe) let method = run(instance)
    return { try method() }
  }
}
