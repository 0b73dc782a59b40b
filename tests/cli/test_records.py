# SPDX-License-Identifier: BSL-1.0
"""Records: every face of the command line reads a text alike, and as the table says."""

import os
import pathlib
import random
import re
import subprocess
import unittest

from support import PATIENCE, PROGRAM, ROOT, InFolder, run

FOLDER = ROOT / "tests" / "notation" / "records"
ROWS = [line.split("\t") for line in (FOLDER / "expected.tsv").read_text("utf-8").splitlines()[1:]]
RULES = re.compile(r"RU\[(.*?)\]")


def games_of(expected):
    """The rules and the number of moves of each game of a row."""
    result = []
    for game in expected.removeprefix("GAMES: ").split(" ; "):
        moves = game.split(" ! ")[0].split(" = ")[0].split(", ", 1)
        words = moves[1].split()
        if words and words[0] == "from":
            words = words[3:]
        result.append((moves[0], 0 if words == ["none"] else len(words)))
    return result


def is_file_of_games(row):
    return row[3].startswith("GAMES") and row[0].split("/")[0] in ("sgf", "editors", "piskvork")


class EveryFace(unittest.TestCase):
    def test_files(self):
        for path, usual, _, expected in filter(is_file_of_games, ROWS):
            with self.subTest(path):
                arguments = ["--unchecked", str(FOLDER / path)]
                # The usual rules are those of the program, unless the user asks for others.
                if usual != "3x3/3":
                    continue
                wanted = games_of(expected)
                replayed = run("replay", *arguments)
                self.assertEqual([game["ply"] for game in replayed.objects], [n for _, n in wanted])
                for name in re.findall(r"[a-z]+_[a-z]+", expected.partition(" ! ")[2]):
                    if name != "partly_read":
                        self.assertIn(name, replayed.out)
                shown = run("show", "--format", "sgf", *arguments)
                if shown.code == 0:
                    self.assertGreaterEqual(len(shown.out.splitlines()), len(wanted))
                    again = run("replay", "--unchecked", stdin=shown.out)
                    self.assertEqual(
                        [game["board"] for game in again.objects],
                        [game["board"] for game in replayed.objects],
                    )

    def test_lines(self):
        for path, usual, layout, expected in ROWS:
            if layout != "lines" or not expected.startswith("GAMES") or path.startswith("sgf"):
                continue
            with self.subTest(path):
                text = (FOLDER / path).read_bytes().decode("latin-1")
                wanted = [n for _, n in games_of(expected)]
                games = run("replay", "--rules", usual, stdin=text).objects
                self.assertEqual([game["ply"] for game in games], wanted)
                if "= " in expected:
                    scores = re.findall(r"= (-?\d+)", expected)
                    self.assertEqual(len(scores), len(wanted))

    def test_refused(self):
        for path, usual, layout, expected in ROWS:
            if expected.startswith("GAMES") or path == "pasted/empty.txt":
                continue
            with self.subTest(path):
                text = (FOLDER / path).read_bytes().decode("latin-1")
                if layout != "lines":
                    continue
                replayed = run("replay", "--strict", "--rules", usual, stdin=text)
                self.assertEqual(replayed.code, 1)


