#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Writes single_include/: <inarow/perfect_play.hpp> and <inarow/everything.hpp>, each as one file.

Standard headers are gathered at the top, except those that are included under a condition.
"""

import argparse
import pathlib
import re
import sys

INCLUDE = re.compile(r'\s*#\s*include\s*([<"])([^>"]+)[>"]')
CONDITION = re.compile(r"\s*#\s*(if|ifdef|ifndef|endif)\b")
DROPPED = re.compile(r"\s*#\s*pragma\s+once\b|// SPDX-License-Identifier:")
VERSION = re.compile(r"#define INAROW_VERSION_(?:MAJOR|MINOR|PATCH) (\d+)")
# The headers that become one file each, by the file's name.
SINGLE = {"inarow.hpp": "inarow/perfect_play.hpp", "inarow_everything.hpp": "inarow/everything.hpp"}

# A guard and not #pragma once: web compilers paste the file into the program. The same in both
# files, for a program can have only one of them.
TEXT = """\
// SPDX-License-Identifier: BSL-1.0
// inarow {version}: k-in-a-row games as constexpr values and as types, in one header.
// Generated from include/{source} by scripts/single_header.py: change those, not this.
#if defined(INAROW_SINGLE_HEADER) && INAROW_SINGLE_HEADER != {number}
#error "inarow.hpp and inarow_everything.hpp are two forms of one header: include one of them"
#elif !defined(INAROW_SINGLE_HEADER)
#define INAROW_SINGLE_HEADER {number}

{standard}

{body}

#endif  // INAROW_SINGLE_HEADER
"""


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
        """The lines of a header, with those of the headers it includes before it; [] the second time."""
        if header in self.seen:
            return []
        self.seen.add(header)
        lines, inside, depth = [], [], 0
        for number, line in enumerate(header.read_text(encoding="utf-8").splitlines(), 1):
            if condition := CONDITION.match(line):
                depth += -1 if condition[1] == "endif" else 1
            if DROPPED.match(line):
                continue
            include = INCLUDE.match(line)
            own = include and self.own_header(include[1], include[2], header)
            if own and depth:
                sys.exit(f"{header}:{number}: a header of the project included under a condition")
            if own:
                inside += self.expand(own)
            elif include and not depth:
                self.standard.add(line.strip())
            else:
                lines.append(line)
        name = header.relative_to(self.root)
        return inside + ["", f"// {name} {'-' * (96 - len(str(name)))}", "", *lines]


def generate(project, source, number):
    include = (project / "include").resolve()
    expansion = Expansion(include)
    body = "\n".join(expansion.expand(include / source))
    version = ".".join(VERSION.findall((include / "inarow/version.hpp").read_text()))
    return TEXT.format(
        version=version,
        source=source,
        number=number,
        standard="\n".join(sorted(expansion.standard)),
        body=re.sub(r"\n{3,}", "\n\n", body).strip(),
    )


def main():
    here = pathlib.Path(__file__).resolve().parent.parent
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the files are current")
    parser.add_argument("--project", type=pathlib.Path, default=here, help="where include/ is")
    options = parser.parse_args()

    for number, (name, source) in enumerate(SINGLE.items(), 1):
        target = options.project / "single_include" / name
        text = generate(options.project, source, number)
        if not options.check:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != text:
            sys.exit(f"single_include/{name} is not current: run scripts/single_header.py")


if __name__ == "__main__":
    main()
