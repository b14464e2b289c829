import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class CanvasTests: XCTestCase {
  @MainActor func testFillsInItsOwnCoordinates() async throws {
    let drawn = try picture(
      Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.black))
        context.translateBy(x: 20, y: 10)
        context.scaleBy(x: 2, y: 2)
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(red: 1, green: 0, blue: 0))
      }.padding(5), width: 50, height: 50)
    XCTAssertEqual(drawn.rgb(6, 6), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(24, 14), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(27, 14), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(34, 24), [255, 0, 0])
    XCTAssertEqual(drawn.rgb(24, 24), [255, 255, 255])
  }

  @MainActor func testClipsAndLayers() async throws {
    let all = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    let drawn = try picture(
      Canvas { context, _ in
        var left = context
        left.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 40)))
        left.fill(all, with: .color(.black))
        var outside = context
        outside.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 40)), options: .inverse)
        outside.fill(all, with: .color(red: 0, green: 0, blue: 1))
        context.opacity = 0.5
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 12, y: 0, width: 8, height: 20)), with: .color(.black))
          layer.fill(Path(CGRect(x: 12, y: 10, width: 8, height: 20)), with: .color(.black))
        }
      }, width: 40, height: 40)
    XCTAssertEqual(drawn.rgb(5, 20), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(25, 20), [255, 255, 255])
    XCTAssertEqual(drawn.rgb(35, 20), [0, 0, 255])
    XCTAssertEqual(drawn.rgb(16, 15), drawn.rgb(16, 5), "a layer is one thing: what overlaps in it is no darker")
    XCTAssertEqual(drawn.rgb(16, 5), [127, 127, 127])
  }

  @MainActor func testTextsAreMeasuredAndPlaced() async throws {
    var measured = CGSize.zero
    let stage = try ControlStage(
      Canvas { context, size in
        let text = context.resolve(Text("Words"))
        measured = text.measure(in: size)
        context.draw(text, at: CGPoint(x: 50, y: 50))
        context.draw(Text("Corner"), at: .zero, anchor: .topLeading)
      }, width: 100, height: 100)
    let words = try XCTUnwrap(stage.all.first { $0.text == "Words" })
    XCTAssertEqual(words.frame.midX, 50, accuracy: 0.5)
    XCTAssertEqual(words.frame.size.height, measured.height, accuracy: 0.01)
    XCTAssertEqual(stage.all.first { $0.text == "Corner" }?.frame.origin, .zero)
  }

  @MainActor func testSymbolsByTag() async throws {
    var sizes: [CGSize?] = []
    let drawn = try picture(
      Canvas { context, size in
        sizes = [
          context.resolveSymbol(id: 1)?.size, context.resolveSymbol(id: 2)?.size, context.resolveSymbol(id: 3)?.size,
        ]
        if let symbol = context.resolveSymbol(id: 2) { context.draw(symbol, at: CGPoint(x: 20, y: 20)) }
      } symbols: {
        Color.red.frame(width: 4, height: 4).tag(1)
        Color.black.frame(width: 10, height: 6).tag(2)
      }, width: 40, height: 40)
    XCTAssertEqual(sizes, [CGSize(width: 4, height: 4), CGSize(width: 10, height: 6), nil])
    XCTAssertEqual(drawn.rgb(16, 18), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(20, 25), [255, 255, 255])
  }

  @MainActor func testBlendModesSeeOnlyTheCanvas() async throws {
    let drawn = try picture(
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
          context.blendMode = .clear
          context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.clear))
        }
      }, width: 20, height: 20)
    XCTAssertEqual(drawn.rgb(2, 2), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(10, 10), [255, 255, 0])
  }

  @MainActor func testWhatIsNotSupportedFailsByName() async throws {
    let found = try renderPicture(layout: .fixed(width: 10, height: 10), traits: .default) {
      Canvas { context, _ in
        context.blendMode = .xor
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .backdrop)
      }
    }.diagnostics.map(\.message)
    XCTAssertTrue(found.contains { $0.contains("blend mode") }, "\(found)")
    XCTAssertTrue(found.contains { $0.contains(".backdrop") }, "\(found)")
  }

  private struct Counter: View {
    @State private var count = 1
    var body: some View {
      Canvas { context, size in
        for i in 0..<count { context.draw(Text("\(i)"), at: CGPoint(x: 10 * i, y: 10)) }
      }
      .onAppear { count = 3 }
    }
  }
  /// The renderer's reading of state is followed.
  @MainActor func testRendererReadsState() async throws {
    XCTAssertEqual(try ControlStage(Counter(), width: 50, height: 20).texts, ["0", "1", "2"])
  }

  @MainActor func testImageDrawnByCode() async throws {
    let image = Image(size: CGSize(width: 10, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.black))
    }
    XCTAssertEqual(try ControlStage(image).tree.frame.size, CGSize(width: 10, height: 20))
    let drawn = try picture(image.resizable(), width: 40, height: 40)
    XCTAssertEqual(drawn.rgb(38, 18), [0, 0, 0])
    XCTAssertEqual(drawn.rgb(38, 22), [255, 255, 255])
  }
}
