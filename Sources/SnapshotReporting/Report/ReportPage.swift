import Foundation

/// The report as one HTML page: its style and scripts are in it, its data is JSON in it, and it asks no network.
///
/// Without scripts it is a plain list of all snapshots with their pictures; that list also is where the script takes the
/// pictures' bytes from, so that they are in the page once.
package enum ReportPage {
  package static func html(_ model: ReportModel) -> String {
    let failed = model.counts[.failed] ?? 0
    let title = (failed > 0 ? "✕ \(failed) · " : "") + model.package + " · snapshots"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(escaped(title))</title>
      <style>
      \(styleOfList)\(styleOfDetail)</style>
      </head>
      <body>
      \(body)<noscript>
      \(plain(model))</noscript>
      <script type="application/json" id="data">\(json(model))</script>
      <script>
      (() => {
      \(scriptOfData)\(scriptOfList)\(scriptOfDetail)\(scriptOfStage)\(scriptOfZoom)\(scriptOfPixels)\(scriptOfKeys)})();
      </script>
      </body>
      </html>

      """
  }

  /// Nothing from elsewhere is ever asked for, whatever a name holds. `file:` is for pictures beside a page on disk.
  private static let policy =
    "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'self' file:; "
    + "base-uri 'none'; form-action 'none'"

  /// For text and attribute values in HTML. Characters that HTML forbids are replaced as a parser would.
  static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for c in text.unicodeScalars {
      switch c {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(c)
      case _ where c.value < 32 || (0x7F...0x9F).contains(c.value): result += "\u{FFFD}"
      // Marks that turn the direction of what follows them, or hide in it.
      case _ where (0x202A...0x202E).contains(c.value) || (0x2066...0x2069).contains(c.value):
        result += "\\u{\(String(c.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(c)
      }
    }
    return result
  }

  /// As it may stand in a `script` element: no `<` ends it or begins a comment.
  static func json(_ model: ReportModel) -> String {
    var model = model
    for i in model.snapshots.indices {
      for kind in ReportModel.Pictures.Kind.allCases
      where model.snapshots[i].pictures[kind]?.source?.hasPrefix("data:") == true {
        model.snapshots[i].pictures[kind]?.source = nil
      }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(model) else { return "{}" }
    var result = ""
    for c in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch c {
      case "<": result += "\\u003C"
      case ">": result += "\\u003E"
      // Ends of lines to older scripts.
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(c)
      }
    }
    return result
  }
}
