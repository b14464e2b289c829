/// The list and its filters.
extension ReportPage {
  static let scriptOfList = #"""
    // The list: all rows are there from the start, and filters only hide some. Browsers leave out what is not in sight.
    const rows = [];
    const sections = {};
    let found = [];
    let chosen = null;

    /** A picture is there while its row is near what is in sight: thousands of decoded ones would fill the memory. */
    const thumbnails = new IntersectionObserver(entries => {
      for (const { target, isIntersecting } of entries) {
        const snapshot = snapshots[target.dataset.index];
        const kind = ["actual", "reference"].find(kind => canShow(snapshot, kind));
        if (!kind) {
          target.textContent = snapshot.texts.length ? "¶" : "–";
        } else if (isIntersecting) {
          target.replaceChildren(make("img", { src: sourceOf(snapshot, kind), alt: "", error: () => { target.textContent = "–"; } }));
        } else {
          target.replaceChildren();
        }
      }
    }, { rootMargin: "200px 0px" });

    function makeRow(snapshot) {
      const sub = ["failed", "unreferenced"].includes(snapshot.state) && snapshot.headline ? snapshot.headline.replace(/^differs: /, "") : snapshot.folder;
      const thumb = make("span", { class: "thumb", "data-index": snapshot.index });
      const row = make("a", { class: "row", href: "#name=" + encodeURIComponent(snapshot.name), tabindex: "-1" },
        thumb,
        make("div", {},
          make("span", { class: "title name", title: visible(snapshot.name) }, visible(snapshot.title)),
          make("span", { class: "sub name" }, snapshot.decision && make("b", {}, snapshot.decision + " · "), visible(sub))));
      row.addEventListener("click", event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
        event.preventDefault();
        choose(snapshot);
      });
      thumbnails.observe(thumb);
      return row;
    }

    function buildList() {
      const list = byId("list");
      for (const state of states) {
        const own = snapshots.filter(snapshot => snapshot.state === state);
        if (!own.length) continue;
        const count = make("span");
        const items = make("ul", { "aria-label": state });
        for (const snapshot of own) {
          const row = makeRow(snapshot);
          rows[snapshot.index] = {
            row, item: make("li", {}, row),
            text: [snapshot.name, snapshot.title, snapshot.file, snapshot.test, snapshot.reference, snapshot.message,
              ...snapshot.changes].filter(Boolean).join("\n").toLowerCase(),
          };
          items.append(rows[snapshot.index].item);
        }
        const part = make("section", { class: state }, make("h2", {}, state + " ", count), items);
        sections[state] = { part, count };
        list.append(part);
      }
    }

    /** Every word must be somewhere: in the name, the file, the test or the message. */
    function applyFilter() {
      const words = place.q.toLowerCase().split(/\s+/).filter(Boolean);
      found = [];
      for (const state of states) {
        if (!sections[state]) continue;
        let count = 0;
        for (const snapshot of snapshots) {
          if (snapshot.state !== state) continue;
          const { item, text } = rows[snapshot.index];
          const isFound = (!place.filter || place.filter === state) && words.every(word => text.includes(word));
          if (item.hidden === isFound) item.hidden = !isFound;
          if (isFound) { found.push(snapshot); count += 1; }
        }
        sections[state].part.hidden = !count;
        sections[state].count.textContent = grouped(count);
      }
      byId("empty").hidden = found.length > 0;
      byId("count").textContent = found.length === snapshots.length ? plural(found.length, "snapshot")
        : `${grouped(found.length)} of ${plural(snapshots.length, "snapshot")}`;
      for (const chip of byId("states").children) {
        chip.setAttribute("aria-pressed", String(chip.dataset.state === place.filter));
      }
      const count = acceptable().length;
      byId("accept").hidden = count < 2;
      byId("accept").textContent = `Copy command that accepts these ${grouped(count)}`;
      showPosition();
    }

    /** What the list shows and a person may accept. */
    const acceptable = () => found.filter(snapshot => snapshot.accept);
    function copyAcceptance() {
      const names = acceptable().map(snapshot => snapshot.accept);
      if (names.length) copy("swift run snapshot-record review --accept " + names.join(" "));
    }

    function setFilter(state) {
      place.filter = place.filter === state ? "" : state;
      applyFilter();
      if (found.length && !found.includes(chosen)) choose(found[0]);
      writeAddress();
    }

    /** To the next state of which there are some. */
    function cycleFilter(step) {
      const all = ["", ...states.filter(state => sections[state])];
      const next = all[(all.indexOf(place.filter) + step + all.length) % all.length];
      place.filter = "";
      if (next) setFilter(next); else { applyFilter(); writeAddress(); }
      tell(next ? `Only ${next}` : "All states");
    }

    function showPosition() {
      const index = found.indexOf(chosen);
      byId("position").textContent = index < 0 ? "" : `${grouped(index + 1)} / ${grouped(found.length)}`;
    }

    function choose(snapshot, isScrolled = true) {
      if (!snapshot) return;
      if (chosen) {
        rows[chosen.index].row.removeAttribute("aria-current");
        rows[chosen.index].row.tabIndex = -1;
      }
      const isNew = chosen !== snapshot;
      chosen = snapshot;
      const { row } = rows[snapshot.index];
      row.setAttribute("aria-current", "true");
      row.tabIndex = 0;
      // Focus follows where the list had it, so that arrows go on from there.
      if (byId("list").contains(document.activeElement)) row.focus({ preventScroll: true });
      if (isScrolled) row.scrollIntoView({ block: "nearest" });
      if (isNew) {
        if (place.name !== snapshot.name) { place.at = ""; place.zoom = ""; }
        place.name = snapshot.name;
        showDetail(snapshot);
        writeAddress();
        prepareNext();
      }
      showPosition();
    }

    /** So that the next one is there when it is asked for. */
    let prepareTimer = 0;
    function prepareNext() {
      clearTimeout(prepareTimer);
      prepareTimer = setTimeout(() => {
        const next = found[found.indexOf(chosen) + 1];
        for (const kind of ["reference", "actual"]) if (next && canShow(next, kind)) new Image().src = sourceOf(next, kind);
      }, 200);
    }

    function step(by) {
      if (!found.length) return;
      const index = found.indexOf(chosen);
      choose(found[index < 0 ? 0 : clamp(index + by, 0, found.length - 1)]);
    }

    function buildBar() {
      const run = report.run;
      document.title = byId("package").textContent = visible(report.package);
      if (run) byId("package").append(make("small", {}, [run.command, run.filter && `“${visible(run.filter)}”`,
        run.shard && `part ${run.shard}`].filter(Boolean).join(" ")));
      const failures = snapshots.filter(snapshot => snapshot.state === "failed").length;
      document.title = `${failures ? `✕ ${failures} · ` : ""}${visible(report.package)} · snapshots`;
      const chips = [make("button", { class: "button chip", "data-state": "", click: () => setFilter("") },
        "all ", make("b", {}, grouped(snapshots.length)))];
      for (const state of states) {
        const count = snapshots.filter(snapshot => snapshot.state === state).length;
        const isUnknown = state === "unreferenced" && !count && !(run && run.isUnreferencedKnown);
        chips.push(make("button", {
          class: `button chip ${state}${count ? "" : " none"}`, "data-state": state, disabled: !count,
          title: isUnknown ? "Not looked for, since not every test ran and passed" : `Show only ${state}`,
          click: () => setFilter(state),
        }, sign(state), state + " ", make("b", {}, isUnknown ? "–" : grouped(count))));
      }
      byId("states").append(...chips);
      if (!run) return;
      const parts = run.phases.map(phase => `${phase.name} ${duration(phase.seconds)}`);
      const tests = ["passed", "failed", "skipped"].filter(key => run.tests[key]).map(key => `${grouped(run.tests[key])} ${key}`);
      if (tests.length) parts.unshift(`tests ${tests.join(", ")}`);
      byId("run").textContent = parts.join(" · ");
    }

    """#
}
