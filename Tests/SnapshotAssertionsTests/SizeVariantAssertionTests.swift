import SnapshotCore
import SwiftUI
import ViewTree
import XCTest

@testable import SnapshotAssertions

/// One line for several sizes.
final class SizeVariantAssertionTests: XCTestCase {
  private struct Refusal: Error {}

  @MainActor private static func variants(_ color: Color) -> [SizeVariant<Color>] {
    [
      SizeVariant(name: "small", sizeInfo: SizeInfo(width: 10, height: 20), content: color),
      SizeVariant(name: "large", sizeInfo: SizeInfo(width: 30, height: 40), content: color),
    ]
  }

  func testEachVariantHasAReferenceAndEveryMismatchIsReported() throws {
    let probe = AssertionProbe()
    func assert(_ color: Color, named name: String? = nil, testName: String = #function) {
      probe.run(probe.session()) { XCTAssertSnapshots(of: Self.variants(color), named: name, testName: testName) }
    }
    assert(.red)
    let test = "testEachVariantHasAReferenceAndEveryMismatchIsReported"
    XCTAssertEqual(
      probe.references, ["large", "small"].map { "SizeVariantAssertionTests/\(test).\($0).png" })
    XCTAssertEqual(probe.issues.count, 2)
    assert(.red)
    XCTAssertEqual(probe.issues.count, 2, "both match now")
    assert(.blue)
    XCTAssertEqual(
      probe.issues.dropFirst(2).map { $0.contains(" differs: ") }, [true, true], "\(probe.issues)")
    assert(.red, named: "again")
    XCTAssertEqual(probe.references.filter { $0.contains(".again-") }.count, 2)
  }

  func testVariantsThatCannotBeMadeFail() {
    let probe = AssertionProbe()
    func refuse() throws -> [SizeVariant<Color>] { throw Refusal() }
    func assert() { XCTAssertSnapshots(of: try refuse()) }
    probe.run(probe.session()) { assert() }
    XCTAssertEqual(probe.issues.count, 1)
    XCTAssert(probe.issues[0].contains("size variants cannot be made"), "\(probe.issues)")
  }
}
