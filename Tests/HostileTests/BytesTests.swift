import SnapshotAssertions
import SwiftUI
import XCTest

/// UIKit's views and pictures whose sizes or bytes are wrong.
final class BytesTests: XCTestCase {
  private func png() -> [UInt8] {
    Array(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!)
  }
  func testPictures() {
    let whole = png()
    XCTAssertNotNil(UIImage(data: Data(whole)))
    var cases: [[UInt8]] = stride(from: 0, to: whole.count, by: 3).map { Array(whole.prefix($0)) }
    for at in [16, 17, 20, 24, 25, 28, 37, 41, 45] { var bytes = whole; bytes[at] = 0xFF; cases.append(bytes) }
    cases.append(Array(repeating: 0xFF, count: 5_000))
    cases.append(Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n".utf8))
    cases.append(Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    cases.append([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])
    for bytes in cases {
      Hostile.expectAnything {
        Group { if let image = UIImage(data: Data(bytes)) { Image(uiImage: image) } else { Text("none") } }
      }
      Hostile.expectAnything {
        Group {
          if let image = UIImage(data: Data(bytes), scale: .nan) {
            Image(uiImage: image).resizable()
          } else {
            Text("none")
          }
        }
      }
      Hostile.expectAnything {
        AsyncImage(url: URL(string: "data:image/png;base64," + Data(bytes).base64EncodedString()))
      }
    }
    for scale in [CGFloat.nan, 0, -1, 1e-300, 1e300, .infinity] {
      Hostile.expectAnything { Image(uiImage: UIImage(data: Data(whole), scale: scale) ?? UIImage()) }
      Hostile.expectAnything {
        AsyncImage(url: URL(string: "data:image/png;base64," + Data(whole).base64EncodedString()), scale: scale)
      }
    }
    Hostile.expectAnything { Image(uiImage: UIImage()) }
    Hostile.expectAnything { Image(uiImage: UIImage(named: "none") ?? UIImage()) }
  }
  func testAddresses() {
    for text in [
      "", "x", "data:", "data:,", "data:;base64,%%%", "data:image/png;base64,", "data:,%zz", "file:", "file:///",
      "file:///etc", "file:///dev/null", "file:///dev/zero", "file:///proc/self/mem", "file://host/a.png", "https://",
      "http://example.com/a.png", "ftp://a", "mailto:a@b", "//a/b.png", "a b", "javascript:alert(1)", "blob:x",
      "file:///no/such.png?x#y", "FILE:///etc/passwd",
    ] {
      Hostile.expectAnything { AsyncImage(url: URL(string: text)) }
      Hostile.expectAnything {
        AsyncImage(url: URL(string: text)) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
      }
    }
    Hostile.expectAnything { AsyncImage(url: nil) }
    Hostile.expectAnything { List { ForEach(0..<200) { AsyncImage(url: URL(string: "https://example.com/\($0)")) } } }
    Hostile.expectAnything { Link("a", destination: URL(string: "x:")!) }
  }
  func testRepresentables() {
    for number in [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e9, 1e300] {
      Hostile.expectAnything { Intrinsic(size: CGSize(width: number, height: 10)) }
      Hostile.expectAnything { Intrinsic(size: CGSize(width: number, height: number)).fixedSize() }
      Hostile.expectAnything { Answering(size: CGSize(width: number, height: 10)) }
      Hostile.expectAnything {
        HStack {
          Answering(size: CGSize(width: number, height: number)); Text("a")
        }
      }
      Hostile.expectAnything { List { Answering(size: CGSize(width: 10, height: number)).fixedSize() } }
    }
    Hostile.expectFailure("came out") { Intrinsic(size: CGSize(width: CGFloat.nan, height: 10)) }
    Hostile.expectFailure("came out") { Answering(size: CGSize(width: 10, height: CGFloat.nan)) }
    Hostile.expectFailure("settle") { UpdatesItself() }
  }
}

private final class Sized: UIView {
  var own = CGSize.zero
  override var intrinsicContentSize: CGSize { own }
}
private struct Intrinsic: UIViewRepresentable {
  let size: CGSize
  func makeUIView(context: Context) -> Sized {
    let view = Sized()
    view.own = size
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    return view
  }
  func updateUIView(_ view: Sized, context: Context) {}
}
private struct Answering: UIViewRepresentable {
  let size: CGSize
  func makeUIView(context: Context) -> Sized { Sized() }
  func updateUIView(_ view: Sized, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: Sized, context: Context) -> CGSize? { size }
}
private struct UpdatesItself: View {
  @State private var count = 0
  var body: some View { Text("\(count)"); Updater(count: $count) }
}
private struct Updater: UIViewRepresentable {
  @Binding var count: Int
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { count += 1 }
}
