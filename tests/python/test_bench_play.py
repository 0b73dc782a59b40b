# SPDX-License-Identifier: BSL-1.0
"""Games of agents, with judged moves."""

import json
import random
import subprocess
import sys

import pytest
from support import ROOT, first_legal, interrupted

import inarow
from inarow import Game, Player, Position, Rules, Solver
from inarow.bench import play
from inarow.bench.chat import TextAgent

EXAMPLE = ROOT / "examples" / "python" / "text_agent.py"
HASTY = {"time_limit": 0.02}


def row_against(result, name):
    return next(row for row in result.rows() if row["opponent"] == name)


def test_a_perfect_agent_makes_only_best_moves():
    solver = Solver()
    for rules in ("tic-tac-toe", "5x4/4/drop", "4x3/3/drop/second"):
        result = play(lambda position: solver.best_moves(position)[0], rules, games=12, seed=3)
        total = row_against(result, "all")
        assert total["optimal_share"] == 1.0 and total["unknown_share"] == 0.0
        assert total["games"] == 24 and total["failed"] == total["illegal"] == 0
        assert result.error_games() == [] and total["unproven_replies"] == 0
    perfect = row_against(play(lambda p: solver.best_moves(p)[0], "tic-tac-toe"), "perfect")
    assert perfect["draws"] == perfect["games"] == 20


def test_counts_agree_with_the_games():
    result = play(first_legal, "tic-tac-toe", games=10, seed=1)
    for row in result.rows():
        assert row["wins"] + row["draws"] + row["losses"] + row["failed"] == row["games"]
        judged = (row[name] for name in ("best", "inaccuracy", "mistake", "unknown"))
        assert sum(judged) == row["moves"]
    ply_rows = result.ply_rows()
    assert sum(row["mistake"] for row in ply_rows) == row_against(result, "all")["mistake"] > 0
    assert [row["ply"] for row in ply_rows] == sorted({row["ply"] for row in ply_rows})
    won = {Player.FIRST: "FIRST_WON", Player.SECOND: "SECOND_WON"}
    for game in result.games:
        assert game.agent == (Player.FIRST if game.number % 2 == 0 else Player.SECOND)
        assert (game.result == "win") == (game.game.outcome.name == won[game.agent])
        assert (game.result == "draw") == (game.game.outcome.name == "DRAW")
        own = {move.number: move for move in Solver().analyze(game.game).moves}
        for move in game.moves:
            assert move.player == game.agent and move.action == own[move.ply].action
            assert move.judgment == own[move.ply].judgment.name.lower()
            assert list(move.better) == own[move.ply].better
            before = Game("tic-tac-toe")
            before.apply_actions(game.game.history()[: move.ply - 1])
            is_best = move.action in Solver().best_moves(before)
            assert (move.judgment == "best") == is_best


def test_the_seed_determines_the_games():
    def histories(seed):
        result = play(first_legal, "5x4/4/drop", games=8, seed=seed)
        return [game.game.history() for game in result.games]

    assert histories(1) == histories(1) != histories(2)
    assert len({str(history) for history in histories(1)}) > 8


def test_perfect_play_is_not_beaten():
    rng = random.Random(2)
    result = play(lambda p: rng.choice(p.legal_actions()), "tic-tac-toe", games=100)
    assert row_against(result, "perfect")["wins"] == 0
    assert row_against(result, "random")["wins"] > 0


def test_levels_are_opponents():
    solver = Solver()
    names = ["level-1", "level-8"]

    def perfect_agent(position):
        return solver.best_moves(position)[0]

    result = play(perfect_agent, "tic-tac-toe", games=30, opponents=names, seed=1)
    weak, strong = (row_against(result, name) for name in names)
    assert weak["wins"] > 5 and weak["losses"] == strong["losses"] == strong["wins"] == 0
    again = play(perfect_agent, "tic-tac-toe", games=30, opponents=names, seed=1)
    assert again.rows() == result.rows()


def test_an_illegal_answer_loses_and_is_kept():
    answers = [7, -1, 10**30, "9", "nothing", "", "4 4", "\ud800", "\0", None, 1.5, [3]]
    remaining = iter(answers)
    result = play(
        lambda position: next(remaining), "connect-four", games=12, opponents=["random"], **HASTY
    )
    (row,) = result.rows()
    assert row["losses"] == row["illegal"] == 12 and row["failed"] == 0
    assert row["moves"] == 0 and row["optimal_share"] is row["unknown_share"] is None
    assert [game.answer for game in result.error_games()] == answers
    assert all(game.error and game.game.ply <= 1 for game in result.games)
    assert result.games[0].error.startswith(
        "Action 7 is refused: the actions of 7x6/4/drop are 0 to 6."
    )
    assert result.games[9].error == "None is neither an action nor a move text."
    assert "12 games were lost by an illegal answer; the first: game 0 against random" in repr(
        result
    )
    assert json.loads(json.dumps(result.to_dict()))["games"][11]["answer"] == "[3]"


