# SPDX-License-Identifier: BSL-1.0
"""Exact scores."""

import copy
import json
import multiprocessing
import os
import pickle
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from support import ROOT, in_threads

import inarow
from inarow import Game, Judgment, Outcome, Player, Position, Solver

ENDINGS = ROOT / "data/positions/endings.txt"
SOLVED = [line.split() for line in ENDINGS.read_text(encoding="ascii").splitlines()]
TEXTS = [line[0] for line in SOLVED]
SCORES = [int(line[1]) for line in SOLVED]
HARD = "connect-four"  # without a book it takes half a minute from the empty board
WON = "1212121"  # needs no search, so that no time limit is too short


def test_questions():
    solver, game = Solver(), Game("connect-four", "32164625")
    assert solver.score(game) == solver.score(game.position) == 11
    assert solver.value(game) == inarow.Value(Outcome.FIRST_WON, 13)
    assert solver.outcome(game) == Outcome.FIRST_WON
    assert solver.move_scores(game) == {0: -4, 1: -3, 2: 11, 3: 4, 4: 0, 5: -2, 6: -5}
    assert solver.best_moves(game) == [2]
    variation = solver.principal_variation(game)
    assert variation[0] == 2 and len(variation) == 13
    game.apply_actions(variation)
    assert game.outcome == Outcome.FIRST_WON and solver.move_scores(game) == {}
    assert solver.score(Position("tic-tac-toe")) == 0
    assert solver.best_moves(Position("tic-tac-toe").child(4)) == [0, 2, 6, 8]


def test_scores_of_texts_positions_games_and_arrays():
    solver = Solver()
    games = [Game("connect-four", text) for text in TEXTS]
    boards = np.array([game.position.board for game in games])
    assert solver.scores(TEXTS, rules="connect-four").tolist() == SCORES
    assert solver.scores(iter(games)).tolist() == SCORES
    assert solver.scores([game.position for game in games], threads=3).tolist() == SCORES
    assert solver.scores([str(g.position) for g in games], rules="7x6/4/drop").tolist() == SCORES
    for array in (boards, boards.astype(np.int64), np.asfortranarray(boards), boards[::-1][::-1]):
        scores = solver.scores(array, rules="connect-four", threads=2)
        assert scores.tolist() == SCORES and scores.dtype == np.int16
    assert solver.scores([], rules="connect-four").tolist() == []
    mirrored = solver.scores(boards[:, :, ::-1], rules="connect-four")
    assert mirrored.tolist() == SCORES


def test_best_move_masks():
    solver = Solver()
    masks = solver.best_move_masks(TEXTS[:60], rules="connect-four", threads=2)
    assert masks.dtype == bool and masks.shape == (60, 7)
    for text, mask in zip(TEXTS, masks, strict=False):
        assert np.flatnonzero(mask).tolist() == solver.best_moves(Game("connect-four", text))
    games = [Game("tic-tac-toe"), Game("tic-tac-toe", "b2"), Game("tic-tac-toe", "a1 b1 a2 b2 a3")]
    masks = solver.best_move_masks(games)
    assert [np.flatnonzero(mask).tolist() for mask in masks] == [[*range(9)], [0, 2, 6, 8], []]
    assert solver.best_move_masks([]).shape == (0, 0)
    assert solver.best_move_masks([], rules="gomoku").shape == (0, 225)


def test_best_move_masks_that_are_refused():
    with pytest.raises(inarow.IllegalRules, match=r"Position 1: .* 9 actions, and the first has 7"):
        Solver().best_move_masks([Game("connect-four", WON), Game("tic-tac-toe")])
    for texts, index in (([WON, "48"], 1), (["48", WON], 0)):
        with pytest.raises(inarow.IllegalMove) as caught:
            Solver().best_move_masks(texts, rules="connect-four")
        assert caught.value.index == index
    unsolved = Solver(time_limit=1e-9, book=None)
    with pytest.raises(inarow.Unsolved):
        unsolved.best_move_masks([""], rules="connect-four")
    masks = unsolved.best_move_masks(["", WON], rules="connect-four", keep_unsolved=True)
    assert not masks.any() and masks.shape == (2, 7)


