import SnapshotCore
import XCTest

@testable import SnapshotReporting

/// The page in a browser, from disk, driven by the events that hands make.
final class ReportBrowserTests: XCTestCase {
  private var fixture: ReportFixture!
  private var browser: HeadlessBrowser!

  override func setUpWithError() throws {
    browser = try HeadlessBrowser()
    fixture = try ReportFixture()
  }
  override func tearDown() { fixture = nil }

  private func write(_ placement: ReportWriter.Placement? = nil) throws -> String {
    try ReportWriter(path: fixture.folder + "/report.html", placement: placement).write(fixture.model()).report
  }

  func testListFiltersSearchAndKeys() throws {
    try fixture.fill()
    let outcome = try browser.run(
      try write(),
      """
      const names = () => all(".row").filter(row => row.offsetParent).map(row => row.querySelector(".title").textContent);
      const current = () => one(".row[aria-current]").querySelector(".title").textContent;
      const search = async text => {
        const field = one("#search");
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await pause(300);
      };
      const out = { first: current(), all: names(), count: one("#count").textContent, title: one("h2#title").textContent };
      key("j"); out.next = current();
      key("k"); key("k"); out.back = current();
      one("#states [data-state=changed]").click();
      out.changed = names(); out.followed = current();
      key("f"); out.new = names();
      key("F"); key("F"); out.failed = names();
      one("#states [data-state='']").click();
      await search("moved text"); out.byMessage = names();
      await search("cardtests.SWIFT"); out.byFile = names();
      await search("nowhere"); out.nothing = names(); out.isEmptyTold = !one("#empty").hidden;
      key("/"); out.isSearching = document.activeElement === one("#search");
      key("j", one("#search")); out.typed = current();
      key("Escape", one("#search")); out.cleared = names().length;
      await pause(400); out.address = decodeURIComponent(location.hash);
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      const copied = [];
      document.execCommand = () => copied.push(document.activeElement.value);
      key("c"); await pause(20); key("C"); await pause(20); one(".part .command .button").click(); await pause(20);
      out.copied = copied;
      key("?"); out.help = one("#help").open; key("j"); one("#help").close();
      key("d"); out.theme = document.documentElement.dataset.theme;
      return out;
      """)
    XCTAssertEqual(outcome["first"] as? String, "testNone")
    XCTAssertEqual(
      outcome["all"] as? [String], ["testNone", "testMap", "testChanged", "testNew", "testGone", "testPlain"])
    XCTAssertEqual(outcome["count"] as? String, "6 snapshots")
    XCTAssertEqual(outcome["title"] as? String, "✕testNone")
    XCTAssertEqual(outcome["next"] as? String, "testMap")
    XCTAssertEqual(outcome["back"] as? String, "testNone")
    XCTAssertEqual(outcome["changed"] as? [String], ["testChanged"])
    XCTAssertEqual(outcome["followed"] as? String, "testChanged")
    XCTAssertEqual(outcome["new"] as? [String], ["testNew"])
    XCTAssertEqual(outcome["failed"] as? [String], ["testNone", "testMap"])
    XCTAssertEqual(outcome["byMessage"] as? [String], ["testMap"])
    XCTAssertEqual(outcome["byFile"] as? [String], ["testNone", "testChanged", "testNew"])
    XCTAssertEqual(outcome["nothing"] as? [String], [])
    XCTAssertEqual(outcome["isEmptyTold"] as? Bool, true)
    XCTAssertEqual(outcome["isSearching"] as? Bool, true)
    XCTAssertEqual(outcome["typed"] as? String, "testNone", "a letter in the search is a letter")
    XCTAssertEqual(outcome["cleared"] as? Int, 6)
    XCTAssertEqual(outcome["address"] as? String, "#name=CardTests/testNone")
    let accept = "swift run snapshot-record review --accept CardTests/testNone"
    XCTAssertEqual(outcome["copied"] as? [String], [accept, accept + " MapTests/testMap", accept])
    XCTAssertEqual(outcome["help"] as? Bool, true)
    XCTAssertNotNil(outcome["theme"] as? String)
  }

  /// What the two pictures' colours are is known: the first 50 pixels of one are red, and it is 6 pixels taller.
  private static let colors = """
    const stage = one("#stage");
    const at = async (x, y, type = "pointermove") => {
      const pane = one(".pane"), world = one(".world").getBoundingClientRect();
      const zoom = world.width / 40;
      for (const each of type === "click" ? ["pointerdown", "pointerup"] : [type]) {
        pane.dispatchEvent(new PointerEvent(each,
          { clientX: world.left + (x + 0.5) * zoom, clientY: world.top + (y + 0.5) * zoom, bubbles: true, pointerId: 1, button: 0 }));
      }
      await until(() => !one("[data-position]") || one("[data-color]")); await pause(50);
      return one("#readout").textContent;
    };
    const out = { marked: await at(9, 1), plain: await at(20, 20), outside: await at(3, 33) };
    out.kept = await at(9, 1, "click");
    out.moved = await at(20, 20);
    key("z"); await pause(50); key("ArrowRight"); await pause(200);
    out.stepped = one("#readout").textContent;
    key("Escape"); await pause(100);
    out.let = one("#readout").textContent;
    """

