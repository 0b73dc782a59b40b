// SPDX-License-Identifier: BSL-1.0
import { useRef, useState } from "preact/hooks";

import { Chooser } from "./settings";
import type { GameStore } from "./store";

const names: Record<string, string> = {
  columns: "Moves as columns",
  algebraic: "Moves, algebraic",
  xy: "Moves as column and row",
  names: "Moves by names",
  openspiel: "Moves for OpenSpiel",
  position: "Position in a line",
  drawing: "Board as text",
  picture: "Board as SVG",
  state: "All, as in the link",
};
const largestFile = 64 * 1024;

/// A game as a link, as a file, and as text of every kind.
export function Share({ store }: { store: GameStore }) {
  const { view } = store.shown;
  const [chosen, choose] = useState("algebraic");
  const [said, say] = useState("");
  const [byHand, setByHand] = useState<string>();
  const file = useRef<HTMLInputElement>(null);
  const copies = view.copies.filter((name) => name in names);
  const as = copies.includes(chosen) ? chosen : (copies[0] ?? "state");

  async function copy(text: string, what: string) {
    try {
      await navigator.clipboard.writeText(text);
      setByHand(undefined);
      say(`${what} copied.`);
    } catch {
      setByHand(text);
      say("The browser does not let the page copy; here it is to be taken by hand.");
    }
  }
  function save() {
    const address = URL.createObjectURL(
      new Blob([store.copy("state").replaceAll("&", "\n") + "\n"], { type: "text/plain" }),
    );
    const link = document.createElement("a");
    link.href = address;
    link.download = `${view.name.replaceAll("/", "-")}.inarow`;
    link.click();
    URL.revokeObjectURL(address);
  }
  async function open(chosenFile: File | undefined) {
    if (!chosenFile) return;
    if (chosenFile.size > largestFile) {
      store.say(`The file cannot be read: it is larger than a game can be, ${largestFile} bytes.`);
      return;
    }
    const text = (await chosenFile.text()).trim();
    if (text === "") store.say("The file cannot be read: it is empty.");
    else store.open(text);
  }

  return (
    <div class="share">
      <div class="buttons">
        <button onClick={() => copy(location.href, "The link")}>Copy the link</button>
        <button onClick={save}>Save</button>
        <button onClick={() => file.current?.click()}>Open</button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label="A saved game"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <div class="copy-as">
        <Chooser
          label="Copy the game as"
          value={as}
          choices={copies.map((name) => [name, names[name] ?? name] as const)}
          set={choose}
        />
        <button onClick={() => copy(store.copy(as), names[as] ?? "It")}>Copy</button>
      </div>
      <p class="small muted" role="status">
        {said}
      </p>
      {byHand !== undefined && (
        <textarea readOnly rows={4} aria-label="To be copied" value={byHand} onFocus={(event) => event.currentTarget.select()} />
      )}
    </div>
  );
}
