#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Asks clangd what an editor shows on hover over a `display` of a game: the drawn rows.

Speaks the language-server protocol: opens a file, asks for the hover text at a name, and holds the
text to the board that stands beside it here. Ends with 77, which CTest takes for skipped, when
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

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
SECONDS = 60

PROGRAM = """\
#include <inarow.hpp>

using small = inarow::play<inarow::new_game<inarow::tic_tac_toe>, 13, 33, 23, 32, 12>;
using small_display = inarow::display<small>;

using large = inarow::play<inarow::new_game<inarow::connect_four>, 4, 4, 5, 5, 1, 4>;
using large_display = inarow::display<large>;

using empty_display = inarow::display<inarow::new_game<inarow::tic_tac_toe>>;

using unusual = inarow::play<inarow::new_game<misere(exactly(inarow::tic_tac_toe))>, 22, 11>;
using unusual_display = inarow::display<unusual>;
"""
BOARDS = {
    "small_display": ["X X O", "X _ O", "_ _ _"],
    "large_display": [
        "_ _ _ _ _ _ _",
        "_ _ _ _ _ _ _",
        "_ _ _ _ _ _ _",
        "_ _ _ O _ _ _",
        "_ _ _ O O _ _",
        "X _ _ X X _ _",
    ],
    "empty_display": ["_ _ _"] * 3,
    "unusual_display": ["_ _ _", "_ X _", "O _ _"],
}


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
        if line.startswith(f"using {name} "):
            return {"line": number, "character": len("using ") + 1}
    raise KeyError(name)


def rows_in(text):
    """The rows of a text such as board<row<X, _>, row<_, O>>, whatever its namespaces."""
    text = text.replace("inarow::", "")
    board = re.search(r"board<(row<[XO_, ]+>(,\s*row<[XO_, ]+>)*)>", text)
    return (
        [row.replace(",", "") for row in re.findall(r"row<([XO_, ]+)>", board[1])] if board else []
    )


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
        server = Server([arguments.clangd, "--background-index=0", "--log=error"], folder)
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
        for name, board in BOARDS.items():
            hover = server.ask(
                "textDocument/hover", {"textDocument": document, "position": place_of(name)}
            )
            text = hover["contents"]["value"] if hover else ""
            if arguments.show:
                print(f"--- {name}\n{text}")
            if rows_in(text) != board:
                wrong += 1
                print(f"FAILED  {name} should show", *board, f"but shows\n{text}", sep="\n")
        server.close()
    print(f"{len(BOARDS)} boards, {wrong} failures")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
