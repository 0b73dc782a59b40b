# SPDX-License-Identifier: BSL-1.0
"""`inarow play` from a pipe: plain lines."""

import random
import unittest

from support import picture, run


class Transcript(unittest.TestCase):
    maxDiff = None

    def plays(self, stdin, expected, *arguments):
        result = run("play", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(result.out, picture(expected))
        self.assertNotIn("\x1b", result.out)
        return result

    def test_two_people(self):
        self.plays(
            "b2\na1 c3\nhello\na1\na3 b3 c1\nquit\nb1\n",
            """
            tic-tac-toe, 3x3/3: first is X, second is O.
            3 . . .
            2 . . .
            1 . . .
              a b c
            first (X) is to make move 1.
            3  . . .
            2  .[X].
            1  . . .
               a b c
            second (O) is to make move 2.
            3  . .[X]
            2  . X .
            1  O . .
               a b c
            second (O) is to make move 4.
            Move 4: second (O) cannot play "hello": it is not a move, expected a name such as top-left or center at character 1.
            second (O) is to make move 4.
            Move 4: second (O) cannot play "a1": a1 is already taken by second (O).
            second (O) is to make move 4.
            3  O X X
            2  . X .
            1  O .[O]
               a b c
            first (X) is to make move 7.
            """,
        )

    def test_the_end(self):
        self.plays(
            "a1 b1 a2 b2 a3\nc3\nundo\n",
            """
            tic-tac-toe, 3x3/3: first is X, second is O.
            3 . . .
            2 . . .
            1 . . .
              a b c
            first (X) is to make move 1.
            3 [X]. .
            2 [X]O .
            1 [X]O .
               a b c
            first (X) has won.
            Move 6: second (O) cannot play "c3": the game is over, first (X) has won.
            first (X) has won.
            3  . . .
            2  X[O].
            1  X O .
               a b c
            first (X) is to make move 5.
            """,
        )

    def test_numbers_that_no_game_has(self):
        for command in ("undo", "redo"):
            for number in ("99999999", "-3", "+1", "9" * 40):
                with self.subTest(command=command, number=number):
                    out = run("play", stdin=f"b2\n{command} {number}\n").out
                    self.assertIn(f'"{number}" is not a number of moves, such as 2.\n', out)
                    self.assertTrue(out.endswith("second (O) is to make move 2.\n"), out)
        out = run("play", stdin="b2\nundo 999999\n").out
        self.assertIn("999999 moves cannot be taken back: the game has only 1.\n", out)

    def test_undo_and_redo(self):
        self.plays(
            "undo\na1 b1 c1\nundo 2\nredo\nredo 5\nredo\nundo 4\nundo b2 undo\n",
            """
            3x1/3: first is X, second is O.
            1 . . .
              a b c
            first (X) is to make move 1.
            No move can be taken back: the game has just begun.
            first (X) is to make move 1.
            1  X O[X]
               a b c
            The game was drawn.
            1 [X]. .
               a b c
            second (O) is to make move 2.
            1  X[O].
               a b c
            first (X) is to make move 3.
            1  X O[X]
               a b c
            The game was drawn.
            There is nothing to redo: no move was taken back.
            The game was drawn.
            4 moves cannot be taken back: the game has only 3.
            The game was drawn.
            Move 3: first (X) cannot play "b2": it is off the board (a1 to c1).
            1  X[O].
               a b c
            first (X) is to make move 3.
            """,
            "--rules",
            "3x1/3",
        )

    def test_help(self):
        self.plays(
            "?\n",
            """
            tic-tac-toe, 3x3/3: first is X, second is O.
            3 . . .
            2 . . .
            1 . . .
              a b c
            first (X) is to make move 1.
            A move is written in the notation "algebraic", such as b2.
            You can write several moves on one line.
              undo     take back the last move; undo 3 takes back three moves
              redo     make the next undone move again
              restart  start a new game
              help, ?  print this help
              quit, q  end the game
            Free squares: a3, b3, c3, a2, b2, c2, a1, b1, c1.
            first (X) is to make move 1.
            """,
        )

    def test_a_position(self):
        self.plays(
            "b1\nrestart\n",
            """
            tic-tac-toe, 3x3/3: first is ❌, second is ⭕.
            3 ❌ ⬜ ⭕
            2 ⬜ ❌ ⬜
            1 ⬜ ⬜ ⭕
               a  b  c
            first (X) is to make move 5.
            3  ❌ ⬜ ⭕
            2  ⬜ ❌ ⬜
            1  ⬜[❌]⭕
                a  b  c
            second (O) is to make move 6.
            tic-tac-toe, 3x3/3: first is ❌, second is ⭕.
            3 ❌ ⬜ ⭕
            2 ⬜ ❌ ⬜
            1 ⬜ ⬜ ⭕
               a  b  c
            first (X) is to make move 5.
            """,
            "--position",
            "X.O/.X./..O X",
            "--style",
            "emoji",
        )

    def test_notations(self):
        for notation, moves in (
            ("names", "center top-left"),
            ("xy", "22 13"),
            ("openspiel", "x(1,1) o(0,0)"),
        ):
            result = run("play", "--notation", notation, stdin=moves + "\n")
            self.assertIn("3 [O]. .\n2  . X .\n", result.out)
        result = run("play", "--notation", "openspiel", stdin="o(0,0)\n")
        self.assertIn("it is the turn of first (X).\n", result.out)


class Opponent(unittest.TestCase):
    def plies(self, *arguments, stdin=""):
        result = run("play", "--opponent", "random", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (0, ""))
        return result.out

    def test_it_answers_every_move(self):
        out = self.plies("--seed", "1", stdin="b2\n")
        self.assertIn("you are first.\n", out)
        self.assertRegex(out, r"\nsecond \(O\) plays [abc][123]\.\n")
        self.assertTrue(out.endswith("first (X) is to make move 3.\n"))

    def test_it_begins_when_it_is_first(self):
        out = self.plies("--side", "second")
        self.assertIn("you are second.\n", out)
        self.assertTrue(out.endswith("second (O) is to make move 2.\n"))
        out = self.plies("--starter", "second")
        self.assertTrue(out.endswith("first (X) is to make move 2.\n"))

    def test_undo_goes_back_to_ones_own_turn(self):
        out = self.plies("--seed", "1", stdin="b2\nundo\n")
        self.assertTrue(out.endswith("first (X) is to make move 1.\n"))
        out = self.plies("--seed", "1", stdin="b2\nundo\nredo\n")
        self.assertTrue(out.endswith("first (X) is to make move 3.\n"))
        out = self.plies("--seed", "1", "--side", "second", stdin="undo\n")
        self.assertIn("You have not made that many moves yet.\n", out)

    def test_undo_after_ones_own_winning_move(self):
        out = self.plies("--rules", "5x1/1", stdin="a1\nundo\n")
        self.assertIn("first (X) has won.\n", out)
        self.assertTrue(out.endswith("first (X) is to make move 1.\n"))

    def test_games_to_the_end(self):
        for seed in range(20):
            out = self.plies("--seed", str(seed), stdin="a1\nb1\nc1\na2\nb2\nc2\na3\nb3\nc3\n")
            self.assertRegex(out, r"(has won|was drawn)\.\n$")

    def test_a_seed_makes_it_the_same_again(self):
        arguments = ("--rules", "gomoku", "--starter", "random", "--seed", "7")
        self.assertEqual(self.plies(*arguments), self.plies(*arguments))

    def test_random_beginnings_are_both_ways(self):
        sides = {
            run("play", "--starter", "random", "--seed", str(seed)).out.splitlines()[-1]
            for seed in range(20)
        }
        self.assertEqual(sides, {"first (X) is to make move 1.", "second (O) is to make move 1."})


class Levels(unittest.TestCase):
    def played(self, level, *arguments, stdin=""):
        result = run("play", "--opponent", str(level), *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (0, ""))
        return result.out

    def test_every_level_answers(self):
        for level in range(1, 9):
            # Its first move can take one of the two squares.
            out = self.played(level, "--rules", "5x5/4", "--side", "second", stdin="e5\na1\n")
            self.assertIn("you are second.\n", out)
            self.assertGreaterEqual(out.count("first (X) plays "), 2, out)

    def test_the_highest_is_the_perfect_opponent(self):
        perfect = run("play", "--opponent", "perfect", "--movetime", "1h", stdin="b2\n").out
        self.assertEqual(self.played(8, "--movetime", "1h", stdin="b2\n"), perfect)
        self.assertNotIn("proven", self.played(7, stdin="b2\n"))

    def test_a_seed_makes_it_the_same_again(self):
        arguments = (2, "--rules", "gomoku", "--side", "second", "--seed")
        games = [self.played(*arguments, str(seed), stdin="a1\n") for seed in (1, 1, 2, 3, 4)]
        self.assertEqual(games[0], games[1])
        self.assertGreater(len(set(games)), 2)

    def test_a_weak_level_misses_what_a_strong_one_sees(self):
        def blocks(level):
            games = (
                self.played(
                    level, "--rules", "connect-four", "--position",
                    "7/7/7/3X3/O2X3/O2X3 O", "--side", "first", "--seed", str(seed),
                )
                for seed in range(20)
            )  # fmt: skip
            return sum("second (O) plays 4." in game for game in games)

        self.assertGreater(blocks(1), 3)
        self.assertLess(blocks(1), 18)
        self.assertEqual(blocks(6), 20)

    def test_in_the_compiler_it_plays_the_same(self):
        arguments = ("--rules", "4x4/3", "--seed", "3")
        plain = self.played(1, *arguments, stdin="a1\n")
        judged = self.played(1, *arguments, "--in-compiler", stdin="a1\n")
        moves = [line for line in plain.splitlines() if " plays " in line]
        self.assertEqual(len(moves), 1)
        self.assertIn(moves[0], judged)


class PerfectOpponent(unittest.TestCase):
    def played(self, *arguments, stdin=""):
        result = run("play", "--opponent", "perfect", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (0, ""))
        return result.out

    def test_it_says_what_is_proven(self):
        out = self.played("--movetime", "1h", stdin="b2\n")
        self.assertIn("second (O) plays a3 (proven: it is a draw).\n", out)
        out = self.played("--movetime", "1h", stdin="b2 b1 a1\n")
        self.assertIn("(proven: second (O) wins with move 6).\n", out)

    def test_it_is_never_beaten(self):
        squares = [column + row for column in "abc" for row in "123"]
        for number in range(30):
            moves = random.Random(number).sample(squares, 9)
            for side in ("first", "second"):
                out = self.played("--movetime", "1h", "--side", side, stdin="\n".join(moves) + "\n")
                self.assertNotIn(f"{side} ({'X' if side == 'first' else 'O'}) has won.", out)

    def test_it_wins_where_it_can(self):
        for compiler in ([], ["--in-compiler"]):
            out = self.played(
                "--rules",
                "4x4/3",
                "--side",
                "second",
                "--movetime",
                "1h",
                *compiler,
                stdin="a1\nb1\nc1\nd1\na2\nb2\nc2\n",
            )
            self.assertIn("first (X) has won.\n", out)

    def test_it_says_when_nothing_is_proven(self):
        out = self.played(
            "--rules", "connect-four", "--no-book", "--movetime", "100ms", stdin="4\n"
        )
        self.assertRegex(out, r"second \(O\) plays [1-7] \(best found, not proven\)\.")
        out = self.played("--rules", "gomoku", "--movetime", "0.1", stdin="h8\n")
        self.assertRegex(out, r"second \(O\) plays [a-o]\d+ \(best found, not proven\)\.")

    def test_wrong_times(self):
        for text in ("", "fast", "0", "-2s", "1d", "99999min"):
            result = run("play", "--opponent", "perfect", "--movetime", text)
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("is not a time: write 2s", result.err)
        result = run("play", "--movetime", "1s")
        self.assertEqual(result.code, 2)
        self.assertIn("--movetime needs --opponent perfect", result.err)

    def test_boards_of_every_size(self):
        out = self.played("--rules", "60x60/5", "--movetime", "0.1", stdin="ad30\n")
        self.assertRegex(out, r"second \(O\) plays \w+ \(best found, not proven\)\.")
        out = self.played("--rules", "60x60/5/misere", "--movetime", "0.1", stdin="a1\n")
        self.assertRegex(out, r"second \(O\) plays \w+ \(best found, not proven\)\.")


class Input(unittest.TestCase):
    def test_nothing(self):
        result = run("play")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertTrue(result.out.endswith("first (X) is to make move 1.\n"))

    def test_empty_lines_and_odd_ends(self):
        result = run("play", stdin=b"\n\r\nb2\r\n  a1  ")
        self.assertTrue(result.out.endswith("first (X) is to make move 3.\n"))

    def test_garbage(self):
        result = run("play", stdin=b"\x00\xff\x1b[2J\n" + b"x" * 1_000_000 + b"\nb2\n")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertNotIn("\x1b", result.out)
        self.assertTrue(result.out.endswith("second (O) is to make move 2.\n"))

    def test_words_in_any_case(self):
        self.assertEqual(run("play", stdin="QUIT\nb2\n").out, run("play").out)


if __name__ == "__main__":
    unittest.main()
