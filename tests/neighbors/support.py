# SPDX-License-Identifier: BSL-1.0
"""What the tests of this folder share: the compilers they try, and how a program is given to one."""

import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMPILERS = ["g++", "clang++-22"]
LONG = os.environ.get("INAROW_LONG") == "1"


def compilers(text):
    """The compilers to try, by the command line."""
    parser = argparse.ArgumentParser(
        description=text, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--compilers", nargs="+", default=COMPILERS)
    parser.add_argument("--option", action="append", default=[], help="of every command")
    arguments = parser.parse_args()
    found = [name for name in arguments.compilers if shutil.which(name)]
    for name in set(arguments.compilers) - set(found):
        print(f"not tried: {name}, which is not installed")
    return found, arguments.option


def compiled(compiler, options, text, language="c++", folder="include"):
    """What a compiler makes of a program; its headers are in a folder of the project."""
    command = [compiler, f"-I{ROOT / folder}", *options, "-x", language, "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


def headers(suffix="*.hpp"):
    """All headers of the project as a program includes them."""
    include = ROOT / "include"
    return sorted(str(path.relative_to(include)) for path in include.rglob(suffix))


def standard_headers():
    """The lines that include every header of others that the project includes."""
    found = set()
    for path in (ROOT / "include").rglob("*.?pp"):
        found.update(re.findall(r"^ *# *include <([^>]+)>", path.read_text("utf-8"), re.M))
    others = sorted(name for name in found if not name.startswith("inarow"))
    return "".join(f"#if __has_include(<{name}>)\n#include <{name}>\n#endif\n" for name in others)


def errors(made, most=10):
    """The first errors and warnings of a compiler, a line each."""
    lines = [line for line in made.stderr.splitlines() if re.search(r"\b(error|warning):", line)]
    return "".join(f"    {line}\n" for line in (lines or made.stderr.splitlines())[:most])


def run(function, cases):
    """Prints each failure that function(case) tells; the exit code is whether there are any."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [text for text in pool.map(function, cases) if text]
    for text in failures:
        print(f"FAILED {text}")
    print(f"{len(cases)} cases, {len(failures)} failures")
    return 1 if failures or not cases else 0
