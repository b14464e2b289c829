import SwiftUI

/// A style of any type, as the environment carries it: what it makes of its configuration.
struct AnyPreferenceCenterStyle<Configuration>: Sendable {
  let makeBody: @MainActor @Sendable (Configuration) -> AnyView
  init(_ makeBody: @escaping @MainActor @Sendable (Configuration) -> AnyView) { self.makeBody = makeBody }
}
