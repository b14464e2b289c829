import SwiftUI

// Gestures and scrolling as apps spell them.

struct DragBox: View {
  enum Press {
    case inactive, pressing, dragging(CGSize)
    var translation: CGSize {
      switch self {
      case .inactive, .pressing: return .zero
      case .dragging(let translation): return translation
      }
    }
  }
  @GestureState private var press = Press.inactive
  @GestureState(initialValue: 1) private var scale: CGFloat
  @State private var position = CGSize.zero
  @State private var angle = Angle.zero
  @State private var log: [String] = []

  var body: some View {
    let longPressDrag = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture())
      .updating($press) { value, state, transaction in
        switch value {
        case .first(true): state = .pressing
        case .second(true, let drag): state = .dragging(drag?.translation ?? .zero)
        default: state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        position.width += drag.translation.width
        position.height += drag.predictedEndTranslation.height
      }
    return Circle()
      .fill(Color.blue)
      .frame(width: 100, height: 100)
      .offset(x: position.width + press.translation.width, y: position.height + press.translation.height)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .contentShape(Circle())
      .contentShape(.interaction, Rectangle())
      .gesture(longPressDrag)
      .simultaneousGesture(MagnificationGesture().updating($scale) { value, state, _ in state = value })
      .simultaneousGesture(RotationGesture().onChanged { angle = $0 })
      .highPriorityGesture(TapGesture(count: 2).onEnded { log.append("double") })
      .onTapGesture { log.append("tap") }
      .onTapGesture(count: 1, coordinateSpace: .global) { location in log.append("\(location.x)") }
      .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
        log.append("long")
      } onPressingChanged: {
        log.append("\($0)")
      }
      .onLongPressGesture { log.append("long") }
      .allowsHitTesting(log.count < 100)
  }
}

struct SwipeAway: View {
  @State private var offset: CGFloat = 0
  @State private var isGone = false
  var swipe: some Gesture {
    DragGesture(minimumDistance: 20, coordinateSpace: .local)
      .onChanged { value in offset = value.translation.width }
      .onEnded { value in
        withAnimation(.spring()) {
          isGone = abs(value.predictedEndTranslation.width) > 200 || abs(value.velocity.width) > 500
          offset = 0
        }
      }
  }
  var either: some Gesture {
    TapGesture().exclusively(before: LongPressGesture()).onEnded { value in
      switch value {
      case .first: isGone.toggle()
      case .second(let finished): isGone = finished
      }
    }
  }
  var body: some View {
    VStack {
      Text("Swipe").offset(x: offset).gesture(swipe, including: isGone ? .subviews : .all)
      Text("Either").gesture(either)
      Text("Both").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture()).onChanged { value in
          offset = (value.first?.magnification ?? 1) + CGFloat(value.second?.rotation.degrees ?? 0)
        })
    }
  }
}

struct JumpingList: View {
  @State private var top: Int?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) {
        LazyVStack {
          ForEach(0..<50) { Text("Row \($0)").id($0) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $top, anchor: .top)
      .scrollIndicators(.hidden)
      .scrollDisabled(false)
      Button("Last") { withAnimation { proxy.scrollTo(49, anchor: .bottom) } }
    }
  }
}
