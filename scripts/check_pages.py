#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Every public header has its page and its test under its own name, and one of the headers that gather
others includes it; no page is of a header that is
gone; no link leads nowhere, links lead from README.md to every page, and from the README.md of a
folder to every page in it. A ```cpp or ```c block whose first line is `// examples/NAME.cpp` or `.c` is
the text of that file, and every program in examples/ is shown on a page. CITATION.cff and the page on it
have the version of the headers.

A header in a folder `detail` is internal: its page, where there is one, is in docs/internals/. The folders of
INTERNAL are internal until version 1.0: their headers have a page there, and a test. Those of a folder of SHARED share one page.
"""

import configparser
import itertools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
INCLUDE = ROOT / "include"

# Headers that only gather others, or two lines on top of them: described and tested elsewhere.
# What it is: (page, test).
ELSEWHERE = {
    "inarow.h": ("docs/c_interface.md", "tests/c_interface/calls.c"),
    "inarow.hpp": ("README.md", "tests/consumer/main.cpp"),
    "inarow/everything.hpp": ("docs/architecture.md", "tests/consumer/main.cpp"),
    "inarow/perfect_play.hpp": ("docs/type/perfect_play.md", "tests/type/perfect_play_test.cpp"),
    "inarow/version.hpp": ("docs/versions.md", "tests/consumer/main.cpp"),
    "inarow/dynamic.hpp": ("docs/dynamic.md", "tests/game/position_test.cpp"),
    "inarow/format.hpp": ("docs/stream.md", "tests/stream/stream_test.cpp"),
    "inarow/stream.hpp": ("docs/stream.md", "tests/stream/stream_test.cpp"),
}
GATHERING = ["inarow.hpp", "inarow/everything.hpp", "inarow/version.hpp", "inarow.h"]
# For programs that ask for it: 780 KB of a book, and a second copy of the maker-breaker search.
ON_ITS_OWN = {"inarow/solve/connect_four_book.hpp", "inarow/solve/proof_maker.hpp"}
INTERNAL = ("bitboard", "core", "json", "ui")
SHARED = ("core", "json")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
EXAMPLE = re.compile(r"^```(?:c|cpp)\n(// (examples/[\w/]+\.c(?:pp)?)\n.*?)^```$", re.M | re.S)
LICENSE = "// SPDX-License-Identifier: BSL-1.0\n"
INCLUDED = re.compile(r"^`#include <(inarow[\w./]*)>`", re.M)
INCLUDES = re.compile(r"^ *# *include <(inarow[\w./]*)>", re.M)


def headers():
    return sorted(str(path.relative_to(INCLUDE)) for path in INCLUDE.rglob("*.h*"))


def home_of(header):
    """Where the page and the test of a header are."""
    if header in ELSEWHERE:
        return ELSEWHERE[header]
    name = header.removeprefix("inarow/").removesuffix(".hpp")
    if is_internal(header):
        return internal_page(header), f"tests/{name}_test.cpp"
    return f"docs/{name}.md", f"tests/{name}_test.cpp"


def included_on(page):
    return INCLUDED.findall(page.read_text(encoding="utf-8"))


def is_internal(header):
    return "/detail/" in header or header.startswith(tuple(f"inarow/{name}/" for name in INTERNAL))


def without_home():
    for header in headers():
        if "/detail/" in header:
            continue
        for what, place in zip(("page", "test"), home_of(header), strict=True):
            if not (ROOT / place).is_file():
                yield f"<{header}> has no {what}: {place} is missing"
            elif place.endswith("/README.md") and header not in included_on(ROOT / place):
                yield f"<{header}> has no section in {place}"


def internal_page(header):
    folder = header.split("/")[1]
    if folder in SHARED:
        return f"docs/internals/{folder}/README.md"
    name = header.removeprefix("inarow/").removesuffix(".hpp").replace("detail/", "", 1)
    return f"docs/internals/{name}.md"


def pages():
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def ungathered():
    """Public headers that no header which gathers others includes, directly or not."""
    unseen = {header for header in headers() if not is_internal(header)} - ON_ITS_OWN
    to_read, read = list(GATHERING), set()
    while to_read:
        header = to_read.pop()
        if header not in read:
            read.add(header)
            to_read += INCLUDES.findall((INCLUDE / header).read_text(encoding="utf-8"))
    yield from (
        f"<{header}> is included by none of {', '.join(GATHERING)}"
        for header in sorted(unseen - read)
    )


def misplaced_pages():
    for page in pages():
        name = str(page.relative_to(ROOT))
        for header in included_on(page)[:1]:
            expected = internal_page(header) if is_internal(header) else home_of(header)[0]
            if not (INCLUDE / header).is_file():
                yield f"{name}: there is no <{header}>"
            elif name != expected:
                yield f"{name}: the page of <{header}> is {expected}"


def links(page):
    """What a page refers to in the project."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [target for target in LINK.findall(text) if "://" not in target]


