import SwiftUI

extension CustomViewHost {
  public typealias SizeVariant = ViewTree.SizeVariant<CustomViewHost>

  /// A custom view in all four combinations of automatic and given axes: `auto-auto`, `auto-points`, `points-auto` and
  /// `points-points`, the width first. `XCTAssertSnapshots(of:)` takes them as they are.
  /// - Parameters:
  ///   - width: of the variants whose width is given, in points, and likewise `height`.
  public static func sizeVariants(
    name: String, properties: AirshipJSON? = nil, width: CGFloat, height: CGFloat
  ) -> [SizeVariant] {
    let widths = [("auto", Length.auto), ("points", .points(width))]
    let heights = [("auto", Length.auto), ("points", .points(height))]
    return widths.flatMap { across, width in
      heights.map { down, height in
        SizeVariant(
          name: "\(across)-\(down)", sizeInfo: Constraints(width: width, height: height).sizeInfo,
          content: CustomViewHost(name: name, properties: properties, width: width, height: height))
      }
    }
  }
}
