# SPDX-License-Identifier: BSL-1.0
"""The units of work. Each unit reads a part, and writes a part or a file for the next step.

The units are independent: any process that can access the files can do any unit.
"""

from __future__ import annotations

import collections
import dataclasses
import hashlib
import json
import zlib
from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias

import numpy as np

from inarow._core import Position, Rules, canonical_texts
from inarow._errors import Error, NotationError
from inarow.label._extra import import_extra
from inarow.label._formats import FORMATS
from inarow.label._locations import Location
from inarow.label._source import Part, changed_source, reading
from inarow.typing import Notation

LABELS = ("score", "score_lower", "score_upper", "error")
BEST_MOVES = "best_moves"
_ROWS_AT_ONCE = 2**16

Counts: TypeAlias = "collections.Counter[str]"
"""Counts by name: rows, bad_rows, positions, unsolved."""


class Answerer(Protocol):
    """Solves positions. Each position is given as the text of a board."""

    def score_bounds(self, rules: Rules, texts: list[str]) -> Any: ...

    def best_moves(self, rules: Rules, texts: list[str]) -> list[str | None]: ...


@dataclasses.dataclass(frozen=True)
class Job:
    """The settings that all parts of a run share."""

    rules: Rules
    column: str
    notation: Notation
    bad_rows: str
    prefix: str
    best_moves: bool
    format_name: str
    """The format of the source."""
    schema: Any
    """The schema of the source."""
    target_format: str
    parts_format: str
    state: Location
    """The directory for the results so far."""
    target: Location
    parts: int
    """The number of parts."""
    buckets: int

    def labeled(self, index: int) -> Location:
        suffix = FORMATS[self.parts_format].suffixes[0]
        return self.state / "parts" / f"part-{index:05}{suffix}"

    def split(self, index: int) -> Location:
        return self.state / f"split-{index:05}.arrow"

    def solved(self, bucket: int) -> Location:
        return self.state / f"solved-{bucket:05}.arrow"

    def done(self, step: str, index: int) -> Location:
        return self.state / "done" / f"{step}-{index:05}.json"

    def output_schema(self) -> Any:
        arrow: Any = import_extra("pyarrow")
        schema = arrow.schema([_plain(field) for field in self.schema])
        for name in LABELS:
            label_type = arrow.string() if name == "error" else arrow.int16()
            schema = schema.append(arrow.field(self.prefix + name, label_type))
        if self.best_moves:
            schema = schema.append(arrow.field(self.prefix + BEST_MOVES, arrow.string()))
        return schema


def label_part(job: Job, part: Part, answerer: Answerer) -> Counts:
    """Reads a part, solves its distinct positions, and writes it with its labels."""
    rows = _read(job, part)
    labels = _solve(job, rows.positions, answerer)
    _write_labeled(job, part, rows, labels)
    counts = rows.counts() + _counts_of(labels)
    return _finished(job, "label", part.index, counts, rows.digest)


def split_part(job: Job, part: Part, answerer: Answerer) -> Counts:
    """Writes the distinct positions of a part in buckets by hash, one batch for each bucket."""
    rows = _read(job, part)
    schema = import_extra("pyarrow").schema([("position", "string")])
    texts = rows.positions.to_numpy(zero_copy_only=False)
    buckets = _buckets(job, texts)
    _write_batches(
        job.split(part.index), schema, ([texts[buckets == b]] for b in range(job.buckets))
    )
    return _finished(job, "split", part.index, collections.Counter(), rows.digest)


def solve_bucket(job: Job, bucket: int, answerer: Answerer) -> Counts:
    """Solves the distinct positions of a bucket, and writes the labels, one batch for each part."""
    arrow: Any = import_extra("pyarrow")
    by_part = [_read_batch(job.split(index), bucket)["position"] for index in range(job.parts)]
    encoded = arrow.chunked_array(by_part, arrow.string()).combine_chunks().dictionary_encode()
    labels = _solve(job, encoded.dictionary, answerer)
    codes = iter(np.split(encoded.indices.to_numpy(), np.cumsum([len(each) for each in by_part])))
    _write_batches(
        job.solved(bucket),
        labels.schema,
        (labels.take(next(codes)).columns for _ in by_part),
    )
    return _finished(job, "solve", bucket, _counts_of(labels))


