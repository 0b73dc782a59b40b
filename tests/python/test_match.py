# SPDX-License-Identifier: BSL-1.0
"""Matches: the games, the figures, engines that play and engines that do not, and bench/match.py."""

import importlib.util
import json
import math
import random
import shlex
import sys

import pytest
from support import PROGRAM, ROOT, first_legal, interrupted, needs_program

import inarow
from inarow import Engine, Game, Player, Position, Rules, Solver, Sprt, match

SCRIPT = ROOT / "bench" / "match.py"
HOUR = 3600.0  # a limit that no test reaches

# An engine of both protocols that plays the first free square, unless MOVE does something else.
FAKE = """
import sys
def said(*lines):
    print(*lines, sep="\\n", flush=True)
taken, size, board = set(), 0, False
for line in sys.stdin:
    word, *rest = line.split()
    if word == "uci":
        said("id name fake", "uciok")
    elif word == "position":
        text = line.partition(" moves ")[2]
    elif word == "go":
        said("info score unknown")
        UCI
    elif word == "START":
        size = int(rest[0])
        said("MESSAGE hello", "OK")
    elif word in ("BEGIN", "TURN", "DONE"):
        taken |= {rest[0]} if rest else set()
        free = next(f"{x},{y}" for y in range(size) for x in range(size) if f"{x},{y}" not in taken)
        taken.add(free)
        GOMOCUP
    elif word == "BOARD":
        board = True
    elif board and "," in word:
        taken.add(word.rpartition(",")[0])
    elif word in ("END", "quit"):
        break
"""


def fake(gomocup="said(free)", uci="said('bestmove 1')", **options):
    code = FAKE.replace("GOMOCUP", gomocup).replace("UCI", uci)
    return Engine([sys.executable, "-c", code], name="fake", **{"move_time": HOUR, **options})


def plain(result):
    return result.to_dict()["records"]


def test_counts_agree_with_the_games():
    result = match("random", first_legal, "tic-tac-toe", games=60, seed=3)
    assert (result.one, result.other, len(result.games)) == ("random", "first_legal", 60)
    assert result.wins + result.draws + result.losses == 60 and result.forfeits() == []
    assert result.score == (result.wins + result.draws / 2) / 60
    assert sum(result.pairs) == 30 and result.llr is result.verdict is None
    won = {Player.FIRST: "FIRST_WON", Player.SECOND: "SECOND_WON"}
    for game in result.games:
        ended = game.record.game
        assert ended.is_terminal() and (game.result == "win") == (
            ended.outcome.name == won[game.one]
        )
        assert (game.result == "draw") == (ended.outcome.name == "DRAW")


def test_each_opening_is_played_twice_with_sides_changed():
    result = match(first_legal, "level-1", "connect-four", games=20, openings=3, seed=1)
    openings = set()
    for one, two in zip(result.games[::2], result.games[1::2]):
        histories = [game.record.game.history()[:3] for game in (one, two)]
        assert histories[0] == histories[1] and one.opening == two.opening
        assert (one.one, two.one) == (Player.SECOND, Player.FIRST)
        openings.add(tuple(histories[0]))
    assert len(openings) == 10


def test_the_seed_determines_the_games():
    def played(seed):
        return plain(match("random", "level-2", "5x4/4/drop", games=8, seed=seed))

    assert played(1) == played(1) != played(2)
    games = match(first_legal, first_legal, "tic-tac-toe", games=4).games
    assert games[0].record.game == games[1].record.game


def test_given_openings():
    position = Position("tic-tac-toe").play("b2")
    game = Game("tic-tac-toe", "a1 c3")
    openings = ["b2 a1", position, game, inarow.Record(game)]
    result = match("random", "perfect", "tic-tac-toe", games=10, openings=openings)
    starts = [str(game.record.game) for game in result.games]
    assert starts[0].startswith("b2 a1") and starts[8].startswith("b2 a1")
    assert result.games[2].record.start == position and starts[4][:5] == starts[6][:5] == "a1 c3"
    assert game.ply == 2
    for wrong, why in (
        ([], "at least one opening"),
        (["a1 b1 a2 b2 a3"], "is over"),
        ([Game("4x4/3")], "has the rules 4x4/3"),
        (["a1 a1"], "is already taken"),
    ):
        with pytest.raises(ValueError, match=why):
            match("random", "random", "tic-tac-toe", openings=wrong)


