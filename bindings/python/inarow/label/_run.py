# SPDX-License-Identifier: BSL-1.0
"""The steps of a run. Each step keeps its results in files, so that a later run can resume."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterator
from typing import Any

import numpy as np

from inarow import _progress
from inarow._errors import Error
from inarow.label._database import Database, Stream
from inarow.label._extra import arrow, compute, parquet
from inarow.label._formats import FORMATS, ROWS_AT_ONCE, Format, Rows
from inarow.label._locations import Location
from inarow.label._source import Source, changed_source, reading
from inarow.label._units import READ, SOLVE, Executor, Job, answer_schema, schema

_FILE_ROWS = 2**20
_MIN_PART_ROWS, _MAX_PART_ROWS = 2**4, 2**16
# So many units that all workers end at about the same time.
_UNITS_OF_A_SMALL_SOURCE = 32

_NO_POSITION = "There is no position: the value is null."
_TEXTS = {
    READ: "SELECT DISTINCT given AS text FROM rows WHERE given IS NOT NULL ORDER BY text",
    SOLVE: "SELECT DISTINCT text FROM read WHERE text IS NOT NULL ORDER BY text",
}
_FIRST_BAD_ROW = f"""
    SELECT file, row, given, coalesce(error, '{_NO_POSITION}') AS error
    FROM rows LEFT JOIN read USING (given) WHERE given IS NULL OR error IS NOT NULL
    ORDER BY file, row LIMIT 1"""
_ANSWERS = "SELECT given, error, lower, upper, best_moves FROM read LEFT JOIN solve USING (text)"
_LABELED_ROWS = f"""
    SELECT file, row, given, CASE WHEN given IS NULL THEN '{_NO_POSITION}' ELSE error END AS error,
    lower, upper, best_moves FROM rows LEFT JOIN answers USING (given)"""
# A separate query, so that the join and the sort do not share the memory.
_SORTED_ROWS = "SELECT * FROM labeled ORDER BY file, row"


@dataclasses.dataclass(frozen=True)
class Output:
    """The files of the target."""

    format: Format
    is_file: bool
    """Whether the target is one file, or a directory of files."""
    schema: Any

    def name(self, index: int) -> str:
        return f"part-{index:05}{self.format.suffixes[0]}"

    def writer(self, stream: Any) -> Any:
        return self.format.writer(stream, self.schema)


class Run:
    """The counts of a run. The files of the run are in `job.directory`."""

    def __init__(
        self, job: Job, source: Source, output: Output, base: Database, progress: bool
    ) -> None:
        self.rows = self.positions = self.searched = self.unsolved = self.bad_rows = 0
        self.output = job.directory / "output"
        self._job, self._source, self._output = job, source, output
        self._base, self._progress = base, progress

    def do(self, executor: Executor, part_rows: int | None, bad_rows: str) -> None:
        self._copy_positions()
        size = max(-(-self.rows // _UNITS_OF_A_SMALL_SOURCE), _MIN_PART_ROWS)
        size = part_rows or min(size, _MAX_PART_ROWS)
        self._do_stage(READ, size, executor, rows=self._rows())
        if bad_rows == "refuse":
            self._refuse_bad_row()
        found = self._do_stage(SOLVE, size, executor, read=self._answers(READ))
        self.positions, self.searched = found
        self._write_output()

    def _copy_positions(self) -> None:
        """Copies the column of positions to a file."""
        file, columns = self._job.directory / "rows.parquet", schema("file", "row", "given")
        if not file.exists():
            rows = Rows(self._given(), columns)
            with file.replaced() as stream, parquet.ParquetWriter(stream, columns) as writer:
                for table in rows.tables(ROWS_AT_ONCE):
                    writer.write_table(table)
        self.rows = _metadata(file).num_rows

    def _given(self) -> Iterator[Any]:
        for i, file in enumerate(self._source.files):
            row = 0
            for table in self._source.tables(file):
                rows, given = np.arange(row, row + len(table)), self._source.positions(table)
                yield arrow.table([np.full(len(table), i), rows, given], ["file", "row", "given"])
                row += len(table)

    def _do_stage(
        self, stage: str, size: int, executor: Executor, **streams: Stream
    ) -> tuple[int, int]:
        """Cuts the sorted texts into units, and does the units that an earlier run has not done.
        Returns the number of texts, and the number of texts done in this run."""
        file, columns = self._job.texts(stage), schema("text")
        if not file.exists():
            texts = Rows(self._base.query(_TEXTS[stage], **streams), columns)
            with file.replaced() as stream, parquet.ParquetWriter(stream, columns) as writer:
                for table in texts.tables(size):
                    writer.write_table(table, len(table))
        metadata, count = _metadata(file), 0
        done = {each.name for each in (self._job.directory / stage).files()}
        units = range(metadata.num_row_groups)
        missing = [unit for unit in units if self._job.answers(stage, unit).name not in done]
        with _progress.updates(self._progress, len(missing), f" units ({stage})") as update:
            for number in executor(self._job, stage, missing):
                count += number
                update(1)
        return metadata.num_rows, count

    def _rows(self) -> Stream:
        file = self._job.directory / "rows.parquet"

        def tables() -> Iterator[Any]:
            with reading(file):
                yield from FORMATS["parquet"].tables(file, None)

        return schema("file", "row", "given"), tables()

    def _answers(self, stage: str) -> Stream:
        units = range(_metadata(self._job.texts(stage)).num_row_groups)
        return answer_schema(stage), (self._job.read_answers(stage, unit) for unit in units)

    def _refuse_bad_row(self) -> None:
        found = self._base.query(_FIRST_BAD_ROW, rows=self._rows(), read=self._answers(READ))
        for bad in (row for table in found for row in table.to_pylist()):
            raise Error(
                f"{self._source.files[bad['file']]}: Row {bad['row']}, {self._source.column} "
                f"{bad['given']!r}: {bad['error']}",
                kind="bad_row",
                index=bad["row"],
            )

    def _write_output(self) -> None:
        self.output.remove()
        self.output.create_directory()
        rows = Rows(self._labeled_tables(), self._output.schema)
        limit = None if self._output.is_file else _FILE_ROWS // ROWS_AT_ONCE
        with _progress.updates(self._progress, self.rows, " rows") as update:
            for index in itertools.count():
                tables = itertools.islice(rows.tables(ROWS_AT_ONCE), limit)
                first = next(tables, None)
                if index and first is None:
                    return
                file = self.output / self._output.name(index)
                with file.replaced() as stream, self._output.writer(stream) as writer:
                    for table in itertools.chain([] if first is None else [first], tables):
                        writer.write_table(table)
                        update(len(table))

    def _labeled_tables(self) -> Iterator[Any]:
        """Reads the source again, and adds the labels. Refuses a source that has changed."""
        names = ("file", "row", "given", "error", "lower", "upper", "best_moves")
        query, columns = self._base.query, schema(*names)
        answers = query(_ANSWERS, read=self._answers(READ), solve=self._solved())
        labeled = query(_LABELED_ROWS, rows=self._rows(), answers=(schema(*names[2:]), answers))
        rows = Rows(query(_SORTED_ROWS, labeled=(columns, labeled)), columns)
        for file in self._source.files:
            for table in self._source.tables(file):
                labels = rows.take(len(table))
                if not labels["given"].equals(self._source.positions(table)):
                    raise changed_source(file, "has changed", self._job.state)
                yield self._labeled(table, labels)
        if rows.take(1):
            raise changed_source(self._source.files[-1], "has changed", self._job.state)

    def _solved(self) -> Stream:
        def tables() -> Iterator[Any]:
            for table in self._answers(SOLVE)[1]:
                is_open = compute.less(table["lower"], table["upper"])
                self.unsolved += compute.sum(is_open).as_py() or 0
                yield table

        return answer_schema(SOLVE), tables()

    def _labeled(self, table: Any, labels: Any) -> Any:
        lower, upper, errors = labels["lower"], labels["upper"], labels["error"]
        is_complete = compute.xor(errors.is_valid(), lower.is_valid())
        if not compute.all(is_complete, min_count=0).as_py():
            raise self._job.damaged(self._job.directory)
        self.bad_rows += len(errors) - errors.null_count
        score = compute.if_else(compute.equal(lower, upper), lower, None)
        names = self._output.schema.names[table.num_columns :]
        for name, column in zip(names, [score, lower, upper, errors, labels["best_moves"]]):
            table = table.append_column(name, column)
        return table


def _metadata(file: Location) -> Any:
    with reading(file), file.open() as stream, parquet.ParquetFile(stream) as opened:
        return opened.metadata
