// SPDX-License-Identifier: BSL-1.0
// The page as a host serves it: headers, its Content-Security-Policy, the manifest, new versions.
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { headersFile } from "../headers.mjs";
import { type Server, serve } from "../serve.mjs";
import { expectAccessible, launchBrowser, openPage, pageFolder } from "./support/browser";
import { compileStatus, write } from "./support/playground";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchBrowser();
  server = await serve(pageFolder);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: import("node:http").IncomingHttpHeaders;
  readonly size: number;
}

/// Without the decoding and the defaults of `fetch`.
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${server.url}${path}`, { method, headers }, (response) => {
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, size }),
      );
    })
      .on("error", reject)
      .end();
  });
}

const hashedScript = () => {
  const name = readdirSync(join(pageFolder, "assets")).find((each) => /^index-.*\.js$/.test(each));
  return `assets/${name}`;
};

describe("the server", () => {
  test("sends what a host should send with every file", async () => {
    for (const path of ["", "gallery.html", hashedScript(), "no-such-file"]) {
      const { headers } = await ask(path);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["referrer-policy"], path).toBe("no-referrer");
    }
    expect((await ask(hashedScript())).headers["content-security-policy"]).toContain(
      "default-src 'none'",
    );
    // What other pages load.
    const element = await ask("embed/in_a_row.js");
    expect(element.headers["access-control-allow-origin"]).toBe("*");
    expect((await ask("")).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("allows only GET and HEAD", async () => {
    const post = await ask("", "POST");
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe("GET, HEAD");
    const head = await ask("", "HEAD");
    expect(head).toMatchObject({ status: 200, size: 0 });
    expect(Number(head.headers["content-length"])).toBeGreaterThan(1000);
  });

  test("compresses what gets smaller, as the browser accepts it", async () => {
    const plain = await ask(hashedScript());
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const brotli = await ask(hashedScript(), "GET", { "accept-encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    const gzip = await ask(hashedScript(), "GET", { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gzip.headers.vary).toBe("accept-encoding");
    expect(brotli.size).toBeLessThan(gzip.size);
    expect(gzip.size).toBeLessThan(plain.size / 2);
    const picture = await ask("preview.png", "GET", { "accept-encoding": "gzip, br" });
    expect(picture.headers["content-encoding"]).toBeUndefined();
  });

  test("has hashed files cached for good, and others asked for again", async () => {
    const script = await ask(hashedScript());
    expect(script.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const page = await ask("");
    expect(page.headers["cache-control"]).toBe("no-cache");
    const etag = page.headers.etag ?? "";
    expect(await ask("", "GET", { "if-none-match": etag })).toMatchObject({ status: 304, size: 0 });
    expect((await ask("", "GET", { "if-none-match": 'W/"other"' })).status).toBe(200);
  });

  test("is imitated by other hosts with the file _headers", () => {
    expect(readFileSync(join(pageFolder, "_headers"), "utf8")).toBe(headersFile());
    expect(headersFile()).toContain("/assets/*\n  cache-control: public, max-age=31536000");
  });
});

describe("the Content-Security-Policy", () => {
  test("allows the page and the playground all that they do, and no script of others", async () => {
    const { page, context, errors } = await openPage(browser, "about:blank");
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`violation: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    await page.goto(`${server.url}#rules=3x3/3&moves=&hints=on`);
    await page.getByRole("grid").waitFor();
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute("content");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+';/);
    await page.goto(`${server.url}gallery.html`);
    await page.getByRole("heading", { name: "Gallery of errors" }).waitFor();
    await page.goto(`${server.url}#playground`);
    expect(await compileStatus(page)).toBe("compiles");
    await write(page, "int i = ;\n");
    expect(await compileStatus(page)).toBe("errors");
    expect(errors).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'injected'";
      document.body.append(script);
    });
    expect(await page.title()).not.toBe("injected");
    expect(errors.join()).toContain("violation: script-src");
    await context.close();
  });
});

describe("the page as an app, and as a link", () => {
  test("has a manifest whose icons are there in their sizes", async () => {
    const { page, context } = await openPage(browser, server.url);
    const manifest = JSON.parse(readFileSync(join(pageFolder, "manifest.webmanifest"), "utf8"));
    expect((await ask("manifest.webmanifest")).headers["content-type"]).toMatch(
      /^application\/manifest\+json(; charset=utf-8)?$/,
    );
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
    expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
    const sizeOf = (source: string) =>
      page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, source);
    for (const { src, sizes } of icons) if (sizes !== "any") expect(await sizeOf(src)).toBe(sizes);
    expect(await sizeOf("apple-touch-icon.png")).toBe("180x180");
    await context.close();
  });

  test.each(["", "gallery.html"])("/%s has what a preview of a link shows", async (path) => {
    const { page, context } = await openPage(browser, `${server.url}${path}`);
    const said = await page.evaluate(async () => {
      const contentOf = (name: string) =>
        document
          .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
          ?.getAttribute("content");
      const image = new Image();
      image.src = contentOf("og:image") ?? "";
      await image.decode();
      return {
        type: contentOf("og:type"),
        hasTitle: contentOf("og:title") === document.title,
        descriptionLength: contentOf("og:description")?.length ?? 0,
        size: [image.naturalWidth, image.naturalHeight].join("x"),
        saidSize: [contentOf("og:image:width"), contentOf("og:image:height")].join("x"),
        alternative: contentOf("og:image:alt"),
        card: contentOf("twitter:card"),
      };
    });
    expect(said).toMatchObject({
      type: path === "" ? "website" : "article",
      hasTitle: true,
      size: "1200x630",
      saidSize: "1200x630",
      alternative: "A won game of Connect Four",
      card: "summary_large_image",
    });
    // Programs cut a longer one.
    expect(said.descriptionLength).toBeGreaterThan(50);
    expect(said.descriptionLength).toBeLessThanOrEqual(160);
    await context.close();
  });

  test("offers a new version as soon as it is there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "inarow-page-"));
    cpSync(pageFolder, folder, {
      recursive: true,
      filter: (path) => !path.includes("/clang") && !path.includes("/docs"),
    });
    const ownServer = await serve(folder);
    const { page, context, errors } = await openPage(browser, ownServer.url);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const notice = page.getByText("A new version of this page is there.");
    expect(await notice.count()).toBe(0);
    appendFileSync(join(folder, "service_worker.js"), "\n// a newer version\n");
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await notice.waitFor();
    await expectAccessible(page);
    await Promise.all([
      page.waitForEvent("load"),
      page.getByRole("button", { name: "Reload" }).click(),
    ]);
    await page.getByRole("heading", { name: "Choose a game" }).waitFor();
    expect(await notice.count()).toBe(0);
    const isWaiting = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting !== null;
    });
    expect(isWaiting).toBe(false);
    expect(errors).toEqual([]);
    await context.close();
    await ownServer.close();
    rmSync(folder, { recursive: true });
  });
});
