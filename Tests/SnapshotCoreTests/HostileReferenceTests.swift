import Foundation
import Graphics
import PNGCoding
import XCTest

@testable import SnapshotCore

/// References, folders and settings as nobody should leave them: a pass or a named failure, and nothing is lost.
final class HostileReferenceTests: XCTestCase {
  private var folder: TemporaryPackage!
  override func setUpWithError() throws { folder = try TemporaryPackage() }
  override func tearDown() { folder = nil }

  private func identity(
    _ name: String? = nil, file: String = "MapTests", test: String = "testMap()", arguments: [String] = []
  )
    -> SnapshotIdentity
  {
    SnapshotIdentity(
      source: SnapshotSource(
        fileID: "AppTests/\(file).swift", filePath: folder.path + "/Tests/AppTests/\(file).swift", testName: test,
        line: 7, column: 3, arguments: arguments), name: name)
  }
  private func session(_ variables: [String: String] = [:], run: String? = nil) -> SnapshotSession {
    SnapshotSession(environment: SnapshotEnvironment(variables), run: run)
  }
  private func tree(_ text: String) -> SnapshotTree {
    SnapshotTree(nodes: [.init(depth: 0, kind: "Text", text: text, frame: CGRect(x: 0, y: 0, width: 10, height: 10))])
  }
  private func verify(
    _ identity: SnapshotIdentity? = nil, _ strategy: SnapshotStrategy = .image, text: String = "a", gray: UInt8 = 1,
    record: RecordMode? = nil, in session: SnapshotSession? = nil
  ) -> SnapshotResult {
    (session ?? self.session()).verify(
      identity ?? self.identity(), strategy: strategy, record: record, scope: SnapshotScope()
    ) {
      RenderedPicture(image: Pictures.plain(10, 10, gray), tree: tree(text), accessibility: "\"\(text)\"\n")
    }
  }
  private func reference(_ name: String) -> String { folder.path + "/Snapshots/MapTests/" + name }

  /// To `String` the two spellings are one, and a text that changed from one to the other passed.
  func testAnotherSpellingOfACharacterIsADifference() {
    for strategy in [SnapshotStrategy.tree, .imageAndTree, .accessibility] {
      let name = identity("\(strategy)")
      XCTAssertEqual(verify(name, strategy, text: "caf\u{E9}").state, .new)
      XCTAssertEqual(verify(name, strategy, text: "caf\u{E9}").state, .unchanged)
      let other = verify(name, strategy, text: "cafe\u{301}")
      XCTAssertEqual(other.state, .failed, "\(strategy)")
      XCTAssert(other.message?.contains("1 removed, 1 added") ?? false, other.message ?? "")
    }
  }

  func testTextsThatAreNone() throws {
    let good = tree("a").text
    let cases: [([UInt8], String?)] = [
      ([0xEF, 0xBB, 0xBF] + Array(good.utf8), nil),
      (Array(good.replacingOccurrences(of: "\n", with: "\r\n").utf8), nil),
      (Array("\(good)<<<<<<< HEAD\n\(good)".utf8), "merge conflict"),
      (Array("\(good)<<<<<<< HEAD\n\(good)".replacingOccurrences(of: "\n", with: "\r\n").utf8), "merge conflict"),
      ([0xFF, 0xFE, 0x74, 0x00], "no UTF-8"),
      (Array(repeating: 0x20, count: 1_000_000), "empty"),
      ([], "empty"),
      ([0], "empty"),
      (Array("tintype tree 99\n".utf8), "differs"),
      (Array("tintype tree 1\nText (nan, inf; -1 × 1e9)\n".utf8), "differs"),
      (Array("tintype tree 1\n".utf8) + Array(repeating: 0x28, count: 200_000), "differs"),
      (
        Array("tintype tree 1\n".utf8)
          + (0..<3_000).flatMap { Array((String(repeating: "  ", count: $0) + "VStack (0, 0; 1 × 1)\n").utf8) },
        "differs"
      ),
    ]
    for (bytes, problem) in cases {
      for strategy in [SnapshotStrategy.tree, .accessibility] {
        if strategy == .accessibility, problem == nil || problem == "differs" { continue }
        try FileSystem.write(bytes, to: reference(strategy == .tree ? "testMap.tree" : "testMap.accessibility"))
        for mode in [RecordMode.missing, .never] {
          let result = verify(strategy, record: mode)
          XCTAssertEqual(result.passes, problem == nil, result.message ?? "")
          if let problem { XCTAssert(result.message?.contains(problem) ?? false, result.message ?? "") }
        }
      }
    }
    XCTAssertEqual(verify(.tree, record: .failed).state, .changed)
    XCTAssert(verify(.tree).passes)
  }
  private func verify(_ strategy: SnapshotStrategy, record: RecordMode? = nil) -> SnapshotResult {
    verify(nil, strategy, record: record)
  }

