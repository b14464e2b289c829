import Graphics

extension ViewNode {
  /// A colour for nodes built by hand: sRGB, straight alpha.
  public struct Color: Hashable, Sendable {
    package let resolved: ResolvedColor
    package init(_ resolved: ResolvedColor) { self.resolved = resolved }

    /// Components in 0…1; what lies outside is clamped when painted, and NaN fails the picture.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      resolved = ResolvedColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`, the `#` optional; `nil` for anything else.
    public init?(hex: String) {
      var digits = hex.utf8.map { $0 }
      if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
      var values: [Int] = []
      for digit in digits {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): values.append(Int(digit - UInt8(ascii: "0")))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): values.append(Int(digit - UInt8(ascii: "a")) + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): values.append(Int(digit - UInt8(ascii: "A")) + 10)
        default: return nil
        }
      }
      if values.count == 3 { values = values.flatMap { [$0, $0] } }
      guard values.count == 6 || values.count == 8 else { return nil }
      func byte(_ i: Int) -> Int { values[2 * i] * 16 + values[2 * i + 1] }
      resolved = ResolvedColor(byte(0), byte(1), byte(2), alpha: values.count == 8 ? Double(byte(3)) / 255 : 1)
    }

    /// One of `names`; `nil` for anything else.
    public init?(named name: String) {
      guard let entry = Color.table.first(where: { $0.name == name }) else { return nil }
      self = entry.color
    }
    /// The names that `init(named:)` knows.
    public static var names: [String] { table.map(\.name) }

    public func opacity(_ factor: Double) -> Color { Color(resolved.opacity(factor)) }

    public static let clear = Color(.clear)
    public static let black = Color(.black)
    public static let white = Color(.white)
    // The light system colours of iOS 26. [facts, swiftui-layout.md section 9]
    public static let red = Color(ResolvedColor(255, 56, 60))
    public static let orange = Color(ResolvedColor(255, 141, 40))
    public static let yellow = Color(ResolvedColor(255, 204, 0))
    public static let green = Color(ResolvedColor(52, 199, 89))
    public static let mint = Color(ResolvedColor(0, 200, 179))
    public static let teal = Color(ResolvedColor(0, 195, 208))
    public static let cyan = Color(ResolvedColor(0, 192, 232))
    public static let blue = Color(ResolvedColor(0, 136, 255))
    public static let indigo = Color(ResolvedColor(97, 85, 245))
    public static let purple = Color(ResolvedColor(203, 48, 224))
    public static let pink = Color(ResolvedColor(255, 45, 85))
    public static let brown = Color(ResolvedColor(172, 127, 94))
    public static let gray = Color(ResolvedColor(142, 142, 147))
    public static let primary = Color.black
    public static let secondary = Color(ResolvedColor(60, 60, 67, alpha: 0.6))
    public static let tertiary = Color(ResolvedColor(60, 60, 67, alpha: 0.3))
    public static let background = Color.white
    public static let secondaryBackground = Color(ResolvedColor(242, 242, 247))
    public static let separator = Color(ResolvedColor(60, 60, 67, alpha: 0.29))

    private static let table: [(name: String, color: Color)] = [
      ("background", background), ("black", black), ("blue", blue), ("brown", brown), ("clear", clear), ("cyan", cyan),
      ("gray", gray), ("green", green), ("indigo", indigo), ("mint", mint), ("orange", orange), ("pink", pink),
      ("primary", primary), ("purple", purple), ("red", red), ("secondary", secondary),
      ("secondaryBackground", secondaryBackground), ("separator", separator), ("teal", teal), ("tertiary", tertiary),
      ("white", white), ("yellow", yellow),
    ]
  }
}
