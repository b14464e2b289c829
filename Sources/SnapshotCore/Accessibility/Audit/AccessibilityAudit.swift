import SwiftUI
import ViewTree

/// Looks for what keeps people from using a view. Each check is a function of its own; an element that a test excludes is
/// looked at by none.
@MainActor struct AccessibilityAudit {
  let snapshot: Snapshot
  let tree: AccessibilityTree
  let texts: [TextProbe]
  /// Labels, identifiers or texts of what is left alone.
  let excluded: Set<String>

  init(_ snapshot: Snapshot, excluding: [String]) {
    self.snapshot = snapshot
    tree = AccessibilityTree(of: snapshot.tree, size: snapshot.sizeInPoints)
    let modal = tree.modalPath
    texts = TextProbe.all(in: snapshot.tree, size: snapshot.sizeInPoints).filter { text in
      modal.map { text.path.starts(with: $0) } ?? true
    }
    excluded = Set(excluding)
  }

  func isExcluded(_ element: AccessibilityElement) -> Bool {
    excluded.contains(element.label) || element.identifier.map { excluded.contains($0) } ?? false
  }
  /// The element that a text is a part of.
  func owner(of text: TextProbe) -> AccessibilityElement? {
    tree.elements.last { text.path.starts(with: $0.path) || $0.path.starts(with: text.path) }
  }
  func isExcluded(_ text: TextProbe) -> Bool {
    excluded.contains(text.string) || owner(of: text).map(isExcluded) ?? false
  }
  var elements: [AccessibilityElement] { tree.elements.filter { !isExcluded($0) } }

  // MARK: - Contrast

  func contrast(_ requirement: ContrastRequirement, scale: CGFloat, canvas: ResolvedColor) throws
    -> [AccessibilityIssue]
  {
    let candidates = texts.filter { $0.isEnabled && !$0.letters.isEmpty && !isExcluded($0) }
    if candidates.isEmpty { return [] }
    let measurement = try ContrastMeasurement(snapshot.tree, size: snapshot.sizeInPoints, scale: scale, canvas: canvas)
    return candidates.compactMap { text in
      guard let result = measurement.result(text) else { return nil }
      let needed = text.isLarge ? requirement.largeText : requirement.text
      if result.ratio >= needed { return nil }
      let size = text.fontSizes.min().map { "\(number(CGFloat($0))) pt" } ?? ""
      let better = result.remedy(for: needed)
      return AccessibilityIssue(
        .contrast, Self.name(text), at: text.frame,
        "has a contrast of \(Self.ratio(result.ratio)):1 (\(result.foreground.hex) on \(result.background.hex)), needs \(Self.ratio(needed)):1 at \(size)",
        remedy: better.map { "\($0.hex) would do, or another background" }
          ?? "no colour is enough there: change the background",
        measured: result.ratio, needed: needed)
    }
  }

  // MARK: - Targets

  /// In points. [HIG]
  static let targetSide: CGFloat = 44

  func targets() -> [AccessibilityIssue] {
    let targets = elements.filter {
      $0.isEnabled && ($0.isInteractive || answersTap(at: $0.gesturePath)) && !$0.visibleFrame.isNull
    }
    var issues: [AccessibilityIssue] = []
    for target in targets where !target.hasSystemTarget {
      let size = target.target.size
      if size.width >= Self.targetSide - 0.01, size.height >= Self.targetSide - 0.01 { continue }
      let side = Self.targetSide
      issues.append(
        AccessibilityIssue(
          .targetSize, Self.name(target), at: target.target,
          "can be touched on \(number(size.width)) × \(number(size.height)) pt, needs 44 × 44 pt",
          remedy: targetRemedy(target),
          measured: Double(min(size.width, size.height)), needed: Double(side)))
    }
    // Most pairs are far apart, which four numbers tell.
    let sides = targets.map { t in
      (left: t.target.minX, right: t.target.maxX, top: t.target.minY, bottom: t.target.maxY)
    }
    for (index, a) in targets.enumerated() {
      let own = sides[index]
      var next = index
      while next + 1 < targets.count {
        next += 1
        let other = sides[next]
        if other.top >= own.bottom || other.bottom <= own.top || other.left >= own.right || other.right <= own.left {
          continue
        }
        let b = targets[next]
        if a.path.starts(with: b.path) || b.path.starts(with: a.path)
          || a.gesturePath != nil && a.gesturePath == b.gesturePath
        {
          continue
        }
        let both = a.target.overlap(with: b.target)
        // One that lies on another as a whole is meant to.
        if both.isNull || both.width <= 1 || both.height <= 1 || a.target.contains(b.target)
          || b.target.contains(a.target)
        {
          continue
        }
        issues.append(
          AccessibilityIssue(
            .targetSize, Self.name(b), at: both,
            "shares \(number(both.width)) × \(number(both.height)) pt with \(Self.name(a)), where only one of them can be touched",
            remedy: "move them apart, or make their content shapes smaller",
            measured: Double(min(both.width, both.height)),
            needed: 0))
      }
    }
    return issues
  }

