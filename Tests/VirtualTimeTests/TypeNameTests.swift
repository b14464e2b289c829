import VirtualTime
import XCTest

/// Names of types are those of a debug build in a release build, too.
final class TypeNameTests: XCTestCase {
  private struct Bar<Content> { struct Inner {} }

  /// Spellings of an optimised build, as Swift 6.3 writes them, and what a debug build says.
  func testSpellingsOfAnOptimisedBuild() {
    let number = "_7AB0B409DAD0D4D66DD364ED0DD261B2"
    for (spelling, name) in [
      ("(BarShape in \(number))", "BarShape"),
      ("(Bar in \(number))<Int>", "Bar<Int>"),
      ("StrokedShape<(BarShape in \(number))>", "StrokedShape<BarShape>"),
      (
        "Pub<In, ((Bar in \(number))<Int>, Optional<(Bar in \(number))<Int>>)>",
        "Pub<In, (Bar<Int>, Optional<Bar<Int>>)>"
      ),
      ("Pub<((Bar in \(number))<Int>) -> (), P>", "Pub<(Bar<Int>) -> (), P>"),
      ("(Größe in \(number))", "Größe"),
      ("(two words in \(number))", "two words"),
    ] { XCTAssertEqual(TypeName.plain(spelling), name) }
  }

  /// Those of qualified names, with addresses that are others in every run.
  func testQualifiedSpellings() {
    for (spelling, name) in [
      ("App.(unknown context at $56067b3c6468).Bar<Swift.Int>", "App.Bar<Swift.Int>"),
      ("App.(unknown context at $56067b3c6614).(unknown context at $56067b3c661c).Local.Inner", "App.Local.Inner"),
      (
        "App.Pub<App.(unknown context at $5a).Bar<Swift.Int>.Inner, Swift.Array<App.(unknown context at $5a).Bar<Swift.Int>>>",
        "App.Pub<App.Bar<Swift.Int>.Inner, Swift.Array<App.Bar<Swift.Int>>>"
      ),
      ("App.(Bar in $55d8)", "App.Bar"),
    ] { XCTAssertEqual(TypeName.plain(spelling), name) }
  }

  func testWhatIsNoDiscriminatorStays() {
    for name in [
      "Text", "(Int, String)", "(Int) -> ()", "Pub<(Int) -> (), P>", "(in _AB", "( in _AB)", "(a in _)", "(a in _XY)",
      "(", "()",
      "(a at $12)", "",
    ] { XCTAssertEqual(TypeName.plain(name), name) }
  }

  func testTypes() {
    struct Local {}
    XCTAssertEqual(TypeName.of(Bar<Local>.Inner.self), "Inner")
    XCTAssertEqual(TypeName.of([Bar<Int>].self), "Array<Bar<Int>>")
    XCTAssertEqual(TypeName.base(of: Bar<Int>.self), "Bar")
    XCTAssertEqual(TypeName.qualified(Bar<Int>.self), "VirtualTimeTests.TypeNameTests.Bar<Swift.Int>")
    XCTAssertEqual(TypeName.qualified(Local.self), "VirtualTimeTests.TypeNameTests.Local")
  }
}
