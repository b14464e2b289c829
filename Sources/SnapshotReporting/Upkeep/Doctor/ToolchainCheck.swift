import PNGCoding
import SnapshotCore
import Typography

/// The compiler, and the C libraries that pictures go through.
enum ToolchainCheck {
  /// What the package's manifest asks for.
  private static let leastSwift = (6, 0)
  /// As `scripts/setup` asks for it.
  private static let leastHarfBuzz = (4, 0)

  static func findings(_ context: DoctorContext) -> [DoctorReport.Finding] {
    [swift(context)] + libraries(png: PNG.libraryVersions, harfBuzz: TextShaper.libraryVersion)
  }

  private static func swift(_ context: DoctorContext) -> DoctorReport.Finding {
    let remedy = "install Swift 6.0 or newer, and put its folder usr/bin into PATH"
    guard let outcome = context.run(["swift", "--version"]), outcome.status == 0 else {
      return .error("toolchain", "there is no program swift in PATH", remedy: remedy)
    }
    // "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
    let words = outcome.output.split { $0 == " " || $0 == "\n" }
    guard let index = words.firstIndex(of: "version"), index + 1 < words.endIndex else {
      return .warning(
        "toolchain", "swift --version says \"\(outcome.firstLine)\", which names no version", remedy: remedy)
    }
    let version = String(words[index + 1])
    guard isAtLeast(version, leastSwift) else {
      return .error("toolchain", "Swift \(version) is too old for Tintype", remedy: remedy)
    }
    return .ok("toolchain", "Swift \(version)")
  }

  static func libraries(png: (loaded: String, built: String), harfBuzz: String) -> [DoctorReport.Finding] {
    var findings: [DoctorReport.Finding] = []
    // libpng refuses to work across these. [libpng manual, section VII]
    let (loaded, built) = (numbers(png.loaded), numbers(png.built))
    if loaded.prefix(2) != built.prefix(2) {
      findings.append(
        .error(
          "libraries", "libpng \(png.loaded) is loaded, and this program was built for \(png.built)",
          remedy: "build again: swift package clean, then swift build"))
    }
    if !isAtLeast(harfBuzz, leastHarfBuzz) {
      findings.append(
        .error(
          "libraries", "HarfBuzz \(harfBuzz) is too old", remedy: "install 4.0 or newer; tintype's scripts/setup does"))
    }
    return findings.isEmpty ? [.ok("libraries", "libpng \(png.loaded), HarfBuzz \(harfBuzz)")] : findings
  }

  private static func numbers(_ version: String) -> [Int] {
    version.split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
  }
  private static func isAtLeast(_ version: String, _ least: (Int, Int)) -> Bool {
    let parts = numbers(version) + [0, 0]
    return (parts[0], parts[1]) >= least
  }
}