def join_part(job: Job, part: Part, answerer: Answerer) -> Counts:
    """Writes a part with the labels of its positions, which come from all buckets."""
    arrow: Any = import_extra("pyarrow")
    rows = _read(job, part)
    _check_digest(job, part, "split", rows.digest)
    found = arrow.Table.from_batches(
        [_read_batch(job.solved(bucket), part.index) for bucket in range(job.buckets)]
    )
    buckets = _buckets(job, rows.positions.to_numpy(zero_copy_only=False))
    order = np.argsort(buckets, kind="stable")
    place = np.empty(len(order), np.int64)
    place[order] = np.arange(len(order))
    _write_labeled(job, part, rows, found.take(place))
    return _finished(job, "join", part.index, rows.counts())


def check_part(job: Job, part: Part, answerer: Answerer, *, step: str) -> Counts:
    """Refuses a part whose positions have changed since the step `step` was done."""
    _, given = _read_rows(job, part)
    _check_digest(job, part, step, _digest(given))
    return collections.Counter()


def merge_parts(job: Job, _: None, answerer: Answerer) -> Counts:
    """Writes the target as one file. The file does not depend on how the source was cut."""
    target_format = FORMATS[job.target_format]
    schema = job.output_schema()
    with job.target.replaced() as stream, target_format.writer(stream, schema) as write:
        for table in _equal_tables(job, schema):
            write(table)
    return collections.Counter()


@dataclasses.dataclass(frozen=True)
class _LabeledRows:
    """The rows of a part, its distinct positions, and the position of each row."""

    table: Any
    positions: Any
    """The distinct texts, sorted, so that neighbors share entries of the transposition table."""
    codes: Any
    """The index of each row's position in `positions`; null for a row without a position."""
    errors: Any
    digest: str
    """The hash of the positions as given in the source, in their order."""

    def counts(self) -> Counts:
        return collections.Counter(rows=self.table.num_rows, bad_rows=self.codes.null_count)


def _read(job: Job, part: Part) -> _LabeledRows:
    arrow: Any = import_extra("pyarrow")
    table, given = _read_rows(job, part)
    texts: list[Any] = []
    errors: list[Any] = []
    for begin in range(0, len(given), _ROWS_AT_ONCE):
        chunk_texts, chunk_errors = _read_positions(job, given[begin : begin + _ROWS_AT_ONCE])
        texts.append(chunk_texts)
        errors.append(chunk_errors)
    encoded = arrow.chunked_array(texts, arrow.string()).combine_chunks().dictionary_encode()
    codes, positions = _sorted_codes(encoded)
    reasons = arrow.chunked_array(errors, arrow.string())
    rows = _LabeledRows(table, positions, codes, reasons, _digest(given))
    if job.bad_rows == "refuse" and encoded.null_count:
        _refuse_bad_row(job, part, rows, given)
    return rows


def _read_rows(job: Job, part: Part) -> tuple[Any, Any]:
    """Returns the table of a part, and its column of positions."""
    arrow: Any = import_extra("pyarrow")
    with reading(part.file):
        table = FORMATS[job.format_name].read(part.file, part.begin, part.end, job.schema)
        return table, table[job.column].cast(arrow.string())


def _digest(given: Any) -> str:
    digest = hashlib.sha256()
    for begin in range(0, len(given), _ROWS_AT_ONCE):
        texts = given[begin : begin + _ROWS_AT_ONCE].to_pylist()
        digest.update(json.dumps(texts).encode())
    return digest.hexdigest()


def _check_digest(job: Job, part: Part, step: str, digest: str) -> None:
    done = json.loads(job.done(step, part.index).read_text())
    if done["positions"] != digest:
        raise changed_source(part.file, "has changed", job.state)


def _read_positions(job: Job, given: Any) -> tuple[Any, Any]:
    """Returns the text of each row's position, and the reason for each row without a position."""
    arrow: Any = import_extra("pyarrow")
    texts = given.to_pylist()
    read, refused = canonical_texts([text or "" for text in texts], job.rules, job.notation)
    if given.null_count:
        for i, text in enumerate(texts):
            if text is None:
                read[i], refused[i] = None, "There is no position: the value is null."
    if job.best_moves:  # a mirror image has other moves
        read = [
            None if canonical is None else _own_text(job, text)
            for canonical, text in zip(read, texts)
        ]
    return arrow.array(read, arrow.string()), arrow.array(refused, arrow.string())


def _own_text(job: Job, text: str) -> str:
    try:
        return str(Position(job.rules, text))
    except NotationError:
        return str(Position(job.rules).play(text, job.notation))


def _sorted_codes(encoded: Any) -> tuple[Any, Any]:
    """Returns the codes and the texts of a dictionary, sorted by text."""
    arrow: Any = import_extra("pyarrow")
    compute: Any = import_extra("pyarrow.compute")
    order = compute.array_sort_indices(encoded.dictionary)
    ranks = np.empty(len(order), np.int32)
    ranks[order.to_numpy()] = np.arange(len(order), dtype=np.int32)
    return arrow.array(ranks).take(encoded.indices), encoded.dictionary.take(order)


