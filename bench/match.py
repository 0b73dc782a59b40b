#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Plays a match between two engines with the Gomocup protocol, and prints the results and the Elo difference.

bench/match.py "build/play/bin/inarow engine" "./other-engine" --games 20 --time 1000
bench/match.py A B --one-info "max_node 20000" --two-info "max_node 20000" --time 60000
bench/match.py A B --openings openings.txt --record games.sgf
bench/match.py A B --games 2000 --sprt 0 20

The Python package must be installed, because this program calls inarow.match. The engines play each opening twice, and
exchange sides for the second game. An opening is a line of moves, as columns and rows counted from 0: "7,7 8,8 9,6".
Without a file of openings, the openings are four random stones near the center.

An engine loses if it crashes, makes an illegal move, or exceeds the time by more than the tolerance.
"""

import argparse
import pathlib
import sys

import inarow


def read_openings(path):
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith("#")]


def report(game, path):
    why = f", forfeited by {game.forfeited_by}: {game.error}" if game.error else ""
    print(f"game {game.number}: {game.result} after {game.record.game.ply} moves{why}", flush=True)
    if path:
        with open(path, "a", encoding="utf-8") as file:
            file.write(game.record.to_sgf() + "\n")


def engine(command, milliseconds, settings, tolerance):
    return inarow.Engine(
        command,
        protocol="gomocup",
        move_time=milliseconds / 1000,
        settings=[f"INFO {setting}" for setting in settings],
        tolerance=tolerance / 1000,
    )


def read_options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one", help="a command line")
    parser.add_argument("two", help="a command line")
    parser.add_argument("--games", type=int, default=20, help="number of games, even [default: 20]")
    parser.add_argument(
        "--time",
        type=int,
        nargs="+",
        default=[1000],
        help="milliseconds per move, for both engines or for each",
    )
    parser.add_argument("--tolerance", type=int, default=500, help="milliseconds [default: 500]")
    parser.add_argument("--size", default="15", help="15 or 20x15 [default: 15]")
    parser.add_argument("--run", type=int, default=5, help="stones in a row [default: 5]")
    parser.add_argument("--exactly", action="store_true", help="longer lines do not count")
    parser.add_argument("--openings", help="file of openings [default: random openings]")
    parser.add_argument(
        "--seed", type=int, default=1, help="seed of the random openings [default: 1]"
    )
    parser.add_argument("--one-info", action="append", default=[], metavar="'KEY VALUE'")
    parser.add_argument("--two-info", action="append", default=[], metavar="'KEY VALUE'")
    parser.add_argument(
        "--sprt",
        type=float,
        nargs=2,
        metavar=("ELO0", "ELO1"),
        help="stop when the games decide between two differences",
    )
    parser.add_argument("--record", help="SGF file to add the games to")
    options = parser.parse_args()
    if options.games < 2 or options.games % 2 or len(options.time) > 2 or min(options.time) < 0:
        parser.error("--games is even and at least 2; --time has one or two numbers")
    return parser, options


def main():
    parser, options = read_options()
    columns, _, rows = options.size.partition("x")
    rules = f"{columns}x{rows or columns}/{options.run}{'/exactly' if options.exactly else ''}"
    try:
        result = inarow.match(
            engine(options.one, options.time[0], options.one_info, options.tolerance),
            engine(options.two, options.time[-1], options.two_info, options.tolerance),
            rules,
            games=options.games,
            openings=read_openings(options.openings) if options.openings else 4,
            seed=options.seed,
            stop=inarow.Sprt(*options.sprt) if options.sprt else None,
            notation="gomocup",
            progress=lambda game: report(game, options.record),
        )
    except ValueError as error:
        parser.error(str(error))
    print(result)
    return 0


if __name__ == "__main__":
    sys.exit(main())
