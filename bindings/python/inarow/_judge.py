# SPDX-License-Identifier: BSL-1.0
"""Agents, judged by the games they play and by the exact scores of their moves."""

from __future__ import annotations

import operator
import random
import reprlib
import traceback
from collections.abc import Callable, Sequence
from typing import Any

from inarow import _progress
from inarow._core import Game, Outcome, Player, Position, Rules, Solver
from inarow._errors import IllegalMove, IllegalRules, NotationError, Unsolved
from inarow._report import JudgedGame, JudgedMove, Report

Agent = Callable[[Position], int | str]

OPPONENTS = ("perfect", "random")


def judge(
    agent: Agent,
    rules: Rules | str,
    *,
    games: int = 20,
    against: Sequence[str] = OPPONENTS,
    seed: int = 0,
    solver: Solver | None = None,
    time_limit: float = 1.0,
    notation: str = "any",
    progress: bool = False,
) -> Report:
    """Plays so many games against each opponent, and judges every move of the agent.

    The agent is called with the Position it is to move in and answers with an action, or with a
    move as text in `notation`. It begins every other game. After an illegal answer, or one that is
    no move, it is not asked again: it has lost that game. Where it raises, the game is broken off
    and counts neither way. The report has both, with the position.

    The `random` opponent makes any legal move, `perfect` one of the best, drawn by the seed: the
    same seed gives the same games to an agent that always answers alike. `solver` finds the scores,
    else one with `time_limit` seconds for each question. Where that is not enough, `perfect` makes
    the best move that it finds in the time, and a move of which too little is known is "unknown".
    """
    rules = Rules(rules) if isinstance(rules, str) else rules
    _check(agent, games, against, rules, notation)
    by = solver or Solver(time_limit=time_limit)
    judged = _Judge(agent, by, by.time_limit or time_limit, notation)
    rounds = [(name, number) for name in against for number in range(games)]
    with _progress.shown(progress, len(rounds), " games") as update:
        played = []
        for name, number in rounds:
            played.append(judged.game(rules, name, number, f"{seed}/{name}/{number}"))
            update(1)
    return Report(rules=rules, seed=seed, games=tuple(played))


def _check(agent: Any, games: int, against: Sequence[str], rules: Rules, notation: str) -> None:
    if not callable(agent):
        raise TypeError(f"an agent must be callable, not {type(agent).__name__}")
    if games < 1:
        raise ValueError(f"there must be at least one game, not {games}")
    unknown = [name for name in against if name not in OPPONENTS]
    if isinstance(against, str) or unknown or not against or len(set(against)) < len(against):
        raise ValueError(f"against must be some of {OPPONENTS}, each once, not {against!r}")
    Game(rules, "", notation)


class _Judge:
    def __init__(self, agent: Agent, solver: Solver, think: float, notation: str) -> None:
        self._agent = agent
        self._solver = solver
        self._think = think
        self._notation = notation
        # Opponents' games begin alike again and again.
        self._best: dict[Position, tuple[list[int], bool]] = {}
        self._moves: dict[tuple[Rules, str], dict[int, JudgedMove]] = {}

    def game(self, rules: Rules, opponent: str, number: int, seed: str) -> JudgedGame:
        """Plays and judges one."""
        agent_is = Player.FIRST if number % 2 == 0 else Player.SECOND
        by = random.Random(seed)
        game = Game(rules)
        doubtful = 0
        result, answer, error = "", None, None
        while not result and not game.is_terminal():
            if game.to_move != agent_is:
                action, is_known = self._reply(opponent, game.position, by)
                doubtful += not is_known
                game.apply_action(action)
                continue
            try:
                answer = self._agent(game.position)
            except Exception as raised:
                result, error = "failed", _described(raised)
                continue
            try:
                game.apply_action(self._action(game.position, answer))
            except (IllegalMove, NotationError) as refused:
                result, error = "illegal", str(refused)
        return JudgedGame(
            opponent=opponent,
            number=number,
            agent=agent_is,
            game=game,
            result=result or _result(game.outcome, agent_is),
            answer=answer if result == "illegal" else None,
            error=error,
            moves=self._judged(game, agent_is),
            doubtful_replies=doubtful,
        )

    def _action(self, position: Position, answer: Any) -> int:
        if isinstance(answer, str):
            text = answer.strip().encode("utf-8", "replace").decode()
            return position.string_to_action(text, self._notation)
        try:
            action = operator.index(answer)
            position.child(action)
        except TypeError:  # no whole number, or one beyond any
            sentence = f"{reprlib.repr(answer)} is no action, and no text of a move."
            raise NotationError(sentence, kind="not_a_move") from None
        return action

    def _reply(self, opponent: str, position: Position, by: random.Random) -> tuple[int, bool]:
        """The opponent's action, and whether it is known to be what the opponent's name says."""
        if opponent == "random":
            return by.choice(position.legal_actions()), True
        if position not in self._best:
            self._best[position] = self._best_moves(position)
        actions, is_known = self._best[position]
        return by.choice(actions), is_known

    def _best_moves(self, position: Position) -> tuple[list[int], bool]:
        try:
            return self._solver.best_moves(position), True
        except Unsolved:
            pass
        except IllegalRules as error:
            if error.kind != "too_large":
                raise
        action, is_perfect = self._solver.choose(position, self._think)
        return [action], is_perfect

    def _judged(self, game: Game, agent: Player) -> tuple[JudgedMove, ...]:
        key = (game.rules, str(game))
        if key not in self._moves:
            self._moves[key] = self._analyzed(game)
        return tuple(move for move in self._moves[key].values() if move.player == agent)

    def _analyzed(self, game: Game) -> dict[int, JudgedMove]:
        try:
            moves = self._solver.analyze(game).moves
        except IllegalRules as error:
            if error.kind != "too_large":
                raise
            return _unknown(game)
        return {
            move.number: JudgedMove(
                ply=move.number,
                player=move.player,
                action=move.action,
                text=str(move),
                judgement=move.judgement.name.lower(),
                remark=move.remark,
                better=tuple(move.better),
            )
            for move in moves
        }


def _unknown(game: Game) -> dict[int, JudgedMove]:
    """The moves of a game on a board that is too large to be solved."""
    result = {}
    position = game.start
    for ply, action in enumerate(game.history(), start=1):
        text = position.action_to_string(action)
        result[ply] = JudgedMove(ply, position.to_move, action, text, "unknown", "", ())
        position = position.child(action)
    return result


def _result(outcome: Outcome, agent: Player) -> str:
    if outcome == Outcome.DRAW:
        return "draw"
    is_first = outcome == Outcome.FIRST_WON
    return "win" if is_first == (agent == Player.FIRST) else "loss"


def _described(raised: Exception) -> str:
    return "".join(traceback.format_exception_only(raised)).strip()
