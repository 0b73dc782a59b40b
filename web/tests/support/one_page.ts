// SPDX-License-Identifier: BSL-1.0
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";

import { type Server, serve } from "../../serve.mjs";
import { launchBrowser, type OpenPage, openPage, pageFolder } from "./browser.ts";

/// For the tests of a file: the built page in one window at a time. A test fails if the page of a
/// window had errors.
export function onePage() {
  let browser: Browser;
  let server: Server;
  let opened: OpenPage | undefined;
  const close = async () => {
    const before = opened;
    opened = undefined;
    await before?.context.close();
    expect(before?.errors ?? []).toEqual([]);
  };
  beforeAll(async () => {
    browser = await launchBrowser();
    server = await serve(pageFolder);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(close);
  return {
    /// The address of the page without a hash.
    address: () => server.url,
    /// Opens a new window; without a service worker, which would only store the page again for each
    /// test.
    open: async (hash = "", options: BrowserContextOptions = {}): Promise<Page> => {
      await close();
      const url = `${server.url}${hash}`;
      opened = await openPage(browser, url, { serviceWorkers: "block", ...options });
      return opened.page;
    },
  };
}