class ChangedTexts(InFolder):
    """Every command reads the same games of a text, or refuses the same."""

    TEXTS = 60

    @staticmethod
    def changed(text, chance):
        changed = bytearray(text)
        for _ in range(chance.randint(1, 4) if text else 0):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        return bytes(changed)

    def test_commands_do_not_differ(self):
        seed = int(os.environ.get("INAROW_SEED") or random.SystemRandom().randrange(2**32))
        chance = random.Random(seed)
        for _ in range(self.TEXTS):
            name = chance.choice([row[0] for row in ROWS])
            text = self.changed((FOLDER / name).read_bytes(), chance)
            file = self.folder / pathlib.Path(name).name
            file.write_bytes(text)
            with self.subTest(f"INAROW_SEED={seed}", name=name, text=text):
                self.compare(arguments=[str(file)])
                self.compare(stdin=text)

    def compare(self, arguments=(), stdin=b""):
        def run_on(command, *options):
            return run(command, "--unchecked", *options, *arguments, stdin=stdin)

        def games_of(command, *options):
            return [self.game_of(each) for each in run_on(command, *options).objects]

        replayed = run_on("replay")
        games = [self.game_of(each) for each in replayed.objects]
        self.assertEqual(games_of("analyze", "--json", "--movetime", "1ms"), games)
        if stdin:
            self.assertEqual(games_of("solve", "--json", "--timeout", "1ms"), games)
        if any(each["error"] for each in replayed.objects):
            return
        # A game in an encoding that this machine does not have is written in it.
        show = [PROGRAM, "show", "--unchecked", "--format", "sgf", *arguments]
        written = subprocess.run(show, input=stdin, capture_output=True, timeout=PATIENCE)
        if b"a board of more than 52 columns or rows cannot be written as SGF." in written.stderr:
            return
        self.assertEqual(
            [each["board"] for each in run("replay", "--unchecked", stdin=written.stdout).objects],
            [each["board"] for each in replayed.objects],
        )

    @staticmethod
    def game_of(written):
        return [written[key] for key in ("line", "rules", "ply", "moves", "warnings", "error")]


class MinimalInputs(InFolder):
    """What was read wrongly, or refused, although the standard of the field allows it."""

    def replayed(self, text, *arguments):
        return run("replay", *arguments, stdin=text).objects

    def test_sgf_without_rules_is_five_in_a_row(self):
        text = "(;FF[4]GM[4]SZ[15];B[hh];W[aa];B[ih];W[ab];B[jh])\n"
        for command in (["replay"], ["replay", "--rules", "gomoku"]):
            (game,) = run(*command, stdin=text).objects
            self.assertEqual(game["outcome"], "in play")
        self.assertEqual(len(run("show", stdin=text).out.splitlines()), 16)
        analyzed = run("analyze", "--movetime", "1ms", "--no-plot", stdin=text).out
        self.assertTrue(analyzed.startswith("gomoku: scores are those of first (X)"), analyzed)

    def test_renju_is_not_applied(self):
        text = "(;GM[4]SZ[15]RU[Renju];B[aa];W[ao];B[ba];W[co];B[ca];W[eo];B[ea];W[go];B[fa];W[io];B[da])"
        (game,) = self.replayed(text, "--rules", "gomoku")
        self.assertEqual([w["kind"] for w in game["warnings"]], ["rules_not_applied"])
        self.assertIn("not applied", run("show", stdin=text).err)

    def test_grammar(self):
        for text, moves in (
            ("(;GM[4]SZ[15];B[hh])(;GM[4]SZ[15];B[gg])", [1, 1]),
            ("(;GM[4]SZ[15]AB[aa:bb]AW[cc:dd];B[hh])", [1]),
            ("(;GaMe[4]SiZe[15];Black[hh])", [1]),
            ("(;GM[4]SZ[15]2X[aa];B[hh])", [1]),
            ("( ;GM[4]SZ[15];B[hh])", [1]),
            ("(;gm[4]sz[15];b[hh])", [1]),
            ("(;GM[2]FF[4]SZ[15];B[hh];W[ig])", [2]),
            ("(;GM[4]SZ[15];B[hh];W[ig]", [2]),
        ):
            with self.subTest(text):
                self.assertEqual([g["ply"] for g in self.replayed(text)], moves)

    def test_a_set_up_that_no_game_reaches(self):
        text = "(;GM[4]SZ[15]AB[hh][ig][jh]AW[ii])"
        self.assertEqual(self.replayed(text)[0]["error"]["kind"], "illegal_layout")
        (game,) = self.replayed(text, "--unchecked")
        self.assertEqual([w["kind"] for w in game["warnings"]], ["unreached"])
        self.assertEqual(run("show", "--unchecked", stdin=text).out.count("X"), 3)

    def test_double_byte_names(self):
        text = b"(;GM[4]CA[GBK]SZ[15]PB[\x81]];B[hh];W[ig])\n"
        pathlib.Path("gbk.sgf").write_bytes(text)
        self.assertEqual(run("replay gbk.sgf").objects[0]["ply"], 2)

    def test_a_position_and_its_score(self):
        for text in ("4453\t2\n", "4453 2\n", "4453,2\n", "moves,score\n4453,2\n"):
            result = run("solve", "--rules", "connect-four", stdin=text)
            self.assertEqual((result.code, result.out.split()[0]), (0, "4453"))
        result = run("solve", "--check", "--rules", "5x4/4/drop", stdin="12 7\n")
        self.assertEqual(result.code, 1)
        self.assertRegex(result.err, r"line 1: the score is -?\d+, but the line says 7\.")
        score = run("solve", "--rules", "5x4/4/drop", stdin="12\n").out.split()[1]
        result = run("solve", "--check", "--rules", "5x4/4/drop", stdin=f"12 {score}\n")
        self.assertEqual((result.code, result.err), (0, ""))

    def test_analyze_and_solve_read_records(self):
        text = "(;SZ[3]RU[3x3/3];B[bb];W[ba])\n"
        self.assertEqual(run("solve", stdin=text).out, "b2 b3 2\n")
        self.assertIn("threw away a draw", run("analyze", stdin=text).out)

    def test_blank_lines_and_comments_are_no_games(self):
        text = "\n# a comment\n(;GM[4]SZ[15];B[hh])\n\n"
        self.assertEqual(len(self.replayed(text)), 1)
        self.assertEqual(len(run("show", stdin=text).out.splitlines()), 16)

    def test_only_the_first_line_names_columns(self):
        """Of two tables after each other, nothing is lost in silence."""
        text = "moves,score\n4453,-2\nmoves,score\n44,1\n"
        options = ("--rules", "connect-four")
        solved = run("solve", *options, stdin=text)
        self.assertEqual(solved.code, 1)
        self.assertEqual(solved.out, "4453 -2\nmoves,score illegal\n44 1\n")
        self.assertIn("line 3", solved.err)
        self.assertEqual(len(self.replayed(text, *options)), 3)
        for command in ("show", "analyze"):
            result = run(command, *options, stdin=text)
            self.assertEqual(result.code, 1)
            self.assertRegex(result.err, 'line 3: .*"moves,score"')
        for word in ("best", "moves", "score"):
            for command in ("show", "analyze"):
                result = run(command, *options, word)
                self.assertEqual(result.code, 1)
                self.assertIn(f'"{word}"', result.err)

    def test_no_sentence_ends_in_a_comma(self):
        for text in ("(;GM[4]SZ[x])", "(;B[h])", "(;!", "(;PL[x]AB[aa])", "(;AB[zz])"):
            result = run("show", stdin=text)
            self.assertEqual(result.code, 1)
            self.assertNotIn(",.", result.err)


