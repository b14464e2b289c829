import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// Pictures of impossible sizes fail with a message: they never trap, never pass, and never become a reference.
final class Complaint11Tests: XCTestCase {
  func testImpossibleSizes() throws {
    let package = try ScratchPackage()
    for (i, length) in [CGFloat(0), -1, .nan, .infinity, -.infinity, 100_000, .greatestFiniteMagnitude, 1e-320]
      .enumerated()
    {
      for (j, layout) in [
        SnapshotLayout.fixed(width: length, height: 10), .fixed(width: 10, height: length), .fits(width: length),
        .fits(height: length),
      ].enumerated() {
        for mode in [RecordMode.missing, .never, .all] {
          let result = package.session().verify(
            package.identity("\(i)-\(j)"), record: mode, scope: SnapshotScope()
          ) { try draw(layout) }
          XCTAssertEqual(result.state, .failed, "\(layout), \(mode)")
          XCTAssertTrue(result.message?.contains("points") ?? false, "\(layout): \(result.message ?? "passed")")
        }
      }
    }
    XCTAssertEqual(package.files, [])
  }

  private func draw(_ layout: SnapshotLayout) throws -> RenderedPicture {
    try MainActorHop.run { () throws -> RenderedPicture in
      try renderPicture(of: ViewNode.color(.red), layout: layout, traits: .default).picture()
    }
  }
}
