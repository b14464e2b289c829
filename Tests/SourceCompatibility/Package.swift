// swift-tools-version: 6.0
import PackageDescription

// View files as an iOS app has them, built against the public modules only: what compiles with Apple's SDK must compile
// here. The same files are built twice, in the Swift 6 and in the Swift 5 language mode.
let products: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "tintype"), .product(name: "Combine", package: "tintype"),
  .product(name: "MapKit", package: "tintype"), .product(name: "CoreLocation", package: "tintype"),
  .product(name: "AirshipCore", package: "tintype"), .product(name: "AirshipPreferenceCenter", package: "tintype"),
]
let tests: [Target.Dependency] = products + [.product(name: "SnapshotAssertions", package: "tintype")]
let migrated: [Target.Dependency] = [
  .product(name: "SwiftUI", package: "tintype"), .product(name: "SnapshotTestingCompatibility", package: "tintype"),
]
let package = Package(
  name: "source-compatibility",
  dependencies: [.package(name: "tintype", path: "../..")],
  targets: [
    .target(name: "Views", dependencies: products),
    .target(name: "ViewsInSwift5", dependencies: products, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ViewsTests", dependencies: ["Views"] + tests),
    // The same tests of the same pictures, of the views that were built in the Swift 5 language mode.
    .testTarget(
      name: "ViewsInSwift5Tests", dependencies: ["ViewsInSwift5"] + tests,
      swiftSettings: [.swiftLanguageMode(.v5), .define("VIEWS_IN_SWIFT_5")]),
    // A suite written for swift-snapshot-testing, with one import changed.
    .testTarget(name: "MigrationTests", dependencies: migrated, exclude: ["__Snapshots__", "Golden"]),
    .testTarget(
      name: "MigrationInSwift5Tests", dependencies: migrated, exclude: ["__Snapshots__", "Golden"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
