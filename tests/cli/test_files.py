# SPDX-License-Identifier: BSL-1.0
"""The files that commands read and write: regular files alone, each written as a whole."""

import os
import pathlib
import socket
import stat
import subprocess
import unittest

from support import COMPILERS, HAS_SCREEN, PATIENCE, PROGRAM, InFolder, Screen, run, start

PUZZLES = ("puzzles", "make", "--rules", "5x4/4/drop", "--count", "1")
BOOK = ("book", "make", "--rules", "4x4/4/drop", "--plies", "1", "--threads", "1")
CHECKPOINT = ("solve", "--rules", "5x4/4/drop", "--table-size", "1MB", "--checkpoint")
PROOF = ("proof", "make", "--rules", "3x3/3", "--table-size", "1MB", "--output")
WRITERS = (PUZZLES, BOOK, CHECKPOINT, PROOF)
READERS = (
    ("book", "check"),
    ("book", "find"),
    ("puzzles", "check"),
    ("proof", "check"),
    ("solve", "--rules", "5x4/4/drop", "--book"),
    ("analyze", "1", "--rules", "5x4/4/drop", "--book"),
    ("engine", "--rules", "5x4/4/drop", "--book"),
    ("play", "--rules", "5x4/4/drop", "--opponent", "perfect", "--book"),
    ("solve", "--rules", "5x4/4/drop", "--checkpoint"),
)


class Files(InFolder):
    def irregular(self):
        """What has a name and is no regular file."""
        os.mkfifo(self.folder / "pipe")
        (self.folder / "folder").mkdir()
        listening = socket.socket(socket.AF_UNIX)
        self.addCleanup(listening.close)
        listening.bind(str(self.folder / "socket"))
        names = ["pipe", "folder", "socket"]
        try:
            os.mknod(self.folder / "device", stat.S_IFCHR | 0o600, os.makedev(1, 5))
            names.append("device")
        except PermissionError:
            pass
        for name in names[:]:
            (self.folder / f"link-to-{name}").symlink_to(name)
            names.append(f"link-to-{name}")
        return [self.folder / name for name in names]

    def run_with(self, command, *arguments, code=0):
        result = run(*command, *map(str, arguments), stdin="\n")
        self.assertEqual(result.code, code, (command, arguments, result.err))
        return result

    def names(self):
        return sorted(path.name for path in self.folder.iterdir())


