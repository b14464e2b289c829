import SnapshotAssertions
import SwiftUI
import XCTest

/// Attributed strings, translations that are broken, and characters in bulk.
final class WordTests: XCTestCase {
  func testAttributedStrings() throws {
    Hostile.expectPicture { Text(AttributedString()) }
    for text in [
      "[a](", "[a](http://[)", "[](x)", "[a]( )", "![](x)", "[a](<>)", "[a](\u{0})", "[[[[a]]]](((", "**", "<a href",
      "&#xFFFFFFFF;", "&#0;", "\\", "|a|b|\n|-|-|", String(repeating: "> ", count: 2_000) + "a",
      String(repeating: "- ", count: 2_000), "1234567890123456789012345. a", String(repeating: "`", count: 9_999),
      String(repeating: "    ", count: 999) + "a",
    ] {
      Hostile.expectAnything { Text((try? AttributedString(markdown: text)) ?? AttributedString("failed")) }
      Hostile.expectAnything {
        Text(
          (try? AttributedString(markdown: text, options: .init(interpretedSyntax: .full)))
            ?? AttributedString("failed"))
      }
      Hostile.expectAnything { Text(LocalizedStringKey(text)) }
    }
    for number in [CGFloat.nan, .infinity, 1e9, -1e9] {
      var a = AttributedString("abc"); a.kern = number
      var b = AttributedString("abc"); b.baselineOffset = number
      var c = AttributedString("abc"); c.font = .system(size: number)
      var d = AttributedString("abc"); d.tracking = number
      for string in [a, b, c, d] { Hostile.expectAnything { Text(string) } }
    }
    var many = AttributedString()
    for i in 0..<2_000 {
      var piece = AttributedString("a")
      piece.foregroundColor = i % 2 == 0 ? .red : .blue
      piece.link = URL(string: "x:\(i)")
      many += piece
    }
    let all = many
    Hostile.expectPicture { Text(all) }
  }

