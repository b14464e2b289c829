import Foundation
import Graphics

/// Frames, sizes and distances in words, in points.
enum FrameWords {
  static func points(_ v: CGFloat) -> String { NumberText.short(Double(v)) }
  /// `(16, 20; 40 × 40 pt)`
  static func place(_ f: CGRect) -> String {
    "(\(points(f.minX)), \(points(f.minY)); \(points(f.width)) × \(points(f.height)) pt)"
  }
  /// `(16, 20)`
  static func origin(_ f: CGRect) -> String { "(\(points(f.minX)), \(points(f.minY)))" }

  static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

  /// " (4 pt wider, 2 pt less tall)", or nothing.
  static func consequence(_ a: CGRect, _ b: CGRect) -> String {
    var words: [String] = []
    for (delta, more, less) in [(b.width - a.width, "wider", "narrower"), (b.height - a.height, "taller", "less tall")]
    where !isSame(delta, 0) { words.append("\(points(abs(delta))) pt \(delta > 0 ? more : less)") }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  /// `grew 4 pt wide and shrank 2 pt in height`.
  static func growth(_ a: CGRect, _ b: CGRect) -> String {
    var (grew, shrank) = ([String](), [String]())
    for (delta, wide, narrow) in [(b.width - a.width, "wide", "in width"), (b.height - a.height, "tall", "in height")]
    where !isSame(delta, 0) {
      if delta > 0 {
        grew.append("\(points(delta)) pt \(wide)")
      } else {
        shrank.append("\(points(-delta)) pt \(narrow)")
      }
    }
    return [
      grew.isEmpty ? nil : "grew " + grew.joined(separator: " and "),
      shrank.isEmpty ? nil : "shrank " + shrank.joined(separator: " and "),
    ]
    .compactMap(\.self).joined(separator: " and ")
  }

  /// How far a frame moved; what grew about its middle or from one of its edges did not.
  static func shift(_ a: CGRect, _ b: CGRect) -> CGVector {
    func along(_ a0: CGFloat, _ a1: CGFloat, _ b0: CGFloat, _ b1: CGFloat) -> CGFloat {
      if isSame(a1 - a0, b1 - b0) { return b0 - a0 }
      if isSame(a0, b0) || isSame(a1, b1) || abs((a0 + a1) - (b0 + b1)) < 1.02 { return 0 }
      return b0 - a0
    }
    return CGVector(dx: along(a.minX, a.maxX, b.minX, b.maxX), dy: along(a.minY, a.maxY, b.minY, b.maxY))
  }
  /// Frames of texts are rounded to pixels, so what moves together may differ by one.
  static func isTogether(_ a: CGVector, _ b: CGVector) -> Bool {
    abs(a.dx - b.dx) < 0.51 && abs(a.dy - b.dy) < 0.51
  }
  static func isNone(_ v: CGVector) -> Bool { isSame(v.dx, 0) && isSame(v.dy, 0) }

  /// `8 pt down and 4 pt left`
  static func words(_ v: CGVector) -> String {
    var words: [String] = []
    if !isSame(v.dy, 0) { words.append("\(length(v.dy)) pt \(v.dy > 0 ? "down" : "up")") }
    if !isSame(v.dx, 0) { words.append("\(length(v.dx)) pt \(v.dx > 0 ? "right" : "left")") }
    return words.joined(separator: " and ")
  }

  /// A distance; what is a hundredth beside a whole or half point is that one, for layout divides.
  private static func length(_ v: CGFloat) -> String {
    let halves = (abs(v) * 2).rounded() / 2
    return points(halves > 0 && abs(abs(v) - halves) < 0.0151 ? halves : abs(v))
  }

  /// Of many: `4 to 16 pt down`, `by 4 to 16 pt` where the directions differ.
  static func words(_ all: [CGVector]) -> String {
    func range(_ lengths: [CGFloat]) -> String {
      let (least, most) = (lengths.min() ?? 0, lengths.max() ?? 0)
      let (a, b) = (length(least), length(most))
      return a == b ? "\(a) pt" : "\(a) to \(b) pt"
    }
    let moved = all.filter { !isNone($0) }
    if !moved.contains(where: { !isSame($0.dx, 0) }) {
      if moved.allSatisfy({ $0.dy > 0 }) { return range(moved.map(\.dy)) + " down" }
      if moved.allSatisfy({ $0.dy < 0 }) { return range(moved.map { -$0.dy }) + " up" }
    }
    if !moved.contains(where: { !isSame($0.dy, 0) }) {
      if moved.allSatisfy({ $0.dx > 0 }) { return range(moved.map(\.dx)) + " right" }
      if moved.allSatisfy({ $0.dx < 0 }) { return range(moved.map { -$0.dx }) + " left" }
    }
    return "by " + range(moved.map { max(abs($0.dx), abs($0.dy)) })
  }
}

extension CGRect {
  /// Whether another lies in it. Foundation's `contains` compares a union, whose width is a difference of rounded sums, so
  /// that thirds of points are not found in what is around them.
  func holds(_ other: CGRect) -> Bool {
    other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY
  }
}
