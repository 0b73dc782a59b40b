// SPDX-License-Identifier: BSL-1.0
const available = () => "serviceWorker" in navigator && location.protocol.startsWith("http");

/// Has what was loaded kept for offline use, where the browser can.
export function workOffline() {
  if (!available()) return;
  navigator.serviceWorker.register("./service_worker.js").catch((error: unknown) => {
    // Some browsers forbid it in private windows; then the page is an ordinary page.
    console.info("inarow: not kept for offline use:", error);
  });
}

/// When the service worker sees what is fetched: only then is it kept. Not for ever, because the
/// page is there without it too.
export function keptOffline(milliseconds = 4000): Promise<void> {
  if (!available() || navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, milliseconds);
  });
}
