# SPDX-License-Identifier: BSL-1.0
"""Lets an agent play games, and judges its moves by exact scores."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from inarow import _progress
from inarow._core import Game, Player, Position, Rules, Solver
from inarow._levels import LEVELS
from inarow._opponents import best_moves_found
from inarow._playing import Forfeit, Side, opponent_of, play_game, result_for
from inarow.bench._play_result import JudgedGame, JudgedMove, PlayResult
from inarow.typing import Agent, Notation

OPPONENTS = ("perfect", "random")
_NAMES = (*OPPONENTS, *LEVELS)


def play(
    agent: Agent,
    rules: Rules | str,
    *,
    games: int = 20,
    opponents: Sequence[str] = OPPONENTS,
    seed: int = 0,
    solver: Solver | None = None,
    time_limit: float = 1.0,
    notation: Notation = "any",
    progress: bool = False,
) -> PlayResult:
    """Plays `games` games against each opponent and judges every move of the agent.

    The agent is called with the Position in which it must move. It returns an action, or a move
    text in `notation`. The agent makes the first move in every second game. An illegal answer loses
    the game. An exception of the agent ends the game without a win, draw or loss. The JudgedGame
    contains the illegal answer or the exception.

    The opponent "random" plays uniformly random legal moves. The opponent "perfect" plays random
    best moves. The opponents "level-1" to "level-8" play the moves of Solver.choose at that level.
    `seed` determines the random numbers of the opponents, so a deterministic agent plays the same
    games each time.

    The scores come from `solver`, with its own time limit for each answer [default: a new solver
    with a limit of `time_limit` seconds]. If the solver does not find the best moves in time,
    "perfect" plays the best move found. If the solver does not find a score in time, the judgment
    of a move may be "unknown".
    """
    rules = Rules(rules) if isinstance(rules, str) else rules
    _check_arguments(agent, games, opponents, rules, notation)
    solver = solver or Solver(time_limit=time_limit)
    judge = _Judge(agent, solver, solver.time_limit or time_limit, notation)
    pairings = [(name, number) for name in opponents for number in range(games)]
    with _progress.updates(progress, len(pairings), " games") as update:
        played = []
        for name, number in pairings:
            played.append(judge.play_game(rules, name, number, f"{seed}/{name}/{number}"))
            update(1)
    return PlayResult(rules=rules, seed=seed, games=tuple(played))


def _check_arguments(
    agent: Any, games: int, opponents: Sequence[str], rules: Rules, notation: Notation
) -> None:
    if not callable(agent):
        raise TypeError(f"agent must be callable, not {type(agent).__name__}")
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    unknown = [name for name in opponents if name not in _NAMES]
    repeated = len(set(opponents)) < len(opponents)
    if isinstance(opponents, str) or unknown or not opponents or repeated:
        raise ValueError(f"opponents must be some of {_NAMES}, each once, not {opponents!r}")
    Game(rules, "", notation)


class _Judge:
    def __init__(self, agent: Agent, solver: Solver, move_time: float, notation: Notation) -> None:
        self._agent = agent
        self._solver = solver
        self._move_time = move_time
        self._notation = notation
        # The games of an opponent have many positions and moves in common.
        self._best: dict[Position, tuple[list[int], bool]] = {}
        self._judged: dict[tuple[Rules, str], dict[int, JudgedMove]] = {}

    def play_game(self, rules: Rules, opponent: str, number: int, seed: str) -> JudgedGame:
        """Plays one game and judges the agent's moves."""
        agent_player = Player.FIRST if number % 2 == 0 else Player.SECOND
        rng = random.Random(seed)
        game = Game(rules)
        unproven = 0

        def reply(game: Game) -> int:
            nonlocal unproven
            action, is_proven = self._reply(opponent, game.position, rng)
            unproven += not is_proven
            return action

        agent = Side(lambda game: self._agent(game.position), self._notation)
        forfeit = play_game(game, {agent_player: agent, opponent_of(agent_player): Side(reply)})
        if forfeit and forfeit.player != agent_player and forfeit.exception:
            raise forfeit.exception
        return JudgedGame(
            opponent=opponent,
            number=number,
            agent=agent_player,
            game=game,
            result=_result(game, agent_player, forfeit),
            answer=forfeit.answer if forfeit else None,
            error=forfeit.error if forfeit else None,
            moves=self._agent_moves(game, agent_player),
            unproven_replies=unproven,
        )

    def _reply(self, opponent: str, position: Position, rng: random.Random) -> tuple[int, bool]:
        """Returns the opponent's action. Also returns False if "perfect" cannot prove that the
        action is a best action, otherwise True."""
        if opponent == "random":
            return rng.choice(position.legal_actions()), True
        if opponent in LEVELS:
            level, seed = LEVELS[opponent], rng.getrandbits(64)
            return self._solver.choose(position, self._move_time, level=level, seed=seed)[0], True
        if position not in self._best:
            self._best[position] = best_moves_found(self._solver, position, self._move_time)
        actions, is_proven = self._best[position]
        return rng.choice(actions), is_proven

    def _agent_moves(self, game: Game, agent_player: Player) -> tuple[JudgedMove, ...]:
        key = (game.rules, str(game))
        if key not in self._judged:
            self._judged[key] = self._judge_moves(game)
        return tuple(move for move in self._judged[key].values() if move.player == agent_player)

    def _judge_moves(self, game: Game) -> dict[int, JudgedMove]:
        return {
            move.number: JudgedMove(
                ply=move.number,
                player=move.player,
                action=move.action,
                text=str(move),
                judgment=move.judgment.name.lower(),
                annotation=move.annotation,
                better=tuple(move.better),
            )
            for move in self._solver.analyze(game).moves
        }


def _result(game: Game, agent_player: Player, forfeit: Forfeit | None) -> str:
    if forfeit:
        return "failed" if forfeit.exception else "illegal"
    return result_for(agent_player, game.outcome)
