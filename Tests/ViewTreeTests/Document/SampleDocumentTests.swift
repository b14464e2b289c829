import Graphics
import XCTest

@testable import ViewTree

/// The documents in `Samples/` are read, and fit into the frames that they ask for.
final class SampleDocumentTests: XCTestCase {
  private let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

  func testEverySampleIsLaidOutInsideItsFrame() throws {
    for name in ["card", "rows", "sheet"] {
      let json = try Data(contentsOf: samples.appendingPathComponent("\(name).json"))
      let document = try ViewNodeDocument(json: json) { path in
        throw ViewNodeDocumentError.image(path: name, file: path, reason: "samples hold no pictures")
      }
      let context = try TestFonts.context(scale: CGFloat(document.scale ?? 2))
      let frame = document.sizeInfo.frame
      let placed = Placer.place(document.root, in: frame, context: context)
      XCTAssertEqual(context.diagnostics, [], name)
      XCTAssertLessThanOrEqual(placed.frame.height, frame.height, name)
      XCTAssertLessThanOrEqual(placed.frame.width, frame.width, name)
      XCTAssertGreaterThanOrEqual(placed.frame.minY, 0, name)
      placed.forEach { node in
        if case .text(let layout, _) = node.content {
          XCTAssertTrue(node.frame.minX >= 0 && node.frame.maxX <= frame.width, "\(name): \(node.dump())")
          XCTAssertEqual(
            layout.isTruncated, layout.lines.first?.text.hasPrefix("Shown first") == true, "\(name): \(node.dump())")
        }
      }
    }
  }
}
