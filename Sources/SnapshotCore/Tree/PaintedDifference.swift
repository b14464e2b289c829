import Foundation
import Graphics

/// What clusters of differing pixels show: the units of the tree that they lie in, and how colours changed there.
struct PaintedDifference {
  struct Place {
    var cluster: PixelCluster
    /// `Text "Total"`; `nil` where nothing is that has a name.
    var title: String?
    /// `#FF0000 → #00FF00` and its ΔE, where one pair of colours is most of the difference.
    var color: (from: RGBA8, to: RGBA8, deltaE: Double)?
    /// The first of these as it lies in memory.
    fileprivate var lostPixel: UInt32 = 0
    /// Largest, over the pixels looked at.
    var deltaE: Double
    var isImage = false
    /// Of the one thing that the title names, in points.
    var frame: CGRect?
    /// The one picture that reaches here.
    var only: String?
  }
  private(set) var places: [Place] = []
  private let difference: PixelDifference
  private let reference: Bitmap
  private let actual: Bitmap
  private let memo = ColorDistance.Memo()

  /// - Parameter clusters: those that are told.
  init(
    _ tree: SnapshotTree?, _ clusters: ArraySlice<PixelCluster>, _ difference: PixelDifference, _ reference: Bitmap,
    _ actual: Bitmap
  ) {
    (self.difference, self.reference, self.actual) = (difference, reference, actual)
    let root = tree.map { TreeUnit($0) }
    let scale = actual.scale > 0 && actual.scale.isFinite ? actual.scale : 1
    let units = root?.all ?? []
    for cluster in clusters {
      let box = CGRect(
        x: Double(cluster.bounds.x) / scale, y: Double(cluster.bounds.y) / scale,
        width: Double(cluster.bounds.width) / scale, height: Double(cluster.bounds.height) / scale)
      var place = Place(cluster: cluster, deltaE: 0)
      describeColors(&place)
      if cluster.bounds.x >= min(reference.width, actual.width)
        || cluster.bounds.y >= min(reference.height, actual.height)
      {
        let isActual = cluster.bounds.x >= reference.width || cluster.bounds.y >= reference.height
        place.only = isActual ? "outside of the reference" : "outside of the actual picture"
        places.append(place)
        continue
      }
      if let root { describePlace(&place, box, root, units, scale) }
      places.append(place)
    }
  }

  // MARK: - Where

  private func describePlace(
    _ place: inout Place, _ box: CGRect, _ root: TreeUnit, _ units: [TreeUnit], _ scale: Double
  ) {
    var found: TreeUnit?
    for unit in units where unit.node.depth >= 0 {
      // Antialiasing and rounding reach a point beyond a frame.
      guard unit.frame.insetBy(dx: -1, dy: -1).contains(box) else { continue }
      if let known = found, Self.area(unit) > Self.area(known) { continue }
      found = unit
    }
    if let control = found?.control { found = control }
    guard let found, found.node.depth >= 0 else { return nameParts(&place, box, units, scale) }
    if found.isContainer {
      nameParts(&place, box, found.all, scale)
      if place.title == nil { place.title = found.title }
    } else {
      place.title = found.title
      place.isImage = found.name == "Image"
      place.frame = found.frame
    }
  }
  private static func area(_ unit: TreeUnit) -> CGFloat { unit.frame.width * unit.frame.height }

  /// A cluster over several units, by those that have marks in their frames.
  private func nameParts(_ place: inout Place, _ box: CGRect, _ units: [TreeUnit], _ scale: Double) {
    var titles: [String] = []
    var more = 0
    for unit in units where (unit.isLeaf || unit.isControl) && unit.node.depth >= 0 {
      if let control = unit.parent?.control, control !== unit { continue }
      // What fills more than the cluster is behind it.
      guard unit.frame.overlaps(box), !(unit.isLeaf && unit.text == nil && unit.frame.contains(box)),
        count(unit.frame.overlap(with: box), scale) > 0, !titles.contains(unit.title)
      else { continue }
      if titles.count < 3 { titles.append(unit.title) } else { more += 1 }
    }
    if titles.isEmpty { return }
    if more > 0 {
      place.title = titles.joined(separator: ", ") + " and \(more) more"
    } else {
      place.title =
        titles.count == 1 ? titles[0] : titles.dropLast().joined(separator: ", ") + " and " + titles[titles.count - 1]
    }
  }