def test_lines_of_a_file(tmp_path):
    path = tmp_path / "positions"
    path.write_text("\n".join(TEXTS) + "\n", encoding="ascii")
    with path.open(encoding="ascii") as file:
        assert Solver().scores(file, rules="connect-four").tolist() == SCORES
    with pytest.raises(ValueError, match="closed file"):
        Solver().scores(file, rules="connect-four")
    path.write_bytes(b"\xff\xfe44\n")
    with path.open(encoding="utf-8") as file, pytest.raises(UnicodeDecodeError):
        Solver().scores(file, rules="connect-four")


def test_errors_have_the_index_of_the_position():
    solver = Solver()
    for threads in (1, 4):
        with pytest.raises(inarow.IllegalMove) as raised:
            solver.scores([*TEXTS[:50], "4444444", "99"], rules="connect-four", threads=threads)
        assert raised.value.index == 50 and raised.value.kind == "column_full"
        assert str(raised.value).startswith("Position 50: Move 7: ")
    bad = {
        "missing": lambda: solver.scores(["4"]),
        "shape": lambda: solver.scores(np.zeros((2, 7, 6), np.int8), rules="connect-four"),
        "dtype": lambda: solver.scores(np.zeros((2, 6, 7), complex), rules="connect-four"),
        "marks": lambda: solver.scores(np.full((2, 6, 7), 3), rules="connect-four"),
        "stone_counts": lambda: solver.scores(np.full((2, 6, 7), 1), rules="connect-four"),
        "other_rules": lambda: solver.scores([Position("3x3/3")], rules="connect-four"),
        "too_large": lambda: solver.scores([Position("999x66/5")]),
        "threads": lambda: solver.scores(["4"], rules="connect-four", threads=0),
        "time_limit": lambda: Solver(time_limit=float("nan")),
        "table_bytes": lambda: Solver(table_bytes=-1),
    }
    for kind, call in bad.items():
        with pytest.raises(inarow.Error) as raised:
            call()
        assert raised.value.kind == kind
    for positions in ("44", b"44", 4, [4], [None], ["\ud800"]):
        with pytest.raises((TypeError, UnicodeEncodeError)):
            solver.scores(positions, rules="connect-four")
    assert solver.scores(TEXTS[:3], rules="connect-four").tolist() == SCORES[:3]


def test_time_limit():
    solver = Solver(time_limit=0.05, book=None)
    with pytest.raises(inarow.Unsolved) as raised:
        solver.score(Position(HARD))
    assert raised.value.nodes < 50_000_000  # fewer on a busy machine
    lower, upper = raised.value.score_bounds
    assert lower <= 1 <= upper
    assert f" {raised.value.nodes} nodes were searched" in str(raised.value)
    with pytest.raises(inarow.Unsolved) as raised:
        solver.scores([WON, ""], rules=HARD)
    assert raised.value.index == 1
    scores = solver.scores([WON, ""], rules=HARD, unsolved=99)
    assert scores.tolist() == [Solver().score(Position(HARD).play(WON)), 99]


def test_no_question_is_without_end_unless_it_is_asked_for():
    assert Solver().time_limit == 60 and Solver(time_limit=None).time_limit is None
    assert pickle.loads(pickle.dumps(Solver(time_limit=None))).time_limit is None
    with pytest.raises(inarow.Unsolved, match=r"None for no limit; Solver\.choose finds a good"):
        Solver(time_limit=0.01).score(Game("gomoku"))


def test_methods_are_pickled_with_their_objects():
    solver, game = Solver(table_bytes=1 << 20), Game("connect-four", "32164625")
    assert pickle.loads(pickle.dumps(solver.score))(game) == 11
    assert pickle.loads(pickle.dumps(game.history))() == game.history()
    games = [Game("connect-four", text) for text in TEXTS[:8]]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        assert pool.map(solver.score, games) == SCORES[:8]
        analyses = pool.map(solver.analyze, games[:2])
    assert analyses == [solver.analyze(game) for game in games[:2]]


def test_settings_are_pickled_without_the_table():
    solver = Solver(table_bytes=1 << 20, threads=2, time_limit=9.5)
    again = pickle.loads(pickle.dumps(solver))
    assert (again.table_bytes, again.threads, again.time_limit) == (1 << 20, 2, 9.5)
    assert again.book == solver.book and again.book.exists()
    assert pickle.loads(pickle.dumps(Solver(book=None))).book is None
    assert again.scores(TEXTS, rules="connect-four").tolist() == SCORES


