import AirshipCore
import AirshipPreferenceCenter
import SwiftUI

// Airship's own views as custom views, each as large as the Scene makes it.

@MainActor
func registerLetters() {
  AirshipCustomViewManager.shared.register(name: "letters screen") { args in
    let id = args.properties?.object?["id"]?.string ?? "letters"

    return PreferenceCenterView(preferenceCenterID: id)
      .frame(
        maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity,
        maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity
      )
  }

  AirshipCustomViewManager.shared.register(name: "letters") { args in
    let id = args.properties?.object?["id"]?.string ?? "letters"

    return PreferenceCenterContent(preferenceCenterID: id)
      .frame(
        maxWidth: args.sizeInfo.isAutoWidth ? nil : .infinity,
        maxHeight: args.sizeInfo.isAutoHeight ? nil : .infinity
      )
  }
}
