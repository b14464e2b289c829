import Foundation
import Graphics

/// What is elsewhere because of something else.
extension ChangeFinder {
  /// Leaves and controls, for a look at their colours.
  var moved: [(unit: TreeUnit, from: CGRect)] {
    var found: [(unit: TreeUnit, from: CGRect)] = []
    for unit in new.all where (unit.isLeaf || unit.isControl) && !isExplained(unit) && unit.isBehind == nil {
      if let control = unit.parent?.control, control !== unit { continue }
      guard let was = unit.match, FrameWords.growth(was.frame, unit.frame).isEmpty,
        !FrameWords.isNone(FrameWords.shift(was.frame, unit.frame))
      else { continue }
      found.append((unit, was.frame))
    }
    return found
  }

  /// How far everything in a unit moved, when all of it moved by the same.
  private func uniform(_ unit: TreeUnit) -> CGVector? {
    if let known = unit.knownShift { return known }
    let shift = freshUniform(unit)
    unit.knownShift = .some(shift)
    return shift
  }
  private func freshUniform(_ unit: TreeUnit) -> CGVector? {
    guard let was = unit.match else { return nil }
    if unit.isLeaf || unit.isControl { return FrameWords.shift(was.frame, unit.frame) }
    var common: CGVector?
    if unit.children.count != was.children.count { return nil }
    for child in unit.children {
      guard let shift = uniform(child) else { return nil }
      if let known = common {
        if !FrameWords.isTogether(known, shift) || FrameWords.isNone(known) != FrameWords.isNone(shift) { return nil }
      } else {
        common = shift
      }
    }
    return common
  }

  /// Whether something in a control moved otherwise than it.
  private func hasMovedParts(_ control: TreeUnit, _ shift: CGVector) -> Bool {
    control.all.contains { part in
      guard part.isLeaf, let match = part.match else { return false }
      return !FrameWords.isTogether(FrameWords.shift(match.frame, part.frame), shift)
        && FrameWords.growth(control.match?.frame ?? .zero, control.frame).isEmpty
    }
  }

