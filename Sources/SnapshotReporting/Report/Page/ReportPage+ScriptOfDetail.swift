/// What is told of one snapshot.
extension ReportPage {
  static let scriptOfDetail = #"""
    // One snapshot: what is told of it. Its pictures are the stage's.
    const commandRow = text => make("div", { class: "command" }, make("code", {}, visible(text)),
      make("button", { class: "button", click: () => copy(text) }, "Copy"));
    const part = (title, ...content) => make("section", { class: "part" }, make("h3", {}, title), ...content);

    /** What a line and its successor have not in common, in the middle. */
    function middles(a, b) {
      let start = 0;
      while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
      let end = 0;
      while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
      return [[start, a.length - end], [start, b.length - end]];
    }

    function lineElement(kind, text, range) {
      const name = { "-": "minus", "+": "plus", " ": "same" }[kind];
      // Marks that cover nearly everything mark nothing.
      if (!range || range[1] <= range[0] || range[1] - range[0] > text.length * 0.7) {
        return make("span", { class: name }, visible(text) || " ");
      }
      return make("span", { class: name }, visible(text.slice(0, range[0])),
        make("mark", {}, visible(text.slice(...range))), visible(text.slice(range[1])));
    }

    /** Lines of a difference, of which long runs that are the same are folded. */
    function differenceElement(lines, context = 3) {
      const box = make("pre", { class: "text", tabindex: "0" });
      const isNear = lines.map(() => false);
      lines.forEach((line, i) => {
        if (line[0] === " ") return;
        for (let j = Math.max(0, i - context); j <= Math.min(lines.length - 1, i + context); j += 1) isNear[j] = true;
      });
      const ranges = new Map();
      for (let i = 0; i < lines.length; i += 1) {
        if (lines[i][0] !== "-") continue;
        let removed = i;
        while (removed < lines.length && lines[removed][0] === "-") removed += 1;
        let added = removed;
        while (added < lines.length && lines[added][0] === "+") added += 1;
        // Only rows that belong together one by one.
        if (removed - i === added - removed) {
          for (let j = i; j < removed; j += 1) {
            const [a, b] = middles(lines[j].slice(1), lines[j + removed - i].slice(1));
            ranges.set(j, a).set(j + removed - i, b);
          }
        }
        i = added - 1;
      }
      const element = i => lineElement(lines[i][0], lines[i].slice(1), ranges.get(i));
      for (let i = 0; i < lines.length; i += 1) {
        let end = i;
        while (end < lines.length && !isNear[end]) end += 1;
        if (end - i > 3) {
          const [from, to] = [i, end];
          const fold = make("button", {}, `⋯ ${plural(to - from, "line")} that are the same`);
          fold.addEventListener("click", () => {
            fold.replaceWith(...Array.from({ length: to - from }, (_, k) => element(from + k)));
          });
          box.append(fold);
          i = end - 1;
        } else {
          box.append(element(i));
        }
      }
      return box;
    }

    function textPart(text) {
      const counts = ["-", "+"].map(sign => text.lines.filter(line => line[0] === sign).length);
      const section = part(text.name + " ", differenceElement(text.lines));
      section.classList.add("wide");
      section.firstChild.append(make("span", { class: "muted", style: "text-transform:none;letter-spacing:0;font-weight:400" },
        counts[0] + counts[1] ? `− ${plural(counts[0], "line")} of the reference, + ${plural(counts[1], "line")} of the actual`
          : "the same in both"));
      if (text.note) section.append(make("p", { class: "muted" }, visible(text.note)));
      return section;
    }

    /** What the message says is at a place. */
    function wordsAt(snapshot, [x, y, width, height]) {
      const start = `x ${x}…${x + width - 1}, y ${y}…${y + height - 1} px: `;
      const line = (snapshot.message ?? "").split("\n").find(line => line.includes(start));
      return line?.match(/ pixels?, (.+)$/)?.[1] ?? "";
    }

