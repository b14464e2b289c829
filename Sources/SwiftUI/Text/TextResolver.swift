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
  /// With the reason.
  var invalidSpecifiers: [String] = []

  init(environment: EnvironmentValues) { self.environment = environment }

  mutating func append(_ text: Text, _ inherited: Style) {
    var style = inherited
    // The modifier closest to the text was applied first and has the last word.
    for modifier in text.modifiers.reversed() { apply(modifier, &style) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .localized(let key): append(key, style)
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
    }
  }

  /// Markdown is read in the literal as a whole, so that emphasis may enclose what was interpolated.
  private mutating func append(_ key: LocalizedStringKey, _ style: Style) {
    var literal = ""
    for segment in key.segments {
      switch segment {
      case .literal(let string): literal += string
      case .formatted(let value, let specifier):
        if let problem = FormatSpecifier.problem(specifier, for: value) {
          invalidSpecifiers.append("\"\(specifier)\": \(problem)")
          literal += MarkdownEscape.escaped("\(value)")
        } else {
          literal += MarkdownEscape.escaped(LocalizedStringKey.formatted(segment, locale: environment.locale) ?? "")
        }
      case .integer, .decimal:
        literal += MarkdownEscape.escaped(LocalizedStringKey.formatted(segment, locale: environment.locale) ?? "")
      case .text(let text):
        appendMarkdown(literal, style)
        literal = ""
        append(text, style)
      case .image(let image):
        appendMarkdown(literal, style)
        literal = ""
        append(image, style)
      }
    }
    appendMarkdown(literal, style)
  }

  private mutating func appendMarkdown(_ source: String, _ style: Style) {
    for piece in Markdown.pieces(of: source) where !piece.text.isEmpty || source.isEmpty {
      var styled = style
      if piece.isBold { styled.traits.weight = .emphasized }
      if piece.isItalic { styled.traits.isItalic = true }
      if piece.isCode { styled.traits.design = .monospaced }
      if piece.isStruck { styled.traits.strikethrough = Text.Line(color: nil) }
      if piece.link != nil { styled.foreground = AnyShapeStyle(TintShapeStyle()) }
      append(piece.text, styled)
    }
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
    run.underline = style.traits.underline.map { TextRun.Line(color: $0.color?.resolved(in: environment)) }
    run.strikethrough = style.traits.strikethrough.map { TextRun.Line(color: $0.color?.resolved(in: environment)) }
    runs.append(TextContent.Run(run, paint: paint))
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
