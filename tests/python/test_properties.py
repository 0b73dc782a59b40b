# SPDX-License-Identifier: BSL-1.0
"""Properties of all games, and of all arguments that C++ gets."""

import contextlib
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays
from support import LAYOUTS

import inarow

RULES = st.builds(
    inarow.Rules,
    st.integers(1, 9),
    st.integers(1, 9),
    st.integers(1, 6),
    st.sampled_from(["place", "drop"]),
    length=st.sampled_from(["at_least", "exactly"]),
    convention=st.sampled_from(["normal", "misere"]),
    starts=st.sampled_from(["first", "second"]),
)


@st.composite
def games(draw):
    game = inarow.Game(draw(RULES))
    for _ in range(draw(st.integers(0, 40))):
        if game.is_terminal():
            break
        game.apply_action(draw(st.sampled_from(game.legal_actions())))
    return game


@given(games())
def test_properties_of_a_game_agree(game):
    position = game.position
    assert (position.board != 0).sum() == position.stones == game.ply
    assert sum(game.returns()) == 0
    assert game.is_terminal() == (game.outcome != inarow.Outcome.IN_PLAY)
    assert game.is_terminal() == (game.legal_actions() == [])
    assert np.flatnonzero(game.legal_actions_mask()).tolist() == game.legal_actions()
    assert inarow.Position(position.rules, str(position)) == position
    assert inarow.Game(game.rules, game.moves()) == game
    again = inarow.Game(game.rules)
    again.apply_actions(game.history())
    assert again == game and again.clone() == game


@given(games(), st.integers(-(2**63), 2**63 - 1))
def test_an_action_is_legal_or_changes_nothing(game, action):
    before = game.clone()
    if action in game.legal_actions():
        game.apply_action(action)
        assert game != before
        game.undo_action()
    else:
        with pytest.raises(inarow.IllegalMove):
            game.apply_action(action)
    assert game == before


@given(
    games(), st.text(max_size=30), st.sampled_from(["any", "names", "xy", "columns", "openspiel"])
)
def test_any_text_is_moves_or_changes_nothing(game, text, notation):
    before = game.clone()
    try:
        game.play(text, notation)
    except inarow.Error as e:
        assert game == before
        assert e.kind and str(e).isascii()
    except TypeError:
        assert game == before  # a lone surrogate


@given(st.text(max_size=20), st.text(max_size=40))
def test_any_text_is_rules_and_a_position_or_refused(rules, text):
    for make in (lambda: inarow.Rules(rules), lambda: inarow.Position("4x3/3/drop", text)):
        with contextlib.suppress(inarow.Error, TypeError):
            assert repr(make())


@given(games())
def test_changed_texts_of_positions(game):
    text = str(game.position)
    for changed in (text[:-1], text.replace("X", "O"), text[::-1], text + " "):
        try:
            assert inarow.Position(game.rules, changed).rules == game.rules
        except inarow.Error as e:
            assert e.kind


ANY_ARRAY = arrays.arrays(
    st.sampled_from([np.int8, np.uint8, np.int16, np.int64, np.uint64, np.float32, np.bool_]),
    arrays.array_shapes(min_dims=1, max_dims=4, min_side=0, max_side=4),
)


@given(ANY_ARRAY)
def test_any_array_is_boards_or_refused(array):
    solver = inarow.Solver(table_bytes=1 << 16)
    try:
        scores = solver.scores(array, rules="3x2/2/drop")
        assert scores.shape == array.shape[:1] and array.shape[1:] == (2, 3)
    except inarow.Error as e:
        assert e.kind


@given(ANY_ARRAY)
def test_any_array_is_actions_or_changes_nothing(array):
    games = inarow.VectorGames("3x2/3", 3)
    before = games.observations.copy()
    try:
        games.step(array)
        assert array.shape == (3,)
    except (inarow.Error, TypeError):
        assert (games.observations == before).all()


@given(games(), st.sampled_from(LAYOUTS), st.integers(-(2**63), 2**63 - 1) | st.integers(-2, 90))
def test_any_action_of_a_layout_is_legal_by_its_mask_or_refused(game, name, action):
    layout, position = inarow.Layout(game.rules, name), game.position
    mask = layout.mask(position)
    if not position.is_terminal() and 0 <= action < len(mask) and mask[action]:
        assert layout.child(position, action) == position.child(layout.to_inarow(action))
    else:
        with pytest.raises(inarow.IllegalMove) as raised:
            layout.child(position, action)
        assert raised.value.move == action
    assert layout.to_inarow(layout.from_inarow(action)) == action
    count = np.count_nonzero(layout.observation(position))
    assert count == (game.rules.squares if name == "open_spiel" else position.stones)


