import Foundation
import Graphics
import PNGCoding
import SnapshotCore
import XCTest

/// Chromium without a window, as Debian has it: opens a page from disk, runs a script in it, and tells what it said.
struct HeadlessBrowser {
  var program: String

  /// - Throws: `XCTSkip` where there is none.
  init() throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let found = folders.flatMap { folder in names.map { folder + "/" + $0 } }.first(where: FileSystem.exists)
    guard let found else {
      throw XCTSkip("there is no chromium to open the report in; apt-get install chromium")
    }
    program = found
  }

  /// - Parameters:
  ///   - page: an HTML file. A copy of it gets the script, beside it, so that its pictures are found.
  ///   - script: of an asynchronous function; what it returns comes back. It has `pause(ms)`, `until(condition)`,
  ///     `key(name)`, `one(selector)` and `all(selector)`.
  func run(_ page: String, hash: String = "", width: Int = 1300, _ script: String) throws -> [String: Any] {
    let driver = """
      <script>
      (async () => {
        const pause = ms => new Promise(done => setTimeout(done, ms));
        const until = async condition => { for (let i = 0; i < 400 && !condition(); i += 1) await pause(25); };
        const one = selector => document.querySelector(selector), all = selector => [...document.querySelectorAll(selector)];
        const key = (name, target, more) => (target ?? document.body).dispatchEvent(
          new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }));
        // What does not come from a hand has no pointer to capture.
        Element.prototype.setPointerCapture = () => {};
        const errors = [];
        addEventListener("error", event => errors.push(event.message));
        let outcome;
        try { outcome = await (async () => { \(script) })(); } catch (error) { outcome = { error: String(error) }; }
        outcome.errors = errors;
        console.log("OUTCOME " + btoa(unescape(encodeURIComponent(JSON.stringify(outcome)))) + " END");
      })();
      </script>
      """
    let copy = page.replacingOccurrences(of: ".html", with: "-\(UInt32.random(in: 0 ... .max)).html")
    try FileSystem.write(try FileSystem.read(page) + Array(driver.utf8), to: copy)
    defer { try? FileSystem.remove(copy) }
    let text = try console(copy + "#" + hash, width)
    guard let start = text.range(of: "OUTCOME "),
      let end = text.range(of: " END", range: start.upperBound..<text.endIndex),
      let json = Data(base64Encoded: String(text[start.upperBound..<end.lowerBound])),
      let outcome = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    else { throw Failure(description: "the browser said nothing: \(text.suffix(400))") }
    XCTAssertNil(outcome["error"])
    XCTAssertEqual(outcome["errors"] as? [String], [])
    return outcome
  }

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// What the page writes to its console until it has said `END`, in real time: a clock of its own, as for screenshots,
  /// does not wait for pictures to be decoded.
  private func console(_ page: String, _ width: Int) throws -> String {
    let started = try Launch(self, page, width, 900, ["--remote-debugging-port=0", "--enable-logging=stderr"])
    defer { started.stop() }
    for _ in 0..<1200 where started.process.isRunning {
      Thread.sleep(forTimeInterval: 0.1)
      let text = started.log
      if text.contains(" END\"") { return text }
    }
    return started.log
  }

  func screenshot(_ page: String, width: Int, height: Int) throws -> Bitmap {
    let file = page + ".png"
    defer { try? FileSystem.remove(file) }
    let started = try Launch(
      self, page, width, height, ["--hide-scrollbars", "--virtual-time-budget=20000", "--screenshot=" + file])
    defer { started.stop() }
    started.process.waitUntilExit()
    return try PNG.decode(FileSystem.read(file))
  }

  /// The browser as a process, in a folder of its own.
  private final class Launch {
    let process = Process()
    private let profile = FileSystem.absolute(
      "tintype-\(UInt64.random(in: 0 ... .max))", relativeTo: NSTemporaryDirectory())

    init(_ browser: HeadlessBrowser, _ page: String, _ width: Int, _ height: Int, _ flags: [String]) throws {
      try FileSystem.makeDirectory(profile)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "timeout", "120", browser.program, "--headless", "--no-sandbox", "--disable-gpu",
          "--user-data-dir=\(profile)",
          "--window-size=\(width),\(height)",
        ] + flags + ["file://" + page]
      try FileSystem.write([], to: profile + "/.log")
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle(forWritingAtPath: profile + "/.log")
      try process.run()
    }

    var log: String { String(decoding: (try? FileSystem.read(profile + "/.log")) ?? [], as: UTF8.self) }

    func stop() {
      if process.isRunning { process.terminate() }
      process.waitUntilExit()
      // Its helpers write until they have noticed.
      for _ in 0..<20 where (try? FileSystem.remove(profile)) == nil { Thread.sleep(forTimeInterval: 0.1) }
    }
  }
}
