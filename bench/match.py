#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""A match of two engines that speak the Gomocup protocol: won, drawn, lost, and the Elo difference.

bench/match.py "build/play/bin/inarow engine" "./other-engine" --games 20 --time 1000
bench/match.py A B --one-info "max_node 20000" --two-info "max_node 20000" --time 60000
bench/match.py A B --openings openings.txt --record games.txt

Each opening is played twice, each engine having the first player once. An opening is a line of
moves, columns and rows from 0: "7,7 8,8 9,6". Without a file there are random ones of two to four
stones near the center, the same for the same seed, in which no win is proven within 2,000 nodes.

An engine that crashes, makes an illegal move or exceeds the time by more than the tolerance loses.
The rules are those of `inarow replay`, which judges every move.
"""

import argparse
import contextlib
import json
import math
import os
import pathlib
import random
import select
import shlex
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = os.environ.get("INAROW_PROGRAM", str(ROOT / "build/play/bin/inarow"))
START_TIME = 120  # seconds, for START and for the end of a process
IGNORED = ("MESSAGE", "DEBUG", "OK", "UNKNOWN")


class Forfeit(Exception):
    """Why an engine loses without having been beaten."""


class Lines:
    """A process that is written to and read from line by line."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self.got = b""

    def write(self, *lines):
        try:
            self.process.stdin.write("".join(line + "\n" for line in lines).encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Forfeit("crash") from None

    def read(self, seconds):
        """The next line; nothing if none comes in time."""
        deadline = time.monotonic() + seconds
        while b"\n" not in self.got:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.process.stdout], [], [], left)[0]:
                return None
            more = os.read(self.process.stdout.fileno(), 65536)
            if not more:
                raise Forfeit("crash")
            self.got += more
        line, _, self.got = self.got.partition(b"\n")
        return line.decode(errors="replace").strip()

    def close(self):
        """Waits for the process for a second, then ends it."""
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdout.close()


class Referee:
    """What a list of moves leads to, by the rules of the program."""

    def __init__(self, rules):
        self.lines = Lines([PROGRAM, "replay", "--rules", rules, "--notation", "gomocup"])

    def judge(self, moves):
        """The outcome, or the sentence of a refusal."""
        self.lines.write(" ".join(moves))
        answer = json.loads(self.lines.read(START_TIME))
        return answer["outcome"], answer["error"] and answer["error"]["text"]

    def close(self):
        self.lines.close()


class Engine:
    """One engine in one game."""

    def __init__(self, side, options):
        self.milliseconds = side.milliseconds
        self.tolerance = options.tolerance
        self.is_in_game = False
        self.lines = Lines(shlex.split(side.command))
        columns, rows = options.columns, options.rows
        square = f"START {columns}" if columns == rows else f"RECTSTART {columns},{rows}"
        self.lines.write(square)
        answer = self.lines.read(START_TIME)
        while answer is not None and answer.split(" ")[0] in ("MESSAGE", "DEBUG", ""):
            answer = self.lines.read(START_TIME)
        if answer is None or not answer.startswith("OK"):
            raise Forfeit(f"does not start: {answer}")
        settings = [
            f"timeout_turn {self.milliseconds}", "timeout_match 0", "time_left 2147483647",
            "game_type 1", f"rule {int(options.exactly)}", *side.settings,
        ]  # fmt: skip
        self.lines.write(*(f"INFO {setting}" for setting in settings))

    def move(self, moves):
        """Its next move, after these."""
        if self.is_in_game:
            self.lines.write(f"TURN {moves[-1]}")
        elif moves:
            own = len(moves) % 2
            stones = [f"{move},{1 if i % 2 == own else 2}" for i, move in enumerate(moves)]
            self.lines.write("BOARD", *stones, "DONE")
        else:
            self.lines.write("BEGIN")
        self.is_in_game = True
        deadline = time.monotonic() + (self.milliseconds + self.tolerance) / 1000
        while True:
            answer = self.lines.read(deadline - time.monotonic())
            if answer is None:
                raise Forfeit("time")
            if answer and answer.split(" ")[0] not in IGNORED:
                return answer

    def close(self):
        with contextlib.suppress(Forfeit):
            self.lines.write("END")
        self.lines.close()


