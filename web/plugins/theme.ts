// SPDX-License-Identifier: BSL-1.0
import type { Plugin } from "vite";

import { storageKey, themes } from "../src/stored_theme.ts";

const script = `
try {
  const theme = localStorage.getItem(${JSON.stringify(storageKey)});
  if (${JSON.stringify(themes.slice(1))}.includes(theme)) document.documentElement.dataset.theme = theme;
} catch {}
`;

/// Sets the stored theme of each page before its first paint, so that a dark page does not flash
/// light.
export function theme(): Plugin {
  return {
    name: "theme",
    transformIndexHtml: () => [{ tag: "script", children: script, injectTo: "head" }],
  };
}
