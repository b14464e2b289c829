import Graphics

extension SnapshotSession {
  /// What an assertion without a reference came to: a failure with its picture in the folder of artefacts, or a pass that
  /// leaves none.
  ///
  /// - Parameters:
  ///   - message: `nil` for a pass.
  ///   - picture: shows what the message says; written as `overlay.png`.
  package func verdict(_ identity: SnapshotIdentity, message: String?, picture: Bitmap?) -> SnapshotResult {
    let state: SnapshotResult.State = message == nil ? .unchanged : .failed
    let paths: SnapshotPaths
    do throws(PackageRootError) {
      paths = try SnapshotPaths(identity, environment: environment)
    } catch {
      let text = message.map { picture == nil ? $0 : "\($0)\n  overlay    \(error)" }
      return SnapshotResult(state: state, identity: identity, paths: nil, message: text)
    }
    guard var message else {
      FailureArtifacts.removeStale(folder: paths.artifacts)
      return SnapshotResult(state: state, identity: identity, paths: paths, message: nil)
    }
    var artifacts = FailureArtifacts(folder: paths.artifacts)
    if let picture, let file = artifacts.write(overlay: picture) { message += "\n  overlay    \(file)" }
    if let problem = artifacts.problem { message += "\n  but        \(problem)" }
    return SnapshotResult(state: state, identity: identity, paths: paths, message: message)
  }
}
