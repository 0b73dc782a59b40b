# SPDX-License-Identifier: BSL-1.0
"""The examples of the pages print what the pages show."""

import doctest
import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]

PAGES = ["README.md", "docs/python.md", "docs/python/assess.md", "docs/python/environments.md"]
PAGES += ["docs/python/tree_search.md"]


@pytest.mark.parametrize("page", PAGES)
def test_examples(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, re.M | re.S)
    assert blocks
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0
