import Combine
import ViewTree

/// Lets its content move the scroll views in it.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content
  @StateObject private var state = ScrollReaderState()
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  @MainActor public var body: some View {
    content(ScrollViewProxy(state: state)).environment(\.scrollReader, state)
  }
}

/// Moves the scroll views of a `ScrollViewReader`.
public struct ScrollViewProxy {
  let state: ScrollReaderState
  /// Brings the view with an identity (of `id(_:)`, or of an element of a `ForEach`) into sight.
  /// - Parameter anchor: the point of the view that comes to lie on the same point of the scroll view; `nil` moves as
  ///   little as possible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    state.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

final class ScrollReaderState: ObservableObject {
  private struct Entry { weak var position: ScrollOffset? }
  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ position: ScrollOffset) {
    entries.removeAll { $0.position == nil }
    if !entries.contains(where: { $0.position === position }) { entries.append(Entry(position: position)) }
  }
  /// Each scroll view looks for the view in its content; those that do not have it stay where they are.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    for entry in entries { entry.position?.scroll(to: id, anchor: anchor) }
  }
}

private enum ScrollEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum ScrollReaderKey: EnvironmentKey { static var defaultValue: ScrollReaderState? { nil } }
extension EnvironmentValues {
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  var scrollReader: ScrollReaderState? {
    get { self[ScrollReaderKey.self] }
    set { self[ScrollReaderKey.self] = newValue }
  }
}
