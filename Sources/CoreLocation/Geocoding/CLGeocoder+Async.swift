import Foundation

// The twins that `await` the answer. They stay on the caller's actor: a hop to another thread would let the picture be
// taken before the answer.
extension CLGeocoder {
  public nonisolated(nonsending) func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try await answer { self.geocodeAddressString(addressString, completionHandler: $0) }
  }

  public nonisolated(nonsending) func geocodeAddressString(
    _ addressString: String, in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try await answer { self.geocodeAddressString(addressString, in: region, completionHandler: $0) }
  }

  public nonisolated(nonsending) func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await answer {
      self.geocodeAddressString(addressString, in: region, preferredLocale: locale, completionHandler: $0)
    }
  }

  public nonisolated(nonsending) func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try await answer { self.reverseGeocodeLocation(location, completionHandler: $0) }
  }

  public nonisolated(nonsending) func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    try await answer { self.reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
  }

  private nonisolated(nonsending) func answer(
    from ask: (@escaping CLGeocodeCompletionHandler) -> Void
  ) async throws -> [CLPlacemark] {
    try await withCheckedThrowingContinuation(isolation: #isolation) { continuation in
      ask { placemarks, error in
        if let placemarks {
          continuation.resume(returning: placemarks)
        } else {
          continuation.resume(throwing: error ?? CLError(.geocodeFoundNoResult))
        }
      }
    }
  }
}
