# SPDX-License-Identifier: BSL-1.0
"""All rules, held to a brute force that shares nothing with the library."""

import copy
import functools
import itertools
import pickle
import random
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest
from brute_force import BruteForce, move_scores

import inarow
from inarow import (
    Convention,
    Edges,
    Game,
    Layout,
    LineLength,
    Outcome,
    Position,
    Rules,
    Solver,
    bench,
)
from inarow.__main__ import find_program


@functools.cache
def playout_shares(brute, board):
    """The probabilities that a random game is won by player 1, won by player 2, drawn."""
    moves = list(brute.moves(board))
    total = np.zeros(3)
    for _, after, winner in moves:
        total += playout_shares(brute, after) if winner is None else np.eye(3)[winner - 1]
    return total / len(moves)


def all_rules(*boards):
    return [
        BruteForce(*board, exactly, misere)
        for board in boards
        for exactly, misere in itertools.product((False, True), repeat=2)
    ]


SOLVED = all_rules((3, 3, 3, False), (9, 1, 3, False), (4, 2, 2, False), (3, 4, 3, True))
PLAYED = SOLVED + all_rules((5, 4, 3, False), (6, 5, 3, True), (12, 9, 3, False), (3, 3, 4, True))
rules_of_brute_force = functools.partial(pytest.mark.parametrize, "brute", ids=lambda b: b.text)


@rules_of_brute_force(PLAYED)
def test_games(brute):
    choices = random.Random(1)
    lengths = set()
    for _ in range(20):
        game, board, winner = Game(brute.text), brute.empty, None
        while winner is None:
            moves = list(brute.moves(board))
            assert game.legal_actions() == [action for action, _, _ in moves]
            assert game.position.board.ravel().tolist() == list(board)
            assert game.outcome == Outcome.IN_PLAY and game.position.decisive_line == []
            action, after, winner = choices.choice(moves)
            game.apply_action(action)
            square = next(i for i in range(len(board)) if board[i] != after[i])
            board = after
        assert game.returns() == [[0, 0], [1, -1], [-1, 1]][winner]
        assert game.outcome == [Outcome.DRAW, Outcome.FIRST_WON, Outcome.SECOND_WON][winner]
        lines = list(brute.lines(board, square))
        line = game.position.decisive_line
        assert sorted(line) in lines if lines else line == []
        lengths.add(len(line))
        assert Position(brute.text, str(game.position)) == game.position
        assert pickle.loads(pickle.dumps(game)) == copy.deepcopy(game) == game
        ElementTree.fromstring(game._repr_svg_())
        assert (("[" in game.position.draw()) == bool(lines)) and game.legal_actions() == []
        game.undo()
        assert game.legal_actions() == [action for action, _, _ in moves]
    assert not brute.exactly or lengths <= {0, brute.run}


@rules_of_brute_force(SOLVED)
def test_scores(brute):
    solver, choices = Solver(table_bytes=1 << 20), random.Random(2)
    positions, scores = [], []
    for _ in range(12):
        game, board, winner = Game(brute.text), brute.empty, None
        while winner is None:
            expected = move_scores(brute, board)
            positions.append(game.position)
            scores.append(max(expected.values()))
            assert solver.move_scores(game) == expected
            assert solver.best_moves(game) == [a for a in expected if expected[a] == scores[-1]]
            action, board, winner = choices.choice(list(brute.moves(board)))
            game.apply_action(action)
    assert solver.scores(positions, threads=2).tolist() == scores
    for position, score in list(zip(positions, scores))[::7]:
        variation = Game(position)
        variation.apply_actions(solver.principal_variation(position))
        value = solver.value(position)
        assert value == inarow.Value(variation.outcome, variation.ply)
        assert solver.outcome(position) == variation.outcome
        assert (score != 0) == (variation.outcome != Outcome.DRAW)
        action, is_proven = solver.choose(position, 600)
        assert is_proven and action in solver.best_moves(position)


@rules_of_brute_force(SOLVED)
def test_playouts(brute):
    returns = inarow.VectorGames(brute.text, 40_000).playouts(seed=3)
    shares = [(returns == value).mean() for value in (1, -1, 0)]
    assert np.allclose(shares, playout_shares(brute, brute.empty), atol=0.012)


@pytest.mark.parametrize("rules", ["5x4/3", "7x6/4/drop", "8x8/3/exactly", "12x9/3"])
def test_a_misere_playout_ends_as_the_normal_one_with_the_players_exchanged(rules):
    # Each with another representation of boards, the same moves with the same seed.
    normal = inarow.VectorGames(rules, 500).playouts(seed=5)
    misere = inarow.VectorGames(f"{rules}/misere", 500).playouts(seed=5)
    assert (normal == -misere).all() and normal.any()


