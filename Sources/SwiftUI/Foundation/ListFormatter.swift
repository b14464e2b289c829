/// Joins words as a locale does: `a, b, and c`. Foundation on Linux has only the format style.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public static func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
