/// What a process said before it stopped: of all its lines those that tell why.
package struct CrashWords: Sendable {
  private var tail: [String] = []
  /// From the line that names the cause on; registers and images follow it by the hundred.
  private var cause: [String] = []
  private static let tailLimit = 30
  private static let causeLimit = 30

  package init() {}

  package mutating func take(_ line: String) {
    if !cause.isEmpty || line.contains("Fatal error") || line.contains("Program crashed:") {
      if cause.count < Self.causeLimit { cause.append(line) }
    }
    tail.append(line)
    if tail.count > Self.tailLimit { tail.removeFirst() }
  }

  /// The last lines.
  package var last: [String] { tail }

  /// The first line says it all, as far as one does.
  package func message(_ what: String) -> String {
    guard let first = cause.first else { return ([what] + tail).joined(separator: "\n") }
    // `/p/MapTests.swift:3: Fatal error: Index out of range`, `Swift/Array.swift:1: Fatal error: …`
    let words = first.firstRange(of: "Fatal error").map { String(first[$0.lowerBound...]) } ?? first
    return (["\(what): \(words)"] + cause).joined(separator: "\n")
  }
}
