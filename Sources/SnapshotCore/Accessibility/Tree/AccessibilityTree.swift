import SwiftUI
import ViewTree

/// What VoiceOver finds in a picture, in the order in which it reads.
///
/// The rule of the order: as the view is written, a navigation bar before the content below it; in a container those with
/// a higher sort priority first. Containers are the whole picture, each `accessibilityElement(children: .contain)`, and each
/// alert or sheet; what the topmost of these lies over is not read. What is scrolled out of sight is read, for VoiceOver
/// scrolls to it; what is hidden or fully transparent is not.
package struct AccessibilityTree: Sendable {
  package var elements: [AccessibilityElement]
  /// Views with a gesture and nothing in them that could be read, by path.
  package var silentTargets: [(path: [Int], frame: CGRect)]
  /// Of the only layer that can be reached; `nil` where nothing is over the view.
  package var modalPath: [Int]?

  /// - Parameter size: of the picture, in points; by default as large as the root.
  package init(of root: PlacedNode, size: CGSize? = nil) {
    let window = size.map { CGRect(origin: .zero, size: $0) } ?? root.frame
    var collector = AccessibilityCollector()
    let place = AccessibilityCollector.Place(toPicture: .identity, window: window)
    let all = AccessibilityCollector.ordered(collector.items(of: root, [], place))
    // The last layer that is over everything else is the only one that can be reached.
    let modal = collector.modalPaths.last
    modalPath = modal
    elements = modal.map { modal in all.filter { $0.path.starts(with: modal) } } ?? all
    silentTargets = collector.silentTargets.filter { target in modal.map { target.path.starts(with: $0) } ?? true }
  }

  /// A line for each element; its number in the picture with markers is the number of the line.
  package var text: String { elements.map { $0.line + "\n" }.joined() }
}

/// Walks placed nodes and finds what is read.
struct AccessibilityCollector {
  typealias Place = AccessibilityPlace
  /// What takes part in the order of a container: an element, or a container inside with its elements.
  struct Item {
    var elements: [AccessibilityElement]
    var priority = 0.0
    var isNavigationBar = false
  }
  var modalPaths: [[Int]] = []
  var silentTargets: [(path: [Int], frame: CGRect)] = []

  /// Names that say what a thing is made of rather than what it is for.
  private static let containerRoles: Set<String> = [
    "NavigationBar", "Toolbar", "TabView", "ListRow", "Alert", "Sheet", "FullScreenCover", "ConfirmationDialog",
    "Popover",
    "Map",
  ]
  /// Made of parts that are read one by one where they can be tapped, and one element where they cannot.
  static let compoundRoles: Set<String> = ["Picker", "DatePicker", "MultiDatePicker"]
  /// Apple's own controls, whose size is not the author's to choose.
  private static let systemRoles: Set<String> = [
    "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "MultiDatePicker", "ColorPicker", "TextField", "SecureField",
    "TextEditor", "Gauge", "ProgressView", "DisclosureGroup",
  ]

  static func ordered(_ items: [Item]) -> [AccessibilityElement] {
    guard items.contains(where: { $0.priority != 0 || $0.isNavigationBar }) else { return items.flatMap(\.elements) }
    return items.enumerated().sorted { a, b in
      if a.element.isNavigationBar != b.element.isNavigationBar { return a.element.isNavigationBar }
      if a.element.priority != b.element.priority { return a.element.priority > b.element.priority }
      return a.offset < b.offset
    }.flatMap(\.element.elements)
  }

  mutating func items(of node: PlacedNode, _ path: [Int], _ place: Place) -> [Item] {
    guard let semantics = node.semantics else {
      return gesturesNoted(plainItems(of: node, path, place), of: node, path, place)
    }
    if semantics.isHidden { return [] }
    let items: [Item]
    if semantics.traits.contains("modal") {
      items = layer(node, semantics, path, place)
    } else if let grouping = semantics.details.grouping {
      items = grouped(grouping, node, semantics, path, place)
    } else if let role = semantics.role, Self.containerRoles.contains(role) {
      items = container(role, node, semantics, path, place)
    } else if let role = semantics.role, Self.compoundRoles.contains(role) {
      items = compound(node, semantics, path, place)
    } else if semantics.role == "Image" || (semantics.role != nil && isControl(semantics)) || semantics.role == "Gauge"
      || semantics.role == "ProgressView"
    {
      items = [single(node, semantics, path, place)]
    } else {
      items = wrapped(node, semantics, path, place)
    }
    return gesturesNoted(items, of: node, path, place)
  }

