# SPDX-License-Identifier: BSL-1.0
"""Parts of a search, and the same search without one of them.

A part is taken out by changing a line or two of a header in a copy of include/.
"""

import dataclasses
import shutil
import subprocess
import sys

import programs


@dataclasses.dataclass
class Part:
    """A part of the search, and how to take it out: {header: [(text, what stands instead)]}."""

    name: str
    changes: dict


WHOLE = Part("the complete search", {})


def changed_headers(part):
    """{header: its text without the part}."""
    result = {}
    for header, changes in part.changes.items():
        text = (programs.INCLUDE / header).read_text(encoding="utf-8")
        for old, new in changes:
            if text.count(old) != 1:
                sys.exit(f"{part.name}: {header} does not have exactly once: {old}")
            text = text.replace(old, new)
        result[header] = text
    return result


def build(part, source, compiler, directory):
    """The program of a source file without the part."""
    include = directory / "include"
    shutil.copytree(programs.INCLUDE, include)
    for header, text in changed_headers(part).items():
        (include / header).write_text(text, encoding="utf-8")
    program = directory / source.stem
    command = [compiler, "-std=c++23", "-O2", "-DNDEBUG", "-pthread", f"-I{include}"]
    subprocess.run([*command, "-o", str(program), str(source)], check=True)
    return program
