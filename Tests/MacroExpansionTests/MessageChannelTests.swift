@testable import MacroExpansion
import XCTest

/// The compiler's protocol: framed JSON on two pipes.
final class MessageChannelTests: XCTestCase {
  private func frame(_ body: String) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: body.utf8.count >> (8 * $0)) }) + Data(body.utf8)
  }
  private func channel(reading data: Data) throws -> (MessageChannel, output: FileHandle) {
    let input = Pipe(), output = Pipe()
    try input.fileHandleForWriting.write(contentsOf: data)
    try input.fileHandleForWriting.close()
    return (
      MessageChannel(input: input.fileHandleForReading, output: output.fileHandleForWriting),
      output.fileHandleForReading
    )
  }
  private func message(_ data: Data) -> String {
    do {
      let (channel, _) = try channel(reading: data)
      return try channel.read() == nil ? "end" : "message"
    } catch { return "\(error)" }
  }

  func testAnswersInOrder() throws {
    let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let preview = """
      {"expandFreestandingMacro":{"macro":{"moduleName":"SwiftUIMacros","name":"Preview","typeName":"PreviewMacro"},\
      "macroRole":"declaration","discriminator":"d","syntax":{"kind":"expression","source":"#Preview { Text(\\"a\\") }",\
      "location":{"column":1,"fileID":"m/f.swift","fileName":"f.swift","line":1,"offset":0}}}}
      """
    let (channel, output) = try channel(
      reading: frame(capability) + frame(preview)
        + frame(preview.replacingOccurrences(of: "PreviewMacro", with: "Other")))
    var answers: [[String: [String: Any]]] = []
    while let request = try channel.read() {
      try channel.write(MacroExpander.response(to: request))
      let header = try XCTUnwrap(output.read(upToCount: 8))
      let body = try XCTUnwrap(output.read(upToCount: header.reversed().reduce(0) { $0 << 8 | Int($1) }))
      answers.append(try XCTUnwrap(JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]))
    }
    guard answers.count == 3 else { return XCTFail("\(answers)") }
    XCTAssertEqual((answers[0]["getCapabilityResult"]?["capability"] as? [String: Int]), ["protocolVersion": 7])
    XCTAssertEqual(answers[1]["expandMacroResult"]?["expandedSource"] as? String, "")
    let diagnostics = try XCTUnwrap(answers[2]["expandMacroResult"]?["diagnostics"] as? [[String: Any]])
    XCTAssertEqual(
      diagnostics.first?["message"] as? String,
      "the program that expands SwiftUI's macros does not know Other; rebuild the package that declares it")
  }

  func testWhatIsNoMessage() {
    XCTAssertEqual(message(Data()), "end")
    XCTAssertEqual(message(Data(count: 8)), "end")
    XCTAssertEqual(message(Data([1, 2, 3])), "the input ended after 3 of the 8 bytes announced")
    XCTAssertEqual(message(frame("{}").dropLast()), "the input ended after 1 of the 2 bytes announced")
    XCTAssertEqual(
      message(Data(repeating: 0xff, count: 20)),
      "a message announces 18446744073709551615 bytes; is this program run by the Swift compiler?")
    XCTAssertEqual(message(frame("{}")), "message")
    XCTAssertTrue(message(frame("{")).contains("DecodingError"))
  }
}
