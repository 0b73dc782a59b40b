// SPDX-License-Identifier: BSL-1.0
// Reads what clang prints. It says each thing as "file:line:column: error: text", with the rest of
// a text of several lines after it (that is where a board stands), and then quotes the code.

export interface Place {
  readonly file: string;
  readonly line: number;
  /// In bytes, from 1, as clang counts.
  readonly column: number;
  /// How much of the line clang underlines; 0 when it only points.
  readonly underlined: number;
}

export interface Problem {
  readonly kind: "error" | "warning";
  /// The sentence; of an error of inarow's, what it says after "static assertion failed".
  readonly sentence: string;
  /// The board as it was printed, if there is one.
  readonly board: string;
  /// Where the compiler was, and by which ways it came there.
  readonly places: readonly Place[];
}

const heading = /^(?:\.\/)?([^\s:][^:]*):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
const quotedCode = /^\s*\d* \| /;
const between = /^(?:In file included from |\d+ (?:errors?|warnings?)[ .]|fatal error: too many errors)/;
const ownMessage = /^static assertion failed: /;

interface Reading {
  kind: "error" | "warning";
  text: string[];
  places: Place[];
}

function problemOf({ kind, text, places }: Reading): Problem {
  const [sentence = "", ...rest] = text;
  const board = ownMessage.test(sentence) ? rest.join("\n") : "";
  const said = board === "" && rest.length > 0 ? [sentence, ...rest].join(" ") : sentence;
  return { kind, sentence: said.replace(ownMessage, ""), board, places };
}

function placeOf(match: RegExpMatchArray): Place {
  return { file: match[1] ?? "", line: Number(match[2]), column: Number(match[3]), underlined: 0 };
}

/// The line under quoted code: clang's "^~~~" begins where it points.
function underline(line: string, reading: Reading) {
  const marks = /\^~+/.exec(line);
  const last = reading.places.at(-1);
  if (marks && last) reading.places[reading.places.length - 1] = { ...last, underlined: marks[0].length };
}

export function problemsIn(said: string): Problem[] {
  const readings: Reading[] = [];
  let inText = false;
  for (const line of said.split("\n")) {
    const match = heading.exec(line);
    const reading = readings.at(-1);
    if (match?.[4] === "note") {
      reading?.places.push(placeOf(match));
      inText = false;
    } else if (match) {
      const kind = match[4] === "warning" ? "warning" : "error";
      readings.push({ kind, text: [match[5] ?? ""], places: [placeOf(match)] });
      inText = true;
    } else if (quotedCode.test(line) || between.test(line)) {
      inText = false;
      if (reading) underline(line, reading);
    } else if (inText && line !== "") {
      reading?.text.push(line);
    }
  }
  return readings.map(problemOf);
}

/// Where in that file a problem is: the first place in it.
export function placeIn(problem: Problem, file: string): Place | undefined {
  return problem.places.find((place) => place.file === file);
}

/// Where a column of clang's, which counts bytes, is in a line's text.
export function indexInLine(line: string, column: number): number {
  let bytes = 1;
  let index = 0;
  for (const character of line) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(character).length;
    index += character.length;
  }
  return index;
}
