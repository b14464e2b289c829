import Graphics
import SwiftUI
import XCTest

@testable import SnapshotCore

/// Contrast measured from pixels, against contrast computed by hand.
@MainActor final class ContrastTests: XCTestCase {
  private func issues(
    _ contrast: ContrastRequirement = .wcagAA, _ traits: SnapshotTraits = .default, excluding: [String] = [],
    layout: SnapshotLayout = .fixed(width: 300, height: 120), @ViewBuilder _ view: () -> some View
  ) throws -> [AccessibilityIssue] {
    try accessibilityIssuesOfPicture(
      checks: .contrast, excluding: excluding, contrast: contrast, layout: layout, traits: traits, view: view)
  }
  /// What is measured of the only text, whatever it is.
  private func ratio(_ traits: SnapshotTraits = .default, @ViewBuilder _ view: () -> some View) throws -> Double {
    let found = try issues(.ratio(22), traits) { view() }
    XCTAssertEqual(found.count, 1)
    return try XCTUnwrap(found.first?.measured)
  }
  private func gray(_ value: Int) -> Color {
    Color(red: Double(value) / 255, green: Double(value) / 255, blue: Double(value) / 255)
  }

  func testKnownPairs() async throws {
    // Published examples: black on white is 21, #767676 on white 4.54, #777777 4.48, red on white 4.00.
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(.black) }, 21, accuracy: 0.01)
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(gray(0x76)) }, 4.54, accuracy: 0.01)
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(gray(0x77)) }, 4.48, accuracy: 0.01)
    XCTAssertEqual(
      try ratio { Text("Hi").foregroundColor(Color(red: 1, green: 0, blue: 0)) }, 4.0, accuracy: 0.01)
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(.white) }, 1, accuracy: 0.001)
  }

  func testEveryOpacityAndEffectOnTheWayCounts() async throws {
    // Black at 0.5 on white is #7F7F7F: 4.00.
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(.black.opacity(0.5)) }, 4.004, accuracy: 0.005)
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(.black).opacity(0.5) }, 4.004, accuracy: 0.005)
    XCTAssertEqual(
      try ratio { VStack { Text("Hi").foregroundColor(.black) }.padding().opacity(0.5) }, 4.004, accuracy: 0.005)
    XCTAssertEqual(try ratio { Text("Hi").foregroundColor(.black).colorInvert() }, 1, accuracy: 0.01)
    XCTAssertEqual(
      try ratio { Text("Hi").foregroundColor(gray(0x76)).background(Color.white.opacity(0.3)).background(Color.black) },
      Luminance.contrast(
        Luminance.relative(RGBA8(red: 0x76, green: 0x76, blue: 0x76)),
        Luminance.relative(RGBA8(red: 77, green: 77, blue: 77))),
      accuracy: 0.02)
  }

  /// Ordinary text needs 4.5, large text 3; large is 18 points, or 14 in bold.
  func testWhatIsLargeNeedsLess() async throws {
    func need(_ font: Font) throws -> Double? {
      try issues { Text("Hi").font(font).foregroundColor(gray(0xC0)) }.first?.needed
    }
    XCTAssertEqual(try need(.system(size: 17)), 4.5)
    XCTAssertEqual(try need(.system(size: 18)), 3)
    XCTAssertEqual(try need(.system(size: 14, weight: .semibold)), 4.5)
    XCTAssertEqual(try need(.system(size: 14, weight: .bold)), 3)
    XCTAssertEqual(try need(.system(size: 13, weight: .bold)), 4.5)
    XCTAssertEqual(try issues { Text("Hi").font(.system(size: 18)).foregroundColor(gray(0x8A)) }, [])
    XCTAssertEqual(try issues(.wcagAAA) { Text("Hi").foregroundColor(gray(0x76)) }.first?.needed, 7)
  }

  /// A text over a gradient has the contrast of its least legible letter, not of the mean.
  func testGradients() async throws {
    func over(_ end: Color) -> some View {
      Text("i i i i i i i i i i i i").font(.system(size: 16)).foregroundColor(.black)
        .background(LinearGradient(colors: [.white, end], startPoint: .leading, endPoint: .trailing))
    }
    XCTAssertEqual(try issues { over(.white) }, [])
    let found = try issues { over(.black) }
    XCTAssertEqual(found.count, 1)
    XCTAssertLessThan(issue(0, of: found).measured ?? 99, 1.2)
    // The letters where the gradient is still light are legible: a text that is only there passes.
    XCTAssertEqual(
      try issues {
        HStack(spacing: 0) {
          Text("i").font(.system(size: 16)).foregroundColor(.black); Spacer()
        }
        .frame(width: 200).background(
          LinearGradient(colors: [.white, .black], startPoint: .leading, endPoint: .trailing))
      }, [])
    // A text in a gradient, the same.
    let own = try issues {
      Text("i i i i i i i i i i").font(.system(size: 16))
        .foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
    }
    XCTAssertLessThan(own.first?.measured ?? 99, 1.3)
  }

  func testImagesBehindText() async throws {
    let dark = Bitmap(width: 8, height: 8)!
    dark.storage.withMutableBytes { bytes in
      for i in bytes.indices { bytes[i] = i % 4 == 3 ? 255 : (i / 4 % 8 < 4 ? 20 : 250) }
    }
    // White on an image whose left half is dark and whose right half is light.
    func over(_ alignment: Alignment) -> some View {
      Image(bitmap: dark).interpolation(.none).resizable().frame(width: 200, height: 40)
        .overlay(alignment: alignment) { Text("Hi").foregroundColor(.white).padding(8) }
    }
    XCTAssertEqual(try issues { over(.leading) }, [])
    XCTAssertLessThan(try issues { over(.trailing) }.first?.measured ?? 99, 1.1)
  }

  func testWhatIsNotSeenIsNotMeasured() async throws {
    func pale() -> some View { Text("Pale").foregroundColor(gray(0xEE)) }
    XCTAssertEqual(try issues { pale() }.count, 1)
    XCTAssertEqual(try issues { pale().hidden() }, [])
    XCTAssertEqual(
      try issues {
        ZStack {
          pale(); Color.white.frame(width: 100, height: 50)
        }
      }, [])
    XCTAssertEqual(try issues { pale().redacted(reason: .placeholder) }, [])
    XCTAssertEqual(
      try issues {
        ScrollView {
          Color.white.frame(height: 400); pale()
        }
      }, [])
    XCTAssertEqual(
      try issues { Color.clear.frame(width: 10, height: 10).overlay { pale().fixedSize().offset(x: 100) }.clipped() },
      [])
    XCTAssertEqual(try issues(excluding: ["Pale"]) { pale() }, [])
    XCTAssertEqual(try issues { Text("🙂") }, [])
  }

  func testDisabledControlsAreExempt() async throws {
    func button() -> some View {
      Button {
      } label: {
        Text("Buy").foregroundColor(gray(0xCC))
      }
    }
    XCTAssertEqual(try issues { button() }.count, 1)
    XCTAssertEqual(try issues { button().disabled(true) }, [])
  }

  func testDarkModeIsMeasuredOnItsOwnBackground() async throws {
    XCTAssertEqual(try ratio(.dark) { Text("Hi") }, 21, accuracy: 0.01)
    XCTAssertEqual(try ratio([.dark, .background(.clear)]) { Text("Hi") }, 21, accuracy: 0.01)
  }

  func testTheMessageNamesColoursAndOneThatWouldDo() async throws {
    let issue = try XCTUnwrap(try issues { Text("Total").foregroundColor(gray(0x99)) }.first)
    XCTAssertTrue(issue.description.contains("Text \"Total\""), issue.description)
    XCTAssertTrue(
      issue.description.contains("2.84:1 (#999999 on #FFFFFF), needs 4.5:1 at 17 pt; #767676 would do"),
      issue.description)
    // What it proposes passes.
    XCTAssertEqual(try issues { Text("Total").foregroundColor(gray(0x76)) }, [])
    XCTAssertEqual(AccessibilityAudit.ratio(4.4999), "4.49")
    XCTAssertEqual(AccessibilityAudit.ratio(3), "3")
    XCTAssertEqual(AccessibilityAudit.ratio(4.5), "4.5")
    XCTAssertEqual(AccessibilityAudit.ratio(2.053), "2.05")
  }

  func testUnderlinesAndBackgroundsOfRuns() async throws {
    XCTAssertEqual(try ratio { Text("gyp").underline().foregroundColor(.black) }, 21, accuracy: 0.05)
    var attributed = AttributedString("marked")
    attributed.backgroundColor = .black
    attributed.foregroundColor = .black
    XCTAssertEqual(try ratio { Text(attributed) }, 1, accuracy: 0.01)
  }
}
