import ViewTree
import XCTest

@testable import SwiftUI

final class RepresentableTests: XCTestCase {
  /// Written as files for iOS are: a coordinator that is a delegate, a binding, an update.
  private struct Field: UIViewRepresentable {
    @Binding var text: String
    var onMake: () -> Void = {}
    func makeUIView(context: Context) -> UITextField {
      onMake()
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      field.setContentHuggingPriority(.required, for: .vertical)
      field.layer.cornerRadius = 8
      field.layer.borderColor = UIColor.systemGray4.cgColor
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    final class Coordinator: NSObject, UITextFieldDelegate {
      @Binding var text: String
      init(text: Binding<String>) { _text = text }
      func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
    }
  }
  private struct Blur: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial
    func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
  }
  private struct Switch: UIViewRepresentable {
    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      view.setContentHuggingPriority(.defaultHigh, for: .vertical)
      return view
    }
    func updateUIView(_ view: UISwitch, context: Context) {}
  }
  private struct Answering: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: min(proposal.width ?? 40, 50), height: 30)
    }
  }
  private final class Gauge: UIView {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
      NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: topAnchor, constant: 4)])
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: UIView.noIntrinsicMetric) }
  }
  private struct GaugeView: UIViewRepresentable {
    func makeUIView(context: Context) -> Gauge { Gauge() }
    func updateUIView(_ view: Gauge, context: Context) {}
  }

  @MainActor func testAViewWithoutASizeTakesTheProposal() async throws {
    let stage = try ControlStage(Blur(), width: 120)
    XCTAssertEqual(stage.all.first { $0.text == "UIVisualEffectView" } != nil, true)
    XCTAssertEqual(stage.tree.frame.width, 120)
    // Nothing proposed: SwiftUI's 10 points.
    XCTAssertEqual(try ControlStage(Blur()).tree.frame.size, CGSize(width: 10, height: 10))
  }

  @MainActor func testIntrinsicSizeAndPriorities() async throws {
    XCTAssertEqual(try ControlStage(Switch(), width: 300).tree.frame.size, CGSize(width: 49, height: 31))
    // Hugs weakly, so it is stretched; has no height of its own.
    XCTAssertEqual(try ControlStage(GaugeView(), width: 300).tree.frame.width, 300)
    XCTAssertEqual(try ControlStage(GaugeView()).tree.frame.size, CGSize(width: 60, height: 10))
  }

  @MainActor func testSizeThatFitsDecides() async throws {
    XCTAssertEqual(try ControlStage(Answering(), width: 100).tree.frame.size, CGSize(width: 50, height: 30))
    XCTAssertEqual(try ControlStage(Answering()).tree.frame.size, CGSize(width: 40, height: 30))
  }

  private struct Words: UIViewRepresentable {
    var text: String
    var lines = 1
    var isSqueezable = false
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      if isSqueezable { label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal) }
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) { (label.text, label.numberOfLines) = (text, lines) }
  }
  private struct Picture: UIViewRepresentable {
    let image: UIImage?
    func makeUIView(context: Context) -> UIImageView { UIImageView(image: image) }
    func updateUIView(_ view: UIImageView, context: Context) {}
  }
  /// With fonts for what UIKit's views say, as a picture gives them.
  @MainActor private func withFonts<Result>(_ body: () throws -> Result) throws -> Result {
    let before = UIMeasuring.size
    defer { UIMeasuring.size = before }
    UIMeasuring.size = UIMeasuring.measure(
      in: EnvironmentValues(), LayoutContext(fonts: try TestFonts.library(), scale: 2))
    return try body()
  }

  @MainActor func testALabelIsAsLargeAsItsText() async throws {
    try withFonts {
      let text = try ControlStage(Text("A label").font(.system(size: 17))).tree.frame.size
      XCTAssertGreaterThan(text.width, 40)
      XCTAssertEqual(try ControlStage(Words(text: "A label").fixedSize()).tree.frame.size, text)
      XCTAssertEqual(try ControlStage(Words(text: "").fixedSize()).tree.frame.size, .zero)
      // Lines of a label that may be squeezed.
      let long = "Some words that need several lines"
      let wrapped = try ControlStage(Text(long).font(.system(size: 17)).frame(width: 100)).tree.frame.height
      let label = Words(text: long, lines: 0, isSqueezable: true).fixedSize(horizontal: false, vertical: true)
      XCTAssertEqual(try ControlStage(label.frame(width: 100)).tree.frame.height, wrapped)
      XCTAssertGreaterThan(wrapped, 2 * text.height)
    }
  }

  @MainActor func testSizesOfStandardViews() async throws {
    try withFonts {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("Some words that need several lines", 0)
      let one = label.intrinsicContentSize
      XCTAssertGreaterThan(label.sizeThatFits(CGSize(width: 100, height: 0)).height, 2 * one.height)
      label.sizeToFit()
      label.attributedText = NSAttributedString(string: "Large", attributes: [.font: UIFont.systemFont(ofSize: 40)])
      XCTAssertEqual(label.text, "Large")
      XCTAssertEqual(label.intrinsicContentSize.height, 48)
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      XCTAssertEqual(button.intrinsicContentSize.height, 30)
      XCTAssertEqual(button.sizeThatFits(.zero), button.intrinsicContentSize)
      let field = UITextField()
      field.borderStyle = .roundedRect
      XCTAssertEqual(field.intrinsicContentSize.height, 34)
      let view = UITextView()
      XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
      (view.text, view.font) = ("Some words that need several lines", .systemFont(ofSize: 17))
      XCTAssertGreaterThan(view.sizeThatFits(CGSize(width: 120, height: 0)).height, 56)
      XCTAssertEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
      let symbol = try ControlStage(Picture(image: UIImage(systemName: "star")).fixedSize()).tree.frame.size
      XCTAssertEqual(symbol, try ControlStage(Image(systemName: "star")).tree.frame.size)
    }
    UIMeasuring.size = nil
    XCTAssertEqual(UILabel().intrinsicContentSize, CGSize(width: -1, height: -1), "nobody measures")
    let bitmap = try XCTUnwrap(Bitmap(width: 30, height: 20))
    XCTAssertEqual(
      try ControlStage(Picture(image: UIImage(bitmap: bitmap, scale: 2)).fixedSize()).tree.frame.size,
      CGSize(width: 15, height: 10))
    // The header of a PNG of 30 × 20 pixels.
    let header = Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 30, 0, 0, 0, 20])
    XCTAssertEqual(UIImage(data: header, scale: 2)?.size, CGSize(width: 15, height: 10))
    for scale in [CGFloat.nan, 0, -2, .infinity] {
      XCTAssertEqual(UIImage(bitmap: bitmap, scale: scale).size, CGSize(width: 30, height: 20), "\(scale)")
      XCTAssertNil(UIImage(data: header, scale: scale), "\(scale)")
    }
  }

  @MainActor func testAPlaceholderIsSaidToBeOne() async throws {
    let stage = try ControlStage(
      VStack {
        Words(text: "a")
        Words(text: "b")
      }, width: 300)
    XCTAssertEqual(
      stage.graph.warnings,
      ["UIViewRepresentable Words is drawn as a placeholder: there is no UIKit here that could draw its UILabel"])
  }

  @MainActor func testIsMadeOnceAndUpdated() async throws {
    @MainActor final class Counter { var count = 0 }
    let counter = Counter()
    struct Screen: View {
      let counter: Counter
      @State var text = "a"
      var body: some View {
        VStack {
          Button("change") { text = "b" }
          Field(text: $text, onMake: { counter.count += 1 })
          Text(text)
        }
      }
    }
    let stage = try ControlStage(Screen(counter: counter), width: 200)
    try stage.tap("Button", "change")
    XCTAssertTrue(stage.texts.contains("b"))
    XCTAssertEqual(counter.count, 1)
  }

  @MainActor func testAHostingControllersViewIsDrawn() async throws {
    struct Hosting: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text("inside"))
      }
      func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }
    struct Picker: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
    }
    XCTAssertEqual(try ControlStage(Hosting(), width: 200).texts, ["inside"])
    XCTAssertEqual(try ControlStage(Picker(), width: 200).texts, ["UIImagePickerController"])
  }

  @MainActor func testSomeCornersOfABezierPath() async throws {
    struct Corners: Shape {
      func path(in rect: CGRect) -> Path {
        Path(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10)
          ).cgPath)
      }
    }
    let path = Corners().path(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 40, height: 30))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 39, y: 1)))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 29)))
    XCTAssertFalse(path.contains(CGPoint(x: 39, y: 29)))
  }

  @MainActor func testBars() async throws {
    // What apps say in an initializer; nothing follows from it.
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemBlue
    appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 30)]
    UINavigationBar.appearance().standardAppearance = appearance
    UITableView.appearance().backgroundColor = .clear
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    UIApplication.shared.open(try XCTUnwrap(URL(string: "https://example.org")))
    XCTAssertEqual(UIApplication.shared.openedURLs.last?.host, "example.org")
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  }
}
