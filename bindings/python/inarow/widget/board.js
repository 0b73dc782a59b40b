// SPDX-License-Identifier: BSL-1.0
// Draws the view of inarow.widget.Board and sends what is clicked. It knows no rules.

const names = { false: ["free", "X", "O"], true: ["free", "Yellow", "Red"] };

function button(text, label, run) {
  const result = document.createElement("button");
  result.type = "button";
  result.textContent = text;
  result.setAttribute("aria-label", label);
  result.addEventListener("click", run);
  return result;
}

// A square's button is a move where there is one. Where stones drop, a click anywhere in a column is
// its move, and the square where the stone lands takes the focus.
function square(index, view, play) {
  const column = index % view.columns;
  const lands = view.moves.find((move) => move.square === index);
  const move = lands ?? (view.drops ? view.moves.find((m) => m.square % view.columns === column) : undefined);
  const stone = names[view.drops][view.cells[index]];
  const label = lands ? `play ${lands.text}` : `${stone}, row ${Math.floor(index / view.columns) + 1}, column ${column + 1}`;
  const result = button("", label, () => move && play(move.action));
  result.className = ["free", "first", "second"][view.cells[index]];
  result.classList.toggle("line", view.line.includes(index));
  result.classList.toggle("last", view.last === index);
  result.classList.toggle("lands", lands !== undefined);
  result.tabIndex = lands ? 0 : -1;
  result.setAttribute("aria-disabled", String(move === undefined));
  const score = view.scores[index];
  if (score !== undefined) {
    result.textContent = score > 0 ? `+${score}` : String(score);
    result.setAttribute("aria-label", `${label}, score ${score}`);
    result.classList.add(score > 0 ? "wins" : score < 0 ? "loses" : "draws");
  }
  return result;
}

function render({ model, el }) {
  const send = (kind, action) => model.send({ kind, action });
  const status = document.createElement("p");
  status.setAttribute("role", "status");
  const board = document.createElement("div");
  const bar = document.createElement("div");
  bar.className = "bar";
  const undo = button("↶", "undo", () => send("undo"));
  const redo = button("↷", "redo", () => send("redo"));
  const restart = button("New game", "new game", () => send("restart"));
  const hints = button("Hints", "hints", () => {
    model.set("hints", !model.get("hints"));
    model.save_changes();
  });
  bar.append(undo, redo, hints, restart);
  el.classList.add("inarow-board");
  el.replaceChildren(status, board, bar);

  const draw = () => {
    const view = model.get("view");
    const focused = [...board.children].indexOf(document.activeElement);
    board.className = view.drops ? "squares dropped" : "squares placed";
    board.style.setProperty("--columns", view.columns);
    board.replaceChildren(...view.cells.map((_, index) => square(index, view, (action) => send("play", action))));
    if (focused >= 0) board.children[focused]?.focus();
    status.textContent = view.status;
    undo.disabled = !view.can_undo;
    redo.disabled = !view.can_redo;
    hints.setAttribute("aria-pressed", String(model.get("hints")));
  };
  model.on("change:view", draw);
  draw();
  return () => model.off("change:view", draw);
}

export default { render };
