// SPDX-License-Identifier: BSL-1.0
// Makes the page available offline: all of a game is stored at once, the opening book and the puzzles
// when a page is idle, and what the playground and the gallery need when it is first fetched. A new
// version takes over when no page of the old one is open, or when a page asks for it.
import { decompress } from "./playground/fetch_compressed";

declare const self: ServiceWorkerGlobalScope;

const build = __BUILD__;
const pageCache = `inarow-page-${build.version}`;
const compilerCache = `inarow-compiler-${build.compilerVersion}`;

self.addEventListener("install", (event) => {
  const requests = build.stored.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(pageCache).then((cache) => cache.addAll(requests)));
});

/// A file that cannot be stored now is stored by the next visit, or when it is first fetched.
async function storeLater() {
  const cache = await caches.open(pageCache);
  for (const path of build.storedLater)
    if (!(await cache.match(path))) await cache.add(path).catch(() => undefined);
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
  if (event.data === "store later") event.waitUntil(storeLater());
});

/// Deletes the caches of older versions.
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith("inarow-") && name !== pageCache && name !== compilerCache)
      await caches.delete(name);
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(activate()));

/// Stores a response; a module of the compiler decompressed, as the browser stores the machine code of
/// such a response as well.
async function store(cache: Cache, request: Request, response: Response) {
  const isModule = request.url.endsWith(".wasm.bin");
  await cache.put(request, isModule ? await decompress(request.url, response) : response);
}

async function respond(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(path.startsWith("clang/") ? compilerCache : pageCache);
  const request = path === "" || path === "index.html" ? "./" : event.request;
  const cached = await cache.match(request, { ignoreSearch: true });
  if (cached) return cached;
  const response = await fetch(event.request);
  if (
    response.status === 200 &&
    /^(clang\/|playground\/|puzzles\/|gallery)|\.(book|proof)$/.test(path)
  ) {
    // Where storage is full or the connection breaks, the file is only not stored.
    event.waitUntil(store(cache, event.request, response.clone()).catch(() => undefined));
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  const scope = self.registration.scope;
  if (event.request.method !== "GET" || !event.request.url.startsWith(scope)) return;
  const path = event.request.url.slice(scope.length).replace(/[?#].*$/, "");
  event.respondWith(respond(event, path));
});
