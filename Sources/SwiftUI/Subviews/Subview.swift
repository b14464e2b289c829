import ViewTree

/// One of the views of a container's content.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
  public struct ID: Hashable, @unchecked Sendable { let value: AnyHashable }
  let source: SubviewSource
  let index: Int
  public let id: ID
  public let containerValues: ContainerValues
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] {
    let nodes = source.nodes(in: context)
    return index < nodes.count ? [nodes[index]] : []
  }
}

/// The views of a container's content; a view itself.
public nonisolated struct SubviewsCollection: _PrimitiveView, RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Body = Never
  let subviews: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { subviews.flatMap { $0._lower(in: context) } }
}
public nonisolated struct SubviewsCollectionSlice: _PrimitiveView, RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  public typealias Body = Never
  let subviews: ArraySlice<Subview>
  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  @MainActor public func _lower(in context: _BuildContext) -> [ViewNode] { subviews.flatMap { $0._lower(in: context) } }
}

/// A section of a container's content.
public struct SectionConfiguration: Identifiable {
  public struct ID: Hashable, @unchecked Sendable { let value: AnyHashable }
  public let id: ID
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
}

/// The sections of a container's content.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

// MARK: - Groups

/// What `Group(subviews:)` makes.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content
  @MainActor public var body: some View {
    let transform = transform
    SubviewReader(content: subviews) { transform($0.subviews) }
  }
}
/// What `Group(sections:)` makes.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let transform: (SectionCollection) -> Content
  @MainActor public var body: some View {
    let transform = transform
    SubviewReader(content: sections) { transform($0.sections) }
  }
}
extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (_ subviews: SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, transform: transform))
  }
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (_ sections: SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}

// MARK: - Loops

/// Stands for the subviews of a view, which are only known where it is shown.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  public typealias Element = Subview
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("the subviews are only known to the container") }
}
/// Stands for the sections of a view, which are only known where it is shown.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the sections are only known to the container")
  }
}
extension ForEach where Content: View {
  /// Something for each view of `view`.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (_ subview: Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(), content: content, id: { $0.id })
    let (view, content) = (MainActorOnly(view), MainActorOnly(content))
    late = { context in
      context.lower(
        SubviewReader(content: view.value) { source in
          ForEach<SubviewsCollection, Subview.ID, Content>(source.subviews, content: content.value)
        })
    }
  }
  /// Something for each section of `view`.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (_ section: SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(), content: content, id: { $0.id })
    let (view, content) = (MainActorOnly(view), MainActorOnly(content))
    late = { context in
      context.lower(
        SubviewReader(content: view.value) { source in
          ForEach<SectionCollection, SectionConfiguration.ID, Content>(source.sections, content: content.value)
        })
    }
  }
}
