# SPDX-License-Identifier: BSL-1.0
"""Labels large data sets with exact scores on a cluster, with Ray.

This package needs ray, pyarrow and duckdb. On the command line:

    python -m inarow.ray label IN.parquet OUT.parquet --rules connect-four
"""

from inarow.label import LabelSummary
from inarow.ray._label import RunConfig, label

__all__ = ["LabelSummary", "RunConfig", "label"]
