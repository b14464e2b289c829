import AirshipCore
import CoreLocation
import MapKit
import SwiftUI

// A map of a place that is only known by name: the name is looked up once the view appears.

struct HarborMap: View {
  struct Request: Decodable {
    let harbor: String
  }

  let request: Request
  @State private var area: MKCoordinateRegion?
  @State private var berth: CLLocationCoordinate2D?

  var body: some View {
    if let area = area, let berth = berth {
      Map(coordinateRegion: .constant(area), annotationItems: [Berth(coordinate: berth)]) { item in
        MapMarker(coordinate: item.coordinate, tint: Color.orange)
      }
    } else {
      Text("Finding the harbor…")
        .onAppear {
          lookUp()
        }
    }
  }

  private func lookUp() {
    let geocoder = CLGeocoder()
    geocoder.geocodeAddressString(request.harbor) { found, error in
      if let first = found?.first, let location = first.location {
        let coordinate = location.coordinate
        self.area = MKCoordinateRegion(
          center: coordinate,
          span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)
        )
        self.berth = coordinate
      } else {
        print("No such harbor: \(error?.localizedDescription ?? "no reason given")")
      }
    }
  }
}

struct Berth: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

struct HarborMap_Previews: PreviewProvider {
  static var previews: some View {
    HarborMap(request: HarborMap.Request(harbor: "Old Port"))
  }
}

@MainActor
func registerHarborMap() {
  AirshipCustomViewManager.shared.register(
    name: "harbor",
    builder: { args in
      if let request: HarborMap.Request = try? args.properties?.decode() {
        HarborMap(request: request)
      }
    })
}

/// The same with a size of its own where the Scene leaves it one.
@MainActor
func registerSizedHarborMap() {
  AirshipCustomViewManager.shared.register(name: "sized harbor") { args in
    if let request: HarborMap.Request = try? args.properties?.decode() {
      HarborMap(request: request)
        .frame(
          width: args.sizeInfo.isAutoWidth ? 280 : nil,
          height: args.sizeInfo.isAutoHeight ? 320 : nil
        )
    }
  }
}
