/// One of the ways in which a Scene may size a view, and the view sized so.
public struct SizeVariant<Content> {
  /// The width's kind, then the height's: `auto-points`. The picture's name where there are several.
  public var name: String
  public var sizeInfo: SizeInfo
  public var content: Content

  public init(name: String, sizeInfo: SizeInfo, content: Content) {
    (self.name, self.sizeInfo, self.content) = (name, sizeInfo, content)
  }
  /// The same with another view, such as this one with a modifier.
  public func map<New>(_ transform: (Content) throws -> New) rethrows -> SizeVariant<New> {
    SizeVariant<New>(name: name, sizeInfo: sizeInfo, content: try transform(content))
  }
}

extension SizeVariant: Sendable where Content: Sendable {}
