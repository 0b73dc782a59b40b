// SPDX-License-Identifier: BSL-1.0
// Parses clang's output. A diagnostic is "file:line:column: error: message", where a message may
// go on over several lines (as boards do); the quoted source line follows.

export interface SourceLocation {
  readonly file: string;
  readonly line: number;
  /// In bytes, from 1, as clang counts.
  readonly column: number;
  /// The length of the underline in the quoted line; 0 if there is only a caret.
  readonly underlineLength: number;
}

export interface Diagnostic {
  readonly kind: "error" | "warning";
  /// The first line of the message, without clang's "static assertion failed" if it is inarow's.
  readonly message: string;
  /// The board in the message; empty if there is none.
  readonly board: string;
  /// The location of the diagnostic, then those of its notes.
  readonly locations: readonly SourceLocation[];
  /// The first of its notes that give a reason.
  readonly reasons: readonly string[];
  /// Whether it is about a name only because the declaration of that name has an error.
  readonly isConsequence: boolean;
}

const headingLine = /^(?:\.\/)?([^\s:][^:]*):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
const quotedLine = /^\s*\d* \| /;
const otherLine =
  /^(?:In file included from |\d+ (?:errors?|warnings?)[ .]|fatal error: too many errors)/;
const inarowMessage = /^static assertion failed: /;

/// Notes of where something was written, and of the flags of an installed compiler.
const locationNote =
  /^(?:in instantiation of |while |during |in call to |in evaluation of |expanded from |\(skipping |use -f|requested here)/;
const maxReasons = 3;

interface PartialDiagnostic {
  kind: "error" | "warning";
  lines: string[];
  locations: SourceLocation[];
  notes: string[];
}

function completeDiagnostic({ kind, lines, locations, notes }: PartialDiagnostic): Diagnostic {
  const [firstLine = "", ...otherLines] = lines;
  const isInarow = inarowMessage.test(firstLine);
  const message = isInarow ? firstLine.replace(inarowMessage, "") : lines.join(" ");
  const board = isInarow ? otherLines.join("\n") : "";
  // inarow's messages need no further reason.
  const reasons = isInarow ? [] : notes.filter((each) => !locationNote.test(each));
  return {
    kind,
    message,
    board,
    locations,
    reasons: reasons.slice(0, maxReasons),
    isConsequence: false,
  };
}

function parseLocation(match: RegExpMatchArray): SourceLocation {
  const [, file = "", line, column] = match;
  return { file, line: Number(line), column: Number(column), underlineLength: 0 };
}

/// Adds the underline of the quoted source, "^~~~", which begins at the location.
function addUnderline(line: string, diagnostic: PartialDiagnostic) {
  const underline = /\^~+/.exec(line);
  const location = diagnostic.locations.pop();
  if (!location) return;
  const underlineLength = underline?.[0].length ?? location.underlineLength;
  diagnostic.locations.push({ ...location, underlineLength });
}

export function parseDiagnostics(compilerOutput: string): Diagnostic[] {
  const diagnostics: PartialDiagnostic[] = [];
  let isInMessage = false;
  for (const line of compilerOutput.split("\n")) {
    const match = headingLine.exec(line);
    const current = diagnostics.at(-1);
    if (match?.[4] === "note") {
      current?.locations.push(parseLocation(match));
      current?.notes.push(match[5] ?? "");
      isInMessage = false;
    } else if (match) {
      const kind = match[4] === "warning" ? "warning" : "error";
      diagnostics.push({
        kind,
        lines: [match[5] ?? ""],
        locations: [parseLocation(match)],
        notes: [],
      });
      isInMessage = true;
    } else if (quotedLine.test(line) || otherLine.test(line)) {
      isInMessage = false;
      if (current) addUnderline(line, current);
    } else if (isInMessage && line !== "") {
      current?.lines.push(line);
    }
  }
  return diagnostics.map(completeDiagnostic);
}

/// The first location in that file.
export function findLocation(diagnostic: Diagnostic, file: string): SourceLocation | undefined {
  return diagnostic.locations.find((location) => location.file === file);
}

const missingName =
  /^(?:use of undeclared identifier|unknown type name|no (?:type|template|member) named) '(?:\w+::)*(\w+)'/;

/// The diagnostics, with those marked that only follow from an earlier one: a name is missing because
/// its declaration has an error. `declarationsOn(line)` are the names that a line declares.
export function markConsequences(
  diagnostics: readonly Diagnostic[],
  file: string,
  declarationsOn: (line: number) => readonly string[],
): Diagnostic[] {
  const missing = new Set<string>();
  return diagnostics.map((diagnostic) => {
    if (diagnostic.kind !== "error") return diagnostic;
    const isConsequence = missing.has(missingName.exec(diagnostic.message)?.[1] ?? "");
    const line = findLocation(diagnostic, file)?.line;
    if (line !== undefined) for (const name of declarationsOn(line)) missing.add(name);
    return { ...diagnostic, isConsequence };
  });
}

/// The string index of a column in bytes.
export function indexOfColumn(line: string, column: number): number {
  const encoder = new TextEncoder();
  let currentColumn = 1;
  let index = 0;
  for (const character of line) {
    if (currentColumn >= column) break;
    currentColumn += encoder.encode(character).length;
    index += character.length;
  }
  return index;
}