class AskedRules(unittest.TestCase):
    """A game of others than --rules is refused; what it leaves open, --rules decide."""

    def test_refused(self):
        for text, asked, own in (
            ("(;SZ[15];B[hh])", "3x3/3", "15x15/5"),
            ("(;SZ[19];B[hh])", "15x15/5", "19x19/5"),
            ("(;SZ[19];B[hh])", "7x6/4/drop", "19x19/5"),
            ("(;RU[7x6/4/drop])", "15x15/5", "7x6/4/drop"),
            ("(;RU[standard];B[hh])", "15x15/5", "15x15/5/exactly"),
        ):
            said = f"its rules are {own}, but {asked} were asked for."
            with self.subTest(text):
                result = run("replay", "--strict", "--rules", asked, stdin=text)
                error = result.objects[0]["error"]
                self.assertEqual((result.code, error["kind"]), (1, "other_rules"))
                self.assertIn(said, error["text"])
                result = run("show", "--rules", asked, stdin=text)
                self.assertEqual((result.code, result.out), (1, ""))
                self.assertIn(said, result.err)

    def test_a_game_that_leaves_the_kind_of_five_in_a_row_open(self):
        text = (FOLDER / "sgf" / "ru_renju_six.sgf").read_text("utf-8")
        six = re.sub(r"RU\[.*?\]", "", text)
        outcomes = [
            run("replay", *arguments, stdin=six).objects[0]["outcome"]
            for arguments in ([], ["--rules", "gomoku"], ["--rules", "15x15/5/exactly"])
        ]
        self.assertEqual(outcomes, ["first won", "first won", "in play"])

    def test_a_start_position(self):
        for command in ("replay", "show"):
            result = run(command, "--position", "X.O/.X./..O", stdin="(;RU[3x3/3]SZ[3])")
            self.assertEqual((result.code, result.out), (2, ""))
            self.assertIn("a record has its own start", result.err)


