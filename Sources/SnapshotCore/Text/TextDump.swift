import Foundation
import VirtualTime

/// The parts of a value as an indented list, the same in every run: what has no order is sorted.
///
/// The form is that of swift-snapshot-testing's `dump` strategy (read off its public references), so that files recorded
/// by it stay valid: `▿` before what has parts, `-` before what has none, children indented by two blanks.
package enum TextDump {
  /// Ends with a line end.
  package static func text(_ value: Any) -> String {
    var seen: [ObjectIdentifier] = []
    return lines(value, name: nil, seen: &seen, depth: 0).map { $0 + "\n" }.joined()
  }

  /// More levels are a structure that contains itself in a way that cannot be seen.
  private static let deepest = 100

  private static func lines(
    _ value: Any, name: String?, seen: inout [ObjectIdentifier], depth: Int
  ) -> [String] {
    let label = name.map { $0 + ": " } ?? ""
    let mirror = Mirror(reflecting: value)
    // (A cast would look into an optional.)
    if mirror.displayStyle != .optional, let shown = value as? any AnySnapshotStringConvertible,
      !type(of: shown).renderChildren
    {
      return ["- " + label + shown.snapshotDescription]
    }
    let identifier = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if identifier.map({ seen.contains($0) }) == true || depth > deepest {
      return ["▿ " + (name.map { $0 + " " } ?? "") + "(circular reference detected)"]
    }
    if let identifier { seen.append(identifier) }
    defer { if identifier != nil { seen.removeLast() } }

    typealias Group = (label: String, lines: [String])
    var groups: [Group] = mirror.children.map { child in
      (child.label ?? "", lines(child.value, name: child.label, seen: &seen, depth: depth + 1))
    }
    // Of a class, what its superclasses hold, too.
    var parent = mirror.superclassMirror
    while let mirror = parent {
      groups += mirror.children.map { ($0.label ?? "", lines($0.value, name: $0.label, seen: &seen, depth: depth + 1)) }
      parent = mirror.superclassMirror
    }
    switch mirror.displayStyle {
    case .dictionary?, .set?, .class?, .struct?:
      groups.sort { ($0.label, $0.lines.joined(separator: "\n")) < ($1.label, $1.lines.joined(separator: "\n")) }
    default: break
    }
    let first = (groups.isEmpty ? "- " : "▿ ") + label + title(value, mirror, count: groups.count)
    return [first] + groups.flatMap(\.lines).map { "  " + $0 }
  }

  private static func title(_ value: Any, _ mirror: Mirror, count: Int) -> String {
    func counted(_ one: String, _ many: String) -> String { count == 1 ? "1 \(one)" : "\(count) \(many)" }
    if mirror.displayStyle != .optional, let shown = value as? any AnySnapshotStringConvertible {
      return shown.snapshotDescription
    }
    switch mirror.displayStyle {
    case .collection?: return counted("element", "elements")
    case .dictionary?: return counted("key/value pair", "key/value pairs")
    case .set?: return counted("member", "members")
    case .tuple?: return "(\(counted("element", "elements")))"
    case .optional?: return typeName(mirror) + (count == 0 ? ".none" : "")
    default: break
    }
    if let shown = value as? any CustomDebugStringConvertible, !(value is any CustomStringConvertible) {
      return shown.debugDescription
    }
    if let shown = value as? any CustomStringConvertible { return shown.description }
    switch mirror.displayStyle {
    case .class?, .struct?: return typeName(mirror)
    case .enum?: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    default: return String(describing: value)
    }
  }

  /// Without the number that tells local types of one name apart, ` #1`.
  private static func typeName(_ mirror: Mirror) -> String {
    var result = TypeName.of(mirror.subjectType)
    while let mark = result.range(of: " #[0-9]+", options: .regularExpression) { result.removeSubrange(mark) }
    return result
  }
}

/// A value that says itself how a dump shows it.
public protocol AnySnapshotStringConvertible {
  /// Whether its parts are shown below it.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}
extension AnySnapshotStringConvertible {
  public static var renderChildren: Bool { false }
}
extension String: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Substring: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Character: AnySnapshotStringConvertible {
  public var snapshotDescription: String { debugDescription }
}
extension Data: AnySnapshotStringConvertible {
  public var snapshotDescription: String { "\(count) bytes" }
}
extension URL: AnySnapshotStringConvertible {
  public var snapshotDescription: String { absoluteString }
}
extension Date: AnySnapshotStringConvertible {
  /// `2009-02-13T23:31:30Z`, in Greenwich time.
  public var snapshotDescription: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    return formatter.string(from: self)
  }
}
