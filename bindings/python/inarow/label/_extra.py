# SPDX-License-Identifier: BSL-1.0
"""Modules that only an extra of the package needs. They are imported when they are first used."""

from __future__ import annotations

import importlib
from typing import Any


def import_extra(name: str, extra: str = "label") -> Any:
    """Imports a module that only this extra needs."""
    try:
        return importlib.import_module(name)
    except ImportError as missing:
        package = name.partition(".")[0]
        sentence = f"inarow.{extra} needs {package}: pip install {package}"
        raise ImportError(sentence) from missing


class _Extra:
    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(import_extra(self._module), name)


arrow: Any = _Extra("pyarrow")
compute: Any = _Extra("pyarrow.compute")
csv: Any = _Extra("pyarrow.csv")
duckdb: Any = _Extra("duckdb")
file_systems: Any = _Extra("pyarrow.fs")
ipc: Any = _Extra("pyarrow.ipc")
json_lines: Any = _Extra("pyarrow.json")
parquet: Any = _Extra("pyarrow.parquet")
