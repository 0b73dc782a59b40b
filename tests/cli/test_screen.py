# SPDX-License-Identifier: BSL-1.0
"""`inarow play` on the full screen, driven in tmux."""

import os
import pathlib
import signal
import tempfile
import textwrap
import unittest

from support import HAS_SCREEN, Screen, picture

ENTER, UNDO, REDO, HINTS, REVIEW = "Enter", "C-z", "C-y", "C-t", "C-r"
OPPONENT, NEW, SAVE, OPEN, QUIT = "C-p", "C-n", "C-s", "C-o", "C-x"
REDRAW = "C-l"
MOVE_1 = "is to make move 1."
RECORDS = pathlib.Path(__file__).parent.parent / "notation" / "records"


def board(text):
    """What is between the title and the line that says who moves, without its margin."""
    lines = text.split("\n")[1:-7]
    while not lines[-1]:
        lines.pop()
    return textwrap.dedent("\n".join(lines)).strip("\n") + "\n"


def said(text):
    """The lines between the board and the keys."""
    return [line.strip() for line in text.split("\n Enter play")[0].split("\n")[-5:] if line]


@unittest.skipUnless(HAS_SCREEN, "built without curses")
class ScreenTest(unittest.TestCase):
    maxDiff = None

    def open(self, *arguments, until="F1 help", **options):
        screen = Screen(*arguments, **options)
        self.addCleanup(screen.end)
        screen.wait_for(until)
        return screen

    def quit(self, screen):
        screen.press(QUIT, until="exit code 0")


