/// Zoom and pointer.
extension ReportPage {
  static let scriptOfZoom = #"""
    // Zoom and place of the stage, and what the pointer does on it.
    Object.assign(stage, {
      /** Places everything. */
      layout() {
        if (!this.snapshot || !this.element.isConnected) return;
        const top = 32, margin = 16;
        const detail = byId("detail");
        const room = Math.max(280, detail.clientHeight - 170);
        const paneWidth = (this.element.clientWidth - (this.panes.length - 1)) / this.panes.length;
        const fitted = Math.min(1 / this.scale, (paneWidth - 2 * margin) / this.width, (room - top - margin) / this.height);
        this.fitted = Math.max(fitted, 1 / 64);
        const z = this.shown = this.zoom ?? this.fitted;
        const isZoomed = this.zoom !== null;
        const hasNotice = this.panes.some(pane => pane.notices.length);
        const natural = Math.max(this.height * z + top + margin, hasNotice ? 160 : 90);
        const paneHeight = isZoomed ? clamp(natural, Math.min(room, 440), room) : Math.min(natural, room);
        this.element.style.height = `${paneHeight}px`;
        this.element.classList.toggle("zoomed", isZoomed);
        if (!isZoomed) Object.assign(this, { x: this.width / 2, y: this.height / 2 });
        this.x = clamp(this.x, 0, this.width);
        this.y = clamp(this.y, 0, this.height);
        for (const pane of this.panes) {
          pane.width = paneWidth;
          pane.height = paneHeight;
          const inset = isZoomed ? 0 : top - margin;
          pane.left = Math.round(paneWidth / 2 - this.x * z);
          pane.top = Math.round((paneHeight + inset) / 2 - this.y * z);
          pane.world.style.cssText = `width:${this.width * z}px;height:${this.height * z}px;transform:translate(${pane.left}px,${pane.top}px)`;
          pane.world.classList.toggle("crisp", z * devicePixelRatio >= 1.5);
          for (const sheet of pane.sheets) {
            if (sheet.content) sheet.content.style.cssText = `width:${sheet.width * z}px;height:${sheet.height * z}px`;
            sheet.element.classList.toggle("grid", z >= 12);
            sheet.element.style.setProperty("--step", `${z}px`);
          }
          this.placeBoxes(pane, z);
          this.placeCursor(pane, z);
        }
        this.zoomText.textContent = `${short(z * this.scale * 100, z * this.scale < 0.1 ? 1 : 0)} %`;
        this.fitButton.setAttribute("aria-pressed", String(!isZoomed));
        this.applyAmount();
      },

      placeBoxes(pane, z) {
        pane.boxes.forEach(box => box.remove());
        const clusters = this.isBoxed && this.snapshot.difference ? this.snapshot.difference.clusters : [];
        pane.boxes = clusters.slice(0, 64).map(([x, y, width, height], i) => {
          const style = `left:${x * z - 2}px;top:${y * z - 2}px;width:${width * z + 4}px;height:${height * z + 4}px`;
          return make("div", { class: "box" + (x * z < 20 ? " low" : ""), style }, make("i", {}, i + 1));
        });
        pane.world.append(...pane.boxes);
      },

      placeCursor(pane, z) {
        const at = this.pinned ?? (z >= 4 ? this.pixel : null);
        pane.cursor.hidden = !at;
        if (!at) return;
        // A pixel that is smaller than a point of the screen needs a frame that can be seen.
        const size = Math.max(z, 5), inset = (size - z) / 2;
        pane.cursor.style.cssText = `left:${at.x * z - inset}px;top:${at.y * z - inset}px;width:${size}px;height:${size}px`;
      },

      // MARK: Zoom

      /** `focus`: the pixel that stays where it is on the screen, at `dx`, `dy` from the middle of its pane. */
      setZoom(zoom, focus) {
        const before = this.shown;
        this.zoom = clamp(zoom, Math.min(this.fitted, 1 / this.scale) / 2, largestZoom);
        if (focus) {
          this.x = focus.x - (focus.x - this.x) * before / this.zoom;
          this.y = focus.y - (focus.y - this.y) * before / this.zoom;
        }
        this.noteZoom();
        this.layout();
        if (!this.pinned) showPixel();
      },
      noteZoom() {
        place.zoom = this.zoom === null ? "" : short(this.zoom * this.scale * 100, 1);
        writeAddress();
      },
      fit() {
        if (!this.snapshot) return;
        this.zoom = null;
        this.noteZoom();
        this.layout();
      },
      /** Doubles or halves, by way of 100 %. */
      zoomStep(by) {
        if (!this.snapshot) return;
        const level = Math.log2(this.shown * this.scale);
        const next = by > 0 ? Math.floor(level + 1.001) : Math.ceil(level - 1.001);
        this.setZoom(2 ** next / this.scale, this.pinned ?? undefined);
      },
      toggleZoom() {
        if (!this.snapshot) return;
        if (this.zoom !== null) return this.fit();
        const cluster = this.snapshot.difference?.clusters[0];
        const at = this.pinned ?? this.pixel ?? (cluster ? { x: cluster[0] + cluster[2] / 2, y: cluster[1] + cluster[3] / 2 }
          : { x: this.width / 2, y: this.height / 2 });
        Object.assign(this, { x: at.x, y: at.y });
        this.setZoom(8);
      },
      /** So that a place is seen with what is around it. */
      zoomTo(x, y, width, height) {
        if (!this.snapshot) return;
        const pane = this.panes[0];
        Object.assign(this, { x: x + width / 2, y: y + height / 2, isBoxed: true });
        const zoom = Math.min(pane.width / (width + 16), 420 / (height + 16));
        this.show();
        this.setZoom(clamp(zoom > 1 ? Math.floor(zoom) : zoom, Math.min(this.fitted, 1), 16));
        byId("detail").scrollTop = 0;
      },

      // MARK: The pixel

      pin(at) {
        this.pinned = this.pixel = at;
        place.at = at ? `${at.x},${at.y}` : "";
        writeAddress();
        this.panes.forEach(pane => this.placeCursor(pane, this.shown));
        showPixel();
      },
      movePin(dx, dy) {
        const at = this.pinned ?? { x: Math.floor(this.x), y: Math.floor(this.y) };
        this.pin({ x: clamp(at.x + dx, 0, this.width - 1), y: clamp(at.y + dy, 0, this.height - 1) });
        if (this.zoom === null) return;
        // It stays in sight.
        const halfX = this.panes[0].width / this.shown / 2 - 2, halfY = this.panes[0].height / this.shown / 2 - 2;
        this.x = clamp(this.x, this.pinned.x - halfX, this.pinned.x + halfX);
        this.y = clamp(this.y, this.pinned.y - halfY, this.pinned.y + halfY);
        this.layout();
      },
    });

