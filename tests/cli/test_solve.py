# SPDX-License-Identifier: BSL-1.0
"""`inarow solve`: lines of moves to exact scores, found by the program and by compilers."""

import os
import pathlib
import tempfile
import time
import unittest

from support import COMPILERS, LONG, run, start

ENDINGS = [
    line.split()
    for line in (pathlib.Path(__file__).parent.parent / "data/connect_four/endings.txt")
    .read_text(encoding="ascii")
    .splitlines()
]


def scores(*arguments, lines):
    result = run("solve", *arguments, stdin="".join(line + "\n" for line in lines))
    return [line.rsplit(" ", 1)[1] for line in result.out.splitlines()], result


class Solve(unittest.TestCase):
    def test_as_it_is_written(self):
        result = run("solve", stdin="b2 a1\n\na1 b1 a2 b2 a3\nb2 b1\n")
        self.assertEqual(result.out, "b2 a1 0\n 0\na1 b1 a2 b2 a3 -3\nb2 b1 2\n")
        self.assertEqual((result.code, result.err), (0, ""))

    def test_scores_from_outside(self):
        result = run(
            "solve", "--rules", "connect-four", stdin="\n".join(moves for moves, _ in ENDINGS)
        )
        self.assertEqual(result.out.splitlines(), [" ".join(ending) for ending in ENDINGS])

    def test_small_boards(self):
        for rules, score in (
            ("4x4/4/drop", "0"),
            ("5x4/4/drop", "0"),
            ("6x4/4/drop", "-1"),
            ("4x3/3", "3"),
            ("4x4/3", "6"),
            ("1x1/1", "1"),
            ("3x3/9", "0"),
            ("tic-tac-toe/second", "0"),
        ):
            with self.subTest(rules):
                self.assertEqual(scores("--rules", rules, lines=[""])[0], [score])

    def test_a_board_to_start_from(self):
        self.assertEqual(scores("--position", "XX./OO./3 X", lines=["", "c3", "c1"])[0], ["3", "-3", "2"])
        found, _ = scores("--position", "XXX/OOO/3 X", "--unchecked", lines=[""])
        self.assertEqual(found, ["-2"])

    def test_what_is_no_position(self):
        result = run("solve", stdin=b"b2 b2\nb2\nhello \xff\x00\na1 b1 a2 b2 a3 c3\n")
        self.assertEqual(result.out, "b2 b2 illegal\nb2 0\nhello \\xff\\x00 illegal\na1 b1 a2 b2 a3 c3 illegal\n")
        self.assertEqual(result.code, 1)
        self.assertIn("line 1: Move 2: second (O) cannot play", result.err)
        self.assertIn("line 3: Move 1: first (X) cannot play", result.err)
        self.assertIn("line 4: Move 6: second (O) cannot play \"c3\": the game is over", result.err)

    def test_an_unknown_score_has_its_bounds(self):
        began = time.monotonic()
        found, result = scores(
            "--rules", "connect-four", "--no-book", "--timeout", "200ms", lines=["", "4444"]
        )
        self.assertLess(time.monotonic() - began, 5)
        for line in result.out.splitlines():
            self.assertRegex(line, r" unknown -?\d+\.\.-?\d+$")
        self.assertEqual(result.code, 0)

    def test_wrong_usage(self):
        for arguments, said in (
            (("--timeout", "soon"), "no length of time"),
            (("--timeout", "0s"), "no length of time"),
            (("--timeout", "nan"), "no length of time"),
            (("--timeout", "-1s"), "no length of time"),
            (("--timeout", "2d"), "no length of time"),
            (("--timeout", "1s", "--in-compiler"), "not for --in-compiler"),
            (("--keep", "somewhere"), "--in-compiler"),
            (("--no-book", "--in-compiler"), "has no book"),
            (("--rules", "999x999/5"), "too large to be solved"),
        ):
            with self.subTest(arguments):
                result = run("solve", *arguments, stdin="\n")
                self.assertEqual((result.code, result.out), (2, ""))
                self.assertIn(said, result.err)

    def test_answers_come_line_by_line(self):
        with start("solve") as process:
            process.stdin.write(b"b2\n")
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), b"b2 0\n")
            process.stdin.close()
            self.assertEqual(process.wait(), 0)


class InCompiler(unittest.TestCase):
    def test_the_same_as_without(self):
        for options, lines in (
            ((), ["b2 a1", "", "a1 b1 a2 b2 a3", "b2 b2", "zz"]),
            (("--rules", "4x4/4"), [""]),
            (("--position", "XX./OO./3 X"), ["", "c3"]),
            (("--rules", "4x3/3/drop"), ["", "4", "44"]),
        ):
            wanted = run("solve", *options, stdin="\n".join(lines) + "\n")
            for compiler in COMPILERS:
                with self.subTest(compiler, options=options):
                    got = run("solve", "--in-compiler", "--compiler", compiler, *options,
                              stdin="\n".join(lines) + "\n")
                    self.assertEqual((got.code, got.out, got.err), (wanted.code, wanted.out, wanted.err))

    def test_scores_from_outside(self):
        """A sample of ten; all hundred with INAROW_LONG=1."""
        some = ENDINGS if LONG else ENDINGS[::10]
        for compiler in COMPILERS:
            with self.subTest(compiler):
                result = run("solve", "--rules", "connect-four", "--in-compiler", "--compiler",
                             compiler, stdin="\n".join(moves for moves, _ in some))
                self.assertEqual(result.out.splitlines(), [" ".join(ending) for ending in some])

    def test_what_is_too_much_for_a_compiler(self):
        result = run("solve", "--rules", "gomoku", "--in-compiler", stdin="h8\n")
        self.assertEqual((result.code, result.out), (0, "h8 unknown\n"))

    def test_the_programs_are_kept(self):
        with tempfile.TemporaryDirectory() as directory:
            kept = os.path.join(directory, "programs")
            run("solve", "--in-compiler", "--keep", kept, stdin="b2\n")
            text = pathlib.Path(kept, "lines-1-to-1.cpp").read_text(encoding="ascii")
            self.assertIn("#include <inarow/perfect_play.hpp>", text)
            self.assertIn('in(algebraic, "b2")', text)


if __name__ == "__main__":
    unittest.main()
