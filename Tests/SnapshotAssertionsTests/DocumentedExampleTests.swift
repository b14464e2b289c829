// swift-format-ignore-file: the examples stand here as they do in the documents.
import AirshipCore
import Foundation
import SnapshotAssertions
import SwiftUI
import XCTest

/// The Swift examples of the documents about assertions compile: each stands in this file, too. They are not run, for they
/// would record references; what they say is tested elsewhere.
final class DocumentedExampleTests: XCTestCase {
  func testEveryExampleIsCompiled() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    // A test that runs would record its reference.
    func dense(_ text: String) -> String { text.filter { !$0.isWhitespace }.replacingOccurrences(of: "@" + "Test", with: "") }
    let compiled = dense(try String(contentsOfFile: #filePath, encoding: .utf8))
    var count = 0
    func check(_ name: String, _ sections: Set<String>? = nil) throws {
      let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
      for section in text.components(separatedBy: "\n## ") where sections?.contains(String(section.prefix { $0 != "\n" })) ?? true {
        for piece in section.components(separatedBy: "\n```swift\n").dropFirst() {
          let example = piece.components(separatedBy: "\n```")[0]
          count += 1
          if !compiled.contains(dense(example)) { XCTFail("an example of \(name) is not compiled:\n\(example)") }
        }
      }
    }
    try check("README.md", ["Assert", "Time", "Steps"])
    for name in ["assertions", "inline-snapshots", "accessibility", "variants"] { try check("Documentation/\(name).md") }
    XCTAssertGreaterThan(count, 15)
  }
}

private struct Chart: View { var body: some View { Color.red } }
private typealias Checkout = Chart
private typealias OrderCard = Chart
private typealias Board = Chart
private typealias Dashboard = Chart
private typealias Loader = Chart
private typealias Greeting = Chart
private struct ProfileCard: View { var name = ""; var body: some View { Text(name) } }
private struct DeliveryForm: View { var body: some View { Text("") } }
private struct User: Encodable { var name = "Ada" }
private struct Router { func route(_ url: URL) -> [String] { url.pathComponents } }

private enum InAssertions {
func tolerances() {
XCTAssertSnapshot(of: Chart(), tolerance: SnapshotTolerance(maxChannelDelta: 2))                    // every pixel a little
XCTAssertSnapshot(of: Chart(), tolerance: SnapshotTolerance(maxPixels: 10))                         // ten pixels as they like
XCTAssertSnapshot(of: Chart(), tolerance: SnapshotTolerance(maxDeltaE: 1, maxFraction: 0.01))       // both
XCTAssertSnapshot(of: Chart(), tolerance: SnapshotTolerance(maxFraction: 0.01, maxDensity: 0.25, densityWindow: 32))
}
func assertCard<V: View>(
  _ card: @autoclosure @MainActor () throws -> V, named name: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  XCTAssertSnapshot(
    of: try card().padding(), named: name, layout: .fits(width: 320), fileID: fileID, file: file, testName: testName, line: line,
    column: column)
}
func assertMade<V: View>(_ card: @autoclosure @MainActor () throws -> V) { XCTAssertSnapshot(of: try card()) }
func assertSent<V: View>(_ card: sending V) { XCTAssertSnapshot(of: card) }
func assertSendable<V: View & Sendable>(_ card: V) { XCTAssertSnapshot(of: card) }
@MainActor func assertOnTheMainActor<V: View>(_ card: V) { XCTAssertSnapshot(of: card) }

/// The helpers from every kind of test: one that is synchronous and on no actor, an asynchronous one, one on the main actor.
func callers() {
  assertCard(Chart())
  assertMade(Chart().padding())
}
func asynchronousCallers() async {
  assertCard(Chart())
  assertMade(Chart().padding())
  await assertOnTheMainActor(Chart())
}
@MainActor func callersOnTheMainActor() async {
  let chart = Chart()
  assertCard(chart.padding())
  assertMade(chart)
  assertSent(Chart())
  assertSendable(chart)
  assertOnTheMainActor(chart.padding())
}
}

private enum InInlineSnapshots {
func json(user: User) {
assertInlineSnapshot(of: user, as: .json)
assertInlineSnapshot(of: user, as: .json) {
  """
  {
    "name" : "Ada"
  }
  """
}
}
func assertRoute(
  _ url: URL, matches: (() -> String)? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: Router().route(url), as: .dump, syntaxDescriptor: .init(trailingClosureLabel: "matches", trailingClosureOffset: 0),
    matches: matches, fileID: fileID, file: file, function: function, line: line, column: column)
}
}

