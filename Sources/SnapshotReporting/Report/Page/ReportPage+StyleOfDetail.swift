/// One snapshot, small screens, paper.
extension ReportPage {
  static let styleOfDetail = #"""
    /* One snapshot. */
    #detail { overflow-y: auto; min-height: 0; padding: 12px 18px 40px; scrollbar-gutter: stable; }
    #detail header { display: flex; flex-wrap: wrap; gap: 2px 10px; align-items: baseline; }
    #detail h2 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; display: flex; gap: 8px; align-items: center; min-width: 0; }
    #detail h2 .sign { width: 18px; height: 18px; font-size: 12px; }
    .badge { color: var(--state); font-weight: 650; font-size: 12px; }
    .where { font-size: 12px; color: var(--muted); }
    .headline { margin: 4px 0 10px; max-width: 110ch; font-size: 13.5px; text-wrap: pretty; overflow-wrap: anywhere; }
    .headline::first-letter { text-transform: uppercase; }
    .toolbar { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; margin-bottom: 8px; min-height: 28px; }
    .segments { display: inline-flex; border: 1px solid var(--line); border-radius: 7px; overflow: hidden; background: var(--panel); }
    .segments .button { border: 0; border-radius: 0; border-right: 1px solid var(--line); padding: 2px 10px; }
    .segments .button:last-child { border-right: 0; }
    .segments .button[aria-pressed="true"] { box-shadow: inset 0 -2px var(--accent); }
    .segments .button:focus-visible { outline-offset: -2px; }
    .segments kbd { margin-left: 5px; }
    kbd { font: 10.5px/1 var(--mono); color: var(--muted); border: 1px solid var(--line); border-radius: 3px; padding: 1px 3px; }
    .amount { display: inline-flex; gap: 8px; align-items: center; font-size: 12px; color: var(--muted); }
    .amount input { width: 130px; accent-color: var(--accent); }
    .toolbar .zoom { margin-left: auto; display: inline-flex; gap: 4px; align-items: center; }
    .zoom output { min-width: 58px; text-align: center; font-variant-numeric: tabular-nums; font-size: 12px; }

