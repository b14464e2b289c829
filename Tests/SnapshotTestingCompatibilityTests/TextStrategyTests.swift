import Foundation
import FoundationNetworking
import SwiftUI
import XCTest

@testable import SnapshotTestingCompatibility

/// The forms that the other tool's references have.
final class TextStrategyTests: XCTestCase {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
    try strategy.make(value, timeout: 1)
  }

  func testDump() throws {
    struct Person: Hashable { var name: String }
    struct Container {
      var set: Set<Person>
      var dict: [String: Int]
    }
    enum Kind { case plain, of(Int) }
    class Node { var next: Node? }
    let container = Container(set: [Person(name: "Stephen"), Person(name: "Brandon")], dict: ["c": 3, "a": 1, "b": 2])
    XCTAssertEqual(
      try text(container, .dump),
      """
      ▿ Container
        ▿ dict: 3 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2
          ▿ (2 elements)
            - key: "c"
            - value: 3
        ▿ set: 2 members
          ▿ Person
            - name: "Brandon"
          ▿ Person
            - name: "Stephen"

      """)
    XCTAssertEqual(try text(Kind.plain, .dump), "- Kind.plain\n")
    XCTAssertEqual(try text(Kind.of(1), .dump), "▿ Kind\n  - of: 1\n")
    XCTAssertEqual(try text(Optional("a"), .dump), "▿ Optional<String>\n  - some: \"a\"\n")
    XCTAssertEqual(try text(Int?.none, .dump), "- Optional<Int>.none\n")
    XCTAssertEqual(try text([1, 2], .dump), "▿ 2 elements\n  - 1\n  - 2\n")
    XCTAssertEqual(try text(Date(timeIntervalSince1970: 1_234_567_890), .dump), "- 2009-02-13T23:31:30Z\n")
    XCTAssertEqual(try text(Data([1, 2, 3]), .dump), "- 3 bytes\n")
    let node = Node()
    node.next = node
    XCTAssertEqual(
      try text(node, .dump), "▿ Node\n  ▿ next: Optional<Node>\n    ▿ some (circular reference detected)\n")
    node.next = nil
  }

  func testJSONAndPropertyLists() throws {
    struct User: Codable {
      var name = "Blobby"
      var id = 1
      var site = "https://a.b/c"
    }
    XCTAssertEqual(
      try text(User(), .json), "{\n  \"id\" : 1,\n  \"name\" : \"Blobby\",\n  \"site\" : \"https:\\/\\/a.b\\/c\"\n}")
    XCTAssertEqual(Snapshotting<User, String>.json.pathExtension, "json")
    XCTAssert(try text(User(), .plist).contains("<key>id</key>\n\t<integer>1</integer>"))
    let any: [String: Any] = ["b": [1, 2], "a": "x"]
    XCTAssertEqual(try text(any, .json), "{\n  \"a\" : \"x\",\n  \"b\" : [\n    1,\n    2\n  ]\n}")
    XCTAssertThrowsError(try text(URL(fileURLWithPath: "/") as Any, .json))
  }

  func testRequests() throws {
    var request = URLRequest(url: URL(string: "https://www.example.com/subscribe?b=2&a=1")!)
    request.httpMethod = "POST"
    request.setValue("pf_session={\"user_id\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("pricing[lane]=individual".utf8)
    XCTAssertEqual(
      try text(request, .raw),
      """
      POST https://www.example.com/subscribe?a=1&b=2
      Accept: text/html
      Cookie: pf_session={"user_id":"0"}

      pricing[lane]=individual
      """)
    XCTAssertEqual(
      try text(request, .curl),
      #"""
      curl \
      	--request POST \
      	--header "Accept: text/html" \
      	--data "pricing[lane]=individual" \
      	--cookie "pf_session={\"user_id\":\"0\"}" \
      	"https://www.example.com/subscribe?a=1&b=2"
      """#)
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    XCTAssert(try text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
    var head = URLRequest(url: URL(string: "https://www.example.com/")!)
    head.httpMethod = "HEAD"
    XCTAssertEqual(try text(head, .curl), "curl \\\n\t--head \\\n\t\"https://www.example.com/\"")
  }

  func testPaths() throws {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 60.5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 83.28427, y: 6))
    path.closeSubpath()
    let expected = """
      MoveTo (0.0, 0.0)
      LineTo (0.0, 60.5)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      CurveTo (3.0, 4.0) (83.284, 6.0) (1.0, 2.0)
      Close \n
      """
    XCTAssertEqual(try text(path, .elementsDescription), expected)
    XCTAssertEqual(try text(path.cgPath, .elementsDescription), expected)
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.maximumFractionDigits = 0
    XCTAssert(
      try text(path, .elementsDescription(numberFormatter: formatter)).contains("CurveTo (3, 4) (83, 6) (1, 2)"))
  }

  func testFunctions() throws {
    enum Direction: String, CaseIterable {
      case up, down
      var opposite: Direction { self == .up ? .down : .up }
    }
    XCTAssertEqual(
      try text({ $0.opposite }, Snapshotting<Direction, String>.func(into: .description)),
      "\"up\",\"down\"\n\"down\",\"up\"")
  }
}
