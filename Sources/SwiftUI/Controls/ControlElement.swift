import ViewTree

/// A control as a person meets it: its name, value and what can be done with it, around what it looks like.
nonisolated struct ControlElement<Content: View>: _PrimitiveView {
  /// The control's name in dumps: `Toggle`.
  let role: String
  /// Names the control where `content` does not show it.
  let label: (any View)?
  /// Adds value, traits and actions. Bindings are read where the element is made, never here: nothing would notice.
  let describe: @MainActor (inout Semantics) -> Void
  let content: Content

  init(
    _ role: String, label: (any View)?, describe: @escaping @MainActor (inout Semantics) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    (self.role, self.label, self.describe, self.content) = (role, label, describe, content())
  }

  @MainActor func _lower(in context: _BuildContext) -> [ViewNode] {
    guard let inner = context.deeper() else { return [] }
    let nodes = inner.child(.name("content")).lower(content)
    if nodes.isEmpty { return [] }
    let node = nodes.count == 1 ? nodes[0] : context.layout(StackRule.horizontal(), nodes)
    var semantics = Semantics(role: role)
    var name = node.labelText
    if name.isEmpty, let label { name = inner.child(.name("unseen label")).lower(any: label).spokenText }
    if !name.isEmpty { semantics.label = name }
    semantics.isEnabled = context.environment.isEnabled
    describe(&semantics)
    var element = context.layout(ElementRule(name: role), [node])
    element.semantics = semantics
    return [element]
  }
}

extension [ViewNode] {
  /// What a screen reader says of the nodes.
  var spokenText: String { map(\.spokenText).filter { !$0.isEmpty }.joined(separator: ", ") }
}

extension ViewNode {
  fileprivate var spokenText: String {
    if let semantics {
      if semantics.isHidden { return "" }
      if let label = semantics.label { return label }
    }
    if case .text(let content) = kind { return content.string }
    return children.spokenText
  }
  /// What the control's label says, wherever the style put it.
  fileprivate var labelText: String {
    if layoutValues[ObjectIdentifier(_ControlLabel.self)] != nil { return spokenText }
    return children.map(\.labelText).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// Something wrong with what a control was given.
enum ControlProblem: Equatable {
  /// The picture shows what a device shows.
  case warning(String)
  /// Nothing that could be drawn would be right.
  case failure(String)
}

private nonisolated struct ReportModifier: _PrimitiveModifier {
  let problem: ControlProblem?
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    switch problem {
    case .warning(let message): context.graph.warn(message)
    case .failure(let message): context.graph.fail(message)
    case nil: break
    }
    return content(context)
  }
}
extension View {
  nonisolated func reporting(_ problem: ControlProblem?) -> some View { modifier(ReportModifier(problem: problem)) }
}
