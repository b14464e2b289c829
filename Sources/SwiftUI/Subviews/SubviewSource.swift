import ViewTree

/// Lowers the views of a container's content where they are shown. All environments that they are shown in share one place,
/// so that each view has its state once.
@MainActor final class SubviewSource {
  private let lower: (_BuildContext) -> [ViewNode]
  private let place: _BuildContext
  private var known: [(environment: EnvironmentValues, axis: Axis?, nodes: [ViewNode])] = []

  init(_ place: _BuildContext, _ lower: @escaping (_BuildContext) -> [ViewNode]) {
    (self.place, self.lower) = (place.inStack(nil), lower)
  }
  /// As the container finds them.
  func nodes() -> [ViewNode] { nodes(in: place) }
  /// As they are where `context` is.
  func nodes(in context: _BuildContext) -> [ViewNode] {
    if let found = known.first(where: {
      $0.axis == context.stackAxis && $0.environment.isIdentical(to: context.environment)
    }) {
      return found.nodes
    }
    var here = place
    here.environment = context.environment
    here.stackAxis = context.stackAxis
    let nodes = lower(here)
    known.append((context.environment, context.stackAxis, nodes))
    return nodes
  }

  func subviews(_ nodes: [ViewNode], in range: Range<Int>) -> SubviewsCollection {
    SubviewsCollection(
      subviews: range.map { index in
        let id = nodes[index].nearestIDs.last ?? AnyHashable(index)
        return Subview(
          source: self, index: index, id: Subview.ID(value: id), containerValues: ContainerValues(of: nodes[index]))
      })
  }
  var subviews: SubviewsCollection {
    let nodes = nodes()
    return subviews(nodes, in: nodes.indices)
  }
  /// Views that are in no section are one, as long as they follow each other.
  var sections: SectionCollection {
    let nodes = nodes()
    func part(_ index: Int) -> SectionPart? {
      nodes[index].nearestLayoutValue(ObjectIdentifier(SectionPart.self)) as? SectionPart
    }
    var sections: [SectionConfiguration] = []
    var first = 0
    while first < nodes.count {
      let section = part(first)?.section
      var ranges: [SectionPart.Role: Range<Int>] = [:]
      var end = first
      while end < nodes.count, part(end)?.section == section {
        let role = part(end)?.role ?? .content
        ranges[role] = (ranges[role]?.lowerBound ?? end)..<end + 1
        end += 1
      }
      func views(_ role: SectionPart.Role) -> SubviewsCollection { subviews(nodes, in: ranges[role] ?? end..<end) }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(value: nodes[first].nearestIDs.last ?? AnyHashable(first)),
          containerValues: ContainerValues(of: nodes[ranges[.content]?.lowerBound ?? first]), header: views(.header),
          footer: views(.footer), content: views(.content)))
      first = end
    }
    return SectionCollection(sections: sections)
  }
}

/// Makes something of the subviews of a view.
nonisolated struct SubviewReader<Content: View, Result: View>: _PrimitiveView {
  let content: Content
  let result: @MainActor (SubviewSource) -> Result
  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let content = content
    let source = SubviewSource(inner.child(.name("subviews"))) { $0.lower(content) }
    return inner.child(.name("result")).lower(context.reading { result(source) })
  }
}
