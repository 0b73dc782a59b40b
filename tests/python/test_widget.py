# SPDX-License-Identifier: BSL-1.0
"""The board to click in Jupyter; web/tests/jupyter_board_test.ts has what the browser does with it."""

import pytest

import inarow
from inarow import Game, Position
from inarow.widget import Board


def click(board, **message):
    board._act(board, message, [])


def test_a_click_is_a_move_and_the_opponent_replies():
    board = Board("connect-four", opponent="level-3", hints=True)
    assert board.game.ply == 0 and board.view["status"] == "Yellow to move"
    click(board, kind="play", action=3)
    assert board.game.ply == 2 and board.game.history()[0] == 3
    assert sorted(board.view["scores"]) == sorted(m["square"] for m in board.view["moves"])
    position = board.game.position
    scores = inarow.Solver().move_scores(position)
    by_action = {m["action"]: board.view["scores"][m["square"]] for m in board.view["moves"]}
    assert by_action == scores
    assert board.view["cells"] == position.board.ravel().tolist()


def test_the_person_can_be_the_second_player():
    board = Board("tic-tac-toe", opponent=lambda position: 4, player="second")
    assert board.game == Game("tic-tac-toe", "b2") and board.view["last"] == 4
    board.undo()  # the first move is the opponent's, who makes it again
    assert board.game == Game("tic-tac-toe", "b2") and not board.view["can_redo"]


def test_undo_and_redo_go_over_the_reply():
    board = Board("tic-tac-toe", opponent=lambda position: position.legal_actions()[0])
    for action in (4, 8):
        board.play(action)
    whole = board.game
    click(board, kind="undo")
    assert board.game.history() == [4, 0] and board.view["can_redo"]
    click(board, kind="redo")
    assert board.game == whole and not board.view["can_redo"]
    click(board, kind="restart")
    assert board.game == Game("tic-tac-toe")


def test_what_is_refused_is_said_and_changes_nothing():
    board = Board(Position("tic-tac-toe", "X../.../... O"))
    for message in ({"kind": "play", "action": 0}, {"kind": "play", "action": 9}):
        before = board.game
        click(board, **message)
        assert "is refused" in board.view["status"] and board.game == before
    click(board, kind="nonsense")
    click(board, kind="play", action=4)
    assert board.view["status"] == "X to move"


def test_an_opponent_that_fails_takes_the_move_back():
    board = Board("tic-tac-toe", opponent=lambda position: 4)
    click(board, kind="play", action=4)
    assert board.view["status"].startswith("The opponent's move is illegal.")
    assert board.game.ply == 0


def test_two_persons_and_the_end():
    board = Board("tic-tac-toe")
    for action in (0, 3, 1, 4, 2):
        board.play(action)
    view = board.view
    assert (view["status"], view["line"], view["moves"]) == ("X has won", [0, 1, 2], [])
    with pytest.raises(inarow.IllegalMove):
        board.play(5)


def test_scores_that_take_too_long_are_not_shown():
    board = Board("15x15/5", hints=True, seconds=0.01)
    assert board.view["scores"] == {}
    assert board.view["status"] == "The scores were not found within 0.01 s."


@pytest.mark.parametrize(
    "bad", [{"player": "X"}, {"opponent": "strong"}, {"start": "100x100/5"}, {"start": "0x1/1"}]
)
def test_refused_arguments(bad):
    with pytest.raises(inarow.Error):
        Board(**bad)
