extension SymbolTable {
  static let documents = """
    files doc.on.doc
    file-earmark doc
    file-earmark-text doc.text doc.plaintext
    file-earmark-richtext doc.richtext
    ~ file-earmark-richtext doc.text.image doc.append
    file-earmark-zip doc.zipper zipper.page
    file-earmark-arrow-up arrow.up.doc
    file-earmark-arrow-down arrow.down.doc
    file-earmark-lock lock.doc
    file-earmark-bar-graph chart.bar.doc.horizontal
    file-earmark text.document.blank document
    file-earmark-text text.document
    ~ files doc.on.doc.fill
    ~ clipboard doc.on.clipboard
    ~ journal book.closed text.book.closed character.book.closed book.pages
    ~ solid:journal book.closed.fill text.book.closed.fill character.book.closed.fill book.pages.fill
    ~ bookshelf books.vertical books.vertical.fill
    mortarboard graduationcap
    archive archivebox
    inbox tray
    inboxes tray.2
    ~ inbox tray.full
    download tray.and.arrow.down
    upload tray.and.arrow.up
    ~ download tray.and.arrow.down.fill
    ~ upload tray.and.arrow.up.fill
    pencil-square square.and.pencil
    ~ pencil-square rectangle.and.pencil.and.ellipsis pencil.and.list.clipboard square.and.pencil.circle
    ~ vector-pen pencil.tip pencil.tip.crop.circle
    ~ pencil pencil.line pencil.and.outline pencil.and.scribble
    ~ pen highlighter signature scribble scribble.variable
    calendar3 calendar
    ~ calendar-event calendar.day.timeline.left calendar.day.timeline.leading
    solid:newspaper newspaper.fill
    ~ search rectangle.and.text.magnifyingglass
    """

  static let communication = """
    send paperplane
    chat message
    chat-fill message.fill
    chat-left bubble.left bubble
    chat-right bubble.right
    chat-left-text text.bubble
    chat-left-dots ellipsis.bubble
    chat-left-quote quote.bubble
    chat-dots ellipsis.message
    ~ chat-left-text captions.bubble
    envelope mail
    telephone phone
    ~ telephone phone.connection
    hung:telephone phone.down
    hung:telephone-fill phone.down.fill
    telephone-forward phone.arrow.right phone.arrow.up.forward
    telephone-inbound phone.arrow.down.left
    telephone-outbound phone.arrow.up.right
    voicemail recordingtape
    camera-video video
    webcam web.camera
    link-45deg link
    broadcast dot.radiowaves.left.and.right
    broadcast-pin antenna.radiowaves.left.and.right
    ~ rss dot.radiowaves.up.forward dot.radiowaves.right
    reception-4 cellularbars
    translate character.bubble.translate
    ~ globe network
    """

  static let media = """
    volume-mute speaker.xmark
    speaker hifispeaker
    ~ boombox radio
    earbuds airpods
    ~ earbuds earpods airpodspro airpods.gen3
    ~ headphones airpodsmax beats.headphones
    ~ music-note-beamed music.quarternote.3
    soundwave waveform
    activity waveform.path.ecg
    fast-forward forward
    rewind backward
    skip-end forward.end
    ~ skip-end forward.frame
    skip-start backward.end
    ~ skip-start backward.frame
    skip-forward forward.end.alt
    skip-backward backward.end.alt
    play-btn play.rectangle play.tv
    pause-btn pause.rectangle
    cast airplayvideo
    ~ cast airplayaudio airplay.video airplay.audio
    ~ tv tv.and.mediabox tv.inset.filled play.tv.fill
    image photo
    images photo.on.rectangle
    ~ images photo.stack photo.fill.on.rectangle.fill photo.on.rectangle.angled
    ~ image-alt mountain.2
    palette paintpalette
    brush paintbrush
    ~ brush paintbrush.pointed
    magic wand.and.rays
    ~ magic wand.and.stars.inverse
    stars sparkles
    film film.stack
    projector videoprojector
    disc opticaldisc
    ~ vr visionpro
    headset-vr arkit.headset
    controller gamecontroller
    solid:controller gamecontroller.fill
    joystick arcade.stick
    puzzle puzzlepiece puzzlepiece.extension
    dice-1 die.face.1
    dice-2 die.face.2
    dice-3 die.face.3
    dice-4 die.face.4
    dice-5 die.face.5
    dice-6 die.face.6
    ~ dice-5 dice
    bar-chart chart.bar
    bar-chart-line chart.bar.xaxis
    pie-chart chart.pie
    graph-up chart.line.uptrend.xyaxis chart.xyaxis.line
    graph-down chart.line.downtrend.xyaxis
    speedometer2 speedometer gauge.medium gauge.with.needle
    ~ speedometer2 gauge gauge.high gauge.low gauge.with.dots.needle.67percent gauge.with.dots.needle.50percent
    """

