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
  case speaker, speakerFilled = "speaker.fill"
  case speaker1 = "speaker.wave.1", speaker1Filled = "speaker.wave.1.fill"
  case speaker2 = "speaker.wave.2", speaker2Filled = "speaker.wave.2.fill"
  case speaker3 = "speaker.wave.3", speaker3Filled = "speaker.wave.3.fill"
  case xmarkBin = "xmark.bin", xmarkBinFilled = "xmark.bin.fill"
  case arrowUpBin = "arrow.up.bin", arrowUpBinFilled = "arrow.up.bin.fill"
  case clockArrow = "clock.arrow.circlepath"
  case info
  case iphone, iphoneLandscape = "iphone.landscape"
  case ipad, ipadLandscape = "ipad.landscape"
  case squareStack3D = "square.stack.3d.up"
  case wandAndStars = "wand.and.stars"
  case heartTextSquare = "heart.text.square", heartTextSquareFilled = "heart.text.square.fill"
  case wineglass, wineglassFilled = "wineglass.fill"
  case tshirt, tshirtFilled = "tshirt.fill"
  case flagCheckered = "flag.checkered"
  case cameraRotate = "camera.rotate", cameraRotateFilled = "camera.rotate.fill"

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
    case .speaker: return Self.speakerPath(waves: 0, isFilled: false)
    case .speakerFilled: return Self.speakerPath(waves: 0, isFilled: true)
    case .speaker1: return Self.speakerPath(waves: 1, isFilled: false)
    case .speaker1Filled: return Self.speakerPath(waves: 1, isFilled: true)
    case .speaker2: return Self.speakerPath(waves: 2, isFilled: false)
    case .speaker2Filled: return Self.speakerPath(waves: 2, isFilled: true)
    case .speaker3: return Self.speakerPath(waves: 3, isFilled: false)
    case .speaker3Filled: return Self.speakerPath(waves: 3, isFilled: true)
    case .xmarkBin: return Self.binPath(Self.binCross, isFilled: false)
    case .xmarkBinFilled: return Self.binPath(Self.binCross, isFilled: true)
    case .arrowUpBin: return Self.binPath(Self.binArrow, isFilled: false)
    case .arrowUpBinFilled: return Self.binPath(Self.binArrow, isFilled: true)
    case .clockArrow: return Self.clockArrowPath
    case .info: return Self.infoPath
    case .iphone: return Self.iphonePath
    // The top goes to the left.
    case .iphoneLandscape: return Self.iphonePath.quarterTurned.flipped
    case .ipad: return Self.tabletPath(width: 0.76, height: 1)
    case .ipadLandscape: return Self.tabletPath(width: 1.1, height: 0.82)
    case .squareStack3D: return Self.layersPath
    case .wandAndStars: return Self.wandPath
    case .heartTextSquare: return Self.heartTextPath(isFilled: false)
    case .heartTextSquareFilled: return Self.heartTextPath(isFilled: true)
    case .wineglass: return Self.wineglassPath(isFilled: false)
    case .wineglassFilled: return Self.wineglassPath(isFilled: true)
    case .tshirt: return Self.tshirtPath.outlined
    case .tshirtFilled: return Self.tshirtPath
    case .flagCheckered: return Self.checkeredFlagPath
    case .cameraRotate: return Self.cameraRotatePath(isFilled: false)
    case .cameraRotateFilled: return Self.cameraRotatePath(isFilled: true)
    }
  }
}
