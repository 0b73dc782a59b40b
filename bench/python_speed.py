#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Measures how fast the Python package is, and how much time Python adds to C++.

    PYTHON bench/python_speed.py              our package, and the peers that this Python can import
    PYTHON bench/python_speed.py --install    in a virtual environment with our package and the peers
    PYTHON bench/python_speed.py --write      also writes into docs/performance.md

PYTHON must have the package; `pip install .` installs it. The peers are OpenSpiel (open_spiel), PettingZoo, pgx and
BitBully. If the system allows it, everything runs on one processor. Our package and a peer run in turn. The table shows
the best run.
"""

import contextlib
import datetime
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import programs

SOURCE = programs.ROOT / "bench/python_speed.cpp"
SETS = programs.ROOT / "data/positions"
PEERS = ["open_spiel", "pettingzoo", "pygame", "pgx", "bitbully"]
BATCH = 10_000
GAMES = 4096
SECONDS = 1.0  # minimum time of each measurement


def run_in_environment(arguments):
    """Runs this program in a virtual environment that has the package and the peers."""
    venv = programs.ROOT / "build/python-peers"
    python = venv / "bin/python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *PEERS], check=True)
    subprocess.run([*pip, str(programs.ROOT)], check=True)
    return subprocess.run([str(python), __file__, *arguments], check=False).returncode


def a_second(work):
    """Returns the rate of `work` per second. Each call returns the number of things it has done."""
    begin, count = time.perf_counter(), 0
    while (took := time.perf_counter() - begin) < SECONDS:
        count += work()
    return count / took


# Random games to the end


def our_playouts():
    import inarow

    games = inarow.VectorGames("connect-four", 100_000)
    return lambda: len(games.playouts())


def one_by_one(start):
    """Games of an agent in Python. For all packages, the agent takes the same time to choose."""

    def play():
        state = start()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        return 1

    return play


def our_games():
    import inarow

    rules = inarow.Rules("connect-four")
    return one_by_one(lambda: inarow.Game(rules))


def open_spiel_from_python():
    import pyspiel

    return one_by_one(pyspiel.load_game("connect_four").new_initial_state)


def open_spiel_from_cpp():
    """OpenSpiel's search plays random games in C++. They take almost the whole time of a simulation."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    rollouts = 1000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 10, 100, False, 1, False)

    def play():
        bot.step(game.new_initial_state())
        return 10 * rollouts

    return play


# Steps of environments


def our_steps():
    import inarow

    games = inarow.VectorGames("connect-four", GAMES)

    def play():
        games.step(games.random_actions())
        return GAMES

    return play


def agent_steps(environment):
    """Steps of an agent in Python, in the loop that PettingZoo's documentation shows."""
    import numpy

    def play():
        steps = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
            else:
                actions = numpy.flatnonzero(observation["action_mask"])
                environment.step(int(random.choice(actions)))
                steps += 1
        return steps

    return play


def our_agent_steps():
    import inarow.pettingzoo

    return agent_steps(inarow.pettingzoo.env("connect-four"))


def pettingzoo_steps(make_name):
    from pettingzoo.classic import connect_four_v3

    return agent_steps(getattr(connect_four_v3, make_name)())


def pgx_steps():
    import jax
    import pgx
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    environment = pgx.make("connect_four")
    step_all = jax.vmap(auto_reset(environment.step, environment.init))

    @jax.jit
    def step(state, key):
        choice, resets = jax.random.split(key)
        actions = act_randomly(choice, state.legal_action_mask)
        return step_all(state, actions, jax.random.split(resets, GAMES))

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(environment.init))(jax.random.split(key, GAMES))

    def play():
        nonlocal key, state
        key, now = jax.random.split(key)
        state = jax.block_until_ready(step(state, now))
        return GAMES

    play()  # the first call compiles the function
    return play


# Exact scores


def solved_set(name):
    lines = (SETS / f"{name}.txt").read_text(encoding="ascii").splitlines()
    pairs = [line.split() for line in lines]
    return [text for text, _ in pairs], [int(score) for _, score in pairs]


def our_scores():
    import inarow

    texts, scores = solved_set("middle_easy")

    def solve():
        solver = inarow.Solver()
        if solver.scores(texts, rules="connect-four").tolist() != scores:
            raise SystemExit("a wrong score")
        return len(texts)

    return solve


def bitbully_scores():
    from bitbully import bitbully_core

    texts, scores = solved_set("middle_easy")

    def solve():
        solver = bitbully_core.BitBullyCore()
        for text, score in zip(texts, scores):
            board = bitbully_core.BoardCore()
            for digit in text:
                board.play(int(digit) - 1)
            if solver.mtdf(board, 0) != score:
                raise SystemExit("a wrong score of bitbully")
        return len(texts)

    return solve


