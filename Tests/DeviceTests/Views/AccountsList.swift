import SwiftUI

/// Two sections with header and footer, in the default style.
struct AccountsList: View {
  var body: some View {
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
  }
}
