# SPDX-License-Identifier: BSL-1.0
"""Progress bars, with tqdm, which is an extra: pip install inarow[progress]."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any


def bar(total: int, unit: str = " positions") -> Any:
    """A bar with `update(more)` and `close()`."""
    try:
        from tqdm.auto import tqdm
    except ImportError as missing:
        raise ImportError("progress=True needs tqdm: pip install 'inarow[progress]'") from missing
    return tqdm(total=total, unit=unit)


@contextlib.contextmanager
def shown(is_wanted: bool, total: int, unit: str = " positions") -> Iterator[Callable[[int], Any]]:
    """What a bar, or nobody, is told how many more are done."""
    if not is_wanted:
        yield lambda more: None
        return
    with contextlib.closing(bar(total, unit)) as opened:
        yield opened.update
