import SnapshotCore
import SwiftUI
import ViewTree

/// Draws a view and fails where something in it keeps people from using it: text with too little contrast, targets that
/// are too small, controls without a name, names that are used twice, taps that VoiceOver does not know of, text that is cut
/// or stays small at the largest type size. No reference is read or written; every problem is named, with what was measured,
/// what is needed, and what helps. The failure's folder holds `overlay.png`: the view with a marker on each problem.
///
/// ```swift
/// XCTAssertAccessible(of: CheckoutView(), checks: [.contrast, .targetSize], excluding: ["Logo"])
/// ```
///
/// - Parameters:
///   - checks: which of them; by default all.
///   - excluding: labels, identifiers or texts of what is left alone.
///   - contrast: how much text must differ from what is behind it; by default WCAG 2.x, level AA.
public func XCTAssertAccessible<V: View>(
  of view: @autoclosure @MainActor () throws -> V, checks: AccessibilityChecks = .all, excluding: [String] = [],
  contrast: ContrastRequirement = .wcagAA, layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
  at seconds: Double? = nil, animations: SnapshotAnimations? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID: fileID, file: file, line: line, column: column)
  let context = AssertionContext(at: location, testName: testName)
  // No snapshot of the test has this name, whose folder it would take.
  let ordinal = context.ordinal(of: "accessible")
  let identity = SnapshotIdentity(
    source: context.source, name: "accessibility-problems" + (ordinal > 1 ? "-\(ordinal)" : ""))
  let result = withoutActuallyEscaping(view) { view in
    let moment = SnapshotMoment(at: seconds, animations: animations)
    do {
      let found = try MainActorHop.run {
        Transfer(
          try auditPicture(
            checks: checks, excluding: excluding, contrast: contrast, layout: layout, traits: traits, until: moment,
            view: view))
      }.value
      return context.session.verdict(
        identity, message: found.issues.isEmpty ? nil : accessibilityMessage(found.issues), picture: found.overlay)
    } catch {
      return context.session.verdict(identity, message: "the view could not be drawn: \(error)", picture: nil)
    }
  }
  context.report(result)
}

/// One line a problem, the worst kind of each first as they were found.
func accessibilityMessage(_ issues: [AccessibilityIssue]) -> String {
  let head = issues.count == 1 ? "1 accessibility problem" : "\(issues.count) accessibility problems"
  let kinds = AccessibilityIssue.Kind.allCases.compactMap { kind -> String? in
    let count = issues.count { $0.kind == kind }
    return count == 0 ? nil : "\(kind.rawValue) \(count)"
  }
  return ([head + " (" + kinds.joined(separator: ", ") + ")"] + issues.map { "  " + $0.description }).joined(
    separator: "\n")
}

/// What `XCTAssertAccessible` finds, for code that looks at it itself.
///
/// - Throws: `SnapshotError` when there is no picture.
public func accessibilityIssues<V: View>(
  of view: @autoclosure @MainActor () throws -> V, checks: AccessibilityChecks = .all, excluding: [String] = [],
  contrast: ContrastRequirement = .wcagAA, layout: SnapshotLayout = .sizeInfo(.auto), traits: SnapshotTraits = .default,
  at seconds: Double? = nil, animations: SnapshotAnimations? = nil
) throws -> [AccessibilityIssue] {
  try withoutActuallyEscaping(view) { view in
    let moment = SnapshotMoment(at: seconds, animations: animations)
    return try MainActorHop.run {
      try accessibilityIssuesOfPicture(
        checks: checks, excluding: excluding, contrast: contrast, layout: layout, traits: traits, until: moment,
        view: view)
    }
  }
}

/// Draws a view and finds what a screen reader says of it, in its order. No reference is read or written.
///
/// - Throws: `SnapshotError` when there is no picture.
public func renderAccessibility<V: View>(
  of view: @autoclosure @MainActor () throws -> V, layout: SnapshotLayout = .sizeInfo(.auto),
  traits: SnapshotTraits = .default, at seconds: Double? = nil, animations: SnapshotAnimations? = nil
) throws -> AccessibilitySnapshot {
  try withoutActuallyEscaping(view) { view in
    let moment = SnapshotMoment(at: seconds, animations: animations)
    return try MainActorHop.run {
      let made = try accessibilityPicture(layout: layout, traits: traits, until: moment, view: view)
      _ = try made.snapshot.validated()
      return made.accessibility
    }
  }
}
