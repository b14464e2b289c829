import ViewTree

/// What a view came to when it was last evaluated, so that it need not be again while nothing changes.
@MainActor final class Evaluation<V, Body> {
  let value: V
  let body: Body
  var environment = EnvironmentValues()
  var stackAxis: Axis? = nil
  var nodes: [ViewNode] = []

  init(value: V, body: Body) { (self.value, self.body) = (value, body) }

  func isFor(_ context: _BuildContext) -> Bool {
    stackAxis == context.stackAxis && environment.isIdentical(to: context.environment)
  }
}

/// Who reads state now: the place of a view, while its body runs or while what the body returned is lowered.
@MainActor struct StateReader {
  let node: GraphNode
  let isBody: Bool
}

/// The places that read a piece of state, and must hear when it changes.
@MainActor struct StateReaders {
  private struct Reader {
    weak var node: GraphNode?
    var isBody: Bool
  }
  private var readers: [Reader] = []

  mutating func add(_ reader: StateReader) {
    for i in readers.indices where readers[i].node === reader.node {
      if reader.isBody { readers[i].isBody = true }
      return
    }
    readers.append(Reader(node: reader.node, isBody: reader.isBody))
  }
  /// Marks every reader, and forgets it: whoever still reads the state says so when it is evaluated again.
  mutating func invalidate() {
    for reader in readers { reader.node?.markDirty(body: reader.isBody) }
    readers = []
  }
}

/// Where state is kept that several places may read.
protocol StateSource: AnyObject, Sendable {
  /// For messages.
  var name: String { get }
  @MainActor func invalidateReaders()
}

extension ViewGraph {
  // MARK: - Views

  func evaluate<V: View>(_ view: V, in context: _BuildContext) -> [ViewNode] {
    guard let context = context.child(.type(ObjectIdentifier(V.self))).deeper() else { return [] }
    let node = context.node
    let known = node.evaluation as? Evaluation<V, V.Body>
    let isSame = known.map { !node.isBodyDirty && ValueComparison.isSame($0.value, view) } ?? false
    // 1. Nothing changed, here or below.
    if let known, isSame, !node.isLoweringDirty, !isLoweringEverything, known.isFor(context) {
      node.reuse(pass: pass)
      return known.nodes
    }
    node.findings = []
    // 2. The body, unless it would come to the same again.
    let evaluation: Evaluation<V, V.Body>
    if let known, isSame, known.environment.isIdentical(to: context.environment) {
      evaluation = known
    } else {
      var linked = view
      let link = reading(node, isBody: true) { DynamicProperties.link(&linked, in: context) }
      if let problem = link.problem { return missing(problem, at: node, in: context) }
      if let known, isSame, !link.hasChanged {
        evaluation = known
      } else {
        let body = reading(node, isBody: true) { tracking(V.self, node) { linked.body } }
        evaluation = Evaluation(value: view, body: body)
        node.evaluation = evaluation
      }
    }
    // 3. What the body comes to.
    (evaluation.environment, evaluation.stackAxis) = (context.environment, context.stackAxis)
    evaluation.nodes = reading(node, isBody: false) { context.lower(evaluation.body) }
    return evaluation.nodes
  }

  // MARK: - Modifiers

  func evaluate<M: ViewModifier>(
    _ modifier: M, in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] {
    guard let context = context.child(.type(ObjectIdentifier(M.self))).deeper() else { return [] }
    let node = context.node
    let known = node.evaluation as? ModifierEvaluation<M>
    let isSame = known.map { !node.isBodyDirty && ValueComparison.isSame($0.value, modifier) } ?? false
    node.findings = []
    let box = known?.content ?? ModifierContent()
    box.lower = content
    box.invalidatePlaces(below: node, pass: pass)
    var evaluation = known
    if !(isSame && known?.environment.isIdentical(to: context.environment) == true) {
      var linked = modifier
      let link = reading(node, isBody: true) { DynamicProperties.link(&linked, in: context) }
      if let problem = link.problem { return missing(problem, at: node, in: context) }
      if !isSame || link.hasChanged {
        let body = reading(node, isBody: true) {
          tracking(M.self, node) { linked.body(content: _ViewModifier_Content(content: box)) }
        }
        evaluation = ModifierEvaluation(value: modifier, body: body, content: box)
        node.evaluation = evaluation
      }
    }
    guard let evaluation else { return [] }
    // The content may differ though the modifier does not, so this is always lowered.
    evaluation.environment = context.environment
    return reading(node, isBody: false) { context.lower(evaluation.body) }
  }

