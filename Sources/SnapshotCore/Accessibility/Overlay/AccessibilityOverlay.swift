import SwiftUI
import ViewTree

/// A picture with a numbered marker on each element, and a legend that says what VoiceOver says of each, or what is wrong
/// there.
///
/// Drawn through the same pipeline as the picture itself, with the fonts that are in this package: it is the same
/// everywhere, too. A picture without anything to mark is left as it is.
@MainActor enum AccessibilityOverlay {
  /// Of the legend's text and numbers, in points.
  static let legendWidth: CGFloat = 300
  static let margin: CGFloat = 12
  /// Names the rows of the legend in the tree of the picture, followed by the element's number.
  static let rowIdentifier = "legend row "
  /// Rows of a legend; the others are counted. Fewer where so many are larger than a picture can be.
  static let rowLimit = 1_000

  /// - Parameter whole: what names those that the legend has no room for: `text`, `message`.
  static func draw(
    _ items: [OverlayItem], whole: String, over snapshot: Snapshot, traits: SnapshotTraits, resources: SnapshotResources
  ) throws -> Snapshot {
    if items.isEmpty { return snapshot }
    var own: SnapshotTraits = [
      .colorScheme(traits.colorScheme ?? .light), .displayScale(CGFloat(snapshot.image.scale)),
      .background(traits.colorScheme == .dark ? Color(white: 0.11) : Color(white: 0.95)),
    ]
    own.platform = traits.platform
    let size = snapshot.sizeInPoints
    var rows = min(items.count, rowLimit)
    while true {
      let view = OverlayView(picture: snapshot.image, size: size, items: items, rows: rows, whole: whole)
      do {
        let picture = try SnapshotRenderer.render(layout: .sizeThatFits, traits: own, resources: resources) { view }
        return try picture.validated()
      } catch SnapshotError.tooLarge where rows > 0 {
        rows /= 2
      }
    }
  }

  /// How many elements the legend of a picture names.
  static func legendCount(_ tree: PlacedNode) -> Int {
    var count = 0
    tree.forEach { if $0.semantics?.identifier?.hasPrefix(rowIdentifier) == true { count += 1 } }
    return count
  }
}

/// One thing that is marked.
struct OverlayItem {
  var title: String
  /// The title stands for one that is not there.
  var isUnnamed = false
  var lines: [String]
  /// In points of the picture; the part of it that is seen, `null` when there is none.
  var visibleFrame: CGRect
  /// Where it is, said in the legend below the lines.
  var place: String
  var color: RGBA8
  /// Where it is not the middle.
  var activationPoint: CGPoint?

  init(_ element: AccessibilityElement) {
    title = element.label.isEmpty ? "(no label)" : element.label
    isUnnamed = element.label.isEmpty
    lines = [element.traitText].compactMap(\.self) + element.details
    visibleFrame = element.visibleFrame
    place = Self.text(element.frame) + (element.visibleFrame.isNull ? ", out of sight" : "")
    color = ElementColor.color(of: element)
    activationPoint = element.hasActivationPoint ? element.activationPoint : nil
  }

  /// A kind of problem has one colour.
  /// - Parameter size: of the picture, in points.
  init(_ issue: AccessibilityIssue, in size: CGSize) {
    title = "\(issue.kind.rawValue): \(issue.subject)"
    lines = [issue.problem, issue.remedy]
    // What is only in another picture has no place in this one.
    visibleFrame =
      issue.isOnlyAtLargestSize ? .null : issue.frame.overlap(with: CGRect(origin: .zero, size: size))
    let note = issue.isOnlyAtLargestSize ? " " + AccessibilityIssue.otherPicture : ", out of sight"
    place = Self.text(issue.frame) + (visibleFrame.isNull ? note : "")
    color = ElementColor.color(of: issue.kind.rawValue)
  }

  private static func text(_ frame: CGRect) -> String {
    "frame (\(number(frame.minX)), \(number(frame.minY)); \(number(frame.width)) × \(number(frame.height)))"
  }
}

/// The picture with its markers, and the legend beside it, or below where the picture is wide.
private struct OverlayView: View {
  let picture: Bitmap
  /// Of the picture, in points.
  let size: CGSize
  let items: [OverlayItem]
  /// Of the legend.
  let rows: Int
  let whole: String

