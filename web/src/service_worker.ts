// SPDX-License-Identifier: BSL-1.0
// Makes the page work offline: what everybody loads is kept at once, what only the playground
// needs when it is first fetched. A new version takes over when no page of the old one is open.
export {};

declare const self: ServiceWorkerGlobalScope;

const built = __BUILT__;
const pageCache = `inarow-page-${built.version}`;
const compilerCache = `inarow-compiler-${built.compiler}`;

self.addEventListener("install", (event) => {
  const requests = built.firstLoad.map((path) => new Request(path, { cache: "no-cache" }));
  event.waitUntil(caches.open(pageCache).then((cache) => cache.addAll(requests)));
});

async function takeOver() {
  for (const name of await caches.keys())
    if (name.startsWith("inarow-") && name !== pageCache && name !== compilerCache)
      await caches.delete(name);
  await self.clients.claim();
}
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function answer(event: FetchEvent, path: string): Promise<Response> {
  const cache = await caches.open(path.startsWith("clang/") ? compilerCache : pageCache);
  const asked = path === "" || path === "index.html" ? "./" : event.request;
  const kept = await cache.match(asked, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200 && /^(clang|playground)\//.test(path)) {
    // A browser that has no room left, or a connection that breaks, keeps nothing: no harm done.
    event.waitUntil(cache.put(event.request, response.clone()).catch(() => undefined));
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  const scope = self.registration.scope;
  if (event.request.method !== "GET" || !event.request.url.startsWith(scope)) return;
  const path = event.request.url.slice(scope.length).replace(/[?#].*$/, "");
  event.respondWith(answer(event, path));
});
