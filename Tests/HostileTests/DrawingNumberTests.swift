import SnapshotAssertions
import SwiftUI
import XCTest

/// Numbers that change how a view is drawn, not where.
final class DrawingNumberTests: XCTestCase {
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  func testOpacity() {
    Hostile.expectFailure("opacity of a colour") { Color.red.opacity(.nan) as Color }
    Hostile.expectFailure("opacity(") { Text("a").opacity(.nan) }
    Hostile.expectPicture { Text("a").opacity(-3) }
    Hostile.expectPicture { Text("a").opacity(.infinity) }
    Hostile.expectFailure("Color") { Color(red: .nan, green: 0, blue: 0) }
    Hostile.expectFailure("opacity of a colour") { Text("a").foregroundColor(Color(white: 1, opacity: .nan)) }
    Hostile.expectFailure("Color") { Color(hue: .nan, saturation: 1, brightness: 1) }
    Hostile.expectFailure("Color") { Color(.displayP3, red: .infinity, green: 0, blue: 0) }
    Hostile.expectFailure("Color") { Color.red.mix(with: .blue, by: .nan) }
    Hostile.expectPicture { Color(red: 1e9, green: -1e9, blue: 255) }
  }

  func testEffects() {
    for number in wrong {
      Hostile.expectFailure("blur(") { Text("a").blur(radius: number) }
      Hostile.expectFailure("shadow(") { Text("a").shadow(radius: number) }
      Hostile.expectFailure("shadow(") { Text("a").shadow(radius: 1, x: number) }
      Hostile.expectFailure("scale(") { Text("a").scaleEffect(number) }
      Hostile.expectFailure("rotation(") { Text("a").rotationEffect(.radians(Double(number))) }
      Hostile.expectFailure("rotation(") { Text("a").rotationEffect(.degrees(45), anchor: UnitPoint(x: number, y: 0)) }
      Hostile.expectFailure("transform") { Text("a").transformEffect(CGAffineTransform(translationX: number, y: 0)) }
      Hostile.expectFailure("brightness(") { Text("a").brightness(Double(number)) }
      Hostile.expectFailure("contrast(") { Text("a").contrast(Double(number)) }
      Hostile.expectFailure("saturation(") { Text("a").saturation(Double(number)) }
      Hostile.expectFailure("grayscale(") { Text("a").grayscale(Double(number)) }
    }
    Hostile.expectFailure("blur(") { Text("a").blur(radius: -1) }
    Hostile.expectFailure("shadow(") { Text("a").shadow(radius: -1) }
    Hostile.expectPicture { Text("a").blur(radius: 1e9) }
    Hostile.expectPicture { Text("a").shadow(radius: 1e9, x: 1e9, y: -1e9) }
    Hostile.expectPicture { Text("a").scaleEffect(0) }
    Hostile.expectPicture { Text("a").scaleEffect(x: 0, y: 1) }
    Hostile.expectPicture { Text("a").scaleEffect(1e9) }
    Hostile.expectPicture { Text("a").scaleEffect(-1) }
    Hostile.expectPicture { Text("a").rotationEffect(.degrees(1e300)) }
    Hostile.expectPicture { Text("a").shadow(radius: 2).shadow(radius: 2).blur(radius: 2).scaleEffect(0) }
    Hostile.expectPicture { Color.red.blur(radius: 20).frame(width: 100_000, height: 100_000) }
  }

  func testCorners() {
    for number in wrong where number.isNaN {
      Hostile.expectFailure("cornerRadius(") { Color.red.cornerRadius(number) }
      Hostile.expectFailure("RoundedRectangle") { RoundedRectangle(cornerRadius: number).fill(.red) }
      Hostile.expectFailure("RoundedRectangle") { Color.red.clipShape(RoundedRectangle(cornerRadius: number)) }
    }
    // As round as it gets.
    Hostile.expectPicture { Color.red.cornerRadius(.infinity) }
    Hostile.expectPicture { RoundedRectangle(cornerRadius: .infinity).fill(.red) }
    Hostile.expectPicture { Color.red.cornerRadius(1e300) }
    Hostile.expectPicture { Color.red.cornerRadius(-5) }
  }

