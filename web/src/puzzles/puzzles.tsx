// SPDX-License-Identifier: BSL-1.0
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import linesUrl from "../../../data/puzzles/connect_four.txt?url";
import type { Core } from "../engine/core";
import { failureReason } from "../engine/failure_reason";
import { fetchBytes } from "../engine/fetch_bytes";
import type { SearchClient, SearchListener } from "../engine/search_client";
import type { SearchRequest, SearchResult } from "../engine/search_protocol";
import type { Services } from "../engine/services";
import type { Answer, Puzzle, View } from "../engine/view";
import { Board } from "../game/board";
import { SelectField } from "../game/fields";
import { controllersAgainst } from "../game/opponent";
import { isRepeated } from "../game/repeated";
import { typedColumn } from "../game/shortcuts";
import { LineButtons, useLineSteps } from "../game/why";
import { laterTexts } from "../language/later_texts";
import { texts as pageTexts } from "../language/texts";
import { Loading } from "../loading";
import { currentRoute } from "../route";
import { addDay, dailyIndex, dayNumber, readDays } from "./daily";
import { DailyPuzzle } from "./daily_puzzle";
import { LessonSteps, LessonText, lessonMarks } from "./lesson";
import { steps } from "./lessons";
import { ownKind, readOwnLines } from "./own_puzzles";
import { addProgress, exportProgress, type Progress, progressOf, readProgress } from "./progress";
import { PuzzleGrid } from "./puzzle_grid";
import "./puzzles.css";

const texts = laterTexts.puzzles;

const answerTime = 20_000;
/// A pattern needs no proof: the move that the computer would make is a solution.
const patternTime = 1000;
const isPattern = (line: string) => line.startsWith("pattern ");
const lessonGroup = "lesson";
const groups = Object.entries(texts.groups).map(([value, title]) => ({ value, title }));
/// The lists of numbers, and the kinds for which there is something to choose.
const listLabel = (group: string) => (group === ownKind ? texts.fromOld : texts.fromEasy);
const groupsOf = (hasOwn: boolean) => groups.filter(({ value }) => value !== ownKind || hasOwn);

const linesOf = (group: string, lines: readonly string[]) =>
  group === lessonGroup
    ? steps.map(({ line }) => line)
    : lines.filter((line) => line.startsWith(`${group} `));

/// The puzzle on the board: how far it is solved, and what was answered last.
interface Attempt {
  readonly line: string;
  readonly answer: Answer | undefined;
  /// The move that was answered.
  readonly answered: string | undefined;
  /// Before the answer was found.
  readonly asked: string | undefined;
  /// The move that solves it, once it was asked for.
  readonly solution: string | undefined;
  readonly notice: string;
}
const begin = (line: string, notice = ""): Attempt => ({
  line,
  answer: undefined,
  answered: undefined,
  asked: undefined,
  solution: undefined,
  notice,
});

/// A puzzle that an address asks for, `#puzzles&kind=win/3&number=5`.
interface Place {
  readonly group: string;
  /// Unknown where the address names no puzzle of the kind.
  readonly index: number | undefined;
  /// Why it names none.
  readonly notice: string;
}
const defaultGroup = "win/2";

