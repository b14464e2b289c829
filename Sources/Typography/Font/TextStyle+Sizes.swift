/// The sizes of text styles under Dynamic Type: Apple's Human Interface Guidelines, "Typography", as tabulated in
/// facts/swiftui-layout.md section 7 (all sizes at `large` and the leadings named there are measured).
package enum TextStyleMetrics {
  /// In the order of the guidelines' table, largest first.
  package enum Style: Int, Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption, caption2
  }
  /// Dynamic Type sizes, smallest first; `large` is the default.
  package enum Category: Int, Hashable, Sendable, CaseIterable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// - Returns: points per em, and points from one baseline to the next.
  package static func size(_ style: Style, _ category: Category) -> (pointSize: Double, baselineDistance: Double) {
    let (size, leading) = table[category.rawValue][style.column]
    return (Double(size), Double(leading))
  }

  /// On a Mac, where the reader's type size changes nothing.
  ///
  /// - Returns: points per em, the height of a line, and points from one baseline to the next. [sizes and distances: the
  ///   guidelines, "Typography", macOS; heights: facts section 7, measured by skip-ui's tests]
  package static func macSize(_ style: Style) -> (pointSize: Double, lineHeight: Double, baselineDistance: Double) {
    switch style {
    case .largeTitle: (26, 31, 32)
    case .title: (22, 26, 26)
    case .title2: (17, 21, 22)
    case .title3: (15, 19, 20)
    case .headline, .body: (13, 16, 16)
    case .callout: (12, 15, 15)
    case .subheadline: (11, 14, 14)
    case .footnote, .caption, .caption2: (10, 13, 13)
    }
  }
  /// 100…900, on a Mac. [the guidelines]
  package static func macWeight(_ style: Style) -> Double {
    switch style {
    case .headline: 700
    case .caption2: 500
    default: 400
    }
  }

  /// 100…900: semibold for a headline, regular for all others.
  package static func weight(_ style: Style) -> Double { style == .headline ? 600 : 400 }

  /// Rows by category; columns: largeTitle, title, title2, title3, headline and body, callout, subheadline, footnote,
  /// caption, caption2. Point size, then baseline distance.
  private static let table: [[(Int, Int)]] = [
    [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],
    [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],
    [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],
    [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],
    [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],
    [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],
    [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],
    [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)],
    [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],
    [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],
    [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],
    [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],
  ]
}

extension TextStyleMetrics.Style {
  fileprivate var column: Int {
    switch self {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline, .body: 4
    case .callout: 5
    case .subheadline: 6
    case .footnote: 7
    case .caption: 8
    case .caption2: 9
    }
  }
}
