# SPDX-License-Identifier: BSL-1.0
"""Games of k in a row (tic-tac-toe, Connect Four, gomoku, any board), and their exact solution.

No rule of any game is written in Python: all of it is the C++ library of the same name.
"""

from inarow._core import (
    Analysis,
    AnalyzedMove,
    Game,
    Gravity,
    Judgement,
    Layout,
    Outcome,
    Player,
    Position,
    Rules,
    Solver,
    Status,
    Value,
    VectorGames,
    __version__,
)
from inarow._errors import (
    BookError,
    Error,
    IllegalMove,
    IllegalPosition,
    IllegalRules,
    NotationError,
    Unsolved,
)
from inarow._judge import judge
from inarow._report import JudgedGame, JudgedMove, Report

__all__ = [
    "Analysis",
    "AnalyzedMove",
    "BookError",
    "Error",
    "Game",
    "Gravity",
    "IllegalMove",
    "IllegalPosition",
    "IllegalRules",
    "JudgedGame",
    "JudgedMove",
    "Judgement",
    "Layout",
    "NotationError",
    "Outcome",
    "Player",
    "Position",
    "Report",
    "Rules",
    "Solver",
    "Status",
    "Unsolved",
    "Value",
    "VectorGames",
    "__version__",
    "judge",
]
