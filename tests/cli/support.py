# SPDX-License-Identifier: BSL-1.0
"""What the tests of the command line share: running it, from pipes and at a terminal."""

import contextlib
import fcntl
import json
import os
import pathlib
import pty
import re
import select
import shlex
import shutil
import signal
import struct
import subprocess
import termios
import textwrap
import time

PROGRAM = os.environ.get("INAROW_PROGRAM") or "build/play/bin/inarow"
LONG = bool(os.environ.get("INAROW_LONG"))
PATIENCE = 120  # seconds, for a machine under load
# A build without curses has no full screen.
HAS_SCREEN = os.environ.get("INAROW_CURSES", "ON") not in ("OFF", "0", "FALSE")
# Those to be asked, where not all that are installed: INAROW_COMPILERS="g++ clang++-22".
COMPILERS = [
    name
    for name in os.environ.get("INAROW_COMPILERS", "g++ clang++-19 clang++-22").split()
    if shutil.which(name)
]


class Result:
    """What became of a run. Whatever is written must be valid UTF-8."""

    def __init__(self, code, out, err):
        self.code = code
        self.out = out.decode("utf-8")
        self.err = err.decode("utf-8")


def run(*arguments, stdin=b"", env=None):
    if isinstance(stdin, str):
        stdin = stdin.encode()
    ran = subprocess.run(
        [PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, **(env or {})},
    )
    return Result(ran.returncode, ran.stdout, ran.stderr)


def start(*arguments, **pipes):
    return subprocess.Popen(
        [PROGRAM, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **pipes,
    )


def feed(process, data):
    """Writes all of it, or until nobody reads any more."""
    for action in (lambda: process.stdin.write(data), process.stdin.close):
        with contextlib.suppress(BrokenPipeError):
            action()


def picture(text):
    """A literal picture: without the margin it has in the source."""
    return textwrap.dedent(text).lstrip("\n")


def replayed(*arguments, stdin):
    """The JSON objects of a replay that went well."""
    result = run("replay", *arguments, stdin=stdin)
    assert result.code == 0 and result.err == "", (result.code, result.err)
    assert result.out == "" or result.out.endswith("\n")
    return [json.loads(line) for line in result.out.split("\n")[:-1]]


ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CLEAR = "\x1b[H\x1b[2J"


class Terminal:
    """The program at a pseudo-terminal."""

    def __init__(self, *arguments, rows=24, columns=80, env=None):
        self.fd, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "TERM": "xterm", **(env or {})}
        if "NO_COLOR" not in (env or {}):
            environment.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [PROGRAM, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env=environment,
        )
        os.close(theirs)
        self.seen = ""

    def read_until(self, text):
        """All that was written since the last call, up to a text."""
        deadline = time.monotonic() + PATIENCE
        got = b""
        while text.encode() not in got:
            ready, _, _ = select.select([self.fd], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"waited in vain for {text!r}, got {got!r}")
            try:
                more = os.read(self.fd, 65536)
            except OSError:
                more = b""
            if not more:
                raise AssertionError(f"it ended before {text!r}, after {got!r}")
            got += more
        self.seen = got.decode("utf-8").replace("\r\n", "\n")
        return self.seen

    def type(self, line, until):
        os.write(self.fd, line.encode() + b"\n")
        return self.read_until(until)

    def press(self, key):
        os.write(self.fd, key)

    def screen(self):
        """What stands on the screen, without colours."""
        return ESCAPE.sub("", self.seen.split(CLEAR)[-1])

    def end(self):
        """The exit code; the rest of what was written is dropped."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            ready, _, _ = select.select([self.fd], [], [], 0.05)
            if ready:
                with contextlib.suppress(OSError):
                    os.read(self.fd, 65536)
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            raise AssertionError("it did not end")
        os.close(self.fd)
        return self.process.returncode


class Screen:
    """The program in a window of a tmux server of its own."""

    count = 0

    def __init__(self, *arguments, columns=80, rows=24, directory=".", **env):
        Screen.count += 1
        self.server = ["tmux", "-L", f"inarow-{os.getpid()}-{Screen.count}", "-f", os.devnull]
        variables = {"LC_ALL": "C.UTF-8", "NO_COLOR": "", **env}
        program = [
            *("env", *(f"{name}={value}" for name, value in variables.items())),
            *(str(pathlib.Path(PROGRAM).resolve()), "play", *arguments),
        ]
        command = shlex.join(program) + "; echo exit code $?; sleep 1000"
        size = ["-x", str(columns), "-y", str(rows)]
        self.tmux("new-session", "-d", *size, "-c", str(directory), command)

    def tmux(self, *arguments):
        ran = subprocess.run(
            [*self.server, *arguments], capture_output=True, check=True, timeout=PATIENCE
        )
        return ran.stdout.decode()

    def text(self):
        """The lines of the screen, without spaces at their ends."""
        shown = self.tmux("capture-pane", "-p")
        return "\n".join(line.rstrip() for line in shown.split("\n")).rstrip("\n") + "\n"

    def wait_for(self, text, *, gone=False):
        deadline = time.monotonic() + PATIENCE
        while (text in self.text()) == gone:
            if time.monotonic() > deadline:
                raise AssertionError(f"waited in vain for {text!r}:\n{self.text()}")
            time.sleep(0.02)
        return self.text()

    def press(self, *keys, until=None):
        for key in keys:
            self.tmux("send-keys", key)
        return self.wait_for(until) if until else None

    def click(self, row, column):
        """The left button, as xterm tells of it; from 0."""
        button = "\x1b[M" + chr(32) + chr(33 + column) + chr(33 + row)
        self.tmux("send-keys", "-l", button)

    def end(self):
        subprocess.run([*self.server, "kill-server"], capture_output=True, check=False)
