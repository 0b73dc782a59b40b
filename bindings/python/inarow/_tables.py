# SPDX-License-Identifier: BSL-1.0
"""Tables of results, as text and as HTML."""

from __future__ import annotations

import html
from collections.abc import Iterable
from typing import Any

Table = list[list[str]]
"""The rows; the first row contains the titles."""


class ShownAsTable:
    """A result that prints as a table. Notebooks display it as an HTML table."""

    def _parts(self) -> tuple[str, Table, Iterable[str]]:
        """Returns the caption, the table and the notes below the table."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return table_text(*self._parts())

    def _repr_html_(self) -> str:
        return table_html(*self._parts())


def cell(value: Any) -> str:
    if value is None:
        return "-"
    return f"{value:.1%}" if isinstance(value, float) else str(value)


def table_text(caption: str, table: Table, notes: Iterable[str]) -> str:
    return "\n".join([caption, *_aligned(table), *notes])


def table_html(caption: str, table: Table, notes: Iterable[str]) -> str:
    head, *body = ([html.escape(text) for text in row] for row in table)
    rows = [f"<tr>{''.join(f'<th>{text}</th>' for text in head)}</tr>"]
    rows += [f"<tr>{''.join(f'<td>{text}</td>' for text in row)}</tr>" for row in body]
    paragraphs = "".join(f"<p>{html.escape(note)}</p>" for note in notes)
    caption = f"<caption>{html.escape(caption)}</caption>"
    return f"<table>{caption}{''.join(rows)}</table>{paragraphs}"


def _aligned(table: Table) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return [
        "  ".join(
            text.ljust(width) if i == 0 else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]
