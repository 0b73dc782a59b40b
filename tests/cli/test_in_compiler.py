# SPDX-License-Identifier: BSL-1.0
"""--in-compiler: the same answers, from every compiler there is."""

import os
import pathlib
import random
import tempfile
import time
import unittest

from support import COMPILERS, PATIENCE, Terminal, picture, run, started

MIXED = {
    (): [
        b"b2 a1 c3",
        b"",
        b"a1 b1 a2 b2 a3",
        b"a1 b1 a2 b2 a3 c3 c2",
        b"a1 b1 a2 b2 c3 b3",
        b"a1 b2 c3 c2 a2 a3 c1 b1 b3",
        b"a1 b1 c1 a2 b2 c2 b3 a3 c3",
        b"b2 b2 a1",
        b"b2 d4",
        b"b2 hello",
        b'b2 \x00\xff"\\\x1b[2J9',
        b"aaaaaaaaaaaaaaaaaaaaaa1",
        b"aaaaaaaaaaaaaa",
        b"b2\r",
        b"b2 \\",
        b"??/",
        "b2 \u274c".encode(),
        b"x" * 100_000,
        b"a1 " * 50_000,
    ],
    ("--rules", "connect-four"): [
        b"3 2 4 3 4 4 5 5 5 5",
        b"1 2 4 2 6 1 2 3 3 1 1",
        b"3333333",
        b"8",
        b"4453 d1",
    ],
    ("--rules", "connect-four", "--notation", "algebraic"): [b"d1 d3", b"d1 d2 D3"],
    ("--rules", "4x4/3/second", "--notation", "openspiel"): [b"o(0,0) x(1,1)", b"x(0,0)"],
    ("--rules", "5x4/3/exactly"): [b"a1 a3 b1 b3 d1 d4 c1", b"a1 a3 b1 b3 c1 a2"],
    ("--rules", "4x4/3/drop/misere"): [b"1 2 1 2 1", b"1 2 1 2 1 2"],
    ("--notation", "names"): [b"center top-left middle-center", b"bottom"],
    ("--notation", "xy"): [b"11 22 33", b"44", b"1,1"],
    ("--rules", "gomoku"): [b"a1 a2 b1 b2 c1 c2 d1 d2 e1", b"o15 p15"],
    ("--position", "X.O/.X./..O X"): [b"a1 b1", b"a1 a1", b""],
    ("--position", "XX./3/3 X", "--unchecked"): [b"c3", b"a3"],
    ("--position", "XXX/OO./3"): [b"", b"c2"],
}


class Replay(unittest.TestCase):
    maxDiff = None

    def same(self, options, lines, compiler):
        stdin = b"\n".join(lines) + b"\n"
        wanted = run("replay", *options, stdin=stdin)
        got = run("replay", "--in-compiler", "--compiler", compiler, *options, stdin=stdin)
        self.assertEqual((got.code, got.err), (0, ""))
        self.assertEqual(got.out, wanted.out)

    def test_the_same_as_without(self):
        for compiler in COMPILERS:
            for options, lines in MIXED.items():
                with self.subTest(compiler, options=options):
                    self.same(options, lines, compiler)

    def test_full_games_in_several_programs(self):
        shuffler = random.Random(9)
        columns = [str(column) for column in range(1, 8) for _ in range(6)]
        lines = []
        for _ in range(45):
            shuffler.shuffle(columns)
            lines.append("".join(columns).encode())
        for compiler in COMPILERS:
            begin = time.monotonic()
            self.same(("--rules", "7x6/5/drop"), lines, compiler)
            print(f"{len(lines)} games of 42 moves, {compiler}: {time.monotonic() - begin:.2f} s")

    def test_programs_are_kept_to_be_read(self):
        with tempfile.TemporaryDirectory() as directory:
            place = pathlib.Path(directory) / "a place" / "for it"
            result = run("replay", "--in-compiler", "--keep", str(place), stdin="b2 a1\nb2 b2\n")
            self.assertEqual(result.code, 0)
            program = (place / "lines-1-to-2.cpp").read_text()
        self.assertIn('using move_2 = then<move_1, "a1">;\n', program)
        self.assertIn("// line 2: b2 b2\n", program)

    def test_nowhere_to_keep_them(self):
        result = run("replay", "--in-compiler", "--keep", "/dev/null/x", stdin="b2\n")
        self.assertEqual((result.code, result.out), (1, ""))
        self.assertEqual(
            result.err,
            'inarow: "/dev/null/x/lines-1-to-1.cpp" cannot be written: Not a directory.\n',
        )

    def test_nothing_is_left_behind(self):
        with tempfile.TemporaryDirectory() as directory:
            result = run("replay", "--in-compiler", stdin="b2\n", env={"TMPDIR": directory})
            self.assertEqual(result.code, 0)
            self.assertEqual(os.listdir(directory), [])

    def test_no_shell_sees_a_thing(self):
        with tempfile.TemporaryDirectory() as directory:
            mark = pathlib.Path(directory) / "mark"
            run("replay", "--in-compiler", "--compiler", f"g++; touch {mark}", stdin="b2\n")
            run("replay", "--in-compiler", stdin=f'");system("touch {mark}\n`touch {mark}`\n')
            self.assertFalse(mark.exists())


