# SPDX-License-Identifier: BSL-1.0
"""`inarow analyze`: every move of a game judged by exact scores."""

import re
import signal
import unittest
import xml.etree.ElementTree

from support import PATIENCE, parsed, picture, run, started, wait_for_work

HEADER = ": scores are those of first (X), who wins where they are positive\n"
LOST = "b2 b1 a3 c1 a1 a2 c3"
HEAVY = "h8 i9 j10"


class Text(unittest.TestCase):
    maxDiff = None

    def prints(self, expected, *arguments, stdin=b"", code=0, err=""):
        result = run("analyze", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (code, err))
        self.assertEqual(result.out, picture(expected))

    def test_a_game(self):
        expected = """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start         0  it is a draw
                1  X b2   0  it is a draw
                2  O b1  +2  first (X) wins with move 7
                             ^ threw away a draw; better: a3 c3 a1 c1
                3  X a3  +2  first (X) wins with move 7
                4  O c1  +2  first (X) wins with move 7
                5  X a1  +2  first (X) wins with move 7
                6  O a2  +2  first (X) wins with move 7
                7  X c3  +2  first (X) has won

              +2     X X X X X X
              +1     X X X X X X
               0 ---------------
              -1
                     ^
            move 0   2   4   6
                 X first wins  ^ mistake

            first (X): 4 moves, 0 mistakes, 0 inaccuracies, 100% best
            second (O): 3 moves, 1 mistake, 0 inaccuracies, 67% best
            """
        self.prints(expected, *LOST.split())
        self.prints(expected, LOST)
        self.prints(expected, stdin=LOST)

    def test_unicode(self):
        self.prints(
            """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start         0  it is a draw
                1  X b2   0  it is a draw
                2  O b1  +2  first (X) wins with move 7
                             ^ threw away a draw; better: a3 c3 a1 c1

              +2     ×
              +1     ×
               0 ─────
              -1
                     ^
            move 0   2
                 × first wins  ^ mistake

            first (X): 1 move, 0 mistakes, 0 inaccuracies, 100% best
            second (O): 1 move, 1 mistake, 0 inaccuracies, 0% best
            """,
            "b2 b1",
            "--style",
            "unicode",
        )

    def test_inaccuracies(self):
        self.prints(
            """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start         0  it is a draw
                1  X b2   0  it is a draw
                2  O b1  +2  first (X) wins with move 7
                             ^ threw away a draw; better: a3 c3 a1 c1
                3  X a3  +2  first (X) wins with move 7
                4  O c2  +3  first (X) wins with move 5
                             ~ loses sooner: with move 5 instead of 7; better: c1
                5  X a1  +2  first (X) wins with move 7
                             ~ wins later: with move 7 instead of 5; better: c1

            first (X): 3 moves, 0 mistakes, 1 inaccuracy, 67% best
            second (O): 2 moves, 1 mistake, 1 inaccuracy, 0% best
            """,
            "b2 b1 a3 c2 a1",
            "--no-plot",
        )

    def test_no_moves(self):
        self.prints(
            """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start  0  it is a draw

            first (X): 0 moves, 0 mistakes, 0 inaccuracies
            second (O): 0 moves, 0 mistakes, 0 inaccuracies
            """,
            "--no-plot",
            stdin="\n",
        )
        self.prints("", stdin="")

    def test_from_a_position(self):
        self.prints(
            """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start         0  it is a draw
                5  X a1  -2  second (O) wins with move 6
                             ^ threw away a draw; better: c2

            first (X): 1 move, 1 mistake, 0 inaccuracies, 0% best
            second (O): 0 moves, 0 mistakes, 0 inaccuracies
            """,
            "a1",
            "--position",
            "X.O/.X./2O X",
            "--no-plot",
        )

    def test_a_refused_move(self):
        why = 'Move 3: first (X) cannot play "b1": b1 is already taken by second (O).\n'
        game = """
            tic-tac-toe: scores are those of first (X), who wins where they are positive
            start         0  it is a draw
                1  X b2   0  it is a draw
                2  O b1  +2  first (X) wins with move 7
                             ^ threw away a draw; better: a3 c3 a1 c1

            first (X): 1 move, 0 mistakes, 0 inaccuracies, 100% best
            second (O): 1 move, 1 mistake, 0 inaccuracies, 0% best
            """
        self.prints(game, "b2 b1 b1 a1", "--no-plot", code=1, err=f"inarow: {why}")
        self.prints(game, "--no-plot", stdin="b2 b1 b1", code=1, err=f"inarow: line 1: {why}")

    def test_lines_are_kept_apart(self):
        result = run("analyze", "--no-plot", stdin="b2\nb2 b2\na1\n")
        self.assertEqual(result.code, 1)
        self.assertRegex(result.err, r"^inarow: line 2: .*\n$")
        games = result.out.split("\n\ntic-tac-toe")
        self.assertEqual(len(games), 3)

    def test_not_found_in_time(self):
        result = run("analyze", HEAVY, "--rules", "gomoku", "--movetime", "50ms")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertTrue(result.out.startswith("gomoku" + HEADER))
        value = r"-\d+\.\.\+\d+  unknown, evaluation ([+-]\d+|0)\n"
        self.assertRegex(result.out, rf"\n    3  X j10  {value}")
        self.assertNotIn("?", result.out)
        self.assertIn("Evaluations in hundreds; a known win is 16 or -16.\n", result.out)
        self.assertIn("first (X): 2 moves, 0 mistakes, 0 inaccuracies, 2 unknown\n", result.out)
        # Without the plot, and where the evaluation has no unit, there is none.
        result = run("analyze", HEAVY, "--rules", "gomoku", "--movetime", "50ms", "--no-plot")
        self.assertRegex(result.out, r"\n    3  X j10  -\d+\.\.\+\d+  unknown\n")
        result = run("analyze", "a1 b2", "--rules", "15x15/7", "--movetime", "1ms")
        self.assertRegex(result.out, r"\n +0 \?-\?-\?\n")

    def test_the_evaluations_of_a_game(self):
        """The second player plays into the corners: the first one leads where nothing is proven."""
        moves = "h8 a1 h9 o1 h10 a15".split()
        out = run("analyze", *moves, "--rules", "gomoku", "--movetime", "1ms").out
        found = re.findall(r"^ +([2-6])  .*unknown, evaluation ([+-]?\d+)$", out, re.MULTILINE)
        for number, evaluation in found:
            self.assertGreater(int(evaluation), 200, number)
        self.assertIn("X first is ahead", out)

    def test_threads_and_books(self):
        for options in (["--threads", "2"], ["--no-book"]):
            result = run("analyze", "445335", "--rules", "5x4/4/drop", *options)
            self.assertEqual((result.code, result.err), (0, ""))
            self.assertIn("threw away a win with move 20; better: 3\n", result.out)


