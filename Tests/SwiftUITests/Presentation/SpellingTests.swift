import ViewTree
import XCTest

import SwiftUI

/// The many ways in which app code writes what this folder tests; that it compiles is the point.
final class SpellingTests: XCTestCase {
  struct Item: Identifiable, Equatable { let id = 1 }
  enum Failure: LocalizedError { case one }
  struct Lift: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
      configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
  }
  struct Hold: PrimitiveButtonStyle {
    @GestureState private var isDown = false
    func makeBody(configuration: PrimitiveButtonStyle.Configuration) -> some View {
      let hold = LongPressGesture().onEnded { _ in configuration.trigger() }
      return configuration.label.foregroundColor(configuration.role == .destructive ? .red : .blue).gesture(hold)
    }
  }

  struct Page: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var error: Failure?
    @State private var detent: PresentationDetent = .medium
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var visibility = NavigationSplitViewVisibility.all
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.controlSize) private var controlSize

    private func didDismiss() {}
    private let title = "title"

    var body: some View {
      VStack {
        Button(role: .cancel, action: didDismiss) { Text("a") }
        Button(role: .destructive) {
        } label: {
          Label("b", systemImage: "trash")
        }
        Button("c", systemImage: "star", role: .destructive, action: didDismiss).buttonStyle(Lift())
        Button(title, action: { dismiss() }).buttonStyle(.borderedProminent).controlSize(.extraLarge)
        Button("d", action: { presentationMode.wrappedValue.dismiss() }).buttonStyle(Hold())
        Button("e", role: .cancel, action: {}).keyboardShortcut(.cancelAction).buttonBorderShape(.roundedRectangle)
        Menu("f", systemImage: "star") { Button("g") {} }.menuStyle(.borderlessButton)
        Menu {
          Button("h") {}
        } label: {
          Text("i")
        } primaryAction: {
        }
        DatePicker(title, selection: $date, in: ...Date(), displayedComponents: [.date]).labelsHidden()
        DatePicker("j", selection: $date, in: date..., displayedComponents: .hourAndMinute).datePickerStyle(.compact)
        DatePicker(selection: $date, in: date...date, displayedComponents: .date) { Text("k") }
        ColorPicker("l", selection: $color, supportsOpacity: false)
      }
      .sheet(isPresented: $isShown, onDismiss: didDismiss) {
        Text("sheet").presentationDetents([.medium, .fraction(0.3), .height(100)], selection: $detent)
          .presentationDragIndicator(.visible).presentationBackground(.thickness)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
      .sheet(item: $item) { Text("\($0.id)") }
      .sheet(item: $item, onDismiss: { item = nil }, content: { item in Text("\(item.id)") })
      .fullScreenCover(isPresented: $isShown, content: { Text("cover") })
      .fullScreenCover(item: $item) { _ in Text("cover") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("popover") }
      .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .top, content: { Text("popover") })
      .alert("alert", isPresented: $isShown) { Button("OK", role: .cancel) {} }
      .alert(title, isPresented: $isShown, actions: { Button("OK") {} }, message: { Text(title) })
      .alert(Text("alert"), isPresented: $isShown, presenting: item) { item in
        Button("Delete \(item.id)", role: .destructive) {}
      } message: { item in
        Text("\(item.id)")
      }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("OK") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
      .alert(isPresented: $isShown) { Alert(title: Text("old"), message: nil, dismissButton: .default(Text("OK"))) }
      .alert(item: $item) { item in
        Alert(
          title: Text("\(item.id)"), primaryButton: .cancel(),
          secondaryButton: .destructive(Text("Go"), action: didDismiss))
      }
      .confirmationDialog("dialog", isPresented: $isShown, titleVisibility: .visible) { Button("One") {} }
      .confirmationDialog(Text("dialog"), isPresented: $isShown, presenting: item) { _ in
        Button("One") {}
      } message: { _ in
        Text("message")
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(title: Text("old"), message: Text("m"), buttons: [.default(Text("One")) {}, .cancel()])
      }
      .inspector(isPresented: $isShown) { Text("inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
      .contextMenu(menuItems: { Button("Copy", action: didDismiss) })
    }
  }

  @MainActor func testEverythingCompilesAndNothingIsPresented() async throws {
    let stage = try ControlStage(Page(), width: 350, height: 700)
    for text in ["a", "b", "c", "title", "d", "e", "f", "i", "j", "k", "l"] {
      XCTAssertTrue(stage.texts.contains(text), "\(text) in \(stage.texts)")
    }
    XCTAssertFalse(stage.dump.contains("presentation"))
  }
}

extension ShapeStyle where Self == Color {
  fileprivate static var thickness: Color { .gray }
}
