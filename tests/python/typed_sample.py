# SPDX-License-Identifier: BSL-1.0
"""A program that strict type checkers accept: the stage `python` runs mypy on it."""

import numpy as np

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
    pair: VectorGames = games[0:2]
    stones: list[int] = [position.stones for position in pair]
    pair.step([3, 3], out=pair.arrays())
    print(stones, pair[1], pair.observe([0, 1]).shape, VectorGames.from_state(pair.state()))
    print(outcome, cells, total, observations.shape, float(rewards.sum()), bool(terminated.any()))
    assessment = assess(lambda position: position.legal_actions()[0], "tic-tac-toe", games=2)
    shares: list[float | None] = [row["optimal_share"] for row in assessment.rows()]
    annotations = [move.annotation for game in assessment.games for move in game.moves]
    print(assessment, shares, annotations)
    layout = Layout(rules, "open_spiel")
    shape: tuple[int, ...] = layout.shape
    after: Position = layout.child(position, 3)
    print(shape, layout.observation(after).sum(), layout.mask(after).any(), Solver(book=None).book)
    print(best_scores(Solver(), game), mistakes(Solver().analyze(game), Player.FIRST))


def run_on_cluster(config: RunConfig) -> int:
    labels = label("in.parquet", "out.parquet", rules="connect-four", timeout=1.0, config=config)
    book = build_book("my.book", Rules("tic-tac-toe"), 4, config=config)
    return labels.unsolved + book.size_bytes


if __name__ == "__main__":
    main()
