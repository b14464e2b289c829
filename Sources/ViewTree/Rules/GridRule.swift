import Graphics

/// `LazyVGrid` and `LazyHGrid`: cells in reading order, one line of tracks after the other; an incomplete last line stays
/// at the leading end. [facts, swiftui-layout.md section 4: M:bc-spacing-radii, M:bc-colors]
package struct GridRule: LayoutRule {
  /// Along which the grid grows: vertical for `LazyVGrid`.
  package var axis: Axis
  /// Across that axis: the columns of a vertical grid.
  package var tracks: [GridTrack]
  /// Of the whole of the tracks where the grid is offered more than they take: horizontal in a vertical grid.
  package var alignment: Alignment
  /// Between lines, in points; `nil` is 8.
  package var spacing: CGFloat?
  package var pinned: PinnedParts
  package init(
    axis: Axis, tracks: [GridTrack], alignment: Alignment = .center, spacing: CGFloat? = nil,
    pinned: PinnedParts = PinnedParts(headers: false, footers: false)
  ) {
    (self.axis, self.tracks, self.alignment, self.spacing, self.pinned) = (axis, tracks, alignment, spacing, pinned)
  }
  package var name: String {
    let kind = axis == .vertical ? "LazyVGrid" : "LazyHGrid"
    return spacing.map { "\(kind)(spacing: \(number($0)))" } ?? kind
  }
  package var hasInvalidLength: Bool {
    if let spacing, !spacing.isFinite { return true }
    return tracks.contains { track in
      if let spacing = track.spacing, !spacing.isFinite { return true }
      switch track.size {
      case .fixed(let length): return !length.isFinite || length < 0
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        return !minimum.isFinite || minimum < 0 || maximum.isNaN || maximum < 0
      }
    }
  }
  package var ownAlignments: [AlignmentKey]? { [] }

  private struct Arrangement {
    var size: CGSize
    var placements: [Placement]
  }

  package var isContainer: Bool { true }
  package var takesAnyNumber: Bool { true }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    arrange(proposal, children).size
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    arrange(proposal, children).placements
  }
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, at place: PlacementContext, _ children: [LayoutNode]
  ) -> [Placement] {
    pinned.pinning(placements(in: size, proposal: proposal, children), children, along: axis, at: place)
  }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing { ViewSpacing() }
  package func priority(_ children: [LayoutNode]) -> Double { 0 }

  /// The cells of a line: as many as there are tracks, and no more than the section has.
  private func line(from first: Int, _ count: Int, _ parts: [SectionPart?]) -> Range<Int> {
    var end = first + 1
    while end < min(first + count, parts.count), parts[end]?.section == parts[first]?.section,
      (parts[end]?.role ?? .content) == .content
    { end += 1 }
    return first..<end
  }

  private func arrange(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Arrangement {
    let across = axis.perpendicular
    let resolved = GridTrack.resolve(tracks, in: proposal[across])
    guard let last = resolved.last else {
      return Arrangement(size: .zero, placements: children.map { _ in Placement(origin: .zero, proposal: .zero) })
    }
    // The grid takes what it is offered across; its tracks sit in it by the alignment, also where they overflow.
    let tracksLength = max(0, last.position + last.length)
    let width = max(proposal[across].map { $0.isFinite ? $0 : tracksLength } ?? tracksLength, tracksLength)
    let slack = width - tracksLength
    let key = axis == .vertical ? alignment.horizontal.key : alignment.vertical.key
    let box = CGSize(slack, along: across, cross: 0)
    let start = key.id.defaultValue(in: ViewDimensions(size: box, node: nil, proposal: ProposedViewSize(box)))

    let gap = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.platformDefault
    var placements: [Placement] = []
    placements.reserveCapacity(children.count)
    var position: CGFloat = 0
    var first = 0
    let parts = children.map { $0.value(SectionPart.self) }
    while first < children.count {
      let line = line(from: first, resolved.count, parts)
      if parts[first].map({ $0.role != .content }) ?? false {
        // A header or footer has a line to itself, as wide as the grid.
        let offered = ProposedViewSize(nil, along: axis, cross: width)
        let own = children[first].dimensions(offered)
        let cell = CGSize(own.size[axis], along: axis, cross: width)
        let offset = alignment.offset(of: own, in: cell)
        let corner = CGSize(position, along: axis, cross: 0)
        placements.append(
          Placement(origin: CGPoint(x: corner.width + offset.x, y: corner.height + offset.y), proposal: offered))
        position += own.size[axis] + gap
        first += 1
        continue
      }
      // A cell is offered its track's length and its ideal along the axis; the longest makes the line.
      let proposals = line.map { ProposedViewSize(nil, along: axis, cross: resolved[$0 - first].length) }
      let length = line.map { children[$0].size(proposals[$0 - first])[axis] }.max() ?? 0
      for i in line {
        let track = resolved[i - first]
        let cell = CGSize(length, along: axis, cross: track.length)
        let offset = (track.alignment ?? .center).offset(of: children[i].dimensions(proposals[i - first]), in: cell)
        let corner = CGSize(position, along: axis, cross: start + track.position)
        placements.append(
          Placement(
            origin: CGPoint(x: corner.width + offset.x, y: corner.height + offset.y), proposal: proposals[i - first]))
      }
      position += length + gap
      first = line.upperBound
    }
    return Arrangement(
      size: CGSize(children.isEmpty ? 0 : max(0, position - gap), along: axis, cross: width), placements: placements)
  }
}
