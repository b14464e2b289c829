/// Why the source of a test is not rewritten. Nothing was changed.
package enum InlineSourceError: Error, Hashable, Sendable {
  case unreadable(FileError)
  case notWritable(FileError)
  /// No call begins where the compiler said.
  case noCall(line: Int, column: Int)
  /// The compiler says of all calls in a macro's arguments that they are where the macro begins; so many could be meant.
  case inMacro(String, calls: Int)
  case unfinished(what: String, at: Int)
  /// The literal in the file is not the one that was compiled.
  case changed(found: String?, compiled: String?)
  /// Its calls may be in other places than the compiled ones.
  case changedSinceBuild
  /// Somebody else wrote the file while the tests ran.
  case changedByOthers
  /// The closure holds something other than one string literal.
  case notALiteral(String)
  case interpolation
  /// One call, two texts.
  case twoTexts(String)
  case missingClosures(found: Int, offset: Int)
  /// What was to be written would not be read as the text.
  case notWritten
}

extension InlineSourceError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unreadable(let error): "\(error); was the test built from other sources than those that are here?"
    case .notWritable(let error): "\(error); make the file and its folder writable"
    case .noCall(let line, let column):
      "no call begins at line \(line), column \(column) of the file; it was changed after the test was built: build again"
    case .inMacro(let name, let count):
      "the call stands in the macro \(name), of which the compiler says only where it begins, and \(count) calls of "
        + "assertInlineSnapshot in it could be meant: take it out of the macro, or put the text into it by hand"
    case .unfinished(let what, _): "the call cannot be read: \(what) in it has no end"
    case .changed(let found, let compiled):
      "the file has \(Self.literal(found)) there, the test was built with \(Self.literal(compiled)): build again"
    case .changedSinceBuild:
      "the file was changed after the test was built, so that its calls may be in other places: build again"
    case .changedByOthers: "the file was changed while the tests ran: build again"
    case .notALiteral(let what): "the closure holds \(what), not one string literal: put the text into it by hand"
    case .interpolation:
      "the literal has an interpolation, which a recorded text would lose: put the text into it by hand"
    case .twoTexts(let earlier):
      "this run recorded another text for the same call already, \(earlier.debugDescription): a call in a loop or a "
        + "parametrised test can hold one text only"
    case .missingClosures(let found, let offset):
      "the call has \(found) trailing closures where the snapshot's would be number \(offset + 1): correct the syntax descriptor"
    case .notWritten: "the text cannot be written as a literal"
    }
  }

  private static func literal(_ text: String?) -> String {
    guard let text else { return "no literal" }
    return "the literal \(text.count > 60 ? String(text.prefix(60)).debugDescription + "…" : text.debugDescription)"
  }
}
