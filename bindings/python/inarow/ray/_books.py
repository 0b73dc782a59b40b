# SPDX-License-Identifier: BSL-1.0
"""Opening books."""

from __future__ import annotations

import dataclasses
import os
import pathlib

from inarow._core import BookBuilder, Position, Rules
from inarow.ray._batches import solve
from inarow.ray._checkpoint import Checkpoint, atomic_path, checkpoint_path
from inarow.ray._cluster import cluster
from inarow.ray._config import RunConfig


@dataclasses.dataclass(frozen=True)
class BookSummary:
    """What a built book has."""

    positions: int
    """The number of positions, of all plies."""
    searched: int
    """The number of positions that were searched in this run."""
    size_bytes: int
    """The size of the file."""


def build_book(
    target: str | os.PathLike[str],
    rules: Rules | str,
    plies: int,
    *,
    checkpoint: str | os.PathLike[str] | None = None,
    config: RunConfig | None = None,
) -> BookSummary:
    """Builds an opening book, byte for byte the one of `inarow book make`.

    The same call resumes an interrupted run from the directory `checkpoint` [default: one beside
    the target, removed at the end].
    """
    config = config or RunConfig()
    path = pathlib.Path(target)
    rules = Rules(rules) if isinstance(rules, str) else rules
    builder = BookBuilder(rules, plies)
    texts = [str(Position(builder.rules, text).canonical()) for text in builder.positions()]
    saved = Checkpoint(checkpoint_path(path, checkpoint), builder.rules, None)
    try:
        with cluster(config) as data:
            searched = solve(data, texts, saved, builder.rules, None, config)
        book = builder.build([saved.bounds[text][0] for text in texts])
        with atomic_path(path) as temporary:
            temporary.write_bytes(book)
        if checkpoint is None:
            saved.remove()
    finally:
        saved.close()
    return BookSummary(len(builder), searched, len(book))
