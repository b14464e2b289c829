import ViewTree

/// A colour to be chosen: a well that shows it.
public nonisolated struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }
  @MainActor public var body: some View {
    let color = selection.wrappedValue
    ControlElement("ColorPicker", label: label) { semantics in
      semantics.traits = ["button"]
    } content: {
      LabeledControl(label: _ControlLabel(content: label), stacking: .never) { ColorWell(color: color) }
    }
  }
}
extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// UIKit's colour well: 28 points across, a ring of all hues 3 wide around a gap of 2 and the colour. [unverified]
private nonisolated struct ColorWell: View {
  let color: Color
  @MainActor var body: some View {
    let hues = AngularGradient(
      colors: (0...12).map { Color(hue: Double($0 % 12) / 12, saturation: 0.8, brightness: 1) }, center: .center)
    Circle().strokeBorder(hues, lineWidth: 3)
      .overlay { Circle().fill(color).padding(5) }
      .frame(width: 28, height: 28)
  }
}
