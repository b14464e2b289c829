import Foundation
import MacroExpansion

/// The program that the compiler starts to expand SwiftUI's macros. It answers until its input ends.
@main enum SwiftUIMacros {
  static func main() {
    let channel = MessageChannel(input: .standardInput, output: .standardOutput)
    do {
      while let request = try channel.read() { try channel.write(MacroExpander.response(to: request)) }
    } catch {
      FileHandle.standardError.write(Data("SwiftUIMacros: \(error)\n".utf8))
      exit(1)
    }
  }
}
