# SPDX-License-Identifier: BSL-1.0
"""Exact scores of very many positions, on one machine or many, with Ray Data.

An extra: pip install 'inarow[ray]'. On the command line:

    python -m inarow.ray label IN.parquet OUT.parquet --rules connect-four
    python -m inarow.ray book OUT.book --rules connect-four --plies 8
"""

from inarow.ray._books import Made, book
from inarow.ray._labels import Labelled, label
from inarow.ray._means import Means

__all__ = ["Labelled", "Made", "Means", "book", "label"]
