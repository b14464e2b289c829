import Graphics

/// `Grid`: rows whose cells share columns. [Apple documentation of Grid, GridRow, gridCellColumns, gridCellUnsizedAxes,
/// gridColumnAlignment]
///
/// Columns share the width as the views of a horizontal stack do, the least flexible first, each as wide as its widest cell
/// makes of its share; rows share the height in the same way. A cell of several columns, and a view that is a row by itself,
/// widens its columns evenly where they are too narrow for it.
package struct EagerGridRule: LayoutRule {
  package var alignment: Alignment
  /// In points; `nil` asks the cells.
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
  package init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (alignment, horizontalSpacing, verticalSpacing)
  }
  package var name: String {
    let parts = [
      horizontalSpacing.map { "horizontalSpacing: \(number($0))" },
      verticalSpacing.map { "verticalSpacing: \(number($0))" },
    ].compactMap { $0 }
    return parts.isEmpty ? "Grid" : "Grid(\(parts.joined(separator: ", ")))"
  }
  package var hasInvalidLength: Bool {
    [horizontalSpacing, verticalSpacing].contains { $0.map { !$0.isFinite } ?? false }
  }
  package var ownAlignments: [AlignmentKey]? { [] }
  package var isContainer: Bool { true }
  package var takesAnyNumber: Bool { true }
  package func priority(_ children: [LayoutNode]) -> Double { 0 }
  package func spacing(_ children: [LayoutNode]) -> ViewSpacing {
    guard !children.isEmpty else { return .zero }
    return children.reduce(ViewSpacing.none) { $0.union($1.spacing) }
  }
  package func size(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    arrange(proposal, children).size
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let arrangement = arrange(proposal, children)
    let table = GridTable(children)
    var placements = children.map { _ in Placement(origin: .zero, proposal: .zero) }
    for cell in table.cells {
      placements[cell.child] = place(cell, children[cell.child], arrangement, table)
    }
    align(&placements, children, arrangement, table, along: .horizontal)
    align(&placements, children, arrangement, table, along: .vertical)
    return placements
  }

  private struct Arrangement {
    var size: CGSize
    var columns: [GridTable.Track]
    var rows: [GridTable.Track]
    func tracks(_ axis: Axis) -> [GridTable.Track] { axis == .horizontal ? columns : rows }
    /// The rectangle of a cell.
    func frame(_ cell: GridTable.Cell) -> CGRect {
      let (first, last, row) = (columns[cell.columns.lowerBound], columns[cell.columns.upperBound - 1], rows[cell.row])
      // Columns that lie over each other may end where they began.
      return CGRect(
        x: first.position, y: row.position, width: max(0, last.position + last.length - first.position),
        height: row.length)
    }
  }

  private func arrange(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> Arrangement {
    guard !children.isEmpty else { return Arrangement(size: .zero, columns: [], rows: []) }
    // 1. Which cell is where.
    let table = GridTable(children)
    // 2. Widths, as if each cell could have all of the height.
    let widths = GridTrackSizing(
      axis: .horizontal, table: table, children: children, fixedSpacing: horizontalSpacing, alignment: alignment
    ).tracks(in: proposal.width) { _, length in ProposedViewSize(width: length, height: proposal.height) }
    // 3. Heights of cells whose widths are known.
    let heights = GridTrackSizing(
      axis: .vertical, table: table, children: children, fixedSpacing: verticalSpacing, alignment: alignment
    ).tracks(in: proposal.height) { cell, length in
      let (first, last) = (widths[cell.columns.lowerBound], widths[cell.columns.upperBound - 1])
      // Where columns have no end, neither have the cells that reach over several.
      let width = last.position.isFinite ? max(0, last.position + last.length - first.position) : .infinity
      return ProposedViewSize(width: width, height: length)
    }
    // As in a stack, tracks may lie over each other, but nothing is shorter than nothing.
    func end(_ tracks: [GridTable.Track]) -> CGFloat { max(0, tracks.last.map { $0.position + $0.length } ?? 0) }
    return Arrangement(size: CGSize(width: end(widths), height: end(heights)), columns: widths, rows: heights)
  }

  /// Offered its cell; where it lies there by its anchor, or at the cell's corner.
  private func place(
    _ cell: GridTable.Cell, _ child: LayoutNode, _ arrangement: Arrangement, _ table: GridTable
  ) -> Placement {
    let frame = arrangement.frame(cell)
    let proposal = ProposedViewSize(frame.size)
    var placement = Placement(origin: frame.origin, proposal: proposal)
    if let anchor = cell.anchor {
      let own = child.size(proposal)
      placement.origin.x += anchor.x * (frame.width - own.width)
      placement.origin.y += anchor.y * (frame.height - own.height)
    }
    return placement
  }

  /// Lines the cells of each column (each row) up on a common line, which lies in it as the alignment says.
  private func align(
    _ placements: inout [Placement], _ children: [LayoutNode], _ arrangement: Arrangement, _ table: GridTable,
    along axis: Axis
  ) {
    let tracks = arrangement.tracks(axis)
    func key(_ cell: GridTable.Cell) -> AlignmentKey { table.alignmentKey(of: cell, along: axis, in: alignment) }
    var extents = [AlignedExtent](repeating: AlignedExtent(), count: tracks.count)
    let cells = table.cells.filter { $0.anchor == nil }
    for cell in cells where cell.span(axis).count == 1 && !cell.isUnsized(axis) {
      let dimensions = children[cell.child].dimensions(placements[cell.child].proposal)
      extents[cell.span(axis).lowerBound].add(length: dimensions.size[axis], line: dimensions[key(cell)])
    }
    for cell in cells {
      let frame = arrangement.frame(cell), key = key(cell), child = children[cell.child]
      let dimensions = child.dimensions(placements[cell.child].proposal)
      let length = frame.size[axis]
      var offset: CGFloat
      // What asks for no length of its own moves nobody else.
      if cell.span(axis).count == 1, !cell.isUnsized(axis), extents[cell.span(axis).lowerBound].length.isFinite {
        let extent = extents[cell.span(axis).lowerBound]
        // A track that is longer than what is lined up in it has that where the alignment puts a view.
        let slack = CGSize(max(0, length - extent.length), along: axis, cross: 0)
        offset =
          extent.before - dimensions[key]
          + key.id.defaultValue(in: ViewDimensions(size: slack, node: nil, proposal: .zero))
      } else {
        let box = ViewDimensions(size: frame.size, node: nil, proposal: ProposedViewSize(frame.size))
        offset = box[key] - dimensions[key]
      }
      if !offset.isFinite { offset = 0 }
      if axis == .horizontal {
        placements[cell.child].origin.x += offset
      } else {
        placements[cell.child].origin.y += offset
      }
    }
  }
}
