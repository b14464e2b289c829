import Foundation
import Graphics
import PNGCoding

/// One page with all pictures in it: ours, the device's, and where they differ.
enum DeviceReportPage {
  static let head = """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Device report</title><style>
    body { font: 14px system-ui, sans-serif; margin: 24px; background: #f4f4f6 }
    section { background: #fff; border-radius: 8px; padding: 12px 16px; margin: 16px 0 }
    h2 { font-size: 16px; margin: 0 0 4px } pre { white-space: pre-wrap; color: #555; margin: 4px 0 }
    .row { display: flex; gap: 16px; flex-wrap: wrap } figure { margin: 0 } figcaption { color: #777 }
    img { max-width: 430px; max-height: 900px; border: 1px solid #ccc;
      background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    </style></head><body><h1>Device report</h1>
    """

  static func section(_ picture: MeasuredPicture) throws -> String {
    let report = DeviceReport(pictures: [picture.measurement])
    let words = report.text().split(separator: "\n").dropLast(3).joined(separator: "\n")
    var html = "<section><h2>\(picture.measurement.id)</h2><div class=\"row\">"
    for (name, bitmap) in [("ours", picture.ours), ("device", picture.device), ("difference", picture.difference)] {
      let data = Data(try PNG.encode(bitmap, effort: .fast)).base64EncodedString()
      html +=
        "<figure><img src=\"data:image/png;base64,\(data)\" alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>"
    }
    return html + "</div><pre>\(escaped(words))</pre></section>\n"
  }

  static func summary(_ report: DeviceReport) -> String {
    "<section><pre>\(escaped(report.summary.joined(separator: "\n")))</pre></section></body></html>\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
