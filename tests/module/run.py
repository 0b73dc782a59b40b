#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""`import inarow;`: each compiler that has modules compiles the module, and the programs beside this
script with it, without a word; they link without any object of the module, and run. What is internal
is not found through it. The commands in docs/module.md do what that page says.

tests/compile_fail/run.py reads the errors of refusals through the module, tests/mangled_names.py links
programs that import with programs that include, and scripts/module.py --check says whether the module
has all public names.
"""

import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
INCLUDE = ROOT / "include"
PAGE = ROOT / "docs/module.md"
COMPILERS = ["clang++-19", "clang++-22"] if os.environ.get("INAROW_LONG") == "1" else ["clang++-22"]
FLAGS = ["-std=c++23", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
INTERNAL = {
    "inarow::core::detail::seal_of<int>": "seal_of",
    "inarow::detail::playing<int>": "playing",
    "inarow::solve::detail::search_kind": "search_kind",
    "inarow::str<3>": "str",
}


def output_of(command, text=None):
    """What it printed, if it failed or compiled with a warning; else nothing."""
    done = subprocess.run(
        command,
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout or ("" if done.returncode == 0 else f"exit status {done.returncode}")


def program(compiler, module, source):
    binary = module.with_name(source.stem)
    command = [compiler, *FLAGS, f"-I{INCLUDE}", f"-fmodule-file=inarow={module}", source]
    return output_of([*command, "-o", binary]) or output_of([binary])


def internal_name(compiler, module, name, what):
    text = f"import inarow;\nusing found = {name};\n"
    command = [
        compiler,
        *FLAGS,
        f"-fmodule-file=inarow={module}",
        "-fsyntax-only",
        "-x",
        "c++",
        "-",
    ]
    said = output_of(command, text)
    refused = any("error: " in line and what in line for line in said.splitlines()[:1])
    return "" if refused else f"{name} is not refused by name:\n{said}"


def page_commands(directory):
    """The program and the commands of the page, as they stand there."""
    blocks = dict(
        re.findall(r"^```(\w+)[^\n]*\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    )
    (directory / "include").symlink_to(INCLUDE)
    (directory / "program.cpp").write_text(blocks["cpp"], encoding="utf-8")
    said = output_of(["bash", "-ec", f"cd {directory}\n{blocks['sh']}./program"])
    return "" if said == blocks["text"] else said or "prints nothing"


def failures_of(compiler, directory, pool):
    module = directory / compiler / "inarow.pcm"
    module.parent.mkdir()
    command = [compiler, *FLAGS, f"-I{INCLUDE}", "--precompile", INCLUDE / "inarow.cppm"]
    if said := output_of([*command, "-o", module]):
        return {"the module": said}
    tasks = {
        source.name: pool.submit(program, compiler, module, source)
        for source in sorted(HERE.glob("*.cpp"))
    }
    tasks |= {
        name: pool.submit(internal_name, compiler, module, name, what)
        for name, what in INTERNAL.items()
    }
    return {name: said for name, task in tasks.items() if (said := task.result())}


def main():
    compilers = [compiler for compiler in COMPILERS if shutil.which(compiler)]
    failed = 0
    with (
        tempfile.TemporaryDirectory(prefix="module.") as name,
        concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        for compiler in compilers:
            failures = failures_of(compiler, pathlib.Path(name), pool)
            failed += len(failures)
            for what, said in failures.items():
                print(f"FAILED  {what} [{compiler}]\n{said[:3000]}\n")
            print(f"{compiler}: {len(failures)} failures")
        if "clang++-22" in compilers and (said := page_commands(pathlib.Path(name))):
            failed += 1
            print(f"FAILED  {PAGE.name}\n{said[:3000]}")
    missing = [compiler for compiler in COMPILERS if compiler not in compilers]
    if missing:
        print("not tried, because they are not installed:", *missing)
    return 1 if failed else 0 if compilers else 77


if __name__ == "__main__":
    sys.exit(main())