  /// Catalogues and tables as they come out of a bad checkout.
  func testStringFiles() throws {
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n"
    let deep =
      String(repeating: #"{"variations":{"plural":{"other":"#, count: 300) + #"{"stringUnit":{"value":"x"}}"#
      + String(repeating: "}}}", count: 300)
    let catalogs = [
      "", "{", pointer, "null", "[]", #"{"strings":null}"#, #"{"strings":{"key":null}}"#,
      #"{"strings":{"key":{"localizations":{"en":null}}}}"#,
      #"{"strings":{"key":{"localizations":{"en":{"stringUnit":{"value":5}}}}}}"#,
      #"{"strings":{"key":{"localizations":{"":{"stringUnit":{"value":"x"}}}}}}"#,
      #"{"strings":{"key":{"localizations":{"en":"# + deep + "}}}}", String(repeating: "[", count: 100_000),
      String(repeating: #"{"a":"#, count: 100_000),
      #"{"strings":{"key":{"localizations":{"en":{"stringUnit":{"value":"%#@key@"},"substitutions":{"key":{"argNum":1,"variations":{"plural":{"other":{"stringUnit":{"value":"%#@key@ %arg"}}}}}}}}}}}"#,
      #"{"strings":{"key":{"localizations":{"en":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"argNum":-5,"variations":{"plural":{"one":{"stringUnit":{"value":"%#@b@%#@b@"}},"other":{"stringUnit":{"value":"%#@b@%#@b@"}}}}},"b":{"argNum":9223372036854775807,"variations":{"plural":{"other":{"stringUnit":{"value":"%#@a@%#@a@"}}}}}}}}}}}"#,
      #"{"strings":{"key":{"localizations":{"en":{"stringUnit":{"value":"%s %n %*d %999999999d %1$@ %99$@ %-5$d %@ %@ %@ %"}}}}}}"#,
      #"{"strings":{"key %lld":{"localizations":{"en":{"stringUnit":{"value":"%@ %f %s %2$lld %.99999f"}}}}}}"#,
    ]
    for catalog in catalogs {
      let hostile = Hostile()
      try FileSystem.write(Array(catalog.utf8), to: hostile.folder + "/Strings/Localizable.xcstrings")
      let traits: SnapshotTraits = [.localizedStrings(in: URL(fileURLWithPath: hostile.folder + "/Strings"))]
      Hostile.expectAnything(traits: traits) {
        VStack {
          Text("key"); Text("key \(5)"); Text("other \(Double.nan)")
        }
      }
    }
    let lists: [[UInt8]] = [
      [], Array(pointer.utf8), Array("\"a\" = ".utf8), Array("{{{{".utf8), [0xFF, 0xFE, 0x22], [0xD8, 0x00, 0xFF],
      Array("bplist00".utf8) + [255, 255, 255, 255, 255, 255],
      Array("bplist00".utf8) + Array(repeating: 0, count: 40), Array(String(repeating: "(", count: 100_000).utf8),
      Array("<?xml version=\"1.0\"?><plist><dict><key>key</key>".utf8),
      Array(
        "<?xml version=\"1.0\"?><!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;\">]><plist><dict><key>key</key><string>&b;</string></dict></plist>"
          .utf8),
      Array("/* never closed".utf8), Array("\"key\" = \"\\U12\";".utf8), Array("\"key\" = (1, 2);".utf8),
    ]
    for bytes in lists {
      for name in ["Localizable.strings", "Localizable.stringsdict"] {
        let hostile = Hostile()
        try FileSystem.write(bytes, to: hostile.folder + "/Strings/en.lproj/" + name)
        let traits: SnapshotTraits = [.localizedStrings(in: URL(fileURLWithPath: hostile.folder + "/Strings"))]
        Hostile.expectAnything(traits: traits) {
          VStack {
            Text("key"); Text("key \(5)")
          }
        }
      }
    }
    // A folder that is none, and one that contains itself.
    Hostile.expectAnything(traits: [.localizedStrings(in: URL(fileURLWithPath: "/no/such/folder"))]) { Text("key") }
    let hostile = Hostile()
    try FileSystem.write([], to: hostile.folder + "/Strings/a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: hostile.folder + "/Strings/loop", withDestinationPath: hostile.folder + "/Strings")
    Hostile.expectAnything(traits: [.localizedStrings(in: URL(fileURLWithPath: hostile.folder + "/Strings"))]) {
      Text("key")
    }
  }

  func testBidi() {
    let bombs = [
      String(repeating: "\u{202B}a", count: 20_000), String(repeating: "\u{2067}א", count: 20_000),
      String(repeating: "(א[", count: 10_000),
      String(repeating: "\u{202E}\u{202D}", count: 20_000) + "a", String(repeating: "\u{2068}", count: 50_000),
      String(repeating: "\u{2069}\u{202C}", count: 50_000),
      String(repeating: "א1,a ", count: 5_000),
      String(repeating: "(", count: 30_000) + String(repeating: ")", count: 30_000),
    ]
    for text in bombs {
      Hostile.expectPicture { Text(verbatim: text) }
      Hostile.expectPicture { Text(verbatim: text).lineLimit(1).truncationMode(.middle) }
    }
  }
  func testMarks() {
    let zalgo = "Z" + String(repeating: "\u{301}\u{316}\u{489}", count: 1_000)
    let family = String(repeating: "👩\u{200D}", count: 2_000) + "👩"
    for text in [
      zalgo, family, String(repeating: "\u{1F1E6}", count: 20_001), String(repeating: "क्", count: 10_000),
      String(repeating: "\u{E0061}", count: 20_000), "a" + String(repeating: "\u{FE0F}", count: 30_000),
      String(repeating: "\u{1100}", count: 20_000), String(repeating: "\u{0600}", count: 20_000),
      String(repeating: "ก", count: 20_000),
    ] {
      Hostile.expectPicture { Text(verbatim: text).frame(width: 60) }
      Hostile.expectPicture { Text(verbatim: text).lineLimit(1).truncationMode(.head).frame(width: 20) }
      Hostile.expectPicture { Text(verbatim: text).minimumScaleFactor(0.01).lineLimit(1).frame(width: 20) }
    }
  }
  func testTruncation() {
    for text in [
      "👩‍👩‍👧‍👦", "a" + String(repeating: "\u{301}", count: 60), "क्षि", "\u{1F1E6}\u{1F1E7}", "…", "", " ", "\n", "ﷺ",
    ] {
      for mode in [Text.TruncationMode.head, .middle, .tail] {
        for width in [0, 0.001, 1, 7, 1e9] as [CGFloat] {
          Hostile.expectPicture { Text(verbatim: text + text).lineLimit(1).truncationMode(mode).frame(width: width) }
        }
        Hostile.expectPicture {
          Text(verbatim: text).minimumScaleFactor(0).lineLimit(1).truncationMode(mode).frame(width: 0)
        }
        Hostile.expectPicture {
          Text(verbatim: text).allowsTightening(true).lineLimit(1).truncationMode(mode).frame(width: 3)
        }
      }
    }
  }
  func testLongMixedText() {
    let piece = "Hello שלום عربي नमस्ते ไทย 漢字 👩‍👩‍👧‍👦 "
    Hostile.expectPicture { Text(verbatim: String(repeating: piece, count: 2_200)) }
    Hostile.expectPicture {
      Text(verbatim: String(repeating: piece, count: 2_200)).lineLimit(3).truncationMode(.middle)
    }
    Hostile.expectPicture { Text(verbatim: String(repeating: "漢字", count: 50_000)) }
    Hostile.expectPicture { Text(verbatim: String(repeating: "ก", count: 100_000)) }
  }
  func testTextNumbers() {
    for number in [CGFloat.nan, 0, -1, 5e-324] {
      Hostile.expectAnything { Text("ab").minimumScaleFactor(number).lineLimit(1).frame(width: 2) }
    }
    Hostile.expectAnything { Text(Image(systemName: "no.such")) + Text(Image("none")) }
    Hostile.expectAnything {
      Text("\(Image(systemName: "star"))\(Image(bitmap: Bitmap(width: 1, height: 1)!))").font(.system(size: 0))
    }
    Hostile.expectAnything { (0..<500).reduce(Text("a")) { t, _ in Text("\(t)b") } }
    Hostile.expectAnything { (0..<5_000).reduce(Text("a")) { t, _ in t.bold() } }
    Hostile.expectAnything { Text("a").font(.system(.body, design: .serif, weight: .black)).fontWidth(.expanded) }
  }
}
