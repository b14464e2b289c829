import CoreLocation
import SwiftUI

/// A map that is the same on every machine: a graticule in the projection of web maps with annotations, lines and areas at their
/// true places. There are no streets and no coasts, for there is no network in a test.
///
/// Bindings are read; only a selection is written, when a person taps on what has a tag. On a device the map also reports the
/// region that it really shows to its binding.
public struct Map<Content: View>: View {
  let camera: CameraSource
  var bounds: MapCameraBounds? = nil
  var selection: MapSelectionState? = nil
  var showsUserLocation = false
  let items: @MainActor () -> MapItemList

  /// What says which part of the world is shown.
  enum CameraSource {
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
    case position(Binding<MapCameraPosition>)
    case initial(MapCameraPosition)
  }

  public var body: some View {
    let list = items()
    if showsUserLocation, let location = CLLocationManager.visibleLocation {
      let _ = list.items.append(
        MapItem(id: ["user"], tag: nil, style: MapItemStyle(), kind: .user(nil, location.coordinate)))
    }
    MapSurface(
      position: position.resolved, bounds: bounds, items: list.items, problems: list.problems,
      selection: selection?.current)
  }

  private var position: MapCameraPosition {
    switch camera {
    case .region(let region): .region(region.wrappedValue)
    // A rectangle of the older map is shown as its region is.
    case .rect(let rect): .region(MKCoordinateRegion(rect.wrappedValue))
    case .position(let position): position.wrappedValue
    case .initial(let position): position
    }
  }
}

/// A binding to a selection whose type is not known.
struct MapSelectionState {
  /// What is selected now, and how to select something; the answer is `false` for a tag of another type.
  struct Current {
    let tag: AnyHashable?
    let select: (AnyHashable) -> Void
    let accepts: (AnyHashable) -> Bool
  }
  private let read: () -> Current
  init<Value: Hashable>(_ selection: Binding<Value?>) {
    read = {
      Current(
        tag: selection.wrappedValue.map { AnyHashable($0) },
        select: { tag in if let value = tag.base as? Value { selection.wrappedValue = value } },
        accepts: { $0.base is Value })
    }
  }
  /// Reads the binding: to be asked inside a body.
  var current: Current { read() }
}

/// A map of values that are final.
private struct MapSurface: _PrimitiveView {
  let position: MapCameraPosition
  let bounds: MapCameraBounds?
  let items: [MapItem]
  let problems: [String]
  let selection: MapSelectionState.Current?

  func _lower(in context: _BuildContext) -> [ViewNode] {
    for problem in problems { context.graph.fail(problem) }
    if let problem = position.problem.map({ "Map: \($0)" }) ?? problems.first {
      context.graph.fail(problem)
      return context.lower(ProblemView(text: problem))
    }
    let around = context.environment
    let picture = GeometryReader { proxy in
      MapPicture(
        position: position, bounds: bounds, items: items, selection: selection, geometry: proxy, around: around)
    }
    var inner = context
    inner.environment = around.plainForMaps
    return inner.lower(picture.clipped()).map { node in
      var element = inner.layout(ElementRule(name: "Map"), [node])
      element.semantics = Semantics(role: "Map")
      element.semantics?.label = label
      return element
    }
  }

  private var label: String? {
    switch position.storage {
    case .region(let region): CoordinateText.decimal(region.center)
    case .rect(let rect): CoordinateText.decimal(rect.center)
    case .camera(let camera): CoordinateText.decimal(camera.centerCoordinate)
    case .item(let item): CoordinateText.decimal(item.placemark.coordinate)
    case .around(let place, _): CoordinateText.decimal(place)
    case .automatic, .user: nil
    }
  }
}

extension EnvironmentValues {
  /// Maps are never mirrored, and their labels take nothing from the fonts and styles around.
  var plainForMaps: EnvironmentValues {
    var plain = EnvironmentValues()
    plain.colorScheme = colorScheme
    plain.displayScale = displayScale
    plain.platform = platform
    plain.locale = locale
    return plain
  }
}

/// What a user may do with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows its user.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }
