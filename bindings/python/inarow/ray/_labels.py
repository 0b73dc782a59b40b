# SPDX-License-Identifier: BSL-1.0
"""Labelling data sets of positions with their exact scores."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import pathlib
import shutil
from collections.abc import Iterator
from typing import Any

from inarow._core import Rules, Solver, canonical_texts
from inarow._errors import Error
from inarow.ray._batches import solve
from inarow.ray._checkpoint import Checkpoint, atomic_path, checkpoint_path
from inarow.ray._cluster import cluster
from inarow.ray._config import RunConfig, import_extra

_LABELS = ("score", "score_least", "score_most", "error")
# Columns between reading and labelling.
_POSITION, _ERROR = "inarow position", "inarow error"
_ROWS_PER_GROUP = 2**16
_GROUPS_PER_FILE = 16


@dataclasses.dataclass(frozen=True)
class LabelSummary:
    """What a labelled data set has."""

    rows: int
    positions: int
    """The number of different positions; a position and its mirror images count as one."""
    searched: int
    """The number of positions that were searched in this run."""
    unsolved: int
    """The number of positions that were not solved within the time limit."""
    bad_rows: int
    """The number of rows without a position."""


def label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    *,
    column: str = "position",
    notation: str = "any",
    timeout: float | None = None,
    bad_rows: str = "keep",
    prefix: str = "",
    overwrite: bool = False,
    checkpoint: str | os.PathLike[str] | None = None,
    config: RunConfig | None = None,
) -> LabelSummary:
    """Writes a Parquet data set again, in the same order, with the exact scores of its positions.

    `source` is a file or a directory; `target` is a file if its name ends with ".parquet", else a
    directory. With bad_rows="keep" a row without a position gets an error instead of a score, with
    "refuse" the first one raises Error before anything is solved. `timeout` is the time limit for
    each position, in seconds. The same call resumes an interrupted run from the directory
    `checkpoint` [default: one beside the target, removed at the end].
    """
    config = config or RunConfig()
    rules = Rules(rules) if isinstance(rules, str) else rules
    path = pathlib.Path(target)
    _check_arguments(path, overwrite, bad_rows, timeout)
    canonical_texts([], rules, notation)
    import_extra("pyarrow")
    with cluster(config) as data:
        reader = _Reader(rules, column, notation)
        schema = _output_schema(data, source, column, prefix)
        distinct = _DistinctPositions(column, refuse_bad_rows=bad_rows == "refuse")
        for table in _blocks(data, source, reader, [column]):
            distinct.add(table)
        saved = Checkpoint(checkpoint_path(path, checkpoint), rules, timeout)
        try:
            searched = solve(data, distinct.positions, saved, rules, timeout, config)
            with _table_writer(path, schema) as write:
                for table in _blocks(data, source, reader, None):
                    write(_labelled(table, saved.bounds, schema, prefix))
            if checkpoint is None:
                saved.remove()
        finally:
            saved.close()
    bounds = [saved.bounds[text] for text in distinct.positions]
    unsolved = sum(least != most for least, most in bounds)
    return LabelSummary(distinct.rows, len(bounds), searched, unsolved, distinct.bad_rows)


def _check_arguments(
    target: pathlib.Path, overwrite: bool, bad_rows: str, timeout: float | None
) -> None:
    """The checks that need no Ray."""
    if "://" in os.fspath(target) or ":/" in os.fspath(target):
        raise ValueError(f'"{target}" must be a file or directory of this machine')
    if target.exists() and not overwrite:
        raise FileExistsError(f'"{target}" exists: remove it, or use overwrite')
    if bad_rows not in ("keep", "refuse"):
        raise ValueError(f'bad_rows must be "keep" or "refuse", not "{bad_rows}"')
    if timeout is not None:
        Solver(table_bytes=1, time_limit=timeout)


class _Reader:
    """Adds the canonical text of each row's position, or the reason why it has none."""

    def __init__(self, rules: Rules, column: str, notation: str) -> None:
        self._rules, self._column, self._notation = rules, column, notation

    def __call__(self, table: Any) -> Any:
        arrow: Any = import_extra("pyarrow")
        texts = table[self._column].cast(arrow.string()).to_pylist()
        given = [text for text in texts if text is not None]
        read, refused = map(iter, canonical_texts(given, self._rules, self._notation))
        is_null = "There is no position: the value is null."
        positions = [None if text is None else next(read) for text in texts]
        errors = [is_null if text is None else next(refused) for text in texts]
        table = table.append_column(_POSITION, arrow.array(positions, arrow.string()))
        return table.append_column(_ERROR, arrow.array(errors, arrow.string()))


