# SPDX-License-Identifier: BSL-1.0
"""Suites of positions with exact labels, and the measures of agents on them."""

import gzip
import hashlib
import importlib.resources
import json
import math
import random
import subprocess
import sys

import numpy as np
import pytest
from brute_force import BruteForce, move_scores
from support import first_legal, interrupted, part_of

import inarow
from inarow import Game, Position, Rules, Solver, bench
from inarow.bench import _suites
from inarow.bench.__main__ import main
from inarow.bench._network import Network

TIC_TAC_TOE = BruteForce(3, 3, 3, drops=False, exactly=False, misere=False)
GOMOKU = BruteForce(15, 15, 5, drops=False, exactly=False, misere=False)


def board_of(position):
    return tuple(position.board.ravel().tolist())


def sign(number):
    return (number > 0) - (number < 0)


def file_of(name):
    return importlib.resources.files("inarow.bench") / "suites" / f"{name}.txt.gz"


@pytest.mark.parametrize("name", bench.SUITES)
def test_a_suite_is_frozen(name):
    text = gzip.decompress(file_of(name).read_bytes())
    assert hashlib.sha256(text).hexdigest() == _suites._ENTRIES[name].sha256
    suite = bench.load(name)
    assert bench.load(name) is suite and suite.name == name
    assert repr(suite) == f"<Suite {name}, {len(suite)} positions of {suite.rules.name}>"


def test_the_suites_are_small():
    assert sum(len(file_of(name).read_bytes()) for name in bench.SUITES) < 1_000_000


@pytest.mark.parametrize("name", bench.SUITES)
def test_positions_are_in_play_distinct_and_labeled(name):
    suite = bench.load(name)
    for labeled in suite.positions:
        assert labeled.position.rules == suite.rules
        assert list(labeled.scores) == labeled.position.legal_actions() != []
    whole = name == "tic-tac-toe-1"
    keys = {p.position if whole else p.position.canonical() for p in suite.positions}
    assert len(keys) == len(suite)
    if not whole:
        assert all(len(set(labeled.scores.values())) > 1 for labeled in suite.positions)


def test_all_of_tic_tac_toe_against_a_brute_force():
    suite = bench.load("tic-tac-toe-1")
    in_play, winners = [TIC_TAC_TOE.empty], {TIC_TAC_TOE.empty: None}
    for board in in_play:  # which grows
        for _, after, winner in TIC_TAC_TOE.moves(board):
            if winner is None and after not in winners:
                in_play.append(after)
            winners[after] = winner
    assert len(in_play) == 4520 and len(winners) == 5478
    asked = {board_of(labeled.position): labeled.scores for labeled in suite.positions}
    assert asked == {board: move_scores(TIC_TAC_TOE, board) for board in in_play}


@pytest.mark.parametrize("name", ["connect-four-1", "6x6-4-1"])
def test_a_sample_of_the_scores_against_the_solver(name):
    suite, solver = bench.load(name), Solver(time_limit=None)
    late = [labeled for labeled in suite.positions if labeled.position.stones >= 12]
    for labeled in random.Random(2).sample(late, 150):
        assert solver.move_scores(labeled.position) == labeled.scores
    texts = [labeled.position for labeled in suite.positions if labeled.position.stones < 12]
    some = random.Random(3).sample(texts, 10)
    assert solver.scores(some).tolist() == [
        next(p for p in suite.positions if p.position == position).best_score for position in some
    ]


@pytest.mark.parametrize("name", ["connect-four-1", "6x6-4-1"])
def test_the_strata_are_full(name):
    suite = bench.load(name)
    ends = [*suite.bands[1:], math.inf]
    for first, end in zip(suite.bands, ends):
        band = [p for p in suite.positions if first <= p.position.stones < end]
        one = sum(len(labeled.good_actions) == 1 for labeled in band)
        every = sum(len(labeled.good_actions) == len(labeled.scores) for labeled in band)
        assert max(one, every) - min(one, every, len(band) - one - every) <= 1