  private func checkColors(_ outcome: [String: Any]) {
    XCTAssertEqual(
      outcome["marked"] as? String, "9, 1 px · 4.5, 0.5 ptreference #C8C9CAactual #FF1020Δ R +55  G −185  B −170")
    XCTAssertEqual(outcome["plain"] as? String, "20, 20 px · 10, 10 ptreference #C8C9CAactual #C8C9CAΔ none")
    XCTAssertEqual(outcome["outside"] as? String, "3, 33 px · 1.5, 16.5 ptreference outsideactual #C8C9CA")
    XCTAssertEqual((outcome["kept"] as? String)?.contains("kept (Esc)"), true)
    XCTAssertEqual(outcome["moved"] as? String, outcome["kept"] as? String)
    XCTAssertEqual(
      (outcome["stepped"] as? String)?.hasPrefix("10, 1 px · 5, 0.5 pt · kept (Esc)reference #C8C9CAactual #C8C9CA"),
      true)
    XCTAssertEqual((outcome["let"] as? String)?.hasPrefix("Wheel zooms"), true)
  }

  func testColorsOfAPixelWithPicturesInThePage() throws {
    try fixture.fill()
    checkColors(try browser.run(try write(.inlined), hash: "name=MapTests/testMap", Self.colors + "return out;"))
  }

  func testColorsOfAPixelWithPicturesBesideThePage() throws {
    try fixture.fill()
    checkColors(
      try browser.run(
        try write(.beside), hash: "name=MapTests/testMap",
        Self.colors + "return out;"))
  }

  func testViewsSliderAndZoom() throws {
    try fixture.fill()
    let outcome = try browser.run(
      try write(), hash: "name=MapTests/testMap",
      """
      const shown = () => one("[data-view][aria-pressed=true]").dataset.view;
      const captions = () => all(".caption b").map(caption => caption.textContent);
      const out = { views: [], panes: all(".pane").length };
      const press = (name, more) => { key(name, document.body, more); return pause(20); };
      for (const name of ["2", "3", "4", "5", "6", "7", "1"]) { await press(name); out.views.push(shown()); }
      const sizes = all(".pane img").map(image => [image.naturalWidth, image.naturalHeight, image.clientWidth, image.clientHeight]);
      out.sizes = sizes;
      out.worlds = all(".world").map(world => [world.clientWidth, world.clientHeight]);

      await press("2");
      const pane = one(".pane"), world = one(".world").getBoundingClientRect(), top = () => all(".sheet")[1].style;
      out.half = top().clipPath;
      const range = one(".amount input");
      range.value = 25; range.dispatchEvent(new Event("input", { bubbles: true }));
      out.quarter = top().clipPath; out.handle = one(".handle").getBoundingClientRect().left + 1 - world.left;
      const point = (type, x) => pane.dispatchEvent(new PointerEvent(type,
        { clientX: world.left + x, clientY: world.top + 5, bubbles: true, pointerId: 1, button: 0 }));
      point("pointerdown", 5); point("pointermove", 15); point("pointerup", 15);
      out.dragged = top().clipPath; out.range = Number(one(".amount input").value);
      await press("["); out.nudged = Number(one(".amount input").value);

      await press("3"); out.opacity = top().opacity;
      await press("4"); const first = top().visibility; await press(" "); out.flipped = [first, top().visibility];
            await press("5"); await until(() => one("canvas").width === 40);
      const canvas = one("canvas"), context = canvas.getContext("2d");
      const color = (x, y) => [...context.getImageData(x, y, 1, 1).data];
      out.canvas = [canvas.width, canvas.height];
      out.diff = [color(5, 0), color(39, 10), color(0, 33)];
      out.captions = captions(); out.counted = one("#readout b").textContent;

      await press("1"); await press("z");
      out.zoomed = [one("#stage").className, one(".zoom output").textContent, one(".world").className];
      await press("+"); out.larger = one(".zoom output").textContent;
      pane.isConnected;
      one(".pane").dispatchEvent(new WheelEvent("wheel", { deltaY: 100, bubbles: true, cancelable: true }));
      out.wheeled = one(".zoom output").textContent;
      await press("0"); out.fit = one("#stage").className;
      await press("b"); out.boxes = all(".pane:first-child .box").length;
      one(".places .button").click(); out.zoomedToPlace = one("#stage").className;
      await pause(300); out.address = location.hash;

      // Of what has one picture alone, the other views are not offered, and the choice is kept.
      await press("2"); await press("k");
      out.single = [shown(), all("[data-view]:disabled").length];
      await press("j"); out.again = shown();
      return out;
      """)
    XCTAssertEqual(outcome["panes"] as? Int, 2)
    XCTAssertEqual(outcome["views"] as? [String], ["slider", "onion", "blink", "diff", "actual", "reference", "side"])
    // Half a point to a pixel, on the larger canvas.
    XCTAssertEqual(outcome["sizes"] as? [[Int]], [[40, 30, 20, 15], [40, 36, 20, 18]])
    XCTAssertEqual(outcome["worlds"] as? [[Int]], [[20, 18], [20, 18]])
    XCTAssertEqual(outcome["half"] as? String, "inset(0px 0px 0px 10px)")
    XCTAssertEqual(outcome["quarter"] as? String, "inset(0px 0px 0px 5px)")
    XCTAssertEqual(outcome["handle"] as? Double, 5)
    XCTAssertEqual(outcome["dragged"] as? String, "inset(0px 0px 0px 15px)")
    XCTAssertEqual(outcome["range"] as? Int, 75)
    XCTAssertEqual(outcome["nudged"] as? Int, 70)
    XCTAssertEqual(outcome["opacity"] as? String, "0.5")
    XCTAssertEqual(Set(outcome["flipped"] as? [String] ?? []), ["hidden", "visible"])
    XCTAssertEqual(outcome["canvas"] as? [Int], [40, 36])
    XCTAssertEqual(outcome["diff"] as? [[Int]], [[255, 0, 64, 255], [241, 241, 241, 255], [190, 0, 48, 255]])
    XCTAssertEqual(outcome["captions"] as? [String], ["Diff"])
    // The red ones, and six rows of 40 that only one picture has.
    XCTAssertEqual(outcome["counted"] as? String, "290 pixels of 1,440 differ")
    XCTAssertEqual(outcome["zoomed"] as? [String], ["zoomed", "1600 %", "world crisp"])
    XCTAssertEqual(outcome["larger"] as? String, "3200 %")
    XCTAssertEqual(outcome["wheeled"] as? String, "2492 %")
    XCTAssertEqual(outcome["fit"] as? String, "")
    XCTAssertEqual(outcome["boxes"] as? Int, 1)
    XCTAssertEqual(outcome["zoomedToPlace"] as? String, "zoomed")
    XCTAssertEqual((outcome["address"] as? String)?.contains("zoom="), true)
    XCTAssertEqual((outcome["single"] as? [Any])?.first as? String, "actual")
    XCTAssertEqual((outcome["single"] as? [Any])?.last as? Int, 6)
    XCTAssertEqual(outcome["again"] as? String, "slider")
  }

