#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What scripts/site.sh has built is a site: every link leads to a page, or to a place in one; no
Markdown is left that was not rendered; and from the side bar of the first page three clicks lead to
every page.

scripts/check_site.py FOLDER
"""

import collections
import html.parser
import pathlib
import re
import sys
import urllib.parse

CLICKS = 3
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
BLOCKS = {"dd", "details", "div", "h1", "h2", "h3", "h4", "li", "p", "pre", "summary", "td", "th"}
CODE = {"code", "pre", "script", "style", "textarea"}
COPIED_CODE = "clipboard-copy-txt"  # of a notebook
SIDE_BAR = "md-nav--primary"
TABS = "md-tabs"

# Markdown that is not rendered: in a block's text, without the code in it; and anywhere.
UNRENDERED = {
    r"\]\([^)]*\)|\]\[[^\]]*\]": "a link",
    r"^\||\|\s*:?---": "a table",
    r"^#{1,6} ": "a heading",
    r"\*\*\S": "bold text",
    r"</?(?:details|summary|div|p|br)\b": "HTML",
    r"\{ *[.#][\w-]": "an attribute list",
    r"^:::": "a directive",
}
FENCE = "```"


class Page(html.parser.HTMLParser):
    """What a page refers to, the places in it that can be referred to, and its text."""

    def __init__(self, path):
        super().__init__()
        self.links = []
        self.side_bar = []
        self.places = {"", "top"}
        self.blocks = []  # (the text, the text without code)
        self.open = []  # (tag, classes) of the elements around
        self.feed(path.read_text(encoding="utf-8"))
        self.close()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.places |= {values.get("id"), values.get("name")}
        if tag not in VOID:
            self.open.append((tag, (values.get("class") or "").split()))
        if tag in BLOCKS:
            self.blocks.append(("", ""))
        if target := values.get("href") if tag in ("a", "link") else values.get("src"):
            self.links.append(target)
            if tag == "a" and self.is_inside_class(SIDE_BAR, TABS):
                self.side_bar.append(target)

    def handle_endtag(self, tag):
        for depth in reversed(range(len(self.open))):
            if self.open[depth][0] == tag:
                del self.open[depth:]
                break
        if tag in BLOCKS:
            self.blocks.append(("", ""))

    def handle_data(self, data):
        tags = {tag for tag, _ in self.open}
        if not tags & {"script", "style"} and self.blocks:
            is_code = tags & CODE or self.is_inside_class(COPIED_CODE)
            text, prose = self.blocks[-1]
            self.blocks[-1] = (text + data, prose + (" " if is_code else data))

    def is_inside_class(self, *names):
        return any(name in classes for _, classes in self.open for name in names)


def file_of(path):
    return path / "index.html" if path.is_dir() else path


class Site:
    def __init__(self, folder):
        self.folder = folder
        self.pages = {path: Page(path) for path in sorted(folder.rglob("*.html"))}

    def name(self, path):
        return path.relative_to(self.folder)

    def target_of(self, path, link):
        """The file that a link of a page leads to, and the place in it; nothing if it leads away."""
        target = urllib.parse.urlsplit(link)
        if target.scheme or target.netloc:
            return None
        name = urllib.parse.unquote(target.path)
        base = self.folder if name.startswith("/") else path.parent
        file = file_of((base / name.lstrip("/")).resolve()) if name else path
        return file, urllib.parse.unquote(target.fragment)

    def broken_links(self):
        for path, page in self.pages.items():
            for link in page.links:
                if (target := self.target_of(path, link)) is None:
                    continue
                file, place = target
                is_there = file.is_file()
                if is_there and file in self.pages:
                    is_there = place in self.pages[file].places
                if not is_there:
                    yield f"{self.name(path)}: a link to {link}, which does not exist"

    def unrendered(self):
        for path, page in self.pages.items():
            for text, prose in page.blocks:
                kinds = [
                    k for pattern, k in UNRENDERED.items() if re.search(pattern, prose.strip())
                ]
                if FENCE in text:
                    kinds.append("a fence")
                shown = " ".join(text.split())[:60]
                yield from (f"{self.name(path)}: {k} is not rendered: {shown}" for k in kinds)

    def clicks(self):
        """How many clicks lead to each page, the first in the side bar of the first page."""
        start = self.folder / "index.html"
        found = {start: 0}
        waiting = collections.deque([start])
        while waiting:
            path = waiting.popleft()
            links = self.pages[path].links if found[path] else self.pages[path].side_bar
            for link in links:
                file, _ = self.target_of(path, link) or (None, "")
                if file in self.pages and file not in found:
                    found[file] = found[path] + 1
                    waiting.append(file)
        return found

    def far_pages(self):
        clicks = self.clicks()
        for path in self.pages:
            if path != self.folder / "404.html" and clicks.get(path, CLICKS + 1) > CLICKS:
                how = f"{clicks[path]} clicks away" if path in clicks else "linked from nowhere"
                yield f"{self.name(path)} is {how} from the side bar, and may be {CLICKS}"


def main():
    site = Site(pathlib.Path(sys.argv[1]).resolve())
    found = [*site.broken_links(), *site.unrendered(), *site.far_pages()]
    links = sum(len(page.links) for page in site.pages.values())
    print("\n".join(found) if found else f"{len(site.pages)} pages, {links} links")
    sys.exit(1 if found or not site.pages else 0)


if __name__ == "__main__":
    main()
