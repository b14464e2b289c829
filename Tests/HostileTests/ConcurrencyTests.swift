import Foundation
import SnapshotAssertions
import SwiftUI
import Testing

/// Many assertions at once.
@Suite struct ConcurrencyTests {
  private static let pictures = 16

  /// Swift Testing runs the arguments of a test side by side.
  @Test(arguments: 0..<pictures) func assertionsSideBySide(number: Int) async {
    let hostile = Hostile()
    for round in 0..<2 {
      let issues = hostile.issues(["SNAPSHOT_RECORD": "missing"]) {
        XCTAssertSnapshot(of: Card(number: number), layout: .fixed(width: 120, height: 60))
        XCTAssertSnapshot(
          of: Card(number: number), named: "dark", layout: .fixed(width: 120, height: 60), traits: .dark)
      }
      #expect(issues.count == (round == 0 ? 2 : 0), "the first round records, the second one passes: \(issues)")
      await Task.yield()
    }
  }

  @Test func rendersFromManyTasks() async throws {
    let expected = try (0..<Self.pictures).map { number in
      try renderSnapshot(of: Card(number: number), layout: .fixed(width: 120, height: 60)).image.pngData()
    }
    #expect(Set(expected).count == Self.pictures)
    let drawn = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for round in 0..<3 * Self.pictures {
        let number = round % Self.pictures
        group.addTask {
          (number, try renderSnapshot(of: Card(number: number), layout: .fixed(width: 120, height: 60)).image.pngData())
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for (number, data) in drawn { #expect(data == expected[number], "picture \(number)") }
  }

  /// The stack of whichever thread the main queue happens to be on.
  @Test func deepViewsFail() throws {
    #expect(throws: SnapshotError.self) {
      try renderSnapshot(of: (0..<5_000).reduce(AnyView(Text("a"))) { view, _ in AnyView(VStack { view }) })
    }
    _ = try renderSnapshot(of: (0..<100).reduce(AnyView(Text("a"))) { view, _ in AnyView(HStack { VStack { view } }) })
  }
}

private struct Card: View {
  let number: Int
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("Card \(number) 🎈").bold()
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).shadow(
        radius: CGFloat(number % 4))
    }
  }
}
