#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes include/inarow.cppm, the module `inarow`: it includes <inarow/everything.hpp> and exports its
public names, as clang 22 lists them.

Public is what docs/architecture.md calls so: check_pages.is_internal.
"""

import argparse
import pathlib
import re
import subprocess
import sys

import check_pages

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMPILER = "clang++-22"
HEADER = "inarow/everything.hpp"
TARGET = ROOT / "include/inarow.cppm"

# The declaration at the end of a line of clang's tree: its kind, its place, its words.
DECLARATION = re.compile(
    r"(?P<indent>[| `-]*)(?P<kind>\w+)Decl 0x\w+ (?:(?:prev|parent) 0x\w+ )*"
    r"<(?P<range>[^>]*(?:<(?:scratch space|invalid sloc)>[^>]*)*)> (?P<place>\S+) ?(?P<words>.*)"
)
FLAGS = {"class", "consteval", "constexpr", "implicit", "referenced", "struct", "union", "used"}
NAMED = {
    "ClassTemplate", "Concept", "CXXRecord", "Enum", "Function", "FunctionTemplate", "TypeAlias",
    "TypeAliasTemplate", "Var", "VarTemplate",
}  # fmt: skip
# Found through the name of their template, or name nothing.
NAMELESS = {
    "ClassTemplatePartialSpecialization", "ClassTemplateSpecialization", "CXXDeductionGuide",
    "Empty", "StaticAssert", "UsingDirective", "UsingShadow", "VarTemplatePartialSpecialization",
    "VarTemplateSpecialization",
}  # fmt: skip

TEXT = """\
// SPDX-License-Identifier: BSL-1.0
// The module inarow: all that <{header}> declares for users.
// scripts/module.py writes this file. Edit the headers instead of this file.
module;

#include <{header}>

export module inarow;

{names}

// The module contains the templates that these games instantiate, so that programs need not
// instantiate them again: the rules for boards of these sizes, and move texts of each length.
static_assert(inarow::is_drawn<inarow::play<
                  inarow::new_game<inarow::tic_tac_toe>, "top-left", "center", "bottom-right",
                  "top-center", "bottom-center", "bottom-left", "top-right", "middle-right",
                  "middle-left">>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::connect_four>, "4", 4>>);
static_assert(inarow::is_ongoing<inarow::play<inarow::new_game<inarow::gomoku>, "h8", "i10">>);
"""


def tree():
    """The namespaces of inarow, as clang prints them."""
    command = [
        COMPILER, "-std=c++23", "-fsyntax-only", f"-I{ROOT / 'include'}", "-x", "c++", "-",
        "-fno-color-diagnostics", "-Xclang", "-ast-dump", "-Xclang", "-ast-dump-filter=inarow",
    ]  # fmt: skip
    run = subprocess.run(
        command, input=f"#include <{HEADER}>\n", capture_output=True, text=True, check=False
    )
    if run.returncode != 0:
        sys.exit(f"<{HEADER}> does not compile:\n{run.stderr[:2000]}")
    for part in re.split(r"^Dumping ", run.stdout, flags=re.M)[1:]:
        title, *lines = part.splitlines()
        if title == "inarow:":
            yield lines


def names_of(lines):
    """The declarations in one block of a header that are exported: (namespace, line)."""
    path = re.search(r"<(/[^:>]+):", lines[0])[1]
    if check_pages.is_internal(path.split("/include/")[-1]):
        return
    spaces = {}  # the namespace at each depth
    for line in lines:
        if not (found := DECLARATION.match(line)):
            continue
        depth = len(found["indent"]) // 2
        spaces = {d: space for d, space in spaces.items() if d < depth}
        kind, words = found["kind"], found["words"].split("'")[0].split()
        if depth > 0 and depth - 1 not in spaces:
            continue  # not in a namespace but in a class or function
        space = [*spaces.values()]
        if kind == "Namespace":
            spaces[depth] = f"inline {words[0]}" if "inline" in words else words[0]
        elif {"detail", *check_pages.INTERNAL}.intersection(space) or kind in NAMELESS:
            continue
        elif kind == "UsingEnum":
            yield space, f"enum {found['words'].split(chr(39))[1]}"
        elif kind == "Using":
            yield space, words[0].split("::")[-1]
        elif kind in NAMED:
            name = next(word for word in words if word not in FLAGS)
            if name.startswith("<"):
                continue  # <deduction guide for ...>
            yield space, name
            if kind == "Enum" and "class" not in words:
                yield space, f"enum {name}"
        else:
            sys.exit(f"{path}: what is exported of a {kind}? {line}")


def exports():
    names = {}
    for lines in tree():
        for space, name in names_of(lines):
            names.setdefault("::".join(space), set()).add(name)
    for space, members in sorted(names.items()):
        yield f"export namespace {space} {{"
        scope = space.replace("inline ", "")
        for member in sorted(members, key=lambda name: (name.removeprefix("enum "), name)):
            if member.startswith("enum "):
                yield f"using enum {scope}::{member.removeprefix('enum ')};"
            else:
                yield f"using {scope}::{member};"
        yield f"}}  // namespace {scope}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the file is current")
    options = parser.parse_args()
    text = TEXT.format(header=HEADER, names="\n".join(exports()).strip())
    if not options.check:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.relative_to(ROOT)} is not current: run scripts/module.py")


if __name__ == "__main__":
    main()
