import CoreLocation
import MapKit
import SwiftUI

/// The many ways in which the same things are written.
struct Spellings: View {
  @State private var isOn: Bool = false
  @State private var name: String? = nil
  @State private var size: CGSize = .zero
  @Binding var selection: Int
  private let columns = [
    GridItem(.flexible()), GridItem(.flexible(minimum: 40, maximum: 80)), GridItem(.adaptive(minimum: 60)),
  ]
  private let items = ["one", "two"]
  private let tuples: [(Int, String)] = [(1, "a")]

  init(selection: Binding<Int> = .constant(0)) {
    self._selection = selection
    _isOn = State(initialValue: true)
    _name = State(wrappedValue: "n")
  }

  var body: some View {
    VStack(alignment: .leading) {
      backgrounds
      overlays
      shapes
      texts
      images
      buttons
      collections
      geometry
      lifecycle
    }
  }

  @ViewBuilder var backgrounds: some View {
    Text("a").background(Color.red.opacity(0.2))
    Text("a").background(Color("Accent"))
    Text("a").background(.red)
    Text("a").background(.background)
    Text("a").background(RoundedRectangle(cornerRadius: 8).fill(.white))
    Text("a").background(RoundedRectangle(cornerRadius: 8).foregroundColor(.white))
    Text("a").background(Capsule().fill(Color.blue)).background { Color.green }
    Text("a").background(alignment: .bottom) { Rectangle().frame(height: 1) }
    Text("a").background(isOn ? Color.red : Color.clear)
    Text("a").background(isOn ? AnyView(Color.red) : AnyView(EmptyView()))
    Text("a").background(
      LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .leading, endPoint: .trailing))
    Text("a").background(.blue.opacity(0.1), in: .rect(cornerRadius: 4))
    Text("a").background(.blue, in: Capsule())
    Text("a").background(in: Circle())
    Text("a").background(Image("paper").resizable())
    Text("a").background(GeometryReader { proxy in Color.clear.onAppear { size = proxy.size } })
  }

  @ViewBuilder var overlays: some View {
    Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
    Text("a").overlay(Circle().stroke(.gray))
    Text("a").overlay(Text("b"), alignment: .topTrailing)
    Text("a").overlay { if isOn { Text("b") } }
    Text("a").overlay(Rectangle().frame(height: 1).foregroundColor(.gray), alignment: .bottom)
    Text("a").border(.red)
    Text("a").border(Color.red, width: 2)
    Text("a").clipShape(.rect(cornerRadius: 8)).clipShape(Circle()).clipShape(.capsule)
    Text("a").mask(RoundedRectangle(cornerRadius: 2)).mask { Circle() }
    Text("a").shadow(radius: 2).shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2).shadow(
      color: Color.gray, radius: 5)
  }

  @ViewBuilder var shapes: some View {
    Circle().fill().frame(width: 10)
    Circle().fill(.red).frame(width: 10, height: 10, alignment: .center)
    Circle().fill(Color(red: 1, green: 0, blue: 0)).frame(idealWidth: 10)
    Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    Circle().fill(
      RadialGradient(gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 2, endRadius: 40))
    Circle().fill(AngularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [2], dashPhase: 1))
    Circle().stroke(Color.red, style: .init(lineWidth: 2))
    Circle().inset(by: 5).stroke(.red, lineWidth: 5)
    Circle().strokeBorder(Color.red, lineWidth: 1).opacity(0.5)
    RoundedRectangle(cornerRadius: 5, style: .continuous).fill(Color.secondary)
    RoundedRectangle(cornerSize: CGSize(width: 5, height: 6)).foregroundStyle(.tertiary)
    Capsule(style: .circular).scale(0.5).fill(.tint)
    Rectangle().rotation(.degrees(45)).trim(from: 0.1, to: 0.9).stroke()
    Ellipse().offset(x: 1, y: 2).foregroundStyle(.foreground)
    Path {
      $0.move(to: .zero); $0.addLine(to: CGPoint(x: 1, y: 1))
    }.stroke(.primary, lineWidth: 1)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)).fill(Color.red, style: FillStyle(eoFill: true))
    AnyShape(Circle()).fill(.pink)
    Color.red.ignoresSafeArea()
    Color.accentColor.edgesIgnoringSafeArea([.top, .horizontal])
    Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    Color(white: 0.9)
    Color(hue: 0.5, saturation: 0.5, brightness: 0.5)
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .init(x: 0, y: 0),
      endPoint: UnitPoint(x: 1, y: 1))
  }

  @ViewBuilder var texts: some View {
    Text("a") + Text("b").bold() + Text(verbatim: "c").italic()
    Text(name ?? "none")
    Text(items[0]).font(.system(size: 14, weight: .bold, design: .rounded))
    Text("\(items.count) items, \(1.5, specifier: "%.1f"), \(items[0])")
    Text("Hello, \(Text("World").bold())!").font(.system(.title, design: .serif)).fontWeight(.semibold)
    Text("a").font(Font.system(size: 12).monospacedDigit()).font(.title3.weight(.medium).italic())
    Text("a").font(.custom("Inter", size: 12)).font(.custom("Inter", fixedSize: 12)).font(Font.body.leading(.tight))
    Text("a").foregroundColor(.primary).foregroundColor(Color.primary.opacity(0.5)).foregroundStyle(.secondary)
    Text("a").foregroundStyle(isOn ? .red : .blue).foregroundStyle(isOn ? Color.red : .secondary)
    Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    Text("a").underline().strikethrough(true, color: .red).kerning(1).tracking(2).baselineOffset(3)
    Text("a").lineLimit(nil).lineLimit(2).lineLimit(1...3).lineLimit(2, reservesSpace: true)
    Text("a").multilineTextAlignment(isOn ? .leading : .trailing).truncationMode(.tail).minimumScaleFactor(0.5)
    Text("a").padding(.horizontal).padding(.vertical, 4).padding(8).padding([.top, .leading], 2).padding(
      .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("a").frame(maxWidth: .infinity, alignment: .leading).frame(width: isOn ? 100 : nil, height: nil)
    Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
    Text("a").fixedSize(horizontal: false, vertical: true).layoutPriority(1).dynamicTypeSize(.large ... .xxxLarge)
    Text("a").alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
    Text("a").accentColor(.red).tint(.blue).colorScheme(.dark).environment(\.colorScheme, .dark).unredactedLike()
  }

  @ViewBuilder var images: some View {
    Image(systemName: "star.fill").foregroundColor(.yellow)
    Image(systemName: isOn ? "star.fill" : "star").font(.title).imageScale(.large)
    Image("photo").resizable().aspectRatio(contentMode: .fit).frame(width: 40)
    Image("photo").resizable().scaledToFill().frame(width: 40, height: 40).clipped()
    Image("photo", bundle: nil).renderingMode(.template).interpolation(.high).aspectRatio(
      CGSize(width: 4, height: 3), contentMode: .fill)
    Image(decorative: "photo").resizable(capInsets: EdgeInsets(), resizingMode: .tile).antialiased(true)
    Label("Title", systemImage: "star")
    Label {
      Text("Title").bold()
    } icon: {
      Circle().frame(width: 10, height: 10)
    }
    Label("Title", systemImage: "star").labelStyle(.iconOnly).labelStyle(TitleOnlyLabelStyle())
    Label("Title", image: "photo").labelStyle(.titleAndIcon)
  }

  @ViewBuilder var buttons: some View {
    Button(action: {}) { Text("x") }
    Button(action: { isOn.toggle() }, label: { Image(systemName: "plus") })
    Button {
      selection += 1
    } label: {
      Label("Add", systemImage: "plus")
    }
    Button("x") { self.toggle() }
    Button("x", action: toggle)
    Button(items[0]) {}
    Button("Delete", role: .destructive) {}
    Button("Add", systemImage: "plus") {}
    Button(role: .cancel, action: {}) { Text("x") }.disabled(!isOn).buttonStyle(BorderlessButtonStyle())
    Text("tap").onTapGesture { isOn = true }.onTapGesture(count: 2) {}
  }

  @ViewBuilder var collections: some View {
    ForEach(0..<5) { i in Text("\(i)") }
    ForEach(0..<items.count, id: \.self) { Text(items[$0]) }
    ForEach(items, id: \.self) { item in Text(item) }
    ForEach(items.indices, id: \.self) { index in Text(items[index]) }
    ForEach(tuples, id: \.0) { tuple in Text(tuple.1) }
    ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index): \(item)") }
    ForEach(items.filter { $0.count > 1 }.sorted(by: <), id: \.count) { Text($0) }
    LazyVGrid(columns: columns, alignment: .leading, spacing: 8) { ForEach(items, id: \.self, content: Text.init) }
    LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4, alignment: .top)]) { Text("a") }
    ScrollView(.horizontal) { HStack(alignment: .top, spacing: nil) { Text("a") } }
    ScrollView([.horizontal, .vertical], showsIndicators: false) { Text("a") }
    ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) {
      Color.red; Text("a")
    }
  }

  @ViewBuilder var geometry: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      Text("\(width)").position(x: width / 2, y: proxy.frame(in: .local).midY)
    }
    Text("a").offset(x: 2).offset(y: 3).offset(CGSize(width: 1, height: 1)).rotationEffect(
      .radians(1), anchor: .topLeading)
    Text("a").scaleEffect(1.5).scaleEffect(x: -1, y: 1, anchor: .center).opacity(isOn ? 1 : 0).hidden().blur(radius: 2)
    Text("a").compositingGroup().blendMode(.multiply).brightness(0.1).saturation(0.5).grayscale(1).contrast(1)
      .colorInvert()
  }

  @ViewBuilder var lifecycle: some View {
    Text("a").onAppear { isOn = true }.onDisappear { isOn = false }.onAppear(perform: toggle).id(selection)
    Text("a").onChange(of: isOn) { print("changed") }.onChange(of: isOn) { old, new in print(old, new) }
    Text("a").animation(.easeInOut, value: isOn).transition(.move(edge: .bottom).combined(with: .opacity))
    Text("a").onChange(of: selection, initial: true) { _, new in
      withAnimation(.spring(response: 0.3)) { size.width = CGFloat(new) }
    }
    Group { if let name { Text(name) } else { Divider() } }
    if #available(iOS 16, *) { Text("new") } else { Text("old") }
    #if os(iOS)
      Text("iOS")
    #endif
  }

  private func toggle() { isOn.toggle() }
}

extension View {
  fileprivate func unredactedLike() -> some View { self }
}

/// A model on the main actor, as new code has it.
@MainActor
final class MapModel: ObservableObject {
  @Published var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 48.2, longitude: 16.4),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  @Published private(set) var title = "Vienna"

  func rename(_ title: String) { self.title = title }
}

struct Place: Identifiable {
  let id = UUID()
  let coordinate: CLLocationCoordinate2D
}

struct MapCard: View {
  @ObservedObject var model: MapModel

  init(model: MapModel) { self.model = model }

  var body: some View {
    VStack {
      Map(coordinateRegion: $model.region, annotationItems: [Place(coordinate: model.region.center)]) { place in
        MapMarker(coordinate: place.coordinate, tint: .red)
      }
      .frame(height: 200)
      Text(model.title)
    }
    .onAppear { model.rename("Wien") }
  }
}

struct Spellings_Previews: PreviewProvider {
  static var previews: some View {
    Spellings()
    MapCard(model: MapModel())
  }
}
