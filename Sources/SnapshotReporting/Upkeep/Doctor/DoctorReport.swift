import SnapshotCore

/// What `doctor` found, a line for each thing it looked at.
package struct DoctorReport: Encodable, Sendable {
  package enum Level: String, Codable, Comparable, Sendable {
    case ok, warning, error
    private var rank: Int {
      switch self {
      case .ok: 0
      case .warning: 1
      case .error: 2
      }
    }
    package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }
  }

  package struct Finding: Encodable, Hashable, Sendable {
    package var level: Level
    /// `toolchain`, `libraries`, `fonts`, `settings`, `package`, `references`, `git`, `canary`
    package var area: String
    /// One sentence without its full stop.
    package var message: String
    /// What to do; `nil` where nothing is.
    package var remedy: String?
    /// What it is about, relative to the package where it lies in it.
    package var files: [String] = []

    package static func ok(_ area: String, _ message: String) -> Finding {
      Finding(level: .ok, area: area, message: message)
    }
    package static func warning(_ area: String, _ message: String, remedy: String?, files: [String] = []) -> Finding {
      Finding(level: .warning, area: area, message: message, remedy: remedy, files: files)
    }
    package static func error(_ area: String, _ message: String, remedy: String?, files: [String] = []) -> Finding {
      Finding(level: .error, area: area, message: message, remedy: remedy, files: files)
    }
  }

  package var findings: [Finding]
  package var errors: Int { findings.count { $0.level == .error } }
  package var warnings: Int { findings.count { $0.level == .warning } }
  package var passes: Bool { errors == 0 }

  package init(_ findings: [Finding]) { self.findings = findings }

  /// - Parameter limit: files of a finding that are shown; the rest is counted.
  package func text(limit: Int = 8) -> String {
    var lines: [String] = []
    func pad(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    for finding in findings {
      let indent = String(repeating: " ", count: 21)
      lines.append(pad(finding.level.rawValue, 9) + pad(finding.area, 12) + finding.message)
      let shown = finding.files.count <= limit + 1 ? finding.files.count : limit
      lines += finding.files.prefix(shown).map { indent + $0 }
      if finding.files.count > shown { lines.append(indent + "and \(finding.files.count - shown) more") }
      if let remedy = finding.remedy { lines.append(indent + "→ " + remedy) }
    }
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    lines.append("")
    lines.append(
      errors == 0 && warnings == 0 ? "all well" : "\(count(errors, "error")), \(count(warnings, "warning"))")
    return lines.joined(separator: "\n")
  }

  private enum CodingKeys: CodingKey { case passes, errors, warnings, findings }
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(passes, forKey: .passes)
    try values.encode(errors, forKey: .errors)
    try values.encode(warnings, forKey: .warnings)
    try values.encode(findings, forKey: .findings)
  }
}