function addressed(lines: readonly string[]): Place | undefined {
  const parameters = new URLSearchParams(location.hash.replace(/^#puzzles&?/, ""));
  const kind = parameters.get("kind") ?? defaultGroup;
  const number = parameters.get("number");
  const group = groups.find(({ value }) => value === kind);
  if (!group) {
    return { group: defaultGroup, index: undefined, notice: texts.noKind(kind) };
  }
  if (number === null) {
    return parameters.has("kind") ? { group: kind, index: undefined, notice: "" } : undefined;
  }
  const count = linesOf(kind, lines).length;
  if (count === 0) return { group: defaultGroup, index: undefined, notice: texts.noneOwn };
  const isOne = /^\d{1,9}$/.test(number) && Number(number) >= 1 && Number(number) <= count;
  return isOne
    ? { group: kind, index: Number(number) - 1, notice: "" }
    : { group: kind, index: undefined, notice: texts.noNumber(group.title, count, number) };
}

type PuzzleSearch = "answer" | "solution";

/// Requests a search; what it finds is handled by the listener of the last rendering, which knows
/// what has changed since the request.
function useSearch(search: SearchClient, listener: SearchListener<PuzzleSearch>) {
  const latest = useRef(listener);
  latest.current = listener;
  return (request: SearchRequest<PuzzleSearch>) =>
    search.request(request, {
      onResult: (result) => latest.current.onResult(result),
      onFailure: (message) => latest.current.onFailure(message),
    });
}

/// The game after the move that solves a puzzle, against the computer; undefined if it is over.
function continuation(core: Core, view: View, move: string): string | undefined {
  const played = core.reduce(view.state, `play ${move}`);
  if (played.is_over) return undefined;
  return core.after(played.state, controllersAgainst(view.to_move));
}

interface LoadedProps {
  readonly core: Core;
  readonly search: SearchClient;
  /// The puzzles of Connect Four.
  readonly fixedLines: readonly string[];
  /// The state of each of them and of each lesson, by its line.
  readonly fixedStates: ReadonlyMap<string, string>;
}

/// The state of each line that is a puzzle.
const statesOf = (core: Core, lines: readonly string[]) =>
  new Map(
    lines.flatMap((line) => {
      const puzzle = core.puzzle(line);
      return puzzle ? [[line, puzzle.state] as const] : [];
    }),
  );

/// What was read of a file of progress.
function importSentence(name: string, imported: Progress, solved: Progress): string {
  if (imported.size === 0) return texts.nothingImported(name);
  const added = [...imported].filter((state) => !solved.has(state)).length;
  return texts.imported(name, imported.size, added);
}

interface ProgressFileProps {
  readonly solved: Progress;
  readonly puzzles: Progress;
  readonly add: (progress: Progress) => void;
}

/// The progress as a file, to be read elsewhere.
function ProgressFile({ solved, puzzles, add }: ProgressFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState("");
  async function read(file: File) {
    const imported = await progressOf(file, puzzles);
    setNotice(importSentence(file.name, imported, solved));
    add(imported);
  }
  return (
    <section class="card" aria-label={texts.progress}>
      <h2>{texts.progress}</h2>
      <div class="progress-file">
        <button type="button" onClick={() => exportProgress(solved)}>
          {texts.export}
        </button>
        <button type="button" onClick={() => input.current?.click()}>
          {texts.import}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.savedProgress}
          accept=".txt,text/plain"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void read(file);
            event.currentTarget.value = "";
          }}
        />
      </div>
      <p class="small" role="status">
        {notice}
      </p>
    </section>
  );
}

