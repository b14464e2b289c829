import Foundation
import SwiftUI

/// The construction of bc-segmented: four rows of words that share a width, a shadowed pill behind the selected one, placed
/// by an anchor.
struct SegmentSheet: View {
  struct Segment: Hashable {
    var title: String
    var hasDot = false
  }
  struct Row: View {
    let segments: [Segment]
    let selected: String

    var body: some View {
      HStack(spacing: 8) {
        ForEach(segments, id: \.self) { segment in
          label(segment)
            .anchorPreference(key: SegmentBounds.self, value: .bounds) { [segment.title: $0] }
          if segment != segments.last { Spacer() }
        }
      }
      .padding(.horizontal, 24)
      .padding(.vertical, 16)
      .backgroundPreferenceValue(SegmentBounds.self) { bounds in
        GeometryReader { geometry in
          if let anchor = bounds[selected] { pill(geometry[anchor]) }
        }
      }
      .background(Color.white)
    }

    private func label(_ segment: Segment) -> some View {
      let isOn = segment.title == selected
      return HStack(alignment: .bottom, spacing: 6) {
        if segment.hasDot {
          Circle().fill(isOn ? .bytes(0, 153, 76) : BlockchainPalette.gray).frame(width: 5, height: 5).padding(
            .bottom, 5)
        }
        InterText(segment.title, size: 14, version: .older)
      }
      .fixedSize()
      .frame(maxWidth: .infinity)
      .foregroundColor(isOn ? BlockchainPalette.blue : BlockchainPalette.gray)
      .padding(.vertical, 6)
      .padding(.horizontal, 12)
    }
    private func pill(_ place: CGRect) -> some View {
      RoundedRectangle(cornerRadius: 48, style: .circular)
        .fill(Color.white)
        .shadow(color: .black.opacity(0.06), radius: 1, x: 0, y: 3)
        .shadow(color: .black.opacity(0.15), radius: 8, x: 0, y: 3)
        .frame(width: place.width, height: place.height)
        .offset(x: place.minX, y: place.minY)
    }
  }

  var body: some View {
    let time = [
      Segment(title: "Live", hasDot: true), Segment(title: "1D"), Segment(title: "1W"), Segment(title: "1M"),
      Segment(title: "1Y"), Segment(title: "All"),
    ]
    VStack {
      Group {
        Row(segments: time, selected: "Live")
        Row(segments: time, selected: "1M")
        Row(segments: ["First", "Second", "Third"].map { Segment(title: $0) }, selected: "First")
        Row(
          segments: [
            Segment(title: "Today", hasDot: true), Segment(title: "Tomorrow"), Segment(title: "Now"),
            Segment(title: "Ready", hasDot: true),
          ], selected: "Ready")
      }
      .padding()
    }
    .frame(width: 475)
  }
}

private struct SegmentBounds: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]
  static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// The construction of bc-pagecontrol: dots alone, and dots over the lower end of three colours.
struct DotSheet: View {
  var body: some View {
    VStack {
      dots(4)
        .padding()
      ZStack {
        HStack(spacing: 0) {
          Color.red.overlay(Text("selected").foregroundColor(.white))
          Color.blue
          Color.green
        }
        VStack {
          Spacer()
          dots(3)
        }
      }
      .frame(height: 200)
      .padding()
    }
    .frame(width: 352)
  }
  private func dots(_ count: Int) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        Circle()
          .fill(index == 0 ? BlockchainPalette.blue : BlockchainPalette.line)
          .frame(width: 8, height: 8)
          .padding(5)
      }
    }
    .frame(height: 48)
  }
}

/// The construction of bc-linegraph: a wave with a gradient below, its greatest and its least value beside it.
struct WaveSheet: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      Wave(isClosed: true)
        .fill(
          LinearGradient(
            colors: [WaveSheet.line.opacity(0.08), WaveSheet.line.opacity(0)], startPoint: .top, endPoint: .bottom)
        )
        .padding(.vertical, 20)
      Wave(isClosed: false)
        .stroke(WaveSheet.line, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
        .padding(.vertical, 20)
      Text("1,170").offset(x: 277.5)
      Text("270").offset(x: 11.5, y: 289)
    }
    .frame(width: 375, height: 300, alignment: .topLeading)
    .clipped()
  }
  private static let line = Color.bytes(48, 106, 234)

  /// Fitted to the picture's line: three and a half periods.
  struct Wave: Shape {
    let isClosed: Bool
    func path(in rect: CGRect) -> Path {
      var path = Path()
      for step in 0...250 {
        let share = Double(step) / 250
        let angle = (share * 375 - 80.4) / 107.25 * 2 * Double.pi
        let point = CGPoint(x: rect.minX + share * rect.width, y: rect.midY - 124.75 * Foundation.cos(angle))
        if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
      return path
    }
  }
}
