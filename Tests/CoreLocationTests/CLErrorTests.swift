import CoreLocation
import XCTest

final class CLErrorTests: XCTestCase {
  private func thrown(_ code: CLError.Code) -> any Error { CLError(code) }

  func testNumbersAreApples() {
    let expected: [(CLError.Code, Int)] = [
      (.locationUnknown, 0), (.denied, 1), (.network, 2), (.headingFailure, 3), (.regionMonitoringDenied, 4),
      (.regionMonitoringFailure, 5), (.regionMonitoringSetupDelayed, 6), (.regionMonitoringResponseDelayed, 7),
      (.geocodeFoundNoResult, 8), (.geocodeFoundPartialResult, 9), (.geocodeCanceled, 10),
    ]
    for (code, number) in expected {
      XCTAssertEqual(code.rawValue, number)
      XCTAssertEqual((thrown(code) as NSError).code, number)
      XCTAssertEqual((thrown(code) as NSError).domain, kCLErrorDomain)
    }
  }

  func testCastsFromAnyError() {
    let error = thrown(.network)
    XCTAssertEqual((error as? CLError)?.code, .network)
    XCTAssertNil(CocoaError(.fileNoSuchFile) as any Error as? CLError)
  }

  func testCatchesByCode() {
    do {
      throw thrown(.denied)
    } catch CLError.network {
      XCTFail("network is not denied")
    } catch CLError.denied {
    } catch {
      XCTFail("\(error)")
    }
  }

  func testDescription() {
    let message = "The tower is closed."
    let error: any Error = CLError(.denied, userInfo: [NSLocalizedDescriptionKey: message])
    XCTAssertEqual(error.localizedDescription, message)
    XCTAssertEqual((error as NSError).localizedDescription, message)
    XCTAssertTrue(thrown(.network).localizedDescription.contains("kCLErrorDomain error 2"))
  }

  func testEquality() {
    XCTAssertEqual(CLError(.denied), CLError(.denied))
    XCTAssertNotEqual(CLError(.denied), CLError(.network))
  }
}
