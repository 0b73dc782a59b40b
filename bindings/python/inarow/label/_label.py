# SPDX-License-Identifier: BSL-1.0
"""Labels data sets of positions with their exact scores."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import os
from collections.abc import Iterator
from typing import Any, Literal

from inarow import __version__
from inarow._core import Rules, Solver, canonical_texts
from inarow._errors import Error
from inarow.label._database import database
from inarow.label._extra import arrow, import_extra
from inarow.label._formats import FORMATS, format_of
from inarow.label._locations import Location, location
from inarow.label._run import Output, Run
from inarow.label._source import Source, changed_source, find_source
from inarow.label._units import READ, SOLVE, Executor, Job, local_executor
from inarow.typing import Notation

LABELS = ("score", "score_lower", "score_upper", "error", "best_moves")

BadRows = Literal["keep", "refuse"]
FormatName = Literal["parquet", "arrow", "csv", "jsonl"]


@dataclasses.dataclass(frozen=True)
class LabelSummary:
    """The numbers of rows and positions of a labeled data set."""

    rows: int
    positions: int
    """The number of different positions. Positions that are equal under reflection or rotation
    count as one."""
    searched: int
    """The number of positions that were searched in this run."""
    unsolved: int
    """The number of positions that were not solved within the time limit."""
    bad_rows: int
    """The number of rows without a position."""


@dataclasses.dataclass(frozen=True)
class LabelOptions:
    """How a data set is labeled, on one machine or on a cluster."""

    column: str = "position"
    notation: Notation = "any"
    timeout: float | None = None
    bad_rows: BadRows = "keep"
    prefix: str = ""
    best_moves: bool = False
    part_rows: int | None = None
    format: FormatName | None = None
    overwrite: bool = False

    def __post_init__(self) -> None:
        words: dict[str, tuple[str, ...]] = {"bad_rows": ("keep", "refuse"), "format": (*FORMATS,)}
        for name, allowed in words.items():
            value = getattr(self, name)
            if value not in (*allowed, None if name == "format" else allowed[0]):
                expected = ", ".join(f'"{word}"' for word in allowed[:-1]) + f' or "{allowed[-1]}"'
                raise ValueError(f'{name} must be {expected}, not "{value}"')
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
    part_rows: int | None = None,
    format: FormatName | None = None,
    overwrite: bool = False,
    threads: int | None = None,
    table_bytes: int = 64 * 2**20,
    progress: bool = False,
) -> LabelSummary:
    """Copies a data set, in the same order, and adds the exact scores of its positions.

    `source` is a file or a directory. `target` is a file if its name ends with the suffix of a
    format, and otherwise a directory. Both are paths of this machine, or URIs such as
    s3://bucket/name. The formats are Parquet, Arrow, CSV and JSON lines. `format` is the format of
    the files in a target directory [default: the format of the source].

    With bad_rows="keep", a row without a position gets an error instead of a score. With
    bad_rows="refuse", such a row raises Error. `timeout` is the time limit for each position, in
    seconds. `best_moves` adds a column with the best actions. A position that is in several rows is
    solved once.

    The distinct positions are solved in units of `part_rows` positions [default: a 32nd of the
    number of rows, 16 to 65,536]. If a run is interrupted, the same call resumes it from
    `target`.parts, and keeps the units that are done.
    """
    options = LabelOptions(
        column, notation, timeout, bad_rows, prefix, best_moves, part_rows, format, overwrite
    )
    if threads is None:  # one for each CPU that this process may use
        has_affinity = hasattr(os, "sched_getaffinity")
        threads = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    executor = local_executor(threads, table_bytes, timeout)
    execution = contextlib.nullcontext(executor)
    return run_label(source, target, rules, options, execution, progress=progress)


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
    for module in ("pyarrow", "duckdb"):
        import_extra(module)
    place = location(target)
    state = place.beside(".parts")
    if place.exists() and not options.overwrite:
        raise FileExistsError(f'"{place}" exists: remove it, or use overwrite')
    found = find_source(location(source), options.column)
    output = _output(found, place, options)
    with _locked(state):
        settings = dataclasses.asdict(options) | {
            "overwrite": None,
            "rules": str(rules),
            "format": output.format.name,
            "version": __version__,
            "files": found.stamps(),
        }
        key = hashlib.sha256(json.dumps(settings).encode()).hexdigest()
        job = Job(rules, options.notation, options.best_moves, state, key)
        _begin(job, settings)
        with execution as executor, database(state / "spill") as base:
            run = Run(job, found, output, base, progress)
            run.do(executor, options.part_rows, options.bad_rows)
        _check_stamps(state, settings["files"], found.stamps())
        _move(run.output / output.name(0) if output.is_file else run.output, place)
        (state / "manifest.json").remove()
    state.remove()
    return LabelSummary(run.rows, run.positions, run.searched, run.unsolved, run.bad_rows)


def _output(source: Source, target: Location, options: LabelOptions) -> Output:
    """Refuses columns that the format of the target does not support, such as lists in CSV."""
    suffix = format_of(target)
    if suffix and options.format not in (None, suffix.name):
        raise ValueError(f'the suffix of "{target}" is not that of the format {options.format}')
    schema = source.schema
    for name in LABELS if options.best_moves else LABELS[:-1]:
        if options.prefix + name in source.schema.names:
            raise ValueError(
                f'the source has a column "{options.prefix + name}": '
                "choose a prefix for the added columns"
            )
        label_type = arrow.int16() if name.startswith("score") else arrow.string()
        schema = schema.append(arrow.field(options.prefix + name, label_type))
    target_format = suffix or FORMATS[options.format or source.format.name]
    output = Output(target_format, suffix is not None, schema)
    try:
        with output.writer(arrow.BufferOutputStream()) as writer:
            writer.write_table(schema.empty_table())
    except (ValueError, NotImplementedError) as error:
        sentence = f"{target} cannot be written as {target_format.name}: {error}"
        raise Error(sentence, kind="format") from error
    return output


def _begin(job: Job, settings: dict[str, Any]) -> None:
    """Begins or resumes a run. Refuses to resume a run with other settings or another source."""
    manifest = job.state / "manifest.json"
    if not manifest.is_file():
        job.directory.remove()  # without a manifest, its settings are unknown
        for stage in (READ, SOLVE):
            (job.directory / stage).create_directory()
        manifest.write_text(json.dumps(settings, indent=1))
        return
    begun = json.loads(manifest.read_text())
    _check_stamps(job.state, begun.get("files", {}), settings["files"])
    for name, value in settings.items():
        if begun.get(name) != value:
            raise Error(
                f"{job.state} was begun with {name} {begun.get(name)!r}, not {value!r}: "
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


def _move(output: Location, target: Location) -> None:
    if not (output.is_file() and target.is_file()):  # otherwise, output replaces target
        target.remove()
    output.move_to(target)


@contextlib.contextmanager
def _locked(state: Location) -> Iterator[None]:
    """Locks a local directory, because a second run would remove the directory when it ends."""
    state.create_directory()
    with _lock(state) if state.is_local else contextlib.nullcontext():
        try:
            yield
        except BaseException:
            if not (state / "work" / "rows.parquet").exists():
                state.remove()
            raise


@contextlib.contextmanager
def _lock(state: Location) -> Iterator[None]:
    with open(os.path.join(state.path, "lock"), "a") as file:
        with contextlib.suppress(ModuleNotFoundError):  # Windows
            import fcntl

            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                raise Error(
                    f"Another process uses {state}: wait for its end, or choose another target.",
                    kind="in_use",
                ) from error
        yield
