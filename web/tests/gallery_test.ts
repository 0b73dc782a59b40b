// SPDX-License-Identifier: BSL-1.0
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { renderMarkdown } from "../plugins/gallery";
import { type Server, serve } from "../serve.mjs";
import {
  colorSchemes,
  expectAccessible,
  launchBrowser,
  openPage,
  pageFolder,
  takeScreenshots,
} from "./support/browser";

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

describe("the gallery of errors", () => {
  test("is reached from the playground, and leads back", async () => {
    const { page, context, errors } = await openPage(browser, `${server.url}#playground`);
    await page.getByRole("link", { name: "Every compiler error" }).click();
    await page.getByRole("heading", { name: "Gallery of errors" }).waitFor();
    await page.getByRole("link", { name: "Playground" }).click();
    await page.getByRole("heading", { name: "The compiler is the referee" }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test("has all that it links to, and needs no script", async () => {
    const { page, context } = await openPage(browser, `${server.url}gallery.html`, {
      javaScriptEnabled: false,
    });
    const links = await page.locator('main a[href^="#"]').all();
    const targets = await Promise.all(links.map((link) => link.getAttribute("href")));
    const ids = await Promise.all(
      (await page.locator("main [id]").all()).map((each) => each.getAttribute("id")),
    );
    expect(targets.length).toBeGreaterThan(150);
    expect(targets.filter((target) => !ids.includes(target?.slice(1) ?? ""))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    await context.close();
  });

  test("draws the board of a taken square, as printed", async () => {
    const { page, context } = await openPage(browser, `${server.url}gallery.html`);
    const heading = page.locator("#play-a-taken-square");
    const printed = await heading.locator("xpath=following-sibling::pre[2]").innerText();
    expect(printed).toContain('cannot play "center": b2 is already taken by first (X).');
    expect(printed).toContain("\n3 O . .\n2 . X .\n1 . . .\n  a b c\n");
    await context.close();
  });

  test.each(colorSchemes)("axe-core finds no violation in the %s theme", async (colorScheme) => {
    const { page, context } = await openPage(browser, `${server.url}gallery.html`, { colorScheme });
    await expectAccessible(page);
    await context.close();
  });

  test("fits every window", async () => {
    const { page, context } = await openPage(browser, `${server.url}gallery.html`);
    // All cases look alike, and a picture of all is too long for a browser.
    await page.evaluate(() => {
      let next = document.querySelectorAll("main h3")[6] ?? null;
      while (next) {
        const following = next.nextElementSibling;
        next.remove();
        next = following;
      }
    });
    await takeScreenshots(page, "gallery");
    await context.close();
  });
});

test("Markdown becomes HTML, and markup in it is text", () => {
  expect(renderMarkdown("## A *b* `c<d>`\n\n```console\n<&>\n\n  ^\n```\n")).toBe(
    '<h2 id="a-b-cd">A <em>b</em> <code>c&lt;d&gt;</code></h2>\n' +
      '<pre><code class="language-console">&lt;&amp;&gt;\n\n  ^\n</code></pre>\n',
  );
  const html = (text: string) => renderMarkdown(text).replaceAll("\n", "");
  expect(html("| | g++ 12 |\n|---|---:|\n| **x** | |\n| lines | 2 |")).toBe(
    '<table><thead><tr><td></td><th scope="col">g++ 12</th></tr></thead>' +
      '<tbody><tr><th scope="rowgroup" colspan="5"><strong>x</strong></th></tr>' +
      "<tr><td>lines</td><td>2</td></tr></tbody></table>",
  );
  expect(html("- one [x](gallery/play.md#y)\n  more\n- two")).toBe(
    '<ul><li>one <a href="#play-y">x</a>more</li><li>two</li></ul>',
  );
  expect(() => renderMarkdown("[x](elsewhere.md)")).toThrow("elsewhere.md");
});
