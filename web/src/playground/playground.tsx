// SPDX-License-Identifier: BSL-1.0
import type { RefObject } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

import type { Core } from "../engine/core";
import type { Services } from "../engine/services";
import { laterTexts } from "../language/later_texts";
import { texts as pageTexts } from "../language/texts";
import {
  type CompileResult,
  firstRefusedMove,
  parseCompilerOutput,
  type ShownBoard,
  stoppedResult,
  withBoards,
} from "./compile";
import { CompileDetails, CompilerProgress, CompileStatusBar } from "./compile_result";
import { type CompilerClient, type CompilerState, compiler } from "./compiler_client";
import { Editor } from "./editor";
import { examples, groups } from "./examples";
import "./playground.css";
import { firstOpenLesson, LessonPanel, lessonProgram } from "./lesson_panel";
import { moveChanges } from "./program_edit";
import { ProgramRun } from "./program_run";
import { hasMain } from "./program_text";
import { loadProgram, saveProgram } from "./saved_program";
import { storedVerdict, storeVerdict } from "./stored_verdict";

const texts = laterTexts.playground;

// In milliseconds.
const typingPause = 350;
const stopButtonDelay = 1000;
const abandonDelay = 1000;
const copyStatusTime = 3000;

function useCompilerState(): CompilerState {
  const [state, setState] = useState(compiler.state);
  useEffect(() => {
    compiler.onStateChange = setState;
    setState(compiler.state);
  }, []);
  return state;
}

