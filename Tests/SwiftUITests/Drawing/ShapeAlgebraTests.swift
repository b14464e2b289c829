import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class MoreShapeTests: XCTestCase {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  func testUnevenRoundedRectangle() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10, style: .circular)
    let path = shape.path(in: rect)
    XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
    XCTAssertTrue(path.contains(CGPoint(x: 98, y: 2)))
    XCTAssertTrue(path.contains(CGPoint(x: 2, y: 48)))
    XCTAssertFalse(path.contains(CGPoint(x: 99, y: 49)))
    XCTAssertEqual(shape.inset(by: 5).path(in: rect).boundingRect, CGRect(x: 5, y: 5, width: 90, height: 40))
    XCTAssertEqual(UnevenRoundedRectangle(topLeadingRadius: .nan).path(in: rect).elements.count, 1, "no outline")
  }

  func testAlgebraFollowsTheRectangle() {
    let moon = Circle().subtracting(Circle().offset(x: 20)).path(in: rect)
    XCTAssertTrue(moon.contains(CGPoint(x: 30, y: 25)))
    XCTAssertFalse(moon.contains(CGPoint(x: 60, y: 25)))
    XCTAssertEqual(Rectangle().intersection(Circle()).path(in: rect).boundingRect.width, 50, accuracy: 0.1)
  }

  @MainActor func testContainerRelativeShape() async throws {
    let drawn = try picture(
      ContainerRelativeShape().fill(.black).padding(10).containerShape(
        RoundedRectangle(cornerRadius: 30, style: .circular)),
      width: 100, height: 100)
    // Corners of 20 points, 10 points inside.
    XCTAssertEqual(drawn.rgb(12, 12), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(17, 17), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(10.5, 31), [0, 0, 0])
    let alone = try picture(ContainerRelativeShape().fill(.black), width: 20, height: 20)
    XCTAssertEqual(alone.rgb(0, 0), [0, 0, 0])
  }

  @MainActor func testDrawingsOfOneShapeLieOverEachOther() async throws {
    let drawn = try picture(
      Rectangle().fill(.red).stroke(.black, lineWidth: 4).strokeBorder(.white, lineWidth: 1).fill(.clear).padding(10),
      width: 60,
      height: 60)
    XCTAssertEqual(drawn.rgb(9, 30), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(10.5, 30), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(11.5, 30), [0, 0, 0])
  }

  @MainActor func testMeshGradient() async throws {
    let view = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .red, .black, .red],
      smoothsColors: false)
    let drawn = try picture(view, width: 100, height: 40)
    let reds = stride(from: CGFloat(1), to: 99, by: 7).map { drawn.rgb($0, 20)[0] }
    XCTAssertEqual(reds, reds.sorted())
    XCTAssertLessThan(reds.first!, 10)
    XCTAssertGreaterThan(reds.last!, 230)
    XCTAssertEqual(drawn.rgb(50, 3), drawn.rgb(50, 36))
    let found = try renderPicture(layout: .fixed(width: 10, height: 10), traits: .default) {
      MeshGradient(width: 3, height: 2, points: [[0, 0]], colors: [.red])
    }.diagnostics.map(\.message)
    XCTAssertTrue(found.contains { $0.contains("3 × 2") }, "\(found)")
  }
}
