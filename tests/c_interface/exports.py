#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""What a shared library exports is what src/exports.map lists, and what inarow.h declares; its SONAME
has the version: exports.py LIBRARY"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def exported(library):
    """The names, those of C++ demangled."""
    lines = output("nm", "--dynamic", "--defined-only", "--demangle", library).splitlines()
    return {line.split(maxsplit=2)[2] for line in lines}


def difference(what, found, wanted):
    for names, how in ((found - wanted, "too much"), (wanted - found, "too little")):
        if names:
            yield f"{what}: {how}: {', '.join(sorted(names))}"


def faults(library):
    listed = set(re.findall(r"^ +(\w+);$", read("src/exports.map"), re.M))
    declared = set(re.findall(r"\b(inarow_\w+)\(", read("include/inarow.h")))
    names = exported(library)
    of_cpp = {name for name in names if name.startswith("inarow::v0::solve::")}
    yield from difference("the header declares", declared, listed)
    yield from difference("the library exports", names - of_cpp, listed)
    if not of_cpp:
        yield "the library exports nothing of C++"

    version = re.findall(r"#define INAROW_VERSION_M\w+ (\d+)", read("include/inarow/version.hpp"))
    soname = re.search(r"Library soname: \[(.*)\]", output("readelf", "--dynamic", library))
    wanted = f"libinarow_solver.so.{'.'.join(version)}"
    if not soname or soname[1] != wanted:
        yield f"the SONAME is {soname and soname[1]}, not {wanted}"


def main():
    found = list(faults(sys.argv[1]))
    print("\n".join(found) if found else "exports as listed")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
