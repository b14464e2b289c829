/// Why a display list cannot be drawn.
package enum RasterizerError: Error, Equatable, CustomStringConvertible {
  /// In pixels.
  case invalidSize(width: Int, height: Int)
  case invalidScale(Double)
  case invalidDisplayList(String)
  /// The layers open at one command need more memory than a picture may take.
  case layersTooLarge(depth: Int, command: Int)

  package var description: String {
    switch self {
    case .invalidSize(let width, let height):
      """
      Cannot draw a picture of \(width) × \(height) pixels: each side must be 1…\(Rasterizer.maximumSide) pixels. \
      Give the view a smaller or a finite size.
      """
    case .invalidScale(let scale):
      "Cannot draw at \(scale) pixels per point: the scale must be a finite number above 0."
    case .invalidDisplayList(let fault):
      "The display list is broken: \(fault). Every pushClip and pushLayer needs its own pop."
    case .layersTooLarge(let depth, let command):
      """
      \(depth) nested layers at command \(command) need more than 2 GB. Opacity, blend modes, blurs, shadows and masks \
      make a layer each: nest fewer of them, or draw a smaller picture.
      """
    }
  }
}