class Svg(unittest.TestCase):
    def test_the_plot_alone(self):
        result = run("analyze", LOST, "--format", "svg")
        self.assertEqual((result.code, result.err), (0, ""))
        root = xml.etree.ElementTree.fromstring(result.out)
        self.assertEqual(root.tag, "{http://www.w3.org/2000/svg}svg")
        self.assertIn("threw away a draw", result.out)


class Json(unittest.TestCase):
    def analyzed(self, *arguments, stdin, code=0):
        result = run("analyze", "--json", *arguments, stdin=stdin)
        self.assertEqual((result.code, result.err), (code, ""))
        return result.objects

    def test_a_game(self):
        (game,) = self.analyzed(stdin="b2 b1")
        self.assertEqual(
            game,
            {
                "kind": "analysis",
                "line": 1,
                "rules": "3x3/3",
                "ply": 2,
                "moves": ["b2", "b1"],
                "warnings": [],
                "score_at_start": 0,
                "bounds_at_start": None,
                "analysis": [
                    {
                        "number": 1,
                        "player": "first",
                        "move": "b2",
                        "score_before": 0,
                        "bounds_before": None,
                        "score_after": 0,
                        "bounds_after": None,
                        "judgment": "best",
                        "better": [],
                    },
                    {
                        "number": 2,
                        "player": "second",
                        "move": "b1",
                        "score_before": 0,
                        "bounds_before": None,
                        "score_after": 2,
                        "bounds_after": None,
                        "judgment": "mistake",
                        "better": ["a3", "c3", "a1", "c1"],
                    },
                ],
                "error": None,
            },
        )

    def test_scores_are_those_of_solve(self):
        (game,) = self.analyzed("--rules", "5x4/4/drop", stdin="4533241")
        line, sign = "", 1
        for move in game["analysis"]:
            line, sign = line + move["move"], -sign
            solved = run("solve", "--rules", "5x4/4/drop", "--json", stdin=line)
            self.assertEqual(move["score_after"], sign * solved.objects[0]["score"], line)

    def test_a_refused_move(self):
        empty, game = self.analyzed(stdin="\xff\nb2 b2", code=1)
        self.assertEqual((empty["moves"], empty["error"]["kind"]), ([], "not_a_move"))
        self.assertEqual([move["move"] for move in game["analysis"]], ["b2"])
        self.assertEqual((game["error"]["kind"], game["error"]["move"]), ("taken", 2))

    def test_not_found_in_time(self):
        (game,) = self.analyzed("--rules", "gomoku", "--movetime", "50ms", stdin=HEAVY)
        self.assertIsNone(game["score_at_start"])
        bounds = game["bounds_at_start"]
        self.assertLess(bounds["lower"], bounds["upper"])
        for move in game["analysis"]:
            self.assertEqual((move["judgment"], move["better"]), ("unknown", []))
            for when in ("before", "after"):
                self.assertIsNone(move[f"score_{when}"])
                bounds = move[f"bounds_{when}"]
                self.assertLess(bounds["lower"], bounds["upper"])


