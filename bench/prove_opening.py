#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Proves an opening of gomoku: the player who makes its last move wins. Proves one reply after another.

    bench/prove_opening.py FOLDER h8 a1 i9                  at levels 0, 1, 2, ... until h8 a1 is proven
    bench/prove_opening.py FOLDER h8 a1 i9 --level 4        at levels 0 to 4
    bench/prove_opening.py FOLDER h8 a1 i9 --both-lengths   also if only lines of exactly five win
    bench/prove_opening.py FOLDER h8 a1 i9 --jobs 2         two replies at a time
    bench/prove_opening.py FOLDER h8 i7 i9 --variations FILE   with the winner's moves in some positions
    bench/prove_opening.py FOLDER h8 a1 i9 --jobs 8 --ray ADDRESS   on the machines of a Ray cluster

At level 0, `inarow proof make` searches each reply with at most 60,000 nodes (--nodes). Each further level doubles this
number for the replies that are still open. In addition, it proves the positions after the best moves of the winner in
the same way, as openings: after the best move at the level below, after the second-best at the level below that, and so
on. In such an opening, the first reply that remains open ends the level, and comes first at the next level. Source: Wu
et al., Job-Level Proof Number Search (2013), but with levels instead of proof numbers.

FOLDER keeps a proof of each position that was proven, and the file open.txt: the levels at which positions remained
open. After an interruption, the same command continues. After an update of the program, delete open.txt to try all open
positions again.
"""

import concurrent.futures
import os
import pathlib
import subprocess
import tempfile
import threading
import time

import programs

PROGRAM = os.path.abspath(
    os.environ.get("INAROW_PROGRAM") or programs.ROOT / "build/play/bin/inarow"
)
KNOWN, OUTPUT = "known", "new.proof"
NODES_OF_ENGINE = 5  # for each node of a job at the level below
NODES_OF_JOIN = 20_000_000
MAX_ANSWERS = 3
MAX_TABLE_MB = 1024
NO_PROOF = "reached before the proof was complete.\n", "has nothing left to try.\n"


def do_job(line, text="", known=None):
    """Runs a command in a folder with known proofs. Returns how it ended, and the proof that it wrote, if any."""
    with tempfile.TemporaryDirectory() as folder:
        proofs = pathlib.Path(folder) / KNOWN
        proofs.mkdir()
        for name, proof in (known or {}).items():
            (proofs / name).write_bytes(proof)
        ran = subprocess.run(
            line, input=text, capture_output=True, text=True, check=False, cwd=folder
        )
        output = pathlib.Path(folder) / OUTPUT
        return ran, output.read_bytes() if output.exists() else None


def on_ray(address):
    """`do_job`, but as a task on the Ray cluster at this address."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address=address, log_to_driver=False, logging_level="error")
    task = ray.remote(num_cpus=1)(do_job)
    return lambda *arguments, **options: ray.get(task.remote(*arguments, **options))


