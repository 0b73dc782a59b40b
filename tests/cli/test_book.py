# SPDX-License-Identifier: BSL-1.0
"""`inarow book`: books of exact scores are made, checked and read."""

import os
import pathlib
import re
import shutil
import signal
import unittest

from support import (
    PATIENCE,
    PROGRAM,
    ROOT,
    InFolder,
    Terminal,
    parsed,
    run,
    start,
    told,
    wait_for_work,
)

RULES = ("--rules", "4x4/4/drop")
SHIPPED = ROOT / "data" / "connect-four.book"


def solved(*arguments, lines, **options):
    code, out, err = told("solve", *arguments, stdin=lines, **options)
    return out, err, code


class WithBook(InFolder):
    def made(self, name="a.book", *options, plies=4):
        code, _, err = told("book make", name, *RULES, "--plies", str(plies), *options)
        self.assertEqual((code, err), (0, ""))
        return pathlib.Path(name)


class Make(WithBook):
    def test_says_what_was_made(self):
        said = told("book make a.book", *RULES, "--plies", "2")
        size = os.path.getsize("a.book")
        self.assertEqual(said, (0, f"4x4/4/drop: 11 positions up to ply 2 in {size} bytes.\n", ""))
        self.assertEqual(os.listdir("."), ["a.book"])

    def test_the_same_bytes_each_time(self):
        first = self.made("a.book", "--threads", "1").read_bytes()
        self.assertEqual(self.made("b.book", "--threads", "0").read_bytes(), first)
        self.assertEqual(self.made("a.book").read_bytes(), first)

    def test_goes_on_where_it_was_ended(self):
        wanted = self.made(plies=5).read_bytes()
        os.remove("a.book")
        code, out, err = told(
            "book make a.book --plies 5 --threads 1 --time-limit 0.000001ms", *RULES
        )
        self.assertEqual((code, out), (1, ""))
        said = re.fullmatch(
            r"inarow: the time limit was reached with (\d+) of (\d+) positions solved; "
            r"to continue, run the same command again\.\n",
            err,
        )
        self.assertTrue(said, err)
        self.assertEqual(os.listdir("."), ["a.book.part"])
        part = pathlib.Path("a.book.part")
        kept = bytearray(part.read_bytes())
        self.assertEqual(len(kept), len(b"inarow scores 1, 4x4/4/drop ply 5\n") + int(said[2]))
        self.assertEqual(self.made(plies=5).read_bytes(), wanted)
        self.assertEqual(os.listdir("."), ["a.book"])
        kept[-1] = 2  # what the part says is not solved again
        part.write_bytes(kept)
        self.assertNotEqual(self.made(plies=5).read_bytes(), wanted)

    def test_an_interrupt_leaves_no_half_written_book(self):
        with start("book make a.book --rules 7x6/4/drop --plies 2") as process:
            wait_for_work(process)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.wait(PATIENCE), -signal.SIGINT)
        self.assertIn(os.listdir("."), ([], ["a.book.part"]))

    def test_another_part_is_refused(self):
        told("book make a.book --plies 5 --time-limit 0.000001ms", *RULES)
        code, out, err = told("book make a.book", *RULES, "--plies", "4")
        self.assertEqual((code, out), (1, ""))
        self.assertEqual(
            err,
            'inarow: "a.book.part" contains results for another book: remove this file, or choose another '
            "name for the book.\n",
        )

    def test_a_part_with_scores_that_cannot_be_is_refused(self):
        for score in (9, 127, 0x81):
            part = b"inarow scores 1, 4x4/4/drop ply 1\n" + bytes([0, score])
            pathlib.Path("a.book.part").write_bytes(part)
            self.assertEqual(told("book make a.book", *RULES, "--plies", "1")[0], 1)
            self.assertEqual(os.listdir("."), ["a.book.part"])

    def test_replaces_books_alone(self):
        text = pathlib.Path("a.txt")
        text.write_text("precious")
        os.symlink("a.txt", "link")
        make = ("make", *RULES, "--plies", "2")
        for name in ("a.txt", "link"):
            self.assertEqual(
                told("book", *make, name),
                (
                    2,
                    "",
                    f'inarow: "{name}" already exists and is not an opening book; to replace it, use --force.\n',
                ),
            )
        self.assertEqual(text.read_text(), "precious")
        self.assertEqual(told("book", *make, "link", "--force")[0], 0)
        self.assertTrue(os.path.islink("link"))
        self.assertEqual(told("book check a.txt")[0], 0)
        for options, said in (
            (
                ("--plies", "1", *RULES),
                "is a book of 4x4/4/drop up to ply 2; to replace it, use --force.",
            ),
            (("--plies", "2"), "is a book of 4x4/4/drop up to ply 2; to replace it, use --force."),
        ):
            code, _, err = told("book make a.txt", *options)
            self.assertEqual((code, err), (2, f'inarow: "a.txt" {said}\n'))
        self.assertEqual(told("book make a.txt", *RULES, "--plies", "3")[0], 0)

    def test_as_json(self):
        code, out, _ = told("book make a.book", *RULES, "--plies", "2", "--json")
        heading = {"kind": "book", "line": None, "rules": "4x4/4/drop", "ply": 0, "moves": []}
        made = {"warnings": [], "depth": 2, "positions": 11, "bytes": os.path.getsize("a.book")}
        self.assertEqual((code, parsed(out)), (0, {**heading, **made, "error": None}))
        self.assertEqual(told("book check a.book --json")[1], out)
        # It is what solve finds, but for the line.
        found = parsed(told("book find a.book 12 --json")[1])
        answer = parsed(solved(*RULES, "--json", lines="12\n")[0])
        self.assertEqual((found, found["plies"]), ({**answer, "line": None}, 14))

    def test_a_refused_move_as_json(self):
        self.made()
        code, out, err = told("book find a.book 11111 --json")
        refused = parsed(out)
        self.assertEqual((code, err, refused["score"]), (1, "", None))
        self.assertEqual((refused["ply"], refused["error"]["kind"]), (4, "column_full"))

    def test_what_cannot_be_made(self):
        for arguments, said in (
            (
                ("--rules", "gomoku", "--plies", "2"),
                "there can be no book of gomoku with --plies 2",
            ),
            (("--plies", "9"), "there can be no book of tic-tac-toe with --plies 9"),
            (("--plies", "64"), "is not a number from 0 to 63; see inarow book make --help."),
            ((), "--plies is required; see inarow book make --help."),
        ):
            with self.subTest(arguments):
                code, out, err = told("book make a.book", *arguments)
                self.assertEqual((code, out), (2, ""))
                self.assertIn(said, err)

    def test_progress_at_a_terminal(self):
        at = Terminal("book make a.book --rules 7x6/4/drop --plies 2 --time-limit 1s")
        self.assertIn(" of 25 positions solved", at.read_until("run the same command again."))
        self.assertEqual(at.end(), 1)


