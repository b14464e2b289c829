import Graphics

/// The children of a grid by rows and columns.
struct GridTable {
  struct Cell {
    /// Its number among the children.
    var child: Int
    var row: Int
    var columns: Range<Int>
    var unsizedAxes: Axis.Set
    var anchor: UnitPoint?
    /// Which tracks it takes: columns along the horizontal axis, its row along the vertical one.
    func span(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
    func isUnsized(_ axis: Axis) -> Bool { unsizedAxes.contains(axis == .horizontal ? .horizontal : .vertical) }
  }
  /// A column or a row with its place, in points.
  struct Track {
    var position: CGFloat
    var length: CGFloat
  }
  /// In the order of the children.
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 1
  private(set) var rowAlignments: [VerticalAlignment?] = []
  private var columnAlignments: [HorizontalAlignment?] = []

  init(_ children: [LayoutNode]) {
    var row: ObjectIdentifier? = nil
    var nextColumn = 0
    var wholeRows: [Int] = []
    var alignments: [(column: Int, alignment: HorizontalAlignment)] = []
    for (index, child) in children.enumerated() {
      let anchor = child.value(GridCell.Anchor.self)?.point
      var cell = Cell(
        child: index, row: 0, columns: 0..<1, unsizedAxes: child.value(GridCell.UnsizedAxes.self)?.axes ?? [],
        anchor: anchor)
      if let own = child.value(GridCell.Row.self) {
        if own.id != row {
          rowAlignments.append(own.alignment)
          nextColumn = 0
        }
        row = own.id
        let count = min(max(child.value(GridCell.Columns.self)?.count ?? 1, 1), GridCell.Columns.limit)
        cell.columns = nextColumn..<nextColumn + count
        if let alignment = child.value(GridCell.ColumnAlignment.self) {
          alignments.append((nextColumn, alignment.alignment))
        }
        nextColumn += count
        columnCount = max(columnCount, nextColumn)
      } else {
        row = nil
        rowAlignments.append(nil)
        wholeRows.append(index)
      }
      cell.row = rowAlignments.count - 1
      cells.append(cell)
    }
    for index in wholeRows { cells[index].columns = 0..<columnCount }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for (column, alignment) in alignments { columnAlignments[column] = alignment }
  }

  /// What a cell is lined up by, along an axis.
  func alignmentKey(of cell: Cell, along axis: Axis, in alignment: Alignment) -> AlignmentKey {
    switch axis {
    case .horizontal:
      let own = cell.columns.count == columnCount && columnCount > 1 ? nil : columnAlignments[cell.columns.lowerBound]
      return (own ?? alignment.horizontal).key
    case .vertical: return (rowAlignments[cell.row] ?? alignment.vertical).key
    }
  }
  func trackCount(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowAlignments.count }
}

/// Finds the lengths of a grid's columns, or of its rows.
struct GridTrackSizing {
  let axis: Axis
  let table: GridTable
  let children: [LayoutNode]
  let fixedSpacing: CGFloat?
  let alignment: Alignment

  /// - Parameters:
  ///   - available: in points; `nil` gives every track its ideal length.
  ///   - offer: what a cell is proposed for a length along the axis.
  func tracks(
    in available: CGFloat?, offer: (GridTable.Cell, CGFloat?) -> ProposedViewSize
  ) -> [GridTable.Track] {
    let gaps = gaps()
    // 1. The cells of one track, which decide its length, and those that reach over several.
    var single = [[GridTable.Cell]](repeating: [], count: table.trackCount(axis))
    var wide: [GridTable.Cell] = []
    for cell in table.cells where !cell.isUnsized(axis) {
      if cell.span(axis).count == 1 { single[cell.span(axis).lowerBound].append(cell) } else { wide.append(cell) }
    }
    // 2. The tracks share what the gaps leave.
    let left = available.map { max(0, $0 - gaps.reduce(0, +)) }
    var lengths = share(left, single, offer)
    // 3. Cells that are longer than their tracks stretch them.
    for cell in wide { stretch(&lengths, for: cell, left, gaps, single, offer) }
    var position: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { position += length + (index < gaps.count ? gaps[index] : 0) }
      return GridTable.Track(position: position, length: length)
    }
  }

