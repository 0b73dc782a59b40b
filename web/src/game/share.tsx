// SPDX-License-Identifier: BSL-1.0
import { useRef, useState } from "preact/hooks";

import { downloadFile, downloadText } from "../download";
import { laterTexts } from "../language/later_texts";
import { SelectField } from "./fields";
import { textOfFile } from "./file_text";
import type { GameStore } from "./store";

const texts = laterTexts.share;
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
        <label for="pasted-game">{texts.paste}</label>
        <textarea
          id="pasted-game"
          rows={2}
          maxLength={maxFileSize}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div role="alert">
        {refusal !== undefined && <p class="notice small">{texts.notAGame(refusal)}</p>}
      </div>
      <button type="submit" disabled={text.trim() === ""}>
        {texts.openText}
      </button>
    </form>
  );
}

/// The code that shows a game in another page; the host of this page has the script.
function embeddingCode(game: string): string {
  const script = new URL("embed/in_a_row.js", location.href).href;
  return `<script type="module" src="${script}"></script>\n<in-a-row state="${game.replaceAll("&", "&amp;")}"></in-a-row>\n`;
}
const embedding = { name: "html", title: texts.embedding } as const;

/// A picture of the pixels of another one.
async function pngOf(svg: string): Promise<Blob | null> {
  const url = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = 2;
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve));
  } finally {
    URL.revokeObjectURL(url);
  }
}

/// A game as a link, as a file, and as text in every export format.
export function Share({ store }: { store: GameStore }) {
  const { view } = store.snapshot;
  const [selected, setSelected] = useState("algebraic");
  const [status, setStatus] = useState("");
  const [uncopiedText, setUncopiedText] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);
  const formats = [...view.exports, embedding];
  const format = formats.find(({ name }) => name === selected) ?? embedding;
  const fileName = view.name.replaceAll("/", "-");

  async function copy(text: string, title: string) {
    try {
      await navigator.clipboard.writeText(text);
      setUncopiedText(undefined);
      setStatus(texts.copied(title));
    } catch {
      setUncopiedText(text);
      setStatus(texts.notCopied);
    }
  }
  function save() {
    const lines = `${store.exportGame("state").replaceAll("&", "\n")}\n`;
    downloadText(lines, `${fileName}.inarow`);
  }
  async function savePicture() {
    const png = await pngOf(store.exportGame("picture"));
    if (png) downloadFile(png, `${fileName}.png`);
    else setStatus(texts.noPicture);
  }
  const exported = (name: string) =>
    name === embedding.name ? embeddingCode(view.whole_game) : store.exportGame(name);
  async function open(file: File | undefined) {
    if (!file) return;
    if (file.size > maxFileSize) {
      store.setNotice(texts.tooLarge(maxFileSize));
      return;
    }
    const text = textOfFile(new Uint8Array(await file.arrayBuffer())).trim();
    if (text === "") store.setNotice(texts.empty);
    else store.open(text, "file");
  }

  return (
    <div class="share">
      <div class="buttons">
        <button type="button" onClick={() => copy(store.link(), texts.link)}>
          {texts.copyLink}
        </button>
        <button type="button" onClick={save}>
          {texts.save}
        </button>
        <button type="button" onClick={savePicture}>
          {texts.savePicture}
        </button>
        <button type="button" onClick={() => fileInput.current?.click()}>
          {texts.open}
        </button>
        <input
          ref={fileInput}
          type="file"
          hidden
          aria-label={texts.file}
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <div class="export">
        <SelectField
          label={texts.format}
          value={format.name}
          options={formats.map(({ name, title }) => ({ value: name, title }))}
          onChange={setSelected}
        />
        <button type="button" onClick={() => copy(exported(format.name), format.title)}>
          {texts.copy}
        </button>
      </div>
      <p class="small muted" role="status">
        {status}
      </p>
      {uncopiedText !== undefined && (
        <textarea
          readOnly
          rows={4}
          aria-label={texts.textToCopy}
          value={uncopiedText}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <PasteGame store={store} />
      <a href={`#playground&game=${encodeURIComponent(view.shown_game)}`}>{texts.asProgram}</a>
    </div>
  );
}
