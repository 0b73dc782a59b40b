# SPDX-License-Identifier: BSL-1.0
"""Data sets of positions, and their exact scores."""

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
from inarow.ray._books import parts_of
from inarow.ray._means import Means, cluster, needed
from inarow.ray._parts import Parts, written_whole
from inarow.ray._solving import solve

_ADDED = ("score", "score_least", "score_most", "error")
_POSITION, _WRONG = "inarow position", "inarow error"
_ROWS_OF_A_GROUP = 2**16
_GROUPS_OF_A_FILE = 16


@dataclasses.dataclass(frozen=True)
class Labelled:
    """A data set that was labelled."""

    rows: int
    positions: int
    """How many of them differ, where a position and its mirror images are the same."""
    solved: int
    """How many were worked at now; the others were before."""
    unsolved: int
    """For how many the time was not enough."""
    bad: int
    """How many rows have no position."""


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
    parts: str | os.PathLike[str] | None = None,
    means: Means | None = None,
) -> Labelled:
    """Writes a Parquet data set again, in its order, with the exact score of each row's position.

    `source` is a file or a directory, `target` a file if its name ends with ".parquet", else a new
    directory. A row without a position is kept with its error, or with bad_rows="refuse" ends it
    all before anything is solved. What is solved is kept in the directory `parts`, else in one
    beside the target until that is there: after a stop the same call goes on from it.
    """
    means = means or Means()
    rules = Rules(rules) if isinstance(rules, str) else rules
    path = pathlib.Path(target)
    _check(path, overwrite, bad_rows, timeout)
    canonical_texts([], rules, notation)
    needed("pyarrow")
    with cluster(means) as data:
        reading = _Reading(rules, column, notation)
        schema = _schema(data, source, column, prefix)
        seen = _Seen(bad_rows == "refuse", column)
        for table in _blocks(data, source, reading, [column]):
            seen.take(table)
        found = Parts(parts_of(path, parts), rules, timeout)
        try:
            solved = solve(data, seen.positions, found, rules, timeout, means)
            with _writing(path, schema) as write:
                for table in _blocks(data, source, reading, None):
                    write(_labelled(table, found.known, schema, prefix))
            if parts is None:
                found.remove()
        finally:
            found.close()
    lie = [found.known[text] for text in seen.positions]
    unsolved = sum(least != most for least, most in lie)
    return Labelled(seen.rows, len(lie), solved, unsolved, seen.bad)


def _check(target: pathlib.Path, overwrite: bool, bad_rows: str, timeout: float | None) -> None:
    """What can be refused before there is a Ray."""
    if "://" in os.fspath(target) or ":/" in os.fspath(target):
        raise ValueError(f'"{target}" must be a file or directory of this machine')
    if target.exists() and not overwrite:
        raise FileExistsError(f'"{target}" is there already: remove it, or say overwrite')
    if bad_rows not in ("keep", "refuse"):
        raise ValueError(f'bad_rows must be "keep" or "refuse", not "{bad_rows}"')
    if timeout is not None:
        Solver(bytes=1, time_limit=timeout)


class _Reading:
    """Adds to each row its position as canonical text, or why there is none."""

    def __init__(self, rules: Rules, column: str, notation: str) -> None:
        self._rules, self._column, self._notation = rules, column, notation

    def __call__(self, table: Any) -> Any:
        arrow: Any = needed("pyarrow")
        texts = table[self._column].cast(arrow.string()).to_pylist()
        given = [text for text in texts if text is not None]
        read, wrong = map(iter, canonical_texts(given, self._rules, self._notation))
        nothing = "There is no position: the value is null."
        positions = [None if text is None else next(read) for text in texts]
        errors = [nothing if text is None else next(wrong) for text in texts]
        table = table.append_column(_POSITION, arrow.array(positions, arrow.string()))
        return table.append_column(_WRONG, arrow.array(errors, arrow.string()))


