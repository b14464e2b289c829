import SwiftUI

/// Fills, strokes, gradients, clips and blends side by side.
struct ShapeSheet: View {
  private let side: CGFloat = 72
  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        Rectangle().fill(.red).frame(width: side, height: side)
        RoundedRectangle(cornerRadius: 16).fill(.orange).frame(width: side, height: side)
        Circle().fill(.yellow).frame(width: side, height: side)
        Capsule().fill(.green).frame(width: side, height: side / 2)
      }
      HStack(spacing: 12) {
        Ellipse().stroke(.blue, lineWidth: 6).frame(width: side, height: side / 2)
        Circle().strokeBorder(.purple, lineWidth: 8).frame(width: side, height: side)
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(.pink, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [2, 6]))
          .frame(width: side, height: side)
        Star(points: 5).fill(.teal).frame(width: side, height: side)
      }
      HStack(spacing: 12) {
        Rectangle()
          .fill(LinearGradient(colors: [.blue, .white], startPoint: .top, endPoint: .bottom))
          .frame(width: side, height: side)
        Circle()
          .fill(RadialGradient(colors: [.white, .red], center: .center, startRadius: 4, endRadius: side / 2))
          .frame(width: side, height: side)
        Circle()
          .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
          .frame(width: side, height: side)
        Star(points: 7).stroke(.brown, style: StrokeStyle(lineWidth: 4, lineJoin: .round)).frame(
          width: side, height: side)
      }
      HStack(spacing: 12) {
        ZStack {
          Circle().fill(.red).offset(x: -12)
          Circle().fill(.green).offset(x: 12).blendMode(.multiply)
        }
        .frame(width: side, height: side)
        Text("Clip").font(.title.bold()).frame(width: side, height: side).background(.mint).clipShape(Circle())
        Rectangle().fill(.indigo).frame(width: side * 0.6, height: side * 0.6).rotationEffect(.degrees(45))
          .frame(width: side, height: side)
        Text("Glow").font(.headline).padding(12).background(.white, in: RoundedRectangle(cornerRadius: 10))
          .shadow(radius: 6).frame(width: side, height: side)
      }
    }
    .padding()
  }
}

struct Star: Shape {
  let points: Int
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY), radius = min(rect.width, rect.height) / 2
    return Path { path in
      for i in 0..<(2 * points) {
        let angle = Angle.degrees(Double(i) * 180 / Double(points) - 90)
        let r = i.isMultiple(of: 2) ? radius : radius * 0.45
        let turned = CGPoint(x: r, y: 0).applying(CGAffineTransform(rotationAngle: angle.radians))
        let point = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