  private func isControl(_ semantics: Semantics) -> Bool {
    semantics.action != nil || semantics.control != nil || !semantics.traits.isEmpty || semantics.label != nil
  }

  // MARK: - Nodes without a meaning of their own

  private mutating func plainItems(of node: PlacedNode, _ path: [Int], _ place: Place) -> [Item] {
    switch node.content {
    case .text(_, let content):
      let string = content.string
      if string.allSatisfy(\.isWhitespace) { return [] }
      return [Item(elements: [element(string, .words, node, path, place)])]
    case .symbol(let content, _):
      if place.isInDecoration { return [] }
      let words = content.name.split(separator: ".").joined(separator: " ")
      return [Item(elements: [element(words, .symbolName, node, path, place, traits: ["image"])])]
    case .image(let content):
      if place.isInDecoration { return [] }
      return [Item(elements: [element(content.name, .assetName, node, path, place, traits: ["image"])])]
    case .shape: return []
    case .container, .effect: return childItems(of: node, path, place)
    }
  }

  private mutating func childItems(of node: PlacedNode, _ path: [Int], _ place: Place) -> [Item] {
    var inner = place
    var count = node.children.count
    if case .effect(let effect) = node.content {
      guard inner.enter(effect, of: node.frame) else { return [] }
      if case .mask = effect { count = min(count, 1) }
    }
    var indices = Array(0..<count)
    // What lies behind a view comes after it.
    if node.kind == "background", count == 2 { indices.reverse() }
    var found: [Item] = []
    for index in indices { found += items(of: node.children[index], path + [index], inner) }
    return found
  }

  private func element(
    _ label: String, _ source: AccessibilityElement.LabelSource, _ node: PlacedNode, _ path: [Int], _ place: Place,
    traits: [String] = []
  ) -> AccessibilityElement {
    var made = AccessibilityElement(
      label: label, labelSource: source, traits: traits, frame: node.frame.applying(place.toPicture),
      window: place.window,
      path: path)
    made.modalPath = place.modalPath
    made.hasSystemTarget = place.isInBar
    return made
  }

  // MARK: - Containers

  private mutating func layer(_ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place) -> [Item] {
    modalPaths.append(path)
    var inner = place
    inner.modalPath = path
    return [Item(elements: Self.ordered(childItems(of: node, path, inner)))]
  }

  private mutating func container(
    _ role: String, _ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place
  ) -> [Item] {
    var inner = place
    if role == "NavigationBar" || role == "Toolbar" { inner.isInBar = true }
    var found = childItems(of: node, path, inner)
    switch role {
    case "NavigationBar":
      return [Item(elements: Self.ordered(found), priority: 0, isNavigationBar: true)]
    case "ListRow":
      // Swipes are actions of what is in the row.
      var row = semantics
      (row.label, row.role) = (nil, nil)
      if case .choice(let options) = semantics.control { row.details.actions += options.map(\.label) }
      row.control = nil
      apply(row, to: &found, path, place)
      return found
    case "Map":
      var map = single(node, semantics, path, place, words: "Map")
      map.elements += Self.ordered(found.filter { $0.elements.contains { $0.role != nil } })
      return [map]
    default: return found
    }
  }

  private mutating func grouped(
    _ grouping: AccessibilityDetails.Grouping, _ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place
  ) -> [Item] {
    let details = semantics.details
    switch grouping {
    case .ignore: return [single(node, semantics, path, place, words: "")]
    case .combine: return [combined(node, semantics, path, place)]
    case .contain:
      var elements = Self.ordered(childItems(of: node, path, place))
      if !details.children.isEmpty {
        elements = details.children.map { child in
          var made = element(
            child.label, .words, node, path, place, traits: AccessibilityTraitNames.words(for: child.traits))
          made.value = child.value
          return made
        }
      }
      if let label = semantics.label, !label.isEmpty {
        for index in elements.indices { elements[index].containers.append(label) }
      }
      return elements.isEmpty ? [] : [Item(elements: elements, priority: details.sortPriority ?? 0)]
    }
  }

