#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Proves that the player who is not to move wins an opening of gomoku, one reply after another.

    bench/prove_opening.py FOLDER h8 a1 i9                     each reply that needs an answer, with 1,000,000 nodes
    bench/prove_opening.py FOLDER h8 a1 i9 --nodes 20_000_000  the replies that are still open, with more nodes
    bench/prove_opening.py FOLDER h8 a1 i9 --try i8 h9         the same; first tries i8, then h9 as the answer
    bench/prove_opening.py FOLDER h8 a1 i9 --rules 15x15/5/exactly    if longer lines do not win

A search visits about 120,000 nodes a second. FOLDER keeps a proof of each reply, and the file tried.txt: the replies
without a proof, and the nodes that were tried. An interruption loses one reply only: the same command continues with
this reply. When every reply has an answer, the command writes the proof of the opening into FOLDER too. The searches do
not use the proofs of other replies, because reading these proofs takes longer than it saves. Only the last step reads
FOLDER. After an update of the program, delete tried.txt to try all open replies again.
"""

import os
import pathlib
import subprocess
import tempfile

import programs

PROGRAM = os.environ.get("INAROW_PROGRAM") or programs.ROOT / "build/play/bin/inarow"


def run(what, moves, options, *others):
    """What the command prints, or None if it finds no proof."""
    command = [PROGRAM, "proof", what, *moves, "--rules", options.rules, *others]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode not in (0, 1):
        raise SystemExit(ran.stderr)
    return ran.stdout if ran.returncode == 0 else None


def file_of(folder, moves):
    return folder / f"{'-'.join(moves)}.proof"


def make(moves, folder, options, *others):
    winner = ("second", "first")[len(options.moves) % 2]
    return run(
        "make", moves, options, "--winner", winner, "--output", file_of(folder, moves), *others
    )


def prove(moves, options):
    """What `proof make` says of a position, or None. Each answer to try gets as many nodes as the position."""
    limit = "--nodes", str(options.nodes)
    for answer in options.answers:
        # The program refuses an answer to an occupied square.
        with tempfile.TemporaryDirectory() as answered:
            if make([*moves, answer], pathlib.Path(answered), options, *limit):
                return make(moves, options.folder, options, "--from", answered, *limit)
    return make(moves, options.folder, options, *limit)


def tried(folder):
    """The number of nodes that were tried for each reply."""
    path = folder / "tried.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    return {moves: int(nodes) for moves, _, nodes in (line.rpartition(" ") for line in lines)}


def remember(folder, moves, nodes):
    lines = tried(folder) | {" ".join(moves): nodes}
    text = "".join(f"{moves} {nodes}\n" for moves, nodes in sorted(lines.items()))
    (folder / "tried.txt").write_text(text)


def main():
    parser = programs.parser(__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("moves", nargs="+")
    parser.add_argument("--rules", default="gomoku")
    parser.add_argument("--nodes", type=int, default=1_000_000, help="maximum for each reply")
    parser.add_argument("--try", nargs="+", default=[], dest="answers", metavar="MOVE")
    options = parser.parse_args()
    options.folder.mkdir(exist_ok=True)
    replies = run("unanswered", options.moves, options)
    if replies is None:
        raise SystemExit("The opening is not won by threats after a pass.")
    left = 0
    for reply in replies.split():
        moves = [*options.moves, reply]
        if file_of(options.folder, moves).exists():
            continue
        if options.answers or tried(options.folder).get(" ".join(moves), 0) < options.nodes:
            said = prove(moves, options)
            if said:
                print(*moves, said.rpartition(": ")[2].strip(), flush=True)
                continue
            remember(options.folder, moves, options.nodes)
        print(*moves, "open", flush=True)
        left += 1
    if left > 0:
        raise SystemExit(f"{left} replies have no answer yet.")
    print(make(options.moves, options.folder, options, "--from", options.folder).strip())


if __name__ == "__main__":
    main()
