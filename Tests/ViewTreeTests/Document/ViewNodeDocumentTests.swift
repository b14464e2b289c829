import Graphics
import XCTest

@testable import ViewTree

final class ViewNodeDocumentTests: XCTestCase {
  private struct NoPicture: Error, CustomStringConvertible { let description = "no such file" }

  private func read(_ json: String) throws -> ViewNodeDocument {
    try ViewNodeDocument(json: Data(json.utf8)) { path in
      guard path == "art/logo.png", let bitmap = Bitmap(width: 8, height: 4) else { throw NoPicture() }
      return bitmap
    }
  }
  private func dump(_ node: String) throws -> String { try read("{\"root\": \(node)}").root.dump() }

  private func assertError(_ json: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertThrowsError(try read(json), file: file, line: line) { error in
      XCTAssertTrue(error is ViewNodeDocumentError, file: file, line: line)
      XCTAssertEqual("\(error)", expected, file: file, line: line)
    }
  }
  private func assertNodeError(_ node: String, _ expected: String, file: StaticString = #filePath, line: UInt = #line) {
    assertError("{\"root\": \(node)}", expected, file: file, line: line)
  }

  // MARK: - What is read

  func testTheFrame() throws {
    let document = try read(
      """
      {"sizeInfo": {"width": 320, "height": "auto"}, "scale": 3, "background": "#F00", "root": {"type": "spacer"}}
      """)
    XCTAssertEqual(document.sizeInfo.frame, CGSize(width: 320, height: 500))
    XCTAssertEqual(document.scale, 3)
    XCTAssertEqual(document.background, ViewNode.Color(hex: "#FF0000"))
    let bare = try read("{\"root\": {\"type\": \"spacer\"}}")
    XCTAssertEqual(bare.sizeInfo, .auto)
    XCTAssertNil(bare.scale)
    XCTAssertNil(bare.background)
    XCTAssertTrue(
      try read("{\"layoutDirection\": \"rightToLeft\", \"root\": {\"type\": \"spacer\"}}").root.dump().hasSuffix(
        "rightToLeft"))
  }

  func testAByteOrderMarkAndNullsAreForgiven() throws {
    XCTAssertEqual(
      try read("\u{FEFF}{\"root\": {\"type\": \"spacer\", \"minLength\": null}, \"scale\": null}").root.dump(), "Spacer"
    )
  }

  func testEveryKind() throws {
    XCTAssertEqual(
      try dump(
        """
        {"type": "vstack", "alignment": "leading", "spacing": 8, "children": [
          {"type": "hstack", "alignment": "lastTextBaseline", "children": [{"type": "spacer", "minLength": 3}, {"type": "divider", "color": "red"}]},
          {"type": "zstack", "alignment": "topTrailing", "children": [
            {"type": "color", "color": "#00000080"}, {"type": "rectangle", "fill": "mint"},
            {"type": "roundedRectangle", "cornerRadius": 5, "cornerStyle": "circular", "stroke": "gray", "lineWidth": 2, "dash": [3, 1]},
            {"type": "circle", "fill": {"radialGradient": {"colors": ["red", "blue"], "endRadius": 20}}},
            {"type": "capsule", "fill": "white", "stroke": "black"},
            {"type": "ellipse", "fill": {"linearGradient": {"colors": [{"color": "red", "at": 0.2}, {"color": "blue", "at": 0.9}], "from": "topLeading", "to": [1, 0.5]}}},
            {"type": "rectangle", "fill": {"angularGradient": {"colors": ["red"], "center": [0.2, 0.8], "angle": 90}}}]},
          {"type": "scroll", "axes": "horizontal", "content": {"type": "image", "path": "art/logo.png", "scale": 2, "resizable": true}},
          {"type": "symbol", "name": "star.fill", "size": 20, "color": "yellow"},
          {"type": "text", "text": "Styled", "style": "title2", "weight": "bold", "color": "secondary", "alignment": "center", "lineLimit": 2},
          {"type": "text", "text": "Sized", "size": 12}]}
        """),
      """
      VStack(spacing: 8)
        HStack
          Spacer(minLength: 3)
          Divider
            Color #FF383CFF
        ZStack
          Color #00000080
          Rectangle #00C8B3FF
          RoundedRectangle #8E8E93FF
          Circle radialGradient
          overlay
            Capsule #FFFFFFFF
            Capsule #000000FF
          Ellipse linearGradient
          Rectangle angularGradient
        viewport
          ScrollView(horizontal)
            Image("art/logo.png")
        Image(systemName: "star.fill") #FFCC00FF
        Text "Styled"
        Text "Sized"
      """)
  }

