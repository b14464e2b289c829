import SnapshotCore
import SwiftUI
import ViewTree

/// Compares what a screen reader says of a view, in its order, with `NAME.accessibility`: a line for each element, with
/// label, traits, value, hint and actions.
///
/// Where it differs, the failure's folder holds the picture with a numbered marker on each element and a legend; the number
/// of an element is the number of its line.
///
/// - Parameters:
///   - overlay: whether that picture is compared, too, with `NAME.overlay.png`; it changes with the look and the layout of
///     the view, the text only with what is said.
///   - tolerance: of the picture.
///   Others as in `XCTAssertSnapshot`.
public func XCTAssertAccessibilitySnapshot<V: View>(
  of view: @autoclosure @MainActor () throws -> V, named name: String? = nil,
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
  animations: SnapshotAnimations? = nil, overlay: Bool = false, tolerance: SnapshotTolerance = .exact,
  record: RecordMode? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, file: file, line: line, column: column)
  let moment = SnapshotMoment(at: seconds, animations: animations)
  withoutActuallyEscaping(view) { view in
    func picture(_ strategy: SnapshotStrategy) -> @MainActor () throws -> RenderedPicture {
      {
        let made = try accessibilityPicture(layout: layout, traits: traits, until: moment, view: view)
        WarningReporter.report(made.snapshot, at: location)
        return RenderedPicture(
          image: made.accessibility.overlay, diagnostics: made.snapshot.picture().diagnostics,
          accessibility: strategy == .accessibility ? made.accessibility.text : nil)
      }
    }
    SnapshotAssertion.check(
      named: name, strategy: .accessibility, tolerance: tolerance, record: record, at: location, testName: testName,
      render: picture(.accessibility))
    if overlay {
      SnapshotAssertion.check(
        named: [name, "overlay"].compactMap { $0 }.joined(separator: "-"), strategy: .image, tolerance: tolerance,
        record: record, at: location, testName: testName, render: picture(.image))
    }
  }
}
