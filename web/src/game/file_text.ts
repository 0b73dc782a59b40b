// SPDX-License-Identifier: BSL-1.0
/// The encoding in which SGF without CA is.
const latin1 = "iso-8859-1";

/// The encoding that a text in SGF names, such as `CA[Shift_JIS]`.
const charsetProperty = /\bCA\s*\[\s*([^\]]*?)\s*\]/;

function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/// The encoding that the first bytes of a text in UTF-16 name.
function utf16Of([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

/// The text of a file: in UTF-16 if its first bytes say so, else in UTF-8, or in the encoding that
/// it names itself. That can be out of date: a text in UTF-8 is in no other one.
export function textOfFile(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return new TextDecoder(utf16).decode(bytes);
  const utf8 = decoded(bytes, "utf-8");
  if (utf8 !== undefined) return utf8;
  const plain = new TextDecoder(latin1).decode(bytes);
  const charset = charsetProperty.exec(plain)?.[1] ?? latin1;
  return decoded(bytes, charset) ?? plain;
}
