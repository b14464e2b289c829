import Combine
import Foundation
import MapKit
import SwiftUI

// Every name of SwiftUI that at least three in a thousand public view files use (and the rarer ones that a count of 3,561
// files found), in a form in which such files use it. What is missing on purpose: `Chart` (Swift Charts), `@Query` and
// `@FetchRequest` (SwiftData, Core Data), and AppKit's `NSViewRepresentable`, `NSViewControllerRepresentable`,
// `NSHostingView` and `NSHostingController`.

private final class NamesModel: ObservableObject { @Published var title = "" }
@Observable private final class NamesStore { var count = 0 }
extension EnvironmentValues { @Entry fileprivate var namesDensity: CGFloat = 1 }
private struct NamesKey: EnvironmentKey { static let defaultValue = 0 }
private struct NamesHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
private struct NamesBounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
private struct NamesRank: LayoutValueKey { static let defaultValue = 0.0 }

struct NamesOfState: View {
  @State private var text = ""
  @State private var isOn = false
  @Binding var number: Int
  @StateObject private var model = NamesModel()
  @ObservedObject private var observed = NamesModel()
  @EnvironmentObject private var shared: NamesModel
  @Environment(\.colorScheme) private var scheme: ColorScheme
  @Environment(\.layoutDirection) private var direction: LayoutDirection
  @Environment(\.sizeCategory) private var category: ContentSizeCategory
  @Environment(\.redactionReasons) private var reasons: RedactionReasons
  @AppStorage("name") private var name = ""
  @SceneStorage("page") private var page = 0
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isRead: Bool
  @GestureState private var drag = CGSize.zero
  @Namespace private var space: Namespace.ID
  @ScaledMetric private var height = 12.0
  @Bindable private var store = NamesStore()
  @State private var path = NavigationPath()

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($isFocused).onSubmit {}.textFieldStyle(.roundedBorder)
        .autocapitalization(.none).disableAutocorrection(true).autocorrectionDisabled().keyboardType(.default)
        .textContentType(.name).textInputAutocapitalization(.never)
      SecureField("Secret", text: $text).accessibilityFocused($isRead)
      TextEditor(text: $text).scrollContentBackground(.hidden).scrollDismissesKeyboard(.immediately)
      Text("moved").matchedGeometryEffect(id: "a", in: space).offset(drag).frame(height: height)
      Stepper("Count", value: $store.count).environment(\.namesDensity, 2).environmentObject(model)
        .transformEnvironment(\.namesDensity) { $0 += 1 }
      NavigationStack(path: $path) {
        List { NavigationLink("to", value: 1) }.navigationDestination(for: Int.self) { Text("\($0)") }
      }
      Text("\(name) \(page) \(number) \(observed.title)")
    }
    .onReceive(model.$title) { _ in }
    .onChange(of: isOn) { _, _ in withAnimation(.easeInOut) { isOn.toggle() } }
    .onChange(of: number) { _ in withTransaction(Transaction(animation: .default)) { isOn.toggle() } }
    .onAppear {}.onDisappear {}.task {}
  }
}

struct NamesOfContainers: View {
  @ViewBuilder private var parts: some View {
    HStack {
      Spacer(); Divider()
    }
    ZStack(alignment: Alignment(horizontal: HorizontalAlignment.leading, vertical: VerticalAlignment.top)) {
      EmptyView()
    }
    Group {
      LazyVStack { Text("a") }; LazyHStack { Text("a") }
    }
    LazyVGrid(columns: [GridItem(.flexible())]) { Text("a") }
    LazyHGrid(rows: [GridItem(.fixed(20))]) { Text("a") }
    Grid { GridRow { Text("a").gridColumnAlignment(.leading).gridCellAnchor(.center) } }
    ViewThatFits {
      Text("wide"); Text("w")
    }
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView([Axis.Set.vertical]) { Text("a").id(1) }.onAppear { proxy.scrollTo(1) }
        .scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize).scrollClipDisabled().contentMargins(8)
        .scrollTargetBehavior(.paging).scrollPosition(id: .constant(1))
    }
    GeometryReader { (proxy: GeometryProxy) in Color.clear.preference(key: NamesHeight.self, value: proxy.size.height) }
    AnyView(Text("a")).equatable(if: false)
    AnyLayout(HStackLayout()) { Text("a") }
    AnyLayout(VStackLayout()) { Text("a").layoutValue(key: NamesRank.self, value: 1) }
    Canvas { context, size in context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red)) }
    TimelineView(.everyMinute) { Text($0.date, style: .time) }
  }
  var body: some View {
    VStack { parts }
      .onPreferenceChange(NamesHeight.self) { _ in }
      .anchorPreference(key: NamesBounds.self, value: .bounds) { [$0] }
      .transformAnchorPreference(key: NamesBounds.self, value: .bounds) { $0.append($1) }
      .transformPreference(NamesHeight.self) { $0 += 1 }
      .overlayPreferenceValue(NamesBounds.self) { _ in Color.clear }
      .backgroundPreferenceValue(NamesBounds.self) { _ in Color.clear }
      .coordinateSpace(name: "here").onGeometryChange(for: CGSize.self, of: \.size) { _ in }
      .containerRelativeFrame(.horizontal).safeAreaInset(edge: .bottom) { Text("bar") }.ignoresSafeArea()
      .edgesIgnoringSafeArea(.all).layoutPriority(1).alignmentGuide(.leading) { (d: ViewDimensions) in d[.leading] }
  }
}
extension View { fileprivate func equatable(if condition: Bool) -> some View { self } }
private struct NamesEquatable: View, Equatable {
  var body: some View { Text("a") }
  static var proof: some View { NamesEquatable().equatable() }
}

