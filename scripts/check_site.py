#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""No link in a folder of HTML pages leads nowhere, to a page or to a place in it.

scripts/check_site.py FOLDER
"""

import html.parser
import pathlib
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """What a page refers to, and the places in it that can be referred to."""

    def __init__(self, path):
        super().__init__()
        self.links = []
        self.places = {"", "top"}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.places |= {values.get("id"), values.get("name")}
        if target := values.get("href") if tag in ("a", "link") else values.get("src"):
            self.links.append(target)


def file_of(path):
    return path / "index.html" if path.is_dir() else path


def broken_links(folder, pages):
    for path, page in pages.items():
        for link in page.links:
            target = urllib.parse.urlsplit(link)
            if target.scheme or target.netloc:
                continue
            name = urllib.parse.unquote(target.path)
            base = folder if name.startswith("/") else path.parent
            found = file_of((base / name.lstrip("/")).resolve() if name else path)
            is_there = found.is_file()
            # Doxygen refers to headings that it leaves out.
            if is_there and found in pages and "api" not in found.relative_to(folder).parts:
                is_there = urllib.parse.unquote(target.fragment) in pages[found].places
            if not is_there:
                yield f"{path.relative_to(folder)}: a link to {link}, which does not exist"


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    pages = {path: Page(path) for path in sorted(folder.rglob("*.html"))}
    found = list(broken_links(folder, pages))
    links = sum(len(page.links) for page in pages.values())
    print("\n".join(found) if found else f"{len(pages)} pages, {links} links")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
