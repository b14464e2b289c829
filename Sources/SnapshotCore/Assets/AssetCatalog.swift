import Graphics

/// The `Contents.json` of an image set or colour set. [Apple, Asset Catalog Format Reference]
enum AssetCatalog {
  struct Contents: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Image: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?
    }
    struct Color: Decodable {
      struct Value: Decodable {
        var components: [String: String]?
        var colorSpace: String?
        enum CodingKeys: String, CodingKey {
          case components
          case colorSpace = "color-space"
        }
      }
      var color: Value?
      var idiom: String?
      var appearances: [Appearance]?
    }
    struct Properties: Decodable {
      var intent: String?
      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Image]?
    var colors: [Color]?
    var properties: Properties?

    init?(folder: URL) {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { return nil }
      self = contents
    }
    var isTemplate: Bool { properties?.intent == "template" }

    struct Entry {
      var fileName: String?
      var scale: Double
    }
    /// The file for the scale: the same, else the next larger, else the largest.
    func image(scale: CGFloat, isDark: Bool) -> Entry? {
      let candidates = pick(images ?? [], isDark: isDark, \.appearances, \.idiom).filter { $0.filename != nil }
      func factor(_ image: Image) -> Double { Double((image.scale ?? "1x").dropLast()) ?? 1 }
      let sorted = candidates.sorted { factor($0) < factor($1) }
      let best = sorted.first { factor($0) >= Double(scale) } ?? sorted.last
      return best.map { Entry(fileName: $0.filename, scale: factor($0)) }
    }
    func color(isDark: Bool) -> ResolvedColor? {
      guard let components = pick(colors ?? [], isDark: isDark, \.appearances, \.idiom).first?.color?.components else {
        return nil
      }
      func value(_ key: String) -> Double? {
        guard let text = components[key] else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
      }
      let alpha = components["alpha"].flatMap(Double.init) ?? 1
      if let white = value("white") { return ResolvedColor(red: white, green: white, blue: white, alpha: alpha) }
      guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
      return ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Entries for the appearance, or those for any where there are none; universal and phone idioms.
    private func pick<T>(
      _ all: [T], isDark: Bool, _ appearances: KeyPath<T, [Appearance]?>, _ idiom: KeyPath<T, String?>
    ) -> [T] {
      let usable = all.filter { [nil, "universal", "iphone"].contains($0[keyPath: idiom]) }
      func luminosity(_ entry: T) -> String? {
        entry[keyPath: appearances]?.first { $0.appearance == "luminosity" }?.value
      }
      let plain = usable.filter { luminosity($0) == nil }
      let matching = usable.filter { luminosity($0) == (isDark ? "dark" : "light") }
      return matching.isEmpty ? plain : matching
    }
  }
}
