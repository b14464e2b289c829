import SwiftUI

/// What attributed strings and Markdown look like.
struct AttributedSheet: View {
  private var styled: AttributedString {
    var string = AttributedString("Fonts, colours, backgrounds, lines, kerning and baselines.")
    func style(_ words: String, _ change: (inout AttributedSubstring) -> Void) {
      if let range = string.range(of: words) { change(&string[range]) }
    }
    style("Fonts") { $0.font = .title2.bold() }
    style("colours") { $0.foregroundColor = .red }
    style("backgrounds") { $0.backgroundColor = .yellow }
    style("lines") { $0.underlineStyle = .single }
    style("kerning") { $0.kern = 3 }
    style("baselines") { $0.baselineOffset = 5 }
    return string
  }
  private var markdown: AttributedString {
    (try? AttributedString(markdown: "Some **bold**, *italic*, `code`, ~~struck~~ and a [link](https://example.com)."))
      ?? ""
  }
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(styled)
      Text(markdown)
      Text(markdown).foregroundStyle(.secondary).font(.footnote).tint(.purple)
      Text("Solid").underline() + Text(" dots").underline(pattern: .dot)
        + Text(" dashes").underline(pattern: .dash, color: .red)
      Text("Dash, dot, dot").strikethrough(pattern: .dashDotDot, color: .blue)
    }
    .padding()
  }
}
