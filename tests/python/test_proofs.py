# SPDX-License-Identifier: BSL-1.0
"""Proofs: made, loaded, damaged, and followed in games."""

import pickle
import random

import pytest
from support import LONG, ROOT

import inarow
from inarow import Game, Outcome, Player, Position, Proof

OPENINGS = ROOT / "data" / "openings"


def wins_every_game(proof, rules, moves, games, seed):
    rng = random.Random(seed)
    for _ in range(games):
        game = Game(rules, moves)
        while not game.is_terminal():
            mover = game.to_move
            action = proof.next_action(game)
            assert (action is None) == (mover == Player.SECOND)
            game.apply_action(rng.choice(game.legal_actions()) if action is None else action)
        assert game.outcome == Outcome.FIRST_WON


def test_a_proof_wins_every_game():
    proof = Proof.make(Position("4x4/3"))
    assert proof.outcome == Outcome.FIRST_WON
    assert proof.position == Position("4x4/3")
    assert not proof.holds_for_both_lengths
    assert proof.nodes == 18
    wins_every_game(proof, "4x4/3", "", 50, seed=1)


def test_gomoku_by_a_proof_from_a_file():
    proof = Proof.load(OPENINGS / "gomoku-h8-b1.proof")
    assert proof.position == Position("gomoku").play("h8 b1")
    assert proof.holds_for_both_lengths
    # b15 is the image of b1.
    for rules, moves in (("gomoku", "h8 b1"), ("15x15/5/exactly", "h8 b15")):
        wins_every_game(proof, rules, moves, 20 if LONG else 3, seed=2)
    assert proof.next_action(Game("gomoku", "h8 c1")) is None
    assert proof.next_action(Game("15x15/4", "h8 b1")) is None


def test_a_draw_has_no_next_action():
    proof = Proof.make(Game("tic-tac-toe"))
    assert proof.outcome == Outcome.DRAW
    assert proof.next_action(Game("tic-tac-toe")) is None


def test_pickle_and_bytes():
    proof = Proof.make(Position("4x4/3"))
    again = pickle.loads(pickle.dumps(proof))
    assert again == proof and hash(again) == hash(proof)
    assert again != Proof.make(Position("tic-tac-toe"))
    assert again != bytes(proof)
    assert bytes(Proof(bytes(proof))) == bytes(proof)
    assert repr(again) == f"<Proof of {Position('4x4/3')!r}>"


def test_refused_proofs(tmp_path):
    path = tmp_path / "a.proof"
    with pytest.raises(FileNotFoundError):
        Proof.load(path)
    path.write_bytes(b"no proof")
    with pytest.raises(
        inarow.ProofError, match=r"a\.proof proves nothing: at byte 1, it is not"
    ) as raised:
        Proof.load(str(path))
    assert raised.value.kind == "not_a_proof"
    data = bytearray(bytes(Proof.make(Position("4x4/3"))))
    data[-1] ^= 1
    with pytest.raises(inarow.ProofError, match="it is damaged") as raised:
        Proof(bytes(data))
    assert raised.value.kind == "damaged"


def test_positions_without_proofs():
    with pytest.raises(inarow.IllegalRules, match="There are no proofs for 7x6/4/drop"):
        Proof.make(Position("connect-four"))
    with pytest.raises(inarow.IllegalPosition, match="The game is over"):
        Proof.make(Game("tic-tac-toe", "b2 a1 a2 b1 c2"))
    with pytest.raises(inarow.Unsolved, match="There is no proof within the time limit"):
        Proof.make(Position("8x8/5"), time_limit=0.01)
    with pytest.raises(inarow.Error, match="more than 0 seconds"):
        Proof.make(Position("8x8/5"), time_limit=0)
