import Foundation
import SwiftUI
import XCTest

@testable import SnapshotAssertions
@testable import SnapshotCore

/// No setting of the machine reaches a pixel: zone, language, home, search paths of fonts, number of processors. Debug and
/// release builds are compared by `scripts/check-determinism`.
final class Complaint18Tests: XCTestCase {
  func testSettingsOfTheMachineReachNoPixel() throws {
    let own = try Self.digest()
    for variables in [
      ["TZ": "Asia/Tokyo"], ["TZ": "America/St_Johns", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"],
      ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "C"], ["HOME": "/nonexistent"],
      ["FONTCONFIG_PATH": "/nonexistent", "FONTCONFIG_FILE": "/nonexistent/fonts.conf"],
      ["LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1", "OMP_NUM_THREADS": "1"], ["MALLOC_PERTURB_": "165"],
    ] {
      let child = try ChildProcess.run("18", ["ComplaintTests.Complaint18Tests/testPrintsItsDigest"], variables)
      XCTAssertTrue(child.output.contains("digest \(own)"), "\(variables): \(child.output)")
    }
  }

  /// The child: silent unless it is asked.
  func testPrintsItsDigest() throws {
    if ChildProcess.isOne(of: "18") { print("digest \(try Self.digest())") }
  }

  private static func digest() throws -> String {
    let snapshot = try renderSnapshot(of: Everything(), layout: .fixed(width: 300, height: 200))
    return try snapshot.image.pngData().withUnsafeBytes(SHA256.digest)
  }
}

/// Whatever asks the machine on other systems: date, number, currency, list, font, locale, time zone, random hash order.
private struct Everything: View {
  @Environment(\.locale) private var locale
  var body: some View {
    VStack {
      Text(Date(timeIntervalSince1970: 1_000_000_000), style: .date)
      Text(Date.now, format: .dateTime.hour().minute().weekday(.wide))
      Text(1234.5, format: .currency(code: "EUR"))
      Text("\(locale.identifier) \(TimeZone.current.identifier) \(Locale.current.identifier)")
      Text(["a", "b", "c"].formatted())
      Text("i".uppercased() + " 日本語 🎈 שלום").font(.custom("Helvetica", size: 20))
      ForEach(Array(Set(["x", "y", "z"])).sorted(), id: \.self) { Text($0) }
    }
  }
}
