import Graphics
import XCTest

// Without @testable: what a user of the package can write.
import ViewTree

final class ViewNodeBuildingTests: XCTestCase {
  func testATreeOfEveryKindPrintsItself() throws {
    let bitmap = try XCTUnwrap(Bitmap(width: 4, height: 2))
    let node = ViewNode.vstack(
      alignment: .leading, spacing: 4,
      children: [
        .text("Hello", size: 20, weight: .bold, color: .red, alignment: .center, lineLimit: 2),
        .text("Body", style: .body).layoutPriority(1),
        .hstack(children: [.symbol("star.fill", size: 20, color: .yellow), .spacer(minLength: 4), .divider()]),
        .zstack(
          alignment: .topTrailing,
          children: [
            .rectangle(fill: .blue), .roundedRectangle(cornerRadius: 8, stroke: .gray), .circle(fill: .green),
            .capsule(stroke: .pink, lineWidth: 2), .ellipse(fill: .mint),
            .shape(.circle, fill: .linearGradient([.red, .blue])),
          ]),
        .scroll(content: .image(bitmap, name: "logo")),
        .color(.init(red: 1, green: 0.5, blue: 0, opacity: 0.5)).accessibilityLabel("Orange").accessibilityIdentifier(
          "o"),
      ])
    XCTAssertEqual(
      node.dump(),
      """
      VStack(spacing: 4)
        Text "Hello"
        Text "Body" priority: 1
        HStack
          Image(systemName: "star.fill") #FFCC00FF
          Spacer(minLength: 4)
          Divider
            Color #3C3C434A
        ZStack
          Rectangle #0088FFFF
          RoundedRectangle #8E8E93FF
          Circle #34C759FF
          Capsule #FF2D55FF
          Ellipse #00C8B3FF
          Circle linearGradient
        viewport
          ScrollView
            Image("logo")
        Color #FF800080 label: "Orange" id: "o"
      """)
  }

  func testModifiersNestInTheOrderInWhichTheyAreWritten() {
    let node = ViewNode.rectangle(fill: .black).frame(width: 10).frame(minWidth: 5, maxHeight: .infinity).padding(
      .top, 3
    )
    .padding().background(.white).overlay(.color(.red), alignment: .top).border(.black, width: 2).cornerRadius(4)
    .clipShape(.capsule).shadow(radius: 3, y: 1).opacity(0.5).offset(x: 1).position(x: 5, y: 6).fixedSize()
    .aspectRatio(2, contentMode: .fill).ignoresSafeArea().sized(by: SizeInfo(width: 120, height: nil))
    XCTAssertEqual(
      node.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) },
      [
        "frame(width: 120, height: 500)", "ignoresSafeArea", "aspectRatio(2, fill)", "fixedSize",
        "position(x: 5, y: 6)",
        "offset(x: 1, y: 0)", "opacity(0.5)", "shadow(radius: 3, x: 0, y: 1)", "clipShape(Capsule)", "cornerRadius(4)",
        "overlay", "overlay", "background", "Color #FFFFFFFF", "padding(16)",
        "padding(top: 3, leading: 0, bottom: 0, trailing: 0)", "frame(minWidth: 5, maxHeight: inf)", "frame(width: 10)",
        "Rectangle #000000FF", "Color #FF0000FF".replacingOccurrences(of: "FF0000", with: "FF383C"),
        "Rectangle #000000FF",
      ])
  }

  func testDumpingATreeTooDeepToBeLaidOut() {
    var node = ViewNode.color(.red)
    for _ in 0..<1500 { node = node.padding(1) }
    XCTAssertEqual(node.dump().split(separator: "\n").count, 1501)
  }

  func testColorsFromHexAndNames() {
    XCTAssertEqual(ViewNode.Color(hex: "#F80"), ViewNode.Color(hex: "FF8800"))
    XCTAssertEqual(ViewNode.Color(hex: "#00000080").map { ViewNode.color($0).dump() }, "Color #00000080")
    for wrong in ["", "#", "#12", "#12345", "#1234567", "#GG0000", "red", "# 12345", "#1234５6", "#123456789"] {
      XCTAssertNil(ViewNode.Color(hex: wrong), wrong)
    }
    for name in ViewNode.Color.names { XCTAssertNotNil(ViewNode.Color(named: name)) }
    XCTAssertEqual(ViewNode.Color.names, ViewNode.Color.names.sorted())
    XCTAssertNil(ViewNode.Color(named: "Red"))
  }
}
