#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Asks clangd what an editor shows: on hover over games and displays the board, over answers their
value, and on completion the public names and the legal moves.

Speaks the language-server protocol: opens a file, asks for the hover text at a name, and holds it
to the text that stands beside the name here. Ends with 77, which CTest takes for skipped, when
clangd is not installed.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 600  # only a server that hangs takes as long

PROGRAM = """\
#include <inarow/perfect_play.hpp>
#include <inarow/type/game_constant.hpp>

using empty = inarow::new_game<inarow::tic_tac_toe>;
using small = inarow::play<empty, 13, 33, 23, 32, 12>;
using won = inarow::play<small, "c1">;
using before = inarow::take_back<small, 2>;
using challenged = inarow::challenge<empty, "b2">;
using given = inarow::set_up<inarow::tic_tac_toe, "X../.O./...">;
using unusual = inarow::play<inarow::new_game<misere(exactly(inarow::tic_tac_toe))>, 22, 11>;
using dropped = inarow::play<inarow::new_game<inarow::connect_four>, 4, 4, 5, 5, 1, 4>;
using lined = inarow::play<inarow::new_game<inarow::gomoku>, "h8", "a1", "o15">;
using large = inarow::play<inarow::new_game<inarow::square_board(16)>, "a16">;

using small_display = inarow::display<small>;
using dropped_display = inarow::display<dropped>;
using lined_display = inarow::display<lined>;
constexpr auto stacked = &dropped_display::rows;

auto returned() -> small;
const auto variable = returned();
constexpr auto best = inarow::best_moves<challenged>;
constexpr auto& position = small::position;
constexpr auto constant = inarow::unplayed<inarow::tic_tac_toe>.then<"b3">().then().c3().then<12>();
constexpr auto chosen = constant.take_back().then().a3();

constexpr auto state = inarow::status_of<small>;
constexpr auto winner = inarow::who_won<won>;
constexpr auto occupied = inarow::is_occupied<small, "b2">;
constexpr auto found = inarow::value<challenged>.outcome;
constexpr auto points = inarow::score<challenged>;
constexpr auto claim = inarow::second_has_won<won>;
using completed = inarow::
"""
SMALL = 'board<3, 3>{{"XXO", "X.O", "..."}}'
DROPPED = 'board<7, 6>{{".......", ".......", ".......", "...O...", "...OO..", "X..XX.."}}'
FREE = '"..............."'
LINED = (
    'board<15, 15>{{{"..............X", ' + ", ".join([FREE] * 6)
    + ', ".......X.......", ' + FREE + ", " + FREE + "}}, {" + ", ".join([FREE] * 4)
    + ', "O.............."}}'
)  # fmt: skip
# What stands behind "Type: ", the arrow of a function or "Value = " on hover over each name.
TYPES = {
    "empty": 'game_on<board<3, 3>{{"...", "...", "..."}}, standing::first_to_move, nullptr>',
    "small": f"game_on<{SMALL}, standing::second_to_move, nullptr>",
    "won": 'game_on<board<3, 3>{{"XXO", "X.O", "..O"}}, standing::second_has_won, nullptr>',
    "before": 'game_on<board<3, 3>{{"XXO", "...", "..."}}, standing::second_to_move, nullptr>',
    "challenged": 'game_on<board<3, 3>{{"O..", ".X.", "..."}}, standing::first_to_move, nullptr>',
    "given": 'game_on<board<3, 3>{{"X..", ".O.", "..."}}, standing::first_to_move, nullptr>',
    "unusual": 'game_on<board<3, 3>{{"...", ".X.", "O.."}}, standing::first_to_move, nullptr>',
    "dropped": f"game_on<{DROPPED}, standing::first_to_move, nullptr>",
    "lined": f"game_on<{LINED}, standing::second_to_move, nullptr>",
    "large": "after_move<started<16, 16, 16>, 0>",
    "variable": f"const small (aka const game_on<{SMALL}, standing::second_to_move, nullptr>)",
    "best": "const move_set<9>",
    "position": "const basic_position<9> &",
    "constant": 'const game_constant<game_on<board<3, 3>{{".XO", "X..", "..."}}, '
    "standing::second_to_move, nullptr>>",
    "chosen": 'const game_constant<game_on<board<3, 3>{{"XXO", "...", "..."}}, '
    "standing::second_to_move, nullptr>>",
    "small_display": f"displayed<{SMALL}>",
    "dropped_display": f"displayed<{DROPPED}>",
    "lined_display": f"displayed<{LINED}>",
}
RESULTS = {"returned": f"small (aka game_on<{SMALL}, standing::second_to_move, nullptr>)"}
VALUES = {
    "state": "ongoing",
    "winner": "second_won",
    "occupied": "false",
    "found": "draw",
    "points": "0",
    "claim": "true",
}
# The parameters of dropped_display::rows, which editors list below each other.
ROWS = [".......", ".......", ".......", "...O...", "...OO..", "X..XX.."]
# What completion offers behind `then().`: the legal moves and nothing else.
LEGAL = {"a1", "a2", "a3", "b1", "b2", "c1", "c2"}
# Beside what the module exports, completion offers these: nested namespaces, of which no editor
# hides detail and v0, operators, and the words of errors.
ALSO_OFFERED = {"bitboard", "column_numbers", "core", "detail", "draw", "messages", "notation",
                "operator<<", "solve", "squares", "v0", "because", "on_this_board", "str"}  # fmt: skip


