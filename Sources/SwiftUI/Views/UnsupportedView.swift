/// A view whose name compiles but that cannot be drawn yet: a visible box with the name, and a picture that fails.
package struct UnsupportedView: _PrimitiveView {
  public typealias Body = Never
  let name: String
  package init(name: String) { self.name = name }
  public func _lower(in context: _BuildContext) -> [ViewNode] {
    let message = "\(name) is not supported yet: it compiles, but nothing is drawn in its place"
    context.graph.fail(message)
    return context.lower(ProblemView(text: message))
  }
}
