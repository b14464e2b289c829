/// The system colours of `.multicolor` symbols.
package enum SymbolColor: Int, CaseIterable, Hashable, Sendable {
  case red, yellow, green, white

  /// The colours of a symbol's layers, `nil` for a layer in the foreground's style; no array where the colours are not
  /// known. Only those that Apple's documentation and pictures show beyond doubt.
  static func colors(of name: String) -> [SymbolColor?]? { known[name] }

  private static let known: [String: [SymbolColor?]] = [
    "heart.fill": [.red], "star.fill": [.yellow], "sun.max.fill": [.yellow], "sun.max": [.yellow],
    "exclamationmark.triangle.fill": [.white, .yellow], "plus.circle.fill": [.white, .green],
    "minus.circle.fill": [.white, .red], "cloud.sun.fill": [.white, .yellow], "cloud.bolt.fill": [.white, .yellow],
    "cloud.fill": [.white], "bell.badge": [.red, nil], "bell.badge.fill": [.red, nil], "app.badge": [.red, nil],
    "app.badge.fill": [.red, nil],
  ]
}
