# SPDX-License-Identifier: BSL-1.0
"""Help, wrong usage, and what a program must survive."""

import os
import re
import subprocess
import unittest

from support import PATIENCE, PROGRAM, InFolder, feed, run, started, table

COMMANDS = ("play", "engine", "replay", "solve", "analyze", "show", "perft")
SUBCOMMANDS = (
    *("book make", "book check", "book find", "proof make", "proof check", "proof unanswered"),
    *("puzzles make", "puzzles check"),
)
HELP_OF_NOTATION = " ".join(
    re.search(r"Move notation:(.*?)\[", run("replay", "--help").out, re.DOTALL)[1].split()
)


def notations_except(name):
    """The notations that help names, but one: "names, xy or algebraic"."""
    others = [n for n in re.split(r", | or ", HELP_OF_NOTATION) if n != name]
    return ", ".join(others[:-1]) + " or " + others[-1]


class Help(InFolder):
    def test_every_command_says_how_it_is_used(self):
        for command in (*COMMANDS, *SUBCOMMANDS):
            result = run(command, "--help")
            self.assertEqual((result.code, result.err), (0, ""))
            self.assertRegex(result.out, r"Examples?:\n  (inarow|echo) ")
            # A program that plays with the engine sets the position by commands.
            of_board = () if command == "engine" else ("--notation", "--position", "--unchecked")
            for option in ("--rules", *of_board) if command in COMMANDS else ():
                self.assertIn(option, result.out)
            self.assertLessEqual(max(map(len, result.out.splitlines())), 79)
            self.assertNotIn(" \n", result.out)

    def test_the_program_names_its_commands(self):
        result = run("--help")
        self.assertEqual(result.code, 0)
        for command in (*COMMANDS, "book"):
            self.assertRegex(result.out, rf"\n  {command} +\w")

    def test_version(self):
        result = run("--version")
        self.assertEqual((result.code, result.err), (0, ""))
        self.assertRegex(result.out, r"^inarow \d+\.\d+\.\d+\n$")

    def test_help_is_a_command_too(self):
        for command in ([], ["solve"], ["book", "make"]):
            self.assertEqual(run("help", *command).out, run(*command, "--help").out)
        self.assertEqual(run("-V").out, run("--version").out)

    def test_options_may_come_before_the_command(self):
        for arguments in (
            ["--rules", "connect-four", "perft", "2", "--divide"],
            ["--divide", "-r", "connect-four", "perft", "2"],
        ):
            self.assertEqual(
                run(*arguments).out, run("perft", "2", "--divide", "--rules", "connect-four").out
            )

    def test_the_examples_work(self):
        """The examples of one command after those of the one before."""
        for command in (*COMMANDS, *SUBCOMMANDS):
            for example in re.findall(
                r"\n  ((?:echo|printf|inarow) .*)", run(command, "--help").out
            ):
                if "games.txt" in example:
                    continue
                line = example.replace("inarow", f"'{PROGRAM}'")
                ran = subprocess.run(
                    line,
                    shell=True,
                    stdin=subprocess.DEVNULL,
                    capture_output=True,
                    timeout=PATIENCE,
                )
                self.assertEqual((ran.returncode, ran.stderr), (0, b""), example)


