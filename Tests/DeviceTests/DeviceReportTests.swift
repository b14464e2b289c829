import Foundation
import XCTest

/// The report, and the level that each picture has reached.
final class DeviceReportTests: XCTestCase {
  /// Writes the report into the folder that `DEVICE_REPORT` names: `scripts/device-report` runs this. `DEVICE_PICTURES`
  /// (identifiers with commas between) chooses some of the pictures.
  func testReport() throws {
    guard let folder = ProcessInfo.processInfo.environment["DEVICE_REPORT"] else {
      throw XCTSkip("DEVICE_REPORT names no folder to write a report to; scripts/device-report does.")
    }
    let chosen = ProcessInfo.processInfo.environment["DEVICE_PICTURES"]?.split(separator: ",").map(String.init)
    let place = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var (page, measurements): (String, [Measurement]) = (DeviceReportPage.head, [])
    for construction in Construction.all where chosen?.contains(construction.id) ?? true {
      do {
        let picture = try MeasuredPicture(construction)
        measurements.append(picture.measurement)
        page += try DeviceReportPage.section(picture)
        try PNGFile.write(picture.ours, to: place.appendingPathComponent("\(construction.id).png"))
      } catch let skip as XCTSkip {
        throw skip
      } catch {
        XCTFail("\(construction.id): \(error)")
      }
    }
    let report = DeviceReport(pictures: measurements)
    page += DeviceReportPage.summary(report)
    try page.write(to: place.appendingPathComponent("report.html"), atomically: true, encoding: .utf8)
    try (report.text() + "\n").write(to: place.appendingPathComponent("report.txt"), atomically: true, encoding: .utf8)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(report).write(to: place.appendingPathComponent("report.json"))
  }
}
