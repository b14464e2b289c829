import SwiftUI

/// A custom view as a Scene shows it: made by the builder that is registered for its name, held to the size of its item,
/// cut at it, and with a scene controller in its environment. [facts, airship-api.md section 4]
///
/// A name without a builder, a builder that makes nothing, and properties that the view could not decode fail the
/// snapshot, each with a message that says what was expected.
public struct CustomViewHost: View {
  private let name: String
  private let properties: AirshipJSON?
  private let width: Length
  private let height: Length
  private var scene: SceneState?
  private var allowsDecodingErrors = false
  @StateObject private var ownScene: SceneState

  /// - Parameters:
  ///   - name: as registered with `AirshipCustomViewManager`.
  ///   - properties: what a layout has under "properties".
  ///   - width: the item's width in the layout, and likewise `height`.
  public init(name: String, properties: AirshipJSON? = nil, width: Length = .auto, height: Length = .auto) {
    (self.name, self.properties, self.width, self.height) = (name, properties, width, height)
    _ownScene = StateObject(wrappedValue: SceneState())
  }

  /// Puts the view on a page of a Scene with several.
  /// - Parameter pageIndex: from 0.
  public func scene(pageIndex: Int, pageCount: Int) -> CustomViewHost {
    var copy = self
    copy._ownScene = StateObject(wrappedValue: SceneState(pageIndex: pageIndex, pageCount: pageCount))
    return copy
  }
  /// Puts the view into `scene`, where the test reads what the view asked for.
  public func scene(_ scene: SceneState) -> CustomViewHost {
    var copy = self
    copy.scene = scene
    return copy
  }
  /// For a picture of what the view shows when its properties cannot be decoded.
  public func allowingDecodingErrors() -> CustomViewHost {
    var copy = self
    copy.allowsDecodingErrors = true
    return copy
  }

  public var body: some View {
    let constraints = Constraints(width: width, height: height)
    SceneContent(
      arguments: AirshipCustomViewArguments(name: name, properties: properties, sizeInfo: constraints.sizeInfo),
      constraints: constraints, allowsDecodingErrors: allowsDecodingErrors, scene: scene ?? ownScene)
  }
}

/// The chain of modifiers that a Scene puts around a custom view, in its order.
private struct SceneContent: View {
  let arguments: AirshipCustomViewArguments
  let constraints: CustomViewHost.Constraints
  let allowsDecodingErrors: Bool
  @ObservedObject var scene: SceneState

  var body: some View {
    CustomViewSlot(arguments: arguments, constraints: constraints, allowsDecodingErrors: allowsDecodingErrors)
      .constraints(constraints)
      .clipped()
      .environmentObject(AirshipSceneController(scene: scene))
  }
}

extension View {
  /// The size of the item, as a flexible frame; an automatic axis has none.
  @ViewBuilder fileprivate func constraints(_ constraints: CustomViewHost.Constraints) -> some View {
    if constraints.width == nil, constraints.height == nil {
      self
    } else {
      frame(
        minWidth: constraints.minimumWidth, idealWidth: constraints.width, maxWidth: constraints.width,
        minHeight: constraints.minimumHeight, idealHeight: constraints.height, maxHeight: constraints.height,
        alignment: .center)
    }
  }
}
