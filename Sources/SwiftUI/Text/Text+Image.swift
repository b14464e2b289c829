import Typography
import ViewTree

extension TextResolver {
  /// An image as a character of the text: a symbol follows the text's font, weight and colour, a picture stands on the
  /// baseline in its own size. Neither is resized by a text, whatever the image says. [Apple, `Text.init(_ image:)`]
  mutating func append(_ image: Image, _ style: Style) {
    let paint = paint(style)
    var run = TextRun("\u{FFFC}", font: font(style), paint: .color(paint.color ?? .black))
    run.baselineOffset = Double(style.traits.baselineOffset)
    switch image.source {
    case .symbol(let name):
      run.attachment = .symbol(
        name, environment.imageScale.layout,
        isMirrored: environment.layoutDirection == .rightToLeft && Image.followsReading(name))
    case .bitmap(let bitmap, _): run.attachment = .image(bitmap, tint: tint(image, isTemplate: false, paint))
    case .asset(let name, let bundle):
      switch environment.assets.image(name, bundle: bundle, environment: environment) {
      case .success(let asset):
        run.attachment = .image(asset.bitmap, tint: tint(image, isTemplate: asset.isTemplate, paint))
      case .failure(let error):
        imageProblems.append("Text shows an image that is not there. \(error.message)")
        return
      }
    case .drawing:
      imageProblems.append("Text shows an image that code draws, which has no pixels to stand in a line; put it beside the text.")
      return
    }
    runs.append(TextContent.Run(run, paint: paint))
  }

  private func tint(_ image: Image, isTemplate: Bool, _ paint: ShapePaint) -> ResolvedColor? {
    image.renderingMode.map({ $0 == .template }) ?? isTemplate ? paint.color ?? .black : nil
  }
}

extension Image.Scale {
  var layout: SymbolLayout.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
