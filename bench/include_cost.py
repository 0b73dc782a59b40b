#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures the CPU time that each public header costs, minus the time of an empty file.

    bench/include_cost.py               g++ and clang++-22, if installed
    bench/include_cost.py --runs 3      quicker, noisier
    bench/include_cost.py --write       put the table into docs/headers.md

A run measures the user and system time of the whole compiler (-std=c++23 -fsyntax-only). The table shows the fastest
run, because other load can only increase the time. It describes each header with the title of the header's page.
"""

import re
import sys

import programs
from compile_time import cpu_seconds

sys.path.insert(0, str(programs.ROOT / "scripts"))
from check_pages import headers, home_of

EMPTY = "empty file"
# The titles of headers that only include others.
TITLES = {
    "inarow.hpp": "Games as types and values: rules, moves, notations, boards as text",
    "inarow/perfect_play.hpp": "`<inarow.hpp>`, and perfect play in the compiler",
    "inarow/everything.hpp": "All public headers",
    "inarow/version.hpp": "The version, as macros",
    "inarow/format.hpp": "std::format of positions, games and values",
    "inarow/stream.hpp": "std::ostream of positions, games and values",
}


def public_headers():
    """The public headers: first the headers that only include others, then by folder."""
    found = [header for header in headers() if "/detail/" not in header]
    return sorted(found, key=lambda header: (header.count("/") > 1, header))


def place(header):
    """The title of a header, and where it stands: a page, or a section of a page of several headers."""
    page = home_of(header)[0]
    text = (programs.ROOT / page).read_text(encoding="utf-8")
    section = re.search(rf"^## (.*)\n\n`#include <{header}>`", text, re.M)
    if section:
        return section[1], f"{page}#{section[1].lower().replace(' ', '-')}"
    return TITLES.get(header) or text.splitlines()[0].removeprefix("# "), page


def relative(page):
    return page.removeprefix("docs/") if page.startswith("docs/") else f"../{page}"


def row(header, costs):
    title, page = place(header)
    cells = " | ".join(f"{1000 * seconds:.0f} ms" for seconds in costs)
    return f"| `<{header}>` | [{title}]({relative(page)}) | {cells} |"


def main():
    options, compilers = programs.options_and_compilers(__doc__, 5)
    texts = {EMPTY: ""} | {each: f"#include <{each}>\n" for each in public_headers()}
    directory, files = programs.written(texts)
    least = {}
    with directory:
        for _ in range(options.runs):
            for name, file in files.items():
                for compiler in compilers:
                    seconds = cpu_seconds(compiler.check_only(file))
                    key = name, compiler.name
                    least[key] = min(seconds, least.get(key, seconds))
    names = " | ".join(each.name for each in compilers)
    lines = [f"| header | what it is | {names} |", "| --- | --- |" + " ---: |" * len(compilers)]
    for header in public_headers():
        costs = [max(0, least[header, c.name] - least[EMPTY, c.name]) for c in compilers]
        lines.append(row(header, costs))
    programs.report(options, compilers, "headers", "\n".join(lines) + "\n", "headers.md")


if __name__ == "__main__":
    main()
