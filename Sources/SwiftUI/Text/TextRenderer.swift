// Texts that draw themselves, line by line and glyph by glyph. A view with a renderer fails by name: the lines that a
// renderer gets are those that text setting made, which do not leave it in pieces yet.

/// Draws a text.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  /// Room for what is drawn beside the text, in points.
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}
/// The text that a renderer measures.
public struct TextProxy: Sendable {
  let size: @Sendable (ProposedViewSize) -> CGSize
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension Text {
  /// The lines of a text.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    let lines: [Line]
    public var isTruncated: Bool
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline begins, in points.
      public var origin: CGPoint
      public var width: CGFloat
      public var ascent: CGFloat
      public var descent: CGFloat
      public var leading: CGFloat
      public init(
        origin: CGPoint = .zero, width: CGFloat = 0, ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
      ) {
        (self.origin, self.width, self.ascent, self.descent, self.leading) = (origin, width, ascent, descent, leading)
      }
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
    }
    public typealias CharacterIndex = Int
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      let runs: [Run]
      public let typographicBounds: TypographicBounds
      public var origin: CGPoint { typographicBounds.origin }
      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
    }
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      let slices: [RunSlice]
      public let typographicBounds: TypographicBounds
      public let layoutDirection: LayoutDirection
      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { slices.first?[key] }
      public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
    }
    /// One glyph, or several that belong together.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public let typographicBounds: TypographicBounds
      public let characterIndices: [CharacterIndex]
      public var startIndex: Int { 0 }
      public var endIndex: Int { characterIndices.count }
      public subscript(index: Int) -> RunSlice { self }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
  }
}

extension GraphicsContext {
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) { failText() }
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) { failText() }
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) { failText() }
  private func failText() { sheet.fail("pieces of a text's layout are not drawn") }
}
extension View {
  /// Fails by name.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { unsupported("textRenderer") }
}
