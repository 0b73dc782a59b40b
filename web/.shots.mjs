import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const [out, only, folderArg] = process.argv.slice(2);
const folder = folderArg ?? fileURLToPath(new URL("../build/web", import.meta.url));
const server = await serve(folder);
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--no-sandbox", "--disable-gpu"],
});
const views = {
  1280: [1280, 800],
  1920: [1920, 1080],
  360: [360, 740],
  land: [740, 360],
  320: [320, 640],
};
const games = {
  first: "",
  c4: "#rules=7x6/4/drop&moves=3216462&hints=on&second=computer&ply=7",
  c4win: "#rules=7x6/4/drop&moves=1122334",
  ttt: "#rules=3x3/3&moves=b2,a1,c3,a3,a2",
  gomoku: "#rules=15x15/5&moves=h8,h10,i9,j10,g7,j9,h6,i10,f6",
};
for (const [g, hash] of Object.entries(games))
  for (const [v, [width, height]] of Object.entries(views)) {
    for (const scheme of v === "1280" ? ["light", "dark"] : ["light"]) {
      const name = `${g}-${v}${scheme === "dark" ? "-dark" : ""}`;
      if (only && !name.match(only)) continue;
      const page = await browser.newPage({
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: "reduce",
        hasTouch: width < 800,
        isMobile: width < 800,
      });
      page.on("pageerror", (e) => console.log(name, String(e)));
      page.on("console", (m) => {
        if (m.type() === "error") console.log(name, m.text());
      });
      await page.goto(server.url + hash);
      await page.waitForTimeout(hash.includes("hints") ? 2500 : 700);
      await page.screenshot({ path: `${out}/${name}.png` });
      await page.close();
    }
  }
await browser.close();
await server.close();
