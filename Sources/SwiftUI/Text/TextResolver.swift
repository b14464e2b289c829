import Typography
import ViewTree

/// Text and its modifiers → runs with final fonts and paints.
struct TextResolver {
  /// What the pieces of a text inherit.
  struct Style {
    var font: Font
    var traits: TextTraits
    var foreground: AnyShapeStyle?
    init(environment: EnvironmentValues) {
      font = environment.font ?? .body
      traits = environment.textTraits
    }
  }
  let environment: EnvironmentValues
  var runs: [TextContent.Run] = []
  /// Why an image inside the text cannot be drawn.
  var imageProblems: [String] = []
  /// Why the text cannot be drawn as it is meant.
  private(set) var problems: [String] = []
  /// When the text will say something else, if it follows the clock.
  private(set) var nextChange: Date?
  /// What is to be tapped, in the order of the text.
  private(set) var links: [Link] = []
  struct Link: Equatable {
    var text: String
    var url: URL
  }

  init(environment: EnvironmentValues) { self.environment = environment }

  mutating func append(_ text: Text, _ inherited: Style) {
    var style = inherited
    // The modifier closest to the text was applied first and has the last word.
    for modifier in text.modifiers.reversed() { apply(modifier, &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key, let table): append(key.localized(table, in: environment), style)
    case .resource(let resource): append(resource, style)
    case .attributed(let string): append(string, style)
    case .value(let value): append(value, style)
    case .image(let image): append(image, style)
    case .concatenated(let a, let b):
      append(a, style)
      append(b, style)
    }
  }

  private func apply(_ modifier: Text.Modifier, _ style: inout Style) {
    switch modifier {
    case .font(let font): if let font { style.font = font }
    case .weight(let weight): if let weight { style.traits.weight = weight }
    case .italic(let isItalic): style.traits.isItalic = isItalic
    case .design(let design): if let design { style.traits.design = design }
    case .foreground(let foreground): if let foreground { style.foreground = foreground.style }
    case .monospacedDigit: style.traits.hasMonospacedDigits = true
    case .kerning(let kerning): style.traits.kerning = kerning
    case .tracking(let tracking): style.traits.tracking = tracking
    case .baselineOffset(let offset): style.traits.baselineOffset = offset
    case .underline(let line): style.traits.underline = line
    case .strikethrough(let line): style.traits.strikethrough = line
    case .width(let width): style.traits.width = width
    case .scale(let scale): style.traits.scale = scale
    }
  }

  /// Markdown is read in the literal as a whole, so that emphasis may enclose what was interpolated.
  private mutating func append(_ segments: [LocalizedStringKey.Segment], _ style: Style) {
    var literal = ""
    var inserted: [LocalizedStringKey.Segment] = []
    for segment in segments {
      switch segment {
      case .literal(let string): literal += string
      case .text, .image:
        literal.append(Self.placeholder)
        inserted.append(segment)
      case .string, .integer, .unsigned, .decimal, .formatted:
        let written = LocalizedStringKey.written(segment, locale: environment.locale) {
          problems.append("Text formats a value with the specifier \($0)")
        }
        literal += MarkdownEscape.escaped(written ?? "")
      }
    }
    appendMarkdown(literal, inserted[...], style)
  }
  /// Stands in Markdown for a text or an image: a code point of private use that nobody is known to use.
  private static let placeholder: Character = "\u{10F8D0}"

