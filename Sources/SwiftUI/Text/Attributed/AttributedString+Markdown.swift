/// Why a Markdown text could not be read.
public struct MarkdownDecodingError: Error, CustomStringConvertible, LocalizedError {
  public var description: String { "the Markdown is not UTF-8" }
  public var errorDescription: String? { description }
}

extension AttributedString {
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Paragraphs, headings, lists, quotes and code, as presentation intents; nothing stands between them in the text.
      case full
      /// All of it is one paragraph; its line ends become spaces.
      case inlineOnly
      /// The same, with spaces and line ends left as they are.
      case inlineOnlyPreservingWhitespace
    }
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      (self.allowsExtendedAttributes, self.interpretedSyntax) = (allowsExtendedAttributes, interpretedSyntax)
      (self.failurePolicy, self.languageCode) = (failurePolicy, languageCode)
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// - Parameter baseURL: what links that name no scheme start from.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks.blocks(of: markdown) {
        var string = block.isLiteral ? Self.plain(block.text) : Self.inline(Self.joined(block.text), baseURL)
        string.presentationIntent = block.intent
        append(string)
      }
    case .inlineOnly: append(Self.inline(Self.joined(markdown), baseURL))
    case .inlineOnlyPreservingWhitespace: append(Self.inline(markdown, baseURL))
    }
    if let languageCode = options.languageCode, !characters.isEmpty { self.languageIdentifier = languageCode }
  }
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let string = String(data: markdown, encoding: .utf8) else { throw MarkdownDecodingError() }
    try self.init(markdown: string, options: options, baseURL: baseURL)
  }
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  private static func plain(_ text: String) -> AttributedString { AttributedString(text) }

  private static func inline(_ source: String, _ baseURL: URL?) -> AttributedString {
    var result = AttributedString()
    for piece in Markdown.pieces(of: source) {
      var string = AttributedString(piece.text)
      var intent: InlinePresentationIntent = []
      if piece.isItalic { intent.insert(.emphasized) }
      if piece.isBold { intent.insert(.stronglyEmphasized) }
      if piece.isCode { intent.insert(.code) }
      if piece.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { string.inlinePresentationIntent = intent }
      if let link = piece.link { string.link = URL(string: link, relativeTo: baseURL) }
      result.append(string)
    }
    return result
  }

  /// Lines of one paragraph: a line end is a space, or stays where two spaces or a backslash stand before it.
  private static func joined(_ text: String) -> String {
    var result = ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var line = line.drop { $0 == " " || $0 == "\t" }
      let isLast = index == lines.count - 1
      if !isLast, line.hasSuffix("\\") {
        result += line.dropLast() + "\n"
        continue
      }
      let isHard = line.hasSuffix("  ")
      while line.last == " " { line.removeLast() }
      result += line + (isLast ? "" : isHard ? "\n" : " ")
    }
    return result
  }
}
