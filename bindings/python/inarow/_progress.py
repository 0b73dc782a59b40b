# SPDX-License-Identifier: BSL-1.0
"""Progress bars, with tqdm, which is an extra: pip install inarow[progress]."""

from __future__ import annotations

from typing import Any


def bar(total: int) -> Any:
    """A bar with `update(more)` and `close()`."""
    try:
        from tqdm.auto import tqdm
    except ImportError as missing:
        raise ImportError("progress=True needs tqdm: pip install 'inarow[progress]'") from missing
    return tqdm(total=total, unit=" positions")
