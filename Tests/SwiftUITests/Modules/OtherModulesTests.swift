import CoreGraphics
import OSLog
import PhotosUI
import QuartzCore
import SnapshotCore
import StoreKit
import UniformTypeIdentifiers
import XCTest
import os.log

@testable import SwiftUI

/// The small modules that view files import beside SwiftUI.
final class OtherModulesTests: XCTestCase {
  func testALoggerNeverAsksForItsValues() {
    var asked = 0
    func value() -> Int {
      asked += 1
      return 1
    }
    let logger = os.Logger(subsystem: "a", category: "b")
    logger.info("value \(value(), privacy: .public) \(value(), format: .hex) \(1.5, format: .fixed(precision: 1))")
    os_log("%d", log: .default, type: .debug, 3)
    os_log(.error, log: OSLog(subsystem: "a", category: "b"), "value %d", 3)
    XCTAssertEqual(asked, 0)
    XCTAssertFalse(OSLog.default.isEnabled(type: .fault))
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 1 }
    XCTAssertEqual(lock.withLock { $0 }, 2)
  }

  func testTypesOfData() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.png.conforms(to: .data))
    XCTAssertFalse(UTType.png.conforms(to: .text))
    XCTAssertEqual(UTType(filenameExtension: "CSV"), .commaSeparatedText)
    XCTAssertEqual(UTType(filenameExtension: "zim")?.conforms(to: .data), true)
    XCTAssertEqual(UTType(filenameExtension: "zim")?.isDynamic, true)
    XCTAssertNil(UTType(filenameExtension: ""))
    XCTAssertEqual(UTType(exportedAs: "org.example.a", conformingTo: .json).conforms(to: .text), true)
    XCTAssertEqual(UTType.jpeg.preferredMIMEType, "image/jpeg")
  }

  @MainActor func testAReviewIsCounted() async {
    RequestReviewAction.requestCount = 0
    EnvironmentValues().requestReview()
    SKStoreReviewController.requestReview()
    XCTAssertEqual(RequestReviewAction.requestCount, 2)
  }

  @MainActor func testAPhotosPickerIsAButton() async throws {
    let item = Held<PhotosPickerItem?>(nil)
    let picker = try picture(
      PhotosPicker("Choose", selection: item.binding, matching: .any(of: [.images, .not(.videos)])))
    XCTAssertEqual(picker, try picture(Button("Choose") {}))
  }
  @MainActor func testPhotosThatATestGives() async throws {
    let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
    let bytes = try XCTUnwrap(Data(base64Encoded: pixel))
    let item = PhotosPickerItem(data: bytes)
    let data = try await item.loadTransferable(type: Data.self)
    XCTAssertEqual(data, bytes)
    let image = try await item.loadTransferable(type: Image.self)
    XCTAssertNotNil(image)
    let nothing = try await PhotosPickerItem(itemIdentifier: "a").loadTransferable(type: Data.self)
    XCTAssertNil(nothing)
  }
  @MainActor func testPresentedPhotosFailByName() async throws {
    let item = Held<PhotosPickerItem?>(nil)
    let view = Text("a").photosPicker(isPresented: .constant(true), selection: item.binding)
    let found = try renderPicture(layout: .sizeThatFits, traits: .default) { view }.diagnostics
    XCTAssertTrue(found.contains { $0.severity == .failure && $0.message.contains("photosPicker") }, "\(found)")
  }

  func testLayersAreThere() {
    XCTAssertGreaterThan(CACurrentMediaTime(), 0)
    XCTAssertTrue(CGAffineTransform.identity.isIdentity)
  }
}

/// What compiles and cannot be drawn.
final class FailsByNameTests: XCTestCase {
  private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { for line in layout { context.draw(line) } }
  }
  @MainActor private func failures(_ view: some View) throws -> [String] {
    try renderPicture(layout: .sizeThatFits, traits: .default) { view }.diagnostics.filter { $0.severity == .failure }
      .map(\.message)
  }
  @MainActor func testRenderersButtonsAndCoreGraphics() async throws {
    XCTAssertTrue(try failures(Text("a").textRenderer(Wave())).contains { $0.contains("textRenderer") })
    XCTAssertTrue(
      try failures(Button("a") {}.buttonSizing(.flexible)).contains { $0.contains("buttonSizing(.flexible)") })
    XCTAssertEqual(try failures(Button("a") {}.buttonSizing(.fitted)), [])
    let canvas = Canvas { context, _ in context.withCGContext { $0.fill(.zero) } }.frame(width: 10, height: 10)
    XCTAssertTrue(try failures(canvas).contains { $0.contains("withCGContext") })
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 4)).image { _ in }
    XCTAssertEqual(drawn.size, CGSize(width: 9, height: 4))
    XCTAssertTrue(try failures(Image(uiImage: drawn)).contains { $0.contains("UIGraphicsImageRenderer") })
  }
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }
  @MainActor func testDocuments() async throws {
    let file = try Note(text: "abc").fileWrapper(configuration: .init(contentType: .plainText))
    XCTAssertEqual(try Note(configuration: .init(contentType: .plainText, file: file)).text, "abc")
    let view = Text("a").fileExporter(isPresented: .constant(true), document: Note(text: ""), contentType: .plainText) {
      _ in
    }
    XCTAssertTrue(try failures(view).contains { $0.contains("fileExporter") })
  }

  private struct Person: Identifiable {
    let id: String
    var isAway = false
  }
  @MainActor func testATableOfRows() async throws {
    let people = [Person(id: "Ada"), Person(id: "Grace", isAway: true)]
    let stage = try ControlStage(
      Table(of: Person.self) {
        TableColumn("Name", value: \.id)
        TableColumn("Away") { Text($0.isAway ? "yes" : "no") }
      } rows: {
        TableRow(Person(id: "First"))
        ForEach(people) { person in TableRow(person) }
        if people.count > 1 { TableRow(Person(id: "Last")) }
      }
      .frame(width: 300, height: 300))
    XCTAssertEqual(stage.texts, ["First", "Ada", "Grace", "Last"])
  }

  func testAttributesOfUIKitBecomeThoseOfText() {
    let string = NSMutableAttributedString(
      string: "ab",
      attributes: [.foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue])
    string.append(NSAttributedString(string: "c", attributes: [.link: URL(string: "https://example.org")!]))
    let result = AttributedString(string)
    XCTAssertEqual(String(result.characters), "abc")
    XCTAssertEqual(result.runs.count, 2)
    XCTAssertEqual(result.runs.first?.foregroundColor, Color(uiColor: .red))
    XCTAssertEqual(result.runs.first?.kern, 2)
    XCTAssertEqual(result.runs.first?.underlineStyle, .single)
    XCTAssertEqual(result.runs.map(\.link), [nil, URL(string: "https://example.org")])
    XCTAssertEqual(AttributedString(NSAttributedString(string: "")).characters.count, 0)
  }

  @MainActor func testSwitchesOfSeveralValues() async throws {
    let (first, second) = (Held(true), Held(false))
    let binding = Binding.all([first.binding, second.binding], \.self)
    XCTAssertFalse(binding.wrappedValue)
    binding.wrappedValue = true
    XCTAssertTrue(second.value)
    XCTAssertTrue(binding.wrappedValue)
  }
}
