#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Executes the notebooks of docs/python/notebooks with this Python, which has inarow and nbclient.

PYTHON scripts/notebooks.py            each must print what it is stored with; pictures may differ
PYTHON scripts/notebooks.py --write    stores what is printed, and the pictures
"""

import argparse
import asyncio
import pathlib
import sys
import warnings

import nbformat
from nbclient import NotebookClient

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs/python/notebooks"
SECONDS_PER_CELL = 1200  # for a machine under load


async def executed(path):
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.pop("outputs", None)
        if cell.cell_type == "code":
            cell.outputs = []
    client = NotebookClient(
        notebook,
        timeout=SECONDS_PER_CELL,
        kernel_name="python3",
        extra_arguments=["--log-level=CRITICAL"],
    )
    await client.async_execute()
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # the times
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            data.pop("application/vnd.jupyter.widget-view+json", None)  # nothing without its kernel
            if picture := data.get("image/svg+xml"):  # one line in the file, as those in PNG
                data["image/svg+xml"] = picture.replace("\n", "")
    notebook.metadata.pop("widgets", None)
    return notebook


def texts(notebook):
    """What each code cell prints."""
    result = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            result.append(f"{cell.source}\n-> {text}")
    return result


def difference(stored, new):
    for a, b in zip(stored, new):
        if a != b:
            return f"stored:\n{a}\nprinted:\n{b}"
    return None if len(stored) == len(new) else "another number of outputs"


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    warnings.filterwarnings("ignore")
    failed = 0
    for path in sorted(FOLDER.glob("*.ipynb")):
        notebook = asyncio.run(executed(path))
        if options.write:
            nbformat.write(notebook, path)
        elif found := difference(texts(nbformat.read(path, as_version=4)), texts(notebook)):
            print(f"{path.name}: {found}\n(scripts/notebooks.py --write stores it)")
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
