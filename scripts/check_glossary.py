#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Every name in docs/glossary.md stands in one of the headers of its row, outside comments."""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
GLOSSARY = ROOT / "docs/glossary.md"
HEADING = ["Term", "What it is", "Name here", "Header", "Source"]
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.S)
QUOTED = re.compile(r"`([^`]+)`")


def rows():
    """(line number, names, headers) of every row."""
    for number, line in enumerate(GLOSSARY.read_text(encoding="utf-8").splitlines(), 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells == HEADING or set(line) <= set("|-"):
            continue
        if len(cells) != len(HEADING):
            sys.exit(f"docs/glossary.md:{number}: a row has {len(HEADING)} cells")
        yield number, cells[0], QUOTED.findall(cells[2]), QUOTED.findall(cells[3])


def path_of(header):
    inside = ROOT / "include/inarow" / header
    return inside if inside.is_file() else ROOT / header


def mistakes():
    terms = {}
    for number, term, names, headers in rows():
        if terms.setdefault(term, number) != number:
            yield f"{number}: {term} stands in line {terms[term]} already"
        if not names or not headers:
            yield f"{number}: {term} has no name or no header"
        missing = [header for header in headers if not path_of(header).is_file()]
        yield from (f"{number}: there is no {header}" for header in missing)
        if missing:
            continue
        code = "\n".join(
            COMMENT.sub("", path_of(header).read_text(encoding="utf-8")) for header in headers
        )
        for name in names:
            if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", code):
                yield f"{number}: {', '.join(headers)} has no {name}"


def main():
    found = list(mistakes())
    for mistake in found:
        print(f"docs/glossary.md:{mistake}")
    print(f"{sum(1 for _ in rows())} terms")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
