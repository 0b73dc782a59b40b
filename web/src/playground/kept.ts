// SPDX-License-Identifier: BSL-1.0
// The program in the link: "#playground&code=" and its text, deflated and in letters that a link may
// hold; or "#playground&example=" and a name.

/// A program longer than this is no small program, and no link holds it.
const longest = 100_000;

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(letters)) throw new Error("letters that no link of ours has");
  return Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
}

async function through(bytes: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(how);
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 4 * longest) throw new Error("more than any small program");
    pieces.push(value);
  }
  const whole = new Uint8Array(size);
  pieces.reduce((at, piece) => (whole.set(piece, at), at + piece.length), 0);
  return whole;
}

export async function packed(program: string): Promise<string> {
  return toLetters(await through(new TextEncoder().encode(program), new CompressionStream("deflate-raw")));
}

/// Throws when it is not what `packed` made.
export async function unpacked(letters: string): Promise<string> {
  const bytes = await through(fromLetters(letters), new DecompressionStream("deflate-raw"));
  const program = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (!isProgram(program)) throw new Error("this is not the text of a program");
  return program;
}

/// Whether it can be the text of a program, whatever was kept.
export function isProgram(text: string | undefined): text is string {
  return text !== undefined && text.length <= longest && !/[\0-\x08\x0e-\x1f]/.test(text);
}

export interface Linked {
  readonly code?: string;
  readonly example?: string;
}

export function partsOf(hash: string): Linked {
  const [, ...parts] = hash.replace(/^#/, "").split("&");
  return Object.fromEntries(
    parts.map((part) => part.split(/=(.*)/s, 2)).filter(([name]) => name === "code" || name === "example"),
  ) as Linked;
}
