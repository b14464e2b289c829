import Foundation
import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore
@testable import SnapshotReporting

final class DoctorTests: XCTestCase {
  private var package: UpkeepPackage!
  override func setUpWithError() throws { package = try UpkeepPackage() }
  override func tearDown() { package = nil }

  private func context(_ environment: [String: String] = [:]) -> DoctorContext {
    DoctorContext(package: package.folder, environment: environment) { Self.run($0) }
  }

  private static func run(_ arguments: [String]) -> DoctorContext.Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 127
      ? nil : .init(status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self))
  }

  private func problems(_ findings: [DoctorReport.Finding]) -> [String] {
    findings.filter { $0.level != .ok }.map { "\($0.level.rawValue): \($0.message)" }
  }

  // MARK: - References

  private var picture: Bitmap { Bitmap(width: 2, height: 2)! }

  func testReferencesThatCannotBeUsedAreFound() throws {
    try package.write(PNG.encode(picture, software: FontFingerprint.software), "Snapshots/A/right.png")
    try package.write(PNG.encode(picture), "Snapshots/A/earlier.png")
    try package.write(PNG.encode(picture, software: "Preview"), "Snapshots/A/saved.png")
    XCTAssertEqual(
      ReferenceCheck.findings(context()).map(\.message),
      [
        "3 pictures (1 drawn with this version's fonts, 1 that do not say with which fonts, 1 saved by another program) and 0 texts "
          + "in Snapshots, all readable"
      ])
    try package.write(PNG.encode(picture, software: "tintype, fonts 00000000"), "Snapshots/A/other.png")
    try package.write("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "Snapshots/A/pointer.png")
    try package.write("version https://git-lfs.github.com/spec/v1\noid sha256:1\n", "Snapshots/A/pointer.tree")
    try package.write("<<<<<<< HEAD\n", "Snapshots/A/conflict.tree")
    try package.write(Array(PNG.encode(picture).dropLast(20)), "Snapshots/A/short.png")
    try package.write("no tree\n", "Snapshots/A/words.tree")
    try package.write("x", "Snapshots/A/RIGHT.png")
    try package.write("x", "Snapshots/A/e\u{301}.txt")
    let findings = ReferenceCheck.findings(context())
    XCTAssertEqual(
      problems(findings),
      [
        "error: 2 files hold a Git LFS pointer in place of the reference",
        "error: 1 file holds an unresolved merge conflict",
        "error: 2 files cannot be read as a reference",
        "warning: 1 file holds no recorded tree that this version reads: failures will not say what moved",
        "error: names that are one file on systems that do not tell capitals or accents apart (macOS, Windows)",
        "warning: names with accents written as letter and accent, which tests do not look for",
        "warning: 1 file was recorded with other fonts (00000000) than this version's (\(FontFingerprint.current))",
      ])
    XCTAssertEqual(findings[0].files, ["Snapshots/A/pointer.png", "Snapshots/A/pointer.tree"])
    XCTAssertEqual(findings[0].remedy, "run git lfs pull")
    XCTAssertEqual(findings[4].files, ["Snapshots/A/RIGHT.png and Snapshots/A/right.png"])
  }

  func testReferencesSayWithWhichFontsTheyWereDrawn() throws {
    let path = package.folder + "/Snapshots/A/a.png"
    try ReferenceStore.write(picture, to: path)
    let bytes = try FileSystem.read(path)
    XCTAssertEqual(FontFingerprint.writer(of: bytes), .tintype(fonts: FontFingerprint.current))
    XCTAssertEqual(try PNG.decode(bytes), picture)
    XCTAssertEqual(FontFingerprint.writer(of: try PNG.encode(picture)), .tintype(fonts: nil))
    XCTAssertEqual(FontFingerprint.writer(of: [1, 2, 3]), .other(nil))
  }

  // MARK: - Settings

  func testVariables() throws {
    XCTAssertEqual(problems(SettingsCheck.findings(context())), [])
    func expect(_ variables: [String: String], _ message: String, line: UInt = #line) {
      let found = problems(SettingsCheck.findings(context(variables)))
      XCTAssertEqual(found.count, 1, "\(found)", line: line)
      XCTAssert(found.first?.hasPrefix(message) == true, "\(found)", line: line)
    }
    expect(
      ["SNAPSHOT_RECORD": "always"],
      "error: SNAPSHOT_RECORD=always is not a record mode; it may be one of: missing, never")
    expect(["SNAPSHOT_RECORD": "all"], "warning: record mode \"all\" is set for all tests")
    expect(["SNAPSHOT_WARNINGS": "loud"], "error: SNAPSHOT_WARNINGS=loud says nothing about warnings")
    expect(["SNAPSHOT_RECROD": "all"], "warning: nothing reads SNAPSHOT_RECROD")
    expect(
      ["SNAPSHOT_DIFF_TOOL": "no-such-tool", "PATH": "/bin"],
      "warning: SNAPSHOT_DIFF_TOOL=no-such-tool: there is no program")
    expect(["SNAPSHOT_ROOT": "/none=/neither"], "error: SNAPSHOT_ROOT=/none=/neither names no folder")
    expect(["SNAPSHOT_DIR": "Package.swift"], "error: SNAPSHOT_DIR=Package.swift is no folder")
    XCTAssertEqual(problems(SettingsCheck.findings(context(["SNAPSHOT_RECORD": "", "LANG": "de_DE.UTF-8"]))), [])
    XCTAssertEqual(
      SettingsCheck.findings(context(["CI": "true"]))[1].message,
      "record mode \"never\": tests write no reference, since CI is set")
  }

  func testEveryVariableOfTheSourcesIsKnown() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Sources").standardizedFileURL.path
    var found: Set<String> = []
    let pattern = /"((SNAPSHOT|TINTYPE)_[A-Z_]+)"/
    for file in UnreferencedSearch.files(below: sources, ending: ".swift")
    where !file.hasSuffix("SnapshotVariable.swift") {
      let text = String(decoding: try FileSystem.read(file), as: UTF8.self)
      for match in text.matches(of: pattern) { found.insert(String(match.1)) }
    }
    XCTAssertEqual(found.sorted(), SnapshotVariable.all.map(\.name).sorted())
  }

  // MARK: - Git

  private func git(_ arguments: String...) throws {
    let outcome = Self.run(["git", "-C", package.folder] + arguments)
    XCTAssertEqual(outcome?.status, 0, "\(arguments)")
  }

  func testAttributesThatHarmReferences() throws {
    XCTAssertEqual(GitCheck.findings(context()).map(\.message), ["the package is in no git repository"])
    try git("init", "-q")
    try package.write(".build/\n", ".gitignore")
    let cases: [(String, [String])] = [
      ("", []), ("* text=auto\n", []), ("*.png binary\n*.tree text eol=lf\n", []), ("*.png -text\n", []),
      ("*.png text\n", ["error: git takes .png in Snapshots for text and changes bytes in it"]),
      (
        "* eol=crlf\n",
        [
          "error: git takes .png in Snapshots for text (eol=crlf) and changes bytes in it",
          "warning: git checks out .tree in Snapshots with CR and LF: tests read that, and recording shows every line as changed",
        ]
      ),
      (
        "* text=auto eol=crlf\n",
        [
          "warning: git checks out .tree in Snapshots with CR and LF: tests read that, and recording shows every line as changed"
        ]
      ),
      (
        "*.tree working-tree-encoding=UTF-16\n",
        ["error: git writes .tree in Snapshots as UTF-16 (working-tree-encoding)"]
      ),
    ]
    for (attributes, expected) in cases {
      try package.write(attributes, ".gitattributes")
      XCTAssertEqual(problems(GitCheck.findings(context())), expected, attributes)
    }
    try package.write("*.png filter=lfs diff=lfs merge=lfs -text\n", ".gitattributes")
    let lfs = problems(GitCheck.findings(context()))
    if Self.run(["git", "lfs", "version"])?.status == 0 {
      XCTAssertEqual(lfs, [])
    } else {
      XCTAssertEqual(lfs, ["error: .png in Snapshots is kept with Git LFS, and git-lfs is not installed"])
    }
  }

  func testWhatIsIgnored() throws {
    try git("init", "-q")
    XCTAssertEqual(
      problems(GitCheck.findings(context())),
      ["warning: git does not ignore .build/snapshots, where failures leave pictures"])
    try package.write(".build\n*.png\n", ".gitignore")
    XCTAssertEqual(
      problems(GitCheck.findings(context())), ["error: git ignores the references in Snapshots (.gitignore:2:*.png)"])
    try package.write(".build\n*.png\n!Snapshots/**\n", ".gitignore")
    XCTAssertEqual(problems(GitCheck.findings(context())), [])
    try package.write(".build\nSnapshots\n", ".gitignore")
    XCTAssertEqual(
      problems(GitCheck.findings(context())),
      ["error: git ignores the references in Snapshots (.gitignore:2:Snapshots)"])
  }

  func testARepositoryThatGitDoesNotRead() throws {
    try package.write("gitdir: /nowhere\n", ".git")
    XCTAssertEqual(
      problems(GitCheck.findings(context())),
      ["warning: git does not read the repository in \(package.folder), so its settings were not looked at"])
  }

  // MARK: - Toolchain, fonts, package

  func testToolsThatAreMissingOrOld() {
    func swift(_ output: String?) -> [String] {
      let context = DoctorContext(package: "/p", environment: [:]) { _ in output.map { .init(status: 0, output: $0) } }
      return problems(ToolchainCheck.findings(context))
    }
    XCTAssertEqual(swift("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x"), [])
    XCTAssertEqual(swift("Swift version 5.10 (swift-5.10-RELEASE)"), ["error: Swift 5.10 is too old for Tintype"])
    XCTAssertEqual(swift(nil), ["error: there is no program swift in PATH"])
    XCTAssertEqual(
      problems(ToolchainCheck.libraries(png: ("1.5.2", "1.6.39"), harfBuzz: "3.9.0")),
      ["error: libpng 1.5.2 is loaded, and this program was built for 1.6.39", "error: HarfBuzz 3.9.0 is too old"])
  }

  func testFontsThatAreMissingOrOthers() throws {
    XCTAssertEqual(problems(FontCheck.findings([:])), [])
    let messages = problems(FontCheck.findings(["TINTYPE_FONTS": package.folder]))
    XCTAssertEqual(messages.count, 2)
    XCTAssertEqual(messages.first, "error: 3 without which nothing can be drawn are not in \(package.folder)")
    try package.write("no font", "Inter.ttf")
    let broken = FontCheck.findings(["TINTYPE_FONTS": package.folder])
    XCTAssertEqual(broken[1].files, ["\(package.folder)/Inter.ttf is not version 4.1: its SHA-256 is another"])
  }

  func testAPackageWithoutTests() throws {
    XCTAssertEqual(problems(PackageCheck.findings(context())).count, 1)
    try package.write("import SnapshotAssertions\n", "Tests/AppTests/A.swift")
    XCTAssertEqual(problems(PackageCheck.findings(context())), [])
    try package.write("// nothing\n", "Package.swift")
    XCTAssertEqual(problems(PackageCheck.findings(context())).count, 1)
  }

  // MARK: - Canary

  func testTheCanaryPassesAndHasThePixelsThatItHasEverywhere() async throws {
    let findings = await MainActor.run { Canary().findings() }
    XCTAssertEqual(problems(findings), [], "drawing has changed? Canary.digest is then what the message says")
  }

  func testAComparisonThatLetsEverythingThroughIsFound() async throws {
    let (blind, deaf, broken) = await MainActor.run {
      (
        Canary(judge: { picture, mode, folder in
          var result = Canary.judged(picture, mode, folder)
          if result.state == .failed { (result.state, result.message) = (.unchanged, nil) }
          return result
        }).findings(),
        Canary(judge: { picture, mode, folder in
          var result = Canary.judged(picture, mode, folder)
          if mode == .never { (result.state, result.message) = (.failed, "no") }
          return result
        }).findings(),
        Canary(draw: { throw SnapshotError.resources("no font") }).findings()
      )
    }
    XCTAssertEqual(blind.filter { $0.level == .error }.count, 3)
    XCTAssert(blind[0].message.hasPrefix("a picture with one pixel that is off by one level passes"), blind[0].message)
    XCTAssertEqual(deaf.map(\.message), ["a picture does not pass as its own reference: no"])
    XCTAssertEqual(broken.map(\.message), ["a picture could not be drawn: no font"])
    XCTAssertFalse(DoctorReport(blind).passes)
  }

  func testTheReportIsAligned() {
    let report = DoctorReport([
      .ok("fonts", "right"), .error("git", "wrong", remedy: "mend it", files: (1...12).map { "f\($0)" }),
    ])
    XCTAssertEqual(
      report.text(limit: 2),
      """
      ok       fonts       right
      error    git         wrong
                           f1
                           f2
                           and 10 more
                           → mend it

      1 error, 0 warnings
      """)
  }
}
