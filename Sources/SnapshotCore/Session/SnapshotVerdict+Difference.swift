import Graphics
import PNGCoding

/// The failure of a comparison: what moved, what is painted differently, the numbers, the files.
extension SnapshotVerdict {
  /// Clusters and changes that a message tells.
  private static let clusterLimit = 8
  /// Changes that the first line tells.
  private static let firstLineLimit = 3
  static let changeLimit = 20
  private static let lineLimit = 24
  /// Of a tree the changes have been told in words.
  private static let treeLineLimit = 10

  /// - Parameter other: a snapshot that was compared with the same reference before.
  func different(
    _ picture: RenderedPicture, _ findings: ReferenceFindings, sharedWith other: RunLedger.Comparison? = nil
  ) -> SnapshotResult {
    // 1. What moved, as far as a tree was recorded.
    let recorded = recordedTree(findings)
    let changes: TreeDifference? =
      if let before = recorded.tree, let now = picture.tree {
        // Where the tree itself is compared, no area of it is left out.
        TreeDifference(from: before, to: now, ignoring: strategy == .image ? picture.ignoredFrames : [])
      } else {
        nil
      }
    var artifacts = context.artifacts()
    var report = FailureArtifacts.Report(actual: picture.image)
    report.changes = changes?.lines
    report.isAcceptable = true

    // 2. What differs in the pixels, the text, or both.
    var details: [(inout FailureMessage, inout FailureArtifacts) -> Void] = []
    var headline: [String] = []
    var told = 0
    func tell(_ changes: TreeDifference?, besides painted: Bool) {
      guard let changes, !changes.isEmpty else { return }
      let summary = changes.summary(limit: painted ? Self.firstLineLimit - 1 : Self.firstLineLimit)
      headline.append(summary.text)
      told = summary.told
    }
    if let reference = findings.image, let difference = findings.comparison?.failedDifference {
      let pixels = PixelFindings(
        difference, reference, picture, recorded.tree, limit: Self.clusterLimit, isTextSame: findings.isTextSame)
      report.reference = .init(reference)
      report.difference = .init(difference, pixels.analysis, pixels.sweep)
      let painted = pixels.changes(after: changes)
      tell(changes, besides: !painted.isEmpty)
      let sentence = pixels.headline(after: changes, painted, limit: max(1, Self.firstLineLimit - told))
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
          analysis: pixels.analysis)
        message.add("reference", reference, paths.reference)
        message.add("actual", picture.image, artifacts.actual)
        if let diff = artifacts.diff { message.add("diff", diff) }
        if let amplified = artifacts.amplified { message.add("amplified", amplified) }
      }
    } else if let reference = findings.image, case .sizesTooFarApart = findings.comparison {
      headline.append(Self.sizes(picture.image, reference))
      report.reference = .init(reference)
      tell(changes, besides: false)
      details.append { message, artifacts in
        artifacts.write(actual: picture.image)
        artifacts.write(copyOfReference: paths.reference)
        message.add("pixels", "not compared: no canvas that covers both can be held")
        message.add("reference", reference, paths.reference)
        message.add("actual", picture.image, artifacts.actual)
      }
    } else {
      tell(changes, besides: false)
      if strategy.comparesPicture, findings.image == nil {
        details.append { message, artifacts in
          message.add("missing", paths.reference)
          artifacts.write(actual: picture.image)
        }
      }
    }
    if let before = findings.text, let now = findings.actualText, !before.utf8.elementsEqual(now.utf8) {
      let lines = LineDifference(from: before, to: now)
      if headline.isEmpty { headline.append(lines.sentence()) }
      details.append { message, artifacts in
        addText(&message, &artifacts, before, now, lines)
        // Lines without frames are found in a picture: with markers, where the assertion draws them.
        if strategy == .accessibility {
          artifacts.write(actual: picture.image)
          message.add("picture", picture.image, artifacts.actual)
        }
      }
    } else if let path = strategy.textPath(paths), findings.text == nil {
      details.append { message, _ in message.add("missing", path) }
    }
    // A companion that explains is left for who wants to look further.
    if strategy == .image, let before = recorded.tree, let now = picture.tree, before != now {
      details.append { _, artifacts in
        artifacts.write(text: recorded.text, "reference.tree")
        artifacts.write(text: now.text, "actual.tree")
      }
    }

    // 3. The message.
    var message = FailureMessage(
      identity, "differs\(headline.isEmpty ? " from its reference" : ": " + headline.joined(separator: "; "))")
    if let changes { message.add("changed", changes.lines, limit: Self.changeLimit) }
    for add in details { add(&message, &artifacts) }
    if let note = recorded.note, picture.tree != nil { message.add("tree", note) }
    if let other {
      message.add(
        "shared",
        "the reference is also that of \(other.source), which \(other.passed ? "is like it" : "differs from it, too")")
      message.add("", "unless both are to show the same, give each a `named:` of its own, or rename one of the tests")
    }
    message.addAcceptance(.failed, isModeSet: isModeSet)
    return context.failed(message, leaving: &artifacts, report, remedy: .record(.failed))
  }

  /// The tree, the text that it was read from, and why there is none.
  private func recordedTree(_ findings: ReferenceFindings) -> (tree: SnapshotTree?, text: String, note: String?) {
    if strategy == .accessibility { return (nil, "", nil) }
    do {
      guard let text = try findings.text ?? TextReferenceStore.read(paths.tree) else {
        return (
          nil, "",
          "\(paths.tree) is not there, so what moved is not known; it is written when the picture is recorded or passes"
        )
      }
      return (try SnapshotTree(parsing: text), text, nil)
    } catch let error as SnapshotTreeError {
      return (nil, "", "\(paths.tree), \(error); so what moved is not known")
    } catch {
      return (nil, "", "what moved is not known: \(error)")
    }
  }

  /// `20 × 11 pt instead of 20 × 10 pt`, in pixels where points are the same.
  private static func sizes(_ actual: Bitmap, _ reference: Bitmap) -> String {
    func points(_ picture: Bitmap) -> String { String(FailureMessage.size(picture).prefix { $0 != "," }) }
    let (a, b) = (points(actual), points(reference))
    if a != b { return "the picture is \(a) instead of \(b)" }
    return "the picture is \(actual.width) × \(actual.height) px instead of \(reference.width) × \(reference.height) px"
  }

  private func addText(
    _ message: inout FailureMessage, _ artifacts: inout FailureArtifacts, _ before: String, _ now: String,
    _ lines: LineDifference
  ) {
    // Without the line end at the end there is no line that differs.
    let shown = lines.isEmpty ? [] : lines.text()
    message.add(
      "lines", "\(NumberText.grouped(lines.removed.count)) removed, \(NumberText.grouped(lines.added.count)) added")
    message.add("", shown, limit: strategy == .accessibility ? Self.lineLimit : Self.treeLineLimit)
    let end = strategy.textExtension
    artifacts.write(text: before, "reference.\(end)")
    message.add("reference", strategy.textPath(paths) ?? "")
    if let actual = artifacts.write(text: now, "actual.\(end)") { message.add("actual", actual) }
    if !shown.isEmpty, let diff = artifacts.write(text: shown.joined(separator: "\n") + "\n", "diff.txt") {
      message.add("diff", diff)
    }
  }
}

