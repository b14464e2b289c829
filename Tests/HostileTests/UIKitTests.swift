import SnapshotAssertions
import SwiftUI
import XCTest
#if canImport(UIKit)
  import UIKit
#endif

/// What stands for UIKit.
final class UIKitTests: XCTestCase {
  private let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1, 1e9, 1e300]

  func testLabels() {
    for number in numbers {
      for lines in [Int.min, -1, 0, 1, 2, .max] {
        Hostile.expectAnything {
          Shown { () -> UILabel in
            let label = UILabel()
            label.text = String(repeating: "word ", count: 30)
            (label.numberOfLines, label.preferredMaxLayoutWidth) = (lines, number)
            _ = label.sizeThatFits(CGSize(width: number, height: number))
            label.frame = CGRect(x: number, y: number, width: number, height: number)
            label.sizeToFit()
            _ = label.systemLayoutSizeFitting(CGSize(width: number, height: number))
            return label
          }
        }
      }
      Hostile.expectAnything {
        Shown { () -> UILabel in
          let label = UILabel()
          label.text = "a"
          label.font = .systemFont(ofSize: number)
          return label
        }
      }
      Hostile.expectAnything {
        Shown {
          let view = UIView(); view.frame = CGRect(x: 0, y: 0, width: number, height: number); return view
        }
      }
      Hostile.expectAnything {
        Shown { () -> Own in
          let view = Own(); view.own = CGSize(width: number, height: number); return view
        }
      }
      Hostile.expectAnything { Sized(size: CGSize(width: number, height: number)) }
    }
    Hostile.expectAnything {
      Shown { () -> UILabel in
        let label = UILabel()
        label.attributedText = NSAttributedString(
          string: "👩‍👩‍👧" + String(repeating: "x", count: 50_000), attributes: [.font: UIFont(name: "", size: 0)!])
        return label
      }
    }
    Hostile.expectAnything {
      Shown { () -> UILabel in
        let label = UILabel(); label.font = nil; label.text = "a"; return label
      }
    }
  }

  func testImages() {
    for number in numbers {
      Hostile.expectFailure("UIGraphicsImageRenderer") {
        Image(
          uiImage: UIGraphicsImageRenderer(size: CGSize(width: number, height: number)).image {
            $0.fill(CGRect(x: number, y: 0, width: 1, height: 1))
          })
      }
      Hostile.expectAnything {
        Shown {
          UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: number, height: number)).image { _ in })
        }
      }
      Hostile.expectAnything {
        Shown {
          UIImageView(
            image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: number)))
        }
      }
      Hostile.expectAnything {
        Image(uiImage: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: number))!)
      }
      Hostile.expectAnything {
        Image(
          uiImage: UIImage(systemName: "star")!.withTintColor(UIColor(red: number, green: 0, blue: 0, alpha: number)))
      }
      XCTAssertTrue(UIImage(data: Data(), scale: number) == nil)
      var header = Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82])
      header.append(contentsOf: [255, 255, 255, 255, 255, 255, 255, 255])
      if let image = UIImage(data: header, scale: number) {
        Hostile.expectAnything { Image(uiImage: image) }
        Hostile.expectAnything { Shown { UIImageView(image: image) } }
      }
      let path = UIBezierPath(
        roundedRect: CGRect(x: number, y: 0, width: number, height: 10), byRoundingCorners: .allCorners,
        cornerRadii: CGSize(width: number, height: 1))
      path.addArc(withCenter: .zero, radius: number, startAngle: number, endAngle: -number, clockwise: true)
      _ = (path.bounds, path.contains(CGPoint(x: number, y: number)))
      Hostile.expectAnything(layout: .fixed(width: 40, height: 40)) { Path(path.cgPath).fill(.red) }
    }
    Hostile.expectFailure("UIGraphicsImageRenderer") {
      Image(uiImage: UIGraphicsImageRenderer(bounds: .null).image { _ in }).resizable()
    }
    for name in ["", "no such", "a/../b", "\0", String(repeating: "n", count: 10_000)] {
      Hostile.expectFailure("Image") { Image(uiImage: UIImage(named: name)!) }
      Hostile.expectAnything { Shown { UIImageView(image: UIImage(named: name)) } }
      Hostile.expectAnything { Image(uiImage: UIImage(systemName: name)!) }
    }
    Hostile.expectPicture { Image(uiImage: UIImage()).resizable().frame(width: 10, height: 10) }
  }

  func testCollections() {
    Hostile.expectAnything {
      Shown { () -> UICollectionView in
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        view.register(NSObject.self, forCellWithReuseIdentifier: "b")
        view.dataSource = Source.shared
        for id in ["a", "b", "c", ""] { _ = view.dequeueReusableCell(withReuseIdentifier: id, for: IndexPath()) }
        view.reloadItems(at: [IndexPath(item: .max, section: .min)])
        view.scrollToItem(at: IndexPath(), at: [], animated: true)
        _ = (IndexPath().item, IndexPath().section, IndexPath(index: 1).item)
        view.performBatchUpdates({ view.deleteItems(at: [IndexPath(item: -1, section: -1)]) })
        view.backgroundView = view
        view.addSubview(view)
        XCTAssertNil(view.viewWithTag(7))
        return view
      }
    }
    Hostile.expectAnything {
      Shown { () -> UIView in
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        b.addSubview(a)
        XCTAssertNil(a.viewWithTag(7))
        XCTAssertFalse(a.isDescendant(of: UIView()))
        let layers = (CALayer(), CALayer())
        layers.0.addSublayer(layers.1)
        layers.1.addSublayer(layers.0)
        layers.0.insertSublayer(CALayer(), at: .max)
        a.insertSubview(UIView(), at: .max)
        a.insertSubview(UIView(), at: .min)
        let stack = UIStackView(arrangedSubviews: [])
        stack.insertArrangedSubview(UIView(), at: .min)
        stack.addArrangedSubview(stack)
        return a
      }
    }
    MainActor.assumeIsolated {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(navigation, animated: true)
      navigation.setViewControllers([], animated: false)
      XCTAssertNil(navigation.popViewController(animated: false))
      _ = navigation.popToRootViewController(animated: false)
    }
  }

  func testAddresses() {
    AsyncImageStubs.reset()
    Hostile.expectAnything {
      VStack(spacing: 0) {
        ForEach(0..<1_000) { AsyncImage(url: URL(string: "https://a.example/\($0)")).frame(width: 10, height: 1) }
      }
    }
    Hostile.expectAnything {
      AsyncImage(url: URL(string: "https://a.example/" + String(repeating: "a", count: 100_000)))
    }
    Hostile.expectAnything { AsyncImage(url: URL(string: "https://a.example/%22%0A%00\"") ?? URL(string: "x:")) }
    for text in [
      "data:", "data:,", "data:;base64,", "data:image/png;base64,%%%", "file:///", "file://host/dev/zero",
      "file:///dev/null", "file:///etc/shadow", "about:blank", "x:", "//", "#",
    ] {
      Hostile.expectAnything { AsyncImage(url: URL(string: text)) }
      Hostile.expectAnything { AsyncImage(url: URL(string: text), scale: .nan) { $0.image?.resizable() } }
    }
    for delay in [Double.nan, -1, .infinity, 1e300, 9.9e8, 1e-300] {
      AsyncImageStubs.delay = delay
      Hostile.expectAnything { AsyncImage(url: URL(string: "https://a.example/delayed")) }
    }
    AsyncImageStubs.reset()
  }
}

@MainActor private final class Source: NSObject, UICollectionViewDataSource {
  static let shared = Source()
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { .max }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .null)
  }
}
private final class Own: UIView {
  var own = CGSize.zero
  override var intrinsicContentSize: CGSize { own }
}
private struct Shown<V: UIView>: UIViewRepresentable {
  let make: @MainActor () -> V
  func makeUIView(context: Context) -> V { make() }
  func updateUIView(_ view: V, context: Context) {}
}
private struct Sized: UIViewRepresentable {
  let size: CGSize
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { size }
}
