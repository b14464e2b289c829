import Foundation
@_exported import SnapshotTestingCompatibility
import SwiftUI
import XCTest

// A second suite as it was written for swift-snapshot-testing, on the main actor as views want it in the Swift 6 mode; only
// the import has changed.

// MARK: - The app

struct Pantry: Codable, Equatable {
  struct Jar: Codable, Equatable, Identifiable { var id: Int; var name: String; var grams: Int }
  var owner: String
  var jars: [Jar]
  static let sample = Pantry(owner: "Grace", jars: [.init(id: 1, name: "Rice", grams: 500), .init(id: 2, name: "Oats", grams: 250)])
}

final class PantryModel: ObservableObject {
  @Published var pantry = Pantry.sample
  @Published var isLoading = false
  func load(_ done: @escaping @Sendable (Pantry) -> Void) { DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done(.sample) } }
}

struct JarRow: View {
  let jar: Pantry.Jar
  var body: some View {
    HStack { Text(jar.name); Spacer(); Text("\(jar.grams) g").foregroundStyle(.secondary) }.padding(.horizontal)
  }
}

struct PantryView: View {
  @ObservedObject var model: PantryModel
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.dynamicTypeSize) var typeSize
  var body: some View {
    VStack(alignment: .leading) {
      Text("\(model.pantry.owner)’s pantry").font(.title2)
      if model.isLoading { ProgressView() } else { ForEach(model.pantry.jars) { JarRow(jar: $0) } }
      Button("Add") {}.buttonStyle(.borderedProminent)
    }
    .background(colorScheme == .dark ? Color.black : Color.white)
  }
}

// MARK: - Strategies of their own

extension Snapshotting where Value == Pantry, Format == String {
  static var inventory: Snapshotting {
    Snapshotting<[String], String>.json.pullback { $0.jars.map { "\($0.name): \($0.grams)" } }
  }
  static var table: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (p: Pantry) in p.jars.map { "\($0.name)\t\($0.grams)" }.joined(separator: "\n") }
    strategy.pathExtension = "tsv"
    return strategy
  }
}

extension Snapshotting where Value == PantryModel, Format == String {
  static let loaded = Snapshotting<Pantry, String>.dump.asyncPullback { (model: PantryModel) in
    Async { callback in model.load(callback) }
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  static func phone(_ style: UIUserInterfaceStyle = .light) -> Self {
    .image(
      precision: 0.99, perceptualPrecision: 0.98, layout: .device(config: .iPhone13),
      traits: .init(traitsFrom: [.init(userInterfaceStyle: style), .init(displayScale: 2)]))
  }
}

extension Diffing where Value == [Int] {
  static let ints = Diffing(
    toData: { try! JSONEncoder().encode($0) }, fromData: { try! JSONDecoder().decode([Int].self, from: $0) },
    diff: { a, b in a == b ? nil : ("\(a) is not \(b)", [XCTAttachment(data: Data("\(b)".utf8))]) })
}

// MARK: - The suite

@MainActor class PantryTestCase: XCTestCase {
  override func invokeTest() { withSnapshotTesting(record: .missing) { super.invokeTest() } }

  func assertPhones<V: View>(
    _ view: V, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    assertSnapshot(of: view, as: .phone(), named: "light", file: file, testName: testName, line: line)
    assertSnapshot(of: view, as: .phone(.dark), named: "dark", file: file, testName: testName, line: line)
  }

  func assertControllers(
    _ vc: UIViewController, devices: [String: ViewImageConfig] = ["se": .iPhoneSe, "x": .iPhoneX(.landscape)],
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
  ) {
    for (name, config) in devices.sorted(by: { $0.key < $1.key }) {
      let failure = verifySnapshot(of: vc, as: .image(on: config), named: name, file: file, testName: testName, line: line)
      guard let message = failure else { continue }
      XCTFail(message, file: file, line: line)
    }
  }
}

@MainActor final class PantryTests: PantryTestCase {
  var model: PantryModel!
  override func setUp() async throws {
    model = PantryModel()
  }
  override func tearDown() async throws { model = nil; }

