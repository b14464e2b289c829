import SwiftUI

struct LineChart: View {
  let values: [Double]
  var lineColor: Color = .green

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        grid(in: proxy.size)
        Path { path in
          for (index, value) in values.enumerated() {
            let point = CGPoint(
              x: proxy.size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
              y: proxy.size.height * (1 - value)
            )
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        .stroke(lineColor, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        Area(values: values)
          .fill(
            LinearGradient(
              gradient: Gradient(stops: [
                .init(color: lineColor.opacity(0.4), location: 0),
                .init(color: lineColor.opacity(0), location: 1),
              ]), startPoint: .top, endPoint: .bottom))
      }
    }
    .frame(height: 160)
    .clipped()
  }

  private func grid(in size: CGSize) -> some View {
    Path { p in
      stride(from: 0, through: size.height, by: size.height / 4).forEach { y in
        p.move(to: CGPoint(x: 0, y: y))
        p.addLine(to: CGPoint(x: size.width, y: y))
      }
    }
    .stroke(Color.secondary.opacity(0.3), lineWidth: 0.5)
  }
}

struct Area: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard !values.isEmpty else { return path }
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (i, value) in values.enumerated() {
      let x = rect.minX + rect.width * CGFloat(i) / CGFloat(max(1, values.count - 1))
      path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * value))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Wedge: InsettableShape {
  var start: Angle
  var end: Angle
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    var p = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    p.move(to: center)
    p.addArc(
      center: center, radius: min(rect.width, rect.height) / 2 - inset, startAngle: start, endAngle: end,
      clockwise: false)
    p.closeSubpath()
    return p
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.inset += amount
    return copy
  }
}

struct Ring: View {
  @State private var progress: CGFloat = 0

  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: 10)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.red, .orange]), center: .center),
          style: StrokeStyle(lineWidth: 10, lineCap: .round)
        )
        .rotationEffect(Angle(degrees: -90))
      Wedge(start: .degrees(0), end: .degrees(120)).strokeBorder(.blue, lineWidth: 2)
      Text("\(Int(progress * 100)) %")
    }
    .aspectRatio(1, contentMode: .fit)
    .onAppear {
      withAnimation(.easeOut(duration: 1).delay(0.1)) { progress = 0.7 }
    }
  }
}

struct Bars: View {
  let bars: [(label: String, value: Double)]

  var body: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(bars, id: \.label) { bar in
        VStack {
          Spacer()
          Rectangle()
            .fill(bar.value > 0.5 ? Color.red : Color.blue)
            .frame(height: 100 * bar.value)
            .clipShape(.rect(cornerRadius: 4))
          Text(bar.label).font(.caption2).fixedSize()
        }
      }
    }
    .alignmentGuide(.leading) { d in d[.leading] - 4 }
    .mask(LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
  }
}
