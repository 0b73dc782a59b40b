# SPDX-License-Identifier: BSL-1.0
"""`inarow engine`: the Gomocup protocol and the one for all rules, with good input and bad."""

import contextlib
import os
import pathlib
import random
import re
import select
import signal
import subprocess
import tempfile
import time
import unittest

from support import PATIENCE, PROGRAM, run, start

MOVE = re.compile(r"^\d+,\d+$")
PROGRESS = re.compile(r"^MESSAGE depth (\d+) ev (-?\d+) n \d+[kM]? tm \d+ pv( [a-z]+\d+)+$")
INFO = re.compile(
    r"^info (?:depth (?P<depth>\d+) )?(?:multipv (?P<number>\d+) )?score (?P<score>.+?) "
    r"nodes (?P<nodes>\d+) time \d+ pv (?P<pv>.+)$"
)
THINK = ("--movetime", "30ms")


def all_answers(*lines, arguments=THINK):
    """What the engine answers to lines, of which the last one need not end."""
    result = run("engine", *arguments, stdin="\n".join(lines))
    assert (result.code, result.err) == (0, ""), (result.code, result.err)
    return result.out.splitlines()


def answers(*lines, arguments=THINK):
    """The same without the progress of searches in the Gomocup protocol."""
    return [line for line in all_answers(*lines, arguments=arguments) if not PROGRESS.match(line)]


def infos(*lines, arguments=()):
    """The `info` lines of the last search, and its move."""
    *said, best = all_answers(*lines, arguments=arguments)
    last = max((i for i, line in enumerate(said) if not line.startswith("info ")), default=-1)
    return [INFO.match(line).groupdict() for line in said[last + 1 :]], best


def decided(*lines, arguments=()):
    """The same, where it matters which move it finds: what limits a search is no time."""
    return answers("INFO max_node 20000", *lines, arguments=("--movetime", "1h", *arguments))


class Engine:
    """A running engine, that is written to and read from line by line."""

    def __init__(self, *arguments):
        self.process = start("engine", *arguments)
        self.got = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(BrokenPipeError):
                pipe.close()

    def write(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines).encode())
        self.process.stdin.flush()

    def read(self):
        deadline = time.monotonic() + PATIENCE
        while b"\n" not in self.got:
            left = max(0, deadline - time.monotonic())
            ready, _, _ = select.select([self.process.stdout], [], [], left)
            assert ready, "waited in vain for a line"
            more = os.read(self.process.stdout.fileno(), 65536)
            assert more, "it ended"
            self.got += more
        line, _, self.got = self.got.partition(b"\n")
        return line.decode()

    def read_until(self, begin):
        """All lines up to one that begins so."""
        lines = [self.read()]
        while not lines[-1].startswith(begin):
            lines.append(self.read())
        return lines

    def move(self, *lines):
        self.write(*lines)
        while not MOVE.match(line := self.read()):
            assert line.startswith("MESSAGE"), line
        return line

    def end(self):
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        return code, self.got + self.process.stdout.read(), self.process.stderr.read()