  func testView() { assertSnapshot(of: PantryView(model: model), as: .image) }
  func testViewMatching() { assertSnapshot(matching: PantryView(model: model), as: .image(layout: .fixed(width: 320, height: 200))) }
  func testRow() {
    let row = JarRow(jar: Pantry.sample.jars[0])
    assertSnapshot(of: row.frame(width: 300), as: .image(layout: .sizeThatFits), named: "fits")
    assertSnapshot(of: row, as: .image(precision: 0.98, layout: .fixed(width: 375, height: 44), traits: .init(userInterfaceStyle: .dark)), named: "dark")
  }
  func testPhones() { assertPhones(PantryView(model: model)) }
  func testTypeSizes() {
    for size: UIContentSizeCategory in [.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
      assertSnapshot(
        of: JarRow(jar: Pantry.sample.jars[1]).frame(width: 320),
        as: .image(layout: .sizeThatFits, traits: .init(preferredContentSizeCategory: size)), named: size.rawValue)
    }
  }
  func testController() {
    let controller = UIHostingController(rootView: PantryView(model: model))
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    assertControllers(controller)
    assertSnapshot(of: controller, as: .image(on: .iPhone13Mini), named: "mini")
    assertSnapshot(of: controller, as: .image(on: .iPhone8, precision: 1, perceptualPrecision: 0.99, size: nil, traits: .init()), named: "8")
    assertSnapshot(of: controller, as: .recursiveDescription(on: .iPhone8), named: "description")
  }
  func testManyAtOnce() {
    assertSnapshots(of: PantryView(model: model), as: ["se": .image(layout: .device(config: .iPhoneSe)), "pad": .image(layout: .device(config: .iPadMini(.portrait)))])
    assertSnapshots(of: "a\nb", as: [.lines, .description])
  }
  func testDump() {
    assertSnapshot(of: Pantry.sample, as: .dump)
    assertSnapshot(of: model.pantry.jars, as: .json)
    assertSnapshot(of: Pantry.sample, as: .plist)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    assertSnapshot(of: Pantry.sample, as: .json(encoder), named: "compact")
    assertSnapshot(of: ["b": 1, "a": [1, 2]] as [String: Any], as: .json, named: "any")
  }
  func testStrategies() {
    assertSnapshot(of: .sample, as: .inventory)
    assertSnapshot(of: .sample, as: .table)
    assertSnapshot(of: [1, 2, 3], as: Snapshotting(pathExtension: "json", diffing: .ints))
    assertSnapshot(of: Data([1, 2, 3]), as: .data)
  }
  func testWait() {
    assertSnapshot(of: "later", as: .wait(for: 0.02, on: .lines))
    assertSnapshot(of: PantryView(model: model), as: .wait(for: 0.02, on: .image), named: "view")
  }
  func testAsync() {
    assertSnapshot(of: model, as: .loaded, timeout: 2)
  }
  func testScope() {
    withSnapshotTesting(record: .never, diffTool: "ksdiff") {
      XCTAssertNotNil(verifySnapshot(of: "nothing there", as: .lines, named: "absent"))
    }
    withSnapshotTesting(diffTool: .ksdiff) { assertSnapshot(of: "x", as: .lines) }
  }
  func testRecordArgument() {
    assertSnapshot(of: "recorded", as: .lines, record: false)
    assertSnapshot(of: "recorded", as: .lines, named: "m", record: .missing)
  }
  func testVerify() {
    let failure = verifySnapshot(
      of: "hello", as: .lines, named: "greeting", record: .missing,
      snapshotDirectory: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden").path,
      timeout: 1, testName: "custom")
    if let failure { XCTAssertTrue(failure.contains("recorded"), failure) }
  }
  func testInline() {
    assertInlineSnapshot(of: Pantry.sample.jars.map(\.name), as: .dump) {
      """
      ▿ 2 elements
        - "Rice"
        - "Oats"

      """
    }
    assertInlineSnapshot(of: "one\ntwo", as: .lines) {
      """
      one
      two
      """
    }
    assertInlineSnapshot(of: Pantry.sample, as: .json, message: "the API's shape") {
      """
      {
        "jars" : [
          {
            "grams" : 500,
            "id" : 1,
            "name" : "Rice"
          },
          {
            "grams" : 250,
            "id" : 2,
            "name" : "Oats"
          }
        ],
        "owner" : "Grace"
      }
      """
    }
  }
  func testRequest() {
    var request = URLRequest(url: URL(string: "https://example.com/jars?b=2&a=1")!)
    request.httpMethod = "POST"
    request.httpBody = Data("{\"a\":1}".utf8)
    assertSnapshot(of: request, as: .raw(pretty: true))
    assertSnapshot(of: request, as: .curl)
  }
  func testFunction() {
    enum Season: String, CaseIterable { case spring, winter }
    assertSnapshot(of: { (s: Season) in s.rawValue.count }, as: Snapshotting<Season, String>.func(into: .description))
  }
  func testPath() {
    let path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 5)) }
    assertSnapshot(of: path, as: .elementsDescription)
  }
  func testImage() throws {
    let image = try XCTUnwrap(ImageRenderer(content: JarRow(jar: Pantry.sample.jars[0]).frame(width: 200)).uiImage)
    assertSnapshot(of: image, as: .image(precision: 0.99))
  }
}

final class OldPantryTests: XCTestCase {
  override func setUp() {
    super.setUp()
    isRecording = false
    diffTool = "ksdiff"
  }
  override func tearDown() { isRecording = false; diffTool = nil }
  func testOld() { assertSnapshot(matching: "old", as: .lines) }
  func testOldNamed() { assertSnapshot(matching: "old", as: .lines, named: "name", record: false, timeout: 5, file: #file, testName: #function, line: #line) }
}