def fives(position, player):
    """The squares with which a player completes five in a row."""
    board = board_of(position)
    return {
        i
        for i in position.legal_actions()
        if any(GOMOKU.lines((*board[:i], player, *board[i + 1 :]), i))
    }


def test_threats_have_one_move_that_wins():
    suite = bench.load("gomoku-threats-1")
    assert suite.labels == "outcomes" and suite.rules == Rules("gomoku") and len(suite) == 500
    at_once = 0
    for labeled in suite.positions:
        (winning,) = labeled.best_actions
        assert set(labeled.scores.values()) == {-1, 1}
        mover = 1 + labeled.position.to_move
        if own := fives(labeled.position, mover):
            assert own == {winning}
            at_once += 1
            continue
        after = labeled.position.child(winning)
        assert not fives(after, 3 - mover)
        if other := fives(labeled.position, 3 - mover):
            assert other == {winning}
    assert 0 < at_once < 250


def test_a_sample_of_the_threats_against_the_solver():
    suite, solver, rng = bench.load("gomoku-threats-1"), Solver(time_limit=None), random.Random(4)
    for labeled in rng.sample(suite.positions, 60):
        position = labeled.position
        (winning,) = labeled.best_actions
        assert solver.outcome(position).value == 1 + position.to_move
        losing = rng.sample(sorted(set(labeled.scores) - {winning}), 6)
        near = [a for a in position.legal_actions() if a != winning and abs(a - winning) <= 1]
        for action in [*losing, *near]:
            assert solver.outcome(position.child(action)).value == 2 - position.to_move


def test_a_changed_suite_is_refused(tmp_path, monkeypatch):
    suites = tmp_path / "suites"
    suites.mkdir()
    text = gzip.decompress(file_of("tic-tac-toe-1").read_bytes())
    (suites / "tic-tac-toe-1.txt.gz").write_bytes(gzip.compress(text.replace(b"\t0", b"\t1", 1)))
    monkeypatch.setattr(importlib.resources, "files", lambda package: tmp_path)
    with pytest.raises(inarow.Error, match="'tic-tac-toe-1' has changed since its release"):
        _suites.load.__wrapped__("tic-tac-toe-1")
    with pytest.raises(inarow.Error, match=r"no suite 'chess'. The suites are tic-tac-toe-1, "):
        bench.load("chess")


@pytest.mark.parametrize("name", bench.SUITES)
def test_the_best_agent_has_the_best_measures(name):
    suite = bench.load(name)
    best = {labeled.position: labeled.best_actions[-1] for labeled in suite.positions}
    result = bench.run(lambda position: best[position], suite)
    for row in result.rows():
        assert row["perfect_rate"] == row["good_rate"] == 1 and row["illegal_rate"] == 0
        assert row["regret_plies"] == (0 if suite.labels == "scores" else None)
    assert sum(row["positions"] for row in result.rows()[:-1]) == len(suite)


def test_measures_against_a_direct_count():
    suite, rng = bench.load("connect-four-1"), random.Random(5)
    said = {p.position: rng.choice([*range(7), 9]) for p in suite.positions}
    result = bench.run(lambda position: said[position], suite)
    perfect = good = illegal = regret = 0
    for labeled in suite.positions:
        best, action = max(labeled.scores.values()), said[labeled.position]
        score = labeled.scores.get(action)
        illegal += score is None
        perfect += score == best
        good += score is not None and sign(score) == sign(best)
        regret += 2 * (best - (min(labeled.scores.values()) if score is None else score))
    row = result.rows()[-1]
    n = row["positions"]
    assert n == len(suite) == 2000 and 0 < illegal < n
    rates = [row[f"{name}_rate"] for name in ("perfect", "good", "illegal")]
    assert rates == [perfect / n, good / n, illegal / n]
    assert row["regret_plies"] == pytest.approx(regret / n)
    # Wilson's interval contains exactly the shares p whose distance to the observed share is at most
    # 1.96 standard errors at p.
    for name, share in zip(("perfect", "good", "illegal"), rates):
        for bound in (row[f"{name}_lower"], row[f"{name}_upper"]):
            error = math.sqrt(bound * (1 - bound) / n)
            assert abs(bound - share) == pytest.approx(1.959964 * error, rel=1e-6)
    regrets = [answer.regret for answer in result.answers]
    error = np.std(regrets, ddof=1) / math.sqrt(n)
    assert row["regret_upper"] - row["regret_plies"] == pytest.approx(1.959964 * error)


