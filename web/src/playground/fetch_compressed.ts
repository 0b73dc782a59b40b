// SPDX-License-Identifier: BSL-1.0
import type { LoadFailure } from "./compiler_protocol";

/// A file that could not be fetched; without a status if there was no response.
export class FetchError extends Error {
  readonly failure: LoadFailure;
  constructor(file: string | undefined, status?: number) {
    super();
    this.failure = { file, status };
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/// Passes chunks on, and calls back with their sizes.
function countingStream(onBytes: (count: number) => void) {
  return new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/// The first chunk of a stream, and a stream of all chunks.
async function peekChunk(stream: ReadableStream<Bytes>) {
  const reader = stream.getReader();
  const { value: firstChunk } = await reader.read();
  const whole = new ReadableStream<Bytes>({
    start(controller) {
      if (firstChunk) controller.enqueue(firstChunk);
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { firstChunk: firstChunk ?? new Uint8Array(), whole };
}

const moduleType = "application/wasm";

/// A file that the build has compressed, decompressed, unless the host has done so in transfer.
export async function decompress(url: string, { body }: Response): Promise<Response> {
  if (!body) throw new Error("the response has no body");
  const { firstChunk, whole } = await peekChunk(body);
  const isCompressed = isGzip(firstChunk);
  return new Response(isCompressed ? whole.pipeThrough(new DecompressionStream("gzip")) : whole, {
    headers: {
      "content-type": url.endsWith(".wasm.bin") ? moduleType : "application/octet-stream",
    },
  });
}

/// Whether a response is a module as the service worker has stored it: those of `decompress` have no
/// address.
export const isStoredModule = ({ url, headers }: Response) =>
  url !== "" && headers.get("content-type") === moduleType;

/// Fetches a file that the build has compressed, and decompresses it. A stored module is returned as it
/// is: the browser has machine code for that response only.
export async function fetchCompressed(
  url: URL,
  fetchFunction: typeof fetch,
  onBytes: (count: number) => void,
): Promise<Response> {
  const file = url.pathname.split("/").pop();
  const response = await fetchFunction(url).catch(() => undefined);
  if (!response) throw new FetchError(file);
  if (!response.ok || !response.body) throw new FetchError(file, response.status);
  if (isStoredModule(response)) return response;
  const counted = new Response(response.body.pipeThrough(countingStream(onBytes)));
  return decompress(url.pathname, counted);
}
