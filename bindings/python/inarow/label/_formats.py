# SPDX-License-Identifier: BSL-1.0
"""The file formats: Parquet, Arrow, CSV and JSON lines. pyarrow reads and writes them as streams."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from inarow.label._extra import arrow, csv, ipc, json_lines, parquet
from inarow.label._locations import Location

ROWS_AT_ONCE = 2**16
_BLOCK_BYTES = 2**21  # the maximum size of a row in a CSV or JSON lines file

_LAST = b"(the end of the file)"

Opened = contextlib.AbstractContextManager[tuple[Any, Iterable[Any]]]
"""The schema of a file, and its rows in record batches."""


@dataclasses.dataclass(frozen=True)
class Format:
    name: str
    suffixes: tuple[str, ...]
    open: Callable[[Location, Any], Opened]
    """Opens a file for reading. The schema is None if it is not known."""
    writer: Callable[[Any, Any], Any]
    """Returns a context manager with `write_table`, from a stream and a schema."""

    def schema(self, file: Location) -> Any:
        with self.open(file, None) as (schema, _):
            return schema

    def tables(self, file: Location, schema: Any) -> Iterator[Any]:
        """Yields the rows of a file, in order."""
        with self.open(file, schema) as (_, batches):
            yield from (arrow.Table.from_batches([batch]) for batch in batches)


@contextlib.contextmanager
def _open_parquet(file: Location, _: Any) -> Iterator[tuple[Any, Iterable[Any]]]:
    with file.open() as stream, parquet.ParquetFile(stream) as opened:
        yield opened.schema_arrow, opened.iter_batches(ROWS_AT_ONCE)


@contextlib.contextmanager
def _open_arrow(file: Location, _: Any) -> Iterator[tuple[Any, Iterable[Any]]]:
    with arrow.memory_map(file.path) if file.is_local else file.open() as stream:
        opened = ipc.open_file(stream)
        yield opened.schema, map(opened.get_batch, range(opened.num_record_batches))


@contextlib.contextmanager
def _open_csv(file: Location, schema: Any) -> Iterator[tuple[Any, Iterable[Any]]]:
    """Reads all columns as texts, so that moves such as 0123 keep their zeros. An empty field is an
    empty text. A quoted field may have line breaks."""
    # In a file with one column, an empty line also contains an empty text.
    parse = csv.ParseOptions(
        newlines_in_values=True, ignore_empty_lines=schema is None or len(schema) > 1
    )
    convert = csv.ConvertOptions(column_types=schema, strings_can_be_null=False, check_utf8=True)
    with file.open() as stream:
        rows = _WithLastRow(stream, len(schema)) if schema else stream
        reader = csv.open_csv(rows, csv.ReadOptions(block_size=_BLOCK_BYTES), parse, convert)
        names = reader.schema.names
        yield arrow.schema([(name, arrow.string()) for name in names]), _without_last_row(reader)


class _WithLastRow(io.RawIOBase):
    """A CSV file with one more row, which pyarrow does not find if a quoted field does not end.

    No block ends with a quote or a carriage return: pyarrow could not tell whether the quote ends
    the field, and would drop a line feed at the beginning of the next block.
    """

    def __init__(self, stream: Any, columns: int) -> None:
        stream.seek(max(0, stream.size() - 1))
        line_end = b"" if stream.read(1) in b"\r\n" else b"\n"
        stream.seek(0)
        self._parts = [stream, io.BytesIO(line_end + b",".join([_LAST] * columns) + b"\n")]
        self._kept = b""

    def readable(self) -> bool:
        return True

    def read(self, size: int = -1) -> bytes:
        # Asks for at least one byte, because an empty result means that the part has ended.
        data = self._kept + self._next(max(1, size - len(self._kept)))
        block = data.rstrip(b'"\r') if self._parts else data
        block = block or data
        self._kept = data[len(block) :]
        return block

    def _next(self, size: int) -> bytes:
        while self._parts:
            if data := self._parts[0].read(size):
                return bytes(data)
            del self._parts[0]
        return b""


def _without_last_row(batches: Iterable[Any]) -> Iterator[Any]:
    last = None
    for batch in batches:
        if batch.num_rows:
            if last is not None:
                yield last
            last = batch
    if last is None or last[0][-1].as_py() != _LAST.decode():
        raise ValueError("the file ends within a quoted field")
    yield last.slice(0, last.num_rows - 1)


@contextlib.contextmanager
def _open_json(file: Location, schema: Any) -> Iterator[tuple[Any, Iterable[Any]]]:
    """Derives the schema from the first block, because JSON has no schema. A column that contains
    only times or only nulls is read as texts."""
    parse = json_lines.ParseOptions(
        explicit_schema=schema, unexpected_field_behavior="error" if schema else "infer"
    )
    with file.open() as stream:
        if schema and not stream.size():
            yield schema, ()
            return
        reader = json_lines.open_json(
            stream, json_lines.ReadOptions(block_size=_BLOCK_BYTES), parse
        )
        is_text = (arrow.types.is_timestamp, arrow.types.is_null)
        fields = (
            field.with_type(arrow.string()) if any(test(field.type) for test in is_text) else field
            for field in reader.schema
        )
        yield arrow.schema(list(fields)), reader


def _csv_writer(stream: Any, schema: Any) -> Any:
    options = csv.WriteOptions(quoting_style="needed")
    return csv.CSVWriter(stream, schema, write_options=options)


@dataclasses.dataclass
class _JsonWriter(contextlib.AbstractContextManager["_JsonWriter"]):
    stream: Any
    schema: Any

    def write_table(self, table: Any) -> None:
        for batch in table.to_batches(max_chunksize=2**14):
            rows = (json.dumps(row, ensure_ascii=False, default=str) for row in batch.to_pylist())
            self.stream.write("".join(row + "\n" for row in rows).encode())

    def __exit__(self, *_: object) -> None:
        pass


FORMATS = {
    name: Format(name, suffixes, opener, writer)
    for name, suffixes, opener, writer in (
        ("parquet", (".parquet", ".pq"), _open_parquet, lambda *to: parquet.ParquetWriter(*to)),
        ("arrow", (".arrow", ".feather", ".ipc"), _open_arrow, lambda *to: ipc.new_file(*to)),
        ("csv", (".csv",), _open_csv, _csv_writer),
        ("jsonl", (".jsonl", ".ndjson"), _open_json, _JsonWriter),
    )
}


class Rows:
    """The rows of a stream of tables."""

    def __init__(self, tables: Iterable[Any], schema: Any) -> None:
        self._tables = (table.cast(schema) for table in tables)
        self._waiting = schema.empty_table()

    def take(self, count: int) -> Any:
        """Returns the next rows: fewer than `count` only at the end of the stream."""
        found, missing = [self._waiting], count - len(self._waiting)
        while missing > 0 and (table := next(self._tables, None)) is not None:
            found.append(table)
            missing -= len(table)
        rows = arrow.concat_tables(found)
        self._waiting = rows.slice(count)
        return rows.slice(0, count).combine_chunks()

    def tables(self, count: int) -> Iterator[Any]:
        """Yields tables of `count` rows; the last one may have fewer."""
        while table := self.take(count):
            yield table


def format_of(file: Location) -> Format | None:
    return next((each for each in FORMATS.values() if file.suffix in each.suffixes), None)