def test_random_openings_are_balanced():
    from inarow._openings import make_openings

    solver = Solver()
    for rules in ("tic-tac-toe", "connect-four", "4x4/3/misere", "7x7/4", "6x5/4/drop"):
        games = make_openings(4, Rules(rules), 12, 5, "any")
        for game in games:
            assert not game.is_terminal()
            if rules != "7x7/4":
                value = solver.value(game)
                drawn = value.outcome.name == "DRAW"
                assert drawn or value.plies > 3 or game.to_move.name not in value.outcome.name
    # The first move wins: there is no balanced opening.
    assert make_openings(4, Rules("3x3/1"), 2, 0, "any") == [Game("3x3/1")] * 2


def test_sides_with_a_solver_and_by_name():
    result = match(Solver(), "perfect", "tic-tac-toe", games=4)
    # Both sides keep the value of each opening.
    assert result.pairs == [0, 0, 2, 0, 0] and result.one == "Solver"
    assert match("level-8", "random", "tic-tac-toe", games=20, seed=2).losses == 0


def test_an_illegal_answer_or_an_exception_loses():
    def broken(position):
        raise TimeoutError("no answer")

    for agent, why in (
        (lambda p: 7, "Action 7 is refused"),
        (lambda p: None, "None is neither an action nor a move text."),
        (lambda p: "hello", "hello"),
        (broken, "TimeoutError: no answer"),
    ):
        result = match(agent, "random", "connect-four", games=2)
        assert result.losses == 2 and len(result.forfeits()) == 2
        game = result.games[1]
        assert game.forfeited_by == "one" and why in game.error
        color = "W" if game.one == Player.FIRST else "B"
        assert game.record.properties["RE"] == [f"{color}+F"]
        assert f"{result.one} forfeited 2 games; the first: game 0 after " in repr(result)

    with pytest.raises(KeyboardInterrupt):
        match(interrupted, "random", "tic-tac-toe")


# Figures ------------------------------------------------------------------------------------------


def test_elo():
    from inarow._elo import elo_of, score_of

    for share, elo in ((0.5, 0), (0.75, 190.85), (0.25, -190.85), (10 / 11, 400)):
        assert elo_of(share) == pytest.approx(elo, abs=0.01)
        assert score_of(elo) == pytest.approx(share, abs=1e-4)
    assert (elo_of(1), elo_of(0)) == (math.inf, -math.inf)


def test_interval():
    from inarow._elo import score_interval

    lower, upper = score_interval([25, 0, 50, 0, 25])
    # The deviation of the pairs is 0.355: 1.96 * 0.355 / 10.
    assert upper - 0.5 == pytest.approx(0.0696, abs=1e-3) == 0.5 - lower
    # Nothing but wins: from Wilson's formula, n / (n + 1.96^2).
    lower, upper = score_interval([0, 0, 0, 0, 10])
    assert (lower, upper) == (pytest.approx(10 / (10 + 1.96**2), abs=1e-4), 1.0)
    few, many = (score_interval([n, 0, n, 0, n]) for n in (3, 300))
    assert many[1] - many[0] < few[1] - few[0]


def test_the_log_likelihood_ratio():
    rule = Sprt(0, 20)
    high, low = (1 / (1 + 10 ** (-elo / 400)) for elo in (20, 0))
    # Nothing but wins: the likeliest distribution of mean s has wins with probability s.
    assert rule.llr([0, 0, 0, 0, 40]) == pytest.approx(40 * math.log(high / low), abs=0.1)
    # Two results that occur: 100 pairs won with probability s, otherwise lost.
    expected = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert rule.llr([40, 0, 0, 0, 60]) == pytest.approx(expected, abs=0.05)
    # Many pairs: close to the quadratic approximation.
    pairs, mean = [300, 1000, 2000, 1300, 400], 0.525
    shares = [0, 0.25, 0.5, 0.75, 1]
    variance = sum(n * (s - mean) ** 2 for n, s in zip(pairs, shares)) / 5000
    near = 5000 * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert rule.llr(pairs) == pytest.approx(near, rel=0.02)
    assert rule.verdict(pairs) == "elo1" and rule.verdict(pairs[::-1]) == "elo0"
    assert rule.llr([0] * 5) == 0 and rule.verdict([0] * 5) is None


