// SPDX-License-Identifier: BSL-1.0
import { laterTexts } from "../language/later_texts";

const files = import.meta.glob<string>(["./examples/*.cpp", "../../../examples/tutorial/*.cpp"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly group: string;
  readonly program: string;
}

/// By group, the names of the files, in the order of the list.
const names = {
  games: [
    "ongoing_game",
    "first_wins",
    "second_wins",
    "draw",
    "two_board_sizes",
    "take_back",
    "connect_four",
  ],
  perfectPlay: ["beat_your_compiler", "losing_move", "wrong_claim"],
  refusals: [
    "taken",
    "off_the_board",
    "wrong_player",
    "game_over",
    "not_a_move",
    "wrong_notation",
    "refusal_value",
    "column_full",
    "floating",
    "nothing_to_take_back",
    "too_many_taken_back",
    "who_won",
    "unreachable_position",
    "invalid_rules",
  ],
  tutorial: ["step1", "step2", "step3", "step4", "step5", "step6"],
} as const;

/// The steps of docs/tutorial.md are shared with it.
const tutorialFolder = "../../../examples/tutorial";

const groupNames = Object.keys(names) as (keyof typeof names)[];

export const examples: readonly Example[] = groupNames.flatMap((group) =>
  names[group].map((name) => {
    const path = `${group === "tutorial" ? tutorialFolder : "./examples"}/${name}.cpp`;
    const file = files[path];
    if (file === undefined) throw new Error(`there is no ${path}`);
    const program = file.replace(/^\/\/ SPDX.*\n/, "");
    return {
      name,
      title: laterTexts.examples[name],
      group: laterTexts.exampleGroups[group],
      program,
    };
  }),
);

export const groups = [...new Set(examples.map(({ group }) => group))];

/// The error message that an example announces: its comment from "Does not compile: " on.
export function expectedMessage(program: string): string | undefined {
  const comment = /^\/\/ Does not compile: (.*(?:\n\/\/.*)*)/m.exec(program)?.[1];
  return comment?.replace(/\s*\n\/\/\s*/g, " ").trim();
}
