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
}

const headingLine = /^(?:\.\/)?([^\s:][^:]*):(\d+):(\d+): (fatal error|error|warning|note): (.*)$/;
const quotedLine = /^\s*\d* \| /;
const otherLine =
  /^(?:In file included from |\d+ (?:errors?|warnings?)[ .]|fatal error: too many errors)/;
const inarowMessage = /^static assertion failed: /;

interface PartialDiagnostic {
  kind: "error" | "warning";
  lines: string[];
  locations: SourceLocation[];
}

function completeDiagnostic({ kind, lines, locations }: PartialDiagnostic): Diagnostic {
  const [firstLine = "", ...otherLines] = lines;
  const isInarow = inarowMessage.test(firstLine);
  const message = isInarow ? firstLine.replace(inarowMessage, "") : lines.join(" ");
  return { kind, message, board: isInarow ? otherLines.join("\n") : "", locations };
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
      isInMessage = false;
    } else if (match) {
      const kind = match[4] === "warning" ? "warning" : "error";
      diagnostics.push({ kind, lines: [match[5] ?? ""], locations: [parseLocation(match)] });
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
