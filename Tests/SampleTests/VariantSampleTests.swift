import SnapshotAssertions
import SwiftUI
import XCTest

/// One view under many circumstances. The sheets are shown in Documentation/variants.md.
final class VariantSampleTests: XCTestCase {
  private struct OrderCard: View {
    var name = "Ada"
    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "shippingbox.fill").foregroundStyle(.orange)
          Text("Your order").font(.headline)
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward").foregroundStyle(.secondary)
        }
        Text("Hello \(name), it arrives **today**.")
        Text(verbatim: "No. 2041-A").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(12)
      .background(RoundedRectangle(cornerRadius: 12).fill(.background.secondary))
      .padding(12)
    }
  }

  func testOneReferenceForEachVariant() {
    XCTAssertSnapshots(
      of: OrderCard(), variants: SnapshotVariant.matrix(.colorSchemes, .layoutDirections), layout: .fits(width: 220),
      contactSheet: true)
  }

  func testContactSheet() throws {
    let pages = try renderContactSheets(
      of: OrderCard(), titled: "OrderCard",
      variants: SnapshotVariant.matrix(.colorSchemes, .dynamicTypeSizes([.large, .accessibility1]), .pseudoLocales),
      layout: .fits(width: 220))
    XCTAssertEqual(pages.count, 1)
    XCTAssertSnapshot(of: Image(bitmap: pages[0]), layout: .sizeThatFits)
  }

  private struct Screen: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View {
      VStack(spacing: 0) {
        Text(sizeClass == .regular ? "Regular" : "Compact").font(.title).padding()
        Spacer()
        Text("Bottom").padding(6)
      }
      .frame(maxWidth: .infinity)
      .background(.yellow, ignoresSafeAreaEdges: [])
      .background(Color.teal.ignoresSafeArea())
    }
  }

  func testDevices() throws {
    let pages = try renderContactSheets(
      of: Screen(), titled: "Safe areas and size classes",
      variants: SnapshotVariant.matrix(
        .devices([.iPhone17, .iPhone17.landscape, .iPhone16Plus.landscape, .iPhoneSE3, .iPadMini])),
      traits: .displayScale(1))
    XCTAssertSnapshot(of: Image(bitmap: pages[0]), layout: .sizeThatFits, traits: .displayScale(1))
  }
}
