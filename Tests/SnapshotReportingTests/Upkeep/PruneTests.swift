import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class PruneTests: XCTestCase {
  private var package: UpkeepPackage!

  override func setUpWithError() throws {
    package = try UpkeepPackage()
    try package.write(
      """
      final class MapTests: XCTestCase {
        func testMap() {}
        func testOther() {}
        func testFails() {}
        func testSkipped() {}
        #if os(macOS)
        func testMac() {}
        #endif
      }
      """, "Tests/AppTests/MapTests.swift")
  }
  override func tearDown() { package = nil }

  func testOffersOnlyWhatCertainlyNobodyAsksFor() throws {
    try package.reference(
      "Snapshots/MapTests/testMap.png", "Snapshots/MapTests/testMap.tree", "Snapshots/MapTests/testMap.dark.png",
      "Snapshots/MapTests/testMap.dark.tree", "Snapshots/MapTests/testGone.png", "Snapshots/OldTests/testOld.png",
      "Snapshots/MapTests/testFails.png", "Snapshots/MapTests/testSkipped.png", "Snapshots/MapTests/testMac.png",
      "Snapshots/MapTests/testOther.png", "Snapshots/readme.txt")
    package.ran("testMap", .passed, asking: "Snapshots/MapTests/testMap.png")
    package.ran("testFails", .failed)
    package.ran("testSkipped", .skipped)
    try package.finish()
    let plan = try package.plan()
    XCTAssertEqual(
      package.names(plan),
      [
        "Snapshots/MapTests/testGone.png", "Snapshots/MapTests/testMap.dark.png",
        "Snapshots/MapTests/testMap.dark.tree",
        "Snapshots/OldTests/testOld.png",
      ])
    XCTAssertEqual(plan.orphans.count, 3, "a picture and its tree are one")
    XCTAssertEqual(
      plan.orphans.map(\.reason),
      [
        "MapTests.swift has no test testGone any more", "testMap of MapTests.swift passed without asking for it",
        "no test file OldTests.swift is left",
      ])
    XCTAssertEqual(plan.kept, [.failed: 1, .skipped: 1, .notRun: 2, .elsewhere: 1])
    XCTAssertEqual(
      plan.keptText,
      "2 of tests that did not run (a filter, another system, or disabled), 1 of tests that were skipped, "
        + "1 of tests that did not pass, 1 that lie where no reference is written")
  }

  func testAFilteredRunProtectsWhatItDidNotRun() throws {
    try package.reference("Snapshots/MapTests/testMap.png", "Snapshots/MapTests/testOther.png")
    package.results.filter = "testMap"
    package.results.isComplete = false
    package.ran("testMap", .passed, asking: "Snapshots/MapTests/testMap.png")
    try package.finish()
    XCTAssertEqual(package.names(try package.plan()), [])
    XCTAssertEqual(try package.plan().kept, [.notRun: 1])
  }

  func testWhatWasAskedForThroughALinkIsAskedFor() throws {
    try package.reference(
      "Snapshots/MapTests/testMap.png", "Snapshots/MapTests/testMap.tree", "Snapshots/MapTests/testMap.old.png")
    let link = package.folder + "-link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: package.folder)
    defer { unlink(link) }
    package.ran("testMap", .passed, asking: "Snapshots/MapTests/testMap.png")
    package.results.snapshots[0].reference = link + "/Snapshots/MapTests/testMap.png"
    try package.finish()
    XCTAssertEqual(package.names(try package.plan()), ["Snapshots/MapTests/testMap.old.png"])
    // And the other way round.
    package.results.snapshots[0].reference = package.folder + "/Snapshots/MapTests/testMap.png"
    (package.results.package, package.results.references) = (link, link + "/Snapshots")
    try package.finish()
    let results = try PruneResults.read(
      package: link, artifacts: package.results.artifacts, references: link + "/Snapshots")
    XCTAssertEqual(try PrunePlan(results).files, [link + "/Snapshots/MapTests/testMap.old.png"])
  }

  func testFoldersOfAPackageWithinAreNotItsOwn() throws {
    try package.write("", "Samples/Inner/Package.swift")
    try package.reference(
      "Samples/Inner/Tests/__Snapshots__/OldTests/testOld.1.png", "Tests/AppTests/__Snapshots__/OldTests/testOld.1.png")
    try package.finish()
    XCTAssertEqual(package.names(try package.plan()), ["Tests/AppTests/__Snapshots__/OldTests/testOld.1.png"])
  }

  func testReferencesOfTheOtherTool() throws {
    try package.reference(
      "Tests/AppTests/__Snapshots__/MapTests/testMap.1.png", "Tests/AppTests/__Snapshots__/MapTests/testMap.2.png",
      "Tests/AppTests/__Snapshots__/MapTests/testGone.1.txt", "Tests/AppTests/__Snapshots__/OldTests/testOld.1.png",
      "Tests/AppTests/__Snapshots__/PlainTests/first-page.1.png", "Tests/AppTests/__Snapshots__/PlainTests/testA.2.png",
      "Tests/AppTests/__Snapshots__/PlainTests/testNone.1.png")
    try package.write(
      "struct PlainTests {\n  @Test func `first page`() {}\n  @Test func testA() {}\n}\n",
      "Tests/AppTests/PlainTests.swift")
    package.ran("testMap", .passed, asking: "Tests/AppTests/__Snapshots__/MapTests/testMap.1.png")
    package.results.tests.append(.init(id: "AppTests.PlainTests/testA()", state: .passed))
    try package.finish()
    let plan = try package.plan()
    // `#if` in MapTests.swift: another system may ask for testMap.2, and no system asks for what has no test.
    XCTAssertEqual(
      package.names(plan),
      [
        "Tests/AppTests/__Snapshots__/MapTests/testGone.1.txt", "Tests/AppTests/__Snapshots__/OldTests/testOld.1.png",
        "Tests/AppTests/__Snapshots__/PlainTests/testA.2.png", "Tests/AppTests/__Snapshots__/PlainTests/testNone.1.png",
      ])
    XCTAssertEqual(plan.keptCount, 2)
  }

  func testResultsThatTellNothingAreRefused() throws {
    func expect(_ error: PruneError, line: UInt = #line) {
      XCTAssertThrowsError(try package.plan(), line: line) { XCTAssertEqual($0 as? PruneError, error, line: line) }
      XCTAssertFalse("\(error)".contains("\n"))
    }
    let path = package.results.artifacts + "/results.json"
    expect(.noResults(path))
    try package.write("{}", ".build/snapshots/results-1-of-2.json")
    expect(.onlyShards(package.results.artifacts))
    try FileSystem.remove(package.results.artifacts + "/results-1-of-2.json")

    for (ending, isRefused) in [(RunResults.Ending.interrupted, true), (.buildFailed, true), (.testsFailed, false)] {
      package.results.ending = ending
      try package.finish()
      if isRefused {
        expect(.incomplete(ending, package.results.artifacts))
      } else {
        XCTAssertNoThrow(try package.plan())
      }
    }
    package.results.ending = .passed
    package.results.package = "/elsewhere"
    try package.finish()
    expect(.otherPackage(path, ran: "/elsewhere", here: package.folder))
    package.results.package = package.folder
    package.results.references = package.folder + "/Other"
    try package.finish()
    XCTAssertThrowsError(
      try PruneResults.read(
        package: package.folder, artifacts: package.results.artifacts, references: package.folder + "/Snapshots"))
  }

  func testResultsOlderThanATestAreRefused() throws {
    package.ran("testMap", .passed, asking: "Snapshots/MapTests/testMap.png")
    try package.finish()
    XCTAssertNoThrow(try package.plan())
    package.results.started = 1
    try package.results.write(to: package.results.artifacts + "/results.json")
    XCTAssertThrowsError(try package.plan()) { error in
      guard case .newerSource = error as? PruneError else { return XCTFail("\(error)") }
    }
    // Of shards the time counts when they were joined, for they ran elsewhere.
    package.results.command = .merge
    try package.results.write(to: package.results.artifacts + "/results.json")
    XCTAssertNoThrow(try package.plan())
    // A view is no test.
    package.results.command = .verify
    try package.finish()
    try package.write("struct V {}", "Sources/App/V.swift")
    XCTAssertEqual(
      PruneResults.testSources(below: package.folder).map(package.results.relative),
      ["Package.swift", "Tests/AppTests/MapTests.swift"])
    // A test file that was deleted since.
    try FileSystem.remove(package.folder + "/Tests/AppTests/MapTests.swift")
    XCTAssertThrowsError(try package.plan()) {
      XCTAssertEqual($0 as? PruneError, .goneSource(self.package.folder + "/Tests/AppTests/MapTests.swift"))
    }
  }

  func testWhatIsMovedCanBePutBack() throws {
    let names = ["Snapshots/Old Tests/it's.png", "Snapshots/Old Tests/it's.tree", "Snapshots/MapTests/testGone.png"]
    for name in names { try package.write(name, name) }
    try package.reference("Snapshots/MapTests/testMap.png")
    let files = names.map { package.folder + "/" + $0 }
    let artifacts = package.results.artifacts
    let moved = try PruneMove(files, roots: [package.results.references], package: package.folder, artifacts: artifacts)
    XCTAssertEqual(moved.folder, artifacts + "/pruned/1")
    XCTAssertFalse(package.exists("Snapshots/Old Tests"), "an empty folder goes, too")
    XCTAssert(package.exists("Snapshots/MapTests/testMap.png"))
    XCTAssert(package.exists(".build/snapshots/pruned/1/Snapshots/Old Tests/it's.png"))
    XCTAssertEqual(PruneMove.folder(in: artifacts), artifacts + "/pruned/2")
    try shell(moved.restore)
    for name in names { XCTAssertEqual(try FileSystem.read(package.folder + "/" + name), Array(name.utf8)) }
  }

  func testReferencesOutsideOfThePackage() throws {
    let other = try UpkeepPackage()
    try other.reference("refs/MapTests/testGone.png")
    try package.reference("Tests/__Snapshots__/A/testB.1.png")
    let files = [other.folder + "/refs/MapTests/testGone.png", package.folder + "/Tests/__Snapshots__/A/testB.1.png"]
    let roots = [other.folder + "/refs", package.folder + "/Tests/__Snapshots__"]
    let moved = try PruneMove(files, roots: roots, package: package.folder, artifacts: package.results.artifacts)
    for file in files { XCTAssertFalse(FileSystem.exists(file)) }
    XCTAssert(FileSystem.isDirectory(roots[0]), "the folder of references itself stays")
    for folder in [other.folder + "/refs/MapTests", package.folder + "/Tests/__Snapshots__/A"] {
      try FileSystem.makeDirectory(folder)
    }
    try shell(moved.restore)
    for file in files { XCTAssert(FileSystem.exists(file), file) }
  }

  private func shell(_ commands: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-e", "-c", commands.joined(separator: "\n")]
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(commands)")
  }
}
