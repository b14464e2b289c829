import SwiftUI

/// The SDK's preference center with its navigation bar. Not drawn yet: a picture of it fails, saying so, so that nobody
/// takes a placeholder for it. View files that embed it compile.
public struct PreferenceCenterView: View {
  let preferenceCenterID: String
  public init(preferenceCenterID: String) { self.preferenceCenterID = preferenceCenterID }
  public var body: some View {
    UnsupportedView(name: "PreferenceCenterView(preferenceCenterID: \"\(preferenceCenterID)\")")
  }
}
