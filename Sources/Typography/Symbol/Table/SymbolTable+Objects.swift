extension SymbolTable {
  static let objects = """
    tools wrench.and.screwdriver wrench.and.screwdriver.fill
    screwdriver screwdriver.fill
    sunglasses sunglasses.fill
    fan fan.fill
    gear gearshape
    gear-wide-connected gear
    ~ gear gearshape.2
    solid:wrench wrench.fill
    wrench-adjustable wrench.adjustable.fill
    hammer hammer.fill
    ~ lamp lamp.desk lamp.floor
    door-closed door.left.hand.closed
    door-open door.left.hand.open
    cup-hot cup.and.heat.waves
    ~ cup-hot cup.and.saucer
    ~ cup mug
    ~ cup-straw takeoutbag.and.cup.and.straw
    credit-card creditcard
    ~ wallet wallet.pass
    wallet2 wallet.bifold
    cash banknote
    ~ cash banknote.fill
    receipt receipt
    ~ receipt scroll
    tags tag.2
    ticket-perforated ticket
    award rosette
    ~ award medal
    box shippingbox
    ~ box cube
    ~ boxes cube.transparent
    ~ rulers ruler
    ~ briefcase suitcase latch.2.case suitcase.cart
    briefcase case
    hourglass-split hourglass.tophalf.filled
    hourglass-bottom hourglass.bottomhalf.filled
    ~ stopwatch timer
    unlock lock.open
    ~ unlock lock.rotation
    funnel line.3.funnel
    fan fanblades
    """

  static let devices = """
    router wifi.router
    hdd-stack server.rack
    hdd-network externaldrive.connected.to.line.below
    hdd externaldrive internaldrive
    sd-card sdcard
    sim simcard
    ~ memory memorychip
    battery battery.0 battery.0percent
    battery-half battery.50 battery.50percent
    battery-full battery.100 battery.100percent
    battery-charging battery.100.bolt battery.100percent.bolt
    plug powerplug powercord
    outlet poweroutlet.type.b
    laptop laptopcomputer
    ~ laptop laptopcomputer.and.iphone macbook.and.iphone
    laptop macbook
    display desktopcomputer
    pc-display pc
    ~ pc-display macpro.gen3
    tablet ipad.homebutton ipad.gen1
    tablet-landscape ipad.homebutton.landscape ipad.gen1.landscape
    phone iphone.homebutton iphone.gen1
    ~ phone iphone.gen3 iphone.gen2 candybarphone smartphone ipodtouch
    phone-landscape iphone.homebutton.landscape iphone.gen1.landscape
    phone-vibrate iphone.radiowaves.left.and.right
    smartwatch applewatch
    watch watch.analog applewatch.watchface
    mouse computermouse magicmouse
    backspace delete.left delete.backward
    backspace-reverse delete.right delete.forward
    chevron-up control
    toggles switch.2
    ~ toggle-on togglepower lightswitch.on
    usb-symbol cable.usb
    """
}