class Written(Files):
    def test_what_is_no_regular_file_stays_what_it_is(self):
        paths = self.irregular()
        before = [(path.lstat().st_mode, path.lstat().st_ino) for path in paths]
        names = self.names()
        for command in WRITERS:
            for force in ([], ["--force"]) if command is not CHECKPOINT else ([],):
                for path in paths:
                    with self.subTest(command=command, path=path.name, force=force):
                        result = self.run_with(command, path, *force, code=2)
                        said = f'inarow: "{path}" is not a regular file.\n'
                        self.assertEqual((result.out, result.err), ("", said))
        self.assertEqual([(path.lstat().st_mode, path.lstat().st_ino) for path in paths], before)
        self.assertEqual(self.names(), names)

    def test_links_are_followed(self):
        for number, command in enumerate(WRITERS):
            with self.subTest(command):
                path = self.folder / f"file{number}"
                link = self.folder / f"link{number}"
                link.symlink_to(path.name)
                second = self.folder / f"second{number}"
                second.symlink_to(link)
                # A new file first, and then one that is there.
                for _ in range(2):
                    self.run_with(command, second)
                    self.assertTrue(second.is_symlink() and link.is_symlink())
                    self.assertTrue(path.is_file() and not path.is_symlink())

    def test_the_mode_is_kept(self):
        self.addCleanup(os.umask, os.umask(0o027))
        for number, command in enumerate(WRITERS):
            with self.subTest(command):
                path = self.folder / str(number)
                self.run_with(command, path)
                self.assertEqual(stat.S_IMODE(path.stat().st_mode), 0o640)
                for mode in (0o600, 0o664, 0o444):
                    path.chmod(mode)
                    inode = path.stat().st_ino
                    self.run_with(command, path)
                    self.assertEqual(stat.S_IMODE(path.stat().st_mode), mode)
                    self.assertNotEqual(path.stat().st_ino, inode)
        self.assertEqual(self.names(), [str(number) for number in range(len(WRITERS))])

    @unittest.skipUnless(hasattr(os, "geteuid") and os.geteuid() == 0, "only root gives files away")
    def test_the_owner_is_kept(self):
        path = self.folder / "file"
        self.run_with(CHECKPOINT, path)
        os.chown(path, 1234, 4321)
        self.run_with(CHECKPOINT, path)
        self.assertEqual((path.stat().st_uid, path.stat().st_gid), (1234, 4321))

    def test_nothing_beside_it_is_lost(self):
        for number, command in enumerate(WRITERS):
            with self.subTest(command):
                beside = self.folder / f"{number}.new"
                beside.write_text("precious")
                self.run_with(command, self.folder / str(number))
                self.assertEqual(beside.read_text(), "precious")

    def test_two_runs_on_one_file(self):
        path = self.folder / "kept"
        for _ in range(5):
            both = [start(*CHECKPOINT, str(path)) for _ in range(2)]
            for process in both:
                out, err = process.communicate(b"\n", timeout=PATIENCE)
                self.assertEqual((process.returncode, out), (0, b" 0\n"), err)
        self.assertEqual(self.names(), ["kept"])
        self.assertIn("continued from", self.run_with(CHECKPOINT, path).err)

    def test_texts_are_not_replaced_by_puzzles(self):
        path = self.folder / "notes.txt"
        link = self.folder / "link"
        link.symlink_to(path)
        for text in ("precious", "precious\n", "\n", "win/3 63 rules=7x6/4/drop&moves=zz\n"):
            path.write_text(text)
            for name in (path, link):
                result = self.run_with(PUZZLES, name, code=2)
                self.assertEqual(
                    result.err,
                    f'inarow: "{name}" already exists and contains no puzzles; to replace it, use --force.\n',
                )
            self.assertEqual(path.read_text(), text)
        self.run_with(PUZZLES, link, "--force")
        self.assertTrue(path.read_text().startswith("only-move "))
        # Puzzles are made anew, and an empty file has nothing to lose.
        self.run_with(PUZZLES, link, "--seed", "3")
        path.write_text("")
        self.run_with(PUZZLES, link)
        self.assertTrue(path.read_text().startswith("only-move "))

    def test_standard_output(self):
        lines = self.run_with(PUZZLES).out
        for command in WRITERS:
            ran = subprocess.run([PROGRAM, *command, "-"], input=b"\n", capture_output=True)
            if command is PUZZLES:
                self.assertEqual((ran.returncode, ran.stdout.decode()), (0, lines))
            else:
                self.assertEqual((ran.returncode, ran.stdout), (2, b""))
                self.assertIn(b'"-" is standard output', ran.stderr)
            for way in ("/dev/stdout", "out.txt"):
                with open("out.txt", "wb") as out:
                    ran = subprocess.run(
                        [PROGRAM, *command, way], input=b"\n", stdout=out, stderr=subprocess.PIPE
                    )
                self.assertEqual(
                    (ran.returncode, ran.stderr.decode()),
                    (2, f'inarow: "{way}" is where standard output goes.\n'),
                )
                self.assertEqual(pathlib.Path("out.txt").read_bytes(), b"")
            ran = subprocess.run(
                [PROGRAM, *command, "/dev/stdout"], input=b"\n", capture_output=True
            )
            self.assertEqual((ran.returncode, ran.stdout), (2, b""))
            self.assertIn(b'"/dev/stdout" is not a regular file.', ran.stderr)
        self.assertEqual(self.names(), ["out.txt"])

    def test_the_place_is_looked_at_first(self):
        """Before work for hours: here it would never end."""
        path = self.folder / "missing" / "file"
        for command in (
            ("solve", "--rules", "gomoku", "--checkpoint"),
            ("book", "make", "--rules", "7x6/4/drop", "--plies", "8"),
            ("puzzles", "make", "--count", "100000"),
        ):
            with self.subTest(command):
                result = self.run_with(command, path, code=1)
                self.assertEqual(result.out, "")
                said = f'"{path}" cannot be written: No such file or directory.'
                self.assertIn(said.removesuffix('" cannot') if "book" in command else said,
                              result.err)  # fmt: skip

    @unittest.skipUnless(COMPILERS, "there is no compiler")
    def test_programs_that_are_kept(self):
        (self.folder / "programs").mkdir()
        program = self.folder / "programs" / "lines-1-to-1.cpp"
        keep = ("replay", "--in-compiler", "--keep", self.folder / "programs")
        os.mkfifo(program)
        result = run(*map(str, keep), stdin="b2\n")
        self.assertIn("is not a regular file.", result.err)
        self.assertTrue(program.is_fifo())

    @unittest.skipUnless(HAS_SCREEN, "built without curses")
    def test_games_of_the_full_screen(self):
        os.mkfifo(self.folder / "pipe")
        (self.folder / "link.txt").symlink_to("real.txt")
        screen = Screen(directory=self.folder)
        self.addCleanup(screen.end)
        screen.wait_for("F1 help")
        erase = ["BSpace"] * 8
        screen.press("b2", "Enter", until="move 2.")
        screen.press("C-s", *erase, "link.txt", "Enter", until='Saved in "link.txt".')
        self.assertEqual((self.folder / "real.txt").read_text(), "rules=3x3/3&moves=b2\n")
        self.assertTrue((self.folder / "link.txt").is_symlink())
        screen.press("C-s", *erase, "pipe", "Enter", until="already exists.")
        screen.press("Down", "Enter", until='"pipe" is not a regular file.')
        screen.press("b1", until="1 │   │(○)│")
        screen.press("C-o", *erase, "pipe", "Enter", until='"pipe" is not a regular file.')
        screen.press("C-s", *erase, "Enter", until='"" is not the name of a file.')
        screen.press("C-s", *erase, "-", "Enter", until='"-" is standard output')
        self.assertEqual(self.names(), ["link.txt", "pipe", "real.txt"])