def test_errors_of_the_stop_rule_are_as_rare_as_it_says():
    rule, rng = Sprt(0, 100), random.Random(1)

    def verdict(score):
        pairs = [0] * 5
        while not rule.verdict(pairs):
            pairs[sum(2 * (rng.random() < score) for _ in range(2))] += 1
        return rule.verdict(pairs)

    wrong = sum(verdict(0.5) == "elo1" for _ in range(100))
    missed = sum(verdict(1 / (1 + 10**-0.25)) == "elo0" for _ in range(100))
    assert wrong <= 12 and missed <= 12  # 5 of 100 are expected


def test_the_stop_rule_ends_a_match():
    result = match("level-5", "random", "connect-four", games=400, seed=1, stop=Sprt(0, 50))
    assert result.verdict == "elo1" and len(result.games) < 400 and len(result.games) % 2 == 0
    assert "Test of Elo 0 against 50: accepts 50, log-likelihood ratio " in repr(result)
    before = list(result.games[:-2])
    from inarow._match_result import counted_pairs

    assert result.stop.verdict(counted_pairs(before)) is None
    assert "undecided" in repr(match("random", "random", "3x3/3", games=2, stop=Sprt()))


def test_table_data_and_progress(capsys):
    pytest.importorskip("tqdm")
    result = match("level-3", first_legal, "tic-tac-toe", games=4, seed=2, progress=True)
    assert "4/4" in capsys.readouterr().err
    lines = repr(result).splitlines()
    assert lines[0] == "tic-tac-toe, seed 2" and lines[1].split()[:4] == [
        "one",
        "other",
        "games",
        "wins",
    ]
    assert len(lines[1]) == len(lines[2])
    data = json.loads(json.dumps(result.to_dict(), allow_nan=False))
    assert data["rules"] == "3x3/3" and data["pairs"] == result.pairs and data["stop"] is None
    games = [Game("tic-tac-toe", game["history"]) for game in data["records"]]
    assert games == [record.game for record in result.records]
    assert "<table>" in result._repr_html_()
    assert "<lambda>" not in match(lambda p: 0, "random", "3x3/3", games=2)._repr_html_()
    seen = []
    match("random", "random", "3x3/3", games=4, progress=seen.append)
    assert [game.number for game in seen] == [0, 1, 2, 3]


def test_records_are_written(tmp_path):
    result = match("level-1", "random", "tic-tac-toe", games=4, seed=2)
    inarow.write_sgf(tmp_path / "games.sgf", result.records)
    read = list(inarow.read_games(tmp_path / "games.sgf"))
    assert [record.game for record in read] == [record.game for record in result.records]
    assert sorted([read[0].properties["PB"], read[0].properties["PW"]]) == [["level-1"], ["random"]]


def test_refused_arguments():
    for wrong in (0, 1, 7, -2):
        with pytest.raises(ValueError, match="games must be an even number from 2"):
            match("random", "random", "tic-tac-toe", games=wrong)
    with pytest.raises(TypeError, match="a side must be"):
        match(3, "random", "tic-tac-toe")
    with pytest.raises(ValueError, match="does not begin with the name of a program"):
        match("perfekt", "random", "tic-tac-toe")
    with pytest.raises(ValueError, match="protocol must be one of"):
        Engine(sys.executable, protocol="xboard")
    with pytest.raises(ValueError, match="cannot express the rules"):
        match(fake(protocol="gomocup"), "random", "connect-four", games=2)
    for wrong in ((5, 0), (0, 5, 0.6), (0, 5, 0.05, 0)):
        with pytest.raises(ValueError, match="must be"):
            Sprt(*wrong)


# Engines ------------------------------------------------------------------------------------------


