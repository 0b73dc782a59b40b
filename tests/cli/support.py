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
import tempfile
import termios
import textwrap
import time
import unittest

import jsonschema

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.path.abspath(os.environ.get("INAROW_PROGRAM") or "build/play/bin/inarow")
LONG = bool(os.environ.get("INAROW_LONG"))
PATIENCE = 600  # seconds: only a program that hangs takes as long, on any machine
# Who starts the tests may ignore signals. What a program gets then is the default, not that.
for each in (signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(each, signal.SIG_DFL)
signal.signal(signal.SIGINT, signal.default_int_handler)
# A build without curses has no full screen.
HAS_SCREEN = os.environ.get("INAROW_CURSES", "ON") not in ("OFF", "0", "FALSE")
# Those to be asked. INAROW_COMPILERS="g++ clang++-19" names others, INAROW_COMPILERS= none.
COMPILERS = [
    name
    for name in os.environ.get(
        "INAROW_COMPILERS", "g++ clang++-19 clang++-22" if LONG else "g++ clang++-22"
    ).split()
    if shutil.which(name)
]


SCHEMA = json.loads((ROOT / "docs/cli/output.schema.json").read_text(encoding="utf-8"))


def inlined(schema):
    """A schema without references, which is several times as fast."""
    if isinstance(schema, list):
        return [inlined(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: inlined(value) for key, value in schema.items() if key not in ("$ref", "$defs")}
    if "$ref" in schema:
        result |= inlined(SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")])
    return result


# One for each kind, because an error of "oneOf" says only that none of them fits.
KINDS = {each["properties"]["kind"]["const"]: each for each in inlined(SCHEMA)["oneOf"]}
VALIDATORS = {kind: jsonschema.Draft202012Validator(schema) for kind, schema in KINDS.items()}
LINE_NUMBER = re.compile(r'(?<="line": )[1-9]\d*')
VALID = set()  # lines that were validated, without their numbers


def parsed(line):
    """The object on a line of JSON, which must be as the schema says."""
    if isinstance(line, bytes):
        line = line.decode("utf-8")
    result = json.loads(line)
    text = LINE_NUMBER.sub("", line, count=1)
    if text not in VALID:
        VALIDATORS[result["kind"]].validate(result)
        keys = [key for key in KINDS[result["kind"]]["properties"] if key in result]
        assert ([*result], result["ply"]) == (keys, len(result["moves"])), line
        VALID.add(text)
    return result


def objects_of(text):
    """The objects among the lines of a text."""
    return [parsed(line) for line in text.split("\n") if line.startswith('{"')]


class Result:
    """What became of a run. Whatever is written must be valid UTF-8, and the objects among its lines
    must be as their schema says."""

    def __init__(self, code, out, err):
        self.code = code
        self.out = out.decode("utf-8")
        self.err = err.decode("utf-8")
        self.objects = objects_of(self.out)


def words(command="", *arguments):
    """The arguments of the program. The first one may be several words: "solve --json"."""
    return [*command.split(), *arguments]


def run(*arguments, stdin=b"", env=None, program=PROGRAM):
    if isinstance(stdin, str):
        stdin = stdin.encode()
    ran = subprocess.run(
        [program, *words(*arguments)],
        input=stdin,
        capture_output=True,
        timeout=PATIENCE,
        env={**os.environ, **(env or {})},
    )
    return Result(ran.returncode, ran.stdout, ran.stderr)


def told(*arguments, **options):
    """The exit code of a run, and what it writes."""
    result = run(*arguments, **options)
    return result.code, result.out, result.err


def start(*arguments, **pipes):
    return subprocess.Popen(
        [PROGRAM, *words(*arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        **pipes,
    )


def started(test, *arguments, **pipes):
    """A process that the end of a test kills, whatever it waits for."""
    process = start(*arguments, **pipes)

    def end():
        process.kill()
        process.wait(PATIENCE)
        if not process.stdin.closed:
            feed(process, b"")
        process.stdout.close()
        process.stderr.close()

    test.addCleanup(end)
    return process


def wait_until(condition, what=lambda: "an event"):
    """Waits for what nothing tells of."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"waited in vain for {what()}"
        time.sleep(0.01)


def cpu_time(process):
    """In seconds, of all its threads."""
    fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for_work(process):
    """Waits until it has searched for a while: it does nothing else that takes as long."""
    begin = cpu_time(process)
    wait_until(lambda: cpu_time(process) > begin + 0.2)


def signals(process, kind):
    """The signals that the system keeps of a process, such as SigCgt, those that it catches."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text("ascii")
    bits = int(re.search(rf"^{kind}:\t(\w+)$", status, re.M)[1], 16)
    return {number for number in range(1, 65) if bits >> (number - 1) & 1}


def feed(process, data):
    """Writes all of it, or until nobody reads any more."""
    for action in (lambda: process.stdin.write(data), process.stdin.close):
        with contextlib.suppress(BrokenPipeError):
            action()


def table(text):
    """The rows of a text: the arguments of a command line, and what stands below it, indented."""
    for row in re.split(r"\n(?=inarow)", text.strip("\n")):
        command, _, rest = row.partition("\n")
        yield shlex.split(command)[1:], " ".join(rest.split())


def picture(text):
    """A literal picture: without the margin it has in the source."""
    return textwrap.dedent(text).lstrip("\n")


def replayed(*arguments, stdin):
    """The JSON objects of a replay that went well."""
    result = run("replay", *words(*arguments), stdin=stdin)
    assert result.code == 0 and result.err == "", (result.code, result.err)
    assert result.out == "" or result.out.endswith("\n")
    assert len(result.objects) == result.out.count("\n")
    return result.objects


class InFolder(unittest.TestCase):
    """Runs in an empty folder."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="inarow-")
        self.addCleanup(folder.cleanup)
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(folder.name)
        self.folder = pathlib.Path(folder.name)


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
            [PROGRAM, *words(*arguments)],
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
        """What stands on the screen, without colors."""
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
            *(PROGRAM, "play", *words(*arguments)),
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
        wait_until(
            lambda: (text in self.text()) != gone,
            lambda: f"{text!r}{' to go' if gone else ''}; there is\n{self.text()}",
        )
        return self.text()

    def wait_for_all(self, lines):
        """Until that and nothing else is on the screen."""
        wait_until(lambda: self.text() == lines, lambda: f"\n{lines}\nthere is\n{self.text()}")

    def about(self, what):
        """What tmux knows, such as alternate_on."""
        return self.tmux("display-message", "-p", f"#{{{what}}}").strip()

    def pid(self):
        """Of the program, which the shell of the window has started."""
        shell = self.about("pane_pid")
        children = pathlib.Path(f"/proc/{shell}/task/{shell}/children")
        wait_until(lambda: children.read_text("ascii").split())
        return int(children.read_text("ascii").split()[0])

    def stop(self):
        """Stops the program; returns what lets it go on."""
        pid = self.pid()
        os.kill(pid, signal.SIGSTOP)
        stat = pathlib.Path(f"/proc/{pid}/stat")
        wait_until(lambda: stat.read_text("ascii").rpartition(")")[2].split()[0] == "T")
        return lambda: os.kill(pid, signal.SIGCONT)

    def scribble(self, text="nonsense"):
        """Writes on the terminal, as another program does."""
        with open(self.about("pane_tty"), "w", encoding="ascii") as terminal:
            terminal.write(f"\x1b7\x1b[4;4H{text}\x1b[10;40H{text}\x1b8")
        self.wait_for(text)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    def press(self, *keys, until=None):
        """Presses the keys; waits for a text that is not on the screen before."""
        if until and (until in keys or until in self.text()):
            raise AssertionError(f"{until!r} is there without the last key:\n{self.text()}")
        for key in keys:
            self.tmux("send-keys", key)
        return self.wait_for(until) if until else None

    def click(self, row, column):
        """The left button, as xterm tells of it; from 0."""
        button = "\x1b[M" + chr(32) + chr(33 + column) + chr(33 + row)
        self.tmux("send-keys", "-l", button)

    def end(self):
        subprocess.run([*self.server, "kill-server"], capture_output=True, check=False)
