# SPDX-License-Identifier: BSL-1.0
"""Modules that only an extra of the package needs."""

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
