// SPDX-License-Identifier: BSL-1.0
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const placeholder = "<!-- gallery -->";

const escapeHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

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

const renderInline = (text: string) =>
  text
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.length > 1 && part.startsWith("`")
        ? `<code>${escapeHtml(part.slice(1, -1))}</code>`
        : escapeHtml(part)
            .replace(/\[([^\]]*)\]\(([^)]*)\)/g, (_, label, link) => {
              return `<a href="${targetOf(link)}">${label}</a>`;
            })
            .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
            .replace(/\*([^*]+)\*/g, "<em>$1</em>"),
    )
    .join("");

function renderTable(lines: readonly string[]): string {
  const row = (line: string, tag: "th" | "td") => {
    const cells = line
      .slice(1, -1)
      .split("|")
      .map((cell) => cell.trim());
    const isGroup = tag === "td" && cells[0]?.startsWith("**") === true;
    if (isGroup)
      return `<tr><th scope="rowgroup" colspan="4">${renderInline(cells[0] ?? "")}</th></tr>`;
    const scope = tag === "th" ? ' scope="col"' : "";
    return `<tr>${cells
      // The corner of a table is no heading of anything.
      .map((cell) => (cell === "" ? "<td></td>" : `<${tag}${scope}>${renderInline(cell)}</${tag}>`))
      .join("")}</tr>`;
  };
  const [head = "", , ...body] = lines;
  return `<table><thead>${row(head, "th")}</thead><tbody>${body
    .map((line) => row(line, "td"))
    .join("\n")}</tbody></table>`;
}

/// Blocks: fenced text, or lines without an empty one.
const blocks =
  /^```(?<kind>[^\n]*)\n(?<fenced>[\s\S]*?)\n?^```$|^(?<lines>\S[^\n]*(?:\n[^\n]+)*)/gm;

/// The HTML of a page of the gallery: the part of Markdown that it is written in, no more.
export function renderMarkdown(text: string, group = ""): string {
  const html: string[] = [];
  for (const { groups } of text.matchAll(blocks)) {
    const { kind = "", fenced, lines = "" } = groups ?? {};
    const [, level, title = ""] = /^(#+) (.*)$/.exec(lines) ?? [];
    const [, summary] = /^<details><summary>(.*)<\/summary>$/.exec(lines) ?? [];
    if (fenced !== undefined) {
      const name = kind.startsWith("cpp") ? "code" : "output";
      html.push(`<pre class="${name}"><code>${escapeHtml(fenced)}</code></pre>`);
    } else if (level !== undefined) {
      const tag = `h${level.length + (group === "" ? 0 : 1)}`;
      html.push(`<${tag} id="${fragmentOf(group, title)}">${renderInline(title)}</${tag}>`);
    } else if (summary !== undefined)
      html.push(`<details><summary>${escapeHtml(summary)}</summary>`);
    else if (lines === "</details>") html.push(lines);
    else if (lines.startsWith("|")) html.push(renderTable(lines.split("\n")));
    else if (lines.startsWith("- ")) {
      const items = lines.slice(2).split("\n- ");
      html.push(`<ul>${items.map((item) => `<li>${renderInline(item)}</li>`).join("")}</ul>`);
    } else html.push(`<p>${renderInline(lines)}</p>`);
  }
  return html.join("\n");
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
