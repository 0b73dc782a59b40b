// SPDX-License-Identifier: BSL-1.0
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";

const placeholder = "<!-- gallery -->";

/// The fragment of a heading, as GitHub makes it; of a page of a group, after the name of the group.
const fragmentOf = (group: string, heading: string) => {
  const anchor = heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-");
  return group === "" ? anchor : `${group}-${anchor}`;
};

/// A link of gallery.md: all its pages are one here.
const targetOf = (link: string) => {
  const [, group, anchor] = /^gallery\/(\w+)\.md#(.+)$/.exec(link) ?? [];
  if (group !== undefined) return `#${group}-${anchor}`;
  if (!link.startsWith("#")) throw new Error(`the gallery has a link to ${link}`);
  return link;
};

const rendererOf = (group: string): RendererObject => ({
  heading({ tokens, depth, text }) {
    const tag = `h${depth + (group === "" ? 0 : 1)}`;
    return `<${tag} id="${fragmentOf(group, text)}">${this.parser.parseInline(tokens)}</${tag}>\n`;
  },
  link({ href, tokens }) {
    return `<a href="${targetOf(href)}">${this.parser.parseInline(tokens)}</a>`;
  },
  tablecell({ header, tokens }) {
    const html = this.parser.parseInline(tokens);
    // The corner of a table is no heading of anything.
    if (header) return html === "" ? "<td></td>" : `<th scope="col">${html}</th>`;
    const isGroup = tokens[0]?.type === "strong";
    return isGroup ? `<th scope="rowgroup" colspan="5">${html}</th>` : `<td>${html}</td>`;
  },
});

/// The heading of a group of rows is as wide as the table.
function dropCellsBesideGroups(token: Token) {
  if (token.type !== "table") return;
  for (const row of (token as Tokens.Table).rows)
    if (row[0]?.tokens[0]?.type === "strong") row.splice(1);
}

/// The HTML of a page of the gallery.
export function renderMarkdown(text: string, group = ""): string {
  const marked = new Marked({ renderer: rendererOf(group), walkTokens: dropCellsBesideGroups });
  return marked.parse(text, { async: false });
}

/// gallery.md, and after it the pages of gallery/ in the order of its links.
function renderGallery(folder: string): string {
  const page = readFileSync(join(folder, "gallery.md"), "utf8");
  const names = new Set([...page.matchAll(/\(gallery\/(\w+)\.md#/g)].map(([, name = ""]) => name));
  const groups = [...names].map((name) => {
    const text = readFileSync(join(folder, "gallery", `${name}.md`), "utf8");
    // The way back to the first page.
    return renderMarkdown(text.replace(/^Of the \[gallery.*\n/m, ""), name);
  });
  return [renderMarkdown(page), ...groups].join("\n");
}

/// Fills gallery.html when the page is built: it needs no script.
export function gallery(projectFolder: string): Plugin {
  const folder = join(projectFolder, "build/gallery");
  return {
    name: "gallery",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html.replace(placeholder, () => {
          const script = join(projectFolder, "tests/compile_fail/run.py");
          execFileSync("python3", ["-B", script, "--pages", folder]);
          return renderGallery(folder);
        }),
    },
  };
}