def rows_of_speed(runs):
    """Yields (work, our rate, name of the peer, its rate) for each installed peer."""
    for work, ours, peers in [
        (
            "random Connect Four games per second",
            our_playouts,
            {"OpenSpiel, from Python": open_spiel_from_python,
             "OpenSpiel, in its C++": open_spiel_from_cpp},
        ),
        (
            f"environment steps per second, {GAMES:,} games",
            our_steps,
            {"PettingZoo, `env()`": lambda: pettingzoo_steps("env"),
             "PettingZoo, `raw_env()`": lambda: pettingzoo_steps("raw_env"),
             "pgx, on the processor": pgx_steps},
        ),
        (
            "random games per second, an agent in Python",
            our_games,
            {"OpenSpiel, from Python": open_spiel_from_python},
        ),
        (
            "environment steps per second, an agent in Python",
            our_agent_steps,
            {"PettingZoo, `env()`": lambda: pettingzoo_steps("env")},
        ),
        ("exact scores per second, `middle_easy`", our_scores, {"BitBully": bitbully_scores}),
    ]:  # fmt: skip
        for name, peer in peers.items():
            try:
                their_work = peer()
            except ImportError:
                print(f"{name} is not here", file=sys.stderr)
                continue
            our_work = ours()
            rates = [(a_second(our_work), a_second(their_work)) for _ in range(runs)]
            yield work, max(rate[0] for rate in rates), name, max(rate[1] for rate in rates)


# What Python adds


def random_positions(count, plies=24):
    """Different positions after `plies` plies, as lines of moves."""
    import inarow

    chosen, result = random.Random(1), {}
    while len(result) < count:
        game = inarow.Game("connect-four")
        while game.ply < plies and not game.is_terminal():
            game.apply_action(chosen.choice(game.legal_actions()))
        if not game.is_terminal():
            result[game.position] = game.moves().replace(" ", "")
    return list(result.values())


def cpp_seconds(program, texts):
    lines = "".join(f"{text}\n" for text in texts)
    run = subprocess.run([str(program)], input=lines, capture_output=True, text=True, check=True)
    seconds, total = run.stdout.split()
    return float(seconds), int(total)


def python_seconds(texts):
    import inarow

    begin = time.perf_counter()
    scores = inarow.Solver().scores(texts, rules="connect-four")
    return time.perf_counter() - begin, int(scores.sum())


def overhead(runs):
    """Seconds for a batch from Python and in C++. Takes the best of more runs, because they differ only slightly."""
    texts = random_positions(BATCH)
    with tempfile.TemporaryDirectory() as directory:
        program = programs.build(SOURCE, pathlib.Path(directory, "python_speed"), level="-O3")
        pairs = []
        for _ in range(3 * runs):
            pairs.append((python_seconds(texts), cpp_seconds(program, texts)))
    if len({total for pair in pairs for _, total in pair}) != 1:
        raise SystemExit("the scores differ")
    return min(p[0][0] for p in pairs), min(p[1][0] for p in pairs)


def short(number):
    return f"{number / 1e6:.3g} million" if number >= 1e6 else f"{number:,.0f}"


def ratio(number):
    return f"{number:,.0f}" if number >= 10 else f"{number:.1f}"


def table(options):
    lines = [
        "| work | inarow, from Python | peer | peer's speed | speedup |",
        "| --- | ---: | --- | ---: | ---: |",
    ]
    for work, ours, name, theirs in rows_of_speed(options.runs):
        lines.append(
            f"| {work} | {short(ours)} | {name} | {short(theirs)} | {ratio(ours / theirs)} |"
        )
        print(lines[-1], file=sys.stderr)
    python, cpp = overhead(options.runs)
    versions = []
    for package in ("open_spiel", "pettingzoo", "pgx", "bitbully"):
        with contextlib.suppress(Exception):
            from importlib.metadata import version

            versions.append(f"{package} {version(package)}")
    return "\n".join(lines) + (
        f"\n\nA batch of {BATCH:,} positions with 24 stones takes {1000 * python:.1f} ms from Python and "
        f"{1000 * cpp:.1f} ms in a C++ loop, so Python adds {100 * (python / cpp - 1):.1f}%.\n\n"
        f"Each speed is the best of {options.runs} runs, and each time of the batch is the best of "
        f"{3 * options.runs} runs. We measured them on {datetime.date.today()},\non {programs.machine()}, of "
        f"which the benchmark uses one. The versions are\n{', '.join(versions)} and Python "
        f"{sys.version.split()[0]}.\n"
    )


def main():
    parser = programs.parser(__doc__, writes=True)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    if options.install:
        return run_in_environment([a for a in sys.argv[1:] if a != "--install"])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    programs.publish(options, "performance.md", "python-speed", table(options))
    return 0


if __name__ == "__main__":
    sys.exit(main())
