# SPDX-License-Identifier: BSL-1.0
"""k-in-a-row games (tic-tac-toe, Connect Four, gomoku and others) and their exact solution.

The C++ library of the same name implements the rules of the games; no rules are written in Python.
"""

from inarow import _signatures  # noqa: F401
from inarow._core import (
    Analysis,
    AnalyzedMove,
    Convention,
    Edges,
    Game,
    Gravity,
    Judgment,
    KeptTrees,
    Layout,
    LineLength,
    Outcome,
    Player,
    Position,
    Proof,
    Rules,
    Solver,
    Status,
    TreeSearch,
    TreeSearchResult,
    Value,
    VectorGames,
    __version__,
    positions,
    symmetries,
)
from inarow._elo import Sprt
from inarow._engines import Engine
from inarow._errors import (
    BookError,
    Error,
    IllegalMove,
    IllegalPosition,
    IllegalRules,
    NotationError,
    ProofError,
    Unsolved,
)
from inarow._match import match
from inarow._match_result import MatchGame, MatchResult
from inarow._records import Record, RecordNode, RecordWarning, parse_games, read_games, write_sgf
from inarow._rewards import reward, reward_bounds

__all__ = [
    "Analysis",
    "AnalyzedMove",
    "BookError",
    "Convention",
    "Edges",
    "Engine",
    "Error",
    "Game",
    "Gravity",
    "IllegalMove",
    "IllegalPosition",
    "IllegalRules",
    "Judgment",
    "KeptTrees",
    "Layout",
    "LineLength",
    "MatchGame",
    "MatchResult",
    "NotationError",
    "Outcome",
    "Player",
    "Position",
    "Proof",
    "ProofError",
    "Record",
    "RecordNode",
    "RecordWarning",
    "Rules",
    "Solver",
    "Sprt",
    "Status",
    "TreeSearch",
    "TreeSearchResult",
    "Unsolved",
    "Value",
    "VectorGames",
    "__version__",
    "match",
    "parse_games",
    "positions",
    "read_games",
    "reward",
    "reward_bounds",
    "symmetries",
    "write_sgf",
]
