// SPDX-License-Identifier: BSL-1.0
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { type Server, serve } from "../serve.mjs";
import { expectAccessible, launchBrowser, openPage, pageFolder } from "./support/browser";
import { compileStatus, editor, serveWithoutCompiler, text, write } from "./support/playground";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serveWithoutCompiler();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe("failures of the playground", () => {
  test.each(["code=!!!", "code=AAAA", "code=", "example=none", "&&="])(
    "garbage in the link: %s",
    async (garbage) => {
      const { page, context, errors } = await openPage(
        browser,
        `${server.url}#playground&${garbage}`,
      );
      await editor(page).waitFor();
      await expect.poll(() => text(page)).toContain("inarow");
      if (garbage !== "&&=") expect(await page.getByRole("alert").innerText()).toMatch(/link/);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test("garbage in the browser's storage", async () => {
    const { page, context, errors } = await openPage(browser, server.url);
    await page.evaluate(() => localStorage.setItem("inarow.playground", "\u0000\u0001garbage"));
    await page.goto(`${server.url}?x#playground`);
    expect(await page.getByRole("alert").innerText()).toContain("saved in this browser");
    await expect.poll(() => text(page)).toContain("#include <inarow.hpp>");
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    [
      "a missing file",
      /^clang\/.*core\.wasm/,
      "404",
      (response: import("node:http").ServerResponse) => response.writeHead(404).end(),
    ],
    [
      "a closed connection",
      /^clang\/.*tar/,
      "could not be used|connection failed",
      (response: import("node:http").ServerResponse) =>
        response
          .writeHead(200, { "content-length": 1000 })
          .write("short", () => response.destroy()),
    ],
    [
      "a file with other contents",
      /^clang\/.*core\.wasm/,
      "could not be used",
      (response: import("node:http").ServerResponse) =>
        response.writeHead(200).end("<!doctype html>"),
    ],
    [
      "a missing bundle",
      /^clang\/.*bundle/,
      "bundle.js",
      (response: import("node:http").ServerResponse) => response.writeHead(500).end(),
    ],
  ] as const)(
    "%s is reported, with a button to try again",
    async (_name, pattern, message, respond) => {
      let isBroken = true;
      const brokenServer = await serve(pageFolder, {
        intercept: (path, response) => {
          if (!isBroken || !pattern.test(path)) return false;
          respond(response);
          return true;
        },
      });
      const { page, context } = await openPage(browser, `${brokenServer.url}#playground`);
      const alert = page.getByRole("alert");
      await alert.waitFor();
      expect(await alert.innerText()).toMatch(new RegExp(`could not be loaded: .*(${message})`));
      await expectAccessible(page);
      isBroken = false;
      await alert.getByRole("button", { name: "Try again" }).click();
      await alert.waitFor({ state: "detached" });
      // The start of the compiler takes seconds: it is tested in the hardest case only.
      if (message === "could not be used") expect(await compileStatus(page)).toBe("compiles");
      await context.close();
      await brokenServer.close();
    },
  );

  test("the editor works while the compiler is loaded, with a progress bar", async () => {
    const pendingResponses: (() => void)[] = [];
    const slowServer = await serve(pageFolder, {
      intercept: (path, response) => {
        if (!/core\.wasm/.test(path)) return false;
        pendingResponses.push(() => response.destroy());
        return true;
      },
    });
    const { page, context } = await openPage(browser, `${slowServer.url}#playground`);
    const bar = page.getByRole("progressbar");
    await bar.waitFor();
    await expect.poll(() => bar.getAttribute("value").then(Number)).toBeGreaterThan(1_000_000);
    expect(await page.locator("#compiler-progress").innerText()).toMatch(
      /Loading the compiler: \d+\.\d of 2\d\.\d MB/,
    );
    await write(page, "// meanwhile");
    expect(await text(page)).toBe("// meanwhile");
    await expectAccessible(page);
    for (const end of pendingResponses) end();
    await context.close();
    await slowServer.close();
  });
});