class Gomocup(unittest.TestCase):
    def test_a_game(self):
        """Both sides are the engine: every move is legal, and on the board."""
        with Engine(*THINK) as one, Engine(*THINK) as two:
            for engine in (one, two):
                engine.write("START 9", "INFO timeout_turn 20")
                self.assertEqual(engine.read(), "OK")
            moves = [one.move("BEGIN")]
            for _ in range(4):
                moves.append(two.move(f"TURN {moves[-1]}"))
                moves.append(one.move(f"TURN {moves[-1]}"))
            self.assertEqual(len(set(moves)), 9)
            for move in moves:
                self.assertTrue(all(0 <= int(number) < 9 for number in move.split(",")))
            one.write("END")
            self.assertEqual(one.end(), (0, b"", b""))

    def test_it_wins_and_blocks(self):
        four = [f"{column},7,1" for column in range(5, 9)]
        spread = ["0,0,2", "14,14,2", "0,14,2"]
        *_, move = decided("START 15", "BOARD", *four, *spread, "5,0,2", "DONE")
        self.assertIn(move, ("4,7", "9,7"))
        blocked = ["4,7,1", *(f"{column},7,2" for column in range(5, 9)), "0,0,1", "14,0,1"]
        self.assertEqual(
            decided("START 15", "BOARD", *blocked, "14,14,2", "0,14,1", "DONE")[-1], "9,7"
        )

    def test_a_board_in_any_order(self):
        stones = ["7,7,2", "8,8,1", "6,6,2"]
        for order in (stones, stones[::-1], sorted(stones)):
            with self.subTest(order):
                first, move = answers("START 15", "BOARD", *order, "DONE")
                self.assertEqual(first, "OK")
                self.assertRegex(move, MOVE)
                self.assertNotIn(move, ("7,7", "8,8", "6,6"))

    def test_take_back(self):
        self.assertEqual(
            answers(
                "RESTART", "PLAY 7,7", "PLAY 8,8", "TAKEBACK 7,7", "TAKEBACK 8,8", "PLAY 8,8",
                "TAKEBACK 8,8", "TAKEBACK 7,7", "TAKEBACK 7,7", "TAKEBACK", "TAKEBACK 99,99",
            ),
            [
                "OK", "7,7", "8,8", "ERROR the last move is 8,8: take this move back first.", "OK",
                "8,8", "OK", "OK",
                'ERROR there is no stone on "7,7" to take back.',
                'ERROR TAKEBACK "" cannot be read: expected a column number at character 1.',
                'ERROR there is no stone on "99,99" to take back.',
            ],
        )  # fmt: skip

    def test_take_back_of_a_board(self):
        with Engine(*THINK) as engine:
            engine.write("START 15")
            self.assertEqual(engine.read(), "OK")
            # The order of these stones is not one of moves.
            move = engine.move("BOARD", "7,7,2", "6,6,2", "8,8,1", "DONE")
            engine.write(f"TAKEBACK {move}", "TAKEBACK 6,6", "TAKEBACK 8,8", "TAKEBACK 7,7")
            self.assertEqual([engine.read() for _ in range(4)], ["OK"] * 4)
            self.assertRegex(engine.move("BEGIN"), MOVE)

    def test_rectangles_and_other_rules(self):
        self.assertEqual(answers("RECTSTART 20,6", "PLAY 19,5", "PLAY 19,6")[:2], ["OK", "19,5"])
        drop = ("--rules", "connect-four", *THINK)
        self.assertEqual(
            answers("RESTART", "PLAY 3,5", "PLAY 3,4", "PLAY 0,0", arguments=drop),
            [
                "OK", "3,5", "3,4",
                'ERROR Move 3: first (X) cannot play "0,0": a stone dropped into column 1 falls to a1.',
            ],
        )  # fmt: skip
        tiny = ("--rules", "tic-tac-toe")
        self.assertEqual(
            decided("RESTART", "BOARD", "0,0,1", "1,0,1", "0,1,2", "1,1,2", "DONE", arguments=tiny),
            ["OK", "MESSAGE first (X) wins with move 5.", "2,0"],
        )

    def test_sizes(self):
        for size, said in (
            ("5", "OK"),
            ("20", "OK"),
            ("1", "OK"),
            *(
                (
                    given,
                    f'ERROR "{given}" is not a size: write START 15, or another size from 1 to 999.',
                )
                for given in ("0", "-3", "1000", "9" * 30, "", "x", "15,15")
            ),
        ):
            with self.subTest(size[:20]):
                self.assertEqual(answers(f"START {size}"), [said])
        for size in ("", "20", "20,", ",20", "a,b", "20,20,20", "-5,10", "10,-5", "1000,1"):
            with self.subTest(size):
                self.assertEqual(
                    answers(f"RECTSTART {size}"),
                    [
                        f'ERROR "{size}" is not a width and a height: write RECTSTART 20,15; both '
                        "are from 1 to 999."
                    ],
                )

    def test_what_is_refused_changes_nothing(self):
        with Engine(*THINK) as engine:
            engine.write("START 15", "PLAY 7,7")
            self.assertEqual(engine.read(), "OK")
            self.assertEqual(engine.read(), "7,7")
            for bad in (
                "TURN 7,7", "TURN 15,0", "TURN 0,15", "TURN -1,0", "TURN", "TURN 1", "TURN 1,2,3",
                "TURN 1,2 3,4", "TURN " + "9" * 100000, "TURN h8", "PLAY 7,7", "BEGIN", "START 0",
                "RECTSTART 0,0", "BOARD\n7,7,1\n7,7,2\nDONE", "BOARD\n1,1,1\nDONE",
                "BOARD\n1,1,4\nDONE", "BOARD\n1,1,3\nDONE", "BOARD\nnonsense\nDONE",
                "BOARD\n99,99,1\nDONE", "BOARD\n1,1\nSTART 5\nDONE",
            ):  # fmt: skip
                with self.subTest(bad[:30]):
                    engine.write(bad)
                    self.assertTrue(engine.read().startswith("ERROR "))
            engine.write("TAKEBACK 7,7", "PLAY 0,0")
            self.assertEqual([engine.read(), engine.read()], ["OK", "0,0"])

    def test_out_of_order(self):
        none = "ERROR there is no board yet: write START with a size, such as START 15."
        self.assertEqual(
            answers("BEGIN", "TURN 7,7", "TAKEBACK 1,1", "PLAY 1,1", "BOARD", "DONE"), [none] * 5
        )
        self.assertEqual(
            answers("DONE", "7,7,1"),
            [
                f'UNKNOWN "{word}" is not a command: write ABOUT, START, inarow or newgame, or see '
                "inarow engine --help."
                for word in ("DONE", "7,7,1")
            ],
        )

    def test_rules_of_the_manager(self):
        refusal = re.compile(r'^ERROR INFO rule "\d*" is not supported: ')
        for rule in ("2", "4", "5", "8", "16", ""):
            with self.subTest(rule):
                ok, error, again, move = answers(
                    f"INFO rule {rule}", "START 15", "BEGIN", "TURN 1,1", "INFO rule 0", "BEGIN"
                )
                self.assertEqual(ok, "OK")
                self.assertRegex(error, refusal)
                self.assertRegex(again, refusal)
                self.assertRegex(move, MOVE)
        six = [f"{column},7,1" for column in (0, 1, 2, 4, 5)]
        other = [f"{column},{row},2" for column, row in ((0, 0), (9, 1), (5, 14), (12, 4), (7, 10))]
        for rule, completes in (("0", True), ("1", False)):
            move = decided(f"INFO rule {rule}", "START 15", "BOARD", *six, *other, "DONE")[-1]
            self.assertEqual(move == "3,7", completes, (rule, move))

    def test_numbers_of_the_manager(self):
        *warnings, answer = answers(
            "START 15", "INFO timeout_turn soon", "INFO max_memory 5", "INFO evaluate 3,3",
            "INFO folder /nowhere", "INFO game_type 2", "INFO", "INFO strange 1", "ABOUT",
        )[1:]  # fmt: skip
        self.assertEqual(
            warnings,
            [
                'MESSAGE INFO "timeout_turn" must be a whole number, not "soon": it is ignored.',
                "MESSAGE INFO max_memory is less than 20000000 bytes, which may be too little.",
            ],
        )
        self.assertTrue(answer.startswith('name="inarow", version="'))
        for turn in ("0", "-5", "9" * 30):
            with self.subTest(turn), Engine("--movetime", "1h") as engine:
                engine.write("START 15", f"INFO timeout_turn {turn}", "INFO time_left 100")
                engine.read()
                engine.move("BOARD", "7,7,2", "DONE")

    def test_the_time_is_kept(self):
        with Engine("--movetime", "1h") as engine:
            engine.write("START 15", "INFO timeout_turn 400")
            self.assertEqual(engine.read(), "OK")
            for move in ("7,7", "0,3", "12,1"):
                began = time.monotonic()
                engine.move(f"TURN {move}") if move != "7,7" else engine.move("BEGIN")
                print(f"400 ms for a move: {time.monotonic() - began:.2f} s")

    def test_a_short_match_is_not_overrun(self):
        with Engine("--movetime", "1h") as engine:
            engine.write("START 15", "INFO timeout_turn 10000000", "INFO timeout_match 2000")
            self.assertEqual(engine.read(), "OK")
            began = time.monotonic()
            for move in ("7,7", "0,3", "12,1", "0,5"):
                engine.write(f"TURN {move}")
                # An answer, even if that square is taken.
                while engine.read().startswith("MESSAGE"):
                    pass
            print(f"2000 ms for a match: {time.monotonic() - began:.2f} s")

    def test_a_node_limit_of_the_manager(self):
        lines = ("START 15", "INFO max_node 2000", "BOARD", "7,7,2", "8,8,1", "9,6,2", "DONE")
        one, two = (answers(*lines, arguments=("--movetime", "1h")) for _ in range(2))
        self.assertEqual(one, two)

    def test_a_level_of_the_manager(self):
        four = ("BOARD", *(f"{column},7,2" for column in range(5, 9)), "4,7,1", "0,0,1", "2,1,1")

        def blocks(level):
            games = (
                answers("START 15", f"INFO level {level}", *four, "DONE",
                        arguments=("--seed", str(seed)))
                for seed in range(20)
            )  # fmt: skip
            return sum(game[-1] == "9,7" for game in games)

        self.assertLess(blocks(1), 18)
        self.assertEqual(blocks(6), 20)
        self.assertEqual(
            answers("INFO level 9", "START 15", arguments=("--level", "2")),
            ['MESSAGE INFO level must be from 1 to 8, not "9": it is ignored.', "OK"],
        )

    def test_a_level_wins_at_once_however_short_the_time(self):
        four = ("BOARD", *(f"2,{row},1" for row in range(4)), "0,4,2", "1,1,2", "3,4,2", "4,0,2")

        def wins(*settings):
            games = (
                answers("INFO level 5", *settings, "RECTSTART 5,5", *four, "DONE",
                        arguments=("--seed", str(seed)))
                for seed in range(20)
            )  # fmt: skip
            return sum(game[-1] == "2,4" for game in games)

        self.assertEqual(wins("INFO timeout_turn 0"), wins())
        self.assertGreater(wins(), 15)

    def test_the_time_left_of_a_game_before_does_not_count(self):
        def move(*between):
            with Engine("--level", "8") as engine:
                engine.write("INFO timeout_turn 3600000", "INFO max_node 3000", "START 15")
                self.assertEqual(engine.read(), "OK")
                engine.move("INFO time_left 10", "BEGIN")
                engine.write("START 15")
                self.assertEqual(engine.read(), "OK")
                return engine.move(*between, "TURN 7,7")

        self.assertEqual(move(), move("INFO time_left 1000000"))

    def test_progress(self):
        """Evaluation, nodes and variation of each iteration; the moves can be made."""
        given = ("START 15", "INFO max_node 20000", "BOARD", "7,7,2", "8,8,1", "9,6,2", "DONE")
        lines = all_answers(*given, arguments=("--movetime", "1h"))
        found = [PROGRESS.match(line) for line in lines[1:-1]]
        self.assertTrue(all(found), lines)
        depths = [int(each[1]) for each in found]
        self.assertGreater(depths[-1], 3)
        self.assertEqual(depths, sorted(depths))
        for line in lines[1:-1]:
            moves = line.split(" pv ")[1]
            played = all_answers(f"position startpos moves h8 i7 j9 {moves}", "isready")
            self.assertEqual(played, ["readyok"])

    def test_what_managers_write(self):
        """Blanks after commas, two sizes, lower case."""
        self.assertEqual(
            answers("start 15 15", "play 7, 7", "takeback 7 , 7", "Play 14 ,14", "start 9 8",
                    "play 8,7", "start 9 x", "rectstart 9, 8"),
            ["OK", "7,7", "OK", "14,14", "OK", "8,7",
             'ERROR "9 x" is not a size: write START 15, or another size from 1 to 999.', "OK"],
        )  # fmt: skip
        ok, move = answers("start 15", "turn 7, 7")
        self.assertRegex(move, MOVE)
        ok, move = answers("start 15", "board", "7, 7, 2", " 8 ,8, 1", "6,6 ,2", "done")
        self.assertEqual(ok, "OK")
        self.assertNotIn(move, ("7,7", "8,8", "6,6"))
        self.assertRegex(move, MOVE)

    def test_swap2(self):
        for seed in range(12):
            for size in (7, 15, 20):
                ok, three = answers(f"START {size}", "SWAP2BOARD", "DONE",
                                    arguments=("--seed", str(seed)))  # fmt: skip
                stones = three.split()
                self.assertEqual((ok, len(set(stones))), ("OK", 3))
                for stone in stones:
                    self.assertTrue(all(0 <= int(n) < size for n in stone.split(",")), three)
        # The second player has to answer three stones in a row, or two stones far away.
        lost = ("SWAP2BOARD", "7, 7", "0,0", "8,7", "14,14", "9,7", "DONE")
        won = ("SWAP2BOARD", "0,0", "7,7", "14,0", "8,7", "0,14", "DONE")
        self.assertEqual(decided("START 15", *lost), ["OK", "SWAP"])
        self.assertRegex(decided("START 15", *won)[-1], MOVE)
        three = decided("START 15", "SWAP2BOARD", "7,7", "8,7", "9,9", "DONE")[-1]
        self.assertRegex(three, r"^(SWAP|\d+,\d+)$")

    def test_swap2_is_refused(self):
        for stones, said in (
            (("7,7",), "SWAP2BOARD has 1 stones: it must have none, three or five."),
            (("7,7", "8,8", "7,7"), "is already taken by"),
            (("7,7", "8,8", "15,0"), "is off the board"),
            (("7,7,1", "8,8", "9,9"), "cannot be read"),
        ):
            with self.subTest(stones):
                _, refusal, move = answers("START 15", "SWAP2BOARD", *stones, "DONE", "PLAY 7,7")
                self.assertTrue(refusal.startswith("ERROR "))
                self.assertIn(said, refusal)
                self.assertEqual(move, "7,7")
        self.assertIn("7x7", answers("START 6", "SWAP2BOARD", "DONE")[-1])

    def test_the_name_of_a_brain(self):
        with tempfile.TemporaryDirectory() as folder:
            brain = pathlib.Path(folder, "pbrain-inarow")
            brain.symlink_to(pathlib.Path(PROGRAM).resolve())
            ran = subprocess.run([brain], input=b"START 15\nPLAY 7,7\nEND\n",
                                 capture_output=True, timeout=PATIENCE)  # fmt: skip
            self.assertEqual((ran.returncode, ran.stdout, ran.stderr), (0, b"OK\n7,7\n", b""))
            ran = subprocess.run([brain, "--version"], capture_output=True, timeout=PATIENCE)
            self.assertIn(b"inarow", ran.stdout)

    def test_an_end_while_it_thinks(self):
        with Engine("--movetime", "1h") as engine:
            engine.write("START 15")
            self.assertEqual(engine.read(), "OK")
            engine.write("BOARD", "7,7,2", "DONE", "END")
            self.assertEqual(engine.end(), (0, b"", b""))

    def test_no_answer_follows_a_search_that_end_interrupts(self):
        with Engine("--movetime", "1h") as engine:
            engine.write("START 15")
            self.assertEqual(engine.read(), "OK")
            engine.write("BOARD", "7,7,2", "DONE", "ABOUT", "PLAY 0,0", "HELLO", "END")
            self.assertEqual(engine.end(), (0, b"", b""))