  func testATextOfAGigabyteIsNotRead() throws {
    try FileSystem.write([], to: reference("testMap.tree"))
    XCTAssertEqual(truncate(reference("testMap.tree"), 100_000_000), 0)
    let result = verify(.tree)
    XCTAssertEqual(result.state, .failed)
    XCTAssert(result.message?.contains("100000000 bytes") ?? false, result.message ?? "")
  }

  /// A pipe that nobody writes to stopped the test for good, a device filled the memory.
  func testPipesAndDevicesAreNoReferences() throws {
    try FileSystem.makeDirectory(folder.path + "/Snapshots/MapTests")
    for name in ["testMap.png", "testMap.tree"] { XCTAssertEqual(mkfifo(reference(name), 0o644), 0) }
    symlink("/dev/zero", reference("testMap.zero.png"))
    symlink("/dev/zero", reference("testMap.zero.tree"))
    for strategy in [SnapshotStrategy.image, .tree, .imageAndTree] {
      for name in [nil, "zero"] {
        let result = verify(identity(name), strategy, record: .missing)
        XCTAssertEqual(result.state, .failed)
        XCTAssert(result.message?.contains("cannot read") ?? false, result.message ?? "")
      }
    }
  }

  /// Nobody was told: the events could not be written, and the test passed because they would tell.
  func testARecordingThatCannotBeReportedFails() {
    let variables = [
      "SNAPSHOT_EVENTS": folder.path + "/no/such/folder/events", "SNAPSHOT_RECORDING_IS_REPORTED": "1",
    ]
    let result = verify(in: session(variables))
    XCTAssertEqual(result.state, .new)
    XCTAssert(result.message?.contains("SNAPSHOT_EVENTS") ?? false, result.message ?? "passed")
    XCTAssert(result.message?.contains("recorded it just now") ?? false, result.message ?? "passed")
  }

  /// Two tests, one file by way of a link: the second one overwrote what the first had recorded.
  func testALinkedFolderIsTheFolderItLeadsTo() throws {
    try FileSystem.makeDirectory(folder.path + "/Snapshots/MapTests")
    XCTAssertEqual(symlink("MapTests", folder.path + "/Snapshots/OtherTests"), 0)
    for run in [nil, "run"] {
      for strategy in [SnapshotStrategy.image, .tree] {
        let name = "\(run ?? "")\(strategy)"
        // One process, or two of one run.
        let one = session(run: run), two = run == nil ? one : session(run: run)
        XCTAssertEqual(verify(identity(name), strategy, text: "a", gray: 1, record: .all, in: one).state, .new)
        let other = verify(
          identity(name, file: "OtherTests"), strategy, text: "b", gray: 2, record: .all, in: two)
        XCTAssertEqual(other.state, .failed)
        XCTAssert(other.message?.contains("to which a link leads") ?? false, other.message ?? "")
        XCTAssert(verify(identity(name), strategy, text: "a", gray: 1).passes, "the first one's is still there")
      }
    }
  }

  func testNamesThatTogetherAreTooLong() {
    let long = String(repeating: "n", count: 300)
    for name in [long, String(repeating: "あ", count: 300), String(repeating: "e\u{301}\u{302}\u{303}", count: 100)] {
      let a = identity(name, test: "test\(long)(value:)", arguments: [long])
      let b = identity(name + "x", test: "test\(long)(value:)", arguments: [long])
      for strategy in [SnapshotStrategy.image, .accessibility] {
        XCTAssertEqual(verify(a, strategy, gray: 1).state, .new)
        XCTAssertEqual(verify(b, strategy, text: "b", gray: 2).state, .new)
        XCTAssert(verify(a, strategy, gray: 1).passes)
        XCTAssertEqual(verify(a, strategy, text: "c", gray: 9).state, .failed)
      }
    }
  }

