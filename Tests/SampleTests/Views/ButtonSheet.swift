import SwiftUI

/// The system's button styles, sizes and outlines.
struct ButtonSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Plain") {}.buttonStyle(.plain)
      }
      HStack {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
      }
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.bordered)
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Box") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button {
        } label: {
          Image(systemName: "plus")
        }.buttonBorderShape(.circle)
        Button {
        } label: {
          Label("Heart", systemImage: "heart.fill")
        }.tint(.pink)
      }
      .buttonStyle(.borderedProminent)
      HStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Glass") {}.buttonStyle(.glassProminent)
        Menu("Menu") { Button("One") {} }.buttonStyle(.bordered)
      }
      HStack {
        ControlGroup {
          Button {
          } label: {
            Image(systemName: "minus")
          }
          Button {
          } label: {
            Image(systemName: "plus")
          }
        }
        ShareLink(item: "text")
      }
      Button {
      } label: {
        Text("Continue").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent).controlSize(.large)
    }
    .padding()
  }
}