  /// Marks in a frame.
  private func count(_ frame: CGRect, _ scale: Double) -> Int {
    guard frame.width > 0, frame.height > 0 else { return 0 }
    guard
      let clipped = Self.pixels(frame, scale).clipped(toWidth: difference.mask.width, height: difference.mask.height)
    else { return 0 }
    var (count, y) = (0, clipped.y)
    while y <= clipped.lastY, count == 0 {
      let row = difference.mask.marks + y * difference.mask.width + clipped.x
      if memchr(row, Int32(DifferenceMask.Mark.different.rawValue), clipped.width) != nil { count += 1 }
      y += 1
    }
    return count
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
    guard let best = pairs.best, best.count * 4 >= pairs.total else { return }
    // What came where something else went: another form, not another colour.
    if pairs.count(of: best.b, best.a) * 4 > best.count { return }
    let (from, to) = (ColorPairs.color(best.a), ColorPairs.color(best.b))
    place.color = (from, to, ColorDistance.deltaE(from, to))
    place.lostPixel = best.a
  }

  /// `#FF8000`, with alpha where it is not opaque.
  static func hex(_ color: RGBA8) -> String {
    "#"
      + ([color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])).map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)
      }.joined()
  }

  // MARK: - Words

  /// For the first line, of the places that `isTold` lets through.
  func sentence(total: Int, _ isTold: (Place) -> Bool = { _ in true }) -> String? {
    let told = places.filter(isTold)
    if told.isEmpty { return nil }
    // Several clusters of one thing are one change, described by the largest.
    var (clauses, titles) = ([String](), [String]())
    for place in told {
      let title = place.title ?? "the background"
      if titles.contains(title) { continue }
      titles.append(title)
      clauses.append(clause(place))
    }
    let rest = clauses.count - 3 + max(0, total - places.count)
    return clauses.prefix(3).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private func clause(_ place: Place) -> String {
    let isWhole = place.cluster.count * 10 >= difference.comparedCount * 9
    let who = isWhole ? "the whole picture" : place.title ?? "the background"
    let isPart = !isWhole && place.color != nil && isKept(place.lostPixel, in: place.frame)
    if let color = place.color, !isPart, !place.isImage || isWhole {
      return "colour of \(who) (ΔE \(NumberText.short(color.deltaE, places: 1)), "
        + "\(Self.hex(color.from)) → \(Self.hex(color.to))\(isWhole ? " for the most part" : ""))"
    }
    let isPlural = !isWhole && place.frame == nil && (place.title?.contains("\" and ") ?? false)
    return "\(isPart ? "part of " : "")\(who) \(isPlural ? "are" : "is") painted differently "
      + "(ΔE up to \(NumberText.short(place.deltaE, places: 1)))"
  }

  /// Whether more pixels of a frame have kept a colour than have lost it: then it is the form that changed, or a part.
  private func isKept(_ pixel: UInt32, in frame: CGRect?) -> Bool {
    let scale = actual.scale > 0 && actual.scale.isFinite ? actual.scale : 1
    guard let frame,
      let box = Self.pixels(frame, scale).clipped(
        toWidth: min(reference.width, actual.width), height: min(reference.height, actual.height))
    else { return false }
    let step = max(1, Int(Double(box.width * box.height / Self.samples).squareRoot()))
    var (kept, lost, y) = (0, 0, box.y)
    let different = DifferenceMask.Mark.different.rawValue
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
    return kept > lost
  }

  private static func pixels(_ frame: CGRect, _ scale: Double) -> PixelRect {
    func whole(_ v: CGFloat) -> Int { Int(min(max(v * scale, -1e9), 1e9)) }
    return PixelRect(
      x: whole(frame.minX), y: whole(frame.minY), width: whole(frame.width) + 1, height: whole(frame.height) + 1)
  }
}
