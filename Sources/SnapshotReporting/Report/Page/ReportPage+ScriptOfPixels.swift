/// Colours of pixels.
extension ReportPage {
  static let scriptOfPixels = #"""
    // The colours of pictures. A page from disk may show its picture files but not read them, so files that are compared come
    // a second time, inside of a script that is loaded when a colour is asked for.
    let pixels = new Map();
    let twin = null;
    function forgetPixels() {
      pixels = new Map();
      twin = null;
    }

    const twins = new Map();
    window.snapshotPictures = (index, sources) => twins.get(index)?.(sources);
    function loadTwin(snapshot) {
      twin ??= new Promise(resolve => {
        twins.set(snapshot.index, resolve);
        const script = make("script", { src: snapshot.twin, error: () => resolve({}) });
        document.head.append(script);
        script.addEventListener("load", () => { script.remove(); resolve({}); });
      });
      return twin;
    }

    /** `{ width, height, data }`, or `{ problem }`. */
    function pixelsOf(snapshot, kind) {
      if (!pixels.has(kind)) pixels.set(kind, readPixels(snapshot, kind));
      return pixels.get(kind);
    }
    async function readPixels(snapshot, kind) {
      if (!canShow(snapshot, kind)) return { problem: `there is no ${kind} picture` };
      const copied = snapshot.twin ? (await loadTwin(snapshot))[kind] : null;
      const image = new Image();
      image.src = copied ?? sourceOf(snapshot, kind);
      try { await image.decode(); } catch { return { problem: `the browser cannot show the ${kind} picture` }; }
      const canvas = make("canvas", {});
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      try {
        return context.getImageData(0, 0, canvas.width, canvas.height);
      } catch {
        return { problem: "this browser does not let a page from disk read its picture files" };
      }
    }

    function colorAt(picture, x, y) {
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
      const i = (y * picture.width + x) * 4;
      return Array.from(picture.data.subarray(i, i + 4));
    }
    const hexadecimal = color => "#" + color.slice(0, 3).map(level => level.toString(16).padStart(2, "0")).join("").toUpperCase();

    function colorElement(kind, picture, x, y) {
      const color = colorAt(picture, x, y);
      if (!color) return make("span", {}, `${kind} `, make("b", {}, "outside"));
      // Of a translucent pixel a canvas keeps the colour only roughly.
      const alpha = color[3] === 255 ? "" : ` α ${color[3]}`;
      const swatch = `background:linear-gradient(rgba(${color.slice(0, 3)},${color[3] / 255}) 0 0),`
        + "repeating-conic-gradient(#bbb 0 25%,#fff 0 50%) 0 0/8px 8px";
      return make("span", { "data-color": kind }, `${kind} `, make("i", { class: "swatch", style: swatch }),
        make("span", { class: "mono" }, (color[3] < 255 && color[3] > 0 ? "≈ " : "") + hexadecimal(color) + alpha));
    }

    let pixelTurn = 0;
    async function showPixel() {
      const snapshot = stage.snapshot;
      if (!snapshot) return;
      const at = stage.pinned ?? stage.pixel;
      const turn = ++pixelTurn;
      if (!at) return stage.readout.replaceChildren(...restingReadout());
      const { x, y } = at;
      const [points, scale] = [value => short(value / scale), stage.scale];
      const position = make("span", {}, make("b", { "data-position": "" }, `${x}, ${y}`), " px · ", make("b", {}, `${points(x)}, ${points(y)}`),
        " pt", stage.pinned ? " · kept (Esc)" : "");
      if (!stage.readout.querySelector("[data-position]")) stage.readout.replaceChildren(position);
      const kinds = ["reference", "actual"].filter(kind => canShow(snapshot, kind));
      const both = await Promise.all(kinds.map(kind => pixelsOf(snapshot, kind)));
      // The pointer may have gone on meanwhile.
      if (turn !== pixelTurn || stage.snapshot !== snapshot) return;
      const parts = [position];
      kinds.forEach((kind, i) => parts.push(both[i].problem ? make("span", {}, `${kind}: ${both[i].problem}`)
        : colorElement(kind, both[i], x, y)));
      const colors = both.map(picture => picture.problem ? null : colorAt(picture, x, y));
      if (colors.length === 2 && colors[0] && colors[1]) {
        const deltas = ["R", "G", "B", "α"].map((name, i) => [name, colors[1][i] - colors[0][i]]).filter(([name, d]) => name !== "α" || d);
        const text = deltas.map(([name, d]) => `${name} ${d > 0 ? "+" : d < 0 ? "−" : ""}${Math.abs(d)}`).join("  ");
        parts.push(make("span", { "data-delta": "" }, "Δ ", make("span", { class: "mono" }, deltas.every(([, d]) => !d) ? "none" : text)));
      }
      stage.readout.replaceChildren(...parts);
    }

    function restingReadout() {
      const legend = (color, text) => [make("i", { style: `background:${color}` }), text];
      if (stage.view === "diff" && !stage.isAmplified) {
        const counted = typeof stage.counted === "number" && make("b", {}, stage.counted === 0 ? "No pixel differs"
          : `${plural(stage.counted, "pixel")} of ${grouped(stage.width * stage.height)} differ`);
        return [counted || "", make("span", { class: "legend" }, legend("#ff0040", "differs"),
          legend("repeating-linear-gradient(45deg,#ff0040 0 3px,#be0030 3px 6px)", "in one picture only"),
          // What the page draws itself knows of neither.
          ...counted ? [] : [legend("#ffbe00", "within the tolerance"),
            legend("repeating-linear-gradient(45deg,#96c8ff 0 3px,#cde4ff 3px 6px)", "ignored")].flat())];
      }
      const words = stage.zoom === null ? "Point at a pixel for its colours; click keeps it; z zooms to pixels, ? lists all keys"
        : "Wheel zooms, drag moves, arrows go from pixel to pixel; click keeps one; z goes back";
      return [make("span", {}, words)];
    }

    /**
     * Where a run left no picture of the difference: the reference, pale, and every pixel that is not the same in red.
     * `{ count }` of these, or `{ problem }`.
     */
    async function drawDifference(snapshot, canvas) {
      const [a, b] = await Promise.all(["reference", "actual"].map(kind => pixelsOf(snapshot, kind)));
      if (a.problem || b.problem) return { problem: `The difference cannot be drawn: ${a.problem ?? b.problem}` };
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d");
      const result = context.createImageData(width, height);
      const [from, to, target] = [a, b, result].map(picture => new Uint32Array(picture.data.buffer));
      let count = 0;
      for (let y = 0, k = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1, k += 1) {
          const isIn = x < a.width && y < a.height, isBoth = isIn && x < b.width && y < b.height;
          if (isBoth && from[y * a.width + x] === to[y * b.width + x]) {
            const i = (y * a.width + x) * 4;
            const gray = ((a.data[i] * 54 + a.data[i + 1] * 183 + a.data[i + 2] * 19) / 256 - 255) * a.data[i + 3] / 255 + 255;
            const level = 191 + Math.floor(gray / 4);
            target[k] = 0xff000000 | level << 16 | level << 8 | level;
          } else {
            count += 1;
            target[k] = !isBoth && (x + y & 7) < 4 ? 0xff3000be : 0xff4000ff;
          }
        }
      }
      context.putImageData(result, 0, 0);
      return { count };
    }

    """#
}
