import SwiftUI
import XCTest

@testable import SnapshotCore

/// Screens by name.
final class DeviceCatalogueTests: XCTestCase {
  func testTheCatalogueIsSound() {
    XCTAssertEqual(Set(Device.all.map(\.name)).count, Device.all.count)
    for device in Device.all {
      XCTAssertFalse(device.isLandscape, device.name)
      XCTAssertEqual(device.isPad, device.name.hasPrefix("iPad"), device.name)
      XCTAssertEqual(device.scale, device.isPad || device.safeArea.bottom == 0 ? 2 : 3, device.name)
      // Whole pixels; a screen of 16:9 has a home button.
      let isTall = device.size.height / device.size.width > 2
      XCTAssertEqual(!device.isPad && isTall, device.safeArea.bottom == 34, device.name)
    }
  }

  func testLandscape() {
    let phone = Device.iPhone16.landscape
    XCTAssertEqual(phone.name, "iPhone 16 landscape")
    XCTAssertEqual(phone.size, CGSize(width: 852, height: 393))
    XCTAssertEqual(phone.safeArea, EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59))
    XCTAssertEqual(phone.landscape, phone)
    XCTAssertEqual(Device.iPhoneSE3.landscape.safeArea, EdgeInsets())
    XCTAssertEqual(Device.iPadMini.landscape.safeArea, EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
  }

  func testNames() throws {
    for device in Device.all + Device.all.map(\.landscape) { XCTAssertEqual(try Device(named: device.name), device) }
    XCTAssertEqual(try Device(named: "iphone 13 Mini"), .iPhone13Mini)
    XCTAssertThrowsError(try Device(named: "iPhone 16 Prox")) { error in
      XCTAssertTrue("\(error)".contains("\"iPhone 16 Pro\""), "\(error)")
      XCTAssertTrue("\(error)".contains("Device.all"), "\(error)")
    }
  }

  private struct Told: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Text(
        verbatim:
          "\(horizontal == .regular ? "regular" : "compact") \(vertical == .regular ? "regular" : "compact") \(UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone")"
      )
    }
  }

  /// Apple, Human Interface Guidelines, "Layout".
  @MainActor func testViewsAreToldOfTheSizeClasses() async throws {
    func told(_ device: Device, _ traits: SnapshotTraits = .default) throws -> [String] {
      var texts: [String] = []
      try renderPicture(layout: .device(device), traits: [traits, .displayScale(0.25)], view: { Told() })
        .tree.forEach { if let text = $0.text { texts.append(text) } }
      return texts
    }
    XCTAssertEqual(try told(.iPhone17), ["compact regular phone"])
    XCTAssertEqual(try told(.iPhone17.landscape), ["compact compact phone"])
    XCTAssertEqual(try told(.iPhone16Plus.landscape), ["regular compact phone"])
    XCTAssertEqual(try told(.iPhone17ProMax.landscape), ["regular compact phone"])
    XCTAssertEqual(try told(.iPadMini), ["regular regular pad"])
    XCTAssertEqual(try told(.iPadPro13.landscape), ["regular regular pad"])
    XCTAssertEqual(try told(.iPadMini, .sizeClass(horizontal: .compact)), ["compact regular pad"])
    let own = Device(name: "Kiosk", size: CGSize(width: 1280, height: 800), scale: 1)
    XCTAssertEqual(try told(own), ["regular regular pad"])
  }
}
