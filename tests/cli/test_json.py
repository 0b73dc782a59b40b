# SPDX-License-Identifier: BSL-1.0
"""The language of all JSON: docs/cli/output.schema.json. support.py validates every line with it."""

import json
import pathlib
import re
import tempfile
import unittest

import jsonschema
from support import KINDS, ROOT, SCHEMA, parsed, run

HEADING = ["kind", "line", "rules", "ply", "moves", "warnings"]
POSITION = run("replay", stdin="b2 b2\n").out


def definitions(schema):
    """The schemas of all keys of an object and of the objects in it."""
    if isinstance(schema, list):
        for each in schema:
            yield from definitions(each)
    elif isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
        for each in schema.values():
            yield from definitions(each)


class Schema(unittest.TestCase):
    def test_it_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        validator = jsonschema.Draft202012Validator(SCHEMA)
        self.assertEqual(SCHEMA["$schema"], validator.META_SCHEMA["$id"])
        validator.validate(json.loads(POSITION))

    def test_every_object_begins_and_ends_alike(self):
        for kind, schema in KINDS.items():
            with self.subTest(kind):
                keys = [*schema["properties"]]
                self.assertEqual((keys[:6], keys[-1]), (HEADING, "error"))
                self.assertFalse({*HEADING, "error"} - {*schema["required"]})
                self.assertFalse(schema["additionalProperties"])

    def test_a_key_means_the_same_in_every_kind(self):
        meanings = {}
        for kind, schema in KINDS.items():
            for key, meaning in schema["properties"].items():
                if key != "kind":
                    self.assertEqual(meanings.setdefault(key, meaning), meaning, (kind, key))

    def test_every_key_is_described(self):
        for kind, schema in KINDS.items():
            for key, meaning in definitions(schema):
                if key not in ("kind", "lower", "upper"):
                    self.assertIn("description", meaning, (kind, key))

    def test_what_it_refuses(self):
        right = json.loads(POSITION)
        for wrong in (
            {**right, "more": 1},
            {key: value for key, value in right.items() if key != "warnings"},
            {**right, "kind": "count"},
            {**right, "line": 0},
            {**right, "moves": "b2"},
            {**right, "rules": "tic-tac-toe"},
            {**right, "error": {**right["error"], "kind": "unknown"}},
            {**right, "ply": 2},
            dict(reversed(right.items())),
        ):
            with (
                self.subTest(wrong),
                self.assertRaises((jsonschema.ValidationError, AssertionError)),
            ):
                parsed(json.dumps(wrong))

    def test_no_test_reads_json_by_itself(self):
        for test in pathlib.Path(__file__).parent.glob("test_*.py"):
            if test != pathlib.Path(__file__):
                self.assertNotIn("json.loads", test.read_text("utf-8"), test.name)


class Lines(unittest.TestCase):
    """The number of a line, in every command that reads lines."""

    def test_standard_input(self):
        lines = "\n# a comment\nb2\nb2 b2\n(;SZ[3]RU[3x3/3]\n;B[bb])(;SZ[3]RU[3x3/3])\na1\n"
        for command in (["replay"], ["solve", "--json"], ["analyze", "--json"]):
            with self.subTest(command):
                games = run(*command, stdin=lines).objects
                self.assertEqual([game["line"] for game in games], [3, 4, 5, 6, 7])

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "a.txt").write_text("\nb2\n\n# a comment\nb2 b2\n", "utf-8")
            pathlib.Path(folder, "b.sgf").write_text(
                "\n(;SZ[3];B[bb]\n)(;SZ[3])\n(;SZ[3])", "utf-8"
            )
            for command in (["replay"], ["analyze", "--json"]):
                games = run(*command, folder).objects
                self.assertEqual([game["line"] for game in games], [2, 5, 2, 3, 4])

    def test_arguments(self):
        for arguments in (["analyze", "--json", "b2"], ["perft", "1", "--json"]):
            self.assertIsNone(run(*arguments).objects[0]["line"])


class Moves(unittest.TestCase):
    def test_in_the_notation(self):
        for notation, moves in (
            ([], ["4", "4"]),
            (["--notation", "algebraic"], ["d1", "d2"]),
            (["--notation", "openspiel"], ["x3", "o3"]),
        ):
            line = " ".join(moves) + "\n"
            options = ["--rules", "5x4/4/drop", *notation]
            for command in (["replay"], ["solve", "--json"], ["analyze", "--json"]):
                with self.subTest(command, notation=notation):
                    (game,) = run(*command, *options, stdin=line).objects
                    self.assertEqual((game["ply"], game["moves"]), (2, moves))

    def test_on_boards_of_every_size(self):
        for rules, line in (("999x999/5", "a1 alk999"), ("40x40/5", "a1 an40"), ("8x8/4", "h8 a1")):
            (game,) = run("replay", "--rules", rules, stdin=line).objects
            self.assertEqual((game["rules"], game["moves"]), (rules, line.split()))

    def test_a_record_of_other_rules(self):
        record = "(;GM[4]SZ[15];B[hh])\n"
        (game,) = run("replay", "--notation", "names", stdin=record).objects
        self.assertEqual((game["rules"], game["moves"]), ("15x15/5", ["h8"]))

    def test_who_starts_is_in_the_rules(self):
        (game,) = run("replay", "--rules", "connect-four/second", stdin="4\n").objects
        self.assertEqual(game["rules"], "7x6/4/drop/second")


class Documentation(unittest.TestCase):
    def test_every_key_is_on_a_page(self):
        pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs/cli").glob("*.md"))
        for kind, schema in KINDS.items():
            for key, _ in definitions(schema):
                self.assertRegex(pages, rf"`{re.escape(key)}`", kind)


if __name__ == "__main__":
    unittest.main()
