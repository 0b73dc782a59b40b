# SPDX-License-Identifier: BSL-1.0
"""`inarow show`: pictures of positions."""

import unittest
import xml.etree.ElementTree

from support import Terminal, picture, run


class Pictures(unittest.TestCase):
    def shows(self, expected, *arguments, stdin=b""):
        result = run("show", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(result.out, picture(expected))

    def test_ascii(self):
        self.shows(
            """
            3 . . X
            2 . X .
            1 O . .
              a b c
            """,
            "b2",
            "a1",
            "c3",
        )

    def test_sgf(self):
        for moves, rules, sgf in (
            ("b2 a1 c3", "tic-tac-toe", "SZ[3]RU[3x3/3];B[bb];W[ac];B[ca]"),
            ("a1 a2 b1 b2 c1", "tic-tac-toe", "SZ[3]RU[3x3/3]RE[B+];B[ac];W[ab];B[bc];W[bb];B[cc]"),
            ("4", "7x2/4/drop", "SZ[7:2]RU[7x2/4/drop];B[db]"),
            ("", "5x5/3/misere/second", "SZ[5]RU[5x5/3/misere/second]"),
        ):
            with self.subTest(moves):
                written = run("show", moves, "--rules", rules, "--format", "sgf").out
                self.assertEqual(written, f"(;FF[4]GM[4]CA[UTF-8]AP[inarow]{sgf})\n")
                drawn = run("show", moves, "--rules", rules).out
                self.assertEqual(run("show", written).out, drawn)
                self.assertEqual(run("show", stdin=written).out, drawn)
                self.assertEqual(run("show", "--format", "sgf", stdin=written).out, written)

    def test_sgf_of_a_position(self):
        start = ("--position", "X.O/.X./..O X")
        sgf = run("show", "a1", *start, "--format", "sgf").out
        self.assertIn("AB[aa][bb]AW[ca][cc]PL[B];B[ac])", sgf)
        self.assertEqual(run("show", stdin=sgf).out, run("show", "a1", *start).out)

    def test_sgf_on_several_lines(self):
        lines = "(\r\n;SZ[3]RU[3x3/3]C[a (comment\\] ]\n\n;B[bb]\n)\nc3\n"
        result = run("show", "--format", "position", stdin=lines)
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(result.out, ".../.X./... O\n..X/.../... O\n")

    def test_refused_sgf(self):
        for sgf, said in (
            ("(;B[bb];W[bb])", "the game cannot be read at character 11: Move 2: second (O)"),
            ("(;B!", "the game cannot be read at character 4: expected a value in brackets."),
            ("(;SZ[0])", "Invalid rules: 0 columns"),
            ("(;AB[aa][bb])", "No game reaches this board"),
            ("(;PL[x])", "expected B or W, the player."),
            ("(" * 100_000, ""),
        ):
            with self.subTest(sgf[:20]):
                result = run("show", stdin=sgf)
                self.assertEqual((result.code, result.out), (1, ""))
                self.assertIn(said if sgf[1:2] != "(" else "cannot", result.err)
        result = run("show", "--rules", "53x1/3", "--format", "sgf", stdin="a1\n")
        self.assertEqual(result.code, 1)
        self.assertIn("more than 52 columns or rows cannot be written as SGF", result.err)

    def test_a_line_in_one_argument(self):
        self.shows(
            """
            2 . . . O . . .
            1 . . O X X . .
              1 2 3 4 5 6 7
            """,
            "4453",
            "--rules",
            "7x2/4/drop",
        )

    def test_a_number_after_joined_moves_is_refused(self):
        for moves in (("44", "53"), ("445", "3"), ("4453 2",)):
            with self.subTest(moves):
                result = run("show", "--rules", "connect-four", *moves)
                self.assertEqual((result.code, result.out), (1, ""))
                self.assertIn("expected columns written together and no number after", result.err)

    def test_the_winning_line(self):
        self.shows(
            """
            3 [X]. .
            2 [X]O .
            1 [X]O .
               a b c
            """,
            "a1 b1 a2 b2 a3",
        )

    def test_the_last_move(self):
        self.shows(
            """
            3  . . .
            2  . X .
            1 [O]. .
               a b c
            """,
            "b2 a1",
            "--mark-last",
        )

    def test_glyphs(self):
        self.shows("O . .\n. X .\n. . .\n", "b2 a3", "--no-coordinates")
        self.shows("○ · ·\n· × ·\n· · ·\n", "b2 a3", "--no-coordinates", "--style", "unicode")
        self.shows(
            "⭕ ⬜ ⬜\n⬜ ❌ ⬜\n⬜ ⬜ ⬜\n", "b2 a3", "--no-coordinates", "--style", "emoji"
        )
        self.shows(
            "🔴 ⚫ ⚫\n⚫ 🟡 ⚫\n⚫ ⚫ ⚫\n", "b2 a3", "--no-coordinates", "--style", "discs"
        )

    def test_text_can_be_read_again(self):
        result = run("show", "b2 a3", "--format", "position")
        self.assertEqual(result.out, "O../.X./... X\n")
        self.shows("O../.X./... X\n", "--position", result.out.strip(), "--format", "position")

    def test_svg(self):
        for options in ([], ["--mark-last"], ["--no-coordinates"]):
            result = run("show", "a1 b1 a2 b2 a3", "--format", "svg", *options)
            self.assertEqual((result.code, result.err), (0, ""))
            root = xml.etree.ElementTree.fromstring(result.out)
            self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
            self.assertIn("first has won" if "X" not in result.out else "has won", result.out)


class Input(unittest.TestCase):
    def test_a_picture_a_line(self):
        result = run("show", "--no-coordinates", stdin="b2\na1 b2\n")
        self.assertEqual(result.out, ". . .\n. X .\n. . .\n\n. . .\n. O .\nX . .\n")

    def test_a_position_and_no_lines(self):
        result = run("show --position X8 --unchecked --rules 9x1/3 --format position")
        self.assertEqual((result.code, result.out), (0, "X........ O\n"))
        self.assertEqual(run("show").out, "")

    def test_text_a_line(self):
        result = run("show", "--format", "position", stdin="b2\n\n")
        self.assertEqual(result.out, ".../.X./... O\n")
        result = run("show", "--format", "position", stdin="\n\n")
        self.assertEqual(result.out, ".../.../... X\n")

    def test_a_refused_line_is_told_and_the_next_is_drawn(self):
        result = run("show", "--format", "position", stdin="b2 b2\nb2\n")
        self.assertEqual((result.code, result.out), (1, ".../.X./... O\n"))
        self.assertEqual(
            result.err,
            'inarow: line 1: Move 2: second (O) cannot play "b2": b2 is already taken by first (X).\n',
        )

    def test_garbage(self):
        result = run("show", stdin=b"\x00\xff\xfe\n" + b"\x1b" * 1_000_000)
        self.assertEqual((result.code, result.out), (1, ""))
        self.assertEqual(result.err.count("\n"), 2)

    def test_at_a_terminal_it_does_not_wait(self):
        terminal = Terminal("show", "--position", "X.O/.X./..O")
        self.assertEqual(
            terminal.read_until("a b c\n".replace("\n", "\r\n")),
            "3 X . O\n2 . X .\n1 . . O\n  a b c\n",
        )
        self.assertEqual(terminal.end(), 0)


if __name__ == "__main__":
    unittest.main()
