import SwiftUI
import Typography
import ViewTree

/// What a view is put on: environment, screen and resources of one picture.
@MainActor package struct SnapshotStage {
  package struct Placed {
    var tree: Result<PlacedNode, SnapshotError>
    var size: CGSize
    var diagnostics: [LayoutDiagnostic]
  }
  let layout: SnapshotLayout
  let environment: EnvironmentValues
  let scale: CGFloat
  let background: ResolvedColor
  let assetProblems = AssetProblems()
  /// What `UIScreen.main` tells views that ask it instead of their layout.
  let screen: UIScreen.Measures
  private let resources: SnapshotResources
  private let traits: SnapshotTraits
  private var fonts: FontLibrary { resources.fonts }
  private let spacingRules: SpacingRules

  package init(layout: SnapshotLayout, traits: SnapshotTraits, resources: SnapshotResources) {
    var traits = traits
    if case .device(let device) = layout.kind { traits = device.traits.merging(traits) }
    var environment = EnvironmentValues()
    traits.apply(to: &environment)
    environment.setAssets(resources.assets, problems: assetProblems)
    environment.strings = traits.strings.map { BundleStrings.including($0) } ?? resources.strings
    self.layout = layout
    self.environment = environment
    (scale, self.traits, self.resources) = (traits.scale, traits, resources)
    var screen = UIScreen.Measures.standard
    if case .device(let device) = layout.kind { (screen.size, screen.isPad) = (device.size, device.isPad) }
    screen.scale = scale
    self.screen = screen
    spacingRules = environment.platform.spacingRules
    background = (traits.background ?? .systemBackground).resolved(in: environment)
  }

  /// Answers what views ask outside of their environment: the screen, the size of texts in UIKit's views, and who draws their
  /// `ImageRenderer`s.
  package func takeStage() {
    UIScreen.current = screen
    UIMeasuring.size = UIMeasuring.measure(
      in: environment, LayoutContext(fonts: fonts, scale: scale, spacingRules: spacingRules))
    ImageDrawing.draw = { view, scale, isOpaque in
      // The picture inside has a stage of its own.
      defer { takeStage() }
      let own = traits.merging(.displayScale(scale)).merging(.background(isOpaque ? .black : .clear))
      let snapshot = try? SnapshotRenderer.render(layout: .sizeThatFits, traits: own, resources: resources) { view }
      return try? snapshot?.validated().image
    }
  }

  /// Lays the view out in the picture that its layout asks for.
  package func place(_ root: ViewNode) -> Placed {
    guard scale > 0, scale <= 16 else {
      return Placed(tree: .failure(.invalidScale(scale)), size: .zero, diagnostics: [])
    }
    let safeArea = safeArea
    let context = LayoutContext(fonts: fonts, scale: scale, spacingRules: spacingRules, safeArea: safeArea)
    let size = pictureSize(root, context)
    func placed(_ tree: Result<PlacedNode, SnapshotError>) -> Placed {
      Placed(tree: tree, size: size, diagnostics: context.diagnostics)
    }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return placed(.failure(.invalidSize(width: size.width, height: size.height, layout: layout.description)))
    }
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    let limit = CGFloat(SnapshotRenderer.maximumSide)
    guard width <= limit, height <= limit, width * height <= CGFloat(Bitmap.maximumPixels) else {
      return placed(.failure(.tooLarge(width: size.width, height: size.height, scale: scale)))
    }
    guard let safeArea else { return placed(.success(Placer.place(root, in: size, context: context))) }
    return placed(.success(Placer.place(root, on: safeArea, context: context)))
  }

  /// The screen of a device, with what its furniture covers; its insets are written for left to right.
  private var safeArea: SafeArea? {
    guard case .device(let device) = layout.kind else { return nil }
    return SafeArea(
      screen: device.size, top: device.safeArea.top, left: device.safeArea.leading, bottom: device.safeArea.bottom,
      right: device.safeArea.trailing)
  }

  /// In points, whole device pixels.
  private func pictureSize(_ root: ViewNode, _ context: LayoutContext) -> CGSize {
    let size: CGSize
    switch layout.kind {
    case .sizeInfo(let info): size = info.frame
    case .fixed(let fixed): size = fixed
    case .device(let device): size = device.size
    case .sizeThatFits: size = Placer.size(of: root, proposal: .unspecified, context: context)
    case .fitsWidth(let width):
      let own = Placer.size(of: root, proposal: ProposedViewSize(width: width, height: nil), context: context)
      size = CGSize(width: width, height: own.height)
    case .fitsHeight(let height):
      let own = Placer.size(of: root, proposal: ProposedViewSize(width: nil, height: height), context: context)
      size = CGSize(width: own.width, height: height)
    }
    guard size.width.isFinite, size.height.isFinite else { return size }
    return CGSize(
      width: PixelRounding.pictureLength(size.width, scale: scale),
      height: PixelRounding.pictureLength(size.height, scale: scale))
  }
}
