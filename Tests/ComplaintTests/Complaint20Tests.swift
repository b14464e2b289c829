import SnapshotAssertions
import SwiftUI
import ViewTree
import XCTest

/// Dynamic Type: other tools asked for the size before they set the type size, so that large text was cut (C133), and
/// took `.medium` for the default, where devices have `.large` (C134).
final class Complaint20Tests: XCTestCase {
  /// Points of the body style at each size. [Apple, Human Interface Guidelines, "Typography", Dynamic Type sizes]
  private static let bodySizes: [(DynamicTypeSize, CGFloat)] = [
    (.xSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.xLarge, 19), (.xxLarge, 21), (.xxxLarge, 23),
    (.accessibility1, 28), (.accessibility2, 33), (.accessibility3, 40), (.accessibility4, 47), (.accessibility5, 53),
  ]
  private struct Card: View {
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 17
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Text("Grown text").font(.body)
        Color.red.frame(width: side, height: side)
      }
    }
  }
  private func all(_ node: PlacedNode) -> [PlacedNode] { [node] + node.children.flatMap(all) }

  func testEverySizeIsMeasuredAsItIsDrawn() throws {
    XCTAssertEqual(Self.bodySizes.map(\.0), DynamicTypeSize.allCases)
    var widths: [CGFloat] = [], sides: [CGFloat] = []
    for (size, points) in Self.bodySizes {
      let snapshot = try renderSnapshot(of: Card(), layout: .sizeThatFits, traits: .dynamicType(size))
      let nodes = all(snapshot.tree)
      let text = try XCTUnwrap(nodes.first { $0.text != nil })
      XCTAssertEqual(text.text, "Grown text", "\(size): cut or broken")
      // The picture is as large as what is drawn in it.
      XCTAssertEqual(snapshot.sizeInPoints.width, text.frame.width, accuracy: 0.5, "\(size)")
      let square = try XCTUnwrap(nodes.last)
      XCTAssertEqual(snapshot.sizeInPoints.height, square.frame.maxY, accuracy: 0.5, "\(size)")
      sides.append(square.frame.width)
      // And as large as a text of that many points.
      let plain = try renderSnapshot(of: Text("Grown text").font(.system(size: points)), layout: .sizeThatFits)
      XCTAssertEqual(text.frame.size.width, plain.sizeInPoints.width, accuracy: 0.5, "\(size)")
      widths.append(text.frame.width)
      // The trait and the environment come to the same.
      let own = try renderSnapshot(of: Card().environment(\.dynamicTypeSize, size), layout: .sizeThatFits)
      XCTAssertEqual(own.image, snapshot.image, "\(size)")
    }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, 12)
    XCTAssertEqual(sides, sides.sorted(), "@ScaledMetric")
    XCTAssertEqual(sides[3], 17)
    XCTAssertGreaterThan(sides[11], 40)
  }

  func testTheDefaultIsLargeOnEveryDevice() throws {
    func width(_ layout: SnapshotLayout, _ traits: SnapshotTraits = .default) throws -> CGFloat {
      let tree = try renderSnapshot(of: Text("Grown text"), layout: layout, traits: [traits, .displayScale(1)]).tree
      return try XCTUnwrap(all(tree).first { $0.text != nil }).frame.width
    }
    let large = try width(.sizeThatFits, .dynamicType(.large)), medium = try width(.sizeThatFits, .dynamicType(.medium))
    XCTAssertGreaterThan(large, medium)
    XCTAssertEqual(try width(.sizeThatFits), large)
    XCTAssertEqual(try width(.sizeInfo(.auto)), large)
    for device in [Device.iPhone17, .iPhoneSE3, .iPhone16Pro.landscape, .iPadMini] {
      XCTAssertEqual(try width(.device(device)), large, device.name)
    }
  }
}
