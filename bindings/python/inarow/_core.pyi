"""
The C++ part of inarow: rules, positions, games, the solver and batched games.
"""

from collections.abc import (
    Callable,
    Iterable,
    Iterator,
    Mapping,
    Sequence
)
import enum
import os
import pathlib
from typing import (
    Annotated,
    Any,
    ClassVar,
    Literal,
    SupportsIndex,
    overload
)

import numpy
import numpy.typing
from numpy.typing import NDArray


from inarow.typing import BoardLike, Coordinates, LayoutName, Notation, PositionsLike

__version__: str

class Player(enum.IntEnum):
    """
    The two players, drawn X and O. As integers, they index returns() and rewards.
    """

    FIRST = 0

    SECOND = 1

class Gravity(enum.Enum):
    """How a stone comes onto the board."""

    PLACE = 0
    """onto any free square"""

    DROP = 1
    """into a column, where it falls onto the lowest free square"""

class LineLength(enum.Enum):
    """Which lines of one player's stones decide the game."""

    AT_LEAST = 0
    """lines of at least `run` stones"""

    EXACTLY = 1
    """lines of exactly `run` stones"""

class Convention(enum.Enum):
    """Who wins when a line is completed."""

    NORMAL = 0
    """the player who completed it"""

    MISERE = 1
    """the opponent"""

class Edges(enum.Enum):
    """What lies beyond the edges of the board."""

    BOUNDED = 0
    """nothing"""

    WRAPPING = 1
    """the opposite edge, where lines continue"""

class Outcome(enum.Enum):
    """Whether a game has ended, and how."""

    IN_PLAY = 0

    FIRST_WON = 1

    SECOND_WON = 2

    DRAW = 3

class Status(enum.Enum):
    """The state of a game."""

    FRESH = 0

    ONGOING = 1

    DRAWN = 2

    FIRST_WON = 3

    SECOND_WON = 4

class Judgment(enum.Enum):
    """The quality of a move."""

    UNKNOWN = 0
    """not decided by the known bounds of the scores"""

    BEST = 1
    """no move is better"""

    INACCURACY = 2
    """wins later or loses sooner"""

    MISTAKE = 3
    """gives away a win or a draw"""

