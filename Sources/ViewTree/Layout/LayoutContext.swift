import Graphics
import Typography

/// What measuring needs besides the nodes: given as values, the same for the whole picture.
package final class LayoutContext {
  package var fonts: FontLibrary {
    guard let library else { preconditionFailure("a tree with text or symbols needs a layout context with fonts") }
    return library
  }
  private let library: FontLibrary?
  /// Device pixels per point.
  package let scale: CGFloat
  /// Which release's default spacing applies.
  package let spacingRules: SpacingRules
  /// Where the screen's own furniture is; `nil` where the layout is no screen.
  package let safeArea: SafeArea?
  /// The size of the nearest container (`ContainerRelativeFrameRule`) around the node being measured or placed.
  package private(set) var container = ProposedViewSize.unspecified
  /// What authors should hear, in the order found, each once.
  package private(set) var diagnostics: [LayoutDiagnostic] = []
  /// Where the sources of `matchedGeometryEffect` are in the placing under way, in points from the picture's corner.
  private(set) var matchedFrames: [AnyHashable: CGRect] = [:]
  private(set) var severalMatchedSources: Set<AnyHashable> = []
  /// How many placings are under way. One within another is a trial, whose places mean nothing to anybody.
  var placings = 0

  package init(fonts: FontLibrary, scale: CGFloat, spacingRules: SpacingRules = .iOS17, safeArea: SafeArea? = nil) {
    (library, self.scale, self.spacingRules, self.safeArea) = (fonts, scale, spacingRules, safeArea)
  }
  /// For trees without text and symbols.
  package init(withoutFontsAtScale scale: CGFloat, safeArea: SafeArea? = nil) {
    (library, self.scale, spacingRules, self.safeArea) = (nil, scale, .iOS17, safeArea)
  }
  /// Runs `body` for what is in a container; `nil` leaves the one around.
  func withContainer<Result>(_ inner: ProposedViewSize?, _ body: () -> Result) -> Result {
    guard let inner else { return body() }
    let outer = container
    container = ProposedViewSize(width: inner.width ?? outer.width, height: inner.height ?? outer.height)
    defer { container = outer }
    return body()
  }
  func setContainer(_ container: ProposedViewSize) { self.container = container }
  func recordMatched(_ key: AnyHashable, _ frame: CGRect) {
    if placings > 1 { return }
    if matchedFrames.updateValue(frame, forKey: key) != nil { severalMatchedSources.insert(key) }
  }
  /// A new placing begins.
  func forgetMatched() {
    if placings > 0 { return }
    matchedFrames = [:]
    severalMatchedSources = []
  }
  package func report(_ diagnostic: LayoutDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

/// How default stack spacing reads a text's metrics. [facts, swiftui-layout.md section 2, version note]
package enum SpacingRules: Hashable, Sendable {
  /// iOS 13–16: text to text is 0, and the tenth of a line is rounded up to 4 points.
  case iOS13
  /// iOS 17 and later: text to text is the leading, and the tenth of a line is rounded up to a pixel.
  case iOS17
}

/// A finding of layout. `isFailure` says whether a picture with it may be trusted.
package enum LayoutDiagnostic: Hashable, CustomStringConvertible {
  case text(TextDiagnostic)
  case unresolvedSize(node: String, size: String)
  case invalidLength(node: String)
  /// What the number is, in words.
  case invalidNumber(node: String, problem: String)
  case invalidOutline(node: String)
  case tooDeep(limit: Int)
  /// An alert, say, that does not fit into the picture.
  case presentationTooLarge(String, needed: CGSize, picture: CGSize)

  package var description: String {
    switch self {
    case .text(let diagnostic): diagnostic.description
    case .unresolvedSize(let node, let size):
      "\(node) came out \(size), which is no size; check its frame for NaN, infinity or a negative length"
    case .invalidLength(let node):
      "\(node) was given a length that is NaN, infinite or negative where none of these makes sense; it was ignored"
    case .invalidNumber(let node, let problem):
      "\(node) cannot be drawn: \(problem); check what it was computed from, a division by 0 perhaps"
    case .invalidOutline(let node):
      "\(node) cannot be drawn: its outline has a number that is NaN or infinite, or a width or a radius that is none; "
        + "check what it was computed from, a division by 0 perhaps"
    case .tooDeep(let limit):
      "views are nested more than \(limit) levels deep; a view may contain itself without end"
    case .presentationTooLarge(let title, let needed, let picture):
      "\(title) needs \(number(needed.width)) × \(number(needed.height)) points and the picture has "
        + "\(number(picture.width)) × \(number(picture.height)); use a layout with more room, a device say"
    }
  }
  /// Without what only follows from other findings: a wrong number early makes wrong sizes and outlines later.
  package static func causes(_ diagnostics: [LayoutDiagnostic]) -> [LayoutDiagnostic] {
    guard diagnostics.contains(where: \.isCause) else { return diagnostics }
    return diagnostics.filter { $0.isCause || !$0.isFailure }
  }
  private var isCause: Bool {
    switch self {
    case .invalidLength, .invalidNumber, .tooDeep: true
    case .text, .unresolvedSize, .invalidOutline, .presentationTooLarge: false
    }
  }
  package var isFailure: Bool {
    switch self {
    // Another font, or a box for a whole script, is not what the view means; a box for one glyph is there to be seen.
    case .text(.missingFont): true
    case .text: false
    case .unresolvedSize, .invalidLength, .invalidNumber, .invalidOutline, .tooDeep, .presentationTooLarge: true
    }
  }
}
