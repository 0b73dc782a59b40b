# SPDX-License-Identifier: BSL-1.0
"""Rules, positions and games."""

import contextlib
import copy
import importlib.metadata
import pickle
import re
from typing import Literal, get_args
from xml.etree import ElementTree

import numpy as np
import pytest
from support import in_threads

import inarow
import inarow.typing
from inarow import Game, Gravity, Outcome, Player, Position, Rules, Solver, Status, VectorGames


def test_version_is_that_of_the_package():
    assert inarow.__version__ == importlib.metadata.version("inarow")


def test_the_package_has_types():
    files = {file.name for file in importlib.metadata.files("inarow")}
    assert {"_core.pyi", "py.typed"} <= files


def test_rules():
    rules = Rules("connect-four")
    assert rules == Rules(7, 6, 4, "drop") == Rules(7, 6, 4, Gravity.DROP, starts=Player.FIRST)
    assert rules == Rules("7x6/4/drop") != Rules("7x6/4")
    assert (rules.columns, rules.rows, rules.run, rules.squares) == (7, 6, 4, 42)
    assert rules.gravity == Gravity.DROP and rules.starts == Player.FIRST
    assert (str(rules), rules.name, repr(rules)) == (
        "7x6/4/drop",
        "connect-four",
        "Rules('7x6/4/drop')",
    )
    assert rules.num_distinct_actions == 7 and Rules("tic-tac-toe").num_distinct_actions == 9
    assert rules.sentence == "The first to make 4 or more in a row wins."
    assert Rules(3, 3, 3, starts="second").starts == Player.SECOND


def test_immutable_values_can_be_keys():
    rules, position = Rules("3x3/3"), Position("3x3/3", "X../.O./...")
    assert {rules: 1, position: 2}[Rules("tic-tac-toe")] == 1
    assert hash(position) == hash(Position("3x3/3").play("a3 b2"))
    assert position != rules and rules != "3x3/3" and position != "X../.O./... X"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game("3x3/3"))
    for thing in (rules, position):
        with pytest.raises(AttributeError):
            thing.columns = 4


@pytest.mark.parametrize(
    "thing",
    [
        Rules("7x6/4/drop/second"),
        Rules("7x6/4/drop/exactly/misere"),
        Position("tic-tac-toe", "X.O/.X./..O X"),
        Game("connect-four", "4453"),
        Game("tic-tac-toe/second", "b2 a1"),
        Game("3x3/3/misere", "b2 a1 b1 c3 b3"),
        Game(Position("tic-tac-toe", "X.O/.X./..O X"), "b1"),
        Game("40x40/5", "a1 b2"),
        inarow.Value(Outcome.DRAW, 5),
        Player.SECOND,
        Outcome.DRAW,
    ],
)
def test_pickles_and_copies_are_equal(thing):
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(thing, protocol)) == thing
    assert copy.copy(thing) == copy.deepcopy(thing) == thing
    assert type(copy.copy(thing)) is type(thing)
    if not isinstance(thing, Game):
        assert hash(pickle.loads(pickle.dumps(thing))) == hash(thing)


def test_repr_is_an_expression():
    for game in (Game("7x6/4/drop", "44"), Game(Position("3x3/3", "X.O/.X./..O X"), "b1")):
        assert eval(repr(game), {"Game": Game, "Position": Position}) == game
        assert eval(repr(game.position), {"Position": Position}) == game.position


def test_actions_as_in_open_spiel():
    game = Game("connect-four")
    assert game.current_player() == 0 and game.num_distinct_actions() == 7
    for action in (3, 3, 2, 2, 4, 4, 5):
        assert action in game.legal_actions() and not game.is_terminal()
        assert game.returns() == [0.0, 0.0]
        game.apply_action(action)
    assert game.is_terminal() and game.legal_actions() == []
    assert game.current_player() == -4 and game.returns() == [1.0, -1.0]
    assert game.history() == [3, 3, 2, 2, 4, 4, 5] and game.moves() == "4 4 3 3 5 5 6"
    assert not game.legal_actions_mask().any()
    game.undo_action(0, 5)
    assert not game.is_terminal() and game.current_player() == 0


