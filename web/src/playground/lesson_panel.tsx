// SPDX-License-Identifier: BSL-1.0

import { lessons } from "virtual:lessons";
import { useEffect, useState } from "preact/hooks";

import { laterTexts } from "../language/later_texts";
import { readStorage, writeStorage } from "../storage";
import type { CompileResult } from "./compile";
import { examples } from "./examples";

const texts = laterTexts.tutorial;
const storageKey = "inarow.lessons";
/// Of a lesson: its program compiles, and its mistake was made.
type Step = "program" | "mistake";
type Done = ReadonlySet<string>;

const readDone = (): Done => new Set((readStorage(storageKey) ?? "").split(" ").filter(Boolean));
const keyOf = (index: number, step: Step) => `${index + 1}${step}`;

export const lessonProgram = (index: number) =>
  examples.find(({ name }) => name === lessons[index]?.example)?.program ?? "";

/// The first lesson whose mistake was not made.
export function firstOpenLesson(): number {
  const done = readDone();
  return Math.max(
    lessons.findIndex((_, i) => !done.has(keyOf(i, "mistake"))),
    0,
  );
}

/// What a compile shows of a lesson.
function stepOf(index: number, result: CompileResult): Step | undefined {
  const answer = lessons[index]?.answer ?? "";
  const isMistake = result.diagnostics.some(({ message }) => answer.includes(message));
  if (isMistake && result.program !== lessonProgram(index)) return "mistake";
  return result.status === "compiles" ? "program" : undefined;
}

/// What was done of the lessons, in this browser.
function useDone(index: number, result: CompileResult | undefined): Done {
  const [done, setDone] = useState(readDone);
  useEffect(() => {
    const step = result && stepOf(index, result);
    if (!step || done.has(keyOf(index, step))) return;
    const more = new Set([...done, keyOf(index, step)]);
    setDone(more);
    writeStorage(storageKey, [...more].join(" "));
  }, [index, result, done]);
  return done;
}

function StepStatus({ isDone, text }: { isDone: boolean; text: string }) {
  return (
    <p class="lesson-step" data-done={isDone}>
      <span aria-hidden="true">{isDone ? "✓" : "○"}</span> {text}
      {isDone && <span class="visually-hidden"> {texts.done}</span>}
    </p>
  );
}

interface LessonPanelProps {
  readonly index: number;
  readonly show: (index: number | undefined) => void;
  /// Of the program in the editor, if it has been compiled.
  readonly result: CompileResult | undefined;
  readonly open: (program: string) => void;
}

/// A step of the tutorial, with its tasks: they are checked by the compile.
export function LessonPanel({ index, show, result, open }: LessonPanelProps) {
  const done = useDone(index, result);
  const lesson = lessons[index];
  if (!lesson) return null;
  const isDone = (step: Step) => done.has(keyOf(index, step));
  const go = (to: number) => {
    show(to);
    open(lessonProgram(to));
  };
  return (
    <section class="card lesson" aria-labelledby="lesson-heading">
      <div class="lesson-head">
        <h2 id="lesson-heading">
          {texts.title(index + 1, lessons.length)}
          <span lang="en">{lesson.title}</span>
        </h2>
        <button type="button" class="plain" onClick={() => show(undefined)}>
          {texts.close}
        </button>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of docs/tutorial.md by the build */}
      <div lang="en" dangerouslySetInnerHTML={{ __html: lesson.introduction }} />
      <StepStatus isDone={isDone("program")} text={texts.compiles} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of docs/tutorial.md by the build */}
      <div lang="en" dangerouslySetInnerHTML={{ __html: lesson.task }} />
      <StepStatus isDone={isDone("mistake")} text={texts.mistakeFound} />
      <div class="buttons">
        <button type="button" disabled={index === 0} onClick={() => go(index - 1)}>
          {laterTexts.puzzles.previous}
        </button>
        <button type="button" onClick={() => go(index)}>
          {laterTexts.puzzles.startAgain}
        </button>
        <button
          type="button"
          class={isDone("mistake") ? "primary" : ""}
          disabled={index + 1 === lessons.length}
          onClick={() => go(index + 1)}
        >
          {laterTexts.puzzles.next}
        </button>
      </div>
    </section>
  );
}