    function placesPart(snapshot) {
      const scale = snapshot.scale;
      const buttons = snapshot.difference.clusters.map(([x, y, width, height, count], i) => make("button", {
        class: "button", title: `x ${x}…${x + width - 1}, y ${y}…${y + height - 1} px`, click: () => stage.zoomTo(x, y, width, height),
      }, make("b", {}, i + 1), ` ${short(x / scale)}, ${short(y / scale)}; ${short(width / scale)} × ${short(height / scale)} pt · `
        + plural(count, "pixel"), make("span", { class: "muted name" },
        visible([wordsAt(snapshot, [x, y, width, height])].filter(Boolean).map(words => " · " + words).join("")))));
      const shown = buttons.slice(0, 12);
      const list = make("div", { class: "places" }, shown);
      if (buttons.length > shown.length) {
        list.append(make("button", { class: "button", click: event => event.target.replaceWith(...buttons.slice(12)) },
          `${buttons.length - shown.length} more`));
      }
      return part("Where", list);
    }

    function factsPart(snapshot) {
      const d = snapshot.difference;
      const facts = [
        ["test", snapshot.file && `${visible(snapshot.file)}${snapshot.line ? ":" + snapshot.line : ""} ${visible(snapshot.test ?? "")}`],
        ["reference", snapshot.reference && make("span", { class: "mono name" }, visible(snapshot.reference))],
        ["pixels", d && d.compared && `${grouped(d.pixels)} of ${grouped(d.compared)} differ`
          + ` (${short(d.pixels / d.compared * 100, d.pixels / d.compared < 0.001 ? 4 : 2)} %)`
          + (d.tolerated ? `, ${grouped(d.tolerated)} more are within the tolerance` : "")],
        ["at most", d && d.delta > 0 && `${d.delta} of 255 in a channel` + (d.deltaE ? `, ΔE ${short(d.deltaE, 1)}` : "")],
        ["would pass", d && d.wouldPass.length > 0 && make("span", { class: "mono" }, d.wouldPass.join("\n"))],
        ["tolerated", !d && snapshot.tolerated ? plural(snapshot.tolerated, "pixel") : null],
        ["took", snapshot.seconds ? duration(snapshot.seconds) : null],
      ].filter(([, value]) => value);
      if (!facts.length) return null;
      return part("Facts", make("dl", { class: "facts" }, facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])));
    }

    function messagePart(snapshot) {
      const lines = snapshot.message.split("\n").map(line => make("span", {}, visible(line) || " "));
      const box = make("pre", { class: "text wrap", tabindex: "0" }, lines);
      const section = part("Message ", box);
      section.classList.add("wide");
      section.firstChild.append(make("button", { class: "button", click: () => copy(snapshot.message) }, "Copy"));
      return section;
    }

    const stateWords = {
      new: "There was no reference; this picture is it now", changed: "The reference was replaced by this picture",
      unchanged: "Passes as its reference", unreferenced: "No test asked for this reference", failed: "Failed",
    };

    function showDetail(snapshot) {
      const detail = byId("detail");
      const title = make("h2", { id: "title", tabindex: "-1" }, sign(snapshot.state), make("span", { class: "name" }, visible(snapshot.title)));
      const header = make("header", {}, title, make("span", { class: `badge ${snapshot.state}` }, snapshot.state),
        snapshot.decision && make("span", { class: "badge unchanged" }, `${snapshot.decision} in a review since`),
        make("span", { class: "where name" },
          `${visible(snapshot.file ?? snapshot.reference ?? "")}${snapshot.line ? ":" + snapshot.line : ""}`));
      const parts = make("div", { class: "parts" });
      const kinds = ["reference", "actual", "diff"].some(kind => pictureOf(snapshot, kind));
      if (snapshot.changes.length) {
        parts.append(part("What changed", make("ul", { class: "moves " + snapshot.state },
          snapshot.changes.map(change => make("li", {}, visible(change))))));
      }
      if (snapshot.difference && snapshot.difference.clusters.length && kinds) parts.append(placesPart(snapshot));
      if (snapshot.commands.length) {
        parts.append(...snapshot.commands.map(command => part(command.title, commandRow(command.text))));
      }
      const facts = factsPart(snapshot);
      if (facts) parts.append(facts);
      parts.append(...snapshot.texts.map(textPart));
      if (snapshot.message) parts.append(messagePart(snapshot));

      detail.replaceChildren(header, make("p", { class: "headline" },
        visible(snapshot.headline || snapshot.message || stateWords[snapshot.state])));
      if (snapshot.note) detail.append(make("p", { class: "headline muted" }, visible(snapshot.note)));
      if (kinds) detail.append(stage.open(snapshot)); else stage.close();
      detail.append(parts);
      detail.scrollTop = 0;
      stage.layout();
    }

    """#
}
