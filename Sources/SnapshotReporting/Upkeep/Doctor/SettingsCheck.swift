import Foundation
import SnapshotCore

/// The environment's variables that snapshot tests and this program read.
enum SettingsCheck {
  private static let known = SnapshotVariable.all.map(\.name).filter { $0.hasPrefix("SNAPSHOT_") }.sorted()

  static func findings(_ context: DoctorContext) -> [DoctorReport.Finding] {
    let environment = context.environment
    var findings = unknown(environment) + mode(environment)
    if let problem = SnapshotEnvironment(environment).warnings.problem {
      findings.append(.error("settings", problem, remedy: "set it to one of these, or unset it"))
    }
    findings += places(context)
    if let root = environment["SNAPSHOT_ROOT"], !root.isEmpty {
      let folder = root.split(separator: "=", maxSplits: 1).last.map(String.init) ?? root
      if !FileSystem.isDirectory(root), !FileSystem.isDirectory(folder) {
        findings.append(
          .error(
            "settings", "SNAPSHOT_ROOT=\(root) names no folder that is there",
            remedy: "set it to the package's folder, or to OLD=NEW, the beginning of paths when built and now"))
      }
    }
    if let tool = environment["SNAPSHOT_DIFF_TOOL"], let program = tool.split(separator: " ").first.map(String.init),
      !isProgram(program, environment)
    {
      findings.append(
        .warning(
          "settings", "SNAPSHOT_DIFF_TOOL=\(tool): there is no program \(program) in PATH",
          remedy: "install it, or unset it"))
    }
    let set = known.filter { environment[$0]?.isEmpty == false && $0 != "SNAPSHOT_RECORD_INVOCATION" }
    if findings.isEmpty {
      findings.append(
        .ok(
          "settings",
          set.isEmpty
            ? "no variable SNAPSHOT_… is set" : set.map { "\($0)=\(environment[$0]!)" }.joined(separator: ", ")))
      if let mode = try? RecordMode.resolved(argument: nil, scope: nil, environment: environment) {
        let words = mode == .never ? "tests write no reference" : "tests write references that are not there yet"
        let reason = mode == .never && set.allSatisfy { !RecordMode.variables.contains($0) } ? ", since CI is set" : ""
        findings.append(.ok("settings", "record mode \"\(mode.rawValue)\": \(words)\(reason)"))
      }
    }
    findings.append(
      .ok("settings", "this machine's clock, time zone and language do not matter: views see those of their traits"))
    return findings
  }

  private static func unknown(_ environment: [String: String]) -> [DoctorReport.Finding] {
    let names = environment.keys.filter { $0.hasPrefix("SNAPSHOT_") && !known.contains($0) }.sorted()
    return names.map { name in
      let near = known.map { (EditDistance.between(name, $0, limit: 200), $0) }.min { $0 < $1 }!.1
      return .warning(
        "settings", "nothing reads \(name)",
        remedy: "\(near) is the nearest name; \(known.joined(separator: ", ")) are read")
    }
  }

  private static func mode(_ environment: [String: String]) -> [DoctorReport.Finding] {
    do throws(RecordModeError) {
      let mode = try RecordMode.resolved(argument: nil, scope: nil, environment: environment)
      guard mode == .all || mode == .failed else { return [] }
      return [
        .warning(
          "settings", "record mode \"\(mode.rawValue)\" is set for all tests: each run replaces what differs",
          remedy: "unset \(RecordMode.variables.joined(separator: " and ")) after recording")
      ]
    } catch {
      return [.error("settings", "\(error)", remedy: "set it to one of these, or unset it")]
    }
  }

  private static func places(_ context: DoctorContext) -> [DoctorReport.Finding] {
    var findings: [DoctorReport.Finding] = []
    for (name, folder, what) in [
      ("SNAPSHOT_DIR", context.references, "references"),
      ("SNAPSHOT_ARTIFACTS", context.artifacts, "pictures of failures"),
    ] {
      let setting = context.environment[name].flatMap { $0.isEmpty ? nil : $0 }
      let words = setting.map { "\(name)=\($0)" } ?? "the folder of \(what)"
      if FileSystem.exists(folder), !FileSystem.isDirectory(folder) {
        findings.append(
          .error(
            "settings", "\(words) is no folder: \(folder) is a file",
            remedy: "remove the file, or set \(name) to a folder"))
      } else if !FileSystem.isWritable(folder) {
        findings.append(
          .error(
            "settings", "\(words) cannot be written: \(folder)",
            remedy: "make it writable, or set \(name) to a folder that is"))
      }
    }
    return findings
  }

  private static func isProgram(_ name: String, _ environment: [String: String]) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    return (environment["PATH"] ?? "").split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