  /// A label of 44 points in a bordered button would be larger than that by the button's padding.
  private func targetRemedy(_ target: AccessibilityElement) -> String {
    let side = Self.targetSide
    guard let label = snapshot.tree.descendant(at: target.path).flatMap(Self.borderedLabel) else {
      return "give its label `.frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())`"
    }
    let size = target.target.size
    var arguments: [String] = []
    for (name, length, inner) in [
      ("minWidth", size.width, label.frame.width), ("minHeight", size.height, label.frame.height),
    ] where length < side - 0.01 {
      arguments.append("\(name): \(number(max(0, side - (length - inner))))")
    }
    return "give its label `.frame(\(arguments.joined(separator: ", ")))`, to which its border adds the rest, "
      + "or the button `.controlSize(.large)`"
  }

  /// What is inside the padding of a bordered button, by the nodes that `BorderedButton` is made of; `nil` of any other.
  private static func borderedLabel(_ button: PlacedNode) -> PlacedNode? {
    guard button.kind == "Button", let fade = button.children.first, fade.kind.hasPrefix("opacity("),
      let field = fade.children.first, field.kind == "background",
      let sides = field.children.first(where: { $0.kind.hasPrefix("padding(horizontal:") }),
      let ends = sides.children.first, ends.kind.hasPrefix("padding(horizontal: 0, vertical:"),
      let label = ends.children.first, label.kind == "HStack"
    else { return nil }
    return label
  }

  /// Whether a finger that comes down and is lifted at once makes a gesture at the path do something; nothing is done.
  private func answersTap(at path: [Int]?) -> Bool {
    guard let path, let node = snapshot.tree.descendant(at: path), let interaction = node.interaction else {
      return false
    }
    let middle = CGPoint(x: node.frame.width / 2, y: node.frame.height / 2)
    return interaction.gestures.contains { gesture in
      guard gesture.includesGesture else { return false }
      let recognizer = gesture.makeRecognizer()
      let global = CGPoint(x: node.frame.midX, y: node.frame.midY)
      var began = TouchEvent(.began, at: middle, global: global, size: node.frame.size, time: 0)
      began.spaces = node.spaces
      if recognizer.respond(to: began).status.isFinal { return false }
      var ended = TouchEvent(.ended, at: middle, global: global, size: node.frame.size, time: 0.05)
      ended.spaces = node.spaces
      let response = recognizer.respond(to: ended)
      return response.status == .ended && !response.effects.isEmpty
    }
  }

  // MARK: - Names

  func labels() -> [AccessibilityIssue] {
    elements.compactMap { element in
      if element.label.allSatisfy(\.isWhitespace) {
        guard element.isInteractive || element.traits.contains("image") || element.value == nil else { return nil }
        return AccessibilityIssue(
          .labels, Self.name(element), at: element.frame, "has no label, so VoiceOver has nothing to say of it",
          remedy: "add `.accessibilityLabel(\"…\")`, or `.accessibilityHidden(true)` if it is only decoration")
      }
      switch element.labelSource {
      case .assetName:
        return AccessibilityIssue(
          .labels, Self.name(element), at: element.frame, "is called by the name of its asset",
          remedy: "use `Image(_:label:)` or `.accessibilityLabel(\"…\")`; `Image(decorative:)` if it says nothing")
      case .symbolName where element.isInteractive:
        return AccessibilityIssue(
          .labels, Self.name(element), at: element.frame, "is called by the name of its symbol only",
          remedy: "say what it does: `.accessibilityLabel(\"…\")`, or a `Label` in the style `.iconOnly`")
      case .words, .symbolName, .none: break
      }
      for (trait, word) in [("button", "button"), ("image", "image"), ("link", "link")]
      where element.traits.contains(trait) && element.label.lowercased().hasSuffix(" " + word) {
        return AccessibilityIssue(
          .labels, Self.name(element), at: element.frame, "says \"\(word)\" twice, for VoiceOver adds it to the label",
          remedy: "leave \"\(word)\" out of the label")
      }
      return nil
    }
  }

