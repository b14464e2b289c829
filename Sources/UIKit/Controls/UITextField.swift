import Foundation
import Graphics

open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var text: String? = ""
  open var attributedText: NSAttributedString?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var clearsOnBeginEditing = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var isEditing: Bool { isFirstResponder }
  private var keptInputView: UIView?
  private var keptAccessoryView: UIView?
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keptAccessoryView }
    set { keptAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open weak var delegate: (any UITextFieldDelegate)?
  /// What it says or asks for on one line; in a box with round corners 7 points beside it and 34 high. [Interface Builder]
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    func content(_ attributed: NSAttributedString?, _ plain: String?) -> NSAttributedString? {
      attributed ?? plain.flatMap { $0.isEmpty ? nil : NSAttributedString(string: $0) }
    }
    let shown = content(attributedText, text) ?? content(attributedPlaceholder, placeholder)
    guard let size = UIMeasuring.size(of: shown, font: font, lines: 1, width: 0),
      let line = UIMeasuring.size(of: NSAttributedString(string: "X"), font: font, lines: 1, width: 0)
    else { return super.intrinsicContentSize }
    let isBoxed = borderStyle == .roundedRect
    let height = max(size.height, line.height)
    return CGSize(width: size.width + (isBoxed ? 14 : 0), height: isBoxed ? max(34, height + 12) : height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingOwnSize() }
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextField { public enum DidEndEditingReason: Int, Sendable { case committed, cancelled } }
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

open class UITextView: UIScrollView {
  open var text: String! = ""
  open var attributedText: NSAttributedString!
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var dataDetectorTypes = UIDataDetectorTypes()
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var adjustsFontForContentSizeCategory = false
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  private var keptInputView: UIView?
  private var keptAccessoryView: UIView?
  open override var inputView: UIView? {
    get { keptInputView }
    set { keptInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { keptAccessoryView }
    set { keptAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// The lines within the container's insets and paddings.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let content = attributedText ?? NSAttributedString(string: text ?? "")
    guard
      let own = UIMeasuring.size(
        of: content.length > 0 ? content : NSAttributedString(string: "X"), font: font ?? .systemFont(ofSize: 12),
        lines: textContainer.maximumNumberOfLines, width: size.width > sides ? size.width - sides : 0)
    else { return super.sizeThatFits(size) }
    return CGSize(
      width: own.width + sides, height: own.height + textContainerInset.top + textContainerInset.bottom)
  }
  /// Text that scrolls has no size of its own.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled || UIMeasuring.size == nil
      ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  /// `UIScrollView`'s delegate too, as UIKit's single property is.
  open var textViewDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
}
@preconcurrency @MainActor
open class NSTextContainer {
  public init() {}
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = true
}
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  public let searchTextField = UITextField()
  open weak var delegate: (any UISearchBarDelegate)?
  open var enablesReturnKeyAutomatically = true
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
