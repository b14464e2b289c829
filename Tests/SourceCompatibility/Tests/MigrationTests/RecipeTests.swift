import FoundationNetworking
import SnapshotTestingCompatibility
import SwiftUI
import XCTest

// A suite as it was written for swift-snapshot-testing; only the import above has changed. Its text references were not
// recorded by this package: they are written as that library writes them.

struct Recipe: Codable, Equatable {
  var title: String
  var minutes: Int
  var steps: [String]
  var tags: Set<String> = []

  static let soup = Recipe(title: "Soup", minutes: 40, steps: ["Chop", "Boil"], tags: ["warm", "easy"])
}

struct RecipeCard: View {
  let recipe: Recipe
  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(recipe.title).font(.headline)
      Text("\(recipe.minutes) min").font(.caption).foregroundColor(.secondary)
    }
    .padding()
  }
}

extension Snapshotting where Value == Recipe, Format == String {
  static let shoppingList = Snapshotting<String, String>.lines.pullback { (recipe: Recipe) in
    recipe.steps.map { "- \($0)" }.joined(separator: "\n")
  }
}

final class RecipeTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testDump() { assertSnapshot(of: Recipe.soup, as: .dump) }

  func testFormats() {
    assertSnapshot(of: Recipe.soup.title, as: .lines)
    assertSnapshot(of: ["minutes": 40, "servings": 2], as: .json)
    assertSnapshot(of: Recipe.soup.steps, as: .json, named: "steps of the soup")
    assertSnapshot(of: Recipe.soup, as: .shoppingList)
    assertSnapshot(matching: Recipe.soup.title.count, as: .description)
  }

  func testRequest() {
    var request = URLRequest(url: URL(string: "https://example.com/recipes?sort=title&page=2")!)
    request.addValue("application/json", forHTTPHeaderField: "Accept")
    assertSnapshots(of: request, as: ["raw": .raw, "curl": .curl])
  }

  func testVerify() {
    let failure = verifySnapshot(of: "Stew", as: .lines, named: "title", record: .never)
    XCTAssertEqual(failure?.prefix { $0 != "\n" }, "Snapshot \"title\" does not match reference.")
    XCTAssertNil(verifySnapshot(of: "Soup", as: .lines, named: "title", record: .never))
  }

  func testInline() {
    assertInlineSnapshot(of: Recipe.soup.steps, as: .dump) {
      """
      ▿ 2 elements
        - "Chop"
        - "Boil"

      """
    }
  }

  @MainActor func testCard() async {
    let card = RecipeCard(recipe: .soup)
    assertSnapshot(of: card, as: .image)
    assertSnapshot(
      of: card, as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .fixed(width: 160, height: 80)),
      named: "fixed")
    assertSnapshot(
      of: card,
      as: .image(
        layout: .device(config: .iPhoneSe),
        traits: UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: .dark),
          UITraitCollection(preferredContentSizeCategory: .accessibilityLarge), UITraitCollection(displayScale: 1),
        ])), named: "dark on a phone")
    assertSnapshot(
      of: UIHostingController(rootView: card), as: .image(size: CGSize(width: 120, height: 60)), named: "hosted")
  }
}
