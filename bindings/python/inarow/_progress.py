# SPDX-License-Identifier: BSL-1.0
"""Progress bars with tqdm, which only this module needs."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any


def bar(total: int, unit: str = " positions") -> Any:
    """Returns a progress bar with `update(count)` and `close()`."""
    try:
        from tqdm.auto import tqdm
    except ImportError as missing:
        raise ImportError("progress=True needs tqdm: pip install tqdm") from missing
    return tqdm(total=total, unit=unit)


@contextlib.contextmanager
def updates(enabled: bool, total: int, unit: str = " positions") -> Iterator[Callable[[int], Any]]:
    """Yields a function. Call it with the number of items done since the last call."""
    if not enabled:
        yield lambda count: None
        return
    with contextlib.closing(bar(total, unit)) as opened:
        yield opened.update
