# SPDX-License-Identifier: BSL-1.0
"""Measures agents by their games.

    result = inarow.bench.play(agent, "connect-four")
"""

from inarow.bench._play import play
from inarow.bench._play_result import JudgedGame, JudgedMove, PlayResult

__all__ = ["JudgedGame", "JudgedMove", "PlayResult", "play"]
