import Foundation
import Graphics
import PNGCoding
import SwiftUI
import Synchronization
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// Thousands of snapshots in one process, from many threads, and a process that is killed while it records: memory stays
/// flat, nothing is raced for (`scripts/check-threads` runs this under the thread sanitizer), no reference is torn.
final class Complaint23Tests: XCTestCase {
  func testMemoryStaysFlat() throws {
    let (snapshots, limit) = (5_000, 20 << 20)
    let package = try ScratchPackage()
    let session = package.session()
    func assert(_ i: Int) throws {
      let picture = RenderedPicture(image: try draw(i).image)
      // What a session remembers of each: recorded, passed, failed.
      guard i % 5 == 0 else { return }
      let identity = package.identity("\(i % 15 == 0 ? i : 0)")
      _ = session.verify(identity, record: i % 2 == 0 ? .missing : .never, scope: SnapshotScope()) { picture }
    }
    // What is kept once (fonts, glyphs, caches up to their limits) is there after these.
    for i in 0..<300 { try assert(i) }
    let before = try Self.residentBytes()
    for i in 300..<300 + snapshots { try assert(i) }
    let growth = try Self.residentBytes() - before
    XCTAssertLessThan(growth, limit, "\(growth / snapshots) bytes are left of each snapshot")
  }

  private func draw(_ number: Int) throws -> Snapshot {
    let small = SnapshotLayout.fixed(width: 40, height: 24)
    return
      switch number % 10
    {
    case 0: try renderSnapshot(of: NavigationStack { Color.red.toolbar { Button("x") {} } }, layout: small)
    case 1: try renderSnapshot(of: TabView { Color.red.tabItem { Label("A", systemImage: "star") } }, layout: small)
    case 2: try renderSnapshot(of: List(0..<3) { Text("\($0)") }, layout: small)
    case 3: try renderSnapshot(of: Toggle("", isOn: .constant(true)), layout: small)
    case 4: try renderSnapshot(of: Color.red.sheet(isPresented: .constant(true)) { Text("b") }, layout: small)
    case 5: try renderSnapshot(of: Counting(), layout: small)
    default: try renderSnapshot(of: Text("Row \(number)"), layout: small)
    }
  }

  /// Bytes of this process that are in memory (proc(5), statm).
  private static func residentBytes() throws -> Int {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  func testSixteenThreads() throws {
    let package = try ScratchPackage()
    let session = package.session()
    let next = package.session()
    let winners = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 16) { thread in
      for i in 0..<8 {
        let picture = ScratchPackage.picture(UInt8(thread * 8 + i), side: 32)
        let own = package.verify(picture, package.identity("\(thread)-\(i)"), in: session)
        XCTAssertEqual(own.state, .new)
        XCTAssertTrue(package.verify(picture, package.identity("\(thread)-\(i)"), in: next).passes)
        // All threads want this one; one gets it.
        let shared = package.verify(ScratchPackage.picture(UInt8(thread)), package.identity("shared \(i)"), in: session)
        if shared.state == .new { winners.withLock { $0.append(i) } }
      }
    }
    XCTAssertEqual(winners.withLock { $0.sorted() }, Array(0..<8))
    XCTAssertEqual(package.files.count, 16 * 8 + 8)
  }

  /// What `scripts/check-threads` must find, so that finding nothing means something: a race, made on purpose.
  func testARace() {
    guard ProcessInfo.processInfo.environment["TINTYPE_RACE"] != nil else { return }
    final class Counter: @unchecked Sendable { var value = 0 }
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      for _ in 0..<20 {
        counter.value += 1
        // Long enough for a second thread to come.
        usleep(1_000)
      }
    }
    XCTAssertGreaterThan(counter.value, 0)
  }

  func testAKilledRecorderLeavesWholeReferences() throws {
    let folder = FileSystem.absolute("tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())
    defer { try? FileSystem.remove(folder) }
    for round in 0..<3 {
      let child = try ChildProcess.start(
        "23", ["ComplaintTests.Complaint23Tests/testRecordsUntilItIsKilled"],
        ["TINTYPE_RECORDING_CHILD": folder, "SNAPSHOT_RECORD": "all"])
      let deadline = Date(timeIntervalSinceNow: 60)
      // It has begun, and is in the middle of something: what lies there is whole at every moment, also while it is
      // replaced by the next picture.
      var reads = 0
      while reads < 1_000 || Self.references(in: folder).count < 3 * (round + 1), Date() < deadline {
        for name in Self.references(in: folder) {
          let bytes = try FileSystem.read(folder + "/" + name)
          XCTAssertTrue(bytes.suffix(8).elementsEqual(Self.end), "\(name) has \(bytes.count) bytes")
          reads += 1
        }
      }
      kill(child.process.processIdentifier, SIGKILL)
      child.process.waitUntilExit()
      let names = Self.references(in: folder)
      XCTAssertGreaterThanOrEqual(names.count, 3 * (round + 1))
      for name in names { XCTAssertNoThrow(try PNG.decode(FileSystem.read(folder + "/" + name)), name) }
    }
    // What was half written goes with the next recording.
    try FileSystem.write([1], to: folder + "/.picture.png.99999999-1.tmp")
    try FileSystem.write([1], to: folder + "/.picture.png.\(getpid())-1.tmp")
    try ReferenceStore.write(ScratchPackage.picture(1), to: folder + "/next.png")
    XCTAssertEqual(FileSystem.names(in: folder).filter { $0.hasPrefix(".") }, [".picture.png.\(getpid())-1.tmp"])
  }

  /// How each PNG ends: IEND and its check sum.
  private static let end: [UInt8] = Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private static func references(in folder: String) -> [String] {
    FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }
  }

  /// The child: green at once unless it is asked for.
  func testRecordsUntilItIsKilled() throws {
    guard let folder = ProcessInfo.processInfo.environment["TINTYPE_RECORDING_CHILD"] else { return }
    // Without a pattern: files of some size.
    let pictures = (1...3).map { Canvas.noise(160, 160, seed: $0) }
    for i in 0... { try ReferenceStore.write(pictures[i % 3], to: "\(folder)/\(getpid())-\(i % 4).png") }
  }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Text("\(count)").onAppear { count += 1 } }
}
