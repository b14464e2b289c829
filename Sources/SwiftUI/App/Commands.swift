// Menus of the menu bar and key commands: on no picture.

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
extension Never: Commands {}
extension Optional: Commands where Wrapped: Commands {}

public nonisolated struct EmptyCommands: Commands {
  public typealias Body = Never
  public init() {}
}
/// Several commands.
public nonisolated struct _CommandList<each Content: Commands>: Commands {
  public typealias Body = Never
  let content: (repeat each Content)
}
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList<
    repeat each Content
  > {
    _CommandList(content: (repeat each content))
  }
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: Commands>(first: First) -> First { first }
  public static func buildEither<Second: Commands>(second: Second) -> Second { second }
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands { content }
}

public nonisolated struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let content: Content
  @MainActor public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @MainActor @_disfavoredOverload public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
public nonisolated struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let content: Content
  @MainActor public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  @MainActor public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  @MainActor public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  public static let newItem = CommandGroupPlacement(name: "newItem")
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  public static let importExport = CommandGroupPlacement(name: "importExport")
  public static let printItem = CommandGroupPlacement(name: "printItem")
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  public static let windowList = CommandGroupPlacement(name: "windowList")
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  public static let help = CommandGroupPlacement(name: "help")
}
public nonisolated struct SidebarCommands: Commands { public typealias Body = Never; public init() {} }
public nonisolated struct ToolbarCommands: Commands { public typealias Body = Never; public init() {} }
public nonisolated struct TextEditingCommands: Commands { public typealias Body = Never; public init() {} }
public nonisolated struct TextFormattingCommands: Commands { public typealias Body = Never; public init() {} }
public nonisolated struct ImportFromDevicesCommands: Commands { public typealias Body = Never; public init() {} }
public nonisolated struct InspectorCommands: Commands { public typealias Body = Never; public init() {} }
