# SPDX-License-Identifier: BSL-1.0
"""Plots with matplotlib, which is an extra: pip install inarow[plot]."""

from __future__ import annotations

from typing import Any

from inarow._core import Analysis, Judgement, Player
from inarow._report import Report

_COLOURS = {Player.FIRST: "#7ba3e6", Player.SECOND: "#ec9482"}
_SHARES = {
    "best": "#7fb685",
    "inaccuracy": "#e8c468",
    "mistake": "#d9695f",
    "unknown": "#c9c5be",
}
_MARKS = {Judgement.MISTAKE: "D", Judgement.INACCURACY: "o"}


def plot(analysis: Analysis, ax: Any = None) -> Any:
    """The scores of a game, above zero where the first player wins; mistakes are marked."""
    ax = _new_axes() if ax is None else ax
    before = analysis.start.stones
    scores = [float("nan") if score is None else score for score in analysis.scores]
    numbers = range(before, before + len(scores))
    for player, sign in ((Player.FIRST, 1), (Player.SECOND, -1)):
        heights = [max(sign * score, 0) * sign if score == score else 0 for score in scores]
        ax.bar(numbers, heights, width=1.0, color=_COLOURS[player], label=_wins(player))
    for judgement, mark in _MARKS.items():
        moves = [move for move in analysis.moves if move.judgement == judgement]
        if moves:
            at = [move.number for move in moves]
            ax.plot(at, [move.after or 0 for move in moves], mark, label=judgement.name.lower())
    ax.axhline(0, color="#77726a", linewidth=1)
    ax.set_xlabel("move")
    ax.set_ylabel("score")
    ax.legend()
    return ax


def plot_report(report: Report, ax: Any = None) -> Any:
    """How many moves there were at each ply, and what they were."""
    ax = _new_axes() if ax is None else ax
    rows = report.by_ply()
    plies = [row["ply"] for row in rows]
    below = [0] * len(rows)
    for name, colour in _SHARES.items():
        heights = [row[name] for row in rows]
        ax.bar(plies, heights, bottom=below, width=1.0, color=colour, label=name)
        below = [sum(pair) for pair in zip(below, heights, strict=True)]
    ax.set_xlabel("move")
    ax.set_ylabel("moves of the agent")
    ax.legend()
    return ax


def _new_axes() -> Any:
    try:
        from matplotlib import pyplot
    except ImportError as missing:
        raise ImportError("a plot needs matplotlib: pip install 'inarow[plot]'") from missing
    return pyplot.subplots(figsize=(8, 3))[1]


def _wins(player: Player) -> str:
    return f"{player.name.lower()} wins"
