# SPDX-License-Identifier: BSL-1.0
"""The file formats: Parquet, Arrow, CSV and JSON lines.

The extent of a file is a range of rows or, for formats that do not count lines, a range of bytes. A
line belongs to the range of bytes in which the line starts.
"""

from __future__ import annotations

import contextlib
import io
import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn, Protocol

from inarow._errors import Error
from inarow.label._extra import import_extra
from inarow.label._locations import Location

Write = Callable[[Any], None]
"""Writes a table."""

_SAMPLE_BYTES = 2**20
_CHUNK_BYTES = 2**16
_ROWS_AT_ONCE = 2**14


class Format(Protocol):
    name: str
    suffixes: tuple[str, ...]

    def schema(self, file: Location) -> Any:
        """Returns the columns of the file."""

    def extent(self, file: Location) -> tuple[int, int]: ...

    def row_size(self, file: Location) -> float:
        """Returns the mean length of a row, in the unit of the extent."""

    def read(self, file: Location, begin: int, end: int, schema: Any) -> Any:
        """Returns the table of the range from `begin` to `end`."""

    def row_number(self, file: Location, begin: int) -> int:
        """Returns the number of rows before the range that starts at `begin`."""

    def writer(self, stream: Any, schema: Any) -> contextlib.AbstractContextManager[Write]: ...


class _Rows:
    """The common part of the formats that count their rows."""

    def row_size(self, file: Location) -> float:
        return 1

    def row_number(self, file: Location, begin: int) -> int:
        return begin


class _Parquet(_Rows):
    name = "parquet"
    suffixes: tuple[str, ...] = (".parquet", ".pq")

    def schema(self, file: Location) -> Any:
        with _parquet_file(file) as opened:
            return opened.schema_arrow

    def extent(self, file: Location) -> tuple[int, int]:
        with _parquet_file(file) as opened:
            return 0, opened.metadata.num_rows

    def read(self, file: Location, begin: int, end: int, schema: Any) -> Any:
        with _parquet_file(file) as opened:
            metadata = opened.metadata
            sizes = [metadata.row_group(i).num_rows for i in range(metadata.num_row_groups)]
            starts = [0, *itertools.accumulate(sizes)]
            groups = [i for i in range(len(sizes)) if starts[i] < end and begin < starts[i + 1]]
            first_row = starts[groups[0]] if groups else begin
            batches = opened.iter_batches(_ROWS_AT_ONCE, row_groups=groups) if groups else ()
            return _rows(batches, opened.schema_arrow, begin - first_row, end - first_row)

    @contextlib.contextmanager
    def writer(self, stream: Any, schema: Any) -> Iterator[Write]:
        with import_extra("pyarrow.parquet").ParquetWriter(stream, schema) as writer:
            yield writer.write_table


class _Arrow(_Rows):
    name = "arrow"
    suffixes: tuple[str, ...] = (".arrow", ".feather", ".ipc")

    def schema(self, file: Location) -> Any:
        with _arrow_file(file) as opened:
            return opened.schema

    def extent(self, file: Location) -> tuple[int, int]:
        with _arrow_file(file) as opened:
            return 0, sum(opened.get_batch(i).num_rows for i in range(opened.num_record_batches))

    def read(self, file: Location, begin: int, end: int, schema: Any) -> Any:
        with _arrow_file(file) as opened:
            batches = map(opened.get_batch, range(opened.num_record_batches))
            return _rows(batches, opened.schema, begin, end)

    @contextlib.contextmanager
    def writer(self, stream: Any, schema: Any) -> Iterator[Write]:
        with import_extra("pyarrow.ipc").new_file(stream, schema) as writer:
            yield writer.write_table


class _Lines:
    """The common part of the formats that have one row on each line."""

    def row_size(self, file: Location) -> float:
        begin, end = self.extent(file)
        with file.open() as opened:
            opened.seek(begin)
            sample = opened.read(min(_SAMPLE_BYTES, end - begin))
        return float(max(1, len(sample) / max(1, sample.count(b"\n"))))

    def extent(self, file: Location) -> tuple[int, int]:
        return 0, file.size()

    def row_number(self, file: Location, begin: int) -> int:
        row, place = 0, self.extent(file)[0]
        with file.open() as opened:
            begin = _line_start(opened, begin)
            opened.seek(place)
            while place < begin:
                chunk = opened.read(min(_SAMPLE_BYTES, begin - place))
                row += chunk.count(b"\n")
                place += len(chunk)
        return row