  func testModifiersApplyFromTheInsideOutAndInTheOrderOfTheirList() throws {
    XCTAssertEqual(
      try dump(
        """
        {"type": "color", "color": "red", "position": {"x": 1, "y": 2}, "offset": {"y": 4}, "opacity": 0.5,
         "shadow": {"radius": 4, "color": "black", "y": 2}, "clipShape": {"roundedRectangle": 9}, "cornerRadius": 8,
         "border": {"color": "gray", "width": 2}, "overlay": {"content": {"type": "spacer"}, "alignment": "bottom"},
         "background": "white", "padding": {"horizontal": 4, "top": 2}, "frame": {"width": 10, "maxHeight": "infinity", "alignment": "top"},
         "fixedSize": "vertical", "aspectRatio": {"ratio": 2}, "layoutPriority": 1, "label": "L", "identifier": "i",
         "ignoresSafeArea": "bottom", "modifiers": [{"padding": 3}, {"border": "blue", "padding": 5}]}
        """),
      """
      overlay
        padding(5)
          padding(3)
            ignoresSafeArea priority: 1 label: "L" id: "i"
              position(x: 1, y: 2)
                offset(x: 0, y: 4)
                  opacity(0.5)
                    shadow(radius: 4, x: 0, y: 2)
                      clipShape(RoundedRectangle)
                        cornerRadius(8)
                          overlay
                            overlay
                              background
                                Color #FFFFFFFF
                                padding(top: 2, leading: 4, bottom: 0, trailing: 4)
                                  frame(maxHeight: inf)
                                    frame(width: 10)
                                      fixedSize(vertical)
                                        aspectRatio(2, fit)
                                          Color #FF383CFF
                              Spacer
                            Rectangle #8E8E93FF
        Rectangle #0088FFFF
      """)
  }

  func testADocumentIsLaidOutAsTheSameTreeBuiltByHand() throws {
    let read = try read(
      """
      {"root": {"type": "hstack", "spacing": 4, "children": [{"type": "rectangle", "frame": {"width": 10, "height": 10}}, {"type": "spacer"}, {"type": "divider"}]}}
      """)
    assertLayout(
      read.root, in: 40, 20, context: LayoutContext(withoutFontsAtScale: 2),
      """
      HStack(spacing: 4) (0, 0; 40 × 20)
        frame(width: 10, height: 10) (0, 5; 10 × 10)
          Rectangle (0, 5; 10 × 10)
        Spacer (14, 10; 21.5 × 0)
        Divider (39.5, 0; 0.5 × 20)
          Color (39.5, 0; 0.5 × 20)
      """)
  }

  // MARK: - What is refused