  /// A picker is one element, unless all its choices are there to be tapped; a button that opens them is the picker.
  private mutating func compound(_ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place) -> [Item] {
    var inside = Self.ordered(childItems(of: node, path, place))
    var choices = 2
    if case .choice(let options) = semantics.control { choices = max(choices, options.count) }
    guard inside.count(where: \.isInteractive) >= choices else {
      var one = semantics
      if one.traits.isEmpty { one.traits = ["button"] }
      return [single(node, one, path, place)]
    }
    // The label names what its choices are for; its text is not read by itself.
    inside.removeAll { !$0.isInteractive && $0.label == semantics.label }
    for index in inside.indices {
      inside[index].hasSystemTarget = true
      if let label = semantics.label, !label.isEmpty { inside[index].containers.append(label) }
      if !semantics.isEnabled { dim(&inside[index]) }
    }
    return [Item(elements: inside, priority: semantics.details.sortPriority ?? 0)]
  }

  // MARK: - Elements

  /// One element, whatever is in the node.
  private mutating func single(
    _ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place, words: String? = nil
  ) -> Item {
    var label = words ?? "", source: AccessibilityElement.LabelSource = (words ?? "").isEmpty ? .none : .words
    var traits: [String] = []
    if words == nil, semantics.label == nil {
      var inside: [AccessibilityElement] = []
      if semantics.role == "Image" || node.children.isEmpty {
        inside = plainItems(of: node, path, place).flatMap(\.elements)
        traits = inside.flatMap(\.traits)
      } else {
        inside = Self.ordered(childItems(of: node, path, place))
      }
      label = inside.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
      if let first = inside.first { source = inside.contains { $0.labelSource == .words } ? .words : first.labelSource }
    }
    var made = element(label, source, node, path, place, traits: traits)
    made.target = node.touchBounds.applying(place.toPicture)
    apply(semantics, to: &made, place)
    return Item(elements: [made], priority: semantics.details.sortPriority ?? 0)
  }

  /// The parts' words one after the other. A button inside makes a button of the whole; several are its actions.
  private mutating func combined(_ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place) -> Item {
    let inside = Self.ordered(childItems(of: node, path, place))
    let buttons = inside.filter { $0.traits.contains("button") || $0.traits.contains("link") }
    let spoken =
      buttons.count > 1 ? inside.filter { !$0.traits.contains("button") && !$0.traits.contains("link") } : inside
    var words: [String] = []
    for part in spoken {
      if !part.label.isEmpty { words.append(part.label) }
      if let value = part.value, !value.isEmpty { words.append(value) }
    }
    let source: AccessibilityElement.LabelSource =
      spoken.contains { $0.labelSource == .words } ? .words : spoken.first?.labelSource ?? .none
    var made = element(words.joined(separator: ", "), source, node, path, place)
    made.traits = AccessibilityTraitNames.words(for: spoken.flatMap(\.traits))
    made.isEnabled = spoken.allSatisfy(\.isEnabled)
    made.actions = (buttons.count > 1 ? buttons.map(\.label) : []) + spoken.flatMap(\.actions)
    made.customContent = spoken.flatMap(\.customContent)
    made.rotors = spoken.flatMap(\.rotors)
    let hints = spoken.compactMap(\.hint)
    made.hint = hints.isEmpty ? nil : hints.joined(separator: ", ")
    var own = semantics
    if own.label == own.details.combinedLabel { own.label = nil }
    own.traits =
      own.details.combinedLabel == nil
      ? own.traits : own.traits.filter { !["button", "link"].contains($0) || buttons.count < 2 }
    apply(own, to: &made, place)
    return Item(elements: [made], priority: semantics.details.sortPriority ?? 0)
  }

  /// What modifiers say of the elements inside: of the only one, or of each. Where there is none, they make one.
  private mutating func wrapped(_ node: PlacedNode, _ semantics: Semantics, _ path: [Int], _ place: Place) -> [Item] {
    var inner = place
    if semantics.details.isDecoration, semantics.label == nil { inner.isInDecoration = true }
    var found = plainItems(of: node, path, inner)
    if found.isEmpty {
      let says =
        !(semantics.label ?? "").isEmpty || semantics.value != nil || !semantics.traits.isEmpty
        || semantics.details.isAdjustable
      return says ? [single(node, semantics, path, place, words: "")] : []
    }
    apply(semantics, to: &found, path, place)
    return found
  }

