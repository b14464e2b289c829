import Foundation
import SnapshotCore
import XCTest

/// Help, completions and the man page: all from the descriptions that arguments are parsed by.
final class HelpTests: XCTestCase {
  private struct Described: Decodable {
    struct Option: Decodable {
      var names: [String]
      var value: String?
      var choices: [String]?
      var summary: String
    }
    var name, summary: String
    var options: [Option]
  }
  private var tool: CommandLineTool!
  override func setUpWithError() throws { tool = try CommandLineTool() }
  override func tearDown() { tool = nil }

  private func commands() throws -> [Described] {
    try JSONDecoder().decode([Described].self, from: Data(tool.run("help", "--json").output.utf8))
  }

  func testEachCommandHasHelpThatNamesAllItsOptions() throws {
    let all = try commands()
    XCTAssertGreaterThan(all.count, 8)
    let overview = try tool.run("--help").output
    for command in all {
      XCTAssert(overview.contains("  \(command.name) "), command.name)
      let outcome = try tool.run(command.name, "--help")
      XCTAssertEqual(outcome.status, 0)
      XCTAssertEqual(outcome.output, try tool.run("help", command.name).output)
      XCTAssert(outcome.output.hasPrefix(command.summary.prefix(20)), outcome.output)
      for option in command.options {
        XCTAssert(outcome.output.contains(option.names.joined(separator: ", ")), "\(command.name) \(option.names)")
        for choice in option.choices ?? [] { XCTAssert(outcome.output.contains(choice)) }
      }
      XCTAssert(command.options.contains { $0.names == ["--json"] }, "every command has --json: \(command.name)")
      XCTAssert(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, outcome.output)
    }
  }

  /// An option that is asked for without being described stops the program, whatever the arguments are; here the sources are
  /// looked through for both.
  func testEveryOptionThatIsReadIsDescribedAndTheOtherWayRound() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardizedFileURL.path
    func text(_ folder: String) throws -> String {
      try FileSystem.names(in: folder).map { name in
        let path = folder + "/" + name
        if FileSystem.isDirectory(path) { return try text(path) }
        return name.hasSuffix(".swift") ? String(decoding: try FileSystem.read(path), as: UTF8.self) : ""
      }.joined(separator: "\n")
    }
    let program = try text(sources + "/snapshot-record")
    let all = program + (try text(sources + "/SnapshotReporting"))
    let described = try commands().flatMap(\.options)
    let names = Set(described.flatMap(\.names))