def test_refused_books(tmp_path):
    path = tmp_path / "a.book"
    with pytest.raises(FileNotFoundError):
        Solver(book=path)
    path.write_bytes(b"no book at all, but some bytes that are not one")
    with pytest.raises(inarow.BookError) as raised:
        Solver(book=str(path))
    assert raised.value.kind == "not_a_book"
    with pytest.raises(OSError, match="directory"):
        Solver(book=tmp_path)


def test_boards_of_any_size():
    position = Position("99x99/3").play("a1 a9 b1 b9")
    solver = Solver()
    lower, upper = (99 * 99 - 5) // 2 + 1, (99 * 99 - 4 + 1) // 2
    assert solver.score(position) == lower == upper
    assert solver.value(position) == inarow.Value(Outcome.FIRST_WON, 1)
    assert solver.scores([position]).tolist() == [lower]
    for rules in ("99x99/5", "999x66/5"):
        with pytest.raises(inarow.Unsolved):
            Solver(time_limit=0.05).score(Position(rules))


def test_a_book_answers_without_a_search():
    path = ROOT / "tests/fuzz/corpus/book/connect-four"
    solver = pickle.loads(pickle.dumps(Solver(book=path, time_limit=1e-9)))
    assert solver.book == path and solver.score(Position("connect-four")) == 1
    with pytest.raises(inarow.Unsolved):
        Solver(time_limit=1e-9, book=None).score(Position("connect-four"))
    assert solver.scores([""], rules="connect-four/second", threads=3).tolist() == [1]


def test_the_book_of_the_package_is_the_default():
    solver = Solver(time_limit=1e-9)
    assert solver.book.name == "connect-four.book" and solver.book.parent.name == "inarow"
    assert solver.book.read_bytes() == (ROOT / "data/connect-four.book").read_bytes()
    games = inarow.VectorGames("connect-four", 300, seed=3)
    for _ in range(6):
        games.step(games.random_actions())
    positions = [games[i] for i in range(300)]
    scores = solver.scores(positions, threads=2)  # of ply 6, so that there is no search
    some = range(0, 300, 60)
    searched = Solver(book=None, time_limit=None).scores([positions[i] for i in some])
    assert searched.tolist() == scores[::60].tolist()
    assert max(solver.move_scores(Position("connect-four")).values()) == 1
    for refused in ("connect-four/second", "6x6/4/drop"):
        with pytest.raises(inarow.Unsolved):
            Solver(time_limit=1e-9, book=False).score(Position(refused))
    with pytest.raises(inarow.Unsolved):
        solver.score(Position("6x6/4/drop"))
    assert Solver(book=None).book is None and Solver(book=False).book is None
    with pytest.raises(TypeError):
        Solver(book=3)


# Presses Ctrl-C in the middle of the call, as its use of CPU time tells.
INTERRUPTED = """
import inarow, os, signal, threading, time

def interrupt():
    global pressed
    while time.process_time() < begin + 0.3:
        time.sleep(0.01)
    pressed = time.process_time()
    os.kill(os.getpid(), signal.SIGINT)

solver, begin = inarow.Solver(threads={threads}, book=None), time.process_time()
threading.Thread(target=interrupt).start()
try:
    {call}
except KeyboardInterrupt:
    print(time.process_time() - pressed, solver.score(inarow.Game("connect-four", "{text}")))
"""


@pytest.mark.parametrize(
    "call",
    [
        "solver.score(inarow.Position('connect-four'))",
        "solver.scores([''] * 3, rules='connect-four', threads=2)",
        "solver.analyze(inarow.Game('connect-four', '4'))",
        "[g.playouts() for g in [inarow.VectorGames('99x99/99', 1000)] for _ in range(99)]",
    ],
)
@pytest.mark.parametrize("threads", [1, 2])
def test_control_c_interrupts_at_once(call, threads):
    code = INTERRUPTED.format(call=call, threads=threads, text=TEXTS[0])
    ran = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    cpu_seconds, score = ran.stdout.split()
    assert float(cpu_seconds) < 1  # 0.02 s on each thread; the call takes half a minute
    assert int(score) == SCORES[0]


def test_progress(capsys):
    pytest.importorskip("tqdm")
    Solver().scores(TEXTS, rules="connect-four", progress=True)
    assert f"{len(TEXTS)}/{len(TEXTS)}" in capsys.readouterr().err


