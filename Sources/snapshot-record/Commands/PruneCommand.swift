import Foundation
import SnapshotCore
import SnapshotReporting

/// `prune [--delete]`
enum PruneCommand: Command {
  static let description = CommandDescription(
    name: "prune", summary: "List the references that no test asks for any more, or move them away",
    discussion: "Judges by the results of the last run, which must be whole and not older than the tests: run "
      + "snapshot-record verify before. What tests that did not run or pass may ask for is kept. Without --delete nothing is "
      + "changed, and the exit status is 1 when there is something to remove.",
    options: [
      .flag("--delete", summary: "move them to a folder beside the results, and say how to get them back"), .package,
      .json,
    ])

  private struct Report: Encodable {
    var orphans: [PrunePlan.Group]
    /// Files, by why they are kept.
    var kept: [String: Int]
    var folders: [String]
    var moved: PruneMove?
  }

  static func run(_ arguments: Arguments) throws -> ExitStatus {
    let package = try Package.folder(arguments["--package-path"])
    let settings = SnapshotEnvironment()
    let artifacts = FileSystem.absolute(settings.artifactDirectory ?? ".build/snapshots", relativeTo: package)
    let results = try PruneResults.read(
      package: package, artifacts: artifacts,
      references: FileSystem.absolute(settings.referenceDirectory ?? "Snapshots", relativeTo: package))
    let plan = try PrunePlan(results)
    let isDeleting = arguments.has("--delete")
    let moved =
      isDeleting && !plan.orphans.isEmpty
      ? try PruneMove(plan.files, roots: plan.folders, package: package, artifacts: artifacts) : nil
    if arguments.has("--json") {
      let kept = Dictionary(uniqueKeysWithValues: plan.kept.map { ($0.key.rawValue, $0.value) })
      try Console.json(Report(orphans: plan.orphans, kept: kept, folders: plan.folders, moved: moved))
    } else {
      Console.output(text(plan, moved, results, artifacts))
    }
    return isDeleting || plan.orphans.isEmpty ? .success : .differences
  }

  private static func text(_ plan: PrunePlan, _ moved: PruneMove?, _ results: RunResults, _ artifacts: String) -> String
  {
    var lines = [RunSummary.column(moved == nil ? "unreferenced" : "removed") + NumberText.grouped(plan.orphans.count)]
    for group in plan.orphans {
      let others = group.files.dropFirst().map { "and ." + ($0.split(separator: ".").last ?? "") }
      lines.append("  " + ([results.relative(group.files[0])] + others).joined(separator: " ") + ": " + group.reason)
    }
    if plan.keptCount > 0 { lines.append(RunSummary.column("kept") + plan.keptText) }
    if let moved {
      lines.append(RunSummary.column("moved to") + results.relative(moved.folder))
      for (i, command) in moved.restore.enumerated() {
        lines.append(RunSummary.column(i == 0 ? "to undo" : "") + command)
      }
    } else if !plan.orphans.isEmpty {
      let folder = results.relative(PruneMove.folder(in: artifacts))
      lines.append(RunSummary.column("next") + "\(RunText.invocation) prune --delete  moves them to \(folder)")
    }
    return lines.joined(separator: "\n")
  }
}
