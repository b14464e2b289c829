import SnapshotTestingCompatibility
import SwiftUI
import Testing

@Suite(.snapshots(record: .missing, diffTool: .ksdiff))
@MainActor struct PantrySwiftTests {
  @Test func row() { assertSnapshot(of: JarRow(jar: Pantry.sample.jars[0]), as: .image(layout: .fixed(width: 300, height: 44))) }
  @Test(arguments: Pantry.sample.jars.map(\.name)) func names(name: String) { assertSnapshot(of: name, as: .lines, named: name) }
  @Test func `a pantry`() async throws {
    assertSnapshot(of: PantryView(model: PantryModel()), as: .image(layout: .device(config: .iPhone13Pro)))
    assertInlineSnapshot(of: 1 + 1, as: .description) { "2" }
  }
  @Test func scope() async { await withSnapshotTesting(record: .missing) { await Task.yield(); assertSnapshot(of: "s", as: .lines) } }
}
@Test(.snapshots(record: .missing)) func free() { assertSnapshot(of: "free", as: .lines) }
