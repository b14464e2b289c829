// What a suite written for swift-snapshot-testing finds behind its one import: `withSnapshotTesting`, the record modes, the
// trait, and what the strategies' parameters need.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Graphics
@_exported import UIKit

@_exported import func SnapshotAssertions.XCTAssertSnapshot
// For test classes on the main actor, where a test target re-exports this module.
@_exported import func SnapshotAssertions.asyncTest
@_exported import func SnapshotAssertions.testCase
@_exported import struct SnapshotAssertions.SnapshotsTrait
@_exported import SnapshotCore
