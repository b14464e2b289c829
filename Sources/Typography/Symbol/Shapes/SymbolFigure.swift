import Graphics

/// Symbols that the icon font lacks, drawn here in its style, each with its name. The drawings are this project's own.
enum SymbolFigure: String, Hashable, Sendable, CaseIterable {
  case arrowUpAndDown = "arrow.up.and.down"
  case arrowLeftAndRight = "arrow.left.and.right"
  case uturnLeft = "arrow.uturn.left"
  case uturnBackward = "arrow.uturn.backward"
  case uturnRight = "arrow.uturn.right"
  case uturnForward = "arrow.uturn.forward"
  case uturnUp = "arrow.uturn.up"
  case uturnDown = "arrow.uturn.down"
  case cross, crossFilled = "cross.fill"
  case equal
  case mappin
  case sparkle
  case leaf, leafFilled = "leaf.fill"
  case crown, crownFilled = "crown.fill"
  case pawprint, pawprintFilled = "pawprint.fill"
  case dumbbell, dumbbellFilled = "dumbbell.fill"
  case forkAndKnife = "fork.knife"
  case bed = "bed.double", bedFilled = "bed.double.fill"
  case standing = "figure.stand"
  case walking = "figure.walk"
  case running = "figure.run"
  case handRaised = "hand.raised", handRaisedFilled = "hand.raised.fill"
  case playPause = "playpause", playPauseFilled = "playpause.fill"
  case scope

  /// In the unit square, y downward.
  var path: Path {
    switch self {
    case .arrowUpAndDown: return Self.doubleArrow
    case .arrowLeftAndRight: return Self.doubleArrow.quarterTurned
    case .uturnLeft, .uturnBackward: return Self.uturn
    case .uturnRight, .uturnForward: return Self.uturn.flipped
    case .uturnUp: return Self.uturn.quarterTurned
    case .uturnDown: return Self.uturn.flipped.quarterTurned
    case .cross: return Self.crossPath.outlined
    case .crossFilled: return Self.crossPath
    case .equal: return Self.lines([[(0.12, 0.36), (0.88, 0.36)], [(0.12, 0.64), (0.88, 0.64)]], 0.075)
    case .mappin:
      return Self.sum([Self.disc(0.5, 0.26, 0.24), Self.lines([[(0.5, 0.5), (0.5, 0.97)]], 0.075)])
    case .sparkle: return Self.sparklePath
    case .leaf: return Self.leafPath(isFilled: false)
    case .leafFilled: return Self.leafPath(isFilled: true)
    case .crown: return Self.crownPath.outlined
    case .crownFilled: return Self.crownPath
    case .pawprint: return Self.pawprintPath(isFilled: false)
    case .pawprintFilled: return Self.pawprintPath(isFilled: true)
    case .dumbbell: return Self.dumbbellPath(isFilled: false)
    case .dumbbellFilled: return Self.dumbbellPath(isFilled: true)
    case .forkAndKnife: return Self.forkAndKnifePath
    case .bed: return Self.bedPath(isFilled: false)
    case .bedFilled: return Self.bedPath(isFilled: true)
    case .standing:
      return Self.person(
        head: (0.5, 0.11),
        [
          [(0.5, 0.3), (0.5, 0.58)], [(0.36, 0.55), (0.42, 0.3), (0.58, 0.3), (0.64, 0.55)],
          [(0.46, 0.58), (0.45, 0.95)], [(0.54, 0.58), (0.55, 0.95)],
        ])
    case .walking:
      return Self.person(
        head: (0.55, 0.1),
        [
          [(0.52, 0.3), (0.48, 0.55)], [(0.26, 0.5), (0.34, 0.34), (0.52, 0.28), (0.62, 0.44), (0.76, 0.48)],
          [(0.48, 0.55), (0.42, 0.74), (0.26, 0.95)], [(0.5, 0.56), (0.62, 0.7), (0.7, 0.95)],
        ])
    case .running:
      return Self.person(
        head: (0.64, 0.11),
        [
          [(0.56, 0.3), (0.46, 0.54)], [(0.2, 0.44), (0.34, 0.3), (0.56, 0.28), (0.66, 0.46), (0.86, 0.42)],
          [(0.46, 0.54), (0.36, 0.72), (0.1, 0.78)], [(0.48, 0.55), (0.66, 0.68), (0.58, 0.95)],
        ])
    case .handRaised: return Self.hand.hollowed
    case .handRaisedFilled: return Self.hand
    case .playPause: return Self.playPausePath(isFilled: false)
    case .playPauseFilled: return Self.playPausePath(isFilled: true)
    case .scope:
      return Self.sum([
        Self.ring(0.5, 0.5, 0.36),
        Self.lines(
          [
            [(0.5, 0.03), (0.5, 0.34)], [(0.5, 0.66), (0.5, 0.97)], [(0.03, 0.5), (0.34, 0.5)],
            [(0.66, 0.5), (0.97, 0.5)],
          ], 0.07),
      ])
    }
  }
}
