# SPDX-License-Identifier: BSL-1.0
"""Plots with matplotlib, which only this module needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inarow._core import Analysis, Judgment, Player

_PLAYER_COLORS = {Player.FIRST: "#7ba3e6", Player.SECOND: "#ec9482"}
_JUDGMENT_COLORS = {
    "best": "#7fb685",
    "inaccuracy": "#e8c468",
    "mistake": "#d9695f",
    "unknown": "#c9c5be",
}
_MARKERS = {Judgment.MISTAKE: "D", Judgment.INACCURACY: "o"}


def plot_analysis(analysis: Analysis, ax: Any = None) -> Any:
    """Plots the scores of a game, above zero if the first player wins, and marks mistakes and
    inaccuracies."""
    ax = _new_axes() if ax is None else ax
    first_ply = analysis.start.stones
    scores = [float("nan") if score is None else score for score in analysis.scores]
    plies = range(first_ply, first_ply + len(scores))
    for player, sign in ((Player.FIRST, 1), (Player.SECOND, -1)):
        heights = [max(sign * score, 0) * sign if score == score else 0 for score in scores]
        ax.bar(plies, heights, width=1.0, color=_PLAYER_COLORS[player], label=_wins(player))
    for judgment, marker in _MARKERS.items():
        moves = [move for move in analysis.moves if move.judgment == judgment]
        if moves:
            numbers = [move.number for move in moves]
            after = [move.after or 0 for move in moves]
            ax.plot(numbers, after, marker, label=judgment.name.lower())
    ax.axhline(0, color="#77726a", linewidth=1)
    ax.set_xlabel("move")
    ax.set_ylabel("score")
    ax.legend()
    return ax


def plot_judgments(rows: Sequence[dict[str, Any]], ax: Any = None) -> Any:
    """Plots the number of moves with each judgment as stacked bars, one bar for each ply."""
    ax = _new_axes() if ax is None else ax
    plies = [row["ply"] for row in rows]
    bottoms = [0] * len(rows)
    for name, color in _JUDGMENT_COLORS.items():
        heights = [row[name] for row in rows]
        ax.bar(plies, heights, bottom=bottoms, width=1.0, color=color, label=name)
        bottoms = [sum(pair) for pair in zip(bottoms, heights, strict=True)]
    ax.set_xlabel("move")
    ax.set_ylabel("moves of the agent")
    ax.legend()
    return ax


def _new_axes() -> Any:
    try:
        from matplotlib import pyplot
    except ImportError as missing:
        raise ImportError("a plot needs matplotlib: pip install matplotlib") from missing
    return pyplot.subplots(figsize=(8, 3))[1]


def _wins(player: Player) -> str:
    return f"{player.name.lower()} wins"