  mutating func findMoves() {
    var runs: [(units: [TreeUnit], shift: CGVector)] = []
    /// Controls that stay while something in them moves.
    var parted: [TreeUnit] = []
    var (isParted, isLookedAt) = (Set<ObjectIdentifier>(), Set<ObjectIdentifier>())
    /// What moved in a layer of which not all did, and otherwise than what the layer belongs to.
    func lookInside(_ layer: TreeUnit, besides own: CGVector?) {
      for part in layer.children {
        guard let match = part.match, !reordered.contains(ObjectIdentifier(part)) else { continue }
        guard let shift = uniform(part) else {
          lookInside(part, besides: own)
          continue
        }
        if FrameWords.isNone(shift) || own.map({ FrameWords.isTogether($0, shift) }) ?? false { continue }
        // What also grew is told of that.
        if part.isLeaf, !FrameWords.growth(match.frame, part.frame).isEmpty { continue }
        affected += [part.outerFrame, match.outerFrame]
        runs.append(([part], shift))
      }
    }
    /// An overlay may move by itself, a badge say.
    func lookAtLayers(of unit: TreeUnit) {
      if let control = unit.control, control !== unit { return }
      if unit.layers.isEmpty || !isLookedAt.insert(ObjectIdentifier(unit)).inserted { return }
      for layer in unit.layers {
        guard let match = layer.match else { continue }
        guard let shift = uniform(layer) else {
          lookInside(layer, besides: uniform(unit))
          continue
        }
        if FrameWords.isNone(shift) { continue }
        if let own = uniform(unit), FrameWords.isTogether(own, shift) { continue }
        // A shape follows what it is on; by itself it moved where that stayed as large as it was.
        if layer.text == nil, layer.isLeaf {
          guard let was = unit.match, FrameWords.growth(was.frame, unit.frame).isEmpty,
            FrameWords.growth(match.frame, layer.frame).isEmpty,
            !FrameWords.isTogether(FrameWords.shift(was.frame, unit.frame), shift)
          else { continue }
        }
        affected += [layer.outerFrame, match.outerFrame]
        runs.append(([layer], shift))
      }
    }
    func look(_ unit: TreeUnit) {
      var isInRun = false
      for child in unit.children {
        guard let match = child.match else {
          // Parts of a new container may have moved.
          look(child)
          continue
        }
        if reordered.contains(ObjectIdentifier(child)) { continue }
        guard let shift = uniform(child) else {
          isInRun = false
          look(child)
          continue
        }
        child.forEach { unit in
          lookAtLayers(of: unit)
          // The outermost ones: what is in one is its own business.
          guard unit.isControl, unit.parent?.control == nil, !isExplained(unit), let was = unit.match,
            let shift = uniform(unit), hasMovedParts(unit, shift), isParted.insert(ObjectIdentifier(unit)).inserted
          else { return }
          parted.append(unit)
          affected += [unit.outerFrame, was.outerFrame]
        }
        if FrameWords.isNone(shift) {
          isInRun = false
          continue
        }
        affected += [child.outerFrame, match.outerFrame]
        if isInRun, let last = runs.last, FrameWords.isTogether(last.shift, shift) {
          runs[runs.count - 1].units.append(child)
        } else {
          runs.append(([child], shift))
          isInRun = true
        }
      }
      lookAtLayers(of: unit)
    }
    look(new)
    // Runs of several containers that moved by the same are one.
    var merged: [(units: [TreeUnit], shift: CGVector, isOneRun: Bool)] = []
    // By whole points, so that only neighbours have to be looked at.
    struct Cell: Hashable { var x, y: Int }
    func cell(_ v: CGVector) -> Cell {
      func whole(_ v: CGFloat) -> Int { v.isNaN ? 0 : Int(min(max(v, -1e12), 1e12).rounded(.down)) }
      return Cell(x: whole(v.dx), y: whole(v.dy))
    }
    var cells: [Cell: [Int]] = [:]
    for run in runs {
      let place = cell(run.shift)
      var first: Int?
      for x in place.x - 1...place.x + 1 {
        for y in place.y - 1...place.y + 1 {
          guard let i = cells[Cell(x: x, y: y)]?.first(where: { FrameWords.isTogether(merged[$0].shift, run.shift) })
          else {
            continue
          }
          first = min(first ?? i, i)
        }
      }
      if let i = first {
        merged[i].units += run.units
        merged[i].isOneRun = false
      } else {
        cells[place, default: []].append(merged.count)
        merged.append((run.units, run.shift, true))
      }
    }
    let isEverything =
      merged.count == 1 && parted.isEmpty && new.children.count == merged[0].units.count
      && merged[0].units[0].parent === new && changes.isEmpty
    if reordered.isEmpty, isMirrored {
      moves = [TreeMove(kind: .mirrored, units: new.children, shift: .zero)]
      return
    }
    let told = Set(changes.filter(\.tellsPlace).map { ObjectIdentifier($0.unit) })
    moves = merged.compactMap { group in
      let units = group.units.filter { !told.contains(ObjectIdentifier($0)) }
      if units.isEmpty { return nil }
      return TreeMove(
        kind: isEverything ? .everything : group.isOneRun ? .run : .together, units: units, shift: group.shift)
    }
    moves += parted.map { TreeMove(kind: .parts, units: [$0], shift: .zero) }
  }

  /// Whether all that is written and drawn is as far from the right edge as it was from the left one.
  private var isMirrored: Bool {
    let (edges, before) = (new.frame, old.frame)
    if !FrameWords.isSame(edges.width, before.width) { return false }
    var (moved, isMirrored) = (0, true)
    new.forEach { unit in
      guard isMirrored, unit.isLeaf, unit.node.depth >= 0 else { return }
      guard let was = unit.match else {
        isMirrored = false
        return
      }
      if abs(unit.frame.minX - edges.minX - (before.maxX - was.frame.maxX)) > 1.02
        || abs(unit.frame.minY - was.frame.minY) > 1.02 || abs(unit.frame.width - was.frame.width) > 1.02
      {
        isMirrored = false
      }
      if !FrameWords.isSame(unit.frame.minX, was.frame.minX) { moved += 1 }
    }
    return isMirrored && moved > 2
  }
}
