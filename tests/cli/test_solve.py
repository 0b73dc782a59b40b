# SPDX-License-Identifier: BSL-1.0
"""`inarow solve`: lines of moves to exact scores, found by the program and by compilers."""

import fcntl
import os
import pathlib
import pty
import random
import re
import signal
import struct
import subprocess
import tempfile
import termios
import threading
import unittest

from support import (
    COMPILERS,
    LONG,
    PATIENCE,
    PROGRAM,
    feed,
    run,
    signals,
    start,
    started,
    wait_for_work,
    wait_until,
    words,
)

POSITIONS = pathlib.Path(__file__).resolve().parents[2] / "data/positions"
ENDINGS = [line.split() for line in (POSITIONS / "endings.txt").read_text("ascii").splitlines()]


def scores(*arguments, lines):
    result = run("solve", *arguments, stdin="".join(line + "\n" for line in lines))
    return [line.rsplit(" ", 1)[1] for line in result.out.splitlines()], result


class Solve(unittest.TestCase):
    def test_as_it_is_written(self):
        result = run("solve", stdin="b2 a1\n\na1 b1 a2 b2 a3\n# no game\nb2 b1\n")
        self.assertEqual(result.out, "b2 a1 0\na1 b1 a2 b2 a3 -3\nb2 b1 2\n")
        self.assertEqual((result.code, result.err), (0, ""))

    def test_scores_from_outside(self):
        result = run("solve --rules connect-four", stdin="\n".join(moves for moves, _ in ENDINGS))
        self.assertEqual(result.out.splitlines(), [" ".join(ending) for ending in ENDINGS])

    def test_lines_as_other_systems_write_them(self):
        found = run("solve --rules connect-four", stdin=b"\xef\xbb\xbf32164625\r\n44\xef\xbb\xbf")
        self.assertEqual(found.out.split("\n")[0], "32164625 11")
        self.assertIn("44\ufeff illegal", found.out)
        self.assertEqual(run("solve", stdin=b"b2\r\r\n").out, "b2\\x0d 0\n")

    def test_small_boards(self):
        for rules, score in (
            ("6x4/4/drop", "-1"),
            ("4x3/3", "3"),
            ("5x4/3/drop/misere", "-2"),
            ("4x3/3/drop/exactly", "2"),
        ):
            with self.subTest(rules):
                self.assertEqual(scores("--rules", rules, lines=[""])[0], [score])

    def test_boards_that_only_the_rules_answer(self):
        line = "a1 a46 b1 b46 c1 c46 d1 d46"
        self.assertEqual(scores("--rules", "46x46/5", lines=[line])[0], ["1054"])
        _, result = scores("--rules", "199x199/5", "--timeout", "1s", lines=[""])
        self.assertEqual(result.out, " unknown -19801..19801\n")

    def test_a_board_to_start_from(self):
        self.assertEqual(scores("--position", "XX./OO./3 X", lines=["c3", "c1"])[0], ["-3", "2"])
        found, _ = scores("--position", "XXX/OOO/3 X", "--unchecked", lines=[""])
        self.assertEqual(found, ["-2"])

    def test_what_is_no_position(self):
        result = run("solve", stdin=b"b2 b2\nb2\nhello \xff\x00\na1 b1 a2 b2 a3 c3\n")
        self.assertEqual(
            result.out, "b2 b2 illegal\nb2 0\nhello \\xff\\x00 illegal\na1 b1 a2 b2 a3 c3 illegal\n"
        )
        self.assertEqual(result.code, 1)
        self.assertIn("line 1: Move 2: second (O) cannot play", result.err)
        self.assertIn("line 3: Move 1: first (X) cannot play", result.err)
        self.assertIn('line 4: Move 6: second (O) cannot play "c3": the game is over', result.err)

    def test_an_unknown_score_has_its_bounds(self):
        _found, result = scores(
            "--rules", "connect-four", "--no-book", "--timeout", "200ms", lines=["", "4444"]
        )
        for line in result.out.splitlines():
            self.assertRegex(line, r" unknown -?\d+\.\.-?\d+$")
        self.assertEqual(result.code, 0)

    def test_a_score_beyond_the_depth_of_the_search_says_so(self):
        _found, result = scores("--rules", "40x40/5", lines=["a1"])
        self.assertRegex(result.out, r"^a1 unknown -?\d+\.\.-?\d+$")
        self.assertIn(
            "line 1: the score is unknown, because the search looks at most 150 plies ahead, and 1599 squares are free.",
            result.err,
        )

    def test_wrong_usage(self):
        for arguments, said in (
            (("--timeout", "soon"), "is not a time: write 2s"),
            (("--timeout", "0s"), "is not a time: write 2s"),
            (("--timeout", "nan"), "is not a time: write 2s"),
            (("--timeout", "-1s"), "is not a time: write 2s"),
            (("--timeout", "2d"), "is not a time: write 2s"),
            *(
                (
                    (*option.split(), "--in-compiler"),
                    f"{option.split()[0]} is not for --in-compiler",
                )
                for option in (
                    "--timeout 1s|--threads 1|--table-size 1MB|--weak|--all|--best|--pv|--json|"
                    "--stats|--cold|--no-book".split("|")
                )
            ),
            (("--weak", "--pv"), "--pv is not for --weak"),
            *(
                (("--threads", wrong), f'"{wrong}" is not a number of threads: write 1 to 1024')
                for wrong in ("", "-1", "1025", "two", "1.5", "1 ", "99999999999")
            ),
            *(
                (("--table-size", wrong), f'"{wrong}" is not a table size: write 64MB')
                for wrong in "|0|-1|MB|64 MB|64mb|17GB|16385|nan|inf|1TB|0.5KB|1e99".split("|")
            ),
            (("--keep", "somewhere"), "--in-compiler"),
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


def fields(text):
    """The fields behind the score, by their names."""
    _, *rest = text.rstrip("\n").split("\t")
    return {name: value for name, _, value in (field.partition(" ") for field in rest)}


def heading(line, moves, *, rules="3x3/3"):
    """How the object of a line begins."""
    return {
        "kind": "solution",
        "line": line,
        "rules": rules,
        "ply": len(moves),
        "moves": moves,
        "warnings": [],
    }


def objects(*arguments, stdin, code=0):
    options = words(*arguments)
    result = run("solve --json", *options, stdin=stdin)
    assert result.code == code and ("--stats" in options or result.err == ""), result.err
    return result.objects


class MoreThanScores(unittest.TestCase):
    LINE = "2252576253462244111563365343671351441"

    def test_what_comes_behind_the_score(self):
        for options, behind in (
            (("--all",), "\tall 6:-1 7:-2"),
            (("--best",), "\tbest 6"),
            (("--pv",), "\tpv 6 7 7 7"),
            (("--pv", "--best", "--all"), "\tall 6:-1 7:-2\tbest 6\tpv 6 7 7 7"),
        ):
            with self.subTest(options):
                result = run("solve", "--rules", "connect-four", *options, stdin=self.LINE + "\n")
                self.assertEqual((result.out, result.err), (f"{self.LINE} -1{behind}\n", ""))

    def test_who_wins_and_no_more(self):
        result = run("solve", "--weak", stdin="b2 a1\nb2 b1\nb2 b1 a3\nb2 b2\n")
        self.assertEqual(result.out, "b2 a1 draw\nb2 b1 win\nb2 b1 a3 loss\nb2 b2 illegal\n")
        lines = [moves for moves, _ in ENDINGS]
        found, _ = scores("--rules", "connect-four", "--weak", lines=lines)
        signs = [(int(score) > 0) - (int(score) < 0) for _, score in ENDINGS]
        self.assertEqual(found, [("draw", "win", "loss")[sign] for sign in signs])

    def test_who_wins_by_each_move(self):
        result = run("solve", "--weak", "--all", "--best", stdin="a1 b2 c3 b1 b3\n")
        self.assertEqual(
            result.out, "a1 b2 c3 b1 b3 draw\tall a3:draw a2:loss c2:loss c1:loss\tbest a3\n"
        )

    def test_the_answers_agree(self):
        """By each other: the position is worth what its best moves are, and the line ends so."""
        lines = [moves for moves, _ in ENDINGS]
        answers = objects("--rules connect-four --all --best --pv", stdin="\n".join(lines))
        only_best = objects("--rules", "connect-four", "--best", stdin="\n".join(lines))
        for (moves, score), answer, other in zip(ENDINGS, answers, only_best, strict=True):
            with self.subTest(moves):
                self.assertEqual((answer["moves"], answer["score"]), ([*moves], int(score)))
                if answer["to_move"] is None:
                    continue
                best = max(move["score"] for move in answer["all"])
                self.assertEqual(best, answer["score"])
                self.assertEqual(
                    answer["best"], [m["move"] for m in answer["all"] if m["score"] == best]
                )
                self.assertEqual(other["best"], answer["best"])
                self.assertEqual(len(answer["pv"]), answer["plies"])
                self.assertIn(answer["pv"][0], answer["best"])

    def test_after_the_end_there_are_no_moves(self):
        result = run("solve", "--all", "--best", "--pv", stdin="a1 b1 a2 b2 a3\n")
        self.assertEqual(result.out, "a1 b1 a2 b2 a3 -3\tall\tbest\tpv\n")
        (answer,) = objects("--all", "--best", "--pv", stdin="a1 b1 a2 b2 a3\n")
        self.assertEqual(
            answer,
            {
                **heading(1, ["a1", "b1", "a2", "b2", "a3"]),
                "to_move": None,
                "score": -3,
                "bounds": None,
                "value": "first won",
                "plies": 0,
                "limit": None,
                "all": [],
                "best": [],
                "pv": [],
                "error": None,
            },
        )

    def test_json(self):
        (answer,) = objects("--all", "--best", "--pv", "--rules", "connect-four", stdin=self.LINE)
        self.assertEqual(
            answer,
            {
                **heading(1, [*self.LINE], rules="7x6/4/drop"),
                "to_move": "second",
                "score": -1,
                "bounds": None,
                "value": "first won",
                "plies": 4,
                "limit": None,
                "all": [
                    {"move": "6", "score": -1, "bounds": None, "value": "first won", "plies": 4},
                    {"move": "7", "score": -2, "bounds": None, "value": "first won", "plies": 2},
                ],
                "best": ["6"],
                "pv": ["6", "7", "7", "7"],
                "error": None,
            },
        )
        (answer,) = objects("--weak", stdin="b2 b1\n")
        self.assertEqual(
            answer,
            {
                **heading(1, ["b2", "b1"]),
                "to_move": "first",
                "result": "win",
                "result_bounds": None,
                "value": "first won",
                "zone": None,
                "limit": None,
                "error": None,
            },
        )
        (answer,) = objects("--rules", "5x1/3", "--weak", stdin="c1 b1\n")
        self.assertEqual((answer["result"], answer["zone"]), ("draw", ["d1", "e1"]))
        self.assertNotIn("zone", objects(stdin="b2\n")[0])

    def test_json_of_what_is_no_position(self):
        first, second = objects(stdin=b'b2 "\x01\xff\\\nb2 b2\n', code=1)
        self.assertEqual((first["line"], first["moves"]), (1, ["b2"]))
        self.assertEqual((first["error"]["kind"], first["error"]["move"]), ("not_a_move", 2))
        self.assertEqual(
            second,
            {
                **heading(2, ["b2"]),
                "to_move": "second",
                "score": None,
                "bounds": None,
                "value": None,
                "plies": None,
                "limit": None,
                "error": {
                    "kind": "taken",
                    "move": 2,
                    "text": 'Move 2: second (O) cannot play "b2": b2 is already taken by first (X).',
                },
            },
        )

    def test_a_refused_line_has_all_keys(self):
        for options in (
            [],
            ["--weak"],
            ["--all", "--best", "--pv", "--stats"],
            ["--weak", "--all", "--best"],
        ):
            with self.subTest(options):
                accepted, refused = objects(*options, stdin="b2\nb2 b2\n", code=1)
                self.assertEqual([*accepted], [*refused])

    def test_warnings_are_in_the_json(self):
        record = "(;SZ[3]RU[3x3/3];B[bb];W[])\n"
        (answer,) = objects(stdin=record)
        self.assertEqual([warning["kind"] for warning in answer["warnings"]], ["pass"])
        self.assertIn("line 1: White passes", run("solve", stdin=record).err)

    def test_json_of_what_is_not_found(self):
        (answer,) = objects("--rules gomoku --timeout 50ms --all --best --pv --stats", stdin="h8\n")
        self.assertEqual(
            (answer["score"], answer["value"], answer["plies"], answer["best"], answer["pv"]),
            (None,) * 5,
        )
        self.assertLess(answer["bounds"]["lower"], answer["bounds"]["upper"])
        self.assertEqual(len(answer["all"]), 224)
        for move in answer["all"]:
            self.assertLessEqual(move["bounds"]["upper"], answer["bounds"]["upper"])
        self.assertGreater(answer["stats"]["nodes"], 0)
        (answer,) = objects("--rules", "gomoku", "--timeout", "50ms", "--weak", stdin="h8\n")
        self.assertEqual((answer["result"], answer["value"]), (None, None))
        self.assertEqual(answer["result_bounds"], {"lower": "loss", "upper": "win"})
        self.assertEqual(answer["limit"], "time")

    def test_the_loser_defends_in_the_variation(self):
        result = run("solve", "-r", "9x9/5", "--pv", stdin="d5 a1 e5 i1 f5 a9 c5\n")
        self.assertRegex(result.out, r"\tpv (b5 g5|g5 b5)\n$")

    def test_a_node_limit_is_exact(self):
        for options, nodes in (
            (("--rules", "7x4/4", "--weak"), 3000),
            (("--rules", "gomoku"), 500),
        ):
            (answer,) = objects(*options, "--nodes", str(nodes), "--stats", "--no-book", stdin="\n")
            self.assertEqual(answer["limit"], "nodes")
            self.assertEqual(answer["stats"]["nodes"], nodes)
        (answer,) = objects("--rules", "5x4/4", "--nodes", "1000", stdin="\n")
        self.assertEqual((answer["score"], answer["limit"]), (0, None))
        result = run("solve", "--rules", "7x4/4", "--nodes", "10", stdin="\n\n")
        self.assertIn("of 1 lines unsolved: --nodes reached.", result.err)
        for wrong in ("0", "-1", "many", "1.5"):
            self.assertIn(
                f'"{wrong}" is not a number of nodes', run("solve", "--nodes", wrong, stdin="").err
            )

    def test_best_moves_that_are_proven_are_named_although_others_are_unknown(self):
        moves = "h8 a1 i8 b1 j8 c1\n"
        options = ("--rules", "gomoku", "--weak", "--best", "--nodes", "5000")
        (answer,) = objects(*options, stdin=moves)
        self.assertEqual((answer["result"], answer["limit"]), ("win", "nodes"))
        self.assertEqual(answer["best"], ["g8", "k8"])

    def test_text_of_what_is_not_found(self):
        result = run("solve --rules gomoku --timeout 50ms --all --best --pv", stdin="h8\n")
        score = r"-?\d+\.\.\d+"
        self.assertRegex(
            result.out, rf"^h8 unknown {score}\tall( [a-o]\d+:{score}){{224}}\tbest \?\tpv \?\n$"
        )
        result = run("solve", "--rules", "gomoku", "--timeout", "50ms", "--weak", stdin="\n")
        self.assertEqual(result.out, " unknown loss..win\n")

    def test_a_score_behind_the_moves_is_none_of_them(self):
        for rules, line, moves in (
            ("connect-four", "44455554221 -15", "44455554221"),
            ("connect-four", "44455554221 0", "44455554221"),
            ("connect-four", "1212121,9", "1212121"),
            ("connect-four", "4453\t2", "4453"),
            ("connect-four", "4453 11", "4453"),
            ("connect-four", "75541237 3 1835978", None),
            ("tic-tac-toe", "b2 a1 0\r", None),
            ("tic-tac-toe", "b2 b2 0", None),
            ("connect-four", "9 4", None),
            ("connect-four", "449", None),
            ("connect-four", "445 334", None),
            ("connect-four", "4 4 5 3 -2", None),
        ):
            with self.subTest(line):
                result = run("solve", "--rules", rules, "--timeout", "1ms", stdin=line + "\n")
                if moves is None:
                    self.assertTrue(result.out.endswith(" illegal\n"))
                    self.assertRegex(result.err, "Move [0-9]+: ")
                else:
                    self.assertEqual(result.out.split()[0], moves)

    def test_check_reads_what_solve_writes(self):
        for rules, line in (
            ("connect-four", "4 4 5 3 -2"),
            ("connect-four", "d1 d2 e1 c1 -2"),
            ("connect-four", "4,4,5,3 -2"),
            ("tic-tac-toe", "b2 b1 2"),
            ("tic-tac-toe", "b2 a1 0"),
        ):
            with self.subTest(line):
                result = run("solve", "--rules", rules, "--check", stdin=line + "\n")
                self.assertEqual((result.code, result.err), (0, ""))
                self.assertEqual(result.out.split()[-1], line.split()[-1])
                self.assertEqual(len(result.out.split()), 2 if rules == "connect-four" else 3)
        result = run("solve", "--check", stdin="b2 a1 3\n")
        self.assertEqual(result.code, 1)
        self.assertIn("line 1: the score is 0, but the line says 3.", result.err)

    def test_every_line_of_a_data_set_is_a_position_and_its_score(self):
        folder = pathlib.Path(__file__).parent.parent / "data" / "connect_four"
        for file in sorted(folder.glob("*.txt")):
            lines = file.read_text("utf-8").splitlines()[:200]
            for separator in (" ", "\t", ",", ";"):
                text = "".join(line.replace(" ", separator) + "\n" for line in lines)
                with self.subTest(file=file.name, separator=separator):
                    games = run("replay", "--rules", "connect-four", stdin=text).objects
                    self.assertEqual(len(games), len(lines))
                    moves = [game["moves"] for game in games]
                    self.assertEqual(moves, [[*line.split()[0]] for line in lines])

    def test_the_scores_of_a_data_set(self):
        lines = (POSITIONS / "end_easy.txt").read_text("utf-8").splitlines()[:300]
        text = "\n".join(lines)
        result = run("solve", "--check", "--rules", "connect-four", stdin=text)
        self.assertEqual((result.code, result.err), (0, ""))
        wrong = text.replace(lines[0], lines[0].split()[0] + " 20")
        result = run("solve", "--check", "--rules", "connect-four", stdin=wrong)
        self.assertEqual(result.code, 1)
        self.assertIn("line 1: the score is ", result.err)


class Policy(unittest.TestCase):
    def test_stats(self):
        result = run("solve", "--stats", stdin="b2 a1\nb2 b2\nb2 b1\n")
        cost = r"\d+ nodes, \d+\.\d{6} s, \d+ nodes/s"
        first, illegal, third = result.out.splitlines()
        self.assertRegex(first, rf"^b2 a1 0\tstats {cost}$")
        self.assertEqual(illegal, "b2 b2 illegal")
        self.assertRegex(third, rf"^b2 b1 2\tstats {cost}$")
        self.assertRegex(result.err, rf"\ninarow: 3 lines, {cost}, a table of 64 MB\.\n$")
        counts = [int(fields(line)["stats"].split()[0]) for line in (first, third)]
        self.assertIn(f"3 lines, {sum(counts)} nodes, ", result.err)

    def positions(self, *options, stdin):
        result = run("solve", "--json", "--stats", *options, stdin=stdin)
        self.assertEqual(result.code, 0)
        return [answer["stats"] for answer in result.objects]

    def test_what_is_known_is_forgotten_or_not(self):
        warm = self.positions("--rules", "4x4/4/drop", stdin="1\n1\n1\n")
        cold = self.positions("--rules", "4x4/4/drop", "--cold", stdin="1\n1\n1\n")
        self.assertLess(warm[1]["nodes"], warm[0]["nodes"])
        self.assertEqual([stats["nodes"] for stats in cold], [warm[0]["nodes"]] * 3)

    def test_the_table_is_as_large_as_it_may_be(self):
        for size, most in (
            ("1", 1 << 20),
            ("1MB", 1 << 20),
            ("100KB", 100 << 10),
            ("0.5GB", 1 << 29),
            ("1.5MB", 3 << 19),
        ):
            with self.subTest(size):
                (stats,) = self.positions("--table-size", size, stdin="\n")
                self.assertLessEqual(stats["table_bytes"], most)
                self.assertGreater(stats["table_bytes"], most / 4)

    def test_threads_answer_lines_in_their_order(self):
        chance = random.Random(3)
        games = ["".join(chance.choices("1234567", k=20)) for _ in range(300)]
        games[50:50] = ["4", "# nothing", "", "12345678", "44444444"]
        text = "\n".join(games) + "\n"
        options = ("solve", "--rules", "connect-four", "--all", "--best")
        alone, together = (run(*options, "--threads", n, stdin=text) for n in ("1", "2"))
        self.assertEqual(together.out, alone.out)
        self.assertEqual(together.err, alone.err)
        self.assertEqual((alone.code, together.code), (1, 1))
        self.assertGreater(alone.out.count("illegal"), 2)

    def test_threads_do_not_wait_for_the_next_line(self):
        with start("solve", "--threads", "2") as process:
            for lines, answers in (
                (b"b2\n\n", [b"b2 0\n"]),
                (b"b2\nb2 a1\n# more\n", [b"b2 0\n", b"b2 a1 0\n"]),
                (b"a1\nb2 b1\n(;FF[4]SZ[3];B[aa]", [b"a1 0\n", b"b2 b1 2\n"]),
                (b")\n", [b"a3 0\n"]),
            ):
                process.stdin.write(lines)
                process.stdin.flush()
                self.assertEqual([process.stdout.readline() for _ in answers], answers)
            process.stdin.close()
            self.assertEqual(process.wait(PATIENCE), 0)

    def test_any_number_of_threads_gives_the_same(self):
        for threads in ("0", "1", "2", "1024"):
            found, result = scores("--threads", threads, lines=["b2 a1", "b2 b1"])
            self.assertEqual((found, result.code), (["0", "2"], 0))
        self.assertRegex(
            result.err,
            r"inarow: --threads 1024: the number of threads is reduced to \d+, the number of CPUs\.\n",
        )


class Silence(unittest.TestCase):
    @unittest.skipUnless(LONG, "a long test: it waits for ten seconds")
    def test_a_long_search_names_its_limit(self):
        for command in ("solve", "analyze"):
            with start(command, "--rules", "gomoku") as process:
                process.stdin.write(b"h8\n")
                process.stdin.flush()
                self.assertEqual(
                    process.stderr.readline(),
                    b"inarow: the search of a position has taken 10 s so far; to stop early and get bounds, use --timeout TIME.\n",
                )
                process.kill()


class Checkpoint(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.file = pathlib.Path(directory.name, "kept")

    def solved(self, rules, *options, stdin="\n"):
        result = run("solve", "--rules", rules, "--json", "--stats", "--no-book",
                     "--checkpoint", str(self.file), *options, stdin=stdin)  # fmt: skip
        self.assertEqual(result.code, 0, result.err)
        lines = result.objects
        return lines, "continued from" in result.err

    def refused(self, rules, *options):
        result = run("solve", "--rules", rules, "--checkpoint", str(self.file), *options)
        self.assertNotEqual(result.code, 0)
        self.assertEqual(result.out, "")
        return result.err

    def test_a_second_search_knows_what_the_first_one_found(self):
        for rules, moves in (
            ("7x7/5", ""),
            ("6x4/4", ""),
            ("5x5/4/drop", ""),
            ("9x8/4/drop", "3415359762255754619585668946177174882322"),
        ):
            self.file.unlink(missing_ok=True)
            (first,), is_continued = self.solved(rules, "--weak", stdin=moves + "\n")
            self.assertFalse(is_continued)
            (second,), is_continued = self.solved(rules, "--weak", stdin=moves + "\n")
            self.assertTrue(is_continued)
            self.assertEqual(first["result"], second["result"])
            self.assertLess(second["stats"]["nodes"], first["stats"]["nodes"] / 5, rules)

    def test_a_board_and_its_reflection_share_a_table(self):
        (first,), _ = self.solved("6x4/4", "--weak")
        (second,), is_continued = self.solved("4x6/4", "--weak")
        self.assertTrue(is_continued)
        self.assertEqual(first["result"], second["result"])
        self.assertLess(second["stats"]["nodes"], first["stats"]["nodes"] / 5)

    def test_what_was_cut_short_is_continued(self):
        (first,), _ = self.solved("8x6/5", "--weak", "--timeout", "20ms")
        (second,), is_continued = self.solved("8x6/5", "--weak")
        self.assertTrue(is_continued)
        self.assertEqual(second["result"], "draw")
        whole = run("solve", "--rules", "8x6/5", "--weak", "--json", "--stats", stdin="\n")
        if "result" not in first:
            self.assertLess(second["stats"]["nodes"], whole.objects[0]["stats"]["nodes"] * 1.2)

    def test_a_file_of_something_else_is_refused_and_kept(self):
        self.solved("6x4/4", "--table-size", "1MB")
        kept = self.file.read_bytes()
        self.assertRegex(
            self.refused("7x4/4", "--table-size", "1MB"),
            r"is of 6x4/4, a table of 1048576 bytes, not of 7x4/4, a table of 1048576 bytes\.\n$",
        )
        self.assertRegex(
            self.refused("6x4/4"), r"1048576 bytes, not of 6x4/4, a table of 67108864 bytes\.\n$"
        )
        self.assertEqual(self.file.read_bytes(), kept)

    def test_a_damaged_file_is_refused_and_kept(self):
        self.solved("6x4/4", "--table-size", "1MB")
        kept = self.file.read_bytes()
        changed = bytearray(kept)
        changed[len(kept) // 2] ^= 1
        for damaged in (kept[:-1], kept + b"x", bytes(changed), kept[: len(kept) // 2]):
            self.file.write_bytes(damaged)
            self.assertRegex(
                self.refused("6x4/4", "--table-size", "1MB"), r"is damaged or incomplete"
            )
            self.assertEqual(self.file.read_bytes(), damaged)
        for other in (b"", b"hello\n", b"\0" * 10_000, kept[10:]):
            self.file.write_bytes(other)
            self.assertRegex(
                self.refused("6x4/4", "--table-size", "1MB"), r"is not a checkpoint\.\n$"
            )

    def test_where_there_can_be_none(self):
        self.assertRegex(
            self.refused("6x4/4/misere"), "--checkpoint is not for 6x4/4/misere: only the tables"
        )
        self.assertRegex(self.refused("6x4/4", "--cold"), "use only one of them")
        self.assertRegex(self.refused("6x4/4", "--in-compiler"), "--checkpoint is not for --in-")
        self.file.mkdir()
        self.assertRegex(self.refused("6x4/4"), r"is not a regular file\.\n$")
        self.file = self.file / "missing" / "file"
        # Before hours of work, not after them.
        self.assertRegex(self.refused("6x4/4"), r"cannot be written: No such file or directory\.")


class Interrupted(unittest.TestCase):
    WON = b"a1 a2 b1 b2 c1 c2 d1 d2 e1"

    def start(self, *options, **how):
        return started(self, "solve --rules gomoku", *options, **how)

    def at_work(self, *options, lines, **how):
        """It has answered one line, and goes on with those."""
        process = self.start(*options, **how)
        process.stdin.write(self.WON + b"\n" + lines)
        process.stdin.flush()
        self.assertTrue(process.stdout.readline().startswith(self.WON + b" -"))
        return process

    def test_what_is_known_so_far_is_written(self):
        for number, code, threads in (
            (signal.SIGINT, 130, "1"),
            (signal.SIGTERM, 143, "1"),
            (signal.SIGINT, 130, "2"),
        ):
            process = self.at_work("--best", "--threads", threads, lines=b"h8\nh8 h9\n")
            wait_for_work(process)
            process.send_signal(number)
            self.assertEqual(process.wait(PATIENCE), code)
            self.assertRegex(
                process.stdout.read().decode(), r"^h8 unknown -?\d+\.\.\d+\tbest \?\n$"
            )
            self.assertEqual(
                process.stderr.read(),
                b"inarow: interrupted at line 2; later lines were not solved.\n",
            )

    def test_it_need_not_wait_for_the_next_line(self):
        process = self.at_work("--stats", lines=b"h8")
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), 130)
        self.assertEqual(process.stdout.read(), b"")
        self.assertRegex(
            process.stderr.read().decode(),
            r"^inarow: 1 line, .*\ninarow: interrupted at line 1; later lines were not solved\.\n$",
        )

    def test_before_the_first_line(self):
        process = self.start()
        wait_until(lambda: signal.SIGINT in signals(process, "SigCgt"))
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), 130)
        self.assertEqual(process.stdout.read(), b"")
        self.assertEqual(process.stderr.read(), b"inarow: interrupted before the first line.\n")

    def test_the_second_time_it_ends_at_once(self):
        process = self.at_work(lines=b"")
        fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 4096)
        feeder = threading.Thread(target=feed, args=(process, (self.WON + b"\n") * 100_000))
        feeder.start()
        # Whatever comes: the pipe is closed once.
        self.addCleanup(feeder.join, PATIENCE)
        self.addCleanup(process.kill)
        wait_until(lambda: self.is_full(process.stdout))
        process.send_signal(signal.SIGINT)
        wait_until(lambda: signal.SIGINT not in signals(process, "ShdPnd"))
        self.assertIsNone(process.poll())  # it would end, but cannot write what it has found
        process.send_signal(signal.SIGINT)
        self.assertEqual(process.wait(PATIENCE), -signal.SIGINT)

    def is_full(self, pipe):
        """Whether another answer does not fit."""
        kept = fcntl.ioctl(pipe, termios.FIONREAD, struct.pack("i", 0))
        return struct.unpack("i", kept)[0] > 4096 - len(self.WON + b" -210\n")

    def test_what_was_ignored_stays_ignored(self):
        ignore = lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)  # noqa: E731
        process = self.at_work(lines=b"", preexec_fn=ignore)
        process.send_signal(signal.SIGINT)
        feed(process, self.WON)
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertTrue(process.stdout.read().startswith(self.WON + b" -"))


