import Foundation
import Graphics
import XCTest

@testable import SnapshotCore

/// Files, record modes and messages of every strategy.
final class StrategyTests: XCTestCase {
  private var folder: TemporaryPackage!
  override func setUpWithError() throws { folder = try TemporaryPackage() }
  override func tearDown() { folder = nil }

  private func tree(_ y: Int = 20, _ text: String = "Total") -> SnapshotTree {
    SnapshotTree(nodes: [
      .init(depth: 0, kind: "VStack", frame: CGRect(x: 0, y: 0, width: 50, height: 25)),
      .init(depth: 1, kind: "Text", text: "Title", font: "17", frame: CGRect(x: 0, y: 0, width: 50, height: 10)),
      .init(depth: 1, kind: "Text", text: text, font: "17", frame: CGRect(x: 0, y: CGFloat(y), width: 50, height: 5)),
    ])
  }

  private func verify(
    _ gray: UInt8, _ tree: SnapshotTree?, accessibility: String? = nil, _ strategy: SnapshotStrategy = .image,
    record: RecordMode? = nil, tolerance: SnapshotTolerance = .exact, in session: SnapshotSession? = nil,
    name: String? = nil
  ) -> SnapshotResult {
    let identity = SnapshotIdentity(
      source: SnapshotSource(
        fileID: "AppTests/MapTests.swift", filePath: folder.path + "/Tests/AppTests/MapTests.swift",
        testName: "testMap()",
        line: 7, column: 3), name: name)
    return (session ?? SnapshotSession(environment: SnapshotEnvironment([:]))).verify(
      identity, strategy: strategy, tolerance: tolerance, record: record, scope: SnapshotScope()
    ) {
      RenderedPicture(image: Pictures.plain(100, 50, gray, scale: 2), tree: tree, accessibility: accessibility)
    }
  }
  private func first(_ result: SnapshotResult) -> String {
    String((result.message ?? "").prefix { $0 != "\n" }).replacingOccurrences(of: "Snapshot \"testMap\" ", with: "")
  }
  private func text(_ name: String) -> String? {
    (try? FileSystem.read(folder.path + "/Snapshots/MapTests/" + name)).map { String(decoding: $0, as: UTF8.self) }
  }
  private var references: [String] { FileSystem.names(in: folder.path + "/Snapshots/MapTests") }
  private var artifacts: [String] { FileSystem.names(in: folder.path + "/.build/snapshots/MapTests/testMap") }

  // MARK: - .image and the tree beside it

  func testTheTreeIsRecordedBesideThePicture() throws {
    XCTAssertEqual(verify(1, tree()).state, .new)
    XCTAssertEqual(references, ["testMap.png", "testMap.tree"])
    XCTAssertEqual(text("testMap.tree"), tree().text)
    let failed = verify(2, tree(28))
    XCTAssertEqual(first(failed), "differs: Text \"Total\" moved 8 pt down")
    XCTAssertEqual(
      artifacts,
      ["actual.png", "actual.tree", "diff-amplified.png", "diff.png", "reference.png", "reference.tree", "result.json"])
    XCTAssertEqual(verify(2, tree(28), record: .failed).state, .changed)
    XCTAssertEqual(text("testMap.tree"), tree(28).text)
  }

  func testATreeIsNoVerdictOfAPicture() {
    _ = verify(1, tree())
    for mode in [RecordMode.missing, .never] {
      XCTAssert(verify(1, tree(28), record: mode).passes)
      XCTAssertEqual(text("testMap.tree"), tree().text, "\(mode)")
    }
    for (i, mode) in [RecordMode.failed, .all].enumerated() {
      XCTAssert(verify(1, tree(30 + i), record: mode).passes)
      XCTAssertEqual(text("testMap.tree"), tree(30 + i).text, "the tree follows")
    }
  }