@given(games(), st.sampled_from(LAYOUTS))
def test_the_position_of_an_observation(game, name):
    layout, position = inarow.Layout(game.rules, name), game.position
    observation = layout.observation(position)
    assert layout.position(observation) == position
    assert layout.position(observation.ravel().astype(np.float32).tolist()) == position
    for player in inarow.Player:
        assert layout.position(layout.observation(position, player), player) == position
    assert layout.positions(np.array([observation] * 3)) == [position] * 3
    assert inarow.positions(game.rules, observation[np.newaxis], layout=name) == [position]


@given(games(), st.sampled_from([np.int8, np.uint64, np.int32, np.float64]))
def test_the_position_of_a_board(game, dtype):
    rules, position = game.rules, game.position
    board = position.board.astype(dtype)
    mover, starter = position.to_move, rules.starts
    for form in (board, board.ravel(), board.tolist(), board.ravel().tolist(), list(board)):
        assert inarow.Position(rules, form) == position
    assert inarow.Position(rules, np.asfortranarray(board), to_move=mover) == position
    assert inarow.Position(rules, np.asarray(position), to_move=mover.name.lower()) == position
    own = np.select([board == 1 + mover, board == 2 - mover], [1, -1], 0)
    assert inarow.Position(rules, own, values=(0, 1, -1), relative=True) == position
    colors = np.select([board == 1 + starter, board == 2 - starter], [7, 300], -9)
    values = (-9, 7, 300) if starter == inarow.Player.FIRST else (-9, 300, 7)
    assert inarow.Position(rules, colors, values=values) == position
    assert inarow.positions(rules, own[np.newaxis], values=(0, 1, -1), relative=True) == [position]
    assert inarow.positions(rules, [board, position, game, board.ravel().tolist()]) == (
        [position] * 4
    )
    assert inarow.Game(rules, game.history()) == game


@given(games(), st.randoms())
def test_any_board_is_a_position_unchecked(game, random):
    board = game.position.board
    for _ in range(3):
        board[random.randrange(board.shape[0]), random.randrange(board.shape[1])] = random.choice(
            [0, 1, 2]
        )
    for to_move in inarow.Player:
        position = inarow.Position(game.rules, board, to_move, unchecked=True)
        assert (position.board == board).all() and position.to_move == to_move
        assert pickle.loads(pickle.dumps(position)) == position
        assert eval(repr(position), {"Position": inarow.Position}) == position
        text = str(position)
        assert inarow.Position(game.rules, text, unchecked=True) == position
        try:
            assert inarow.Position(game.rules, board, to_move) == position
            assert "unchecked" not in repr(position)
        except inarow.IllegalPosition as error:
            assert str(error).endswith(" unchecked=True accepts the board anyway.")
            assert "unchecked" in repr(position)


@given(ANY_ARRAY, st.sampled_from(LAYOUTS))
def test_any_array_is_an_observation_or_refused(array, name):
    layout = inarow.Layout("3x2/2/drop", name)
    try:
        position = layout.position(array)
        assert (layout.observation(position).ravel() == array.ravel()).all()
    except inarow.Error as error:
        assert error.kind


@given(RULES, st.integers(0, 2**64 - 1), st.integers(1, 60))
def test_vector_games_agree_with_games(rules, seed, steps):
    batch = inarow.VectorGames(rules, 3, seed=seed, auto_reset=False)
    single = [inarow.Game(rules) for _ in range(3)]
    for _ in range(steps):
        actions = batch.random_actions()
        observations, rewards, terminated = batch.step(actions)
        for i, game in enumerate(single):
            was_over = game.is_terminal()
            if was_over:
                assert actions[i] == -1
            else:
                game.apply_action(actions[i])
            assert batch[i] == game.position
            board, mover = game.position.board, game.to_move.value
            assert (observations[i] == [board == 1 + mover, board == 2 - mover]).all()
            assert batch.masks[i].tolist() == game.legal_actions_mask().tolist()
            assert rewards[i].tolist() == ([0, 0] if was_over else game.returns())
            assert terminated[i] == game.is_terminal()
            assert batch.outcomes[i] == game.outcome.value and batch.players[i] == mover
