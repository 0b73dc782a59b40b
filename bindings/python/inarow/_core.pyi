"""
The C++ part of inarow: rules, positions, games, the solver and VectorGames.
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
    The two players, drawn as X and O. A player is also an integer: the index of this player in returns() and rewards.
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
    """Who wins when a player completes a line."""

    NORMAL = 0
    """the player who completes the line"""

    MISERE = 1
    """the opponent of the player who completes the line"""

class Edges(enum.Enum):
    """What lies beyond the edges of the board."""

    BOUNDED = 0
    """nothing: lines end at the edges"""

    WRAPPING = 1
    """the opposite edge, where lines continue"""

class Outcome(enum.Enum):
    """Whether a game has ended, and how."""

    IN_PLAY = 0

    FIRST_WON = 1

    SECOND_WON = 2

    DRAW = 3

class Status(enum.Enum):
    """Whether a game has begun, and whether and how it has ended."""

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
    """keeps the outcome, but wins later or loses sooner"""

    MISTAKE = 3
    """gives away a win or a draw"""

class Rules:
    """
    The rules of an (m,n,k)-game; immutable.

    Create rules from a name such as "connect-four", from a text such as "15x15/5/exactly" or
    "3x3/3/misere", or from numbers from 1 to 999. On a board of `columns` x `rows` squares, a line of
    `run` or more stones decides the game. If `length` is "exactly", longer lines do not count. If
    `convention` is "misere", the player who completes a line loses. If `edges` is "wrapping", lines
    continue at the opposite edge, as on a torus.
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
        """The number of stones in a line that decides the game."""

    @property
    def gravity(self) -> Gravity:
        """How a stone comes onto the board."""

    @property
    def length(self) -> LineLength:
        """Whether lines of more than `run` stones decide the game."""

    @property
    def convention(self) -> Convention:
        """Who wins when a player completes a line."""

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
        """The number of actions: columns if stones drop, otherwise squares."""

    @property
    def name(self) -> str:
        """
        The name of the rules, such as "connect-four", or the text of the rules if they have no name. The name does not depend on the player who starts.
        """

    @property
    def sentence(self) -> str:
        """
        What ends a game and who wins, in English: "The first to make 4 or more in a row wins." The sentence omits gravity and the player who starts.
        """

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Position:
    """
    The stones on a board and the player to move; immutable.

    `board` is a text or an array [default: the empty board]. A text contains the rows from the top,
    separated by "/", with X, O or "." for each square. A space and the player to move, X or O, follow
    the rows. An array (or nested lists) of shape (rows, columns) or (squares,) contains a number for
    each square, from the top left. `values` are the numbers for a free square, a stone of the first
    player and a stone of the second player. If `relative` is True, the second number means a stone of
    the player to move, and the third number a stone of the opponent.

    `to_move` is the player to move [default: derived from the numbers of stones]. A position that legal
    moves cannot reach is refused, unless `unchecked` is True.
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
        """Whether the game has ended in this position, and how."""

    @property
    def stones(self) -> int:
        """The number of stones."""

    @property
    def board(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None, None))]:
        """
        The board as a new int8 array of shape (rows, columns), from the top left. 0 is a free square, 1 a stone of the first player, 2 a stone of the second player.
        """

    @property
    def decisive_line(self) -> list[int]:
        """
        The squares of the line that decided the game, numbered row by row from the top left; empty if no line decided it.
        """

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> numpy.typing.NDArray[Any]:
        """The board as an array; numpy.asarray calls this method."""

    def legal_actions(self) -> list[int]:
        """
        The legal actions: columns if stones drop, otherwise squares, numbered row by row from the top left. Empty if the game is over.
        """

    def legal_actions_mask(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask: a new bool array of shape (actions,), True for each legal action.
        """

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def current_player(self) -> int:
        """
        The player to move: 0 for the first player, 1 for the second player. If the game is over, -4, as in OpenSpiel.
        """

    def returns(self) -> list[float]:
        """
        The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, otherwise 0.0.
        """

    def play(self, moves: str, notation: Notation = 'any') -> Position:
        """The position after one or more moves, given as text."""

    def child(self, action: SupportsIndex) -> Position:
        """The position after an action."""

    def action_to_string(self, action: SupportsIndex, notation: Notation = 'any') -> str:
        """The move text of a legal action."""

    def string_to_action(self, text: str, notation: Notation = 'any') -> int:
        """The legal action that a move text means."""

    def canonical(self) -> Position:
        """
        The canonical form. Positions that are equal under reflection and, if the rules allow it, rotation have the same canonical form.
        """

    def svg(self, coordinates: Coordinates = 'as_played', decisive_line: bool = True, marked: SupportsIndex | None = None) -> str:
        """
        The board as an SVG picture. `marked` is a square to highlight, numbered row by row from the top left. `coordinates` is "none", "as_played", "letters" or "numbers".
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
    Creates many positions at once.

    `items` contains texts, positions and games, or boards. A text is a list of moves in a `notation`,
    or a board with "/" between the rows. Texts can also be a column of NumPy, pandas, Polars or Arrow.
    Boards are one array of shape (n, rows, columns) or (n, squares), or a list of boards that Position
    accepts. `values` and `relative` have the same meaning as for Position. If `layout` is the name of a
    Layout, arrays are observations of the players to move.
    """

