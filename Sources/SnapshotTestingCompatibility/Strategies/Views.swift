import Foundation
import SnapshotAssertions
import SnapshotCore
import SwiftUI
import UIKit
import VirtualTime

/// The size of a view's picture.
public enum SwiftUISnapshotLayout: Sendable {
  /// A whole screen.
  case device(config: ViewImageConfig)
  /// In points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's ideal size.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: not needed here: there is one way to draw.
  ///   - precision: the share of the pixels, 0…1, that must pass.
  ///   - perceptualPrecision: how near a pixel must be to pass, 0…1.
  ///   - traits: what they leave open is light, large type, left to right, 2 pixels per point.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(precision, perceptualPrecision, layout, traits) { $0 }
  }

  private static func image(
    _ precision: Float, _ perceptualPrecision: Float, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
    _ view: @escaping (Value) -> Value
  ) -> Snapshotting {
    .picture(.image(precision: precision, perceptualPrecision: perceptualPrecision), Stage(layout, traits)) {
      stage, value in
      try stage.snapshot { value }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// The placed tree: a line for each node, with kind, frame in points, text and accessibility.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    tree(Stage(config, size, traits))
  }
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    tree(Stage(ViewImageConfig(), size, traits))
  }
  private static func tree(_ stage: Stage) -> Snapshotting {
    text("txt") { view in
      let view = SentValue(view)
      return try MainActorHop.run { try stage.snapshot { view.value }.validated().tree.dump() + "\n" }
    }
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The placed tree of a `UIHostingController`'s view.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let stage = Stage(config, size, traits)
    return text("txt") { controller in
      let controller = SentValue(controller)
      return try MainActorHop.run {
        let root = try rootView(of: controller.value)
        return try stage.snapshot { root }.validated().tree.dump() + "\n"
      }
    }
  }
}

@MainActor private func rootView(of controller: UIViewController) throws -> AnyView {
  guard let hosting = controller as? any _HostingController else {
    throw PictureError.notHosting(TypeName.of(type(of: controller)))
  }
  return hosting._rootView
}

extension Snapshotting where Value: UIViewController, Format == UIImage {
  public static var image: Snapshotting { image() }

  /// Of a `UIHostingController`; other view controllers are not drawn, and fail.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    hosted(.image(precision: precision, perceptualPrecision: perceptualPrecision), Stage(config, size, traits))
  }
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    hosted(
      .image(precision: precision, perceptualPrecision: perceptualPrecision), Stage(ViewImageConfig(), size, traits))
  }
  private static func hosted(_ diffing: Diffing<UIImage>, _ stage: Stage) -> Snapshotting {
    .picture(diffing, stage) { stage, controller in
      let root = try rootView(of: controller)
      return try stage.snapshot { root }
    }
  }
}

extension Snapshotting where Format == UIImage {
  /// - Parameter draw: runs on the main actor.
  fileprivate static func picture(
    _ diffing: Diffing<UIImage>, _ stage: Stage, _ draw: @escaping @MainActor (Stage, Value) throws -> Snapshot
  ) -> Snapshotting {
    func snapshot(_ value: Value) throws -> SentValue<Snapshot> {
      let value = SentValue(value)
      return try MainActorHop.run { SentValue(try draw(stage, value.value)) }
    }
    var result = Snapshotting(pathExtension: "png", diffing: diffing, fallback: { _ in UIImage() }) { value in
      let image = try snapshot(value).value.validated().image
      return UIImage(bitmap: image, scale: CGFloat(image.scale))
    }
    result.picture = { value in
      let snapshot = try snapshot(value).value
      return DrawnPicture(
        picture: snapshot.picture(for: .image),
        warnings: snapshot.diagnostics.filter { $0.severity == .warning }.map(\.message))
    }
    return result
  }
}

/// What a view is drawn on.
struct Stage: Sendable {
  var layout: SnapshotLayout
  var traits: SnapshotTraits

  init(_ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection) {
    switch layout {
    case .device(let config): self.init(config, nil, traits)
    case .fixed(let width, let height):
      self.init(layout: .fixed(width: width, height: height), traits: SnapshotTraits(traits))
    case .sizeThatFits: self.init(layout: .sizeThatFits, traits: SnapshotTraits(traits))
    }
  }
  init(layout: SnapshotLayout, traits: SnapshotTraits) { (self.layout, self.traits) = (layout, traits) }

  init(_ config: ViewImageConfig, _ size: CGSize?, _ traits: UITraitCollection) {
    self.traits = SnapshotTraits(config.traits).merging(SnapshotTraits(traits))
    guard let size = size ?? config.size else {
      layout = .sizeThatFits
      return
    }
    layout = .device(
      Device(
        name: "\(number(size.width)) × \(number(size.height))", size: size,
        safeArea: EdgeInsets(
          top: config.safeArea.top, leading: config.safeArea.left, bottom: config.safeArea.bottom,
          trailing: config.safeArea.right),
        scale: 2))
  }

  @MainActor func snapshot<V: View>(_ view: () throws -> V) throws -> Snapshot {
    try renderPicture(layout: layout, traits: traits, view: view)
  }
}
