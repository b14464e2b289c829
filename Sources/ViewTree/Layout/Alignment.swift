import Graphics

/// A named line of a view, by its default place.
public protocol AlignmentID {
  /// Where the line is in a view that does not say otherwise, in points from its top-leading corner.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment line of either axis, compared by its `AlignmentID` type.
package struct AlignmentKey: Hashable, Sendable {
  package nonisolated(unsafe) let id: any AlignmentID.Type
  package let axis: Axis
  package init(_ id: any AlignmentID.Type, _ axis: Axis) { (self.id, self.axis) = (id, axis) }
  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
  /// Text baselines, and where texts begin in a row of a list, combine to the first of several children's, everything else
  /// to the mean.
  package var combinesByMinimum: Bool {
    id == FirstTextBaseline.self || id == LastTextBaseline.self || id == ListRowSeparatorLeading.self
  }
}

public struct HorizontalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }
  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

public struct VerticalAlignment: Equatable, Hashable, Sendable {
  package let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }
  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VerticalCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

public struct Alignment: Equatable, Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment lines at one proposal. Lines are in points from the top-leading corner.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  package let node: LayoutNode?
  package let proposal: ProposedViewSize

  package init(size: CGSize, node: LayoutNode?, proposal: ProposedViewSize) {
    (width, height, self.node, self.proposal) = (size.width, size.height, node, proposal)
  }
  package var size: CGSize { CGSize(width: width, height: height) }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.id.defaultValue(in: ViewDimensions(size: size, node: nil, proposal: proposal))
  }
  package func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(key, proposal: proposal) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.node === b.node && a.proposal == b.proposal
  }
}

// Defaults: [facts, swiftui-layout.md section 5]
private enum Leading: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenter: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 } }
private enum Trailing: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
package enum ListRowSeparatorLeading: AlignmentID {
  package static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
private enum Top: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenter: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 } }
private enum Bottom: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
package enum FirstTextBaseline: AlignmentID {
  package static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
package enum LastTextBaseline: AlignmentID {
  package static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