# In a field that does not begin with a quote, quotes are ordinary characters.
_ENDS_WITHIN_FIELD = re.compile(
    rb"""
    ^(?: (?: "[^"\n]*(?:""[^"\n]*)*"(?!")[^,\n]* | (?:[^",\n][^,\n]*)? ) , )*
    "[^"\n]*(?:""[^"\n]*)*$
    """,
    re.MULTILINE | re.VERBOSE,
)
_CARRIAGE_RETURN = re.compile(rb"\r(?!\n)")


def _line_break(lines: bytes) -> tuple[int, str] | None:
    """Returns the place of a line with a line break in a field, and its description; or None."""
    if b'"' in lines and (found := _ENDS_WITHIN_FIELD.search(lines)):
        return found.start(), "ends within a quoted field"
    if b"\r" in lines and (found := _CARRIAGE_RETURN.search(lines)):
        return found.start(), "has a carriage return that does not end it"
    return None


def _refuse_line_break(line: int, what: str) -> NoReturn:
    raise ValueError(
        f"Line {line} {what}. Fields must not have line breaks: "
        "replace them, or give the data set as Parquet or JSON lines"
    )


class _Csv(_Lines):
    """Reads all columns as texts, so that moves such as 0123 keep their zeros. An empty field is an
    empty text. Refuses fields with a line break, so that each line of the file begins a row."""

    name = "csv"
    suffixes: tuple[str, ...] = (".csv",)

    def schema(self, file: Location) -> Any:
        arrow: Any = import_extra("pyarrow")
        csv: Any = import_extra("pyarrow.csv")
        with file.open() as opened:
            header_end = _line_start(opened, 1)
            opened.seek(0)
            header = opened.read(header_end)
        if found := _line_break(header):
            _refuse_line_break(1, found[1])
        names = csv.read_csv(io.BytesIO(header + b"\n")).column_names
        return arrow.schema([(name, arrow.string()) for name in names])

    def extent(self, file: Location) -> tuple[int, int]:
        with file.open() as opened:
            return _line_start(opened, 1), opened.size()

    def read(self, file: Location, begin: int, end: int, schema: Any) -> Any:
        csv: Any = import_extra("pyarrow.csv")
        lines = _lines(file, begin, end)
        if not lines:
            return schema.empty_table()
        if found := _line_break(lines):
            row = self.row_number(file, begin) + lines.count(b"\n", 0, found[0])
            _refuse_line_break(row + 2, found[1])
        return csv.read_csv(
            io.BytesIO(lines),
            # One block, because a smaller block would end within a long line.
            read_options=csv.ReadOptions(column_names=schema.names, block_size=len(lines) + 1),
            parse_options=csv.ParseOptions(ignore_empty_lines=len(schema) > 1),
            convert_options=csv.ConvertOptions(
                column_types=schema, strings_can_be_null=False, check_utf8=True
            ),
        )

    @contextlib.contextmanager
    def writer(self, stream: Any, schema: Any) -> Iterator[Write]:
        csv: Any = import_extra("pyarrow.csv")
        options = csv.WriteOptions(quoting_style="needed")
        with csv.CSVWriter(stream, schema, write_options=options) as writer:
            yield writer.write_table


class _JsonLines(_Lines):
    name = "jsonl"
    suffixes: tuple[str, ...] = (".jsonl", ".ndjson")

    def schema(self, file: Location) -> Any:
        """Derives the schema from the first lines, because JSON has no schema."""
        arrow: Any = import_extra("pyarrow")
        lines = _lines(file, 0, min(_SAMPLE_BYTES, file.size()))
        if not lines.strip():
            return arrow.schema([])
        return _as_written(_read_json(lines, None).schema)

    def read(self, file: Location, begin: int, end: int, schema: Any) -> Any:
        lines = _lines(file, begin, end)
        return _read_json(lines, schema) if lines.strip() else schema.empty_table()

    @contextlib.contextmanager
    def writer(self, stream: Any, schema: Any) -> Iterator[Write]:
        def write(table: Any) -> None:
            for batch in table.to_batches(max_chunksize=2**14):
                rows = (
                    json.dumps(row, ensure_ascii=False, default=str) for row in batch.to_pylist()
                )
                stream.write("".join(row + "\n" for row in rows).encode())

        yield write