class Server:
    """A language server at the other end of two pipes."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self.count = 0
        # A server that hangs is ended, and then reads as closed.
        self.deadline = threading.Timer(SECONDS, self.process.kill)
        self.deadline.start()

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = 0
        while (line := self.process.stdout.readline()) != b"\r\n":
            if not line:
                sys.exit(f"the server has closed, or did not answer within {SECONDS} s")
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def ask(self, method, params):
        self.count += 1
        self.send(method, params, id=self.count)
        while True:
            answer = self.receive()
            if answer.get("id") == self.count and "method" not in answer:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def close(self):
        self.ask("shutdown", None)
        self.send("exit", None)
        self.process.wait(SECONDS)
        self.deadline.cancel()


def place_of(name):
    """Line and character of the name that is declared."""
    for number, line in enumerate(PROGRAM.splitlines()):
        if found := re.match(rf"(using|constexpr \w+&?|const auto|auto) ({name})( =|\()", line):
            return {"line": number, "character": found.start(2)}
    raise KeyError(name)


def told(text, key):
    """What stands behind `key` in a hover text, without the namespace of the library."""
    found = re.search(rf"^{key}(.*?)(?: \(0x\w+\))?$", text, re.M)
    return re.sub(r"^struct ", "", found[1]).replace("inarow::", "") if found else None


def exported():
    """The names of namespace inarow that the module exports: all that is public."""
    module = (PROJECT / "include/inarow.cppm").read_text()
    block = module[module.index("export namespace inarow::inline v0 {") :].split("}", 1)[0]
    return set(re.findall(r"using inarow::v0::(\S+);", block))


def completions(server, document, place, expected):
    """What completion offers there, once the index is complete and the expected name among it."""
    names = set()
    deadline = time.monotonic() + SECONDS / 2
    while time.monotonic() < deadline:
        answer = server.ask(
            "textDocument/completion", {"textDocument": document, "position": place}
        )
        names = {
            re.match(r"\W*(operator[^\w(]+|\w+)", item["label"])[1] for item in answer["items"]
        }
        if expected in names:
            break
        time.sleep(0.5)
    return names


def place_behind(text):
    """Line and character behind the last place of a text."""
    before = PROGRAM[: PROGRAM.rindex(text) + len(text)]
    return {"line": before.count("\n"), "character": len(before) - before.rfind("\n") - 1}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clangd", default="clangd-22")
    parser.add_argument("--show", action="store_true", help="print the hover texts")
    arguments = parser.parse_args()
    if not shutil.which(arguments.clangd):
        print(f"skipped: {arguments.clangd} is not installed; ./test.sh installs it")
        return 77

    wrong = 0
    with tempfile.TemporaryDirectory(prefix="hover.") as folder:
        root = pathlib.Path(folder)
        source = root / "game.cpp"
        source.write_text(PROGRAM)
        (root / "compile_flags.txt").write_text(f"-std=c++23\n-I{PROJECT / 'include'}\n")
        server = Server(
            [arguments.clangd, "--background-index=0", "--log=error", "--limit-results=0"], folder
        )
        document = {"uri": source.as_uri()}
        server.ask(
            "initialize",
            {
                "processId": None,
                "rootUri": root.as_uri(),
                "capabilities": {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}},
            },
        )
        server.send("initialized", {})
        server.send(
            "textDocument/didOpen",
            {"textDocument": {**document, "languageId": "cpp", "version": 1, "text": PROGRAM}},
        )
        claims = [(name, "Type: ", text) for name, text in TYPES.items()]
        claims += [(name, "\N{RIGHTWARDS ARROW} ", text) for name, text in RESULTS.items()]
        claims += [(name, "Value = ", text) for name, text in VALUES.items()]
        for name, key, expected in claims:
            hover = server.ask(
                "textDocument/hover", {"textDocument": document, "position": place_of(name)}
            )
            text = hover["contents"]["value"] if hover else ""
            if arguments.show:
                print(f"--- {name}\n{text}")
            if told(text, key) != expected:
                wrong += 1
                print(f"FAILED  {name} should show", key + expected, f"but shows\n{text}", sep="\n")
        hover = server.ask(
            "textDocument/hover",
            {"textDocument": document, "position": place_behind("&dropped_display::")},
        )
        text = hover["contents"]["value"] if hover else ""
        if re.findall(r'^- (?:inarow::)?board_row<str<7>\{"(.*)"\}>$', text, re.M) != ROWS:
            wrong += 1
            print("FAILED  rows should show", *ROWS, f"but show\n{text}", sep="\n")
        offered = completions(server, document, place_behind("completed = inarow::"), "take_back")
        if arguments.show:
            print("--- completion", *sorted(offered), sep="\n")
        if missing := {"play", "new_game", "take_back", "display", "challenge"} - offered:
            wrong += 1
            print("FAILED  completion should offer", *missing)
        if internal := offered - exported() - ALSO_OFFERED:
            wrong += 1
            print("FAILED  completion should not offer", *sorted(internal))
        legal = completions(server, document, place_behind("take_back().then()."), "a3")
        if legal != LEGAL:
            wrong += 1
            print("FAILED  completion should offer", *sorted(LEGAL), "but offers", *sorted(legal))
        server.close()
    print(f"{len(claims) + 1} hover texts and two completions, {wrong} failures")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
