#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Links to Compiler Explorer with the programs of README.md and docs/tutorial.md, ready to be changed.

scripts/compiler_explorer.py FOLDER     adds them to the copies of these pages in FOLDER, if project.ini says
                                        where the single headers are
scripts/compiler_explorer.py --check    compiles each program as its link has it, with the single headers alone
"""

import argparse
import base64
import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import check_pages

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/tutorial.md"]
PROGRAM = re.compile(r"^```cpp\n(?P<code>.*?^```\n)", re.M | re.S)
HEADER = re.compile(r"^#include <(inarow(?:/perfect_play)?\.hpp)>$", re.M)
SITE = "https://godbolt.org/clientstate/"
COMPILERS = [("clang1910", "-std=c++23"), ("g142", "-std=c++23")]


def link(code, headers):
    session = {
        "id": 1,
        "language": "c++",
        "source": HEADER.sub(rf"#include <{headers}/\1>", code),
        "compilers": [{"id": name, "options": options} for name, options in COMPILERS],
    }
    text = json.dumps({"sessions": [session]}, separators=(",", ":"))
    return SITE + urllib.parse.quote(base64.b64encode(text.encode()).decode(), safe="")


def source_of(address):
    text = base64.b64decode(urllib.parse.unquote(address.removeprefix(SITE)))
    return json.loads(text)["sessions"][0]["source"]


def programs(text):
    for block in PROGRAM.finditer(text):
        code = block["code"].removesuffix("```\n")
        if HEADER.search(code):
            yield block, code


def add_links(folder, headers):
    for name in PAGES:
        page = folder / name
        text = page.read_text(encoding="utf-8")
        for block, code in reversed(list(programs(text))):
            line = f"\n[Open it in Compiler Explorer]({link(code, headers)})\n"
            text = text[: block.end()] + line + text[block.end() :]
        page.write_text(text, encoding="utf-8")


def check():
    headers = "https://example.org/headers"
    failed = 0
    for name in PAGES:
        found = list(programs((ROOT / name).read_text(encoding="utf-8")))
        if not found:
            sys.exit(f"{name} has no program")
        for _, code in found:
            source = source_of(link(code, headers)).replace(headers, str(ROOT / "single_include"))
            made = subprocess.run(
                ["g++", "-std=c++23", "-Wall", "-Wextra", "-fsyntax-only", "-x", "c++", "-"],
                input=source,
                capture_output=True,
                text=True,
                check=False,
            )
            if made.returncode or made.stderr:
                print(f"{name}, with the single headers alone:\n{code}\n{made.stderr}")
                failed += 1
    return failed


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        sys.exit(1 if check() else 0)
    if options.folder and (headers := check_pages.project()["single_headers"]):
        add_links(options.folder, headers)


if __name__ == "__main__":
    main()
