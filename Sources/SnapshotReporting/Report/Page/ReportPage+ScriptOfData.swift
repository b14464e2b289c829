/// The data, the address, the clipboard.
extension ReportPage {
  static let scriptOfData = #"""
    "use strict";
    // What the page is about, and small tools that all parts use.
    const report = JSON.parse(document.getElementById("data").textContent);
    const snapshots = report.snapshots;
    const states = ["failed", "changed", "new", "unreferenced", "unchanged"];
    const signs = { failed: "✕", changed: "~", new: "+", unreferenced: "?", unchanged: "✓" };
    const byId = id => document.getElementById(id);

    /** An element. Attributes that are functions listen; text is always text, never markup. */
    function make(tag, attributes, ...children) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes || {})) {
        if (value === undefined || value === null || value === false) continue;
        if (typeof value === "function") element.addEventListener(name, value);
        else if (name === "class") element.className = value;
        else if (name === "style") element.style.cssText = value;
        else element.setAttribute(name, value === true ? "" : value);
      }
      element.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
      return element;
    }

    const grouped = number => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ",");
    /** At most `digits` places, without zeros at the end. */
    const short = (number, digits = 2) => String(Number(number.toFixed(digits)));
    const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));
    const plural = (count, word) => `${grouped(count)} ${word}${count === 1 ? "" : "s"}`;
    const duration = s => s < 1 ? `${Math.round(s * 1000)} ms` : s < 60 ? `${short(s, 1)} s`
      : `${Math.floor(s / 60)} min ${Math.round(s % 60)} s`;
    const sign = state => make("span", { class: `sign ${state}`, "aria-hidden": "true" }, signs[state]);

    /** What cannot be seen in a name, but changes how it reads, is written out. */
    const invisible = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
    const visible = text => text.replace(invisible,
      c => `\\u{${c.codePointAt(0).toString(16).toUpperCase()}}`);

    // The pictures that are in the page are in its form without scripts, which is one text to a page with scripts: so each is
    // there once, and none is decoded before it is looked at.
    const inlined = new Map();
    for (const part of document.querySelectorAll("noscript")) {
      for (const [, key, source] of part.textContent.matchAll(/ data-picture="([\w-]+)" src="([^"]+)"/g)) {
        inlined.set(key, source);
      }
    }
    const pictureOf = (snapshot, kind) => snapshot.pictures[kind];
    const canShow = (snapshot, kind) => Boolean(pictureOf(snapshot, kind) && !pictureOf(snapshot, kind).problem);
    const sourceOf = (snapshot, kind) =>
      pictureOf(snapshot, kind).source ?? inlined.get(`${snapshot.index}-${kind}`) ?? "";

    // What is looked at. It is in the address, so that a link shows the same.
    const place = { name: "", view: "", filter: "", q: "", zoom: "", at: "" };
    function readAddress() {
      const values = new URLSearchParams(location.hash.slice(1));
      for (const key of Object.keys(place)) place[key] = values.get(key) ?? "";
    }
    let addressTimer = 0;
    function writeAddress() {
      clearTimeout(addressTimer);
      addressTimer = setTimeout(() => {
        const values = new URLSearchParams();
        for (const [key, value] of Object.entries(place)) if (value) values.set(key, value);
        // A browser may forbid it to a page from disk, or do it no more than so often.
        try { history.replaceState(null, "", "#" + values); } catch { }
      }, 150);
    }

    let toastTimer = 0;
    function tell(text) {
      const toast = byId("toast");
      toast.textContent = text;
      toast.hidden = false;
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => { toast.hidden = true; }, 1800);
    }

    async function copy(text) {
      try {
        await navigator.clipboard.writeText(text);
      } catch {
        // The clipboard's interface is for pages from a server alone in some browsers.
        const area = make("textarea", { style: "position:fixed;opacity:0" });
        area.value = text;
        document.body.append(area);
        area.select();
        const isCopied = document.execCommand("copy");
        area.remove();
        if (!isCopied) return tell("This browser does not let a page copy; select the text instead");
      }
      tell("Copied");
    }

    // Light, dark, or as the system has it.
    function setTheme(theme) {
      if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
      try { localStorage.setItem("snapshot-report-theme", theme); } catch { }
    }
    function toggleTheme() {
      const now = document.documentElement.dataset.theme
        || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
      setTheme(now === "dark" ? "light" : "dark");
    }
    try { setTheme(localStorage.getItem("snapshot-report-theme") || ""); } catch { }

    """#
}
