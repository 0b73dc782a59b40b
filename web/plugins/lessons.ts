// SPDX-License-Identifier: BSL-1.0
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Marked, type Token } from "marked";
import type { Plugin } from "vite";

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
const marked = new Marked({
  renderer: {
    link({ tokens }) {
      return this.parser.parseInline(tokens);
    },
  },
});

const isCode = (language: string) => (token: Token) =>
  token.type === "code" && token.lang === language;

/// The steps of the tutorial; throws if one has no program or no mistake.
export function parseLessons(tutorial: string): Lesson[] {
  return tutorial.split(/^(?=## )/m).flatMap((section) => {
    const [heading, ...tokens] = marked.lexer(section);
    const [, number, title = ""] = /^## Step (\d+): (.*)/.exec(heading?.raw ?? "") ?? [];
    if (number === undefined) return [];
    const program = tokens.findIndex(isCode("cpp"));
    const mistake = tokens.findIndex(({ raw }) => raw.startsWith("**The mistake.**"));
    const task = tokens.slice(mistake);
    const answer = task.find(isCode("console"));
    if (program < 0 || mistake < 0 || answer?.type !== "code")
      throw new Error(`step ${number} has no program or no mistake`);
    return {
      title,
      example: `step${number}`,
      introduction: marked.parser(tokens.slice(0, program)),
      task: marked.parser(task.slice(0, task.indexOf(answer))).replace(/:(?=<\/p>\s*$)/, "."),
      answer: answer.text,
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
