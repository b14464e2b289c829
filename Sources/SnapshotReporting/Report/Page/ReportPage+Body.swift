/// What scripts fill.
extension ReportPage {
  static let body = #"""
    <div id="app" hidden>
    <header id="bar">
    <h1 id="package" class="name"></h1>
    <div id="states" role="group" aria-label="Show snapshots by state"></div>
    <div id="run"></div>
    <div id="tools">
    <button class="button" id="theme" title="Light or dark (d)">Light / dark</button>
    <button class="button" id="keys" title="Keys (?)" aria-label="Keys">?</button>
    </div>
    </header>
    <nav id="side" aria-label="Snapshots">
    <div id="find">
    <input id="search" type="search" placeholder="Search name, file, message   /" aria-label="Search name, file and message" autocomplete="off" spellcheck="false">
    <div id="found"><span id="count" role="status"></span><span id="position"></span></div>
    </div>
    <ul id="notes" hidden></ul>
    <div id="list"></div>
    <button id="accept" class="button" title="Copy the command that accepts all failures in the list (C)" hidden></button>
    <p id="empty" hidden>Nothing matches. Esc in the search clears it, f shows other states.</p>
    </nav>
    <main id="detail" aria-labelledby="title"></main>
    <div id="toast" role="status" hidden></div>
    <dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">Keys</h2>
    <dl>
    <dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous snapshot</dd>
    <dt><kbd>z</kbd></dt><dd>zoom to pixels and back</dd>
    <dt><kbd>1</kbd>…<kbd>7</kbd></dt><dd>side by side, slider, onion skin, blink, diff, actual, reference</dd>
    <dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>zoom in, out, fit</dd>
    <dt><kbd>/</kbd></dt><dd>search</dd>
    <dt><kbd>←</kbd><kbd>→</kbd><kbd>↑</kbd><kbd>↓</kbd></dt><dd>next pixel, when zoomed (Shift: 10)</dd>
    <dt><kbd>f</kbd> <kbd>F</kbd></dt><dd>next, previous state</dd>
    <dt><kbd>b</kbd></dt><dd>outline the places that differ</dd>
    <dt><kbd>c</kbd> <kbd>C</kbd></dt><dd>copy the command that accepts this one, all in the list</dd>
    <dt><kbd>[</kbd> <kbd>]</kbd></dt><dd>move the slider, fade, slow down</dd>
    <dt><kbd>d</kbd></dt><dd>light or dark</dd>
    <dt><kbd>Space</kbd></dt><dd>turn over, when blinking</dd>
    <dt><kbd>?</kbd></dt><dd>this list</dd>
    <dt><kbd>Esc</kbd></dt><dd>let go of the pixel, clear the search</dd>
    </dl>
    <form method="dialog"><button class="button">Close</button></form>
    </dialog>
    </div>

    """#
}