struct NamesOfDrawing: View {
  @State private var angle = Angle.degrees(3)
  var body: some View {
    VStack {
      Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red]), startPoint: UnitPoint.top, endPoint: .bottom))
      Circle().strokeBorder(.red)
      Circle().rotation(angle).stroke(.red)
      Capsule().trim(from: 0, to: 0.5).stroke(Color.red, style: StrokeStyle(lineWidth: 1))
      Ellipse().inset(by: 1).fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 5))
      RoundedRectangle(cornerRadius: 3, style: RoundedCornerStyle.continuous).fill(
        AngularGradient(colors: [.red], center: .center))
      UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 3)).fill(
        Color.blue.gradient, style: FillStyle())
      ContainerRelativeShape().fill(Material.thin)
      AnyShape(Circle()).foregroundStyle(AnyShapeStyle(.red))
      Color.red.opacity(0.5).blendMode(.multiply).blur(radius: 1).brightness(0.1).colorInvert().colorMultiply(.red)
        .grayscale(1).hueRotation(angle).luminanceToAlpha().saturation(1).shadow(radius: 2).compositingGroup()
        .drawingGroup()
      Image(systemName: "star").resizable().renderingMode(.template).interpolation(.high).antialiased(true)
        .scaledToFit()
        .scaledToFill().aspectRatio(1, contentMode: ContentMode.fit).imageScale(.large).symbolVariant(.fill)
        .symbolRenderingMode(.hierarchical).symbolEffect(.bounce, value: 1).clipped().clipShape(Circle()).mask(Circle())
      AsyncImage(url: nil) { $0.image?.resizable() }
      Text("a").border(.red).cornerRadius(2).containerShape(Circle()).contentShape(Circle()).glassEffect()
        .rotationEffect(angle).rotation3DEffect(angle, axis: (x: 1, y: 0, z: 0)).scaleEffect(2).transformEffect(
          .identity
        )
        .zIndex(1).hidden().position(x: 1, y: 1).fixedSize().flipsForRightToLeftLayoutDirection(true)
        .redacted(reason: .placeholder).unredacted().overlay(Text("b")).background(Color.red).backgroundStyle(.red)
    }
  }
  @MainActor func picture() -> UIImage? { ImageRenderer(content: self).uiImage }
}

struct NamesOfText: View {
  var body: some View {
    VStack {
      Text("a").font(Font.body).fontWeight(.bold).fontDesign(.rounded).fontWidth(.standard).bold().italic().monospaced()
        .monospacedDigit().underline().strikethrough().kerning(1).tracking(1).baselineOffset(1)
      Text("a").lineLimit(1).lineSpacing(2).multilineTextAlignment(.center).truncationMode(.tail).minimumScaleFactor(
        0.5
      )
      .allowsTightening(true).textCase(.uppercase).textSelection(.enabled).foregroundColor(.red).foregroundStyle(.red)
      .dynamicTypeSize(DynamicTypeSize.large).contentTransition(.numericText())
      Text(LocalizedStringKey("key"))
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
      Link("Link", destination: URL(string: "https://example.org")!)
    }
  }
}

struct NamesOfControls: View {
  @State private var isOn = false
  @State private var value = 0.5
  @State private var date = Date()
  @State private var color = Color.red
  var body: some View {
    Form {
      Section("Section") { Toggle("On", isOn: $isOn).toggleStyle(.switch).tint(.red).labelsHidden() }
      Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.capsule).controlSize(.large).keyboardShortcut("g")
        .disabled(true)
      Slider(value: $value)
      Picker("Pick", selection: $isOn) { Text("a").tag(true) }.pickerStyle(.segmented)
      DatePicker("Date", selection: $date).datePickerStyle(.compact)
      ColorPicker("Color", selection: $color)
      Menu("Menu") { Button("a") {} }.menuStyle(.automatic)
      ControlGroup { Button("a") {} }
      DisclosureGroup("More") { Text("a") }
      GroupBox("Box") { Text("a") }
      ProgressView(value: 0.5).progressViewStyle(.linear)
      Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryLinear)
      LabeledContent("Label", value: "v")
      ShareLink(item: "a")
      ContentUnavailableView("Nothing", systemImage: "tray")
      OutlineGroup([NamesNode(id: 1)], children: \.children) { Text("\($0.id)") }
      Table([NamesNode(id: 1)]) { TableColumn("Id") { Text("\($0.id)") } }
    }
    .formStyle(.grouped)
  }
}
private struct NamesNode: Identifiable {
  let id: Int
  var children: [NamesNode]? = nil
}