def test_actions_are_squares_in_reading_order_where_stones_are_placed():
    game = Game("tic-tac-toe")
    game.apply_actions([0, 4, 8])
    assert game.position.board.tolist() == [[1, 0, 0], [0, 2, 0], [0, 0, 1]]
    assert game.legal_actions() == [1, 2, 3, 5, 6, 7]
    assert game.legal_actions_mask().tolist() == [i not in (0, 4, 8) for i in range(9)]
    assert game.position.action_to_string(1) == "b3"
    assert game.position.action_to_string(1, "openspiel") == "o(0,1)"
    assert game.position.string_to_action("b3") == 1


def test_states_of_open_spiel():
    game = Game("connect-four", [3, 3])
    assert (game.move_number(), game.num_players()) == (2, 2)
    assert game.action_to_string(0) == "1" and game.string_to_action("1") == 0
    game.play("3 3 2 2 1")
    assert game.player_return(Player.FIRST) == 1 and game.player_return(Player.SECOND) == -1


def test_players_are_indices():
    game = Game("connect-four", "4433221")
    assert game.returns()[Player.FIRST] == 1.0 and game.returns()[game.to_move] == -1.0
    assert (
        Player.SECOND == 1 and str(Player.SECOND) == "Player.SECOND" and Player(0).name == "FIRST"
    )


@pytest.mark.parametrize(
    ("call", "meant"),
    [
        (lambda: Rules("connect_four"), "connect-four"),
        (lambda: Rules("connect4"), "connect-four"),
        (lambda: Rules("TicTacToe/misere"), "tic-tac-toe/misere"),
        (lambda: Game("gomuko"), "gomoku"),
        (lambda: Rules(3, 3, 3, gravity="Drop"), "drop"),
        (lambda: Rules(3, 3, 3, length="exact"), "exactly"),
        (lambda: Game("3x3/3", "b2", "algebric"), "algebraic"),
        (lambda: inarow.Layout("3x3/3", "openspiel"), "open_spiel"),
    ],
)
def test_errors_say_what_was_meant(call, meant):
    with pytest.raises(inarow.Error) as raised:
        call()
    assert str(raised.value).endswith(f'. Did you mean "{meant}"?')


def test_moves_in_place_of_a_board():
    with pytest.raises(inarow.NotationError, match=r"moves go into Game\(rules, moves\) or Pos"):
        Position("connect-four", "4453")


def test_too_much_memory_is_a_sentence():
    with pytest.raises(MemoryError, match=r"^There is no memory for 39000000000 games\.$"):
        inarow.VectorGames("gomoku", 39 * 10**9)


def test_the_names_of_type_checkers_are_those_of_the_errors():
    names = {
        inarow.typing.Notation: lambda: Game("3x3/3", "b2", "?"),
        inarow.typing.LayoutName: lambda: inarow.Layout("3x3/3", "?"),
        inarow.typing.Coordinates: lambda: Position("3x3/3").svg("?"),
        Literal["first", "second"]: lambda: Rules(3, 3, 3, starts="?"),
        Literal["place", "drop"]: lambda: Rules(3, 3, 3, "?"),
        Literal["at_least", "exactly"]: lambda: Rules(3, 3, 3, length="?"),
        Literal["normal", "misere"]: lambda: Rules(3, 3, 3, convention="?"),
    }
    for literal, call in names.items():
        with pytest.raises(inarow.Error) as raised:
            call()
        assert re.findall('"([a-z_]+)"', str(raised.value)) == list(get_args(literal))


def words_of(thing):
    """The docstring without the signatures that nanobind writes before it."""
    lines = (thing.__doc__ or "").splitlines()
    return [line for line in lines if line and "(self" not in line]


def test_every_public_name_has_a_docstring():
    names = [name for name in inarow.__all__ if name != "__version__"]
    for name in names:
        thing = getattr(inarow, name)
        assert words_of(thing), name
        is_plain = isinstance(thing, type) and thing.__module__ == "inarow._core"
        for member, value in vars(thing).items() if is_plain else ():
            if not member.startswith("_") and not isinstance(value, (int, thing)):
                assert words_of(value), f"{name}.{member}"


def test_integers_of_numpy_are_actions():
    game = Game("connect-four")
    game.apply_action(np.int64(3))
    game.apply_action(np.uint8(3))
    assert game.history() == [3, 3]


def test_clones_and_children_are_independent():
    game = Game("connect-four", "44")
    clone, child = game.clone(), game.child(0)
    clone.apply_action(6)
    assert (game.ply, clone.ply, child.ply) == (2, 3, 3)
    assert game == Game("connect-four", "44") and child.history()[-1] == 0
    assert game.position.child(0) == child.position


