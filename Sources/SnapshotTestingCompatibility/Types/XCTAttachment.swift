import Foundation

/// A file that shows a difference: what `Diffing` gives, by the name it has on Apple's platforms. XCTest on Linux has none;
/// these lie in the folder of the failure and go to Swift Testing as attachments.
public struct XCTAttachment: Sendable {
  /// `difference.txt`
  public var name: String?
  let data: Data

  public init(data: Data) { self.data = data }
  public init(data: Data, uniformTypeIdentifier identifier: String) { self.data = data }
  public init(string: String) { data = Data(string.utf8) }
  public init(image: UIImage) { data = image.snapshotData }
}

/// The newer form of the same.
public enum DiffAttachment: Sendable {
  case xcTest(XCTAttachment)
  case data(Data, name: String)

  var attachment: XCTAttachment {
    switch self {
    case .xcTest(let attachment): return attachment
    case .data(let data, let name):
      var attachment = XCTAttachment(data: data)
      attachment.name = name
      return attachment
    }
  }
}
