# SPDX-License-Identifier: BSL-1.0
"""`inarow play` at a terminal that it cannot use as a whole: redrawn after every line."""

import signal
import unittest

from support import CLEAR, ESCAPE, Terminal

X = "\x1b[1;36mX\x1b[0m"
O = "\x1b[1;31mO\x1b[0m"
ASKED = "or help): "


class LineTerminal(Terminal):
    """One that terminfo does not know."""

    def __init__(self, *arguments, env=None, **size):
        super().__init__(*arguments, env={"TERM": "not-in-terminfo", **(env or {})}, **size)


def drawn(*lines):
    """A screen that ends with the last line, where the cursor is."""
    return "\n".join(lines)


def opened(*arguments, **options):
    at = LineTerminal("play", *arguments, **options)
    at.read_until(ASKED)
    return at


class Screen(unittest.TestCase):
    maxDiff = None

    def quit(self, at):
        at.press(b"quit\n")
        self.assertEqual(at.end(), 0)

    def test_a_session(self):
        at = opened()
        self.assertEqual(
            at.screen(),
            drawn(
                "",
                "  tic-tac-toe, 3x3/3: first is X, second is O.",
                "",
                "  3 . . .",
                "  2 . . .",
                "  1 . . .",
                "    a b c",
                "",
                "",
                "  first (X) is to make move 1 (algebraic, such as b2; or help): ",
            ),
        )
        at.type("b2 a1 b2", ASKED)
        self.assertEqual(
            at.screen(),
            drawn(
                "",
                "  tic-tac-toe, 3x3/3: first is X, second is O.",
                "",
                "  3  . . .",
                "  2  . X .",
                "  1 [O]. .",
                "     a b c",
                "",
                '  Move 3: first (X) cannot play "b2": b2 is already taken by first (X).',
                "",
                "  first (X) is to make move 3 (algebraic, such as a2; or help): ",
            ),
        )
        at.type("a3 c1 c3 b1", "quit: ")
        self.assertEqual(
            at.screen(),
            drawn(
                "",
                "  tic-tac-toe, 3x3/3: first is X, second is O.",
                "",
                "  3  X . X",
                "  2  . X .",
                "  1 [O O O]",
                "     a b c",
                "",
                "  second (O) has won.",
                "",
                "  undo, restart or quit: ",
            ),
        )
        at.type("undo", ASKED)
        self.assertIn("second (O) is to make move 6", at.screen())
        self.quit(at)

    def test_colors(self):
        at = opened()
        at.type("b2 a1", ASKED)
        self.assertIn(CLEAR, at.seen)
        self.assertIn(X, at.seen)
        # The last move stands out: in brackets, and in reverse.
        self.assertIn("\x1b[1m[\x1b[0m\x1b[1;31m\x1b[7mO\x1b[0m\x1b[1m]\x1b[0m", at.seen)
        at.type("a1", ASKED)
        self.assertIn("\x1b[1;33mMove 3: ", at.seen)
        self.quit(at)

    def test_the_winning_line_stands_out(self):
        at = opened()
        at.type("a1 a2 b1 b2 c1", "quit: ")
        reverse = "\x1b[1;36m\x1b[7mX\x1b[0m"
        self.assertIn(f"\x1b[1m[\x1b[0m{reverse} {reverse} {reverse}\x1b[1m]\x1b[0m", at.seen)
        self.quit(at)

    def test_without_colors(self):
        at = opened(env={"NO_COLOR": "1"})
        at.type("b2 a1", ASKED)
        self.assertEqual(set(ESCAPE.findall(at.seen)), {"\x1b[H", "\x1b[2J"})
        self.quit(at)

    def test_a_dumb_terminal_gets_lines(self):
        for name in ("dumb", ""):
            at = opened(env={"TERM": name})
            at.type("b2", ASKED)
            self.assertNotIn("\x1b", at.seen)
            self.assertIn("2  .[X].\n", at.seen)
            self.assertIn("second (O) is to make move 2 (algebraic, such as ", at.seen)
            self.quit(at)

    def test_a_board_that_does_not_fit(self):
        at = opened("--rules", "40x40/5", rows=24, columns=60)
        at.type("ab20", ASKED)
        lines = at.screen().split("\n")
        self.assertLessEqual(len(lines), 24)
        self.assertLessEqual(max(map(len, lines[:-1])), 60)
        self.assertIn("  Part of the board, which has 40 columns and 40 rows.", lines)
        self.assertTrue(any("[X]" in line and line.startswith("  20 ") for line in lines))
        self.quit(at)

    def test_against_the_computer(self):
        at = LineTerminal("play --rules connect-four --opponent random --style discs")
        at.read_until(ASKED)
        self.assertIn("first is 🟡, second is 🔴, you are first.", at.screen())
        at.type("4", ASKED)
        self.assertRegex(at.screen(), r"  second \(O\) plays [1-7]\.\n")
        self.quit(at)


class Ends(unittest.TestCase):
    def test_the_end_of_the_input(self):
        at = opened()
        at.press(b"\x04")
        self.assertEqual(at.end(), 0)

    def test_an_interrupt(self):
        at = opened()
        at.process.send_signal(signal.SIGINT)
        self.assertEqual(at.end(), -signal.SIGINT)


if __name__ == "__main__":
    unittest.main()
