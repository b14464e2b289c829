import SnapshotCore

/// The page without scripts.
extension ReportPage {
  static func plain(_ model: ReportModel) -> String {
    var html = "<div class=\"plain\">\n<h1>\(escaped(model.package))</h1>\n<p>\(escaped(summary(model)))</p>\n"
    for note in model.notes { html += "<p>\(escaped(note))</p>\n" }
    if let output = model.run?.buildOutput { html += "<pre>\(escaped(output))</pre>\n" }
    for snapshot in model.snapshots { html += article(snapshot) }
    return html + "</div>\n"
  }

  /// `2 failed, 1 new, 40 unchanged`
  static func summary(_ model: ReportModel) -> String {
    let counts = ReportModel.State.allCases.compactMap { state in
      model.counts[state].map { "\(NumberText.grouped($0)) \(state.rawValue)" }
    }
    return counts.isEmpty ? "no snapshots" : counts.joined(separator: ", ")
  }

  private static func article(_ snapshot: ReportModel.Snapshot) -> String {
    var html = "<article>\n<h2><bdi>\(escaped(snapshot.name))</bdi> "
    html += "<span class=\"badge \(snapshot.state.rawValue)\">\(snapshot.state.rawValue)</span></h2>\n"
    if let file = snapshot.file {
      html += "<p class=\"where\">\(escaped(file))\(snapshot.line.map { ":\($0)" } ?? "")</p>\n"
    }
    if let note = snapshot.note { html += "<p>\(escaped(note))</p>\n" }
    // What passed is told by its state.
    if let message = snapshot.message ?? snapshot.headline { html += "<pre>\(escaped(message))</pre>\n" }
    for command in snapshot.commands {
      html += "<p>\(escaped(command.title)): <code>\(escaped(command.text))</code></p>\n"
    }
    for kind in ReportModel.Pictures.Kind.allCases {
      if let picture = snapshot.pictures[kind] { html += figure(picture, kind, of: snapshot) }
    }
    for text in snapshot.texts where snapshot.state != .unchanged {
      html += "<p>\(escaped(text.name))\(text.note.map { ": " + escaped($0) } ?? "")</p>\n"
      html += "<pre>\(escaped(text.lines.joined(separator: "\n")))</pre>\n"
    }
    return html + "</article>\n"
  }

  /// The script finds a picture by what `data-picture` says, and reads what follows it in this form.
  private static func figure(
    _ picture: ReportModel.Picture, _ kind: ReportModel.Pictures.Kind, of snapshot: ReportModel.Snapshot
  ) -> String {
    guard picture.problem == nil, let source = picture.source else {
      return "<p class=\"notice\">\(escaped(picture.problem ?? "no picture"))</p>\n"
    }
    // Base64 needs no escaping, and there may be megabytes of it.
    let url = source.hasPrefix("data:image/png;base64,") ? source : escaped(source)
    let size = [picture.width, picture.height].map { NumberText.short(Double($0) / picture.scale) }
    return """
      <figure><img data-picture="\(snapshot.index)-\(kind.rawValue)" src="\(url)" \
      width="\(size[0])" height="\(size[1])" loading="lazy" alt="\(kind.rawValue) of \(escaped(snapshot.title))">\
      <figcaption>\(kind.rawValue), \(size[0]) × \(size[1]) pt, \(picture.width) × \(picture.height) px</figcaption></figure>

      """
  }
}
