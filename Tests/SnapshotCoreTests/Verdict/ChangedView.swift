import Foundation
import SwiftUI

@testable import SnapshotCore

/// A screen that changes in one thing at a time.
struct OrderScreen: View {
  var icon: String? = "cart"
  var title = "Your order"
  var titleFont = Font.headline
  var titleColor = Color.primary
  var rows = ["Milk", "Bread", "Cheese"]
  var note = "Delivered tomorrow"
  var noteWidth: CGFloat = 250
  var noteLines: Int? = nil
  var padding: CGFloat = 16
  var spacing: CGFloat = 8
  var alignment = HorizontalAlignment.leading
  var totalOpacity = 1.0
  var logoSide: CGFloat = 40
  var logoColor = Color.orange
  var logoRadius: CGFloat = 8
  var isExpress = false
  var isDisabled = false
  var tint = Color.blue
  var buy = "Buy"
  var badge: String? = nil

  var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      HStack {
        if let icon { Image(systemName: icon) }
        Text(title).font(titleFont).foregroundStyle(titleColor)
      }
      ForEach(rows, id: \.self) { row in
        HStack {
          Text(row)
          Spacer()
          Text("$\(row.count)").foregroundStyle(.secondary)
        }
      }
      Text(note).lineLimit(noteLines).frame(width: noteWidth, alignment: .leading)
      RoundedRectangle(cornerRadius: logoRadius).fill(logoColor).frame(width: logoSide, height: logoSide)
        .accessibilityLabel("Logo")
        .overlay(alignment: .topTrailing) { if let badge { Text(badge).font(.caption) } }
      Toggle("Express", isOn: .constant(isExpress))
      Text("Total").opacity(totalOpacity)
      Button(buy) {}.buttonStyle(.borderedProminent).tint(tint).disabled(isDisabled)
    }
    .padding(padding)
  }
}

/// What a test says about a view that is no longer what it was.
enum ChangedView {
  /// - Returns: the whole message; `nil` when nothing differs.
  @MainActor static func message(
    from old: some View, to new: some View, traits: SnapshotTraits = .default, newTraits: SnapshotTraits? = nil,
    layout: SnapshotLayout = .fixed(width: 320, height: 480), strategy: SnapshotStrategy = .image
  ) throws -> String? {
    let folder = try TemporaryPackage()
    let identity = SnapshotIdentity(
      source: SnapshotSource(
        fileID: "AppTests/OrderTests.swift", filePath: folder.path + "/Tests/AppTests/OrderTests.swift",
        testName: "testOrder()", line: 7, column: 3))
    func verify<V: View>(_ view: V, _ traits: SnapshotTraits) -> SnapshotResult {
      SnapshotSession(environment: SnapshotEnvironment([:])).verify(
        identity, strategy: strategy, scope: SnapshotScope()
      ) {
        try MainActor.assumeIsolated {
          try renderPicture(layout: layout, traits: traits) { view }.picture(for: strategy)
        }
      }
    }
    _ = verify(old, traits)
    return verify(new, newTraits ?? traits).message?.replacingOccurrences(of: folder.path, with: "/app")
  }

  @MainActor static func firstLine(
    from old: some View = OrderScreen(), to new: some View, traits: SnapshotTraits = .default,
    newTraits: SnapshotTraits? = nil
  ) throws -> String {
    try message(from: old, to: new, traits: traits, newTraits: newTraits)?.split(separator: "\n").first.map(String.init)
      ?? "nothing"
  }
}
