import Graphics

/// What is known once a picture and its references have been looked at.
struct ReferenceFindings {
  /// Of the strategies that compare pictures.
  var image: Bitmap?
  var comparison: Comparison?
  /// Of the strategies that compare texts.
  var text: String?
  var actualText: String?
  var state: ReferenceState

  init(_ strategy: SnapshotStrategy, _ paths: SnapshotPaths, _ picture: RenderedPicture, _ tolerance: SnapshotTolerance)
    throws(ReferenceFileError)
  {
    state = .identical
    if strategy.comparesPicture {
      image = try ReferenceStore.read(paths.reference)
      comparison = image.map { Comparison.compare($0, picture.image, tolerance: tolerance, ignoring: picture.ignored) }
      switch comparison {
      case nil: meet(.missing)
      case .identical: break
      case .similar: meet(.similar)
      case .different, .sizesDiffer, .sizesTooFarApart, .nothingToCompare: meet(.different)
      }
    }
    if let path = strategy.textPath(paths), let actual = strategy.text(of: picture) {
      actualText = actual
      text = try TextReferenceStore.read(path)
      // To `String` two spellings of a character are equal, to a file they are not.
      if let text { if !text.utf8.elementsEqual(actual.utf8) { meet(.different) } } else { meet(.missing) }
    }
  }

  /// Of two references the one that needs more counts.
  private mutating func meet(_ other: ReferenceState) {
    func rank(_ state: ReferenceState) -> Int {
      switch state {
      case .identical: 0
      case .similar: 1
      case .missing: 2
      case .different: 3
      case .unreadable: 4
      }
    }
    if rank(other) > rank(state) { state = other }
  }

  /// Whether no text is compared, or it is as it was recorded.
  var isTextSame: Bool {
    guard let actualText else { return true }
    return text?.utf8.elementsEqual(actualText.utf8) ?? false
  }

  /// Pixels that are off in a picture that passes.
  var toleratedPixels: Int? {
    guard case .similar(let difference) = comparison else { return nil }
    return difference.count + difference.toleratedCount
  }
}

extension SnapshotStrategy {
  var comparesPicture: Bool { self == .image || self == .imageAndTree }

  /// The text that takes part in the verdict.
  func textPath(_ paths: SnapshotPaths) -> String? {
    switch self {
    case .image: nil
    case .tree, .imageAndTree: paths.tree
    case .accessibility: paths.reference
    }
  }
  func text(of picture: RenderedPicture) -> String? {
    switch self {
    case .image: nil
    case .tree, .imageAndTree: picture.tree?.text
    case .accessibility: picture.accessibility.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }
    }
  }
  /// The end of the text's file name.
  var textExtension: String { self == .accessibility ? "accessibility" : "tree" }
}