  func testWhatIsNotJSON() {
    assertError("", "the document is not JSON: it is empty")
    let expected: [(String, String)] = [
      (" \n ", "it is empty"), ("\u{FEFF}", "it is empty"),
      ("{", "a key in quotation marks was expected, not the end of the document (line 1, column 2)"),
      ("{\"root\"}", "\":\" was expected after the key, not \"}\" (line 1, column 8)"),
      ("{\n \"a\": [1,]}", "a value was expected, not \"]\" (line 2, column 10)"),
      ("{\"a\": 1,}", "a key in quotation marks was expected, not \"}\" (line 1, column 9)"),
      ("{\"root\": NaN}", "a value was expected, not \"N\" (line 1, column 10)"),
      ("{\"a\": 1e999}", "the number is too large (line 1, column 7)"),
      ("[01]", "a number does not begin with 0 (line 1, column 3)"),
      ("[1.]", "a digit was expected, not \"]\" (line 1, column 4)"),
      ("[-]", "a digit was expected, not \"]\" (line 1, column 3)"),
      ("[+1]", "a value was expected, not \"+\" (line 1, column 2)"),
      ("\u{0}", "a value was expected, not byte 0 (line 1, column 1)"),
      ("\"\\ud800\"", "half of a character (line 1, column 2)"),
      ("\"\\udc00\"", "half of a character (line 1, column 2)"),
      ("\"\\ud800\\u0041\"", "half of a character (line 1, column 2)"),
      ("\"\\u12", "four hexadecimal digits were expected (line 1, column 2)"),
      ("\"\\u12G4\"", "four hexadecimal digits were expected (line 1, column 2)"),
      ("\"\\x\"", "an escape that JSON does not have (line 1, column 2)"),
      ("\"\\", "an escape that JSON does not have (line 1, column 2)"),
      ("\"a\nb\"", "a control character must be escaped (line 1, column 3)"),
      ("\"abc", "the string does not end (line 1, column 1)"),
      ("tru", "a value was expected, not \"t\" (line 1, column 1)"),
      ("{} {}", "something follows its end (line 1, column 4)"),
      ("[1 2]", "\",\" or \"]\" was expected, not \"2\" (line 1, column 4)"),
      ("[1", "\",\" or \"]\" was expected, not the end of the document (line 1, column 3)"),
      ("{\"a\": 1,\n \"a\": 2}", "the key \"a\" is there twice (line 2, column 2)"),
      ("{\"a\" 1}", "\":\" was expected after the key, not \"1\" (line 1, column 6)"),
    ]
    for (broken, reason) in expected { assertError(broken, "the document is not JSON: \(reason)") }
    XCTAssertThrowsError(try ViewNodeDocument(json: Data([0xFF, 0xFE, 0x00, 0xD8])) { _ in throw NoPicture() })
    XCTAssertThrowsError(try ViewNodeDocument(json: Data([0x22, 0xC3, 0x28, 0x22])) { _ in throw NoPicture() })
  }

  func testStringsAndNumbers() throws {
    let string = #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀""#
    guard case .string(let value) = try JSONParser.value(of: Data(string.utf8)) else { return XCTFail("no string") }
    XCTAssertEqual(value, "\"\\/\u{8}\u{C}\n\r\té😀é😀")
    for (text, number) in [
      ("0", 0), ("-0", 0), ("-12.50", -12.5), ("1e3", 1000), ("2E-2", 0.02), ("1e+1", 10), ("1e-999", 0),
    ] {
      guard case .number(let value) = try JSONParser.value(of: Data(text.utf8)) else { return XCTFail(text) }
      XCTAssertEqual(value, number)
    }
    guard case .array(let values) = try JSONParser.value(of: Data(" [ ] ".utf8)) else { return XCTFail("no array") }
    XCTAssertTrue(values.isEmpty)
  }