@pytest.mark.skipif(find_program() is None, reason="the package was built without CLI11")
@rules_of_brute_force(all_rules((4, 2, 2, False), (3, 4, 3, True)))
def test_a_book_is_probed_for_its_own_rules_only(brute, tmp_path):
    path = tmp_path / "a.book"
    command = [sys.executable, "-m", "inarow", "book", "make", path, "--rules", brute.text]
    subprocess.run([*command, "--plies", "3"], check=True, capture_output=True)
    solver = Solver(book=path, table_bytes=1 << 20)
    for other in all_rules((brute.columns, brute.rows, brute.run, brute.drops)):
        scores = move_scores(other, other.empty)
        assert solver.score(Position(other.text)) == max(scores.values())
        assert solver.move_scores(Position(other.text)) == scores


def test_a_game_on_a_torus():
    position = Position("3x3/3/torus").play("a3 b2 b1 a1")
    won = position.play("c2")
    assert won.outcome == Outcome.FIRST_WON and won.decisive_line == [0, 7, 5]
    assert Solver().best_moves(position) == [5] and Solver().choose(position) == (5, True)
    assert Solver().choose(position, level=6)[0] == 5
    assert Solver().value(Position("4x3/3/drop/torus")) == inarow.Value(Outcome.SECOND_WON, 8)


def test_known_values():
    overline = Position("8x1/3/exactly", "XX.XOO.O X")
    assert overline.child(2).outcome == Outcome.IN_PLAY
    assert Solver().value(overline).outcome == Outcome.DRAW


def test_rules_say_what_decides():
    rules = Rules(15, 15, 5, length="exactly")
    assert rules == Rules("15x15/5/exactly") == Rules("gomoku/exactly") != Rules("gomoku")
    assert rules.length == LineLength.EXACTLY and rules.convention == Convention.NORMAL
    assert (str(rules), rules.name) == ("15x15/5/exactly", "gomoku/exactly")
    rules = Rules(3, 3, 3, convention=Convention.MISERE, starts="second")
    assert rules == Rules("tic-tac-toe/misere/second")
    assert rules.length == LineLength.AT_LEAST and rules.convention == Convention.MISERE
    assert (str(rules), rules.name) == ("3x3/3/misere/second", "tic-tac-toe/misere")
    assert Rules("connect-four").length == LineLength.AT_LEAST
    every = Rules(
        4, 5, 3, "drop", length="exactly", convention="misere", edges="wrapping", starts="second"
    )
    assert str(every) == "4x5/3/drop/exactly/misere/torus/second"
    assert every.edges == Edges.WRAPPING and rules.edges == Edges.BOUNDED
    for one in (rules, every):
        assert eval(repr(one)) == copy.copy(one) == copy.deepcopy(one) == one
        assert pickle.loads(pickle.dumps(one)) == one and hash(Rules(str(one))) == hash(one)
    parts = itertools.product(("", "/exactly"), ("", "/misere"), ("", "/torus"))
    variants = ["3x3/3" + "".join(part) for part in parts]
    assert len({Rules(text) for text in variants}) == len({Position(t) for t in variants}) == 8
    assert [member.name for member in LineLength] == ["AT_LEAST", "EXACTLY"]
    assert [member.name for member in Convention] == ["NORMAL", "MISERE"]
    assert [member.name for member in Edges] == ["BOUNDED", "WRAPPING"]


@pytest.mark.parametrize(
    ("arguments", "kind", "sentence"),
    [
        ({"length": "most"}, "length", 'length must be "at_least" or "exactly", not "most".'),
        (
            {"convention": "suicide"},
            "convention",
            'convention must be "normal" or "misere", not "suicide".',
        ),
        ({"edges": "open"}, "edges", 'edges must be "bounded" or "wrapping", not "open".'),
    ],
)
def test_refused_rules(arguments, kind, sentence):
    with pytest.raises(inarow.IllegalRules) as raised:
        Rules(3, 3, 3, **arguments)
    assert (raised.value.kind, str(raised.value)) == (kind, sentence)
    for text in ("3x3/3/misere/exactly", "3x3/3/Misere", "3x3/3/exactly/exactly", "3x3/3/exact"):
        with pytest.raises(inarow.NotationError):
            Rules(text)
    with pytest.raises(TypeError):
        Rules(3, 3, 3, length=inarow.Gravity.DROP)


def test_positions_of_other_rules_are_refused():
    for other in ("3x3/3/misere", "3x3/3/exactly"):
        with pytest.raises(inarow.IllegalRules):
            Layout("3x3/3", "inarow").mask(Position(other))
        with pytest.raises(inarow.IllegalRules):
            inarow.VectorGames("3x3/3", 1)[0] = Position(other)


def test_analysis_and_judged_games_in_misere_play():
    game = Game("3x3/3/misere", "b2 a1 b1 c3 b3")
    analysis = Solver().analyze(game)
    assert analysis.scores == [0, 0, 0, -1, -1, -3]
    assert [move.judgment.name for move in analysis.moves] == [
        "BEST",
        "BEST",
        "MISTAKE",
        "BEST",
        "INACCURACY",
    ]
    assert "threw away a draw" in analysis.moves[2].annotation
    ElementTree.fromstring(analysis.svg())
    solver = Solver()
    result = bench.play(lambda position: solver.best_moves(position)[0], "3x3/3/misere", games=6)
    assert {game.result for game in result.games} <= {"win", "draw"}
    assert all(move.judgment == "best" for game in result.games for move in game.moves)
