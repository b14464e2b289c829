import ViewTree

/// Tells one presented layer from another.
final class PresentationID: Sendable {}

/// Something that a view presents over the whole picture: a sheet, an alert. It is kept by the place of the modifier that
/// presents it, and goes with it.
@MainActor final class PresentedLayer {
  /// For messages: `sheet`.
  let name: String
  let id = PresentationID()
  /// The layer that it is presented from; `nil` for the view itself.
  let presenter: PresentationID?
  /// Makes the node that gets the whole picture; `nil` until its turn comes. Its argument is where what it belongs to is.
  var node: ((PlacedGeometry?) -> ViewNode)?
  /// Whether what is beneath makes room for it.
  var pushesBack = false
  /// Where what it belongs to was placed last.
  var anchor: PlacedGeometry?
  init(name: String, presenter: PresentationID?) { (self.name, self.presenter) = (name, presenter) }
}

/// The layers over a view, in the order in which they came. As on a device each layer presents one other at a time; a
/// second one waits until the first has gone.
@MainActor final class PresentationRegistry {
  private struct Entry {
    weak var layer: PresentedLayer?
  }
  private var entries: [Entry] = []

  func add(_ name: String, from presenter: PresentationID?) -> PresentedLayer {
    let layer = PresentedLayer(name: name, presenter: presenter)
    entries.removeAll { $0.layer == nil }
    entries.append(Entry(layer: layer))
    return layer
  }

  /// Those that are shown, the lowest first.
  var shown: [PresentedLayer] {
    if entries.isEmpty { return [] }
    var shown: [PresentedLayer] = []
    while let next = first(from: shown.last?.id) { shown.append(next) }
    return shown
  }
  private func first(from presenter: PresentationID?) -> PresentedLayer? {
    for entry in entries { if let layer = entry.layer, layer.presenter === presenter { return layer } }
    return nil
  }
  /// Whether another one has the layer's turn.
  func isWaiting(_ layer: PresentedLayer) -> Bool { first(from: layer.presenter) !== layer }
  /// What a device would not show, in words.
  var problem: String? {
    for entry in entries {
      guard let layer = entry.layer, let shown = first(from: layer.presenter), shown !== layer else { continue }
      return
        "a view presents a \(layer.name) while a \(shown.name) is there that it presents already; it is shown once "
        + "that has gone"
    }
    return nil
  }
  func shows(_ layers: [PresentedLayer]) -> Bool {
    if layers.isEmpty, entries.isEmpty { return true }
    let now = shown
    return now.count == layers.count && zip(now, layers).allSatisfy { $0 === $1 && $1.node != nil }
  }

  /// The view with the layers over it.
  func node(under layers: [PresentedLayer], around view: ViewNode, in context: _BuildContext) -> ViewNode {
    if layers.isEmpty { return view }
    // A layer is made once everything below it has its place: that may be made late, and may say where the layer belongs.
    let nodes = layers.map { layer in
      ViewNode(
        .deferred(
          DeferredContent(name: "layer") { [weak layer] _, _ in
            MainActor.assumeIsolated { layer.flatMap { layer in layer.node.map { [$0(layer.anchor)] } } ?? [] }
          }))
    }
    if layers.contains(where: \.pushesBack) {
      let black = context.filledRectangle(name: "Color", .color(.black))
      return ViewNode(
        .layout(PresentationRule(hasBackdrop: true)), children: [context.pushedBack(view), black] + nodes)
    }
    return ViewNode(.layout(PresentationRule()), children: [view] + nodes)
  }
}

extension _BuildContext {
  /// A screen behind a sheet, up to iOS 18: 16 points narrower at either side, its top below the status bar, with corners of 10
  /// points. Where there is no screen nothing changes. [unverified]
  fileprivate func pushedBack(_ view: ViewNode) -> ViewNode {
    let background = filledRectangle(name: "Color", BackgroundStyle()._paint(in: environment, level: 0))
    let screen = ViewNode(.layout(PresentationRule(hasBackdrop: true)), children: [view, background])
    return effect(
      .geometric(name: "pushed back") { geometry in
        guard let area = geometry.safeArea, area.screen.width > 32 else { return [] }
        let scale = (area.screen.width - 32) / area.screen.width
        let bounds = CGRect(origin: area.origin, size: area.screen)
        let matrix = CGAffineTransform(
          a: scale, b: 0, c: 0, d: scale, tx: (bounds.midX - geometry.frame.minX) * (1 - scale),
          ty: area.top - (geometry.frame.minY - bounds.minY) * (1 - scale))
        return [
          .clip(name: "corners", { _ in Path(roundedRect: bounds, cornerRadius: 10 / scale) }, FillStyle()),
          .transform(name: "pushed back", matrix, anchor: .topLeading),
        ]
      }, [screen])
  }
}

private enum PresentationKey: EnvironmentKey {
  static var defaultValue: PresentationID? { nil }
}
private enum AlertDismissalKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}
extension EnvironmentValues {
  /// The layer that the view is in.
  var presentation: PresentationID? {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
  /// What every button of an alert does besides its action.
  var alertDismissal: (@MainActor () -> Void)? {
    get { self[AlertDismissalKey.self] }
    set { self[AlertDismissalKey.self] = newValue }
  }
}
