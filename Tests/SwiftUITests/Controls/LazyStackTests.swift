import XCTest

@testable import SwiftUI

/// Lazy stacks and sections in plain containers.
final class LazyStackTests: XCTestCase {
  @MainActor func testLazyStacksTakeWhatIsOfferedAcross() async throws {
    let vertical = LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 30, height: 10)
    }
    let stage = try ControlStage(vertical, width: 100)
    XCTAssertEqual(stage.tree.frame.size, CGSize(width: 100, height: 24))
    XCTAssertEqual(stage.all.filter { $0.kind == "Color" }.map(\.frame.minX), [0, 0])
    XCTAssertEqual(stage.all.filter { $0.kind == "Color" }.map(\.frame.minY), [0, 14])
    let mirrored = try ControlStage(vertical, width: 100, EnvironmentValues.with { $0.layoutDirection = .rightToLeft })
    XCTAssertEqual(mirrored.all.filter { $0.kind == "Color" }.map(\.frame.maxX), [100, 100])
    XCTAssertEqual(try ControlStage(vertical).tree.frame.width, 30)

    let horizontal = LazyHStack(alignment: .bottom, spacing: 4) {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 30, height: 20)
    }
    let row = try ControlStage(horizontal, height: 100)
    XCTAssertEqual(row.tree.frame.size, CGSize(width: 54, height: 100))
    XCTAssertEqual(row.all.filter { $0.kind == "Color" }.map(\.frame.maxY), [100, 100])
  }

  @MainActor func testSectionsAreTheirPartsInOrder() async throws {
    let view = VStack {
      Section {
        Text("1")
        Text("2")
      } header: {
        Text("Header")
      } footer: {
        Text("Footer")
      }
      Section("Second") { Text("3") }
      Section { EmptyView() }
      Section(header: Text("Third")) { EmptyView() }
    }
    XCTAssertEqual(
      tree(view),
      """
      VStack
        "Header"
        "1"
        "2"
        "Footer"
        "Second"
        "3"
        "Third"
      """)
    XCTAssertEqual(tree(LazyVStack { EmptyView() }).split(separator: "\n").count, 2)
  }
}
