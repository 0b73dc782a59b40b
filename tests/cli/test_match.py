# SPDX-License-Identifier: BSL-1.0
"""bench/match.py: matches of two engines, also of bad ones, and the figures."""

import importlib.util
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

from support import PATIENCE, PROGRAM

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "bench" / "match.py"
spec = importlib.util.spec_from_file_location("match", SCRIPT)
match = importlib.util.module_from_spec(spec)
spec.loader.exec_module(match)

HOUR = "3600000"  # milliseconds
ENGINE = f"'{os.path.abspath(PROGRAM)}' engine"
# Engines that start, and then do the same at every move.
FAKE = f"""'{sys.executable}' -c '
import sys
for line in sys.stdin:
    word = line.split()[0]
    if word == "START":
        print("OK", flush=True)
    elif word in ("BEGIN", "TURN", "DONE"):
        MOVE
    elif word == "END":
        break
'"""


def fake(move):
    return FAKE.replace("MOVE", move)


def played(*arguments, code=0):
    ran = subprocess.run(
        [sys.executable, "-B", str(SCRIPT), *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "INAROW_PROGRAM": os.path.abspath(PROGRAM)},
    )
    assert ran.returncode == code, (ran.returncode, ran.stderr)
    return ran.stdout if code == 0 else ran.stderr


class Matches(unittest.TestCase):
    def test_two_engines(self):
        with tempfile.TemporaryDirectory() as directory:
            games = pathlib.Path(directory, "games.txt")
            limits = ("--one-info", "max_node 300", "--two-info", "max_node 300", "--time", HOUR)
            arguments = ("--games", "4", "--size", "9", *limits, "--record", str(games))
            out = played(ENGINE, ENGINE, *arguments)
            self.assertRegex(out.splitlines()[-1], r"^won \d, drawn \d, lost \d of 4: ")
            self.assertNotIn("forfeited", out)
            # The same engine on both sides and the same nodes: each opening has two equal games.
            lines = [line.split("\t") for line in games.read_text().splitlines()]
            self.assertEqual(lines[0][:2], lines[1][:2])
            self.assertEqual(lines[2][:2], lines[3][:2])
            self.assertNotEqual(lines[0][0], lines[2][0])
            self.assertIn("50.0 %, Elo +0", out)

    def test_openings_of_a_file(self):
        with tempfile.TemporaryDirectory() as directory:
            openings = pathlib.Path(directory, "openings.txt")
            openings.write_text("# nobody wins here\n0,0 1,1\n")
            small = f"{ENGINE} --rules tic-tac-toe"
            out = played(
                small, small, "--openings", str(openings), "--games", "2", "--size", "3",
                "--run", "3", "--time", HOUR,
            )  # fmt: skip
            self.assertIn("3x3/3 0,0 1,1: 0.5 after 9 moves", out)
            openings.write_text("0,0 0,0\n")
            said = played(ENGINE, ENGINE, "--openings", str(openings), "--games", "2", code=1)
            self.assertIn("is already taken", said)

    def test_who_cannot_play_loses(self):
        for move, why in (
            ('print("0,0", flush=True)', "illegal: 0,0"),
            ('print("hello", flush=True)', "illegal: hello"),
            ('print("5,5 6,6", flush=True)', "illegal: 5,5 6,6"),
            ("sys.exit(1)", "crash"),
            ("pass", "time"),
        ):
            with self.subTest(why):
                # Only who is to be late has little time.
                theirs = "50" if why == "time" else HOUR
                out = played(
                    ENGINE, fake(move), "--games", "2", "--size", "12", "--time", HOUR, theirs,
                    "--tolerance", "300", "--one-info", "max_node 100",
                )  # fmt: skip
                self.assertIn("won 2, drawn 0, lost 0 of 2: 100.0 %, Elo +inf", out)
                self.assertIn(why, out)

    def test_wrong_usage(self):
        for arguments in (("--games", "3"), ("--size", "0"), ("--time", "1", "2", "3")):
            with self.subTest(arguments):
                self.assertIn("error: ", played(ENGINE, ENGINE, *arguments, code=2))


class Figures(unittest.TestCase):
    def test_elo(self):
        for share, elo in ((0.5, 0), (0.75, 190.85), (0.25, -190.85), (10 / 11, 400)):
            self.assertAlmostEqual(match.elo_of(share), elo, places=2)
        self.assertEqual((match.elo_of(1), match.elo_of(0)), (math.inf, -math.inf))

    def test_interval(self):
        score, least, most = match.interval_of([1, 0.5, 0.5, 0] * 25)
        self.assertEqual(score, 0.5)
        # The deviation of the pairs is 0.355: 1.96 * 0.355 / 10.
        self.assertAlmostEqual(most - 0.5, 0.0696, places=3)
        self.assertAlmostEqual(0.5 - least, 0.0696, places=3)
        # Nothing but wins: from Wilson's formula, n / (n + 1.96^2).
        score, least, most = match.interval_of([1] * 10)
        self.assertEqual((score, most), (1, 1))
        self.assertAlmostEqual(least, 10 / (10 + 1.96**2))

    def test_more_games_are_surer(self):
        few, many = (match.interval_of([1, 0.5, 0] * count) for count in (3, 300))
        self.assertLess(many[2] - many[1], few[2] - few[1])


if __name__ == "__main__":
    unittest.main()
