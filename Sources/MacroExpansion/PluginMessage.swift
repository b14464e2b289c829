import Foundation

/// What the compiler asks of a macro plugin; exactly one member is there.
///
/// The shape is that of `HostToPluginMessage` in swift-syntax (SwiftCompilerPluginMessageHandling/PluginMessages.swift),
/// protocol version 7: each message is an object whose single key names it.
package struct PluginRequest: Decodable {
  struct Capability: Decodable {}
  var getCapability: Capability?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?

  struct FreestandingExpansion: Decodable {
    var macro: MacroReference
    var syntax: SourceText
  }
  struct AttachedExpansion: Decodable {
    var macro: MacroReference
    /// `accessor`, `peer`, …
    var macroRole: String
    var declSyntax: SourceText
    /// The types, extensions and functions around the declaration, innermost first, without their members.
    var lexicalContext: [SourceText]?
  }
  struct MacroReference: Decodable {
    /// The `type` of `#externalMacro(module:type:)`.
    var typeName: String
  }
  struct SourceText: Decodable {
    struct Location: Decodable {
      var fileName: String
      /// In UTF-8 bytes from the start of the file, to the blanks and comments before the source.
      var offset: Int
    }
    var source: String
    var location: Location
  }
}

/// What the plugin answers: exactly one member is there.
package struct PluginResponse: Encodable {
  static let protocolVersion = 7

  struct CapabilityResult: Encodable {
    struct Capability: Encodable { var protocolVersion = PluginResponse.protocolVersion }
    var capability = Capability()
  }
  struct ExpansionResult: Encodable {
    /// `nil` where the macro has no expansion; the diagnostics say why.
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }
  struct Diagnostic: Encodable {
    struct Position: Encodable {
      var fileName: String
      /// In UTF-8 bytes from the start of the file.
      var offset: Int
    }
    var message: String
    var severity = "error"
    var position: Position
    // The compiler requires the lists.
    var highlights: [String] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}
