// SPDX-License-Identifier: BSL-1.0
/// Fetches a file. The message of the error is what failureReason takes.
export async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url).catch(() => undefined);
  if (response && !response.ok) throw new Error(`${response.status}`);
  const bytes = await response?.arrayBuffer().catch(() => undefined);
  if (!bytes) throw new Error("");
  return bytes;
}
