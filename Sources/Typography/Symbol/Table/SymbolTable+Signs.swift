// A glyph's name, then the symbols it shows. `~` before it: it is only near to them. A form before a colon: see
// `SymbolGlyph.Form`.

extension SymbolTable {
  static let signs = """
    check-lg checkmark
    x-lg xmark multiply
    plus-lg plus
    dash-lg minus
    slash-lg line.diagonal
    plus-slash-minus plus.forwardslash.minus plus.slash.minus
    question-lg questionmark
    exclamation-lg exclamationmark
    three-dots ellipsis
    hash number
    currency-dollar dollarsign
    currency-euro eurosign
    currency-pound sterlingsign
    currency-yen yensign
    currency-rupee indianrupeesign
    currency-bitcoin bitcoinsign
    exclamation-triangle exclamationmark.triangle
    exclamation-octagon exclamationmark.octagon
    question-diamond questionmark.diamond
    question-octagon questionmark.octagon
    exclamation-diamond exclamationmark.diamond
    x-octagon xmark.octagon
    x-diamond xmark.diamond
    patch-check checkmark.seal
    patch-exclamation exclamationmark.seal
    patch-minus minus.seal
    patch-plus plus.seal
    patch-question questionmark.seal
    hollow:patch-check-fill seal
    shell:patch-check-fill seal.fill
    shield-check checkmark.shield
    shield-fill-check checkmark.shield.fill
    shield-exclamation exclamationmark.shield
    shield-fill-exclamation exclamationmark.shield.fill
    shield-x xmark.shield
    shield-fill-x xmark.shield.fill
    shield-plus plus.shield
    shield-fill-plus plus.shield.fill
    shield-minus minus.shield
    shield-fill-minus minus.shield.fill
    shield-shaded shield.lefthalf.filled shield.lefthalf.fill
    mirrored:slash-circle nosign circle.slash
    plus-circle-dotted plus.circle.dashed
    dash-circle-dotted minus.circle.dashed
    plus-square-dotted plus.square.dashed
    circle-half circle.lefthalf.filled circle.lefthalf.fill
    mirrored:circle-half circle.righthalf.filled circle.righthalf.fill
    square-half square.lefthalf.filled
    diamond-half diamond.lefthalf.filled
    star-half star.leadinghalf.filled star.lefthalf.fill
    record-circle smallcircle.circle inset.filled.circle dot.circle
    record2 circle.circle
    bullseye target
    app app
    solid:app app.fill
    recycle arrow.3.trianglepath
    peace peacesign
    yin-yang yinyang
    apple applelogo apple.logo
    xbox logo.xbox xbox.logo
    playstation logo.playstation playstation.logo
    """

  static let arrows = """
    chevron-double-left chevron.left.2 chevron.backward.2
    chevron-double-right chevron.right.2 chevron.forward.2
    chevron-double-up chevron.up.2
    chevron-double-down chevron.down.2
    chevron-bar-up chevron.up.to.line
    chevron-bar-down chevron.down.to.line
    chevron-bar-left chevron.left.to.line chevron.backward.to.line
    chevron-bar-right chevron.right.to.line chevron.forward.to.line
    chevron-expand chevron.up.chevron.down
    chevron-left chevron.backward
    chevron-right chevron.forward
    code-slash chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
    arrow-left arrow.backward
    arrow-right arrow.forward
    arrow-up-right arrow.up.forward
    arrow-down-right arrow.down.forward
    arrow-up-left arrow.up.backward
    arrow-down-left arrow.down.backward
    arrow-down-up arrow.up.arrow.down
    arrow-left-right arrow.left.arrow.right
    arrow-repeat arrow.triangle.2.circlepath arrow.2.circlepath
    ~ arrow-repeat arrow.2.squarepath arrow.trianglehead.2.clockwise arrow.triangle.capsulepath
    ~ arrow-clockwise rotate.right arrow.trianglehead.clockwise restart
    ~ arrow-counterclockwise rotate.left arrow.trianglehead.counterclockwise
    arrow-clockwise goforward
    arrow-counterclockwise gobackward
    arrow-return-left arrow.turn.down.left return return.left
    arrow-return-right arrow.turn.down.right return.right
    arrow-90deg-up arrow.turn.left.up
    arrow-90deg-down arrow.turn.left.down
    mirrored:arrow-90deg-up arrow.turn.right.up
    mirrored:arrow-90deg-down arrow.turn.right.down
    arrow-90deg-left arrow.turn.up.left
    arrow-90deg-right arrow.turn.up.right
    arrow-bar-up arrow.up.to.line
    arrow-bar-down arrow.down.to.line
    arrow-bar-left arrow.left.to.line arrow.backward.to.line
    arrow-bar-right arrow.right.to.line arrow.forward.to.line
    arrows-move arrow.up.and.down.and.arrow.left.and.right
    arrows-angle-expand arrow.up.right.and.arrow.down.left
    mirrored:arrows-angle-expand arrow.up.left.and.arrow.down.right arrow.up.backward.and.arrow.down.forward
    arrows-angle-contract arrow.down.left.and.arrow.up.right
    mirrored:arrows-angle-contract arrow.down.right.and.arrow.up.left arrow.down.forward.and.arrow.up.backward
    arrows-expand arrow.up.and.line.horizontal.and.arrow.down
    arrows-collapse arrow.down.and.line.horizontal.and.arrow.up
    box-arrow-up square.and.arrow.up
    box-arrow-in-down square.and.arrow.down
    ~ box-arrow-up square.and.arrow.up.fill square.and.arrow.up.on.square
    ~ box-arrow-in-down square.and.arrow.down.fill square.and.arrow.down.on.square
    box-arrow-right rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward
    ~ box-arrow-right rectangle.portrait.and.arrow.right.fill rectangle.portrait.and.arrow.forward.fill
    caret-up arrowtriangle.up
    caret-down arrowtriangle.down
    caret-left arrowtriangle.left arrowtriangle.backward
    caret-right arrowtriangle.right arrowtriangle.forward
    shift arrowshape.up
    quarter:shift arrowshape.right arrowshape.forward
    half:shift arrowshape.down
    reply arrowshape.turn.up.left arrowshape.turn.up.backward
    reply-all arrowshape.turn.up.left.2 arrowshape.turn.up.backward.2
    mirrored:reply arrowshape.turn.up.right arrowshape.turn.up.forward
    mirrored:reply-all arrowshape.turn.up.right.2 arrowshape.turn.up.forward.2
    ~ diagram-3 point.3.connected.trianglepath.dotted rectangle.3.group
    share point.3.filled.connected.trianglepath.dotted
    """