private func inAccessibility() throws {
XCTAssertAccessibilitySnapshot(of: Checkout(), layout: .device(.iPhoneX))   // NAME.accessibility
XCTAssertAccessible(of: Checkout(), checks: [.contrast, .targetSize])       // no reference
let found = try renderAccessibility(of: Checkout())                         // .elements, .text, .overlay
_ = found
}

private func inVariants(url: URL) throws {
XCTAssertSnapshots(
  of: OrderCard(), variants: SnapshotVariant.matrix(.colorSchemes, .dynamicTypeSizes([.large, .accessibility3]), .layoutDirections),
  layout: .fits(width: 220))
let variants = [SnapshotVariant("night shift", traits: [.dark, .contrast(.increased)]), SnapshotVariant("wide", layout: .fits(width: 600))]
let pages: [Bitmap] = try renderContactSheets(of: OrderCard(), titled: "OrderCard", variants: variants, layout: .fits(width: 220))
try pages[0].pngData().write(to: url)
XCTAssertSnapshot(of: OrderCard(), traits: .pseudoLocale(.accented))          // [Ýööûûŕ ööŕďééŕ]
XCTAssertSnapshot(of: OrderCard(), traits: .pseudoLocale(.bidirectional))     // redro ruoY, mirrored
}
extension Device {
  static let kiosk = Device(name: "Kiosk", size: CGSize(width: 1280, height: 800), scale: 1)
  static let foldable = Device(
    name: "Foldable", size: CGSize(width: 610, height: 760), safeArea: EdgeInsets(top: 44, leading: 0, bottom: 20, trailing: 0), scale: 3)
}
private func ofDevices() {
XCTAssertSnapshot(of: Board(), layout: .device(.kiosk))
}
@MainActor private func masks(date: Date) {
_ =
Text(date, style: .time).snapshotIgnored()                                            // in a view
XCTAssertSnapshot(of: Dashboard().snapshotIgnoring(identifier: "clock"))              // in a test
XCTAssertSnapshot(of: Dashboard(), ignoring: [CGRect(x: 250, y: 0, width: 100, height: 44)])   // in points of the picture
}
#if !os(Linux)
extension View { func snapshotIgnored(_ isIgnored: Bool = true) -> some View { self } }
#endif

private func inReadme(noon: Date) throws {
func assert() throws {
XCTAssertSnapshot(of: ProfileCard(name: "Ada"))                                   // 350 × 500 points, scale 2
XCTAssertSnapshot(of: ProfileCard(name: "Ada"), layout: .sizeThatFits, traits: [.dark, .dynamicType(.xxLarge)])
XCTAssertSnapshot(of: CustomViewHost(name: "map", properties: ["place": "Eiffel Tower"], width: .auto, height: .points(200)))
let snapshot = try renderSnapshot(of: ProfileCard(name: "Ada"), layout: .fits(width: 320))   // .image, .tree, .sizeInPoints
_ = snapshot
}
func profileCard() {
  XCTAssertSnapshot(of: ProfileCard(name: "Ada"), named: "plain", tolerance: SnapshotTolerance(maxChannelDelta: 2))
}
XCTAssertSnapshots(of: ProfileCard(name: "Ada"), variants: SnapshotVariant.matrix(.colorSchemes, .dynamicTypeSizes, .pseudoLocales), contactSheet: true)
XCTAssertSnapshot(of: Dashboard().snapshotIgnoring(identifier: "clock"))          // or .snapshotIgnored() on the view itself
let kiosk = Device(name: "Kiosk", size: CGSize(width: 1280, height: 800), scale: 1)
XCTAssertSnapshot(of: Board(), layout: .device(kiosk))

XCTAssertSnapshot(of: Loader())                                  // at rest
XCTAssertSnapshot(of: Loader(), named: "loading", at: 0)         // in its first moment
XCTAssertSnapshot(of: Loader(), named: "half", at: 1.5)          // one and a half seconds later, animations under way
XCTAssertSnapshot(of: Loader(), named: "from", animations: .start)   // also .end, .at(0.3): seconds after the last change
XCTAssertSnapshot(of: Greeting(), traits: .now(noon))            // what Date() is when the view comes up

let host = ViewHost(of: DeliveryForm())
host.type("Ada", into: "Name")
host.toggle("Express")
host.tap("Send")
XCTAssertSnapshot(of: host, named: "sent")
}