struct NamesOfLists: View {
  @State private var query = ""
  @State private var isShown = false
  var body: some View {
    NavigationView {
      List {
        ForEach(0..<3, id: \.self) { Text("\($0)") }
          .listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listSectionSeparator(
            .hidden
          )
          .swipeActions { Button("x") {} }.badge(3).contextMenu { Button("x") {} }.headerProminence(.increased)
        NavigationLink(destination: Text("a")) { Text("b") }
      }
      .listStyle(.plain).searchable(text: $query).refreshable {}
      .navigationTitle("Title").navigationBarTitle("Title").navigationBarTitleDisplayMode(.inline).navigationBarHidden(
        false
      )
      .navigationBarBackButtonHidden(true).navigationBarItems(trailing: Text("a")).toolbarBackground(
        .visible, for: .navigationBar
      )
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Text("a") }; ToolbarItemGroup { Text("b") }
      }.statusBar(hidden: true)
      .sheet(isPresented: $isShown) {
        Text("s").presentationDetents([.medium]).presentationDragIndicator(.visible).presentationBackground(.red)
          .interactiveDismissDisabled()
      }
      .fullScreenCover(isPresented: $isShown) { Text("f") }
      .popover(isPresented: $isShown) { Text("p") }
      .alert("Alert", isPresented: $isShown) { Button("OK") {} }
      .alert(isPresented: $isShown) { Alert(title: Text("a")) }
      .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("a")) }
      .confirmationDialog("Dialog", isPresented: $isShown) { Button("OK") {} }
    }
  }
}
struct NamesOfTabs: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("a") }
      Text("b").tabItem { Label("Two", systemImage: "2.circle") }.tag(2)
    }
    .tabViewStyle(.automatic).accentColor(.red).preferredColorScheme(.dark).colorScheme(.dark)
    NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    Map {
      Marker("m", coordinate: CLLocationCoordinate2D());
      Annotation("a", coordinate: CLLocationCoordinate2D()) { Text("a") }
    }
  }
}

struct NamesOfTouch: View {
  var body: some View {
    Text("a").gesture(DragGesture()).simultaneousGesture(TapGesture()).highPriorityGesture(LongPressGesture())
      .gesture(MagnificationGesture()).gesture(SpatialTapGesture()).onTapGesture {}.onLongPressGesture {}
      .allowsHitTesting(false).onHover { _ in }.onDrag { NSItemProvider() }.onDrop(of: [.text], isTargeted: nil) { _ in
        true
      }
      .help("h").accessibilityLabel("a").accessibilityHint("a").accessibilityValue("a").accessibilityIdentifier("a")
      .accessibilityHidden(true).accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
      .accessibilityRemoveTraits(.isImage).accessibilityAction {}.accessibilitySortPriority(1)
      .animation(.default, value: 1).transition(AnyTransition.opacity).transaction { $0.animation = nil }.padding().id(
        1
      )
      .containerBackground(.red, for: .widget).modifier(NamesModifier())
  }
}
private struct NamesModifier: ViewModifier { func body(content: Content) -> some View { content } }
private struct NamesAnimatable: AnimatableModifier {
  var animatableData = AnimatablePair(0.0, CGFloat(0))
  func body(content: Content) -> some View { content }
}
private struct NamesEffect: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}
private struct NamesTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}
private struct NamesShape: InsettableShape, Animatable {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func inset(by amount: CGFloat) -> some InsettableShape { self }
}
private struct NamesLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize { .zero }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
private enum NamesLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}
private struct NamesButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct NamesPrimitive: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct NamesLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.title }
}
private struct NamesToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct NamesProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Text("a") }
}
private struct NamesGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct NamesMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
private struct NamesLabeled: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}
private struct NamesFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
private struct NamesProperty: DynamicProperty { @State var value = 0 }
private struct NamesUIView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
private struct NamesController: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text("a")) }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
private typealias NamesPair = TupleView<(Text, Text)>
private typealias NamesModified = ModifiedContent<Text, NamesModifier>
private func namesSum<V: VectorArithmetic>(_ a: V, _ b: V) -> V { a + b }
private func namesScale(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }

struct NamesApp: App {
  var body: some Scene {
    WindowGroup { Text("a") }.commands { NamesCommands() }
    Settings { Text("a") }
  }
}
private struct NamesCommands: Commands { var body: some Commands { CommandMenu("Menu") { Button("a") {} } } }

struct Names_Previews: PreviewProvider {
  static var previews: some View {
    NamesOfText().previewLayout(.sizeThatFits).previewDisplayName("Text").previewDevice("iPhone 15")
  }
}
