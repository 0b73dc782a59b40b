// SPDX-License-Identifier: BSL-1.0
import type { State } from "./compiler";
import type { Problem } from "./diagnostics";
import { type Drawn, lineOf, type Verdict } from "./judge";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? "" : "s"}`;

/// What may be wider than its place is scrolled by keyboard too.
const scrollable = { tabIndex: 0, role: "region", "aria-label": "The board" } as const;

/// A board as the compiler printed it, letter by letter; only the marks have a colour.
export function Board({ text }: { text: string }) {
  const parts = text.split(/([XO])/);
  const width = Math.max(...text.split("\n").map((line) => line.length));
  return (
    <pre class="board" {...(width > 24 ? scrollable : {})}>
      {parts.map((part) =>
        part === "X" ? <b class="first">X</b> : part === "O" ? <b class="second">O</b> : part,
      )}
    </pre>
  );
}

export function headline({ outcome, held, problems }: Verdict): string {
  if (outcome === "crashed") return "The compiler itself broke down";
  if (outcome === "stopped") return "Stopped, without a verdict";
  if (outcome === "compiles")
    return held.length === 0 ? "It compiles" : `It compiles: ${count(held.length, "check")} hold${held.length === 1 ? "s" : ""}`;
  const errors = problems.filter(({ kind }) => kind === "error");
  const line = errors[0] && lineOf(errors[0]);
  const where = line === undefined ? "" : ` on line ${line}`;
  return errors.length > 1 ? `It does not compile: ${count(errors.length, "error")}` : `It does not compile${where}`;
}

function ProblemCard({ problem, goTo }: { problem: Problem; goTo: (line: number) => void }) {
  const line = lineOf(problem);
  return (
    <li class={`problem ${problem.kind}`}>
      <p class="sentence">{problem.sentence}</p>
      {problem.board !== "" && <Board text={problem.board} />}
      {line !== undefined && (
        <button type="button" class="plain where" onClick={() => goTo(line)}>
          Go to line {line}
        </button>
      )}
    </li>
  );
}

function Checks({ verdict }: { verdict: Verdict }) {
  if (verdict.held.length === 0) return null;
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">What holds</h2>
      <ul class="checks">
        {verdict.held.map(({ line, claim }) => (
          <li key={`${line} ${claim}`}>
            <code>{claim}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Boards({ boards }: { boards: readonly Drawn[] }) {
  if (boards.length === 0) return null;
  return (
    <section aria-labelledby="boards">
      <h2 id="boards">{boards.length === 1 ? "The board" : "The boards"}, drawn by the compiler</h2>
      <ul class="boards">
        {boards.map(({ of, sentence, board }) => (
          <li key={of.name}>
            <p>
              <code>{of.name}</code>
            </p>
            <Board text={board} />
            <p class="muted small">{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Judgement({ verdict, goTo }: { verdict: Verdict; goTo: (line: number) => void }) {
  if (verdict.outcome === "stopped") return <p>Change the program, and the compiler tries again.</p>;
  return (
    <>
      {verdict.problems.length > 0 && (
        <ol class="problems">
          {verdict.problems.map((problem, i) => (
            <ProblemCard key={i} problem={problem} goTo={goTo} />
          ))}
        </ol>
      )}
      {verdict.outcome === "crashed" && (
        <p>Clang stopped in the middle of this program. That is a fault of the compiler's; what it said last is below.</p>
      )}
      <Boards boards={verdict.boards} />
      <Checks verdict={verdict} />
      <details class="raw">
        <summary>Everything the compiler printed</summary>
        <pre tabIndex={0} aria-label="Everything the compiler printed" role="region">
          {verdict.said === "" ? "Nothing: that is how a compiler says yes." : verdict.said}
        </pre>
      </details>
    </>
  );
}

/// The compiler on its way here, or lost on it.
export function Arrival({ state, retry }: { state: State; retry: () => void }) {
  if (state.is === "broken")
    return (
      <div class="notice" role="alert">
        <p>The compiler could not be fetched: {state.why}. You can edit meanwhile.</p>
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    );
  if (state.is === "ready") return null;
  const fetching = state.is === "fetching";
  return (
    <div class="arrival">
      <p id="arrival">
        {fetching
          ? `Fetching the compiler: ${megabytes(state.done)} of ${megabytes(state.total)} MB`
          : "Starting the compiler …"}
      </p>
      <progress aria-labelledby="arrival" max={fetching ? state.total : undefined} value={fetching ? state.done : undefined} />
      <p class="muted small">Clang 22, as WebAssembly. It is fetched once, and runs in this browser: your program stays here.</p>
    </div>
  );
}

function statusText({ state, verdict }: Pick<StatusProperties, "state" | "verdict">): string {
  if (state.is === "broken") return "No compiler";
  if (state.is !== "ready") return "The compiler is on its way";
  return verdict ? headline(verdict) : "Compiling …";
}

interface StatusProperties {
  readonly state: State;
  readonly busy: boolean;
  readonly verdict: Verdict | undefined;
}

export function Status({ state, busy, verdict }: StatusProperties) {
  const outcome = state.is === "ready" && verdict ? verdict.outcome : "waiting";
  const text = statusText({ state, verdict });
  return (
    <div class={`status ${outcome}`} data-outcome={outcome} data-busy={busy}>
      <svg viewBox="0 0 24 24" aria-hidden="true" class="picture">
        <path d={outcome === "compiles" ? "M5 12.5l4.5 4.5L19 7.5" : outcome === "waiting" || outcome === "stopped" ? "M12 6v6l4 2" : "M7 7l10 10M17 7L7 17"} />
      </svg>
      <p role="status">{text}</p>
      <p class="muted small time">{state.is !== "ready" ? "" : busy ? "compiling …" : verdict && outcome !== "stopped" ? seconds(verdict.milliseconds) : ""}</p>
    </div>
  );
}
