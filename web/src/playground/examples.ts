// SPDX-License-Identifier: BSL-1.0
const files = import.meta.glob<string>(["./examples/*.cpp", "../../../examples/tutorial/*.cpp"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly group: "Games" | "Perfect play" | "Refusals" | "Tutorial";
  readonly program: string;
}

/// By file name, in the order of the list.
const descriptions = [
  ["Games", "ongoing_game", "Ongoing game"],
  ["Games", "first_wins", "Win of the first player"],
  ["Games", "second_wins", "Win of the second player"],
  ["Games", "draw", "Draw"],
  ["Games", "two_board_sizes", "Two board sizes"],
  ["Games", "take_back", "Moves taken back"],
  ["Games", "connect_four", "Connect Four"],
  ["Perfect play", "beat_your_compiler", "Beat your compiler"],
  ["Perfect play", "losing_move", "Losing move"],
  ["Perfect play", "wrong_claim", "Wrong claim of a win"],
  ["Refusals", "taken", "Square that is taken"],
  ["Refusals", "off_the_board", "Square off the board"],
  ["Refusals", "wrong_player", "Wrong player"],
  ["Refusals", "game_over", "Move after the end"],
  ["Refusals", "not_a_move", "Text that is not a move"],
  ["Refusals", "wrong_notation", "Move in the wrong notation"],
  ["Refusals", "refusal_value", "Refusal as a value"],
  ["Refusals", "column_full", "Full column"],
  ["Refusals", "floating", "Stone above a free square"],
  ["Refusals", "nothing_to_take_back", "Nothing to take back"],
  ["Refusals", "too_many_taken_back", "More moves taken back than played"],
  ["Refusals", "who_won", "Winner of an ongoing game"],
  ["Refusals", "unreachable_position", "Unreachable position"],
  ["Refusals", "invalid_rules", "Invalid rules"],
  ["Tutorial", "step1", "1: a game is a type"],
  ["Tutorial", "step2", "2: the compiler knows who has won"],
  ["Tutorial", "step3", "3: rules of your own"],
  ["Tutorial", "step4", "4: ask before you move"],
  ["Tutorial", "step5", "5: moves that nobody knows yet"],
  ["Tutorial", "step6", "6: a game that the compiler cannot lose"],
] as const;

/// The steps of docs/tutorial.md are shared with it.
const tutorialFolder = "../../../examples/tutorial";

export const examples: readonly Example[] = descriptions.map(([group, name, title]) => {
  const path = `${group === "Tutorial" ? tutorialFolder : "./examples"}/${name}.cpp`;
  const file = files[path];
  if (file === undefined) throw new Error(`there is no ${path}`);
  return { name, title, group, program: file.replace(/^\/\/ SPDX.*\n/, "") };
});

export const groups = [...new Set(examples.map(({ group }) => group))];

/// The error message that an example announces: its comment from "Does not compile: " on.
export function expectedMessage(program: string): string | undefined {
  const comment = /^\/\/ Does not compile: (.*(?:\n\/\/.*)*)/m.exec(program)?.[1];
  return comment?.replace(/\s*\n\/\/\s*/g, " ").trim();
}