    let reading = /(?:has\(|arguments\[|number\()"(--?[a-z-]+)"/
    let read = Set(program.matches(of: reading).map { String($0.1) })
    XCTAssertEqual(read.subtracting(names), [], "read, and not described")

    // Some commands take their arguments apart themselves: a name that stands elsewhere than in a description is read.
    let literal = /"(--?[a-z-]+)"/
    var counts: [String: Int] = [:]
    for match in all.matches(of: literal) { counts[String(match.1), default: 0] += 1 }
    for description in all.matches(of: /(?:flag|value)\(\s*((?:"--?[a-z-]+",\s*)+)/) {
      for match in description.1.matches(of: literal) { counts[String(match.1), default: 0] -= 1 }
    }
    let unread = described.filter { option in option.names.allSatisfy { counts[$0, default: 0] <= 0 } }
    XCTAssertEqual(unread.map(\.names), [], "described, and not read")
  }

  func testUnknownCommandsAndOptions() throws {
    for (arguments, message) in [
      (["verfy"], "there is no command \"verfy\"; is verify meant? see snapshot-record --help"),
      (["help", "nothing"], "there is no command \"nothing\"; see snapshot-record --help"),
      (["completions"], "completions: needs SHELL; see snapshot-record completions --help"),
      (
        ["completions", "csh"],
        "completions: SHELL may be one of: bash, zsh, fish; not \"csh\"; see snapshot-record completions --help"
      ),
    ] {
      let outcome = try tool.run(arguments)
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.errors, "snapshot-record: \(message)\n")
    }
  }

  // MARK: - Completions

  private func shell(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: tool.folder)
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": tool.folder, "TERM": "dumb", "LC_ALL": "C.UTF-8"]
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  private func script(_ shell: String) throws -> String {
    let outcome = try tool.run("completions", shell)
    XCTAssertEqual(outcome.status, 0)
    try tool.write(outcome.output, "script." + shell)
    for name in ["card.json", "card.png", "folder/x", "results-1-of-2.json"] { try tool.write("", name) }
    return tool.folder + "/script." + shell
  }

  private func requireShell(_ name: String) throws {
    guard FileSystem.exists("/usr/bin/" + name) || FileSystem.exists("/bin/" + name) else {
      throw XCTSkip("\(name) is not installed; apt-get install \(name)")
    }
  }

  func testBashCompletesWhatThereIs() throws {
    try requireShell("bash")
    let path = try script("bash")
    func complete(_ words: String...) throws -> [String] {
      let quoted = words.map { "'\($0)'" }.joined(separator: " ")
      let outcome = try shell([
        "bash", "--norc", "-c",
        "set -u; source \(path); COMP_WORDS=(\(quoted)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _snapshot_record 2>&1; "
          + "printf '%s\\n' \"${COMPREPLY[@]+${COMPREPLY[@]}}\"",
      ])
      XCTAssertEqual(outcome.status, 0, outcome.output)
      return outcome.output.split(separator: "\n").map(String.init)
    }
    let all = try commands()
    XCTAssertEqual(try complete("snapshot-record", ""), all.map(\.name))
    for command in all {
      XCTAssertEqual(
        try complete("snapshot-record", command.name, "-").sorted(), command.options.flatMap(\.names).sorted(),
        command.name)
    }
    XCTAssertEqual(try complete("snapshot-record", "ver"), ["verify"])
    XCTAssertEqual(try complete("snapshot-record", "record", "--mode", ""), ["all", "failed", "missing", "never"])
    XCTAssertEqual(try complete("snapshot-record", "--mode", "=", "m"), ["missing"], "without a command it records")
    XCTAssertEqual(try complete("snapshot-record", "record", "--mode", "="), ["all", "failed", "missing", "never"])
    XCTAssertEqual(try complete("snapshot-record", "completions", ""), ["bash", "zsh", "fish"])
    XCTAssertEqual(try complete("snapshot-record", "help", "pru"), ["prune"])
    XCTAssertEqual(
      try complete("snapshot-record", "render", "").sorted(), ["card.json", "folder", "results-1-of-2.json"])
    XCTAssertEqual(try complete("snapshot-record", "render", "card.json", "-o", "c"), ["card.png"])
    XCTAssertEqual(try complete("snapshot-record", "render", "--device", "iPhone17ProM"), ["iPhone17ProMax"])
    XCTAssertEqual(try complete("snapshot-record", "compare", "card.png", "fo"), ["folder"])
    XCTAssertEqual(try complete("snapshot-record", "merge", "a", "b", "res"), ["results-1-of-2.json"])
    XCTAssertEqual(try complete("snapshot-record", "verify", "--package-path", ""), ["folder"])
    XCTAssertEqual(try complete("snapshot-record", "record", "--", ""), [])
    XCTAssertEqual(try complete("snapshot-record", "record", "--jobs", ""), [])
  }

  func testZshLoadsTheCompletions() throws {
    try requireShell("zsh")
    let path = try script("zsh")
    // As compinit finds it, and the specs as _arguments reads them.
    let outcome = try shell([
      "zsh", "-f", "-c",
      """
      autoload -Uz compinit && compinit -u -d \(tool.folder)/dump
      source \(path)
      print -r -- "$_comps[snapshot-record]"
      function _describe() { print -r -- "commands: ${(P)#4} ${(P)4[1]}" }
      function _arguments() { print -r -- "specs: $(( $# - 2 ))"; print -rl -- "${@:3}" }
      words=(snapshot-record ''); CURRENT=2; _snapshot_record
      words=(snapshot-record compare ''); CURRENT=3; _snapshot_record
      words=(snapshot-record --mode ''); CURRENT=3; _snapshot_record
      """,
    ])
    XCTAssertEqual(outcome.status, 0, outcome.output)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    XCTAssertEqual(lines.first, "_snapshot_record", outcome.output)
    XCTAssert(
      lines.contains(
        "commands: \(try commands().count) record:Run the tests and write the references that are new or changed"),
      outcome.output)
    XCTAssert(lines.contains("1:A:_files"), outcome.output)
    XCTAssert(
      lines.contains { $0.hasPrefix("(-o --output)--output=[gets the picture") && $0.hasSuffix("]:DIFF:_files") },
      outcome.output)
    XCTAssert(
      lines.contains { $0.hasPrefix("--mode=[") && $0.hasSuffix("]:MODE:(all failed missing never)") }, outcome.output)
  }

  func testFishCompletesWhatThereIs() throws {
    try requireShell("fish")
    let path = try script("fish")
    func complete(_ line: String) throws -> [String] {
      let outcome = try shell(["fish", "--no-config", "-c", "source \(path); complete -C '\(line)'"])
      XCTAssertEqual(outcome.status, 0, outcome.output)
      return outcome.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    }
    let all = try commands()
    XCTAssertEqual(try complete("snapshot-record ").sorted(), all.map(\.name).sorted())
    for command in all {
      let found = try complete("snapshot-record \(command.name) --")
      XCTAssertEqual(
        found.map { $0.hasSuffix("=") ? String($0.dropLast()) : $0 }.sorted(),
        command.options.flatMap(\.names).filter { $0.hasPrefix("--") }.sorted(), command.name)
    }
    XCTAssertEqual(try complete("snapshot-record record --mode ").sorted(), ["all", "failed", "missing", "never"])
    XCTAssertEqual(try complete("snapshot-record completions ").sorted(), ["bash", "fish", "zsh"])
    // fish puts files of other endings behind.
    XCTAssertEqual(try complete("snapshot-record render ca").first, "card.json")
    XCTAssertEqual(try complete("snapshot-record compare card.p"), ["card.png"])
  }

  // MARK: - Man page

  func testTheManPageIsSoundAndNamesAll() throws {
    let page = try tool.run("man")
    XCTAssertEqual(page.status, 0)
    try tool.write(page.output, "snapshot-record.1")
    guard FileSystem.exists("/usr/bin/groff") else { throw XCTSkip("groff is not installed; apt-get install groff") }
    let outcome = try shell(["groff", "-k", "-man", "-Tutf8", "-ww", "-rLL=100n", "-P-c", "snapshot-record.1"])
    XCTAssertEqual(outcome.status, 0)
    XCTAssertFalse(outcome.output.contains("warning:"), String(outcome.output.prefix(400)))
    // Bold is each letter twice, with a backspace between.
    let text = outcome.output.replacing(/.\x08/, with: "")
    for command in try commands() {
      for option in command.options {
        for name in option.names { XCTAssert(text.contains(name), "\(command.name) \(name)") }
      }
    }
    for title in ["NAME", "SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
      XCTAssert(text.contains(title))
    }
    XCTAssert(text.contains("SNAPSHOT_RECORD") && text.contains("TINTYPE_FONTS"))
  }
}