  func testDeepNestingIsRefused() throws {
    for (open, close) in [("[", "]"), ("{\"root\":", "}"), ("{\"type\":\"vstack\",\"children\":[", "]}")] {
      let deep = String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
      XCTAssertThrowsError(try read(deep)) {
        XCTAssertTrue("\($0)".contains("nested more than 400 levels deep (line 1, column"), "\($0)")
      }
    }
    // What is not too deep for the reader may be for layout, which says so.
    let open =
      "{\"type\":\"vstack\",\"padding\":1,\"border\":\"red\",\"opacity\":0.5,\"offset\":{\"x\":1},\"children\":["
    let tree = String(repeating: open, count: 199) + String(repeating: "]}", count: 199)
    let context = LayoutContext(withoutFontsAtScale: 1)
    _ = Placer.place(try read("{\"root\": \(tree)}").root, in: CGSize(width: 10, height: 10), context: context)
    XCTAssertEqual(context.diagnostics, [.tooDeep(limit: Placer.depthLimit)])
    XCTAssertNoThrow(try dump("{\"type\": \"text\", \"text\": \"\(String(repeating: "[", count: 1000)) \\\" [\"}"))
  }

  func testRootErrors() {
    assertError(
      "[]", "document is an empty array; it must be an object with background, layoutDirection, root, scale, sizeInfo")
    assertError("{}", "root is missing; it must be a node")
    assertError("{\"root\": null}", "root is missing; it must be a node")
    assertError("{\"rot\": 1}", "rot is not known; known here: background, layoutDirection, root, scale, sizeInfo")
    assertError("{\"scale\": \"2\", \"root\": 1}", "scale is \"2\"; it must be a number from 1 to 10, pixels per point")
    assertError("{\"scale\": true, \"root\": 1}", "scale is true; it must be a number from 1 to 10, pixels per point")
    assertError("{\"scale\": 0}", "scale is 0; it must be a number from 1 to 10, pixels per point")
    assertError(
      "{\"sizeInfo\": {\"width\": 1e300}}",
      "sizeInfo.width is huge; it must be a number from 1 to 10000, points, or \"auto\"")
    assertError("{\"sizeInfo\": {\"w\": 1}}", "sizeInfo.w is not known; known here: height, width")
    assertError(
      "{\"layoutDirection\": \"rtl\"}", "layoutDirection is \"rtl\"; it must be one of \"leftToRight\", \"rightToLeft\""
    )
  }

  func testNodeErrorsSayWhereWhatAndWhatIsAllowed() {
    let kinds =
      "capsule, circle, color, divider, ellipse, hstack, image, rectangle, roundedRectangle, scroll, spacer, symbol, text, vstack, zstack"
    assertNodeError("7", "root is 7; it must be a node: an object with a \"type\"")
    assertNodeError("{}", "root.type is missing; it must be one of \(kinds)")
    assertNodeError("{\"type\": \"VStack\"}", "root.type is \"VStack\"; it must be one of \(kinds)")
    assertNodeError("{\"type\": []}", "root.type is an empty array; it must be one of \(kinds)")
    assertNodeError(
      "{\"type\": \"vstack\", \"children\": [{\"type\": \"spacer\"}, {\"type\": \"spacer\"}, {\"type\": \"spacer\", \"frame\": {\"width\": \"NaN\"}}]}",
      "root.children[2].frame.width is \"NaN\"; it must be a number from 0 to 100000, points")
    assertNodeError("{\"type\": \"vstack\"}", "root.children is missing; it must be an array of nodes")
    assertNodeError(
      "{\"type\": \"vstack\", \"children\": {}}", "root.children is an object; it must be an array of nodes")
    assertNodeError(
      "{\"type\": \"spacer\", \"frame\": {\"maxWidth\": \"inf\"}}",
      "root.frame.maxWidth is \"inf\"; it must be a number from 0 to 100000, points, or \"infinity\"")
    assertNodeError(
      "{\"type\": \"spacer\", \"frame\": {\"width\": -1}}",
      "root.frame.width is -1; it must be a number from 0 to 100000, points")
    assertNodeError(
      "{\"type\": \"spacer\", \"modifiers\": [{}, {\"opacity\": 2}]}",
      "root.modifiers[1].opacity is 2; it must be a number from 0 to 1, a share")
    assertNodeError(
      "{\"type\": \"text\", \"text\": 1}", "root.text is 1; it must be a string")
    assertNodeError(
      "{\"type\": \"text\", \"text\": \"\", \"lineLimit\": 1.5}", "root.lineLimit is 1.5; it must be a whole number")
    assertNodeError(
      "{\"type\": \"text\", \"text\": \"\", \"style\": \"body\", \"size\": 3}",
      "root.size is 3; it must be absent where there is a \"style\", which has its own")
    assertNodeError(
      "{\"type\": \"rectangle\", \"lineWidth\": 3}",
      "root.lineWidth is 3; it must be absent where there is no \"stroke\"")
    assertNodeError(
      "{\"type\": \"rectangle\", \"fill\": {\"linearGradient\": {\"colors\": []}}}",
      "root.fill.linearGradient.colors is an empty array; it must be at least one colour")
    assertNodeError(
      "{\"type\": \"rectangle\", \"fill\": {}}",
      "root.fill is an object; it must be a colour, or an object with one of linearGradient, radialGradient, angularGradient"
    )
    assertNodeError(
      "{\"type\": \"spacer\", \"clipShape\": \"star\"}",
      "root.clipShape is \"star\"; it must be one of \"capsule\", \"circle\", \"ellipse\", \"rectangle\", or {\"roundedRectangle\": radius}"
    )
    assertNodeError(
      "{\"type\": \"spacer\", \"padding\": {\"left\": 3}}",
      "root.padding.left is not known; known here: bottom, horizontal, leading, top, trailing, vertical")
  }

  func testAnUnknownKeyListsTheKnownOnes() {
    XCTAssertThrowsError(try dump("{\"type\": \"spacer\", \"minLenght\": 3, \"zzz\": 1}")) { error in
      guard case .unknownKey(let path, let known)? = error as? ViewNodeDocumentError else { return XCTFail("\(error)") }
      XCTAssertEqual(path, "root.minLenght")
      XCTAssertTrue(known.contains("minLength"))
      XCTAssertTrue(known.contains("padding"))
      XCTAssertEqual(known, known.sorted())
    }
  }

  func testColorErrorsNameTheColors() {
    for wrong in ["\"#12\"", "\"Red\"", "\"FF0000\"", "3"] {
      XCTAssertThrowsError(try dump("{\"type\": \"color\", \"color\": \(wrong)}")) {
        XCTAssertTrue("\($0)".hasPrefix("root.color is \(wrong); it must be a colour: \"#RGB\""), "\($0)")
      }
    }
  }

  func testPicturesThatCannotBeHad() {
    assertNodeError(
      "{\"type\": \"image\", \"path\": \"no.png\"}", "root.path: the picture \"no.png\" cannot be read: no such file")
    for outside in ["", "/etc/passwd", "../logo.png", "art/../../logo.png", "a\\u0000b"] {
      XCTAssertThrowsError(try dump("{\"type\": \"image\", \"path\": \"\(outside)\"}")) {
        XCTAssertTrue("\($0)".hasSuffix("it must be a path inside the document's folder"), "\($0)")
      }
    }
  }

  func testLongStringsAreCutInMessages() {
    let long = String(repeating: "x", count: 5000)
    assertNodeError(
      "{\"type\": \"spacer\", \"fixedSize\": \"\(long)\"}",
      "root.fixedSize is \"\(long.prefix(40))\"…; it must be true, false, \"horizontal\" or \"vertical\"")
  }

  func testAnyValueAnywhereIsAnErrorAndNeverATrap() {
    let values = ["null", "true", "-1", "1e308", "\"NaN\"", "[]", "{}", "[[[]]]", "{\"type\": 1}", "\"\"", "0.5"]
    let keys =
      NodeReader.modifierKeys + [
        "alignment", "children", "spacing", "axes", "content", "minLength", "color", "lineLimit", "size", "style",
        "text", "weight",
        "name", "path", "resizable", "scale", "dash", "fill", "lineWidth", "stroke", "cornerRadius", "cornerStyle",
        "modifiers", "type",
      ]
    for kind in ["vstack", "scroll", "text", "image", "roundedRectangle"] {
      for key in keys {
        for value in values {
          guard let document = try? read("{\"root\": {\"type\": \"\(kind)\", \"\(key)\": \(value)}}") else { continue }
          if document.root.dump().contains("Text") || kind == "symbol" { continue }
          _ = Placer.place(
            document.root, in: CGSize(width: 20, height: 20), context: LayoutContext(withoutFontsAtScale: 1)
          )
          .displayList(scale: 1)
        }
      }
    }
  }
}
