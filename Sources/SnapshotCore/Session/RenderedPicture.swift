import Foundation
import Graphics

/// What a session judges: the picture, what of it does not count, and what went wrong on the way.
package struct RenderedPicture: Sendable {
  package var image: Bitmap
  /// Left out of the verdict.
  package var ignored: [PixelRect]
  /// Each one fails the assertion, and a picture with any is never recorded.
  package var diagnostics: [String]
  /// What the picture shows, and where; recorded beside it.
  package var tree: SnapshotTree?
  /// What assistive technologies read, one line an element; only needed by the strategy of that name.
  package var accessibility: String?

  package init(
    image: Bitmap, ignored: [PixelRect] = [], diagnostics: [String] = [], tree: SnapshotTree? = nil,
    accessibility: String? = nil
  ) {
    (self.image, self.ignored, self.diagnostics) = (image, ignored, diagnostics)
    (self.tree, self.accessibility) = (tree, accessibility)
  }
}

extension RenderedPicture {
  /// In points.
  var ignoredFrames: [CGRect] {
    let scale = image.scale > 0 && image.scale.isFinite ? image.scale : 1
    return ignored.map {
      CGRect(
        x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
        height: Double($0.height) / scale)
    }
  }

  /// Whether no pixel is left to compare.
  var ignoresEverything: Bool {
    if ignored.isEmpty { return false }
    let mask = DifferenceMask(width: image.width, height: image.height)
    mask.ignore(ignored)
    return mask.count(of: .ignored) == image.width * image.height
  }
}