class Rules:
    """
    The rules of an (m,n,k)-game; immutable.

    Made from a name such as "connect-four", a text such as "15x15/5/exactly" or "3x3/3/misere", or
    numbers from 1 to 999. A line of `run` stones decides the game on a board of `columns` x `rows`
    squares. With the `length` "exactly", longer lines do not count. With the `convention` "misere", the
    player who completes a line loses. With the `edges` "wrapping", lines continue at the opposite edge,
    as on a torus.
    """

    @overload
    def __init__(self, text: str) -> None: ...

    @overload
    def __init__(self, columns: SupportsIndex, rows: SupportsIndex, run: SupportsIndex, gravity: Gravity | Literal['place', 'drop'] = 'place', *, length: LineLength | Literal['at_least', 'exactly'] = 'at_least', convention: Convention | Literal['normal', 'misere'] = 'normal', edges: Edges | Literal['bounded', 'wrapping'] = 'bounded', starts: Player | Literal['first', 'second'] = 'first') -> None: ...

    __match_args__ = ("columns", "rows", "run", "gravity")

    @property
    def columns(self) -> int:
        """The number of columns."""

    @property
    def rows(self) -> int:
        """The number of rows."""

    @property
    def run(self) -> int:
        """The number of stones in a decisive line."""

    @property
    def gravity(self) -> Gravity:
        """How a stone comes onto the board."""

    @property
    def length(self) -> LineLength:
        """Whether longer lines are also decisive."""

    @property
    def convention(self) -> Convention:
        """Who wins when a line is completed."""

    @property
    def edges(self) -> Edges:
        """What lies beyond the edges of the board."""

    @property
    def starts(self) -> Player:
        """The player who makes the first move."""

    @property
    def squares(self) -> int:
        """The number of squares."""

    @property
    def num_distinct_actions(self) -> int:
        """The number of actions: columns where stones drop, else squares."""

    @property
    def name(self) -> str:
        """
        The name, such as "connect-four", whichever player starts; the text of the rules if they have no name.
        """

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Position:
    """
    The stones on a board and the player to move; immutable.

    `board` is a text or an array [default: the empty board]. A text has the rows from the top,
    separated by "/", with X, O and "." for the squares, then a space and the player to move, X or O. An
    array, or nested lists, of shape (rows, columns) or (squares,) has numbers from the top left.
    `values` are the numbers of a free square, a stone of the first player and a stone of the second.
    With `relative`, the second value is a stone of the player to move, the third one of the opponent.

    `to_move` is the player to move [default: by the numbers of stones]. A position that no game reaches
    is refused, unless `unchecked`.
    """

    def __init__(self, rules: Rules | str, board: BoardLike | None = None, to_move: Player | Literal['first', 'second'] | None = None, unchecked: bool = False, *, values: Sequence[int] = (0, 1, 2), relative: bool = False) -> None: ...

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def to_move(self) -> Player:
        """The player to move; after the end, the player whose turn it would be."""

    @property
    def outcome(self) -> Outcome:
        """Whether the game has ended here, and how."""

    @property
    def stones(self) -> int:
        """The number of stones."""

    @property
    def board(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None, None))]:
        """
        The board, a new array of shape (rows, columns) and dtype int8, from the top left: 0 free, 1 first player, 2 second player.
        """

    @property
    def decisive_line(self) -> list[int]:
        """
        The squares of the line that decided the game, numbered row by row from the top left; empty if there is none.
        """

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> numpy.typing.NDArray[Any]:
        """The board, for numpy.asarray."""

    def legal_actions(self) -> list[int]:
        """
        The legal actions: columns where stones drop, else squares, numbered row by row from the top left. Empty after the end.
        """

    def legal_actions_mask(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask, a new array of shape (actions,) and dtype bool: True for each legal action.
        """

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def current_player(self) -> int:
        """
        0 for the first player, 1 for the second, -4 after the end, as in OpenSpiel.
        """

    def returns(self) -> list[float]:
        """
        The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, else 0.0.
        """

    def play(self, moves: str, notation: Notation = 'any') -> Position:
        """The position after one or more moves as text."""

    def child(self, action: SupportsIndex) -> Position:
        """The position after an action."""

    def action_to_string(self, action: SupportsIndex, notation: Notation = 'any') -> str:
        """The move text of a legal action."""

    def string_to_action(self, text: str, notation: Notation = 'any') -> int:
        """The legal action of a move text."""

    def canonical(self) -> Position:
        """
        The canonical form: the same position for all that are equal under reflection and, if the rules allow it, rotation.
        """

    def svg(self, coordinates: Coordinates = 'as_played', decisive_line: bool = True, marked: SupportsIndex | None = None) -> str:
        """
        The board as an SVG picture. `marked` is a square to highlight, numbered row by row from the top left; `coordinates` is "none", "as_played", "letters" or "numbers".
        """

    def draw(self) -> str:
        """The board as lines of text."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __copy__(self) -> object: ...

    def __deepcopy__(self, memo: object) -> object: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

def positions(rules: Rules | str, items: PositionsLike, *, notation: Notation = 'any', values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> list[Position]:
    """
    Many positions at once.

    The `items` are texts (moves in a `notation`, or boards with "/" between the rows), also as a column
    of NumPy, pandas, Polars or Arrow; positions and games; or boards as for Position, one by one or as
    one array of shape (n, rows, columns) or (n, squares). `values` and `relative` are as for Position.
    With `layout`, the name of a Layout, arrays are observations of the players to move.
    """

def symmetries(rules: Rules | str) -> tuple[Annotated[NDArray[numpy.int64], dict(shape=(None, None))], Annotated[NDArray[numpy.int64], dict(shape=(None, None))]]:
    """
    The symmetries of a game, for arrays: two arrays of indices, with one row for each symmetry.

    The shapes are (symmetries, squares) and (symmetries, actions). If `boards` has the shape
    (n, squares), then `boards[:, squares[i]]` are their images under the symmetry i, and
    `policies[:, actions[i]]` are the images of their policies. The symmetry 0 changes nothing.
    """

def canonical_texts(positions: object, rules: Rules | str | None = None, notation: str = 'any') -> tuple[list[str | None], list[str | None]]:
    """
    Two lists: the canonical forms of positions as texts, None for refused ones; and the sentences of the refusals, None for the others.
    """

class Game:
    """
    A position and the moves that led to it; mutable.

    Begins at the empty board or at a start position, with moves as text in a `notation` or as a list of
    actions. A refused move changes nothing.
    """

    @overload
    def __init__(self, rules: Rules | str, moves: str | Sequence[SupportsIndex] = '', notation: Notation = 'any') -> None: ...

    @overload
    def __init__(self, start: Position, moves: str | Sequence[SupportsIndex] = '', notation: Notation = 'any') -> None: ...

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def position(self) -> Position:
        """The position after the last move."""

    @property
    def start(self) -> Position:
        """The start position."""

    @property
    def status(self) -> Status:
        """Whether the game has begun, and whether and how it has ended."""

    @property
    def outcome(self) -> Outcome:
        """Whether the game has ended, and how."""

    @property
    def to_move(self) -> Player:
        """The player to move; after the end, the player whose turn it would be."""

    @property
    def ply(self) -> int:
        """The number of moves."""

    def history(self) -> list[int]:
        """The actions, oldest first."""

    def moves(self, notation: Notation = 'any') -> str:
        """The moves as text, oldest first, separated by spaces."""

    def legal_actions(self) -> list[int]:
        """
        The legal actions: columns where stones drop, else squares, numbered row by row from the top left. Empty after the end.
        """

    def legal_actions_mask(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask, a new array of shape (actions,) and dtype bool: True for each legal action.
        """

    def apply_action(self, action: SupportsIndex) -> None:
        """Makes a move."""

    def apply_actions(self, actions: Sequence[SupportsIndex]) -> None:
        """Makes several moves: all, or none if one of them is refused."""

    def undo_action(self, player: SupportsIndex | None = None, action: SupportsIndex | None = None) -> None:
        """
        Takes back the last move; refused if its player or its action is another one.
        """

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def returns(self) -> list[float]:
        """
        The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, else 0.0.
        """

    def current_player(self) -> int:
        """
        0 for the first player, 1 for the second, -4 after the end, as in OpenSpiel.
        """

    def player_return(self, player: SupportsIndex) -> float:
        """The return of a player."""

    def num_distinct_actions(self) -> int:
        """The number of actions, legal or not."""

    def num_players(self) -> int:
        """The number of players: 2."""

    def move_number(self) -> int:
        """The number of moves, as `ply`."""

    def action_to_string(self, action: SupportsIndex, notation: Notation = 'any') -> str:
        """The move text of a legal action."""

    def string_to_action(self, text: str, notation: Notation = 'any') -> int:
        """The legal action of a move text."""

    def clone(self) -> Game:
        """An independent copy."""

    def child(self, action: SupportsIndex) -> Game:
        """A new game, after one more action."""

    def play(self, moves: str, notation: Notation = 'any') -> None:
        """
        Makes one or more moves as text: all, or none if one of them is refused.
        """

    def undo(self, count: SupportsIndex = 1) -> None:
        """Takes back `count` moves; if there are fewer, nothing changes."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __copy__(self) -> Game: ...

    def __deepcopy__(self, memo: object) -> Game: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    __hash__: ClassVar[None]  # type: ignore[assignment]

class RecordData:
    """What `Record` is made of."""

    def __init__(self, game: Game) -> None: ...

    @property
    def start(self) -> Position: ...

    @property
    def score(self) -> int | None: ...

    @property
    def offset(self) -> int: ...

    def game(self) -> Game: ...

    def variations(self) -> list[list[int]]: ...

    def nodes(self) -> list[tuple[int | None, int | None, dict[str, list[str]]]]: ...

    def warnings(self) -> list[tuple[str, str, int, bool]]: ...

    def is_whole(self) -> bool: ...

    def error(self) -> Any: ...

    def sgf(self, properties: list[dict[str, list[str]]] | None = None) -> str: ...

class RecordReader:
    """Reads the games of a text one after the other."""

    def __init__(self, text: bytes, rules: Rules | str | None, position: Position | None, notation: Notation, lines: bool, unchecked: bool) -> None: ...

    def __iter__(self) -> RecordReader: ...

    def __next__(self) -> RecordData: ...

class AnalyzedMove:
    """A move of an analyzed game. Scores are the first player's."""

    def __getstate__(self) -> tuple[Rules, int, Player, int, tuple[int, int], tuple[int, int], Judgment, list[int]]: ...

    def __setstate__(self, arg: tuple[Rules, int, Player, int, tuple[int, int], tuple[int, int], Judgment, Sequence[int]], /) -> None: ...

    def __eq__(self, arg: object, /) -> bool: ...

    __hash__: ClassVar[None]  # type: ignore[assignment]

    @property
    def number(self) -> int:
        """Move number in the game, from 1."""

    @property
    def player(self) -> Player:
        """The player who made the move."""

    @property
    def action(self) -> int:
        """The action."""

    @property
    def judgment(self) -> Judgment:
        """The quality of the move."""

    @property
    def before(self) -> int | None:
        """Score before the move; None if it is unknown."""

    @property
    def after(self) -> int | None:
        """Score after the move; None if it is unknown."""

    @property
    def before_bounds(self) -> tuple[int, int]:
        """Bounds of the score before the move: (lower, upper)."""

    @property
    def after_bounds(self) -> tuple[int, int]:
        """Bounds of the score after the move: (lower, upper)."""

    @property
    def better(self) -> list[int]:
        """
        The best actions; empty if the move is one of them, or they are unknown.
        """

    @property
    def annotation(self) -> str:
        """
        What the move gave away, as a phrase; empty for a best or unknown move.
        """

    def to_dict(self) -> dict[str, Any]:
        """The move as plain data: a row of a table, or JSON."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

class Analysis:
    """
    A game judged move by move; displayed as a plot in notebooks.

    All scores are the first player's: positive if the first player wins.
    """

    def __getstate__(self) -> tuple[Position, tuple[int, int], list[AnalyzedMove]]: ...

    def __setstate__(self, arg: tuple[Position, tuple[int, int], Sequence[AnalyzedMove]], /) -> None: ...

    def __eq__(self, arg: object, /) -> bool: ...

    __hash__: ClassVar[None]  # type: ignore[assignment]

    @property
    def start(self) -> Position:
        """The start position."""

    @property
    def moves(self) -> list[AnalyzedMove]:
        """The moves, in order."""

    @property
    def scores(self) -> list[int | None]:
        """Scores at the start and after each move; None if unknown."""

    def count(self, player: Player, judgment: Judgment) -> int:
        """The number of moves of a player with that judgment."""

    def rows(self) -> list[dict[str, Any]]:
        """
        One row for each move, a list of dicts that pandas.DataFrame and polars.DataFrame take.
        """

    def to_dict(self) -> dict[str, Any]:
        """The whole analysis as plain data, for JSON."""

    def svg(self) -> str:
        """The plot as an SVG picture."""

    def plot(self, ax: Any = None) -> Any:
        """
        Plots the scores with matplotlib on `ax` [default: new axes] and returns the axes.
        """

    def __len__(self) -> int: ...

    def __repr__(self) -> str: ...

class Value:
    """The value of a position under perfect play."""

    def __init__(self, outcome: Outcome, plies: SupportsIndex) -> None: ...

    __match_args__ = ("outcome", "plies")

    @property
    def outcome(self) -> Outcome:
        """How the game ends."""

    @property
    def plies(self) -> int:
        """The number of plies to the end; for a draw, all free squares."""

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Solver:
    """
    Finds exact scores.

    `table_bytes` is the size of the transposition table [default: 64MB], which is kept from one
    question to the next. `threads` is the number of threads for one question. `time_limit` is the
    number of seconds for each question, after which Unsolved is raised, or None for no limit [default:
    60]. `book` is the path of an opening book to probe first, or None [default: True, the book of
    Connect Four in the package]. Ctrl-C interrupts a question.
    """

    def __init__(self, table_bytes: SupportsIndex = 67108864, threads: SupportsIndex = 1, time_limit: float | None = 60.0, book: bool | str | os.PathLike[str] | None = True) -> None: ...

    @property
    def table_bytes(self) -> int:
        """The size of the transposition table."""

    @property
    def threads(self) -> int:
        """The number of threads for one question."""

    @property
    def time_limit(self) -> float | None:
        """The number of seconds for each question; None if there is no limit."""

    @property
    def book(self) -> pathlib.Path | None:
        """The path of the opening book."""

    def value(self, position: Position | Game) -> Value:
        """The outcome under perfect play, and the number of plies to it."""

    def score(self, position: Position | Game) -> int:
        """
        The exact score: positive if the player to move wins; faster wins score higher.
        """

    def outcome(self, position: Position | Game) -> Outcome:
        """The outcome under perfect play; faster than the value."""

    def move_scores(self, position: Position | Game) -> dict[int, int]:
        """The score of each legal action, for the player who makes it."""

    def best_moves(self, position: Position | Game) -> list[int]:
        """
        The actions that win fastest, else draw, else lose slowest; in ascending order.
        """

    def principal_variation(self, position: Position | Game) -> list[int]:
        """
        The actions to the end of the game if both players play the first of their best moves.
        """

    def scores(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', unsolved: SupportsIndex | None = None, progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None,))]:
        """
        The exact scores of many positions, an int16 array of shape (n,).

        The positions are texts (moves in a `notation`, or boards with "/" between the rows), also as a
        column of NumPy, pandas, Polars or Arrow; positions and games; or boards as for Position, one by one
        or as one array of shape (n, rows, columns) or (n, squares), with the `values` and `relative` of
        Position. With `layout`, the name of a Layout, arrays are observations of the players to move. Texts
        and arrays need `rules`. Each of the `threads` solves its own positions with its own transposition
        table [default: the threads of the solver]. `unsolved` is the score of a position that is not solved
        within the time limit [default: Unsolved is raised]. `progress` shows a progress bar.
        """

    def score_bounds(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None))]:
        """
        Score bounds of many positions, an int16 array of shape (n, 2): lower and upper.

        The two are equal if the score was found within the time limit. Arguments are as for `scores`.
        """

    def best_move_masks(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', keep_unsolved: bool = False, progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.bool_], dict(shape=(None, None))]:
        """
        The best moves of many positions, a bool array of shape (n, actions): the targets of a policy.

        True for each action that wins fastest, else draws, else loses slowest. If the game is over, all are
        False. All positions must have the same number of actions. With `keep_unsolved`, all are False, too,
        for a position that is not solved within the time limit [default: Unsolved is raised]. The other
        arguments are as for `scores`.
        """

    def choose(self, position: Position | Game, seconds: float = 1.0, *, level: SupportsIndex = 8, seed: SupportsIndex = 0) -> tuple[int, bool]:
        """
        The best action found in that time, on a board of any size, and whether it is proven to be a
        best move.

        `level` is the strength, from 1, a beginner, to 8. Below 8 the action takes milliseconds, nothing is
        proven, and the same position, level and `seed` give the same action.
        """

    def analyze(self, game: Game) -> Analysis:
        """Judges every move of a game."""

    def clear(self) -> None:
        """Empties the transposition table."""

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Layout:
    """
    The array format and the action numbers of a package; immutable.

    The name is "inarow", "pettingzoo", "open_spiel", "pgx" or "kaggle". Player 0 is the player who
    starts, as in these packages.
    """

    def __init__(self, rules: Rules | str, name: LayoutName) -> None: ...

    __match_args__ = ("rules", "name")

    @property
    def rules(self) -> Rules:
        """The rules of the games."""

    @property
    def name(self) -> str:
        """The name of the layout."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of an observation."""

    @property
    def dtype(self) -> str:
        """The name of the dtype of an observation."""

    @property
    def max_value(self) -> int:
        """The largest number in an observation."""

    @property
    def num_distinct_actions(self) -> int:
        """The number of actions, legal or not."""

    def observation(self, position: Position, player: Player | None = None) -> numpy.typing.NDArray[Any]:
        """
        The observation of a player, a new array [default: the player to move]. In some layouts, both players see the same.
        """

    def position(self, observation: numpy.typing.ArrayLike, player: Player | Literal['first', 'second'] | None = None) -> Position:
        """
        The position that an observation shows; the inverse of `observation`. The array has the shape of the layout or is flat. `player` is the player who sees it [default: the player to move].
        """

    def positions(self, observations: numpy.typing.ArrayLike, player: Player | Literal['first', 'second'] | None = None) -> list[Position]:
        """
        The positions that an array of observations of shape (n, *shape) shows.
        """

    def mask(self, position: Position) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask, a new array of shape (actions,) and dtype bool: True for each legal action.
        """

    def current_player(self, position: Position) -> int:
        """0 for the player who starts, 1 for the other player, -4 after the end."""

    def returns(self, position: Position) -> list[float]:
        """The returns of the player who starts and of the other player."""

    def child(self, position: Position, action: SupportsIndex) -> Position:
        """The position after an action of the layout."""

    def to_inarow(self, action: SupportsIndex) -> int:
        """Converts an action of the layout into inarow's."""

    def from_inarow(self, action: SupportsIndex) -> int:
        """Converts an action of inarow into the layout's."""

    def __repr__(self) -> str: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class VectorGames:
    """
    Many games of the same rules, stepped together.

    The arrays are views of its memory, which each step overwrites. With `auto_reset`, a game that ends
    restarts in the same step; otherwise it stays finished, and its action must be -1. `layout` is the
    name of a Layout, which defines observations, masks and actions.
    """

    def __init__(self, rules: Rules | str, n: SupportsIndex, *, auto_reset: bool = True, seed: SupportsIndex = 0, layout: str = 'inarow') -> None: ...

    @property
    def rules(self) -> Rules:
        """The rules of the games."""

    @property
    def layout(self) -> Layout:
        """The layout of the observations and actions."""

    @property
    def auto_reset(self) -> bool:
        """Whether a game that ends restarts in the same step."""

    def __len__(self) -> int: ...

    @overload
    def __getitem__(self, index: int | numpy.integer[Any]) -> Position: ...

    @overload
    def __getitem__(self, selection: slice | Sequence[SupportsIndex] | numpy.typing.NDArray[Any]) -> VectorGames:
        """
        Copies of the games of a slice, a mask or integers, as `take` makes them.
        """

    def __iter__(self) -> Iterator[Position]: ...

    def __setitem__(self, index: SupportsIndex, position: Position) -> None: ...

    def __repr__(self) -> str: ...

    @property
    def observations(self) -> numpy.typing.NDArray[Any]:
        """(n, *layout.shape): the observations of the players to move."""

    @property
    def masks(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None, None), writable=False)]:
        """(n, actions), bool: True for each legal action."""

    @property
    def rewards(self) -> Annotated[NDArray[numpy.float32], dict(shape=(None, None), writable=False)]:
        """
        (n, 2), float32: the rewards of the last step, the first player's and the second's.
        """

    @property
    def terminated(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,), writable=False)]:
        """(n,), bool: whether the last step ended the game."""

    @property
    def outcomes(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None,), writable=False)]:
        """
        (n,), int8: how the last step ended the game, as a value of Outcome; 0 if it did not.
        """

    @property
    def players(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None,), writable=False)]:
        """(n,), int8: the players to move, 0 or 1."""

    @overload
    def step(self, actions: numpy.typing.ArrayLike, *, where: numpy.typing.NDArray[numpy.bool_] | None = None) -> tuple[numpy.typing.NDArray[Any], numpy.typing.NDArray[numpy.float32], numpy.typing.NDArray[numpy.bool_]]:
        """
        Makes one move in each game, or none if one of the actions is illegal; returns
        (observations, rewards, terminated).

        `actions` are n integers: an array, a list or another sequence. Games for which `where`, (n,), bool,
        is False are skipped [default: none]. `out` names arrays of the caller that receive the arrays of
        these names, such as {"observations": a, "masks": b}. They must be writable, on the CPU, and of the
        same shape and dtype; they are returned instead of the views.
        """

    @overload
    def step(self, actions: numpy.typing.ArrayLike, *, where: numpy.typing.NDArray[numpy.bool_] | None = None, out: Mapping[str, Any]) -> tuple[Any, Any, Any]: ...

    def arrays(self) -> dict[str, numpy.typing.NDArray[Any]]:
        """
        New arrays by name, with the contents of the views: for `out`, and for libraries, such as JAX, that share only memory that is writable and aligned to 64 bytes.
        """

    def random_actions(self) -> Annotated[NDArray[numpy.int32], dict(shape=(None,))]:
        """
        A uniformly random legal action for each game, an int32 array of shape (n,); -1 for a finished game.
        """

    def reset(self, mask: numpy.typing.NDArray[numpy.bool_] | None = None, *, out: Mapping[str, Any] = {}) -> None:
        """
        Resets all games, or those where the mask, (n,), bool, is True, to the empty board. `out` is as for `step`.
        """

    def observe(self, players: numpy.typing.ArrayLike) -> numpy.typing.NDArray[Any]:
        """
        The observations as these players see them, a new array of shape (n, *layout.shape); `players` are n integers, 0 or 1.
        """

    def playouts(self, seed: SupportsIndex | None = None) -> Annotated[NDArray[numpy.int8], dict(shape=(None,))]:
        """
        Plays a random game to its end from each position; returns the first player's returns, an int8 array of shape (n,). The games themselves do not change. `seed` seeds the random numbers again [default: they continue].
        """

    def clone(self) -> VectorGames:
        """An independent copy that draws the same random numbers."""

    def __copy__(self) -> VectorGames: ...

    def __deepcopy__(self, memo: object) -> VectorGames: ...

    def take(self, indices: Sequence[SupportsIndex] | numpy.typing.NDArray[numpy.integer[Any]]) -> VectorGames:
        """
        Copies of some games as a new VectorGames, which draws the same random numbers; an index may occur several times.
        """

    def state(self) -> dict[str, Any]:
        """
        The games, the results of the last step and the state of the random numbers, as a dict of texts and new arrays.
        """

    @staticmethod
    def from_state(state: dict[str, Any]) -> VectorGames:
        """
        The games of a `state()`, which continue in the same way. A position that no game reaches is refused.
        """

    def __getstate__(self) -> dict[str, Any]: ...

    def __setstate__(self, state: dict[str, Any]) -> None: ...