class _Seen:
    """The positions of a data set, each once."""

    def __init__(self, is_strict: bool, column: str) -> None:
        self.positions: dict[str, None] = {}
        self.rows = 0
        self.bad = 0
        self._is_strict = is_strict
        self._column = column

    def take(self, table: Any) -> None:
        positions = table[_POSITION].to_pylist()
        if self._is_strict and None in positions:
            at = positions.index(None)
            raise Error(
                f"Row {self.rows + at}, {self._column} {table[self._column][at].as_py()!r}: "
                f"{table[_WRONG][at].as_py()}",
                kind="bad_row",
                index=self.rows + at,
            )
        self.rows += len(positions)
        self.bad += positions.count(None)
        self.positions.update(dict.fromkeys(filter(None, positions)))


def _read(data: Any, source: str | os.PathLike[str], columns: list[str] | None) -> Any:
    set_of_rows = data.read_parquet(os.fspath(source), columns=columns)
    set_of_rows.context.execution_options.preserve_order = True
    return set_of_rows


def _blocks(
    data: Any, source: str | os.PathLike[str], reading: _Reading, columns: list[str] | None
) -> Iterator[Any]:
    """In the order of the data set, and always cut alike, so that the same is written each time."""
    read = _read(data, source, columns).map_batches(
        reading, batch_format="pyarrow", batch_size=_ROWS_OF_A_GROUP
    )
    yield from read.iter_batches(batch_size=_ROWS_OF_A_GROUP, batch_format="pyarrow")


def _schema(data: Any, source: str | os.PathLike[str], column: str, prefix: str) -> Any:
    """Of what is to be written; refused where that cannot be."""
    arrow: Any = needed("pyarrow")
    try:
        schema = _read(data, source, None).schema().base_schema
    except (OSError, ValueError) as error:
        raise Error(f"{os.fspath(source)} cannot be read: {error}", kind="unreadable") from error
    if column not in schema.names:
        raise ValueError(f'there is no column "{column}", but {", ".join(schema.names)}')
    kind = schema.field(column).type
    plain = kind.value_type if arrow.types.is_dictionary(kind) else kind
    if not (arrow.types.is_string(plain) or arrow.types.is_large_string(plain)):
        raise ValueError(f'the column "{column}" must be of texts, not of {kind}')
    taken = [prefix + name for name in _ADDED if prefix + name in schema.names]
    if taken:
        raise ValueError(
            f'there is a column "{taken[0]}" already: say a prefix for those to be added'
        )
    for name in _ADDED:
        kind = arrow.string() if name == "error" else arrow.int16()
        schema = schema.append(arrow.field(prefix + name, kind))
    return schema


def _labelled(table: Any, known: dict[str, tuple[int, int]], schema: Any, prefix: str) -> Any:
    arrow: Any = needed("pyarrow")
    nothing = (None, None)
    lie = [known[text] if text else nothing for text in table[_POSITION].to_pylist()]
    added = {
        "score": [least if least == most else None for least, most in lie],
        "score_least": [least for least, _ in lie],
        "score_most": [most for _, most in lie],
        "error": table[_WRONG].to_pylist(),
    }
    table = table.drop_columns([_POSITION, _WRONG])
    for name, values in added.items():
        kind = schema.field(prefix + name).type
        table = table.append_column(prefix + name, arrow.array(values, kind))
    return table.cast(schema)


@contextlib.contextmanager
def _writing(path: pathlib.Path, schema: Any) -> Iterator[Any]:
    """A function that writes tables, to what takes its place when all are written."""
    writer = needed("pyarrow.parquet").ParquetWriter
    if path.suffix == ".parquet":
        with written_whole(path) as beside, writer(beside, schema) as file:
            yield file.write_table
        return
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        beside.mkdir()
        with contextlib.ExitStack() as opened:
            files: list[Any] = []
            count = 0

            def write(table: Any) -> None:
                nonlocal count
                if count % _GROUPS_OF_A_FILE == 0:
                    opened.close()
                    name = beside / f"part-{len(files):05}.parquet"
                    files.append(opened.enter_context(writer(name, schema)))
                files[-1].write_table(table)
                count += 1

            write(schema.empty_table())
            yield write
        if path.exists():
            shutil.rmtree(path)
        beside.rename(path)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise
