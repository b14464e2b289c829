/// Whether the lists of a page are edited.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// A row was swiped.
  case transient
  case active
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
extension EnvironmentValues {
  /// A navigation stack has one for its pages; elsewhere it is what the app sets.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Turns the edit mode on and off.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode
  public init() {}
  @MainActor public var body: some View {
    let editMode = editMode
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      SystemText(isEditing ? .done : .edit).fontWeight(isEditing ? .semibold : .regular)
    }
  }
}

/// The red circle before a row that can be deleted. On a device a tap shows a button that asks once more; here it deletes.
/// [unverified: size and place]
nonisolated struct DeleteMark: View {
  let delete: () -> Void
  init(delete: @escaping () -> Void) { self.delete = delete }
  @MainActor var body: some View {
    let delete = delete
    Button {
      delete()
    } label: {
      Circle().fill(Color.red).frame(width: 22, height: 22)
        .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: "Remove"))
    .padding(.trailing, 4)
  }
}

/// The circle before a row that can be chosen with others, checked where it is. [unverified: size and place]
nonisolated struct SelectionMark: View {
  let isSelected: Bool
  init(isSelected: Bool) { self.isSelected = isSelected }
  @MainActor var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(TintShapeStyle())
        Image(systemName: "checkmark").font(.system(size: 12, weight: .bold)).foregroundStyle(.white)
      } else {
        Circle().strokeBorder(ListColor.accessory, lineWidth: 1.5)
      }
    }
    .frame(width: 22, height: 22)
    .padding(.trailing, 4)
  }
}

/// Three lines where a finger takes a row to move it. [unverified: size and place]
nonisolated struct DragHandle: View {
  init() {}
  @MainActor var body: some View {
    VStack(spacing: 3.5) {
      ForEach(0..<3) { _ in Rectangle().fill(ListColor.accessory).frame(width: 20, height: 1.5) }
    }
  }
}