WRONG_USAGE = f"""
inarow
    a command is missing: choose play, engine, replay, solve, analyze, show, perft, book, proof or
    puzzles; see inarow --help.
inarow chess
    "chess" is not a command: choose play, engine, replay, solve, analyze, show, perft, book,
    proof or puzzles; see inarow --help.
inarow play --colour
    "--colour" is not an option; see inarow play --help.
inarow play --ruls x
    "--ruls" is not an option: did you mean --rules? See inarow play --help.
inarow play --jason=x
    "--jason" is not an option; see inarow play --help.
inarow engine 4
    "4" is one argument too many; see inarow engine --help.
inarow solv
    "solv" is not a command: did you mean solve? See inarow --help.
inarow PLAY
    "PLAY" is not a command: did you mean play? See inarow --help.
inarow help perf
    "perf" is not a command: did you mean perft? See inarow --help.
inarow book
    a command is missing: choose make, check or find; see inarow book --help.
inarow book mkae
    "mkae" is not a command: choose make, check or find; see inarow book --help.
inarow book mak
    "mak" is not a command: did you mean make? See inarow book --help.
inarow play --style oil
    --style: "oil" is not one of ascii, unicode, emoji, discs; see inarow play --help.
inarow play --starter third
    --starter: "third" is not one of first, second, random; see inarow play --help.
inarow play --opponent oracle
    --opponent: "oracle" is not one of random, 1, 2, 3, 4, 5, 6, 7, 8, perfect; see inarow play
    --help.
inarow play --opponent 9
    --opponent: "9" is not one of random, 1, 2, 3, 4, 5, 6, 7, 8, perfect; see inarow play --help.
inarow engine --level 0
    --level: "0" is not a level: write 1 to 8; see inarow engine --help.
inarow engine --level two
    --level: "two" is not a level: write 1 to 8; see inarow engine --help.
inarow show --json b2
    "--json" is not for show: inarow replay writes positions as JSON; see inarow show --help.
inarow show --format svg --style emoji
    --style needs --format board.
inarow play --opponent 3 --movetime 1s
    --movetime needs --opponent perfect.
inarow play --side first
    --side needs --opponent.
inarow play --no-book
    --book and --no-book need --opponent perfect.
inarow play --seed x
    --seed: "x" is not a seed: write a whole number from 0 to 18446744073709551615; see inarow
    play --help.
inarow play --starter random --position '3/3/3 X'
    --starter random starts on an empty board, but --position says who is to move.
inarow play --in-compiler --style emoji
    --style is not for --in-compiler, where the compiler draws the board.
inarow replay --compiler g++
    --compiler needs --in-compiler.
inarow replay --keep x
    --keep needs --in-compiler.
inarow replay --rules 7y6/4
    --rules "7y6/4" cannot be read: expected an x between columns and rows at character 2.
inarow replay --rules Connect-Fuor
    --rules "Connect-Fuor" cannot be read: expected tic-tac-toe, connect-four, gomoku, or
    COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1. Did you mean connect-four?
inarow replay --rules connect4/misere
    --rules "connect4/misere" cannot be read: expected tic-tac-toe, connect-four, gomoku, or
    COLUMNSxROWS/RUN such as 7x6/4/drop, at character 1. Did you mean connect-four/misere?
inarow replay --rules gomoku/drop
    --rules "gomoku/drop" cannot be read: expected /exactly, /misere, /torus or /second at
    character 7.
inarow replay --rules ''
    --rules "" cannot be read: expected tic-tac-toe, connect-four, gomoku, or COLUMNSxROWS/RUN
    such as 7x6/4/drop, at character 1.
inarow replay --rules 0x3/3
    Invalid rules: 0 columns, but it must be 1 to 999.
inarow replay --rules 3x3/0
    Invalid rules: 0 in a row, but it must be 1 to 999.
inarow replay --rules 3x1000/3
    Invalid rules: 1000 rows, but it must be 1 to 999.
inarow replay --notation chess
    --notation "chess" cannot write the moves of tic-tac-toe: choose {notations_except("columns")}.
inarow replay --notation columns
    --notation "columns" cannot write the moves of tic-tac-toe: choose {notations_except("columns")}.
inarow replay --rules connect-four --notation names
    --notation "names" cannot write the moves of connect-four: choose {notations_except("names")}.
inarow show --position 'X?O/3/3'
    --position "X?O/3/3" cannot be read: expected X, O or . for a square at character 2.
inarow show --position ''
    --position is empty: write the rows from the top, such as X.O/.X./..O.
inarow perft 2 --unchecked
    --unchecked needs --position.
inarow show --position 'XX./3/3 X'
    No game reaches this board: with 2 X and 0 O it cannot be the turn of first (X). --unchecked
    accepts the board anyway.
inarow show --rules 3x3/3/drop --position 'X../3/3 O'
    No game reaches this board: there is a free square under the stone on a3. --unchecked accepts
    the board anyway.
inarow show --position 'XXX/OO./O.. X'
    No game reaches this board: the line from a3 had already ended the game before the last move.
    --unchecked accepts the board anyway.
inarow solve --threads all
    --threads: "all" is not a number of threads: write 1 to 1024, or 0 for one per CPU; see inarow
    solve --help.
inarow solve --table-size 32GB
    --table-size: "32GB" is not a table size: write 64MB, 1GB or 512KB, at least 1KB and at most
    16GB; see inarow solve --help.
inarow solve --weak --pv
    --pv is not for --weak, which does not tell how soon a game is won.
inarow solve --in-compiler --all
    --all is not for --in-compiler, which finds only scores, within the compiler's own limits.
inarow perft
    DEPTH is required; see inarow perft --help.
inarow perft x
    DEPTH: "x" is not a number from 0 to 1000; see inarow perft --help.
inarow perft -1
    DEPTH: "-1" is not a number from 0 to 1000; see inarow perft --help.
"""


