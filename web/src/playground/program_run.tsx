// SPDX-License-Identifier: BSL-1.0
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

import { laterTexts } from "../language/later_texts";
import type { CompilerClient } from "./compiler_client";
import { blankComments } from "./program_text";
import type { RunMessage, RunWorkerMessage } from "./run_protocol";

const texts = laterTexts.run;
const timeLimitSeconds = 10;
/// In characters; more is not shown.
const maxOutputLength = 100_000;

type RunState =
  | { readonly kind: "linking" }
  | { readonly kind: "running" }
  | { readonly kind: "ended"; readonly sentence: string; readonly isFailure: boolean };

interface Run {
  readonly program: string;
  readonly state: RunState;
  readonly output: string;
}

/// Why a program that compiles could not be linked.
function linkSentence(linkerOutput: string): string {
  if (linkerOutput.includes("__cxa_throw")) return texts.throws;
  const [, symbol] = /undefined symbol: (.*)/.exec(linkerOutput) ?? [];
  return symbol === undefined ? texts.notLinked : texts.notDefined(symbol);
}

/// A run of the program: compiled, linked, and executed in a worker of its own.
function useRun(compiler: CompilerClient) {
  const [run, setRun] = useState<Run>();
  const worker = useRef<Worker | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const end = useCallback((sentence: string, isFailure: boolean) => {
    clearTimeout(timer.current);
    worker.current?.terminate();
    worker.current = undefined;
    setRun((current) => current && { ...current, state: { kind: "ended", sentence, isFailure } });
  }, []);
  // An edited program ends the run of the one before.
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(timer.current);
      worker.current?.terminate();
    };
  }, []);

  function onMessage(message: RunWorkerMessage) {
    if (message.kind === "output")
      setRun(
        (current) =>
          current && {
            ...current,
            output: (current.output + message.text).slice(0, maxOutputLength + 1),
          },
      );
    else if (message.kind === "end")
      end(
        texts.ended(laterTexts.compile.seconds(message.milliseconds), message.exitCode),
        message.exitCode !== 0,
      );
    else end(texts.fault(message.message), true);
  }
  async function start(program: string, input: string) {
    setRun({ program, state: { kind: "linking" }, output: "" });
    const { executable, text } = await compiler.link(program);
    if (!isShown.current) return;
    if (!executable) {
      end(linkSentence(text), true);
      return;
    }
    worker.current = new Worker(new URL("./run_worker.ts", import.meta.url), { type: "module" });
    worker.current.onmessage = ({ data }: MessageEvent<RunWorkerMessage>) => onMessage(data);
    worker.current.onerror = () => end(texts.noWorker, true);
    const message: RunMessage = { executable, input };
    worker.current.postMessage(message, [executable.buffer]);
    setRun((current) => current && { ...current, state: { kind: "running" } });
    timer.current = setTimeout(
      () => end(texts.tooLong(timeLimitSeconds), true),
      timeLimitSeconds * 1000,
    );
  }
  function stop() {
    // A compile cannot be interrupted otherwise.
    if (run?.state.kind === "linking") compiler.start();
    end(texts.stopped, true);
  }
  return { run, start, stop };
}

const readsInput = (program: string) =>
  /\b(cin|getline|scanf|getchar|stdin)\b/.test(blankComments(program));

interface ProgramRunProps {
  readonly compiler: CompilerClient;
  readonly isReady: boolean;
  /// A program that compiles and has a main function.
  readonly program: string;
}

/// A button to run the program, and its output.
export function ProgramRun({ compiler, isReady, program }: ProgramRunProps) {
  const { run, start, stop } = useRun(compiler);
  const [input, setInput] = useState("");
  const isRunning = run !== undefined && run.state.kind !== "ended";
  const shown = run?.program === program ? run : undefined;
  return (
    <section class="program-run" aria-labelledby="run-heading">
      <h2 id="run-heading">{texts.title}</h2>
      {readsInput(program) && (
        <label class="program-input">
          <span>{texts.input}</span>
          <textarea
            rows={2}
            value={input}
            spellcheck={false}
            onInput={({ currentTarget }) => setInput(currentTarget.value)}
          />
        </label>
      )}
      {isRunning ? (
        <button type="button" onClick={stop}>
          {texts.stop}
        </button>
      ) : (
        <button type="button" disabled={!isReady} onClick={() => void start(program, input)}>
          {texts.run}
        </button>
      )}
      {shown && (shown.output !== "" || shown.state.kind !== "linking") && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too
        <pre class="program-output" tabIndex={0} dir="ltr" aria-label={texts.output} role="region">
          {shown.output === "" && shown.state.kind === "ended"
            ? texts.noOutput
            : shown.output.slice(0, maxOutputLength)}
          {shown.output.length > maxOutputLength && `\n${texts.more}`}
        </pre>
      )}
      <p
        class="muted small"
        role="status"
        data-failed={shown?.state.kind === "ended" && shown.state.isFailure}
      >
        {shown?.state.kind === "linking" && texts.linking}
        {shown?.state.kind === "running" && texts.running}
        {shown?.state.kind === "ended" && shown.state.sentence}
      </p>
    </section>
  );
}
