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
    "Judgement",
    "Layout",
    "NotationError",
    "Outcome",
    "Player",
    "Position",
    "Rules",
    "Solver",
    "Status",
    "Unsolved",
    "Value",
    "VectorGames",
    "__version__",
]