def broken_links():
    for page in pages():
        for target in links(page):
            if not (page.parent / target).exists():
                yield f"{page.relative_to(ROOT)}: a link to {target}, which does not exist"


def unreachable_pages():
    """Pages that no path of links leads to from README.md."""
    unseen = set(pages())
    to_read = [ROOT / "README.md"]
    while to_read:
        page = to_read.pop()
        if page not in unseen:
            continue
        unseen.discard(page)
        to_read += [(page.parent / target).resolve() for target in links(page)]
    yield from (f"{page.relative_to(ROOT)} is linked from nowhere" for page in sorted(unseen))


def pages_without_index():
    """Pages in a folder with a README.md that has no link to them; in folders that have none, those of the next one up."""
    for index in sorted((ROOT / "docs").rglob("README.md")):
        linked = {(index.parent / target).resolve() for target in links(index)}
        for page in sorted(index.parent.rglob("*.md")):
            if page.parent != index.parent and (page.parent / "README.md").is_file():
                continue
            if index.parent != ROOT / "docs" and page not in {index, *linked}:
                yield f"{page.relative_to(ROOT)}: {index.relative_to(ROOT)} has no link to it"


def project():
    """What project.ini says, by key."""
    file = configparser.ConfigParser()
    file.read(ROOT / "project.ini", encoding="utf-8")
    return file["project"]


def unnamed_address():
    """Files that name another address of the project than project.ini, or none where it has one."""
    text = (ROOT / "project.ini").read_text(encoding="utf-8")
    address = project()["address"]
    # CMake and the shell read it, too.
    for key, value in project().items():
        if f"\n{key} ={' ' if value else ''}{value}\n" not in text:
            yield f"project.ini: write {key} = {value or '...'}, and nothing else on the line"
    for name, pattern in {
        "CITATION.cff": r'^repository-code: "(.*)"$',
        "pyproject.toml": r'^Homepage = "(.*)"$',
    }.items():
        found = re.findall(pattern, (ROOT / name).read_text(encoding="utf-8"), re.M)
        if found != ([address] if address else []):
            yield f"{name} names {found}, project.ini {address or 'no address'}"


def stale_versions():
    header = (INCLUDE / "inarow/version.hpp").read_text(encoding="utf-8")
    version = ".".join(re.findall(r"^#define INAROW_VERSION_\w+ (\d+)$", header, re.M))
    minor = version.rpartition(".")[0]
    for name, line in (
        ("CITATION.cff", f"version: {version}"),
        ("CHANGELOG.md", f"## {version}\n"),
        ("docs/cite.md", f"{{{version}}}"),
        ("docs/c_interface.md", f"libinarow_solver.so.{minor}`"),
        ("docs/install.md", f"find_package(inarow {minor} "),
        ("docs/install.md", f"inarow/[~{minor}]"),
        ("docs/module.md", f"find_package(inarow {minor} "),
        ("docs/versions.md", f"The current version is {version}."),
        ("docs/versions.md", f"`find_package(inarow {minor})` accepts only {minor}.x"),
        ("docs/versions.md", f"libinarow_solver.so.{minor}`"),
    ):
        if line not in (ROOT / name).read_text(encoding="utf-8"):
            yield f"{name}: the version is {version}, and {line.strip()!r} is not there"


def first_difference(one, other):
    pairs = itertools.zip_longest(one.splitlines(), other.splitlines())
    return next((i for i, (a, b) in enumerate(pairs, 1) if a != b), 0)


def differing_examples():
    """A program in examples/ and the block of a page that shows it are one text."""
    programs = [*(ROOT / "examples").rglob("*.cpp"), *(ROOT / "examples").rglob("*.c")]
    unseen = {str(path.relative_to(ROOT)) for path in programs}
    for page in pages():
        for block, name in EXAMPLE.findall(page.read_text(encoding="utf-8")):
            unseen.discard(name)
            where = f"{page.relative_to(ROOT)}: the program of {name}"
            if not (ROOT / name).is_file():
                yield f"{where}: there is no such file"
                continue
            text = (ROOT / name).read_text(encoding="utf-8").removeprefix(LICENSE)
            if text != block:
                yield f"{where}: line {first_difference(block, text)} differs from the file"
    yield from (f"{name} is shown on no page" for name in sorted(unseen))


def main():
    found = [
        *without_home(),
        *ungathered(),
        *misplaced_pages(),
        *broken_links(),
        *unreachable_pages(),
        *pages_without_index(),
        *stale_versions(),
        *unnamed_address(),
        *differing_examples(),
    ]
    print("\n".join(found) if found else f"{len(headers())} headers, {len(pages())} pages")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
