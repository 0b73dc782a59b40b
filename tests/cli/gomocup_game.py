#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Plays a whole game of gomoku by the Gomocup protocol, against a program for another machine.

    gomocup_game.py INAROW COMMAND...     COMMAND runs the other program, such as qemu-aarch64-static inarow

INAROW, of this machine, plays Black, and judges every move.
"""

import json
import subprocess
import sys

NODES = 3000  # for a move: what limits a search is no time


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(
            [*command, "engine", "--movetime", "1h"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.write(f"INFO max_node {NODES}")
        self.write("START 15")
        assert self.read() == "OK"

    def write(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def read(self):
        while (line := self.process.stdout.readline()).startswith(("MESSAGE", "DEBUG")):
            pass
        assert line, "the engine has ended"
        return line.strip()

    def answer(self, line):
        self.write(line)
        return self.read()

    def end(self):
        self.write("END")
        self.process.communicate()
        assert self.process.returncode == 0, f"the engine ends with {self.process.returncode}"


def judged(inarow, moves):
    """The game as JSON; it must be legal up to its last move."""
    options = ["replay", "--rules", "gomoku", "--notation", "gomocup", "--strict"]
    ran = subprocess.run(
        [inarow, *options], input=" ".join(moves) + "\n", capture_output=True, text=True
    )
    assert ran.returncode == 0, f"{moves}: {ran.stdout}{ran.stderr}"
    return json.loads(ran.stdout)


def main():
    inarow, command = sys.argv[1], sys.argv[2:]
    engines = [Engine([inarow]), Engine(command)]
    moves = [engines[0].answer("BEGIN")]
    while (game := judged(inarow, moves))["outcome"] == "in play":
        moves.append(engines[len(moves) % 2].answer(f"TURN {moves[-1]}"))
    for engine in engines:
        engine.end()
    print(f"{command[-1]}: {len(moves)} moves, {game['outcome']}")


if __name__ == "__main__":
    main()
