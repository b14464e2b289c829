import Graphics

/// The failure of a comparison: what moved, what is painted differently, the numbers, the files.
extension SnapshotVerdict {
  /// Clusters and changes that a message tells.
  private static let clusterLimit = 8
  private static let changeLimit = 20
  private static let lineLimit = 24
  /// Of a tree the changes have been told in words.
  private static let treeLineLimit = 10

  func different(_ picture: RenderedPicture, _ findings: ReferenceFindings) -> SnapshotResult {
    // 1. What moved, as far as a tree was recorded.
    let recorded = recordedTree(findings)
    let changes: TreeDifference? =
      if let before = recorded.tree, let now = picture.tree { TreeDifference(from: before, to: now) } else { nil }
    var artifacts = FailureArtifacts(folder: paths.artifacts)
    var report = FailureArtifacts.Report(actual: picture.image)
    report.changes = changes?.lines
    report.isAcceptable = true

    // 2. What differs in the pixels, the text, or both.
    var details: [(inout FailureMessage, inout FailureArtifacts) -> Void] = []
    var headline: [String] = []
    if let changes, !changes.isEmpty { headline.append(changes.summary) }
    if let reference = findings.image, let difference = findings.comparison?.failedDifference {
      let pixels = PixelFindings(difference, reference, picture, limit: Self.clusterLimit)
      report.reference = .init(reference)
      report.difference = .init(difference, pixels.analysis, pixels.sweep)
      let sentence = pixels.headline(after: changes)
      if case .sizesDiffer = findings.comparison {
        headline.insert(Self.sizes(picture.image, reference), at: 0)
        // Where nothing moved, what is outside of one of the two says it all.
        if let sentence, changes?.isEmpty == false { headline.append(sentence) }
      } else if let sentence {
        headline.append(sentence)
      }
      details.append { message, artifacts in
        pixels.add(to: &message)
        artifacts.write(actual: picture.image)
        artifacts.write(
          reference: reference, at: paths.reference, difference: difference, actual: picture.image,
          isFaint: pixels.analysis.isFaint)
        message.add("reference", reference, paths.reference)
        message.add("actual", picture.image, artifacts.actual)
        if let diff = artifacts.diff { message.add("diff", diff) }
        if let amplified = artifacts.amplified { message.add("amplified", amplified) }
      }
    } else if strategy.comparesPicture, findings.image == nil {
      details.append { message, artifacts in
        message.add("missing", paths.reference)
        artifacts.write(actual: picture.image)
      }
    }
    if let before = findings.text, let now = findings.actualText, !before.utf8.elementsEqual(now.utf8) {
      let lines = LineDifference(from: before, to: now)
      if headline.isEmpty { headline.append(Self.sentence(lines)) }
      details.append { message, artifacts in addText(&message, &artifacts, before, now, lines) }
    } else if let path = strategy.textPath(paths), findings.text == nil {
      details.append { message, _ in message.add("missing", path) }
    }
    // A companion that explains is left for who wants to look further.
    if strategy == .image, let before = recorded.tree, let now = picture.tree, before != now {
      details.append { _, artifacts in
        artifacts.write(text: before.text, "reference.tree")
        artifacts.write(text: now.text, "actual.tree")
      }
    }

    // 3. The message.
    var message = FailureMessage(
      identity, "differs\(headline.isEmpty ? " from its reference" : ": " + headline.joined(separator: "; "))")
    if let changes { message.add("changed", changes.lines, limit: Self.changeLimit) }
    for add in details { add(&message, &artifacts) }
    if let note = recorded.note, picture.tree != nil { message.add("tree", note) }
    message.addAcceptance(.failed, isModeSet: isModeSet)
    return finish(&artifacts, message, report)
  }

  private func recordedTree(_ findings: ReferenceFindings) -> (tree: SnapshotTree?, note: String?) {
    if strategy == .accessibility { return (nil, nil) }
    do {
      guard let text = try findings.text ?? TextReferenceStore.read(paths.tree) else {
        return (
          nil,
          "\(paths.tree) is not there, so what moved is not known; it is written when the picture is recorded or passes"
        )
      }
      return (try SnapshotTree(parsing: text), nil)
    } catch let error as SnapshotTreeError {
      return (nil, "\(paths.tree), \(error); so what moved is not known")
    } catch {
      return (nil, "what moved is not known: \(error)")
    }
  }

  /// `20 × 11 pt instead of 20 × 10 pt`, in pixels where points are the same.
  private static func sizes(_ actual: Bitmap, _ reference: Bitmap) -> String {
    func points(_ picture: Bitmap) -> String { String(FailureMessage.size(picture).prefix { $0 != "," }) }
    let (a, b) = (points(actual), points(reference))
    if a != b { return "the picture is \(a) instead of \(b)" }
    return "the picture is \(actual.width) × \(actual.height) px instead of \(reference.width) × \(reference.height) px"
  }