  func testAMissingTreeIsWrittenWhenThePicturePasses() throws {
    _ = verify(1, nil)
    XCTAssertEqual(references, ["testMap.png"])
    XCTAssert(verify(1, tree(), record: .never).passes)
    XCTAssertEqual(references, ["testMap.png"])
    for mode in [RecordMode.missing, .failed, .all] {
      try FileSystem.remove(folder.path + "/Snapshots/MapTests/testMap.tree")
      XCTAssert(verify(1, tree(), record: mode).passes)
      XCTAssertEqual(references, ["testMap.png", "testMap.tree"])
    }
    try FileSystem.remove(folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(verify(2, tree(), tolerance: .init(maxChannelDelta: 1)).passes)
    XCTAssertEqual(
      references, ["testMap.png"], "a picture that is only like its reference tells nothing about where things were")
  }

  func testWithoutATreeTheMessageSaysSo() throws {
    _ = verify(1, nil)
    let missing = verify(2, tree())
    XCTAssertEqual(first(missing), "differs: Text \"Title\" and Text \"Total\" (5,000 of 5,000 pixels (100 %))")
    XCTAssert(missing.message?.contains("testMap.tree is not there, so what moved is not known") == true)
    try FileSystem.write(Array("tintype tree 1\nText\n".utf8), to: folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(
      verify(2, tree()).message?.contains(
        "testMap.tree, line 2: a frame, \" (x, y; width × height)\", is missing; so what moved is not known") == true)
    try FileSystem.write([0xFF, 0xFE], to: folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(verify(2, tree()).message?.contains("it is no UTF-8 text") == true)
    XCTAssert(verify(1, tree()).passes, "a damaged tree is no failure of a picture")
  }

  func testAPlaceThatCannotBeWrittenIsNoFailureOfAPass() throws {
    _ = verify(1, nil)
    try FileSystem.makeDirectory(folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(verify(1, tree(), record: .all).passes)
  }

  func testToleratedPixelsAreInTheEvent() throws {
    _ = verify(1, tree())
    XCTAssertNil(verify(1, tree()).toleratedPixels)
    let result = verify(2, tree(), tolerance: .init(maxChannelDelta: 1))
    XCTAssert(result.passes)
    XCTAssertEqual(SnapshotEvent(result).toleratedPixels, 5_000)
  }

  // MARK: - .tree

  func testATreeAlone() throws {
    let session = SnapshotSession(environment: SnapshotEnvironment([:]))
    XCTAssertEqual(verify(1, tree(), .tree, in: session).state, .new)
    XCTAssert(first(verify(1, tree(), .tree, in: session)).contains("recorded earlier in this run"))
    XCTAssert(first(verify(1, tree(21), .tree, in: session)).contains("was drawn twice in this run"))
    XCTAssertEqual(references, ["testMap.tree"])
    XCTAssert(verify(9, tree(), .tree).passes, "colours do not count")
    let failed = verify(1, tree(28), .tree)
    XCTAssertEqual(first(failed), "differs: Text \"Total\" moved 8 pt down")
    XCTAssert(
      failed.message?.contains("- " + "  Text \"Total\" font: \"17\" (0, 20; 50 × 5)") == true, failed.message ?? "")
    XCTAssertEqual(artifacts, ["actual.tree", "diff.txt", "reference.tree", "result.json"])
    XCTAssertEqual(verify(1, tree(28), .tree, record: .never).state, .failed)
    XCTAssertEqual(verify(1, tree(28), .tree, record: .failed).state, .changed)
    XCTAssert(verify(1, tree(28), .tree).passes)
    XCTAssertEqual(references, ["testMap.tree"])
  }

  func testLineEndsAreNoDifference() throws {
    _ = verify(1, tree(), .tree)
    let text = tree().text.replacingOccurrences(of: "\n", with: "\r\n")
    try FileSystem.write(Array(text.utf8), to: folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(verify(1, tree(), .tree).passes)
  }

  func testTextReferencesThatAreNone() throws {
    let path = folder.path + "/Snapshots/MapTests/testMap.tree"
    for (bytes, cause) in [
      ([], "the file is empty"), (Array("version https://git-lfs.github.com/spec/v1\n".utf8), "Git LFS pointer"),
      (Array("tintype tree 1\n<<<<<<< HEAD\n".utf8), "merge conflict"), ([0x80], "no UTF-8 text"),
    ] as [([UInt8], String)] {
      try FileSystem.write(bytes, to: path)
      let result = verify(1, tree(), .tree)
      XCTAssertEqual(result.state, .failed)
      XCTAssert(first(result).contains(cause), first(result))
      XCTAssertEqual(try FileSystem.read(path), bytes)
    }
    XCTAssertEqual(verify(1, tree(), .tree, record: .failed).state, .changed)
  }

  func testOnContinuousIntegrationNothingIsWritten() {
    for strategy in SnapshotStrategy.allCases {
      let result = verify(1, tree(), accessibility: "Total, header", strategy, record: .never)
      XCTAssertEqual(first(result), "has no reference, and record mode \"never\" (set by the test) does not write one")
      XCTAssertEqual(references, [])
    }
  }

  func testAPictureWithoutAViewHasNoTree() {
    XCTAssertEqual(first(verify(1, nil, .tree)), "has no tree: only views have one, and this is a picture")
    XCTAssertEqual(
      first(verify(1, nil, .accessibility)), "has no accessibility: only views have one, and this is a picture")
  }

  // MARK: - .imageAndTree

  func testBothMustBeEqual() throws {
    XCTAssertEqual(verify(1, tree(), .imageAndTree).state, .new)
    XCTAssert(verify(1, tree(), .imageAndTree).passes)
    XCTAssertEqual(first(verify(1, tree(28), .imageAndTree)), "differs: Text \"Total\" moved 8 pt down")
    XCTAssertEqual(
      first(verify(2, tree(), .imageAndTree)),
      "differs: nothing moved; colour of the whole picture (ΔE 1.7, #010101 → #020202 for the most part)")
    let png = try FileSystem.read(folder.path + "/Snapshots/MapTests/testMap.png")
    XCTAssertEqual(verify(1, tree(28), .imageAndTree, record: .failed).state, .changed)
    XCTAssertEqual(try FileSystem.read(folder.path + "/Snapshots/MapTests/testMap.png"), png)
    XCTAssert(verify(1, tree(28), .imageAndTree).passes)
    try FileSystem.remove(folder.path + "/Snapshots/MapTests/testMap.tree")
    XCTAssert(
      verify(1, tree(28), .imageAndTree, record: .never).message?.contains(
        "  missing    \(folder.path)/Snapshots/MapTests/testMap.tree") == true)
    XCTAssertEqual(
      first(verify(2, tree(28), .imageAndTree)).prefix(9), "differs: ",
      "a picture that differs is not recorded because its tree is missing")
    XCTAssertEqual(references, ["testMap.png"])
    XCTAssertFalse(verify(1, tree(28), .imageAndTree).passes, "a run that wrote a reference fails")
    XCTAssertEqual(references, ["testMap.png", "testMap.tree"])
  }

  // MARK: - One name, a picture and a tree

  private func one(_ words: String, _ result: SnapshotResult, line: UInt = #line) {
    XCTAssertEqual(result.state, .failed, line: line)
    XCTAssert(first(result).contains(words), first(result), line: line)
    XCTAssert(
      result.message?.contains("  reference  \(folder.path)/Snapshots/MapTests/testMap.tree") == true, line: line)
    XCTAssert(result.message?.contains("give each a `named:` of its own") == true, line: line)
  }
  private func session() -> SnapshotSession { SnapshotSession(environment: SnapshotEnvironment([:])) }

  /// The picture of a view and its tree under one name share the tree's file.
  func testAPictureAndATreeOfOneViewShareAFile() {
    for strategies in [
      [SnapshotStrategy.image, .tree], [.tree, .image], [.image, .imageAndTree], [.imageAndTree, .tree],
    ] {
      try? FileSystem.remove(folder.path + "/Snapshots")
      let recording = session()
      for strategy in strategies {
        XCTAssertFalse(verify(1, tree(), strategy, in: recording).passes, "a reference of this run, in this run")
      }
      for mode in [RecordMode.missing, .failed, .all, .never] {
        let run = session()
        for strategy in strategies {
          XCTAssert(verify(1, tree(), strategy, record: mode, in: run).passes, "\(strategies)")
        }
      }
      XCTAssertEqual(text("testMap.tree"), tree().text)
    }
  }

  /// The assertion that compares a tree has its file; a picture of that name does not write another one there.
  func testAPictureDoesNotReplaceTheTreeThatAnotherAssertionComparesWith() {
    for mode in [RecordMode.missing, .failed, .all] {
      // New pictures.
      try? FileSystem.remove(folder.path + "/Snapshots")
      var run = session()
      XCTAssertEqual(verify(1, tree(), .tree, in: run).state, .new)
      one("has another tree than the assertion of the same name", verify(1, tree(28), record: mode, in: run))
      XCTAssertEqual(references, ["testMap.tree"], "nothing is half written")
      run = session()
      XCTAssert(verify(1, tree(), .tree, record: mode, in: run).passes)
      one("has another tree than the assertion of the same name", verify(1, tree(28), record: mode, in: run))
      XCTAssertEqual(text("testMap.tree"), tree().text)

      // Pictures that pass.
      try? FileSystem.remove(folder.path + "/Snapshots")
      _ = verify(1, nil)
      run = session()
      XCTAssertEqual(verify(1, tree(), .tree, in: run).state, .new)
      let passing = verify(1, tree(28), record: mode, in: run)
      if mode == .missing {
        XCTAssert(passing.passes, "nothing is missing, so nothing is written")
      } else {
        one("has another tree than the assertion of the same name", passing)
      }
      XCTAssertEqual(text("testMap.tree"), tree().text)
    }
  }

  /// The other way round: the picture comes first.
  func testATreeDoesNotReplaceWhatAPictureKeeps() {
    for mode in [RecordMode.missing, .failed, .all] {
      try? FileSystem.remove(folder.path + "/Snapshots")
      var run = session()
      XCTAssertEqual(verify(1, tree(28), record: mode, in: run).state, .new)
      one("where a picture of the same name keeps another tree", verify(1, tree(), .tree, record: mode, in: run))
      if mode == .missing { continue }
      run = session()
      XCTAssert(verify(1, tree(28), record: mode, in: run).passes)
      one("where a picture of the same name keeps another tree", verify(1, tree(), .tree, record: mode, in: run))
      XCTAssertEqual(text("testMap.tree"), tree(28).text)
    }
  }

  func testBothFilesOfARunProveNothing() throws {
    let run = session()
    XCTAssertEqual(verify(1, tree(), .imageAndTree, in: run).state, .new)
    XCTAssert(first(verify(1, tree(), .imageAndTree, in: run)).contains("recorded earlier in this run"))
    XCTAssert(first(verify(1, tree(28), .imageAndTree, in: run)).contains("drawn twice in this run"))
    XCTAssert(first(verify(2, tree(), .imageAndTree, in: run)).contains("drawn twice in this run"))
    XCTAssert(first(verify(1, tree(), .tree, in: run)).contains("recorded earlier in this run"))
    // The same picture twice, whose trees differ: no verdict depends on these, and the first one stays.
    try FileSystem.remove(folder.path + "/Snapshots")
    _ = verify(1, tree())
    let passes = session()
    for y in [30, 31, 30] { XCTAssert(verify(1, tree(y), record: .all, in: passes).passes) }
    XCTAssertEqual(text("testMap.tree"), tree(30).text)
  }

  // MARK: - .accessibility

  /// The picture, with its markers where the assertion draws them, is there to look at; a pass leaves none.
  func testAccessibilityThatDiffersLeavesAPicture() throws {
    _ = verify(1, tree(), accessibility: "A\nB", .accessibility)
    let failed = verify(2, tree(), accessibility: "B\nA", .accessibility)
    XCTAssertEqual(first(failed), "differs: “A” moved after “B”")
    let picture = folder.path + "/.build/snapshots/MapTests/testMap/actual.png"
    XCTAssert(failed.message?.contains("px @2x  \(picture)\n") == true, failed.message ?? "")
    XCTAssertNotNil(try ReferenceStore.read(picture))
    XCTAssert(verify(2, tree(), accessibility: "A\nB", .accessibility).passes)
    XCTAssertFalse(FileSystem.exists(picture))
  }

  func testWhatAssistiveTechnologiesRead() throws {
    XCTAssertEqual(verify(1, tree(), accessibility: "Title\nTotal, header", .accessibility).state, .new)
    XCTAssertEqual(references, ["testMap.accessibility"])
    XCTAssertEqual(text("testMap.accessibility"), "Title\nTotal, header\n")
    XCTAssert(verify(3, tree(40), accessibility: "Title\nTotal, header", .accessibility).passes)
    let failed = verify(1, tree(), accessibility: "Title\nSum, header\nBuy, button", .accessibility)
    XCTAssertEqual(first(failed), "differs: “Total, header” became “Sum, header”, “Buy, button” appeared")
    XCTAssertEqual(
      failed.message?.split(separator: "\n").dropFirst().prefix(5).joined(separator: "\n"),
      """
        lines      1 removed, 2 added
                     Title
                   - Total, header
                   + Sum, header
                   + Buy, button
      """)
    XCTAssertEqual(
      artifacts, ["actual.accessibility", "actual.png", "diff.txt", "reference.accessibility", "result.json"])
    XCTAssertEqual(verify(1, tree(), accessibility: "x", .accessibility, record: .all).state, .changed)
  }

  /// The first line was "differs: ", and of two empty lines it quoted nothing.
  func testOnlyTheLineEndAtTheEndDiffers() throws {
    for (strategy, name) in [(SnapshotStrategy.tree, "testMap.tree"), (.accessibility, "testMap.accessibility")] {
      XCTAssertEqual(verify(1, tree(), accessibility: "A", strategy).state, .new)
      let path = folder.path + "/Snapshots/MapTests/" + name
      let whole = try FileSystem.read(path)
      try FileSystem.write(Array(whole.dropLast()), to: path)
      let without = verify(1, tree(), accessibility: "A", strategy)
      XCTAssertEqual(first(without), "differs: the line end at the end of the text")
      XCTAssertFalse(without.message?.contains("diff.txt") ?? true, without.message ?? "passed")
      try FileSystem.write(whole + [10], to: path)
      XCTAssertEqual(first(verify(1, tree(), accessibility: "A", strategy)), "differs: an empty line vanished")
    }
  }

  /// "would pass maxPixels: 5000" of a picture whose tree was another, which no tolerance lets pass.
  func testNoToleranceIsForTrees() {
    _ = verify(1, tree(), .imageAndTree)
    func line(_ result: SnapshotResult) -> String? {
      result.message?.split(separator: "\n").first { $0.contains("would pass") }.map(String.init)
    }
    XCTAssertEqual(
      line(verify(2, tree(28), .imageAndTree)),
      "  would pass under no tolerance: the tree is compared, too, and is not the recorded one")
    XCTAssertEqual(
      line(verify(2, tree(), .imageAndTree)), "  would pass maxChannelDelta: 1 | maxDeltaE: 1.8 | maxPixels: 5000")
    XCTAssertEqual(line(verify(2, tree(28))), "  would pass maxChannelDelta: 1 | maxDeltaE: 1.8 | maxPixels: 5000")
  }

  // MARK: - Several assertions of one name

  /// The picture's message named files that the pass of the tree had removed.
  func testAPassLeavesWhatAnotherAssertionOfTheNameFailedWith() {
    _ = verify(1, tree(), .imageAndTree)
    let session = SnapshotSession(environment: SnapshotEnvironment([:]))
    XCTAssertEqual(verify(2, tree(), in: session).state, .failed)
    let files = artifacts
    XCTAssert(files.contains("diff.png"))
    XCTAssert(verify(2, tree(), .tree, in: session).passes)
    XCTAssertEqual(artifacts, files)
    // A failure beside it leaves them, too.
    XCTAssertEqual(verify(2, tree(28), .tree, in: session).state, .failed)
    XCTAssert(Set(artifacts).isSuperset(of: files + ["diff.txt"]))
    XCTAssert(verify(1, tree(), in: session).passes)
    XCTAssert(artifacts.contains("diff.txt"), "of the tree")
    XCTAssert(verify(1, tree(), .tree, in: session).passes)
    XCTAssertEqual(artifacts, [], "all pass now")
    // What an earlier process left is stale.
    XCTAssertEqual(verify(2, tree()).state, .failed)
    XCTAssert(verify(1, tree(), .tree).passes)
    XCTAssertEqual(artifacts, [])
  }
}
