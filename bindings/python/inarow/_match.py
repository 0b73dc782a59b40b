# SPDX-License-Identifier: BSL-1.0
"""Matches between two agents or engines."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from inarow import _progress
from inarow._core import Game, Player, Rules, Solver
from inarow._elo import Sprt
from inarow._engines import Engine
from inarow._levels import LEVELS
from inarow._match_result import MatchGame, MatchResult, counted_pairs
from inarow._openings import Opening, make_openings
from inarow._opponents import PerfectPlayer, make_opponent
from inarow._playing import Side, name_of, opponent_of, play_game, result_for
from inarow._records import Record
from inarow.typing import Agent, Notation

Contestant = str | Solver | Engine | Agent
"""A side of a match."""

_NAMES = ("random", "perfect", *LEVELS)


def match(
    one: Contestant,
    other: Contestant,
    rules: Rules | str,
    *,
    games: int = 100,
    openings: int | Sequence[Opening] = 4,
    seed: int = 0,
    stop: Sprt | None = None,
    time_limit: float = 1.0,
    notation: Notation = "any",
    progress: bool | Callable[[MatchGame], object] = False,
) -> MatchResult:
    """Plays a match of `games` games and returns the results of `one`.

    A side is a function from a Position to an action or a move text, a Solver, an Engine, the
    command line of an engine, "random", "perfect", or "level-1" to "level-8". A side loses the game
    if it gives an illegal answer, raises an exception or is too slow, or if its program ends.

    Each opening is played twice, and the sides change between the two games. `openings` is the
    number of plies of random openings, or a list of move texts, positions, games or records. In a
    random opening, neither player could win within three plies. `seed` determines the openings and
    the random numbers of the sides.

    `stop` is a rule that ends the match early. `time_limit` is the time for a move in seconds, for
    engines given as command lines and for the sides with a solver. `notation` is the notation of
    the move texts of openings and functions. `progress` shows a progress bar, or is a function that
    gets each game when it ends.
    """
    rules = Rules(rules) if isinstance(rules, str) else rules
    if games < 2 or games % 2:
        raise ValueError(f"games must be an even number from 2, not {games}")
    sides = [_Contestant(side, time_limit, notation) for side in (one, other)]
    starts = make_openings(openings, rules, games // 2, seed, notation)
    played: list[MatchGame] = []
    with _progress.updates(progress is True, games, " games") as update:
        for number in range(games):
            played.append(_play(sides, starts[number // 2], number, seed))
            update(1)
            if callable(progress):
                progress(played[-1])
            if stop and number % 2 and stop.verdict(counted_pairs(played)):
                break
    names = tuple(side.name for side in sides)
    return MatchResult(rules, seed, names[0], names[1], stop, tuple(played))


class _Contestant:
    """A contestant of a match, which makes a Side for each game."""

    def __init__(self, player: Any, seconds: float, notation: Notation) -> None:
        self._notation = notation
        if isinstance(player, str) and player not in _NAMES:
            player = Engine(player, move_time=seconds)
        if not isinstance(player, (str, Solver, Engine)) and not callable(player):
            raise TypeError(f"a side must be a function, Solver, Engine or text, not {player!r}")
        self.name = player if isinstance(player, str) else name_of(player)
        self._player: Any = player
        if isinstance(player, Solver):
            self._player = PerfectPlayer(player, seconds)
        elif not isinstance(player, Engine) and not callable(player):
            self._player = make_opponent(player, seconds)

    @contextlib.contextmanager
    def side(self, rules: Rules, rng: np.random.Generator) -> Iterator[Side]:
        player = self._player
        if isinstance(player, Engine):
            with contextlib.closing(player.session(rules)) as session:
                yield Side(session.answer, session.notation)
        elif callable(player):
            yield Side(lambda game: player(game.position), self._notation)
        else:
            yield Side(lambda game: player.action(game.position, rng))


def _play(sides: Sequence[_Contestant], opening: Game, number: int, seed: int) -> MatchGame:
    """Plays a game. In games with even numbers, `one` moves first."""
    game = opening.clone()
    one = game.to_move if number % 2 == 0 else opponent_of(game.to_move)
    with contextlib.ExitStack() as stack:
        by_player = {
            player: stack.enter_context(
                side.side(game.rules, np.random.default_rng([seed, number, i]))
            )
            for i, (player, side) in enumerate([(one, sides[0]), (opponent_of(one), sides[1])])
        }
        forfeit = play_game(game, by_player)
    loser = forfeit and forfeit.player
    result = result_for(one, game.outcome) if loser is None else "loss" if loser == one else "win"
    names = [sides[player != one].name for player in (Player.FIRST, Player.SECOND)]
    return MatchGame(
        number=number,
        opening=number // 2,
        one=one,
        result=result,
        record=_record(game, names, one, result, forfeit is not None),
        forfeited_by=None if loser is None else "one" if loser == one else "other",
        error=forfeit.error if forfeit else None,
    )


def _record(game: Game, names: list[str], one: Player, result: str, is_forfeit: bool) -> Record:
    """Returns the game with the names and the result; in SGF, the first player is Black."""
    winner = None if result == "draw" else one if result == "win" else opponent_of(one)
    record = Record(game)
    record.properties["PB"], record.properties["PW"] = [names[0]], [names[1]]
    color = {None: "0", Player.FIRST: "B+", Player.SECOND: "W+"}[winner]
    record.properties["RE"] = [color + ("F" if is_forfeit else "")]
    return record
