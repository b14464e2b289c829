import SnapshotCore
import XCTest

@testable import SwiftUI

final class FileImporterTests: XCTestCase {
  private struct Screen: View {
    @State var isImporting: Bool
    var body: some View {
      Text("Files").fileImporter(isPresented: $isImporting, allowedContentTypes: [.image, .pdf]) { _ in }
    }
  }
  @MainActor func testAtRestNothingIsDrawn() async throws {
    XCTAssertEqual(try picture(Screen(isImporting: false)), try picture(Text("Files")))
  }
  @MainActor func testPresentedItFailsByName() async throws {
    let found = try renderPicture(layout: .sizeThatFits, traits: .default) { Screen(isImporting: true) }.diagnostics
    XCTAssertTrue(found.contains { $0.severity == .failure && $0.message.contains("fileImporter") }, "\(found)")
  }
}
