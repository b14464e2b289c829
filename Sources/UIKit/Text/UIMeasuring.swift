import Foundation
import Graphics

/// How large what UIKit's views show is. This module knows no fonts and no assets: whoever makes a picture says it.
@MainActor package enum UIMeasuring {
  package struct Run {
    package var string: String
    package var font: UIFont
  }
  package enum Content {
    /// - Parameter lineLimit: `nil` is any number of lines.
    case text([Run], lineLimit: Int?)
    case image(UIImage)
  }
  /// In points, for the most width in points that may be taken; `nil` where nothing is made.
  package static var size: ((Content, CGFloat?) -> CGSize)?

  /// - Parameters:
  ///   - lines: as UIKit counts them, 0 for any number.
  ///   - width: in points; what is no length above 0 limits nothing.
  /// - Returns: `nil` where nobody measures. No text takes no room.
  static func size(of text: NSAttributedString?, font: UIFont?, lines: Int, width: CGFloat) -> CGSize? {
    guard let size else { return nil }
    guard let text, text.length > 0 else { return .zero }
    var runs: [Run] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { own, range, _ in
      runs.append(
        Run(
          string: text.attributedSubstring(from: range).string,
          font: own as? UIFont ?? font ?? .systemFont(ofSize: UIFont.labelFontSize)))
    }
    return size(
      .text(runs, lineLimit: lines > 0 ? lines : nil), lines != 1 && width > 0 && width.isFinite ? width : nil)
  }
}