class FullScreen(ScreenTest):
    def test_the_whole_of_it(self):
        screen = self.open()
        self.assertEqual(
            screen.text().split("\n"),
            [
                " tic-tac-toe  3x3/3" + " " * 42 + "× first   ○ second",
                "",
                "                                  ┌───┬───┬───┐",
                "                                3 │   │   │   │",
                "                                  ├───┼───┼───┤",
                "                                2 │   │(×)│   │",
                "                                  ├───┼───┼───┤",
                "                                1 │   │   │   │",
                "                                  └───┴───┴───┘",
                "                                    a   b   c",
                *[""] * 8,
                "  first (×) is to make move 1.",
                *[""] * 3,
                " Enter play  F1 help  ^X quit  ^Z undo  ^Y redo  ^T hints  ^R review",
                " ^P opponent  ^N new  ^S save  ^O open",
                "",
            ],
        )
        self.quit(screen)

    def test_arrows_names_and_refusals(self):
        screen = self.open()
        screen.press("Right", "Up", ENTER, until="move 2.")
        screen.press("b", "2", ENTER, until="move 3.")
        screen.press("a", "3", until="3 │(×)│")
        text = screen.press("b2", ENTER, until="cannot")
        self.assertEqual(
            board(text),
            picture(
                """
                  ┌───┬───┬───┐
                3 │   │   │ × │
                  ├───┼───┼───┤
                2 │   │[○]│   │
                  ├───┼───┼───┤
                1 │   │   │   │
                  └───┴───┴───┘
                    a   b   c
                """
            ),
        )
        self.assertEqual(
            said(text),
            [
                "first (×) is to make move 3.",
                'Move 3: first (×) cannot play "b2": b2 is already taken by second (○).',
            ],
        )
        screen.press("z", until='There is no column or row "z" here.')
        screen.press(UNDO, until="move 2.")
        screen.press("BSpace", until=MOVE_1)
        screen.press(REDO, until="move 2. Ply 1 of 2.")
        screen.press("a1", ENTER, until="move 3.")
        self.assertNotIn("Ply", screen.text())
        self.quit(screen)

    def test_a_stone_that_falls(self):
        screen = self.open("--rules", "connect-four")
        text = screen.press("4", ENTER, "3", until="(🔴)│[🟡]")
        self.assertEqual(
            board(text),
            picture(
                """
                               🔴
                  ┌────┬────┬────┬────┬────┬────┬────┐
                6 │    │    │    │    │    │    │    │
                  ├────┼────┼────┼────┼────┼────┼────┤
                5 │    │    │    │    │    │    │    │
                  ├────┼────┼────┼────┼────┼────┼────┤
                4 │    │    │    │    │    │    │    │
                  ├────┼────┼────┼────┼────┼────┼────┤
                3 │    │    │    │    │    │    │    │
                  ├────┼────┼────┼────┼────┼────┼────┤
                2 │    │    │    │    │    │    │    │
                  ├────┼────┼────┼────┼────┼────┼────┤
                1 │    │    │(🔴)│[🟡]│    │    │    │
                  └────┴────┴────┴────┴────┴────┴────┘
                    1    2    3    4    5    6    7
                """
            ).replace("               🔴", "              🔴"),
        )
        self.quit(screen)

    def test_the_computer_replies_and_undo_takes_its_move_too(self):
        screen = self.open("--opponent", "8", "--movetime", "1h")
        text = screen.press("b", "2", ENTER, until="The computer plays")
        self.assertIn("× you   ○ level 8", text)
        self.assertIn("is to make move 3.", text)
        self.assertRegex(said(text)[-1], r"The computer plays a[13] \(proven: it is a draw\)\.")
        screen.press(UNDO, until="is to make move 1. Ply 0 of 2.")
        self.quit(screen)

    def test_the_computer_moves_from_an_earlier_ply_when_told_to(self):
        screen = self.open("--opponent", "1", "--seed", "7")
        screen.press("b2", ENTER, until="is to make move 3.")
        screen.press(REVIEW, "Left", until="Ply 1 of 2. Enter lets the computer move.")
        screen.press(ENTER, until="The computer plays")
        self.assertIn("is to make move 3.", screen.text())
        self.assertNotIn("Ply", screen.text())
        self.quit(screen)

    def test_hints(self):
        screen = self.open()
        screen.press("a", "1", ENTER, until="move 2.")
        text = screen.press(HINTS, "b", "1", until="b1: loses in 3.")
        self.assertEqual(
            board(text),
            picture(
                """
                  ┌───┬───┬───┐
                3 │-2 │-2 │-2 │
                  ├───┼───┼───┤
                2 │-2 │ = │-2 │
                  ├───┼───┼───┤
                1 │[×]│-2 │-2 │
                  └───┴───┴───┘
                    a   b   c
                """
            ),
        )
        screen.press("b", "2", until="Hint: b2: draw, best.")
        screen.press(HINTS)
        screen.wait_for("= ", gone=True)
        self.quit(screen)

    def test_review(self):
        screen = self.open()
        screen.press("b2", ENTER, "b1", ENTER, "c1", ENTER, until="move 4.")
        text = screen.press(REVIEW, until="^ mistake")
        self.assertIn("Value: first (×) wins with move 7.", text)
        text = screen.press("Left", until="Ply 2 of 3.")
        self.assertIn("Move 2, b1: threw away a draw.", text)
        screen.press("Home", until="Value: it is a draw.")
        screen.press("End", until="is to make move 4.")
        screen.press("Escape")
        screen.wait_for("Value:", gone=True)
        self.quit(screen)

    def test_the_opponent_is_chosen(self):
        screen = self.open()
        screen.press(OPPONENT, until="Who is your opponent?")
        screen.press("Down", "Down", ENTER, until="Who are you?")
        screen.press("Down", ENTER, until="× level 1   ○ you")
        screen.wait_for("is to make move 2.")
        screen.press(OPPONENT, until="Who is your opponent?")
        screen.press("Escape")
        screen.wait_for("Who is your opponent?", gone=True)
        self.assertIn("× level 1   ○ you", screen.text())
        screen.press(OPPONENT, ENTER, until="× first   ○ second")
        self.quit(screen)

    def test_another_game(self):
        screen = self.open()
        screen.press(NEW, "Down", "Down", ENTER, until="connect-four  7x6/4/drop")
        screen.press(NEW, "End", ENTER, until="Columns x rows / run")
        screen.press("5x5/4", ENTER, until=" 5x5/4 ")
        screen.press(NEW, "End", ENTER, until="Columns x rows / run")
        screen.press("9x", ENTER, until='"9x" cannot be read: expected a number at character 3.')
        self.quit(screen)

    def test_files(self):
        with tempfile.TemporaryDirectory() as directory:
            screen = self.open("--rules", "gomoku", directory=directory)
            screen.press("h8", ENTER, "i", "9", ENTER, until="move 3.")
            screen.press(SAVE, until="Save as")
            screen.press(ENTER, until='Saved in "game.txt".')
            text = pathlib.Path(directory, "game.txt").read_text(encoding="utf-8")
            self.assertEqual(text, "rules=15x15/5&moves=h8,i9\n")
            screen.press(SAVE, ENTER, until="already exists.")
            screen.press(ENTER)
            screen.wait_for("already exists.", gone=True)
            screen.press(SAVE, *["BSpace"] * 3, "s", "g", "f", ENTER, until='Saved in "game.sgf".')
            screen.press(NEW, ENTER, until=MOVE_1)
            screen.press(OPEN, *["BSpace"] * 3, "s", "g", "f", ENTER, until='Opened "game.sgf".')
            self.assertIn("is to make move 3.", screen.text())
            pathlib.Path(directory, "bad").write_text("moves=zz", encoding="utf-8")
            screen.press(OPEN, *["BSpace"] * 8, "bad", ENTER, until='"bad" cannot be read: moves:')
            screen.press(OPEN, *["BSpace"] * 8, "none", ENTER, until='"none" cannot be read: No')
            self.assertIn("is to make move 3.", screen.text())
            self.quit(screen)

    def test_records_of_other_programs(self):
        screen = self.open("--rules", "connect-four", columns=140, rows=48, directory=RECORDS)

        def opened(name, until):
            screen.press(OPEN, *["BSpace"] * 8, name, ENTER, until=until)
            return screen.text()

        for name, rules, notice in (
            ("sgf/plain.sgf", "15x15/5", ""),
            ("sgf/collection.sgf", "15x15/5", " The text has 3 games; this is the first."),
            ("sgf/ru_renju_six.sgf", "15x15/5", ' The rules "Renju" are not applied'),
            ("sgf/pass_tt.sgf", "15x15/5", " Black passes; the moves after the pass are not"),
            ("sgf/utf16le.sgf", "15x15/5", ""),
            ("pasted/own_link_sentence.txt", "7x6/4/drop", " There is other text around"),
            ("pasted/columns_together.txt", "7x6/4/drop", ""),
        ):
            with self.subTest(name):
                text = opened(name, f'Opened "{name}".{notice}')
                self.assertIn(rules, text.split("\n")[0].split())
        bad = "sgf/ru_own_other_size.sgf"
        opened(bad, f'"{bad}" cannot be read at character')
        self.quit(screen)

    def test_what_a_record_says_is_saved_again(self):
        with tempfile.TemporaryDirectory() as directory:
            folder = pathlib.Path(directory)
            said = "PB[Anna]PW[J\xf6rg]XY[1][2]C[start];B[hh]C[a\nb];W[ig](;B[aa]N[c])(;B[bb]V[-1])"
            (folder / "a.sgf").write_bytes(f"(;GM[4]SZ[15]{said})".encode("latin-1"))
            charsets = ("gbk", "shift_jis", "big5")
            for name in charsets:
                (folder / name).write_bytes((RECORDS / f"sgf/{name}.sgf").read_bytes())
            (folder / "two").write_text("(;SZ[15];B[hh])(;SZ[15];B[ii])", encoding="utf-8")
            screen = self.open(directory=directory, columns=140)

            def saved(name, question="already exists."):
                screen.press(OPEN, *["BSpace"] * 8, name, ENTER, until=f'Opened "{name}".')
                screen.press(SAVE, *["BSpace"] * 8, name, ENTER, until=question)
                (folder / "new.sgf").unlink(missing_ok=True)
                screen.press("Escape", SAVE, *["BSpace"] * 8, "new.sgf", ENTER)
                screen.wait_for('Saved in "new.sgf".')
                return (folder / "new.sgf").read_text(encoding="utf-8")

            begin = "(;FF[4]GM[4]CA[UTF-8]AP[inarow]SZ[15]RU[15x15/5]"
            self.assertEqual(saved("a.sgf"), f"{begin}{said})")
            for name in charsets:
                with self.subTest(name):
                    text = (folder / name).read_bytes().decode(name)
                    self.assertIn(text[text.index("PB[") : text.index(";B[")], saved(name))
            saved("two", "It contains 2 games, not only this one.")
            self.quit(screen)

    def test_the_mouse_and_the_size_of_the_window(self):
        screen = self.open()
        text = screen.text().split("\n")
        row = next(i for i, line in enumerate(text) if "1 │" in line)
        screen.click(row, text[row].index("│") + 2)
        self.assertIn("[×]", screen.wait_for("move 2.").split("\n")[row])
        screen.tmux("resize-window", "-x", "40", "-y", "15")
        screen.wait_for("3  · · ·")
        screen.tmux("resize-window", "-x", "29", "-y", "15")
        screen.wait_for("This window is too small")
        screen.tmux("resize-window", "-x", "80", "-y", "24")
        screen.wait_for("┌───┬───┬───┐")
        self.quit(screen)

    def test_a_large_board_is_shown_in_part(self):
        screen = self.open("--rules", "40x40/5", columns=60, rows=18)
        screen.wait_for("24  · ·")
        screen.press("h", "1", "2", until="12  · · · · · · ·(×)")
        self.assertNotIn("24  ·", screen.text())
        screen.press(HINTS, until="Hints are for boards of up to 19 columns and rows")
        self.quit(screen)

    def test_ascii_without_a_locale(self):
        screen = self.open("--rules", "connect-four", LC_ALL="C", columns=60, rows=20)
        self.assertEqual(
            board(screen.press("4", ENTER, until="move 2.")),
            picture(
                """
                          O
                6  . . . . . . .
                5  . . . . . . .
                4  . . . . . . .
                3  . . . . . . .
                2  . . .(O). . .
                1  . . .[X]. . .
                   1 2 3 4 5 6 7
                """
            ).replace("          O", "         O"),
        )
        self.quit(screen)

    def test_help(self):
        screen = self.open()
        screen.press("F1", until="Ctrl-X, Ctrl-C     quit")
        screen.press("x")
        screen.wait_for("Ctrl-X, Ctrl-C     quit", gone=True)
        self.assertIn("(×)", screen.text())
        self.quit(screen)


