# SPDX-License-Identifier: BSL-1.0
"""What earlier versions saved opens; what a later one saves is refused by its version."""

import shutil
import unittest

from support import ROOT, InFolder, run

DATA = ROOT / "tests" / "data"
SAVED = DATA / "saved"


class Saved(InFolder):
    def changed(self, path, old, new):
        """A copy of a file with its version changed."""
        text = path.read_bytes()
        self.assertTrue(text.startswith(old), path)
        copy = self.folder / path.name
        copy.write_bytes(new + text[len(old) :])
        return str(copy)

    def test_games(self):
        game = (SAVED / "game_1.sgf").read_text("ascii")
        self.assertEqual(run("show", "--format", "sgf", stdin=game).out, game)

    def test_checkpoints(self):
        continued = str(shutil.copy(SAVED / "checkpoint_1", self.folder / "continued"))
        arguments = ("solve", "--rules", "5x4/4", "--table-size", "16KB", "--json", "--stats")
        anew = run(*arguments, stdin="c2\n")
        arguments += ("--checkpoint",)
        result = run(*arguments, continued, stdin="c2\n")
        self.assertTrue(result.err.startswith(f'inarow: continued from "{continued}".\n'), result)
        nodes = [each.objects[0]["stats"]["nodes"] for each in (anew, result)]
        self.assertLess(nodes[1], nodes[0])  # its entries were found
        later = self.changed(
            SAVED / "checkpoint_1", b"inarow checkpoint 1,", b"inarow checkpoint 2,"
        )
        result = run(*arguments, later, stdin="c2\n")
        self.assertEqual(
            (result.code, result.err),
            (
                1,
                f'inarow: "{later}" is a checkpoint of another version of inarow: this one reads '
                "format 1.\n",
            ),
        )

    def test_books(self):
        for book in ("4x4.book", "tic-tac-toe.book"):
            self.assertEqual(run("book", "check", str(DATA / "books" / book)).code, 0)
        later = self.changed(DATA / "books" / "4x4.book", b"\x89inarow\x01", b"\x89inarow\x02")
        result = run("book", "check", later)
        self.assertEqual(result.code, 1)
        self.assertIn("version 2", result.err)


if __name__ == "__main__":
    unittest.main()
