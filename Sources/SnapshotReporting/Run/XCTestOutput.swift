import Foundation
import SnapshotCore

/// Reads what XCTest prints, line by line; lines of the tests themselves may come between.
package struct XCTestOutput: Sendable {
  private struct Running {
    /// `MapTests.testMap`
    var name: String
    var failures: [RunResults.Failure] = []
    var skip: String?
    /// Lines that are nothing of the runner's: what a crash says.
    var words = CrashWords()
    /// The line before was a failure's, so the next may be the rest of its message.
    var isInMessage = false
  }
  private static let messageLineLimit = 400

  /// Names in the list of tests by what XCTest calls them.
  private let ids: [String: [String]]
  private var running: Running?
  /// A class of one name in two modules: each run of it takes the next.
  private var taken: [String: Int] = [:]

  /// - Parameter list: what `swift test list` printed; names that are not in it are taken as they are.
  package init(list: [String] = []) {
    ids = Dictionary(grouping: list.map(TestName.init).filter(\.isXCTest), by: \.xctestName).mapValues { $0.map(\.id) }
  }

  /// - Parameter line: without its end.
  package mutating func take(_ line: String) -> [TestNotice] {
    if line.hasPrefix("["), let name = Self.counted(line) { return [.counted(id: name)] }
    if let found = line.range(of: "Test Case '") {
      let rest = line[found.upperBound...]
      if let close = rest.range(of: "' started at ") {
        let lost = finish()
        running = Running(name: String(rest[..<close.lowerBound]))
        return lost + [.started(id: id(running!.name, isEnd: false))]
      }
      for (word, state) in [("passed", OrphanSearch.TestState.passed), ("failed", .failed), ("skipped", .skipped)] {
        guard let close = rest.range(of: "' \(word) ("), rest.hasSuffix(" seconds)") else { continue }
        let name = String(rest[..<close.lowerBound])
        let known = running?.name == name ? running : nil
        running = nil
        let seconds = Double(rest[close.upperBound...].dropLast(" seconds)".count)).flatMap { $0.isFinite ? $0 : nil }
        var test = RunResults.Test(id: id(name, isEnd: true), state: state, seconds: seconds, message: known?.skip)
        if state == .failed { test.failures = known?.failures ?? [] }
        return [.ended(test)]
      }
    }
    if line.hasPrefix("Test Suite '") {
      running?.isInMessage = false
      return []
    }
    guard var test = running else { return [] }
    defer { running = test }
    if let (place, message) = Self.failure(line, of: test.name) {
      test.failures.append(.init(message, file: place.file, line: place.line))
      test.isInMessage = true
      return []
    }
    if let found = line.range(of: ": \(test.name) : Test skipped") {
      let reason = line[found.upperBound...]
      test.skip = reason.hasPrefix(" - ") ? String(reason.dropFirst(3)) : nil
      return []
    }
    if test.isInMessage, let last = test.failures.indices.last,
      test.failures[last].message.count(where: { $0 == "\n" }) < Self.messageLineLimit
    {
      test.failures[last].message += "\n" + line
    }
    test.words.take(line)
    return []
  }

  /// The output has ended. A test that has not was where the process ended.
  package mutating func finish() -> [TestNotice] {
    guard let test = running else { return [] }
    running = nil
    let words = test.words.message("the process stopped in this test")
    var result = RunResults.Test(id: id(test.name, isEnd: true), state: .failed)
    result.failures = test.failures + [.init(words)]
    return [.ended(result)]
  }

  private mutating func id(_ name: String, isEnd: Bool) -> String {
    guard let found = ids[name], !found.isEmpty else { return name.replacing(".", with: "/", maxReplacements: 1) }
    let index = min(taken[name, default: 0], found.count - 1)
    if isEnd { taken[name, default: 0] += 1 }
    return found[index]
  }

  /// `[3/6] Testing AppTests.MapTests/testA`
  private static func counted(_ line: String) -> String? {
    guard let close = line.range(of: "] Testing ") else { return nil }
    let numbers = line[..<close.lowerBound].dropFirst().split(separator: "/")
    guard numbers.count == 2, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    return String(line[close.upperBound...])
  }

  /// `/p/MapTests.swift:4: error: MapTests.testB : what is wrong`
  private static func failure(_ line: String, of name: String) -> ((file: String?, line: Int?), String)? {
    guard let found = line.range(of: ": error: \(name) : ") else { return nil }
    let place = line[..<found.lowerBound]
    let message = String(line[found.upperBound...])
    guard let colon = place.lastIndex(of: ":"), let number = Int(place[place.index(after: colon)...]), number > 0 else {
      return ((nil, nil), message)
    }
    // The test may have printed something without ending its line.
    let file = place[..<colon]
    return ((file.firstIndex(of: "/").map { String(file[$0...]) } ?? String(file), number), message)
  }
}