class Check(WithBook):
    def test_a_good_one(self):
        size = self.made().stat().st_size
        said = f"4x4/4/drop: 119 positions up to ply 4 in {size} bytes.\n"
        self.assertEqual(told("book check a.book"), (0, said, ""))
        self.assertEqual(told("book check a.book --solve 30 --seed 1"), (0, said, ""))

    def test_what_is_no_book(self):
        self.made()
        good = pathlib.Path("a.book").read_bytes()
        for content, why in (
            (b"", "it is not an opening book of inarow."),
            (b"x" * 1000, "it is not an opening book of inarow."),
            (good[:-1], "it is cut short."),
            (good + b"\0", "it contains bytes after its end."),
            (good[:40] + b"?" + good[41:], "it is damaged."),
            (good[:7] + b"\2" + good[8:], "its format is version 2, not 1."),
        ):
            with self.subTest(why):
                pathlib.Path("b.book").write_bytes(content)
                self.assertEqual(
                    told("book check b.book"),
                    (1, "", f'inarow: the book "b.book" cannot be read: {why}\n'),
                )

    def test_a_wrong_score_is_found_by_solving(self):
        pathlib.Path("a.book.part").write_bytes(
            b"inarow scores 1, 4x4/4/drop ply 1\n" + bytes([0, 3])
        )
        self.made(plies=1)
        self.assertEqual(told("book check a.book")[0], 0)
        code, out, err = told("book check a.book --solve 40")
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(
            err, r'^inarow: the book has the score 3 for "\S+ O", but the score is 0\.\n$'
        )

    def test_the_one_that_comes_with_it(self):
        code, out, err = told("book check", str(SHIPPED))
        self.assertEqual((code, err), (0, ""))
        self.assertTrue(out.startswith("connect-four: "))