    /* The pictures: panes share one zoom and one place. */
    #stage { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 1px; background: var(--line);
      border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    .pane { position: relative; overflow: hidden; background: var(--sunk); touch-action: pan-y; user-select: none; }
    .zoomed .pane, .pane.grab { cursor: crosshair; touch-action: none; }
    .pane.dragging { cursor: grabbing; }
    .pane .caption { position: absolute; left: 8px; top: 7px; z-index: 3; max-width: calc(100% - 16px); padding: 1px 7px;
      border-radius: 4px; font-size: 11px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; pointer-events: none;
      background: color-mix(in srgb, var(--panel) 88%, transparent); border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
    .caption b { font-weight: 650; }
    .pane .caption.right { left: auto; right: 8px; }
    .world { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    .sheet { position: absolute; inset: 0; background: repeating-linear-gradient(45deg, var(--hatch) 0 1px, var(--sunk) 1px 7px); }
    .sheet img, .sheet canvas { position: absolute; left: 0; top: 0; display: block; max-width: none;
      background: repeating-conic-gradient(var(--check-b) 0 25%, var(--check-a) 0 50%) 0 0 / 16px 16px; }
    .world { box-shadow: 0 0 0 1px color-mix(in srgb, var(--line) 90%, var(--muted)); }
    .crisp img, .crisp canvas { image-rendering: pixelated; }
    .grid::after { content: ""; position: absolute; inset: 0; pointer-events: none; opacity: 0.35;
      background: linear-gradient(to right, var(--muted) 1px, transparent 0) 0 0 / var(--step) var(--step),
        linear-gradient(to bottom, var(--muted) 1px, transparent 0) 0 0 / var(--step) var(--step); }
    .pane .notice { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%); width: max-content; max-width: 90%; z-index: 2; }
    .handle { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--accent); z-index: 2; cursor: ew-resize; }
    .handle::before { content: "◂ ▸"; position: absolute; top: 50%; left: 50%; transform: translate(-50%, -50%); padding: 3px 7px;
      border-radius: 12px; background: var(--accent); color: var(--panel); font-size: 11px; white-space: nowrap; }
    .handle::after { content: ""; position: absolute; inset: 0 -9px; }
    .box { position: absolute; border: 1.5px solid light-dark(#0b5f9e, #ffd166); outline: 1px solid light-dark(#ffffffb0, #000000a0);
      border-radius: 2px; pointer-events: none; z-index: 1; }
    .box i { position: absolute; right: 100%; top: -1.5px; padding: 0 4px; border-radius: 3px 0 0 3px; font: 600 10px/14px var(--sans);
      background: light-dark(#0b5f9e, #ffd166); color: light-dark(#ffffff, #1a1d21); }
    .box.low i { right: auto; left: -1.5px; top: 100%; border-radius: 0 0 3px 3px; }
    .cursor { position: absolute; z-index: 2; pointer-events: none; outline: 1.5px solid #000; box-shadow: 0 0 0 3px #fff; mix-blend-mode: normal; }
    .under { display: flex; flex-wrap: wrap; gap: 2px 20px; align-items: center; min-height: 30px; padding: 4px 2px 0; }
    #readout { display: flex; flex-wrap: wrap; gap: 2px 20px; align-items: center; flex: 1; font-size: 12px;
      font-variant-numeric: tabular-nums; color: var(--muted); }
    #readout b { font-weight: 500; color: var(--text); }
    #readout .swatch { display: inline-block; width: 13px; height: 13px; border-radius: 3px; border: 1px solid var(--line);
      vertical-align: -2px; margin: 0 5px; background-size: 8px 8px; }
    #readout .mono { color: var(--text); }
    .legend i { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin: 0 4px 0 10px; vertical-align: -1px; }

    /* What is told of it. */
    .parts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px 22px; margin-top: 12px; align-items: start; }
    .part { min-width: 0; }
    .part.wide { grid-column: 1 / -1; }
    .part h3 { font-size: 11px; font-weight: 650; letter-spacing: 0.04em; text-transform: uppercase; color: var(--muted); margin-bottom: 5px;
      display: flex; gap: 10px; align-items: center; }
    .part h3 .button { text-transform: none; letter-spacing: 0; font-weight: 400; font-size: 11.5px; min-height: 21px; padding: 0 7px; }
    .moves li { padding: 2px 0 2px 14px; position: relative; overflow-wrap: anywhere; }
    .moves li::before { content: ""; position: absolute; left: 2px; top: 9px; width: 5px; height: 5px; border-radius: 50%; background: var(--state); }
    .places { display: flex; flex-wrap: wrap; gap: 4px; }
    .places .button { font-size: 12px; font-variant-numeric: tabular-nums; white-space: normal; text-align: left; }
    .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 3px 14px; }
    .facts dt { color: var(--muted); }
    .facts dd { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
    .command { display: flex; align-items: flex-start; gap: 8px; margin-bottom: 4px; }
    .command code { flex: 1; padding: 4px 9px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: anywhere; }
    pre.text { margin: 0; padding: 8px 0; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-x: auto;
      line-height: 1.5; tab-size: 4; }
    pre.text span { display: block; padding: 0 10px; white-space: pre; min-width: max-content; unicode-bidi: isolate; }
    pre.text.wrap span { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
    pre.text .minus { background: var(--removed); }
    pre.text .plus { background: var(--added); }
    pre.text .minus::before { content: "− "; color: var(--failed); font-weight: 700; }
    pre.text .plus::before { content: "+ "; color: var(--new); font-weight: 700; }
    pre.text .same::before { content: "  "; }
    pre.text .minus mark { background: color-mix(in srgb, var(--failed) 30%, transparent); color: inherit; border-radius: 2px; }
    pre.text .plus mark { background: color-mix(in srgb, var(--new) 30%, transparent); color: inherit; border-radius: 2px; }
    pre.text button { display: block; width: 100%; padding: 1px 10px; text-align: left; border: 0; background: var(--sunk); color: var(--muted);
      font: 11.5px/1.5 var(--sans); cursor: pointer; }
    pre.text button:hover { color: var(--text); }
    dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--panel); color: var(--text); padding: 18px 22px; max-width: 660px; }
    dialog::backdrop { background: #0007; }
    dialog h2 { font-size: 15px; margin-bottom: 10px; }
    dialog dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 5px 12px; align-items: baseline; }
    dialog dt { text-align: right; white-space: nowrap; }
    dialog form { margin-top: 14px; text-align: right; }
    #toast { position: fixed; bottom: 18px; left: 50%; transform: translateX(-50%); padding: 6px 14px; border-radius: 8px; z-index: 9;
      background: var(--text); color: var(--bg); font-size: 12.5px; pointer-events: none; max-width: 80vw; overflow-wrap: anywhere; }

    @media (max-width: 760px) {
      #app { grid: auto minmax(120px, 34vh) minmax(0, 1fr) / minmax(0, 1fr); }
      #side { border-right: 0; border-bottom: 1px solid var(--line); }
      #detail { padding: 10px 12px 30px; }
      #run { margin-left: 0; }
      .segments kbd { display: none; }
    }
    @media (prefers-reduced-motion: no-preference) { .button, .row { transition: background-color 0.1s, border-color 0.1s; } }
    @media print {
      :root { color-scheme: light !important; }
      #app { display: block; height: auto; }
      #find, #tools, #accept, .toolbar, .under, .command .button, h3 .button, #toast, .row .thumb, .handle { display: none !important; }
      #side { display: block; border: 0; }
      #list { overflow: visible; columns: 2; column-gap: 20px; }
      #list h2 { position: static; }
      #list li { height: auto; contain: none; content-visibility: visible; break-inside: avoid; }
      .row { height: auto; padding: 2px 0; grid-template-columns: 1fr; border: 0; }
      .row[aria-current] { background: none; font-style: italic; }
      #detail { overflow: visible; padding: 14px 0; border-bottom: 1px solid #999; }
      #app > #detail { order: 0; }
      .sheet, .sheet img, pre.text span, .sign { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      pre.text span { white-space: pre-wrap; min-width: 0; }
      /* Paper has another width than the screen that the panes were laid out for. */
      #stage, .pane { height: auto !important; }
      .world, .sheet, .sheet img, .sheet canvas { position: static; width: auto !important; height: auto !important; max-width: 100%;
        transform: none !important; opacity: 1 !important; visibility: visible !important; clip-path: none !important; box-shadow: none; }
      .pane { padding: 34px 12px 12px; }
      .world { display: flex; gap: 12px; align-items: flex-start; }
      .sheet { flex: 1; background: none; }
      body { background: none; }
      .box, .cursor { display: none; }
      #stage { break-inside: avoid; }
    }

    """#
}
