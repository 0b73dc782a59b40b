# SPDX-License-Identifier: BSL-1.0
"""Agents, judged."""

import importlib.util
import json
import pathlib
import random
import subprocess
import sys

import inarow
import pytest
from inarow import Game, Player, Position, Rules, Solver, judge

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "examples" / "python" / "text_agent.py"
HASTY = {"time_limit": 0.02}


def first_legal(position):
    return position.legal_actions()[0]


def of_opponent(report, name):
    return next(row for row in report.rows() if row["opponent"] == name)


def test_a_perfect_agent_makes_only_best_moves():
    solver = Solver()
    for rules in ("tic-tac-toe", "5x4/4/drop", "4x3/3/drop/second"):
        report = judge(lambda position: solver.best_moves(position)[0], rules, games=12, seed=3)
        total = of_opponent(report, "all")
        assert total["optimal_share"] == 1.0 and total["unknown_share"] == 0.0
        assert total["games"] == 24 and total["failed"] == total["illegal"] == 0
        assert report.refused() == [] and total["doubtful_replies"] == 0
    perfect = of_opponent(judge(lambda p: solver.best_moves(p)[0], "tic-tac-toe"), "perfect")
    assert perfect["draws"] == perfect["games"] == 20


def test_what_is_counted_is_what_was_played():
    report = judge(first_legal, "tic-tac-toe", games=10, seed=1)
    for row in report.rows():
        assert row["wins"] + row["draws"] + row["losses"] + row["failed"] == row["games"]
        judged = (row[name] for name in ("best", "inaccuracy", "mistake", "unknown"))
        assert sum(judged) == row["moves"]
    by_ply = report.by_ply()
    assert sum(row["mistake"] for row in by_ply) == of_opponent(report, "all")["mistake"] > 0
    assert [row["ply"] for row in by_ply] == sorted({row["ply"] for row in by_ply})
    won = {Player.FIRST: "FIRST_WON", Player.SECOND: "SECOND_WON"}
    for game in report.games:
        assert game.agent == (Player.FIRST if game.number % 2 == 0 else Player.SECOND)
        assert (game.result == "win") == (game.game.outcome.name == won[game.agent])
        assert (game.result == "draw") == (game.game.outcome.name == "DRAW")
        own = {move.number: move for move in Solver().analyze(game.game).moves}
        for move in game.moves:
            assert move.player == game.agent and move.action == own[move.ply].action
            assert move.judgement == own[move.ply].judgement.name.lower()
            assert list(move.better) == own[move.ply].better
            at = Game("tic-tac-toe")
            at.apply_actions(game.game.history()[: move.ply - 1])
            is_best = move.action in Solver().best_moves(at)
            assert (move.judgement == "best") == is_best


def test_the_seed_makes_the_games():
    def histories(seed):
        report = judge(first_legal, "5x4/4/drop", games=8, seed=seed)
        return [game.game.history() for game in report.games]

    assert histories(1) == histories(1) != histories(2)
    assert len({str(history) for history in histories(1)}) > 8


def test_perfect_play_is_not_beaten():
    by = random.Random(2)
    report = judge(lambda p: by.choice(p.legal_actions()), "tic-tac-toe", games=100)
    assert of_opponent(report, "perfect")["wins"] == 0
    assert of_opponent(report, "random")["wins"] > 0


def test_an_illegal_answer_loses_and_is_told():
    answers = [7, -1, 10**30, "9", "nothing", "", "4 4", "\ud800", "\0", None, 1.5, [3]]
    said = iter(answers)
    report = judge(
        lambda position: next(said), "connect-four", games=12, against=["random"], **HASTY
    )
    (row,) = report.rows()
    assert row["losses"] == row["illegal"] == 12 and row["failed"] == 0
    assert row["moves"] == 0 and row["optimal_share"] is row["unknown_share"] is None
    assert [game.answer for game in report.refused()] == answers
    assert all(game.error and game.game.ply <= 1 for game in report.games)
    assert report.games[0].error.startswith("Action 7 is refused. Move 1: first (X) cannot play")
    assert report.games[9].error == "None is no action, and no text of a move."
    assert "12 games lost by an illegal answer; first, game 0 against random" in repr(report)
    assert json.loads(json.dumps(report.to_dict()))["games"][11]["answer"] == "[3]"


