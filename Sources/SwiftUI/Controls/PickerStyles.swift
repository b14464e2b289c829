/// Of the Mac: a row for each choice.
public nonisolated struct RadioGroupPickerStyle: PickerStyle {
  public init() {}
  @MainActor public static var _kind: _PickerStyleKind { .init(kind: .radioGroup) }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public nonisolated static var radioGroup: RadioGroupPickerStyle { .init() }
}
