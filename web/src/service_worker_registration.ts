// SPDX-License-Identifier: BSL-1.0
const isSupported = () => "serviceWorker" in navigator && location.protocol.startsWith("http");

/// How often an open page looks for a new version when it is looked at again.
const updateInterval = 60 * 60 * 1000;

/// Calls back when a new version waits until the pages of this one are closed.
function watchVersions(registration: ServiceWorkerRegistration, onNewVersion: () => void) {
  const check = () => {
    // The first version has nothing to replace.
    if (registration.waiting && navigator.serviceWorker.controller) onNewVersion();
  };
  check();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", check);
  });
  let lastUpdate = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lastUpdate < updateInterval) return;
    lastUpdate = Date.now();
    registration.update().catch(() => undefined);
  });
}

/// What is not needed yet is stored when the page is idle.
async function storeLater() {
  const { active } = await navigator.serviceWorker.ready;
  const post = () => active?.postMessage("store later");
  if ("requestIdleCallback" in globalThis) requestIdleCallback(post);
  else setTimeout(post, 2000);
}

/// Makes the page available offline, where the browser can; calls back when there is a new version.
export async function registerServiceWorker(onNewVersion: () => void) {
  if (!isSupported()) return;
  try {
    const registration = await navigator.serviceWorker.register("./service_worker.js");
    watchVersions(registration, onNewVersion);
    void storeLater();
  } catch (error) {
    // Some browsers forbid it in private windows; the page works without.
    console.info("inarow: not available offline:", error);
  }
}

/// Has the version that waits take over, and reloads the page.
export async function reloadNewVersion() {
  const registration = await navigator.serviceWorker.getRegistration();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  if (registration?.waiting) registration.waiting.postMessage("take over");
  else location.reload();
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
