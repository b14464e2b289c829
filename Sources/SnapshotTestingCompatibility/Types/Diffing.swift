import Foundation
import SnapshotCore

/// How references of a kind are stored and compared.
public struct Diffing<Value>: @unchecked Sendable {
  public var toData: (Value) -> Data
  public var fromData: (Data) -> Value
  /// What differs, in words and as files; `nil` for values that pass.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Why bytes cannot be a reference of this kind.
  var problem: (Data) -> String? = { _ in nil }
  /// What differs, for the first line of a message.
  var headline: ((Data, Data) -> String)?
  /// Of pictures, which this tool judges by its own rules.
  var picture: ((Value) throws -> RenderedPicture)?
  var tolerance = SnapshotTolerance.exact

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  public static func diff(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [DiffAttachment])?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData) { a, b in diffV2(a, b).map { ($0.0, $0.1.map(\.attachment)) } }
  }

  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? {
    let diff = diff
    return { a, b in diff(a, b).map { ($0.0, $0.1.map { .xcTest($0) }) } }
  }

  /// For the session.
  var form: DataForm {
    var form = DataForm(problem: { problem(Data($0)) }) { reference, actual in
      guard let (text, attachments) = diff(fromData(Data(reference)), fromData(Data(actual))) else { return nil }
      let files = attachments.enumerated().map { index, attachment in
        (name: attachment.name ?? "difference-\(index + 1)", bytes: [UInt8](attachment.data))
      }
      return (text, files)
    }
    form.headline = headline.map { headline in { headline(Data($0), Data($1)) } }
    return form
  }
}

extension Diffing where Value == String {
  /// Line by line. Exact: two spellings of one character differ.
  public static let lines = {
    var diffing = Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        if old.utf8.elementsEqual(new.utf8) { return nil }
        let text = LineDifference.text(old, new)
        var attachment = XCTAttachment(string: text)
        attachment.name = "difference.patch"
        return (text, [attachment])
      })
    diffing.problem = { String(data: $0, encoding: .utf8) == nil ? "it is no text in UTF-8" : nil }
    diffing.headline = { old, new in
      LineDifference(from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
        .sentence(limit: 60)
    }
    return diffing
  }()
}

extension Diffing where Value == Data {
  public static let data = Diffing(
    toData: { $0 }, fromData: { $0 },
    diff: { old, new in
      if old == new { return nil }
      let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
      return ("Expected \(new.count) bytes to match \(old.count) bytes; they differ from byte \(place)", [])
    })
}