class Read(Files):
    def test_what_is_no_regular_file(self):
        for path in [*self.irregular(), "/dev/zero"]:
            for command in READERS:
                with self.subTest(command=command, path=path):
                    result = run(*command, str(path), stdin="\n")
                    self.assertIn(result.code, (1, 2))
                    self.assertEqual(result.out, "")
                    self.assertEqual(result.err, f'inarow: "{path}" is not a regular file.\n')

    def test_what_is_not_there(self):
        for command in READERS[:-1]:
            with self.subTest(command):
                result = self.run_with(command, self.folder / "none", code=1)
                self.assertIn("cannot be read: No such file or directory.\n", result.err)

    def test_what_is_too_large(self):
        large = self.folder / "large"
        large.touch()
        os.truncate(large, 1 << 40)
        result = self.run_with(("puzzles", "check"), large, code=1)
        self.assertIn("is too large: it has more than 67108864 bytes.", result.err)
        for command in (("book", "check"), CHECKPOINT):
            self.run_with(command, large, code=1)

    def test_a_name_that_is_empty(self):
        """As that of a variable that is not set."""
        for command in (
            *READERS,
            *WRITERS,
            ("replay", "--in-compiler", "--keep"),
            ("replay", "--in-compiler", "--compiler"),
            ("replay", "--notation"),
        ):
            with self.subTest(command):
                result = self.run_with(command, "", code=2)
                self.assertEqual(result.out, "")
                self.assertIn('"" is not a name', result.err)


if __name__ == "__main__":
    unittest.main()
