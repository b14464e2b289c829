import XCTest

@testable import Graphics

final class DisplayListTests: XCTestCase {
  func testDump() {
    var layer = Layer()
    layer.opacity = 0.5
    layer.blendMode = .multiply
    layer.shadow = .init(color: .black.opacity(0.33), radius: 24, offset: CGVector(dx: 0, dy: 2))
    layer.filters = [.blur(radius: 1.5)]
    layer.mask = DisplayList(commands: [
      .fill(
        path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4)), style: FillStyle(), paint: .color(.black),
        transform: .identity)
    ])
    let scale = CGAffineTransform(scaleX: 3, y: 3)
    let list = DisplayList(commands: [
      .fill(
        path: Path(CGRect(x: 0, y: 0, width: 350, height: 500)), style: FillStyle(), paint: .color(.white),
        transform: scale),
      .pushClip(
        path: Path(CGRect(x: 1.0 / 3, y: -0.0001, width: 10, height: 20)),
        style: FillStyle(eoFill: true, antialiased: false),
        transform: scale.translatedBy(x: 5, y: 7)),
      .pushLayer(layer),
      .glyphs(
        GlyphRun(
          glyphs: [.init(outline: GlyphOutline(path: Path()), position: CGPoint(x: 1.5, y: 9))], paint: .color(.black),
          transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0))),
      .image(
        ImageDraw(
          bitmap: Bitmap(width: 4, height: 3)!, source: CGRect(x: 0, y: 0, width: 4, height: 3),
          destination: CGRect(x: 0, y: 0, width: 8, height: 6), transform: .identity, tint: ResolvedColor(255, 0, 16))),
      .pop,
      .fill(
        path: Path(), style: FillStyle(),
        paint: .linearGradient(
          stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)], start: .zero,
          end: CGPoint(x: 0, y: 9)),
        transform: .identity),
      .pop,
    ])
    XCTAssertEqual(
      list.dump(),
      """
      fill rect 0 0 350 500 #FFFFFFFF scale 3
      clip rect 0.333 0 10 20 evenodd aliased scale 3 at 15 21
        layer opacity 0.5 multiply shadow #00000054 radius 24 offset 0 2 blur 1.5
          mask
            fill path 0 0 4 4 elements 6 #000000FF
          glyphs 1 from 1.5 9 #000000FF matrix 0 1 -1 0 2 0
          image 4x3 source 0 0 4 3 to 0 0 8 6 bilinear tint #FF0010FF
        pop
        fill path empty linear 0 0 to 0 9 #FFFFFFFF@0,#00000000@1
      pop

      """)
    XCTAssertNil(list.checkInvariants())
  }

  func testInvariants() {
    let clip = DisplayCommand.pushClip(path: Path(), style: FillStyle(), transform: .identity)
    XCTAssertNil(DisplayList().checkInvariants())
    XCTAssertEqual(
      DisplayList(commands: [clip, .pop, .pop]).checkInvariants(), "command 2 is a pop with nothing to pop")
    XCTAssertEqual(
      DisplayList(commands: [clip, clip, .pop]).checkInvariants(), "the push at command 0 of 3 is never popped")
  }
}
