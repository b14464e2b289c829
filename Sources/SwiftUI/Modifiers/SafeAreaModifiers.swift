import ViewTree

/// What keeps a part of the screen from content.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The system's furniture.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// No keyboard is on a picture.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Draws the view out to the edges of the screen where it touches the safe area's; its size stays the same.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(SafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

private nonisolated struct SafeAreaModifier: _PrimitiveModifier {
  let edges: Edge.Set
  @MainActor func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode])
    -> [ViewNode]
  {
    let nodes = content(context)
    if edges.isEmpty { return nodes }
    return nodes.map { context.layout(IgnoresSafeAreaRule(edges: edges), [$0]) }
  }
}
