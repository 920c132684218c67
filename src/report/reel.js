"use strict";
(() => {
  const data = JSON.parse(document.getElementById("boards").textContent);
  const at = document.getElementById("at"), board = document.getElementById("board"), side = document.getElementById("clause");
  const last = data.boards.length - 1;
  const turns = [...document.querySelectorAll("li.turn")].map((it) => Number(it.dataset.at));
  const found = [...document.querySelectorAll("li.bad, li.odd")].map((it) => Number(it.id.slice(1)));
  const ticks = document.getElementById("ticks");
  const tick = (n, name) => {
    const it = document.createElement("i");
    it.className = name;
    it.style.left = (100 * n) / Math.max(1, last) + "%";
    ticks.append(it);
  };
  turns.forEach((n) => tick(n, ""));
  for (const sort of ["odd", "bad"]) document.querySelectorAll("li." + sort).forEach((it) => tick(Number(it.id.slice(1)), sort));
  let here = 0;
  // What a clause says, beside the entry; each once.
  const tell = (link) => {
    const clause = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (!clause || [...side.children].some((it) => it.dataset.of === clause.id)) return;
    const line = side.appendChild(document.createElement("p"));
    line.dataset.of = clause.id;
    line.append(Object.assign(document.createElement("b"), { textContent: clause.textContent + "  " }), clause.nextElementSibling.textContent);
  };
  const show = (n, scroll) => {
    here = Math.min(last, Math.max(0, n));
    at.value = here;
    document.querySelectorAll("li.here").forEach((it) => it.classList.remove("here"));
    const entry = document.getElementById("e" + here);
    if (entry) {
      entry.classList.add("here");
      if (scroll) entry.scrollIntoView({ block: "center" });
    }
    board.replaceChildren();
    let table = null, of = null;
    for (const row of data.boards[here].map((it) => data.rows[it])) {
      if (row.length === 1) {
        const line = document.createElement("p");
        line.textContent = row[0];
        board.append(line);
        continue;
      }
      if (row.length === 2) {
        if (of !== "grid") {
          of = "grid";
          table = board.appendChild(document.createElement("table"));
          table.className = "grid";
        }
        const line = table.insertRow();
        if (!row[0]) line.className = "middle";
        [row[0], ...row[1]].forEach((it) => (line.insertCell().textContent = it));
        continue;
      }
      if (row[0] !== of) {
        of = row[0];
        table = board.appendChild(document.createElement("table"));
        table.createCaption().textContent = of + " · " + data.names[of === "A" ? 0 : 1];
      }
      const cells = table.insertRow();
      if (!row[2] && !row[3]) cells.className = "none";
      row.slice(1).forEach((it) => (cells.insertCell().textContent = it));
    }
    side.replaceChildren();
    if (entry) entry.querySelectorAll(":scope > a:not(.n), .made > a").forEach(tell);
  };
  const go = (n) => {
    show(n, true);
    history.replaceState(null, "", "#e" + here);
  };
  const after = (list) => list.find((it) => it > here), before = (list) => [...list].reverse().find((it) => it < here);
  const keys = {
    ArrowRight: () => here + 1, ArrowLeft: () => here - 1, ArrowDown: () => after(turns), ArrowUp: () => before(turns),
    f: () => after(found), F: () => before(found), Home: () => 0, End: () => last,
  };
  addEventListener("keydown", (event) => {
    const to = !event.ctrlKey && !event.altKey && !event.metaKey && keys[event.key];
    if (!to) return;
    event.preventDefault();
    const n = to();
    if (n !== undefined) go(n);
  });
  document.getElementById("keys").addEventListener("click", (event) => {
    const key = event.target.closest("button");
    const n = key ? keys[key.dataset.key]() : undefined;
    if (n !== undefined) go(n);
  });
  at.max = last;
  at.addEventListener("input", () => go(Number(at.value)));
  document.getElementById("entries").addEventListener("click", (event) => {
    const entry = event.target.closest("li[id]");
    if (!entry) return;
    event.preventDefault();
    go(Number(entry.id.slice(1)));
  });
  const linked = () => {
    const n = /^#e(\d+)$/.exec(location.hash);
    show(n ? Number(n[1]) : here, true);
  };
  addEventListener("hashchange", linked);
  document.body.classList.add("playing");
  document.getElementById("player").hidden = false;
  linked();
})();
