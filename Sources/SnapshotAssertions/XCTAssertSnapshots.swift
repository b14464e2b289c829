import SnapshotCore
import SwiftUI
import ViewTree

/// Draws a view in each of several sizes and compares every picture with a reference of its own, named after the size's
/// variant; a mismatch of one does not hide the others.
///
/// ```swift
/// XCTAssertSnapshots(of: CustomViewHost.sizeVariants(name: "map", width: 200, height: 120))
/// ```
///
/// - Parameters:
///   - variants: made on the main actor, once for each picture, so that no picture sees what another changed.
///   - name: comes before the variants' names.
///   - traits: of all the pictures. The other parameters are those of `XCTAssertSnapshot`.
public func XCTAssertSnapshots<V: View>(
  of variants: @autoclosure @MainActor () throws -> [SizeVariant<V>], named name: String? = nil,
  traits: SnapshotTraits = .default, strategy: SnapshotStrategy = .image, ignoring areas: [CGRect] = [],
  tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, file: file, line: line, column: column)
  withoutActuallyEscaping(variants) { variants in
    let sizes: [SizeVariant<Int>]
    do {
      sizes = try MainActorHop.run { try variants().enumerated().map { index, variant in variant.map { _ in index } } }
    } catch {
      return IssueReporter.record(
        "the size variants cannot be made: \(error)", at: location, in: RunningTest.current.framework)
    }
    for size in sizes {
      SnapshotAssertion.check(
        named: [name, size.name].compactMap { $0 }.joined(separator: "-"), strategy: strategy,
        ignoring: areas, tolerance: tolerance, record: record,
        at: location, testName: testName
      ) {
        try renderPicture(layout: .sizeInfo(size.sizeInfo), traits: traits) { try variants()[size.content].content }
      }
    }
  }
}
