/// Which icon of Bootstrap Icons stands for an SF Symbol. Names only; the font says whether it has the glyph.
enum SymbolTable {
  /// `nil` when the name, less `.fill`, `.circle` and `.square`, is not in the tables.
  static func glyphName(for name: String) -> String? {
    if let glyph = icons[name] { return glyph }
    for (suffix, ending) in suffixes where name.hasSuffix(suffix) {
      guard let glyph = icons[String(name.dropLast(suffix.count))] else { continue }
      // Bootstrap's bare signs come as "plus" (small) and "plus-lg"; enclosed ones are named after the small one.
      let stem = glyph.hasSuffix("-lg") ? String(glyph.dropLast(3)) : glyph
      return stem + ending
    }
    return nil
  }

  /// Every name of the tables, sorted.
  static var names: [String] { icons.keys.sorted() }

  /// Longest first.
  private static let suffixes = [
    (".circle.fill", "-circle-fill"), (".square.fill", "-square-fill"), (".circle", "-circle"), (".square", "-square"),
    (".fill", "-fill"),
  ]

  private static let icons: [String: String] = {
    var icons: [String: String] = [:]
    for name in sameNames.split(whereSeparator: \.isWhitespace) {
      icons[String(name)] = String(name.map { $0 == "." ? "-" : $0 })
    }
    for line in otherNames.split(separator: "\n") {
      let words = line.split(separator: " ")
      for name in words.dropFirst() { icons[String(name)] = String(words[0]) }
    }
    return icons
  }()

  /// The same in both sets but for dots and hyphens.
  private static let sameNames = """
    airplane alarm arrow.clockwise arrow.counterclockwise arrow.down arrow.down.left arrow.down.right arrow.left
    arrow.left.right arrow.right arrow.up arrow.up.left arrow.up.right asterisk at bag bag.fill balloon balloon.fill
    bell bell.slash bicycle binoculars book book.fill bookmark bookshelf briefcase building building.fill camera
    capslock capsule cart chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up
    chevron.down chevron.left chevron.right chevron.up circle circle.fill circle.square clipboard clock cloud
    cloud.drizzle cloud.fog cloud.hail cloud.moon cloud.rain cloud.sleet cloud.snow cloud.sun command cpu diamond
    display dpad ear easel eject envelope envelope.open escape eye eye.slash eyedropper eyeglasses fan film flag folder
    gear gift globe globe.americas globe.asia.australia globe.europe.africa hammer handbag headphones headset heart
    hexagon hourglass house hurricane infinity key keyboard ladder laptop lightbulb link lock lungs magnet mailbox map
    megaphone mic moon moon.stars mouse music.note music.note.list newspaper octagon option palette paperclip pause
    pencil pentagon percent person person.circle pip play plus.slash.minus power printer puzzle rainbow record.circle
    record.circle.fill repeat repeat.1 scissors scooter screwdriver shield shield.slash shift shuffle slash snow square
    star star.half stop stopwatch suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill
    suit.spade suit.spade.fill sun.fill sunglasses sunrise sunset tag tag.fill thermometer.high thermometer.low
    thermometer.sun tornado trash tree triangle trophy tv umbrella wifi wind wrench wrench.adjustable
    """

