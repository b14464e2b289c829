extension Image {
  /// What the `UIImage` is: a symbol, a picture of a bundle, a bitmap or the bytes of a PNG.
  public init(uiImage image: UIImage) {
    switch image.source {
    case .none: source = .drawing(Drawing(.zero) { _ in })
    case .symbol(let name): source = .symbol(name)
    case .asset(let name, let bundle): source = .asset(name, bundle: bundle)
    case .bitmap(var bitmap):
      bitmap.scale = Double(image.scale)
      source = .bitmap(bitmap, name: "UIImage")
    case .encoded(let data): source = .encoded(Encoded(bytes: data, scale: Double(image.scale)))
    }
    switch image.renderingMode {
    case .automatic: renderingMode = nil
    case .alwaysOriginal: renderingMode = .original
    case .alwaysTemplate: renderingMode = .template
    }
    tint = image.tint.map { Color(uiColor: $0) }
    if let configuration = image.configured { font = Font(symbol: configuration) }
  }
}

extension Font {
  /// A UIKit font as it stands: the reader's type size does not change it.
  public init(_ font: UIFont) {
    if let style = font.textStyle, let known = TextStyle(style) {
      self = .system(known, weight: nil)
      return
    }
    let weight = Weight(font.weight)
    switch font.family {
    case .named(let name): self = .custom(name, fixedSize: font.pointSize)
    case .system(let design): self = .system(size: font.pointSize, weight: weight, design: Design(design))
    }
    if font.isItalic { self = italic() }
  }
  /// What a symbol's configuration says of its size and weight; `nil` where it leaves both to the text around.
  fileprivate init?(symbol configuration: UIImage.SymbolConfiguration) {
    guard let size = configuration.pointSize else { return nil }
    self = .system(size: size, weight: Weight(configuration.weight))
  }
}

extension Font.TextStyle {
  fileprivate init?(_ style: UIFont.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .subheadline: self = .subheadline
    case .body: self = .body
    case .callout: self = .callout
    case .footnote: self = .footnote
    case .caption1: self = .caption
    case .caption2: self = .caption2
    default: return nil
    }
  }
}
extension Font.Design {
  fileprivate init(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .default: self = .default
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    }
  }
}
extension Font.Weight {
  fileprivate init(_ weight: UIFont.Weight) {
    let known: [(UIFont.Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    // The nearest, as weights between the named ones are allowed.
    self = known.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }!.1
  }
  fileprivate init(_ weight: UIImage.SymbolWeight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .unspecified, .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    }
  }
}
