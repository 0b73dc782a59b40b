# SPDX-License-Identifier: BSL-1.0
"""A program that strict type checkers accept: the stage `python` runs mypy and pyright on it."""

from collections.abc import Hashable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from inarow import (
    Analysis,
    Game,
    IllegalMove,
    Judgment,
    KeptTrees,
    Layout,
    Outcome,
    Player,
    Position,
    Record,
    Rules,
    Solver,
    Sprt,
    TreeSearch,
    TreeSearchResult,
    VectorGames,
    match,
    parse_games,
    positions,
    reward,
)
from inarow.bench import play, run
from inarow.ray import RunConfig, label
from inarow.typing import BoardLike, Notation


def best_scores(solver: Solver, game: Game) -> dict[int, int]:
    scores = solver.move_scores(game)
    best = max(scores.values())
    return {action: score for action, score in scores.items() if score == best}


def mistakes(analysis: Analysis, player: Player) -> list[str]:
    return [m.annotation for m in analysis.moves if m.judgment == Judgment.MISTAKE]


def moves(game: Game, notation: Notation) -> str:
    return game.moves(notation)


def counts(games: list[Game]) -> dict[Position, int]:
    """The values that do not change are keys; a game is none."""
    result: dict[Position, int] = {}
    for game in games:
        result[game.position] = result.get(game.position, 0) + 1
    return result


def distinct(game: Game) -> set[Hashable]:
    values: set[Hashable] = {game.rules, game.position, Layout(game.rules, "pgx")}
    return values | {Solver().value(game), game.outcome}


def random_game(rules: Rules, seed: np.int64) -> Game:
    """The numbers of NumPy are numbers."""
    rng, game = np.random.default_rng(int(seed)), Game(rules)
    game.apply_actions([np.int8(4), np.uint16(0)])
    while not game.is_terminal():
        game.apply_action(rng.choice(game.legal_actions()))
    game.undo(np.int64(1))
    return game.child(np.argmax(game.legal_actions_mask()))


def players(text: str) -> dict[str, Game]:
    """The properties of a record are lists of texts."""
    records: list[Record] = [record for record in parse_games(text) if record.error is None]
    names: list[list[str]] = [record.properties.get("PB", [""]) for record in records]
    return {name[0]: record.game for name, record in zip(names, records)}


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
    pair: VectorGames = games[0:2]
    stones: list[int] = [position.stones for position in pair]
    pair.step([3, 3], out=pair.arrays())
    print(stones, pair[1], pair.observe([0, 1]).shape, VectorGames.from_state(pair.state()))
    print(outcome, cells, total, observations.shape, float(rewards.sum()), bool(terminated.any()))
    judged = play(lambda position: position.legal_actions()[0], "tic-tac-toe", games=2)
    shares: list[float | None] = [row["optimal_share"] for row in judged.rows()]
    annotations = [move.annotation for game in judged.games for move in game.moves]
    print(judged, shares, annotations)
    benched = run(lambda position: "b2", "tic-tac-toe-1")
    regrets: list[int] = [answer.regret for answer in benched.answers]
    print(benched, regrets)
    result = match(lambda position: "4", "random", rules, games=2, stop=Sprt(0, 50))
    elo: float = result.elo
    value: float | None = reward(position, 3, Solver(time_limit=0.01))
    print(result, elo, result.games[0].record, value)
    layout = Layout(rules, "open_spiel")
    shape: tuple[int, ...] = layout.shape
    after: Position = layout.child(position, 3)
    print(shape, layout.observation(after).sum(), layout.mask(after).any(), Solver(book=None).book)
    board: BoardLike = [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
    shown = Position("3x3/3", board, to_move="second", values=(0, 1, -1))
    again: list[Position] = layout.positions(layout.observation(after)[np.newaxis])
    print(shown, again, positions("3x3/3", np.zeros((2, 9))), moves(Game(rules, [3, 3]), "columns"))
    by_player: float = game.returns()[game.to_move]
    rows: list[dict[str, object]] = Solver().analyze(game).rows()
    print(by_player, rows)
    visits, values = TreeSearch(rules, simulations=8).run(games, uniform)
    print(int(visits.sum()), float(values[0]))
    trees: KeptTrees = TreeSearch(rules, gumbel_moves=4, solver_nodes=10).keep_trees()
    found: TreeSearchResult = trees.run(games, uniform)
    variation: list[int] = found.variations[0]
    print(found.best[0], found.q_values.max(), found.policies.sum(), found.proven.any(), variation)
    played = random_game(Rules("tic-tac-toe"), np.int64(1))
    print(counts([game, played]), len(distinct(played)), VectorGames(rules, np.int64(2)))
    print(players("(;GM[4]SZ[15]PB[Anna];B[hh])"), Record(played).to_sgf())
    print(best_scores(Solver(), game), mistakes(Solver().analyze(game), Player.FIRST))


def run_on_cluster(config: RunConfig) -> int:
    labels = label("in.parquet", "out.parquet", rules="connect-four", timeout=1.0, config=config)
    return labels.unsolved


if __name__ == "__main__":
    main()
