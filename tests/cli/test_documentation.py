# SPDX-License-Identifier: BSL-1.0
"""The man pages and the completions of shells, which are written from what --help says."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from support import PATIENCE, run

COMMANDS = re.findall(r"\n  (\w+) ", run("--help").out.partition("\nCommands:")[2])
SUBCOMMANDS = [
    [group, name]
    for group in ("book", "proof", "puzzles")
    for name in re.findall(r"\n  (\w+) ", run(group, "--help").out.partition("\nCommands:")[2])
]
WORDS = [[], *([name] for name in COMMANDS), *SUBCOMMANDS]

# Calls the function that bash calls for a line of words, of which the last is not complete.
BASH = """
source "$1"; shift
compopt() { :; }
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_inarow
printf '%s\\n' "${COMPREPLY[@]}"
"""
# Types a line and a tab in a zsh of its own, and prints what is then on its screen.
ZSH = """
zmodload zsh/zpty
zpty screen zsh -f -i
zpty -w screen "fpath=($1 \\$fpath); autoload -Uz compinit; compinit -D; stty columns 200"
zpty -w screen "offer() { zle expand-or-complete; zle -R; print -n off''ered }; zle -N offer"
zpty -w screen "bindkey '^I' offer; print rea''dy"
zpty -r screen started '*ready*'
zpty -w -n screen "$2"$'\\t'
zpty -r screen offered '*offered*'
print -r -- "$offered"
"""
ESCAPE_SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def needs(program):
    return unittest.skipUnless(shutil.which(program), f"there is no {program}")


def output_of(*command, **options):
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=True, **options
    )
    return ran.stdout + ran.stderr


class Documentation(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        directory = tempfile.TemporaryDirectory(prefix="inarow-documentation-")
        cls.addClassCleanup(directory.cleanup)
        cls.share = pathlib.Path(directory.name, "share")
        result = run("--write-documentation", str(cls.share))
        assert (result.code, result.out, result.err) == (0, "", "")
        cls.bash = cls.share / "bash-completion/completions/inarow"
        cls.zsh = cls.share / "zsh/site-functions/_inarow"
        cls.fish = cls.share / "fish/vendor_completions.d/inarow.fish"

    def page(self, words):
        return self.share / "man/man1" / ("-".join(["inarow", *words]) + ".1")

    def test_a_page_has_what_help_has(self):
        for words in WORDS:
            page = self.page(words).read_text(encoding="utf-8").replace("\\-", "-")
            for option in re.findall(r"\n  (?:-\w,)?(--[\w-]+)", run(*words, "--help").out):
                self.assertIn(f"\\fB{option}\\fR", page)
        self.assertEqual(len(list(self.page([]).parent.iterdir())), len(WORDS))

    def test_exit_codes(self):
        for words in WORDS:
            said = " ".join(run(*words, "--help").out.split())
            self.assertRegex(
                said, r"Exit codes: 0 for success; 1 if .*; 2 for wrong usage; 130 .*\; 143 .*\."
            )
            self.assertIn("See docs/errors.md.", said)
            page = self.page(words).read_text(encoding="utf-8")
            section = re.search(r"^\.SH EXIT STATUS\n(.*?)(^\.SH|\Z)", page, re.M | re.S)[1]
            self.assertEqual(re.findall(r"^\\fB(\d+)", section, re.M), "0 1 2 130 143".split())
            self.assertIn("docs/errors.md", section)

    @needs("man")
    def test_a_page_is_shown_with_its_examples_as_typed(self):
        shown = output_of("man", "-l", str(self.page(["engine"])), env={"MANWIDTH": "80"})
        self.assertIn("printf 'START 15\\nTURN 7,7\\n' | inarow engine --movetime 100ms\n", shown)

    @needs("mandoc")
    def test_mandoc_accepts_the_pages(self):
        for words in WORDS:
            linted = subprocess.run(
                ["mandoc", "-Tlint", "-Wwarning", self.page(words)], capture_output=True, text=True
            )
            # What does not change has no date.
            wrong = [line for line in linted.stdout.splitlines() if "missing date" not in line]
            self.assertEqual(wrong, [])

    @needs("groff")
    def test_groff_accepts_the_pages(self):
        for words in WORDS:
            said = output_of("groff", "-ww", "-man", "-Tutf8", "-z", str(self.page(words)))
            self.assertEqual(said, "")

    def offered_by_bash(self, *words):
        output_of("bash", "-n", str(self.bash))
        return output_of("bash", "-c", BASH, "bash", str(self.bash), "inarow", *words).split()

    def offered_by_fish(self, *words):
        script = 'source $argv[1]; complete -C "$argv[2..]"'
        line = " ".join(["inarow", *words])
        offered = output_of("fish", "--no-config", "-c", script, str(self.fish), line)
        found = [each.split("\t")[0] for each in offered.splitlines()]
        # From version 4 on, fish adds words that merely contain the typed letters, in their order.
        return [each for each in found if each.startswith(words[-1])]

    def check_offers(self, offered_by):
        self.assertLessEqual({*COMMANDS}, {*offered_by("")})
        self.assertEqual([*offered_by("so")], ["solve"])
        self.assertEqual([*offered_by("book", "m")], ["make"])
        self.assertEqual([*offered_by("analyze", "--st")], ["--style"])
        self.assertEqual({*offered_by("analyze", "--format", "")}, {"text", "svg", "sgf"})
        self.assertEqual([*offered_by("solve", "--rules", "con")], ["connect-four"])
        self.assertIn("gomocup", offered_by("book", "find", "--notation", ""))
        self.assertEqual([*offered_by("solve", "--timeout", "")], [])

    @needs("bash")
    def test_bash_offers_what_fits(self):
        self.check_offers(self.offered_by_bash)
        self.assertEqual(self.offered_by_bash("play", "--side", "=", "f"), ["first"])
        self.assertEqual(self.offered_by_bash("play", "--side", "="), ["first", "second"])
        self.assertIn("/usr", self.offered_by_bash("solve", "--keep", "/us"))
        self.assertIn(__file__, self.offered_by_bash("book", "check", __file__[:-2]))

    @needs("fish")
    def test_fish_offers_what_fits(self):
        self.check_offers(self.offered_by_fish)
        self.assertIn("/usr/", self.offered_by_fish("solve", "--keep", "/us"))
        self.assertIn(__file__, self.offered_by_fish("book", "check", __file__[:-2]))

    def offered_by_zsh(self, line):
        offered = output_of("zsh", "-f", "-c", ZSH, "zsh", str(self.zsh.parent), line)
        return {*ESCAPE_SEQUENCE.sub(" ", offered).split()}

    @needs("zsh")
    def test_zsh_offers_what_fits(self):
        output_of("zsh", "-n", str(self.zsh))
        self.assertLessEqual({*COMMANDS}, self.offered_by_zsh("inarow "))
        for group, name in SUBCOMMANDS:
            self.assertIn(name, self.offered_by_zsh(f"inarow {group} "))
        self.assertLessEqual(
            {"text", "svg", "sgf"}, self.offered_by_zsh("inarow analyze --format ")
        )

    def test_a_directory_that_cannot_be_made(self):
        result = run("--write-documentation", "/dev/null/share")
        self.assertEqual((result.code, result.out), (1, ""))
        self.assertIn("/dev/null/share", result.err)


if __name__ == "__main__":
    unittest.main()
