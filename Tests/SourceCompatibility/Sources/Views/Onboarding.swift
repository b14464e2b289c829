import AirshipCore
import SwiftUI

@Observable
final class OnboardingModel {
  var page = 0
  var name = ""
  let pages = ["Welcome", "Notifications", "Done"]
  var isLast: Bool { page == pages.count - 1 }
}

struct OnboardingPage: View {
  @EnvironmentObject var sceneController: AirshipSceneController
  @State private var model = OnboardingModel()

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 24) {
        Spacer()
        artwork
          .frame(width: geometry.size.width * 0.6, height: geometry.size.width * 0.6)
        Text(model.pages[model.page])
          .font(.largeTitle.bold())
          .multilineTextAlignment(.center)
          .minimumScaleFactor(0.5)
        Spacer()
        PageDots(count: model.pages.count, index: $model.page)
        NameEditor(model: model)
        buttons
      }
      .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(
      LinearGradient(colors: [Color.blue.opacity(0.1), .clear], startPoint: .top, endPoint: .bottom)
    )
    .environment(model)
  }

  private var artwork: some View {
    ZStack(alignment: .center) {
      RoundedRectangle(cornerRadius: 24).fill(Color.yellow.opacity(0.3)).rotationEffect(.degrees(8))
      Circle().trim(from: 0, to: 0.75).stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [4, 8]))
      Image(systemName: "bell.badge.fill")
        .font(.system(size: 64))
        .foregroundStyle(.tint)
    }
    .transition(.opacity)
  }

  private var buttons: some View {
    HStack {
      if sceneController.pager.canGoBack {
        Button("Back") { sceneController.pager.navigate(request: .back) }
      }
      Spacer()
      if model.isLast {
        Button("Done", action: finish)
      } else {
        Button(action: advance) {
          HStack {
            Text("Next"); Image(systemName: "arrow.right")
          }
        }
      }
    }
  }

  private func advance() {
    withAnimation { model.page += 1 }
  }

  private func finish() {
    sceneController.dismiss(cancelFutureDisplays: true)
  }
}

struct PageDots: View {
  let count: Int
  @Binding var index: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { i in
        Circle()
          .fill(i == index ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 8, height: 8)
          .onTapGesture { index = i }
      }
    }
    .accessibilityHidden(true)
  }
}

struct NameEditor: View {
  @Bindable var model: OnboardingModel
  @Environment(OnboardingModel.self) private var shared

  var body: some View {
    Row(text: $model.name, hint: shared.pages.joined(separator: ", "))
  }

  struct Row: View {
    @Binding var text: String
    let hint: String
    var body: some View {
      Text(text.isEmpty ? hint : text).textCase(.uppercase).kerning(0.5)
    }
  }
}