class WrongUsage(unittest.TestCase):
    def test_is_told_in_one_sentence(self):
        for arguments, sentence in table(WRONG_USAGE):
            with self.subTest(arguments):
                result = run(*arguments)
                self.assertEqual(result.err, f"inarow: {sentence}\n")
                self.assertEqual((result.code, result.out), (2, ""))

    def test_arguments_of_any_bytes(self):
        for garbage in (b"\xff\xfe", b"\x1b[2J", "❌".encode(), b"x" * 100_000, b"\n"):
            for option in (b"--rules", b"--position", b"--notation", b"--style", b"--seed", b"--x"):
                result = run("play", option, garbage)
                self.assertEqual((result.code, result.out), (2, ""))
                self.assertTrue(result.err.startswith("inarow: "))
                self.assertNotIn("\x1b", result.err)
                self.assertEqual(result.err.count("\n"), 1)


class StandardStreams(unittest.TestCase):
    def test_a_full_disk_is_a_failure(self):
        with open("/dev/full", "wb") as full:
            ran = subprocess.run(
                [PROGRAM, "perft", "1"], stdout=full, stderr=subprocess.PIPE, timeout=PATIENCE
            )
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(
            ran.stderr, b"inarow: standard output cannot be written: No space left on device.\n"
        )

    def closing(self, *fds):
        return subprocess.run(
            [PROGRAM, "replay"],
            stdin=subprocess.PIPE if 0 not in fds else None,
            capture_output=True,
            timeout=PATIENCE,
            preexec_fn=lambda: [os.close(fd) for fd in fds],
        )

    def test_closed_input_and_output(self):
        ran = self.closing(0)
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(
            ran.stderr, b"inarow: standard input cannot be read: Bad file descriptor.\n"
        )
        ran = subprocess.run(
            [PROGRAM, "perft", "1"],
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            preexec_fn=lambda: os.close(1),
        )
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(
            ran.stderr, b"inarow: standard output cannot be written: Bad file descriptor.\n"
        )

    def test_a_directory_is_no_input(self):
        directory = os.open("/", os.O_RDONLY)
        ran = subprocess.run([PROGRAM, "replay"], stdin=directory, capture_output=True)
        os.close(directory)
        self.assertEqual(ran.returncode, 1)
        self.assertEqual(ran.stderr, b"inarow: standard input cannot be read: Is a directory.\n")

    def test_a_closed_pipe_ends_it_quietly(self):
        games = b"b2 a1\n" * 200_000
        for arguments, line in ((["replay"], b'{"kind": "position"'), (["show"], b"3 . . .\n")):
            with self.subTest(arguments):
                process = started(self, *arguments)
                process.stdin.write(games[:6])
                process.stdin.flush()
                self.assertTrue(process.stdout.readline().startswith(line))
                process.stdout.close()
                feed(process, games)
                self.assertEqual(process.wait(PATIENCE), 0)
                self.assertEqual(process.stderr.read(), b"")

    def test_perft_into_a_closed_pipe(self):
        process = started(self, "perft 8")
        process.stdout.readline()
        process.stdout.close()
        self.assertEqual(process.wait(PATIENCE), 0)
        self.assertEqual(process.stderr.read(), b"")


if __name__ == "__main__":
    unittest.main()
