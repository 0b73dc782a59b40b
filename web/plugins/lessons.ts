// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { renderMarkdown } from "./gallery.ts";

const moduleName = "virtual:lessons";

/// A step of docs/tutorial.md.
export interface Lesson {
  readonly title: string;
  /// The name of the example that is its program.
  readonly example: string;
  /// Above and below the program, as HTML.
  readonly introduction: string;
  readonly task: string;
  /// What the compiler says to the mistake that is to be made.
  readonly answer: string;
}

/// A lesson has no links: they would lead out of the playground.
const render = (text: string) => renderMarkdown(text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));

/// The steps of the tutorial; throws if one has no program or no mistake.
export function parseLessons(tutorial: string): Lesson[] {
  const sections = tutorial.split(/^## /m).filter((section) => /^Step \d+:/.test(section));
  return sections.map((section) => {
    const [, number, title = ""] = /^Step (\d+): (.*)/.exec(section) ?? [];
    const [introduction = "", rest] = section.replace(/^.*\n/, "").split(/^```cpp\n[\s\S]*?^```$/m);
    const mistake = rest?.indexOf("**The mistake.**") ?? -1;
    const task = rest?.slice(mistake) ?? "";
    const [, answer] = /```console\n([\s\S]*?)\n```/.exec(task) ?? [];
    if (mistake < 0 || answer === undefined) throw new Error(`step ${number} has no mistake`);
    return {
      title,
      example: `step${number}`,
      introduction: render(introduction),
      task: render(task.slice(0, task.indexOf("```console")).trim().replace(/:$/, ".")),
      answer,
    };
  });
}

/// `virtual:lessons` exports the lessons of the playground.
export function lessons(projectFolder: string): Plugin {
  return {
    name: "lessons",
    resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
    load(id) {
      if (id !== `\0${moduleName}`) return undefined;
      const path = join(projectFolder, "docs/tutorial.md");
      this.addWatchFile(path);
      return `export const lessons = ${JSON.stringify(parseLessons(readFileSync(path, "utf8")))};`;
    },
  };
}
