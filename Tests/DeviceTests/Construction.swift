import SnapshotAssertions
import SwiftUI

/// A view of ours that is built as the view of a device picture is, and the circumstances of that picture.
struct Construction: Sendable {
  /// A part of a picture that is made of what we do not have: an app's image, a symbol of Apple's, an emoji.
  struct ForeignPart: Sendable {
    let what: String
    /// In points; nothing in it is measured.
    let place: CGRect
    init(_ what: String, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      (self.what, place) = (what, CGRect(x: x, y: y, width: width, height: height))
    }
  }
  /// The line of `device/index.jsonl`, and the picture's name.
  let id: String
  let layout: SnapshotLayout
  let traits: SnapshotTraits
  let foreignParts: [ForeignPart]
  /// The lines of texts as they were read in the device's picture, by the text; each text that is not here is one
  /// line there.
  let lines: [String: [String]]
  let view: @MainActor @Sendable () -> AnyView

  init<V: View>(
    _ id: String, layout: SnapshotLayout = .sizeThatFits, traits: SnapshotTraits, foreignParts: [ForeignPart] = [],
    lines: [String: [String]] = [:], @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) {
    (self.id, self.layout, self.traits, self.foreignParts, self.lines) = (id, layout, traits, foreignParts, lines)
    self.view = { AnyView(view()) }
  }

  /// One for each picture, in the order of the index.
  static var all: [Construction] {
    blockchainSheets + blockchainControls + blockchainCards + flows + labels + screens + cards + plainTexts + dialogs
      + wrappedTexts + lists
  }
}