    function listenToPane(stage, pane) {
      const { element } = pane;
      const exact = event => {
        const box = element.getBoundingClientRect();
        return { x: (event.clientX - box.left - pane.left) / stage.shown, y: (event.clientY - box.top - pane.top) / stage.shown };
      };
      const pixelAt = event => {
        const { x, y } = exact(event);
        return x >= 0 && y >= 0 && x < stage.width && y < stage.height ? { x: Math.floor(x), y: Math.floor(y) } : null;
      };
      let start = null;
      element.addEventListener("pointerdown", event => {
        if (event.button || event.target.closest(".notice")) return;
        start = { x: event.clientX, y: event.clientY, isMoved: false, from: { x: stage.x, y: stage.y } };
        if (stage.zoom !== null || stage.view === "slider") element.setPointerCapture(event.pointerId);
      });
      element.addEventListener("pointermove", event => {
        if (start) {
          const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
          if (Math.hypot(dx, dy) > 3) start.isMoved = true;
          if (start.isMoved && stage.zoom !== null) {
            element.classList.add("dragging");
            Object.assign(stage, { x: start.from.x - dx / stage.shown, y: start.from.y - dy / stage.shown });
            return stage.layout();
          }
          if (start.isMoved && stage.view === "slider") return stage.slideTo(event.clientX, pane);
        }
        stage.pixel = pixelAt(event);
        if (stage.pinned) return;
        stage.panes.forEach(each => stage.placeCursor(each, stage.shown));
        showPixel();
      });
      element.addEventListener("pointerup", event => {
        if (start && !start.isMoved) stage.pin(pixelAt(event));
        start = null;
        element.classList.remove("dragging");
      });
      element.addEventListener("pointercancel", () => { start = null; element.classList.remove("dragging"); });
      element.addEventListener("pointerleave", () => {
        if (start) return;
        stage.pixel = stage.pinned;
        stage.panes.forEach(each => stage.placeCursor(each, stage.shown));
        showPixel();
      });
      element.addEventListener("dblclick", event => {
        const at = exact(event);
        if (stage.zoom !== null) return stage.fit();
        Object.assign(stage, { x: at.x, y: at.y });
        stage.setZoom(8);
      });
      // While all is fitted in, the wheel is the page's; with a key it zooms as elsewhere.
      element.addEventListener("wheel", event => {
        if (stage.zoom === null && !event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        const delta = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
        stage.setZoom(stage.shown * Math.exp(-clamp(delta, -200, 200) * (event.ctrlKey ? 0.01 : 0.0025)), exact(event));
      }, { passive: false });
    }

    """#
}
