import SnapshotCore
import XCTest

@testable import SnapshotReporting

final class ReviewSessionTests: XCTestCase {
  private func change(_ name: String, _ kind: PendingChange.Kind = .differs) -> PendingChange {
    let json =
      "{\"fileID\": \"AppTests/MapTests.swift\", \"test\": \"t()\", \"line\": 1, \"title\": \"\(name)\", \"state\": \"failed\"}"
    var change = PendingChange(name: name, kind: kind, event: SnapshotEvent.parse(Array(json.utf8)[...])[0])
    if kind == .failed { change.obstacle = "it is faulty" }
    return change
  }
  private func session(_ names: String...) -> ReviewSession { ReviewSession(names.map { change($0) }) }

  private func press(_ session: inout ReviewSession, _ keys: String) -> [ReviewSession.Effect] {
    var effects: [ReviewSession.Effect] = []
    for key in keys {
      let effect = session.handle(key == "\n" ? .enter : key == "⎋" ? .escape : .character(key))
      if case .carryOut(let decision, let indexes) = effect {
        session.finish(decision, indexes, group: effects.count + 1, indexes.map { _ in .done })
      }
      if effect != .none { effects.append(effect) }
    }
    return effects
  }

  func testOneAfterTheOther() {
    var session = session("a", "b", "c")
    XCTAssertEqual(press(&session, "ars"), [.carryOut(.accept, [0]), .carryOut(.reject, [1])])
    XCTAssertEqual(session.items.map(\.mark), [.accepted, .rejected, .skipped])
    XCTAssertNil(session.current)
    XCTAssertEqual(session.pendingCount, 1)
    XCTAssertEqual(press(&session, "q"), [.quit])
  }

  func testAllTheRestAreAskedFor() {
    var session = session("a", "b", "c")
    XCTAssertEqual(press(&session, "sA"), [])
    XCTAssertEqual(session.mode, .confirming(.accept, [1, 2]))
    XCTAssertEqual(session.question(.accept, [1, 2]), "accept all 2? y/n")
    // Neither Enter nor another letter is a yes.
    XCTAssertEqual(press(&session, "\nxA"), [])
    XCTAssertEqual(press(&session, "n"), [])
    XCTAssertEqual(session.mode, .browsing)
    XCTAssertEqual(press(&session, "Ry"), [.carryOut(.reject, [1, 2])])
    XCTAssertEqual(session.items.map(\.mark), [.skipped, .rejected, .rejected])
  }

  func testOfOneThatIsLeftNothingIsAsked() {
    var session = session("a", "b")
    XCTAssertEqual(press(&session, "aA"), [.carryOut(.accept, [0]), .carryOut(.accept, [1])])
  }

  func testWhatCannotBeAcceptedIsLeftOut() {
    var session = ReviewSession([change("a"), change("b", .failed), change("c")])
    XCTAssertEqual(press(&session, "A"), [])
    XCTAssertEqual(session.question(.accept, [0, 2]), "accept all 2? (1 cannot be) y/n")
    XCTAssertEqual(press(&session, "y"), [.carryOut(.accept, [0, 2])])
    XCTAssertEqual(session.current, 1)
    XCTAssertEqual(press(&session, "ar"), [])
    XCTAssertEqual(session.notice, "cannot be rejected: it is faulty; s skips it")
    _ = press(&session, "s")
    XCTAssertNil(session.current)
  }

  func testUndo() {
    var session = session("a", "b", "c")
    XCTAssertEqual(press(&session, "as"), [.carryOut(.accept, [0])])
    // The skip came last, and touches no file.
    XCTAssertEqual(press(&session, "u"), [])
    XCTAssertEqual(session.items.map(\.mark), [.accepted, .open, .open])
    XCTAssertEqual(session.current, 1)
    XCTAssertEqual(press(&session, "u"), [.undo])
    session.finishUndo(group: 1, names: ["a"], problems: [], changes: [])
    XCTAssertEqual(session.items.map(\.mark), [.open, .open, .open])
    XCTAssertEqual(session.current, 0)
    XCTAssertEqual(session.notice, "a is pending again")
    // What an earlier session has decided comes into the list.
    XCTAssertEqual(press(&session, "u"), [.undo])
    session.finishUndo(group: 0, names: ["ab"], problems: [], changes: ["a", "ab", "b", "c"].map { change($0) })
    XCTAssertEqual(session.items.map(\.change.name), ["a", "ab", "b", "c"])
    XCTAssertEqual(session.current, 1)
    session.finishUndo(group: 0, names: [], problems: [], changes: [])
    XCTAssertEqual(session.notice, "there is nothing to undo")
  }

  func testADecisionAfterASkipIsUndoneFirst() {
    var session = session("a", "b", "c")
    XCTAssertEqual(press(&session, "sau"), [.carryOut(.accept, [1]), .undo])
    session.finishUndo(group: 1, names: ["b"], problems: [], changes: [])
    XCTAssertEqual(press(&session, "u"), [])
    XCTAssertEqual(session.items.map(\.mark), [.open, .open, .open])
  }

