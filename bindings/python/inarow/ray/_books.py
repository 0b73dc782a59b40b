# SPDX-License-Identifier: BSL-1.0
"""Opening books."""

from __future__ import annotations

import dataclasses
import os
import pathlib

from inarow._core import BookDraft, Position, Rules
from inarow.ray._means import Means, cluster
from inarow.ray._parts import Parts, written_whole
from inarow.ray._solving import solve


@dataclasses.dataclass(frozen=True)
class Made:
    """A book that was made."""

    positions: int
    """How many it has, of all plies."""
    solved: int
    """How many were solved for it now; the others were before, or follow from these."""
    bytes: int


def book(
    target: str | os.PathLike[str],
    rules: Rules | str,
    plies: int,
    *,
    parts: str | os.PathLike[str] | None = None,
    means: Means | None = None,
) -> Made:
    """Makes an opening book, the same as `inarow book make` does.

    What is solved is kept in the directory `parts`, else in one beside the book until that is
    there: after a stop the same call goes on from it.
    """
    means = means or Means()
    path = pathlib.Path(target)
    rules = Rules(rules) if isinstance(rules, str) else rules
    draft = BookDraft(rules, plies)
    texts = [str(Position(draft.rules, text).canonical()) for text in draft.positions()]
    found = Parts(parts_of(path, parts), draft.rules, None)
    try:
        with cluster(means) as data:
            solved = solve(data, texts, found, draft.rules, None, means)
        written = draft.written([found.known[text][0] for text in texts])
        with written_whole(path) as beside:
            beside.write_bytes(written)
        if parts is None:
            found.remove()
    finally:
        found.close()
    return Made(len(draft), solved, len(written))


def parts_of(target: pathlib.Path, said: str | os.PathLike[str] | None) -> pathlib.Path:
    return pathlib.Path(said) if said is not None else target.with_name(target.name + ".parts")
