# SPDX-License-Identifier: BSL-1.0
"""Queries of DuckDB over streams of tables. Data that does not fit into memory goes to files."""

from __future__ import annotations

import contextlib
import itertools
import os
import tempfile
from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

from inarow._errors import Error
from inarow.label._extra import arrow, duckdb
from inarow.label._formats import FORMATS
from inarow.label._locations import Location, location

Stream: TypeAlias = tuple[Any, Iterable[Any]]
"""A schema, and tables."""

_MEMORY = "512MB"
# Each thread of a sort needs blocks of all sorted runs: with two threads, memory runs out sooner.
_THREADS = 1


class Database:
    """A connection, and a local directory for the results of queries."""

    def __init__(self, connection: Any, directory: str) -> None:
        self._connection = connection
        self._paths = (os.path.join(directory, f"{i}.parquet") for i in itertools.count())

    def query(self, sql: str, **streams: Stream) -> Iterator[Any]:
        """Reads named streams, and then returns the rows of the query as tables.

        Raises the error of a stream itself, which DuckDB would replace with another error.
        """
        path, errors = next(self._paths), list[BaseException]()
        for name, (schema, tables) in streams.items():
            reader = arrow.RecordBatchReader.from_batches(schema, _batches(tables, errors))
            self._connection.register(name, reader)
        try:
            quoted = path.replace("'", "''")
            self._connection.execute(f"COPY ({sql}) TO '{quoted}' (FORMAT parquet)")
        except Exception as error:
            raise (errors or [error])[0] from None
        return _result(path)


@contextlib.contextmanager
def database(directory: Location) -> Iterator[Database]:
    """Opens a database with files in this directory, or in a temporary one if it is not local."""
    with contextlib.ExitStack() as stack:
        if directory.is_local:
            directory.remove()
            directory.create_directory()
            stack.callback(directory.remove)
            path = directory.path
        else:
            path = stack.enter_context(tempfile.TemporaryDirectory(prefix="inarow-"))
        settings = {"memory_limit": _MEMORY, "temp_directory": path, "threads": _THREADS}
        connection = stack.enter_context(duckdb.connect(":memory:", config=settings))
        connection.execute("SET enable_progress_bar = false")
        try:
            yield Database(connection, path)
        except duckdb.Error as error:
            raise Error(f"DuckDB failed: {str(error).splitlines()[0]}", kind="database") from error
        except RuntimeError as error:
            if "interrupt" in str(error).lower():
                raise KeyboardInterrupt from error
            raise


def _batches(tables: Iterable[Any], errors: list[BaseException]) -> Iterator[Any]:
    try:
        for table in tables:
            yield from table.to_batches()
    except (Exception, KeyboardInterrupt) as error:
        errors.append(error)
        raise


def _result(path: str) -> Iterator[Any]:
    yield from FORMATS["parquet"].tables(location(path), None)
    os.remove(path)