  func testFilter() {
    var session = session("map/light", "map/dark", "list/light")
    XCTAssertEqual(press(&session, "/light\n"), [])
    XCTAssertEqual(session.shown, [0, 2])
    XCTAssertEqual(press(&session, "n"), [])
    XCTAssertEqual(session.current, 2)
    XCTAssertEqual(session.position.0, 2)
    // All means those that are shown.
    XCTAssertEqual(press(&session, "Ay"), [.carryOut(.accept, [0, 2])])
    XCTAssertNil(session.current)
    XCTAssertEqual(press(&session, "⎋"), [])
    XCTAssertEqual(session.current, 1)
    XCTAssertEqual(press(&session, "/nothing\n"), [])
    XCTAssertEqual(session.filter, "", "one that shows nothing is not kept")
    XCTAssertEqual(press(&session, "/q"), [], "a letter of the filter is no key")
    XCTAssertEqual(session.handle(.control("c")), .quit)
  }

  func testRefusalsStayOpen() {
    var session = session("a", "b")
    XCTAssertEqual(session.handle(.character("A")), .none)
    XCTAssertEqual(session.handle(.character("y")), .carryOut(.accept, [0, 1]))
    session.finish(.accept, [0, 1], group: 1, [.refused("stale"), .done])
    XCTAssertEqual(session.items.map(\.mark), [.open, .accepted])
    XCTAssertEqual(session.notice, "accepted 1, not accepted: a: stale")
    XCTAssertEqual(session.current, 0)
  }

  func testMovingAndViews() {
    var session = session("a", "b")
    XCTAssertEqual(press(&session, "np"), [])
    XCTAssertEqual(session.current, 0)
    _ = press(&session, "p")
    XCTAssertEqual(session.notice, "this is the first one")
    let views = (0..<5).map { _ in
      defer { _ = press(&session, "d") }
      return session.view
    }
    XCTAssertEqual(views, [.sideBySide, .diff, .actual, .reference, .sideBySide])
    _ = press(&session, "?")
    XCTAssertEqual(session.mode, .help)
    XCTAssertEqual(press(&session, "a"), [], "any key leaves the help and does nothing else")
    XCTAssertEqual(press(&session, "o"), [.open(0)])
    // An accepted one is looked at again, not decided twice.
    _ = press(&session, "apa")
    XCTAssertEqual(session.notice, "it is accepted already; u takes the last decision back")
  }

  func testNames() throws {
    let changes = ["MapTests/testMap", "MapTests/testMap.dark", "ListTests/testMap", "ListTests/testRow"].map {
      change($0)
    }
    XCTAssertEqual(try ReviewNames.indexes(of: "MapTests/testMap", in: changes), [0])
    XCTAssertEqual(try ReviewNames.indexes(of: "testMap.dark", in: changes), [1])
    XCTAssertEqual(try ReviewNames.indexes(of: "MapTests/*", in: changes), [0, 1])
    XCTAssertEqual(try ReviewNames.indexes(of: "*/testM?p", in: changes), [0, 2])
    XCTAssertThrowsError(try ReviewNames.indexes(of: "testMap", in: changes)) {
      XCTAssertEqual($0 as? ReviewNames.Failure, .ambiguous("testMap", ["MapTests/testMap", "ListTests/testMap"]))
    }
    XCTAssertThrowsError(try ReviewNames.indexes(of: "testRwo", in: changes)) {
      XCTAssertEqual("\($0)", "nothing pending is named \"testRwo\"; near it: ListTests/testRow")
    }
    XCTAssertThrowsError(try ReviewNames.indexes(of: "Foo*", in: changes))
    XCTAssertTrue(ReviewNames.matches("abcabd", "*abd"))
    XCTAssertFalse(ReviewNames.matches("abcabd", "*abc"))
    XCTAssertTrue(ReviewNames.isShown(changes[1], by: "MAP dark"))
    XCTAssertFalse(ReviewNames.isShown(changes[0], by: "map dark"))
  }

  func testOptions() throws {
    let options = try ReviewOptions(["map", "--accept", "a", "b", "--reject=c", "--json", "--pictures", "sixel"])
    XCTAssertEqual(options.choices.map(\.name), ["a", "b", "c"])
    XCTAssertEqual(options.choices.map(\.decision), [.accept, .accept, .reject])
    XCTAssertEqual(options.filter, "map")
    XCTAssertEqual(options.pictures, .sixel)
    for wrong in [
      ["--accept"], ["--picture", "x"], ["--pictures", "x"], ["a", "b"], ["--undo", "--accept", "a"], ["--list=1"],
    ] {
      XCTAssertThrowsError(try ReviewOptions(wrong), "\(wrong)")
    }
  }
}
