# SPDX-License-Identifier: BSL-1.0
"""`inarow puzzles`: puzzles are made, and proven again."""

import collections
import pathlib
import re
import tempfile
import unittest

from support import LONG, run

SMALL = ("--rules", "5x4/4/drop")
SHIPPED = pathlib.Path(__file__).resolve().parents[2] / "data/puzzles/connect_four.txt"
LINE = re.compile(r"(win/[2-6]|only-move|trap) (\d+) rules=(\S+)&moves=\S*")


class Make(unittest.TestCase):
    def test_lines_the_easiest_first(self):
        made = run("puzzles", "make", *SMALL, "--count", "10")
        self.assertEqual((made.code, made.err), (0, ""))
        lines = [LINE.fullmatch(line) for line in made.out.splitlines()]
        self.assertEqual(len(lines), 10)
        difficulties = [int(line[2]) for line in lines]
        self.assertEqual(difficulties, sorted(difficulties))
        self.assertEqual({line[3] for line in lines}, {"5x4/4/drop"})

    def test_no_position_is_the_image_of_another(self):
        made = run("puzzles", "make", "--rules", "3x3/3", "--count", "8")
        boards = set()
        for line in made.out.splitlines():
            moves = re.search("moves=(.*)", line)[1].split(",")
            drawn = run("replay", stdin=" ".join(moves) + "\n").objects[0]["board"]
            images = []
            for rows in (drawn, ["".join(column) for column in zip(*drawn)]):
                for turned in (rows, rows[::-1]):
                    images += ["".join(turned), "".join(row[::-1] for row in turned)]
            boards.add(min(images))
        self.assertEqual(len(boards), len(made.out.splitlines()))

    def test_the_same_seed_the_same_lines(self):
        def made(seed):
            return run("puzzles", "make", *SMALL, "--count", "5", "--seed", seed).out

        self.assertEqual(made("3"), made("3"))
        self.assertNotEqual(made("3"), made("4"))

    def test_into_a_file(self):
        with tempfile.TemporaryDirectory() as directory:
            file = f"{directory}/puzzles.txt"
            made = run("puzzles", "make", *SMALL, file, "-c", "5")
            self.assertEqual((made.code, made.out, made.err), (0, "", ""))
            checked = run("puzzles", "check", file)
            self.assertEqual((checked.code, checked.err), (0, ""))
            self.assertEqual(checked.out, "5 of 5 puzzles checked, 5 confirmed.\n")

    def test_fewer_than_were_asked_for(self):
        made = run("puzzles", "make", "--rules", "tic-tac-toe", "--count", "90")
        found = len(made.out.splitlines())
        self.assertEqual(made.code, 0)
        self.assertIn(f"found only {found} of 90 puzzles", made.err)

    def test_wrong_usage(self):
        for arguments, said in (
            (("make", "--rules", "20x3/3"), "at most 19 columns and rows"),
            (("make", "--rules", "nonsense"), "nonsense"),
            (("make", "--count", "0"), "is not a number from 1 to 100000"),
            (("make", "--seed", "x"), "is not a seed"),
            ((), "a command is missing"),
            (("check",), "FILE"),
        ):
            ran = run("puzzles", *arguments)
            self.assertEqual((ran.code, ran.out), (2, ""), arguments)
            self.assertIn(said, ran.err)


class Check(unittest.TestCase):
    def checked(self, text):
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(text)
            file.flush()
            return run("puzzles", "check", file.name)

    def test_what_is_no_puzzle(self):
        ran = self.checked("win/3 63 rules=7x6/4/drop&moves=725423741377433\nnonsense\n")
        self.assertEqual((ran.code, ran.out), (1, ""))
        self.assertIn("contains no puzzle in line 2", ran.err)
        self.assertIn("contains no puzzles", self.checked("").err)
        self.assertIn("cannot be read", run("puzzles", "check", "/none/such").err)

    def test_what_is_not_true(self):
        moves = "rules=7x6/4/drop&moves=725423741377433"
        ran = self.checked(f"win/4 63 {moves}\nwin/3 63 {moves}\ntrap 5 {moves}\n")
        self.assertEqual((ran.code, ran.out), (1, "3 of 3 puzzles checked, 1 confirmed.\n"))
        self.assertIn(
            f"line 1: the solver does not confirm this puzzle: win/4 63 {moves}\n", ran.err
        )
        self.assertIn(f"line 3: the solver does not confirm this puzzle: trap 5 {moves}\n", ran.err)

    def test_a_file_of_windows(self):
        moves = "rules=7x6/4/drop&moves=725423741377433"
        ran = self.checked(f"\ufeffwin/3 63 {moves}\r\n")
        self.assertEqual((ran.code, ran.out), (0, "1 of 1 puzzles checked, 1 confirmed.\n"))


class Shipped(unittest.TestCase):
    """Those of the page."""

    def test_a_thousand_of_three_kinds(self):
        lines = SHIPPED.read_text().splitlines()
        self.assertEqual(len(lines), 1000)
        matches = [LINE.fullmatch(line) for line in lines]
        self.assertTrue(all(matches))
        self.assertEqual(len({line.split()[2] for line in lines}), 1000)
        kinds = collections.Counter(match[1] for match in matches)
        self.assertEqual(kinds["trap"], 100)
        self.assertEqual({kinds[f"win/{moves}"] for moves in range(2, 7)}, {120})

    def test_are_proven_again(self):
        sample = ("--sample", "0" if LONG else "20", "--seed", "1")
        checked = run("puzzles", "check", str(SHIPPED), *sample)
        self.assertEqual((checked.code, checked.err), (0, ""))


if __name__ == "__main__":
    unittest.main()
