import SwiftUI

// What compiles everywhere and works nowhere.

final class Ticket: ObservableObject {
  @Published var seat = 12
}

/// For a view that nobody gives a ticket.
struct SeatLabel: View {
  @EnvironmentObject private var ticket: Ticket

  var body: some View {
    Text("Seat \(ticket.seat)")
  }
}

/// Ticks for as long as it is there.
struct TickingClock: View {
  @State private var ticks = 0

  var body: some View {
    Text("\(ticks)")
      .task {
        while !Task.isCancelled {
          try? await Task.sleep(nanoseconds: 1_000_000_000)
          ticks += 1
        }
      }
  }
}

/// Changes its state while its body is evaluated.
struct Tally: View {
  @State private var evaluations = 0

  var body: some View {
    let _ = evaluations += 1
    Text("\(evaluations)")
  }
}
