import Foundation
import Graphics

/// What clusters of differing pixels show: the units of the tree that they lie in, and how colours changed there.
struct PaintedDifference {
  struct Place {
    var cluster: PixelCluster
    var found = PaintedPlaces.Found()
    /// Of each of `found.units`.
    var titles: [String] = []
    /// One pair of colours that is most of the difference: pixels as they lie in memory.
    var color: (from: UInt32, to: UInt32)?
    /// How much of the difference that pair is, 0…1.
    var share = 0.0
    /// What the unit is clipped to; units do not hold what they are in.
    var clip: String?
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
  private let memo = ColorDistance.Memo()

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
    let hasOtherTree = tree != recorded
    for cluster in clusters {
      var place = Place(cluster: cluster, deltaE: 0)
      if let now { (place.found, place.titles) = now.find(cluster) }
      describeColors(&place)
      place.clip = place.unit?.clip
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
      } else if let now, let then, hasOtherTree, let gone = then.gone(cluster, now) {
        place.only = Self.words(of: gone, besides: place)
      }
      places.append(place)
    }
  }

  /// `where Text "NEW" was`; `nil` where what is there now says more.
  private static func words(of gone: (units: [TreeUnit], titles: [String]), besides place: Place) -> String? {
    let words = "where \(UnitTitles.list(gone.titles, limit: 3)) \(gone.titles.count > 1 ? "were" : "was")"
    guard let now = place.found.units.first, let title = place.title else { return words }
    if !place.found.isExact { return now.isContainer ? words : "\(title), \(words)" }
    // What was written on a shape, or lay on it.
    let isOnIt = gone.units.allSatisfy { $0.frame.width * $0.frame.height < now.frame.width * now.frame.height }
    return now.isLeaf && now.text == nil && isOnIt ? words : nil
  }

  private struct Names {
    /// Of all units, without numbers and places.
    let known: Set<String>
    let titles: UnitTitles
    let places: PaintedPlaces
    init?(_ tree: SnapshotTree?, _ mask: DifferenceMask, _ picture: Bitmap) {
      guard let tree else { return nil }
      let root = TreeUnit(tree)
      titles = UnitTitles(root)
      known = Set(root.all.map(\.title))
      places = PaintedPlaces(root, mask, scale: picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1)
    }
    /// What was in a cluster, if nothing is called so any more.
    func gone(_ cluster: PixelCluster, _ now: Names) -> (units: [TreeUnit], titles: [String])? {
      let (found, titles) = find(cluster)
      guard !found.units.isEmpty, found.more == 0,
        found.units.allSatisfy({ !$0.isContainer && !now.known.contains($0.title) })
      else { return nil }
      return (found.units, titles)
    }
    func find(_ cluster: PixelCluster) -> (PaintedPlaces.Found, [String]) {
      let found = places.find(cluster)
      return (found, found.units.map { titles($0) })
    }
  }

  // MARK: - Colours

  /// About so many pixels of a cluster are looked at: enough to know what most of it is.
  private static let samples = 1_500

  private func describeColors(_ place: inout Place) {
    let box = place.cluster.bounds
    let step = max(1, Int(Double(box.width * box.height / Self.samples).squareRoot()))
    let pairs = ColorPairs(capacity: (box.width / step + 1) * (box.height / step + 1))
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let wanted = DifferenceMask.Mark.different.rawValue
    reference.withPixels { a in
      actual.withPixels { b in
        var y = box.y
        while y <= box.lastY, y < height {
          let marks = difference.mask.marks + y * difference.mask.width
          let (rowA, rowB) = (a + y * reference.width, b + y * actual.width)
          var x = box.x
          while x <= box.lastX, x < width {
            if marks[x] == wanted { pairs.add(rowA[x], rowB[x]) }
            x &+= step
          }
          y &+= step
        }
      }
    }
    place.deltaE = pairs.largestDeltaE(memo)
    guard let best = pairs.best else { return }
    if best.count * 4 < pairs.total {
      // Small letters are edges for the most part; what is full in them is further apart than all of these.
      guard place.found.units.allSatisfy({ $0.name == "Text" }), !place.found.units.isEmpty,
        best.count * 25 >= pairs.total,
        ColorDistance.deltaE(ColorPairs.color(best.a), ColorPairs.color(best.b)) >= 0.95 * place.deltaE
      else { return }
    }
    // What came where something else went: another form, not another colour.
    if pairs.count(of: best.b, best.a) * 4 > best.count { return }
    place.color = (best.a, best.b)
    place.share = Double(best.count) / Double(pairs.total)
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
      : zip(place.titles, place.found.units).map {
        PaintedChange.Thing(title: $0, origin: $1.frame.origin, isText: $1.name == "Text")
      }
    var change = PaintedChange(
      kind: .different, things: things, more: isWhole ? 0 : place.found.more, deltaE: places.map(\.deltaE).max() ?? 0)
    let unit = isWhole ? nil : place.unit
    // A picture may have a pair of colours by chance, a symbol has one.
    if let color = place.color, unit?.name != "Image" || place.share > 0.3 && !isSeen(color.to, in: unit!.frame) {
      // What went here came there.
      let isMoved = places.contains { other in
        guard let pair = other.color else { return false }
        return pair.from == color.to && pair.to == color.from
      }
      let isPart =
        !isWhole
        && (isKept(color.from, in: unit?.frame ?? points(place.cluster.bounds))
          || unit.map { hasGrown($0, from: color.from, to: color.to) } ?? false)
      if !isMoved, !isPart, unit?.name != "Canvas" || !isSeen(color.to, in: unit!.frame) {
        change.kind = .color(
          from: ColorPairs.color(color.from), to: ColorPairs.color(color.to), isForTheMostPart: isWhole)
        return change
      }
      if isPart, !isMoved, unit != nil {
        change.kind = .part
        if let clip = place.clip { change.things[0].title += ", clipped to \(clip)," }
      }
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
  private func isKept(_ pixel: UInt32, in frame: CGRect) -> Bool {
    let (kept, lost) = uses(of: pixel, in: frame)
    return kept > lost
  }

  /// Whether a shape has the colour still that has come to more of it: a corner that is rounded less.
  private func hasGrown(_ unit: TreeUnit, from: UInt32, to: UInt32) -> Bool {
    guard unit.isLeaf, unit.text == nil, unit.name != "Canvas" else { return false }
    return uses(of: to, in: unit.frame).kept > uses(of: from, in: unit.frame).lost
  }

  /// Whether a colour was in a frame before: what turned into it may just be gone.
  private func isSeen(_ pixel: UInt32, in frame: CGRect) -> Bool {
    let (kept, lost) = uses(of: pixel, in: frame)
    return kept + lost > 0
  }

  /// How many samples of a frame had a colour before and have it still, and how many have lost it.
  private func uses(of pixel: UInt32, in frame: CGRect) -> (kept: Int, lost: Int) {
    let scale = actual.scale > 0 && actual.scale.isFinite ? actual.scale : 1
    guard
      let box = PaintedPlaces.pixels(frame, scale).clipped(
        toWidth: min(reference.width, actual.width), height: min(reference.height, actual.height))
    else { return (0, 0) }
    let step = max(1, Int(Double(box.width * box.height / Self.samples).squareRoot()))
    let different = DifferenceMask.Mark.different.rawValue
    var (kept, lost, y) = (0, 0, box.y)
    reference.withPixels { pixels in
      while y <= box.lastY {
        let (row, marks) = (pixels + y * reference.width, difference.mask.marks + y * difference.mask.width)
        var x = box.x
        while x <= box.lastX {
          if row[x] == pixel { if marks[x] == different { lost &+= 1 } else { kept &+= 1 } }
          x &+= step
        }
        y &+= step
      }
    }
    return (kept, lost)
  }
}
