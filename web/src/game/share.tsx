// SPDX-License-Identifier: BSL-1.0
import { useRef, useState } from "preact/hooks";

import { downloadText } from "../download";
import { SelectField } from "./fields";
import { textOfFile } from "./file_text";
import type { GameStore } from "./store";

const maxFileSize = 64 * 1024;

/// A text field for a game in any form that is copied here.
function PasteGame({ store }: { store: GameStore }) {
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState<string>();
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal(store.paste(text));
      }}
    >
      <div class="field">
        <label for="pasted-game">Link, moves, board or SGF</label>
        <textarea
          id="pasted-game"
          rows={2}
          maxLength={maxFileSize}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div role="alert">
        {refusal !== undefined && <p class="notice small">This is not a game. {refusal}</p>}
      </div>
      <button type="submit" disabled={text.trim() === ""}>
        Open the text
      </button>
    </form>
  );
}

/// A game as a link, as a file, and as text in every export format.
export function Share({ store }: { store: GameStore }) {
  const { view } = store.snapshot;
  const [selected, setSelected] = useState("algebraic");
  const [status, setStatus] = useState("");
  const [uncopiedText, setUncopiedText] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);
  const format = view.exports.find(({ name }) => name === selected) ?? view.exports[0];

  async function copy(text: string, title: string) {
    try {
      await navigator.clipboard.writeText(text);
      setUncopiedText(undefined);
      setStatus(`${title} copied.`);
    } catch {
      setUncopiedText(text);
      setStatus("The browser does not allow this page to copy. Copy the text below yourself.");
    }
  }
  function save() {
    const lines = `${store.exportGame("state").replaceAll("&", "\n")}\n`;
    downloadText(lines, `${view.name.replaceAll("/", "-")}.inarow`);
  }
  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > maxFileSize) {
      store.setNotice(`The file cannot be read: it is larger than ${maxFileSize} bytes.`);
      return;
    }
    const text = textOfFile(new Uint8Array(await file.arrayBuffer())).trim();
    if (text === "") store.setNotice("The file cannot be read: it is empty.");
    else store.open(text, "file");
  }

  return (
    <div class="share">
      <div class="buttons">
        <button type="button" onClick={() => copy(store.link(), "Link")}>
          Copy link
        </button>
        <button type="button" onClick={save}>
          Save
        </button>
        <button type="button" onClick={() => fileInput.current?.click()}>
          Open
        </button>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label="File with a game"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      {format && (
        <div class="export">
          <SelectField
            label="Export format"
            value={format.name}
            options={view.exports.map(({ name, title }) => ({ value: name, title }))}
            onChange={setSelected}
          />
          <button type="button" onClick={() => copy(store.exportGame(format.name), format.title)}>
            Copy
          </button>
        </div>
      )}
      <p class="small muted" role="status">
        {status}
      </p>
      {uncopiedText !== undefined && (
        <textarea
          readOnly
          rows={4}
          aria-label="Text to copy"
          value={uncopiedText}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <PasteGame store={store} />
    </div>
  );
}