class Redrawn(ScreenTest):
    """What others do to the terminal does not stay on it."""

    def open(self, *arguments, **options):
        screen = super().open(*arguments, **options)
        return screen, screen.text()

    def test_when_asked_to(self):
        screen, before = self.open()
        screen.scribble()
        screen.press(REDRAW)
        screen.wait_for_all(before)
        for box, title in ((OPPONENT, "Who is your opponent?"), ("F1", "choose a square")):
            text = screen.press(box, until=title)
            screen.scribble()
            screen.press(REDRAW)
            screen.wait_for_all(text)
            screen.press("Escape")
            screen.wait_for_all(before)

    def test_when_it_goes_on(self):
        screen, before = self.open("--rules", "connect-four")
        resume = screen.stop()
        screen.scribble()
        resume()
        screen.wait_for_all(before)

    def test_in_a_window_that_has_the_same_size_again(self):
        screen, before = self.open("--rules", "connect-four")
        resume = screen.stop()
        screen.resize(50, 10)
        screen.resize(80, 24)
        resume()
        screen.wait_for_all(before)
        for columns in range(40, 64):
            screen.resize(columns, 14)
        screen.resize(80, 24)
        screen.wait_for_all(before)

    def test_under_a_box(self):
        """Its edge may cover half of a character two columns wide."""
        for columns in (80, 81):
            screen, before = self.open("--rules", "connect-four", columns=columns)
            for box, title in (
                (OPPONENT, "Who is your opponent?"),
                (NEW, "A new game"),
                (SAVE, "Save as"),
                ("F1", "choose a square"),
            ):
                with self.subTest(columns=columns, box=box):
                    screen.press(box, until=title)
                    screen.press("Escape")
                    screen.wait_for_all(before)


