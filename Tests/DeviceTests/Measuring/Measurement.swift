import Graphics
import SnapshotAssertions
import SnapshotCore
import ViewTree

/// What a picture of ours has in common with the device's.
///
/// Edges are the sides of the device's smooth regions (`SmoothRegion`) outside of texts and foreign parts, and three of
/// each line of text: where its ink begins, where it ends, and its height above the bottom (`TextInk`). An edge counts as
/// met within 1 pixel; the edges of a region or line that we do not have count as missed.
struct Measurement: Codable {
  struct Count: Codable {
    var met = 0
    var of = 0
    mutating func add(_ isMet: Bool) {
      met += isMet ? 1 : 0
      of += 1
    }
    static func + (a: Count, b: Count) -> Count { Count(met: a.met + b.met, of: a.of + b.of) }
    /// 0…100; a picture without any has them all.
    var percent: Double { of == 0 ? 100 : Double(met) * 100 / Double(of) }
  }
  var id: String
  /// In pixels: width, height.
  var size, deviceSize: [Int]
  var shapeEdges = Count()
  /// The vertical place of lines, and all three edges of lines in fonts that we have.
  var textEdges = Count()
  /// Where ink begins and ends in lines of Apple's font, whose letters are others than ours.
  var systemFontEdges = Count()
  /// Regions whose colours differ by at most 3 levels.
  var colors = Count()
  /// Lines of text with the same characters in them.
  var lines = Count()
  /// What was missed, and how.
  var misses: [String] = []
  var foreignParts: [String] = []

  var hasSameSize: Bool { size == deviceSize }
  var edges: Count { shapeEdges + textEdges + systemFontEdges }

  init(_ construction: Construction, _ ours: Snapshot, _ device: Bitmap) {
    let picture = ours.image
    let scale = max(1, Int((Double(picture.width) / ours.sizeInPoints.width).rounded()))
    id = construction.id
    size = [picture.width, picture.height]
    deviceSize = [device.width, device.height]
    foreignParts = Set(construction.foreignParts.map(\.what)).sorted()
    let texts = TextLine.find(in: ours.tree, scale: Double(scale))
    if texts.contains(where: \.isSystemFont) { foreignParts.append("letters of SF Pro") }
    let foreign = construction.foreignParts.map { part in
      SmoothRegion(
        minX: Int(part.place.minX) * scale, minY: Int(part.place.minY) * scale, maxX: Int(part.place.maxX) * scale,
        maxY: Int(part.place.maxY) * scale, area: 0, color: [])
    }
    let letters = texts.map { line in
      SmoothRegion(
        minX: line.zone.minX - 2 * scale, minY: line.zone.minY - scale, maxX: line.zone.maxX + 2 * scale,
        maxY: line.zone.maxY + scale, area: 0, color: [])
    }
    func measured(_ picture: Bitmap) -> [SmoothRegion] {
      SmoothRegion.find(in: picture, scale: scale).filter { region in
        !(foreign + letters).contains { region.lies(in: $0) }
      }
    }
    measureShapes(measured(picture), measured(device))
    let visible = texts.filter { line in !foreign.contains { line.zone.lies(in: $0) } }
    measureTexts(visible, picture, device, scale: scale)
    measureLines(construction, ours.tree)
  }

  private mutating func measureShapes(_ ours: [SmoothRegion], _ device: [SmoothRegion]) {
    for match in RegionMatch.pair(device, ours) {
      for offset in match.offsets ?? [.max, .max, .max, .max] { shapeEdges.add(abs(offset.clamped) <= 1) }
      if let difference = match.colorDifference {
        colors.add(difference <= 3)
        if difference > 3 { misses.append("colour: \(match.device), ours \(match.ours!.color)") }
      } else {
        misses.append("no such box: \(match.device)")
      }
      if let offsets = match.offsets, offsets.contains(where: { abs($0) > 1 }) {
        misses.append("box: \(match.device), ours off by \(offsets)")
      }
    }
  }

  private mutating func measureTexts(_ lines: [TextLine], _ ours: Bitmap, _ device: Bitmap, scale: Int) {
    for line in lines {
      guard let mine = TextInk.find(in: ours, zone: line.zone, scale: scale) else { continue }
      let theirs = TextInk.find(in: device, zone: line.zone, scale: scale)
      let offsets = theirs.map { [mine.minX - $0.minX, mine.maxX - $0.maxX, TextInk.verticalOffset(mine, $0)] }
      let isMet = offsets.map { $0.map { abs($0) <= 1 } } ?? [false, false, false]
      textEdges.add(isMet[2])
      for side in isMet[..<2] {
        if line.isSystemFont { systemFontEdges.add(side) } else { textEdges.add(side) }
      }
      if isMet.contains(false) {
        misses.append(
          "line \(line.text.debugDescription): begins, ends, stands off by \(offsets.map { "\($0)" } ?? "all")")
      }
    }
  }

  private mutating func measureLines(_ construction: Construction, _ tree: PlacedNode) {
    tree.forEach { node in
      guard case .text(let layout, let content) = node.content, !content.string.isEmpty else { return }
      let expected = construction.lines[content.string] ?? content.string.split(separator: "\n").map(String.init)
      let mine = layout.lines.map(\.text)
      for (index, line) in expected.enumerated() {
        let isSame = index < mine.count && mine[index].filter { !$0.isWhitespace } == line.filter { !$0.isWhitespace }
        lines.add(isSame && (index + 1 < expected.count || mine.count == expected.count))
      }
      if mine.count != expected.count
        || zip(mine, expected).contains(where: { $0.filter { !$0.isWhitespace } != $1.filter { !$0.isWhitespace } })
      {
        misses.append("lines: \(mine), device \(expected)")
      }
    }
  }
}

extension Int {
  /// Small enough for `abs`.
  fileprivate var clamped: Int { Swift.min(self, 1_000_000) }
}
