import AirshipCore
import SwiftUI

/// A page of a Scene with its own buttons to go back, on, and out.
struct OnboardingPage: View {
  @EnvironmentObject var sceneController: AirshipSceneController
  let number: Int

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ZStack {
        Circle().fill(Color.accentColor.opacity(0.15)).frame(width: 160, height: 160)
        Circle().trim(from: 0, to: 0.25 * CGFloat(number)).stroke(
          Color.accentColor, style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .frame(width: 130, height: 130)
        Text("\(number)").font(.system(size: 56, weight: .heavy, design: .default))
      }
      Text("Step \(number) of 4").font(.title2).bold()
      Text("Tell us what you like, and we only write when there is something for **you**.")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 32)
      Spacer()
      HStack {
        if sceneController.pager.canGoBack {
          Button("Back") { _ = sceneController.pager.navigate(request: .back) }
        }
        Spacer()
        if sceneController.pager.canGoNext {
          Button("Next") { _ = sceneController.pager.navigate(request: .next) }
        } else {
          Button("Done") { sceneController.dismiss() }.font(.body.bold())
        }
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 20)
    }
  }
}
