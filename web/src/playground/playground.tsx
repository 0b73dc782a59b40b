// SPDX-License-Identifier: BSL-1.0
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

import { Compiler, type State } from "./compiler";
import { Editor } from "./editor";
import { examples, groups } from "./examples";
import { boardsOf, stopped, type Verdict, verdictOn } from "./judge";
import "./playground.css";
import { beginning, remember } from "./session";
import { Arrival, Judgement, Status } from "./verdict";

const pause = 350;
/// Nobody waits for a compiler that long.
const patience = 8000;

/// The compiler, from when this is first shown.
function useCompiler() {
  const [state, setState] = useState<State>({ is: "starting" });
  const [compiler] = useState(() => new Compiler(setState));
  useEffect(() => {
    compiler.open();
    return () => compiler.close();
  }, [compiler]);
  return { compiler, state };
}

/// Whether something has been so for longer than anybody waits.
function useLong(now: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!now) return;
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, [now]);
  return now && long;
}

/// The verdict on a program, once it has not changed for a moment. A program that is typed while
/// another compiles waits for it, and only the last one is compiled.
function useVerdict(compiler: Compiler, state: State, program: string | undefined) {
  const [verdict, setVerdict] = useState<Verdict>();
  const [busy, setBusy] = useState(false);
  const [judged, setJudged] = useState<string>();
  const ready = state.is === "ready";
  useEffect(() => {
    if (!ready) setBusy(false);
  }, [ready]);
  useEffect(() => {
    if (!ready || busy || program === undefined || program === judged) return;
    const judge = async () => {
      setBusy(true);
      const found = verdictOn(program, await compiler.compile(program));
      setVerdict(found);
      if (found.outcome === "compiles") setVerdict({ ...found, boards: await boardsOf(compiler, program) });
      setJudged(program);
      setBusy(false);
    };
    const timer = setTimeout(judge, verdict ? pause : 0);
    return () => clearTimeout(timer);
  }, [ready, busy, program, judged, compiler]);
  const stop = () => {
    if (program === undefined) return;
    setVerdict(stopped(program));
    setJudged(program);
    compiler.open();
  };
  return { verdict, busy: busy || program !== judged, stop: useLong(busy) ? stop : undefined };
}

/// The editor's program: from the link, from the browser, from the list, or typed.
function useProgram(editor: { readonly current: Editor | undefined }) {
  const [program, setProgram] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const show = useCallback((text: string) => {
    editor.current?.open(text);
    setProgram(text);
  }, []);
  const begin = useCallback(async () => {
    const begun = await beginning(location.hash);
    setNotice(begun.notice);
    show(begun.program);
  }, [show]);
  useEffect(() => {
    void begin();
    const look = () => {
      if (location.hash.startsWith("#playground&")) void begin();
    };
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [begin]);
  useEffect(() => {
    if (program === undefined) return;
    const timer = setTimeout(() => void remember(program), pause);
    return () => clearTimeout(timer);
  }, [program]);
  return { program, setProgram, show, notice, setNotice };
}

function Examples({ program, choose }: { program: string | undefined; choose: (text: string) => void }) {
  const shown = examples.find((each) => each.program === program)?.name ?? "";
  return (
    <label class="examples">
      <span>Example</span>
      <select
        value={shown}
        onChange={({ currentTarget }) => {
          const chosen = examples.find(({ name }) => name === currentTarget.value);
          if (chosen) choose(chosen.program);
        }}
      >
        {shown === "" && <option value="">your own program</option>}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {examples
              .filter((each) => each.group === group)
              .map(({ name, title }) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function CopyLink() {
  const [said, setSaid] = useState("");
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(done ? "Copied" : "Copy it from the address bar");
    setTimeout(() => setSaid(""), 3000);
  };
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{said || "Copy link"}</span>
    </button>
  );
}

export function Playground() {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const { compiler, state } = useCompiler();
  const { program, setProgram, show, notice, setNotice } = useProgram(editor);
  const { verdict, busy, stop } = useVerdict(compiler, state, program);

  useEffect(() => {
    if (place.current) editor.current = new Editor(place.current, "", setProgram);
    return () => editor.current?.close();
  }, []);
  useEffect(() => {
    if (verdict) editor.current?.mark(verdict.program, verdict.problems);
  }, [verdict, program]);

  const goTo = (line: number) => editor.current?.goTo(line);
  return (
    <div class="playground">
      <div class="intro">
        <h1>The compiler is the referee</h1>
        <p class="muted">
          In inarow a game is a type, and an illegal move does not compile. Edit the program: clang judges it in this
          browser.
        </p>
      </div>
      <div class="bar">
        <Examples program={program} choose={show} />
        <CopyLink />
      </div>
      {notice && (
        <div class="notice" role="alert">
          <p>{notice}</p>
          <button type="button" class="plain" onClick={() => setNotice(undefined)}>
            Close
          </button>
        </div>
      )}
      <div class="sides">
        <div class="card editor" ref={place} />
        <section class="card verdict" aria-label="The compiler's verdict">
          <Status state={state} busy={busy} verdict={verdict} />
          <div class="body">
            {stop && (
              <div class="notice" role="alert">
                <p>The compiler has not finished yet. To stop it, it is started anew.</p>
                <button type="button" onClick={stop}>
                  Stop
                </button>
              </div>
            )}
            <Arrival state={state} retry={() => compiler.open()} />
            {state.is === "ready" && verdict && <Judgement verdict={verdict} goTo={goTo} />}
          </div>
        </section>
      </div>
    </div>
  );
}
