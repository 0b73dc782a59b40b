// SPDX-License-Identifier: BSL-1.0
// The program in the link: "#playground&code=" and its text, deflated and base64url-encoded; or
// "#playground&example=" and a name; or "#playground&game=" and the text of a state, URL-encoded.

/// In characters.
export const maxProgramLength = 100_000;

function encodeBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(text)) throw new Error("invalid character");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function transformBytes(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
) {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > 4 * maxProgramLength) throw new Error("too long");
    chunks.push(value);
  }
  const result = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    result.set(chunk, offset);
    offset += chunk.length;
  }
  return result;
}

export async function encodeProgram(program: string): Promise<string> {
  const bytes = new TextEncoder().encode(program);
  return encodeBase64Url(await transformBytes(bytes, new CompressionStream("deflate-raw")));
}

/// Throws if the code is not a result of encodeProgram.
export async function decodeProgram(code: string): Promise<string> {
  const bytes = await transformBytes(decodeBase64Url(code), new DecompressionStream("deflate-raw"));
  const program = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  if (!isProgramText(program)) throw new Error("not the text of a program");
  return program;
}

/// Whether a text can be a program: not too long, and without control characters.
export function isProgramText(text: string | undefined): text is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not occur
  return text !== undefined && text.length <= maxProgramLength && !/[\0-\x08\x0e-\x1f]/.test(text);
}

export interface LinkParameters {
  readonly code?: string;
  readonly example?: string;
  readonly game?: string;
}

const parameterNames = ["code", "example", "game"];

export function parseHash(hash: string): LinkParameters {
  const [, ...parameters] = hash.replace(/^#/, "").split("&");
  return Object.fromEntries(
    parameters
      .map((parameter) => parameter.split(/=(.*)/s, 2))
      .filter(([name, value]) => parameterNames.includes(name ?? "") && value !== undefined),
  ) as LinkParameters;
}
