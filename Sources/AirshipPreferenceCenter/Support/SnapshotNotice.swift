import SwiftUI
import ViewTree

/// Tells the test something about the view without changing it.
private struct SnapshotNotice: _PrimitiveModifier {
  let warning: String?
  let failure: String?

  func _lower(in context: _BuildContext, content: @escaping @MainActor (_BuildContext) -> [ViewNode]) -> [ViewNode] {
    if let warning { context.graph.warn(warning) }
    if let failure { context.graph.failUnlessChanged(failure) }
    return content(context)
  }
}

extension View {
  /// - Parameters:
  ///   - warning: what the author should hear though the picture stands; `nil` for nothing.
  ///   - failure: why the picture must not be trusted if the view is still so when it settles; `nil` for nothing.
  func snapshotNotice(warning: String? = nil, failure: String? = nil) -> some View {
    modifier(SnapshotNotice(warning: warning, failure: failure))
  }
}
