import SnapshotAssertions
import SwiftUI
import XCTest

/// Symbols: their styles, their compositions, and the names that apps use most.
final class SymbolSheetTests: XCTestCase {
  func testSymbolStyles() { XCTAssertSnapshot(of: SymbolStyleSheet(), layout: .sizeThatFits) }
  func testSymbolStylesInTheDark() {
    XCTAssertSnapshot(of: SymbolStyleSheet().environment(\.colorScheme, .dark), layout: .sizeThatFits)
  }
  func testSymbolCompositions() { XCTAssertSnapshot(of: SymbolCompositionSheet(), layout: .sizeThatFits) }
  func testSymbolCompositionsInTheDark() {
    XCTAssertSnapshot(
      of: SymbolCompositionSheet().background(.black).environment(\.colorScheme, .dark), layout: .sizeThatFits)
  }
  func testSymbolNames() {
    XCTAssertSnapshot(
      of: SymbolNameSheet(names: Self.names.split(whereSeparator: \.isWhitespace).map(String.init)),
      layout: .sizeThatFits)
  }

  private static let names = """
    house house.fill heart heart.fill star star.fill person person.fill person.2 person.2.fill bell bell.fill gear
    gearshape gearshape.fill magnifyingglass plus minus xmark checkmark ellipsis questionmark exclamationmark info
    chevron.left chevron.right chevron.up chevron.down chevron.up.chevron.down arrow.left arrow.right arrow.up
    arrow.down arrow.clockwise arrow.counterclockwise arrow.up.arrow.down arrow.left.arrow.right
    arrow.triangle.2.circlepath arrow.uturn.left arrow.uturn.right arrow.uturn.up arrow.uturn.down arrow.up.and.down
    arrow.left.and.right arrow.turn.up.left arrow.turn.up.right arrow.turn.left.up arrow.turn.right.down
    arrow.turn.down.left arrow.up.left.and.arrow.down.right arrow.down.right.and.arrow.up.left
    arrow.up.right.and.arrow.down.left arrow.up.to.line arrow.up.right arrow.up.right.square square.and.arrow.up
    square.and.arrow.down square.and.pencil pencil pencil.circle.fill trash trash.fill folder folder.fill doc
    doc.fill doc.text doc.text.fill doc.on.doc paperclip link link.circle bookmark bookmark.fill tag tag.fill flag
    flag.fill cart cart.fill bag bag.fill creditcard creditcard.fill gift gift.fill camera camera.fill photo
    photo.fill photo.on.rectangle video video.fill mic mic.fill phone phone.fill phone.down.fill envelope
    envelope.fill message message.fill bubble.left bubble.left.fill bubble.right text.bubble ellipsis.bubble.fill
    paperplane paperplane.fill calendar clock clock.fill alarm stopwatch map map.fill mappin mappin.circle
    mappin.circle.fill mappin.and.ellipse location location.fill globe network safari safari.fill wifi
    antenna.radiowaves.left.and.right bolt bolt.fill flame flame.fill drop drop.fill leaf leaf.fill sun.max
    sun.max.fill moon moon.fill moon.stars.fill cloud cloud.fill cloud.sun.fill cloud.rain.fill cloud.bolt.fill
    snowflake wind thermometer umbrella.fill sparkles sparkle wand.and.stars paintbrush.fill paintpalette.fill
    scissors hammer.fill wrench.fill wrench.and.screwdriver key.fill lock.fill lock.open.fill eye eye.fill
    hand.thumbsup.fill hand.thumbsdown hand.raised hand.raised.fill face.smiling face.smiling.inverse crown
    crown.fill trophy.fill rosette medal.fill graduationcap.fill book book.fill book.closed.fill books.vertical
    newspaper magazine play play.fill pause.fill stop.fill forward.fill backward.fill forward.end.fill
    backward.end.fill playpause playpause.fill shuffle repeat speaker speaker.wave.1.fill speaker.wave.2
    speaker.wave.2.fill speaker.wave.3.fill music.note music.note.list headphones tv gamecontroller
    gamecontroller.fill dice dice.fill die.face.5 puzzlepiece.fill film airplane car car.fill bus.fill tram.fill
    bicycle fuelpump.fill figure.walk figure.run figure.stand pawprint pawprint.fill ladybug tortoise hare dumbbell
    dumbbell.fill fork.knife cup.and.saucer.fill bed.double bed.double.fill building.2 building.2.fill
    building.columns.fill cross cross.fill cross.case.fill pills.fill bandage.fill stethoscope brain
    waveform.path.ecg chart.bar chart.bar.fill chart.pie.fill chart.line.uptrend.xyaxis list.bullet list.number
    list.bullet.rectangle list.bullet.rectangle.fill checklist line.3.horizontal line.3.horizontal.decrease.circle
    slider.horizontal.3 square.grid.2x2 square.grid.2x2.fill square.grid.3x3.fill circle.grid.2x2
    circle.grid.3x3.fill rectangle.grid.1x2 rectangle.grid.2x2.fill tablecells sidebar.left rectangle.split.2x1
    square.stack square.stack.3d.up.fill rectangle rectangle.fill rectangle.portrait capsule capsule.fill oval
    circle.fill circle.dashed square.dashed circle.dotted circle.inset.filled largecircle.fill.circle
    smallcircle.filled.circle.fill circlebadge.fill triangle.fill diamond.fill hexagon.fill octagon seal seal.fill
    app.fill shield.fill target scope textformat bold italic underline textformat.size text.alignleft number at
    percent dollarsign eurosign equal multiply divide command option control delete.left keyboard terminal
    curlybraces chevron.left.forwardslash.chevron.right qrcode barcode viewfinder faceid touchid battery.0
    battery.25 battery.50 battery.75 battery.100 battery.100.bolt powerplug power lightbulb lightbulb.fill
    laptopcomputer desktopcomputer iphone ipad applewatch printer.fill server.rack externaldrive cpu icloud.fill
    icloud.and.arrow.up tray.fill archivebox shippingbox.fill cube.fill circle.lefthalf.filled
    circle.righthalf.filled nosign hourglass timer tree.fill ticket.fill banknote applelogo swift no.such.symbol
    accessibility airplane.circle.fill arrowshape.turn.up.left arrowshape.turn.up.right.fill xmark.bin xmark.bin.fill
    arrow.up.bin speaker.slash speaker.slash.fill speaker.wave.2.circle.fill clock.arrow.circlepath lock.shield
    lock.shield.fill info.circle info.circle.fill info.square.fill info.bubble iphone.landscape ipad.landscape
    iphone.circle.fill square.stack.3d.up wand.and.stars humidity newspaper.fill wineglass wineglass.fill tshirt
    tshirt.fill flag.checkered camera.rotate camera.rotate.fill function heart.text.square heart.text.square.fill
    a.square.fill d.circle d.circle.fill k.circle.fill p.square.fill q.circle r.circle.fill x.square.fill 4.square.fill
    42.circle 14.circle.fill
    """
}
