# SPDX-License-Identifier: BSL-1.0
"""Games in SGF: every face reads a file alike, and as the library does."""

import json
import pathlib
import re
import unittest

from support import HAS_SCREEN, Screen, run

FOLDER = pathlib.Path(__file__).parent.parent / "data" / "sgf"
EXPECTED = [
    line.split(": ", 1) for line in (FOLDER / "expected.txt").read_text("utf-8").splitlines()
]
RULES = re.compile(r"RU\[(.*?)\]")


def read(name):
    return (FOLDER / name).read_text("utf-8")


class EveryFace(unittest.TestCase):
    def is_read(self, expected):
        return not expected.startswith("cannot")

    def test_replay_and_show(self):
        for name, expected in EXPECTED:
            for arguments in (["replay"], ["show", "--json"]):
                with self.subTest(name=name, arguments=arguments):
                    game = json.loads(run(*arguments, stdin=read(name)).out)
                    if self.is_read(expected):
                        said = f"{game['moves']} moves, {game['outcome']}"
                        self.assertEqual((game["error"], said), (None, expected.split(", ", 1)[1]))
                    else:
                        self.assertEqual(game["error"]["text"], "The game " + expected)

    def test_rules(self):
        for name, expected in EXPECTED:
            with self.subTest(name):
                result = run("show", "--format", "sgf", stdin=read(name))
                if self.is_read(expected):
                    self.assertEqual(RULES.search(result.out).group(1), expected.split(", ")[0])
                else:
                    self.assertEqual(result.err, f"inarow: the game {expected}\n")

    @unittest.skipUnless(HAS_SCREEN, "built without curses")
    def test_the_full_screen(self):
        for before in ("tic-tac-toe", "connect-four"):
            screen = Screen("--rules", before, columns=140, rows=48, directory=FOLDER)
            self.addCleanup(screen.end)
            screen.wait_for("F1 help")
            for name, expected in EXPECTED:
                with self.subTest(name=name, before=before):
                    screen.press("C-o", until="game.txt")
                    screen.press(*["BSpace"] * 8, name, "Enter")
                    if not self.is_read(expected):
                        screen.wait_for(f'"{name}" {expected}')
                        continue
                    text = screen.wait_for(f'Opened "{name}".')
                    rules, _, outcome = expected.split(", ")
                    # Who starts is not in the title.
                    self.assertIn(rules.removesuffix("/second"), text.split("\n")[0].split())
                    self.assertEqual("has won" in text, outcome.endswith("won"))


class AskedRules(unittest.TestCase):
    """A game of others than --rules is refused, and what it leaves open is decided as a whole."""

    def test_refused(self):
        for name, rules, own in (
            ("three_of_black.sgf", "tic-tac-toe", "15x15/5"),
            ("five_of_black.sgf", "gomoku", "19x19/5"),
            ("five_of_black.sgf", "connect-four", "19x19/5"),
            ("no_size.sgf", "connect-four", "15x15/5"),
            ("columns.sgf", "gomoku", "7x6/4/drop"),
            ("six_of_black.sgf", "gomoku", "15x15/5/exactly"),
        ):
            asked = {"tic-tac-toe": "3x3/3", "gomoku": "15x15/5", "connect-four": "7x6/4/drop"}
            said = f"its rules are {own}, but {asked[rules]} were asked for."
            with self.subTest(name=name, rules=rules):
                result = run("replay", "--strict", "--rules", rules, stdin=read(name))
                error = json.loads(result.out)["error"]
                self.assertEqual((result.code, error["kind"]), (1, "other_rules"))
                self.assertIn(said, error["text"])
                result = run("show", "--rules", rules, stdin=read(name))
                self.assertEqual((result.code, result.out), (1, ""))
                self.assertIn(said, result.err)

    def test_those_of_the_game(self):
        for name, expected in EXPECTED:
            if expected.startswith("cannot"):
                continue
            with self.subTest(name):
                rules = expected.split(", ")[0]
                result = run("show", "--format", "sgf", "--rules", rules, stdin=read(name))
                self.assertEqual(RULES.search(result.out).group(1), rules)

    def test_a_game_that_leaves_the_kind_of_five_in_a_row_open(self):
        six = re.sub(r"RU\[.*?\]", "", read("six_of_black.sgf"))
        outcomes = [
            json.loads(run("replay", *arguments, stdin=six).out)["outcome"]
            for arguments in ([], ["--rules", "gomoku"], ["--rules", "15x15/5/exactly"])
        ]
        self.assertEqual(outcomes, ["first won", "first won", "in play"])

    def test_a_start_position(self):
        for command in ("replay", "show"):
            result = run(command, "--position", "X.O/.X./..O", stdin="(;RU[3x3/3]SZ[3])")
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("a game in SGF has its own start", result.err)


if __name__ == "__main__":
    unittest.main()