def test_an_agent_that_raises_is_told_with_game_and_position():
    def agent(position):
        if position.stones == 4:
            raise TimeoutError("no answer within 30 s")
        return "4"

    report = judge(agent, "connect-four", games=2, against=["random"], seed=4, **HASTY)
    failed, other = report.games
    assert (failed.result, failed.number, failed.opponent) == ("failed", 0, "random")
    assert failed.error == "TimeoutError: no answer within 30 s"
    assert failed.position == failed.game.position and failed.position.stones == 4
    assert len(failed.moves) == 2 and other.result != "failed"
    (row,) = report.rows()
    assert row["failed"] == 1 and row["wins"] + row["draws"] + row["losses"] == 1
    assert report.refused()[0] is failed
    assert "1 games ended, as the agent raised; first, game 0 against random after 4 " in repr(
        report
    )


def test_ctrl_c_is_nobodys_failure():
    def agent(position):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        judge(agent, "tic-tac-toe")


def test_what_is_not_known_is_said():
    report = judge(lambda p: 3, "8x6/4/drop", games=2, seed=1, time_limit=0.01)
    total = of_opponent(report, "all")
    assert total["unknown"] > 0 and total["doubtful_replies"] > 0
    assert 0 < total["unknown_share"] <= 1
    assert "moves could not be judged in the time" in repr(report)
    assert "moves of the perfect opponent are not known to be perfect" in repr(report)
    report = judge(first_legal, "50x50/3", games=1, against=["perfect"], time_limit=0.01)
    (row,) = report.rows()
    assert row["unknown_share"] == 1.0 and row["optimal_share"] is None and row["losses"] == 1
    assert row["doubtful_replies"] > 0
    texts = " ".join(move.text for move in report.games[0].moves)
    assert texts and "unknown" in repr(report)


def test_tables_and_data():
    report = judge(first_legal, Rules("tic-tac-toe"), games=3, seed=2)
    lines = repr(report).splitlines()
    assert lines[0] == "tic-tac-toe, seed 2" and lines[1].split()[:3] == [
        "against",
        "games",
        "wins",
    ]
    assert [line.split()[0] for line in lines[2:5]] == ["perfect", "random", "all"]
    assert len({len(line) for line in lines[1:5]}) == 1
    html = report._repr_html_()
    assert html.startswith("<table>") and html.count("<tr>") == 4
    script = judge(lambda p: "<script>", "tic-tac-toe", games=1)._repr_html_()
    assert "<script>" not in script and "&lt;script&gt;" in script
    data = json.loads(json.dumps(report.to_dict()))
    assert data["rules"] == "3x3/3" and data["rows"] == report.rows()
    assert [Position("tic-tac-toe", game["position"]) for game in data["games"]] == [
        game.position for game in report.games
    ]


def test_a_plot_and_a_bar(capsys):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    from matplotlib import pyplot

    report = judge(first_legal, "tic-tac-toe", games=3, progress=True)
    assert "6/6" in capsys.readouterr().err
    axes = report.plot()
    heights = sum(patch.get_height() for patch in axes.patches)
    assert heights == report.rows()[-1]["moves"]
    assert report.plot(axes) is axes
    pyplot.close("all")


def test_what_is_refused():
    for wrong, error in (
        ({"games": 0}, "there must be at least one game, not 0"),
        ({"against": ["nobody"]}, "against must be some of"),
        ({"against": "random"}, "against must be some of"),
        ({"against": []}, "against must be some of"),
        ({"time_limit": 0}, "time limit must be more than 0"),
        ({"notation": "chess"}, "There is no notation"),
    ):
        with pytest.raises(ValueError, match=error):
            judge(first_legal, "tic-tac-toe", **wrong)
    with pytest.raises(TypeError, match="an agent must be callable, not str"):
        judge("agent", "tic-tac-toe")
    with pytest.raises(inarow.NotationError):
        judge(first_legal, "chess")


def test_the_agent_that_speaks_text():
    spec = importlib.util.spec_from_file_location("text_agent", EXAMPLE)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    prompts = []

    def ask(prompt):
        prompts.append(prompt)
        return "I take the square b2!" if len(prompts) == 1 else "I do not know."

    report = judge(example.agent_of(ask), "tic-tac-toe", games=1, against=["random"])
    assert "3 in a row win. You play X." in prompts[0] and "3 . . ." in prompts[0]
    assert report.games[0].moves[0].text == "b2" and report.games[0].result == "illegal"
    command = [sys.executable, str(EXAMPLE), "connect-four", "--games", "1", "--seed", "5"]
    command += ["--time-limit", "0.02"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith(
        "connect-four, seed 5\nagainst"
    )
