#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""Checks proofs of who wins a position, as docs/proof_format.md describes them: check_proof.py FILE...
Shares nothing with the library. Prints what each file states; exits with 1 if a file is refused."""

import functools
import itertools
import sys
import zlib

MAGIC, HEADING, NEWEST_VERSION, MAX_SQUARES, MAX_NODES = b"\x89inproof", 13, 5, 1024, 100_000_000
END, BOUND, COVER, REST, LABEL, REFERENCE, STOLEN, FOURS, TILES = range(9)
DIRECTIONS, TILE_COLUMNS = ((1, 0), (0, 1), (1, 1), (1, -1)), (0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5)
TILE_LINES = 0x00F, 0x0F0, 0xF00, 0x111, 0x222, 0x444, 0x888, 0x012, 0x480
AT_LEAST, EXACTLY, BOTH, ONE, OUTCOMES = 0, 1, 2, 1 << 40, ("draw", "first won", "second won")


def members(some):  # of a set, which is an integer with a bit for each of them
    while some:
        yield (some & -some).bit_length() - 1
        some &= some - 1


@functools.cache
def breaks(maker, breaker, is_breakers_turn):  # whether the breaker can break all lines of a tile
    lines = [line & ~maker for line in TILE_LINES if not line & breaker]
    if not lines or 0 in lines:
        return not lines
    free = [1 << square for square in members(0xFFF & ~maker & ~breaker)]
    if is_breakers_turn:
        return any(breaks(maker, breaker | stone, False) for stone in free)
    return all(breaks(maker | stone, breaker, True) for stone in free)


class Reader:
    def __init__(self, data):
        self.data, self.at = data, HEADING

    def require(self, is_right, why):
        if not is_right:
            raise ValueError(f"byte {self.at}: {why}")

    def number(self, limit=1 << 28, what="number"):
        value, shift, byte = 0, 0, 128
        while byte >= 128 and shift < 28:
            self.require(self.at < len(self.data), "it is cut short")
            byte = self.data[self.at]
            value, shift, self.at = value | (byte & 127) << shift, shift + 7, self.at + 1
        self.require(byte < 128 and value < limit, "it has a wrong " + what)
        return value

    def stones(self, board_squares, taken):
        count = self.number(board_squares + 1, "number of stones")
        squares = [self.number(board_squares, "square") for _ in range(count)]
        stones = sum(1 << square for square in set(squares))
        self.require(squares == list(members(stones & ~taken)), "the stones are out of order")
        return stones


class Board:  # its windows and symmetries
    def __init__(self, columns, rows, run, length):
        self.columns, self.rows, self.run, self.squares = columns, rows, run, columns * rows
        self.length, places = length, [divmod(square, columns) for square in range(self.squares)]
        self.windows = []  # the squares; the squares beside that matter to prover, to opponent
        self.through = [0] * self.squares  # the windows with a square
        for (right, down), (row, column) in itertools.product(DIRECTIONS, places):
            line = [self.at(column + right * i, row + down * i) for i in range(-1, run + 1)]
            if line[run]:
                for square in members(window := sum(line[1:-1])):
                    self.through[square] |= 1 << len(self.windows)
                beside = (line[0] | line[-1]) * (length != AT_LEAST)
                self.windows.append((window, beside, beside * (length == EXACTLY)))
        count = 8 if columns == rows else 4
        images = [[self.image(x, y, i) for y, x in places] for i in range(count)]
        self.symmetries = [[square.bit_length() - 1 for square in each] for each in images]

    def at(self, column, row):  # the set of one square, or the empty set off the board
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return 1 << row * self.columns + column if inside else 0

    def image(self, column, row, symmetry):
        columns, rows = (self.columns, self.rows)[:: -1 if symmetry & 4 else 1]
        column = columns - 1 - column if symmetry & 1 else column
        row = rows - 1 - row if symmetry & 2 else row
        return self.at(row, column) if symmetry & 4 else self.at(column, row)

    def names(self, some):
        places = [divmod(square, self.columns) for square in members(some)]
        return ", ".join(f"column {column + 1} row {self.rows - row}" for row, column in places)

    def drawing(self, first, second, uncertain=0):
        sets = (first, "X"), (second, "O"), (uncertain, "?"), (-1, ".")
        marks = [next(m for some, m in sets if some >> s & 1) for s in range(self.squares)]
        return "\n".join(map("".join, zip(*[iter(marks)] * self.columns)))


class Claim:  # that the prover wins, or the opponent does not; a node: own, other, uncertain, passes
    def __init__(self, reader, board, prover, wins):
        self.reader, self.board, self.prover, self.wins = reader, board, prover, wins
        self.labels, self.partner, self.nodes = [], {}, 0
        self.may_repeat = wins and reader.version > 2
        self.image = None  # of each square of the file, in a node that is read again

    def require(self, is_right, node, why):
        if not is_right:
            stones = node[:2] if self.prover == 0 else node[1::-1]
            self.reader.require(False, f"{why}\n{self.board.drawing(*stones, node[2])}")

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
                self.require(False, node, f"there may be a line: {self.board.names(window)}")

    def check(self, node, is_provers_turn):
        self.nodes += 1
        self.require(self.nodes <= MAX_NODES, node, "there are too many nodes")
        begin, value = self.reader.at, self.square_or_tag()
        if has_label := value == self.board.squares + LABEL:
            begin, value = self.reader.at, self.square_or_tag()
        tag = value - self.board.squares
        if has_label and tag == REFERENCE:
            self.require(not self.may_repeat, node, "a reference has a label")
        if tag == BOUND:
            self.check_bound(node, is_provers_turn)
        elif tag == REFERENCE:
            self.check_reference(node, is_provers_turn)
        elif tag == STOLEN and is_provers_turn and not self.wins and self.board.length == AT_LEAST:
            self.require(not any(node), node, "no strategy can be stolen here")
        elif tag == TILES and not self.wins and self.board.run >= 8 and self.reader.version > 4:
            self.check_tiles(node, is_provers_turn)
        elif tag == FOURS and self.wins and is_provers_turn and self.reader.version > 1:
            self.check_move(node, self.square_or_tag(), True)
        elif is_provers_turn:
            self.check_move(node, value)
        else:
            self.check_answers(node, value)
        if has_label and not self.image:
            self.labels.append((node, is_provers_turn, begin))

    def stone(self, node, value, possible, why):  # the set of one square, a subset of `possible`
        if not possible >> value & 1:
            what = self.board.names(1 << value) if value < self.board.squares else value
            self.require(False, node, f"{what} {why}")
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
        self.require(threats, node, "the last stone is not a four")
        self.refuse_danger((own, other, uncertain, extra), moves=1)
        if len(threats) == 1:
            node = own, other | threats[0], uncertain, extra
            is_last = (value := self.square_or_tag()) == self.board.squares + END
            self.check(node, True) if is_last else self.check_move(node, value, True)

    def check_answers(self, node, value):
        own, other, uncertain, extra = node
        end, cover, rest = (self.board.squares + tag for tag in (END, COVER, REST))
        left = self.free(node)
        self.require(not self.wins or value != end, node, "nobody wins without an answer")
        while value not in (end, rest):
            if value == cover:
                covered = 0
                while (value := self.square_or_tag()) != end:
                    covered |= self.stone(node, value, left & ~covered, "is answered already")
                left &= ~covered
                self.check_after((own, other, uncertain | covered, extra + 1))
            else:
                stone = self.stone(node, value, left, "is answered already")
                left ^= stone
                after = own, other | stone, uncertain & ~stone, extra
                self.check_after(after, self.board.through[value])
            value = self.square_or_tag()
        if value == rest:
            self.check_after((own, other, uncertain | left, extra + 1))
        elif left:
            self.require(False, node, f"there is no answer to {self.board.names(left)}")

    def check_after(self, node, some=-1):
        self.refuse_danger(node, some)
        self.check(node, True)

    def check_bound(self, node, is_provers_turn):
        while (a := self.reader.number(self.board.squares + 1, "square")) != self.board.squares:
            b = self.reader.number(self.board.squares, "square")
            kept = {x: y for x, y in self.partner.items() if not {x, y} & {a, b}}
            self.partner = kept | ({a: b, b: a} if a != b else {})
        self.require(not self.wins, node, "a bound proves no win")
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
        total *= 1 if is_provers_turn else 2
        self.require(total < ONE, node, f"the weights are {total / ONE:.6g}, not below 1")

    def check_tiles(self, node, has_move):
        placement = self.reader.number(8, "placement of tiles")
        last = max(self.board.columns, self.board.rows) // 3 + 1
        for band, tile in itertools.product(range(last), range(-last, last)):
            xs = (4 * tile + (3 - x if band % 2 else x) for x in TILE_COLUMNS)
            places = [self.board.image(x, 3 * band + i // 4, placement) for i, x in enumerate(xs)]
            maker = sum(1 << i for i in range(12) if places[i] & (node[1] | node[2]))
            breaker = sum(1 << i for i in range(12) if not places[i] & ~node[0])
            if not breaks(maker, breaker, False):
                self.require(has_move and breaks(maker, breaker, True), node, "a tile fails")
                has_move = False

    def check_reference(self, node, is_provers_turn):
        label = self.reader.number()
        symmetry = self.reader.number(len(self.board.symmetries), "symmetry")
        self.require(label < len(self.labels), node, f"there is no label {label} yet")
        (*sets, extra), was_provers_turn, begin = self.labels[label]
        image = [self.image[s] if self.image else s for s in self.board.symmetries[symmetry]]
        own, other, uncertain = (sum(1 << image[each] for each in members(some)) for some in sets)
        is_turn = was_provers_turn == is_provers_turn
        is_same = (own, other) == node[:2] and not node[2] & ~uncertain and node[3] <= extra
        if not is_turn or not is_same:
            self.require(is_turn and self.may_repeat, node, f"label {label} is of another node")
            before, (self.reader.at, self.image) = (self.reader.at, self.image), (begin, image)
            self.check(node, is_provers_turn)
            self.reader.at, self.image = before


def check(data):  # what a proof states, and its number of nodes
    sys.setrecursionlimit(20 * MAX_SQUARES)
    reader = Reader(data)
    reader.require(data.startswith(MAGIC), "it is not a proof")
    reader.require(len(data) >= HEADING, "it is cut short")
    reader.version, crc = data[len(MAGIC)], int.from_bytes(data[HEADING - 4 : HEADING], "little")
    is_known = 1 <= reader.version <= NEWEST_VERSION
    reader.require(is_known, f"its version is {reader.version}, not 1 to {NEWEST_VERSION}")
    reader.require(crc == zlib.crc32(data[HEADING:]), "it is damaged")
    columns, rows, run = (reader.number() for _ in range(3))
    is_right = run >= 2 and max(columns, rows, run) <= 999 and 0 < columns * rows <= MAX_SQUARES
    reader.require(is_right, f"there are no proofs for boards of {columns}x{rows}/{run}")
    length, to_move = reader.number(2 + (reader.version > 3), "length"), reader.number(2, "player")
    board = Board(columns, rows, run, length)
    first = reader.stones(board.squares, 0)
    second = reader.stones(board.squares, first)
    outcome = reader.number(len(OUTCOMES), "outcome")
    reader.require(length != BOTH or outcome, "no draw is proven for both lengths")
    claims = [Claim(reader, board, prover, outcome != 0) for prover in (0, 1)]
    reader.require((first | second).bit_count() < board.squares, "the board is full")
    for claim, root in zip(claims, ((first, second, 0, 0), (second, first, 0, 0))):
        claim.refuse_danger(root)
        if outcome in (0, claim.prover + 1):
            claim.check(root, to_move == claim.prover)
    reader.require(reader.at == len(data), "more follows after the end")
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