def test_engines_of_both_protocols_play_whole_games():
    start = Position("6x6/5", "X...../....../....../....../....../.....O X")
    result = match(fake(), first_legal, "6x6/5", games=4, openings=["f1 a6", start])
    assert result.forfeits() == [] and result.one == "fake"
    # Both sides play the first free square.
    assert plain(result)[0]["history"] == plain(result)[1]["history"]
    column = fake(uci="said('bestmove ' + next(c for c in '1234567' if text.split().count(c) < 6))")
    result = match(column, first_legal, "connect-four", games=4, seed=1)
    assert result.forfeits() == [] and result.losses + result.wins == 4


def test_engines_that_cannot_play_lose():
    for gomocup, uci, why in (
        ("said('0,0')", "said('bestmove 8')", "cannot play"),
        ("said('hello')", "said('bestmove hello')", "hello"),
        ("said('1,1 2,2')", "said('bestmove 1 2')", "expected"),
        ("said('ERROR no')", "said('ERROR no')", "The program answered: ERROR no"),
        ("sys.exit(1)", "sys.exit(1)", "The program ended before it answered."),
    ):
        for rules in ("6x6/5", "7x6/4/drop"):
            opening = ["a6 b6"] if rules == "6x6/5" else ["1 2"]
            result = match(fake(gomocup, uci), first_legal, rules, games=2, openings=opening)
            assert result.losses == 2, (rules, why)
            assert all(why in game.error for game in result.games), result.games[0].error


def test_a_silent_engine_loses():
    silent = fake("pass", "pass", move_time=0.05, tolerance=0.0)
    for rules in ("6x6/5", "tic-tac-toe"):
        result = match("random", silent, rules, games=2)
        assert result.wins == 2
        assert result.games[0].error == "The program did not answer in time."
        assert result.games[0].forfeited_by == "other"


def test_a_program_that_does_not_start_loses():
    result = match(shlex.join([sys.executable, "-c", "pass"]), "random", "gomoku", games=2)
    assert result.losses == 2 and "ended before it answered" in result.games[0].error


@needs_program
def test_the_engine_of_this_project():
    command = shlex.join([str(PROGRAM), "engine", "--seed", "1"])
    weak = Engine(command, settings=["setoption name Level value 1"], move_time=HOUR)
    strong = Engine(command, nodes=2000, move_time=HOUR)
    result = match(strong, weak, "connect-four", games=4, seed=1)
    assert result.forfeits() == [] and result.losses == 0 < result.wins
    equal = Engine(command, nodes=100, move_time=HOUR)
    result = match(equal, equal, "8x8/5", games=4, seed=1)
    # The same engine on both sides and the same nodes: each opening has two equal games.
    assert result.forfeits() == [] and result.pairs == [0, 0, 2, 0, 0] and result.elo == 0
    histories = [game["history"] for game in plain(result)]
    assert histories[0] == histories[1] != histories[2] == histories[3]


# bench/match.py -----------------------------------------------------------------------------------


def test_the_script(tmp_path, monkeypatch, capsys):
    spec = importlib.util.spec_from_file_location("match_script", SCRIPT)
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["match.py", one, one, *arguments])
        return script.main()

    one = shlex.join([sys.executable, "-c", FAKE.replace("GOMOCUP", "said(free)")])
    openings, games = tmp_path / "openings.txt", tmp_path / "games.sgf"
    openings.write_text("# two stones\n5,5 0,5\n")
    arguments = ("--games", "2", "--size", "6", "--time", "3600000", "--openings", str(openings))
    assert run(*arguments, "--one-info", "max_node 9", "--record", str(games)) == 0
    out = capsys.readouterr().out
    assert out.startswith("game 0: ") and "6x6/5, seed 1" in out and "forfeited" not in out
    first, second = inarow.read_games(games)
    assert first.game == second.game and first.game.moves("gomocup").startswith("5,5 0,5")
    openings.write_text("0,0 0,0\n")
    for wrong, why in (
        (arguments, "is already taken"),
        (("--games", "3"), "--games is even"),
        (("--size", "0"), "match.py: error: "),
        (("--time", "1", "2", "3"), "--time has one or two numbers"),
    ):
        with pytest.raises(SystemExit):
            run(*wrong)
        assert why in capsys.readouterr().err
