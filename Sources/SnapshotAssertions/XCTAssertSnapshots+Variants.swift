import SnapshotCore
import SwiftUI
import ViewTree

/// Draws a view under each of several circumstances and compares every picture with a reference of its own, named after
/// the variant. All that fail are told in one message, which begins with their names.
///
///     XCTAssertSnapshots(of: ProfileCard(), variants: SnapshotVariant.matrix(.colorSchemes, .layoutDirections))
///
/// - Parameters:
///   - view: made on the main actor, once for each picture.
///   - name: comes before the variants' names.
///   - variants: their traits and layouts come before those of the assertion.
///   - contactSheet: whether a failure also leaves one picture that shows all variants with their names. The other
///     parameters are those of `XCTAssertSnapshot`.
public func XCTAssertSnapshots<V: View>(
  of view: @autoclosure @MainActor () throws -> V, named name: String? = nil, variants: [SnapshotVariant],
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
  animations: SnapshotAnimations? = nil, strategy: SnapshotStrategy = .image, ignoring areas: [CGRect] = [],
  tolerance: SnapshotTolerance = .exact, record: RecordMode? = nil, contactSheet: Bool = false,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, file: file, line: line, column: column)
  let framework = RunningTest.current.framework
  if let problem = VariantReport.problem(with: variants) {
    return IssueReporter.record(problem, at: location, in: framework)
  }
  let moment = SnapshotMoment(at: seconds, animations: animations)
  var report = VariantReport(named: name)
  withoutActuallyEscaping(view) { view in
    for variant in variants {
      let drawn = Drawn()
      let result = SnapshotAssertion.check(
        named: [name, variant.name].compactMap { $0 }.joined(separator: "-"), strategy: strategy, ignoring: areas,
        tolerance: tolerance, record: record, at: location, testName: testName, reports: false
      ) {
        let snapshot = try renderPicture(
          layout: variant.layout ?? layout, traits: traits.merging(variant.traits), until: moment, view: view)
        drawn.picture = snapshot.image
        return snapshot
      }
      FailureHandover.attach(result, at: location, in: framework)
      report.add(variant.name, result, picture: contactSheet ? drawn.picture : nil)
    }
  }
  let sheet = contactSheet ? report.sheet(in: SnapshotAssertion.session.environment) : nil
  if let message = report.message(sheet: sheet) { IssueReporter.record(message, at: location, in: framework) }
}

/// One picture with those of all variants and their names, for people to look at; several where one would be wider or
/// higher than 8,192 pixels. No reference is read or written.
///
/// - Parameter title: above the pictures.
/// - Throws: as `renderSnapshot`, for the first variant that cannot be drawn.
public func renderContactSheets<V: View>(
  of view: @autoclosure @MainActor () throws -> V, titled title: String = "", variants: [SnapshotVariant],
  layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default, at seconds: Double? = nil,
  animations: SnapshotAnimations? = nil
) throws -> [Bitmap] {
  try withoutActuallyEscaping(view) { view in
    let moment = SnapshotMoment(at: seconds, animations: animations)
    return try MainActorHop.run {
      if let problem = variants.lazy.compactMap(\.problem).first { throw VariantError(description: problem) }
      let cells = try variants.map { variant in
        let snapshot = try renderPicture(
          layout: variant.layout ?? layout, traits: traits.merging(variant.traits), until: moment, view: view)
        return ContactSheet.Cell(label: variant.name, picture: try snapshot.validated().image)
      }
      return Transfer(try ContactSheet(title: title, cells: cells).pages())
    }.value
  }
}

/// Variants that cannot be pictured.
private struct VariantError: Error, CustomStringConvertible { var description: String }

/// Takes a picture out of the closure that draws it.
private final class Drawn: @unchecked Sendable {
  var picture: Bitmap?
}
