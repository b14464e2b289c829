import SwiftUI
import ViewTree

/// Where a walk through placed nodes has come to.
struct AccessibilityPlace {
  var toPicture: CGAffineTransform
  /// What is left of the picture here, in points of the picture.
  var window: CGRect
  /// The same as far as outlines cut it; what scroll views leave out can be scrolled to.
  var cut: CGRect
  var isInBar = false
  var isInDecoration = false
  var isEnabled = true
  /// Seen through a map that has vanishing points: places are near enough for a marker, and not for a pixel.
  var isProjected = false
  var modalPath: [Int]? = nil

  init(toPicture: CGAffineTransform, window: CGRect) {
    (self.toPicture, self.window) = (toPicture, window)
    cut = .infinite
  }

  /// Goes into what an effect is on.
  /// - Parameter frame: of the node with the effect.
  /// - Returns: `false` where nothing of it is seen.
  mutating func enter(_ effect: DrawingEffect, of frame: CGRect) -> Bool {
    switch effect {
    case .hidden: return false
    case .opacity(let opacity): return opacity > 0
    case .clip(let name, let path, _):
      let bounds = path(frame).boundingRect.applying(toPicture)
      window = window.overlap(with: bounds)
      if name != "viewport" { cut = cut.overlap(with: bounds) }
    case .viewport: window = window.overlap(with: frame.applying(toPicture))
    case .transform(_, let matrix, let anchor):
      toPicture = matrix.about(anchor, of: frame).concatenating(toPicture)
    case .projection(_, let make):
      let map = make(frame.size).about(frame)
      guard let tangent = map.tangent(at: CGPoint(x: frame.midX, y: frame.midY)) else { return false }
      isProjected = isProjected || map.affine == nil
      toPicture = tangent.concatenating(toPicture)
    case .combined(let effects):
      for effect in effects.reversed() where !enter(effect, of: frame) { return false }
    case .mask, .geometric, .alphaThreshold, .blendMode, .compositingGroup, .shadow, .blur, .colorMatrix: break
    }
    return true
  }
}
