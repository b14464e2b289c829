import SwiftUI

/// The departures of a made-up harbour, scrolled or not, between all bars.
struct HarbourTabs: View {
  var anchor = UnitPoint.top
  var hasToolbar = false

  var body: some View {
    TabView {
      NavigationStack {
        List(1..<30) { hour in
          LabeledContent("Ferry \(hour)", value: "\(hour % 12 + 6):15")
        }
        .listStyle(.plain)
        .defaultScrollAnchor(anchor)
        .navigationTitle("Departures")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Filter", systemImage: "line.3.horizontal.decrease") {} }
          if hasToolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Star", systemImage: "star") {}
              Button("Share", systemImage: "square.and.arrow.up") {}
              Spacer()
              Button("Delete", systemImage: "trash") {}
            }
          }
        }
        .toolbar(hasToolbar ? .hidden : .visible, for: .tabBar)
      }
      .tabItem { Label("Departures", systemImage: "house") }
      Text("Map").tabItem {
        Image(systemName: "map")
        Text("Map")
      }
      Tab(role: .search) { Text("Search") }
    }
  }
}

/// A sheet whose bar ends it in two ways.
struct NewBerth: View {
  var isComplete = true
  var body: some View {
    Color.teal.opacity(0.3).ignoresSafeArea().sheet(isPresented: .constant(true)) {
      NavigationStack {
        Form {
          Section("Boat") {
            LabeledContent("Name", value: "Halcyon")
            LabeledContent("Length", value: "9 m")
          }
        }
        .navigationTitle("New berth")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(!isComplete) }
        }
      }
    }
  }
}

/// Bars whose items stand out, in both ways, and a field to search with.
struct LogBook: View {
  @State private var words = ""
  var body: some View {
    NavigationStack {
      List(1..<12) { day in Text("Day \(day)") }
        .navigationTitle("Log")
        .searchable(text: $words)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button(role: .close) {} }
          ToolbarItem(placement: .topBarTrailing) { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Sign", systemImage: "checkmark") {}.buttonStyle(.borderedProminent)
          }
          ToolbarItem(placement: .bottomBar) { Button("Print", systemImage: "printer") {} }
          ToolbarItem(placement: .bottomBar) { Spacer() }
          ToolbarItem(placement: .bottomBar) {
            Button("Write", systemImage: "square.and.pencil") {}.buttonStyle(.glassProminent).tint(.teal)
          }
        }
    }
  }
}

/// Three pages with dots, on and off their capsule.
struct Postcards: View {
  var background = PageIndexViewStyle.BackgroundDisplayMode.always
  var body: some View {
    TabView {
      LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
      Color.blue
      Color.green
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: background))
  }
}
