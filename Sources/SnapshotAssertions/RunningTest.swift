import Foundation
import SnapshotCore
import Synchronization
import Testing
import VirtualTime
import XCTest

/// The test that an assertion is made in.
struct RunningTest {
  enum Framework { case xctest, swiftTesting }
  var framework: Framework
  /// Of a parametrised Swift Testing case, as text.
  var arguments: [String] = []
  var filter: String?
  var task: UInt64?

  static var current: RunningTest {
    guard let test = Test.current else {
      // In a detached task or on another thread of a Swift Testing run, XCTFail would be lost.
      if isSwiftTestingProcess { return RunningTest(framework: .swiftTesting) }
      return RunningTest(framework: .xctest, filter: TestStartObserver.filter)
    }
    return RunningTest(
      framework: .swiftTesting, arguments: arguments(of: Test.Case.current), filter: filter(of: "\(test.id)"),
      task: CurrentTask.number)
  }

  /// SwiftPM starts a process for each of the two libraries.
  private static let isSwiftTestingProcess = CommandLine.arguments.contains("swift-testing")

  /// A regular expression for `swift test --filter`: `AppTests.MapTests/map\\(` from
  /// `AppTests.MapTests/map(of:)/MapTests.swift:8:4`. The parenthesis is the end of the name: accepting `map` must not
  /// accept `mapInDarkMode`, too.
  static func filter(of id: String) -> String {
    // A name in backticks may hold anything, parentheses and slashes, too; behind the last one stand only labels and the place.
    let afterRawName = id.lastIndex(of: "`") ?? id.startIndex
    guard let open = id[afterRawName...].firstIndex(of: "(") else { return id }
    let name = id[..<open]
    guard name.contains("`") else { return "^\(name)\\(" }
    var pattern = ""
    for character in name {
      // The message puts the pattern into single quotation marks.
      pattern += character == "'" ? "." : #"\^$.|?*+()[]{}"#.contains(character) ? "\\\(character)" : "\(character)"
    }
    return "^\(pattern)\\("
  }

  /// Swift Testing keeps a case's arguments to itself; a mirror shows them. Should a later version hold them elsewhere,
  /// cases share a name, which is an error that names both as soon as they draw different pixels.
  private static func arguments(of testCase: Test.Case?) -> [String] {
    guard let testCase, testCase.isParameterized, let list = child("arguments", of: testCase, depth: 4) else {
      return []
    }
    return Mirror(reflecting: list).children.compactMap { argument in
      child("value", of: argument.value, depth: 1).map(text)
    }
  }

  /// For a file name: without the quotes that Swift Testing puts around strings.
  private static func text(_ argument: Any) -> String {
    if let string = argument as? String { return string }
    return (argument as? any CustomTestStringConvertible)?.testDescription ?? String(describing: argument)
  }

  private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
    guard depth > 0 else { return nil }
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    for next in children {
      if let found = child(label, of: next.value, depth: depth - 1) { return found }
    }
    return nil
  }
}

/// Tells a session's counter when XCTest begins a test.
final class TestStartObserver: NSObject, XCTestObservation {
  private static let registered: Void = XCTestObservationCenter.shared.addTestObserver(TestStartObserver())

  /// Where the program's start did not, the test that runs is the first one that asserts, so nothing was counted before it.
  static func register() { _ = registered }

  func testCaseWillStart(_ testCase: XCTestCase) {
    SnapshotSession.shared.counter.beginTest()
    Self.running.withLock { $0 = (TypeName.qualified(type(of: testCase)), testCase.name) }
  }
  func testCaseDidFinish(_ testCase: XCTestCase) { Self.running.withLock { $0 = nil } }

  private static let running = Mutex<(suite: String, test: String)?>(nil)

  /// What `swift test --filter` takes for the test that runs, however far from it the assertion stands: `#function` is a
  /// helper's there, and two suites may have tests of one name. `nil` for the first test of the process that asserts,
  /// which has begun before anybody looked.
  static var filter: String? {
    running.withLock { running in
      // XCTest's own name is `MapTests.testMap`.
      guard let running, let dot = running.test.lastIndex(of: ".") else { return nil }
      let test = running.test[running.test.index(after: dot)...]
      return "^\(running.suite.replacingOccurrences(of: ".", with: "\\."))/\(test)$"
    }
  }
}

#if os(Linux) && compiler(>=6.3)
  /// Run by the loader, before any test begins: XCTest says when one begins to those alone who are there by then.
  @section(".init_array") @used private let observesFromTheStart: @convention(c) () -> Void = {
    TestStartObserver.register()
  }
#endif
