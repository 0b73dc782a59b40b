// SPDX-License-Identifier: BSL-1.0
const isSupported = () => "serviceWorker" in navigator && location.protocol.startsWith("http");

/// Makes the page available offline, where the browser can.
export function registerServiceWorker() {
  if (!isSupported()) return;
  navigator.serviceWorker.register("./service_worker.js").catch((error: unknown) => {
    // Some browsers forbid it in private windows; the page works without.
    console.info("inarow: not available offline:", error);
  });
}

/// Waits until the service worker handles requests, so that it stores the responses; or until the
/// timeout, as the page works without.
export function waitForServiceWorker(timeoutMilliseconds = 4000): Promise<void> {
  if (!isSupported() || navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    setTimeout(resolve, timeoutMilliseconds);
  });
}