  static let text = """
    text-left text.alignleft text.justify.left text.justify.leading
    text-center text.aligncenter
    text-right text.alignright text.justify.right text.justify.trailing
    justify text.justify
    justify-left text.justifyleft
    text-indent-left increase.indent
    text-indent-right decrease.indent
    ~ text-paragraph text.append text.insert
    list line.3.horizontal line.horizontal.3
    filter line.3.horizontal.decrease line.horizontal.3.decrease
    filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle
    list-ul list.bullet
    list-ol list.number
    ~ list-nested list.bullet.indent
    list-task list.dash
    list-check checklist
    ~ list-check checklist.checked
    list-stars list.star
    card-list list.bullet.rectangle list.dash.header.rectangle
    solid:card-list list.bullet.rectangle.fill
    card-checklist checklist.rectangle
    ~ card-text note.text text.rectangle
    ~ sticky note
    blockquote-left text.quote
    quote quote.opening
    half:quote quote.closing
    type textformat
    123 textformat.123
    type-bold bold
    type-italic italic
    type-underline underline
    type-strikethrough strikethrough
    ~ type-h1 textformat.size
    ~ type textformat.size.larger textformat.size.smaller textformat.abc
    superscript textformat.superscript
    subscript textformat.subscript
    ~ spellcheck textformat.abc.dottedunderline
    ~ fonts textformat.alt
    paragraph paragraphsign
    cursor-text character.cursor.ibeam
    ~ cursor-text text.cursor
    braces curlybraces
    terminal apple.terminal terminal
    sliders slider.horizontal.3
    ~ sliders slider.horizontal.2.square slider.horizontal.below.rectangle
    sliders2-vertical slider.vertical.3
    grid square.grid.2x2
    grid-3x3-gap square.grid.3x3
    grid-3x3 tablecells grid
    solid:grid-3x3 tablecells.fill
    layout-sidebar sidebar.left sidebar.leading
    layout-sidebar-reverse sidebar.right sidebar.trailing
    ~ window-sidebar sidebar.squares.left sidebar.squares.leading
    layout-split rectangle.split.2x1 square.split.2x1
    layout-three-columns rectangle.split.3x1
    border-all square.split.2x2 rectangle.split.2x2
    window macwindow
    window-stack macwindow.on.rectangle
    fullscreen viewfinder
    qr-code qrcode
    qr-code-scan qrcode.viewfinder
    upc barcode
    upc-scan barcode.viewfinder
    aspect-ratio aspectratio
    layers square.2.layers.3d
    ~ layers square.3.layers.3d
    stack square.stack.3d.up.fill square.3.layers.3d.down.right
    collection square.stack rectangle.stack
    ~ collection-play play.rectangle.on.rectangle
    back square.filled.on.square
    search magnifyingglass
    zoom-in plus.magnifyingglass
    zoom-out minus.magnifyingglass
    """
}