class Files(InFolder):
    def file(self, name, text):
        (self.folder / name).write_text(text, "utf-8")
        return str(self.folder / name)

    def read(self, path):
        return pathlib.Path(path).read_text("utf-8")

    def test_files_and_folders(self):
        self.file("b.sgf", "(;SZ[3]RU[3x3/3];B[bb])")
        a = self.file("a.txt", "b2 a1\nb2\n")
        self.file("notes.md", "no games")
        replayed = run("replay", str(self.folder)).objects
        self.assertEqual(
            [(game["line"], game["ply"]) for game in replayed], [(1, 2), (2, 1), (1, 1)]
        )
        self.assertEqual(run("show", a).out.count("a b c"), 2)
        self.assertEqual(run("solve", stdin="").out, "")

    def test_wrong_input(self):
        missing = str(self.folder / "missing.sgf")
        for command in ("replay", "show", "analyze"):
            result = run(command, missing)
            self.assertEqual((result.code, result.out), (1, ""))
            self.assertIn("cannot be read", result.err)
            empty = self.file("empty.sgf", "\n")
            self.assertIn("contains no game", run(command, empty).err)
        mixed = run("show", "b2", self.file("a.sgf", "(;B[hh])"))
        self.assertEqual((mixed.code, mixed.out), (2, ""))

    def test_verdicts_are_written_into_the_record(self):
        sgf = "(;SZ[3]RU[3x3/3]PB[Anna]XY[a];B[bb]C[hi];W[ba](;B[aa])(;B[ca]))\n"
        path = self.file("game.sgf", sgf)
        annotated = run("analyze", "--format", "sgf", path).out
        for part in ("PB[Anna]", "XY[a]", "C[hi]V[0]", "V[2]C[threw away a draw", "(;B[ca])"):
            self.assertIn(part, annotated)
        self.assertEqual(self.read(path), sgf)
        out = str(self.folder / "out.sgf")
        self.assertEqual(run("analyze", "--format", "sgf", "-o", out, path).out, "")
        self.assertEqual(self.read(out), annotated)
        # Twice is as once.
        for _ in range(2):
            self.assertEqual(run("analyze", "--in-place", path).code, 0)
            self.assertEqual(self.read(path), annotated)

    def test_a_file_that_is_not_read_whole_is_not_changed(self):
        for sgf in (
            "(;SZ[3]RU[3x3/3];B[bb];W[])",
            "(;SZ[3]RU[3x3/3];B[bb]",
            "(;SZ[3]RU[3x3/3];B[zz])",
        ):
            path = self.file("game.sgf", sgf)
            result = run("analyze", "--in-place", path)
            self.assertEqual(result.code, 1)
            self.assertIn("is not changed", result.err)
            self.assertEqual(self.read(path), sgf)

    def test_a_record_has_its_own_start(self):
        for text in ("X../.O./... X", "X..\n.O.\n...\n", "[[1,0,0],[0,2,0],[0,0,0]]\n"):
            with self.subTest(text):
                result = run("replay", "--position", "X../.../... O", stdin=text)
                self.assertEqual(result.code, 2)
                self.assertIn("a record has its own start", result.err)

    def test_no_search_for_a_board_that_sgf_cannot_name(self):
        result = run("analyze", "--rules", "53x9/3", "--format", "sgf", "a1", "b1")
        self.assertEqual((result.code, result.out), (1, ""))
        self.assertIn("cannot be written as SGF", result.err)

    def test_options_that_contradict_each_other(self):
        path = self.file("game.sgf", "(;SZ[3]RU[3x3/3];B[bb])")
        for arguments in (
            ["-o", "x.sgf", path],
            ["--format", "sgf", "-o", path, path],
            ["--in-place", "b2"],
            ["--in-place", "-o", "x.sgf", path],
            ["--in-place", "--json", path],
            ["--in-place", os.path.dirname(path)],
            ["--format", "sgf", "--no-plot", path],
        ):
            with self.subTest(arguments):
                self.assertEqual(run("analyze", *arguments).code, 2)


if __name__ == "__main__":
    unittest.main()
