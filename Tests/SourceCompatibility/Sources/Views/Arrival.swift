import SwiftUI

// A spring, a chain that starts when the view appears, and a timer: everything that makes a picture depend on its moment.

struct Arrival: View {
  @State private var hasArrived = false
  @State private var status = "On the way"
  @State private var minutes = 3
  private let timer = Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 16) {
      Circle()
        .fill(hasArrived ? Color.green : .blue)
        .frame(width: 40, height: 40)
        .offset(x: hasArrived ? 80 : -80)
      Text(status)
      if minutes > 0 {
        Text("\(minutes) min").onReceive(timer) { _ in minutes -= 1 }
      }
    }
    .frame(width: 280, height: 140)
    .onAppear(perform: arrive)
  }

  private func arrive() {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.5)) { hasArrived = true }
    DispatchQueue.main.async {
      status = "Almost there"
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { status = "Here" }
    }
  }
}
