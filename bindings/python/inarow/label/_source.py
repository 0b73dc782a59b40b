# SPDX-License-Identifier: BSL-1.0
"""The files of a data set, which are read in order as streams."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator
from typing import Any

from inarow._errors import Error
from inarow.label._extra import arrow
from inarow.label._formats import FORMATS, Format, format_of
from inarow.label._locations import Location


@dataclasses.dataclass(frozen=True)
class Source:
    """The files of a data set, which all have the same format and the same columns."""

    format: Format
    schema: Any
    files: tuple[Location, ...]
    column: str
    """The column with the positions."""

    def tables(self, file: Location) -> Iterator[Any]:
        """Yields the rows of a file. The column of positions contains valid texts."""
        with reading(file):
            for table in self.format.tables(file, self.schema):
                plain = table.cast(self.schema)
                plain[self.column].validate(full=True)
                yield plain

    def positions(self, table: Any) -> Any:
        return table[self.column].cast(arrow.string())

    def stamps(self) -> dict[str, str]:
        """Returns the stamp of each file by name. A stamp changes when the file is rewritten, if
        the file system records this."""
        return {str(file): file.stamp() for file in self.files}


def find_source(location: Location, column: str) -> Source:
    """Finds the files and their columns, without reading all rows."""
    files = _files(location)
    formats = [_format(file) for file in files]
    first, source_format = files[0], formats[0]
    for file, file_format in zip(files, formats):
        if file_format is not source_format:
            raise Error(f"{file} must be a {source_format.name} file, as {first} is", kind="format")
    schema = _schema(first, source_format)
    # The columns of JSON lines are checked when the lines are read.
    for file in files[1:] if source_format.name != "jsonl" else ():
        found = _schema(file, source_format)
        if not found.equals(schema):
            raise Error(
                f"{file} has the columns {_columns(found)}, but {first} has {_columns(schema)}.",
                kind="columns",
            )
    if column not in schema.names:
        there = ", ".join(schema.names)
        raise ValueError(f'{first}: there is no column "{column}", but {there}')
    column_type = schema.field(column).type
    types = arrow.types
    if not any(
        test(column_type) for test in (types.is_string, types.is_large_string, types.is_string_view)
    ):
        raise ValueError(f'{first}: the column "{column}" must be of texts, not of {column_type}')
    return Source(source_format, schema, tuple(files), column)


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


def _files(location: Location) -> list[Location]:
    with reading(location):
        if location.is_file():
            return [location]
        if not location.is_directory():
            raise FileNotFoundError
        if files := location.files():
            return files
        raise ValueError("the directory is empty")


def _format(file: Location) -> Format:
    found = format_of(file)
    if found is None:
        endings = ", ".join(suffix for each in FORMATS.values() for suffix in each.suffixes)
        with reading(file):
            raise ValueError(f"its name must end with one of {endings}")
    return found


def _schema(file: Location, file_format: Format) -> Any:
    """Returns the columns of a file. The type of a dictionary is the type of its values, because
    each file has its own dictionary."""
    with reading(file):
        return arrow.schema(
            [
                field.with_type(field.type.value_type)
                if arrow.types.is_dictionary(field.type)
                else field
                for field in file_format.schema(file)
            ]
        )


def _columns(schema: Any) -> str:
    return ", ".join(f"{field.name} ({field.type})" for field in schema)
