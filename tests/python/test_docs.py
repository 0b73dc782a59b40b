# SPDX-License-Identifier: BSL-1.0
"""The examples of the pages print what the pages show."""

import doctest
import re

import pytest
from support import ROOT

PAGES = ["README.md", "bindings/python/README.md", "docs/python.md"] + [
    str(page.relative_to(ROOT))
    for page in sorted((ROOT / "docs/python").glob("*.md"))
    if "```pycon" in page.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("page", PAGES)
def test_examples(page):
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text, re.M | re.S)
    assert blocks
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert doctest.DocTestRunner().run(examples).failed == 0
