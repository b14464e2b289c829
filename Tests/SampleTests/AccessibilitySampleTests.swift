import SnapshotAssertions
import SwiftUI
import XCTest

/// What a screen reader finds, as a picture with numbers and a legend.
final class AccessibilitySampleTests: XCTestCase {
  private func check<V: View>(
    _ view: @autoclosure @MainActor () throws -> V, named name: String, layout: SnapshotLayout,
    traits: SnapshotTraits = .default, testName: String = #function, line: UInt = #line
  ) throws {
    let overlay = try renderAccessibility(of: view(), layout: layout, traits: traits).overlay
    XCTAssertSnapshot(
      of: Image(bitmap: overlay), named: name, layout: .sizeThatFits, traits: .displayScale(CGFloat(overlay.scale)),
      testName: testName, line: line)
  }

  func testCheckout() throws {
    let size = SnapshotLayout.fixed(width: 320, height: 420)
    try check(Checkout(), named: "light", layout: size)
    try check(Checkout(), named: "dark", layout: size, traits: .dark)
    try check(Checkout(), named: "right to left", layout: size, traits: .rightToLeft)
    try check(
      Checkout(), named: "accessibility3", layout: .fixed(width: 320, height: 900),
      traits: .dynamicType(.accessibility3))
    try check(Checkout(), named: "wide", layout: .fixed(width: 700, height: 380))
  }
  func testManyElements() throws {
    try check(Keypad(), named: "40", layout: .fixed(width: 320, height: 480))
  }
  func testLongLabels() throws {
    try check(Reviews(), named: "long", layout: .fixed(width: 300, height: 200))
  }
  func testAlert() throws {
    try check(
      Checkout().alert("Empty the cart?", isPresented: .constant(true)) {
        Button("Empty", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      } message: {
        Text("Two books are in it.")
      }, named: "alert", layout: .fixed(width: 320, height: 420))
  }

  func testText() throws {
    XCTAssertEqual(
      try renderAccessibility(of: Checkout(), layout: .fixed(width: 320, height: 420)).text,
      """
      "Your cart" header level 1
      "Two books, 24 €"
      "Gift wrap" switch — value: "off"
      "Copies" adjustable — hint: "Swipe up or down"
      "Code" text field — in "Voucher"
      "Apply" button, dimmed — in "Voucher"
      "Buy, 24 €" button — hint: "Charges your card"; actions: "Save for later"
      "Share" button

      """)
  }
}

private struct Checkout: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text("Your cart").font(.title2.bold()).accessibilityHeading(.h1)
      HStack {
        Text("Two books")
        Spacer()
        Text("24 €")
      }
      .accessibilityElement(children: .combine)
      Toggle("Gift wrap", isOn: .constant(false))
      Stepper("Copies", value: .constant(2), in: 1...9).accessibilityHint("Swipe up or down")
      HStack {
        TextField("Code", text: .constant("")).textFieldStyle(.roundedBorder)
        Button("Apply") {}.disabled(true)
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Voucher")
      Button {
      } label: {
        HStack {
          Text("Buy")
          Text("24 €")
        }
        .frame(maxWidth: .infinity, minHeight: 44)
        .foregroundColor(.white)
        .background(Color.blue, in: RoundedRectangle(cornerRadius: 10))
      }
      .accessibilityHint("Charges your card")
      .accessibilityAction(named: "Save for later") {}
      .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
      Button {
      } label: {
        Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly)
      }
    }
    .padding()
  }
}

private struct Keypad: View {
  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<10, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<4, id: \.self) { column in
            Button {
            } label: {
              Text("\(row * 4 + column + 1)").frame(width: 72, height: 42).background(Color.gray.opacity(0.2))
            }
          }
        }
      }
    }
  }
}

private struct Reviews: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("★★★★☆").accessibilityLabel(
        "Four of five stars from one hundred and twenty-three readers, most of whom bought the second edition and read it twice"
      )
      Button("More") {}.accessibilityHint(
        "Shows every review that was written since the book came out, the newest first")
      Text("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung").lineLimit(1)
    }
    .padding()
  }
}