class Find(WithBook):
    def test_the_same_as_solve(self):
        self.made()
        for line in ("", "2", "23", "4 4", "1122", "1234"):
            with self.subTest(line):
                score = solved(*RULES, "--no-book", lines=line + "\n")[0].split(" ")[-1]
                self.assertEqual(told("book find a.book", *line.split()), (0, score, ""))

    def test_what_is_not_there(self):
        self.made()
        for moves, code, said in (
            ("11223", 1, "the book contains positions up to ply 4, but this position is at ply 5."),
            ("1212121", 1, "the game is over, and books contain no finished games."),
            ("5", 1, 'Move 1: first (X) cannot play "5": it is off the board (columns 1 to 4).'),
        ):
            with self.subTest(moves):
                self.assertEqual(told("book find a.book", moves), (code, "", f"inarow: {said}\n"))

    def test_moves_in_another_notation(self):
        self.made()
        self.assertEqual(told("book find a.book b1 --notation algebraic")[0], 0)


class Used(WithBook):
    def wrong(self):
        """A book with a wrong score, so that one sees who has read it."""
        pathlib.Path("a.book.part").write_bytes(
            b"inarow scores 1, 4x4/4/drop ply 1\n" + bytes([3, 3])
        )
        return self.made(plies=1)

    def test_by_solve(self):
        self.wrong()
        for options, empty, after_2 in (
            (("--book", "a.book"), -3, 3),
            (("--no-book",), 0, 0),
            ((), 0, 0),
        ):
            # Among other lines, a blank line is no position.
            for line, score in (("", empty), ("2", after_2)):
                said = solved(*RULES, *options, lines=line + "\n")
                self.assertEqual(said, (f"{line} {score}\n", "", 0))

    def test_by_play(self):
        self.wrong()
        out = run("play --opponent perfect --side second --book a.book", *RULES).out
        self.assertIn("proven: second (O) wins", out)

    def test_the_shipped_one(self):
        self.assertEqual(solved("--rules", "connect-four", lines="\n"), (" 1\n", "", 0))

    def test_the_shipped_one_where_it_is_installed(self):
        os.makedirs("bin")
        os.makedirs("share/inarow")
        shutil.copy(PROGRAM, "bin/inarow")
        there = {"program": os.path.abspath("bin/inarow")}
        shutil.copy(self.made(plies=1), "share/inarow/connect-four.book")
        options = ("--rules", "connect-four", "--timeout", "1ms")
        self.assertEqual(solved(*options, lines="1234567\n", **there)[2], 0)
        pathlib.Path("share/inarow/tic-tac-toe.book").write_bytes(b"no book")
        said = solved(lines="\n", **there)
        self.assertEqual((said[0], said[2]), (" 0\n", 0))
        self.assertIn(
            'tic-tac-toe.book" cannot be read: it is not an opening book of inarow.', said[1]
        )

    def test_wrong_usage(self):
        self.made()
        for arguments, code, said in (
            (("--book", "a.book"), 2, 'the book "a.book" is of 4x4/4/drop, not of tic-tac-toe.'),
            (("--book", "a.book", "--no-book"), 2, "--book and --no-book contradict each other."),
            (("--book", "none"), 1, 'the book "none" cannot be read: No such file or directory.'),
        ):
            with self.subTest(arguments):
                self.assertEqual(solved(*arguments, lines="\n"), ("", f"inarow: {said}\n", code))


if __name__ == "__main__":
    unittest.main()
