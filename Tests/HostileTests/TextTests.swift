import SnapshotAssertions
import SwiftUI
import XCTest

/// Texts, fonts and what is asked of them.
final class TextTests: XCTestCase {
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  func testFontSizes() {
    for size in wrong + [-1, 1e9] {
      Hostile.expectFailure("font") { Text("a").font(.system(size: size)) }
      Hostile.expectFailure("font") { Image(systemName: "star").font(.system(size: size)) }
      Hostile.expectFailure("font") { Text("a").font(.custom("Inter", size: size)) }
    }
    Hostile.expectPicture { Text("a").font(.system(size: 0)) }
    Hostile.expectPicture { Text("abc").font(.system(size: 2000)) }
    Hostile.expectPicture { Text("abc").font(.system(size: 1e-9)) }
  }

  func testRunNumbers() {
    for number in wrong {
      Hostile.expectFailure("kerning") { Text("ab").kerning(number) }
      Hostile.expectFailure("tracking") { Text("ab").tracking(number) }
      Hostile.expectFailure("baselineOffset") { Text("ab").baselineOffset(number) }
      Hostile.expectFailure("lineSpacing") { Text("a\nb").lineSpacing(number) }
      Hostile.expectFailure("minimumScaleFactor") { Text("ab").minimumScaleFactor(number) }
    }
    Hostile.expectPicture { Text("ab").kerning(-100) }
    Hostile.expectFailure("Text(\"ab\") came out") { Text("ab").kerning(1e9) }
    Hostile.expectPicture { Text("ab").kerning(-1e9) }
    Hostile.expectFailure("Text(\"ab\") came out") { Text("ab").tracking(1e300) }
    Hostile.expectFailure("Text(\"ab\") came out") { Text("ab").baselineOffset(1e9) }
    Hostile.expectPicture { Text("a\nb").lineSpacing(-100) }
    Hostile.expectPicture { Text("a\nb").lineSpacing(1e300) }
    Hostile.expectPicture { Text("ab").minimumScaleFactor(0) }
    Hostile.expectPicture { Text(String(repeating: "ab ", count: 900)).minimumScaleFactor(0.0001).lineLimit(1) }
    Hostile.expectPicture { Text("ab").minimumScaleFactor(-1) }
    for limit in [0, -1, .min, .max] { Hostile.expectPicture { Text("a\nb").lineLimit(limit) } }
    Hostile.expectPicture { Text("a\nb").lineLimit(0, reservesSpace: true) }
    Hostile.expectFailure("Text") { Text("a\nb").lineLimit(.max, reservesSpace: true) }
    Hostile.expectPicture { Text("a").lineLimit(5...) }
  }

  func testLongTexts() {
    Hostile.expectPicture { Text(String(repeating: "a", count: 100_000)) }
    Hostile.expectPicture { Text(String(repeating: "word ", count: 20_000)) }
    Hostile.expectPicture { Text(String(repeating: "line\n", count: 10_000)) }
    Hostile.expectPicture { Text(String(repeating: "word ", count: 20_000)).lineLimit(1) }
    Hostile.expectPicture { Text(String(repeating: "\n", count: 10_000)) }
    Hostile.expectPicture { Text(String(repeating: " ", count: 100_000)) }
    Hostile.expectPicture { Text(String(repeating: "word ", count: 2_000)).minimumScaleFactor(0.1) }
    Hostile.expectPicture {
      HStack {
        Text(String(repeating: "word ", count: 5_000)); Text(String(repeating: "word ", count: 5_000))
      }
    }
    Hostile.expectPicture { (0..<2_000).reduce(Text("")) { $0 + Text("\($1)") } }
    Hostile.expectPicture { Text(LocalizedStringKey(String(repeating: "**", count: 20_000))) }
    Hostile.expectPicture { Text(LocalizedStringKey(String(repeating: "[", count: 20_000))) }
    Hostile.expectPicture { Text(LocalizedStringKey(String(repeating: "*_`~", count: 10_000))) }
    // Each delimiter that is tried in vain must not double the work.
    Hostile.expectPicture { Text(LocalizedStringKey(String(repeating: "*a ", count: 60))) }
    Hostile.expectPicture { Text(LocalizedStringKey(String(repeating: "[a](", count: 5_000))) }
  }

  func testStrangeCharacters() {
    let texts = [
      "", "\0", "\u{FFFF}\u{FFFE}", "\u{10FFFF}", "\u{FEFF}", "\u{200D}", "\u{FE0F}", "\u{301}",
      String(repeating: "\u{301}", count: 500),
      "a" + String(repeating: "\u{489}", count: 1_000), "\u{202E}abc\u{202C}",
      String(repeating: "\u{202B}a", count: 300),
      String(repeating: "\u{2066}", count: 300) + "x", "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪🇩👍🏽1️⃣#️⃣", String(repeating: "👩‍", count: 200),
      String(repeating: "🇩", count: 301), "🏴\u{E0067}\u{E0062}\u{E0065}", "\r\n\r\r\n\u{2028}\u{2029}\u{B}\u{C}\u{85}",
      "שלום abc עולם 123", "ﷺ", "क्षि", "ไทย", "漢字かな交じり文", "\t\ta\tb", "a\u{AD}b", "a\u{200B}b", "%@ %d %s %n",
      String(decoding: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] as [UInt8], as: UTF8.self),
    ]
    for text in texts {
      Hostile.expectPicture {
        VStack {
          Text(verbatim: text); Text(LocalizedStringKey(text))
        }
      }
    }
    Hostile.expectPicture {
      Text(texts.joined(separator: " ")).textCase(.uppercase).lineLimit(3).truncationMode(.middle)
    }
  }

  func testNumbersInText() {
    for number in [Double.nan, .infinity, -0.0, 1e308, 5e-324] {
      Hostile.expectPicture { Text("\(number)") }
      Hostile.expectPicture { Text("\(number, specifier: "%.2f")") }
    }
    Hostile.expectPicture { Text("\(Int.min)") }
    for specifier in ["%", "%s", "%n", "%*d", "%@", "%999999999f", "%.9999f", "%d", "%1$@ %2$@", "no", "%f%f", ""] {
      Hostile.expectFailure("specifier \"\(specifier)\"") { Text("\(1.5, specifier: specifier)") }
    }
    Hostile.expectFailure("%f takes no Int") { Text("\(1, specifier: "%f")") }
    Hostile.expectPicture { Text("\(1.5, specifier: "%+08.3lf km%%")\(7, specifier: "%lld")") }
  }
}
