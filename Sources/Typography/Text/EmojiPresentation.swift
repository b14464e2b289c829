/// Whether a character is to be shown as a picture: Unicode Technical Standard 51, section 4, "Presentation Style".
enum EmojiPresentation {
  /// A picture whatever the text font has.
  case picture
  /// A text glyph where a font has one, a picture otherwise.
  case textFirst
  case none

  init(_ scalars: some Collection<Unicode.Scalar>) {
    guard let first = scalars.first, scalars.count > 1 || first.value > 0x7F else {
      self = .none
      return
    }
    let properties = first.properties
    if scalars.contains("\u{FE0E}") {
      self = properties.isEmoji ? .textFirst : .none
    } else if scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}") {
      // A variation selector after something that is no emoji says nothing.
      self = properties.isEmoji ? .picture : .none
    } else if properties.isEmojiPresentation || EmojiPresentation.isRegionalIndicator(first) {
      self = .picture
    } else if properties.isEmoji
      && scalars.dropFirst().contains(where: { $0.properties.isEmojiModifier || $0 == "\u{200D}" })
    {
      self = .picture
    } else {
      self = properties.isEmoji ? .textFirst : .none
    }
  }

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
