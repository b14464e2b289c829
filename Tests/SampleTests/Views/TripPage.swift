import SwiftUI

/// A page from which everything that lies over a picture can be presented.
struct TripPage: View {
  enum Layer { case alert, rename, dialog, card, details, popover, cover }
  @State var layer: Layer?
  @State private var name = "Lisbon"
  @State private var isPinned = true

  init(_ layer: Layer? = nil) { _layer = State(initialValue: layer) }

  private func isShown(_ layer: Layer) -> Binding<Bool> {
    Binding {
      self.layer == layer
    } set: {
      self.layer = $0 ? layer : nil
    }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        Text("Three days by the river, with a room above the old town.")
        Toggle("Pinned", isOn: $isPinned)
        Button("Details") { layer = .details }
          .popover(isPresented: isShown(.popover)) {
            Text("Opens the plan of each day").padding().presentationCompactAdaptation(.popover)
          }
        Button("Share") { layer = .card }
        Button("Delete", role: .destructive) { layer = .alert }
          .confirmationDialog("Delete this trip?", isPresented: isShown(.dialog), titleVisibility: .visible) {
            Button("Delete trip", role: .destructive) {}
            Button("Move to archive") {}
          } message: {
            Text("Its photos stay.")
          }
        Spacer()
      }
      .padding()
      .navigationTitle(name)
    }
    .alert("Delete this trip?", isPresented: isShown(.alert)) {
      Button("Delete", role: .destructive) { name = "Deleted" }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The trip and its bookings will be gone.")
    }
    .alert("Rename", isPresented: isShown(.rename)) {
      TextField("Name", text: $name)
      Button("Save") {}
      Button("Save a copy") {}
      Button("Cancel", role: .cancel) {}
    }
    .sheet(isPresented: isShown(.card)) {
      VStack(spacing: 12) {
        Text("Share with").font(.headline)
        ForEach(["Ada", "Grace", "Alan"], id: \.self) { Text($0) }
        Button("Done") { layer = nil }.buttonStyle(.borderedProminent)
      }
      .presentationDetents([.medium, .large])
    }
    .sheet(isPresented: isShown(.details)) { TripDetails() }
    .fullScreenCover(isPresented: isShown(.cover)) {
      TripDetails().background(Color.yellow.opacity(0.3).ignoresSafeArea())
    }
  }
}

struct TripDetails: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(1..<4) { day in
            Text("Day \(day)").font(.title3.bold())
            Text("Breakfast, a walk along the river, and a museum in the afternoon.").foregroundStyle(.secondary)
          }
        }
        .padding()
      }
      .navigationTitle("Plan")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } } }
    }
  }
}
