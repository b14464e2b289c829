// `ForEach` and `Group` also hold what is no view, such as the content of a map: the modules that know it build on these.
extension ForEach {
  package nonisolated init(
    elements: Data, identifiedBy id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: elements, content: content, id: id)
  }
  package nonisolated func identity(of element: Data.Element) -> ID { id(element) }
}
extension Group {
  package nonisolated init(holding content: Content) { self.init(content: content) }
  package nonisolated var held: Content { content }
}