  static let people = """
    people person.2
    person-bounding-box person.fill.viewfinder
    person-vcard person.text.rectangle
    fingerprint touchid
    hand-thumbs-up hand.thumbsup
    hand-thumbs-down hand.thumbsdown
    hand-index hand.point.up
    quarter:hand-index hand.point.right
    quarter:hand-index-fill hand.point.right.fill
    half:hand-index hand.point.down
    half:hand-index-fill hand.point.down.fill
    ~ hand-index hand.point.up.left hand.tap
    ~ hand-index-thumb hand.draw hand.point.up.braille
    emoji-smile face.smiling
    emoji-smile-fill face.smiling.inverse
    ~ emoji-frown face.dashed
    universal-access figure.arms.open
    ~ universal-access figure accessibility.badge.arrow.up.right
    universal-access-circle accessibility
    solid:universal-access-circle accessibility.fill
    mask facemask
    virus microbe
    bandaid bandage
    capsule pill
    ~ capsule pill.fill
    capsule-pill pills
    ~ capsule-pill pills.fill
    """

  static let nature = """
    lightning bolt
    quarter:lightning bolt.horizontal
    quarter:lightning-fill bolt.horizontal.fill
    thermometer-sun thermometer.sun.fill
    hollow:fire flame
    fire flame.fill
    droplet drop
    droplet-half drop.halffull
    snow snowflake
    thermometer-half thermometer thermometer.medium
    thermometer-snow thermometer.snowflake
    brightness-high sun.max
    brightness-low sun.min
    brightness-alt-high sun.horizon
    cloud-rain-heavy cloud.heavyrain
    cloud-lightning cloud.bolt
    cloud-lightning-rain cloud.bolt.rain
    cloud-arrow-up icloud.and.arrow.up
    cloud-arrow-down icloud.and.arrow.down
    cloud-check checkmark.icloud
    cloud icloud
    ~ clouds smoke
    ~ sunrise sun.and.horizon
    tropical-storm tropicalstorm
    water water.waves
    flower1 camera.macro
    ~ bug ladybug ant
    ~ moisture humidity
    """

  static let transport = """
    quarter:airplane-fill airplane
    geo-fill mappin.and.ellipse
    pin-angle pin
    cursor location
    compass safari
    browser-safari safari.fill
    signpost signpost.right
    signpost-2 signpost.right.and.left
    sign-turn-right arrow.triangle.turn.up.right.diamond
    car-front car
    ~ car-front car.side car.2
    ev-front bolt.car
    bus-front bus
    ~ bus-front bus.doubledecker
    train-front tram
    train-freight-front train.side.front.car
    train-lightrail-front lightrail
    truck box.truck
    ev-station ev.charger
    fuel-pump fuelpump
    stoplights trafficlight
    buildings building.2
    bank building.columns
    bank2 building.columns.fill
    shop storefront
    cone-striped cone.striped
    life-preserver lifepreserver
    """
}
