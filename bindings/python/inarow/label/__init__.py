# SPDX-License-Identifier: BSL-1.0
"""Labels data sets of any size with exact scores, on one machine.

This package needs pyarrow and duckdb. On the command line:

    python -m inarow.label IN.parquet OUT.parquet --rules connect-four
"""

from inarow.label._label import LabelSummary, label

__all__ = ["LabelSummary", "label"]