  private mutating func appendMarkdown(
    _ source: String, _ inserted: ArraySlice<LocalizedStringKey.Segment>, _ style: Style
  ) {
    var inserted = inserted
    for piece in Markdown.pieces(of: source) where !piece.text.isEmpty || source.isEmpty {
      var styled = style
      if piece.isBold { styled.traits.weight = .emphasized }
      if piece.isItalic { styled.traits.isItalic = true }
      if piece.isCode { styled.traits.design = .monospaced }
      if piece.isStruck { styled.traits.strikethrough = .single }
      if let link = piece.link {
        styled.foreground = AnyShapeStyle(TintShapeStyle())
        if let url = URL(string: link) { links.append(Link(text: piece.text, url: url)) }
      }
      let parts = piece.text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        // Between two parts stands what was put in.
        if index > 0, let segment = inserted.popFirst() {
          switch segment {
          case .text(let text): append(text, styled)
          case .image(let image): append(image, styled)
          default: break
          }
        }
        if !part.isEmpty || parts.count == 1 { append(String(part), styled) }
      }
    }
  }

  /// A resource names its own locale, or takes that of the text.
  private mutating func append(_ resource: LocalizedStringResource, _ style: Style) {
    var environment = environment
    if !resource.locale.isUnspecified { environment.locale = resource.locale }
    append(resource.defaultValue.key.localized(resource.stringTable, named: resource.name, in: environment), style)
  }

  private mutating func append(_ value: AnyTextValue, _ style: Style) {
    let now = Date.textMoment
    switch value.base.text(in: environment, now: now) {
    case .plain(let string): append(string, style)
    case .attributed(let string): append(string, style)
    case .problem(let problem):
      problems.append(problem)
      append("?", style)
    }
    if let change = value.base.nextChange(after: now) { nextChange = nextChange.map { min($0, change) } ?? change }
  }

  /// What an attributed string says of a stretch comes before all modifiers.
  private mutating func append(_ string: AttributedString, _ style: Style) {
    var isEmpty = true
    for run in string.runs {
      isEmpty = false
      let text = String(string[run.range].characters)
      var styled = style
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] {
        styled.font = font
        styled.traits.weight = nil
        styled.traits.design = nil
      }
      let intent = run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? []
      if intent.contains(.stronglyEmphasized) { styled.traits.weight = .emphasized }
      if intent.contains(.emphasized) { styled.traits.isItalic = true }
      if intent.contains(.code) { styled.traits.design = .monospaced }
      if intent.contains(.strikethrough) { styled.traits.strikethrough = .single }
      if let url = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
        styled.foreground = AnyShapeStyle(TintShapeStyle())
        links.append(Link(text: text, url: url))
      }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        styled.foreground = AnyShapeStyle(color)
      }
      if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        styled.traits.background = color
      }
      if let line = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] {
        styled.traits.underline = line
      }
      if let line = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] {
        styled.traits.strikethrough = line
      }
      if let kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self] { styled.traits.kerning = kerning }
      if let tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self] {
        styled.traits.tracking = tracking
      }
      if let offset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        styled.traits.baselineOffset = offset
      }
      append(text, styled)
    }
    // An empty text still has a line's height.
    if isEmpty { append("", style) }
  }

  private mutating func append(_ string: String, _ style: Style) {
    var string = string
    switch environment.textCase {
    case .uppercase?: string = string.uppercased(with: environment.locale)
    case .lowercase?: string = string.lowercased(with: environment.locale)
    case nil: break
    }
    let font = font(style)
    let paint = paint(style)
    var run = TextRun(string, font: font, paint: .color(paint.color ?? .black))
    run.kerning = Double(style.traits.kerning)
    run.tracking = Double(style.traits.tracking)
    run.baselineOffset = Double(style.traits.baselineOffset)
    run.underline = style.traits.underline.map { line($0) }
    run.strikethrough = style.traits.strikethrough.map { line($0) }
    run.background = style.traits.background?.resolved(in: environment)
    if let width = style.traits.width ?? style.font.width, width != .standard {
      problems.append("fontWidth(\(number(width.value))) is not supported: the font has one width")
    }
    if style.traits.scale != .default {
      problems.append("textScale(.secondary) is not supported: its size is not known")
    }
    runs.append(TextContent.Run(run, paint: paint))
  }

  private func line(_ style: Text.LineStyle) -> TextRun.Line {
    TextRun.Line(color: style.color?.resolved(in: environment), dashes: style.pattern.dashes)
  }

  func font(_ style: Style) -> FontDescriptor {
    var font = style.font.resolve(in: environment)
    if let weight = style.traits.weight { font.weight = weight.value(for: style.font, in: environment) }
    if style.traits.isItalic { font.isItalic = true }
    if style.traits.hasMonospacedDigits { font.hasMonospacedDigits = true }
    if let design = style.traits.design { font.family = design.family }
    return font
  }

  func paint(_ style: Style) -> ShapePaint {
    (style.foreground ?? AnyShapeStyle(ForegroundStyle()))._paint(in: environment, level: 0)
  }
}

extension Text.LineStyle.Pattern {
  /// Drawn and left out in turn, in thicknesses of the line. [unverified]
  fileprivate var dashes: [Double] {
    switch self {
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    default: []
    }
  }
}