class Play(unittest.TestCase):
    maxDiff = None

    def test_what_the_compiler_printed(self):
        for compiler in COMPILERS:
            with self.subTest(compiler):
                result = run(
                    "play --in-compiler --compiler",
                    compiler,
                    stdin="b2 a1\nb2\nhello\nundo\nundo 9\nredo\nb1 c1 b3\na3\nquit\n",
                )
                self.assertEqual((result.code, result.err), (0, ""))
                self.assertEqual(result.out, GAME)

    def test_drops(self):
        for compiler in COMPILERS:
            result = run(
                "play --in-compiler --compiler", compiler, "--rules", "7x6/4/drop",
                "--opponent", "random", "--seed", "1", stdin="44\n9\n",
            )  # fmt: skip
            self.assertEqual((result.code, result.err), (0, ""))
            self.assertIn("it is off the board (columns 1 to 7).", result.out)
            self.assertIn("\n  1 2 3 4 5 6 7\nfirst (X) is to make move 5.\n", result.out)

    def test_a_perfect_opponent(self):
        for compiler in COMPILERS:
            result = run(
                "play --in-compiler --compiler", compiler, "--opponent", "perfect",
                stdin="b2\nb1\na1\n",
            )  # fmt: skip
            self.assertEqual((result.code, result.err), (0, ""))
            self.assertIn("second (O) plays a3 (found by the compiler).\n", result.out)
            self.assertTrue(
                result.out.endswith("3 O O O\n2 . X .\n1 X X .\n  a b c\nsecond (O) has won.\n")
            )

    def test_a_perfect_opponent_beyond_the_compiler(self):
        result = run(
            "play --in-compiler --opponent perfect --rules connect-four --no-book --movetime 100ms", stdin="4\n",
        )  # fmt: skip
        self.assertRegex(
            result.out, r"plays [1-7] \(beyond the compiler; best found, not proven\)\.\n"
        )

    def test_a_position(self):
        result = run("play --in-compiler --position", "XX./3/3 X", "--unchecked", stdin="c3\n")
        self.assertTrue(
            result.out.endswith("3 X X X\n2 . . .\n1 . . .\n  a b c\nfirst (X) has won.\n")
        )

    def test_the_program(self):
        result = run("play", "--in-compiler", stdin="b2\na1\nprogram\n")
        self.assertIn('using move_1 = play<start, "b2">;\n', result.out)

    def test_the_screen(self):
        at = Terminal("play", "--in-compiler", "--compiler", "g++", rows=30, columns=100)
        at.read_until("or help): ")
        at.type("b2 a1", "or help): ")
        self.assertIn("  3 . . .\n  2 . X .\n  1 O . .\n    a b c\n", at.screen())
        self.assertRegex(at.screen(), r'\n  using next = play<move_1, "a1">;\n')
        self.assertRegex(at.screen(), r"\n  g\+\+: \d\.\d\d s\n")
        at.press(b"q\n")
        self.assertEqual(at.end(), 0)


