# SPDX-License-Identifier: BSL-1.0
"""The names of the opponents that play at the levels of Solver.choose."""

from __future__ import annotations

from typing import Literal, get_args

LevelName = Literal[
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7", "level-8"
]

LEVELS: dict[str, int] = {name: number for number, name in enumerate(get_args(LevelName), 1)}
"""The number of each level by its name, from the weakest level on."""