/// Whether a condition has held for that time.
function useDelayed(condition: boolean, milliseconds: number): boolean {
  const [hasElapsed, setHasElapsed] = useState(false);
  useEffect(() => {
    setHasElapsed(false);
    if (!condition) return;
    const timer = setTimeout(() => setHasElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [condition, milliseconds]);
  return condition && hasElapsed;
}

interface CompileState {
  readonly result: CompileResult | undefined;
  readonly isCompiling: boolean;
  /// Whether the result is of another program than the one in the editor.
  readonly isStale: boolean;
  /// While a compile runs that takes more than a moment.
  readonly stop: (() => void) | undefined;
  /// Once a compile has been stopped.
  readonly retry: () => void;
}

/// Compiles the program when it has not changed for a moment. One compile runs at a time; of the
/// programs that are typed meanwhile, only the last is compiled.
function useCompileResult(
  compiler: CompilerClient,
  state: CompilerState,
  program: string | undefined,
): CompileState {
  const [result, setResult] = useState<CompileResult>();
  /// The program that is being compiled.
  const [busyProgram, setBusyProgram] = useState<string>();
  const [compiledProgram, setCompiledProgram] = useState<string>();
  const isReady = state.kind === "ready";
  const isBusy = busyProgram !== undefined;
  const hasResult = result !== undefined;
  useEffect(() => {
    if (!isReady) setBusyProgram(undefined);
  }, [isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first result must not start a compile
  useEffect(() => {
    if (!isReady || isBusy || program === undefined || program === compiledProgram) return;
    const compile = async () => {
      setBusyProgram(program);
      const compiled = parseCompilerOutput(program, await compiler.compile(program));
      setResult(compiled);
      const complete = await withBoards(compiler, compiled);
      setResult(complete);
      storeVerdict(complete);
      setCompiledProgram(program);
      setBusyProgram(undefined);
    };
    const timer = setTimeout(compile, hasResult ? typingPause : 0);
    return () => clearTimeout(timer);
  }, [isReady, isBusy, program, compiledProgram, compiler]);
  // A program that is opened again has the verdict of the last time while the compiler starts.
  useEffect(() => {
    if (isReady || hasResult || program === undefined) return;
    const stored = storedVerdict(program);
    if (!stored) return;
    setResult(stored);
    setCompiledProgram(program);
  }, [isReady, hasResult, program]);
  const isSlow = useDelayed(isBusy, stopButtonDelay);
  // Nobody waits for a program that has been edited since.
  const isAbandoned = useDelayed(isBusy && busyProgram !== program, abandonDelay) && isSlow;
  useEffect(() => {
    if (isAbandoned) compiler.start();
  }, [isAbandoned, compiler]);
  const stop = () => {
    if (program === undefined) return;
    setResult(stoppedResult(program));
    setCompiledProgram(program);
    compiler.start();
  };
  const retry = () => {
    setResult(undefined);
    setCompiledProgram(undefined);
  };
  const isCompiling = isBusy || program !== compiledProgram;
  return {
    result,
    isCompiling,
    isStale: result !== undefined && result.program !== program,
    stop: isSlow && isCompiling ? stop : undefined,
    retry,
  };
}

/// The editor's program: from the link, the browser's storage or an example, or typed.
function useProgram(editor: RefObject<Editor | null>, services: Services) {
  const [program, setProgram] = useState<string>();
  const [notice, setNotice] = useState<string>();
  /// Why the program is not saved.
  const [unsaved, setUnsaved] = useState<string>();
  const open = useCallback(
    (text: string) => {
      editor.current?.open(text);
      setProgram(text);
    },
    [editor],
  );
  const load = useCallback(async () => {
    const saved = await loadProgram(location.hash, services);
    setNotice(saved.notice);
    open(saved.program);
  }, [open, services]);
  useEffect(() => {
    void load();
    const onHashChange = () => {
      if (location.hash.startsWith("#playground&")) void load();
    };
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, [load]);
  useEffect(() => {
    if (program === undefined) return;
    const timer = setTimeout(async () => setUnsaved(await saveProgram(program)), typingPause);
    return () => clearTimeout(timer);
  }, [program]);
  return { program, setProgram, open, notice, setNotice, unsaved };
}

/// The core that draws boards, once it is loaded; without it they are drawn by the compiler.
function useCore({ loadCore }: Services): Core | undefined {
  const [core, setCore] = useState<Core>();
  useEffect(() => {
    loadCore().then(setCore, () => undefined);
  }, [loadCore]);
  return core;
}

/// Writes a move into the program; and the program that the last move gave.
function usePlay(editor: RefObject<Editor | null>, program: string | undefined) {
  const [playedProgram, setPlayedProgram] = useState<string>();
  const play = ({ alias }: ShownBoard, move: string) => {
    const changes = program === undefined ? undefined : moveChanges(program, alias, move);
    if (!changes || !editor.current) return;
    editor.current.change(changes);
    setPlayedProgram(editor.current.program);
  };
  /// Writes another move in place of the one that was refused.
  const mend = (result: CompileResult, move: string) => {
    const changes = firstRefusedMove(result)?.changeTo(move);
    if (changes) editor.current?.change(changes);
  };
  return { play, mend, playedProgram };
}

interface ExampleSelectProps {
  readonly program: string | undefined;
  readonly open: (program: string) => void;
}

function ExampleSelect({ program, open }: ExampleSelectProps) {
  const selected = examples.find((example) => example.program === program)?.name ?? "";
  return (
    <label class="example-select">
      <span>{texts.example}</span>
      <select
        value={selected}
        onChange={({ currentTarget }) => {
          const example = examples.find(({ name }) => name === currentTarget.value);
          if (example) open(example.program);
        }}
      >
        {selected === "" && <option value="">{texts.edited}</option>}
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {examples
              .filter((example) => example.group === group)
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

function CopyLinkButton({ isDisabled }: { isDisabled: boolean }) {
  const [status, setStatus] = useState("");
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setStatus(isCopied ? texts.copied : texts.notCopied);
    setTimeout(() => setStatus(""), copyStatusTime);
  };
  return (
    <button type="button" disabled={isDisabled} onClick={copy}>
      <span aria-live="polite">{status || laterTexts.share.copyLink}</span>
    </button>
  );
}

export function Playground({ services }: { services: Services }) {
  const editorParent = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(null);
  const state = useCompilerState();
  const { program, setProgram, open, notice, setNotice, unsaved } = useProgram(editor, services);
  const { result, isCompiling, isStale, stop, retry } = useCompileResult(compiler, state, program);

  useEffect(() => {
    if (editorParent.current) editor.current = new Editor(editorParent.current, "", setProgram);
    return () => editor.current?.destroy();
  }, [setProgram]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a program opened again is marked again
  useEffect(() => {
    if (result) editor.current?.markDiagnostics(result.program, result.diagnostics);
  }, [result, program]);

  const core = useCore(services);
  const [lesson, setLesson] = useState<number>();
  const openLessons = () => {
    const index = firstOpenLesson();
    setLesson(index);
    open(lessonProgram(index));
  };
  const { play, mend, playedProgram } = usePlay(editor, program);
  useEffect(() => {
    // Those of the last program that compiled: an edited one has the same games, or soon others.
    if (!editor.current || result?.status !== "compiles" || result.boards.length === 0) return;
    const states = result.boards.flatMap(({ alias, state }) =>
      state === undefined ? [] : [[alias.name, state] as const],
    );
    editor.current.knownGames = { core, states: new Map(states) };
  }, [core, result]);
  const goToLine = (line: number) => editor.current?.goToLine(line);
  return (
    <div class="playground">
      <div class="intro">
        <h1>{texts.title}</h1>
        <p class="muted">{texts.introduction}</p>
      </div>
      <div class="toolbar">
        <ExampleSelect
          program={program}
          open={(example) => {
            setLesson(undefined);
            open(example);
          }}
        />
        {lesson === undefined && (
          <button type="button" onClick={openLessons}>
            {texts.lessons}
          </button>
        )}
        <CopyLinkButton isDisabled={unsaved !== undefined} />
      </div>
      {unsaved && (
        <p class="notice" role="alert">
          {unsaved}
        </p>
      )}
      {notice && (
        <div class="notice" role="alert">
          <p>{notice}</p>
          <button type="button" class="plain" onClick={() => setNotice(undefined)}>
            {pageTexts.game.close}
          </button>
        </div>
      )}
      {lesson !== undefined && (
        <LessonPanel
          index={lesson}
          show={setLesson}
          result={isStale ? undefined : result}
          open={open}
        />
      )}
      <div class="panels">
        <div class="card editor" dir="ltr" ref={editorParent} />
        <section class="card compile-result" aria-label={texts.result}>
          <CompileStatusBar
            state={state}
            isCompiling={isCompiling}
            isStale={isStale}
            result={result}
            stop={stop}
          />
          <div class="details">
            <CompilerProgress state={state} retry={() => compiler.start()} />
            {result?.status === "errors" && !isStale && program === playedProgram && (
              <button type="button" class="undo-move" onClick={() => editor.current?.undo()}>
                {texts.takeOut}
              </button>
            )}
            {result?.status === "compiles" && !isStale && hasMain(result.program) && (
              <ProgramRun
                compiler={compiler}
                isReady={state.kind === "ready"}
                program={result.program}
              />
            )}
            {result && (
              <CompileDetails
                result={result}
                isStale={isStale}
                goToLine={goToLine}
                retry={retry}
                core={core}
                play={result.refused === undefined ? play : (_board, move) => mend(result, move)}
              />
            )}
          </div>
        </section>
      </div>
    </div>
  );
}
