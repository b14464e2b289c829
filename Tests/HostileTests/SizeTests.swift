import SnapshotAssertions
import SwiftUI
import XCTest

/// Sizes of pictures that cannot be.
final class SizeTests: XCTestCase {
  private let bad: [CGFloat] = [0, -1, .nan, .infinity, -.infinity]

  func testFixedLayouts() {
    for length in bad {
      Hostile.expectFailure("picture", "cannot be made", layout: .fixed(width: length, height: 10)) { Text("a") }
      Hostile.expectFailure("picture", "cannot be made", layout: .fixed(width: 10, height: length)) { Text("a") }
    }
    Hostile.expectFailure("too large", "100000", layout: .fixed(width: 100_000, height: 10)) { Text("a") }
    Hostile.expectFailure("too large", layout: .fixed(width: 10, height: 100_000)) { Text("a") }
    Hostile.expectFailure("too large", layout: .fixed(width: 30_000, height: 30_000), traits: .displayScale(1)) {
      Text("a")
    }
    Hostile.expectFailure("too large", layout: .fixed(width: 1e300, height: 1e300)) { Text("a") }
    Hostile.expectFailure("cannot be made", layout: .fixed(width: .greatestFiniteMagnitude, height: 1)) { Text("a") }
    Hostile.expectFailure("too large", layout: .fixed(width: 100, height: 3_000), traits: .displayScale(16)) {
      Text("a")
    }
    Hostile.expectPicture(layout: .fixed(width: 0.1, height: 0.1)) { Text("a") }
    Hostile.expectFailure("cannot be made", layout: .fixed(width: 5e-324, height: 1)) { Text("a") }
  }

  func testFittingLayouts() {
    for length in bad {
      Hostile.expectFailure("cannot be made", layout: .fits(width: length)) { Text("a") }
      Hostile.expectFailure("cannot be made", layout: .fits(height: length)) { Text("a") }
    }
    Hostile.expectFailure("too large", layout: .fits(width: 100_000)) { Text("a") }
    Hostile.expectFailure("too large", layout: .fits(width: 100)) { Color.red.frame(height: 100_000) }
    Hostile.expectFailure("too large", layout: .sizeThatFits) { Color.red.frame(width: 100_000, height: 1) }
    Hostile.expectFailure("cannot be made", layout: .sizeThatFits) { EmptyView() }
    Hostile.expectFailure("cannot be made", layout: .sizeThatFits) { Color.red.frame(width: 0, height: 10) }
    Hostile.expectFailure("cannot be made", layout: .fits(width: 10)) { EmptyView() }
    Hostile.expectFailure("too large", layout: .sizeThatFits) { Text(String(repeating: "line\n", count: 10_000)) }
    Hostile.expectFailure("frame", layout: .sizeThatFits) { Color.red.frame(idealWidth: .infinity, idealHeight: 5) }
  }

  func testSizeInfo() {
    for length in bad {
      Hostile.expectFailure("cannot be made", "sizeInfo", layout: .sizeInfo(SizeInfo(width: length, height: nil))) {
        Text("a")
      }
      Hostile.expectFailure("cannot be made", "sizeInfo", layout: .sizeInfo(SizeInfo(width: nil, height: length))) {
        Text("a")
      }
      // What an automatic axis carries does not count.
      Hostile.expectPicture(
        layout: .sizeInfo(SizeInfo(isAutoHeight: true, isAutoWidth: true, width: length, height: length))
      ) { Text("a") }
    }
    Hostile.expectFailure("too large", layout: .sizeInfo(SizeInfo(width: 100_000, height: 100_000))) { Text("a") }
  }

  func testDevices() {
    for length in bad {
      Hostile.expectFailure(
        "cannot be made", layout: .device(Device(name: "d", size: CGSize(width: length, height: 9), scale: 2))
      ) { Text("a") }
      Hostile.expectFailure(
        "display scale", layout: .device(Device(name: "d", size: CGSize(width: 9, height: 9), scale: length))
      ) { Text("a") }
    }
    for length: CGFloat in [.nan, .infinity] {
      Hostile.expectFailure(
        "safeArea(top: \(number(length))",
        layout: .device(
          Device(
            name: "d", size: CGSize(width: 9, height: 9),
            safeArea: EdgeInsets(top: length, leading: 0, bottom: 0, trailing: 0),
            scale: 2))
      ) { Text("a") }
    }
    Hostile.expectPicture(
      layout: .device(
        Device(
          name: "d", size: CGSize(width: 9, height: 9),
          safeArea: EdgeInsets(top: 100, leading: 100, bottom: 9, trailing: 9),
          scale: 2))
    ) { Text("a") }
  }

  func testDisplayScales() {
    for scale in bad + [17, 1e9] {
      Hostile.expectFailure("display scale of", traits: .displayScale(scale)) { Text("a") }
    }
    Hostile.expectPicture(layout: .fixed(width: 9, height: 9), traits: .displayScale(0.1)) { Text("a") }
    Hostile.expectFailure("cannot be made", layout: .fixed(width: 9, height: 9), traits: .displayScale(1e-9)) {
      Text("a")
    }
    Hostile.expectPicture(layout: .fixed(width: 9, height: 9), traits: .displayScale(16)) { Text("a") }
    Hostile.expectPicture(layout: .fixed(width: 9, height: 9), traits: .displayScale(2.625)) { Text("a") }
    // The environment's own scale, which the picture does not follow.
    for scale in bad {
      Hostile.expectPicture {
        VStack {
          Text("a"); Divider()
        }.environment(\.displayScale, scale)
      }
      Hostile.expectFailure("Image(\"no such image\")") { Image("no such image").environment(\.displayScale, scale) }
    }
  }
}
