import Foundation
import SnapshotCore
import SnapshotReporting

/// What GitHub Actions is told, where this runs in it.
enum GitHub {
  static func tell(_ results: RunResults, _ summary: RunSummary, _ environment: [String: String]) throws {
    guard environment["GITHUB_ACTIONS"] == "true", results.ending != .buildFailed else { return }
    // The runner reads both streams; standard output may be JSON for somebody else.
    for line in GitHubReport.annotations(results, root: environment["GITHUB_WORKSPACE"]) { Console.error(line) }
    if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
      try FileSystem.append(line: GitHubReport.summary(results, summary), to: path)
    }
  }
}
