// SPDX-License-Identifier: BSL-1.0
/// A file that could not be had, in a sentence for people.
export class Unfetched extends Error {}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/// Calls back with how many bytes have come, and passes them on.
function counted(report: (bytes: number) => void) {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, to) {
      report(chunk.length);
      to.enqueue(chunk);
    },
  });
}

/// The stream with its first piece looked at, and put back.
async function peeked(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = stream.getReader();
  const first = await reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(to) {
      if (first.value) to.enqueue(first.value);
    },
    async pull(to) {
      const { done, value } = await reader.read();
      if (done) to.close();
      else to.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { whole, first: first.value ?? new Uint8Array() };
}

/// Fetches a file that was compressed when the page was built; unpacked, whether or not the host
/// already did that on the way.
export async function fetchPacked(
  address: URL,
  fetcher: typeof fetch,
  report: (bytes: number) => void,
): Promise<Response> {
  const file = address.pathname.split("/").pop();
  const response = await fetcher(address).catch(() => undefined);
  if (!response) throw new Unfetched(`the connection failed while fetching ${file}`);
  if (!response.ok || !response.body)
    throw new Unfetched(`the host answered ${response.status} when asked for ${file}`);
  const { whole, first } = await peeked(response.body.pipeThrough(counted(report)));
  const body = isGzip(first) ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
  const type = address.pathname.includes(".wasm") ? "application/wasm" : "application/octet-stream";
  return new Response(body, { headers: { "content-type": type } });
}