  func duplicates() -> [AccessibilityIssue] {
    var issues: [AccessibilityIssue] = []
    // Grouped once: to look through all of them for each takes minutes where there are thousands.
    var sharedPaths = Dictionary(grouping: elements.filter { $0.sharedLabelPath != nil }) { $0.sharedLabelPath ?? [] }
    for element in elements {
      guard let path = element.sharedLabelPath, let all = sharedPaths.removeValue(forKey: path) else { continue }
      issues.append(
        AccessibilityIssue(
          .duplicates, Self.name(element), at: all.reduce(CGRect.null) { $0.union($1.frame) },
          "is what each of \(all.count) elements is called, since their container was given the label",
          remedy: "put `.accessibilityElement(children: .combine)` or `.ignore` before the label"))
    }
    func key(_ e: AccessibilityElement) -> String {
      ([e.label, e.value ?? ""] + e.inputLabels.prefix(1) + e.containers).joined(separator: "\u{0}")
    }
    let controls = elements.filter { $0.isInteractive && $0.sharedLabelPath == nil }
    var named = Dictionary(grouping: controls, by: key)
    for element in controls where !element.label.isEmpty {
      guard let all = named.removeValue(forKey: key(element)), all.count > 1 else { continue }
      issues.append(
        AccessibilityIssue(
          .duplicates, Self.name(element), at: all.reduce(CGRect.null) { $0.union($1.frame) },
          "is the name of \(all.count) controls, which cannot be told apart by it",
          remedy: "say of each what it is about: `.accessibilityLabel(\"Delete photo 3\")`"))
    }
    return issues
  }

  func traits() -> [AccessibilityIssue] {
    var issues = elements.filter { !$0.isInteractive && answersTap(at: $0.gesturePath) }.map { element in
      AccessibilityIssue(
        .traits, Self.name(element), at: element.frame, "answers a tap and does not say that it is a button",
        remedy: "use a `Button`, or add `.accessibilityAddTraits(.isButton)`")
    }
    for target in tree.silentTargets where answersTap(at: target.path) {
      issues.append(
        AccessibilityIssue(
          .traits, "a view", at: target.frame, "answers a tap and cannot be reached with VoiceOver",
          remedy: "use a `Button`, or add `.accessibilityLabel(\"…\")` and `.accessibilityAddTraits(.isButton)`"))
    }
    return issues
  }

  // MARK: - Type size

  /// - Parameter largest: the same view at the largest type size.
  func dynamicType(_ largest: AccessibilityAudit?) -> [AccessibilityIssue] {
    var issues: [AccessibilityIssue] = []
    var cut: Set<String> = []
    for (audit, isOwn) in [(self as AccessibilityAudit?, true), (largest, false)] {
      guard let audit else { continue }
      for text in audit.texts where !audit.isExcluded(text) {
        let name = Self.name(text)
        if cut.contains(name) { continue }
        let isClipped =
          text.uncutFrame.isNull || text.uncutFrame.height < text.frame.height - 1
          || text.uncutFrame.width < text.frame.width - 1
        if text.isTruncated || isClipped {
          cut.insert(name)
          // The frame is that of the picture that people see, which the markers are drawn on.
          let here = isOwn ? text : twin(of: text)
          let size = isOwn ? " in this picture" : here == nil ? "" : " at the type size accessibility5"
          let place =
            isOwn || here == nil ? "" : ", in whose picture it is at \(AccessibilityIssue.text(of: text.frame))"
          var issue = AccessibilityIssue(
            .dynamicType, name, at: (here ?? text).frame,
            "is cut\(size)" + (text.isTruncated ? "" : " by an outline around it") + place,
            remedy: "let it wrap (no `lineLimit`, no fixed height), scroll it, or stack it with `ViewThatFits`")
          issue.isOnlyAtLargestSize = here == nil
          issues.append(issue)
        }
      }
    }
    guard let largest else { return issues }
    let byPath = Dictionary(grouping: largest.texts, by: \.path)
    for text in texts where !text.isInBar && !isExcluded(text) {
      guard let other = byPath[text.path]?.first(where: { $0.string == text.string }),
        other.fontSizes == text.fontSizes, let size = text.fontSizes.min(), size < 24
      else { continue }
      issues.append(
        AccessibilityIssue(
          .dynamicType, Self.name(text), at: text.frame,
          "stays at \(number(CGFloat(size))) pt when a person asks for larger text",
          remedy: "use a text style such as `.font(.body)`, or `.custom(_:size:relativeTo:)`, or `@ScaledMetric`"))
    }
    return issues
  }