class Progress(unittest.TestCase):
    BAR = r"\r\x1b\[K\[#*\.*\] \d+/\d+ lines(  \d+ (s|min|h) left)?"
    ERASED = "\r\x1b[K"
    LINES = "".join(moves + "\n" for moves, _ in ENDINGS)

    def at_terminal(
        self, lines, *, columns=80, out=subprocess.PIPE, piped=False, term="xterm", options=()
    ):
        """What it writes to the terminal that is its standard error; and to standard output."""
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        seen = []

        def read():
            try:
                while got := os.read(ours, 65536):
                    seen.append(got)
            except OSError:
                pass

        with tempfile.TemporaryFile() as file:
            file.write(lines.encode())
            file.seek(0)
            process = subprocess.Popen(
                [PROGRAM, "solve", "--rules", "connect-four", *options],
                stdin=subprocess.PIPE if piped else file,
                stdout=theirs if out is None else out,
                stderr=theirs,
                env={**os.environ, "TERM": term},
            )
            os.close(theirs)
            reader = threading.Thread(target=read)
            reader.start()
            written, _ = process.communicate(lines.encode() if piped else None, timeout=PATIENCE)
            reader.join(PATIENCE)
        os.close(ours)
        self.assertEqual(process.returncode, 0)
        return b"".join(seen).decode().replace("\r\n", "\n"), (written or b"").decode()

    def test_a_bar_that_is_erased_in_the_end(self):
        seen, written = self.at_terminal(self.LINES, options=("--cold",))
        self.assertEqual(written.splitlines(), [" ".join(ending) for ending in ENDINGS])
        self.assertRegex(seen, rf"^({self.BAR})+\r\x1b\[K$")
        self.assertTrue(seen.startswith(f"{self.ERASED}[{20 * '.'}] 0/{len(ENDINGS)} lines"))

    def test_the_last_line_may_have_no_end(self):
        seen, _ = self.at_terminal(self.LINES.rstrip("\n"))
        self.assertIn(f" 0/{len(ENDINGS)} lines", seen)

    def test_it_makes_way_for_the_answers(self):
        seen, _ = self.at_terminal(self.LINES, out=None)
        self.assertIn(f" 50/{len(ENDINGS)} lines  ", seen)
        left = re.sub(self.BAR + r"\r\x1b\[K", "", seen)
        self.assertEqual(left.splitlines(), [" ".join(ending) for ending in ENDINGS])

    def test_it_fits_a_narrow_terminal(self):
        for columns in (1, 12, 30, 40):
            seen, _ = self.at_terminal(self.LINES, columns=columns, out=None)
            bars = re.findall(r"\r\x1b\[K([^\r\n]* ?\d+/\d+[^\r\n]*)\r", seen)
            for bar in bars:
                self.assertLess(len(bar), columns)
            self.assertTrue(bars or columns < 10)

    def test_none_where_it_would_not_be_seen_or_not_be_true(self):
        for how in ({"term": "dumb"}, {"piped": True}):
            with self.subTest(how):
                self.assertEqual(self.at_terminal(self.LINES, **how)[0], "")
        with tempfile.TemporaryFile() as file:
            file.write(self.LINES.encode())
            file.seek(0)
            ran = subprocess.run(
                [PROGRAM, "solve", "--rules", "connect-four"],
                stdin=file,
                capture_output=True,
                timeout=PATIENCE,
            )
            self.assertEqual(ran.stderr, b"")