def test_texts_in_every_notation():
    for notation, moves in {
        "names": "center top-left",
        "xy": "22 13",
        "algebraic": "b2 a3",
        "openspiel": "x(1,1) o(0,0)",
    }.items():
        game = Game("tic-tac-toe", moves, notation)
        assert game.history() == [4, 0]
        assert Game("tic-tac-toe", game.moves(notation), notation) == game
    assert Game("connect-four", "x3 o3", "openspiel").moves("columns") == "4 4"


def test_status():
    game = Game("tic-tac-toe")
    assert game.status == Status.FRESH and game.outcome == Outcome.IN_PLAY
    game.play("b2 a1 b1 a2 b3")
    assert game.status == Status.FIRST_WON and game.outcome == Outcome.FIRST_WON
    assert game.position.decisive_line == [1, 4, 7]
    assert game.start == Position("tic-tac-toe") and game.position.stones == 5


def refused(error, kind, call):
    with pytest.raises(error) as raised:
        call()
    assert raised.value.kind == kind
    again = pickle.loads(pickle.dumps(raised.value))
    assert type(again) is type(raised.value)
    assert (str(again), again.__dict__) == (str(raised.value), raised.value.__dict__)
    return raised.value


def test_illegal_moves_have_their_reasons_and_change_nothing():
    game = Game("tic-tac-toe", "b2 a1")
    before = game.clone()
    e = refused(inarow.IllegalMove, "taken", lambda: game.apply_action(4))
    assert (e.move, e.square, e.number, e.offset) == (4, 4, 3, None)
    assert str(e).startswith('Action 4 is refused. Move 3: first (X) cannot play "b2": b2 is alrea')
    e = refused(inarow.IllegalMove, "off_the_board", lambda: game.play("c9"))
    assert (e.move, e.square) == ("c9", None)
    e = refused(inarow.IllegalMove, "not_a_move", lambda: game.play("c1 zz"))
    assert (e.move, e.offset, e.number) == ("zz", 0, 4)
    e = refused(inarow.IllegalMove, "not_a_move", lambda: game.play(f"c1 {'z' * 30} a2"))
    assert e.move == "z" * 30 and f'"{"z" * 14}..."' in str(e)
    refused(inarow.IllegalMove, "wrong_player", lambda: game.play("o(0,0)", "openspiel"))
    refused(inarow.IllegalMove, "off_the_board", lambda: game.apply_action(-1))
    refused(inarow.IllegalMove, "off_the_board", lambda: game.apply_action(2**62))
    refused(inarow.IllegalMove, "taken", lambda: game.apply_actions([8, 8]))
    refused(inarow.IllegalMove, "take_back", lambda: game.undo(3))
    refused(inarow.IllegalMove, "take_back", lambda: game.undo(-1))
    refused(inarow.IllegalMove, "take_back", lambda: game.undo_action(0, 0))
    refused(inarow.IllegalMove, "take_back", lambda: Game("3x3/3").undo_action())
    assert game == before
    drops = Game("connect-four", "444444")
    e = refused(inarow.IllegalMove, "column_full", lambda: drops.apply_action(3))
    assert e.number == 7
    e = refused(inarow.IllegalMove, "floating", lambda: drops.play("a3"))
    assert e.square == 21
    over = Game("tic-tac-toe", "a1 a2 b1 b2 c1")
    refused(inarow.IllegalMove, "game_over", lambda: over.apply_action(0))
    refused(inarow.IllegalMove, "game_over", lambda: over.position.child(0))


NUMBERS = (-1, -2, -(10**5), -(2**63), 2**31, 2**63, 2**64 - 1, -(10**30), 10**30)


