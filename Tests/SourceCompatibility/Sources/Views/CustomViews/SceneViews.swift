import AirshipCore
import SwiftUI

// Custom views that talk to the Scene they are in.

/// Has properties and the Scene's controller.
struct CaptionedPage: View {
  struct Caption: Decodable {
    let title: String
  }

  @EnvironmentObject var sceneController: AirshipSceneController
  let caption: Caption

  var body: some View {
    VStack(spacing: 8) {
      Text(caption.title).font(.title2)
      Text(sceneController.pager.canGoNext ? "There is more" : "That was all").foregroundColor(.secondary)
    }
  }
}

struct Farewell: View {
  @EnvironmentObject var sceneController: AirshipSceneController
  @State private var answer: String?

  var body: some View {
    VStack(spacing: 20) {
      Text(answer ?? "The harbor closes at nine.")

      Button("Close") {
        answer = "Until next time."
        sceneController.dismiss()
      }

      Button("Got it") {
        answer = "You will not hear of it again."
        sceneController.dismiss(cancelFutureDisplays: true)
      }
    }
  }
}

struct QuayTurner: View {
  @EnvironmentObject var sceneController: AirshipSceneController

  var body: some View {
    HStack(spacing: 24) {
      if sceneController.pager.canGoBack {
        Button("Back") {
          sceneController.pager.navigate(request: .back)
        }
      }

      if sceneController.pager.canGoNext {
        Button("Next quay") {
          sceneController.pager.navigate(request: .next)
        }
      }
    }
  }
}

@MainActor
func registerSceneViews() {
  AirshipCustomViewManager.shared.register(name: "captioned page") { args in
    if let caption: CaptionedPage.Caption = try? args.properties?.decode() {
      CaptionedPage(caption: caption)
    }
  }
  AirshipCustomViewManager.shared.register(name: "farewell") { _ in Farewell() }
  AirshipCustomViewManager.shared.register(name: "quays") { _ in QuayTurner() }
}
