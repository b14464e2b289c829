import SwiftUI

/// The construction of as-list-17: two sections with headers and footers, and on the right the room of the legend that the
/// recording tool adds.
struct AccountList: View {
  var body: some View {
    HStack(spacing: 0) {
      AccountsList()
        .frame(width: 393)
      Color.bytes(230, 230, 230).ignoresSafeArea()
    }
  }
}
