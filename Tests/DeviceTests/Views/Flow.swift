import SwiftUI

/// Rows or columns that wrap, as the library of the flow pictures makes them: written anew against `Layout`.
///
/// A line takes views as long as their ideal lengths and the distances between them fit. In a line, what its views leave
/// goes to those whose flexibility is not `minimum`, evenly, up to what each can take; a `maximum` one takes a line for
/// itself. Distances that are not given are those that the views prefer.
struct Flow: Layout {
  enum Flexibility { case minimum, natural, maximum }
  struct FlexibilityKey: LayoutValueKey { static let defaultValue = Flexibility.natural }
  struct LineBreakKey: LayoutValueKey { static let defaultValue = false }

  var axis = Axis.horizontal
  /// Across a line: where shorter views stand.
  var alignment = VerticalAlignment.center
  var itemSpacing: CGFloat?
  var lineSpacing: CGFloat?

  struct Item {
    var index: Int
    var size: CGSize
    /// From the line's start.
    var offset: CGFloat
  }
  struct Line {
    var items: [Item] = []
    var length: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var thickness: CGFloat { ascent + descent }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews, limit: limit(proposal))
    let thickness = zip(lines, distances(between: lines, subviews)).reduce(0) { $0 + $1.0.thickness + $1.1 }
    return size(lines.map(\.length).max() ?? 0, thickness)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let lines = lines(subviews, limit: axis == .horizontal ? bounds.width : bounds.height)
    var start: CGFloat = 0
    for (line, distance) in zip(lines, distances(between: lines, subviews)) {
      start += distance
      for item in line.items {
        let across = start + line.ascent - guide(subviews[item.index], item.size)
        let point =
          axis == .horizontal
          ? CGPoint(x: bounds.minX + item.offset, y: bounds.minY + across)
          : CGPoint(x: bounds.minX + across, y: bounds.minY + item.offset)
        subviews[item.index].place(at: point, proposal: ProposedViewSize(item.size))
      }
      start += line.thickness
    }
  }

  private func limit(_ proposal: ProposedViewSize) -> CGFloat {
    (axis == .horizontal ? proposal.width : proposal.height) ?? .infinity
  }
  private func size(_ length: CGFloat, _ thickness: CGFloat) -> CGSize {
    axis == .horizontal ? CGSize(width: length, height: thickness) : CGSize(width: thickness, height: length)
  }
  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func guide(_ view: LayoutSubview, _ size: CGSize) -> CGFloat {
    let dimensions = view.dimensions(in: ProposedViewSize(size))
    return axis == .horizontal ? dimensions[alignment] : 0
  }

  private func lines(_ subviews: Subviews, limit: CGFloat) -> [Line] {
    var groups: [[Int]] = [[]]
    var (length, shown): (CGFloat, Int?) = (0, nil)
    for index in subviews.indices {
      if subviews[index][LineBreakKey.self] {
        groups.append([])
        shown = nil
        continue
      }
      let own = self.length(subviews[index].sizeThatFits(smallest(subviews[index])))
      let gap = shown.map { distance(subviews[$0], subviews[index]) } ?? 0
      let isAlone = subviews[index][FlexibilityKey.self] == .maximum && isFlexible(subviews[index])
      if shown != nil, isAlone || length + gap + own > limit + 1e-9 {
        groups.append([])
        length = own
      } else {
        length = shown == nil ? own : length + gap + own
      }
      groups[groups.count - 1].append(index)
      shown = index
    }
    return groups.filter { !$0.isEmpty }.map { line($0, subviews, limit: limit) }
  }

  private func smallest(_ view: LayoutSubview) -> ProposedViewSize { isFlexible(view) ? .zero : .unspecified }
  private func isFlexible(_ view: LayoutSubview) -> Bool {
    let widest =
      axis == .horizontal
      ? ProposedViewSize(width: .infinity, height: nil)
      : ProposedViewSize(width: nil, height: .infinity)
    return length(view.sizeThatFits(widest)) == .infinity
  }

  private func line(_ indices: [Int], _ subviews: Subviews, limit: CGFloat) -> Line {
    var sizes = indices.map { subviews[$0].sizeThatFits(smallest(subviews[$0])) }
    var gaps: CGFloat = 0
    for (before, after) in zip(indices, indices.dropFirst()) { gaps += distance(subviews[before], subviews[after]) }
    let growing = indices.indices.filter {
      isFlexible(subviews[indices[$0]]) && subviews[indices[$0]][FlexibilityKey.self] != .minimum
    }
    let rest = limit - gaps - sizes.map(length).reduce(0, +)
    if rest > 0, rest.isFinite, !growing.isEmpty {
      for index in growing {
        let target = length(sizes[index]) + rest / CGFloat(growing.count)
        sizes[index] = subviews[indices[index]].sizeThatFits(
          axis == .horizontal
            ? ProposedViewSize(width: target, height: nil) : ProposedViewSize(width: nil, height: target))
      }
    }
    var line = Line()
    for (place, index) in indices.enumerated() {
      if place > 0 { line.length += distance(subviews[indices[place - 1]], subviews[index]) }
      let size = sizes[place]
      line.items.append(Item(index: index, size: size, offset: line.length))
      line.length += length(size)
      let ascent = guide(subviews[index], size)
      line.ascent = max(line.ascent, ascent)
      line.descent = max(line.descent, (axis == .horizontal ? size.height : size.width) - ascent)
    }
    return line
  }

  private func distance(_ before: LayoutSubview, _ after: LayoutSubview) -> CGFloat {
    itemSpacing ?? before.spacing.distance(to: after.spacing, along: axis)
  }
  /// Before each line.
  private func distances(between lines: [Line], _ subviews: Subviews) -> [CGFloat] {
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    return lines.indices.map { index in
      if index == 0 { return 0 }
      if let lineSpacing { return lineSpacing }
      var distance: CGFloat = 0
      for before in lines[index - 1].items {
        for after in lines[index].items {
          distance = max(
            distance, subviews[before.index].spacing.distance(to: subviews[after.index].spacing, along: across))
        }
      }
      return distance
    }
  }
}

extension View {
  func flexibility(_ flexibility: Flow.Flexibility) -> some View {
    layoutValue(key: Flow.FlexibilityKey.self, value: flexibility)
  }
}