  func testAFolderWhoseNameHoldsAnEqualsSign() throws {
    let moved = folder.path + "/a=b"
    try FileSystem.write([], to: moved + "/Package.swift")
    for root in [moved, "=", "a=", "=b", "==", "a=b=c", "/", ".", String(repeating: "x", count: 5_000)] {
      let result = verify(
        in: session([
          "SNAPSHOT_ROOT": root, "SNAPSHOT_DIR": root == moved ? "" : moved + "/S", "SNAPSHOT_ARTIFACTS": moved + "/F",
        ]))
      XCTAssertFalse(result.state == .failed && root == moved, result.message ?? "")
    }
    XCTAssert(FileSystem.exists(moved + "/Snapshots/MapTests/testMap.png"))
  }

  func testRunsWithOddNames() throws {
    let runs = folder.path + "/.build/snapshots/.runs"
    for i in 0..<2_000 { try FileSystem.makeDirectory("\(runs)/\(2_000_000 + i)-1") }
    try FileSystem.write([], to: runs + "/9999999-1")
    XCTAssertEqual(verify(identity("stale"), in: session(run: "run")).state, .new)
    XCTAssertEqual(FileSystem.names(in: runs).count, 1, "of runs that have ended nothing is left")
    for (i, id) in ["/", "..", "../../x", "\0", "a\nb", String(repeating: "r", count: 10_000), "👩‍👩‍👧", " ", "1-2"]
      .enumerated()
    {
      let run = RunIdentity.current(["SNAPSHOT_RUN_ID": id], parent: getpid())
      XCTAssertEqual(verify(identity("\(i)"), in: session(run: run)).state, .new)
      let other = verify(identity("\(i)"), gray: 7, record: .all, in: session(run: run))
      XCTAssertEqual(other.state, .failed, "\(id.debugDescription): another process of the run")
    }
    // A name that was given is nobody's process: another run must not take its claims away.
    XCTAssertFalse(
      RunIdentity.hasEnded(try XCTUnwrap(RunIdentity.current(["SNAPSHOT_RUN_ID": "2000000-1"], parent: getpid()))))
    // A file where the folder should be stops nobody.
    try FileSystem.remove(runs)
    try FileSystem.write([1], to: runs)
    XCTAssertEqual(verify(identity("file"), in: session(run: "run")).state, .new)
  }

  func testAFolderOfTenThousandReferences() throws {
    try FileSystem.makeDirectory(folder.path + "/Snapshots/MapTests")
    for i in 0..<10_000 { close(open(reference("testMap.n\(i).png"), O_CREAT | O_WRONLY, 0o644)) }
    try FileSystem.write([1], to: reference("TESTMAP.PNG"))
    XCTAssert(verify().message?.contains("one file with another") ?? false)
    XCTAssertEqual(verify(identity("other")).state, .new)
  }

  // MARK: - Tolerances and sizes

  func testATolerancesValuesStayInRangeWhenSet() {
    let (a, b) = (Pictures.plain(10, 10, 0), Pictures.plain(10, 10, 200))
    var all = [SnapshotTolerance]()
    for number in [Double.nan, -Double.infinity, -1, -Double.nan] {
      var tolerance = SnapshotTolerance.exact
      tolerance.maxDeltaE = number
      XCTAssertEqual(tolerance.maxDeltaE, 0)
      all.append(tolerance)
      tolerance = .exact
      (tolerance.maxFraction, tolerance.maxDensity) = (number, number)
      XCTAssertEqual(tolerance.maxFraction, 0)
      XCTAssertEqual(tolerance.maxDensity, 0)
      all.append(tolerance)
    }
    var tolerance = SnapshotTolerance.exact
    (tolerance.maxChannelDelta, tolerance.maxPixels, tolerance.densityWindow) = (.min, .min, .min)
    XCTAssertEqual(tolerance.maxChannelDelta, 0)
    XCTAssertEqual(tolerance.maxPixels, 0)
    XCTAssertEqual(tolerance.densityWindow, 1)
    tolerance.maxFraction = 0
    all.append(tolerance)
    for tolerance in all { XCTAssertFalse(Comparison.compare(a, b, tolerance: tolerance).passes, "\(tolerance)") }
    (tolerance.maxChannelDelta, tolerance.maxPixels, tolerance.densityWindow) = (.max, .max, .max)
    (tolerance.maxFraction, tolerance.maxDensity, tolerance.maxDeltaE) = (.infinity, .infinity, .infinity)
    XCTAssert(Comparison.compare(a, b, tolerance: tolerance).passes)
    XCTAssertFalse(Comparison.compare(a, Pictures.plain(11, 10, 0), tolerance: tolerance).passes, "another size")
  }

