# SPDX-License-Identifier: BSL-1.0
"""What is given away: metadata, the command line, the source archive; and what an old compiler is told."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
from importlib import metadata

import pytest
from support import LONG, ROOT

import inarow
import inarow.__main__ as command_line
from inarow import _installed

TIMEOUT = 600  # seconds, for a machine under load
WON = "32164625"
BUILDING = {
    "pyproject.toml",
    "LICENSE",
    "project.ini",
    "CMakeLists.txt",
    "cmake",
    "include",
    "src",
    "apps",
    "bindings/python",
    "data/connect-four.book",
    "docs/cli/output.schema.json",
    "single_include/inarow.hpp",
}
INAROW = [sys.executable, "-m", "inarow"]
needs_command = pytest.mark.skipif(
    command_line.find_program() is None, reason="the package was built without CLI11"
)


def test_metadata():
    about = metadata.metadata("inarow")
    assert about["Version"] == inarow.__version__
    assert about["License-Expression"] == "BSL-1.0"
    assert about.get_all("License-File") == ["LICENSE"]
    assert about["Author"] == about["Maintainer"] == "inarow contributors"
    assert not [each for each in about.get_all("Classifier") if each.startswith("License")]
    # The page of an index has no folder that a relative link could lead to.
    assert not re.findall(r"\]\((?!https://)", about["Description"] or about.get_payload())


@needs_command
def test_command_line_is_the_same_program():
    program = command_line.find_program()
    for arguments in ["--version"], ["solve", "--rules", "5x4/4"], ["solve", "--rules", "?"], ["é"]:
        whole = {"input": b"b2\n", "capture_output": True, "timeout": TIMEOUT}
        direct = subprocess.run([program, *arguments], **whole)
        by_python = subprocess.run([*INAROW, *arguments], **whole)
        assert by_python.returncode == direct.returncode
        assert (by_python.stdout, by_python.stderr) == (direct.stdout, direct.stderr)


@needs_command
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_signals_reach_the_program(number):
    with subprocess.Popen(
        [*INAROW, "solve", "--rules", "connect-four"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdin.write(f"{WON}\n".encode())
        process.stdin.flush()
        assert process.stdout.readline() == f"{WON} 11\n".encode()
        process.send_signal(number)
        assert process.wait(TIMEOUT) == 128 + number


@needs_command
def test_a_reader_that_goes_away_is_no_error():
    ran = subprocess.run(
        f"yes {WON} | head -n 20000 | '{sys.executable}' -m inarow solve -r connect-four | head -n 1",
        shell=True,
        capture_output=True,
        timeout=TIMEOUT,
    )
    assert (ran.stdout, ran.stderr) == (f"{WON} 11\n".encode(), b"")


def test_files_of_an_installation_that_was_moved(monkeypatch, tmp_path):
    # As by `pip install --target`.
    program = tmp_path / "bin" / command_line.NAME
    program.parent.mkdir()
    program.touch()
    book = tmp_path / "share" / "inarow" / _installed.BOOK
    book.parent.mkdir(parents=True)
    book.touch()
    monkeypatch.setattr(_installed, "__file__", str(tmp_path / "inarow" / "_installed.py"))
    monkeypatch.setattr(metadata, "files", lambda name: [])
    assert command_line.find_program() == program.resolve()
    assert _installed.find_book.__wrapped__() == book.resolve()


def test_book_is_installed_once():
    (book,) = [file for file in metadata.files("inarow") if file.name == _installed.BOOK]
    assert inarow.Solver().book == _installed.find_book() == book.locate().resolve()


def test_package_without_a_command_line_says_so(monkeypatch, capsys):
    monkeypatch.setattr(metadata, "files", lambda name: None)
    assert command_line.main() == 1
    assert re.fullmatch(
        r"inarow: the package was built without its command line.* libcli11-dev.*\n",
        capsys.readouterr().err,
    )


def files_of_project(*below):
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *below]
    ran = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True)
    return {name for name in ran.stdout.decode().split("\0") if name and (ROOT / name).exists()}


def test_source_archive_has_what_building_needs(source_archive):
    with tarfile.open(source_archive) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert names == {*files_of_project(*BUILDING), "PKG-INFO"}


@pytest.mark.skipif(not LONG, reason="compiles the package: INAROW_LONG=1")
def test_source_archive_builds(source_archive, tmp_path):
    make = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*make, "-w", tmp_path, source_archive], check=True)
    (wheel,) = tmp_path.glob("inarow-*.whl")
    assert metadata.version("inarow") in wheel.name


@pytest.fixture(scope="module")
def source_archive(tmp_path_factory):
    folder = tmp_path_factory.mktemp("sdist")
    # Of a copy, for what is in build/ takes long to look through.
    for name in files_of_project():
        copy = folder / "project" / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, copy)
    make = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder / "made"]
    subprocess.run([*make, folder / "project"], check=True, capture_output=True, timeout=TIMEOUT)
    (archive,) = (folder / "made").iterdir()
    return archive


# Without the headers of its library every compiler is as one that is too old.
@pytest.mark.parametrize(
    ("compiler", "flags"),
    [("g++", "-nostdinc++"), ("g++-11", ""), ("clang++-14", ""), ("clang++-16", "")],
)
def test_old_compiler_is_refused_with_a_sentence(compiler, flags, tmp_path):
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no {compiler}")
    ran = subprocess.run(
        ["cmake", "-G", "Ninja", "-S", ROOT / "bindings/python", "-B", tmp_path],
        env={**os.environ, "CXX": compiler, "CXXFLAGS": flags},
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert ran.returncode != 0
    error = " ".join(ran.stderr.split())
    assert "needs a compiler and a standard library with C++23" in error
    assert "g++ 12 or newer, or clang 19 or newer. What was found is" in error
    assert compiler.removeprefix("clang++-").removeprefix("g++-") in error
    assert error.count("CMake Error") == 1


def test_missing_headers_of_python_are_named(tmp_path):
    package = ["-S", ROOT / "bindings/python", "-B", tmp_path]
    ran = subprocess.run(
        ["cmake", "-G", "Ninja", *package, "-DCMAKE_DISABLE_FIND_PACKAGE_Python=ON"],
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert ran.returncode != 0
    error = " ".join(ran.stderr.split())
    assert "needs Python 3.10 or newer and its headers, Python.h (Debian: python3-dev)" in error
    assert error.count("CMake Error") == 1


def configure_without_cli11(folder, *options):
    nanobind = subprocess.check_output([sys.executable, "-m", "nanobind", "--cmake_dir"], text=True)
    here = [f"-DPython_EXECUTABLE={sys.executable}", f"-Dnanobind_DIR={nanobind.strip()}"]
    package = ["-S", ROOT / "bindings/python", "-B", folder]
    return ["cmake", "-G", "Ninja", *package, *here, "-DINAROW_CLI11=", *options]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no /dev/tty")
def test_terminal_of_a_build_without_cli11_shows_why(tmp_path):
    # pip hides what the build prints, so that only the terminal is left.
    import pty

    process, terminal = pty.fork()
    if process == 0:
        hidden = os.open(os.devnull, os.O_WRONLY)
        os.dup2(hidden, 1)
        os.dup2(hidden, 2)
        command = configure_without_cli11(tmp_path, "-DSKBUILD=2")
        os.execvp(command[0], command)
    shown = b""
    try:
        while read := os.read(terminal, 4096):
            shown += read
    except OSError:  # the end, on Linux
        pass
    os.close(terminal)
    assert os.waitpid(process, 0)[1] == 0
    assert b"inarow: The package is built without its command line" in shown
    assert b"libcli11-dev" in shown and b"Warning" not in shown


def test_package_is_built_without_cli11(tmp_path):
    ran = subprocess.run(
        configure_without_cli11(tmp_path),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
    )
    assert ran.returncode == 0
    assert "built without its command line" in " ".join(ran.stderr.split())
    rules = (tmp_path / "build.ninja").read_text(encoding="utf-8")
    assert "_core" in rules and "command_line.cpp" not in rules