  func testStrokes() {
    for number in wrong + [-1] {
      Hostile.expectFailure("Circle") { Circle().stroke(.red, lineWidth: number) }
      Hostile.expectFailure("Circle") { Circle().stroke(lineWidth: number) }
      Hostile.expectFailure("Circle") { Circle().strokeBorder(.red, lineWidth: number) }
      Hostile.expectFailure("Circle") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2, number])) }
      Hostile.expectFailure("Rectangle") { Text("a").border(.red, width: number) }
    }
    for number in wrong {
      Hostile.expectFailure("Circle") {
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2], dashPhase: number))
      }
      Hostile.expectFailure("Circle") { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, miterLimit: number)) }
      Hostile.expectFailure("Circle") { Circle().inset(by: number).fill(.red) }
      Hostile.expectFailure("Circle") { Circle().trim(from: 0, to: number).fill(.red) }
      Hostile.expectFailure("Circle") { Circle().scale(number).fill(.red) }
      Hostile.expectFailure("Circle") { Circle().size(width: number, height: 1).fill(.red) }
      Hostile.expectFailure("Circle") { Circle().offset(x: number).fill(.red) }
      Hostile.expectFailure("Circle") { Circle().rotation(.degrees(number)).fill(.red) }
    }
    Hostile.expectPicture { Circle().stroke(.red, lineWidth: 0) }
    Hostile.expectPicture { Circle().stroke(.red, lineWidth: 1e9) }
    Hostile.expectPicture { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [])) }
    Hostile.expectPicture { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [0, 0])) }
    Hostile.expectPicture { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [1e-9])) }
    Hostile.expectPicture { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [1e-3, 1e-3])) }
    Hostile.expectPicture { Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [3, 4], dashPhase: -1e300)) }
    Hostile.expectPicture { Circle().inset(by: 1e9).fill(.red) }
    Hostile.expectPicture { Circle().inset(by: -1e9).fill(.red) }
    Hostile.expectPicture { Circle().trim(from: 2, to: -3).fill(.red) }
  }

  func testPaths() {
    for number in wrong {
      Hostile.expectFailure("Path") {
        Path {
          $0.move(to: .zero); $0.addLine(to: CGPoint(x: number, y: 1))
        }.stroke(.red)
      }
      if number != .infinity {
        Hostile.expectFailure("Path") { Path(CGRect(x: number, y: 0, width: 1, height: 1)).fill(.red) }
      }  // At +∞ it is CGRect.null.
      Hostile.expectFailure("Path") {
        Path { $0.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }
          .fill(.red)
      }
    }
    Hostile.expectPicture {
      Path { $0.addLines([.zero, CGPoint(x: 1e300, y: -1e300), CGPoint(x: -1e300, y: 1e308)]) }.fill(.red)
    }
    Hostile.expectPicture {
      Path { $0.addLines([.zero, CGPoint(x: 1e300, y: -1e300)]) }.stroke(
        .red, style: StrokeStyle(lineWidth: 4, dash: [3]))
    }
    Hostile.expectPicture {
      Path { $0.addLines([.zero, CGPoint(x: 1e9, y: 1e9)]) }.stroke(.red, style: StrokeStyle(lineWidth: 4, dash: [3]))
    }
    Hostile.expectPicture { Path().fill(.red) }
    Hostile.expectPicture { Path { $0.addLine(to: CGPoint(x: 9, y: 9)) }.stroke(.red) }
    Hostile.expectPicture {
      Path { path in
        for i in 0..<20_000 {
          path.addLine(to: CGPoint(x: i % 300, y: i * 7 % 400)); if i == 0 { path.move(to: .zero) }
        }
      }.stroke(.red)
    }
  }

  func testGradients() {
    let stop = Gradient.Stop(color: .red, location: 0.5)
    let unsorted = [
      Gradient.Stop(color: .red, location: 0.9), .init(color: .blue, location: 0.1),
      .init(color: .green, location: 0.5),
    ]
    Hostile.expectPicture { LinearGradient(colors: [], startPoint: .top, endPoint: .bottom) }
    Hostile.expectPicture { LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom) }
    Hostile.expectPicture { LinearGradient(stops: [stop], startPoint: .top, endPoint: .top) }
    Hostile.expectPicture { LinearGradient(stops: unsorted, startPoint: .top, endPoint: .bottom) }
    Hostile.expectPicture { RadialGradient(colors: [], center: .center, startRadius: 0, endRadius: 9) }
    Hostile.expectPicture { RadialGradient(stops: [stop], center: .center, startRadius: 9, endRadius: 9) }
    Hostile.expectPicture { RadialGradient(stops: unsorted, center: .center, startRadius: 9, endRadius: 0) }
    Hostile.expectPicture { AngularGradient(colors: [], center: .center) }
    Hostile.expectPicture {
      AngularGradient(
        gradient: Gradient(stops: unsorted), center: .center, startAngle: .degrees(90), endAngle: .degrees(90))
    }
    Hostile.expectPicture { Circle().fill(EllipticalGradient(colors: [.red])) }
    Hostile.expectPicture { Circle().fill(EllipticalGradient(colors: [.red, .blue])).frame(width: 0, height: 9) }
    for number in wrong {
      Hostile.expectFailure("LinearGradient") {
        LinearGradient(stops: [.init(color: .red, location: number), stop], startPoint: .top, endPoint: .bottom)
      }
      Hostile.expectFailure("LinearGradient") {
        LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: .bottom)
      }
      Hostile.expectFailure("RadialGradient") {
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: number)
      }
      Hostile.expectFailure("Text", "gradient's center") {
        Text("a").foregroundStyle(
          RadialGradient(colors: [.red, .blue], center: UnitPoint(x: number, y: 1), startRadius: 0, endRadius: 1))
      }
      Hostile.expectFailure("AngularGradient") {
        AngularGradient(colors: [.red, .blue], center: .center, startAngle: .radians(number), endAngle: .zero)
      }
    }
  }

  func testImages() {
    Hostile.expectPicture { Image(bitmap: Bitmap(width: 1, height: 1)!).resizable().frame(width: 0, height: 0) }
    Hostile.expectPicture { Image(bitmap: Bitmap(width: 1, height: 1)!).resizable().frame(width: 1e9, height: 1e9) }
    Hostile.expectPicture { Image(bitmap: Bitmap(width: 1, height: 1)!).resizable(resizingMode: .tile) }
    Hostile.expectPicture {
      Image(bitmap: Bitmap(width: 1, height: 1)!)
        .resizable(capInsets: EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9), resizingMode: .tile)
    }
    Hostile.expectPicture {
      Image(bitmap: Bitmap(width: 1, height: 1)!).resizable(resizingMode: .tile).frame(width: 1e9, height: 1e9)
    }
    for number in wrong + [-3] {
      Hostile.expectFailure("Image") {
        Image(bitmap: Bitmap(width: 3, height: 3)!)
          .resizable(capInsets: EdgeInsets(top: number, leading: 1, bottom: 1, trailing: 1))
      }
    }
    Hostile.expectPicture { Image(systemName: "star").resizable().frame(width: 0, height: 0) }
    Hostile.expectPicture { Image(systemName: "star").resizable().frame(width: 1e9, height: 1e9) }
    Hostile.expectPicture { Image(systemName: "star").font(.system(size: 0)) }
  }
}
