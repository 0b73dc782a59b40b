// SPDX-License-Identifier: BSL-1.0
const texts = import.meta.glob<string>("./examples/*.cpp", { query: "?raw", import: "default", eager: true });

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly group: "Games" | "The compiler plays" | "Refused";
  readonly program: string;
}

/// By the names of their files, in the order in which they are offered.
const offered = [
  ["Games", "ongoing", "a game in play"],
  ["Games", "first_wins", "first has won"],
  ["Games", "second_wins", "second has won"],
  ["Games", "draw", "a draw"],
  ["Games", "two_sizes", "two sizes at once"],
  ["Games", "take_back", "moves taken back"],
  ["Games", "connect_four", "Connect Four"],
  ["The compiler plays", "beat_your_compiler", "beat your compiler"],
  ["The compiler plays", "careless", "a careless move"],
  ["The compiler plays", "wrong_claim", "a wrong claim to win"],
  ["Refused", "taken", "a square that is taken"],
  ["Refused", "off_the_board", "a square off the board"],
  ["Refused", "wrong_player", "the wrong player"],
  ["Refused", "game_over", "a move after the end"],
  ["Refused", "not_a_move", "what is no move"],
  ["Refused", "column_alone", "a column without a row"],
  ["Refused", "as_a_value", "a refusal as a value"],
  ["Refused", "column_full", "a full column"],
  ["Refused", "floating", "a stone in the air"],
  ["Refused", "nothing_to_take_back", "nothing to take back"],
  ["Refused", "too_many_taken_back", "more taken back than played"],
  ["Refused", "who_won", "who won a game in play"],
  ["Refused", "unreachable", "a board that no game reaches"],
  ["Refused", "senseless_rules", "rules without sense"],
] as const;

export const examples: readonly Example[] = offered.map(([group, name, title]) => {
  const program = texts[`./examples/${name}.cpp`];
  if (program === undefined) throw new Error(`there is no examples/${name}.cpp`);
  return { name, title, group, program: program.replace(/^\/\/ SPDX.*\n/, "") };
});

export const groups = [...new Set(examples.map(({ group }) => group))];

/// What an example says its error is: the rest of the comment that begins so.
export function announced(program: string): string | undefined {
  const block = /^\/\/ Does not compile: (.*(?:\n\/\/.*)*)/m.exec(program)?.[1];
  return block?.replace(/\s*\n\/\/\s*/g, " ").trim();
}
