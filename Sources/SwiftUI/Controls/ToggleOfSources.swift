extension Binding where Value == Bool {
  /// On where all are; sets all.
  static func all<C: RandomAccessCollection>(_ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>) -> Binding<Bool> {
    let bindings = sources.map { $0[keyPath: isOn] }
    return Binding {
      bindings.allSatisfy { $0.wrappedValue }
    } set: { value in
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}
extension Toggle {
  /// One switch for several values. One that stands between on and off is drawn off. [unverified]
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) { self.init(isOn: .all(sources, isOn), label: label) }
}
extension Toggle where Label == Text {
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(isOn: .all(sources, isOn)) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(isOn: .all(sources, isOn)) { Text(title) } }
}
