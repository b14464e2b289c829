import ViewTree

/// A picture, or a part of one, repeated from the top-left corner of what is filled.
public struct ImagePaint: ShapeStyle, Equatable, Sendable {
  public var image: Image
  /// In the unit square of the picture.
  public var sourceRect: CGRect
  public var scale: CGFloat
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> ShapePaint {
    func fail(_ message: String) -> ShapePaint {
      environment.assets.problems?.report(message)
      return .color(.clear)
    }
    let bitmap: Bitmap
    switch image.source {
    case .bitmap(let picture, _): bitmap = picture
    case .asset(let name, let bundle):
      switch environment.assets.image(name, bundle: bundle, environment: environment) {
      case .success(let asset): bitmap = asset.bitmap
      case .failure(let error): return fail(error.message)
      }
    case .symbol(let name): return fail("ImagePaint shows the symbol \"\(name)\": only pictures can be repeated")
    default: return fail("ImagePaint shows an image that is drawn by code: only pictures can be repeated")
    }
    guard scale > 0, scale.isFinite else {
      return fail("ImagePaint has a scale of \(number(scale)): it must be more than 0")
    }
    guard let part = bitmap.part(sourceRect) else {
      return fail("ImagePaint has a sourceRect that is no part of the picture's unit square")
    }
    return ShapePaint.image(part, scale: CGFloat(part.scale) / scale).level(level)
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension ImagePaint: _PrimitiveView {
  public typealias Body = Never
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    [context.filledRectangle(name: "ImagePaint", _paint(in: context.environment, level: 0))]
  }
}

extension Bitmap {
  /// The pixels in a part of the unit square; `nil` where there are none.
  func part(_ rect: CGRect) -> Bitmap? {
    if rect == CGRect(x: 0, y: 0, width: 1, height: 1) { return self }
    let area = rect.standardized.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard !area.isNull, area.width.isFinite, area.height.isFinite else { return nil }
    let x0 = Int((area.minX * CGFloat(width)).rounded()), x1 = Int((area.maxX * CGFloat(width)).rounded())
    let y0 = Int((area.minY * CGFloat(height)).rounded()), y1 = Int((area.maxY * CGFloat(height)).rounded())
    guard x1 > x0, y1 > y0, let copy = Bitmap(width: x1 - x0, height: y1 - y0, scale: scale) else { return nil }
    storage.withBytes { from in
      copy.storage.withMutableBytes { to in
        for row in 0..<(y1 - y0) {
          memcpy(
            to.baseAddress! + row * copy.width * 4, from.baseAddress! + ((y0 + row) * width + x0) * 4, copy.width * 4)
        }
      }
    }
    return copy
  }
}
