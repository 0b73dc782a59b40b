#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Prose that makes a reader stumble: proselint's checks and phrases of our own, in the pages and in the comments of
headers.

    scripts/check_prose.py [FILE...]        [default: all that git knows]
"""

import pathlib
import re
import subprocess
import sys

from proselint.checks import __register__
from proselint.config import DEFAULT
from proselint.registry import CheckRegistry
from proselint.registry.checks import Check, types
from proselint.tools import LintFile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = re.compile(r".*\.md|include/.*\.[hi]pp")
MAX_WORDS = 45  # of a sentence

# What is written, and what to write instead.
PHRASES = {
    r"[Ww]here there (?:is|are) (?:no|none)\b": "if there is no",
    r"of what is (?:left|said|known|found)": "the thing, by its name",
    r"what is said of": "the sentence or the error, by its name",
    r"(?:is|are) passed over": "is ignored",
    r", and the (?:sooner|later|larger|smaller|more|fewer), the": "two sentences",
    r"\b(?:nothing|none) but\b": "only",
    r"\ba dozen\b": "12",
    r"\b(?:simply|obviously|of course|please note|note that)\b": "nothing",
    r"\bthere and then\b": "immediately",
    r", for (?:it|they|there|this|these) ": "because",
    r"\bgo(?:es)? on\b": "continue",
    r"\bWho (?:wants|means|looks)\b": "you, or the program",
    r"\b[Ss]o (?:has|have|is|are|does|do) ": "the same sentence with its subject first",
    r"\bwhich has not\b|\bwhich is none\b": "without",
    r"\bin the manner of\b": "like",
}
# Of proselint's, those that misread a text about programs.
DISABLED = (
    "typography", "misc.but", "misc.suddenly", "restricted", "cliches.write_good", "hedging", "annotations",
    "weasel_words", "industrial_language", "lexical_illusions", "misc.illogic", "dates_times", "redundancy.ras_syndrome", "misc.capitalization", "misc.phrasal_adjectives",
)  # fmt: skip

FENCE = re.compile(r"^( *)```.*?^\1```", re.M | re.S)
CODE = re.compile(r"`[^`\n]+`|<!--[\s\S]*?-->|\]\([^)]*\)|^ {4}.*$|<[^>\n]+>", re.M)
TABLE_LINE = re.compile(r"^\|.*$", re.M)
COMMENT = re.compile(r"^(?P<code>.*?)(?P<mark>//[/<]*)(?P<text>.*)$")
SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n\s*\n|\n(?=\s*(?:[-*#|>]|\d+\.) )|\|")


def blank(found):
    """As many lines, and a word in place of what is no prose: another one each time, so that no word is repeated."""
    return f"code{found.start()}" + "\n" * found[0].count("\n")


def prose_of_page(text):
    return CODE.sub(blank, FENCE.sub(lambda found: "\n" * found[0].count("\n"), text))


def prose_of_header(text):
    lines = []
    for line in text.splitlines():
        found = COMMENT.match(line)
        words = found["text"].strip() if found and '"' not in found["code"] else ""
        if words.startswith(("NOLINT", "SPDX", "clang-format")):
            words = ""
        # What stands beside code is a sentence of its own.
        lines.append(words + "." if words and found["code"].strip() else words)
    return CODE.sub(blank, "\n".join(lines))


def checks():
    registry = CheckRegistry()
    registry.register_many(__register__)
    for number, (pattern, better) in enumerate(PHRASES.items()):
        registry.register(
            Check(
                check_type=types.ExistenceSimple(pattern=pattern),
                path=f"inarow.{number}",
                message=f'"{{}}": write {better}',
            )
        )
    # The first entry that fits a check decides.
    return {
        **dict.fromkeys(DISABLED, False),
        **{name: True for name in DEFAULT["checks"] if name not in DISABLED},
        "inarow": True,
    }


def long_sentences(prose):
    offset = 0
    for end in [*SENTENCE_END.finditer(prose), None]:
        sentence = prose[offset : end.start() if end else len(prose)]
        if (count := len(sentence.split())) > MAX_WORDS:
            yield prose.count("\n", 0, offset) + 1, f"a sentence of {count} words"
        offset = end.end() if end else offset


def found_in(path, enabled):
    text = path.read_text(encoding="utf-8")
    prose = prose_of_page(text) if path.suffix == ".md" else prose_of_header(text)
    if not prose.strip():
        return
    config = {**DEFAULT, "checks": enabled}
    for result in LintFile(str(path), prose).lint(config):
        yield result.pos[0] - 1, result.check_result.message
    yield from long_sentences(TABLE_LINE.sub("", prose))


def main():
    known = subprocess.check_output(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, text=True
    )
    names = sys.argv[1:] or [name for name in known.splitlines() if FILES.fullmatch(name)]
    enabled = checks()
    count = 0
    for name in names:
        path = ROOT / name
        if not path.is_file():
            continue
        for line, message in found_in(path, enabled):
            print(f"{name}:{line}: {message}")
            count += 1
    sys.exit(f"{count} places to write anew" if count else 0)


if __name__ == "__main__":
    main()
