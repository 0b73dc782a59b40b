# SPDX-License-Identifier: BSL-1.0
"""Saved score bounds, from which an interrupted run resumes."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pathlib
import time
from collections.abc import Iterator
from typing import Any

from inarow._core import Rules
from inarow._errors import Error
from inarow.ray._config import import_extra

_MAX_FILES = 32
_RULES_KEY = b"inarow rules"


@contextlib.contextmanager
def atomic_path(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """The path of a temporary file, which replaces `path` at the end unless there is an error."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        yield temporary
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def checkpoint_path(target: pathlib.Path, directory: str | os.PathLike[str] | None) -> pathlib.Path:
    """The given directory, else one beside the target."""
    if directory is not None:
        return pathlib.Path(directory)
    return target.with_name(target.name + ".checkpoint")


class Checkpoint:
    """Score bounds of positions of the same rules, saved in a directory.

    Each file has the columns position (canonical text), least, most, and seconds: the time limit
    for the position, null without one. The name of a file is a hash of its contents.
    """

    def __init__(self, directory: pathlib.Path, rules: Rules, timeout: float | None) -> None:
        self.directory = directory
        self._rules = str(rules).encode()
        self._timeout = timeout
        self._arrow: Any = import_extra("pyarrow")
        self._parquet: Any = import_extra("pyarrow.parquet")
        self.bounds: dict[str, tuple[int, int]] = {}
        self._unsaved: list[Any] = []
        self._last_save = time.monotonic()
        directory.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(directory)
        try:
            self._read_files()
        except BaseException:
            self.close()
            raise

    def add(self, table: Any, save_interval: float) -> None:
        """Takes the bounds that a worker has found; saves if the last save is long enough ago."""
        self._take(table)
        self._unsaved.append(table)
        if time.monotonic() - self._last_save >= save_interval:
            self.save()

    def save(self) -> None:
        if self._unsaved:
            seconds = [self._timeout] * sum(table.num_rows for table in self._unsaved)
            table = self._arrow.concat_tables(self._unsaved)
            float_type = self._arrow.float64()
            self._write(table.append_column("seconds", self._arrow.array(seconds, float_type)))
        self._unsaved.clear()
        self._last_save = time.monotonic()

    def close(self) -> None:
        os.close(self._lock)

    def remove(self) -> None:
        for path in self.directory.iterdir():
            path.unlink()
        self.directory.rmdir()

    def _read_files(self) -> None:
        files = sorted(self.directory.glob("*.parquet"))
        tables = [self._read(path) for path in files]
        for table in tables:
            self._take(self._valid_rows(table))
        if len(files) > _MAX_FILES:
            merged = self._write(self._arrow.concat_tables(tables))
            for path in files:
                if path != merged:
                    path.unlink()

    def _read(self, path: pathlib.Path) -> Any:
        table = self._parquet.read_table(path)
        rules = (table.schema.metadata or {}).get(_RULES_KEY)
        if rules == self._rules:
            return table
        found = "not a checkpoint" if rules is None else f"a checkpoint of {rules.decode()}"
        raise Error(
            f"{path} is {found}, but the run is of {self._rules.decode()}: remove it, or choose "
            "another directory for the checkpoint.",
            kind="other_checkpoint",
        )

    def _valid_rows(self, table: Any) -> Any:
        """Without the unsolved positions that had less time than there is in this run."""
        compute: Any = import_extra("pyarrow.compute")
        is_solved = compute.equal(table["least"], table["most"])
        if self._timeout is None:
            return table.filter(is_solved)
        had_time = compute.greater_equal(table["seconds"], self._timeout)
        return table.filter(compute.or_kleene(is_solved, had_time))

    def _take(self, table: Any) -> None:
        columns = (table[name].to_pylist() for name in ("position", "least", "most"))
        for position, least, most in zip(*columns, strict=True):
            known = self.bounds.get(position)
            if known is None or known[0] != known[1]:
                self.bounds[position] = (least, most)

    def _write(self, table: Any) -> pathlib.Path:
        table = table.replace_schema_metadata({_RULES_KEY: self._rules})
        digest = hashlib.sha256(self._rules)
        for name in table.column_names:
            digest.update("\n".join(map(str, table[name].to_pylist())).encode())
        path = self.directory / f"{digest.hexdigest()[:32]}.parquet"
        with atomic_path(path) as temporary:
            self._parquet.write_table(table, temporary)
        return path


def _lock(directory: pathlib.Path) -> int:
    """Locks the directory, because two runs would remove each other's files."""
    file = os.open(directory / "lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ModuleNotFoundError:
        pass  # Windows
    except OSError as error:
        os.close(file)
        raise Error(
            f"Another process uses {directory}: wait for its end, or choose another directory.",
            kind="in_use",
        ) from error
    return file
