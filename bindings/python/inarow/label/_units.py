# SPDX-License-Identifier: BSL-1.0
"""The units of work. A unit is a row group of texts in one file; its answers are another file.

The units are independent: any process that can access the files can do any unit.
"""

from __future__ import annotations

import concurrent.futures
import dataclasses
import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import numpy as np

from inarow._core import Position, Rules, Solver, canonical_texts
from inarow._errors import Error, NotationError
from inarow.label._extra import arrow, ipc, parquet
from inarow.label._locations import Location
from inarow.label._source import reading
from inarow.typing import Notation

READ, SOLVE = "read", "solve"
"""The stages: texts of the source are read as positions, then the positions are solved."""

_TEXTS_AT_ONCE = 2**14
_SEAL_BYTES = hashlib.sha256().digest_size


def schema(*names: str) -> Any:
    """Returns the schema of these columns. All columns are texts, except the columns of numbers."""
    numbers = {
        "file": arrow.int32(),
        "row": arrow.int64(),
        "lower": arrow.int16(),
        "upper": arrow.int16(),
    }
    return arrow.schema([(name, numbers.get(name, arrow.string())) for name in names])


def answer_schema(stage: str) -> Any:
    if stage == READ:
        return schema("given", "text", "error")
    return schema("text", "lower", "upper", "best_moves")


class Solvers:
    """Solvers that keep their transposition tables from one unit to the next."""

    def __init__(self, threads: int, table_bytes: int, timeout: float | None) -> None:
        self._solver = Solver(threads=threads, table_bytes=table_bytes, time_limit=timeout)

    def score_bounds(self, rules: Rules, texts: list[str]) -> Any:
        return self._solver.score_bounds(_positions(rules, texts), rules=rules)

    def best_moves(self, rules: Rules, texts: list[str]) -> list[str | None]:
        """Returns the best actions for each position, separated by spaces; None after a timeout."""
        masks = self._solver.best_move_masks(
            _positions(rules, texts), rules=rules, keep_unsolved=True
        )
        return [
            " ".join(map(str, np.flatnonzero(mask)))
            if mask.any() or Position(rules, text).is_terminal()
            else None
            for mask, text in zip(masks, texts, strict=True)
        ]


@dataclasses.dataclass(frozen=True)
class Job:
    """The settings and the files that all units of a run share."""

    rules: Rules
    notation: Notation
    best_moves: bool
    state: Location
    """The directory for the results so far."""
    key: str
    """The hash of all settings of the run."""

    @property
    def directory(self) -> Location:
        return self.state / "work"

    def texts(self, stage: str) -> Location:
        """Returns the file with the texts of all units."""
        return self.directory / f"{stage}.parquet"

    def answers(self, stage: str, unit: int) -> Location:
        return self.directory / stage / f"{unit:05}"

    def read_answers(self, stage: str, unit: int) -> Any:
        """Returns the answers of a unit. Refuses a file that has changed, or that is from another
        run."""
        file = self.answers(stage, unit)
        with reading(file), file.open() as stream:
            seal, payload = stream.read(_SEAL_BYTES), stream.read_buffer()
        if seal != self._seal(stage, unit, payload):
            raise self.damaged(file)
        return ipc.open_stream(payload).read_all()

    def write_answers(self, stage: str, unit: int, table: Any) -> None:
        sink = arrow.BufferOutputStream()
        with ipc.new_stream(sink, table.schema) as writer:
            writer.write_table(table)
        payload = sink.getvalue()
        with self.answers(stage, unit).replaced() as stream:
            stream.write(self._seal(stage, unit, payload))
            stream.write(payload)

    def damaged(self, file: Location) -> Error:
        sentence = f"{file} is damaged: remove {self.state} to begin anew."
        return Error(sentence, kind="damaged")

    def _seal(self, stage: str, unit: int, payload: Any) -> bytes:
        digest = hashlib.sha256(f"{self.key} {stage} {unit} ".encode())
        digest.update(payload)
        return digest.digest()


Executor: TypeAlias = Callable[[Job, str, Sequence[int]], Iterator[int]]
"""Does units of a stage. Yields the number of texts of each unit, in any order."""


def local_executor(threads: int, table_bytes: int, timeout: float | None) -> Executor:
    solvers = Solvers(threads, table_bytes, timeout)

    def run(job: Job, stage: str, units: Sequence[int]) -> Iterator[int]:
        if stage == SOLVE:  # this thread calls the solver, so Ctrl-C works
            yield from (do_unit(job, stage, unit, solvers) for unit in units)
            return
        with concurrent.futures.ThreadPoolExecutor(threads) as pool:
            yield from pool.map(lambda unit: do_unit(job, stage, unit, solvers), units)

    return run


def do_unit(job: Job, stage: str, unit: int, solvers: Solvers) -> int:
    """Writes the answers of a unit. Returns the number of its texts."""
    file = job.texts(stage)
    with reading(file), file.open() as stream, parquet.ParquetFile(stream) as opened:
        texts = opened.read_row_group(unit)["text"]
    answers = _read(job, texts) if stage == READ else _solve(job, texts.to_pylist(), solvers)
    job.write_answers(stage, unit, answers)
    return len(texts)


def _read(job: Job, given: Any) -> Any:
    """Returns the position of each text, or the reason why a text is not a position."""
    tables = []
    for begin in range(0, len(given), _TEXTS_AT_ONCE):
        texts = given[begin : begin + _TEXTS_AT_ONCE].to_pylist()
        found, errors = canonical_texts(texts, job.rules, job.notation)
        if job.best_moves:  # the best moves of the mirror image differ
            found = [form and _own_text(job, text) for form, text in zip(found, texts)]
        tables.append(arrow.table([texts, found, errors], schema=answer_schema(READ)))
    return arrow.concat_tables(tables)


def _own_text(job: Job, text: str) -> str:
    try:
        return str(Position(job.rules, text))
    except NotationError:
        return str(Position(job.rules).play(text, job.notation))


def _solve(job: Job, texts: list[str], solvers: Solvers) -> Any:
    lower, upper = np.ascontiguousarray(solvers.score_bounds(job.rules, texts).T)
    moves = solvers.best_moves(job.rules, texts) if job.best_moves else [None] * len(texts)
    return arrow.table([texts, lower, upper, moves], schema=answer_schema(SOLVE))


def _positions(rules: Rules, texts: list[str]) -> list[Any]:
    # The text of a board with one row has no "/", so the solver would read it as moves.
    return texts if rules.rows > 1 else [Position(rules, text) for text in texts]
