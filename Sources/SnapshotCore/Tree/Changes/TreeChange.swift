import Foundation
import Graphics

/// Something that changed in a unit, as it was found. `ChangeWords` says it.
struct TreeChange {
  enum Kind {
    case appeared, vanished
    /// Siblings that say the same are another number: nobody can know which of them is new or gone.
    case count(was: Int, now: Int)
    /// Stands where this one was.
    case replaces(TreeUnit)
    /// A container of another kind around the same.
    case rebuilt(TreeUnit)

    case swapped(with: TreeUnit)
    case comesBefore(TreeUnit)
    case comesAfter(TreeUnit)

    /// Of so many of a container's parts that each by itself would say nothing.
    case reordered(isReversed: Bool)

    /// And cut for want of room.
    case says(String, isCut: Bool)
    case cut(to: String)
    case whole(String)
    case wraps(lines: Int, was: Int)
    case breaksElsewhere
    case font(from: String, to: String)
    /// A label, a value, an identifier.
    case field(String, from: String?, to: String?)
    case traits(gained: [String], lost: [String])
    /// What a canvas draws.
    case drawing

    /// Of a modifier, or of the container itself.
    case parameter(of: String, from: String, to: String)
    case hasModifier(String)
    case lostModifier(String)
    /// As `growth`, because its frame is another.
    case framed(growth: String, from: String, to: String)
    /// `grew 4 pt wide`
    case resized(growth: String)
  }
  let kind: Kind
  /// In the new tree; what is gone in the old one. More than one only where they cannot be told apart.
  let units: [TreeUnit]
  var unit: TreeUnit { units[0] }

  /// Whether it may follow from a change around it or beside it: less room, another font.
  var isSymptom: Bool {
    switch kind {
    case .cut, .whole, .wraps, .breaksElsewhere, .resized: true
    default: false
    }
  }
  /// Whether what is in the unit may have another size because of it.
  var changesRoom: Bool {
    switch kind {
    case .parameter, .hasModifier, .lostModifier, .framed, .rebuilt: true
    default: false
    }
  }
  var isModifier: Bool {
    switch kind {
    case .parameter, .hasModifier, .lostModifier: true
    default: false
    }
  }
  /// Whether a control looks otherwise because of it: another value, disabled.
  var isState: Bool {
    switch kind {
    case .field("value", _, _): true
    case .traits(let gained, let lost): (gained + lost).contains(SnapshotTree.Node.disabled)
    default: false
    }
  }
  /// Whether it says itself how far the unit moved.
  var tellsPlace: Bool {
    switch kind {
    case .parameter(let name, _, _): Self.shifts.contains { name.hasPrefix($0) }
    case .hasModifier(let name), .lostModifier(let name): Self.shifts.contains { name.hasPrefix($0) }
    default: false
    }
  }
  private static let shifts = ["offset", "position"]
}

/// Units that moved by the same.
struct TreeMove {
  enum Kind {
    case together
    /// Neighbours in one container.
    case run
    case everything
    /// Left and right are exchanged.
    case mirrored
    /// In a control that stays.
    case parts
  }
  var kind: Kind
  var units: [TreeUnit]
  var shift: CGVector
}
