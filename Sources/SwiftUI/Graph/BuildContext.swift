import ViewTree

/// Where a view is being lowered: its environment and its identity.
@MainActor public struct _BuildContext {
  package var environment: EnvironmentValues
  package let graph: ViewGraph
  /// The place in the tree of identities that the next view takes.
  package var node: GraphNode
  /// The axis of the stack around, which `Spacer` and `Divider` follow.
  package var stackAxis: Axis? = nil
  private var depth = 0

  package init(environment: EnvironmentValues, graph: ViewGraph, node: GraphNode) {
    (self.environment, self.graph, self.node) = (environment, graph, node)
  }

  /// The context of a part of the view, which keeps its state as long as `key` comes back.
  package func child(_ key: ChildKey) -> _BuildContext {
    var context = self
    context.node = node.child(key, pass: graph.pass)
    context.depth += 1
    return context
  }

  /// A place below this one that is no level of its own: nothing is nested in it that is not nested here.
  func place(_ key: ChildKey) -> _BuildContext {
    var context = self
    context.node = node.child(key, pass: graph.pass)
    return context
  }

  /// One level further down, or `nil` where views are nested too deep to be laid out.
  package func deeper() -> _BuildContext? {
    guard depth < ViewGraph.depthLimit, graph.stack.hasRoom else {
      graph.failDepth()
      return nil
    }
    var context = self
    context.depth += 1
    return context
  }

  package func with(_ change: (inout EnvironmentValues) -> Void) -> _BuildContext {
    var context = self
    context.environment = environment.changed(change)
    return context
  }
  package func inStack(_ axis: Axis?) -> _BuildContext {
    var context = self
    context.stackAxis = axis
    // A view inside does not come or go by itself.
    if environment.motion.transition != nil { context.environment = environment.changed { $0.motion.transition = nil } }
    return context
  }

  // MARK: - Nodes

  package func layout(_ rule: any LayoutRule, _ children: [ViewNode]) -> ViewNode {
    var node = ViewNode(.layout(rule), children: children, direction: environment.layoutDirection)
    if !rule.takesAnyNumber { node.followChild() }
    return node
  }
  package func effect(_ effect: DrawingEffect, _ children: [ViewNode]) -> ViewNode {
    var node = ViewNode(.effect(effect), children: children, direction: environment.layoutDirection)
    node.followChild()
    return node
  }
  /// Several nodes where one is needed: laid over each other, as backgrounds and overlays do.
  package func layered(_ nodes: [ViewNode], alignment: Alignment = .center) -> ViewNode? {
    switch nodes.count {
    case 0: nil
    case 1: nodes[0]
    default: layout(ZStackRule(alignment: alignment), nodes)
    }
  }
  /// Several nodes where one is needed: one below the other, as a screen and a scroll view do.
  package func stacked(_ nodes: [ViewNode]) -> ViewNode {
    nodes.count == 1 ? nodes[0] : layout(StackRule.vertical(), nodes)
  }
}