@pytest.mark.parametrize("number", NUMBERS)
def test_refused_numbers_are_quoted(number):
    """As they were given, whatever the library makes of them."""
    game, layout = Game("connect-four"), inarow.Layout("3x3/3", "pettingzoo")
    square = Position("3x3/3")
    for call, actions in (
        (lambda: game.apply_action(number), "7x6/4/drop are 0 to 6."),
        (lambda: game.apply_actions([3, number]), "7x6/4/drop are 0 to 6."),
        (lambda: Game("connect-four", [number]), "7x6/4/drop are 0 to 6."),
        (lambda: game.child(number), "7x6/4/drop are 0 to 6."),
        (lambda: game.action_to_string(number), "7x6/4/drop are 0 to 6."),
        (lambda: square.child(number), "3x3/3 are 0 to 8."),
        (lambda: layout.child(square, number), "3x3/3 are 0 to 8."),
    ):
        e = refused(inarow.IllegalMove, "off_the_board", call)
        assert str(e).startswith(f"Action {number} is refused: the actions of {actions}")
        assert e.move == number and e.square is None
    assert layout.to_inarow(number) == layout.from_inarow(number) == number
    calls = [
        lambda: game.undo(number),
        lambda: game.player_return(number),
        lambda: square.svg(marked=number),
        lambda: Rules(number, 3, 3),
        lambda: Rules(3, number, 3),
        lambda: Rules(3, 3, number),
        lambda: Solver(threads=number),
        lambda: Solver().choose(square, level=number),
        lambda: Solver().scores([""], rules="3x3/3", threads=number),
        lambda: inarow.TreeSearch("3x3/3", simulations=number),
        lambda: inarow.Value(Outcome.DRAW, number),
    ]
    if number < 0:
        calls += [
            lambda: Solver(table_bytes=number),
            lambda: VectorGames("3x3/3", 1, seed=number),
            lambda: VectorGames("3x3/3", 1).playouts(seed=number),
            lambda: Solver().choose(square, level=1, seed=number),
        ]
    if not -(2**15) <= number < 2**15:
        calls.append(lambda: Solver().scores([""], rules="3x3/3", unsolved=number))
    if not 0 < number < 2**40:
        calls.append(lambda: VectorGames("3x3/3", number))
    for call in calls:
        with pytest.raises(inarow.Error, match=rf"(^|\D ){number}\b"):
            call()


def test_refused_rules_positions_and_names():
    for kind, arguments in {"columns": (0, 3, 3), "rows": (3, 1000, 3), "run": (3, 3, -5)}.items():
        refused(inarow.IllegalRules, kind, lambda a=arguments: Rules(*a))
    e = refused(inarow.IllegalRules, "gravity", lambda: Rules(3, 3, 3, "up"))
    assert str(e) == 'gravity must be "place" or "drop", not "up".'
    refused(inarow.IllegalRules, "starts", lambda: Rules(3, 3, 3, starts="X"))
    assert refused(inarow.NotationError, "syntax", lambda: Rules("3x3/")).offset == 4
    refused(inarow.NotationError, "syntax", lambda: Position("3x3/3", "X.O"))
    refused(inarow.IllegalPosition, "stone_counts", lambda: Position("3x3/3", "XX./.../..."))
    e = refused(
        inarow.IllegalPosition, "floating_stone", lambda: Position("3x3/3/drop", "X../.../... O")
    )
    assert e.square == 0
    refused(inarow.NotationError, "no_such_notation", lambda: Game("3x3/3").moves("klingon"))
    refused(
        inarow.NotationError, "notation_of_other_boards", lambda: Game("3x3/3").moves("columns")
    )
    e = refused(inarow.Error, "coordinates", lambda: Position("3x3/3").svg(coordinates="polar"))
    choices = '"none", "as_played", "letters" or "numbers"'
    assert str(e) == f'coordinates must be {choices}, not "polar".'
    refused(inarow.Error, "off_the_board", lambda: Position("3x3/3").svg(marked=9))


@pytest.mark.parametrize("bad", [None, 1.5, b"4", [], "\ud800"])
def test_wrong_types_are_type_errors(bad):
    game = Game("connect-four", "44")
    for call in (game.apply_action, game.play, game.position.child, Position, Rules):
        if call == game.apply_action and isinstance(bad, str):
            continue
        with pytest.raises(TypeError):
            call(bad)
    assert game == Game("connect-four", "44")


def test_pictures_are_well_formed():
    game = Game("connect-four", "4433556")
    for picture in (game._repr_svg_(), game.position._repr_svg_(), Position("3x3/3").svg(marked=4)):
        assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "[X X X X]" in game.position.draw()


def test_threads_can_share_a_game():
    game = Game("40x40/40")

    def play_and_undo(_):
        for action in range(200):
            with contextlib.suppress(inarow.IllegalMove):
                game.apply_action(action)
                game.undo()

    in_threads(4, play_and_undo)
    assert game.ply == int((game.position.board != 0).sum())
