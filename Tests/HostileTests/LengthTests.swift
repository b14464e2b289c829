import SnapshotAssertions
import SwiftUI
import XCTest

/// Lengths inside views.
final class LengthTests: XCTestCase {
  private let wrong: [CGFloat] = [.nan, .infinity, -.infinity]

  func testFrames() {
    for length in wrong + [-1] {
      Hostile.expectFailure("frame(width: \(number(length)))") { Color.red.frame(width: length) }
      Hostile.expectFailure("frame(height:") { Color.red.frame(height: length) }
    }
    Hostile.expectPicture { Color.red.frame(width: 0, height: 0) }
    Hostile.expectPicture { Color.red.frame(width: 100_000, height: 100_000) }
    Hostile.expectFailure("frame(width: huge") { Color.red.frame(width: 1e300, height: 1e300) }
    Hostile.expectFailure("frame(width: huge") {
      Text("a").frame(width: 1e300, height: 1e300, alignment: .bottomTrailing)
    }
  }

  func testFlexibleFrames() {
    Hostile.expectFailure("frame(") { Color.red.frame(minWidth: .nan) }
    Hostile.expectFailure("frame(") { Color.red.frame(idealHeight: .nan) }
    Hostile.expectFailure("frame(") { Color.red.frame(maxWidth: .nan, maxHeight: 10) }
    Hostile.expectFailure("frame(") { Color.red.frame(minWidth: -5) }
    Hostile.expectFailure("frame(") { Color.red.frame(maxHeight: -.infinity) }
    // The device says so in its console and takes the larger one.
    Hostile.expectPicture { Color.red.frame(minWidth: 100, maxWidth: 50) }
    Hostile.expectFailure("frame(") { Color.red.frame(minWidth: .infinity) }
    Hostile.expectPicture { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }
    Hostile.expectPicture { Color.red.frame(minWidth: 0, maxWidth: 0) }
  }

  func testPaddings() {
    for length in wrong {
      Hostile.expectFailure("padding(") { Color.red.padding(length) }
      Hostile.expectFailure("padding(") { Color.red.padding(.leading, length) }
    }
    Hostile.expectPicture { Color.red.padding(-20) }
    Hostile.expectFailure("padding(1000000000)") { Color.red.padding(1e9) }
    Hostile.expectPicture { Color.red.padding(-1e300) }
  }

  func testOffsetsAndPositions() {
    for length in wrong {
      Hostile.expectFailure("offset(") { Color.red.offset(x: length) }
      Hostile.expectFailure("offset(") { Color.red.offset(CGSize(width: 0, height: length)) }
      Hostile.expectFailure("position(") { Color.red.position(x: 1, y: length) }
    }
    Hostile.expectPicture { Text("a").offset(x: 1e300, y: -1e300) }
    Hostile.expectPicture { Text("a").position(x: -1e300, y: 1e9) }
  }

  func testSpacings() {
    for length in wrong {
      Hostile.expectFailure("VStack(") {
        VStack(spacing: length) {
          Text("a"); Text("b")
        }
      }
      Hostile.expectFailure("HStack(") {
        HStack(spacing: length) {
          Text("a"); Text("b")
        }
      }
      Hostile.expectFailure("LazyVGrid") {
        LazyVGrid(columns: [GridItem(.fixed(length))]) {
          Text("a"); Text("b")
        }
      }
      Hostile.expectFailure("Spacer") {
        HStack {
          Spacer(minLength: length); Text("b")
        }
      }
    }
    Hostile.expectFailure("VStack(spacing: -1000)") {
      VStack(spacing: -1000) {
        Text("a"); Text("b")
      }
    }
    Hostile.expectFailure("VStack(spacing: 1000000000)") {
      VStack(spacing: 1e9) {
        Text("a"); Text("b")
      }
    }
    Hostile.expectPicture {
      LazyVGrid(columns: []) {
        Text("a"); Text("b")
      }
    }
    Hostile.expectPicture {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 0))]) {
        Text("a"); Text("b")
      }
    }
  }

  func testAspectRatios() {
    for ratio in wrong + [0, -1] {
      Hostile.expectFailure("aspectRatio(") { Color.red.aspectRatio(ratio, contentMode: .fit) }
    }
    Hostile.expectFailure("aspectRatio(") {
      Color.red.aspectRatio(CGSize(width: CGFloat.nan, height: 1), contentMode: .fill)
    }
    Hostile.expectFailure("aspectRatio(") { Color.red.aspectRatio(CGSize(width: 0, height: 0), contentMode: .fill) }
    Hostile.expectFailure("aspectRatio(") { Color.red.aspectRatio(CGSize(width: 1, height: 0), contentMode: .fill) }
    Hostile.expectFailure("aspectRatio(1000000000") { Color.red.aspectRatio(1e9, contentMode: .fill) }
    Hostile.expectPicture { Color.red.frame(width: 0).aspectRatio(contentMode: .fit) }
  }

  func testGuidesAndPriorities() {
    for length in wrong {
      Hostile.expectFailure("alignmentGuide") {
        VStack(alignment: .leading) {
          Text("a").alignmentGuide(.leading) { _ in length }; Text("b")
        }
      }
    }
    Hostile.expectPicture {
      HStack {
        Color.red.layoutPriority(.infinity); Color.blue.layoutPriority(-.infinity)
      }
    }
    Hostile.expectFailure("layoutPriority") {
      HStack {
        Color.red.layoutPriority(.nan); Color.blue
      }
    }
  }

  func testGeometryReaders() {
    Hostile.expectFailure("frame(") { GeometryReader { Text("a").frame(width: $0.size.width / 0 * 0) } }
    Hostile.expectFailure("frame(") { GeometryReader { Text("a").frame(width: -$0.size.width) } }
    Hostile.expectFailure("frame(", layout: .sizeThatFits) {
      GeometryReader { Text("a").frame(width: $0.size.width - 100) }
    }
    Hostile.expectPicture { ScrollView { GeometryReader { Text("\($0.size.height)") } } }
    Hostile.expectPicture {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    Hostile.expectPicture { ScrollView { Color.red.frame(height: 1e9) } }
    Hostile.expectPicture { ScrollView { ScrollView { ScrollView(.horizontal) { Spacer() } } } }
    Hostile.expectFailure("frame(") { ScrollView { Color.red.frame(height: .infinity) } }
  }
}
