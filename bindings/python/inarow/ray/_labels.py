# SPDX-License-Identifier: BSL-1.0
"""Labels data sets on a cluster."""

from __future__ import annotations

import os

from inarow._core import Rules
from inarow.label._extra import import_extra
from inarow.label._label import (
    BadRows,
    Deduplicate,
    FormatName,
    LabelOptions,
    LabelSummary,
    run_label,
)
from inarow.ray._cluster import cluster
from inarow.ray._config import RunConfig
from inarow.typing import Notation


def label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    *,
    column: str = "position",
    notation: Notation = "any",
    timeout: float | None = None,
    bad_rows: BadRows = "keep",
    prefix: str = "",
    best_moves: bool = False,
    deduplicate: Deduplicate = "all",
    part_rows: int | None = None,
    format: FormatName | None = None,
    overwrite: bool = False,
    config: RunConfig | None = None,
) -> LabelSummary:
    """Does the same as inarow.label.label, on the processes and machines of Ray.

    Each worker reads and writes its parts, so all machines must reach `source` and `target`.
    """
    config = config or RunConfig()
    options = LabelOptions(
        column=column,
        notation=notation,
        timeout=timeout,
        bad_rows=bad_rows,
        prefix=prefix,
        best_moves=best_moves,
        deduplicate=deduplicate,
        part_rows=part_rows,
        format=format,
        overwrite=overwrite,
    )
    for name in ("ray", "pyarrow"):
        import_extra(name, "ray")
    execution = cluster(config, timeout)
    return run_label(source, target, rules, options, execution, progress=config.progress)
