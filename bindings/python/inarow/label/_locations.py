# SPDX-License-Identifier: BSL-1.0
"""Files and directories on any file system of Arrow or fsspec."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import os
import posixpath
import uuid
from collections.abc import Iterator
from typing import Any

from inarow._errors import Error
from inarow.label._extra import import_extra


@dataclasses.dataclass(frozen=True)
class Location:
    """A path of this machine, or a URI such as s3://bucket/name. Is pickled as its text."""

    text: str

    def __str__(self) -> str:
        return self.text

    def __fspath__(self) -> str:
        return self.text

    def __truediv__(self, name: str) -> Location:
        return Location(f"{self.text.rstrip('/')}/{name}")

    @property
    def name(self) -> str:
        return posixpath.basename(self._path.rstrip("/"))

    @property
    def suffix(self) -> str:
        return posixpath.splitext(self.name)[1]

    @property
    def is_local(self) -> bool:
        return bool(self._system.type_name == "local")

    @property
    def local_path(self) -> str:
        return self._path

    def beside(self, ending: str) -> Location:
        return Location(self.text.rstrip("/") + ending)

    def size(self) -> int:
        return int(self._system.get_file_info(self._path).size)

    def stamp(self) -> str:
        """Returns a text that changes when the file is rewritten, if the file system shows this."""
        info = self._system.get_file_info(self._path)
        written = info.mtime_ns
        if written is None and hasattr(self._system, "handler"):
            written = self._system.handler.fs.ukey(self._path)  # such as the ETag
        return f"{info.size} bytes, {written}"

    def exists(self) -> bool:
        return self.is_file() or self.is_directory()

    def is_file(self) -> bool:
        info = self._system.get_file_info(self._path)
        return bool(info.type == import_extra("pyarrow.fs").FileType.File)

    def is_directory(self) -> bool:
        info = self._system.get_file_info(self._path)
        return bool(info.type == import_extra("pyarrow.fs").FileType.Directory)

    def files(self) -> list[Location]:
        """Returns the files of a directory and its subdirectories, sorted by path. Omits names that
        begin with a dot or an underscore, because other programs give such names to files that are
        not data."""
        selector = import_extra("pyarrow.fs").FileSelector(
            self._path, recursive=True, allow_not_found=True
        )
        root = self._path.rstrip("/") + "/"
        found = (info for info in self._system.get_file_info(selector) if info.is_file)
        names = sorted(info.path.removeprefix(root) for info in found)
        hidden = (".", "_")
        return [
            self / name
            for name in names
            if not any(part.startswith(hidden) for part in name.split("/"))
        ]

    def create_directory(self) -> None:
        self._system.create_dir(self._path, recursive=True)

    def remove(self) -> None:
        """Removes a file, or a directory with its contents. Does nothing if there is neither."""
        if self.is_directory():
            self._system.delete_dir(self._path)
        elif self.is_file():
            self._system.delete_file(self._path)

    def move_to(self, target: Location) -> None:
        """Moves a file or directory. A directory that is not local is moved file by file."""
        if self.is_local or self.is_file():
            self._system.move(self._path, target._path)
            return
        target.create_directory()
        for file in self.files():
            file.move_to(target / file.name)
        self.remove()

    def open(self) -> Any:
        """Opens the file for reading, with random access."""
        return self._system.open_input_file(self._path)

    def read_text(self) -> str:
        with self.open() as file:
            return bytes(file.read()).decode()

    def write_text(self, text: str) -> None:
        with self.replaced() as stream:
            stream.write(text.encode())

    @contextlib.contextmanager
    def replaced(self) -> Iterator[Any]:
        """Yields a stream to a temporary file. At the end, the temporary file replaces this file,
        unless there is an error."""
        head, _, name = self.text.rpartition("/")
        temporary = Location((head + "/" if head else "") + f".{name}.{uuid.uuid4().hex[:12]}.new")
        try:
            with self._system.open_output_stream(temporary._path) as stream:
                yield stream
            self._system.move(temporary._path, self._path)
        except BaseException:
            with contextlib.suppress(Exception):
                temporary.remove()
            raise

    @property
    def _system(self) -> Any:
        return _resolved(self.text)[0]

    @property
    def _path(self) -> str:
        return _resolved(self.text)[1]


def location(path: str | os.PathLike[str]) -> Location:
    text = os.fspath(path)
    return Location(text if "://" in text else text.replace(os.sep, "/"))


def _resolved(text: str) -> tuple[Any, str]:
    scheme, separator, rest = text.partition("://")
    if not separator:
        return _local_system(), os.path.abspath(text)
    bucket, slash, below = rest.partition("/")
    system, root = _remote_system(f"{scheme}://{bucket}/")
    return system, root.rstrip("/") + slash + below


@functools.cache
def _local_system() -> Any:
    return import_extra("pyarrow.fs").LocalFileSystem()


@functools.cache
def _remote_system(root: str) -> tuple[Any, str]:
    """Returns the file system for the URI, from Arrow or, if Arrow has none, from fsspec. Also
    returns the path in this file system."""
    arrow: Any = import_extra("pyarrow")
    systems: Any = import_extra("pyarrow.fs")
    try:
        return systems.FileSystem.from_uri(root)  # type: ignore[no-any-return]
    except (arrow.ArrowInvalid, arrow.ArrowNotImplementedError):
        pass
    try:
        system, path = import_extra("fsspec").core.url_to_fs(root)
    except ValueError as error:
        raise Error(f"{root} is on no known file system: {error}", kind="unreadable") from error
    return systems.PyFileSystem(systems.FSSpecHandler(system)), path
