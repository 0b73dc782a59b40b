// SPDX-License-Identifier: BSL-1.0
/// Fetches a file. The message of the error is for people, and the end of a sentence.
export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url).catch(() => undefined);
  if (response && !response.ok) {
    throw new Error(
      response.status === 404
        ? "the page has been updated since it was opened, and has to be reloaded"
        : `the host responded ${response.status}`,
    );
  }
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new Error("the connection failed");
  return bytes;
}
