import Foundation
import Graphics

/// What clusters of differing pixels show: the units of the tree that they lie in, and how colours changed there.
struct PaintedDifference {
  struct Place {
    var cluster: PixelCluster
    var found = PaintedPlaces.Found()
    /// Of each of `found.units`.
    var titles: [String] = []
    /// One pair of colours that is most of the difference.
    var color: (from: RGBA8, to: RGBA8)?
    /// Largest, over the pixels looked at.
    var deltaE: Double
    /// The one picture that reaches here, and what is there in it.
    var only: String?

    /// `Text "Total"`; `nil` where nothing is that has a name.
    var title: String? {
      titles.isEmpty ? nil : UnitTitles.list(titles, more: found.more, limit: titles.count)
    }
    var unit: TreeUnit? { found.isExact ? found.units.first : nil }
  }
  private(set) var places: [Place] = []
  private let difference: PixelDifference
  private let reference: Bitmap
  private let actual: Bitmap

  /// - Parameters:
  ///   - tree: of the actual picture.
  ///   - recorded: of the reference, for what is not there any more.
  ///   - clusters: those that are told.
  init(
    _ tree: SnapshotTree?, recorded: SnapshotTree?, _ clusters: ArraySlice<PixelCluster>, _ difference: PixelDifference,
    _ reference: Bitmap, _ actual: Bitmap
  ) {
    (self.difference, self.reference, self.actual) = (difference, reference, actual)
    let (now, then) = (Names(tree, difference.mask, actual), Names(recorded, difference.mask, reference))
    for cluster in clusters {
      var place = Place(cluster: cluster, deltaE: 0)
      describeColors(&place)
      if let now { (place.found, place.titles) = now.find(cluster) }
      let (x, y) = (cluster.bounds.x, cluster.bounds.y)
      if x >= min(reference.width, actual.width) || y >= min(reference.height, actual.height) {
        let isActual = x >= reference.width || y >= reference.height
        place.only = isActual ? "outside of the reference" : "outside of the actual picture"
        if isActual {
          if let title = place.title { place.only! += ", \(title)" }
        } else if let (_, titles) = then?.find(cluster), !titles.isEmpty {
          place.only! += ", where \(UnitTitles.list(titles, limit: 3)) was"
        }
        (place.found, place.titles) = (.init(), [])
      }
      places.append(place)
    }
  }

  private struct Names {
    let titles: UnitTitles
    let places: PaintedPlaces
    init?(_ tree: SnapshotTree?, _ mask: DifferenceMask, _ picture: Bitmap) {
      guard let tree else { return nil }
      let root = TreeUnit(tree)
      titles = UnitTitles(root)
      places = PaintedPlaces(root, mask, scale: picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1)
    }
    func find(_ cluster: PixelCluster) -> (PaintedPlaces.Found, [String]) {
      let found = places.find(cluster)
      return (found, found.units.map { titles($0) })
    }
  }

  // MARK: - Colours

  /// About so many pixels of a cluster are looked at: enough to know what most of it is.
  private static let samples = 1_500
  private struct Pair: Hashable { var a, b: RGBA8 }

  private func describeColors(_ place: inout Place) {
    var counts: [Pair: Int] = [:]
    let box = place.cluster.bounds
    let step = max(1, Int(Double(box.width * box.height / Self.samples).squareRoot()))
    var total = 0
    var y = box.y
    while y <= box.lastY {
      var x = box.x
      while x <= box.lastX {
        if difference.mask[x: x, y: y] == .different, x < min(reference.width, actual.width),
          y < min(reference.height, actual.height)
        {
          counts[Pair(a: reference[x: x, y: y], b: actual[x: x, y: y]), default: 0] += 1
          total += 1
        }
        x += step
      }
      y += step
    }
    let best = counts.max {
      ($0.value, PaintedChange.number($0.key.a), PaintedChange.number($0.key.b)) < (
        $1.value, PaintedChange.number($1.key.a), PaintedChange.number($1.key.b)
      )
    }
    place.deltaE = counts.keys.prefix(2_000).map { PaintedChange.deltaE($0.a, $0.b) }.max() ?? 0
    guard let best, best.value * 4 >= total else { return }
    // What came where something else went: another form, not another colour.
    if let back = counts[Pair(a: best.key.b, b: best.key.a)], back * 4 > best.value { return }
    place.color = (best.key.a, best.key.b)
  }

