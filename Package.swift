// swift-tools-version: 6.0
import CompilerPluginSupport
import PackageDescription

/// The modules, lowest first. Imports go downward only (see README, "Modules").
let package = Package(
  name: "tintype",
  products: [
    // With the small modules that view files import beside it, so that one product is enough for them.
    .library(
      name: "SwiftUI",
      targets: [
        "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics", "QuartzCore",
        "PhotosUI",
        "StoreKit", "OSLog", "os",
      ]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreLocation", targets: ["CoreLocation"]),
    .library(name: "MapKit", targets: ["MapKit"]),
    .library(name: "AirshipCore", targets: ["AirshipCore"]),
    .library(name: "AirshipScenes", targets: ["AirshipScenes"]),
    .library(name: "AirshipPreferenceCenter", targets: ["AirshipPreferenceCenter"]),
    .library(name: "AirshipAutomation", targets: ["AirshipAutomation"]),
    .library(name: "AirshipKit", targets: ["AirshipKit"]),
    .library(name: "SnapshotAssertions", targets: ["SnapshotAssertions"]),
    .library(name: "SnapshotTestingCompatibility", targets: ["SnapshotTestingCompatibility"]),
    .executable(name: "snapshot-record", targets: ["snapshot-record"]),
    .plugin(name: "SnapshotRecord", targets: ["SnapshotRecord"]),
  ],
  targets: [
    // Level 0: C libraries, the shared vocabulary of drawing, text.
    // C code around libpng: its errors are longjmps, which must not cross a Swift frame.
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
    .systemLibrary(name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CMessageDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
    .target(name: "CRasterKernels"),
    // C, because what stands in for a C function must have its name and its calling convention.
    .target(name: "CTimeInterposition"),
    .target(name: "VirtualTime", dependencies: ["CTimeInterposition"]),
    .target(name: "Graphics"),
    .target(name: "Typography", dependencies: ["Graphics", "CHarfBuzz"]),

    // Level 1: pixels on one side, layout on the other; neither sees the other.
    .target(name: "Rasterizer", dependencies: ["Graphics", "CRasterKernels"]),
    .target(name: "PNGCoding", dependencies: ["Graphics", "CPNG"]),
    .target(name: "ViewTree", dependencies: ["Graphics", "Typography"]),
    // What Swift Testing looks for wherever it is imported beside UIKit.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    // Only so that `import os.log` finds a part of a module.
    .systemLibrary(name: "COS"),
    .target(name: "os", dependencies: ["COS"]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreGraphics", dependencies: ["Graphics", "_Testing_CoreGraphics"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"]),
    .target(name: "UIKit", dependencies: ["Graphics", "_Testing_UIKit"]),
    .target(name: "Combine", dependencies: ["VirtualTime"]),
    .target(name: "CoreLocation", dependencies: ["Graphics", "VirtualTime", "Combine"]),

    // Level 2 and 3: the modules that view files import.
    // A program that the compiler runs while it compiles; it speaks the compiler's protocol by itself, without
    // swift-syntax. Its rules are a target of their own: SwiftPM builds the whole test bundle a second time, for the
    // host, when one test target depends on a macro.
    .target(name: "MacroExpansion"),
    .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "ViewTree", "UIKit", "UniformTypeIdentifiers", "Combine", "Graphics", "Typography", "VirtualTime",
        "SwiftUIMacros",
      ],
      // The ICU that Foundation brings: its words for units.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
    .target(name: "CoreTransferable", dependencies: ["SwiftUI"]),
    .target(name: "PhotosUI", dependencies: ["SwiftUI", "UniformTypeIdentifiers"]),
    .target(name: "StoreKit", dependencies: ["SwiftUI"]),
    .target(name: "MapKit", dependencies: ["SwiftUI", "CoreLocation", "VirtualTime"]),
    .target(name: "AirshipCore", dependencies: ["SwiftUI", "VirtualTime"]),
    .target(name: "AirshipScenes", dependencies: ["AirshipCore"]),
    .target(name: "AirshipPreferenceCenter", dependencies: ["AirshipCore"]),
    .target(name: "AirshipAutomation", dependencies: ["AirshipCore"]),
    .target(name: "AirshipKit", dependencies: ["AirshipCore", "AirshipPreferenceCenter", "AirshipAutomation"]),

    // Level 4 and 5: the pipeline, and its two faces.
    .target(
      name: "SnapshotCore",
      dependencies: [
        "Rasterizer", "PNGCoding", "SwiftUI", "ViewTree", "Typography", "Graphics", "VirtualTime", "CMessageDigest",
        "CRasterKernels",
      ]),
    .target(
      name: "SnapshotAssertions", dependencies: ["SnapshotCore", "AirshipCore", "SwiftUI", "ViewTree", "VirtualTime"]),
    // The names of swift-snapshot-testing, for suites that were written for it.
    .target(
      name: "SnapshotTestingCompatibility",
      dependencies: [
        "SnapshotAssertions", "SnapshotCore", "SwiftUI", "UIKit", "PNGCoding", "Graphics", "VirtualTime",
      ]),
    // What the command line knows about runs of tests; the program itself only parses and prints.
    .target(name: "SnapshotReporting", dependencies: ["SnapshotCore", "PNGCoding", "Graphics"]),
    .executableTarget(name: "snapshot-record", dependencies: ["SnapshotReporting", "SnapshotCore"]),
    // `swift package snapshot-record`. It asks for no permission to write: there is no sandbox on Linux.
    .plugin(
      name: "SnapshotRecord",
      capability: .command(
        intent: .custom(
          verb: "snapshot-record", description: "Record, verify and review the references of snapshot tests"))),
    // Not a product: scripts/bench runs it.
    .executableTarget(
      name: "tintype-bench", dependencies: ["Rasterizer", "SnapshotCore", "SwiftUI", "PNGCoding", "Graphics"]),

    // Tests, one target for each module that has rules of its own.
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(name: "RasterizerTests", dependencies: ["Rasterizer", "CRasterKernels"]),
    .testTarget(name: "TypographyTests", dependencies: ["Typography"]),
    .testTarget(name: "PNGCodingTests", dependencies: ["PNGCoding"]),
    .testTarget(name: "ViewTreeTests", dependencies: ["ViewTree"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "SnapshotCore", "PhotosUI", "StoreKit", "OSLog", "os", "QuartzCore", "CoreGraphics"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "VirtualTime"]),
    .target(name: "StageSupport", dependencies: ["SnapshotCore", "SwiftUI", "ViewTree"], path: "Tests/StageSupport"),
    .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation", "MapKit", "StageSupport"]),
    .testTarget(
      name: "AirshipCoreTests",
      dependencies: ["AirshipCore", "AirshipKit", "AirshipScenes", "SnapshotCore", "StageSupport"]),
    .testTarget(
      name: "AirshipPreferenceCenterTests",
      dependencies: ["AirshipPreferenceCenter", "AirshipCore", "SnapshotAssertions", "SwiftUI", "StageSupport"]),
    .testTarget(name: "SnapshotCoreTests", dependencies: ["SnapshotCore", "SwiftUI", "ViewTree", "VirtualTime"]),
    .testTarget(name: "SnapshotAssertionsTests", dependencies: ["SnapshotAssertions", "AirshipCore", "MapKit"]),
    .testTarget(
      name: "SnapshotTestingCompatibilityTests",
      dependencies: ["SnapshotTestingCompatibility", "SnapshotAssertions", "SnapshotCore", "SwiftUI"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "SnapshotAssertions", "AirshipCore", "AirshipPreferenceCenter", "MapKit", "CoreLocation", "SwiftUI", "ViewTree",
      ],
      resources: [
        .copy("Resources/tile.png"), .copy("Resources/tile@2x.png"), .copy("Resources/preferences.json"),
      ]),
    // Against pictures that Apple's SwiftUI drew; skipped where they are not at hand.
    .testTarget(
      name: "DeviceTests",
      dependencies: ["SnapshotAssertions", "SnapshotCore", "PNGCoding", "Typography", "ViewTree", "SwiftUI"]),
    .testTarget(
      name: "HostileTests", dependencies: ["SnapshotAssertions", "AirshipCore", "MapKit", "CoreLocation", "SwiftUI"]),
    // What users of other tools suffered, case by case.
    .testTarget(
      name: "ComplaintTests",
      dependencies: [
        "SnapshotTestingCompatibility", "SnapshotAssertions", "SnapshotCore", "PNGCoding", "Graphics", "ViewTree",
        "SwiftUI",
      ]),
    .testTarget(
      name: "SnapshotReportingTests", dependencies: ["SnapshotReporting", "SnapshotCore", "PNGCoding", "Graphics"]),
    .testTarget(name: "SnapshotRecordTests", dependencies: ["snapshot-record", "SnapshotReporting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only for scripts/fuzz: flags like these would keep the package from being a dependency by version.
if Context.environment["TINTYPE_FUZZING"] != nil {
  for target in package.targets where ["Graphics", "PNGCoding", "ViewTree", "SnapshotCore"].contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  package.products.append(.executable(name: "tintype-fuzz", targets: ["tintype-fuzz"]))
  package.targets.append(
    .executableTarget(
      name: "tintype-fuzz", dependencies: ["SnapshotCore", "PNGCoding", "ViewTree", "Graphics"], path: "Tests/Fuzzing",
      swiftSettings: [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])]))
}
