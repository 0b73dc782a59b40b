// SPDX-License-Identifier: BSL-1.0

/// The bytes of a file that plugins/embedded_files.ts has written as text.
export async function embeddedBytes(text: string): Promise<ArrayBuffer> {
  const compressed = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const decompressed = new Blob([compressed])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"));
  return new Response(decompressed).arrayBuffer();
}