  // MARK: - Changes

  /// Of the places that `isTold` lets through, the largest first.
  func changes(_ isTold: (Place) -> Bool = { _ in true }) -> [PaintedChange] {
    // Several clusters of one thing are one change, described by the largest.
    var (groups, order) = ([String: [Place]](), [String]())
    for place in places where isTold(place) {
      let title = place.title ?? "the background"
      if groups[title] == nil { order.append(title) }
      groups[title, default: []].append(place)
    }
    return PaintedChange.joined(order.map { change(groups[$0]!) })
  }

  private func change(_ places: [Place]) -> PaintedChange {
    let place = places[0]
    let isWhole = place.cluster.count * 10 >= difference.comparedCount * 9
    let things =
      isWhole || place.titles.isEmpty
      ? [PaintedChange.Thing(title: isWhole ? "the whole picture" : "the background", origin: .zero)]
      : zip(place.titles, place.found.units).map { PaintedChange.Thing(title: $0, origin: $1.frame.origin) }
    var change = PaintedChange(
      kind: .different, things: things, more: isWhole ? 0 : place.found.more, deltaE: places.map(\.deltaE).max() ?? 0)
    let unit = isWhole ? nil : place.unit
    if let color = place.color, unit?.name != "Image" {
      // What went here came there.
      let isMoved = places.contains { other in
        guard let pair = other.color else { return false }
        return pair.from == color.to && pair.to == color.from
      }
      let isPart = !isWhole && isKept(color.from, in: unit?.frame ?? points(place.cluster.bounds))
      if !isMoved, !isPart, unit?.name != "Canvas" || !isSeen(color.to, in: unit!.frame) {
        change.kind = .color(from: color.from, to: color.to, isForTheMostPart: isWhole)
        return change
      }
      if isPart, !isMoved, unit != nil { change.kind = .part }
    }
    if unit?.name == "Canvas" { change.kind = .drawing }
    return change
  }

  private func points(_ box: PixelRect) -> CGRect {
    let scale = actual.scale > 0 && actual.scale.isFinite ? actual.scale : 1
    return CGRect(
      x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale)
  }

  /// Whether more pixels of a frame have kept a colour than have lost it: then it is the form that changed, or a part.
  private func isKept(_ color: RGBA8, in frame: CGRect) -> Bool {
    var (kept, lost) = (0, 0)
    look(in: frame) { x, y in
      if reference[x: x, y: y] == color {
        if difference.mask[x: x, y: y] == .different { lost += 1 } else { kept += 1 }
      }
    }
    return kept > lost
  }

  /// Whether a colour was in a frame before: what turned into it may just be gone.
  private func isSeen(_ color: RGBA8, in frame: CGRect) -> Bool {
    var isSeen = false
    look(in: frame) { x, y in if !isSeen, reference[x: x, y: y] == color { isSeen = true } }
    return isSeen
  }

  private func look(in frame: CGRect, _ body: (Int, Int) -> Void) {
    let scale = actual.scale > 0 && actual.scale.isFinite ? actual.scale : 1
    guard
      let box = PaintedPlaces.pixels(frame, scale).clipped(
        toWidth: min(reference.width, actual.width), height: min(reference.height, actual.height))
    else { return }
    let step = max(1, Int(Double(box.width * box.height / Self.samples).squareRoot()))
    for y in stride(from: box.y, through: box.lastY, by: step) {
      for x in stride(from: box.x, through: box.lastX, by: step) { body(x, y) }
    }
  }
}
