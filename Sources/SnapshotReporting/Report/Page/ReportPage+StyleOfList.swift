/// The frame, the bar, the list, and the page without scripts.
extension ReportPage {
  static let styleOfList = #"""
    :root {
      color-scheme: light dark;
      --bg: light-dark(#f6f7f8, #131518);
      --panel: light-dark(#ffffff, #1a1d21);
      --sunk: light-dark(#eff1f3, #101214);
      --line: light-dark(#dfe2e6, #2d3138);
      --text: light-dark(#1a1e23, #e4e7ea);
      --muted: light-dark(#59626d, #98a2ad);
      --accent: light-dark(#2459c4, #7fabff);
      --chosen: light-dark(#e6edfb, #24314c);
      --failed: light-dark(#b23413, #ff9068);
      --changed: light-dark(#7440ae, #c6a6f5);
      --new: light-dark(#0b5f9e, #6db8f7);
      --unreferenced: light-dark(#85590a, #d9ae5c);
      --unchanged: light-dark(#456a5c, #90bba8);
      --removed: light-dark(#fbe6dd, #46251a);
      --added: light-dark(#dceafb, #172f4b);
      --check-a: light-dark(#ffffff, #2b2e33);
      --check-b: light-dark(#e9ebee, #22252a);
      --hatch: light-dark(#d5d9de, #353a42);
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", "DejaVu Sans", sans-serif;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body { background: var(--bg); color: var(--text); font: 13px/1.45 var(--sans); -webkit-text-size-adjust: 100%; }
    h1, h2, h3, p, ul, ol, figure, dl, dd { margin: 0; padding: 0; }
    ul, ol { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    code, pre, .mono { font-family: var(--mono); font-size: 12px; }
    a { color: var(--accent); }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 4px; }
    .muted { color: var(--muted); }
    .name { unicode-bidi: isolate; overflow-wrap: anywhere; }
    .off { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

    /* The frame: a bar, the list, one snapshot. */
    #app { display: grid; height: 100%; grid: auto minmax(0, 1fr) / minmax(240px, 344px) minmax(0, 1fr); }
    #bar { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: 6px 18px; padding: 8px 14px;
      background: var(--panel); border-bottom: 1px solid var(--line); }
    #bar h1 { font-size: 15px; font-weight: 650; letter-spacing: -0.01em; white-space: nowrap; max-width: 30vw;
      overflow: hidden; text-overflow: ellipsis; }
    #bar h1 small { font-size: 12px; font-weight: 400; color: var(--muted); margin-left: 6px; letter-spacing: 0; }
    #states { display: flex; flex-wrap: wrap; gap: 4px; }
    #run { margin-left: auto; color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
    #tools { display: flex; gap: 4px; }
    .button { border: 1px solid var(--line); background: var(--panel); border-radius: 6px; padding: 2px 9px; min-height: 26px;
      cursor: pointer; white-space: nowrap; }
    .button:hover { border-color: var(--muted); }
    .button[aria-pressed="true"] { background: var(--chosen); border-color: var(--accent); }
    .button:disabled { opacity: 0.45; cursor: default; border-color: var(--line); }
    .chip { display: inline-flex; align-items: center; gap: 6px; border-radius: 13px; font-variant-numeric: tabular-nums; }
    .chip b { font-weight: 650; }
    .chip.none { color: var(--muted); }
    .sign { display: inline-grid; place-items: center; width: 16px; height: 16px; border-radius: 50%; flex: none;
      font: 700 11px/1 var(--sans); color: var(--panel); background: var(--state); }
    .failed { --state: var(--failed); }
    .changed { --state: var(--changed); }
    .new { --state: var(--new); }
    .unreferenced { --state: var(--unreferenced); }
    .unchanged { --state: var(--unchanged); }

    /* The list. */
    #side { display: flex; flex-direction: column; min-height: 0; background: var(--panel); border-right: 1px solid var(--line); }
    #find { padding: 8px 10px; border-bottom: 1px solid var(--line); }
    #search { width: 100%; height: 30px; padding: 0 9px; border: 1px solid var(--line); border-radius: 6px; background: var(--bg); }
    #found { display: flex; justify-content: space-between; padding: 5px 2px 0; font-size: 11.5px; color: var(--muted);
      font-variant-numeric: tabular-nums; }
    #list { overflow-y: auto; flex: 1; scrollbar-gutter: stable; overscroll-behavior: contain; }
    /* Of fixed size, and no list items: counting those would take the time of all rows squared. */
    #list li { display: block; height: 58px; contain: strict; content-visibility: auto; contain-intrinsic-size: auto 58px; }
    #list h2 { position: sticky; top: 0; z-index: 1; display: flex; gap: 6px; align-items: baseline; padding: 5px 12px;
      font-size: 11px; font-weight: 650; letter-spacing: 0.04em; text-transform: uppercase; color: var(--state);
      background: var(--sunk); border-bottom: 1px solid var(--line); }
    #list h2 span { color: var(--muted); font-weight: 400; letter-spacing: 0; }
    .row { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 0 10px; align-items: center; height: 58px;
      padding: 0 12px 0 9px; text-decoration: none; color: inherit; border-left: 3px solid transparent;
      border-bottom: 1px solid color-mix(in srgb, var(--line) 55%, transparent); }
    .row:hover { background: color-mix(in srgb, var(--chosen) 45%, transparent); }
    .row[aria-current] { background: var(--chosen); border-left-color: var(--accent); }
    .row:focus-visible { outline-offset: -2px; }
    .row .thumb { width: 44px; height: 44px; display: grid; place-items: center; overflow: hidden; border-radius: 4px;
      background: var(--sunk); color: var(--muted); font-size: 15px; }
    .row img { max-width: 44px; max-height: 44px; border-radius: 3px; outline: 1px solid color-mix(in srgb, var(--line) 80%, transparent); }
    .row div { min-width: 0; }
    .row .title, .row .sub { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .row .title { font-weight: 550; }
    .row .sub { font-size: 11.5px; color: var(--muted); }
    #accept { margin: 7px 10px; font-size: 12px; flex: none; }
    #empty { padding: 28px 18px; color: var(--muted); text-align: center; }

    /* Without scripts, and for what is told in place of a picture. */
    .plain { max-width: 1100px; margin: 0 auto; padding: 20px; }
    .plain h1 { font-size: 20px; margin-bottom: 6px; }
    .plain article { border-top: 1px solid var(--line); padding: 14px 0; content-visibility: auto; contain-intrinsic-size: auto 240px; }
    .plain h2 { font-size: 14px; display: flex; gap: 8px; align-items: center; }
    .plain figure { display: inline-block; vertical-align: top; margin: 8px 12px 0 0; max-width: 100%; }
    .plain figcaption { font-size: 11.5px; color: var(--muted); }
    .plain img { max-width: 100%; height: auto; border: 1px solid var(--line); }
    .plain pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 8px 0 0; }
    .notice { display: inline-block; max-width: 60ch; padding: 8px 12px; border: 1px solid var(--line); border-left: 3px solid var(--failed);
      border-radius: 4px; background: var(--panel); overflow-wrap: anywhere; }
    #notes { padding: 6px 12px; border-bottom: 1px solid var(--line); font-size: 12px; color: var(--muted); max-height: 30vh; overflow: auto; }
    #notes li { padding: 2px 0; overflow-wrap: anywhere; }

    """#
}