FORMATS: dict[str, Format] = {
    each.name: each for each in (_Parquet(), _Arrow(), _Csv(), _JsonLines())
}


def format_of(file: Location) -> Format | None:
    return next((each for each in FORMATS.values() if file.suffix in each.suffixes), None)


def read_table(file: Location) -> Any:
    """Returns the table of a file. The suffix of the name determines the format."""
    file_format = required_format(file)
    return file_format.read(file, *file_format.extent(file), file_format.schema(file))


def write_table(file: Location, table: Any) -> None:
    file_format = required_format(file)
    with file.replaced() as stream, file_format.writer(stream, table.schema) as write:
        write(table.combine_chunks())


def keep_table(file: Location, table: Any, place: str) -> None:
    """Writes a table, unless the file already contains this table. A run that reads the file can
    then resume."""
    if not file.exists():
        write_table(file, table)
    elif not read_table(file).equals(table):
        raise Error(
            f"{file} has the positions of a run with other settings: "
            f"remove {place} to begin anew, or finish that run as it was begun.",
            kind="other_settings",
        )


def required_format(file: Location) -> Format:
    found = format_of(file)
    if found is None:
        raise ValueError(f'the name of "{file}" must end with the suffix of a format')
    return found


@contextlib.contextmanager
def _parquet_file(file: Location) -> Iterator[Any]:
    with file.open() as stream, import_extra("pyarrow.parquet").ParquetFile(stream) as opened:
        yield opened


@contextlib.contextmanager
def _arrow_file(file: Location) -> Iterator[Any]:
    if file.is_local:
        stream = import_extra("pyarrow").memory_map(file.local_path)
    else:
        stream = file.open()
    with stream, import_extra("pyarrow.ipc").open_file(stream) as opened:
        yield opened


def _rows(batches: Iterable[Any], schema: Any, begin: int, end: int) -> Any:
    """Returns the rows of a range. Reads no batch after these rows."""
    found, row = [], 0
    for batch in batches:
        if begin < row + batch.num_rows:
            found.append(batch.slice(max(0, begin - row), end - max(begin, row)))
        row += batch.num_rows
        if row >= end:
            break
    return import_extra("pyarrow").Table.from_batches(found, schema)


def _read_json(lines: bytes, schema: Any) -> Any:
    reader: Any = import_extra("pyarrow.json")
    return reader.read_json(
        io.BytesIO(lines),
        read_options=reader.ReadOptions(block_size=len(lines) + 1),
        parse_options=reader.ParseOptions(
            explicit_schema=schema,
            unexpected_field_behavior="infer" if schema is None else "error",
        ),
    )


def _as_written(schema: Any) -> Any:
    """Returns the schema, but with text columns for times and for columns that are all null."""
    arrow: Any = import_extra("pyarrow")
    types: Any = arrow.types
    return arrow.schema(
        [
            arrow.field(field.name, arrow.string())
            if types.is_timestamp(field.type) or types.is_null(field.type)
            else field
            for field in schema
        ]
    )


def _lines(file: Location, begin: int, end: int) -> bytes:
    """Returns the lines that start in a range of bytes."""
    with file.open() as opened:
        begin, end = _line_start(opened, begin), _line_start(opened, end)
        opened.seek(begin)
        return bytes(opened.read(end - begin))


def _line_start(opened: Any, offset: int) -> int:
    """Returns the start of the first line that starts at the offset or after it."""
    if offset == 0:
        return 0
    place, size = offset - 1, opened.size()
    opened.seek(place)
    while place < size:
        chunk = opened.read(_CHUNK_BYTES)
        newline = chunk.find(b"\n")
        if newline >= 0:
            return int(place + newline + 1)
        place += len(chunk)
    return int(size)
