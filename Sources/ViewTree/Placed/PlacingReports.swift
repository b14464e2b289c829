/// Calls the attachments of nodes once what is in them is placed, and carries preferences up. Nodes come parents first.
struct PlacingReports {
  private struct Open {
    var index: Int
    /// Which child of its parent it is, in drawing order.
    var slot: Int
    var attachments: [NodeAttachment]
    var geometry: PlacedGeometry
    /// Preferences of the children that are whole.
    var contributions: [(slot: Int, values: PreferenceValues)] = []
  }
  /// The nodes that may have something to report, from the root down to the one placed last.
  private var open: [Open] = []
  /// Nobody is told of a trial.
  private let isTrial: Bool
  init(isTrial: Bool) { self.isTrial = isTrial }

  mutating func begin(_ index: Int, slot: Int, _ attachments: [NodeAttachment], _ geometry: PlacedGeometry) {
    open.append(Open(index: index, slot: slot, attachments: attachments, geometry: geometry))
  }

  /// Ends the nodes that the next one, whose parent is given, is not in.
  mutating func finish(beforeChildOf parent: Int) {
    while let last = open.last, last.index > parent {
      open.removeLast()
      let values = values(of: last)
      if !values.isEmpty, !open.isEmpty { open[open.count - 1].contributions.append((last.slot, values)) }
    }
  }

  /// The preferences of the sibling that was placed before the next node: of what lies under an overlay.
  var siblingValues: PreferenceValues { open.last?.contributions.first?.values ?? PreferenceValues() }

  private func values(of node: Open) -> PreferenceValues {
    var values = PreferenceValues()
    // A background is placed after what it lies behind, and still comes first.
    for contribution in node.contributions.sorted(by: { $0.slot < $1.slot }) { values.reduce(contribution.values) }
    if isTrial { return values }
    for case .report(let report) in node.attachments { report(node.geometry, &values) }
    return values
  }
}
