import Graphics
import PNGCoding
import SwiftUI

/// Several pictures on one, each with its name: to be looked at, not compared.
@MainActor package struct ContactSheet {
  package enum Mark: Sendable { case plain, passed, failed }
  package struct Cell: Sendable {
    package var label: String
    /// `nil` where there is none.
    package var picture: Bitmap?
    package var mark: Mark
    package init(label: String, picture: Bitmap?, mark: Mark = .plain) {
      (self.label, self.picture, self.mark) = (label, picture, mark)
    }
  }
  /// Of a page, in pixels: what viewers and reviews of code show without trouble.
  package nonisolated static let maximumSide = 8_192
  private static let scale: CGFloat = 2
  private static let spacing: CGFloat = 16
  /// Of a picture in a cell, in points. All pictures are made smaller by the same factor.
  private static let largest = CGSize(width: 320, height: 560)
  private static let smallestCellWidth: CGFloat = 96

  let title: String
  let cells: [Cell]

  package init(title: String, cells: [Cell]) { (self.title, self.cells) = (title, cells) }

  /// One page, or as many as it takes to keep each below the maximum.
  package func pages() throws -> [Bitmap] {
    if cells.isEmpty { return [] }
    let sizes = cells.compactMap { $0.picture.map(Self.size) }
    let (widest, highest) = (sizes.map(\.width).max() ?? 1, sizes.map(\.height).max() ?? 1)
    let factor = min(1, Self.largest.width / widest, Self.largest.height / highest)
    let width = max(Self.smallestCellWidth, (widest * factor).rounded(.up))
    let (columns, rows) = Self.grid(
      cells.count, cell: CGSize(width: width, height: highest * factor + Self.labelHeight), scale: Self.scale)
    return try stride(from: 0, to: cells.count, by: columns * rows).enumerated().map { page, start in
      let shown = Array(cells[start..<min(cells.count, start + columns * rows)])
      let total = (cells.count + columns * rows - 1) / (columns * rows)
      let view = Page(
        title: total > 1 ? "\(title) (\(page + 1) of \(total))" : title, cells: shown, columns: columns,
        cellWidth: width,
        factor: factor, spacing: Self.spacing)
      return try renderPicture(
        layout: .sizeThatFits, traits: [.displayScale(Self.scale), .background(.white)], view: { view }
      ).validated().image
    }
  }

  /// Writes the pages into a folder, in place of what is in it.
  /// - Returns: their paths.
  package func write(to folder: String) throws -> [String] {
    let pages = try pages()
    try FileSystem.remove(folder)
    return try pages.enumerated().map { index, page in
      let path = "\(folder)/contact-sheet\(pages.count > 1 ? "-\(index + 1)" : "").png"
      try FileSystem.write(try PNG.encode(page, effort: .fast), to: path)
      return path
    }
  }

  private static let labelHeight: CGFloat = 40

  /// About as wide as high, within the maximum.
  private static func grid(_ count: Int, cell: CGSize, scale: CGFloat) -> (columns: Int, rows: Int) {
    func fitting(_ length: CGFloat) -> Int { max(1, Int((CGFloat(maximumSide) / scale - 80) / (length + spacing))) }
    let (width, height) = (Double(cell.width + spacing), Double(cell.height + spacing))
    let square = (Double(count) * height / width * 1.3).squareRoot()
    let columns = max(1, min(count, fitting(cell.width), Int(min(square.rounded(), 1_000))))
    return (columns, fitting(cell.height))
  }

  /// In points.
  nonisolated fileprivate static func size(_ picture: Bitmap) -> CGSize {
    let scale = picture.scale > 0 && picture.scale.isFinite ? picture.scale : 1
    return CGSize(width: CGFloat(Double(picture.width) / scale), height: CGFloat(Double(picture.height) / scale))
  }

  private struct Page: View {
    let title: String
    let cells: [Cell]
    let columns: Int
    let cellWidth: CGFloat
    let factor: CGFloat
    let spacing: CGFloat

    private var rows: [[Cell]] {
      stride(from: 0, to: cells.count, by: columns).map { Array(cells[$0..<min(cells.count, $0 + columns)]) }
    }

    var body: some View {
      VStack(alignment: .leading, spacing: spacing) {
        Text(verbatim: title).font(.system(size: 17, weight: .semibold)).lineLimit(1)
          .frame(width: CGFloat(columns) * (cellWidth + spacing) - spacing, alignment: .leading)
        ForEach(rows.indices, id: \.self) { row in
          HStack(alignment: .top, spacing: spacing) {
            ForEach(rows[row].indices, id: \.self) { index in
              CellView(cell: rows[row][index], width: cellWidth, factor: factor)
            }
          }
        }
      }
      .foregroundColor(.black)
      .padding(24)
      .background(Color(white: 0.93))
    }
  }

  private struct CellView: View {
    let cell: Cell
    let width: CGFloat
    let factor: CGFloat

    private var color: Color {
      switch cell.mark {
      case .plain: Color(white: 0.2)
      case .passed: Color(red: 0.1, green: 0.45, blue: 0.2)
      case .failed: Color(red: 0.8, green: 0.1, blue: 0.1)
      }
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: (cell.mark == .failed ? "✗ " : cell.mark == .passed ? "✓ " : "") + cell.label)
          .font(.system(size: 12, weight: .medium)).lineLimit(2).foregroundColor(color)
        if let picture = cell.picture {
          let size = ContactSheet.size(picture)
          Image(bitmap: picture).resizable().interpolation(.high)
            .frame(width: max(1, size.width * factor), height: max(1, size.height * factor))
            .background(Color.white)
            .border(cell.mark == .failed ? color : Color(white: 0.75), width: cell.mark == .failed ? 2 : 0.5)
        } else {
          Text(verbatim: "no picture").font(.system(size: 12)).foregroundColor(Color(white: 0.4))
            .frame(width: width, height: 60).border(color, width: 1)
        }
      }
      .frame(width: width, alignment: .topLeading)
    }
  }
}
