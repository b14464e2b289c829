import SwiftUI

@Observable final class Order {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var count: Int
    var price: Int
  }
  var items: [Item] = []
  var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
  func load() {
    items = [
      Item(id: 1, name: "Espresso cups", count: 2, price: 1450),
      Item(id: 2, name: "Moka pot, six cups", count: 1, price: 3990),
      Item(id: 3, name: "Coffee beans from a small farm in the hills", count: 3, price: 1175),
    ]
  }
}

struct OrderSummary: View {
  @State private var order = Order()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Your order").font(.largeTitle.bold()).padding(.bottom, 12)
      ForEach(order.items) { item in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text("\(item.count) ×").monospacedDigit().foregroundStyle(.secondary)
          Text(item.name)
          Spacer()
          Text(euro(item.count * item.price)).monospacedDigit()
        }
        .padding(.vertical, 10)
        Divider()
      }
      HStack {
        Text("Total")
        Spacer()
        Text(euro(order.total)).monospacedDigit()
      }
      .font(.headline)
      .padding(.top, 14)
      Spacer(minLength: 0)
    }
    .padding()
    .onAppear { order.load() }
  }

  private func euro(_ cents: Int) -> String {
    "€\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
  }
}