def test_an_exception_of_the_agent_is_kept_with_game_and_position():
    def agent(position):
        if position.stones == 4:
            raise TimeoutError("no answer within 30 s")
        return "4"

    result = play(agent, "connect-four", games=2, opponents=["random"], seed=4, **HASTY)
    failed, other = result.games
    assert (failed.result, failed.number, failed.opponent) == ("failed", 0, "random")
    assert failed.error == "TimeoutError: no answer within 30 s"
    assert failed.position == failed.game.position and failed.position.stones == 4
    assert len(failed.moves) == 2 and other.result != "failed"
    (row,) = result.rows()
    assert row["failed"] == 1 and row["wins"] + row["draws"] + row["losses"] == 1
    assert result.error_games()[0] is failed
    assert (
        "1 games ended with an exception of the agent; the first: game 0 against random after 4 "
        in repr(result)
    )


def test_ctrl_c_is_not_a_failure_of_the_agent():
    with pytest.raises(KeyboardInterrupt):
        play(interrupted, "tic-tac-toe")


def test_unknown_moves_and_unproven_replies_are_counted():
    result = play(lambda p: 3, "8x6/4/drop", games=2, seed=1, time_limit=0.01)
    total = row_against(result, "all")
    assert total["unknown"] > 0 and total["unproven_replies"] > 0
    assert 0 < total["unknown_share"] <= 1
    assert "because of the time limit" in repr(result)
    assert "Moves of the perfect opponent that are not proven to be best: " in repr(result)
    result = play(first_legal, "50x50/3", games=1, opponents=["perfect"], time_limit=0.01)
    (row,) = result.rows()
    assert row["unknown_share"] == 1.0 and row["optimal_share"] is None and row["losses"] == 1
    assert row["unproven_replies"] > 0
    texts = " ".join(move.text for move in result.games[0].moves)
    assert texts and "unknown" in repr(result)


def test_table_and_data():
    result = play(first_legal, Rules("tic-tac-toe"), games=3, seed=2)
    lines = repr(result).splitlines()
    assert lines[0] == "tic-tac-toe, seed 2" and lines[1].split()[:3] == [
        "opponent",
        "games",
        "wins",
    ]
    assert [line.split()[0] for line in lines[2:5]] == ["perfect", "random", "all"]
    assert len({len(line) for line in lines[1:5]}) == 1
    html = result._repr_html_()
    assert html.startswith("<table>") and html.count("<tr>") == 4
    script = play(lambda p: "<script>", "tic-tac-toe", games=1)._repr_html_()
    assert "<script>" not in script and "&lt;script&gt;" in script
    data = json.loads(json.dumps(result.to_dict()))
    assert data["rules"] == "3x3/3" and data["rows"] == result.rows()
    assert [Position("tic-tac-toe", game["position"]) for game in data["games"]] == [
        game.position for game in result.games
    ]


def test_plot_and_progress_bar(capsys):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    from matplotlib import pyplot

    result = play(first_legal, "tic-tac-toe", games=3, progress=True)
    assert "6/6" in capsys.readouterr().err
    axes = result.plot()
    heights = sum(patch.get_height() for patch in axes.patches)
    assert heights == result.rows()[-1]["moves"]
    assert result.plot(axes) is axes
    pyplot.close("all")


def test_refused_arguments():
    for wrong, error in (
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"opponents": ["nobody"]}, "opponents must be some of"),
        ({"opponents": "random"}, "opponents must be some of"),
        ({"opponents": ["level-0"]}, "opponents must be some of"),
        ({"opponents": []}, "opponents must be some of"),
        ({"time_limit": 0}, "time limit must be more than 0"),
        ({"notation": "chess"}, 'notation must be "any", "names"'),
    ):
        with pytest.raises(ValueError, match=error):
            play(first_legal, "tic-tac-toe", **wrong)
    with pytest.raises(TypeError, match="agent must be callable, not str"):
        play("agent", "tic-tac-toe")
    with pytest.raises(inarow.NotationError):
        play(first_legal, "chess")


def test_a_text_agent_and_its_example():
    prompts = []

    def ask(prompt):
        prompts.append(prompt)
        return "I take the square b2!" if len(prompts) == 1 else "I do not know."

    result = play(TextAgent(ask), "tic-tac-toe", games=1, opponents=["random"])
    assert (
        "The first to make 3 or more in a row wins. You play X." in prompts[0]
        and "3 . . ." in prompts[0]
    )
    assert result.games[0].moves[0].text == "b2" and result.games[0].result == "illegal"
    command = [sys.executable, str(EXAMPLE), "connect-four", "--games", "1", "--seed", "5"]
    command += ["--time-limit", "0.02"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.startswith(
        "connect-four, seed 5\nopponent"
    )
