import CoreLocation
import MapKit
import SwiftUI

/// Looks a place up and shows it on a map; until it is found, says so.
struct PlaceMapView: View {
  struct Properties: Decodable {
    let place: String
  }

  let properties: Properties
  @State private var found: CLLocationCoordinate2D?
  @State private var message = "Looking for the place…"

  var body: some View {
    if let found {
      Map(
        coordinateRegion: .constant(
          MKCoordinateRegion(center: found, span: MKCoordinateSpan(latitudeDelta: 0.05, longitudeDelta: 0.05))),
        annotationItems: [Pin(coordinate: found)]
      ) { pin in
        MapMarker(coordinate: pin.coordinate, tint: .red)
      }
    } else {
      Text(message).onAppear(perform: look)
    }
  }

  private func look() {
    CLGeocoder().geocodeAddressString(properties.place) { placemarks, error in
      if let location = placemarks?.first?.location {
        found = location.coordinate
      } else {
        message = "Not found: \(properties.place)"
      }
    }
  }
}

private struct Pin: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

struct PlaceMapView_Previews: PreviewProvider {
  static var previews: some View {
    PlaceMapView(properties: .init(place: "Eiffel Tower"))
  }
}