def symmetries(rules: Rules | str) -> tuple[Annotated[NDArray[numpy.int64], dict(shape=(None, None))], Annotated[NDArray[numpy.int64], dict(shape=(None, None))]]:
    """
    The symmetries of a game as two index arrays, `squares` and `actions`, with a row for each symmetry.

    The shapes are (symmetries, squares) and (symmetries, actions). If `boards` has the shape
    (n, squares), then `boards[:, squares[i]]` contains the images of the boards under symmetry i, and
    `policies[:, actions[i]]` contains the images of their policies. Symmetry 0 changes nothing.
    """

def canonical_texts(positions: object, rules: Rules | str | None = None, notation: str = 'any') -> tuple[list[str | None], list[str | None]]:
    """
    Two lists with an element for each position. The first list contains the canonical form as text, or None if the position is refused. The second list contains the sentence of the refusal, or None if the position is accepted.
    """

class Game:
    """
    A position and the moves that led to it; mutable.

    A game begins with the empty board or with a start position. Pass the moves as text in a `notation`,
    or as a list of actions. A refused move changes nothing.
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
        The legal actions: columns if stones drop, otherwise squares, numbered row by row from the top left. Empty if the game is over.
        """

    def legal_actions_mask(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask: a new bool array of shape (actions,), True for each legal action.
        """

    def apply_action(self, action: SupportsIndex) -> None:
        """Makes a move."""

    def apply_actions(self, actions: Sequence[SupportsIndex]) -> None:
        """Makes several moves; if one of them is refused, makes none of them."""

    def undo_action(self, player: SupportsIndex | None = None, action: SupportsIndex | None = None) -> None:
        """
        Takes back the last move. Refused if `player` or `action` is given and does not match the last move.
        """

    def is_terminal(self) -> bool:
        """Whether the game is over."""

    def returns(self) -> list[float]:
        """
        The returns of the first and the second player: 1.0 for a win, -1.0 for a loss, otherwise 0.0.
        """

    def current_player(self) -> int:
        """
        The player to move: 0 for the first player, 1 for the second player. If the game is over, -4, as in OpenSpiel.
        """

    def player_return(self, player: SupportsIndex) -> float:
        """The return of a player."""

    def num_distinct_actions(self) -> int:
        """The number of actions, legal or not."""

    def num_players(self) -> int:
        """The number of players: 2."""

    def move_number(self) -> int:
        """The number of moves, like `ply`."""

    def action_to_string(self, action: SupportsIndex, notation: Notation = 'any') -> str:
        """The move text of a legal action."""

    def string_to_action(self, text: str, notation: Notation = 'any') -> int:
        """The legal action that a move text means."""

    def clone(self) -> Game:
        """An independent copy."""

    def child(self, action: SupportsIndex) -> Game:
        """A new game with one more action."""

    def play(self, moves: str, notation: Notation = 'any') -> None:
        """
        Makes one or more moves, given as text. If one of them is refused, makes none of them.
        """

    def undo(self, count: SupportsIndex = 1) -> None:
        """Takes back `count` moves. Refused if the game has fewer moves."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __copy__(self) -> Game: ...

    def __deepcopy__(self, memo: object) -> Game: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

    __hash__: ClassVar[None]  # type: ignore[assignment]

class RecordData:
    """The data that a `Record` stores."""

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
    """
    A move of an analyzed game. Scores are from the first player's point of view.
    """

    def __getstate__(self) -> tuple[Rules, int, Player, int, tuple[int, int], tuple[int, int], Judgment, list[int]]: ...

    def __setstate__(self, arg: tuple[Rules, int, Player, int, tuple[int, int], tuple[int, int], Judgment, Sequence[int]], /) -> None: ...

    def __eq__(self, arg: object, /) -> bool: ...

    __hash__: ClassVar[None]  # type: ignore[assignment]

    @property
    def number(self) -> int:
        """The number of the move in the game, from 1."""

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
        The best actions before the move; empty if the move is a best move, or if the best moves are unknown.
        """

    @property
    def annotation(self) -> str:
        """
        A phrase that says what the move gave away; empty if the move is a best move, or if its judgment is unknown.
        """

    def to_dict(self) -> dict[str, Any]:
        """The move as plain data, for a row of a table or for JSON."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

class Analysis:
    """
    A game judged move by move. Notebooks display an analysis as a plot.

    All scores are from the first player's point of view: positive if the first player wins.
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
        """
        The scores at the start and after each move; None for an unknown score.
        """

    def count(self, player: Player, judgment: Judgment) -> int:
        """The number of moves of a player with the given judgment."""

    def rows(self) -> list[dict[str, Any]]:
        """
        A list of dicts, one for each move. pandas.DataFrame and polars.DataFrame accept this list.
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
        """
        The number of plies to the end; for a draw, the number of free squares.
        """

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Solver:
    """
    Finds exact scores.

    `table_bytes` is the maximum size of the transposition table [default: 64MB]. The solver keeps this
    table from one call to the next. `threads` is the number of threads that search for one answer.
    `time_limit` is the number of seconds for each answer, such as the score of one position, or None
    for no limit [default: 60]. If the solver finds no answer in this time, it raises Unsolved. `book`
    is the path of an opening book, in which the solver looks up a position before it searches; None
    means no book [default: True, the book of Connect Four in the package]. Ctrl-C interrupts a search.
    """

    def __init__(self, table_bytes: SupportsIndex = 67108864, threads: SupportsIndex = 1, time_limit: float | None = 60.0, book: bool | str | os.PathLike[str] | None = True) -> None: ...

    @property
    def table_bytes(self) -> int:
        """The maximum size of the transposition table in bytes."""

    @property
    def threads(self) -> int:
        """The number of threads that search for one answer."""

    @property
    def time_limit(self) -> float | None:
        """The time limit for each answer, in seconds; None if there is no limit."""

    @property
    def book(self) -> pathlib.Path | None:
        """The path of the opening book."""

    def value(self, position: Position | Game) -> Value:
        """
        The outcome under perfect play, and the number of plies to the end of the game.
        """

    def score(self, position: Position | Game) -> int:
        """
        The exact score, positive if the player to move wins. A faster win has a higher score.
        """

    def outcome(self, position: Position | Game) -> Outcome:
        """The outcome under perfect play; usually takes less time than `value`."""

    def move_scores(self, position: Position | Game) -> dict[int, int]:
        """The score of each legal action, for the player who makes it."""

    def best_moves(self, position: Position | Game) -> list[int]:
        """
        The actions with the highest score, in ascending order. These actions win fastest, or draw if no action wins, or lose slowest if all actions lose.
        """

    def principal_variation(self, position: Position | Game) -> list[int]:
        """
        The actions to the end of the game if both players play the first of their best moves.
        """

    def scores(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', unsolved: SupportsIndex | None = None, progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None,))]:
        """
        The exact scores of many positions, as an int16 array of shape (n,).

        `positions` contains texts, positions and games, or boards. A text is a list of moves in a
        `notation`, or a board with "/" between the rows. Texts can also be a column of NumPy, pandas,
        Polars or Arrow. Boards are one array of shape (n, rows, columns) or (n, squares), or a list of
        boards that Position accepts. `values` and `relative` have the same meaning as for Position. If
        `layout` is the name of a Layout, arrays are observations of the players to move. Texts and arrays
        need `rules`.

        `threads` is the number of threads [default: the threads of the solver]. Each thread solves
        different positions, with a separate transposition table. `unsolved` is the score of a position that
        is not solved within the time limit [default: Unsolved is raised]. `progress` shows a progress bar.
        """

    def score_bounds(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.int16], dict(shape=(None, None))]:
        """
        The lower and the upper bound of many scores, as an int16 array of shape (n, 2).

        The two bounds of a score are equal if the score was found within the time limit. The arguments have
        the same meaning as for `scores`.
        """

    def best_move_masks(self, positions: object, *, rules: Rules | str | None = None, threads: SupportsIndex | None = None, notation: Notation = 'any', keep_unsolved: bool = False, progress: bool = False, values: Sequence[int] = (0, 1, 2), relative: bool = False, layout: LayoutName | None = None) -> Annotated[NDArray[numpy.bool_], dict(shape=(None, None))]:
        """
        The best moves of many positions, as a bool array of shape (n, actions), to train a policy.

        The row of a position is True for each action in `best_moves`. If the game is over, the row is all
        False. All positions must have the same number of actions. If `keep_unsolved` is True, the row of a
        position that is not solved within the time limit is all False, too [default: Unsolved is raised].
        The other arguments have the same meaning as for `scores`.
        """

    def choose(self, position: Position | Game, seconds: float = 1.0, *, level: SupportsIndex = 8, seed: SupportsIndex = 0) -> tuple[int, bool]:
        """
        The best action found within `seconds`, and whether this action is proven to be a best move.

        The board can have any size. `level` is the strength, from 1 (a beginner) to 8. Below level 8, the
        choice usually takes milliseconds, and nothing is proven. Unless `seconds` ends such a search, the
        same position, level and `seed` always give the same action.
        """

    def analyze(self, game: Game) -> Analysis:
        """Judges every move of a game. The time limit applies to each position."""

    def clear(self) -> None:
        """Empties the transposition table."""

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class Layout:
    """
    The array format and the action numbers of a Python package; immutable.

    The name is "inarow", "pettingzoo", "open_spiel", "pgx" or "kaggle". In all layouts, player 0 is the
    player who starts.
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
        The observation of a player, as a new array [default: the player to move]. In some layouts, both players have the same observation.
        """

    def position(self, observation: numpy.typing.ArrayLike, player: Player | Literal['first', 'second'] | None = None) -> Position:
        """
        The position that an observation shows; the inverse of `observation`. The array has the shape of the layout, or is flat. `player` is the player who has this observation [default: the player to move].
        """

    def positions(self, observations: numpy.typing.ArrayLike, player: Player | Literal['first', 'second'] | None = None) -> list[Position]:
        """
        The positions that an array of observations of shape (n, *shape) shows.
        """

    def mask(self, position: Position) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,))]:
        """
        The action mask: a new bool array of shape (actions,), True for each legal action.
        """

    def current_player(self, position: Position) -> int:
        """
        The player to move: 0 for the player who starts, 1 for the other player; -4 if the game is over.
        """

    def returns(self, position: Position) -> list[float]:
        """The returns of the player who starts and of the other player."""

    def child(self, position: Position, action: SupportsIndex) -> Position:
        """The position after an action of the layout."""

    def to_inarow(self, action: SupportsIndex) -> int:
        """Converts an action of the layout into an action of inarow."""

    def from_inarow(self, action: SupportsIndex) -> int:
        """Converts an action of inarow into an action of the layout."""

    def __repr__(self) -> str: ...

    def __eq__(self, arg: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __reduce__(self) -> tuple[Any, ...]: ...

class VectorGames:
    """
    Many games with the same rules. A step makes one move in each game.

    The array properties, such as `observations`, are views of memory that each step overwrites. With
    `auto_reset`, a game that ends restarts in the same step. Without `auto_reset`, a finished game
    stays finished, and its action must be -1. `layout` is the name of a Layout, which defines
    observations, masks and actions.
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
        Copies of the games that a slice, a mask or integers select, as a new VectorGames; see `take`.
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
        (n, 2), float32: the rewards of the first and of the second player for the last step.
        """

    @property
    def terminated(self) -> Annotated[NDArray[numpy.bool_], dict(shape=(None,), writable=False)]:
        """(n,), bool: whether the last step ended the game."""

    @property
    def outcomes(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None,), writable=False)]:
        """
        (n,), int8: how the last step ended the game, as a value of Outcome; 0 if the game did not end.
        """

    @property
    def players(self) -> Annotated[NDArray[numpy.int8], dict(shape=(None,), writable=False)]:
        """(n,), int8: the players to move, 0 or 1."""

    @overload
    def step(self, actions: numpy.typing.ArrayLike, *, where: numpy.typing.NDArray[numpy.bool_] | None = None) -> tuple[numpy.typing.NDArray[Any], numpy.typing.NDArray[numpy.float32], numpy.typing.NDArray[numpy.bool_]]:
        """
        Makes one move in each game; returns (observations, rewards, terminated).

        If one of the actions is illegal, no game changes. `actions` are n integers: an array, a list or
        another sequence. `where` is a bool array of shape (n,); the step skips the games for which `where`
        is False [default: the step skips no game]. `out` is a dict of your own arrays by name, such as
        {"observations": a, "masks": b}. The step writes the arrays with these names into your arrays, and
        returns your arrays instead of the views. Your arrays must be writable, be on the CPU, and have the
        same shape and dtype as the views.
        """

    @overload
    def step(self, actions: numpy.typing.ArrayLike, *, where: numpy.typing.NDArray[numpy.bool_] | None = None, out: Mapping[str, Any]) -> tuple[Any, Any, Any]: ...

    def arrays(self) -> dict[str, numpy.typing.NDArray[Any]]:
        """
        A dict of new arrays with the contents of the views. Use these arrays for `out`, and with libraries such as JAX, which share only memory that is writable and aligned to 64 bytes.
        """

    def random_actions(self) -> Annotated[NDArray[numpy.int32], dict(shape=(None,))]:
        """
        A uniformly random legal action for each game, as an int32 array of shape (n,); -1 for a finished game.
        """

    def reset(self, mask: numpy.typing.NDArray[numpy.bool_] | None = None, *, out: Mapping[str, Any] = {}) -> None:
        """
        Resets games to the empty board. `mask` is a bool array of shape (n,), and only the games for which `mask` is True are reset [default: all games]. `out` has the same meaning as for `step`.
        """

    def observe(self, players: numpy.typing.ArrayLike) -> numpy.typing.NDArray[Any]:
        """
        The observations from the point of view of the given players, as a new array of shape (n, *layout.shape). `players` are n integers, 0 or 1.
        """

    def playouts(self, seed: SupportsIndex | None = None) -> Annotated[NDArray[numpy.int8], dict(shape=(None,))]:
        """
        Plays a random game to its end from each position. The result is the return of the first player in each game, as an int8 array of shape (n,). The games themselves do not change. `seed` restarts the random numbers [default: the random numbers continue].
        """

    def clone(self) -> VectorGames:
        """
        An independent copy, which continues with the same random numbers as the original.
        """

    def __copy__(self) -> VectorGames: ...

    def __deepcopy__(self, memo: object) -> VectorGames: ...

    def take(self, indices: Sequence[SupportsIndex] | numpy.typing.NDArray[numpy.integer[Any]]) -> VectorGames:
        """
        Copies of some games as a new VectorGames, which continues with the same random numbers as the original. An index may occur several times.
        """

    def state(self) -> dict[str, Any]:
        """
        The games, the results of the last step and the state of the random number generator, as a dict of texts and new arrays.
        """

    @staticmethod
    def from_state(state: dict[str, Any]) -> VectorGames:
        """
        The games whose `state()` is given. These games continue in the same way as the original games. A position that legal moves cannot reach is refused.
        """

    def __getstate__(self) -> dict[str, Any]: ...

    def __setstate__(self, state: dict[str, Any]) -> None: ...

