import SwiftUI

/// A basket whose words come from a table of strings.
struct BasketSummary: View {
  let counts: [Int]
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your basket").font(.headline)
      ForEach(counts, id: \.self) { count in
        Label("\(count) items", systemImage: "cart")
      }
      Text("Sold by \("Ada & Co."), delivered by \("Post")").font(.footnote)
      Button(String(localized: "Pay \(Decimal(12.5).formatted(.currency(code: "EUR")))")) {}
      Text("Not translated").foregroundStyle(.secondary)
    }
    .padding()
  }
}