  var body: some View {
    let isBeside = size.width <= size.height * 1.2 || size.width < 500
    let layout =
      isBeside
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 0)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 0))
    layout {
      MarkedPicture(picture: picture, size: size, items: items)
      legend(isBeside: isBeside)
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func legend(isBeside: Bool) -> some View {
    let (one, margin) = (AccessibilityOverlay.legendWidth, AccessibilityOverlay.margin)
    let room = isBeside ? one : max(size.width - 2 * margin, one)
    let columns = LegendColumns(
      items.prefix(rows), limit: isBeside ? 6 : max(1, Int(room / one)),
      height: isBeside ? max(1.2 * size.height, 500) : 0)
    let count = CGFloat(columns.ranges.count)
    let width = isBeside ? one : (room - (count - 1) * margin) / count
    return HStack(alignment: .top, spacing: margin) {
      ForEach(columns.ranges, id: \.lowerBound) { range in
        VStack(alignment: .leading, spacing: 10) {
          ForEach(Array(range), id: \.self) { index in
            LegendRow(number: index + 1, item: items[index])
          }
          if range.upperBound == rows, rows < items.count {
            Text(verbatim: "… and \(NumberText.grouped(items.count - rows)) more in the \(whole)")
              .font(.system(size: 13, weight: .semibold))
          }
        }
        .frame(width: width, alignment: .leading)
      }
    }
    .padding(margin)
  }
}

/// Columns of about one height, read one after the other.
struct LegendColumns {
  private(set) var ranges: [Range<Int>] = []

  /// - Parameters:
  ///   - limit: most columns.
  ///   - height: of one, in points, before there is another.
  init(_ items: ArraySlice<OverlayItem>, limit: Int, height: CGFloat) {
    // Near enough: a line of 42 characters is as wide as a column.
    let heights = items.map { item -> CGFloat in
      let words = [item.isUnnamed ? "" : item.title] + item.lines
      return words.reduce(26) { $0 + 14 * CGFloat(max(1, (min($1.count, LegendRow.textLimit) + 41) / 42)) }
    }
    let total = heights.reduce(0, +)
    let wanted = height > 0 ? Int(min(Double(limit), Double(total / height).rounded(.up))) : limit
    let share = total / CGFloat(max(1, min(wanted, items.count)))
    var start = 0
    var sum: CGFloat = 0
    for index in heights.indices {
      // What would be more than half beyond the column begins the next.
      if index > start, sum + heights[index] / 2 > share * CGFloat(ranges.count + 1) {
        ranges.append(start..<index)
        start = index
      }
      sum += heights[index]
    }
    ranges.append(start..<heights.count)
  }
}

/// What is said of one element; wraps, and is cut only where it would make a picture of its own: the text has all of it.
private struct LegendRow: View {
  /// Characters.
  nonisolated static let textLimit = 1_000
  let number: Int
  let item: OverlayItem

  var body: some View {
    HStack(alignment: .top, spacing: 8) {
      NumberBadge(number: number, color: item.color)
      VStack(alignment: .leading, spacing: 1) {
        Text(verbatim: Self.shortened(item.title))
          .font(.system(size: 13, weight: .semibold))
          .italic(item.isUnnamed)
        ForEach(Array((item.lines + [item.place]).enumerated()), id: \.offset) { note in line(note.element) }
      }
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("\(AccessibilityOverlay.rowIdentifier)\(number)")
  }

  private static func shortened(_ text: String) -> String {
    // Bytes are counted at once, characters are not.
    text.utf8.count > textLimit && text.count > textLimit ? text.prefix(textLimit) + "…" : text
  }
  private func line(_ text: String) -> some View {
    Text(verbatim: Self.shortened(text)).font(.system(size: 11)).foregroundColor(.primary.opacity(0.75))
  }
}

/// An element's number on its colour.
private struct NumberBadge: View {
  nonisolated static let height: CGFloat = 16
  nonisolated static func width(_ number: Int) -> CGFloat { number < 10 ? 16 : number < 100 ? 22 : 28 }
  let number: Int
  let color: RGBA8
  var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: 11, weight: .bold)).foregroundColor(.white)
      .frame(width: Self.width(number), height: Self.height)
      .background(Color(color), in: RoundedRectangle(cornerRadius: 5))
  }
}

