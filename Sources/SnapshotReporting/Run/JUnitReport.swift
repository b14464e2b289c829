import Foundation
import SnapshotCore

/// A run as the XML that JUnit's task for Ant writes, which engines read: a suite for each type of tests, a case for each
/// test, its snapshots as properties, pictures of failures as attachments of GitLab and Jenkins.
///
/// Valid XML 1.0 whatever tests printed.
package enum JUnitReport {
  package static func text(_ results: RunResults) -> String {
    let byFunction = RunResults.TestsByFunction(results.tests)
    var events: [String: [SnapshotEvent]] = [:]
    var homeless: [SnapshotEvent] = []
    for event in results.snapshots {
      let tests = byFunction.tests(of: event)
      if let test = tests.first { events[test.id, default: []].append(event) } else { homeless.append(event) }
    }
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failed = results.tests.count { $0.state == .failed } + homeless.count { $0.state == .failed }
    let total = results.tests.count + (homeless.isEmpty ? 0 : Set(homeless.map(\.title)).count)
    xml += "<testsuites name=\"snapshot-record \(results.command.rawValue)\" tests=\"\(total)\" failures=\"\(failed)\""
    xml += " time=\"\(seconds(results.tests.reduce(0) { $0 + ($1.seconds ?? 0) }))\">\n"
    let suites = Dictionary(grouping: results.tests) { TestName($0.id).className }
    for (name, tests) in suites.sorted(by: { $0.key < $1.key }) {
      xml += "  <testsuite name=\"\(escaped(name))\" tests=\"\(tests.count)\""
      xml += " failures=\"\(tests.count { $0.state == .failed })\" skipped=\"\(tests.count { $0.state == .skipped })\""
      xml += " errors=\"0\" time=\"\(seconds(tests.reduce(0) { $0 + ($1.seconds ?? 0) }))\">\n"
      for test in tests.sorted(by: { $0.id < $1.id }) { xml += testcase(test, events[test.id] ?? [], results) }
      xml += "  </testsuite>\n"
    }
    // Assertions whose test the runner did not tell of.
    for (title, events) in Dictionary(grouping: homeless, by: \.title).sorted(by: { $0.key < $1.key }) {
      var test = RunResults.Test(
        id: events[0].fileID + "/" + title, state: events.contains { $0.state == .failed } ? .failed : .passed)
      test.failures = events.filter { $0.state == .failed }.map {
        .init($0.message ?? "", file: $0.file, line: $0.line)
      }
      xml +=
        "  <testsuite name=\"\(escaped(events[0].fileID))\" tests=\"1\" failures=\"\(test.state == .failed ? 1 : 0)\" skipped=\"0\" errors=\"0\">\n"
      xml += testcase(test, events, results)
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }

  private static func testcase(_ test: RunResults.Test, _ events: [SnapshotEvent], _ results: RunResults) -> String {
    let name = TestName(test.id)
    var xml = "    <testcase classname=\"\(escaped(name.className))\" name=\"\(escaped(name.function))\""
    if let file = test.file ?? events.first?.file { xml += " file=\"\(escaped(results.relative(file)))\"" }
    xml += " time=\"\(seconds(test.seconds ?? 0))\""
    var inner = ""
    if !events.isEmpty {
      inner += "      <properties>\n"
      for event in events {
        let value = ([event.state.rawValue] + [event.reference.map(results.relative)].compactMap(\.self)).joined(
          separator: " ")
        inner += "        <property name=\"snapshot \(escaped(event.title))\" value=\"\(escaped(value))\"/>\n"
      }
      inner += "      </properties>\n"
    }
    switch test.state {
    case .passed: break
    case .skipped: inner += "      <skipped message=\"\(escaped(test.message ?? ""))\"/>\n"
    case .failed:
      let failures = test.failures.isEmpty ? [RunResults.Failure(test.message ?? "failed")] : test.failures
      for failure in failures {
        let place = failure.file.map { results.relative($0) + (failure.line.map { ":\($0)" } ?? "") + "\n" } ?? ""
        inner +=
          "      <failure message=\"\(escaped(failure.firstLine))\">\(escaped(place + failure.message))</failure>\n"
      }
    }
    let attachments = events.compactMap(\.artifacts).flatMap { folder in
      ["reference.png", "actual.png", "diff.png"].map { folder + "/" + $0 }.filter(FileSystem.exists)
    }
    if !attachments.isEmpty {
      let lines = attachments.map { "[[ATTACHMENT|\($0)]]" }.joined(separator: "\n")
      inner += "      <system-out>\(escaped(lines))</system-out>\n"
    }
    return xml + (inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n")
  }

  /// Three decimals in any locale.
  static func seconds(_ value: Double) -> String {
    guard value.isFinite, value >= 0, value < 1e12 else { return "0.000" }
    let thousandths = Int((value * 1000).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// For contents and for values in quotation marks. What XML 1.0 has no place for becomes U+FFFD. [XML 1.0, 2.2, Char]
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
