# SPDX-License-Identifier: BSL-1.0
"""`inarow proof`: proofs are made and checked, also by scripts/check_proof.py, which shares only
docs/proof_format.md with the library. What a proof states is compared with a full search here."""

import collections
import functools
import importlib.util
import itertools
import os
import pathlib
import random
import shutil
import subprocess
import sys
import unittest
import zlib

from support import LONG, PROGRAM, ROOT, InFolder, parsed, told

SECOND_CHECKER = ROOT / "scripts" / "check_proof.py"
OPENINGS = ROOT / "data" / "openings"
FILES = ROOT / "tests" / "data" / "proofs"
MAX_FREE = 9  # squares of the positions that are searched here; the solver searches others
SEED = int(os.environ.get("INAROW_SEED") or random.randrange(1 << 32))


def loaded(path):
    """A script as a module, which is faster than a process for each file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


second_checker = loaded(SECOND_CHECKER)


class Reference:
    """Who wins positions of a board, by a full search that shares nothing with the checkers."""

    def __init__(self, columns, rows, run, exact):
        self.columns, self.rows, self.run, self.exact = columns, rows, run, exact
        self.outcome = functools.lru_cache(maxsize=None)(self.outcome)

    def has_line(self, board, mark):
        cells = {
            (i % self.columns, i // self.columns) for i, each in enumerate(board) if each == mark
        }
        for (column, row), (right, down) in itertools.product(
            cells, ((1, 0), (0, 1), (1, 1), (1, -1))
        ):
            if (column - right, row - down) in cells:
                continue
            length = 0
            while (column + length * right, row + length * down) in cells:
                length += 1
            if length == self.run or (length > self.run and not self.exact):
                return True
        return False

    def outcome(self, board, to_move):
        """ "X", "O" or "draw", for a board in play."""
        other = "XO"[to_move == "X"]
        best = None
        for i, mark in enumerate(board):
            if mark != ".":
                continue
            after = board[:i] + to_move + board[i + 1 :]
            if self.has_line(after, to_move):
                return to_move
            result = self.outcome(after, other) if "." in after else "draw"
            if result == to_move:
                return result
            best = "draw" if "draw" in (best, result) else other
        return best


def reference_outcome(rules, position):
    size, _, rest = rules.partition("/")
    columns, rows = map(int, size.split("x"))
    run, _, suffixes = rest.partition("/")
    board, _, to_move = position.partition(" ")
    return reference(columns, rows, int(run), "exactly" in suffixes).outcome(
        board.replace("/", ""), to_move
    )


reference = functools.lru_cache(maxsize=None)(Reference)
OUTCOMES = {"first won": "X", "second won": "O", "draw": "draw"}


def tiles_of(board, placement):
    """The tiles that check_proof.py puts on a board: the sets of their squares, which are empty off
    the board."""
    for band, tile in itertools.product(range(9), range(-9, 9)):
        xs = [4 * tile + (3 - x if band % 2 else x) for x in second_checker.TILE_COLUMNS]
        yield [board.image(x, 3 * band + i // 4, placement) for i, x in enumerate(xs)]


def with_checksum(data):
    return data[:9] + zlib.crc32(data[13:]).to_bytes(4, "little") + data[13:]


class ProofTest(InFolder):
    def made(self, *arguments, name="a.proof"):
        code, _, err = told("proof make", *arguments, "-o", name, "--table-size", "1MB")
        self.assertEqual((code, err), (0, ""))
        return pathlib.Path(name).read_bytes()

    def stated(self, data):
        """What both checkers say of a file: the rules, the position and the outcome, or None."""
        try:
            rules, position, outcome, _ = second_checker.check(data)
            second = rules, position, outcome
        except ValueError:
            second = None
        pathlib.Path("file").write_bytes(data)
        code, out, err = told("proof check file --json")
        first = None
        if code == 0:
            said = parsed(out)
            position = (
                "/".join(said["board"]) + " " + {"first": "X", "second": "O"}[said["to_move"]]
            )
            rules = said["rules"]
            size, run, *suffixes = rules.split("/")
            exact = "/".join([size, run, "exactly", *suffixes])
            both = f"{rules} and {exact}" if said["both_lengths"] else rules
            first = both, position, said["value"]
        else:
            self.assertEqual((code, out), (1, ""))
            self.assertIn("proves nothing: at byte ", err)
        self.assertEqual(first, second, data.hex())
        return first

    def assert_true(self, stated, data):
        both, position, outcome = stated
        for rules in both.split(" and "):
            self.assert_true_with(rules, position, outcome, data)

    def assert_true_with(self, rules, position, outcome, data):
        if position.count(".") <= MAX_FREE:
            self.assertEqual(OUTCOMES[outcome], reference_outcome(rules, position), data.hex())
            return
        board = "-r", rules, "-p", position, "--unchecked"
        out = told("solve --weak --nodes 100000 --json", *board, stdin="\n")[1]
        solved = parsed(out)["value"]  # unknown for some large boards
        self.assertIn(solved, (outcome, None), data.hex())


class Make(ProofTest):
    def test_says_what_was_proven(self):
        code, out, err = told("proof make -r 4x3/3 -o a.proof")
        size = os.path.getsize("a.proof")
        self.assertEqual((code, err), (0, ""))
        self.assertRegex(out, rf"^4x3/3: first won, proven by \d+ nodes in {size} bytes\.\n$")
        self.assertEqual(told("proof check a.proof"), (0, out, ""))
        self.assertEqual(os.listdir("."), ["a.proof"])

    def test_after_moves_and_from_a_position(self):
        out = told("proof make b2 b1 -o a.proof")[1]
        self.assertRegex(out, r"^tic-tac-toe after \.\.\./\.X\./\.O\. X: first won, proven by ")
        moves = pathlib.Path("a.proof").read_bytes()
        self.assertEqual(self.made("-p", ".../.X./.O."), moves)

    def test_writes_json(self):
        out = told("proof make b2 b1 -o a.proof --json")[1]
        made = parsed(out)
        self.assertEqual((made["moves"], made["value"]), (["b2", "b1"], "first won"))
        checked = parsed(told("proof check a.proof --json")[1])
        self.assertEqual(checked, {**made, "moves": [], "ply": 0})

    def test_reports_its_progress(self):
        make = "proof make -r 4x4/3 -o a.proof --progress 1h"
        code, out, err = told(make)
        self.assertEqual((code, len(out.splitlines())), (0, 1))
        self.assertRegex(err, r"^inarow: \d+ nodes, \d+\.\d+ s, \d+ nodes/s\.\n$")
        code, out, err = told(make, "--json")
        self.assertEqual((code, err), (0, ""))
        progress, proof = map(parsed, out.splitlines())
        self.assertEqual((progress["kind"], proof["kind"]), ("progress", "proof"))
        self.assertEqual(progress["rules"], "4x4/3")
        # A search that takes longer than the interval reports its progress meanwhile.
        code, out, err = told("proof make -r 5x5/4 -o a.proof --json --progress 1ms")
        counts = [parsed(line)["stats"]["nodes"] for line in out.splitlines()[:-1]]
        self.assertEqual(counts, sorted(counts))
        self.assertGreater(counts[-1], 2000)

    def test_names_the_rules_of_the_game(self):
        out = told("proof make b2 -r 3x3/3/second -o a.proof --json")[1]
        self.assertEqual(parsed(out)["rules"], "3x3/3/second")
        checked = parsed(told("proof check a.proof --json")[1])
        self.assertEqual(checked["rules"], "3x3/3/second")
        out = told("proof make -r 4x3/3/second -o a.proof")[1]
        self.assertRegex(out, "^4x3/3/second: second won, ")
        self.assertEqual(told("proof check a.proof"), (0, out, ""))

    def test_the_same_bytes_each_time(self):
        self.assertEqual(self.made("-r", "5x4/4"), self.made("-r", "5x4/4"))

    def test_replaces_only_a_proof(self):
        self.made()
        self.made("b2")
        pathlib.Path("b.proof").write_text("a letter")
        said = told("proof make -o b.proof")
        self.assertEqual(
            said,
            (
                2,
                "",
                'inarow: "b.proof" already exists and is not a proof; to replace it, use --force.\n',
            ),
        )
        self.assertEqual(pathlib.Path("b.proof").read_text(), "a letter")
        self.assertEqual(told("proof make -o b.proof --force")[0], 0)

    def test_refuses_what_it_cannot_prove(self):
        for rules in "connect-four", "3x3/3/misere", "3x3/3/torus", "3x3/1", "33x33/5":
            code, out, err = told("proof make -r", rules, "-o", "a.proof")
            self.assertEqual((code, out), (2, ""))
            self.assertRegex(err, "^inarow: there can be no proof for ")
        moves = ["b2", "a1", "a2", "b1", "c2"]
        self.assertEqual(
            told("proof make", *moves, "-o", "a.proof"),
            (1, "", "inarow: the game is over, so there is nothing to prove.\n"),
        )
        self.assertEqual(told("proof make b2 b2 -o a.proof")[0], 1)
        self.assertEqual(os.listdir("."), [])

    def test_checks_several_files(self):
        self.made("-r", "4x4/3", name="a.proof")
        pathlib.Path("b.proof").write_bytes(b"no proof")
        self.made("-r", "3x3/3", name="c.proof")
        code, out, err = told("proof check a.proof b.proof none.proof c.proof")
        self.assertEqual(code, 1)
        self.assertRegex(out, "^a.proof: 4x4/3: first won, .*\nc.proof: tic-tac-toe: draw, .*\n$")
        self.assertRegex(err, '^inarow: The file "b.proof" proves .*\ninarow: .*none.proof.*\n$')
        kinds = [
            parsed(line)["rules"]
            for line in told("proof check c.proof a.proof --json")[1].splitlines()
        ]
        self.assertEqual(kinds, ["3x3/3", "4x4/3"])

    def test_joins_proofs_of_replies(self):
        opening = "-r", "gomoku", "h10", "h1", "g10", "h2", "i10"
        os.mkdir("replies")
        self.assertEqual(told("proof unanswered", *opening), (0, "f10\n", ""))
        reply = self.made(*opening, "f10", "--winner", "first", name="replies/f10.proof")
        self.assertEqual(told("proof unanswered", *opening, "--from", "replies"), (0, "", ""))
        data = self.made(*opening, "--winner", "first", "--from", "replies")
        rules, position, outcome = self.stated(data)
        self.assertEqual((rules, position[-1], outcome), ("15x15/5", "O", "first won"))
        self.assertEqual(position.count("O") - 1, 2)
        # The proof contains the proof of f10 once: j10 refers to it.
        self.assertLess(len(data), 1.5 * len(reply))

    def test_joins_proofs_of_all_second_moves(self):
        os.mkdir("openings")
        for move in ("a1", "a2", "a3", "b2", "b3"):
            self.made("-r", "5x5/3", "c3", move, "--winner", "first", name=f"openings/{move}.proof")
        made = "-r", "5x5/3", "--winner", "first", "--from", "openings"
        # All other second moves are images of these.
        rules, position, outcome = self.stated(self.made(*made))
        self.assertEqual((rules, set(position), outcome), ("5x5/3", set("/. X"), "first won"))
        pathlib.Path("openings/b2.proof").unlink()
        # Without known proofs, no threat begins on the empty board.
        told_why = told("proof make -o b.proof", *made)[2]
        self.assertIn("the search found no win by threats", told_why)

    def test_a_proof_for_both_line_lengths(self):
        opening = "-r", "gomoku", "h10", "h1", "g10", "h2", "i10"
        os.mkdir("replies")
        self.assertEqual(told("proof unanswered --both-lengths", *opening), (0, "f10\n", ""))
        self.made(*opening, "f10", "--winner", "first", "--both-lengths", name="replies/f10.proof")
        known = "--from", "replies"
        self.assertEqual(told("proof unanswered --both-lengths", *opening, *known), (0, "", ""))
        self.assertEqual(told("proof unanswered", *opening, *known), (0, "f10\n", ""))
        data = self.made(*opening, "--winner", "first", "--both-lengths", *known)
        self.assertEqual(self.stated(data)[0], "15x15/5 and 15x15/5/exactly")
        out = told("proof check a.proof")[1]
        self.assertIn(": first won, also if only lines of exactly 5 stones win, proven by ", out)

    def test_refuses_both_line_lengths(self):
        code, out, err = told("proof make -r gomoku --both-lengths -o a.proof")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("--winner", err)
        why = "--both-lengths needs rules in which longer lines win, too: use --rules gomoku."
        for command in "make --winner first -o a.proof", "unanswered":
            said = told(f"proof {command} -r 15x15/5/exactly --both-lengths h8")
            self.assertEqual(said, (2, "", f"inarow: {why}\n"))

    def test_refuses_a_folder(self):
        opening = "unanswered", "-r", "gomoku", "h10", "h1", "g10", "h2", "i10", "--from"
        code, out, err = told("proof", *opening, "nowhere")
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(err, '^inarow: "nowhere" cannot be read: ')
        pathlib.Path("a.proof").write_text("a letter")
        code, out, err = told("proof", *opening, ".")
        self.assertEqual((code, out), (1, ""))
        self.assertIn("proves nothing: at byte 1, it is not a proof of inarow", err)
        code, out, err = told("proof make -o b.proof --from .")
        self.assertEqual((code, out), (2, ""))
        self.assertIn("--winner", err)

    def test_finds_no_win(self):
        self.assertEqual(
            told("proof make -r gomoku --winner first -o a.proof"),
            (1, "", "inarow: the search found no win by threats, and has nothing left to try.\n"),
        )

    def test_continues_from_a_checkpoint(self):
        make = "proof make -r 6x4/4 --table-size 1MB -o a.proof --checkpoint table"
        said = told(make, "--timeout", "1ms")
        late = "inarow: --timeout reached before the proof was complete.\n"
        self.assertEqual(said, (1, "", late))
        self.assertEqual(sorted(os.listdir(".")), ["table"])
        code, out, err = told(make)
        self.assertEqual((code, err), (0, 'inarow: continued from "table".\n'))
        self.assertEqual(told("proof check a.proof"), (0, out, ""))
        # The table of a solver serves, too, also on the transposed board.
        os.remove("table")
        solve = "solve -r 4x6/4 --weak --table-size 1MB --checkpoint table"
        self.assertEqual(told(solve, stdin="\n")[:2], (0, " draw\n"))
        self.assertEqual(told(make)[2], 'inarow: continued from "table".\n')

    def test_refuses_checkpoints(self):
        make = "proof make -o a.proof --checkpoint table -r"
        self.assertEqual(told(make, "6x4/4", "--table-size", "1MB", "--timeout", "1ms")[0], 1)
        code, out, err = told(make, "6x4/4", "--table-size", "2MB")
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(err, r'^inarow: "table" is of 6x4/4, a table of \d+ bytes, not of 6x4/4, ')
        pathlib.Path("table").write_text("a letter")
        self.assertEqual(told(make, "6x4/4"), (1, "", 'inarow: "table" is not a checkpoint.\n'))
        for option in "--winner first", "--nodes 100":
            code, out, err = told(f"{make} 6x4/4 {option}")
            self.assertEqual((code, out), (2, ""))
            self.assertIn("--checkpoint", err)
        same = "inarow: --checkpoint and --output need different files.\n"
        self.assertEqual(told("proof make -o a --checkpoint a"), (2, "", same))
        self.assertRegex(told(make, "6x4/4/misere")[2], "^inarow: there can be no proof for ")

    def test_ends_at_its_limits(self):
        for limit in ("--timeout", "10ms"), ("--nodes", "1000"):
            said = told("proof make -r gomoku -o a.proof", *limit)
            self.assertEqual(
                said, (1, "", f"inarow: {limit[0]} reached before the proof was complete.\n")
            )
        self.assertEqual(os.listdir("."), [])


class Check(ProofTest):
    def test_a_file_of_each_version(self):
        old = (FILES / "version-1.proof").read_bytes()
        self.assertEqual(self.stated(old), ("4x4/3", "..../..../..../.... X", "first won"))
        data = (FILES / "version-2.proof").read_bytes()
        rules, position, outcome = self.stated(data)
        self.assertEqual((rules, outcome), ("15x15/5", "first won"))
        self.assertEqual(position.count("X") - 1, 2)
        self.assertIsNone(self.stated(with_checksum(data[:8] + b"\x01" + data[9:])))
        data = (FILES / "version-3.proof").read_bytes()
        self.assertEqual(self.stated(data), (rules, position, outcome))
        self.assertIsNone(self.stated(with_checksum(data[:8] + b"\x02" + data[9:])))
        data = (FILES / "version-4.proof").read_bytes()
        both = f"{rules} and {rules}/exactly"
        self.assertEqual(self.stated(data), (both, position, outcome))
        self.assertIsNone(self.stated(with_checksum(data[:8] + b"\x03" + data[9:])))
        data = (FILES / "version-5.proof").read_bytes()
        rules, _, outcome = self.stated(data)
        self.assertEqual((rules, outcome), ("12x20/8", "draw"))
        self.assertIsNone(self.stated(with_checksum(data[:8] + b"\x04" + data[9:])))

    def test_damaged_files_of_fours(self):
        """Each change is refused by both checkers, or accepted by both."""
        changes = random.Random(SEED)
        for name in (f"version-{number}.proof" for number in range(2, 5)):
            data = (FILES / name).read_bytes()
            for _ in range(50 if LONG else 5):
                damaged = bytearray(data)
                damaged[changes.randrange(40, len(data))] = changes.randrange(256)
                self.stated(with_checksum(bytes(damaged)))

    def test_refuses_and_draws_the_position(self):
        data = self.made("b2", "a1")
        # The answer to the first reply: another square, so that the opponent can have a line.
        pathlib.Path("b.proof").write_bytes(with_checksum(data[:-1]))
        code, out, err = told("proof check b.proof")
        self.assertEqual((code, out), (1, ""))
        self.assertRegex(
            err, r'^inarow: The file "b\.proof" proves nothing: at byte \d+, it is cut short\.\n$'
        )
        ran = subprocess.run(
            [sys.executable, SECOND_CHECKER, "b.proof", "a.proof"], capture_output=True, text=True
        )
        self.assertEqual(ran.returncode, 1)
        self.assertRegex(ran.stderr, r"^b\.proof: refused: byte \d+: it is cut short\n$")
        self.assertRegex(ran.stdout, r"^a\.proof: 3x3/3, \.\.\./\.X\./O\.\. X: draw, proven by ")

    def test_names_the_square_without_an_answer(self):
        # 3x3/3 after b2 a1 b1: the second player must play b3, and plays a2.
        position = bytes([3, 3, 3, 0, 1, 2, 4, 7, 1, 6])
        tree = bytes([3, 9])
        data = with_checksum(b"\x89inproof\x01" + bytes(4) + position + bytes([2]) + tree)
        pathlib.Path("b.proof").write_bytes(data)
        self.assertEqual(
            told("proof check b.proof"),
            (
                1,
                "",
                'inarow: The file "b.proof" proves nothing: at byte 26, nobody wins here.\n'
                "3 . . .\n2 O X .\n1 O X .\n  a b c\n",
            ),
        )
        self.assertIsNone(self.stated(data))

    def test_other_files(self):
        for data, why in (
            (b"", "it is not a proof of inarow"),
            (b"a letter", "it is not a proof of inarow"),
            (b"\x89inproof\x06" + bytes(20), "its format is version 6, not 1 to 5"),
            (b"\x89inproof\x00" + bytes(20), "its format is version 0, not 1 to 5"),
            (b"\x89inproof\x01" + bytes(20), "it is damaged"),
        ):
            self.assertIsNone(self.stated(data))
            self.assertIn(why, told("proof check file")[2])


class Data(ProofTest):
    def test_both_checkers_accept_all_files(self):
        """Without INAROW_LONG, the files that take less than a second."""
        paths = sorted((ROOT / "data" / "proofs").glob("*.proof"))
        self.assertGreater(len(paths), 30)
        for path in paths:
            if LONG or path.stat().st_size < 20_000:
                rules, _, _ = self.stated(path.read_bytes())
                self.assertEqual(rules.replace("/", "-"), path.stem)

    def test_both_checkers_accept_the_openings(self):
        paths = sorted((ROOT / "data" / "openings").glob("*.proof"))
        self.assertGreater(len(paths), 1)
        for path in paths:
            data = path.read_bytes()
            pathlib.Path("opening.proof").write_bytes(data)
            code, out, err = told("proof check opening.proof")
            self.assertEqual((code, err), (0, ""))
            rules, first, second = path.stem.split("-")
            self.assertEqual((rules, first), ("gomoku", "h8"))
            board = [["."] * 15 for _ in range(15)]
            board[7][7] = "X"
            board[15 - int(second[1:])][ord(second[0]) - ord("a")] = "O"
            board = ["".join(row) for row in board]
            also = "also if only lines of exactly 5 stones win"
            what = f"gomoku after {'/'.join(board)} X: first won, {also}, "
            self.assertTrue(out.startswith(what), out)
            if LONG:
                rules = "15x15/5 and 15x15/5/exactly"
                self.assertEqual(self.stated(data), (rules, "/".join(board) + " X", "first won"))


class BothCheckers(ProofTest):
    """All boards of few squares, random positions, and files that are damaged."""

    @classmethod
    def setUpClass(cls):
        cls.random = random.Random(SEED)
        print(f"INAROW_SEED={SEED} repeats this run", file=sys.stderr)

    @staticmethod
    def boards(max_squares):
        for columns, rows in itertools.product(range(1, max_squares + 1), repeat=2):
            if columns * rows > max_squares:
                continue
            for run, length in itertools.product(
                range(2, max(columns, rows) + 2), ("", "/exactly")
            ):
                yield f"{columns}x{rows}/{run}{length}"

    def random_position(self, rules):
        """A position in play after random moves, with few free squares, if the game lasts so long."""
        columns, rows = map(int, rules.partition("/")[0].split("x"))
        run, _, exact = rules.partition("/")[2].partition("/")
        known = reference(columns, rows, int(run), exact == "exactly")
        board = "." * (columns * rows)
        fewest = max(0, columns * rows - MAX_FREE)
        for i in range(self.random.randrange(fewest, columns * rows)):
            square = self.random.choice([s for s, mark in enumerate(board) if mark == "."])
            after = board[:square] + "XO"[i % 2] + board[square + 1 :]
            if known.has_line(after, "XO"[i % 2]):
                break
            board = after
        return "/".join(board[i : i + columns] for i in range(0, len(board), columns))

    def proofs_for_both_lengths(self, count):
        """Proofs of wins in positions of random games."""
        result = []
        for _ in range(1000):
            rules = self.random.choice(("4x3/3", "5x2/3", "7x1/3"))
            make = "proof make --both-lengths --nodes 300 -o a.proof --winner first -r", rules
            code, _, err = told(*make, "-p", self.random_position(rules))
            if code == 0:
                result.append(pathlib.Path("a.proof").read_bytes())
            else:
                self.assertRegex(err, "found no win|reached before")
            if len(result) == count:
                return result
        self.fail("too few positions are won")

    def test_agree_on_proofs_of_all_small_boards(self):
        boards = list(self.boards(12 if LONG else 9))
        for rules in boards if LONG else self.random.sample(boards, 20):
            for position in ((), ("-p", self.random_position(rules))):
                data = self.made("-r", rules, *position)
                stated = self.stated(data)
                self.assertIsNotNone(stated, (rules, position))
                self.assert_true(stated, data)

    def test_agree_on_tiles(self):
        """What tiles prove is true. They are refused by both checkers, or accepted by both."""
        verdicts = collections.Counter()
        for _ in range(1000 if LONG else 200):
            rules = self.random.choice(("8x3/8", "3x9/8", "9x3/8/exactly", "4x8/8", "8x4/8"))
            data = self.tiles_at_random(rules)
            stated = self.stated(data)
            verdicts[stated is not None] += 1
            if stated is not None:
                self.assertEqual(stated[2], "draw")
                self.assert_true(stated, data)
        self.assertGreater(verdicts[True], 10)
        self.assertGreater(verdicts[False], 10)

    def tiles_at_random(self, rules):
        """A file that claims that a position is a draw because of tiles. Few squares are free. Each
        line of a tile has stones of both players, except near some squares with random stones."""
        columns, rows = map(int, rules.partition("/")[0].split("x"))
        placement = self.random.randrange(8)
        stones = [0] * (columns * rows)
        for squares in tiles_of(second_checker.Board(columns, rows, 8, 0), placement):
            swapped = self.random.randrange(2)
            for square, mark in zip(squares, "112221111222"):
                for s in second_checker.members(square):
                    stones[s] = int(mark) ^ 3 * swapped
        for s in self.random.choices(range(len(stones)), k=self.random.randrange(4)):
            stones[s] = self.random.choice((1, 2))
        for s in self.random.choices(range(len(stones)), k=self.random.randrange(1, MAX_FREE + 1)):
            stones[s] = 0
        sides = [[s for s, mark in enumerate(stones) if mark == side] for side in (1, 2)]
        tree = [len(stones) + 8, placement, len(stones) + 8, placement]
        heading = [columns, rows, 8, int("exactly" in rules), self.random.randrange(2)]
        numbers = heading + [n for some in sides for n in (len(some), *some)] + [0] + tree
        return with_checksum(b"\x89inproof\x05" + bytes(4) + bytes(numbers))

    def test_agree_on_damaged_files(self):
        """A damaged file with a correct checksum is refused, or what it states is true."""
        files = [
            self.made("-r", rules, "-p", self.random_position(rules))
            for rules in self.random.sample(list(self.boards(12)), 100 if LONG else 12)
        ]
        files += [self.made("-r", rules) for rules in ("3x3/3", "4x2/3", "3x3/3/exactly")]
        files += self.proofs_for_both_lengths(10)
        accepted = 0
        for _ in range(1000 if LONG else 100):
            data = bytearray(self.random.choice(files))
            for _ in range(self.random.choice((1, 1, 1, 2, 5))):
                is_rules = self.random.randrange(4) == 0
                at = self.random.randrange(13, 19 if is_rules else len(data))
                change = self.random.randrange(3)
                if change == 0:
                    data[at] = self.random.randrange(32)
                elif change == 1:
                    del data[at]
                else:
                    data.insert(at, self.random.randrange(32))
                if len(data) < 15:
                    break
            data = with_checksum(bytes(data))
            stated = self.stated(data)
            if stated is not None:
                accepted += 1
                self.assert_true(stated, data)
        print(f"{accepted} damaged files still prove what is true", file=sys.stderr)


class Tiles(unittest.TestCase):
    def test_eight_squares_in_a_row_contain_a_line_of_a_tile(self):
        """The tiles of check_proof.py, in all placements. The pattern repeats after six rows, and
        after four columns."""
        lines = [set(second_checker.members(line)) for line in second_checker.TILE_LINES]
        for columns, rows in (24, 24), (19, 23):
            board = second_checker.Board(columns, rows, 8, second_checker.AT_LEAST)
            for placement in range(8):
                tiles = list(tiles_of(board, placement))
                self.assertEqual(sum(map(sum, tiles)), (1 << board.squares) - 1)
                whole = [
                    sum(squares[i] for i in line)
                    for squares, line in itertools.product(tiles, lines)
                    if all(squares[i] for i in line)
                ]
                for window, _, _ in board.windows:
                    self.assertTrue(any(line & ~window == 0 for line in whole), placement)


class ProveOpening(ProofTest):
    """bench/prove_opening.py, with jobs that are too small for some of the positions."""

    def proven(self, *arguments):
        ran = subprocess.run(
            [sys.executable, ROOT / "bench" / "prove_opening.py", "folder", *arguments],
            capture_output=True,
            text=True,
            env={**os.environ, "INAROW_PROGRAM": str(pathlib.Path(PROGRAM).absolute())},
        )
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        return ran.stdout

    def test_proves_replies_at_several_levels(self):
        opening = "h10", "a1", "g10", "b3", "i10"
        said = self.proven(*opening, "--both-lengths", "--nodes", "8", "--jobs", "2")
        self.assertIn(" open at level 0\n", said)
        self.assertIn("The proof is in folder/g10-h10_a1-b3.proof.\n", said)
        data = pathlib.Path("folder/g10-h10_a1-b3.proof").read_bytes()
        rules, _, outcome = self.stated(data)
        self.assertEqual((rules, outcome), ("15x15/5 and 15x15/5/exactly", "first won"))
        # The same command finds the proofs in the folder.
        again = self.proven(*opening, "--both-lengths", "--nodes", "8")
        self.assertEqual(len(again.splitlines()), 2)

    def test_tries_the_moves_of_variations(self):
        opening = "h10", "a1", "g10", "b3", "i10"
        replies = "f10", "j10"
        text = "".join(" ".join((*opening, reply, "i9")) + "\n" for reply in replies)
        pathlib.Path("variations.txt").write_text(text)
        self.proven(*opening, "--both-lengths", "--nodes", "8", "--variations", "variations.txt")
        for reply in replies:
            # Without the variations, the script wins with other moves.
            file = pathlib.Path(f"folder/g10-h10-i10-i9_a1-b3-{reply}.proof")
            self.assertEqual(self.stated(file.read_bytes())[2], "first won")


class Play(ProofTest):
    """play and engine follow proofs."""

    def test_every_move_is_the_proof_s(self):
        self.made("-r", "4x4/3", name="small.proof")
        squares = [column + row for column in "abcd" for row in "1234"]
        play = "play -r 4x4/3 --opponent perfect --side second --movetime 1h --proofs ."
        for seed in range(10):
            moves = random.Random(seed).sample(squares, len(squares))
            code, out, err = told(play, stdin="\n".join(moves))
            self.assertEqual((code, err), (0, ""))
            plays = [line for line in out.splitlines() if " plays " in line]
            self.assertTrue(
                all(line.endswith('(wins by the proof "small.proof").') for line in plays)
            )
            self.assertIn("first (X) has won.\n", out)

    def test_proofs_of_all_replies(self):
        for move in ("a1", "a2", "a3", "a4", "b1", "b2", "c1", "c2", "d1"):
            self.made("-r", "4x4/3", "b3", move, name=f"{move}.proof")
        play = "play -r 4x4/3 --opponent perfect --side second --proofs ."
        self.assertIn("plays b3 (there are proofs for all replies).", told(play)[1])
        said = told(play, stdin="a2")[1]
        self.assertIn('(wins by the proof "a2.proof").', said)
        pathlib.Path("a2.proof").unlink()
        self.assertNotIn("there are proofs", told(play)[1])

    def test_gomoku_by_the_installed_proofs(self):
        play = "play --opponent perfect --side second --movetime 10ms -r"
        for rules in "gomoku", "15x15/5/exactly":
            said = told(play, rules, stdin="b1")[1]
            self.assertIn("first (X) plays h8 (there are proofs for all replies).", said)
            self.assertIn('first (X) plays i9 (wins by the proof "gomoku-h8-b1.proof").', said)
        for others in (
            ("gomoku", "--no-proofs"),
            ("gomoku", "--starter", "second"),
            ("gomoku/second",),
        ):
            said = told(play, *others, stdin="b1")[1]
            self.assertIn(" plays ", said)
            self.assertNotIn("proof", said.replace("not proven", ""))

    def test_wrong_installed_proofs_are_only_a_warning(self):
        os.makedirs("bin")
        os.makedirs("share/inarow/openings")
        shutil.copy(PROGRAM, "bin/inarow")
        copy = pathlib.Path("share/inarow/openings/gomoku-h8-b1.proof")
        shutil.copy(OPENINGS / copy.name, copy)
        play = "play -r gomoku --opponent perfect --side second --movetime 10ms"
        there = {"stdin": "b1", "program": os.path.abspath("bin/inarow")}
        self.assertIn('wins by the proof "gomoku-h8-b1.proof"', told(play, **there)[1])
        copy.write_bytes(copy.read_bytes()[:1000])
        code, out, err = told(play, **there)
        self.assertEqual(code, 0)
        self.assertIn("move 4", out)
        self.assertRegex(err, "^inarow: The file .* proves nothing: .*damaged.\n$")

    def test_gomoku_against_an_opening(self):
        shutil.copy(OPENINGS / "gomoku-h8-b1.proof", ".")
        play = "play --opponent perfect --side second --movetime 10ms --proofs . -r"
        # b15 is the image of b1, so that the answer is the image of i9.
        for reply, answer in (("b1", "i9"), ("b15", "i7")):
            for rules in "gomoku", "15x15/5/exactly":
                said = told(play, rules, stdin=reply)[1]
                self.assertIn(f"first (X) plays {answer} (wins by the proof", said)
        board = "START 15\nBOARD\n7,7,1\n1,14,2\nDONE\nEND\n"
        said = told("engine --movetime 10ms --proofs .", stdin=board.removesuffix("END\n"))[1]
        self.assertEqual(said.splitlines()[-1], "8,6")
        go = "position startpos moves h8 b1\ngo nodes 100\n"
        self.assertIn("bestmove i9\n", told("engine --proofs .", stdin=go)[1])

    def test_a_wrong_file_is_refused(self):
        pathlib.Path("a.proof").write_bytes(b"no proof")
        why = (
            'inarow: The file "./a.proof" proves nothing: at byte 1, it is not a proof of inarow.\n'
        )
        self.assertEqual(told("play --opponent 8 --proofs ."), (1, "", why))
        self.assertEqual(told("engine --proofs ."), (1, "", why))
        said = told("play --opponent 7 --proofs .")
        self.assertEqual(
            said, (2, "", "inarow: --proofs and --no-proofs need --opponent perfect.\n")
        )


if __name__ == "__main__":
    unittest.main()
