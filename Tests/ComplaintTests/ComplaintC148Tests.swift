import SnapshotTestingCompatibility
import SwiftUI
import XCTest

/// C148. Strategies that are not Sendable, and closures that cannot make a view: under Swift 6 neither a shared strategy nor
/// one with a view's initialiser compiled. That this file compiles, in Swift 6, is most of the test.
@MainActor private struct Badge: View {
  var count: Int
  @State private var isOn = false
  init(count: Int) { self.count = count }
  var body: some View { Color.red.frame(width: CGFloat(count), height: 5) }
}

extension Snapshotting where Value == Int, Format == UIImage {
  fileprivate static let badge: Snapshotting = Snapshotting<Badge, UIImage>.image.pullback { Badge(count: $0) }
}
private let shared: Snapshotting<Int, String> = Snapshotting<String, String>.lines.pullback { "\($0)" }

final class ComplaintC148Tests: XCTestCase {
  func testStrategiesAreShared() async throws {
    func requireSendable<T: Sendable>(_ value: T) -> T { value }
    let folder = TemporaryFolder()
    let messages = await withTaskGroup(of: String?.self) { group in
      for i in 1...8 {
        let (strategy, picture) = (requireSendable(shared), requireSendable(Snapshotting<Int, UIImage>.badge))
        group.addTask {
          verifySnapshot(of: i, as: strategy, named: "\(i)", record: .never, snapshotDirectory: folder.path)
        }
        group.addTask {
          verifySnapshot(of: i, as: picture, named: "\(i)", record: .never, snapshotDirectory: folder.path)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(messages.count, 16)
    for message in messages {
      XCTAssert(message?.hasPrefix("No reference was found on disk.") == true, message ?? "passed")
    }
  }
}