UNSOLVED = {"rules": HARD, "unsolved": 0}


def test_other_threads_run_while_it_solves():
    for seconds in (0.5, 4, 32, 256):  # longer where other programs take the time
        solver, beats = Solver(time_limit=seconds, book=None), 0
        thread = threading.Thread(target=solver.scores, args=([""],), kwargs=UNSOLVED)
        thread.start()
        while thread.is_alive():
            beats += 1
            time.sleep(0.01)
        thread.join()
        if beats > 10:
            return
    pytest.fail(f"another thread ran {beats} times")


def test_threads_can_share_a_solver():
    solver, scores = Solver(), {}

    def ask(i):
        scores[i] = [solver.score(Game("connect-four", text)) for text in TEXTS[i::4]]

    in_threads(4, ask)
    assert [scores[i] for i in range(4)] == [SCORES[i::4] for i in range(4)]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*fork:DeprecationWarning")
@pytest.mark.filterwarnings("ignore:os.fork.*JAX")  # if another test has imported it
def test_a_solver_works_in_a_forked_process():
    solver = Solver()
    assert solver.scores(TEXTS[:9], rules="connect-four", threads=2).tolist() == SCORES[:9]
    context = multiprocessing.get_context("fork")
    results = context.SimpleQueue()
    child = context.Process(
        target=lambda: results.put(solver.scores(TEXTS, rules="connect-four", threads=2).tolist())
    )
    child.start()
    assert results.get() == SCORES
    child.join()
    assert solver.scores(TEXTS, rules="connect-four").tolist() == SCORES


def test_analysis():
    game = Game("tic-tac-toe", "b2 a2 a1 b3 c3")
    analysis = Solver().analyze(game)
    assert len(analysis) == 5 and analysis.start == Position("tic-tac-toe")
    assert analysis.scores == [0, 0, 2, 2, 2, 3] or analysis.scores[:3] == [0, 0, 2]
    second = analysis.moves[1]
    assert (second.number, second.player, second.action) == (2, Player.SECOND, 3)
    assert second.judgment == Judgment.MISTAKE and second.annotation == "threw away a draw"
    assert (second.before, second.after, second.better) == (0, 2, [0, 2, 6, 8])
    assert analysis.count(Player.SECOND, Judgment.MISTAKE) == 1
    assert analysis._repr_svg_() == analysis.svg() and "mistake" in analysis.svg()


def test_analyses_are_values_and_tables():
    game = Game(Game("tic-tac-toe", "b2").position, "a2 a1 b3 c3")
    analysis = Solver().analyze(game)
    unsolved = Solver(time_limit=0.02, book=None).analyze(Game(HARD, "1"))
    for one in (analysis, unsolved, *analysis.moves):
        for again in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
            assert again == one and repr(again) == repr(one) and again.to_dict() == one.to_dict()
    assert analysis != unsolved and analysis.moves[0] != analysis.moves[1]
    with pytest.raises(TypeError, match="unhashable"):
        hash(analysis)
    rows = analysis.rows()
    assert rows == [move.to_dict() for move in analysis.moves]
    assert [row["text"] for row in rows] == game.moves("algebraic").split()
    assert rows[0] == {
        "number": 2,
        "player": "second",
        "action": 3,
        "text": "a2",
        "judgment": "mistake",
        "annotation": "threw away a draw",
        "before": 0,
        "after": 2,
        "before_bounds": (0, 0),
        "after_bounds": (2, 2),
        "better": [0, 2, 6, 8],
    }
    plain = json.loads(json.dumps(analysis.to_dict()))
    assert plain["rules"] == "3x3/3" and plain["scores"] == analysis.scores
    assert plain["start"] == str(analysis.start) and len(plain["moves"]) == 4


@pytest.mark.parametrize("package", ["pandas", "polars"])
def test_rows_are_tables(package):
    table = pytest.importorskip(package).DataFrame(Solver().analyze(Game("3x3/3", "b2 a2")).rows())
    assert table.shape == (2, 11) and list(table["judgment"]) == ["best", "mistake"]


def test_states_of_other_analyses_are_refused():
    move = Solver().analyze(Game("3x3/3", "b2 a2")).moves[0]
    state = list(move.__getstate__())
    state[3] = 9
    with pytest.raises(inarow.Error, match="off the board"):
        type(move).__new__(type(move)).__setstate__(tuple(state))