class TreeSearch:
    """
    Monte Carlo tree search by PUCT, as in AlphaZero.

    Searches a tree for each of many positions. Each simulation evaluates a leaf of every tree in one
    call. `exploration` is the weight of the priors against the values, `noise_share` the share of
    Dirichlet noise in the priors of the root, `noise_concentration` the sum of the parameters of the
    distribution, and `layout` the name of the Layout of observations, masks and actions. Immutable.
    """

    def __init__(self, rules: Rules | str, *, simulations: SupportsIndex = 100, exploration: float = 2.0, noise_share: float = 0.0, noise_concentration: float = 10.0, layout: str = 'inarow') -> None: ...

    @property
    def rules(self) -> Rules:
        """The rules of the games."""

    @property
    def layout(self) -> Layout:
        """The layout of the observations."""

    @property
    def simulations(self) -> int:
        """The simulations of each search."""

    @property
    def exploration(self) -> float:
        """The weight of the priors."""

    @property
    def noise_share(self) -> float:
        """The share of noise in the priors of the root."""

    @property
    def noise_concentration(self) -> float:
        """The concentration of the noise, a Dirichlet distribution."""

    def __repr__(self) -> str: ...

    def run(self, positions: Iterable[Position | Game | str] | VectorGames | numpy.typing.NDArray[Any], evaluate: Callable[[numpy.typing.NDArray[Any], numpy.typing.NDArray[numpy.bool_]], tuple[numpy.typing.ArrayLike, numpy.typing.ArrayLike]], *, seed: SupportsIndex = 0) -> tuple[numpy.typing.NDArray[numpy.int32], numpy.typing.NDArray[numpy.float32]]:
        """
        Searches from each position; returns (visits, values).

        `visits`, (n, actions), int32, has the number of simulations that began with each action; each row
        sums to `simulations`. `values`, (n,), float32, are the mean values for the players to move. A
        finished position has no visits; its value is exact.

        `positions` is a VectorGames, a list of positions, games or texts, or an array of boards as for
        Solver.scores. `evaluate(observations, masks)` is called with a leaf of each tree: (m, *layout.shape)
        and (m, actions), bool. It returns the priors, (m, actions), and the values for the players to move,
        (m,), from -1 to 1. Priors of illegal actions are ignored and the others normalized. `seed` is the
        seed of the noise.
        """

    def __getstate__(self) -> tuple[Rules, int, float, float, float, str]: ...

    def __setstate__(self, arg: tuple[Rules, int, float, float, float, str], /) -> None: ...