  /// A glyph's name, then the SF Symbols it stands for.
  private static let otherNames = """
    check-lg checkmark
    x-lg xmark multiply
    plus-lg plus
    dash-lg minus
    slash-lg line.diagonal
    plus-slash-minus plus.forwardslash.minus
    question-lg questionmark
    exclamation-lg exclamationmark
    info-lg info
    exclamation-triangle exclamationmark.triangle
    exclamation-triangle-fill exclamationmark.triangle.fill
    exclamation-octagon exclamationmark.octagon
    question-diamond questionmark.diamond
    x-octagon xmark.octagon
    patch-check checkmark.seal
    patch-exclamation exclamationmark.seal
    patch-minus minus.seal
    patch-plus plus.seal
    patch-question questionmark.seal
    patch-check-fill checkmark.seal.fill
    shield-check checkmark.shield
    shield-fill-check checkmark.shield.fill
    shield-exclamation exclamationmark.shield
    shield-fill-exclamation exclamationmark.shield.fill
    shield-x xmark.shield
    shield-fill-x xmark.shield.fill
    shield-plus plus.shield
    shield-lock lock.shield
    shield-shaded shield.lefthalf.filled shield.lefthalf.fill
    chevron-double-left chevron.left.2 chevron.backward.2
    chevron-double-right chevron.right.2 chevron.forward.2
    chevron-double-up chevron.up.2
    chevron-double-down chevron.down.2
    chevron-expand chevron.up.chevron.down
    chevron-left chevron.backward
    chevron-right chevron.forward
    code chevron.left.forwardslash.chevron.right
    arrow-left arrow.backward
    arrow-right arrow.forward
    arrow-down-up arrow.up.arrow.down
    arrow-left-right arrow.left.arrow.right
    arrow-repeat arrow.triangle.2.circlepath arrow.2.circlepath arrow.2.squarepath
    arrow-return-left arrow.uturn.left arrow.uturn.backward arrow.turn.down.left return
    arrow-return-right arrow.uturn.right arrow.uturn.forward arrow.turn.down.right
    arrow-90deg-up arrow.turn.right.up
    arrow-90deg-down arrow.turn.right.down
    arrow-90deg-left arrow.turn.up.left
    arrow-90deg-right arrow.turn.up.right
    arrow-bar-up arrow.up.to.line
    arrow-bar-down arrow.down.to.line
    arrow-bar-left arrow.left.to.line arrow.backward.to.line
    arrow-bar-right arrow.right.to.line arrow.forward.to.line
    arrows-move arrow.up.and.down.and.arrow.left.and.right
    arrows-angle-expand arrow.up.left.and.arrow.down.right arrow.up.right.and.arrow.down.left
    arrows-angle-contract arrow.down.right.and.arrow.up.left arrow.down.left.and.arrow.up.right
    arrows-fullscreen arrow.up.backward.and.arrow.down.forward
    arrows-expand arrow.up.and.down
    arrows-collapse arrow.down.and.line.horizontal.and.arrow.up
    box-arrow-up square.and.arrow.up
    box-arrow-in-down square.and.arrow.down
    box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward arrow.right.square
    box-arrow-in-right arrow.right.to.square rectangle.portrait.and.arrow.right.fill
    box-arrow-up-right arrow.up.right.square arrow.up.forward.app arrow.up.forward.square
    arrow-up-right arrow.up.forward
    arrow-down-right arrow.down.forward
    arrow-up-left arrow.up.backward
    arrow-down-left arrow.down.backward
    caret-up-fill arrowtriangle.up.fill
    caret-down-fill arrowtriangle.down.fill
    caret-left-fill arrowtriangle.left.fill arrowtriangle.backward.fill
    caret-right-fill arrowtriangle.right.fill arrowtriangle.forward.fill
    caret-up arrowtriangle.up
    caret-down arrowtriangle.down
    caret-left arrowtriangle.left arrowtriangle.backward
    caret-right arrowtriangle.right arrowtriangle.forward
    pencil-square square.and.pencil rectangle.and.pencil.and.ellipsis
    pen pencil.tip pencil.line
    search magnifyingglass
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    text-left text.alignleft text.justify.left text.justify.leading
    text-center text.aligncenter
    text-right text.alignright text.justify.right text.justify.trailing
    justify text.justify text.justifyleft
    text-indent-left increase.indent
    text-indent-right decrease.indent
    text-paragraph text.append
    list line.3.horizontal line.horizontal.3
    filter line.3.horizontal.decrease line.horizontal.3.decrease
    filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
    filter-circle-fill line.3.horizontal.decrease.circle.fill line.horizontal.3.decrease.circle.fill
    list-ul list.bullet
    list-ol list.number
    list-nested list.bullet.indent
    list-task checklist
    list-stars list.star
    card-list list.bullet.rectangle
    sliders slider.horizontal.3
    sliders2-vertical slider.vertical.3
    three-dots ellipsis
    three-dots-vertical ellipsis.vertical
    grip-vertical circle.grid.2x2
    grid square.grid.2x2
    grid-fill square.grid.2x2.fill
    grid-3x3-gap square.grid.3x3
    grid-3x3-gap-fill square.grid.3x3.fill circle.grid.3x3.fill
    grid-3x3 grid tablecells
    grid-1x2 rectangle.grid.1x2
    grid-3x2 rectangle.grid.3x2 square.grid.3x2
    layout-sidebar sidebar.left sidebar.leading
    layout-sidebar-reverse sidebar.right sidebar.trailing
    layout-split rectangle.split.2x1 square.split.2x1
    layout-three-columns rectangle.split.3x1
    columns square.split.bottomrightquarter
    view-stacked rectangle.grid.1x2.fill square.split.1x2
    window macwindow
    window-stack macwindow.on.rectangle
    window-sidebar sidebar.squares.left
    fullscreen viewfinder
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    upc barcode
    upc-scan barcode.viewfinder
    aspect-ratio aspectratio
    bounding-box square.dashed
    layers square.stack.3d.up square.3.layers.3d
    layers-fill square.stack.3d.up.fill
    collection square.stack rectangle.stack
    collection-play play.rectangle.on.rectangle
    collection-fill square.stack.fill rectangle.stack.fill
    stack square.3.stack.3d
    front square.on.square plus.square.on.square rectangle.on.rectangle
    back square.filled.on.square
    files doc.on.doc
    file-earmark doc
    file-earmark-fill doc.fill
    file-earmark-text doc.text doc.plaintext
    file-earmark-text-fill doc.text.fill doc.plaintext.fill
    file-earmark-richtext doc.richtext
    file-earmark-plus doc.badge.plus
    file-earmark-zip doc.zipper
    file-earmark-arrow-up arrow.up.doc
    file-earmark-arrow-down arrow.down.doc
    file-earmark-lock lock.doc
    file-earmark-bar-graph chart.bar.doc.horizontal
    clipboard doc.on.clipboard list.clipboard
    clipboard-fill doc.on.clipboard.fill
    clipboard-check checkmark.rectangle.portrait
    journal book.closed text.book.closed
    book-half character.book.closed
    bookmarks books.vertical
    mortarboard graduationcap
    archive archivebox
    archive-fill archivebox.fill
    inbox tray
    inbox-fill tray.fill
    inboxes tray.2
    inboxes-fill tray.2.fill
    download tray.and.arrow.down
    upload tray.and.arrow.up
    folder-plus folder.badge.plus
    folder-minus folder.badge.minus
    folder2-open folder.open
    send paperplane
    send-fill paperplane.fill
    envelope mail
    envelope-fill envelope.badge.fill
    reply arrowshape.turn.up.left
    reply-fill arrowshape.turn.up.left.fill
    reply-all arrowshape.turn.up.left.2
    forward arrowshape.turn.up.right
    forward-fill arrowshape.turn.up.right.fill
    chat bubble.left bubble.right
    chat-fill bubble.left.fill bubble.right.fill
    chat-left message
    chat-left-fill message.fill
    chat-left-text text.bubble
    chat-left-text-fill text.bubble.fill
    chat-left-dots ellipsis.bubble
    chat-left-dots-fill ellipsis.bubble.fill
    chat-left-quote quote.bubble
    chat-left-quote-fill quote.bubble.fill
    chat-dots ellipsis.message
    chat-square-text captions.bubble
    quote quote.opening quote.closing
    telephone phone phone.connection
    telephone-fill phone.fill
    telephone-plus phone.badge.plus
    telephone-x phone.down
    telephone-x-fill phone.down.fill
    telephone-forward phone.arrow.right
    telephone-inbound phone.arrow.down.left
    telephone-outbound phone.arrow.up.right
    voicemail recordingtape
    camera-video video
    camera-video-fill video.fill
    camera-video-off video.slash
    camera-video-off-fill video.slash.fill
    webcam web.camera
    mic-mute mic.slash
    mic-mute-fill mic.slash.fill
    volume-off speaker
    volume-off-fill speaker.fill
    volume-down speaker.wave.1
    volume-down-fill speaker.wave.1.fill
    volume-up speaker.wave.2 speaker.wave.3
    volume-up-fill speaker.wave.2.fill speaker.wave.3.fill
    volume-mute speaker.slash
    volume-mute-fill speaker.slash.fill
    speaker hifispeaker
    speaker-fill hifispeaker.fill
    earbuds earpods airpods airpodspro
    music-note-beamed music.quarternote.3
    soundwave waveform
    fast-forward forward
    fast-forward-fill forward.fill
    rewind backward
    rewind-fill backward.fill
    skip-end forward.end forward.frame
    skip-end-fill forward.end.fill forward.frame.fill
    skip-start backward.end backward.frame
    skip-start-fill backward.end.fill backward.frame.fill
    skip-forward forward.end.alt
    skip-backward backward.end.alt
    play-btn play.rectangle
    play-btn-fill play.rectangle.fill
    pause-btn pause.rectangle
    record-fill smallcircle.filled.circle.fill
    cast airplayvideo tv.and.mediabox
    image photo
    image-fill photo.fill
    images photo.on.rectangle photo.stack
    image-alt mountain.2
    palette paintpalette
    palette-fill paintpalette.fill
    brush paintbrush
    brush-fill paintbrush.fill
    magic wand.and.stars wand.and.rays
    stars sparkles
    tools wrench.and.screwdriver
    gear gearshape
    gear-fill gearshape.fill
    gear-wide-connected gearshape.2
    person-plus person.badge.plus person.crop.circle.badge.plus
    person-plus-fill person.fill.badge.plus person.crop.circle.fill.badge.plus
    person-dash person.badge.minus person.crop.circle.badge.minus
    person-dash-fill person.fill.badge.minus
    person-check person.badge.checkmark person.crop.circle.badge.checkmark
    person-fill-check person.fill.checkmark
    person-x person.badge.xmark person.crop.circle.badge.xmark
    person-fill-x person.fill.xmark
    person-exclamation person.crop.circle.badge.exclamationmark
    person-circle person.crop.circle person.crop.circle.fill person.circle.fill
    person-square person.crop.square person.crop.square.fill
    person-bounding-box person.fill.viewfinder faceid
    person-vcard person.text.rectangle person.crop.rectangle
    person-vcard-fill person.text.rectangle.fill person.crop.rectangle.fill
    people person.2 person.3
    people-fill person.2.fill person.3.fill
    fingerprint touchid
    hand-thumbs-up hand.thumbsup
    hand-thumbs-up-fill hand.thumbsup.fill
    hand-thumbs-down hand.thumbsdown
    hand-thumbs-down-fill hand.thumbsdown.fill
    hand-index hand.point.up.left hand.point.up hand.tap
    hand-index-fill hand.point.up.left.fill hand.point.up.fill hand.tap.fill
    hand-index-thumb hand.raised
    hand-index-thumb-fill hand.raised.fill
    emoji-smile face.smiling
    emoji-smile-fill face.smiling.inverse face.smiling.fill
    heart-pulse waveform.path.ecg.rectangle
    heartbreak heart.slash
    activity waveform.path.ecg
    lightning bolt
    lightning-fill bolt.fill
    fire flame
    droplet drop
    droplet-fill drop.fill
    droplet-half drop.halffull
    snow snowflake
    thermometer-half thermometer thermometer.medium
    thermometer-snow thermometer.snowflake
    brightness-high sun.max
    brightness-high-fill sun.max.fill
    brightness-low sun.min
    brightness-low-fill sun.min.fill
    cloud-rain-heavy cloud.heavyrain
    cloud-rain-heavy-fill cloud.heavyrain.fill
    cloud-lightning cloud.bolt
    cloud-lightning-fill cloud.bolt.fill
    cloud-lightning-rain cloud.bolt.rain
    cloud-lightning-rain-fill cloud.bolt.rain.fill
    cloud-arrow-up icloud.and.arrow.up arrow.up.to.line.cloud
    cloud-arrow-up-fill icloud.and.arrow.up.fill
    cloud-arrow-down icloud.and.arrow.down
    cloud-arrow-down-fill icloud.and.arrow.down.fill
    cloud icloud
    cloud-fill icloud.fill
    cloud-check checkmark.icloud
    cloud-check-fill checkmark.icloud.fill
    cloud-slash icloud.slash xmark.icloud
    cloud-slash-fill icloud.slash.fill xmark.icloud.fill
    tropical-storm tropicalstorm
    water water.waves
    flower1 camera.macro
    flower2 leaf
    flower3 leaf.fill
    bug ladybug ant
    bug-fill ladybug.fill ant.fill
    globe network
    geo-alt mappin.and.ellipse mappin.circle location.circle
    geo-alt-fill mappin.circle.fill location.circle.fill mappin.and.ellipse.circle.fill
    geo-fill mappin
    pin-map map.circle
    pin-angle pin
    pin-angle-fill pin.fill
    cursor location
    cursor-fill location.fill
    compass safari
    compass-fill safari.fill
    signpost signpost.right
    signpost-fill signpost.right.fill
    signpost-2 signpost.right.and.left
    signpost-split arrow.triangle.branch arrow.triangle.turn.up.right.diamond
    car-front car
    car-front-fill car.fill
    bus-front bus
    bus-front-fill bus.fill
    train-front tram
    train-front-fill tram.fill
    taxi-front car.side
    truck box.truck
    ev-station ev.charger bolt.car
    ev-station-fill ev.charger.fill bolt.car.fill
    fuel-pump fuelpump
    fuel-pump-fill fuelpump.fill
    building building.2
    bank building.columns
    bank2 building.columns.fill
    shop storefront
    hospital cross.case
    hospital-fill cross.case.fill
    bandaid bandage
    bandaid-fill bandage.fill
    capsule-pill pill
    lamp lamp.desk
    door-closed door.left.hand.closed
    door-open door.left.hand.open
    cup-hot cup.and.saucer mug
    cup-hot-fill cup.and.saucer.fill mug.fill
    cup-straw takeoutbag.and.cup.and.straw
    cart-plus cart.badge.plus
    cart-dash cart.badge.minus
    bag-plus bag.badge.plus
    credit-card creditcard
    credit-card-fill creditcard.fill
    wallet wallet.pass
    wallet-fill wallet.pass.fill
    cash banknote
    cash-stack banknote.fill
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-yen yensign
    currency-rupee indianrupeesign
    currency-bitcoin bitcoinsign
    coin centsign.circle dollarsign.circle dollarsign.circle.fill
    receipt scroll
    tags tag.2
    ticket-perforated ticket
    ticket-perforated-fill ticket.fill
    award rosette medal
    award-fill medal.fill
    dice-1 die.face.1
    dice-2 die.face.2
    dice-3 die.face.3
    dice-4 die.face.4
    dice-5 die.face.5
    dice-6 die.face.6
    controller gamecontroller
    joystick arcade.stick
    puzzle puzzlepiece puzzlepiece.extension
    puzzle-fill puzzlepiece.fill
    bar-chart chart.bar chart.bar.xaxis
    bar-chart-fill chart.bar.fill
    pie-chart chart.pie
    pie-chart-fill chart.pie.fill
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    graph-down chart.line.downtrend.xyaxis
    speedometer2 speedometer gauge gauge.medium
    diagram-3 point.3.connected.trianglepath.dotted rectangle.3.group
    clock-history clock.arrow.circlepath
    hourglass-split hourglass.tophalf.filled
    hourglass-bottom hourglass.bottomhalf.filled
    stopwatch timer
    calendar-plus calendar.badge.plus
    calendar-minus calendar.badge.minus
    calendar-x calendar.badge.exclamationmark
    calendar-check calendar.badge.checkmark
    calendar3 calendar
    calendar2-event calendar.badge.clock
    bell bell.badge
    bell-fill bell.badge.fill
    app-indicator app.badge
    broadcast antenna.radiowaves.left.and.right dot.radiowaves.left.and.right
    wifi-off wifi.slash
    wifi-1 wifi.exclamationmark
    reception-4 cellularbars
    rss dot.radiowaves.up.forward
    router wifi.router
    server server.rack
    hdd-network externaldrive.connected.to.line.below
    hdd externaldrive internaldrive
    hdd-fill externaldrive.fill internaldrive.fill
    sd-card sdcard
    sim simcard
    memory memorychip
    battery battery.0 battery.0percent
    battery-half battery.50 battery.50percent battery.25
    battery-full battery.100 battery.100percent battery.75
    battery-charging battery.100.bolt battery.100percent.bolt
    plug powerplug
    plug-fill powerplug.fill
    outlet poweroutlet.type.a
    laptop laptopcomputer
    laptop-fill laptopcomputer.and.iphone
    display desktopcomputer
    pc-display pc
    tablet ipad
    tablet-landscape ipad.landscape
    phone iphone
    phone-fill iphone.gen3
    phone-landscape iphone.landscape
    phone-vibrate iphone.radiowaves.left.and.right
    smartwatch applewatch
    watch applewatch.watchface
    mouse computermouse
    mouse-fill computermouse.fill
    terminal apple.terminal
    terminal-fill apple.terminal.fill
    braces curlybraces
    unlock lock.open
    unlock-fill lock.open.fill
    alt control
    backspace delete.left delete.backward
    backspace-fill delete.left.fill delete.backward.fill
    backspace-reverse delete.right delete.forward
    type textformat
    type-bold bold
    type-italic italic
    type-underline underline
    type-strikethrough strikethrough
    type-h1 textformat.size
    superscript textformat.superscript
    subscript textformat.subscript
    spellcheck textformat.abc.dottedunderline
    fonts textformat.alt
    paragraph paragraphsign
    translate character.bubble
    hash number
    cursor-text text.cursor
    universal-access accessibility figure.arms.open
    universal-access-circle accessibility.fill
    question-circle questionmark.circle
    lightbulb-off lightbulb.slash
    recycle arrow.3.trianglepath
    virus microbe
    ui-checks checklist.checked
    check2-square checkmark.square
    check-square-fill checkmark.square.fill
    toggle-on switch.2
    toggles togglepower
    circle-half circle.lefthalf.filled circle.lefthalf.fill
    square-half square.lefthalf.filled
    star-half star.leadinghalf.filled star.lefthalf.fill
    diamond-half diamond.lefthalf.filled
    dot circlebadge
    record-circle smallcircle.circle smallcircle.filled.circle inset.filled.circle
    record-circle-fill circle.inset.filled largecircle.fill.circle
    bullseye target scope
    box shippingbox cube
    box-fill shippingbox.fill cube.fill
    boxes cube.transparent
    projector videoprojector
    rulers ruler
    sign-stop stop.sign
    cone-striped cone
    plus-circle-dotted plus.circle.dashed
    dash-circle-dotted minus.circle.dashed
    plus-square-dotted plus.square.dashed
    fan fanblades
    moisture humidity
    slash-circle nosign circle.slash
    slash-circle-fill circle.slash.fill
    clipboard2-pulse list.bullet.clipboard
    basket2 basket
    square app
    """
}