  /// Between neighbouring tracks, in points: the largest distance that facing cells prefer.
  private func gaps() -> [CGFloat] {
    let count = max(0, table.trackCount(axis) - 1)
    if let fixedSpacing { return Array(repeating: fixedSpacing.isFinite ? fixedSpacing : 0, count: count) }
    let (leading, trailing): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var before = [ViewSpacing?](repeating: nil, count: count + 1), after = before
    for cell in table.cells {
      let span = cell.span(axis), spacing = children[cell.child].spacing
      before[span.lowerBound] = (before[span.lowerBound] ?? .none).union(spacing, edges: leading)
      after[span.upperBound - 1] = (after[span.upperBound - 1] ?? .none).union(spacing, edges: trailing)
    }
    return (0..<count).map { i in
      guard let from = after[i], let to = before[i + 1] else { return ViewSpacing.platformDefault }
      return from.distance(to: to, along: axis)
    }
  }

  /// The length that a track's cells make of what they are offered: the union about their common line.
  private func length(
    _ cells: [GridTable.Cell], offered: CGFloat?, _ offer: (GridTable.Cell, CGFloat?) -> ProposedViewSize
  ) -> CGFloat {
    var extent = AlignedExtent(), longest: CGFloat = 0
    for cell in cells {
      let dimensions = children[cell.child].dimensions(offer(cell, offered))
      longest = max(longest, dimensions.size[axis])
      if cell.anchor == nil {
        extent.add(
          length: dimensions.size[axis], line: dimensions[table.alignmentKey(of: cell, along: axis, in: alignment)])
      }
    }
    // A sum may be shorter by its last bits than a cell, which would then be cut.
    return max(extent.length, longest)
  }

  private func share(
    _ available: CGFloat?, _ tracks: [[GridTable.Cell]], _ offer: (GridTable.Cell, CGFloat?) -> ProposedViewSize
  ) -> [CGFloat] {
    guard let available else { return tracks.map { length($0, offered: nil, offer) } }
    if available <= 0 || available == .infinity { return tracks.map { length($0, offered: available, offer) } }
    let limits = tracks.map { cells in
      (
        minimum: length(cells, offered: 0, offer), maximum: length(cells, offered: .infinity, offer),
        priority: cells.map { children[$0.child].priority }.max() ?? 0
      )
    }
    let used = tracks.indices.filter { !tracks[$0].isEmpty }
    let order = used.sorted { a, b in
      if limits[a].priority != limits[b].priority { return limits[a].priority > limits[b].priority }
      let (fa, fb) = (limits[a].maximum - limits[a].minimum, limits[b].maximum - limits[b].minimum)
      return fa != fb ? fa < fb : a < b
    }
    // As in a stack: lower priorities keep at least their minimum.
    var reservedAfter = [CGFloat](repeating: 0, count: order.count + 1)
    for k in order.indices.reversed() { reservedAfter[k] = reservedAfter[k + 1] + limits[order[k]].minimum }
    var lengths = [CGFloat](repeating: 0, count: tracks.count)
    var remaining = available
    var start = 0
    while start < order.count {
      let priority = limits[order[start]].priority
      let end = order[start...].firstIndex { limits[$0].priority != priority } ?? order.count
      for k in start..<end {
        let offered = max(0, remaining - reservedAfter[end]) / CGFloat(end - k)
        lengths[order[k]] = length(tracks[order[k]], offered: offered, offer)
        remaining -= lengths[order[k]]
      }
      start = end
    }
    return lengths
  }

  private func stretch(
    _ lengths: inout [CGFloat], for cell: GridTable.Cell, _ available: CGFloat?, _ gaps: [CGFloat],
    _ single: [[GridTable.Cell]], _ offer: (GridTable.Cell, CGFloat?) -> ProposedViewSize
  ) {
    let span = cell.span(axis)
    let between = gaps[span.lowerBound..<span.upperBound - 1].reduce(0, +)
    let taken = lengths[span].reduce(0, +)
    // It may have what its tracks have, and what nobody has.
    let offered = available.map { taken + between + max(0, $0 - lengths.reduce(0, +)) }
    let missing = children[cell.child].size(offer(cell, offered))[axis] - taken - between
    guard missing > 0 else { return }
    // Tracks with no cell of their own first: nothing else gives them a length.
    let empty = span.filter { single[$0].isEmpty }
    let growing = empty.isEmpty ? Array(span) : empty
    for track in growing { lengths[track] += missing / CGFloat(growing.count) }
  }
}
