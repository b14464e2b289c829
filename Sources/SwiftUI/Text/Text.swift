import Typography
import ViewTree

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

/// Lines of text.
public struct Text: Equatable, @unchecked Sendable {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  indirect enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, StringTable)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    case value(AnyTextValue)
    case image(Image)
    case concatenated(Text, Text)
  }
  enum Modifier: Equatable {
    case font(Font?), weight(Font.Weight?), italic(Bool), design(Font.Design?), foreground(AnyEquatableStyle?)
    case monospacedDigit, kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)
    case underline(LineStyle?), strikethrough(LineStyle?), width(Font.Width?), scale(Scale)
  }
  var storage: Storage
  var modifiers: [Modifier] = []

  public init(verbatim content: String) { storage = .verbatim(content) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    storage = .localized(key, StringTable(name: tableName, bundle: bundle?.bundleURL))
  }
  public init(_ image: Image) { storage = .image(image) }

  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.storage = .concatenated(a, b)
    text.modifiers = []
    return text
  }

  func adding(_ modifier: Modifier) -> Text {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }
}

/// A shape style that a text can compare.
struct AnyEquatableStyle: Equatable {
  let style: AnyShapeStyle
  static func == (a: AnyEquatableStyle, b: AnyEquatableStyle) -> Bool {
    func equal<A: Equatable>(_ x: A, _ y: Any) -> Bool { (y as? A).map { $0 == x } ?? false }
    guard let x = a.style.base as? any Equatable else { return false }
    return equal(x, b.style.base)
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  public func bold() -> Text { adding(.weight(.emphasized)) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func italic() -> Text { adding(.italic(true)) }
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.design(.monospaced)) : self }
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.foreground(color.map { AnyEquatableStyle(style: AnyShapeStyle($0)) }))
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.foreground(AnyEquatableStyle(style: AnyShapeStyle(style))))
  }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
}

extension Text: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let environment = context.environment
    var resolver = TextResolver(environment: environment)
    resolver.append(self, TextResolver.Style(environment: environment))
    for problem in resolver.problems + resolver.imageProblems { context.graph.fail(problem) }
    if let change = resolver.nextChange { context.lowerAgain(at: change) }
    let runs = resolver.runs.enumerated().map { (index, run) -> TextContent.Run in
      let paint = context.presented(run.paint, slot: index)
      var text = run.run
      if let color = paint.color { text.paint = .color(color) }
      return TextContent.Run(text, paint: paint)
    }
    var content = TextContent(runs: runs, style: ParagraphStyle(environment))
    content.isRedacted = environment.isRedacted
    var node = ViewNode(.text(content))
    if let link = resolver.links.first {
      var semantics = Semantics()
      semantics.traits = ["link"]
      // Which of several links lies under a finger is not known.
      if resolver.links.allSatisfy({ $0.url == link.url }) {
        let openURL = environment.openURL
        semantics.action = { openURL(link.url) }
      }
      node.semantics = semantics
    }
    return [node]
  }
}

extension ParagraphStyle {
  init(_ environment: EnvironmentValues) {
    self.init()
    switch environment.multilineTextAlignment {
    case .leading: alignment = .leading
    case .center: alignment = .center
    case .trailing: alignment = .trailing
    }
    switch environment.truncationMode {
    case .head: truncation = .head
    case .middle: truncation = .middle
    case .tail: truncation = .tail
    }
    direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let limits = environment.lineLimits
    maximumLines = limits.maximum.map { max(1, $0) }
    minimumLines = limits.minimum
    lineSpacing = Double(environment.lineSpacing)
    let factor = Double(environment.minimumScaleFactor)
    // Left as it is where it is no number, for the tree to report.
    minimumScaleFactor = factor > 0 && factor < 1 || !factor.isFinite ? factor : 1
    allowsTightening = environment.allowsTightening
    han = HanForm(language: environment.locale.identifier)
  }
}
