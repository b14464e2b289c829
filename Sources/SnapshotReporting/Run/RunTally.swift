import SnapshotCore

/// What is known of a run while it goes on.
package struct RunTally: Sendable {
  /// Tests that are to run; 0 when it is not known.
  package var total: Int
  package private(set) var tests: [RunResults.Test] = []
  package private(set) var snapshots: [SnapshotEvent] = []
  /// The test that began last.
  package private(set) var current: String?
  package private(set) var counts: [SnapshotResult.State: Int] = [:]
  private var indices: [String: Int] = [:]
  private var ended: Set<String> = []

  package init(total: Int = 0) { self.total = total }

  /// Tests that ended.
  package var done: Int { ended.count }
  package var failures: Int { tests.count { $0.state == .failed } }

  package mutating func take(_ notice: TestNotice) {
    switch notice {
    case .started(let id): current = id
    case .counted(let id):
      ended.insert(id)
      current = id
    case .ended(var test):
      ended.insert(test.id)
      if !test.failures.isEmpty { test.message = test.failures.map(\.message).joined(separator: "\n\n") }
      guard let index = indices[test.id] else {
        indices[test.id] = tests.count
        tests.append(test)
        return
      }
      // Of a test's repetitions the worst counts.
      if test.state == .failed || tests[index].state != .failed { tests[index] = test }
    }
  }

  package mutating func take(_ event: SnapshotEvent) {
    snapshots.append(event)
    counts[event.state, default: 0] += 1
  }
}

extension RunResults {
  /// Whether an assertion was about another package: tests of tools for snapshots make packages of their own.
  package func isForeign(_ event: SnapshotEvent) -> Bool {
    guard let other = event.package else { return false }
    if let reference = event.reference, reference.hasPrefix(references + "/") { return false }
    guard let one = FileSystem.resolved(other) else { return other != package }
    let own = FileSystem.resolved(package) ?? package
    return one != own && !one.hasPrefix(own + "/")
  }

  /// The test that an assertion stood in, as far as it can be told from its file and function.
  package func tests(of event: SnapshotEvent) -> [Test] {
    TestsByFunction(tests).tests(of: event)
  }

  /// Tests by what an assertion knows of its own.
  package struct TestsByFunction {
    private let tests: [String: [Test]]
    package init(_ all: [Test]) {
      tests = Dictionary(grouping: all) { test in
        let name = TestName(test.id)
        return Self.key(name.module, name.swiftFunction)
      }
    }
    private static func key(_ module: String, _ function: String) -> String {
      module + "." + function.replacing("`", with: "")
    }

    package func tests(of event: SnapshotEvent) -> [Test] {
      let module = String(event.fileID.prefix { $0 != "/" })
      // Without a list of tests XCTest's have no module.
      let found = tests[Self.key(module, event.test)] ?? tests[Self.key("", event.test)] ?? []
      guard found.count > 1 else { return found }
      if let filter = event.filter, let pattern = try? Regex(filter) {
        let exact = found.filter { $0.id.firstMatch(of: pattern) != nil }
        if !exact.isEmpty { return exact }
      }
      return found
    }
  }
}
