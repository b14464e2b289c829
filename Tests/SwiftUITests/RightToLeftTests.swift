import ViewTree
import XCTest

@testable import SwiftUI

/// What turns round where text runs from right to left.
final class RightToLeftTests: XCTestCase {
  private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 4, height: 4)) }
  }
  private var rightToLeft: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    return environment
  }
  @MainActor private func bounds(_ shape: some Shape, _ environment: EnvironmentValues) -> CGRect? {
    let graph = ViewGraph(shape.fill(.red), environment: environment)
    return graph.settle { node in
      guard case .shape(let content) = node.kind else { return nil }
      return content.path(CGRect(x: 10, y: 0, width: 20, height: 10)).boundingRect
    }
  }

  @MainActor func testShapesAreMirroredUnlessTheySayOtherwise() async {
    let left = CGRect(x: 10, y: 0, width: 4, height: 4), right = CGRect(x: 26, y: 0, width: 4, height: 4)
    XCTAssertEqual(bounds(Corner(), EnvironmentValues()), left)
    XCTAssertEqual(bounds(Corner(), rightToLeft), right)
    XCTAssertEqual(bounds(Corner(layoutDirectionBehavior: .fixed), rightToLeft), left)
    XCTAssertEqual(bounds(AnyShape(Corner()), rightToLeft), right)
    // Once, not once for each wrapper.
    XCTAssertEqual(bounds(Corner().scale(1).offset(x: 0), rightToLeft), right)
    XCTAssertEqual(bounds(Corner(layoutDirectionBehavior: .fixed).offset(x: 0), rightToLeft), left)
  }

  @MainActor func testSymbolsThatFollowTheTextAreMirrored() async {
    for name in ["chevron.forward", "arrow.backward", "rectangle.portrait.and.arrow.forward"] {
      XCTAssertTrue(tree(Image(systemName: name), rightToLeft).contains("mirrored"), name)
      XCTAssertFalse(tree(Image(systemName: name)).contains("mirrored"), name)
    }
    for name in ["chevron.right", "forward.fill", "backward.end.fill", "star"] {
      XCTAssertFalse(tree(Image(systemName: name), rightToLeft).contains("mirrored"), name)
    }
  }
}
