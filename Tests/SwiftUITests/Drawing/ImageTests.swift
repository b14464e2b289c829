import SnapshotCore
import ViewTree
import XCTest

@testable import SwiftUI

final class RedactionTests: XCTestCase {
  @MainActor func testTextsBecomeBarsAndShapesStay() async throws {
    let view = VStack(spacing: 4) {
      Text("Redacted")
      Color.red.frame(width: 20, height: 10)
    }
    let plain = try ControlStage(view), hidden = try ControlStage(view.redacted(reason: .placeholder))
    XCTAssertEqual(plain.dump, hidden.dump, "the same geometry")
    let drawn = try picture(Text("Redacted").font(.system(size: 40)).redacted(reason: .placeholder))
    let middle = CGFloat(drawn.height) / CGFloat(drawn.scale) / 2
    // [M:prefire-redacted]: 214, whatever the glyphs.
    for x in stride(from: CGFloat(5), to: 150, by: 7) { XCTAssertEqual(drawn.rgb(x, middle), [214, 214, 214]) }
    // What is said closest to the text counts.
    XCTAssertEqual(
      try picture(Text("Redacted").unredacted().redacted(reason: .placeholder)), try picture(Text("Redacted")))
  }

  @MainActor func testPrivacy() async throws {
    let plain = try picture(Text("1234"))
    XCTAssertEqual(try picture(Text("1234").redacted(reason: .privacy)), plain)
    XCTAssertNotEqual(try picture(Text("1234").privacySensitive().redacted(reason: .privacy)), plain)
    XCTAssertEqual(try picture(Text("1234").privacySensitive()), plain)
  }

  @MainActor func testPictures() async throws {
    let drawn = try picture(
      Image(systemName: "heart.fill").resizable().frame(width: 20, height: 20).redacted(reason: .placeholder))
    XCTAssertEqual(drawn.rgb(1, 1), [214, 214, 214])
    XCTAssertEqual(drawn.rgb(10, 10), [214, 214, 214])
  }
}

final class SymbolVariantTests: XCTestCase {
  func testNames() {
    XCTAssertEqual(SymbolVariants.none.names(for: "heart"), [])
    XCTAssertEqual(SymbolVariants.fill.names(for: "heart").first, "heart.fill")
    XCTAssertEqual(SymbolVariants.fill.names(for: "heart.fill").first, "heart.fill")
    XCTAssertEqual(SymbolVariants.circle.fill.names(for: "heart").first, "heart.circle.fill")
    XCTAssertEqual(SymbolVariants.slash.names(for: "bell.circle").first, "bell.slash.circle")
    XCTAssertEqual(SymbolVariants.circle.names(for: "circle").first, "circle.circle")
    XCTAssertTrue(SymbolVariants.circle.fill.contains(.fill))
  }

  @MainActor func testVariantsAreDrawnWhereTheyExist() async throws {
    XCTAssertEqual(
      try picture(Image(systemName: "heart").symbolVariant(.fill)), try picture(Image(systemName: "heart.fill")))
    XCTAssertEqual(
      try picture(Image(systemName: "chevron.right").symbolVariant(.fill)),
      try picture(Image(systemName: "chevron.right")))
    XCTAssertEqual(
      try picture(Image(systemName: "heart").symbolVariant(.none).symbolVariant(.fill)),
      try picture(Image(systemName: "heart")))
  }
}

final class AsyncImageTests: XCTestCase {
  override func tearDown() { AsyncImageStubs.reset() }
  private let url = URL(string: "https://example.com/a.png")!

  @MainActor func testStubsAnswer() async throws {
    let bitmap = try picture(Color.red, width: 7, height: 5)
    AsyncImageStubs.images[url] = Image(bitmap: bitmap, name: "red")
    let stage = try ControlStage(
      AsyncImage(url: url) {
        $0.resizable().frame(width: 30, height: 20)
      } placeholder: {
        Text("Loading")
      })
    XCTAssertEqual(stage.texts, [])
    XCTAssertEqual(stage.tree.frame.size, CGSize(width: 30, height: 20))
  }

  @MainActor func testWithoutAStubThePlaceholderStays() async throws {
    let stage = try ControlStage(
      AsyncImage(url: url) {
        $0
      } placeholder: {
        Text("Loading")
      })
    XCTAssertEqual(stage.texts, ["Loading"])
    XCTAssertEqual(
      try ControlStage(
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("None")
        }
      ).texts, ["None"])
  }

  @MainActor func testAnAddressWithoutAStubIsNamedOnce() async throws {
    let address = url
    let found = try renderPicture(layout: .sizeThatFits, traits: .default) {
      VStack {
        AsyncImage(url: address)
        AsyncImage(url: address) {
          $0
        } placeholder: {
          Text("Loading")
        }
        AsyncImage(url: nil)
      }
    }.diagnostics
    let named = found.filter {
      $0.message.contains("AsyncImageStubs.images[URL(string: \"https://example.com/a.png\")!]")
    }
    XCTAssertEqual(named.map(\.severity), [.warning], "\(found)")
    AsyncImageStubs.fallback = Image(systemName: "photo")
    XCTAssertEqual(
      try renderPicture(layout: .sizeThatFits, traits: .default) { AsyncImage(url: address) }.diagnostics.map(
        \.message), [])
  }

  @MainActor func testPhases() async throws {
    struct Offline: Error {}
    AsyncImageStubs.errors[url] = Offline()
    let address = url
    func view(_ url: URL) -> some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success: Text("success")
        case .failure(let error): Text(error is Offline ? "offline" : "failed")
        @unknown default: Text("unknown")
        }
      }
    }
    XCTAssertEqual(try ControlStage(view(address)).texts, ["offline"])
    XCTAssertEqual(try ControlStage(view(URL(fileURLWithPath: "/nowhere.png"))).texts, ["failed"])
    AsyncImageStubs.fallback = Image(systemName: "photo")
    XCTAssertEqual(try ControlStage(view(URL(string: "https://example.com/b")!)).texts, ["success"])
  }

  @MainActor func testFilesAndDataAreRead() async throws {
    // One red pixel.
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
    let drawn = try picture(
      AsyncImage(url: URL(string: "data:image/png;base64,\(pixel)")!) {
        $0.resizable()
      } placeholder: {
        Color.black
      }, width: 8,
      height: 8)
    XCTAssertEqual(drawn.rgb(4, 4), [255, 0, 0])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("tintype-async-\(getpid()).png")
    try Data(base64Encoded: pixel)!.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(
      try picture(
        AsyncImage(url: file) {
          $0.resizable()
        } placeholder: {
          Color.black
        }, width: 8, height: 8
      ).rgb(4, 4),
      [255, 0, 0])
  }
}
