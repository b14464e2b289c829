/// Keys, and the start.
extension ReportPage {
  static let scriptOfKeys = #"""
    // Keys, and the start.
    const keys = {
      j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
      "/": () => { byId("search").focus(); byId("search").select(); },
      f: () => cycleFilter(1), F: () => cycleFilter(-1),
      z: () => stage.toggleZoom(), "+": () => stage.zoomStep(1), "=": () => stage.zoomStep(1), "-": () => stage.zoomStep(-1),
      0: () => stage.fit(), b: () => stage.snapshot?.difference && stage.toggleBoxes(),
      "[": () => stage.nudge(-1), "]": () => stage.nudge(1), " ": () => stage.view === "blink" && stage.flip(),
      c: () => chosen?.commands.length && copy(chosen.commands[0].text),
      C: copyAcceptance, d: toggleTheme, "?": () => byId("help").showModal(), Escape: () => stage.snapshot && stage.pinned && stage.pin(null),
    };
    views.forEach((view, i) => { keys[i + 1] = () => stage.setView(view.id); });

    addEventListener("keydown", event => {
      if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
      const isTyping = event.target.matches("input[type=search], textarea");
      if (isTyping) {
        if (event.key === "Escape" || event.key === "Enter") byId("list").querySelector("[aria-current]")?.focus();
        if (event.key === "Escape" && event.target.value) { event.target.value = ""; search(""); }
        return;
      }
      const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (arrows && event.target.matches("input[type=range]")) return;
      if (arrows && stage.snapshot && (stage.zoom !== null || stage.pinned)) {
        event.preventDefault();
        const by = event.shiftKey ? 10 : 1;
        return stage.movePin(arrows[0] * by, arrows[1] * by);
      }
      // A button keeps its own keys, a text that scrolls its arrows.
      if (event.key === " " && event.target.closest("button, a, summary")) return;
      if (arrows && event.target.closest("pre, #detail .button")) return;
      const scroll = { PageDown: 0.85, PageUp: -0.85, Home: -1e6, End: 1e6 }[event.key];
      if (scroll && !event.target.closest("input, pre")) {
        event.preventDefault();
        return byId("detail").scrollBy({ top: scroll * byId("detail").clientHeight });
      }
      const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
      if (!action) return;
      event.preventDefault();
      action();
    });

    let searchTimer = 0;
    function search(text) {
      place.q = text.trim();
      applyFilter();
      writeAddress();
      // The list follows each letter, the pictures follow when the typing pauses.
      clearTimeout(searchTimer);
      searchTimer = setTimeout(() => { if (found.length && !found.includes(chosen)) choose(found[0]); }, 150);
    }

    function showNotes() {
      const output = report.run?.buildOutput;
      if (!report.notes.length && !output) return;
      const box = byId("notes");
      box.hidden = false;
      // What is in the list then is of an earlier run.
      if (output && snapshots.length) box.append(make("li", {}, make("button", { class: "button", click: showNothing }, "The build failed")));
      box.append(...report.notes.map(note => make("li", {}, visible(note))));
    }

    /** In place of a snapshot: where there is none, the build has most likely failed. */
    function showNothing() {
      const output = report.run?.buildOutput;
      if (chosen) rows[chosen.index].row.removeAttribute("aria-current");
      chosen = null;
      stage.close();
      byId("detail").replaceChildren(
        make("h2", { id: "title" }, output ? sign("failed") : "", output ? "The build failed, so no test ran" : "Nothing to show"),
        output ? make("pre", { class: "text wrap", tabindex: "0", style: "margin-top:12px" },
          output.split("\n").map(line => make("span", {}, visible(line) || " "))) : "");
    }

    function followAddress() {
      readAddress();
      if (place.filter && !sections[place.filter]) place.filter = "";
      byId("search").value = place.q;
      applyFilter();
      const named = snapshots.find(snapshot => snapshot.name === place.name);
      const isSame = named && named === chosen;
      choose(named ?? found[0] ?? snapshots[0]);
      if (isSame) showDetail(named);
    }

    byId("app").hidden = false;
    buildBar();
    buildList();
    showNotes();
    byId("search").addEventListener("input", event => search(event.target.value));
    byId("accept").addEventListener("click", copyAcceptance);
    byId("theme").addEventListener("click", toggleTheme);
    byId("keys").addEventListener("click", () => byId("help").showModal());
    if (!snapshots.length) byId("empty").textContent = "There is no snapshot in these results.";
    followAddress();
    if (!snapshots.length || report.run?.buildOutput && !location.hash) showNothing();
    addEventListener("hashchange", followAddress);
    new ResizeObserver(() => stage.layout()).observe(byId("detail"));

    """#
}
