import Foundation
import XCTest

/// `scripts/compile-check`, as a stranger would run it on files of an app.
final class CompileCheckTests: XCTestCase {
  private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("scripts/compile-check")

  private func check(_ tool: CommandLineTool, _ paths: String...) throws -> CommandLineTool.Outcome {
    // Only a debug build of this package has its modules where the script looks for them.
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().resolvingSymlinksInPath()
    guard bundle.lastPathComponent == "debug" else { throw XCTSkip("not a debug build: \(bundle.path)") }
    return try tool.run(["--skip-build"] + paths, program: script)
  }

  func testSaysWhichFilesCompileAndWhyOthersDoNot() throws {
    let tool = try CommandLineTool()
    try tool.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Form { Toggle("On", isOn: $isOn) }.sheet(isPresented: $isOn) { Text("Sheet") } }
      }
      #Preview { ContentView() }
      """, "Good.swift")
    try tool.write("import SwiftUI\nlet color = Color(.noSuchColor)\n", "Bad.swift")
    let all = try check(tool, tool.folder)
    XCTAssertEqual(all.status, 1, all.errors)
    XCTAssertTrue(all.output.hasSuffix("1 of 2 files compile\n"), all.output)
    XCTAssertTrue(all.output.contains("Bad.swift"), all.output)
    XCTAssertTrue(all.output.contains("noSuchColor"), all.output)
    XCTAssertFalse(all.output.contains("Good.swift"), all.output)
    XCTAssertEqual(try check(tool, tool.folder + "/Good.swift").status, 0)
  }

  func testWhatIsNotThere() throws {
    let tool = try CommandLineTool()
    let missing = try check(tool, tool.folder + "/none.swift")
    XCTAssertEqual(missing.status, 66)
    XCTAssertTrue(missing.errors.contains("none.swift does not exist"), missing.errors)
    XCTAssertEqual(try check(tool).status, 64)
    // A folder without files is no success.
    XCTAssertEqual(try check(tool, tool.folder).status, 1)
  }
}
