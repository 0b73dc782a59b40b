// SPDX-License-Identifier: BSL-1.0
import type { ComponentChildren } from "preact";
import type { Core } from "../engine/core";
import { laterTexts } from "../language/later_texts";
import { texts as pageTexts } from "../language/texts";
import { type CompileResult, programLine, type ShownBoard } from "./compile";
import type { CompilerState } from "./compiler_client";
import type { Diagnostic } from "./diagnostics";
import { GameBoard } from "./game_board";
import type { Assertion } from "./program_text";

const texts = laterTexts.compile;

/// In characters; wider boards can be scrolled, by keyboard too.
const maxBoardWidth = 24;
const scrollableRegion = { tabIndex: 0, role: "region", "aria-label": texts.board } as const;

/// A board as the compiler printed it, with colored marks.
function Board({ text }: { text: string }) {
  const width = Math.max(...text.split("\n").map((line) => line.length));
  const marked = text.split(/([XO])/).map((part, i) => {
    if (part !== "X" && part !== "O") return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mark is identified by its place
      <b key={i} class={part === "X" ? "first" : "second"}>
        {part}
      </b>
    );
  });
  return width > maxBoardWidth ? (
    <pre class="board wide" dir="ltr" {...scrollableRegion}>
      {marked}
    </pre>
  ) : (
    <pre class="board" dir="ltr">
      {marked}
    </pre>
  );
}

function statusLine({ status, assertions, diagnostics }: CompileResult): string {
  if (status === "unanswered") return texts.unanswered;
  if (status === "stopped") return texts.stopped;
  if (status === "compiles") {
    return assertions.length === 0 ? texts.compiles : texts.assertionsHold(assertions.length);
  }
  const errors = diagnostics.filter(
    ({ kind, isConsequence }) => kind === "error" && !isConsequence,
  );
  if (errors.length > 1) return texts.errors(errors.length);
  const line = errors[0] && programLine(errors[0]);
  return line === undefined ? texts.error : texts.errorOnLine(line);
}

type GoToLine = (line: number) => void;

function DiagnosticItem({ diagnostic, goToLine }: { diagnostic: Diagnostic; goToLine: GoToLine }) {
  const line = programLine(diagnostic);
  return (
    <li class={`diagnostic ${diagnostic.kind}`}>
      <p class="message" lang="en">
        {diagnostic.message}
      </p>
      {diagnostic.reasons.map((reason) => (
        <p key={reason} class="reason" lang="en">
          {reason}
        </p>
      ))}
      {diagnostic.board !== "" && <Board text={diagnostic.board} />}
      {line !== undefined && (
        <button type="button" class="plain line-link" onClick={() => goToLine(line)}>
          {texts.goToLine(line)}
        </button>
      )}
    </li>
  );
}