def test_analysis_within_a_time_limit():
    analysis = Solver(time_limit=0.02, book=None).analyze(Game(HARD, "1"))
    assert analysis.scores[0] is None and analysis.moves[0].before is None
    assert analysis.moves[0].before_bounds[0] < analysis.moves[0].before_bounds[1]
    assert analysis.moves[0].after_bounds[0] <= analysis.moves[0].after_bounds[1]


def test_plot():
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("agg")
    from matplotlib import pyplot

    analysis = Solver().analyze(Game("tic-tac-toe", "b2 a2 a1 b3 c3"))
    axes = analysis.plot()
    assert len(axes.patches) == 12 and "mistake" in axes.get_legend_handles_labels()[1]
    assert analysis.plot(axes) is axes
    pyplot.close("all")


def test_score_bounds():
    solver = Solver()
    bounds = solver.score_bounds(TEXTS, rules="connect-four", threads=2)
    assert bounds.shape == (len(TEXTS), 2) and bounds.dtype == np.int16
    assert bounds[:, 0].tolist() == bounds[:, 1].tolist() == SCORES
    hasty = Solver(time_limit=0.02, book=None)
    (lower, upper), won = hasty.score_bounds(["", WON], rules=HARD, threads=2).tolist()
    assert lower <= 1 <= upper and lower < upper
    assert won == [Solver().score(Position(HARD).play(WON))] * 2
    assert solver.score_bounds([], rules="connect-four").shape == (0, 2)
    with pytest.raises(inarow.IllegalMove) as raised:
        solver.score_bounds(["4", "9"], rules="connect-four")
    assert raised.value.index == 1


def test_clear():
    solver = Solver(table_bytes=1 << 20, time_limit=9.5)
    game = Game("connect-four", "32164625")
    assert solver.score(game) == 11
    solver.clear()
    assert solver.score(game) == 11
    assert (solver.table_bytes, solver.time_limit) == (1 << 20, 9.5) and solver.book.exists()


def test_levels():
    solver = Solver()
    game = Game("gomoku", "h8 h9")
    for level in range(1, 9):
        action, is_proven = solver.choose(game, 0.1, level=level, seed=3)
        assert action in game.legal_actions() and not is_proven
        if level < 8:
            assert solver.choose(game.position, level=level, seed=3) == (action, False)
    assert len({solver.choose(game, level=1, seed=seed) for seed in range(20)}) > 5
    assert len({solver.choose(game, level=1)[0] for _ in range(20)}) == 1
    four = Game("connect-four", "41414")
    blocks = [
        sum(solver.choose(four, level=level, seed=seed)[0] == 3 for seed in range(100))
        for level in (1, 3, 6)
    ]
    assert blocks[0] < 85 and blocks[0] < blocks[1] < blocks[2] == 100
    assert solver.choose(Game("tic-tac-toe", "b2 b1"), 600, level=8)[1]
    for level in (0, 9, -(2**62), 2**62):
        with pytest.raises(inarow.Error, match=f"level must be 1 to 8, not {level}") as raised:
            solver.choose(game, level=level)
        assert raised.value.kind == "level"
    with pytest.raises(inarow.IllegalPosition):
        solver.choose(Game("connect-four", "1213141"), level=1)
    with pytest.raises(TypeError):
        solver.choose(game, level="3")


def test_choose():
    solver = Solver()
    game = Game("connect-four", "32164625")
    assert solver.choose(game, 600) == solver.choose(game.position, 600) == (2, True)
    assert solver.choose(Position("gomoku").play("h8 a1 h9 a3 h10 a5 h11 a7"), 600)[0] in (
        Position("gomoku").string_to_action("h12"),
        Position("gomoku").string_to_action("h7"),
    )
    action, is_perfect = solver.choose(Position("50x50/5"), 0.05)
    assert action in Position("50x50/5").legal_actions() and not is_perfect
    with pytest.raises(inarow.IllegalPosition, match="The game is over: there is no move"):
        solver.choose(Game("connect-four", "1213141"))
    with pytest.raises(inarow.Error, match="must be more than 0 seconds"):
        solver.choose(game, 0)
    assert solver.score(game) == 11
