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
from inarow.label._extra import arrow, file_systems, import_extra


@dataclasses.dataclass(frozen=True)
class Location:
    """A path of this machine, or a URI such as s3://bucket/name. A Location is pickled as text."""

    text: str

    def __str__(self) -> str:
        return self.text

    def __truediv__(self, name: str) -> Location:
        return Location(f"{self.text.rstrip('/')}/{name}")

    @property
    def name(self) -> str:
        return posixpath.basename(self.path.rstrip("/"))

    @property
    def suffix(self) -> str:
        return posixpath.splitext(self.name)[1]

    @property
    def system(self) -> Any:
        return _resolved(self.text)[0]

    @property
    def path(self) -> str:
        """The path in its file system."""
        return _resolved(self.text)[1]

    @property
    def is_local(self) -> bool:
        return bool(self.system.type_name == "local")

    def beside(self, ending: str) -> Location:
        return Location(self.text.rstrip("/") + ending)

    def stamp(self) -> str:
        """Returns a text that changes when the file is rewritten, if the file system records
        this."""
        info = self.system.get_file_info(self.path)
        written = info.mtime_ns
        if written is None and hasattr(self.system, "handler"):
            written = self.system.handler.fs.ukey(self.path)  # such as the ETag
        return f"{info.size} bytes, {written}"

    def exists(self) -> bool:
        return self.is_file() or self.is_directory()

    def is_file(self) -> bool:
        return bool(self.system.get_file_info(self.path).is_file)

    def is_directory(self) -> bool:
        info = self.system.get_file_info(self.path)
        return bool(info.type == file_systems.FileType.Directory)

    def files(self) -> list[Location]:
        """Returns the files of a directory and its subdirectories, sorted by path. Omits names that
        begin with a dot or an underscore, because other programs give such names to files without
        data."""
        selector = file_systems.FileSelector(self.path, recursive=True, allow_not_found=True)
        root = self.path.rstrip("/") + "/"
        found = (info for info in self.system.get_file_info(selector) if info.is_file)
        names = sorted("/" + info.path.removeprefix(root) for info in found)
        return [self / name[1:] for name in names if "/." not in name and "/_" not in name]

    def create_directory(self) -> None:
        self.system.create_dir(self.path, recursive=True)

    def remove(self) -> None:
        """Removes a file, or a directory with its contents. Does nothing if there is neither."""
        if self.is_directory():
            self.system.delete_dir(self.path)
        elif self.is_file():
            self.system.delete_file(self.path)

    def move_to(self, target: Location) -> None:
        """Moves a file or directory. A directory that is not local is moved file by file."""
        if self.is_local or self.is_file():
            self.system.move(self.path, target.path)
            return
        target.create_directory()
        for file in self.files():
            file.move_to(target / file.name)
        self.remove()

    def open(self) -> Any:
        """Opens the file for reading, with random access."""
        return self.system.open_input_file(self.path)

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
        name = posixpath.basename(self.text)
        temporary = Location(f"{self.text.removesuffix(name)}.{name}.{uuid.uuid4().hex[:12]}.new")
        try:
            with self.system.open_output_stream(temporary.path) as stream:
                yield stream
            temporary.move_to(self)
        except BaseException:
            with contextlib.suppress(Exception):
                temporary.remove()
            raise


def location(path: str | os.PathLike[str]) -> Location:
    text = os.fspath(path)
    return Location(text if "://" in text else text.replace(os.sep, "/"))


def _resolved(text: str) -> tuple[Any, str]:
    scheme, separator, rest = text.partition("://")
    if not separator:
        return file_systems.LocalFileSystem(), os.path.abspath(text)
    bucket, slash, below = rest.partition("/")
    system, root = _remote_system(f"{scheme}://{bucket}/")
    return system, root.rstrip("/") + slash + below


@functools.cache
def _remote_system(root: str) -> tuple[Any, str]:
    """Returns the file system for the URI, from Arrow or else from fsspec, and the path in this
    file system."""
    with contextlib.suppress(arrow.ArrowInvalid, arrow.ArrowNotImplementedError):
        return file_systems.FileSystem.from_uri(root)  # type: ignore[no-any-return]
    try:
        system, path = import_extra("fsspec").core.url_to_fs(root)
    except ValueError as error:
        raise Error(f"{root} is on no known file system: {error}", kind="unreadable") from error
    return file_systems.PyFileSystem(file_systems.FSSpecHandler(system)), path
