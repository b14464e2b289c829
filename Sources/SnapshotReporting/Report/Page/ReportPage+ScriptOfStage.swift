/// Its pictures, in seven views.
extension ReportPage {
  static let scriptOfStage = #"""
    // The pictures of the snapshot that is looked at, in one of seven views. All panes share zoom, place and pixel.
    const views = [
      { id: "side", title: "Side by side", both: true }, { id: "slider", title: "Slider", both: true },
      { id: "onion", title: "Onion skin", both: true }, { id: "blink", title: "Blink", both: true },
      { id: "diff", title: "Diff", both: true }, { id: "actual", title: "Actual" }, { id: "reference", title: "Reference" },
    ];
    /** CSS pixels per pixel of a picture. */
    const largestZoom = 64;

    const stage = {
      snapshot: null, view: "", panes: [], width: 0, height: 0, scale: 1,
      // `zoom` is null while the whole picture is fitted in; `x`, `y` is what is in the middle, in pixels of the pictures.
      zoom: null, x: 0, y: 0, isBoxed: false, isAmplified: false, isFlipped: false,
      amounts: { slider: 50, onion: 50, blink: 600 }, timer: 0,

      open(snapshot) {
        this.close();
        this.snapshot = snapshot;
        const sizes = ["reference", "actual", "diff"].filter(kind => canShow(snapshot, kind)).map(kind => pictureOf(snapshot, kind));
        this.width = Math.max(1, ...sizes.map(size => size.width));
        this.height = Math.max(1, ...sizes.map(size => size.height));
        this.scale = snapshot.scale;
        this.zoom = place.zoom > 0 ? clamp(place.zoom / 100 / this.scale, 1 / 64, largestZoom) : null;
        const [x, y] = place.at.split(",").map(Number);
        this.pinned = place.at && x >= 0 && y >= 0 ? { x: Math.floor(x), y: Math.floor(y) } : null;
        this.pixel = this.pinned;
        Object.assign(this, this.pinned ? { x: x + 0.5, y: y + 0.5 } : { x: this.width / 2, y: this.height / 2 });
        this.toolbar = make("div", { class: "toolbar" });
        this.element = make("div", { id: "stage", role: "group", "aria-label": "Pictures" });
        this.readout = make("div", { id: "readout" });
        this.under = make("div", { class: "under" }, this.readout);
        this.show();
        return make("div", {}, this.toolbar, this.element, this.under);
      },

      close() {
        clearInterval(this.timer);
        this.snapshot = null;
        this.counted = null;
        this.panes = [];
        forgetPixels();
      },

      isPossible(view) {
        const has = kind => Boolean(pictureOf(this.snapshot, kind));
        if (view.id === "diff") return has("diff") || (canShow(this.snapshot, "reference") && canShow(this.snapshot, "actual"));
        return view.both ? has("reference") && has("actual") : has(view.id);
      },

      /** The wanted view, or the next best that the snapshot's pictures allow. */
      get shownView() {
        const wanted = views.find(view => view.id === place.view) ?? views[0];
        return this.isPossible(wanted) ? wanted : views.find(view => this.isPossible(view)) ?? views[6];
      },

      setView(id) {
        const view = views.find(view => view.id === id);
        if (!this.snapshot || !view) return;
        if (!this.isPossible(view)) return tell(`There is no ${view.title.toLowerCase()}: a picture is missing`);
        place.view = id;
        writeAddress();
        this.show();
        this.layout();
      },

      // MARK: What is shown

      show() {
        clearInterval(this.timer);
        const view = this.shownView;
        this.view = view.id;
        this.isFlipped = false;
        this.showToolbar(view);
        const pane = (...layers) => this.makePane(layers);
        const diff = this.isAmplified && canShow(this.snapshot, "amplified") ? "amplified" : "diff";
        const both = ["reference", "actual"];
        this.panes = {
          side: () => both.map(kind => pane(kind)), slider: () => [pane(...both)], onion: () => [pane(...both)],
          blink: () => [pane(...both)], diff: () => [pane(diff)], actual: () => [pane("actual")],
          reference: () => [pane("reference")],
        }[this.view]();
        this.element.replaceChildren(...this.panes.map(pane => pane.element));
        if (this.view === "slider") this.addHandle(this.panes[0]);
        if (this.view === "blink") this.startBlinking();
        this.applyAmount();
        showPixel();
      },

      showToolbar(view) {
        const tabs = views.map((each, i) => make("button", {
          class: "button", "aria-pressed": String(each === view), disabled: !this.isPossible(each),
          "data-view": each.id, title: `${each.title} (${i + 1})`, click: () => this.setView(each.id),
        }, each.title, make("kbd", { "aria-hidden": "true" }, i + 1)));
        const zoom = make("div", { class: "zoom" },
          make("button", { class: "button", "aria-label": "Zoom out", title: "Zoom out (−)", click: () => this.zoomStep(-1) }, "−"),
          this.zoomText = make("output", { "aria-label": "Zoom" }),
          make("button", { class: "button", "aria-label": "Zoom in", title: "Zoom in (+)", click: () => this.zoomStep(1) }, "+"),
          this.fitButton = make("button", { class: "button", title: "Fit (0)", click: () => this.fit() }, "Fit"),
          make("button", { class: "button", title: "Zoom to pixels and back (z)", click: () => this.toggleZoom() }, "Pixels"));
        this.toolbar.replaceChildren(make("div", { class: "segments", role: "group", "aria-label": "View" }, tabs));
        this.under.querySelector(".amount")?.remove();
        this.amount = null;
        const [min, max, label] = { slider: [0, 100, "Place of the slider"], onion: [0, 100, "Opacity of the actual picture"],
          blink: [150, 1500, "Milliseconds between pictures"] }[view.id] ?? [];
        if (label) {
          this.amount = make("input", { type: "range", min, max, value: this.amounts[view.id], "aria-label": label, title: label,
            input: event => this.setAmount(Number(event.target.value)) });
          const [from, to] = { slider: ["actual", "reference"], onion: ["reference", "actual"], blink: ["fast", "slow"] }[view.id];
          this.under.append(make("label", { class: "amount" }, from, this.amount, to));
        }
        const toggles = make("div", { class: "segments" });
        const d = this.snapshot.difference;
        if (d && d.clusters.length) {
          toggles.append(make("button", { class: "button", "aria-pressed": String(this.isBoxed), title: "Outline the places that differ (b)",
            click: () => this.toggleBoxes() }, `Places ${d.clusters.length}`));
        }
        if (view.id === "diff" && canShow(this.snapshot, "amplified")) {
          toggles.append(make("button", { class: "button", "aria-pressed": String(this.isAmplified), title: "How far each pixel is off, brightened",
            click: () => { this.isAmplified = !this.isAmplified; this.show(); this.layout(); } }, "Amplified"));
        }
        if (toggles.children.length) this.toolbar.append(toggles);
        this.toolbar.append(zoom);
      },

      makePane(kinds) {
        const world = make("div", { class: "world" });
        const element = make("div", { class: "pane" }, world);
        const pane = { element, world, sheets: [], notices: [], boxes: [], cursor: make("div", { class: "cursor", hidden: true }) };
        for (const kind of kinds) {
          const sheet = this.makeSheet(kind, pane);
          pane.sheets.push(sheet);
          world.append(sheet.element);
        }
        world.append(pane.cursor);
        kinds.forEach((kind, i) => element.append(make("div", { class: "caption" + (i ? " right" : "") }, ...this.caption(kind))));
        listenToPane(this, pane);
        return pane;
      },

      caption(kind) {
        const title = { reference: "Reference", actual: "Actual", diff: "Diff", amplified: "Amplified difference" }[kind];
        const picture = pictureOf(this.snapshot, kind);
        if (!picture || picture.problem) return [make("b", {}, title), kind === "diff" && !picture ? " · made by this page" : ""];
        const { width, height, scale } = picture;
        return [make("b", {}, title),
          ` ${short(width / scale, 1)} × ${short(height / scale, 1)} pt · ${width} × ${height} px @${short(scale)}x`];
      },

      makeSheet(kind, pane) {
        const element = make("div", { class: "sheet " + kind });
        const picture = pictureOf(this.snapshot, kind);
        const notice = text => {
          const box = make("p", { class: "notice", role: "status" }, visible(text));
          pane.notices.push(box);
          pane.element.append(box);
        };
        const sheet = { element, content: null, width: 0, height: 0 };
        if (picture && picture.problem) {
          notice(picture.problem);
        } else if (picture) {
          Object.assign(sheet, { width: picture.width, height: picture.height });
          sheet.content = make("img", { src: sourceOf(this.snapshot, kind), alt: `${kind} of ${visible(this.snapshot.title)}`,
            draggable: "false", decoding: "sync",
            error: () => { sheet.content.remove(); notice(`The browser cannot show the ${kind} picture: its file is missing or damaged`); } });
          element.append(sheet.content);
        } else if (kind === "diff") {
          sheet.content = make("canvas", { role: "img", "aria-label": "Difference of the two pictures" });
          element.append(sheet.content);
          const snapshot = this.snapshot;
          drawDifference(snapshot, sheet.content).then(({ problem, count }) => {
            if (problem) notice(problem);
            Object.assign(sheet, { width: sheet.content.width, height: sheet.content.height });
            if (this.snapshot !== snapshot) return;
            this.counted = count;
            this.layout();
            showPixel();
          });
        }
        return sheet;
      },

      addHandle(pane) {
        pane.handle = make("div", { class: "handle" });
        pane.element.append(pane.handle);
        pane.handle.addEventListener("pointerdown", event => {
          event.stopPropagation();
          event.preventDefault();
          pane.handle.setPointerCapture(event.pointerId);
          const move = event => this.slideTo(event.clientX, pane);
          pane.handle.addEventListener("pointermove", move);
          pane.handle.addEventListener("lostpointercapture", () => pane.handle.removeEventListener("pointermove", move), { once: true });
        });
      },

      startBlinking() {
        clearInterval(this.timer);
        // Who asked for less motion turns the pictures by hand.
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        this.timer = setInterval(() => this.flip(), this.amounts.blink);
      },
      flip() {
        this.isFlipped = !this.isFlipped;
        this.applyAmount();
      },

      setAmount(value) {
        this.amounts[this.view] = value;
        if (this.amount) this.amount.value = value;
        if (this.view === "blink") this.startBlinking();
        this.applyAmount();
      },
      /** By keys. */
      nudge(by) {
        if (!(this.view in this.amounts) || !this.snapshot) return;
        const [low, high, unit] = this.view === "blink" ? [150, 1500, 50] : [0, 100, 5];
        this.setAmount(clamp(this.amounts[this.view] + by * unit, low, high));
      },

      applyAmount() {
        const pane = this.panes[0];
        if (!pane || pane.sheets.length < 2) return;
        const top = pane.sheets[1].element;
        const captions = pane.element.querySelectorAll(".caption");
        if (this.view === "onion") top.style.opacity = this.amounts.onion / 100;
        if (this.view === "blink") {
          top.style.visibility = this.isFlipped ? "visible" : "hidden";
          captions.forEach((caption, i) => { caption.style.opacity = (i === 1) === this.isFlipped ? 1 : 0.35; });
        }
        if (this.view === "slider" && pane.left !== undefined) {
          // Of what is in sight, so that the handle always is.
          const from = Math.max(0, pane.left), to = Math.min(pane.width, pane.left + this.width * this.shown);
          const x = from + (to - from) * this.amounts.slider / 100;
          pane.handle.style.left = `${x}px`;
          top.style.clipPath = `inset(0 0 0 ${x - pane.left}px)`;
        }
      },
      slideTo(clientX, pane) {
        const x = clientX - pane.element.getBoundingClientRect().left;
        const from = Math.max(0, pane.left), to = Math.min(pane.width, pane.left + this.width * this.shown);
        this.setAmount(clamp((x - from) / (to - from) * 100, 0, 100));
      },
      toggleBoxes() {
        this.isBoxed = !this.isBoxed;
        this.show();
        this.layout();
      },
    };

    """#
}
