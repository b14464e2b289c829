import Combine
import SwiftUI

final class OrderModel: ObservableObject {
  struct Line: Identifiable {
    let id = UUID()
    let title: String
    let price: Double
    var quantity: Int
  }

  @Published var lines: [Line]
  @Published var coupon: String?
  @Published private(set) var isLoading = false

  init(lines: [Line] = []) {
    self.lines = lines
  }

  var total: Double {
    lines.reduce(0) { $0 + $1.price * Double($1.quantity) }
  }

  func load() {
    isLoading = true
    lines = [
      Line(title: "Espresso", price: 2.5, quantity: 2),
      Line(title: "Croissant", price: 3.2, quantity: 1),
    ]
    isLoading = false
  }
}

struct OrderSummary: View {
  @StateObject private var model = OrderModel()
  @EnvironmentObject private var session: Session
  @State private var showsDetails = true

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        header
        if model.isLoading {
          Text("Loading…")
        } else {
          ForEach(model.lines) { line in
            OrderRow(line: line)
            if line.id != model.lines.last?.id {
              Divider().padding(.leading, 16)
            }
          }
        }
        TotalRow(total: model.total, isExpanded: $showsDetails)
        ForEach($model.lines) { $line in
          QuantityStepper(quantity: $line.quantity)
        }
        ForEach(Array(model.lines.enumerated()), id: \.offset) { index, line in
          Text("\(index + 1). \(line.title)")
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .onAppear(perform: model.load)
    .onChange(of: showsDetails) { newValue in
      print("details", newValue)
    }
    .onReceive(model.$coupon) { coupon in
      print(coupon ?? "none")
    }
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      Text("Order for \(session.userName)")
        .font(.title2)
        .fontWeight(.bold)
      Spacer()
      Text("\(model.lines.count) items")
        .foregroundColor(.secondary)
        .font(.footnote)
    }
    .padding([.horizontal, .top])
    .padding(.bottom, 8)
  }
}

final class Session: ObservableObject {
  @Published var userName = "Grace"
}

struct OrderRow: View {
  let line: OrderModel.Line

  var body: some View {
    HStack {
      Image(systemName: "cart")
        .resizable()
        .scaledToFit()
        .frame(width: 20, height: 20)
      Text(line.title)
      Spacer()
      Text("\(line.price, specifier: "%.2f") €")
        .monospacedDigit()
    }
    .padding()
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
  }
}

struct TotalRow: View {
  let total: Double
  @Binding var isExpanded: Bool

  var body: some View {
    Button(action: { isExpanded.toggle() }) {
      HStack {
        Text("Total")
        Spacer()
        Text(String(format: "%.2f", total)).bold()
        Image(systemName: isExpanded ? "chevron.up" : "chevron.down")
      }
      .padding()
    }
    .disabled(total == 0)
  }
}

struct QuantityStepper: View {
  @Binding var quantity: Int

  init(quantity: Binding<Int>) {
    _quantity = quantity
  }

  var body: some View {
    HStack(spacing: 16) {
      Button("−") { quantity = max(0, quantity - 1) }
      Text("\(quantity)").frame(minWidth: 32)
      Button("+") { quantity += 1 }
    }
    .buttonStyle(RoundButtonStyle())
  }
}

struct OrderSummary_Previews: PreviewProvider {
  static var previews: some View {
    OrderSummary().environmentObject(Session())
  }
}
