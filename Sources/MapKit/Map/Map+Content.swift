import CoreLocation
import SwiftUI

// The maps of iOS 17 and later. Interaction modes change no picture.

/// The content of a map that is made of `MapContent`.
public struct MapContentView<SelectionValue, Content: MapContent>: View {
  public var body: some View { EmptyView() }
}

extension Map {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let content = content()
    self.init(camera: .position(position), bounds: bounds) { MapItemList.of(content) }
  }
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    let content = content()
    self.init(camera: .initial(initialPosition), bounds: bounds) { MapItemList.of(content) }
  }
  /// - Parameter selection: the tag of what is selected; of content in a `ForEach` without a tag, its id.
  public init<SelectionValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectionValue?>, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    let content = content()
    self.init(camera: .position(position), bounds: bounds, selection: MapSelectionState(selection)) {
      MapItemList.of(content)
    }
  }
  /// - Parameter selection: the tag of what is selected; of content in a `ForEach` without a tag, its id.
  public init<SelectionValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectionValue, C> {
    let content = content()
    self.init(camera: .initial(initialPosition), bounds: bounds, selection: MapSelectionState(selection)) {
      MapItemList.of(content)
    }
  }
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(camera: .position(position), bounds: bounds) { MapItemList() }
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(camera: .initial(initialPosition), bounds: bounds) { MapItemList() }
  }
}
