import ViewTree

/// Says which section of a list a node belongs to, and as what.
struct ListSectionMark {
  /// The section's place in the graph.
  var id: ObjectIdentifier
  var part: ListPlace.Part
  var spacing: ListSectionSpacing
  /// What a header or footer itself says of the room around it, in points from the rows' surface.
  var insets = ListTraits().insets
}

/// What lies together in a list.
struct ListSectionNodes {
  /// `nil` for rows outside of sections.
  var mark: ListSectionMark?
  var header: [ViewNode] = []
  var rows: [ViewNode] = []
  var footer: [ViewNode] = []

  /// The nodes of a list's content in sections: those that are in none come together as long as no section is between.
  static func grouping(_ nodes: [ViewNode]) -> [ListSectionNodes] {
    var sections: [ListSectionNodes] = []
    for node in nodes {
      let mark = node.listValue(ListSectionMark.self)
      if sections.isEmpty || sections[sections.count - 1].mark?.id != mark?.id {
        sections.append(ListSectionNodes(mark: mark))
      }
      switch mark?.part {
      case .header: sections[sections.count - 1].header.append(node)
      case .footer: sections[sections.count - 1].footer.append(node)
      case .row, nil: sections[sections.count - 1].rows.append(node)
      }
    }
    return sections
  }
}

extension _BuildContext {
  /// The parts of a section in a list, each marked as such, for the list to arrange.
  func listSection(header: some View, content: (some View)?, footer: some View, isOpen: Bool?, toggle: (() -> Void)?)
    -> [ViewNode]
  {
    guard let place = environment.listPlace, let inner = deeper() else { return [] }
    let (id, spacing) = (ObjectIdentifier(inner.node), environment.listSectionSpacing)
    func marked(_ nodes: [ViewNode], _ part: ListPlace.Part) -> [ViewNode] {
      nodes.map { node in
        var node = node
        var mark = ListSectionMark(id: id, part: part, spacing: spacing)
        if part != .row { mark.insets = node.listTraits.insets }
        node.layoutValues[ObjectIdentifier(ListSectionMark.self)] = mark
        return node
      }
    }
    var all: [ViewNode] = []
    let headers = inner.child(.name("header")).with { $0.prepareForHeader(of: place) }.lower(header)
    if let isOpen, let toggle, place.kind == .sidebar, !headers.isEmpty {
      let row = SectionToggle(header: headers, isOpen: isOpen, toggle: toggle)
      all += marked(inner.child(.name("toggle")).with { $0.prepareForHeader(of: place) }.lower(row), .header)
    } else {
      all += marked(headers, .header)
    }
    if let content, isOpen != false { all += marked(inner.child(.name("content")).lower(content), .row) }
    return all + marked(inner.child(.name("footer")).with { $0.prepareForFooter(of: place) }.lower(footer), .footer)
  }
}

extension EnvironmentValues {
  /// Headers are small capitals up to iOS 18, and from iOS 26 on semibold as they are written; those of plain lists are
  /// semibold in all. [facts, section 8: M:as-list-17, M:as-list-26; the header of a plain list and a prominent one
  /// unverified]
  fileprivate mutating func prepareForHeader(of place: ListPlace) {
    listPlace?.part = .header
    let isProminent = headerProminence == .increased || place.kind == .sidebar
    if isProminent {
      font = .title3.weight(.semibold)
      setForeground([AnyShapeStyle(Color.primary)])
      return
    }
    setForeground([AnyShapeStyle(Color.secondary)])
    if platform >= .iOS26 {
      font = .headline
    } else if place.kind.hasPlatters {
      font = .footnote
      if !isTextCaseSet { textCase = .uppercase }
    } else {
      font = .subheadline.weight(.semibold)
    }
  }
  fileprivate mutating func prepareForFooter(of place: ListPlace) {
    listPlace?.part = .footer
    font = .footnote
    setForeground([AnyShapeStyle(Color.secondary)])
  }
}

/// The header of a section that can be folded up.
private nonisolated struct SectionToggle: View {
  let header: [ViewNode]
  let isOpen: Bool
  let toggle: () -> Void
  @MainActor var body: some View {
    let toggle = toggle
    Button {
      toggle()
    } label: {
      HStack {
        NodeList(nodes: header)
        Spacer()
        Image(systemName: isOpen ? "chevron.down" : "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundStyle(TintShapeStyle())
          .asDecoration()
      }
    }
    .buttonStyle(.plain)
  }
}