  private func apply(_ semantics: Semantics, to items: inout [Item], _ path: [Int], _ place: Place) {
    let count = items.reduce(0) { $0 + $1.elements.count }
    for item in items.indices {
      if let priority = semantics.details.sortPriority { items[item].priority = priority }
      for index in items[item].elements.indices {
        apply(semantics, to: &items[item].elements[index], place)
        if count > 1, semantics.label != nil { items[item].elements[index].sharedLabelPath = path }
      }
    }
  }

  private func apply(_ semantics: Semantics, to element: inout AccessibilityElement, _ place: Place) {
    let details = semantics.details
    if let label = semantics.label { (element.label, element.labelSource) = (label, label.isEmpty ? .none : .words) }
    if let role = semantics.role {
      element.role = role
      if Self.systemRoles.contains(role) { element.hasSystemTarget = true }
    }
    if let value = semantics.value { element.value = value.isEmpty ? nil : value }
    if let identifier = semantics.identifier { element.identifier = identifier }
    if let hint = details.hint { element.hint = hint.isEmpty ? nil : hint }
    element.actions += details.actions
    if !details.inputLabels.isEmpty { element.inputLabels = details.inputLabels }
    element.customContent += details.customContent.map { .init(label: $0.label, value: $0.value) }
    element.rotors += details.rotors
    if let level = details.headingLevel { element.headingLevel = level }
    var traits = element.traits
    let removed = AccessibilityTraitNames.words(for: details.removedTraits)
    traits.removeAll { removed.contains($0) }
    traits += semantics.traits
    if details.isAdjustable { traits.append("adjustable") }
    if !semantics.isEnabled { element.isEnabled = false }
    if !element.isEnabled { traits.append("dimmed") }
    element.traits = AccessibilityTraitNames.words(for: traits)
    // A link within a text is as high as its line.
    if element.traits.contains("link"), semantics.role == nil { element.hasSystemTarget = true }
    if element.traits.contains("switch"), let value = element.value, value == "1" || value == "0" {
      element.value = value == "1" ? "on" : "off"
    }
    if let point = details.activationPoint {
      element.hasActivationPoint = true
      switch point {
      case .unit(let unit):
        element.activationPoint = CGPoint(
          x: element.frame.minX + unit.x * element.frame.width, y: element.frame.minY + unit.y * element.frame.height)
      case .point(let point):
        element.activationPoint = CGPoint(x: element.frame.minX + point.x, y: element.frame.minY + point.y)
      }
    }
  }

  private func dim(_ element: inout AccessibilityElement) {
    element.isEnabled = false
    element.traits = AccessibilityTraitNames.words(for: element.traits + ["dimmed"])
  }

  // MARK: - Gestures

  /// A gesture on the view is one on the only thing in it that can be tapped, and its room counts for that.
  private mutating func gesturesNoted(_ items: [Item], of node: PlacedNode, _ path: [Int], _ place: Place) -> [Item] {
    guard let interaction = node.interaction, interaction.allowsHitTesting,
      interaction.gestures.contains(where: \.includesGesture)
    else { return items }
    var items = items
    let room = (interaction.contentShape.map { $0.path(node.frame).boundingRect } ?? node.frame).applying(
      place.toPicture)
    let all = items.flatMap(\.elements)
    if all.isEmpty {
      silentTargets.append((path, room))
      return items
    }
    let active = all.filter(\.isInteractive)
    for item in items.indices {
      for index in items[item].elements.indices {
        if active.count == 1, items[item].elements[index].isInteractive {
          items[item].elements[index].target = items[item].elements[index].target.union(room)
        } else if active.isEmpty, items[item].elements[index].gesturePath == nil {
          items[item].elements[index].gesturePath = path
          items[item].elements[index].target = room
        }
      }
    }
    return items
  }
}

extension PlacedNode {
  /// The frame, and the content shapes in it that reach beyond it.
  fileprivate var touchBounds: CGRect {
    var bounds = frame
    if let shape = interaction?.contentShape { return shape.path(frame).boundingRect }
    for child in children {
      child.forEach { node in
        if let shape = node.interaction?.contentShape {
          let room = shape.path(node.frame).boundingRect
          if !room.isNull, room.width.isFinite, room.height.isFinite { bounds = bounds.union(room) }
        }
      }
    }
    return bounds
  }
}