  func testAPixelAgainstAPosterInEveryMode() throws {
    let poster = try XCTUnwrap(Bitmap(width: 2_500, height: 2_500))
    for (i, pair) in [(Pictures.plain(1, 1), poster), (poster, Pictures.plain(1, 1))].enumerated() {
      let name = identity("\(i)")
      func verify(_ picture: Bitmap, _ record: RecordMode, ignored: [PixelRect] = []) -> SnapshotResult {
        session().verify(name, tolerance: SnapshotTolerance(maxPixels: .max), record: record, scope: SnapshotScope()) {
          RenderedPicture(image: picture, ignored: ignored, tree: self.tree("a"))
        }
      }
      XCTAssertEqual(verify(pair.0, .missing).state, .new)
      let result = verify(pair.1, .missing)
      XCTAssertEqual(result.state, .failed)
      XCTAssert(result.message?.contains("instead of") ?? false, result.message ?? "")
    }
  }

  func testThousandsOfMasks() {
    let (a, b) = (Pictures.plain(300, 300, 0), Pictures.plain(300, 300, 200))
    let odd: [CGFloat] = [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity, -1e300, 1e300, 0, -5, 250]
    var rects: [CGRect] = []
    for x in odd {
      for y in odd { for w in odd { for h in odd { rects.append(CGRect(x: x, y: y, width: w, height: h)) } } }
    }
    for scale in [1.0, 2, 0, -1, Double.nan, Double.infinity, 1e300] {
      let areas = IgnoredAreas(
        given: rects, marked: rects, size: CGSize(width: 300, height: 300), scale: scale, width: 300, height: 300)
      XCTAssertFalse(areas.problems.isEmpty)
      XCTAssert(areas.pixels.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.lastX < 300 && $0.lastY < 300 })
    }
    let extreme = [
      PixelRect(x: .min, y: .min, width: .max, height: .max), PixelRect(x: .max, y: 0, width: .max, height: 1),
      PixelRect(x: 0, y: 0, width: -1, height: .min),
    ]
    XCTAssertFalse(Comparison.compare(a, b, ignoring: extreme).passes)
    let strips = (0..<5_000).map { PixelRect(x: $0 % 300, y: 0, width: 1, height: 300) }
    guard case .nothingToCompare = Comparison.compare(a, b, ignoring: strips) else { return XCTFail() }
  }

  /// Each is a legal picture; a canvas for both would take 2⁵⁶ bytes.
  func testSizesThatNoCanvasCovers() throws {
    let (wide, high) = (Pictures.plain(1 << 18, 1, 0), Pictures.plain(1, 1 << 18, 0))
    for (a, b) in [(wide, high), (high, wide)] {
      let comparison = Comparison.compare(a, b, tolerance: .init(maxFraction: 1, maxDensity: 1))
      guard case .sizesTooFarApart = comparison else { return XCTFail() }
      XCTAssertFalse(comparison.passes)
    }
    let path = reference("testMap.png")
    let bytes = try PNG.encode(wide)
    try FileSystem.write(bytes, to: path)
    let result = session().verify(identity(), scope: SnapshotScope()) { RenderedPicture(image: high) }
    XCTAssertEqual(result.state, .failed)
    let message = result.message ?? ""
    XCTAssert(message.contains("differs: the picture is 1 × 262144 pt instead of 262144 × 1 pt"), message)
    XCTAssert(message.contains("no canvas that covers both"), message)
    XCTAssertEqual(try FileSystem.read(path), bytes)
  }

  // MARK: - Variants

  func testAMatrixOfMillionsIsOneProblem() {
    let axes = (0..<70).map { axis in SnapshotVariant.Axis([SnapshotVariant(""), SnapshotVariant("v\(axis)")]) }
    for count in [14, 20, 63, 64, 70] {
      let variants = SnapshotVariant.matrix(Array(axes.prefix(count)))
      XCTAssertEqual(variants.count, 1)
      XCTAssert(variants[0].problem?.contains("more than 10,000 variants") ?? false)
    }
    XCTAssertEqual(SnapshotVariant.matrix(Array(axes.prefix(13))).count, 8_192)
    XCTAssertEqual(SnapshotVariant.matrix(axes + [SnapshotVariant.Axis([])]).count, 0)
  }
}