GAME = picture(
    """
    tic-tac-toe, 3x3/3: first is X, second is O.
    3 . . .
    2 . . .
    1 . . .
      a b c
    first (X) is to make move 1.
    3 . . .
    2 . X .
    1 O . .
      a b c
    first (X) is to make move 3.
    Move 3: first (X) cannot play "b2": b2 is already taken by first (X). Free squares: a3, b3, c3, a2, c2, b1, c1.
    first (X) is to make move 3.
    Move 3: first (X) cannot play "hello": it is not a move, expected a name such as top-left or center at character 1. Free squares: a3, b3, c3, a2, c2, b1, c1.
    first (X) is to make move 3.
    3 . . .
    2 . X .
    1 . . .
      a b c
    second (O) is to make move 2.
    9 moves cannot be taken back: the game has only 1.
    second (O) is to make move 2.
    3 . . .
    2 . X .
    1 O . .
      a b c
    first (X) is to make move 3.
    3 . X .
    2 . X .
    1 O X O
      a b c
    first (X) has won.
    Move 6: second (O) cannot play "a3": the game is over, first (X) has won.
    first (X) has won.
    """
)


class Compiler(unittest.TestCase):
    def refused(self, expected, *arguments, **options):
        for command in ("replay", "play"):
            result = run(command, "--in-compiler", *arguments, stdin="b2\n", **options)
            self.assertEqual((result.code, result.out), (1, ""))
            self.assertRegex(result.err, expected)

    def test_one_that_is_not_there(self):
        self.refused(
            r'^inarow: the compiler "no-such" cannot be run: No such file or directory. '
            r"--compiler takes g\+\+ 12, clang\+\+ 19 or newer\.\n$",
            "--compiler",
            "no-such",
        )

    def test_one_that_is_none(self):
        self.refused(
            r'^inarow: the compiler "false" failed with exit code 1 \(inarow needs g\+\+ 12, '
            r"clang\+\+ 19 or newer\), and printed nothing\.\n$",
            "--compiler",
            "false",
        )

    def test_one_that_is_too_old(self):
        with tempfile.TemporaryDirectory() as directory:
            old = pathlib.Path(directory) / "g++-9"
            old.write_text("#!/bin/sh\necho \"cc1plus: error: \377 unrecognized '-std=c++23'\" >&2\nexit 1\n",
                           encoding="latin-1")  # fmt: skip
            old.chmod(0o755)
            self.refused(
                r"failed .*, and printed:\n  cc1plus: error: \\xff unrecognized '-std=c\+\+23'\n$",
                "--compiler",
                str(old),
            )

    def test_none_at_all(self):
        self.refused(
            r"^inarow: none of the compilers g\+\+, clang\+\+-22, clang\+\+-19 and c\+\+ is installed: ",
            env={"PATH": "/nowhere"},
        )

    def test_the_first_found(self):
        with tempfile.TemporaryDirectory() as directory:
            os.symlink("/usr/bin/g++", f"{directory}/c++")
            os.symlink("/usr/bin/as", f"{directory}/as")
            result = run("replay", "--in-compiler", stdin="b2\n", env={"PATH": directory})
            self.assertEqual((result.code, result.err), (0, ""))

    def test_where_the_headers_are(self):
        self.refused(
            r'^inarow: INAROW_INCLUDE is "/nowhere", but this folder has no inarow\.hpp\.\n$',
            env={"INAROW_INCLUDE": "/nowhere"},
        )

    def test_a_closed_pipe(self):
        process = started(self, "replay --in-compiler")
        process.stdout.close()
        process.stdin.write(b"b2\n")
        process.stdin.close()
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertEqual(process.stderr.read(), b"")


if __name__ == "__main__":
    unittest.main()
