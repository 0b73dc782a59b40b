# SPDX-License-Identifier: BSL-1.0
"""Engines: programs that another program controls through their standard input and output."""

from __future__ import annotations

import contextlib
import os
import pathlib
import queue
import shlex
import shutil
import subprocess
import threading
import time
from collections.abc import Sequence
from typing import Literal, get_args

from inarow._core import Game, LineLength, Position, Rules
from inarow._errors import Error
from inarow._playing import EngineError
from inarow.typing import Notation

Protocol = Literal["auto", "gomocup", "uci"]

_START_SECONDS = 120.0  # for the start of a program, which may load a network


class Engine:
    """A program that plays games, as a side of `match`.

    `command` is a command line, or the program and its arguments. `name` is the name in tables and
    records [default: the command line without the folder of the program]. `protocol` is "gomocup",
    the protocol of the Gomocup tournament, or "uci", the protocol of `inarow engine` for all rules
    [default: "gomocup" for rules of gomoku, otherwise "uci"]. `move_time` is the time for a move in
    seconds. If `nodes` is given, each search also ends after this number of nodes. `settings` are
    commands to send after the start, such as "INFO max_memory 100000000" or "setoption name Level
    value 3". An engine that needs more than `tolerance` seconds beyond the time for a move loses
    the game.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        name: str | None = None,
        protocol: Protocol = "auto",
        move_time: float = 1.0,
        nodes: int | None = None,
        settings: Sequence[str] = (),
        tolerance: float = 1.0,
    ) -> None:
        self.command = split_command(command)
        program = pathlib.PurePath(self.command[0]).name
        self.name = name or shlex.join([program, *self.command[1:]])
        if protocol not in get_args(Protocol):
            raise Error(f"protocol must be one of {get_args(Protocol)}, not {protocol!r}.")
        self.protocol = protocol
        self.move_time = move_time
        self.nodes = nodes
        self.settings = tuple(settings)
        self.tolerance = tolerance

    def session(self, rules: Rules) -> EngineSession:
        """Prepares to run the program, which starts at the first move."""
        plays_gomoku = _is_gomocup(rules) and rules.run == 5
        if self.protocol == "uci" or (self.protocol == "auto" and not plays_gomoku):
            return EngineSession(self, rules)
        if not _is_gomocup(rules):
            raise Error(f"The Gomocup protocol cannot express the rules {rules}.", kind="engine")
        return _GomocupSession(self, rules)

    def __repr__(self) -> str:
        return f"Engine({self.name!r})"


def split_command(command: str | Sequence[str]) -> list[str]:
    """Returns the program and its arguments; refuses a program that does not exist."""
    if isinstance(command, str):
        parts = shlex.split(command, posix=os.name == "posix")
    else:
        parts = list(command)
    if not parts or shutil.which(parts[0]) is None:
        raise Error(f"{command!r} does not begin with the name of a program.", kind="engine")
    return parts


def _is_gomocup(rules: Rules) -> bool:
    """Returns whether the Gomocup protocol can express the rules. Ignores the run."""
    return rules == Rules(
        rules.columns, rules.rows, rules.run, length=rules.length, starts=rules.starts
    )


class LineProcess:
    """A running program that reads and writes lines."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
        except OSError as error:
            raise EngineError(f"The program does not start: {error}.", kind="engine") from None
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read_all, daemon=True)
        self._reader.start()

    def _read_all(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self._lines.put(line.decode(errors="replace").strip())
        self._lines.put(None)

    def write(self, *lines: str) -> None:
        assert self._process.stdin
        with contextlib.suppress(OSError):  # the next `read` reports a program that has ended
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()

    def read(self, deadline: float) -> str:
        """Returns the next line. `deadline` is a time of time.monotonic()."""
        try:
            line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise EngineError("The program did not answer in time.", kind="engine") from None
        if line is None:
            raise EngineError("The program ended before it answered.", kind="engine")
        return line

    def close(self, *farewell: str) -> None:
        """Waits up to a second for the program to end, then kills the program."""
        self.write(*farewell)
        assert self._process.stdin and self._process.stdout
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(1)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(1)  # a child of the program may still hold the pipe
        if not self._reader.is_alive():
            self._process.stdout.close()


class EngineSession:
    """A program that plays one game, or answers for several positions with the same rules."""

    notation: Notation = "any"
    _farewell = "quit"

    def __init__(self, engine: Engine, rules: Rules) -> None:
        self._engine = engine
        self._rules = rules
        self._milliseconds = round(engine.move_time * 1000)
        self._process: LineProcess | None = None

    def answer(self, game: Game) -> str:
        """Returns the engine's move as a text in the notation of the protocol."""
        if self._process is None:
            self._process = LineProcess(self._engine.command)
            self._start(self._process, time.monotonic() + _START_SECONDS)
        deadline = time.monotonic() + self._engine.move_time + self._engine.tolerance
        return self._move(self._process, game, deadline)

    def close(self) -> None:
        if self._process is not None:
            self._process.close(self._farewell)
            self._process = None

    # UCI; the other protocol replaces these functions

    def _start(self, process: LineProcess, deadline: float) -> None:
        process.write("uci")
        while process.read(deadline) != "uciok":
            pass
        process.write(*self._engine.settings, f"newgame rules {self._rules}")

    def _move(self, process: LineProcess, game: Game, deadline: float) -> str:
        start = "startpos" if game.start == Position(self._rules) else f"board {game.start}"
        moves = f" moves {game.moves()}" if game.ply else ""
        nodes = f" nodes {self._engine.nodes}" if self._engine.nodes else ""
        process.write(f"position rules {self._rules} {start}{moves}")
        process.write(f"go movetime {self._milliseconds}{nodes}")
        while True:
            word, _, rest = process.read(deadline).partition(" ")
            if word == "bestmove":
                return rest.split(" ponder ")[0]
            if word in ("ERROR", "UNKNOWN"):
                raise EngineError(f"The program answered: {word} {rest}", kind="engine")


class _GomocupSession(EngineSession):
    notation = "gomocup"
    _farewell = "END"
    _game: Game | None = None
    """The game of the last move."""

    def _start(self, process: LineProcess, deadline: float) -> None:
        columns, rows = self._rules.columns, self._rules.rows
        process.write(f"START {columns}" if columns == rows else f"RECTSTART {columns},{rows}")
        answer = self._read(process, deadline)
        if not answer.startswith("OK"):
            raise EngineError(f"The program did not start, but answered: {answer}", kind="engine")
        settings = [
            f"timeout_turn {self._milliseconds}",
            "timeout_match 0",
            "time_left 2147483647",
            "game_type 1",
            f"rule {int(self._rules.length == LineLength.EXACTLY)}",
            *([f"max_node {self._engine.nodes}"] if self._engine.nodes else []),
        ]
        process.write(*(f"INFO {setting}" for setting in settings), *self._engine.settings)

    def _move(self, process: LineProcess, game: Game, deadline: float) -> str:
        if self._game is game:
            process.write(f"TURN {self._square(game.history()[-1])}")
        elif game.position.stones:
            process.write("BOARD", *self._stones(game), "DONE")
        else:
            process.write("BEGIN")
        self._game = game
        answer = self._read(process, deadline)
        if answer.startswith(("ERROR", "UNKNOWN")):
            raise EngineError(f"The program answered: {answer}", kind="engine")
        return answer

    def _stones(self, game: Game) -> list[str]:
        """Returns the stones of the board. The stones of the moves come last, in order."""
        board = game.position.board.reshape(-1)
        numbers = {square: number for number, square in enumerate(game.history())}
        squares = sorted(map(int, board.nonzero()[0]), key=lambda square: numbers.get(square, -1))
        own = game.to_move + 1
        return [f"{self._square(square)},{1 if board[square] == own else 2}" for square in squares]

    def _square(self, square: int) -> str:
        row, column = divmod(square, self._rules.columns)
        return f"{column},{row}"

    def _read(self, process: LineProcess, deadline: float) -> str:
        while True:
            answer = process.read(deadline)
            if answer and not answer.startswith(("MESSAGE", "DEBUG")):
                return answer
