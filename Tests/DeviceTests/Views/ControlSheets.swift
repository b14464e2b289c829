import SwiftUI

/// The construction of the pf pictures: a symbol and a text in a blue rounded rectangle in a yellow box.
struct CheckedLabel: View {
  var body: some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5)
    // What the SDK of the time made of a radius without a style.
    .background(RoundedRectangle(cornerRadius: 5, style: .circular).fill(Color.blue))
    .padding(10)
    .background(Color.yellow)
  }
}

/// The screen that the fs pictures are drawn on: 430 × 932 pt of pale green.
struct GreenScreen<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View {
    content()
      .frame(width: 430, height: 932)
      .background(Color.bytes(130, 203, 114))
  }
}

/// The construction of the fs-innergrid pictures: three columns of three views with spacers between them. A place left
/// empty is a spacer as well.
struct NineViews: View {
  let isFull: Bool

  var body: some View {
    HStack {
      column(.leading) {
        if isFull { blue.frame(width: 64, height: 64) } else { Spacer() }
      } middle: {
        if isFull { red.frame(width: 64) } else { Spacer() }
      } bottom: {
        blue.frame(width: 64, height: 64)
      }
      column(.center) {
        if isFull { blue } else { Spacer() }
      } middle: {
        Spacer()
      } bottom: {
        if isFull { blue } else { Spacer() }
      }
      column(.trailing) {
        if isFull { blue.frame(height: 64) } else { blue.frame(width: 64, height: 64) }
      } middle: {
        if isFull { red } else { Spacer() }
      } bottom: {
        if isFull { blue.frame(height: 64) } else { Spacer() }
      }
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(Color.green)
  }

  private var blue: some View { Rectangle().foregroundColor(.blue) }
  private var red: some View { Rectangle().foregroundColor(.red) }

  private func column<Top: View, Middle: View, Bottom: View>(
    _ alignment: HorizontalAlignment, @ViewBuilder top: () -> Top, @ViewBuilder middle: () -> Middle,
    @ViewBuilder bottom: () -> Bottom
  ) -> some View {
    VStack(alignment: alignment) {
      top()
      Spacer()
      middle()
      Spacer()
      bottom()
    }
    .frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The construction of fs-offroute-long: a long text in a white card with a shadow.
struct MessageCard: View {
  let message: String
  var body: some View {
    HStack {
      Text(message).font(.title2.bold()).padding()
      Spacer()
    }
    .background(Color.white)
    .foregroundStyle(.black)
    .cornerRadius(12)
    .shadow(radius: 12)
    .padding()
  }
}

/// The construction of fs-trip-progress: three columns of a value over its name in a pill with a shadow.
struct TripPill: View {
  var body: some View {
    HStack {
      column("1:00\u{202F}AM", "Arrival")
      VStack {
        value("144h 40m").frame(maxWidth: .infinity)
        name("Duration")
      }
      column("882 mi", "Distance")
      Rectangle().frame(width: 20, height: 10).foregroundColor(.clear)
    }
    .padding(.leading, 32)
    .padding(.trailing, 12)
    .padding(.vertical, 8)
    .background(Color.white)
    .clipShape(.rect(cornerRadius: 48))
    .shadow(radius: 12)
  }
  private func column(_ first: String, _ second: String) -> some View {
    VStack {
      value(first)
      name(second)
    }
  }
  private func value(_ text: String) -> some View {
    Text(text).font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1).foregroundStyle(.primary)
      .multilineTextAlignment(.center)
  }
  private func name(_ text: String) -> some View { Text(text).font(.subheadline).foregroundStyle(.secondary) }
}

/// The construction of fs-text-button: a button whose style pads the label and puts it on a white capsule with a shadow.
struct CapsuleButton: View {
  struct Style: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .padding()
        .background(Color.white)
        .foregroundStyle(.primary)
        .clipShape(Capsule())
        .frame(minWidth: 52, minHeight: 52)
        .shadow(radius: 8)
    }
  }
  var body: some View {
    Button {
    } label: {
      Text("Start Navigation")
    }
    .buttonStyle(Style())
  }
}
