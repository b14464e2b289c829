import SnapshotCore
import XCTest

@testable import SwiftUI

final class ImageRendererTests: XCTestCase {
  private struct Stamp: View {
    var proposal = ProposedViewSize.unspecified
    @State private var image: UIImage?
    var body: some View {
      Group {
        if let image { Image(uiImage: image) } else { Color.green.frame(width: 3, height: 3) }
      }
      .onAppear {
        let renderer = ImageRenderer(content: Color.red.frame(height: 10))
        renderer.proposedSize = proposal
        renderer.scale = 2
        image = renderer.uiImage
      }
    }
  }

  @MainActor func testAPictureOfAView() async throws {
    let drawn = try picture(Stamp(proposal: ProposedViewSize(width: 20, height: nil)))
    XCTAssertEqual([drawn.width, drawn.height].map { Double($0) / drawn.scale }, [20, 10])
    XCTAssertEqual(drawn.rgb(10, 5), try picture(Color.red, width: 4, height: 4).rgb(1, 1))
    // Nothing proposed: a colour's ten points.
    XCTAssertEqual(Double(try picture(Stamp()).width) / drawn.scale, 10)
  }

  @MainActor func testWhatCannotBeDrawnIsNoPicture() async throws {
    struct Asking: View {
      let answer: (Bool) -> Void
      var body: some View {
        Color.red.onAppear { answer(ImageRenderer(content: Image("no such picture")).uiImage == nil) }
      }
    }
    var isNil = false
    _ = try picture(Asking { isNil = $0 }, width: 4, height: 4)
    XCTAssertTrue(isNil)
  }

  /// A modifier's own animation does not move what it modifies.
  @MainActor func testAModifierWithAnAnimation() async throws {
    struct Faded: ViewModifier {
      var opacity: Double
      func body(content: Content) -> some View { content.opacity(opacity) }
    }
    struct Screen: View {
      @State private var isFaded = false
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .modifier(Faded(opacity: isFaded ? 0 : 1).animation(.linear(duration: 1)))
          .onAppear { isFaded = true }
      }
    }
    let half = try renderPicture(layout: .sizeThatFits, traits: .default, until: .time(0.5)) { Screen() }.image
    XCTAssertEqual(Int(half.rgb(5, 5)[1]), 155, accuracy: 4)
  }
}
