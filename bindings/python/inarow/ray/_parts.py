# SPDX-License-Identifier: BSL-1.0
"""What was solved so far, in files, so that after a stop it need not be solved again."""

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
from inarow.ray._means import needed

_MOST_FILES = 32
_RULES = b"inarow rules"


@contextlib.contextmanager
def written_whole(path: pathlib.Path) -> Iterator[pathlib.Path]:
    """A path to write to, which takes the place of `path` when all went well."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        yield beside
        os.replace(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


class Parts:
    """Where the scores of positions lie, kept in a directory.

    Each file has positions as canonical text, what is known of their scores, and within how many
    seconds that was found (null: as many as it took). It is named by what is in it.
    """

    def __init__(self, directory: pathlib.Path, rules: Rules, timeout: float | None) -> None:
        self.directory = directory
        self._rules = str(rules).encode()
        self._timeout = timeout
        self._arrow: Any = needed("pyarrow")
        self._parquet: Any = needed("pyarrow.parquet")
        self.known: dict[str, tuple[int, int]] = {}
        self._new: list[Any] = []
        self._kept_at = time.monotonic()
        directory.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(directory)
        try:
            self._read()
        except BaseException:
            self.close()
            raise

    def add(self, table: Any, keep_every: float) -> None:
        """Takes what a worker has found; now and then it is written down."""
        self._take(table)
        self._new.append(table)
        if time.monotonic() - self._kept_at >= keep_every:
            self.keep()

    def keep(self) -> None:
        if self._new:
            seconds = [self._timeout] * sum(table.num_rows for table in self._new)
            together = self._arrow.concat_tables(self._new)
            kind = self._arrow.float64()
            self._write(together.append_column("seconds", self._arrow.array(seconds, kind)))
        self._new.clear()
        self._kept_at = time.monotonic()

    def close(self) -> None:
        os.close(self._lock)

    def remove(self) -> None:
        for path in self.directory.iterdir():
            path.unlink()
        self.directory.rmdir()

    def _files(self) -> list[pathlib.Path]:
        return sorted(self.directory.glob("*.parquet"))

    def _read(self) -> None:
        files = self._files()
        tables = [self._table(path) for path in files]
        for table in tables:
            self._take(self._still_good(table))
        if len(files) > _MOST_FILES:
            whole = self._write(self._arrow.concat_tables(tables))
            for path in files:
                if path != whole:
                    path.unlink()

    def _table(self, path: pathlib.Path) -> Any:
        table = self._parquet.read_table(path)
        rules = (table.schema.metadata or {}).get(_RULES)
        if rules == self._rules:
            return table
        is_of = "no part of ours" if rules is None else f"of {rules.decode()}"
        raise Error(
            f"{path} is {is_of}, not of {self._rules.decode()}: remove it, or name another "
            "directory for the parts.",
            kind="other_parts",
        )

    def _still_good(self, table: Any) -> Any:
        """Without those that were not solved in less time than there is now."""
        compute: Any = needed("pyarrow.compute")
        is_solved = compute.equal(table["least"], table["most"])
        if self._timeout is None:
            return table.filter(is_solved)
        had_time = compute.greater_equal(table["seconds"], self._timeout)
        return table.filter(compute.or_kleene(is_solved, had_time))

    def _take(self, table: Any) -> None:
        columns = (table[name].to_pylist() for name in ("position", "least", "most"))
        for position, least, most in zip(*columns, strict=True):
            before = self.known.get(position)
            if before is None or before[0] != before[1]:
                self.known[position] = (least, most)

    def _write(self, table: Any) -> pathlib.Path:
        table = table.replace_schema_metadata({_RULES: self._rules})
        digest = hashlib.sha256(self._rules)
        for name in table.column_names:
            digest.update("\n".join(map(str, table[name].to_pylist())).encode())
        path = self.directory / f"{digest.hexdigest()[:32]}.parquet"
        with written_whole(path) as beside:
            self._parquet.write_table(table, beside)
        return path


def _locked(directory: pathlib.Path) -> int:
    """Refused while another process has it: two that write the same would end each other's work."""
    file = os.open(directory / "lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ModuleNotFoundError:
        pass  # Windows
    except OSError as error:
        os.close(file)
        raise Error(
            f"Another process is at work in {directory}: wait for it, or name another directory.",
            kind="in_use",
        ) from error
    return file
