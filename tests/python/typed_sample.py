# SPDX-License-Identifier: BSL-1.0
"""A program that strict type checkers accept: the stage `python` runs mypy on it."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from inarow import (
    Analysis,
    Game,
    IllegalMove,
    Judgement,
    Layout,
    Outcome,
    Player,
    Position,
    Rules,
    Solver,
    TreeSearch,
    VectorGames,
    assess,
)
from inarow.ray import RunConfig, build_book, label


def best_scores(solver: Solver, game: Game) -> dict[int, int]:
    scores = solver.move_scores(game)
    best = max(scores.values())
    return {action: score for action, score in scores.items() if score == best}


def mistakes(analysis: Analysis, player: Player) -> list[str]:
    return [m.annotation for m in analysis.moves if m.judgement == Judgement.MISTAKE]


def uniform(observations: NDArray[Any], masks: NDArray[Any]) -> tuple[ArrayLike, ArrayLike]:
    return masks, np.zeros(len(observations))


def main() -> None:
    rules: Rules = Rules("connect-four")
    game = Game(rules, "4453")
    try:
        game.apply_action(9)
    except IllegalMove as error:
        kind: str = error.kind
        square: int | None = error.square
        print(kind, square)
    position: Position = game.position
    outcome: Outcome = position.outcome
    cells: int = int(np.count_nonzero(position.board))
    scores = Solver(threads=2).scores([position], threads=2)
    total: int = int(scores.sum())
    games = VectorGames(rules, 8)
    observations, rewards, terminated = games.step(games.random_actions())
    print(outcome, cells, total, observations.shape, float(rewards.sum()), bool(terminated.any()))
    assessment = assess(lambda position: position.legal_actions()[0], "tic-tac-toe", games=2)
    shares: list[float | None] = [row["optimal_share"] for row in assessment.rows()]
    annotations = [move.annotation for game in assessment.games for move in game.moves]
    print(assessment, shares, annotations)
    layout = Layout(rules, "open_spiel")
    shape: tuple[int, ...] = layout.shape
    after: Position = layout.child(position, 3)
    print(shape, layout.observation(after).sum(), layout.mask(after).any(), Solver(book=None).book)
    visits, values = TreeSearch(rules, simulations=8).run(games, uniform)
    print(int(visits.sum()), float(values[0]))
    print(best_scores(Solver(), game), mistakes(Solver().analyze(game), Player.FIRST))


def run_on_cluster(config: RunConfig) -> int:
    labels = label("in.parquet", "out.parquet", rules="connect-four", timeout=1.0, config=config)
    book = build_book("my.book", Rules("tic-tac-toe"), 4, config=config)
    return labels.unsolved + book.size_bytes


if __name__ == "__main__":
    main()
