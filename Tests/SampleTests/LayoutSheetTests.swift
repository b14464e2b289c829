import SnapshotAssertions
import SwiftUI
import XCTest

/// Grids, lazy sections, containers and scroll views: what they look like.
final class LayoutSheetTests: XCTestCase {
  func testAGridOfTextsAndShapes() {
    XCTAssertSnapshot(
      of: Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
        GridRow {
          Text("Item").bold()
          Text("Count").bold().gridColumnAlignment(.trailing)
          Text("Note").bold()
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Apples")
          Text("12")
          Text("from the garden").font(.footnote)
        }
        GridRow {
          Text("Pears").font(.title2)
          Text("1,204")
          RoundedRectangle(cornerRadius: 4).fill(.green).frame(height: 12).gridCellAnchor(.center)
        }
        GridRow {
          Text("A cell of two columns, in a line that breaks where the columns end").font(.caption).gridCellColumns(2)
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).border(.orange)
        }
        Text("A row by itself").frame(maxWidth: .infinity).background(.yellow.opacity(0.4))
      }
      .padding(12),
      layout: .fits(width: 300))
  }

  func testFlexibleColumnsAndRightToLeft() {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      ForEach(0..<3, id: \.self) { row in
        GridRow {
          ForEach(0..<3, id: \.self) { column in
            Color.blue.opacity(0.2 + 0.08 * Double(row * 3 + column))
              .overlay { Text("\(row)\(column)").font(.caption) }
              .frame(maxWidth: column == 0 ? 40 : .infinity)
          }
        }
      }
      GridRow {
        Capsule().fill(.red).gridCellColumns(2)
        Capsule().fill(.orange)
      }
    }
    XCTAssertSnapshot(of: grid, layout: .fixed(width: 200, height: 140))
    XCTAssertSnapshot(of: grid, named: "right to left", layout: .fixed(width: 200, height: 140), traits: .rightToLeft)
  }

  func testPinnedHeadersOfAScrolledGrid() {
    XCTAssertSnapshot(
      of: ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 8, pinnedViews: [.sectionHeaders]) {
          ForEach(["Fruit", "Nuts", "Grain"], id: \.self) { name in
            Section {
              ForEach(0..<7, id: \.self) { number in
                RoundedRectangle(cornerRadius: 8).fill(.teal.opacity(0.3)).frame(height: 44).overlay {
                  Text("\(number)")
                }
              }
            } header: {
              Text(name).font(.headline).padding(6).frame(maxWidth: .infinity, alignment: .leading).background(
                .white.opacity(0.8))
            }
          }
        }
        .padding(.horizontal)
      }
      .scrollPosition(.constant(ScrollPosition(y: 110))),
      layout: .fixed(width: 260, height: 220))
  }

  func testCardsAsWideAsTheirContainer() {
    XCTAssertSnapshot(
      of: NavigationStack {
        VStack(alignment: .leading) {
          ScrollView(.horizontal) {
            LazyHStack(spacing: 10) {
              ForEach(0..<4, id: \.self) { number in
                RoundedRectangle(cornerRadius: 12).fill(.indigo.opacity(0.25))
                  .overlay { Text("Card \(number)") }
                  .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
              }
            }
            .scrollTargetLayout()
          }
          .contentMargins(.horizontal, 20, for: .scrollContent)
          .frame(height: 90)
          Text("Half of the page").padding(8)
            .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
              axis == .horizontal ? length / 2 : length / 4
            }
            .background(.yellow.opacity(0.5))
        }
        .navigationTitle("Cards")
        .navigationBarTitleDisplayMode(.inline)
      },
      layout: .fixed(width: 320, height: 320))
  }

  func testTheFirstViewThatFits() {
    XCTAssertSnapshot(
      of: VStack(spacing: 8) {
        ForEach([280, 150, 60], id: \.self) { width in
          ViewThatFits {
            Label("Download the whole album", systemImage: "arrow.down.circle")
            Label("Download", systemImage: "arrow.down.circle")
            Image(systemName: "arrow.down.circle")
          }
          .frame(width: CGFloat(width), height: 30)
          .border(.gray)
        }
      },
      layout: .sizeThatFits)
  }

  func testContainersThatTakeTheirContentApart() {
    XCTAssertSnapshot(
      of: Board {
        Text("Plain")
        Text("Starred").containerValue(\.isStarred, true)
        ForEach(1..<3, id: \.self) { Text("Number \($0)") }
      }
      .padding(),
      layout: .sizeThatFits)
  }

  /// Cards in two columns; a star on those that ask for one.
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      Group(subviews: content) { subviews in
        Text("\(subviews.count) cards").font(.caption).foregroundStyle(.secondary)
        LazyVGrid(columns: [GridItem(.fixed(110)), GridItem(.fixed(110))]) {
          ForEach(subviews) { subview in
            subview.font(.callout).frame(maxWidth: .infinity, minHeight: 44)
              .background(.mint.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
              .overlay(alignment: .topTrailing) {
                if subview.containerValues.isStarred {
                  Image(systemName: "star.fill").foregroundStyle(.orange).padding(4)
                }
              }
          }
        }
      }
    }
  }
}

extension ContainerValues {
  @Entry fileprivate var isStarred = false
}