/// What a failed comparison of pictures comes to in words.
private struct PixelFindings {
  let difference: PixelDifference
  let analysis: DifferenceAnalysis
  let sweep: ToleranceSweep
  /// What is compared besides the picture: no tolerance is for texts.
  let isTextSame: Bool
  let painted: PaintedDifference
  let reference: Bitmap
  let actual: Bitmap
  let scale: Double
  let ignored: Int
  /// Places that are listed.
  let told: Int

  /// Clusters that are looked at for the first line: twelve texts of another colour are one change.
  private static let describedLimit = 64

  init(
    _ difference: PixelDifference, _ reference: Bitmap, _ picture: RenderedPicture, _ recorded: SnapshotTree?,
    limit: Int, isTextSame: Bool
  ) {
    self.difference = difference
    (self.reference, actual) = (reference, picture.image)
    analysis = DifferenceAnalysis(difference, reference, picture.image)
    sweep =
      isTextSame
      ? ToleranceSweep(difference, analysis, width: picture.image.width, height: picture.image.height) : .none
    self.isTextSame = isTextSame
    told = limit
    painted = PaintedDifference(
      picture.tree, recorded: recorded, analysis.clusters.prefix(Self.describedLimit), difference, reference,
      picture.image)
    scale = picture.image.scale > 0 && picture.image.scale.isFinite ? picture.image.scale : 1
    ignored = picture.ignored.count
  }

  /// What is painted differently, besides what moved.
  func changes(after changes: TreeDifference?) -> [PaintedChange] {
    guard let changes else { return [] }
    if changes.isEmpty { return painted.changes() }
    // A change of colour away from everything that moved is a change of its own.
    let isApart = painted.changes { place in
      let box = place.cluster.bounds
      let rect = CGRect(
        x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
        height: Double(box.height) / scale)
      return place.color != nil && place.only == nil
        && !changes.affected.contains { $0.insetBy(dx: -2, dy: -2).overlaps(rect) }
    }
    let isMoved = MovedColors.changes(of: changes.moved, mask: difference.mask, reference, actual)
    return PaintedChange.joined(isApart + isMoved)
  }

  /// What the first line says besides what moved.
  func headline(after changes: TreeDifference?, _ found: [PaintedChange], limit: Int) -> String? {
    let total = analysis.clusters.count
    guard let changes else {
      let places = painted.places.compactMap(\.title)
      if !places.isEmpty {
        return "\(places[0])\(total > 1 ? " and \(total - 1) more place\(total == 2 ? "" : "s")" : "")"
          + " (\(FailureMessage.count(difference)))"
      }
      return FailureMessage.numbers(difference)
    }
    if changes.isEmpty {
      return PaintedChange.sentence(found, limit: limit, rest: total - painted.places.count).map {
        (found.contains(where: \.mayBeMoved) ? "" : "nothing moved; ") + $0
      }
    }
    return PaintedChange.sentence(found, limit: limit).map { "also " + $0 }
  }

  func add(to message: inout FailureMessage) {
    message.add("pixels", FailureMessage.numbers(difference, analysis))
    var places = painted.places.prefix(told).map { place in
      FailureMessage.place(place.cluster, scale: scale) + ((place.only ?? place.title).map { ", \($0)" } ?? "")
    }
    let rest = analysis.clusters.dropFirst(places.count)
    if !rest.isEmpty {
      let pixels = rest.reduce(0) { $0 + $1.count }
      places.append(
        "and \(NumberText.grouped(rest.count)) more place\(rest.count == 1 ? "" : "s") with "
          + "\(NumberText.grouped(pixels)) pixel\(pixels == 1 ? "" : "s")")
    }
    message.add("where", places, limit: places.count)
    if ignored > 0 { message.add("ignored", "\(ignored) area\(ignored == 1 ? "" : "s"), striped in the diff") }
    message.add(
      "would pass",
      !sweep.tolerances.isEmpty
        ? sweep.text
        : "under no tolerance: "
          + (isTextSame ? "another size never does" : "the tree is compared, too, and is not the recorded one"))
  }
}