class _DistinctPositions:
    """The positions of a data set, each once."""

    def __init__(self, column: str, *, refuse_bad_rows: bool) -> None:
        self.positions: dict[str, None] = {}
        self.rows = 0
        self.bad_rows = 0
        self._refuse_bad_rows = refuse_bad_rows
        self._column = column

    def add(self, table: Any) -> None:
        positions = table[_POSITION].to_pylist()
        if self._refuse_bad_rows and None in positions:
            index = positions.index(None)
            raise Error(
                f"Row {self.rows + index}, {self._column} {table[self._column][index].as_py()!r}: "
                f"{table[_ERROR][index].as_py()}",
                kind="bad_row",
                index=self.rows + index,
            )
        self.rows += len(positions)
        self.bad_rows += positions.count(None)
        self.positions.update(dict.fromkeys(filter(None, positions)))


def _read(data: Any, source: str | os.PathLike[str], columns: list[str] | None) -> Any:
    data_set = data.read_parquet(os.fspath(source), columns=columns)
    data_set.context.execution_options.preserve_order = True
    return data_set


def _blocks(
    data: Any, source: str | os.PathLike[str], reader: _Reader, columns: list[str] | None
) -> Iterator[Any]:
    """Tables in the order of the data set. Their sizes do not depend on timing, so that the same
    data set always gives the same output."""
    read = _read(data, source, columns).map_batches(
        reader, batch_format="pyarrow", batch_size=_ROWS_PER_GROUP
    )
    yield from read.iter_batches(batch_size=_ROWS_PER_GROUP, batch_format="pyarrow")


def _output_schema(data: Any, source: str | os.PathLike[str], column: str, prefix: str) -> Any:
    """Raises an error if the source has not the right columns."""
    arrow: Any = import_extra("pyarrow")
    try:
        schema = _read(data, source, None).schema().base_schema
    except (OSError, ValueError) as error:
        raise Error(f"{os.fspath(source)} cannot be read: {error}", kind="unreadable") from error
    if column not in schema.names:
        raise ValueError(f'there is no column "{column}", but {", ".join(schema.names)}')
    column_type = schema.field(column).type
    is_dictionary = arrow.types.is_dictionary(column_type)
    value_type = column_type.value_type if is_dictionary else column_type
    if not (arrow.types.is_string(value_type) or arrow.types.is_large_string(value_type)):
        raise ValueError(f'the column "{column}" must be of texts, not of {column_type}')
    taken = [prefix + name for name in _LABELS if prefix + name in schema.names]
    if taken:
        raise ValueError(
            f'the source has a column "{taken[0]}": choose a prefix for the added columns'
        )
    for name in _LABELS:
        label_type = arrow.string() if name == "error" else arrow.int16()
        schema = schema.append(arrow.field(prefix + name, label_type))
    return schema


def _labelled(table: Any, known: dict[str, tuple[int, int]], schema: Any, prefix: str) -> Any:
    arrow: Any = import_extra("pyarrow")
    no_bounds = (None, None)
    bounds = [known[text] if text else no_bounds for text in table[_POSITION].to_pylist()]
    labels = {
        "score": [least if least == most else None for least, most in bounds],
        "score_least": [least for least, _ in bounds],
        "score_most": [most for _, most in bounds],
        "error": table[_ERROR].to_pylist(),
    }
    table = table.drop_columns([_POSITION, _ERROR])
    for name, values in labels.items():
        label_type = schema.field(prefix + name).type
        table = table.append_column(prefix + name, arrow.array(values, label_type))
    return table.cast(schema)


@contextlib.contextmanager
def _table_writer(path: pathlib.Path, schema: Any) -> Iterator[Any]:
    """A function that writes tables. The output replaces `path` when all are written."""
    parquet_writer = import_extra("pyarrow.parquet").ParquetWriter
    if path.suffix == ".parquet":
        with atomic_path(path) as temporary, parquet_writer(temporary, schema) as file:
            yield file.write_table
        return
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        temporary.mkdir()
        with contextlib.ExitStack() as stack:
            files: list[Any] = []
            count = 0

            def write(table: Any) -> None:
                nonlocal count
                if count % _GROUPS_PER_FILE == 0:
                    stack.close()
                    name = temporary / f"part-{len(files):05}.parquet"
                    files.append(stack.enter_context(parquet_writer(name, schema)))
                files[-1].write_table(table)
                count += 1

            write(schema.empty_table())
            yield write
        if path.exists():
            shutil.rmtree(path)
        temporary.rename(path)
    except BaseException:
        shutil.rmtree(temporary, ignore_errors=True)
        raise
