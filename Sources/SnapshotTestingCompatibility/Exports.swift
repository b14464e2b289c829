// What a suite written for swift-snapshot-testing finds behind its one import: `withSnapshotTesting`, the record modes, the
// trait, and what the strategies' parameters need.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Graphics
@_exported import UIKit

@_exported import func SnapshotAssertions.XCTAssertSnapshot
@_exported import struct SnapshotAssertions.SnapshotsTrait
@_exported import SnapshotCore
