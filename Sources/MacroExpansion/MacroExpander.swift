/// Answers the compiler's requests.
package enum MacroExpander {
  package static func response(to request: PluginRequest) -> PluginResponse {
    if let expansion = request.expandFreestandingMacro {
      return response(for: expansion.macro.typeName, on: expansion.syntax) {
        // The compiler has checked the types of the body by now; nothing here runs it.
        expansion.macro.typeName == "PreviewMacro" ? "" : nil
      }
    }
    if let expansion = request.expandAttachedMacro {
      return response(for: expansion.macro.typeName, on: expansion.declSyntax) { () throws(MacroMisuse) in
        switch expansion.macro.typeName {
        case "EntryMacro": try EntryMacro.expand(expansion)
        // The property wrapper beside it does the work.
        case "PreviewableMacro": ""
        default: nil
        }
      }
    }
    return PluginResponse(getCapabilityResult: PluginResponse.CapabilityResult())
  }

  private static func response(
    for name: String, on source: PluginRequest.SourceText, _ expand: () throws(MacroMisuse) -> String?
  ) -> PluginResponse {
    var misuse = MacroMisuse(
      message: "the program that expands SwiftUI's macros does not know \(name); rebuild the package that declares it",
      replacement: nil)
    do throws(MacroMisuse) {
      if let text = try expand() {
        return PluginResponse(expandMacroResult: PluginResponse.ExpansionResult(expandedSource: text))
      }
    } catch {
      misuse = error
    }
    // Points at the declaration, not at what stands before it.
    var scanner = SourceScanner(source.source)
    let blanks = scanner.next().map { source.source[..<$0.startIndex].utf8.count } ?? 0
    let diagnostic = PluginResponse.Diagnostic(
      message: misuse.message,
      position: PluginResponse.Diagnostic.Position(
        fileName: source.location.fileName, offset: source.location.offset + blanks))
    return PluginResponse(
      expandMacroResult: PluginResponse.ExpansionResult(expandedSource: misuse.replacement, diagnostics: [diagnostic]))
  }
}

/// A macro was used where it means nothing.
struct MacroMisuse: Error {
  /// Says what to write instead.
  var message: String
  /// Spares the author a second error from the compiler about the same place.
  var replacement: String? = "{ get { fatalError() } set {} }"
}