function Assertions({ assertions }: { assertions: readonly Assertion[] }) {
  if (assertions.length === 0) return null;
  return (
    <section aria-labelledby="assertions-heading">
      <h2 id="assertions-heading">{texts.assertions}</h2>
      <ul class="assertions">
        {assertions.map(({ line, condition }) => (
          <li key={`${line} ${condition}`}>
            <code>{condition}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BoardsProps {
  readonly boards: readonly ShownBoard[];
  /// Undefined until it is loaded: the boards are those that the compiler draws.
  readonly core: Core | undefined;
  /// The move that was refused in the only game of `boards`.
  readonly refused: string | undefined;
  readonly play: (board: ShownBoard, move: string) => void;
}

/// The last game of the program comes first: it is the one that is worked on.
function Boards({ boards, refused, core, play }: BoardsProps) {
  if (boards.length === 0) return null;
  return (
    <section aria-labelledby="boards-heading">
      <h2 id="boards-heading">{boards.length === 1 ? texts.board : texts.boards}</h2>
      <ul class="boards">
        {[...boards].reverse().map((shown) => {
          const { alias, message, board, state } = shown;
          return (
            <li key={alias.name}>
              <p>
                <code>{alias.name}</code>
              </p>
              {core && state !== undefined ? (
                <GameBoard
                  core={core}
                  name={alias.name}
                  state={state}
                  refused={refused}
                  play={(move) => play(shown, move)}
                />
              ) : (
                <>
                  <Board text={board} />
                  <p class="muted small" lang="en">
                    {message}
                  </p>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Diagnostics({
  diagnostics,
  goToLine,
}: {
  diagnostics: readonly Diagnostic[];
  goToLine: GoToLine;
}) {
  const list = (isConsequence: boolean) => {
    const items = diagnostics.filter((each) => each.isConsequence === isConsequence);
    if (items.length === 0) return null;
    return (
      <ol class="diagnostics">
        {items.map((diagnostic, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two diagnostics can be equal
          <DiagnosticItem key={i} diagnostic={diagnostic} goToLine={goToLine} />
        ))}
      </ol>
    );
  };
  const consequences = list(true);
  return (
    <>
      {list(false)}
      {consequences && (
        <details class="consequences">
          <summary>{texts.consequences}</summary>
          {consequences}
        </details>
      )}
    </>
  );
}

/// That the browser's stack is the reason of a limit, or of no answer.
function StackNote({ status, depthLimit }: CompileResult) {
  if (status === "unanswered") return <p class="stack-note">{texts.noAnswer}</p>;
  if (depthLimit === undefined) return null;
  return <p class="stack-note">{texts.depthLimit(depthLimit)}</p>;
}

interface CompileDetailsProps extends Omit<BoardsProps, "boards" | "refused"> {
  readonly result: CompileResult;
  readonly isStale: boolean;
  readonly goToLine: GoToLine;
  readonly retry: () => void;
}

/// The diagnostics, boards and assertions of a program, and the output of the compiler. Of a program
/// that has been edited since, only the diagnostics.
export function CompileDetails(props: CompileDetailsProps) {
  const { result, isStale, goToLine, retry, core, play } = props;
  const { status, diagnostics, boards, refused, assertions, compilerOutput } = result;
  if (isStale)
    return status === "errors" ? (
      <div class="stale">
        <Diagnostics diagnostics={diagnostics} goToLine={goToLine} />
      </div>
    ) : null;
  if (status === "stopped")
    return (
      <div class="notice">
        <p>{texts.wasStopped}</p>
        <button type="button" onClick={retry}>
          {texts.again}
        </button>
      </div>
    );
  return (
    <>
      <Diagnostics diagnostics={diagnostics} goToLine={goToLine} />
      <StackNote {...result} />
      <Boards boards={boards} refused={refused} core={core} play={play} />
      <Assertions assertions={assertions} />
      <details class="compiler-output">
        <summary>{texts.output}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard, too */}
        <pre tabIndex={0} aria-label={texts.output} role="region" dir="ltr">
          {compilerOutput === "" ? texts.noOutput : <span lang="en">{compilerOutput}</span>}
        </pre>
      </details>
    </>
  );
}

interface CompilerProgressProps {
  readonly state: CompilerState;
  readonly retry: () => void;
}

/// The progress of loading the compiler, or why it failed.
export function CompilerProgress({ state, retry }: CompilerProgressProps) {
  if (state.kind === "ready") return null;
  if (state.kind === "failed")
    return (
      <div class="notice" role="alert">
        <p>{texts.notLoaded(state.message)}</p>
        <button type="button" onClick={retry}>
          {pageTexts.loading.tryAgain}
        </button>
      </div>
    );
  const isLoading = state.kind === "loading";
  return (
    <div class="compiler-progress">
      <p id="compiler-progress">
        {isLoading ? texts.loadingBytes(state.loadedBytes, state.totalBytes) : texts.starting}
      </p>
      <progress
        aria-labelledby="compiler-progress"
        max={isLoading ? state.totalBytes : undefined}
        value={isLoading ? state.loadedBytes : undefined}
      />
      <p class="muted small">{texts.about}</p>
    </div>
  );
}

interface CompileStatusBarProps {
  readonly state: CompilerState;
  readonly isCompiling: boolean;
  readonly isStale: boolean;
  readonly result: CompileResult | undefined;
  readonly stop: (() => void) | undefined;
}

const iconPaths = {
  compiles: "M5 12.5l4.5 4.5L19 7.5",
  errors: "M7 7l10 10M17 7L7 17",
  unanswered: "M7 7l10 10M17 7L7 17",
  stopped: "M12 6v6l4 2",
  waiting: "M12 6v6l4 2",
} as const;

/// The result that is of the program in the editor.
const currentResult = ({ isStale, result }: CompileStatusBarProps) =>
  isStale ? undefined : result;

function statusText(props: CompileStatusBarProps): string {
  const result = currentResult(props);
  if (props.state.kind === "failed") return texts.noCompiler;
  if (result) return statusLine(result);
  return props.state.kind === "ready" ? texts.compiling : texts.loading;
}
/// How long the compile took; of an edited program, what the verdict was before.
function timeText(props: CompileStatusBarProps): ComponentChildren {
  const { isCompiling, isStale, result } = props;
  if (isStale && result) return texts.before(statusLine(result));
  if (!result || result.status === "stopped") return "";
  return isCompiling ? texts.drawing : texts.seconds(result.milliseconds);
}

export function CompileStatusBar(props: CompileStatusBarProps) {
  const { isCompiling, isStale, stop } = props;
  const status =
    props.state.kind === "failed" ? "waiting" : (currentResult(props)?.status ?? "waiting");
  return (
    <div
      class={`compile-status ${status}`}
      data-status={status}
      data-compiling={isCompiling}
      data-stale={isStale}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
        <path d={iconPaths[status]} />
      </svg>
      <p role="status">{statusText(props)}</p>
      <p class="muted small time">{timeText(props)}</p>
      {stop && (
        <button type="button" class="stop" onClick={stop}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
