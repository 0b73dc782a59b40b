# SPDX-License-Identifier: BSL-1.0
"""Threads that use the same objects at the same time. On free-threaded Python, they really do."""

import pickle
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import inarow
from inarow import Game, Layout, Position, Rules, Solver, TreeSearch, VectorGames

THREADS = 4
TEXTS = ["3216462544444222", "444444111111", "123456712345", "1122331114444", "443355"]


def in_each_thread(work):
    """Returns the results of work(0), work(1) and so on; raises an exception of a thread."""
    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(work, range(THREADS)))


@pytest.mark.skipif(
    not sysconfig.get_config_var("Py_GIL_DISABLED"), reason="this Python is not free-threaded"
)
def test_the_package_leaves_the_gil_off():
    code = "import sys, inarow, inarow.bench; print(sys._is_gil_enabled())"
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True
    )
    assert (ran.stdout, ran.stderr) == ("False\n", "")


def test_threads_ask_one_solver_all_kinds_of_questions():
    games = [Game("connect-four", text) for text in TEXTS]
    solver = Solver(table_bytes=1 << 20)

    def answers(solver):
        return [
            [solver.score(game) for game in games],
            [solver.outcome(game.position) for game in games],
            [solver.value(game) for game in games],
            [solver.move_scores(game) for game in games],
            [solver.best_moves(game) for game in games],
            solver.scores(TEXTS, rules="connect-four", threads=2).tolist(),
            solver.best_move_masks(games).tolist(),
            [move.judgment for move in solver.analyze(games[0]).moves],
        ]

    def ask(number):
        found = []
        for _ in range(2):
            found.append(answers(solver))
            if number == 0:
                solver.clear()
            if number == 1:
                found.append(answers(pickle.loads(pickle.dumps(solver))))
        return found

    expected = answers(Solver(table_bytes=1 << 20))
    assert all(each == expected for found in in_each_thread(ask) for each in found)


def test_threads_have_solvers_of_their_own():
    def scores(_):
        solver = Solver(table_bytes=1 << 20)
        return solver.scores(TEXTS, rules="connect-four").tolist(), str(solver.book)

    assert len(set(map(repr, in_each_thread(scores)))) == 1


def test_threads_step_different_games_of_one_object():
    count, plies = 400, 6
    actions = np.random.default_rng(1).integers(7, size=(plies, count))
    shared, alone = VectorGames("connect-four", count), VectorGames("connect-four", count)
    for ply in range(plies):
        alone.step(actions[ply])

    def play(number):
        where = np.arange(count) % THREADS == number
        for ply in range(plies):
            shared.step(actions[ply], where=where)
            shared.arrays()
            shared.clone()

    in_each_thread(play)
    assert (shared.observations == alone.observations).all()


def test_threads_make_share_and_drop_objects():
    rules, start = Rules("connect-four"), Position("connect-four")
    layout, game = Layout(rules, "pgx"), Game(rules, "4433556")
    search = TreeSearch(rules, simulations=20, solver_nodes=10)

    def evaluate(observations, masks):
        return masks.astype(np.float32), np.zeros(len(masks), np.float32)

    def work(_):
        seen = []
        for _ in range(50):
            games = [Game(rules, text) for text in TEXTS]
            seen.append(len({each.position for each in games} | {start}))
            seen.append(hash(start) == hash(pickle.loads(pickle.dumps(start))))
            seen.append(layout.observation(game.position).tobytes())
            seen.append((str(rules), repr(start), game.position.draw()))
            with pytest.raises(inarow.IllegalMove) as refused:
                Game(rules).apply_action(9)
            seen.append(str(refused.value))
        seen.append(search.run(games, evaluate).visits.tolist())
        return seen

    first, *others = in_each_thread(work)
    assert all(each == first for each in others)
