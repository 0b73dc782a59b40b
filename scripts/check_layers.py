#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Each layer of include/inarow includes only those below it: the picture in docs/architecture.md."""

import pathlib
import re
import sys

INCLUDE = pathlib.Path(__file__).resolve().parent.parent / "include/inarow"
BELOW = {
    "core": "",
    "game": "core",
    "bitboard": "core game",
    "notation": "core game",
    "solve": "core game bitboard",
    "messages": "core game bitboard solve notation",
    "draw": "core game bitboard solve notation messages",
    "json": "core game bitboard solve notation messages",
    "type": "core game bitboard solve notation messages draw json",
    "ui": "core game bitboard solve notation messages draw json",
}
# What gathers others, and what of it a layer may include.
GATHERING = {"dynamic.hpp": "game"}
INCLUDED = re.compile(r"^\s*#\s*include <inarow/([^>]+)>", re.M)


def layer_of(header):
    return header.split("/")[0] if "/" in header else GATHERING.get(header, header)


def main():
    found = []
    for path in sorted([*INCLUDE.rglob("*.hpp"), *INCLUDE.rglob("*.ipp")]):
        name = str(path.relative_to(INCLUDE))
        if "/" not in name:
            continue
        layer = layer_of(name)
        if layer not in BELOW:
            found.append(f"{name}: {layer}/ is not among the layers")
            continue
        for header in INCLUDED.findall(path.read_text(encoding="utf-8")):
            if layer_of(header) not in {layer, *BELOW[layer].split()}:
                found.append(f"{name} includes <inarow/{header}>, which is not below it")
    print("\n".join(found) if found else f"{len(BELOW)} layers")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