  private static func sentence(_ lines: LineDifference) -> String {
    let (removed, added) = (lines.removed, lines.added)
    func quoted(_ line: String) -> String { "“\(line.drop { $0 == " " })”" }
    let pairs = zip(removed, added).map { "\(quoted($0)) became \(quoted($1))" }
    let rest =
      removed.count > added.count
      ? removed.dropFirst(added.count).map { "\(quoted($0)) vanished" }
      : added.dropFirst(removed.count).map { "\(quoted($0)) appeared" }
    let all = pairs + rest
    return all.prefix(2).joined(separator: ", ")
      + (all.count > 2 ? " and \(all.count - 2) more change\(all.count == 3 ? "" : "s")" : "")
  }

  private func addText(
    _ message: inout FailureMessage, _ artifacts: inout FailureArtifacts, _ before: String, _ now: String,
    _ lines: LineDifference
  ) {
    let shown = lines.text()
    message.add(
      "lines", "\(NumberText.grouped(lines.removed.count)) removed, \(NumberText.grouped(lines.added.count)) added")
    message.add("", shown, limit: strategy == .accessibility ? Self.lineLimit : Self.treeLineLimit)
    let end = strategy.textExtension
    artifacts.write(text: before, "reference.\(end)")
    message.add("reference", strategy.textPath(paths) ?? "")
    if let actual = artifacts.write(text: now, "actual.\(end)") { message.add("actual", actual) }
    if let diff = artifacts.write(text: shown.joined(separator: "\n") + "\n", "diff.txt") { message.add("diff", diff) }
  }
}

/// What a failed comparison of pictures comes to in words.
private struct PixelFindings {
  let difference: PixelDifference
  let analysis: DifferenceAnalysis
  let sweep: ToleranceSweep
  let painted: PaintedDifference
  let reference: Bitmap
  let actual: Bitmap
  let scale: Double
  let ignored: Int
  let hasTree: Bool

  init(_ difference: PixelDifference, _ reference: Bitmap, _ picture: RenderedPicture, limit: Int) {
    self.difference = difference
    (self.reference, actual) = (reference, picture.image)
    analysis = DifferenceAnalysis(difference, reference, picture.image)
    sweep = ToleranceSweep(difference, analysis, width: picture.image.width, height: picture.image.height)
    painted = PaintedDifference(
      picture.tree, analysis.clusters.prefix(limit), difference, reference, picture.image)
    scale = picture.image.scale
    ignored = picture.ignored.count
    hasTree = picture.tree != nil
  }

  /// What the first line says besides what moved.
  func headline(after changes: TreeDifference?) -> String? {
    let total = analysis.clusters.count
    guard let changes else {
      let places = painted.places.compactMap(\.title)
      if !places.isEmpty {
        return "\(places[0])\(total > 1 ? " and \(total - 1) more place\(total == 2 ? "" : "s")" : "")"
          + " (\(FailureMessage.count(difference)))"
      }
      return FailureMessage.numbers(difference)
    }
    if changes.isEmpty { return painted.sentence(total: total).map { "nothing moved; " + $0 } }
    // A change of colour away from everything that moved is a change of its own.
    let isApart = painted.sentence(total: 0) { place in
      let box = place.cluster.bounds
      let rect = CGRect(
        x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
        height: Double(box.height) / scale)
      return place.color != nil && !changes.affected.contains { $0.insetBy(dx: -2, dy: -2).intersects(rect) }
    }
    let isMoved = MovedColors.sentence(of: changes.moved, mask: difference.mask, reference, actual)
    let both = [isApart, isMoved].compactMap(\.self)
    return both.isEmpty ? nil : "also " + both.joined(separator: ", ")
  }

  func add(to message: inout FailureMessage) {
    message.add("pixels", FailureMessage.numbers(difference, analysis))
    var places = painted.places.map { place in
      FailureMessage.place(place.cluster, scale: scale) + ((place.only ?? place.title).map { ", \($0)" } ?? "")
    }
    let rest = analysis.clusters.dropFirst(painted.places.count)
    if !rest.isEmpty {
      places.append(
        "and \(NumberText.grouped(rest.count)) more places with \(NumberText.grouped(rest.reduce(0) { $0 + $1.count })) pixels"
      )
    }
    message.add("where", places, limit: places.count)
    if ignored > 0 { message.add("ignored", "\(ignored) area\(ignored == 1 ? "" : "s"), striped in the diff") }
    message.add("would pass", sweep.tolerances.isEmpty ? "under no tolerance: another size never does" : sweep.text)
  }
}
