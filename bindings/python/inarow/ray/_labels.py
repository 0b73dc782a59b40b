# SPDX-License-Identifier: BSL-1.0
"""Labels data sets on a cluster."""

from __future__ import annotations

import os
from typing import Any

from inarow._core import Rules
from inarow.label._extra import import_extra
from inarow.label._label import LabelOptions, LabelSummary, run_label
from inarow.ray._cluster import cluster
from inarow.ray._config import RunConfig


def label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    *,
    config: RunConfig | None = None,
    **options: Any,
) -> LabelSummary:
    """Does the same as inarow.label.label, on the processes and machines of Ray.

    The options are those of inarow.label.label, but for `threads`, `table_bytes` and `progress`,
    which are in `config`. This process reads `source` and writes `target`; the workers read and
    write the files in `target`.parts, so all machines must have access to this directory.
    """
    config = config or RunConfig()
    label_options = LabelOptions(**options)
    for name in ("ray", "pyarrow", "duckdb"):
        import_extra(name, "ray")
    execution = cluster(config, label_options.timeout)
    return run_label(source, target, rules, label_options, execution, progress=config.progress)
