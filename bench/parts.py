# SPDX-License-Identifier: BSL-1.0
"""Builds a search without one of its parts.

To remove a part, the benchmark changes one to three lines of the headers in a copy of include/.
"""

import dataclasses
import shutil
import sys

import programs


@dataclasses.dataclass
class Part:
    """A part of a search. `changes` removes the part: {header: [(text, replacement)]}."""

    name: str
    changes: dict


WHOLE = Part("the complete search", {})


def changed_headers(part):
    """{header: its text without the part}"""
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
    """Compiles the program of a source file without the part. Returns the path of the program."""
    include = directory / "include"
    shutil.copytree(programs.INCLUDE, include)
    for header, text in changed_headers(part).items():
        (include / header).write_text(text, encoding="utf-8")
    return programs.build(source, directory / source.stem, compiler, include)
