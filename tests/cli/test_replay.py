# SPDX-License-Identifier: BSL-1.0
"""`inarow replay`: lines of moves to lines of JSON."""

import random
import time
import unittest

from support import LONG, PATIENCE, parsed, picture, replayed, run, start, started, table


def one(*arguments, line):
    (result,) = replayed(*arguments, stdin=line)
    return result


class Format(unittest.TestCase):
    def test_as_it_is_written(self):
        result = run("replay", stdin="b2 a1\n\na1 b1 a2 b2 a3\n# b2\nb2 b2 c3\n")
        self.assertEqual(
            result.out,
            picture(
                r"""
                {"kind": "position", "line": 1, "rules": "3x3/3", "ply": 2, "moves": ["b2", "a1"], "warnings": [], "outcome": "in play", "to_move": "first", "board": ["...", ".X.", "O.."], "decisive_line": null, "error": null}
                {"kind": "position", "line": 3, "rules": "3x3/3", "ply": 5, "moves": ["a1", "b1", "a2", "b2", "a3"], "warnings": [], "outcome": "first won", "to_move": null, "board": ["X..", "XO.", "XO."], "decisive_line": ["a3", "a2", "a1"], "error": null}
                {"kind": "position", "line": 5, "rules": "3x3/3", "ply": 1, "moves": ["b2"], "warnings": [], "outcome": "in play", "to_move": "second", "board": ["...", ".X.", "..."], "decisive_line": null, "error": {"kind": "taken", "move": 2, "text": "Move 2: second (O) cannot play \"b2\": b2 is already taken by first (X)."}}
                """
            ),
        )
        self.assertEqual((result.code, result.err), (0, ""))

    def test_every_outcome(self):
        games = replayed(
            stdin="a1\na1 b1 a2 b2 a3\na1 b1 a2 b2 c3 b3\na1 b2 c3 c2 a2 a3 c1 b1 b3\n"
        )
        self.assertEqual(
            [(g["outcome"], g["to_move"]) for g in games],
            [("in play", "second"), ("first won", None), ("second won", None), ("draw", None)],
        )


# The options and the line; the number of legal moves, the kind and the sentence.
REFUSED = """
inarow 'a1 b1 a2 b2 a3 c3'
    5 game_over the game is over, first (X) has won.
inarow 'a1 hello'
    1 not_a_move it is not a move, expected a name such as top-left or center at character 1.
inarow --notation openspiel 'o(0,0)'
    0 wrong_player it is the turn of first (X).
inarow 'b2 d4'
    1 off_the_board it is off the board (a1 to c3).
inarow --rules connect-four 8
    0 off_the_board it is off the board (columns 1 to 7).
inarow --rules 3x2/3/drop '1 1 1'
    2 column_full column 1 is full.
inarow 'b2 b2'
    1 taken b2 is already taken by first (X).
inarow --rules connect-four --notation algebraic 'd1 d3'
    1 floating a stone dropped into column 4 falls to d2.
"""


class Refusals(unittest.TestCase):
    def test_every_kind(self):
        for (*options, line), said in table(REFUSED):
            legal, kind, reason = said.split(" ", 2)
            moves = int(legal)
            with self.subTest(kind, line=line):
                game = one(*options, line=line)
                self.assertEqual(game["ply"], moves)
                self.assertEqual(game["error"]["kind"], kind)
                self.assertEqual(game["error"]["move"], moves + 1)
                text = game["error"]["text"]
                self.assertTrue(text.startswith(f"Move {moves + 1}: "), text)
                self.assertTrue(text.endswith(": " + reason), text)

    def test_strict(self):
        for lines, code in (("b2 a1\n", 0), ("b2 b2\nb2\n", 1)):
            self.assertEqual(run("replay", "--strict", stdin=lines).code, code)
            self.assertEqual(run("replay", stdin=lines).code, 0)

    def test_the_line_after_a_refused_one_is_played(self):
        games = replayed(stdin="b2 b2\nb2 a1\n")
        self.assertEqual([g["error"] is None for g in games], [False, True])


class Rules(unittest.TestCase):
    def test_who_starts(self):
        self.assertEqual(one("--rules", "3x3/3/second", line="b2")["board"][1], ".O.")

    def test_large_boards(self):
        game = one("--rules", "999x999/5", line="a1 alk999")
        self.assertEqual((game["ply"], game["board"][0][-1]), (2, "O"))

    def test_every_notation(self):
        for notation, line in (
            ("names", "center top-left bottom-right"),
            ("xy", "22 13 31"),
            ("algebraic", "b2 a3 c1"),
            ("openspiel", "x(1,1) o(0,0) x(2,2)"),
        ):
            game = one("--notation", notation, line=line)
            self.assertEqual(game["board"], ["O..", ".X.", "..X"], notation)
        for notation, line in (
            ("columns", "4 4 5"),
            ("columns", "445"),
            ("algebraic", "d1 d2 e1"),
            ("xy", "41 42 51"),
            ("openspiel", "x3 o3 x4"),
        ):
            game = one("--rules", "connect-four", "--notation", notation, line=line)
            self.assertEqual(game["board"][4:], ["...O...", "...XX.."], notation)


class Positions(unittest.TestCase):
    def test_moves_are_counted_from_the_position(self):
        game = one("--position", "X.O/.X./..O X", line="a1 b1")
        self.assertEqual((game["ply"], game["board"]), (2, ["X.O", ".X.", "XOO"]))
        game = one("--position", "X.O/.X./..O X", line="a1 a1")
        self.assertEqual((game["ply"], game["error"]["move"]), (1, 2))
        self.assertTrue(game["error"]["text"].startswith("Move 2: "))

    def test_a_finished_one(self):
        game = one("--position", "XXX/OO./3", line="c2")
        self.assertEqual((game["outcome"], game["error"]["kind"]), ("first won", "game_over"))

    def test_unchecked(self):
        game = one("--position", "XX./3/3 X", "--unchecked", line="c3")
        self.assertEqual(game["outcome"], "first won")


