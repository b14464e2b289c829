import SnapshotAssertions
import SwiftUI
import XCTest

/// Scripts, directions, cuts and images inside text.
final class TypographySheetTests: XCTestCase {
  func testScripts() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 6) {
        Text("مرحبا بالعالم، كيف حالك؟ ٣٫١٤")
        Text("שָׁלוֹם עולם 2026")
        Text("नमस्ते दुनिया। क्षत्रिय")
        Text("ওহে বিশ্ব   வணக்கம்   నమస్కారం")
        Text("สวัสดีชาวโลก ยินดีต้อนรับ")
        Text("გამარჯობა   Բարեւ   Γειά   Привет")
        Text("こんにちは世界「骨直」")
        Text("안녕하세요 세계")
        Text("骨直 simplified").environment(\.locale, Locale(identifier: "zh-Hans"))
        Text("骨直 traditional").environment(\.locale, Locale(identifier: "zh-Hant-TW"))
        Text("骨直 Japanese").environment(\.locale, Locale(identifier: "ja-JP"))
        Text("مرحبا ").bold() + Text("नमस्ते ").fontWeight(.light) + Text("漢字").fontWeight(.black)
        Text("→ ⇒ ≠ ∑ √ ∞ ♄ ☂ ✈")
      }
      .padding(),
      layout: .fits(width: 300))
  }

  func testLinesOfScriptsWithoutSpaces() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 8) {
        Text("吾輩は猫である。名前はまだ無い。「どこで生れたか、とんと見当がつかぬ。」").background(.yellow.opacity(0.3))
        Text("모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.").background(.green.opacity(0.2))
        Text("เราทุกคนเกิดมาอย่างอิสระ เราทุกคนมีความคิดและความเข้าใจเป็นของเราเอง").background(.blue.opacity(0.15))
        Text("सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता प्राप्त है।").background(.red.opacity(0.15))
      }
      .padding(8),
      layout: .fits(width: 200))
  }

  func testRightToLeft() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 6) {
        Text("يولد جميع الناس أحرارا متساوين في الكرامة والحقوق. (المادة 1)").background(.yellow.opacity(0.3))
        Text("כל בני האדם נולדו בני חורין, SwiftUI [גרסה 6.3], בסביבת Linux.").background(.green.opacity(0.2))
        Text("English in the middle of it, (with brackets).").background(.blue.opacity(0.15))
        Text("المزيد من التفاصيل عن هذا المنتج الجديد").lineLimit(1)
        Text("المزيد من التفاصيل عن هذا المنتج الجديد").lineLimit(1).truncationMode(.middle)
        Text("المزيد من التفاصيل عن هذا المنتج الجديد").lineLimit(1).truncationMode(.head)
        Text("السعر: 249.00 ر.س").foregroundStyle(.red) + Text(" فقط").bold()
        Text("مر").foregroundStyle(.blue) + Text("حبا").foregroundStyle(.orange)
        Text("trailing: שלום").multilineTextAlignment(.trailing).frame(maxWidth: .infinity)
        Text("\u{2067}שלום (abc) 1-2\u{2069} isolate")
      }
      .padding(8)
      .environment(\.layoutDirection, .rightToLeft),
      layout: .fits(width: 220))
  }

  func testCuts() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 6) {
        let long = "A sentence that is longer than its line"
        Text(long).lineLimit(1)
        Text(long).lineLimit(1).truncationMode(.middle)
        Text(long).lineLimit(1).truncationMode(.head)
        Text("Bold end ").bold() + Text("then red and longer than the line").foregroundStyle(.red)
        (Text("Cut in ").foregroundStyle(.blue) + Text("a run of ") + Text("another colour").foregroundStyle(.red))
          .lineLimit(1)
        Text("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧").lineLimit(1)
        Text("Shrinks until it fits into the line").lineLimit(1).minimumScaleFactor(0.5)
        Text("Closer by a twentieth").font(.title3).lineLimit(1).allowsTightening(true).frame(
          width: 183, alignment: .leading
        )
        .border(.gray)
        Text("Two lines kept").lineLimit(2, reservesSpace: true).border(.gray)
        Text("Two to three lines").lineLimit(2...3).border(.gray)
        Text("Kerned AV").kerning(3) + Text(" tracked fi").tracking(3)
        Text("Up").baselineOffset(8) + Text(" and ") + Text("down").baselineOffset(-8).underline()
      }
      .padding(8),
      layout: .fits(width: 220))
  }

  func testImagesInsideText() {
    XCTAssertSnapshot(
      of: VStack(alignment: .leading, spacing: 6) {
        Text("A \(Image(systemName: "star.fill")) in a line")
        Text("Colours \(Image(systemName: "heart.fill").renderingMode(.template))").foregroundStyle(.red)
        Text(Image(systemName: "checkmark.circle.fill")) + Text(" Checked").bold()
        Text("Large \(Image(systemName: "bolt"))").font(.largeTitle)
        Text("Small \(Image(systemName: "bolt"))").font(.caption)
        Text("light \(Image(systemName: "gear"))").fontWeight(.ultraLight)
        Text("bold \(Image(systemName: "gear")) heavy").fontWeight(.heavy)
        Text("raised \(Image(systemName: "arrow.up"))").baselineOffset(6)
        Text(
          "Breaks after \(Image(systemName: "house")) \(Image(systemName: "person")) \(Image(systemName: "bell")) three"
        )
        Text("של\(Image(systemName: "star"))ום")
      }
      .padding(8),
      layout: .fits(width: 200))
  }
}
