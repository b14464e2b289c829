import SnapshotAssertions
import Testing
import XCTest

/// Places in a source that an inline snapshot may stand at. The literals here were written by the assertion itself.
final class InlinePlaceTests: XCTestCase {
  func testConditions() {
    #if os(Linux)
      assertInlineSnapshot(of: "in #if") {
        """
        in #if
        """
      }
    #else
      assertInlineSnapshot(of: "elsewhere") { "never read" }
    #endif
    #if os(macOS)
      assertInlineSnapshot(of: "not compiled")
    #elseif DEBUG
      assertInlineSnapshot(of: "in #elseif") {
        """
        in #elseif
        """
      }
    #endif
    if #available(macOS 99, *) {
      assertInlineSnapshot(of: "in #available") {
        """
        in #available
        """
      }
    }
  }

  func testNeighbours() {
    assertInlineSnapshot(of: "one\nof two lines") {
      """
      one
      of two lines
      """
    }
    assertInlineSnapshot(of: "two") {
      """
      two
      """
    }
    assertInlineSnapshot(of: "three") {
      """
      three
      """
    };
    assertInlineSnapshot(of: "four") {
      """
      four
      """
    }
    assertInlineSnapshot(
      of: "five"
    ) {
      """
      five
      """
    }
  }

  func testClosures() async throws {
    let plain = {
      assertInlineSnapshot(of: "in a closure") {
        """
        in a closure
        """
      }
    }
    plain()
    for text in ["in a loop of one"] {
      assertInlineSnapshot(of: text) {
        """
        in a loop of one
        """
      }
    }
    ["in a trailing closure"].forEach {
      assertInlineSnapshot(of: $0) {
        """
        in a trailing closure
        """
      }
    }
    try await Task {
      assertInlineSnapshot(of: "in a task") {
        """
        in a task
        """
      }
    }.value
    func local(_ body: () throws -> Void) rethrows { try body() }
    try local {
      try local {
        assertInlineSnapshot(of: "two deep") {
          """
          two deep
          """
        }
      }
    }
    defer {
      assertInlineSnapshot(of: "in a defer") {
        """
        in a defer
        """
      }
    }
    XCTAssertNoThrow(
      assertInlineSnapshot(of: "in an autoclosure") {
        """
        in an autoclosure
        """
      })
    XCTAssertNoThrow(
      try {
        try Self.fails(false);
        assertInlineSnapshot(of: "in a closure in an autoclosure") {
          """
          in a closure in an autoclosure
          """
        }
      }())
    switch 1 {
    case 1:
      assertInlineSnapshot(of: "in a case") {
        """
        in a case
        """
      }
    default: break
    }
  }
  private static func fails(_ isFailing: Bool) throws { if isFailing { throw CancellationError() } }
}

@Suite struct InlinePlaceSwiftTests {
  @Test func macros() async throws {
    #expect(throws: Never.self) {
      assertInlineSnapshot(of: "in #expect") {
        """
        in #expect
        """
      }
    }
    #expect(throws: Never.self) {
      // By hand: the compiler says the same place of both.
      assertInlineSnapshot(of: "one of two") { "one of two" }
      assertInlineSnapshot(of: "two of two") { "two of two" }
    }
    #expect(
      {
        assertInlineSnapshot(of: "in a condition") {
          """
          in a condition
          """
        }; return true
      }())
    let value = try #require(
      { () -> Int? in
        assertInlineSnapshot(of: "in #require") {
          """
          in #require
          """
        }; return 1
      }())
    #expect(value == 1)
    await #expect(throws: Never.self) {
      await Task.yield();
      assertInlineSnapshot(of: "in an async #expect") {
        """
        in an async #expect
        """
      }
    }
    await confirmation { confirm in
      assertInlineSnapshot(of: "in a confirmation") {
        """
        in a confirmation
        """
      }
      confirm()
    }
    withKnownIssue(isIntermittent: true) {
      assertInlineSnapshot(of: "in a known issue") {
        """
        in a known issue
        """
      }
    }
  }

  @Test(arguments: ["the same for each argument"]) func arguments(text: String) {
    assertInlineSnapshot(of: text) {
      """
      the same for each argument
      """
    }
  }
}