class Refusals(unittest.TestCase):
    def test_options_that_make_no_sense(self):
        plot = "--style, --format and --no-plot are for a plot, but --json prints none."
        for options, why in (
            (["--json", "--format", "svg"], plot),
            (["--json", "--no-plot"], plot),
            (
                ["--format", "svg", "--no-plot"],
                "--format svg prints only the plot: leave out --style and --no-plot.",
            ),
            (
                ["--style", "discs"],
                '--style: "discs" is not one of ascii, unicode; see inarow analyze --help.',
            ),
        ):
            result = run("analyze", *options)
            self.assertEqual((result.code, result.out, result.err), (2, "", f"inarow: {why}\n"))


class Interrupted(unittest.TestCase):
    def test_what_is_known_so_far_is_written(self):
        process = started(self, "analyze --rules gomoku --no-plot")
        process.stdin.write(b"a1\nh8\n")
        process.stdin.flush()
        wait_for_work(process)
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), 130)
        out = process.stdout.read().decode()
        self.assertEqual(out.count("gomoku" + HEADER), 1)
        self.assertIn("    1  X a1  ", out)
        self.assertEqual(
            process.stderr.read(),
            b"inarow: interrupted at line 1; later games were not analyzed.\n",
        )

    def test_a_game_of_arguments(self):
        process = started(self, "analyze --rules gomoku --json", HEAVY)
        wait_for_work(process)
        process.send_signal(signal.SIGTERM)
        self.assertEqual(process.wait(PATIENCE), 143)
        game = parsed(process.stdout.read())
        self.assertEqual((game["line"], len(game["analysis"])), (None, 3))
        self.assertEqual(
            process.stderr.read(),
            b"inarow: interrupted; scores that were not found by then are unknown.\n",
        )


if __name__ == "__main__":
    unittest.main()
