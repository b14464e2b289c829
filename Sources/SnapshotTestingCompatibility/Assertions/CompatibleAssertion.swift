import Foundation
import SnapshotAssertions
import SnapshotCore

/// What every form of `assertSnapshot` does.
struct CompatibleAssertion {
  var name: String?
  var record: RecordMode?
  var directory: String?
  var timeout: TimeInterval
  var location: AssertionLocation
  var testName: String

  /// - Returns: what it came to, with the phrases that users of swift-snapshot-testing look for before our own words. The
  ///   framework has not been told.
  func verify<Value, Format>(
    _ value: () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> (result: SnapshotResult, context: AssertionContext) {
    let context = AssertionContext(at: location, testName: testName)
    let session = context.session
    let reference = CompatibleReference(
      source: context.source, name: name,
      ordinal: name == nil ? context.ordinal(of: "assertSnapshot\u{1F}" + (directory ?? "")) : 1,
      pathExtension: strategy.pathExtension, directory: directory, environment: session.environment)
    let mode = SnapshotTestingConfiguration.record(record)

    // The phrases depend on how far it came.
    var isMade = false
    var result: SnapshotResult
    if let picture = strategy.diffing.picture {
      result = session.verify(reference.identity, tolerance: strategy.diffing.tolerance, record: mode) {
        let value = try value()
        let made =
          try strategy.picture?(value) ?? DrawnPicture(picture: picture(strategy.make(value, timeout: timeout)))
        isMade = true
        WarningReporter.report(made.warnings, at: location)
        return made.picture
      }
    } else {
      result = session.verify(reference.identity, at: reference.paths, record: mode, as: strategy.diffing.form) {
        let made = strategy.diffing.toData(try strategy.make(value(), timeout: timeout))
        isMade = true
        return [UInt8](made)
      }
    }
    if let message = result.message, isMade, let phrase = phrase(for: result, mode, session.environment) {
      result.message = phrase + "\n\n" + message
    }
    return (result, context)
  }

  private func phrase(for result: SnapshotResult, _ mode: RecordMode?, _ environment: SnapshotEnvironment) -> String? {
    guard let path = result.paths?.reference else { return nil }
    let title = name.map { "Snapshot \"\($0)\"" } ?? "Snapshot"
    switch result.state {
    case .new: return "No reference was found on disk. Automatically recorded snapshot: …\n\nopen \"file://\(path)\""
    case .changed:
      let resolved = try? RecordMode.resolved(
        argument: mode, scope: SnapshotScope.current.record, environment: environment.variables)
      if resolved == .all { return "Record mode is on. Automatically recorded snapshot: …\n\nopen \"file://\(path)\"" }
      return "\(title) does not match reference. A new snapshot was automatically recorded.\n\nopen \"file://\(path)\""
    case .failed where FileSystem.exists(path): return "\(title) does not match reference."
    case .failed:
      return "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    case .unchanged: return nil
    }
  }
}

extension CompatibleAssertion {
  init(
    name: String?, record: RecordMode?, directory: String?, timeout: TimeInterval, at location: AssertionLocation,
    testName: String
  ) {
    self.init(
      name: name, record: record, directory: directory, timeout: timeout, location: location, testName: testName)
  }

  func verify<Value, Format>(
    onMainActor value: @escaping @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) -> (result: SnapshotResult, context: AssertionContext) {
    verify({ try MainActorHop.run { SentValue(try value()) }.value }, as: strategy)
  }

  func check<Value, Format>(_ value: () throws -> Value, as strategy: Snapshotting<Value, Format>) {
    let (result, context) = verify(value, as: strategy)
    report(result, context)
  }

  func check<Value, Format>(
    onMainActor value: @escaping @MainActor () throws -> Value, as strategy: Snapshotting<Value, Format>
  ) {
    let (result, context) = verify(onMainActor: value, as: strategy)
    report(result, context)
  }

  /// Scopes and traits count before the global.
  private func report(_ result: SnapshotResult, _ context: AssertionContext) {
    guard SnapshotScope.current.diffTool == nil, let tool = diffTool else { return context.report(result) }
    withSnapshotTesting(diffTool: tool) { context.report(result) }
  }
}
