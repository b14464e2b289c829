import Foundation

/// What an engine that runs one job several times tells each of them of its place.
package enum ShardEngine: String, CaseIterable, Sendable {
  // The innermost first: Bazel may run in a job of GitLab's, not the other way round.
  case bazel, slurm, gitLab, circleCI, buildkite, kubernetes

  /// The variables, and from where the engine counts. [bazel.build/reference/test-encyclopedia; docs.gitlab.com,
  /// predefined variables; circleci.com, project values and variables; buildkite.com, environment variables;
  /// sbatch(1); kubernetes.io, indexed jobs]
  private var variables: (index: String, count: String, first: Int) {
    switch self {
    case .bazel: ("TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", 0)
    case .gitLab: ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1)
    case .circleCI: ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0)
    case .buildkite: ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0)
    case .slurm: ("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", 0)
    // Kubernetes tells a pod its index and not how many there are: the job's file has to.
    case .kubernetes: ("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0)
    }
  }

  /// What was decided, and by what.
  package struct Choice: Hashable, Sendable {
    /// `nil` when everything is run in one piece.
    package var shard: Shard?
    /// `--shard 2/4`, `CI_NODE_INDEX=2, CI_NODE_TOTAL=4`; `nil` when nothing asks for shards.
    package var source: String?
    /// A file that says by being there that shards are known here.
    package var statusFile: String?
    package init(shard: Shard? = nil, source: String? = nil, statusFile: String? = nil) {
      (self.shard, self.source, self.statusFile) = (shard, source, statusFile)
    }
  }

  /// - Parameter option: of `--shard`: `2/4`, or `/4` where the engine tells the place only.
  package static func choice(_ option: String?, _ environment: [String: String]) throws(ShardError) -> Choice {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    var total: Int?
    if let option {
      let parts = option.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let count = number(String(parts[1])), count >= 1 else { throw .malformed(option) }
      if let index = number(String(parts[0])) {
        guard let shard = Shard(index: index, count: count) else {
          throw .outOfRange("--shard \(option)", index, 1, count)
        }
        return Choice(
          shard: count == 1 ? nil : shard, source: "--shard \(option)", statusFile: value("TEST_SHARD_STATUS_FILE"))
      }
      guard parts[0].isEmpty else { throw .malformed(option) }
      total = count
    }
    for engine in allCases {
      let names = engine.variables
      let (index, count) = (value(names.index), value(names.count))
      // Set to 1 by engines that run a job once, with or without an index.
      if index == nil, count == nil || count == "1" || total != nil { continue }
      if count == "1", total == nil { continue }
      if engine == .slurm, let index {
        return try slurm(index, value, total)
      }
      guard let index else { throw .halfSet(names.count, count ?? "", missing: names.index) }
      guard let text = count ?? total.map(String.init) else {
        throw .halfSet(names.index, index, missing: names.count)
      }
      guard let i = number(index) else { throw .noNumber(names.index, index) }
      guard let n = number(text), n >= 1 else { throw .noNumber(names.count, text) }
      if let total, total != n { throw .otherCount("\(names.count)=\(text)", total) }
      guard let shard = Shard(index: i - names.first + 1, count: n) else {
        throw .outOfRange(names.index, i, names.first, names.first + n - 1)
      }
      return Choice(
        shard: n == 1 ? nil : shard,
        source: "\(names.index)=\(index), \(count == nil ? "--shard /\(text)" : "\(names.count)=\(text)")",
        statusFile: engine == .bazel ? value("TEST_SHARD_STATUS_FILE") : nil)
    }
    if let total { throw .noIndex(total) }
    return Choice()
  }

  /// A number of a shard that one can count with; no suite has so many.
  private static func number(_ text: String) -> Int? { Int(text).flatMap { $0.magnitude <= 100_000 ? $0 : nil } }

  /// An array's ids may begin anywhere and go in steps: `--array=10-30:10`.
  private static func slurm(_ id: String, _ value: (String) -> String?, _ total: Int?) throws(ShardError) -> Choice {
    func number(_ name: String) throws(ShardError) -> Int? {
      guard let text = value(name) else { return nil }
      guard let number = Self.number(text) else { throw .noNumber(name, text) }
      return number
    }
    guard let i = try number("SLURM_ARRAY_TASK_ID") else { throw .noNumber("SLURM_ARRAY_TASK_ID", id) }
    let count = try number("SLURM_ARRAY_TASK_COUNT")
    guard let first = try number("SLURM_ARRAY_TASK_MIN") else {
      throw .halfSet("SLURM_ARRAY_TASK_ID", id, missing: "SLURM_ARRAY_TASK_MIN")
    }
    guard let last = try number("SLURM_ARRAY_TASK_MAX") else {
      throw .halfSet("SLURM_ARRAY_TASK_ID", id, missing: "SLURM_ARRAY_TASK_MAX")
    }
    guard i >= first, i <= last else { throw .outOfRange("SLURM_ARRAY_TASK_ID", i, first, last) }
    // Not every Slurm sets the step; the ids have one step when it fits their number.
    let step: Int
    if let told = try number("SLURM_ARRAY_TASK_STEP"), told >= 1 {
      step = told
    } else if let count, count > 1, (last - first) % (count - 1) == 0 {
      step = max(1, (last - first) / (count - 1))
    } else {
      step = 1
    }
    let n = (last - first) / step + 1
    guard (i - first) % step == 0, count == nil || count == n else { throw .uneven(i, first, last, step, count ?? n) }
    if let total, total != n { throw .otherCount("SLURM_ARRAY_TASK_COUNT=\(n)", total) }
    return Choice(
      shard: n == 1 ? nil : Shard(index: (i - first) / step + 1, count: n),
      source: "SLURM_ARRAY_TASK_ID=\(i) of \(first)-\(last)\(step == 1 ? "" : ":\(step)")")
  }
}

package enum ShardError: Error, Hashable, CustomStringConvertible {
  case malformed(String)
  case outOfRange(String, Int, Int, Int)
  case halfSet(String, String, missing: String)
  case noNumber(String, String)
  case otherCount(String, Int)
  case noIndex(Int)
  case uneven(Int, Int, Int, Int, Int)

  package var description: String {
    switch self {
    case .malformed(let text): "--shard takes i/n, as in 2/4, and \"\(text)\" is not that"
    case .outOfRange(let name, let index, let first, let last):
      "\(name) is shard \(index), and there are \(first) to \(last)"
    case .halfSet(let name, let value, let missing):
      "\(name)=\(value) is set and \(missing) is not; set both, or say --shard i/n (--shard 1/1 for all)"
    case .noNumber(let name, let value): "\(name)=\(value) is no number of a shard; set it right, or say --shard i/n"
    case .otherCount(let text, let total): "--shard /\(total) and \(text) are two counts; leave one of them out"
    case .noIndex(let total):
      "--shard /\(total) needs an engine that sets which of them this is; say --shard i/\(total)"
    case .uneven(let id, let first, let last, let step, let count):
      "SLURM_ARRAY_TASK_ID=\(id) is no step of an even array (\(first)-\(last):\(step), \(count) tasks); "
        + "use one as in --array=1-4, or say --shard i/n"
    }
  }
}