  // MARK: - Who reads

  /// Runs `body` with `node` as the reader of whatever state it reads.
  func reading<Result>(_ node: GraphNode, isBody: Bool, _ body: () -> Result) -> Result {
    let before = reader
    reader = StateReader(node: node, isBody: isBody)
    defer { reader = before }
    return body()
  }

  /// Runs a body, and asks for another pass when an `@Observable` object that it read changes.
  private func tracking<Body>(_ type: Any.Type, _ node: GraphNode, _ body: () -> Body) -> Body {
    countEvaluation()
    return observing(type, node, isBody: true, body)
  }

  /// - Parameter isBody: whether the body of the view at `node` is what must run again.
  func observing<Result>(_ type: Any.Type?, _ node: GraphNode, isBody: Bool, _ body: () -> Result) -> Result {
    let (graph, place) = (WeakReference(value: self), WeakReference(value: node))
    // Printing a type's name takes longer than most bodies, so it waits until somebody reads it.
    let reader = TypeReference(type: type)
    return withObservationTracking(body) {
      graph.value?.invalidate(
        "an observable object" + (reader.type.map { " read by \($0)" } ?? ""), place.value, body: isBody)
    }
  }

  /// A visible box in the place of a view that cannot be evaluated.
  private func missing(_ problem: String, at node: GraphNode, in context: _BuildContext) -> [ViewNode] {
    fail(problem)
    node.evaluation = nil
    return context.lower(ProblemView(text: problem))
  }
}

/// A modifier's evaluation, with the content that its body refers to.
@MainActor final class ModifierEvaluation<M: ViewModifier> {
  let value: M
  let body: M.Body
  let content: ModifierContent
  var environment = EnvironmentValues()
  init(value: M, body: M.Body, content: ModifierContent) {
    (self.value, self.body, self.content) = (value, body, content)
  }
}

/// What stands where a modifier's body says `content`: renewed in each pass, while the body may stay as it is.
@MainActor package final class ModifierContent {
  var lower: @MainActor (_BuildContext) -> [ViewNode] = { _ in [] }
  private struct Place {
    weak var node: GraphNode?
  }
  /// Where the content was lowered last: inside other views of the modifier's body, say, which refer to the same content
  /// as before and would be left alone.
  private var places: [Place] = []

  func lower(in context: _BuildContext) -> [ViewNode] {
    if !places.contains(where: { $0.node === context.node }) { places.append(Place(node: context.node)) }
    return lower(context)
  }
  /// The content has been renewed.
  func invalidatePlaces(below modifier: GraphNode, pass: Int) {
    for place in places { place.node?.markDirty(below: modifier, pass: pass) }
    places = []
  }
}

private struct TypeReference: @unchecked Sendable {
  let type: Any.Type?
}

extension _BuildContext {
  func evaluate<V: View>(_ view: V) -> [ViewNode] { graph.evaluate(view, in: self) }
  func evaluate<M: ViewModifier>(
    _ modifier: M, content: @escaping @MainActor (_BuildContext) -> [ViewNode]
  ) -> [ViewNode] { graph.evaluate(modifier, in: self, content: content) }

  /// Runs a closure of the view around (a row of a `ForEach`, a style's body) so that the state and the observable objects
  /// that it reads are followed.
  package func reading<Result>(_ body: () -> Result) -> Result {
    guard let reader = graph.reader else { return body() }
    return graph.observing(nil, reader.node, isBody: false, body)
  }
  /// Lowers what a style makes: its own properties are connected, and what it reads is followed.
  package func lower<Style, Body: View>(style: Style, _ makeBody: (Style) -> Body) -> [ViewNode] {
    guard let context = child(.type(ObjectIdentifier(Style.self))).deeper() else { return [] }
    var linked = style
    return graph.reading(context.node, isBody: false) {
      if let problem = DynamicProperties.link(&linked, in: context).problem {
        graph.fail(problem)
        return context.lower(ProblemView(text: problem))
      }
      return context.lower(graph.observing(Style.self, context.node, isBody: false) { makeBody(linked) })
    }
  }
  /// Makes and lowers content late, while the view is laid out: that of a `GeometryReader`.
  package func loweringLate<Content: View>(_ content: () -> Content) -> [ViewNode] {
    graph.noteLate(node)
    return graph.reading(node, isBody: false) { lower(reading(content)) }
  }
}