class AllRules(unittest.TestCase):
    def test_handshake(self):
        lines = answers("inarow", "isready")
        self.assertTrue(lines[0].startswith("id name inarow "))
        self.assertEqual(
            lines[1:],
            [
                "option name Hash type spin default 64 min 1 max 16384",
                "option name Threads type spin default 1 min 1 max 1024",
                "option name Level type spin default 8 min 1 max 8",
                "option name MultiPV type spin default 1 min 1 max 40",
                "inarowok",
                "readyok",
            ],
        )
        self.assertEqual([*lines[:-2], "uciok"], answers("uci", "ucinewgame"))

    def test_scores(self):
        for rules, position, score in (
            ("tic-tac-toe", "startpos moves b2 b1", "win 5"),
            ("tic-tac-toe", "startpos moves b2 b1 a3", "loss 4"),
            ("tic-tac-toe", "startpos", "draw"),
            ("tic-tac-toe", "board XX./OO./3 X", "win 1"),
            ("tic-tac-toe", "rules 3x3/3/misere startpos", "draw"),
            ("gomoku", "rules 4x4/4/drop moves 1234", "draw"),
        ):
            with self.subTest(position):
                *_, info, best = answers(
                    f"newgame rules {rules}", f"position {position}", "go movetime 3600000"
                )
                self.assertIn(f"score {score} nodes ", info)
                pv = info.split(" pv ")[1].split()
                self.assertEqual(best, f"bestmove {pv[0]}")
                if score[-1].isdigit():
                    self.assertEqual(len(pv), int(score.split()[1]))

    def test_the_known_score_of_a_drop_board(self):
        position = "position rules connect-four moves 32164625"
        for go in ("go nodes 1000000", "go movetime 3600000"):
            *_, info, best = answers(position, go)
            self.assertIn(" score win 13 ", info)
            self.assertEqual(best, "bestmove 3")

    def test_a_node_limit_is_kept_and_repeats(self):
        position = "position rules gomoku moves h8 i9 h10 j8"
        one, two = (answers(position, "go nodes 5000")[-2:] for _ in range(2))
        strip = re.compile(r" time \d+")
        self.assertEqual(strip.sub("", "\n".join(one)), strip.sub("", "\n".join(two)))
        self.assertLessEqual(int(re.search(r" nodes (\d+) ", one[0])[1]), 5000)

    def test_stop(self):
        for go in ("go infinite", "go movetime 3600000", "go nodes 999999999999"):
            with self.subTest(go), Engine() as engine:
                engine.write("position rules gomoku moves h8 i9", go, "isready")
                self.assertEqual(engine.read_until("readyok")[-1], "readyok")
                # What comes while it searches waits for its turn.
                engine.write("position rules tic-tac-toe", "inarow", "isready")
                self.assertNotIn("inarowok", engine.read_until("readyok"))
                engine.write("stop")
                *infos, best = engine.read_until("bestmove")
                self.assertTrue(all(info.startswith("info ") for info in infos))
                self.assertRegex(best, r"^bestmove [a-o]\d+$")
                self.assertNotIn("ERROR", " ".join(engine.read_until("inarowok")))
                engine.write("go nodes 100")
                engine.read_until("bestmove")

    def test_a_proven_score_waits_for_stop(self):
        with Engine("--rules", "tic-tac-toe") as engine:
            engine.write("go infinite")
            while "score draw" not in engine.read():
                pass
            engine.write("isready")
            self.assertEqual(engine.read(), "readyok")
            engine.write("stop")
            self.assertTrue(engine.read().startswith("bestmove "))

    def test_stop_without_a_search(self):
        self.assertEqual(answers("stop", "isready", "stop"), ["readyok"])

    def test_the_end_of_the_input(self):
        """A search without a limit is stopped, another one finished."""
        for go in ("go infinite", "go movetime 50", "go nodes 500"):
            with self.subTest(go):
                self.assertRegex(answers("position startpos moves h8", go)[-1], "^bestmove ")

    def test_quit_while_it_searches(self):
        with Engine() as engine:
            engine.write("position startpos moves h8 i9", "go infinite", "quit")
            code, _, err = engine.end()
            self.assertEqual((code, err), (0, b""))

    def test_what_is_refused_changes_nothing(self):
        with Engine("--rules", "tic-tac-toe") as engine:
            engine.write("position board XX./OO./3 X")
            for bad in (
                "position", "position board", "position board XXXX", "position board X../.../..X",
                "position startpos moves b2 b2", "position startpos moves hello", "position rules",
                "position rules 0x0/0", "position rules gomoku board X", "position fen X",
                "position startpos b2", "newgame rules", "newgame rules 1000x1/1", "newgame now",
                "go movetime", "go movetime 0", "go movetime -1", "go nodes", "go nodes x",
                "go infinite now", "go depth 0", "go depth", "go movetime 10 movetime 10",
                "go infinite depth 3", "go searchmoves", "go searchmoves c3 nodes", "go mate 3",
                "go searchmoves a2", "go searchmoves hello", "setoption name MultiPV value 41",
                "setoption", "setoption name Hash", "setoption name Hash value 0",
                "setoption name Hash value 16385", "setoption name Threads value 1025",
                "setoption name Threads value two", "setoption name Ponder value true",
                "setoption Hash 5", "setoption name Level value 0", "setoption name Level value 9",
                "setoption name Level value high",
            ):  # fmt: skip
                with self.subTest(bad):
                    engine.write(bad)
                    self.assertTrue(engine.read().startswith("ERROR "))
            engine.write("go movetime 3600000")
            self.assertIn("score win 1 ", engine.read())
            self.assertEqual(engine.read(), "bestmove c3")
            engine.write("position board XOX/XOO/OXX O", "go")
            self.assertEqual(engine.read(), "ERROR the game is over: it was drawn.")

    def test_options(self):
        lines = answers(
            "setoption name hash value 1", "setoption name THREADS value 2",
            "position rules connect-four moves 44455554221", "go nodes 100000",
        )  # fmt: skip
        self.assertIn(" score loss ", lines[-2])

    def test_each_iteration_is_told(self):
        position = "position rules gomoku moves h8 i9 h10 j8"
        found, best = infos(position, "go nodes 20000")
        depths = [int(each["depth"]) for each in found]
        self.assertEqual(depths[:-1], list(range(1, len(depths))))
        self.assertEqual(depths[-1], depths[-2])  # the last line sums up
        for each in found:
            self.assertRegex(each["score"], r"^cp -?\d+$")
            self.assertLess(abs(int(each["score"][3:])), 20000)
            self.assertEqual(all_answers(f"{position} {each['pv']}", "isready"), ["readyok"])
        self.assertGreater(len(found[-1]["pv"].split()), 4)
        self.assertEqual(best, "bestmove " + found[-1]["pv"].split()[0])

    def test_a_win_by_threats_is_told_to_its_end(self):
        threes = "position rules gomoku moves g8 a1 h8 o1 i9 a15 i10 o15"
        found, best = infos(threes, "go nodes 100000")
        pv = found[-1]["pv"].split()
        plies = int(re.match(r"win (\d+)( lowerbound)?$", found[-1]["score"])[1])
        self.assertLessEqual(len(pv), plies)
        self.assertEqual(len(pv) % 2, 1)
        self.assertEqual(best, "bestmove " + pv[0])
        over = all_answers(f"{threes} {' '.join(pv)}", "go")
        self.assertEqual(over, ["ERROR the game is over: first (X) has won."])

    def test_a_depth_limit_is_kept(self):
        for rules, moves, depth in (("gomoku", "h8 i9 h10 j8", "3"), ("9x9/5/drop", "5 5 4", "2"),
                                    ("9x9/5/misere", "e5 e6", "2")):  # fmt: skip
            with self.subTest(rules):
                found, _ = infos(f"position rules {rules} moves {moves}", f"go depth {depth}")
                self.assertEqual(found[-1]["depth"], depth)
        self.assertEqual(infos("position rules tic-tac-toe", "go depth 1")[0][0]["score"], "draw")
        both = infos("position rules gomoku moves h8 i9", "go depth 40 nodes 3000")[0]
        self.assertLessEqual(int(both[-1]["nodes"]), 3000)

    def test_several_best_moves(self):
        several = "setoption name MultiPV value 3"
        found, best = infos(several, "position rules gomoku moves h8 i9 h10 j8", "go nodes 30000")
        for i in range(0, len(found), 3):
            lines = found[i : i + 3]
            self.assertEqual([each["number"] for each in lines], ["1", "2", "3"])
            self.assertEqual(len({each["pv"].split()[0] for each in lines}), 3)
            values = [int(each["score"][3:]) for each in lines]
            self.assertEqual(values, sorted(values, reverse=True))
        self.assertEqual(best, "bestmove " + found[-3]["pv"].split()[0])
        found, _ = infos(several, "position rules tic-tac-toe moves b2 b1", "go movetime 3600000")
        self.assertEqual([each["score"] for each in found], ["win 5"] * 3)
        # More than there are moves.
        found, _ = infos(several, "position rules tic-tac-toe board XXO/OOX/X.. O",
                         "go movetime 3600000")  # fmt: skip
        self.assertEqual(len(found), 2)

    def test_several_best_moves_are_the_scores_of_the_solver(self):
        (solved,) = run("solve -r connect-four --all --json", stdin="32164625\n").objects
        known = solved["all"]
        found, _ = infos("setoption name MultiPV value 40",
                         "position rules connect-four moves 32164625", "go movetime 3600000")  # fmt: skip
        self.assertEqual(len(found), len(known))
        for each in found:
            plies = next(m["plies"] for m in known if m["move"] == each["pv"].split()[0])
            self.assertIn(each["score"].split()[-1], (str(plies), "draw"))

    def test_search_moves(self):
        position = "position rules tic-tac-toe moves b2 b1"
        for moves, score in (("a1", "win 5"), ("b3", "draw"), ("b3 a1", "win 5")):
            with self.subTest(moves):
                found, best = infos(position, f"go searchmoves {moves} movetime 3600000")
                self.assertEqual(found[-1]["score"], score)
                self.assertEqual(best, f"bestmove {moves.split()[-1]}")
        position = "position rules gomoku moves h8 i9 h10 j8"
        found, best = infos(position, "go nodes 5000 searchmoves a1 o15")
        self.assertTrue(all(each["pv"].split()[0] in ("a1", "o15") for each in found))
        self.assertIn(best, ("bestmove a1", "bestmove o15"))

    def test_the_table_is_kept(self):
        """The second search of a position needs fewer nodes; a new game begins anew."""
        position = ("position rules gomoku moves h8 i9 h10 j8", "go nodes 20000")
        lines = all_answers("newgame rules gomoku", *position, *position, "ucinewgame", *position)
        ends = [i for i, line in enumerate(lines) if line.startswith("bestmove ")]
        one, two, three = (
            [INFO.match(line).groupdict() for line in lines[begin:end]]
            for begin, end in zip([0, *(i + 1 for i in ends)], ends)
        )
        self.assertEqual(one, three)
        depth = one[-2]["depth"]
        first, second = (
            next(int(each["nodes"]) for each in search if each["depth"] == depth)
            for search in (one, two)
        )
        self.assertLess(2 * second, first)

    def test_an_endless_search_goes_on(self):
        """It is one search: the depth never falls."""
        with Engine() as engine:
            engine.write("position rules gomoku moves h8 i9 h10 j8", "go infinite")
            depths = [0]
            while depths[-1] < 10:
                depths.append(int(INFO.match(engine.read())["depth"] or 0))
            self.assertEqual(depths, sorted(depths))
            engine.write("stop")
            engine.read_until("bestmove")

    def test_commands_wait_for_their_turn(self):
        searches = (
            "position startpos moves b2",
            "go nodes 1000",
            "position startpos moves a1",
            "go",
        )
        said = all_answers(*searches, "isready", arguments=("--rules", "tic-tac-toe"))
        self.assertEqual(sum(line.startswith("bestmove ") for line in said), 2)
        self.assertEqual(sum(line.startswith("readyok") for line in said), 1)
        self.assertNotIn("ERROR", " ".join(said))

    def test_wait(self):
        """With it, a program that pipes commands gets the whole answer."""
        found, best = infos("position rules gomoku moves h8 i9", "go nodes 20000", "wait", "quit")
        self.assertGreater(int(found[-1]["nodes"]), 15000)
        self.assertRegex(best, "^bestmove ")
        # It does not wait for a search that never ends.
        said = all_answers("position startpos", "go infinite", "isready", "wait", "stop", "wait")
        self.assertIn("readyok", said)
        self.assertTrue(said[-1].startswith("bestmove "))

    def test_stop_is_for_all_searches_before_it(self):
        with Engine("--rules", "gomoku") as engine:
            engine.write("position startpos moves h8", "go infinite", "position startpos moves i9",
                         "go infinite", "stop", "isready")  # fmt: skip
            said = engine.read_until("readyok")
            while sum(line.startswith("bestmove ") for line in said) < 2:
                said.append(engine.read())

    def test_the_clocks_of_uci(self):
        _, best = infos("position rules gomoku moves h8",
                            "go wtime 400 btime 400 winc 10 binc 10 movestogo 5")  # fmt: skip
        self.assertRegex(best, r"^bestmove [a-o]\d+$")
        for clocks in (
            "wtime 400 btime 400 winc 0 binc 0", "wtime 400 btime 400 movestogo 0",
            "wtime 0 btime 0", "wtime -20 btime -3 winc -1",
        ):  # fmt: skip
            with self.subTest(clocks):
                _, best = infos("position rules gomoku moves h8", f"go {clocks}")
                self.assertRegex(best, r"^bestmove [a-o]\d+$")

    def test_search_moves_need_the_highest_level(self):
        said = all_answers("setoption name Level value 7", "go searchmoves a1 b1")
        self.assertRegex(said[-1], "^ERROR searchmoves needs level 8")

    def test_levels(self):
        def moves(*lines, seeds=range(10), arguments=()):
            return [
                answers(
                    *lines, "position rules gomoku moves h8", "go",
                    arguments=("--seed", str(seed), *arguments),
                )[-1]
                for seed in seeds
            ]  # fmt: skip

        by_option = moves("setoption name Level value 2")
        self.assertEqual(by_option, moves("setoption name level value 2"))
        self.assertEqual(by_option, moves(arguments=("--level", "2")))
        self.assertGreater(len(set(by_option)), 2)
        self.assertEqual(len(set(moves("setoption name Level value 6"))), 2)
        # Its own number of nodes, whatever the search may cost.
        self.assertEqual(
            answers("setoption name Level value 1", "position rules tic-tac-toe moves b2",
                    "go nodes 1", arguments=("--seed", "4"))[-1],
            answers("setoption name Level value 1", "position rules tic-tac-toe moves b2",
                    "go movetime 50", arguments=("--seed", "4"))[-1],
        )  # fmt: skip

    def test_a_level_waits_for_stop(self):
        with Engine("--level", "3") as engine:
            engine.write("position startpos moves h8", "go infinite")
            self.assertIn("score unknown", engine.read())
            engine.write("isready")
            engine.read_until("readyok")
            engine.write("stop")
            self.assertRegex(engine.read_until("bestmove")[-1], r"bestmove [a-o]\d+")


