# SPDX-License-Identifier: BSL-1.0
"""Labels data sets of positions with their exact scores."""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import functools
import json
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

from inarow import __version__, _progress
from inarow._core import Rules, Solver, canonical_texts
from inarow._errors import Error
from inarow.label._executor import Executor, LocalExecutor, Step
from inarow.label._extra import import_extra
from inarow.label._formats import FORMATS, format_of
from inarow.label._locations import Location, location
from inarow.label._source import Part, Source, changed_source, check_column, find_source
from inarow.label._work import (
    BEST_MOVES,
    LABELS,
    Counts,
    Job,
    check_part,
    join_part,
    label_part,
    merge_parts,
    solve_bucket,
    split_part,
)
from inarow.typing import Notation

# With a billion positions, the positions of one bucket still fit into the memory of a worker.
_MAX_BUCKETS = 1024

BadRows = Literal["keep", "refuse"]
Deduplicate = Literal["all", "part"]
FormatName = Literal["parquet", "arrow", "csv", "jsonl"]


@dataclasses.dataclass(frozen=True)
class LabelSummary:
    """The numbers of rows and positions of a labeled data set."""

    rows: int
    positions: int
    """The number of different positions; a position and its mirror images count as one. With
    deduplicate="part", a position counts once for each part that has the position."""
    searched: int
    """The number of positions that were searched in this run."""
    unsolved: int
    """The number of positions that were not solved within the time limit."""
    bad_rows: int
    """The number of rows without a position."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class LabelOptions:
    """The options of labeling a data set, on one machine or on a cluster."""

    column: str = "position"
    notation: Notation = "any"
    timeout: float | None = None
    bad_rows: BadRows = "keep"
    prefix: str = ""
    best_moves: bool = False
    deduplicate: Deduplicate = "all"
    part_rows: int | None = None
    format: FormatName | None = None
    overwrite: bool = False

    def __post_init__(self) -> None:
        _check_word("bad_rows", self.bad_rows, ("keep", "refuse"))
        _check_word("deduplicate", self.deduplicate, ("all", "part"))
        if self.format is not None:
            _check_word("format", self.format, tuple(FORMATS))
        if self.part_rows is not None and self.part_rows < 1:
            raise ValueError(f"part_rows must be at least 1, not {self.part_rows}")
        if self.timeout is not None:
            Solver(table_bytes=1, time_limit=self.timeout)


def label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    *,
    column: str = "position",
    notation: Notation = "any",
    timeout: float | None = None,
    bad_rows: BadRows = "keep",
    prefix: str = "",
    best_moves: bool = False,
    deduplicate: Deduplicate = "all",
    part_rows: int | None = None,
    format: FormatName | None = None,
    overwrite: bool = False,
    threads: int | None = None,
    table_bytes: int = 64 * 2**20,
    progress: bool = False,
) -> LabelSummary:
    """Copies a data set, in the same order, and adds the exact scores of its positions.

    `source` is a file or a directory. `target` is a file if its name ends with the suffix of a
    format, otherwise a directory. Both are paths of this machine, or URIs such as s3://bucket/name.
    The formats are Parquet, Arrow, CSV and JSON lines. `format` is the format of the files in a
    target directory [default: the format of the source].

    With bad_rows="keep", a row without a position gets an error instead of a score. With "refuse",
    such a row raises Error. `timeout` is the time limit for each position, in seconds. `best_moves`
    adds a column with the best actions. With deduplicate="all", a position in several rows is
    solved only once. With "part", the position is solved once for each part that contains it, and
    the source is read only once.

    A part has `part_rows` rows [default: a 32nd of the rows, but at least 16 and at most 262,144].
    A part is written as soon as it is solved. If a run is interrupted, the same call resumes the
    run from `target`.parts.
    """
    options = LabelOptions(
        column=column,
        notation=notation,
        timeout=timeout,
        bad_rows=bad_rows,
        prefix=prefix,
        best_moves=best_moves,
        deduplicate=deduplicate,
        part_rows=part_rows,
        format=format,
        overwrite=overwrite,
    )
    executor = LocalExecutor(_cpus() if threads is None else threads, table_bytes, timeout)
    return run_label(
        source, target, rules, options, contextlib.nullcontext(executor), progress=progress
    )


def run_label(
    source: str | os.PathLike[str],
    target: str | os.PathLike[str],
    rules: Rules | str,
    options: LabelOptions,
    execution: contextlib.AbstractContextManager[Executor],
    *,
    progress: bool = False,
) -> LabelSummary:
    """Labels a data set with an executor, on one machine or on a cluster."""
    rules = Rules(rules) if isinstance(rules, str) else rules
    canonical_texts([], rules, options.notation)
    import_extra("pyarrow")
    place = location(target)
    state = place.beside(".parts")
    if place.exists() and not options.overwrite:
        raise FileExistsError(f'"{place}" exists: remove it, or use overwrite')
    found = find_source(location(source))
    job, parts = _plan(found, place, state, rules, options)
    with _locked(state):
        stamps = found.stamps()
        _begin(state, _settings(rules, options, job) | {"files": stamps})
        run = _Run(job, parts, progress)
        with execution as executor:
            run.do(executor, options.deduplicate)
            _check_stamps(state, stamps, found.stamps())
            if format_of(place):
                run.step(executor, merge_parts, "merge", [None])
        if not format_of(place):
            place.remove()
            (state / "parts").move_to(place)
    state.remove()
    counts = run.total
    return LabelSummary(
        counts["rows"], counts["positions"], run.searched, counts["unsolved"], counts["bad_rows"]
    )


class _Run:
    """Runs the steps of a run. Skips the items that an earlier call has done."""

    def __init__(self, job: Job, parts: list[Part], progress: bool) -> None:
        self.total: Counts = collections.Counter()
        self.searched = 0
        self._job, self._parts, self._progress = job, parts, progress
        self._done = {file.name for file in (job.state / "done").files()}
        for name in sorted(self._done):
            done = json.loads((job.state / "done" / name).read_text())
            self.total += collections.Counter(done["counts"])

    def do(self, executor: Executor, deduplicate: Deduplicate) -> None:
        if deduplicate == "part" or len(self._parts) == 1:
            self._step_on_source(executor, label_part, "label")
            return
        self._step_on_source(executor, split_part, "split")
        self.step(executor, solve_bucket, "solve", range(self._job.buckets))
        self.step(executor, join_part, "join", self._parts)

    def _step_on_source(self, executor: Executor, step: Step, name: str) -> None:
        read = [part for part in self._parts if self._is_done(name, part)]
        self.step(executor, functools.partial(check_part, step=name), "check", read)
        self.step(executor, step, name, self._parts)

    def step(self, executor: Executor, step: Step, name: str, items: Iterable[Any]) -> None:
        missing = [item for item in items if not self._is_done(name, item)]
        with _progress.updates(self._progress, len(missing), f" {name}") as update:
            for counts in executor.run(step, self._job, missing):
                self.total += counts
                self.searched += counts["positions"]
                update(1)

    def _is_done(self, name: str, item: Any) -> bool:
        index = item.index if isinstance(item, Part) else item
        return index is not None and self._job.done(name, index).name in self._done


def _plan(
    source: Source, target: Location, state: Location, rules: Rules, options: LabelOptions
) -> tuple[Job, list[Part]]:
    file_format = format_of(target)
    if file_format and options.format not in (None, file_format.name):
        raise ValueError(f'the suffix of "{target}" is not that of the format {options.format}')
    target_format = file_format or FORMATS[options.format or source.format_name]
    check_column(source.schema, options.column, source.files[0].location)
    added = [*LABELS, *([BEST_MOVES] if options.best_moves else [])]
    for name in added:
        if options.prefix + name in source.schema.names:
            raise ValueError(
                f'the source has a column "{options.prefix + name}": '
                "choose a prefix for the added columns"
            )
    parts = source.parts(options.part_rows or source.part_rows())
    job = Job(
        rules=rules,
        column=options.column,
        notation=options.notation,
        bad_rows=options.bad_rows,
        prefix=options.prefix,
        best_moves=options.best_moves,
        format_name=source.format_name,
        schema=source.schema,
        target_format=target_format.name,
        # Files of some target formats cannot be concatenated.
        parts_format="arrow" if file_format else target_format.name,
        state=state,
        target=target,
        parts=len(parts),
        buckets=min(len(parts), _MAX_BUCKETS),
    )
    _check_writable(job)
    return job, parts


def _check_writable(job: Job) -> None:
    """Refuses columns that the format of the target does not support, such as lists in CSV."""
    arrow: Any = import_extra("pyarrow")
    schema = job.output_schema()
    try:
        with FORMATS[job.target_format].writer(arrow.BufferOutputStream(), schema) as write:
            write(schema.empty_table())
    except (ValueError, NotImplementedError) as error:
        raise Error(
            f"{job.target} cannot be written as {job.target_format}: {error}", kind="format"
        ) from error


def _settings(rules: Rules, options: LabelOptions, job: Job) -> dict[str, Any]:
    settings = dataclasses.asdict(options)
    del settings["overwrite"]
    settings |= {"rules": str(rules), "format": job.target_format, "parts": job.parts}
    return settings | {"version": __version__}


def _begin(state: Location, settings: dict[str, Any]) -> None:
    """Begins or resumes a run. Refuses to resume a run with other settings or another source."""
    manifest = state / "manifest.json"
    if not manifest.is_file():
        for name in ("parts", "done"):
            (state / name).create_directory()
        manifest.write_text(json.dumps(settings, indent=1))
        return
    begun = json.loads(manifest.read_text())
    _check_stamps(state, begun.get("files", {}), settings["files"])
    for name, value in settings.items():
        if begun.get(name) != value:
            raise Error(
                f"{state} was begun with {name} {begun.get(name)!r}, not {value!r}: "
                "remove it, or finish it as it was begun.",
                kind="other_settings",
            )


def _check_stamps(state: Location, begun: dict[str, str], now: dict[str, str]) -> None:
    for file in sorted(begun.keys() | now.keys()):
        if file not in now:
            raise changed_source(file, "has gone from the source", state)
        if file not in begun:
            raise changed_source(file, "has come to the source", state)
        if begun[file] != now[file]:
            raise changed_source(file, "has changed", state)


@contextlib.contextmanager
def _locked(state: Location) -> Iterator[None]:
    """Locks a local directory, because a second run would remove the directory when it ends."""
    state.create_directory()
    unlock = _lock(os.path.join(state.local_path, "lock")) if state.is_local else lambda: None
    try:
        yield
    except BaseException:
        if not (state / "done").files():
            state.remove()
        raise
    finally:
        unlock()


def _lock(path: str) -> Callable[[], None]:
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ModuleNotFoundError:
        pass  # Windows
    except OSError as error:
        os.close(file)
        directory = os.path.dirname(path)
        raise Error(
            f"Another process uses {directory}: wait for its end, or choose another target.",
            kind="in_use",
        ) from error
    return lambda: os.close(file)


def _cpus() -> int:
    """Returns the number of CPUs that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _check_word(name: str, value: str, words: tuple[str, ...]) -> None:
    if value not in words:
        expected = ", ".join(f'"{word}"' for word in words[:-1]) + f' or "{words[-1]}"'
        raise ValueError(f'{name} must be {expected}, not "{value}"')
