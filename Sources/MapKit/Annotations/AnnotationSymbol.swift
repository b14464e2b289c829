import SwiftUI

/// The outlines of the two built-in annotations, in points from their tip.
enum AnnotationSymbol {
  case balloon, pin

  /// As dumps print it.
  var name: String { self == .balloon ? "MapMarker" : "MapPin" }

  /// What it covers, without its shadow.
  var bounds: CGRect {
    switch self {
    case .balloon: CGRect(x: -14, y: -38, width: 28, height: 38)
    case .pin: CGRect(x: -8, y: -32, width: 16, height: 32)
    }
  }

  /// The layers from the back to the front.
  func layers(tint: Color) -> [(path: Path, color: Color)] {
    let shadow = [7.0, 4.5].map { radius in
      (
        Path(ellipseIn: CGRect(x: -radius, y: -radius / 2.5, width: 2 * radius, height: radius / 1.25)),
        Color.black.opacity(0.16)
      )
    }
    switch self {
    case .balloon:
      let dot = Path(ellipseIn: CGRect(x: -5, y: -29, width: 10, height: 10))
      return shadow + [
        (Self.drop(radius: 14, height: 38), .white), (Self.drop(radius: 12.75, height: 36.75), tint), (dot, .white),
      ]
    case .pin:
      let needle = Path(CGRect(x: -1, y: -20, width: 2, height: 20))
      let head = Path(ellipseIn: CGRect(x: -8, y: -32, width: 16, height: 16))
      let glint = Path(ellipseIn: CGRect(x: -4.5, y: -29, width: 5, height: 5))
      return shadow + [(needle, Color(white: 0.45)), (head, tint), (glint, .white.opacity(0.55))]
    }
  }

  /// A circle that runs out into a tip at the origin, its highest point `height` above.
  static func drop(radius r: CGFloat, height: CGFloat) -> Path {
    let middle = CGPoint(x: 0, y: r - height)
    // The tail leaves the circle 40° to the left and right of straight down and comes in almost upright.
    let side = Angle.degrees(40)
    return Path { path in
      path.move(to: .zero)
      let start = Angle.degrees(90) + side
      let foot = CGPoint(x: middle.x + r * CGFloat(start.cosine), y: middle.y + r * CGFloat(start.sine))
      path.addQuadCurve(to: foot, control: CGPoint(x: -r * 0.12, y: foot.y / 2.6))
      path.addRelativeArc(center: middle, radius: r, startAngle: start, delta: .degrees(360) - side * 2)
      path.addQuadCurve(to: .zero, control: CGPoint(x: r * 0.12, y: foot.y / 2.6))
      path.closeSubpath()
    }
  }
}

extension Angle {
  fileprivate var cosine: Double { Elementary.cos(radians) }
  fileprivate var sine: Double { Elementary.sin(radians) }
}