class Hostile(unittest.TestCase):
    def test_bytes(self):
        randomness = random.Random(15)
        for data in (
            b"",
            b"\n\r\n \t\n",
            b"\0",
            b"START\0 15\nSTART 15\0\nTURN \0\n\0\0\0\n",
            randomness.randbytes(200_000),
            b"\xff" * 100_000 + b"\n",
            b"TURN " + b"7,7 " * 100_000,
            b"position startpos moves " + b"h8 " * 300_000,
            b"position board " + b"X" * 1_000_000,
            b"setoption name " + b"x" * 1_000_000,
            b"START " + b"9" * 1_000_000,
            b"BOARD\n" + b"1,1,1\n" * 100_000,
            b"START 15\nBOARD\n" + b"1,1,1\n" * 100_000 + b"DONE\n",
            b"START 15\nBOARD\n7,7,2\n8,",
            b"SWAP2BOARD\n" * 1000,
            b"START 15\n" * 100,
            b"INFO timeout_turn x\n" * 1000 + b"ABOUT\n",
        ):
            with self.subTest(data[:30]):
                result = run("engine", *THINK, stdin=data)
                self.assertEqual((result.code, result.err), (0, ""))
                for line in result.out.splitlines():
                    self.assertLess(len(line), 400)

    def test_a_line_too_long(self):
        data = b"x" * ((64 << 20) + 10) + b"\nABOUT\n"
        lines = run("engine", stdin=data).out.splitlines()
        self.assertEqual(lines[0], "ERROR a line was too long, and was not read.")
        self.assertTrue(lines[1].startswith("name="))

    def test_random_commands(self):
        """Commands of both protocols in any order: it goes on, and ends when it is told to."""
        randomness = random.Random(6)
        words = (
            "START 6", "RECTSTART 3,9", "RESTART", "BEGIN", "TURN 1,1", "TURN 2,2", "PLAY 0,0",
            "TAKEBACK 1,1", "BOARD\n1,1,1\n2,2,2\nDONE", "BOARD\n1,1,2\nDONE", "INFO rule 1",
            "INFO rule 4", "INFO rule 0", "INFO time_left 30", "INFO timeout_turn 1",
            "INFO max_memory 3000000", "ABOUT", "SWAP2BOARD\nDONE", "inarow", "isready",
            "newgame rules 4x4/4/drop", "newgame rules gomoku", "position startpos", "stop",
            "position board 3X2/6/6/6/6/6", "go nodes 50", "go movetime 3", "go infinite",
            "setoption name Hash value 1", "setoption name Threads value 2", "nonsense", "wait",
            "setoption name MultiPV value 3", "go depth 2", "go searchmoves a1 nodes 40",
        )  # fmt: skip
        for _ in range(5):
            lines = [randomness.choice(words) for _ in range(150)]
            with self.subTest(lines=lines):
                result = run("engine --movetime 2ms", stdin="\n".join([*lines, "stop", "isready"]))
                self.assertEqual((result.code, result.err), (0, ""))
                self.assertIn("readyok", result.out)

    def test_nobody_reads(self):
        with Engine() as engine:
            engine.process.stdout.close()
            with contextlib.suppress(BrokenPipeError):
                engine.write(*["ABOUT"] * 100)
            self.assertEqual(engine.process.wait(PATIENCE), 0)

    def test_a_signal_ends_it(self):
        with Engine() as engine:
            engine.write("isready")
            engine.read()
            engine.process.send_signal(signal.SIGTERM)
            self.assertEqual(engine.process.wait(PATIENCE), -signal.SIGTERM)

    def test_wrong_usage(self):
        for arguments, said in (
            (("--rules", "0x0/0"), "Invalid rules"),
            (("--rules", "chess"), "cannot be read"),
            (("--movetime", "never"), "is not a time"),
            (("--book", "nowhere"), "the book"),
            (("--threads", "-1"), "is not a number of threads"),
        ):
            with self.subTest(arguments):
                result = run("engine", *arguments, stdin="ABOUT\n")
                self.assertIn(result.code, (1, 2))
                self.assertEqual(result.out, "")
                self.assertIn(said, result.err)


if __name__ == "__main__":
    unittest.main()