  func testThousandsOfSnapshots() throws {
    try fixture.write(try ReportFixture.picture(), "Snapshots/T/t.png")
    let picture = PictureFile.look(at: fixture.folder + "/Snapshots/T/t.png", shown: "t.png")
    var model = ReportModel(package: "app")
    for i in 0..<2000 {
      var snapshot = ReportModel.Snapshot(
        name: "T/t\(i)", title: "t\(i)", state: i == 1234 ? .failed : .unchanged, folder: "T")
      snapshot.pictures.reference = picture
      model.snapshots.append(snapshot)
    }
    model.arrange()
    let outcome = try browser.run(
      try ReportWriter(path: fixture.folder + "/report.html").write(model).report,
      """
      await until(() => all(".row img").length > 3); await pause(200);
      const out = { rows: all(".row").length, first: one(".row[aria-current] .title").textContent, images: all(".row img").length };
      const field = one("#search");
      field.value = "t1999"; field.dispatchEvent(new Event("input", { bubbles: true }));
      out.count = one("#count").textContent;
      await until(() => one("h2#title .name").textContent === "t1999");
      out.title = one("h2#title .name").textContent;
      field.value = ""; field.dispatchEvent(new Event("input", { bubbles: true }));
      key("j"); out.position = one("#position").textContent;
      return out;
      """)
    XCTAssertEqual(outcome["rows"] as? Int, 2000)
    XCTAssertEqual(outcome["first"] as? String, "t1234")
    XCTAssertLessThan(try XCTUnwrap(outcome["images"] as? Int), 100, "only those near what is in sight")
    XCTAssertEqual(outcome["count"] as? String, "1 of 2,000 snapshots")
    XCTAssertEqual(outcome["title"] as? String, "t1999")
    // In order of bytes t1999 is followed by t2, of 2,000 in which the failure is first.
    XCTAssertEqual(outcome["position"] as? String, "1,113 / 2,000")
  }

