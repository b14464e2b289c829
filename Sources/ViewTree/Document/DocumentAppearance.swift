import Graphics
import Typography

/// What the names in a document stand for: its own words are about the light appearance, the default type size and no
/// language.
package struct DocumentAppearance: Sendable {
  /// By name; a colour that is not here is the light one of iOS 26.
  package var colors: [String: ResolvedColor] = [:]
  /// Of texts with a style; those with a size of their own keep it.
  package var typeSize = TextStyleMetrics.Category.large
  /// The form of characters that Chinese, Japanese and Korean share.
  package var han: HanForm?

  package init() {}
  package static let standard = DocumentAppearance()

  /// `nil` for a name that documents do not know.
  func color(_ name: String) -> ViewNode.Color? {
    ViewNode.Color(named: name).map { known in colors[name].map { ViewNode.Color($0) } ?? known }
  }
}
