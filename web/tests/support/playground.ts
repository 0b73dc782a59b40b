// SPDX-License-Identifier: BSL-1.0
import type { Page } from "playwright-core";
import { type Server, serve } from "../../serve.mjs";
import type { CompileStatus } from "../../src/playground/compile";
import { pageFolder } from "./browser";

/// Serves the page without the compiler, which it goes on loading.
export const serveWithoutCompiler = (): Promise<Server> =>
  serve(pageFolder, { intercept: (path) => path.startsWith("clang/") });

/// Waits until the program in the editor has been compiled.
export async function compileStatus(page: Page): Promise<CompileStatus> {
  const status = page.locator(".compile-status[data-compiling=false]:not([data-status=waiting])");
  await status.waitFor();
  return (await status.getAttribute("data-status")) as CompileStatus;
}

export const editor = (page: Page) => page.getByRole("textbox", { name: "Program in C++" });

/// The editor's text: each line is an element, and all are on the screen.
export async function text(page: Page): Promise<string> {
  return (await page.locator(".cm-line").allInnerTexts())
    .map((line) => line.replace(/\n$/, ""))
    .join("\n");
}

/// Replaces the whole program, as pasting another does.
export async function write(page: Page, program: string) {
  await editor(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(program);
}