  func testABuildThatFailedIsShownAsTheCompilerWroteIt() throws {
    (fixture.results.ending, fixture.results.buildOutput) = (
      .buildFailed, "/ci/app/Sources/A.swift:1:1: error: <no>\n  let x = "
    )
    try fixture.writeResults()
    let outcome = try browser.run(
      try write(),
      "return { title: one('h2#title').textContent, lines: all('#detail pre span').map(line => line.textContent), text: one('#empty').hidden };"
    )
    XCTAssertEqual(outcome["title"] as? String, "✕The build failed, so no test ran")
    XCTAssertEqual(outcome["lines"] as? [String], ["Sources/A.swift:1:1: error: <no>", "  let x = "])
    XCTAssertEqual(outcome["text"] as? Bool, false)

    // With what an earlier run left, it still is what is shown first.
    try fixture.leave("T/t", fixture.event("T/t", .failed, message: "Snapshot \"t\" differs"))
    let both = try browser.run(
      try write(),
      """
      const title = () => one("h2#title").textContent;
      const out = { first: title(), current: all(".row[aria-current]").length };
      key("j"); out.next = title();
      one("#notes .button").click(); out.back = title();
      return out;
      """)
    XCTAssertEqual(both["first"] as? String, "✕The build failed, so no test ran")
    XCTAssertEqual(both["current"] as? Int, 0)
    XCTAssertEqual(both["next"] as? String, "✕t")
    XCTAssertEqual(both["back"] as? String, "✕The build failed, so no test ran")
  }

  func testHostileNamesAreText() throws {
    let hostile = ReportPageTests.hostile
    let event = fixture.event(
      "T/t", .failed, message: "Snapshot \"\(hostile)\" differs \(hostile)\n\(hostile)", title: hostile)
    try fixture.leave(
      "T/t", event, extra: ", \"changes\": [\"<img src=x onerror='hacked=1'>\"]",
      files: [
        "actual.png": try ReportFixture.picture(), "reference.<b>": Array("a\n".utf8),
        "actual.<b>": Array("<i>\u{0}\n".utf8),
      ])
    fixture.results.snapshots = [event]
    try fixture.writeResults()
    let outcome = try browser.run(
      try write(.beside),
      """
      await pause(300);
      return {
        hacked: typeof hacked, title: one("h2#title .name").textContent, images: all("img[src=x]").length,
        parts: all(".part h3").map(part => part.textContent), added: one(".plus").textContent, bold: all("#detail b b, #detail i i").length,
      };
      """)
    XCTAssertEqual(outcome["hacked"] as? String, "undefined")
    XCTAssertEqual(outcome["images"] as? Int, 0)
    XCTAssertEqual(
      outcome["title"] as? String,
      "</script><img src=x onerror=\"hacked=1\">'&amp;<!--<script>\u{2028}\\u{202E}gnp\\u{0}</noscript>")
    XCTAssertEqual((outcome["parts"] as? [String])?.contains { $0.hasPrefix("Text (<b>)") }, true)
    XCTAssertEqual(outcome["added"] as? String, "<i>\\u{0}")
  }

  func testBrokenPicturesAreToldInTheirPlace() throws {
    try fixture.fill()
    try FileSystem.write([1, 2, 3], to: fixture.artifacts + "/MapTests/testMap/reference.png")
    let path = try write(.beside)
    try FileSystem.remove(fixture.folder + "/report-pictures/0001-actual.png")
    let outcome = try browser.run(
      path, hash: "name=MapTests/testMap",
      "await until(() => all('.notice').length === 2); return { notices: all('.pane').map(pane => pane.querySelector('.notice')?.textContent), diff: one('[data-view=diff]').disabled };"
    )
    XCTAssertEqual(
      outcome["notices"] as? [String],
      [
        ".build/snapshots/MapTests/testMap/reference.png: the file is not a PNG: it starts with the bytes 01 02 03; restore the file, or delete it and record it again",
        "The browser cannot show the actual picture: its file is missing or damaged",
      ])
    XCTAssertEqual(outcome["diff"] as? Bool, true)
  }

  /// In a frame that forbids scripts, as some servers do.
  func testWithoutScriptsThereAreAListAndItsPictures() throws {
    try fixture.fill()
    for placement in [ReportWriter.Placement.inlined, .beside] {
      _ = try write(placement)
      try fixture.write(
        Array(
          "<body style='margin: 0'><iframe sandbox='allow-same-origin' src='report.html' style='border: 0; width: 900px; height: 1400px'>"
            .utf8),
        "frame.html")
      let picture = try browser.screenshot(fixture.folder + "/frame.html", width: 900, height: 1400)
      var reds = 0
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let pixel = picture[x: x, y: y]
          if pixel.red > 210, pixel.green < 150, pixel.blue < 150 { reds += 1 }
        }
      }
      // Of three pictures at half their size, whose first row of 40 pixels is red.
      XCTAssertGreaterThan(reds, 15, "\(placement)")
    }
  }
}
