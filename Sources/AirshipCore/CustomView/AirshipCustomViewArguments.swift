import SwiftUI
import ViewTree

/// What a Scene gives the builder of a custom view.
public struct AirshipCustomViewArguments: Sendable {
  /// Which axes are automatic, and how long the others are.
  public typealias SizeInfo = ViewTree.SizeInfo

  public var name: String
  /// Whatever JSON the layout has under `properties`; `nil` when there is none.
  public var properties: AirshipJSON?
  public var sizeInfo: SizeInfo

  /// The SDK keeps its initialiser to itself; tests need one.
  public init(name: String, properties: AirshipJSON? = nil, sizeInfo: SizeInfo = .auto) {
    (self.name, self.properties, self.sizeInfo) = (name, properties, sizeInfo)
  }
}
