# SPDX-License-Identifier: BSL-1.0
"""The files of a data set, and the parts into which the files are cut."""

from __future__ import annotations

import contextlib
import dataclasses
import math
from collections.abc import Iterator
from typing import Any

from inarow._errors import Error
from inarow.label._extra import import_extra
from inarow.label._formats import FORMATS, Format, format_of
from inarow.label._locations import Location

MAX_PART_ROWS = 2**18
_MIN_PART_ROWS = 16
# Enough parts that all workers end at about the same time.
_PARTS_OF_A_SMALL_SOURCE = 32


@dataclasses.dataclass(frozen=True)
class Part:
    """A range of rows or bytes of a file, depending on its format."""

    index: int
    file: Location
    begin: int
    end: int


@dataclasses.dataclass(frozen=True)
class _File:
    location: Location
    begin: int
    end: int

    def __len__(self) -> int:
        return self.end - self.begin


@dataclasses.dataclass(frozen=True)
class Source:
    """The files of a data set, which all have the same format and the same columns."""

    format_name: str
    schema: Any
    files: tuple[_File, ...]
    row_size: float
    """The mean length of a row, in the unit of the extents."""

    @property
    def format(self) -> Format:
        return FORMATS[self.format_name]

    def part_rows(self) -> int:
        """Returns the default number of rows of a part, which is the same on every machine. The
        number is small enough to cut a small data set into many parts."""
        rows = sum(map(len, self.files)) / self.row_size
        return min(max(math.ceil(rows / _PARTS_OF_A_SMALL_SOURCE), _MIN_PART_ROWS), MAX_PART_ROWS)

    def parts(self, rows: int) -> list[Part]:
        size = math.ceil(rows * self.row_size)
        ranges = [
            (file.location, begin, min(begin + size, file.end))
            for file in self.files
            for begin in range(file.begin, file.end, size)
        ]
        first = self.files[0]
        ranges = ranges or [(first.location, first.begin, first.end)]
        return [Part(index, *each) for index, each in enumerate(ranges)]

    def stamps(self) -> dict[str, str]:
        """Returns the stamp of each file by name; the stamp changes when the file is rewritten."""
        return {str(file.location): file.location.stamp() for file in self.files}


def find_source(location: Location) -> Source:
    """Finds the extent and the schema of each file, without reading all rows."""
    locations = _files(location)
    formats = [_format(file) for file in locations]
    source_format, first = formats[0], locations[0]
    for file, file_format in zip(locations, formats):
        if file_format is not source_format:
            raise Error(f"{file} must be a {source_format.name} file, as {first} is", kind="format")
    schema = _schema(first)
    files = tuple(_checked_file(file, source_format, schema, first) for file in locations)
    largest = max(files, key=len).location
    with reading(largest):
        return Source(source_format.name, schema, files, source_format.row_size(largest))


@contextlib.contextmanager
def reading(file: Location) -> Iterator[None]:
    """Converts errors that occur while the file is read to errors that name the file."""
    try:
        yield
    except Error:
        raise
    except FileNotFoundError as error:
        raise Error(f"{file} cannot be read: there is no such file", kind="unreadable") from error
    except (OSError, ValueError, KeyError, NotImplementedError) as error:
        reason = (str(error) or type(error).__name__).splitlines()[0].rstrip(". ")
        raise Error(f"{file} cannot be read: {reason}.", kind="unreadable") from error


def changed_source(file: Location | str, how: str, state: Location) -> Error:
    return Error(
        f"{file} {how} since {state} was begun: remove {state} to begin anew.",
        kind="changed_source",
    )


def check_column(schema: Any, column: str, file: Location) -> None:
    types: Any = import_extra("pyarrow").types
    if column not in schema.names:
        there = ", ".join(schema.names)
        raise ValueError(f'{file}: there is no column "{column}", but {there}')
    column_type = schema.field(column).type
    value_type = column_type.value_type if types.is_dictionary(column_type) else column_type
    is_text = (types.is_string, types.is_large_string, types.is_string_view)
    if not any(check(value_type) for check in is_text):
        raise ValueError(f'{file}: the column "{column}" must be of texts, not of {column_type}')


def _files(location: Location) -> list[Location]:
    with reading(location):
        if location.is_file():
            return [location]
        if not location.is_directory():
            raise FileNotFoundError
        files = location.files()
    if not files:
        raise Error(f"{location} cannot be read: the directory is empty.", kind="unreadable")
    return files


def _format(file: Location) -> Format:
    found = format_of(file)
    if found is None:
        endings = ", ".join(suffix for each in FORMATS.values() for suffix in each.suffixes)
        raise Error(
            f"{file} cannot be read: its name must end with one of {endings}.", kind="format"
        )
    return found


def _schema(file: Location) -> Any:
    with reading(file):
        return _format(file).schema(file).remove_metadata()


def _checked_file(file: Location, file_format: Format, schema: Any, first: Location) -> _File:
    # The columns of JSON lines are checked when the lines are read.
    if file != first and file_format.name != "jsonl":
        found = _schema(file)
        if not found.equals(schema):
            raise Error(
                f"{file} has the columns {_columns(found)}, but {first} has {_columns(schema)}.",
                kind="columns",
            )
    with reading(file):
        return _File(file, *file_format.extent(file))


def _columns(schema: Any) -> str:
    return ", ".join(f"{field.name} ({field.type})" for field in schema)