class Search:
    """Positions are lists of moves. Their keys are the same for all orders of the moves."""

    def __init__(self, options):
        self.options = options
        self.winner = ("second", "first")[len(options.moves) % 2]
        self.started, self.jobs = time.monotonic(), 0
        self.do_job = on_ray(options.ray) if options.ray else do_job
        self.lock = threading.Lock()
        self.best, self.replies, self.hardest = {}, {}, {}
        self.level_when_open = {}  # the highest level at which a position remained open
        self.move_of_variation = {}
        self.refuse_other_options()
        self.read_open_positions()
        self.read_variations()

    def refuse_other_options(self):
        """The names of proofs contain only moves, so that FOLDER is for one set of options."""
        path = self.options.folder / "options.txt"
        text = f"{self.options.rules} {self.options.nodes} nodes"
        text += self.options.both_lengths * " --both-lengths" + "\n"
        if path.exists() and path.read_text() != text:
            raise SystemExit(f"{self.options.folder} is of other options: {path.read_text()}")
        path.write_text(text)

    def read_open_positions(self):
        path = self.options.folder / "open.txt"
        for line in path.read_text().splitlines() if path.exists() else []:
            key, _, level = line.partition(" ")
            self.note_open(key, int(level or -1))  # an interruption may have cut the last line

    def read_variations(self):
        """Notes the winner's moves. The positions before them may have remained open without them."""
        if not self.options.variations:
            return
        moves = self.options.moves
        for variation in map(str.split, self.options.variations.read_text().splitlines()):
            if variation[: len(moves)] != moves:
                continue
            for ply in range(len(moves) + 1, len(variation), 2):
                key, move = self.key(variation[:ply]), variation[ply]
                if self.move_of_variation.setdefault(key, move) != move:
                    where = " ".join(variation[:ply])
                    raise SystemExit(f"Two variations differ in the winner's move after {where}.")
            for ply in range(len(moves), len(variation)):
                self.level_when_open.pop(self.key(variation[:ply]), None)
        if not self.move_of_variation:
            raise SystemExit(f"No variation begins with {' '.join(moves)}.")

    @staticmethod
    def key(moves):
        return "_".join("-".join(sorted(moves[side::2])) for side in (0, 1))

    def file(self, moves):
        return self.options.folder / f"{self.key(moves)}.proof"

    def say(self, *what):
        print(f"{time.monotonic() - self.started:.0f} s, {self.jobs} jobs:", *what, flush=True)

    def run(self, command, moves, *arguments, known=None):
        """What `inarow proof` prints, or None if it finds no proof. Keeps the proof that it makes."""
        with self.lock:
            self.jobs += 1
        line = [PROGRAM, "proof", command, *moves, "--rules", self.options.rules, *arguments]
        if self.options.both_lengths:
            line.append("--both-lengths")
        ran, proof = self.do_job(line, known=known)
        if ran.returncode != 0 and not ran.stderr.endswith(NO_PROOF):
            raise SystemExit(ran.stderr)
        if proof is not None:
            with self.lock:
                unfinished = self.file(moves).with_suffix(".part")
                unfinished.write_bytes(proof)
                unfinished.replace(self.file(moves))
        return ran.stdout if ran.returncode == 0 else None

    def make(self, moves, nodes, *arguments, known=None):
        output = "--winner", self.winner, "--output", OUTPUT
        return self.run("make", moves, *output, "--nodes", str(nodes), *arguments, known=known)

    def join(self, moves, next_moves):
        """Makes the proof of a position from the proofs of the positions after some moves."""
        files = [self.file([*moves, move]) for move in next_moves]
        known = {file.name: file.read_bytes() for file in files}
        said = self.make(moves, NODES_OF_JOIN, "--from", KNOWN, known=known)
        if said is None:
            raise SystemExit(f"The proofs after {' '.join(moves)} do not join.")
        return said

    def note_open(self, key, level):
        self.level_when_open[key] = max(level, self.level_when_open.get(key, -1))

    def remains_open(self, moves, level):
        with self.lock:
            self.note_open(self.key(moves), level)
            with open(self.options.folder / "open.txt", "a", encoding="utf-8") as file:
                file.write(f"{self.key(moves)} {level}\n")
        return False

    def is_decided(self, moves, level):
        """Whether the position is proven, or remained open at this level or a higher one."""
        is_open = self.level_when_open.get(self.key(moves), -1) >= level
        return is_open or self.file(moves).exists()

    def best_moves(self, moves, level):
        """The best moves of the engine, best move first."""
        key = self.key(moves), level
        if key not in self.best:
            commands = (
                f"setoption name Hash value {min(64 << level, MAX_TABLE_MB)}",
                f"setoption name MultiPV value {MAX_ANSWERS}",
                "position startpos moves " + " ".join(moves),
                f"go nodes {NODES_OF_ENGINE * self.options.nodes << (level - 1)}",
                "",
            )
            line = [PROGRAM, "engine", "--rules", self.options.rules]
            ran, _ = self.do_job(line, text="\n".join(["uci", *commands]))
            if ran.returncode != 0 or "ERROR" in ran.stdout:
                raise SystemExit(ran.stderr + ran.stdout)
            found = {}
            for words in map(str.split, ran.stdout.splitlines()):
                if words[:1] == ["info"] and "pv" in words:
                    number = words[words.index("multipv") + 1] if "multipv" in words else "1"
                    found[int(number)] = words[words.index("pv") + 1]
            self.best[key] = [found[number] for number in sorted(found)]
        return self.best[key]

    def unanswered(self, moves, level):
        """The replies that need an answer, or None if no win by threats is found after a pass."""
        key = self.key(moves)
        if key not in self.replies:
            said = self.run("unanswered", moves, "--nodes", str(self.options.nodes << (level + 2)))
            if said is None:
                return None
            self.replies[key] = said.split()
        return self.replies[key]

    def tries(self, moves, level):
        """Moves to try, each with the level of the opening that it begins."""
        if (move := self.move_of_variation.get(self.key(moves))) is not None:
            return [(move, level)]
        return zip(self.best_moves(moves, level), reversed(range(level))) if level > 0 else ()

    def wins(self, moves, level):
        """Whether the winner, who is to move, wins."""
        if self.is_decided(moves, level):
            return self.file(moves).exists()
        nodes = self.options.nodes << level
        if self.key(moves) not in self.move_of_variation and self.make(moves, nodes):
            return True
        for move, level_after in self.tries(moves, level):
            if self.wins_after([*moves, move], level_after):
                return self.join(moves, [move]) is not None
        return self.remains_open(moves, level)

    def wins_after(self, moves, level):
        """Whether the winner, who is not to move, wins. Ends at the first reply that remains open."""
        if self.is_decided(moves, level):
            return self.file(moves).exists()
        replies = self.unanswered(moves, level)
        if replies is None:
            return self.remains_open(moves, level)
        hardest = self.hardest.get(self.key(moves))
        for reply in sorted(replies, key=lambda each: each != hardest):
            if not self.wins([*moves, reply], level):
                self.hardest[self.key(moves)] = reply
                return self.remains_open(moves, level)
        return self.join(moves, replies) is not None

    def answer(self, reply, level):
        moves = [*self.options.moves, reply]
        if self.file(moves).exists():
            return True
        is_answered = self.wins(moves, level)
        self.say(*moves, "proven" if is_answered else "open", "at level", level)
        return is_answered

    def answers(self, replies, level):
        """Whether each reply has an answer. An error ends the other jobs, too."""
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as jobs:
            running = [jobs.submit(self.answer, reply, level) for reply in replies]
            try:
                return [each.result() for each in concurrent.futures.as_completed(running)]
            except BaseException:
                jobs.shutdown(wait=False, cancel_futures=True)
                raise

    def prove(self):
        before, last = self.options.moves[:-1], self.options.moves[-1]
        for level in range(self.options.level + 1):
            replies = self.unanswered(self.options.moves, level)
            if replies is not None and all(self.answers(replies, level)):
                self.join(self.options.moves, replies)
                said = self.join(before, [last]).strip()
                return f"{said}\nThe proof is in {self.file(before)}."
        raise SystemExit("The opening remains open.")


def main():
    parser = programs.parser(__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("moves", nargs="+")
    parser.add_argument("--rules", default="gomoku")
    parser.add_argument("--both-lengths", action="store_true", help="prove for both line lengths")
    parser.add_argument(
        "--variations", type=pathlib.Path, metavar="FILE", help="the winner's moves"
    )
    parser.add_argument("--jobs", type=int, default=1, help="number of replies at a time")
    parser.add_argument("--ray", metavar="ADDRESS", help="Ray cluster for the jobs")
    parser.add_argument("--nodes", type=int, default=60_000, help="maximum of a job at level 0")
    parser.add_argument("--level", type=int, default=20, help="the last level")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    print(Search(options).prove())


if __name__ == "__main__":
    main()
