#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes single headers, each one file without includes of its own, under the name it has when
installed: <inarow.hpp> and <inarow/perfect_play.hpp> into single_include/; or, with --all FOLDER, there,
and <inarow/everything.hpp>, <inarow/solve/connect_four_book.hpp> and
<inarow/type/game_constant.hpp> beside them.

Standard headers are gathered at the top, except those that are included under a condition. Every
header of the project keeps a guard of its own, so that a program can include several of the files.
Internal headers lose their comments and blank lines.
"""

import argparse
import pathlib
import re
import sys

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
CONDITION = re.compile(r"\s*#\s*(if|ifdef|ifndef|endif)\b")
DROPPED = re.compile(r"\s*#\s*pragma\s+once\b|// SPDX-License-Identifier:")
VERSION = re.compile(r"#define INAROW_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)")
# Header-only use: what is otherwise compiled apart is included.
HEADER_ONLY = "#if !defined(INAROW_COMPILED_SOLVER)"
# The comments in these folders are for the developers of inarow.
INTERNAL = {"bitboard", "core", "detail"}
COMMENT = re.compile(r"\s*//")
# Before the standard headers, as it says that they are too old.
LANGUAGE = "inarow/core/detail/standard.hpp"
COMMITTED = ["inarow.hpp", "inarow/perfect_play.hpp"]
OTHERS = [
    "inarow/everything.hpp",
    "inarow/solve/connect_four_book.hpp",
    "inarow/type/game_constant.hpp",
]

# Guards and not #pragma once: web compilers paste a file into the program.
TEXT = """\
// SPDX-License-Identifier: BSL-1.0
// inarow {version}: k-in-a-row games as constexpr values and as types; <{source}> in one header.
// Generated from include/{source} by scripts/single_header.py: change those, not this.
#if defined(INAROW_COMPILED_SOLVER)
#error "programs that link inarow::solver include the installed headers"
#endif

{language}

{standard}

{body}
"""
HEADER = """\
#if !defined({guard})
#define {guard}
{text}
#endif  // {guard}
"""


def is_for_readers(line):
    return not line.strip() or bool(COMMENT.match(line))


class Expansion:
    def __init__(self, include_root):
        self.root = include_root
        self.seen = set()
        self.standard = set()

    def own_header(self, mark, name, includer):
        places = [includer.parent / name] if mark == '"' else []
        places.append(self.root / name)
        return next((p.resolve() for p in places if p.is_file()), None)

    def expand(self, header):
        """A header with the headers it includes before it, in one text; "" the second time. What it
        includes for header-only use comes after it."""
        if header in self.seen:
            return ""
        self.seen.add(header)
        is_internal = not INTERNAL.isdisjoint(header.relative_to(self.root).parts)
        before, after, lines, conditions = [], [], [], []
        for number, line in enumerate(header.read_text(encoding="utf-8").splitlines(), 1):
            if condition := CONDITION.match(line):
                top = conditions.pop() if condition[1] == "endif" else None
                if top is None:
                    conditions.append(line.strip())
                if HEADER_ONLY in (line.strip(), top):
                    continue
            if DROPPED.match(line) or (is_internal and is_for_readers(line)):
                continue
            include = INCLUDE.match(line)
            own = include and self.own_header(include[1], include[2], header)
            if own and conditions == [HEADER_ONLY]:
                after.append(own)
            elif own and conditions:
                sys.exit(f"{header}:{number}: a header of the project included under a condition")
            elif own:
                before.append(self.expand(own))
            elif include and not conditions:
                self.standard.add(line.strip())
            else:
                lines.append(line)
        name = str(header.relative_to(self.root))
        text = f"// {name} {'-' * (96 - len(name))}\n\n" + "\n".join(lines).strip() + "\n"
        guard = "INAROW_SINGLE_" + re.sub(r"\W", "_", name).upper()
        guarded = HEADER.format(guard=guard, text=text)
        return "\n".join(filter(None, [*before, guarded, *map(self.expand, after)]))


def generate(project, source):
    include = (project / "include").resolve()
    expansion = Expansion(include)
    language = expansion.expand(include / LANGUAGE)
    body = expansion.expand(include / source)
    version = ".".join(VERSION.findall((include / "inarow/version.hpp").read_text()))
    return TEXT.format(
        version=version,
        source=source,
        language=language.strip(),
        standard="\n".join(sorted(expansion.standard)),
        body=re.sub(r"\n{3,}", "\n\n", body).strip(),
    )


def main():
    here = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="only say whether the files are current"
    )
    parser.add_argument("--project", type=pathlib.Path, default=here, help="where include/ is")
    parser.add_argument(
        "--all", type=pathlib.Path, metavar="FOLDER", help="write all of them there"
    )
    options = parser.parse_args()

    folder = options.all or options.project / "single_include"
    for source in COMMITTED + (OTHERS if options.all else []):
        target = folder / source
        text = generate(options.project, source)
        if not options.check:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"single_include/{source} is not current: run scripts/single_header.py")


if __name__ == "__main__":
    main()
