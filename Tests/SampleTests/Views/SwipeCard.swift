import SwiftUI

/// A card that is dragged away to be answered: to the right for yes, to the left for no.
struct SwipeCard: View {
  let question: String
  @State private var answer: String?
  @GestureState private var drag = CGSize.zero

  private var verdict: Color {
    if drag.width > 60 { return .green }
    return drag.width < -60 ? .red : .indigo
  }

  var body: some View {
    ZStack {
      Color(white: 0.95)
      if let answer {
        VStack(spacing: 8) {
          Image(systemName: answer == "Yes" ? "checkmark.circle.fill" : "xmark.circle.fill").font(.largeTitle)
          Text("You said \(answer.lowercased()).")
        }
        .foregroundStyle(answer == "Yes" ? .green : .red)
      } else {
        Text(question)
          .font(.title2.bold())
          .foregroundStyle(.white)
          .multilineTextAlignment(.center)
          .frame(width: 180, height: 120)
          .background(verdict, in: RoundedRectangle(cornerRadius: 20))
          .rotationEffect(.degrees(drag.width / 10))
          .offset(drag)
          .gesture(
            DragGesture()
              .updating($drag) { value, state, _ in state = value.translation }
              .onEnded { value in
                if value.translation.width > 60 { answer = "Yes" }
                if value.translation.width < -60 { answer = "No" }
              })
      }
    }
  }
}