function LoadedPuzzles({ core, search, fixedLines, fixedStates }: LoadedProps) {
  const [ownStates, setOwnStates] = useState(() => statesOf(core, readOwnLines()));
  const lines = useMemo(() => [...ownStates.keys(), ...fixedLines], [ownStates, fixedLines]);
  const states = useMemo(() => new Map([...fixedStates, ...ownStates]), [fixedStates, ownStates]);
  const [asked] = useState(() => addressed(lines));
  const [group, setGroup] = useState(asked?.group ?? defaultGroup);
  const shown = useMemo(() => linesOf(group, lines), [lines, group]);
  const puzzles = useMemo(() => new Set(states.values()), [states]);
  const [solved, setSolved] = useState(() => readProgress(puzzles));
  const stateOf = (line: string) => states.get(line) ?? "";
  const firstOpen = (some: readonly string[]) =>
    Math.max(
      some.findIndex((line) => !solved.has(stateOf(line))),
      0,
    );
  const [index, setIndex] = useState(() => asked?.index ?? firstOpen(shown));
  const [days, setDays] = useState(readDays);
  const today = dayNumber(new Date());
  const dailyLine = fixedLines[dailyIndex(today, fixedLines.length)] ?? "";
  const start = shown[index] ?? "";
  const [attempt, setAttempt] = useState(() => begin(start, asked?.notice));
  const puzzle = core.puzzle(attempt.line) as Puzzle;
  const view = useMemo(() => core.load(puzzle.state), [core, puzzle.state]);
  const isSolved = attempt.answer?.is_right === true && attempt.answer.next === null;

  const add = (progress: Progress) => setSolved(addProgress(progress, puzzles));
  const onResult = (result: SearchResult<PuzzleSearch>) => {
    if (result.kind === "solution" && result.state === puzzle.state) {
      const { move, is_proven } = result.found;
      const isFound = is_proven || isPattern(attempt.line);
      const notice = isFound ? texts.theSolution(move) : texts.noSolution;
      setAttempt({ ...attempt, notice, solution: isFound ? move : undefined });
    }
    if (result.kind !== "answer" || result.state !== attempt.line || !result.isLast) return;
    // After a new start nobody waits for the answer to a move before it.
    if (result.move !== attempt.asked) return;
    const answer = result.found;
    if (!answer.is_done) {
      setAttempt({ ...attempt, asked: undefined, notice: texts.noAnswer });
      return;
    }
    if (answer.is_right && answer.next === null) {
      add(new Set([stateOf(start)]));
      if (start === dailyLine) setDays(addDay(today));
    }
    setAttempt({ ...begin(answer.next ?? attempt.line), answer, answered: result.move });
  };
  const onFailure = (message: string) =>
    setAttempt({
      ...attempt,
      asked: undefined,
      notice: pageTexts.game.searchFailed(failureReason(message)),
    });
  const request = useSearch(search, { onResult, onFailure });

  const play = (move: string) => {
    if (isSolved || attempt.asked !== undefined) return;
    const { refusal } = core.reduce(puzzle.state, `play ${move}`);
    if (refusal !== null) {
      setAttempt({ ...attempt, notice: refusal });
      return;
    }
    setAttempt({ ...begin(attempt.line), asked: move });
    request({ kind: "answer", state: attempt.line, move, milliseconds: answerTime });
  };
  const show = (to: number, of = group, notice = "", from = lines) => {
    // Nobody waits for these, but a game that is searched by the same worker.
    search.cancel("answer");
    search.cancel("solution");
    setGroup(of);
    setIndex(to);
    setAttempt(begin(linesOf(of, from)[to] ?? "", notice));
    if (currentRoute() === "puzzles")
      history.replaceState(null, "", `#puzzles&kind=${of}&number=${to + 1}`);
  };
  const choose = (value: string, notice = "", from = lines) =>
    show(firstOpen(linesOf(value, from)), value, notice, from);
  // Before the next event: a key that follows the first view at once is not lost.
  useLayoutEffect(() => {
    const onHashChange = () => {
      if (currentRoute() !== "puzzles") return;
      const latestOwn = statesOf(core, readOwnLines());
      const latest = [...latestOwn.keys(), ...fixedLines];
      const place = addressed(latest);
      setOwnStates(latestOwn);
      if (!place || (place.group === group && place.index === index)) return;
      if (place.index === undefined) choose(place.group, place.notice, latest);
      else show(place.index, place.group, "", latest);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const column = currentRoute() === "puzzles" ? typedColumn(event, view) : undefined;
      if (column !== undefined && !isRepeated(event)) play(column);
    };
    addEventListener("hashchange", onHashChange);
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("hashchange", onHashChange);
      removeEventListener("keydown", onKeyDown);
    };
  });
  const step = group === lessonGroup ? steps[index] : undefined;
  const isWrong = attempt.answer?.is_right === false;
  const marks =
    attempt.answer && attempt.answer.marks.length > 0 ? attempt.answer.marks : undefined;
  const line = useLineSteps(`${attempt.line} ${attempt.answer?.sentence}`, marks);
  const verdict = attempt.answer && (isWrong ? "wrong" : "right");
  const showDaily = () => {
    const group = groups.find(({ value }) => dailyLine.startsWith(`${value} `))?.value ?? "";
    show(linesOf(group, lines).indexOf(dailyLine), group);
  };
  const solution = isSolved ? attempt.answered : undefined;
  const playOn = useMemo(
    () => (solution === undefined ? undefined : continuation(core, view, solution)),
    [core, view, solution],
  );
  const countSolved = (some: readonly string[]) =>
    some.filter((line) => solved.has(stateOf(line))).length;
  return (
    <div class="game puzzles">
      <section class="board-panel card" aria-label={texts.puzzle}>
        <h1>{puzzle.task}</h1>
        {step && <LessonText step={step} />}
        <p
          class={`puzzle-status ${attempt.asked === undefined ? (verdict ?? "") : ""}`}
          role="status"
        >
          {attempt.asked !== undefined
            ? pageTexts.line.searching
            : attempt.notice || attempt.answer?.sentence || ""}
        </p>
        <Board
          view={view}
          hints={undefined}
          suggestion={attempt.solution}
          marks={line.marks ?? (step && lessonMarks(step, view))}
          play={(square) => play(view.move_texts[square] ?? "")}
        />
        {line.length > 1 && (
          <div class="buttons">
            <LineButtons {...line} />
          </div>
        )}
        <div class="buttons controls">
          <button type="button" disabled={index === 0} onClick={() => show(index - 1)}>
            {texts.previous}
          </button>
          <button type="button" onClick={() => setAttempt(begin(isWrong ? attempt.line : start))}>
            {isWrong ? pageTexts.loading.tryAgain : texts.startAgain}
          </button>
          <button
            type="button"
            disabled={isSolved}
            onClick={() =>
              request({
                kind: "solution",
                state: puzzle.state,
                milliseconds: isPattern(attempt.line) ? patternTime : answerTime,
              })
            }
          >
            {texts.solution}
          </button>
          {playOn !== undefined && (
            <button
              type="button"
              onClick={() => {
                location.hash = playOn;
              }}
            >
              {texts.playOn}
            </button>
          )}
          <button
            type="button"
            class={isSolved ? "primary" : ""}
            disabled={index + 1 >= shown.length}
            onClick={() => show(index + 1)}
          >
            {texts.next}
          </button>
        </div>
      </section>
      <div class="sidebar">
        <DailyPuzzle days={days} today={today} isShown={start === dailyLine} show={showDaily} />
        <section class="card" aria-label={texts.choose}>
          <h2>{step ? texts.lessons : group === ownKind ? texts.own : texts.connectFour}</h2>
          <SelectField
            label={texts.kind}
            value={group}
            options={groupsOf(ownStates.size > 0)}
            onChange={(value) => choose(value)}
          />
          {step ? (
            <LessonSteps
              step={step}
              isSolved={({ line }) => solved.has(stateOf(line))}
              show={(to) => show(steps.indexOf(to))}
            />
          ) : (
            <PuzzleGrid
              label={listLabel(group)}
              solved={shown.map((line) => solved.has(stateOf(line)))}
              index={index}
              show={show}
            />
          )}
          <p class="small muted">
            {texts.solvedCount(
              countSolved(shown),
              shown.length,
              countSolved([...states.keys()]),
              states.size,
            )}
          </p>
        </section>
        <section class="card" aria-label={laterTexts.strategy.link}>
          <h2>{laterTexts.strategy.link}</h2>
          <p>
            <a href="#strategy">{laterTexts.strategy.show}</a>
          </p>
        </section>
        <ProgressFile solved={solved} puzzles={puzzles} add={add} />
      </div>
    </div>
  );
}

/// The puzzles once they and the core are loaded.
export function Puzzles({ services }: { services: Services }) {
  const load = useCallback(async (): Promise<LoadedProps> => {
    const [core, bytes] = await Promise.all([services.loadCore(), fetchBytes(linesUrl)]);
    const lines = new TextDecoder().decode(bytes).trim().split("\n");
    const all = [...lines, ...linesOf(lessonGroup, lines)];
    return { core, search: services.search, fixedLines: lines, fixedStates: statesOf(core, all) };
  }, [services]);
  return (
    <Loading name={pageTexts.loading.names.puzzles} load={load}>
      {(loaded) => <LoadedPuzzles {...loaded} />}
    </Loading>
  );
}