class TreeSearch:
    """
    Monte Carlo tree search by PUCT, as in AlphaZero; immutable.

    The search builds a tree for each of many positions. Each simulation evaluates one leaf of every
    tree, in one call of `evaluate`. `exploration` is the weight of the priors relative to the values.
    `noise_share` is the share of Dirichlet noise in the priors of the root, and `noise_concentration`
    is the sum of the parameters of the Dirichlet distribution. `layout` is the name of the Layout of
    observations, masks and actions.
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
        """The number of simulations of each search."""

    @property
    def exploration(self) -> float:
        """The weight of the priors relative to the values."""

    @property
    def noise_share(self) -> float:
        """The share of noise in the priors of the root."""

    @property
    def noise_concentration(self) -> float:
        """The sum of the parameters of the Dirichlet distribution of the noise."""

    def __repr__(self) -> str: ...

    def run(self, positions: Iterable[Position | Game | str] | VectorGames | numpy.typing.NDArray[Any], evaluate: Callable[[numpy.typing.NDArray[Any], numpy.typing.NDArray[numpy.bool_]], tuple[numpy.typing.ArrayLike, numpy.typing.ArrayLike]], *, seed: SupportsIndex = 0) -> tuple[numpy.typing.NDArray[numpy.int32], numpy.typing.NDArray[numpy.float32]]:
        """
        Searches from each position; returns (visits, values).

        `visits`, an int32 array of shape (n, actions), contains the number of simulations that began with
        each action. The sum of each row is `simulations`. `values`, a float32 array of shape (n,), contains
        the mean values for the players to move. If the game is over in a position, the position has no
        visits, and its value is exact.

        `positions` is a VectorGames, a list of positions, games or texts, or an array of boards as for
        Solver.scores. The search calls `evaluate(observations, masks)` for the leaves of m trees at once.
        `observations` has the shape (m, *layout.shape); `masks` is a bool array of shape (m, actions). The
        function must return the priors, of shape (m, actions), and the values for the players to move, of
        shape (m,), from -1 to 1. The search ignores the priors of illegal actions, and normalizes the other
        priors. `seed` is the seed of the noise.
        """

    def __getstate__(self) -> tuple[Rules, int, float, float, float, str]: ...

    def __setstate__(self, arg: tuple[Rules, int, float, float, float, str], /) -> None: ...