@unittest.skipUnless(COMPILERS, "there is no compiler")
class InCompiler(unittest.TestCase):
    def test_the_same_as_without(self):
        for options, lines in (
            ((), ["b2 a1", "", "a1 b1 a2 b2 a3", "b2 b2", "zz"]),
            (("--rules", "4x4/4"), [""]),
            (("--position", "XX./OO./3 X"), ["", "c3"]),
            (("--rules", "4x3/3/drop"), ["", "4", "44"]),
            (("--rules", "3x3/3/misere"), ["", "a1 b1 a2", "a1 b1 a2 b2 a3"]),
            (("--rules", "8x1/3/exactly", "--position", "XX.XOO.O X"), [""]),
        ):
            wanted = run("solve", *options, stdin="\n".join(lines) + "\n")
            for compiler in COMPILERS:
                with self.subTest(compiler, options=options):
                    got = run(
                        "solve --in-compiler --compiler",
                        compiler,
                        *options,
                        stdin="\n".join(lines) + "\n",
                    )
                    self.assertEqual(
                        (got.code, got.out, got.err), (wanted.code, wanted.out, wanted.err)
                    )

    def test_scores_from_outside(self):
        """A sample of ten; all hundred with INAROW_LONG=1."""
        some = ENDINGS if LONG else ENDINGS[::10]
        for compiler in COMPILERS:
            with self.subTest(compiler):
                result = run(
                    "solve --rules connect-four --in-compiler --compiler",
                    compiler,
                    stdin="\n".join(moves for moves, _ in some),
                )
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
            self.assertIn('then<move_0, "b2">', text)


if __name__ == "__main__":
    unittest.main()