def test_regret_is_in_plies():
    position = Position("tic-tac-toe", "X.O/.X./O.. X")
    scores = Solver().move_scores(position)
    suite = bench.load("tic-tac-toe-1")
    labeled = next(p for p in suite.positions if p.position == position)
    assert labeled.scores == scores and labeled.best_actions == [8]
    one = bench.Suite("one", suite.rules, "scores", (0,), (labeled,))
    later = next(a for a, score in scores.items() if 0 < score < scores[8])
    game = Game(position)
    game.apply_action(later)
    plies = Solver().value(game).plies + 1
    (answer,) = bench.run(lambda position: later, one).answers
    assert answer.is_good and not answer.is_perfect and answer.regret == plies - 1 == 2


def test_illegal_and_failed_answers_are_counted_and_kept():
    answers = iter(["b2", "z9", -1, 1.5, None, "\ud800", TimeoutError("no answer within 30 s")])

    def agent(position):
        answer = next(answers, "a1")
        if isinstance(answer, Exception):
            raise answer
        return answer

    suite = bench.load("tic-tac-toe-1")
    result = bench.run(agent, suite)
    kinds = [answer.kind for answer in result.answers[:7]]
    assert kinds == ["legal", *["illegal"] * 5, "failed"]
    row = result.rows()[-1]
    failed = result.answers[6]
    assert row["failed"] == 1 and failed.error == "TimeoutError: no answer within 30 s"
    assert failed.said is None and not failed.is_perfect and not failed.is_good
    errors = result.error_answers()
    assert errors[1].error.startswith("Action -1 is refused") and failed in errors
    assert "1 answers ended with an exception of the agent; the first in " in repr(result)
    assert f"{len(errors) - 1} answers are illegal; the first in ..." in repr(result)
    assert json.loads(json.dumps(result.to_dict()))["answers"][3]["said"] == "1.5"
    html = bench.run(lambda position: "<b>", suite)._repr_html_()
    assert html.startswith("<table>") and "<b>" not in html and "&lt;b&gt;" in html

    with pytest.raises(KeyboardInterrupt):
        bench.run(interrupted, suite)


def test_an_agent_can_answer_all_positions_at_once():
    class Batch:
        name = "batch"

        def answers(self, positions):
            return [first_legal(position) for position in positions]

        def __call__(self, position):
            raise AssertionError

    one, all_at_once = bench.run(first_legal, "6x6-4-1"), bench.run(Batch(), "6x6-4-1")
    assert one.rows() == all_at_once.rows() and all_at_once.agent == "batch"
    Batch.answers = lambda self, positions: [0]
    with pytest.raises(ValueError, match="answers must return 1000 moves, not 1"):
        bench.run(Batch(), "6x6-4-1")


def test_refused_arguments():
    with pytest.raises(TypeError, match="agent must be callable, not int"):
        bench.run(3, "tic-tac-toe-1")
    with pytest.raises(inarow.Error, match=r"no baseline 'nobody'. The baselines are random, "):
        bench.run("nobody", "tic-tac-toe-1")
    with pytest.raises(inarow.Error, match="no suite 'tic-tac-toe'"):
        bench.run(first_legal, "tic-tac-toe")


@pytest.mark.parametrize("name", ["random", "level-1", "level-5", "mcts-30"])
def test_baselines_depend_only_on_the_seed(name):
    suite = part_of("connect-four-1", 250)

    def actions(seed):
        return [answer.action for answer in bench.run(name, suite, seed=seed).answers]

    assert actions(1) == actions(1) != actions(2)
    assert None not in actions(1)


def test_more_simulations_play_better():
    suite = part_of("connect-four-1", 500)
    rates = [
        bench.run(name, suite).rows()[-1]["good_rate"] for name in ("random", "mcts-20", "mcts-200")
    ]
    assert rates == sorted(rates) and rates[0] + 0.1 < rates[1] < rates[2] - 0.03


