# SPDX-License-Identifier: BSL-1.0
"""Builds opening books on a cluster."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import shutil
from typing import Any

from inarow._core import BookBuilder, Rules
from inarow.label._extra import import_extra
from inarow.label._formats import keep_table, read_table
from inarow.label._locations import location
from inarow.ray._config import RunConfig
from inarow.ray._labels import label


@dataclasses.dataclass(frozen=True)
class BookSummary:
    """The size of a built book, and the work to build it."""

    positions: int
    """The number of positions in the book."""
    searched: int
    """The number of positions that were searched in this run."""
    size_bytes: int
    """The size of the file."""


def build_book(
    target: str | os.PathLike[str],
    rules: Rules | str,
    plies: int,
    *,
    part_rows: int | None = None,
    config: RunConfig | None = None,
) -> BookSummary:
    """Builds an opening book. The file has the same bytes as a file of `inarow book make`.

    The positions of the book are labeled like a data set. If a run is interrupted, the same call
    resumes the run from `target`.positions.
    """
    builder = BookBuilder(rules, plies)
    for name in ("ray", "pyarrow"):
        import_extra(name, "ray")
    path = pathlib.Path(target)
    directory = path.with_name(path.name + ".positions")
    scores, searched = _scores(directory, builder, part_rows, config)
    book = builder.build(scores)
    with location(path).replaced() as stream:
        stream.write(book)
    shutil.rmtree(directory)
    return BookSummary(len(builder), searched, len(book))


def _scores(
    directory: pathlib.Path, builder: BookBuilder, part_rows: int | None, config: RunConfig | None
) -> tuple[list[int], int]:
    """Returns the scores of the positions to solve, and how many of them this run searched."""
    arrow: Any = import_extra("pyarrow")
    positions, labeled = directory / "positions.parquet", directory / "labeled.parquet"
    directory.mkdir(parents=True, exist_ok=True)
    table = arrow.table({"position": arrow.array(builder.positions(), arrow.string())})
    keep_table(location(positions), table, str(directory))
    summary = label(
        positions,
        labeled,
        builder.rules,
        part_rows=part_rows,
        overwrite=True,
        config=config,
    )
    return read_table(location(labeled))["score"].to_pylist(), summary.searched