class Ended(ScreenTest):
    def test_by_a_signal(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT):
            with self.subTest(number):
                screen = self.open("--opponent 8 --movetime 1h --rules gomoku")
                screen.press("h8", ENTER, until="is thinking")
                os.kill(screen.pid(), number)
                screen.wait_for(f"exit code {128 + number}\n")
                self.assertEqual(screen.about("alternate_on"), "0")
                self.assertEqual(screen.about("cursor_flag"), "1")


class Terminals(ScreenTest):
    def test_an_xterm_that_terminfo_does_not_know(self):
        for name in ("xterm-kitty", "xterm-ghostty", "xterm-of-tomorrow"):
            with self.subTest(name):
                screen = self.open(TERM=name)
                screen.press("Right", "Up", ENTER, until="move 2.")
                self.assertEqual(screen.about("alternate_on"), "1")
                self.quit(screen)


class SmallWindows(ScreenTest):
    def test_the_whole_of_connect_four(self):
        screen = self.open("--rules", "connect-four", columns=40, rows=14)
        text = screen.press("3", ENTER, "5", until="⚫(🔴)⚫ ⚫\n")
        self.assertEqual(
            [line.strip() for line in text.split("\n")],
            [
                "connect-four  7x6/4/drop",
                "🔴",
                "6  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫",
                "5  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫",
                "4  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫",
                "3  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫",
                "2  ⚫ ⚫ ⚫ ⚫ ⚫ ⚫ ⚫",
                "1  ⚫ ⚫[🟡]⚫(🔴)⚫ ⚫",
                "1  2  3  4  5  6  7",
                "second (🔴) is to make move 2.",
                "",
                "",
                "Enter play  F1 help  ^X quit  ^Z undo",
                "^Y redo  ^T hints  ^R review",
                "",
            ],
        )

    def test_the_row_where_a_stone_lands(self):
        screen = self.open("--rules", "7x20/4/drop", columns=40, rows=14)
        for ply in range(1, 21):
            screen.press("4")
            self.assertRegex(screen.wait_for("("), rf"\n *{ply}  .*\((🟡|🔴)\)")
            text = screen.press(ENTER, until=f"is to make move {ply + 1}.")
        self.assertRegex(text, r"\n *20  .*\[🔴\]")


class PlainLines(ScreenTest):
    def test_where_they_are_asked_for_or_nothing_else_is_possible(self):
        for arguments, variables in [
            (["--plain"], {}),
            ([], {"TERM": "dumb"}),
            ([], {"TERM": "not-in-terminfo"}),
        ]:
            with self.subTest(arguments=arguments, variables=variables):
                screen = self.open(*arguments, until="1 . . .\n", **variables)
                screen.press("quit", ENTER, until="exit code 0")

    def test_plain_lines_are_added(self):
        screen = self.open("--plain", until="a b c")
        screen.press("b2", ENTER, until="2  .[X].")
        self.assertEqual(screen.text().count("  a b c"), 2)


if __name__ == "__main__":
    unittest.main()