private struct MarkedPicture: View {
  let picture: Bitmap
  let size: CGSize
  let items: [OverlayItem]

  var body: some View {
    let marks = MarkerPlaces(items, in: size)
    ZStack(alignment: .topLeading) {
      Image(bitmap: picture, name: "picture").resizable().frame(width: size.width, height: size.height)
      ForEach(marks.markers, id: \.number) { marker in
        let color = Color(marker.color)
        Rectangle().fill(color.opacity(0.22))
          .overlay { Rectangle().strokeBorder(.white.opacity(0.9), lineWidth: 1.5) }
          .overlay { Rectangle().strokeBorder(color, lineWidth: 1) }
          .frame(width: marker.frame.width, height: marker.frame.height)
          .offset(x: marker.frame.minX, y: marker.frame.minY)
      }
      ForEach(marks.markers, id: \.number) { marker in
        if let point = marker.activationPoint {
          Circle().fill(.white).frame(width: 8, height: 8)
            .overlay { Circle().fill(Color(marker.color)).frame(width: 5, height: 5) }
            .offset(x: point.x - 4, y: point.y - 4)
        }
      }
      ForEach(marks.markers, id: \.number) { marker in
        NumberBadge(number: marker.number, color: marker.color)
          .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.white.opacity(0.9), lineWidth: 0.5) }
          .offset(x: marker.badge.minX, y: marker.badge.minY)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
  }
}

/// Where markers and their numbers go; numbers keep off each other as far as there is room.
struct MarkerPlaces {
  struct Marker {
    var number: Int
    var color: RGBA8
    var frame: CGRect
    var badge: CGRect
    /// Where it is not the middle.
    var activationPoint: CGPoint?
  }
  private(set) var markers: [Marker] = []
  /// Badges by the cells of a grid that they begin in, each as large as the largest of them.
  private var badges: [Cell: [CGRect]] = [:]
  private struct Cell: Hashable {
    var x, y: Int
    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }
    init(_ badge: CGRect) {
      (x, y) = (Int(badge.minX / NumberBadge.width(.max)), Int(badge.minY / NumberBadge.height))
    }
  }
  private func isTaken(_ spot: CGRect) -> Bool {
    let cell = Cell(spot)
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        if badges[Cell(x: x, y: y)]?.contains(where: { $0.overlaps(spot) }) ?? false { return true }
      }
    }
    return false
  }

  init(_ items: [OverlayItem], in picture: CGSize) {
    for (index, item) in items.enumerated() {
      // At least a line, where an element has no area.
      var frame = item.visibleFrame
      guard !frame.isNull, frame.minX.isFinite, frame.minY.isFinite else { continue }
      frame.size = CGSize(width: max(frame.width, 1), height: max(frame.height, 1))
      let size = CGSize(width: NumberBadge.width(index + 1), height: NumberBadge.height)
      let badge = place(size, at: frame, in: picture)
      badges[Cell(badge), default: []].append(badge)
      markers.append(
        Marker(
          number: index + 1, color: item.color, frame: frame, badge: badge, activationPoint: item.activationPoint))
    }
  }

  private func place(_ badge: CGSize, at frame: CGRect, in size: CGSize) -> CGRect {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: max(0, min(x, size.width - badge.width)), y: max(0, min(y, size.height - badge.height)), width: badge.width,
        height: badge.height)
    }
    let (left, right) = (frame.minX - badge.width / 2, frame.maxX - badge.width / 2)
    let (top, bottom) = (frame.minY - badge.height / 2, frame.maxY - badge.height / 2)
    let middle = frame.midY - badge.height / 2
    // Beside the element first, so that what it shows stays legible.
    let spots = [
      at(frame.minX - badge.width, middle), at(left, top), at(right, top), at(frame.maxX, middle), at(left, bottom),
      at(right, bottom),
      at(frame.midX - badge.width / 2, top), at(frame.midX - badge.width / 2, bottom),
    ]
    let free = spots.first { !isTaken($0) }
    return free ?? spots[1]
  }
}

extension Color {
  fileprivate init(_ color: RGBA8) {
    self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
  }
}