  /// The same text in this picture: at the same place of the tree, or the only one of these words.
  private func twin(of text: TextProbe) -> TextProbe? {
    let alike = texts.filter { $0.string == text.string }
    return alike.first { $0.path == text.path } ?? (alike.count == 1 ? alike[0] : nil)
  }

  // MARK: - Words

  private static func name(_ text: TextProbe) -> String {
    "Text " + QuotedText.of(shortened(text.string))
  }
  static func name(_ element: AccessibilityElement) -> String {
    let kind =
      element.traits.first { !["header", "selected", "dimmed"].contains($0) } ?? (element.traits.first ?? "element")
    if element.label.isEmpty {
      return "\(kind)"
        + (element.identifier.map { " with id \(QuotedText.of($0))" } ?? " without a label")
    }
    return "\(kind) " + QuotedText.of(shortened(element.label))
  }
  private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

  /// Two places, rounded down: what is not enough never looks as if it were.
  static func ratio(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded(.down))
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole)." + (rest < 10 ? "0" : "") + "\(rest)"
  }
}

/// Draws a view and looks for what keeps people from using it.
/// - Throws: `SnapshotError` where there is no picture.
@MainActor package func accessibilityIssuesOfPicture<V: View>(
  checks: AccessibilityChecks, excluding: [String], contrast: ContrastRequirement, layout: SnapshotLayout,
  traits: SnapshotTraits, until moment: SnapshotMoment = .rest, view: () throws -> V
) throws -> [AccessibilityIssue] {
  try auditPicture(
    checks: checks, excluding: excluding, contrast: contrast, layout: layout, traits: traits, until: moment,
    drawsIssues: false, view: view
  ).issues
}

/// - Parameter drawsIssues: whether there is a picture of them, too.
/// - Returns: the issues, and the view's picture with a marker on each of them and a legend; `nil` where there is none.
@MainActor package func auditPicture<V: View>(
  checks: AccessibilityChecks, excluding: [String], contrast: ContrastRequirement, layout: SnapshotLayout,
  traits: SnapshotTraits, until moment: SnapshotMoment = .rest, drawsIssues: Bool = true, view: () throws -> V
) throws -> (issues: [AccessibilityIssue], overlay: Bitmap?) {
  let resources = try SnapshotResources.shared()
  func audit(_ traits: SnapshotTraits) throws -> AccessibilityAudit {
    let snapshot = try SnapshotRenderer.render(
      layout: layout, traits: traits, resources: resources, until: moment, view: view)
    return AccessibilityAudit(try snapshot.validated(), excluding: excluding)
  }
  let own = try audit(traits)
  var issues: [AccessibilityIssue] = []
  if checks.contains(.contrast) {
    let stage = SnapshotStage(layout: layout, traits: traits, resources: resources)
    issues += try own.contrast(contrast, scale: stage.scale, canvas: stage.opaqueBackground)
  }
  if checks.contains(.targetSize) { issues += own.targets() }
  if checks.contains(.labels) { issues += own.labels() }
  if checks.contains(.duplicates) { issues += own.duplicates() }
  if checks.contains(.traits) { issues += own.traits() }
  if checks.contains(.dynamicType) {
    let largest = traits.merging(.dynamicType(.accessibility5))
    issues += own.dynamicType(traits.dynamicTypeSize == .accessibility5 ? nil : try audit(largest))
  }
  if issues.isEmpty || !drawsIssues { return (issues, nil) }
  let drawn = try AccessibilityOverlay.draw(
    issues.map { OverlayItem($0, in: own.snapshot.sizeInPoints) }, whole: "message", over: own.snapshot, traits: traits,
    resources: resources)
  return (issues, drawn.image)
}

extension SnapshotStage {
  /// What is behind the view, over the system's background where it is not opaque.
  fileprivate var opaqueBackground: ResolvedColor {
    if background.alpha >= 1 { return background }
    let under = Color.systemBackground.resolved(in: environment)
    let alpha = background.alpha
    func over(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return ResolvedColor(
      red: over(background.red, under.red), green: over(background.green, under.green),
      blue: over(background.blue, under.blue))
  }
}
