import SnapshotAssertions
import SnapshotCore
import SwiftUI
import Testing

@testable import SnapshotTestingCompatibility

@Suite(.snapshots(record: .all, diffTool: "outer")) struct TraitTests {
  private func isRecorded(_ record: RecordMode? = nil) -> Bool {
    let probe = CompatibilityProbe()
    probe.run(["SNAPSHOT_RECORD": "never"]) {
      assertSnapshot(of: "a", as: .lines, record: record, snapshotDirectory: probe.references)
    }
    return !probe.files.isEmpty
  }

  @Test func aSuitesTraitCounts() {
    #expect(isRecorded())
    #expect(SnapshotScope.current.diffTool?(currentFilePath: "a", failedFilePath: "b") == #"outer "a" "b""#)
  }
  @Test(.snapshots(record: .never)) func aTestsTraitCountsBeforeIt() {
    #expect(!isRecorded())
    #expect(SnapshotScope.current.diffTool != nil, "what an inner trait leaves open is the outer one's")
  }
  @Test func aScopeCountsBeforeATrait() { withSnapshotTesting(record: .never) { #expect(!isRecorded()) } }
  @Test func anArgumentCountsBeforeAll() { #expect(!isRecorded(.never)) }
  @Test(.snapshots(SnapshotTestingConfiguration(record: .never))) func configurations() { #expect(!isRecorded()) }
  @Test(.snapshots) func thePlainTraitChangesNothing() { #expect(isRecorded()) }

  @Suite struct Inner {
    @Test func traitsReachInnerSuites() { #expect(SnapshotScope.current.record == .all) }
  }

  /// The innermost one counts, and what it leaves open is the next one's.
  @Suite(.snapshots(record: .failed)) struct InnerWithATrait {
    private var tool: String? { SnapshotScope.current.diffTool?(currentFilePath: "a", failedFilePath: "b") }

    @Test func anInnerSuitesTraitCountsBeforeAnOuterOnes() {
      #expect(SnapshotScope.current.record == .failed)
      #expect(tool == #"outer "a" "b""#)
    }
    @Test(.snapshots(record: .never), arguments: 0..<8) func aTestsTraitCountsBeforeBoth(index: Int) async {
      await Task.yield()
      #expect(SnapshotScope.current.record == .never)
      #expect(tool == #"outer "a" "b""#)
    }
    // The order in which they are written.
    @Test(.snapshots(record: .missing, diffTool: "first"), .snapshots(diffTool: "last")) func twoTraitsOfATest() {
      #expect(SnapshotScope.current.record == .missing)
      #expect(tool == #"last "a" "b""#)
    }
    @Suite(.snapshots(diffTool: "innermost")) struct Innermost {
      @Test func eachSuiteAddsItsOwn() {
        #expect(SnapshotScope.current.record == .failed)
        #expect(SnapshotScope.current.diffTool?(currentFilePath: "a", failedFilePath: "b") == #"innermost "a" "b""#)
      }
      @Test func tasksOfATestAreInIt() async {
        async let child = SnapshotScope.current.record
        #expect(await child == .failed)
        #expect(await Task { SnapshotScope.current.record }.value == .failed)
      }
    }
  }
}