def _refuse_bad_row(job: Job, part: Part, rows: _LabeledRows, given: Any) -> None:
    index = rows.codes.is_null().index(True).as_py()
    row = FORMATS[job.format_name].row_number(part.file, part.begin) + index
    raise Error(
        f"{part.file}: Row {row}, {job.column} {given[index].as_py()!r}: "
        f"{rows.errors[index].as_py()}",
        kind="bad_row",
        index=row,
    )


def _solve(job: Job, positions: Any, answerer: Answerer) -> Any:
    """Returns a table with the columns lower, upper and, if requested, best_moves."""
    arrow: Any = import_extra("pyarrow")
    texts = positions.to_pylist()
    bounds = answerer.score_bounds(job.rules, texts)
    columns = {
        "lower": np.ascontiguousarray(bounds[:, 0]),
        "upper": np.ascontiguousarray(bounds[:, 1]),
    }
    labels = arrow.table(columns)
    if job.best_moves:
        moves = arrow.array(answerer.best_moves(job.rules, texts), arrow.string())
        labels = labels.append_column(BEST_MOVES, moves)
    return labels.combine_chunks()


def _counts_of(labels: Any) -> Counts:
    unsolved = int(np.count_nonzero(labels["lower"].to_numpy() != labels["upper"].to_numpy()))
    return collections.Counter(positions=labels.num_rows, unsolved=unsolved)


def _write_labeled(job: Job, part: Part, rows: _LabeledRows, labels: Any) -> None:
    compute: Any = import_extra("pyarrow.compute")
    of_rows = labels.take(rows.codes)
    lower, upper = of_rows["lower"], of_rows["upper"]
    is_exact = compute.equal(lower, upper)
    added = [compute.if_else(is_exact, lower, None), lower, upper, rows.errors]
    if job.best_moves:
        added.append(of_rows[BEST_MOVES])
    schema = job.output_schema()
    table = rows.table
    for name, column in zip(schema.names[len(job.schema) :], added):
        table = table.append_column(name, column)
    parts_format = FORMATS[job.parts_format]
    path = job.labeled(part.index)
    with path.replaced() as stream, parts_format.writer(stream, schema) as write:
        write(table.cast(schema).combine_chunks())


def _finished(job: Job, step: str, index: int, counts: Counts, positions: str = "") -> Counts:
    record = {"counts": counts} | ({"positions": positions} if positions else {})
    job.done(step, index).write_text(json.dumps(record))
    return counts


def _buckets(job: Job, texts: Any) -> Any:
    hashes = (zlib.crc32(text.encode()) for text in texts)
    return np.fromiter(hashes, np.uint32, len(texts)) % job.buckets


def _write_batches(file: Location, schema: Any, batches: Iterator[list[Any]]) -> None:
    """Writes batches to a file. Also writes empty batches, because readers count batches."""
    arrow: Any = import_extra("pyarrow")
    with file.replaced() as stream, import_extra("pyarrow.ipc").new_file(stream, schema) as writer:
        for columns in batches:
            arrays = [
                column.combine_chunks() if isinstance(column, arrow.ChunkedArray) else column
                for column in columns
            ]
            arrays = [arrow.array(each, field.type) for each, field in zip(arrays, schema)]
            writer.write_batch(arrow.record_batch(arrays, schema=schema))


def _read_batch(file: Location, index: int) -> Any:
    with reading(file), file.open() as stream:
        return import_extra("pyarrow.ipc").open_file(stream).get_batch(index)


def _equal_tables(job: Job, schema: Any) -> Iterator[Any]:
    """Yields the labeled rows, in order, in tables whose sizes do not depend on the parts."""
    arrow: Any = import_extra("pyarrow")
    waiting = schema.empty_table()
    for index in range(job.parts):
        path = job.labeled(index)
        with reading(path):
            parts_format = FORMATS[job.parts_format]
            table = parts_format.read(path, *parts_format.extent(path), schema)
        waiting = arrow.concat_tables([waiting, table])
        while waiting.num_rows >= _ROWS_AT_ONCE:
            yield waiting.slice(0, _ROWS_AT_ONCE).combine_chunks()
            waiting = waiting.slice(_ROWS_AT_ONCE)
    if waiting.num_rows:
        yield waiting.combine_chunks()


def _plain(field: Any) -> Any:
    """Replaces a dictionary type by the type of its values, because each part has another
    dictionary."""
    is_dictionary = import_extra("pyarrow").types.is_dictionary(field.type)
    return field.with_type(field.type.value_type) if is_dictionary else field