class Side:
    """What an engine is in all games of a match."""

    def __init__(self, command, milliseconds, settings):
        self.command = command
        self.milliseconds = milliseconds
        self.settings = settings
        self.forfeits = []


def play(sides, opening, referee, options):
    """A game; the sides in the order of their moves. Returns the moves, and the index of the side
    that has won, or None for a draw."""
    moves = list(opening)
    engines = []
    mover = 0
    try:
        for mover in (0, 1):
            engines.append(Engine(sides[mover], options))
        while True:
            mover = len(moves) % 2
            answer = engines[mover].move(moves)
            outcome, refusal = referee.judge([*moves, answer])
            if refusal or " " in answer:
                raise Forfeit(f"illegal: {answer[:60]}")
            moves.append(answer)
            if outcome != "in play":
                return moves, {"first won": 0, "second won": 1}.get(outcome)
    except Forfeit as why:
        sides[mover].forfeits.append(str(why))
        return moves, 1 - mover
    finally:
        for engine in engines:
            engine.close()


# Openings -----------------------------------------------------------------------------------------


def is_even(rules, moves):
    """Whether neither player is seen to win at once, whoever is to move."""
    text = " ".join(f"{column},{rows}" for column, rows in moves)
    commands = f"position rules {rules} moves {text}\ngo nodes 2000\n"
    ran = subprocess.run(
        [PROGRAM, "engine"], input=commands, capture_output=True, text=True, check=True
    )
    return " score cp " in ran.stdout.rpartition("info ")[2]


