/// How a terminal shows pictures.
package enum TerminalPictures: String, CaseIterable, Sendable {
  /// The graphics protocol of kitty, also of Ghostty and others.
  case kitty
  /// Inline images of iTerm2, also of WezTerm and others.
  case iterm2
  /// DEC's, of xterm, foot, mlterm, Konsole, tmux 3.4 and others.
  case sixel
  /// Half of a character cell for each pixel.
  case blocks
  case none
}

/// The colours that text may have.
package enum TerminalColors: Hashable, Sendable {
  case none
  case palette256
  case trueColor

  /// Of the environment. `NO_COLOR` is respected whatever it holds, as long as it holds something (no-color.org).
  package init(_ variables: [String: String]) {
    let term = variables["TERM"] ?? ""
    if !(variables["NO_COLOR"] ?? "").isEmpty || term.isEmpty || term == "dumb" {
      self = .none
    } else if ["truecolor", "24bit"].contains(variables["COLORTERM"] ?? "") || term.hasSuffix("-direct")
      || TerminalAnswers.named(variables) != nil
    {
      self = .trueColor
    } else if term.contains("256color") {
      self = .palette256
    } else {
      self = .none
    }
  }
}

/// What is known of a terminal's pictures: by its name, and by what it answers.
package struct TerminalAnswers: Hashable, Sendable {
  /// Attribute 4 in the answer to DA1: it draws sixels.
  package var hasSixel = false
  /// It answered a query in kitty's protocol.
  package var hasKitty = false
  /// Of a character cell, in pixels.
  package var cell: (width: Int, height: Int)? {
    get { cellWidth > 0 && cellHeight > 0 ? (cellWidth, cellHeight) : nil }
    set { (cellWidth, cellHeight) = (newValue?.width ?? 0, newValue?.height ?? 0) }
  }
  private var cellWidth = 0
  private var cellHeight = 0

  package init() {}

  /// A picture of one pixel that kitty's protocol only checks, the size of a cell (XTWINOPS 16), and DA1, which every
  /// terminal answers, and in this order: its answer ends the wait.
  package static let question = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[16t\u{1B}[c"

  /// - Returns: `nil` while the last answer has not come.
  package init?(parsing bytes: [UInt8]) {
    var isComplete = false
    let text = String(decoding: bytes, as: UTF8.self)
    hasKitty = text.contains("\u{1B}_Gi=31;OK")
    for part in text.components(separatedByEscape: "\u{1B}[") {
      guard let end = part.firstIndex(where: { ("@"..."~").contains($0) }) else { continue }
      let fields = part[..<end].split(separator: ";", omittingEmptySubsequences: false)
      if part[end] == "c", part.hasPrefix("?") {
        isComplete = true
        // The first number is the class of the terminal.
        hasSixel = fields.dropFirst().contains("4")
      } else if part[end] == "t", fields.count == 3, fields[0] == "6", let h = Int(fields[1]), let w = Int(fields[2]),
        (1...200).contains(w), (1...200).contains(h)
      {
        cell = (w, h)
      }
    }
    if !isComplete { return nil }
  }

  /// What the environment says for sure.
  package static func named(_ variables: [String: String]) -> TerminalPictures? {
    if isMultiplexed(variables) { return nil }
    let (term, program) = (variables["TERM"] ?? "", variables["TERM_PROGRAM"] ?? "")
    if variables["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" { return .kitty }
    if program == "ghostty" || term == "xterm-ghostty" { return .kitty }
    if program == "iTerm.app" || variables["LC_TERMINAL"] == "iTerm2" { return .iterm2 }
    if program == "WezTerm" || variables["WEZTERM_EXECUTABLE"] != nil || variables["WEZTERM_PANE"] != nil {
      return .iterm2
    }
    return nil
  }

  /// In tmux or screen. What these do not know themselves they would have to pass on blindly: pictures would stay where
  /// another window is shown by then.
  package static func isMultiplexed(_ variables: [String: String]) -> Bool {
    let term = variables["TERM"] ?? ""
    return variables["TMUX"] != nil || variables["STY"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
  }

  /// Whether asking is of use, and does no harm.
  package static func isWorthAsking(_ variables: [String: String]) -> Bool {
    let term = variables["TERM"] ?? ""
    return !term.isEmpty && term != "dumb" && term != "linux"
  }

  /// The best that is certain.
  package func pictures(_ variables: [String: String]) -> TerminalPictures {
    if let named = Self.named(variables) { return named }
    if hasKitty, !Self.isMultiplexed(variables) { return .kitty }
    return hasSixel ? .sixel : .blocks
  }
}

extension String {
  fileprivate func components(separatedByEscape separator: String) -> [Substring] {
    var (parts, rest) = ([Substring](), self[...])
    while let found = rest.firstRange(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}

/// tmux hands on what is in this envelope, where `allow-passthrough` is on.
package enum TmuxPassthrough {
  package static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array("\u{1B}Ptmux;".utf8)
    for byte in bytes {
      if byte == 0x1B { result.append(0x1B) }
      result.append(byte)
    }
    return result + Array("\u{1B}\\".utf8)
  }
}
