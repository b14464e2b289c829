import Graphics
import Typography
import ViewTree

extension UIMeasuring {
  /// Measures as SwiftUI's own texts and images are measured.
  package static func measure(in environment: EnvironmentValues, _ context: LayoutContext) -> (Content, CGFloat?) ->
    CGSize
  {
    { content, width in
      let proposal = ProposedViewSize(width: width, height: nil)
      switch content {
      case .text(let runs, let lineLimit):
        var environment = environment
        environment.lineLimit = lineLimit
        let node = runs.reduce(Text(verbatim: "")) { $0 + Text(verbatim: $1.string).font(Font($1.font)) }.node(
          in: environment)
        return LayoutNode(node, context: context).size(proposal)
      case .image(let image):
        let graph = ViewGraph(Image(uiImage: image), environment: environment)
        defer { graph.end() }
        var size = CGSize.zero
        _ = graph.settle { root in
          size = Placer.size(of: root, proposal: proposal, context: context)
          return Placer.place(root, in: size, context: context)
        }
        return size
      }
    }
  }
}

extension Text {
  /// What the text is at this moment, to be measured and not to be shown.
  @MainActor fileprivate func node(in environment: EnvironmentValues) -> ViewNode {
    var resolver = TextResolver(environment: environment)
    resolver.append(self, TextResolver.Style(environment: environment))
    return ViewNode(.text(TextContent(runs: resolver.runs, style: ParagraphStyle(environment))))
  }
}