def random_opening(randomness, options):
    """Stones near the center, each near one that was there before."""
    count = randomness.randint(2, 4)
    middle = (options.columns // 2, options.rows // 2)
    stones = []
    while len(stones) < count:
        near, reach = (randomness.choice(stones), 2) if stones else (middle, 2)
        stone = tuple(place + randomness.randint(-reach, reach) for place in near)
        on_board = 0 <= stone[0] < options.columns and 0 <= stone[1] < options.rows
        if on_board and stone not in stones:
            stones.append(stone)
    return stones


def random_openings(count, rules, options):
    randomness = random.Random(options.seed)
    found = []
    for _ in range(1000 * count):
        if len(found) == count:
            break
        stones = random_opening(randomness, options)
        # As `inarow engine` reads moves of placing boards: from 1, from the bottom.
        from_one = [(column + 1, options.rows - row) for column, row in stones]
        opening = [f"{column},{row}" for column, row in stones]
        if opening not in found and is_even(rules, from_one):
            found.append(opening)
    if len(found) < count:
        raise SystemExit("this board has too few even openings: give some in a file")
    return found


def read_openings(path, count, referee):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    openings = [line.split() for line in lines if line.strip() and not line.startswith("#")]
    for opening in openings:
        outcome, refusal = referee.judge(opening)
        if refusal or outcome != "in play":
            raise SystemExit(f"{path}: {' '.join(opening)}: {refusal or outcome}")
    if not openings:
        raise SystemExit(f"{path} has no openings")
    return [openings[i % len(openings)] for i in range(count)]


# Figures ------------------------------------------------------------------------------------------


def elo_of(score):
    """The Elo difference at which a share of the points is expected."""
    if score <= 0:
        return -math.inf
    if score >= 1:
        return math.inf
    return 400 * math.log10(score / (1 - score))


def interval_of(pairs):
    """The share of the points, and where it lies with 95%: from the two games of each opening
    together, because they are not independent; by Wilson's formula where they are all the same."""
    score = statistics.fmean(pairs)
    z = 1.96
    spread = statistics.stdev(pairs) if len(pairs) > 1 else 0
    if spread > 0:
        half = z * spread / math.sqrt(len(pairs))
        return score, max(score - half, 0), min(score + half, 1)
    count = len(pairs)
    center = (score + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(score * (1 - score) / count + (z / (2 * count)) ** 2)
    return score, max(center - half, 0), min(center + half, 1)


def summary(results):
    """What `results`, pairs of points (1, 0.5 or 0), come to, as text."""
    games = [points for pair in results for points in pair]
    won, drawn, lost = (sum(points == wanted for points in games) for wanted in (1, 0.5, 0))
    score, least, most = interval_of([statistics.fmean(pair) for pair in results])
    elo, low, high = (f"{elo_of(share):+.0f}" for share in (score, least, most))
    return (
        f"won {won}, drawn {drawn}, lost {lost} of {len(games)}: {100 * score:.1f} %, "
        f"Elo {elo} ({low} to {high} with 95 %)"
    )


# --------------------------------------------------------------------------------------------------


def read_options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one", help="a command line")
    parser.add_argument("two", help="a command line")
    parser.add_argument("--games", type=int, default=20, help="even [default: 20]")
    parser.add_argument(
        "--time",
        type=int,
        nargs="+",
        default=[1000],
        help="milliseconds a move, of both or of each",
    )
    parser.add_argument("--tolerance", type=int, default=500, help="milliseconds [default: 500]")
    parser.add_argument("--size", default="15", help="15 or 20x15 [default: 15]")
    parser.add_argument("--run", type=int, default=5, help="stones in a row [default: 5]")
    parser.add_argument("--exactly", action="store_true", help="longer lines do not count")
    parser.add_argument("--openings", help="a file [default: random ones]")
    parser.add_argument("--seed", type=int, default=1, help="of the random openings [default: 1]")
    parser.add_argument("--one-info", action="append", default=[], metavar="'KEY VALUE'")
    parser.add_argument("--two-info", action="append", default=[], metavar="'KEY VALUE'")
    parser.add_argument("--record", help="a file that the games are added to, a line each")
    options = parser.parse_args()
    sides = options.size.split("x")
    if len(sides) > 2 or not all(side.isdigit() and 1 <= int(side) <= 999 for side in sides):
        parser.error("--size is a number from 1 to 999, or two with an x between them")
    if options.games < 2 or options.games % 2 or len(options.time) > 2 or min(options.time) < 0:
        parser.error("--games is even and at least 2; --time has one or two numbers")
    options.columns, options.rows = int(sides[0]), int(sides[-1])
    return options


def record(path, sides, order, moves, winner):
    if not path:
        return
    names = [sides[i].command for i in order]
    result = "draw" if winner is None else f"{('first', 'second')[winner]} won"
    with open(path, "a", encoding="utf-8") as file:
        file.write(f"{' '.join(moves)}\t{result}\t{names[0]}\t{names[1]}\n")


def main():
    options = read_options()
    suffix = "/exactly" if options.exactly else ""
    rules = f"{options.columns}x{options.rows}/{options.run}{suffix}"
    referee = Referee(rules)
    pairs = options.games // 2
    openings = (
        read_openings(options.openings, pairs, referee)
        if options.openings
        else random_openings(pairs, rules, options)
    )
    sides = [
        Side(options.one, options.time[0], options.one_info),
        Side(options.two, options.time[-1], options.two_info),
    ]
    results = []
    for opening in openings:
        pair = []
        for order in ((0, 1), (1, 0)):
            moves, winner = play([sides[i] for i in order], opening, referee, options)
            pair.append(0.5 if winner is None else float(order[winner] == 0))
            record(options.record, sides, order, moves, winner)
            print(f"{rules} {' '.join(opening)}: {pair[-1]:g} after {len(moves)} moves", flush=True)
        results.append(pair)
        print(summary(results), flush=True)
    referee.close()
    for side in sides:
        for why in side.forfeits:
            print(f"forfeited by {side.command}: {why}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
