#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The pictures of README.md, made by the project's own commands.

    scripts/pictures.py INAROW            makes docs/pictures/*.svg; INAROW is the program
    scripts/pictures.py INAROW --check    whether they are current

Needs rich, tmux and clang++-22. The picture of the page is made by its tests: `npm run pictures` in web/.
"""

import argparse
import io
import os
import pathlib
import shlex
import subprocess
import sys
import time

from rich.console import Console
from rich.text import Text

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs/pictures"

PROGRAM = """\
#include <inarow.hpp>

using game  = inarow::new_game<inarow::tic_tac_toe>;
using after = inarow::play<game, "center", "top-left">;
using wrong = inarow::play<after, "center">;
"""
SECONDS = 60

# As rich draws a terminal, without its fonts from elsewhere and its window buttons.
TERMINAL = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">
<title>{title}</title>
<style>
.{unique_id}-matrix {{ font: {char_height}px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  line-height: {line_height}px; white-space: pre; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect fill="#292929" width="{width}" height="{height}" rx="8"/>
<g transform="translate({terminal_x}, 16)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def terminal(name, title, lines, columns):
    """A picture of a terminal that shows these lines, which may have colors."""
    console = Console(width=columns, record=True, file=io.StringIO(), force_terminal=True)
    for line in lines:
        text = Text.from_ansi(line)
        text.highlight_words(["error:"], "bold red")
        if line.startswith("$ "):
            text.stylize("bold")
        console.print(text)
    template = TERMINAL.replace("{title}", title)
    return console.export_svg(code_format=template, unique_id=name)


def output(*command, text=""):
    done = subprocess.run(
        command, input=text, capture_output=True, text=True, cwd=ROOT, check=False
    )
    return done.stdout + done.stderr


def refusal():
    """The compiler's sentence and its board: what it says before it points at the source."""
    command = ["clang++-22", "-std=c++23", "-fsyntax-only", "-Iinclude", "-x", "c++", "-"]
    lines = output(*command, text=PROGRAM).splitlines()
    start = next(i for i, line in enumerate(lines) if "error:" in line)
    end = next(i for i, line in enumerate(lines[start:], start) if line.strip() == "a b c")
    lines[start] = "first.cpp: " + lines[start][lines[start].index("error:") :]
    compile_command = "$ clang++ -std=c++23 first.cpp"
    return ["$ cat first.cpp", *PROGRAM.splitlines(), "", compile_command, *lines[start : end + 1]]


def last_screen(command, presses):
    """What the full screen shows after these keys, each with what is to be seen after it."""
    tmux = ["tmux", "-L", f"inarow-pictures-{os.getpid()}", "-f", os.devnull]

    def screen(*options):
        return output(*tmux, "capture-pane", "-p", *options)

    def wait_for(text):
        deadline = time.monotonic() + SECONDS
        while text not in screen():
            if time.monotonic() > deadline:
                sys.exit(f"waited in vain for {text!r}:\n{screen()}")
            time.sleep(0.05)

    variables = ["env", "-u", "NO_COLOR", "LC_ALL=C.UTF-8"]
    size = ["-x", "72", "-y", "24"]
    output(*tmux, "new-session", "-d", *size, shlex.join([*variables, *command]) + "; sleep 60")
    try:
        wait_for("F1 help")
        for key, seen in presses:
            output(*tmux, "send-keys", key)
            wait_for(seen)
        return screen("-e").rstrip("\n").split("\n")
    finally:
        output(*tmux, "kill-server")


def pictures(program):
    """{name: SVG}, in which spaces that are seen are entities."""
    play = ["play", "--rules", "connect-four", "--opponent", "perfect", "--style", "unicode"]
    moves = [("4", ""), ("Enter", "make move 3."), ("Enter", "make move 5."), ("C-t", ", best.")]
    screen = last_screen([str(pathlib.Path(program).resolve()), *play], moves)
    game = "4453354541225"
    return {
        "refusal": terminal("refusal", "An illegal move is a compile error", refusal(), 84),
        "terminal": terminal("terminal", "Connect Four in a terminal", screen, 72),
        "review": output(program, "analyze", game, "--rules", "connect-four", "--format", "svg"),
    }


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="the command line, inarow")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    stale = []
    for name, picture in pictures(options.program).items():
        path, svg = PICTURES / f"{name}.svg", " ".join(picture.split()) + "\n"
        if options.check and (not path.is_file() or path.read_text(encoding="utf-8") != svg):
            stale.append(str(path.relative_to(ROOT)))
        elif not options.check:
            path.write_text(svg, encoding="utf-8")
    if stale:
        sys.exit("not current, so run scripts/pictures.py: " + ", ".join(stale))


if __name__ == "__main__":
    main()
