import SnapshotCore

/// What `doctor` looks at: a package, the environment, and how programs are run.
package struct DoctorContext: Sendable {
  package struct Outcome: Sendable {
    package var status: Int32
    package var output: String
    package init(status: Int32, output: String) { (self.status, self.output) = (status, output) }
    package var firstLine: String { output.split(separator: "\n").first.map(String.init) ?? "" }
  }

  /// The package's folder, absolute.
  package var package: String
  package var environment: [String: String]
  /// Runs a program with its arguments and gives what it printed; `nil` when there is no such program.
  package var run: @Sendable ([String]) -> Outcome?

  package init(package: String, environment: [String: String], run: @escaping @Sendable ([String]) -> Outcome?) {
    (self.package, self.environment, self.run) = (package, environment, run)
  }

  private var settings: SnapshotEnvironment { SnapshotEnvironment(environment) }
  package var references: String {
    FileSystem.absolute(settings.referenceDirectory ?? "Snapshots", relativeTo: package)
  }
  package var artifacts: String {
    FileSystem.absolute(settings.artifactDirectory ?? ".build/snapshots", relativeTo: package)
  }
  func relative(_ path: String) -> String {
    path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
  }
  /// All folders that hold references.
  var referenceFolders: [String] { [references] + CompatibleReferences.folders(below: package) }
}

/// Looks at everything that snapshot tests depend on.
package enum Doctor {
  @MainActor package static func report(_ context: DoctorContext) -> DoctorReport {
    var findings = ToolchainCheck.findings(context)
    findings += FontCheck.findings(context.environment)
    findings += SettingsCheck.findings(context)
    findings += PackageCheck.findings(context)
    findings += ReferenceCheck.findings(context)
    findings += GitCheck.findings(context)
    findings += Canary().findings()
    return DoctorReport(findings)
  }
}
