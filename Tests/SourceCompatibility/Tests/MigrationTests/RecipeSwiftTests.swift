import SnapshotTestingCompatibility
import SwiftUI
import Testing

@MainActor @Suite(.snapshots(record: .missing)) struct RecipeSwiftTests {
  @Test func steps() { assertSnapshot(of: Recipe.soup.steps, as: .dump) }
  @Test(arguments: [1, 2]) func portions(count: Int) {
    assertSnapshot(of: "\(count * 20) min", as: .lines, named: "\(count)")
  }
  @Test(.snapshots(diffTool: "meld")) func card() { assertSnapshot(of: RecipeCard(recipe: .soup), as: .image) }
}