def test_mcts_searches_positions_of_any_rules_alone_or_together():
    positions = [
        Game("3x3/3/second", "b2 a1").position,
        Game("connect-four", "4 1 4 1 4").position,
        Game("3x3/3/second", "a1 b2 a2 b3").position,
    ]
    search = bench.baseline("mcts-300", 1)
    together = search.answers(positions)
    assert together[1] == 3 and together[2] == 0  # a block and a win
    assert [bench.baseline("mcts-300", 1)(position) for position in positions[1:]] == together[1:]


def write_network(path, rules, channels=3):
    """Writes a network that is not trained, in the format of examples/python/alphazero.py."""
    random = np.random.default_rng(1)
    board = Rules(rules)
    shapes = {
        "first": (channels, 2, 3, 3),
        "residual.0": (channels, channels, 3, 3),
        "residual.1": (channels, channels, 3, 3),
        "last": (2, channels, 1, 1),
        "dense": (5, 2 * board.squares),
        "policy": (board.num_distinct_actions, 5),
        "value": (1, 5),
    }
    arrays = {"rules": np.array(str(board))}
    for name, shape in shapes.items():
        arrays[f"{name}.weight"] = random.normal(size=shape).astype(np.float16)
        arrays[f"{name}.bias"] = random.normal(size=shape[0]).astype(np.float16)
    np.savez(path, **arrays)
    return arrays


def output_of_network(arrays, observation):
    """The definition of the network, square by square."""
    weight = {name: array.astype(float) for name, array in arrays.items() if name != "rules"}

    def convolution(name, cells):
        w, bias = weight[f"{name}.weight"], weight[f"{name}.bias"]
        edge = w.shape[-1] // 2
        result = np.zeros((len(w), *cells.shape[1:]))
        for out, y, x in np.ndindex(*result.shape):
            result[out, y, x] = bias[out]
            for plane, dy, dx in np.ndindex(*w.shape[1:]):
                row, column = y + dy - edge, x + dx - edge
                if 0 <= row < cells.shape[1] and 0 <= column < cells.shape[2]:
                    result[out, y, x] += w[out, plane, dy, dx] * cells[plane, row, column]
        return np.maximum(result, 0)

    def linear(name, inputs):
        return weight[f"{name}.weight"] @ inputs + weight[f"{name}.bias"]

    cells = convolution("first", observation.astype(float))
    for block in range(2):
        cells = cells + convolution(f"residual.{block}", cells)
    features = np.maximum(linear("dense", convolution("last", cells).reshape(-1)), 0)
    return linear("policy", features), np.tanh(linear("value", features))[0]


@pytest.mark.parametrize("rules", ["connect-four", "4x3/3"])
def test_network_is_the_one_in_the_file(rules, tmp_path):
    arrays = write_network(tmp_path / "network.npz", rules)
    network, layout = Network(tmp_path / "network.npz"), inarow.Layout(rules, "inarow")
    game = Game(rules)
    for _ in range(5):
        game.apply_action(game.position.legal_actions()[-1])
    position = game.position
    observation, mask = layout.observation(position), layout.mask(position)
    priors, values = network(observation[None], mask[None])
    logits, value = output_of_network(arrays, observation)
    mirrored, mirrored_value = output_of_network(arrays, observation[:, :, ::-1])
    shape = (-1, Rules(rules).columns)
    logits = (logits + mirrored.reshape(shape)[:, ::-1].reshape(-1)) / 2
    expected = np.where(mask, np.exp(logits), 0)
    assert np.allclose(priors[0], expected / expected.sum(), atol=1e-5)
    assert values[0] == pytest.approx((value + mirrored_value) / 2, abs=1e-5)


