import Graphics

/// What a view says to the `Grid` around it. Each is a layout value of its node, under its own type.
package enum GridCell {
  /// The row that the view is in; a view without one is a row of its own.
  package struct Row {
    /// Tells rows apart.
    package var id: ObjectIdentifier
    package var alignment: VerticalAlignment?
    package init(id: ObjectIdentifier, alignment: VerticalAlignment?) { (self.id, self.alignment) = (id, alignment) }
  }
  /// How many columns the cell takes.
  package struct Columns {
    package var count: Int
    package init(count: Int) { self.count = count }
    /// More columns than this are a mistake in a number, and would take for ever.
    static let limit = 1_000
  }
  /// Where the view lies in its cell, whatever the alignments say.
  package struct Anchor {
    package var point: UnitPoint
    package init(point: UnitPoint) { self.point = point }
  }
  /// Along which the cell takes what the others leave, and asks for nothing.
  package struct UnsizedAxes {
    package var axes: Axis.Set
    package init(axes: Axis.Set) { self.axes = axes }
  }
  /// Of the whole column that the cell is in.
  package struct ColumnAlignment {
    package var alignment: HorizontalAlignment
    package init(alignment: HorizontalAlignment) { self.alignment = alignment }
  }
}

extension LayoutNode {
  /// A layout value that is kept under its own type.
  func value<Value>(_ type: Value.Type) -> Value? { layoutValue(ObjectIdentifier(type)) as? Value }
}
