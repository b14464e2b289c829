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
}
