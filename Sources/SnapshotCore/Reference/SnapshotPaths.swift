/// A test file that no package holds.
package struct PackageRootError: Error, Hashable, Sendable, CustomStringConvertible {
  package var filePath: String
  package var description: String {
    "no folder above \(filePath) holds a Package.swift, so there is no place for references; if the sources lie elsewhere "
      + "now, set SNAPSHOT_ROOT to the package's folder; or set SNAPSHOT_DIR (and SNAPSHOT_ARTIFACTS) to absolute paths"
  }
}

/// Where the files of a snapshot are.
package struct SnapshotPaths: Hashable, Sendable {
  /// What the strategy compares with: `NAME.png`, `NAME.tree` or `NAME.accessibility`.
  package var reference: String
  /// The recorded tree, `NAME.tree`.
  package var tree: String
  /// The folder of a failure's `reference.png`, `actual.png`, `diff.png` and `result.json`.
  package var artifacts: String
  /// The folder of all such folders.
  package var artifactRoot: String
  /// The package's folder, where it is known.
  package var packageRoot: String?

  /// - Parameter reference: a file whose name is not ours; its tree lies beside it.
  package init(reference: String, artifacts: String) {
    (self.reference, self.artifacts) = (reference, artifacts)
    artifactRoot = FileSystem.split(FileSystem.split(artifacts).folder).folder
    tree = (reference.hasSuffix(".png") ? String(reference.dropLast(4)) : reference) + ".tree"
  }

  package init(
    _ identity: SnapshotIdentity, strategy: SnapshotStrategy = .image, environment: SnapshotEnvironment
  ) throws(PackageRootError) {
    if let place = identity.place {
      self = place
      return
    }
    let root = Self.packageRoot(above: identity.source.filePath, environment: environment)
    func place(_ setting: String?, _ standard: String) throws(PackageRootError) -> String {
      if let setting, setting.hasPrefix("/") { return FileSystem.absolute(setting, relativeTo: "/") }
      guard let root else { throw PackageRootError(filePath: identity.source.filePath) }
      return FileSystem.absolute(setting ?? standard, relativeTo: root)
    }
    let references = try place(environment.referenceDirectory, "Snapshots")
    let artifacts = try place(environment.artifactDirectory, ".build/snapshots")
    let name = "\(references)/\(identity.folder)/\(identity.stem)"
    tree = name + ".tree"
    reference =
      switch strategy {
      case .image, .imageAndTree: name + ".png"
      case .tree: tree
      case .accessibility: name + ".accessibility"
      }
    artifactRoot = artifacts
    packageRoot = root
    self.artifacts = "\(artifacts)/\(identity.folder)/\(identity.stem)"
  }

  /// The nearest folder above a file that holds a Package.swift. A path that is not absolute, or whose tree is not here
  /// (sources built elsewhere), is looked for from the current folder.
  package static func packageRoot(above filePath: String, environment: SnapshotEnvironment = SnapshotEnvironment([:]))
    -> String?
  {
    if let moved = environment.sourceRoot(of: filePath) { return root(above: moved) ?? moved }
    let absolute = FileSystem.absolute(filePath, relativeTo: FileSystem.currentDirectory)
    return root(above: FileSystem.split(absolute).folder)
      ?? (FileSystem.exists(absolute) ? nil : root(above: FileSystem.currentDirectory))
  }

  private static func root(above start: String) -> String? {
    var folder = start
    while !folder.isEmpty {
      if FileSystem.exists(folder + "/Package.swift") { return folder }
      folder = FileSystem.split(folder).folder
    }
    return nil
  }
}