class Input(unittest.TestCase):
    def test_no_lines(self):
        self.assertEqual(replayed(stdin=""), [])

    def test_ends_of_lines(self):
        self.assertEqual([g["ply"] for g in replayed(stdin="b2\r\n\r\na1 b2\r\n")], [1, 2])
        self.assertEqual([g["ply"] for g in replayed(stdin="\r\n\n")], [0])
        self.assertEqual([g["ply"] for g in replayed(stdin="b2\n a1\tb2 ")], [1, 2])

    def test_binary(self):
        noise = random.Random(4).randbytes(300_000)
        games = replayed(stdin=noise)
        # Comments, and what looks like a record of several lines, take lines together.
        self.assertGreater(len(games), 0.8 * noise.count(b"\n"))
        game = one(line=b'b2 \x00\xff\x1b[2J"\\')
        self.assertEqual(game["error"]["kind"], "not_a_move")
        self.assertIn(r"\0\xff\x1b[2J", game["error"]["text"])

    def test_lines_of_half_a_megabyte(self):
        lines = [b"b2" + b" " * 500_000 + b"a1", b"x" * 500_000, b"a1 " * 170_000]
        games = replayed(stdin=b"\n".join(lines))
        self.assertEqual([g["ply"] for g in games], [2, 0, 1])
        (game,) = replayed("--rules", "connect-four", stdin=b"4" * 500_000)
        self.assertEqual((game["ply"], game["error"]["kind"]), (6, "column_full"))

    def test_a_line_without_an_end(self):
        result = run("replay", stdin=b"b2 " + b" " * (65 << 20) + b"a1\nc3\n")
        self.assertEqual([game["ply"] for game in result.objects], [1, 1])
        self.assertEqual(
            (result.code, result.err),
            (1, "inarow: line 1 is longer than 67108864 bytes: only its beginning was read.\n"),
        )

    def test_an_answer_comes_before_the_next_question(self):
        process = started(self, "replay")
        for line, moves in ((b"b2\n", 1), (b"b2 a1\n", 2)):
            process.stdin.write(line)
            process.stdin.flush()
            self.assertEqual(parsed(process.stdout.readline())["ply"], moves)
        process.stdin.close()
        self.assertEqual(process.wait(PATIENCE), 0)


def full_games(count):
    """Lines that fill a 7x6 board."""
    shuffler = random.Random(42)
    columns = [str(column) for column in range(1, 8) for _ in range(6)]
    lines = []
    for _ in range(count):
        shuffler.shuffle(columns)
        lines.append("".join(columns))
    return ("\n".join(lines) + "\n").encode()


class Sgf(unittest.TestCase):
    """Lines that are games in SGF."""

    def test_among_lists_of_moves(self):
        games = replayed(stdin="b2\n(;SZ[4]RU[4x4/4]\n;B[aa]\n;W[dd])\n\n(;B[bb](;W[aa])(;W[cc]))")
        self.assertEqual([game["ply"] for game in games], [1, 2, 2])
        self.assertEqual(games[1]["board"], ["X...", "....", "....", "...O"])

    def test_the_end_of_the_input_within_a_game(self):
        one, cut = replayed(stdin="b2\n(;B[bb]\n;W[")
        self.assertEqual((one["ply"], one["error"]), (1, None))
        self.assertEqual((cut["ply"], cut["warnings"][0]["kind"]), (1, "unclosed"))

    def test_kinds_of_errors(self):
        for sgf, kind, moves in (
            ("(;B[bb];W[bb])", "taken", 1),
            ("(;B[bb];B[aa])", "wrong_player", 1),
            ("(;B[pp])", "off_the_board", 0),
            ("(;SZ[1000])", "illegal_rules", 0),
            ("(;AB[aa][bb])", "illegal_layout", 0),
            ("(;B[aa]!", "not_a_game", 1),
            ("(;PL[x];B[aa])", "not_a_game", 0),
        ):
            with self.subTest(sgf):
                (game,) = replayed(stdin=sgf)
                self.assertEqual((game["error"]["kind"], game["ply"]), (kind, moves))
                self.assertEqual(game["error"]["move"], moves + 1)

    def test_a_parenthesis_is_no_game(self):
        wrong, right = replayed(stdin="(1,2)\nb2\n")
        self.assertEqual((wrong["error"]["kind"], right["error"]), ("not_a_game", None))

    def test_an_answer_comes_before_the_rest_of_a_game(self):
        with start("replay") as process:
            process.stdin.write(b"b2\n(;B[aa]\n")
            process.stdin.flush()
            self.assertIn(b'"ply": 1, "moves": ["b2"]', process.stdout.readline())
            process.stdin.write(b";W[bb])\n")
            process.stdin.flush()
            self.assertIn(b'"ply": 2', process.stdout.readline())
            process.stdin.close()
            self.assertEqual(process.wait(), 0)


class Speed(unittest.TestCase):
    """Reported."""

    def test_games_of_42_moves(self):
        count = 1_000_000 if LONG else 200
        games = full_games(min(count, 1000)) * max(count // 1000, 1)
        for rules in ("7x6/43/drop", "connect-four"):
            begin = time.monotonic()
            result = run("replay", "--rules", rules, stdin=games)
            took = time.monotonic() - begin
            self.assertEqual(result.out.count("\n"), count)
            print(f"{count} games of 42 moves, {rules}: {took:.2f} s")


if __name__ == "__main__":
    unittest.main()
