#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks proofs of who wins a position, as docs/proof_format.md describes them: check_proof.py FILE...
Shares nothing with the library. Prints what each file states; exits with 1 if a file is refused."""

import sys
import zlib

MAGIC, NEWEST_VERSION, MAX_SQUARES, MAX_NODES = b"\x89inproof", 4, 1024, 100_000_000
END, BOUND, COVER, REST, LABEL, REFERENCE, STOLEN, FOURS = range(8)
AT_LEAST, EXACTLY, BOTH, OUTCOMES = 0, 1, 2, ("draw", "first won", "second won")
ONE = 1 << 40


def members(some):
    """The members of a set, which is an integer with a bit for each of them."""
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


class Reader:
    def __init__(self, data):
        self.data, self.at = data, len(MAGIC)

    def refuse(self, why):
        raise ValueError(f"byte {self.at}: {why}")

    def byte(self):
        if self.at >= len(self.data):
            self.refuse("it is cut short")
        self.at += 1
        return self.data[self.at - 1]

    def number(self, limit=1 << 28, what="number"):
        value = 0
        for shift in 0, 7, 14, 21:
            value |= ((byte := self.byte()) & 127) << shift
            if byte < 128:
                break
        if byte >= 128 or value >= limit:
            self.refuse(f"{value} is no {what}")
        return value


class Board:
    """The windows of a board, and its symmetries."""

    def __init__(self, columns, rows, run, length):
        self.columns, self.rows, self.run, self.length = columns, rows, run, length
        self.squares = columns * rows
        self.windows = []  # the squares; the squares beside that matter to prover, to opponent
        self.through = [0] * self.squares  # the windows with a square
        for right, down in (1, 0), (0, 1), (1, 1), (1, -1):
            for square in range(self.squares):
                line = [self.step(square, right * i, down * i) for i in range(-1, run + 1)]
                if line[run] is None:
                    continue
                for each in line[1:-1]:
                    self.through[each] |= 1 << len(self.windows)
                beside = {line[0], line[-1]} - {None} if length != AT_LEAST else ()
                sets = line[1:-1], beside, beside if length == EXACTLY else ()
                self.windows.append([sum(1 << s for s in some) for some in sets])
        count = 8 if columns == rows else 4
        self.symmetries = [[self.image(s, i) for s in range(self.squares)] for i in range(count)]

    def step(self, square, right, down):
        row, column = square // self.columns + down, square % self.columns + right
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else None

    def image(self, square, symmetry):
        row, column = divmod(square, self.columns)
        column = self.columns - 1 - column if symmetry & 1 else column
        row = self.rows - 1 - row if symmetry & 2 else row
        return column * self.columns + row if symmetry & 4 else row * self.columns + column

    def names(self, some):
        places = [divmod(square, self.columns) for square in members(some)]
        return ", ".join(f"column {column + 1} row {self.rows - row}" for row, column in places)

    def drawing(self, first, second, uncertain=0):
        sets = (first, "X"), (second, "O"), (uncertain, "?"), (-1, ".")
        marks = [next(m for some, m in sets if some >> s & 1) for s in range(self.squares)]
        return "\n".join(map("".join, zip(*[iter(marks)] * self.columns)))


class Claim:
    """That the prover wins, or the opponent does not. A node: own, other, uncertain, passes."""

    def __init__(self, reader, board, prover, wins):
        self.reader, self.board, self.prover, self.wins = reader, board, prover, wins
        self.labels, self.partner, self.nodes = [], {}, 0
        self.image = None  # of each square of the file, in a node that is read again

    def refuse(self, node, why):
        stones = node[:2] if self.prover == 0 else node[1::-1]
        self.reader.refuse(f"{why}\n{self.board.drawing(*stones, node[2])}")

    def square_or_tag(self):
        value = self.reader.number()
        return self.image[value] if self.image and value < self.board.squares else value

    def free(self, node):
        return (1 << self.board.squares) - 1 & ~node[0] & ~node[1]

    def open_windows(self, node, stones=0):
        """The windows without own stones, and with at least a number of stones of the other player."""
        closed, windows = 0, [(1 << len(self.board.windows)) - 1] + [0] * max(0, stones)
        for through in map(self.board.through.__getitem__, members(node[1] if stones > 0 else 0)):
            for i in range(stones, 0, -1):
                windows[i] |= windows[i - 1] & through
        for square in members(node[0] if windows[-1] else 0):
            closed |= self.board.through[square]
        return windows[-1] & ~closed

    def refuse_danger(self, node, some=-1, moves=0):
        """Refuses a node if the opponent may fill one of some windows within a number of moves."""
        certain, (_, other, _, extra) = self.free(node) & ~node[2], node
        for i in members(self.open_windows(node, self.board.run - extra - moves) & some):
            window, _, beside = self.board.windows[i]
            if (window & certain).bit_count() <= moves and not beside & other:
                self.refuse(node, f"the opponent may have a line: {self.board.names(window)}")

    def check(self, node, is_provers_turn):
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self.refuse(node, "there are too many nodes")
        begin, value = self.reader.at, self.square_or_tag()
        if has_label := value == self.board.squares + LABEL:
            begin, value = self.reader.at, self.square_or_tag()
        tag = value - self.board.squares
        if has_label and tag == REFERENCE and self.reader.version > 2 and self.wins:
            self.refuse(node, "a reference has a label")
        if tag == BOUND:
            self.check_bound(node, is_provers_turn)
        elif tag == REFERENCE:
            self.check_reference(node, is_provers_turn)
        elif tag == STOLEN:
            if any(node) or self.wins or self.board.length != AT_LEAST or not is_provers_turn:
                self.refuse(node, "no strategy can be stolen here")
        elif tag == FOURS and self.wins and is_provers_turn and self.reader.version > 1:
            self.check_move(node, self.square_or_tag(), True)
        elif is_provers_turn:
            self.check_move(node, value)
        else:
            self.check_answers(node, value)
        if has_label and not self.image:
            self.labels.append((node, is_provers_turn, begin))

    def stone(self, node, value, possible, why):
        """The set of one square, which must be in `possible`."""
        if not possible >> value & 1:
            what = self.board.names(1 << value) if value < self.board.squares else value
            self.refuse(node, f"{what} {why}")
        return 1 << value

    def check_move(self, node, value, is_four=False):
        own, other, uncertain, extra = node
        own |= self.stone(node, value, self.free(node) & ~uncertain, "is not free, or may be taken")
        windows = [self.board.windows[i] for i in members(self.board.through[value])]
        missing = {window & ~own for window, beside, _ in windows if not beside & own}
        if 0 in missing:  # a line
            return
        if not is_four:
            return self.check((own, other, uncertain, extra), False)
        threats = [one for one in missing if one.bit_count() == 1 and not one & (other | uncertain)]
        if not threats:
            self.refuse(node, f"{self.board.names(1 << value)} is not a four")
        self.refuse_danger((own, other, uncertain, extra), moves=1)
        if len(threats) == 1:
            node = own, other | threats[0], uncertain, extra
            is_last = (value := self.square_or_tag()) == self.board.squares + END
            self.check(node, True) if is_last else self.check_move(node, value, True)

    def check_answers(self, node, value):
        own, other, uncertain, extra = node
        end, cover, rest = (self.board.squares + tag for tag in (END, COVER, REST))
        left = self.free(node)
        if self.wins and value == end:
            self.refuse(node, "nobody wins, because there is no answer")
        while value not in (end, rest):
            if value == cover:
                covered = 0
                while (value := self.square_or_tag()) != end:
                    covered |= self.stone(node, value, left & ~covered, "is answered already")
                left &= ~covered
                self.check_pass(node, covered)
            else:
                stone = self.stone(node, value, left, "is answered already")
                left ^= stone
                after = own, other | stone, uncertain & ~stone, extra
                self.refuse_danger(after, self.board.through[value])
                self.check(after, True)
            value = self.square_or_tag()
        if value == rest:
            self.check_pass(node, left)
        elif left:
            self.refuse(node, f"there is no answer to {self.board.names(left)}")

    def check_pass(self, node, covered):
        self.refuse_danger(after := (*node[:2], node[2] | covered, node[3] + 1))
        self.check(after, True)

    def check_bound(self, node, is_provers_turn):
        while (a := self.reader.number(self.board.squares + 1, "square")) != self.board.squares:
            b = self.reader.number(self.board.squares, "square")
            kept = {x: y for x, y in self.partner.items() if not {x, y} & {a, b}}
            self.partner = kept | ({a: b, b: a} if a != b else {})
        if self.wins:
            self.refuse(node, "a bound proves no win")
        free, windows = self.free(node), self.open_windows(node)
        unpaired = certain = free & ~node[2]
        for a, b in self.partner.items():
            if certain >> a & certain >> b & 1:
                unpaired &= ~(1 << a)
                windows &= ~(self.board.through[a] & self.board.through[b])
        total = 0
        for i in members(windows):
            window, _, beside = self.board.windows[i]
            if not beside & node[1]:
                uncertain = max(0, (window & free & node[2]).bit_count() - node[3])
                total += ONE >> min((window & unpaired).bit_count() + uncertain, 40)
        if total >= (ONE if is_provers_turn else ONE // 2):
            self.refuse(node, f"the sum of the weights is {total / ONE:.6g}")

    def check_reference(self, node, is_provers_turn):
        label = self.reader.number()
        symmetry = self.reader.number(len(self.board.symmetries), "symmetry")
        if label >= len(self.labels):
            self.refuse(node, f"there is no label {label} yet")
        (*sets, extra), was_provers_turn, begin = self.labels[label]
        image = [self.image[s] if self.image else s for s in self.board.symmetries[symmetry]]
        own, other, uncertain = (sum(1 << image[each] for each in members(some)) for some in sets)
        is_same = (own, other) == node[:2] and not node[2] & ~uncertain and node[3] <= extra
        if is_same and was_provers_turn == is_provers_turn:
            return
        if self.reader.version < 3 or not self.wins or was_provers_turn != is_provers_turn:
            self.refuse(node, f"label {label} is of another node")
        before, (self.reader.at, self.image) = (self.reader.at, self.image), (begin, image)
        self.check(node, is_provers_turn)
        self.reader.at, self.image = before


def read_stones(reader, board, taken):
    count = reader.number(board.squares + 1, "number of stones")
    squares = [reader.number(board.squares, "square") for _ in range(count)]
    if squares != sorted(set(squares)) or any(taken >> square & 1 for square in squares):
        reader.refuse("the stones are out of order")
    return sum(1 << square for square in squares)


def check(data):
    """What a proof states, and its number of nodes."""
    sys.setrecursionlimit(20 * MAX_SQUARES)
    reader = Reader(data)
    if not data.startswith(MAGIC):
        reader.refuse("it is not a proof")
    reader.version = reader.byte()
    if not 1 <= reader.version <= NEWEST_VERSION:
        reader.refuse(f"its format is version {reader.version}, not 1 to {NEWEST_VERSION}")
    if sum(reader.byte() << shift for shift in (0, 8, 16, 24)) != zlib.crc32(data[13:]):
        reader.refuse("it is damaged")
    columns, rows, run = (reader.number() for _ in range(3))
    if run < 2 or max(columns, rows, run) > 999 or not 0 < columns * rows <= MAX_SQUARES:
        reader.refuse(f"there are no proofs for boards of {columns}x{rows}/{run}")
    length, to_move = reader.number(2 + (reader.version > 3), "length"), reader.number(2, "player")
    board = Board(columns, rows, run, length)
    first = read_stones(reader, board, 0)
    second = read_stones(reader, board, first)
    outcome = reader.number(len(OUTCOMES), "outcome")
    if length == BOTH and outcome == 0:
        reader.refuse("no draw is proven for both lengths")
    claims = [Claim(reader, board, prover, outcome != 0) for prover in (0, 1)]
    if (first | second).bit_count() == board.squares:
        reader.refuse("the board is full")
    for claim, root in zip(claims, ((first, second, 0, 0), (second, first, 0, 0))):
        claim.refuse_danger(root)
        if outcome in (0, claim.prover + 1):
            claim.check(root, to_move == claim.prover)
    if reader.at != len(data):
        reader.refuse("more follows after the end")
    position = board.drawing(first, second).replace("\n", "/") + " " + "XO"[to_move]
    suffix = "/second" * ((first.bit_count() - second.bit_count() or -to_move) < 0)
    lengths = (("",), ("/exactly",), ("", "/exactly"))[length]
    rules = " and ".join(f"{columns}x{rows}/{run}{each}{suffix}" for each in lengths)
    return rules, position, OUTCOMES[outcome], sum(claim.nodes for claim in claims)


if __name__ == "__main__":
    CODE = 0
    for path in sys.argv[1:]:
        try:
            with open(path, "rb") as file:
                print("{}: {}, {}: {}, proven by {} nodes".format(path, *check(file.read())))
        except (OSError, ValueError) as refusal:
            print(f"{path}: refused: {refusal}", file=sys.stderr)
            CODE = 1
    sys.exit(CODE)
