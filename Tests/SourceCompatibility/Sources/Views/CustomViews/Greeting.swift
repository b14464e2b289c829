import AirshipCore
import SwiftUI

// A custom view whose builder decodes its properties itself, with something to show when it cannot.

struct GreetingProperties: Decodable {
  var line: String
}

@MainActor
func registerGreeting() {
  AirshipCustomViewManager.shared.register(name: "greeting") { args in
    let greeting: GreetingProperties =
      if let given: GreetingProperties = try? args.properties?.decode() {
        given
      } else {
        GreetingProperties(line: "Good to see you")
      }

    Text(greeting.line)
  }
}
