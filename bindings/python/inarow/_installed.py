# SPDX-License-Identifier: BSL-1.0
"""Finds the files that are installed with the package, but outside its folder."""

from __future__ import annotations

import functools
import os
import pathlib
from importlib import metadata

BOOK = "connect-four.book"


def find_file(name: str, folder: str) -> pathlib.Path | None:
    """Returns the path of the installed file `name`; None if there is no such file. `folder` is the
    folder of the file in an installation by `pip install --target`."""
    recorded = [file.locate() for file in metadata.files("inarow") or () if file.name == name]
    # `pip install --target` moves files after it records their paths.
    target = pathlib.Path(__file__).parents[1] / folder / name
    paths = (pathlib.Path(os.fspath(path)).resolve() for path in [*recorded, target])
    return next(filter(pathlib.Path.is_file, paths), None)


@functools.cache
def find_book() -> pathlib.Path:
    """Returns the path of the opening book. The command line and the package share the file; without
    a command line, the file is in the package."""
    in_package = pathlib.Path(__file__).with_name(BOOK)
    if in_package.is_file():
        return in_package
    return find_file(BOOK, "share/inarow") or in_package
