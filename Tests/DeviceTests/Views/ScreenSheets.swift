import SwiftUI

/// The construction of fs-zoom-button: two symbols and a divider in a white capsule with a shadow.
struct ZoomButton: View {
  var body: some View {
    VStack(spacing: 0) {
      symbol("plus")
      Divider().frame(width: 52)
      symbol("minus")
    }
    .foregroundColor(.primary)
    .background(Color.white)
    .clipShape(Capsule())
    .shadow(radius: 8)
  }
  private func symbol(_ name: String) -> some View {
    Button {
    } label: {
      Image(systemName: name)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 18, height: 18)
    }
    .padding()
  }
}

/// The construction of fs-speedlimit-vienna: a number over its unit in a red ring.
struct SpeedSign: View {
  var body: some View {
    ZStack {
      Circle().foregroundStyle(Color.red)
      Circle().foregroundStyle(Color.white).frame(width: 56, height: 56)
      VStack {
        Text("50")
          .font(.title2.bold())
          .minimumScaleFactor(0.4)
          .padding(.horizontal, 6)
        Text("km/hr")
          .font(.caption2.bold())
          .foregroundStyle(Color.secondary)
          .minimumScaleFactor(0.4)
          .padding(.horizontal, 6)
      }
      .frame(width: 56, height: 56)
    }
    .frame(width: 64, height: 64)
  }
}

/// The construction of prefire-prefireview: an emoji and a word on a dark box.
struct FireTitle: View {
  var body: some View {
    VStack {
      HStack(spacing: 24) {
        Text("🔥")
          .font(.system(size: 60))
          .background(
            RoundedRectangle(cornerRadius: 16)
              .padding(.horizontal, -4)
              .foregroundColor(.red.opacity(0.6)))
        Text("Prefire")
          .foregroundColor(.white)
          .font(.system(size: 56).weight(.heavy))
      }
      .padding(.vertical)
      .frame(maxWidth: .infinity)
      .background(.black.opacity(0.7))
      .background(.purple)
    }
    .cornerRadius(16)
  }
}

/// The construction of prefire-circleimage: a picture of 275 × 183 points in a circle with a white rim and a shadow. Gray
/// stands for the photograph.
struct RoundPicture: View {
  var body: some View {
    Color.gray
      .frame(width: 275, height: 183)
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 4))
      .shadow(radius: 7)
  }
}

/// The construction of w3m-toast: an icon and a text on a dark pill, three under each other.
struct DarkToasts: View {
  var body: some View {
    VStack {
      toast("Hello World", .bytes(48, 49, 49))
      toast("Hello World", .bytes(57, 35, 37))
      toast("Address copied", .bytes(27, 55, 37))
    }
    .padding()
    .background(Color.bytes(5, 5, 5))
  }
  private func toast(_ text: String, _ iconGround: Color) -> some View {
    HStack(spacing: 8) {
      Circle().fill(iconGround).frame(width: 24, height: 24)
      Text(text)
        .font(.system(size: 16, weight: .semibold))
        .foregroundColor(.bytes(228, 231, 231))
    }
    .padding(.leading, 8)
    .padding(.trailing, 16)
    .padding(.vertical, 8)
    .background(Color.bytes(25, 26, 26))
    .cornerRadius(20)
    .overlay { RoundedRectangle(cornerRadius: 20).stroke(.white.opacity(0.05), lineWidth: 1) }
  }
}

/// The construction of prefire-redacted: a gradient, a round picture over its lower edge, and texts, all redacted; the
/// spacer below them takes its 8 points.
struct RedactedPlace: View {
  var body: some View {
    VStack {
      LinearGradient(colors: [.green, .indigo], startPoint: .top, endPoint: .bottom)
        .frame(height: 200)
      RoundPicture()
        .offset(y: -130)
        .padding(.bottom, -130)
      VStack(alignment: .leading) {
        Text("Turtle Rock").font(.title)
        HStack {
          Text("Joshua Tree National Park").font(.subheadline)
          Spacer()
          Text("California").font(.subheadline)
        }
      }
      .padding()
      Spacer()
    }
    .redacted(reason: .placeholder)
  }
}

/// The construction of prefire-auth: the title, two fields, two large buttons and a line under each other.
struct SignInForm: View {
  @State private var name = "FireUser"
  @State private var password = "FirePassword"

  var body: some View {
    ScrollView {
      FireTitle()
        .padding()
      VStack {
        TextField("Login", text: $name).padding(.vertical)
        TextField("Password", text: $password).padding(.vertical)
      }
      .padding()
      VStack {
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .tint(.black.opacity(0.9))
        .buttonStyle(.borderedProminent)
        Button {
        } label: {
          Text("Registration").frame(maxWidth: .infinity)
        }
        .tint(.accentColor)
        .buttonStyle(.bordered)
      }
      .controlSize(.large)
      .padding()
      Text("More about product")
        .font(.headline)
        .padding()
    }
  }
}
