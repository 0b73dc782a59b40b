# SPDX-License-Identifier: BSL-1.0
"""python -m inarow.diff finds planted faults, and none in programs without faults."""

import re
import shlex
import subprocess
import sys

import pytest
from support import PROGRAM, needs_program

from inarow import Game, Rules, Solver, diff

HOUR = ("--move-time", "3600", "--time-limit", "3600")  # limits that no test reaches

# A solver that is right, unless FAULT is true.
SOLVER = """
import sys, inarow
solver = inarow.Solver()
for line in sys.stdin:
    text = line.strip()
    game = inarow.Game(RULES, "" if text == "-" else text)
    score = solver.score(game)
    print(text, score + 1 if FAULT else score, 17, flush=True)
"""

# An engine that plays a best move, unless FAULT is true.
ENGINE = """
import sys, inarow
solver = inarow.Solver()
for line in sys.stdin:
    word = line.split()[0]
    if word == "uci":
        print("uciok", flush=True)
    elif word == "position":
        game = inarow.Game(RULES, line.strip().partition(" moves ")[2])
    elif word == "go":
        scores = solver.move_scores(game)
        best = max(scores.values())
        worst = min(scores, key=scores.get)
        later = [a for a, s in scores.items() if 0 < s < best]
        action = worst if FAULT else (later or solver.best_moves(game))[0]
        print("bestmove", game.action_to_string(action), flush=True)
"""


def command(program, rules, fault="False"):
    code = program.replace("RULES", repr(rules)).replace("FAULT", fault)
    return shlex.join([sys.executable, "-c", code])


def run(capsys, *arguments):
    code = diff.main([*arguments, *HOUR])
    return code, capsys.readouterr().out


def test_a_wrong_score_is_found_and_reproduced(capsys):
    # Wrong where four stones of X stand in the lowest row.
    engine = command(SOLVER, "connect-four", "(game.position.board[5] == 1).sum() == 4")
    code, out = run(capsys, "--engine", engine, "--protocol", "lines", "--seed", "1")
    assert code == 1 and out.startswith("Wrong answer: ")
    moves = re.search(r"^Moves: +(\d+)$", out, re.M)[1]
    game = Game("connect-four", " ".join(moves))
    score = Solver().score(game)
    assert (game.position.board[5] == 1).sum() == 4 and game.position.draw() in out
    assert f"Program:   score {score + 1}\n" in out and f"score {score}\n" in out
    again = shlex.split(out.rpartition("python -m inarow.diff ")[2])
    code, reproduced = run(capsys, *again)
    assert code == 1 and reproduced.splitlines()[2:-1] == out.splitlines()[2:-1]
    assert "1 positions compared" in reproduced


def test_a_move_that_gives_away_the_outcome_is_found(capsys):
    engine = command(ENGINE, "5x4/4/drop", "len(game.legal_actions()) == 3")
    arguments = ("--engine", engine, "--rules", "5x4/4/drop", "--positions", "300")
    code, out = run(capsys, *arguments)
    assert code == 1
    game = Game("5x4/4/drop", " ".join(re.search(r"^Moves: +(\d+)$", out, re.M)[1]))
    said, right = (re.search(rf"^{what}: +(.+) \(", out, re.M)[1] for what in ("Program", "Right"))
    scores = Solver().move_scores(game)
    assert len(scores) == 3
    assert [game.string_to_action(text) for text in right.split(", ")] == Solver().best_moves(game)
    assert scores[game.string_to_action(said)] == min(scores.values())


def test_a_slower_win_is_wrong_only_if_scores_are_compared(capsys):
    engine = ("--engine", command(ENGINE, "tic-tac-toe"), "--rules", "tic-tac-toe")
    code, out = run(capsys, *engine, "--positions", "60")
    assert code == 0 and out == "No wrong answer: 60 positions compared, 0 not solved in time.\n"
    code, out = run(capsys, *engine, "--positions", "60", "--compare", "score")
    assert code == 1 and "(win, score 1)" in out and "(win, score 2)" in out


def test_programs_that_fail_are_wrong(capsys):
    for code, protocol, why in (
        ("pass", "uci", "The program ended before it answered."),
        ("print('uciok'); input(); print('ERROR no')", "uci", "The program answered: ERROR no"),
        ("print('uciok'); print('bestmove x9')", "uci", "'x9'. "),
        ("print('hello')", "lines", "'hello'"),
        ("print('')", "lines", "''"),
    ):
        engine = shlex.join([sys.executable, "-c", code])
        result, out = run(capsys, "--engine", engine, "--protocol", protocol)
        assert result == 1 and f"Program:   {why}" in out, out


@needs_program
def test_no_fault_is_found_in_the_programs_of_this_project(capsys):
    for rules in ("connect-four", "tic-tac-toe", "4x4/3/misere"):
        solve = shlex.join([str(PROGRAM), "solve", "--rules", rules])
        arguments = ("--protocol", "lines", "--rules", rules, "--positions", "40")
        assert run(capsys, "--engine", solve, *arguments)[0] == 0
    engine = shlex.join([str(PROGRAM), "engine"])
    arguments = ("--rules", "9x9/5", "--depth-from-end", "2", "--positions", "20")
    code, out = run(capsys, "--engine", engine, *arguments)
    assert code == 0 and "20 positions compared" in out


def test_random_games_are_near_their_end():
    games = list(diff.random_games(Rules("connect-four"), 50, 5, 1))
    assert [str(game) for game in games] == [
        str(game) for game in diff.random_games(Rules("connect-four"), 50, 5, 1)
    ]
    assert not any(game.is_terminal() for game in games)
    assert len({str(game) for game in games}) == 50


def test_wrong_usage(capsys):
    for wrong, why in (
        (["--engine", "no-such-program"], "does not begin with the name of a program"),
        (["--engine", sys.executable, "--rules", "chess"], "expected tic-tac-toe"),
        (["--engine", sys.executable, "--positions", "0"], "must be at least 1"),
        (["--engine", sys.executable, "--moves", "9"], "Move 1"),
        (["--engine", sys.executable, "--protocol", "gomocup"], "cannot express the rules"),
    ):
        with pytest.raises(SystemExit) as stopped:
            diff.main(wrong)
        assert stopped.value.code == 2 and why in capsys.readouterr().err
    help_text = subprocess.run(
        [sys.executable, "-m", "inarow.diff", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert "first wrong move" in help_text