def test_a_network_is_a_baseline(tmp_path, capsys):
    path = tmp_path / "network.npz"
    write_network(path, "connect-four")
    alone, searching = bench.baseline(f"network:{path}"), bench.baseline(f"network-30:{path}")
    positions = [Game("connect-four", text).position for text in ("", "4 1 4 1 4", "112233")]
    assert [alone(position) for position in positions] == alone.answers(positions)
    together = searching.answers(positions)
    assert together[1:] == [3, 3]  # a block; the fastest win, of several that are proven
    assert [searching(position) for position in positions] == together
    suite = part_of("connect-four-1", 100)
    rates = [
        bench.run(f"{name}:{path}", suite).rows()[-1]["good_rate"]
        for name in ("network", "network-50")
    ]
    assert rates[0] + 0.1 < rates[1]
    with pytest.raises(inarow.Error, match="This network plays connect-four, not tic-tac-toe"):
        alone(Position("3x3/3"))
    assert main(["--agent", f"network:{path}", "--suite", "connect-four-1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["agent"] == f"network:{path}"


def test_a_file_that_is_no_network(tmp_path):
    (tmp_path / "text.npz").write_text("text")
    np.savez(tmp_path / "other.npz", rules=np.array("connect-four"))
    np.savez(tmp_path / "empty.npz", other=np.zeros(3))
    for name in ("missing.npz", "text.npz", "other.npz", "empty.npz"):
        with pytest.raises(inarow.Error, match=r"is not a network of alphazero.py --network: "):
            bench.baseline(f"network:{tmp_path / name}")


AGENT = """
import helper
def agent(position):
    return helper.choose(position.legal_actions())
"""
MAKER = """
import random
def make_agent(seed):
    rng = random.Random(seed)
    return lambda position: rng.choice(position.legal_actions())
"""


def printed(capsys, *arguments):
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_command_line(tmp_path, capsys):
    (tmp_path / "agent.py").write_text(AGENT)
    (tmp_path / "helper.py").write_text("choose = min\n")
    (tmp_path / "maker.py").write_text(MAKER)
    arguments = ("--agent", str(tmp_path / "agent.py"), "--suite", "connect-four-1")
    out = printed(capsys, *arguments)
    expected = bench.run(lambda position: min(position.legal_actions()), "connect-four-1")
    assert out.splitlines()[1:] == repr(expected).splitlines()[1:]
    assert out == printed(capsys, *arguments) and out.startswith("connect-four-1, agent, seed 0\n")
    data = json.loads(printed(capsys, *arguments, "--json"))
    assert data["rows"] == expected.rows() and len(data["answers"]) == 2000
    maker = ("--agent", str(tmp_path / "maker.py"), "--suite", "tic-tac-toe-1")
    tables = [printed(capsys, *maker, "--seed", seed) for seed in ("1", "1", "2")]
    assert tables[0] == tables[1] != tables[2].replace("seed 2", "seed 1")
    ran = subprocess.run(
        [sys.executable, "-m", "inarow.bench", "--agent", "random", "--suite", "6x6-4-1"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == f"{bench.run('random', '6x6-4-1')}\n" and ran.stderr == ""


def test_wrong_usage(tmp_path, capsys):
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "number.py").write_text("def make_agent(seed):\n    return seed\n")
    (tmp_path / "agent.txt").write_text("")
    for agent, why in (
        ("no-such-file.py", "there is no file 'no-such-file.py', and no baseline with this name."),
        ("level-9", "The baselines are random, level-1"),
        (str(tmp_path / "empty.py"), "defines no agent: it must define a function agent(position)"),
        (str(tmp_path / "number.py"), "defines no agent"),
        (str(tmp_path / "agent.txt"), "its name must end with .py"),
        ("mcts-0", "simulations"),
        ("network:no-such-file", "no-such-file is not a network of alphazero.py --network: "),
    ):
        with pytest.raises(SystemExit) as stopped:
            main(["--agent", agent, "--suite", "tic-tac-toe-1"])
        assert stopped.value.code == 2 and why in capsys.readouterr().err
    for wrong, why in (
        (["--suite", "tic-tac-toe"], "invalid choice: 'tic-tac-toe'"),
        (["--suite", "tic-tac-toe-1", "--seed", "-1"], "--seed must be at least 0, not -1"),
    ):
        with pytest.raises(SystemExit) as stopped:
            main(["--agent", "random", *wrong])
        assert stopped.value.code == 2 and why in capsys.readouterr().err
