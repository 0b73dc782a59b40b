# SPDX-License-Identifier: BSL-1.0
"""`inarow perft` against published counts."""

import pathlib
import re
import unittest

from support import LONG, picture, run

REFERENCE = (pathlib.Path(__file__).parent.parent / "data" / "perft.txt").read_text()


class Counts(unittest.TestCase):
    def test_tic_tac_toe(self):
        result = run("perft", "9")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertEqual(
            result.out,
            picture(
                """
                moves           games       first won      second won            draw
                    0               1               0               0               0
                    1               9               0               0               0
                    2              72               0               0               0
                    3             504               0               0               0
                    4            3024               0               0               0
                    5           15120            1440               0               0
                    6           54720               0            5328               0
                    7          148176           47952               0               0
                    8          200448               0           72576               0
                    9          127872           81792               0           46080
                """
            ),
        )
        ends = [[int(cell) for cell in row.split()[2:]] for row in result.out.splitlines()[1:]]
        firsts, seconds, draws = map(sum, zip(*ends))
        published = f"ttt games {firsts + seconds + draws} X={firsts} O={seconds} D={draws}"
        self.assertIn(published, REFERENCE)

    def test_connect_four(self):
        depth = 10 if LONG else 7
        result = run("perft", str(depth), "--rules", "connect-four")
        counted = [tuple(row.split()[:2]) for row in result.out.splitlines()[1:]]
        published = re.findall(r"perft 7x6 d=(\d+) (\d+)", REFERENCE)
        self.assertEqual(counted, published[: depth + 1])

    def test_large_boards(self):
        result = run("perft", "2", "--rules", "gomoku")
        self.assertEqual(result.out.split()[-5:], ["2", "50400", "0", "0", "0"])

    def test_behind_each_move(self):
        result = run("perft", "3", "--rules", "4x4/4/drop", "--divide")
        self.assertEqual(result.out, "1 16\n2 16\n3 16\n4 16\nall 64\n")
        result = run("perft", "2", "--divide")
        self.assertEqual(
            result.out.split()[:4] + result.out.split()[-2:], "a3 8 b3 8 all 72".split()
        )

    def test_as_json(self):
        rows = run("perft", "5", "--json").objects
        self.assertEqual([row["depth"] for row in rows], list(range(6)))
        heading = {
            "kind": "count",
            "line": None,
            "rules": "3x3/3",
            "ply": 0,
            "moves": [],
            "warnings": [],
        }
        counts = {"games": 15120, "first_won": 1440, "second_won": 0, "draw": 0}
        self.assertEqual(rows[5], {**heading, "depth": 5, **counts, "error": None})
        rows = run("perft", "2", "--divide", "--json").objects
        self.assertEqual([row["moves"] for row in rows][-2:], [["c1"], []])
        self.assertEqual({row["depth"] for row in rows}, {2})
        self.assertEqual(rows[-1]["games"], 72)
        rows = run("perft", "1", "--divide", "--json", "--notation", "names").objects
        self.assertEqual(rows[0]["moves"], ["top-left"])
        position = ("--position", "XO./OX./X.O X")
        rows = run("perft", "3", "--divide", "--json", *position).objects
        self.assertEqual([row["ply"] for row in rows], [1, 1, 1, 0])

    def test_of_no_moves(self):
        self.assertEqual(run("perft", "0", "--divide").out, "all 1\n")
        self.assertEqual(run("perft", "0").out.split()[-5:], ["0", "1", "0", "0", "0"])

    def test_from_a_position(self):
        result = run("perft", "3", "--position", "XO./OX./X.O X", "--divide")
        self.assertEqual((result.code, result.out), (0, "c3 0\nc2 2\nb1 2\nall 4\n"))


if __name__ == "__main__":
    unittest.main()
