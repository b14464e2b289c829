import SwiftUI

/// The construction of as-list-17: two sections with headers and footers, and on the right the room of the legend that the
/// recording tool adds.
struct AccountList: View {
  var body: some View {
    HStack(spacing: 0) {
      List {
        Section {
          Text("Checking")
          Text("Savings")
        } header: {
          Text("Accounts")
        } footer: {
          Text("Tap an account to view details")
        }
        Section {
          Text("Electric")
          Text("Internet")
        } header: {
          Text("Bills")
        } footer: {
          Text("Due this month")
        }
      }
      .frame(width: 393)
      Color.bytes(230, 230, 230).ignoresSafeArea()
    }
  }
}
