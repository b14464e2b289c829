import Foundation
import SnapshotCore
import SnapshotReporting

/// Builds a package's tests, lists them, runs them, and gathers what comes of it.
final class TestRun {
  struct Request {
    var package: String
    var command: RunResults.Command
    var mode: RecordMode
    var isDryRun = false
    var filter: String?
    var arguments = TestArguments([])
    var jobs: Int?
    var shard = ShardEngine.Choice()
  }

  private let request: Request
  private let display: ProgressDisplay
  private let environment = ProcessInfo.processInfo.environment
  private let temporary = FileSystem.absolute(
    "snapshot-record-\(getpid())-\(UInt32.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
  private var tally = RunTally()
  private var results: RunResults
  private var xctest = XCTestOutput()
  /// Shards in one folder pass it one by one.
  private lazy var turnstile = request.shard.shard.map { _ in Turnstile(results.artifacts + "/.shards.lock") }
  /// The last lines of `swift test`, for what nothing else explains.
  private var words = CrashWords()

  init(_ request: Request, display: ProgressDisplay) {
    (self.request, self.display) = (request, display)
    let settings = SnapshotEnvironment(environment)
    results = RunResults(
      command: request.command, package: request.package,
      references: FileSystem.absolute(settings.referenceDirectory ?? "Snapshots", relativeTo: request.package),
      artifacts: FileSystem.absolute(settings.artifactDirectory ?? ".build/snapshots", relativeTo: request.package),
      mode: request.mode, filter: request.filter, shard: request.shard.shard,
      isComplete: request.filter == nil && request.shard.shard == nil && !request.arguments.choosesTests,
      ending: .passed)
    if request.arguments.choosesTests { results.hasOwnChoice = true }
    if request.isDryRun { results.isDryRun = true }
    results.started = HostTime.now
  }

  /// What was found, written to the folder of artefacts before it is given back.
  func run() throws -> RunResults {
    Interruption.watch()
    try FileSystem.makeDirectory(temporary)
    defer { try? FileSystem.remove(temporary) }
    try phases()
    display.clear()
    if Interruption.hasArrived { results.ending = .interrupted }
    (results.tests, results.snapshots) = (tally.tests.sorted { $0.id < $1.id }, tally.snapshots)
    results.unreferenced = UnreferencedSearch.findings(results)
    try results.write(to: path)
    return results
  }

  var path: String { results.artifacts + "/" + RunResults.fileName(results.shard) }

  private func enterTurnstile() {
    var isWaiting = false
    turnstile?.enter {
      if !isWaiting { self.display.begin(.waiting) }
      isWaiting = true
      self.display.tick(self.tally)
    }
    if isWaiting { display.begin(.testing) }
  }

  private func phases() throws {
    enterTurnstile()
    defer { turnstile?.leave() }
    if !request.arguments.skipsBuild {
      guard try timed("build", build) else { return }
    }
    if Interruption.hasArrived { return }
    let list = try timed("list", list)
    turnstile?.leave()
    if Interruption.hasArrived { return }
    try timed("test") { try test(list) }
  }

  private func timed<T>(_ name: String, _ body: () throws -> T) rethrows -> T {
    let start = HostTime.now
    defer { results.phases.append(.init(name, seconds: max(0, HostTime.now - start))) }
    return try body()
  }

  // MARK: - Build

  /// - Returns: whether there is something to run.
  private func build() throws -> Bool {
    display.begin(.building(step: ""))
    if !Console.isTerminal { display.say("building") }
    var written: [UInt8] = []
    let child = ChildProcess(
      arguments: ["swift", "build", "--build-tests", "--package-path", request.package] + request.arguments.building,
      environment: environment, output: Console.isTerminal ? .terminal : .pipe)
    let status = try child.run { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      if let step = BuildOutput.step(line) { return self.display.building(step) }
      if BuildOutput.isMessage(line) { written += Array(line.utf8) + [UInt8(ascii: "\n")] }
    } tick: {
      self.display.tick(self.tally)
    }
    display.clear()
    if status == 0 || Interruption.hasArrived { return status == 0 }
    if status == 127 { throw UnusableError("swift was not found; put the toolchain's folder into PATH") }
    results.ending = .buildFailed
    results.buildOutput = BuildOutput.plain(String(decoding: written, as: UTF8.self))
    FileHandle.standardError.write(Data(written))
    return false
  }

  // MARK: - List

  private var listErrors: String { temporary + "/list-errors" }

  /// `nil` where tests cannot be listed: then they run without being counted.
  private func list() throws -> [String]? {
    display.begin(.listing)
    var lines: [String] = []
    let child = ChildProcess(
      arguments: ["swift", "test", "list", "--skip-build", "--package-path", request.package]
        + request.arguments.listing,
      environment: environment, errorFile: listErrors)
    let status = try child.run {
      lines.append(String(decoding: $0, as: UTF8.self))
    } tick: {
      self.display.tick(self.tally)
    }
    if status == 127 { throw UnusableError("swift was not found; put the toolchain's folder into PATH") }
    guard status == 0 else { return nil }
    let names = Set(
      lines.filter { TestName($0).module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && $0.contains(".") })
    results.list = names.sorted()
    return results.list
  }

  // MARK: - Test

  private func test(_ list: [String]?) throws {
    xctest = XCTestOutput(list: list ?? [])
    let chosen = try list.map { try request.arguments.choose($0, filter: request.filter) }
    if let list, let chosen, !list.isEmpty, chosen.isEmpty, let filter = request.filter {
      throw UnusableError("no test of \(list.count) matches \"\(filter)\"; swift test list shows their names")
    }
    tally.total = chosen?.count ?? 0
    var batches: [ShardPlan?] = [nil]
    if let shard = request.shard.shard {
      guard let chosen else {
        let words = (try? FileSystem.read(listErrors)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let line = words.split(separator: "\n").first { $0.contains("error:") } ?? "swift test list says why"
        throw UnusableError(
          "the tests of \(request.package) could not be listed, so they cannot be shared out: \(line)")
      }
      let plan = ShardPlan.shards(of: chosen, among: list, count: shard.count)[shard.index - 1]
      tally.total = plan.tests.count
      display.say("shard \(shard) (\(request.shard.source ?? "")): \(plan.tests.count) of \(chosen.count) tests")
      batches = plan.batches()
    } else if let list, let chosen, chosen.count < list.count {
      // So many that one command line does not hold them.
      let parts = ShardPlan.shards(of: chosen, among: list, count: 1)[0].batches()
      if parts.count > 1 { batches = parts }
    }
    results.chosen = list == nil ? nil : tally.total
    display.begin(.testing)
    for batch in batches where !Interruption.hasArrived { try test(batch: batch) }
  }

  private func test(batch: ShardPlan?) throws {
    let eventsPath = temporary + "/events.jsonl"
    let streamPath = request.arguments.eventStream ?? "\(temporary)/stream-\(results.phases.count)-\(tally.done).jsonl"
    let (events, stream) = (FileTail(eventsPath), FileTail(streamPath))
    try? FileSystem.remove(eventsPath)
    if request.arguments.eventStream != nil { try? FileSystem.remove(streamPath) }
    var swiftTesting = SwiftTestingEvents()

    var arguments = ["swift", "test", "--skip-build", "--package-path", request.package] + request.arguments.building
    arguments += request.arguments.choosing + request.arguments.testing
    if request.arguments.eventStream == nil {
      arguments += ["--event-stream-output-path", streamPath, "--event-stream-version", "0"]
    }
    if let jobs = request.jobs { arguments += ["--parallel", "--num-workers", String(jobs)] }
    // Otherwise nothing is said of tests that were skipped.
    if request.jobs != nil || request.arguments.isParallel { arguments.append("--verbose") }
    if let batch {
      arguments += batch.filters.flatMap { ["--filter", $0] }
    } else {
      arguments += (request.arguments.filters + (request.filter.map { [$0] } ?? [])).flatMap { ["--filter", $0] }
      arguments += request.arguments.skips.flatMap { ["--skip", $0] }
    }

    func takeEvents() {
      // What is in the stream now came after its assertions' events.
      var notices: [TestNotice] = []
      stream.take { notices += swiftTesting.take($0) }
      events.take { SnapshotEvent.parse($0).forEach(note) }
      notices.forEach(note)
    }
    var variables = testEnvironment
    variables["SNAPSHOT_RECORD"] = request.isDryRun ? RecordMode.never.rawValue : request.mode.rawValue
    variables["SNAPSHOT_EVENTS"] = eventsPath
    // Recorded references fail no test here: this program tells of them.
    variables["SNAPSHOT_RECORDING_IS_REPORTED"] = request.isDryRun || request.mode == .never ? nil : "1"
    // One step of progress a line.
    variables["TERM"] = "dumb"
    let child = ChildProcess(arguments: arguments, environment: variables, output: .terminal)
    enterTurnstile()
    let status = try child.run { bytes in
      let line = String(decoding: bytes, as: UTF8.self)
      // From the first word of a test on the next shard may start.
      if self.turnstile != nil, BuildOutput.isMessage(line), BuildOutput.step(line) == nil || line.contains("Testing") {
        self.turnstile?.leave()
      }
      self.words.take(line)
      let notices = self.xctest.take(line)
      if notices.isEmpty { return }
      takeEvents()
      notices.forEach(self.note)
    } tick: {
      takeEvents()
      self.display.tick(self.tally)
    }
    turnstile?.leave()
    takeEvents()
    xctest.finish().forEach(note)
    if !Interruption.hasArrived { swiftTesting.finish(words).forEach(note) }
    if status == 127 { throw UnusableError("swift was not found; put the toolchain's folder into PATH") }
    if status != 0 {
      results.ending = .testsFailed
      if !Interruption.hasArrived, tally.failures == 0 { results.testOutput = words.last.joined(separator: "\n") }
    }
  }

  private func note(_ notice: TestNotice) {
    if Interruption.hasArrived, case .ended(let test) = notice, test.state == .failed { return }
    tally.take(notice)
    guard case .ended(let test) = notice, test.state == .failed else { return }
    let function = TestName(test.id).swiftFunction
    let events = tally.snapshots.filter { $0.state == .failed && $0.test == function }
    let others = test.failures.filter { !$0.isOfSnapshot(events) }
    if let first = others.first { display.say("failed \(test.id): \(first.firstLine)") }
  }

  private func note(_ event: SnapshotEvent) {
    // Where sources have moved, nothing can be said of what is whose.
    if environment["SNAPSHOT_ROOT"] == nil, results.isForeign(event) { return }
    tally.take(event)
    guard event.state != .unchanged else { return }
    let pending = request.isDryRun ? event.pending.map { "would be \($0.rawValue)" } : nil
    display.say("\(pending ?? event.state.rawValue) \(event.fileID) \(event.title)")
  }

  /// SwiftPM's lock on the build folder lies in TMPDIR, and it is held while tests run. Shards on one machine would wait
  /// for each other, so each has its own; nothing is built any more.
  private var testEnvironment: [String: String] {
    var variables = environment
    if request.shard.shard != nil {
      let folder = temporary + "/tmp"
      try? FileSystem.makeDirectory(folder)
      variables["TMPDIR"] = folder
    }
    return variables
  }
}
