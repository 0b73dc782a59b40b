# SPDX-License-Identifier: BSL-1.0
"""Exact scores of large data sets on a cluster, with Ray.

This package needs ray and pyarrow. On the command line:

    python -m inarow.ray label IN.parquet OUT.parquet --rules connect-four
    python -m inarow.ray book OUT.book --rules connect-four --plies 8
"""

from inarow.label import LabelSummary
from inarow.ray._books import BookSummary, build_book
from inarow.ray._config import RunConfig
from inarow.ray._labels import label

__all__ = ["BookSummary", "LabelSummary", "RunConfig", "build_book", "label"]
