/// Arguments after `--`, sent to those of `swift build`, `swift test list` and `swift test` that understand them.
package struct TestArguments: Hashable, Sendable {
  /// For all three: how it is built.
  package private(set) var building: [String] = []
  /// For `swift test` alone, without those that choose tests by a regular expression.
  package private(set) var testing: [String] = []
  /// For `swift test list`: those that build, but a few that it does not know, and those that choose.
  package var listing: [String] { building.filter { !Self.notListing.contains($0) } + choosing }
  /// For `swift test list` and `swift test`.
  package private(set) var choosing: [String] = []
  /// The build is not to be made.
  package private(set) var skipsBuild = false
  /// Regular expressions that choose tests.
  package private(set) var filters: [String] = []
  package private(set) var skips: [String] = []
  /// A file that Swift Testing is told to write its events to.
  package private(set) var eventStream: String?
  package var isParallel: Bool { testing.contains("--parallel") }
  package var choosesTests: Bool {
    !filters.isEmpty || !skips.isEmpty || !choosing.isEmpty
      || testing.contains { $0 == "-s" || $0.hasPrefix("--specifier") }
  }

  // `swift test --help-hidden` of 6.3.1. What is not here builds.
  private static let testingFlags: Set<String> = [
    "--parallel", "--no-parallel", "--show-codecov-path", "--show-code-coverage-path", "--show-coverage-path",
    "--experimental-xunit-message-failure",
  ]
  private static let testingOptions: Set<String> = [
    "--num-workers", "--xunit-output", "--event-stream-output-path", "--event-stream-version", "--attachments-path",
    "--experimental-maximum-parallelization-width", "--configuration-path", "--test-output", "--filter", "--skip", "-s",
    "--specifier", "--test-product",
  ]
  private static let notListing: Set<String> = [
    "--enable-code-coverage", "--disable-code-coverage", "--enable-testable-imports", "--disable-testable-imports",
  ]
  private static let choosingFlags: Set<String> = [
    "--enable-xctest", "--disable-xctest", "--enable-swift-testing", "--disable-swift-testing",
  ]

  package init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if argument == "--skip-build" {
        skipsBuild = true
      } else if Self.choosingFlags.contains(argument) {
        choosing.append(argument)
      } else if Self.testingFlags.contains(argument) {
        testing.append(argument)
      } else if Self.testingOptions.contains(parts[0]) {
        let value = parts.count > 1 ? parts[1] : rest.popFirst()
        switch parts[0] {
        case "--filter": value.map { filters.append($0) }
        case "--skip": value.map { skips.append($0) }
        default:
          testing += [parts[0]] + (value.map { [$0] } ?? [])
          if parts[0] == "--event-stream-output-path" { eventStream = value }
        }
      } else {
        building.append(argument)
      }
    }
  }

  /// Throws where one of these, or the filter, is no regular expression.
  package func check(filter: String?) throws { _ = try choose([], filter: filter) }

  /// The tests of a list that a filter and these choose, as `swift test` does it: a match anywhere in the name counts.
  package func choose(_ list: [String], filter: String?) throws -> [String] {
    func patterns(_ texts: [String]) throws -> [Regex<AnyRegexOutput>] {
      try texts.map { text in
        do { return try Regex(text) } catch { throw FilterError(text: text) }
      }
    }
    let wanted = try patterns(filters + (filter.map { [$0] } ?? []))
    let unwanted = try patterns(skips)
    return list.filter { name in
      (wanted.isEmpty || wanted.contains { name.firstMatch(of: $0) != nil })
        && !unwanted.contains { name.firstMatch(of: $0) != nil }
    }
  }
}

package struct FilterError: Error, Hashable, CustomStringConvertible {
  package var text: String
  package var description: String {
    "the filter \"\(text)\" is no regular expression; put \\ before a character that is meant as it is"
  }
}
