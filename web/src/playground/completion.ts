// SPDX-License-Identifier: BSL-1.0
// What the editor knows of a program: the legal moves of its games, their boards, and the names of
// inarow. The core says what is legal.

import { publicNames } from "virtual:compiler-files";
import {
  type Completion,
  type CompletionContext,
  snippetCompletion,
} from "@codemirror/autocomplete";
import { hoverTooltip } from "@codemirror/view";

import type { Core } from "../engine/core";
import { laterTexts } from "../language/later_texts";
import { blankComments } from "./program_text";

/// The games of the last program that compiled.
export interface KnownGames {
  readonly core: Core | undefined;
  /// The texts of their states, by the names of their aliases.
  readonly states: ReadonlyMap<string, string>;
}

/// The arguments of the innermost `play<` that is open at the end of a text; undefined if none is.
export function openPlayArguments(text: string): readonly string[] | undefined {
  // The string that is being written is open.
  const code = blankComments(text);
  let depth = 0;
  for (let i = code.length - 1; i >= 0; i--) {
    const character = code[i] ?? "";
    if (character === ";") return undefined;
    if (">)}]".includes(character)) depth++;
    else if ("({[".includes(character) || (character === "<" && depth > 0)) depth--;
    else if (character === "<" && /(?:^|\W)play\s*$/.test(code.slice(0, i)))
      return splitArguments(text.slice(i + 1), code.slice(i + 1));
    if (depth < 0) return undefined;
  }
  return undefined;
}

function splitArguments(text: string, code: string): string[] {
  const commas: number[] = [];
  let depth = 0;
  for (let i = 0; i < code.length; i++) {
    const character = code[i] ?? "";
    if ("<({[".includes(character)) depth++;
    else if (">)}]".includes(character)) depth--;
    else if (character === "," && depth === 0) commas.push(i);
  }
  const begins = [0, ...commas.map((comma) => comma + 1)];
  return begins.map((begin, i) => text.slice(begin, commas[i] ?? text.length).trim());
}

/// The alias that is declared where a text ends.
const declaredAlias = (text: string) =>
  /\busing\s+(\w+)\s*=[^;]*$/.exec(blankComments(text))?.[1] ?? "";

/// The text of the state in which the next move of an open `play<` is made.
export function stateBefore(
  text: string,
  playArguments: readonly string[],
  states: ReadonlyMap<string, string>,
): string | undefined {
  const [game = "", ...earlier] = playArguments.slice(0, -1);
  // A new game has the rules of the alias, as it compiled before.
  const declared = game.startsWith("new_game")
    ? states.get(declaredAlias(text))?.replace(/&moves=.*/, "&moves=")
    : undefined;
  const base = states.get(game) ?? declared;
  if (base === undefined) return undefined;
  const moves = earlier.map((each) => each.replaceAll('"', ""));
  return `${base}${base.endsWith("=") || moves.length === 0 ? "" : ","}${moves.join(",")}`;
}

function legalMoves(text: string, { core, states }: KnownGames): Completion[] {
  const playArguments = openPlayArguments(text);
  if (!core || !playArguments || playArguments.length < 2) return [];
  const state = stateBefore(text, playArguments, states);
  if (state === undefined) return [];
  const view = core.load(state);
  if (view.refusal !== null) return [];
  const moves = [...new Set(view.available.map((move) => move.text))];
  return moves.map((move) => {
    const label = /^\d+$/.test(move) ? move : `"${move}"`;
    return { label, type: "constant", detail: laterTexts.playground.legalMove, boost: 10 };
  });
}

const names: readonly Completion[] = publicNames.map((label) => ({ label, type: "type" }));
const snippets: readonly Completion[] = [
  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are placeholders of the editor
  snippetCompletion("using ${game} = new_game<${tic_tac_toe}>;", {
    label: "new game",
    type: "text",
  }),
  snippetCompletion("static_assert(${is_ongoing}<${game}>);", { label: "assert", type: "text" }),
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are placeholders of the editor
];

export function completionSource(known: () => KnownGames) {
  return (context: CompletionContext) => {
    const text = context.state.sliceDoc(0, context.pos);
    const moves = legalMoves(text, known());
    const move = context.matchBefore(/"[^"\n]*|\d+/);
    if (moves.length > 0 && (move || context.explicit || /[,<]\s*$/.test(text))) {
      // The editor may have closed the string already.
      const closes =
        move?.text.startsWith('"') && context.state.sliceDoc(context.pos, context.pos + 1) === '"';
      const to = closes ? context.pos + 1 : context.pos;
      return { from: move?.from ?? context.pos, to, options: moves, validFor: /^"?\w*$/ };
    }
    const word = context.matchBefore(/[A-Za-z_][\w:]*/);
    if (!word && !context.explicit) return null;
    return {
      from: word?.from ?? context.pos,
      options: [...names, ...snippets],
      validFor: /^[\w:]*$/,
    };
  };
}

/// The board of a game, while the pointer is on its name.
export const boardTooltip = (known: () => KnownGames) =>
  hoverTooltip((view, position) => {
    const { core, states } = known();
    const word = view.state.wordAt(position);
    const state = word ? states.get(view.state.sliceDoc(word.from, word.to)) : undefined;
    if (!core || !word || state === undefined) return null;
    return {
      pos: word.from,
      end: word.to,
      above: true,
      create: () => {
        const dom = document.createElement("div");
        dom.className = "game-board tooltip-board";
        dom.innerHTML = core.picture(state);
        return { dom };
      },
    };
  });
