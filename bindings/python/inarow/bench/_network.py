# SPDX-License-Identifier: BSL-1.0
"""The network of examples/python/alphazero.py in NumPy, so that its moves need no PyTorch."""

from __future__ import annotations

import pathlib
import zipfile
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from inarow._core import Layout, Position, Rules, Solver, TreeSearch
from inarow._errors import Error

_Array = NDArray[Any]


class Network:
    """A network from a file that alphazero.py writes with --network. The file contains the rules of
    the game, and the weights of the layers after batch normalization."""

    def __init__(self, path: str | pathlib.Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays = {name: file[name] for name in file.files}
            self.rules = Rules(str(arrays.pop("rules")))
            for layer in ("first", "last", "dense", "policy", "value"):
                arrays[f"{layer}.weight"], arrays[f"{layer}.bias"]
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise Error(
                f"{path} is not a network of alphazero.py --network: {error}", kind="network"
            ) from error
        self._weights = {name: array.astype(np.float32) for name, array in arrays.items()}
        self._blocks = sum(name.startswith("residual") for name in arrays) // 2

    def __call__(self, observations: _Array, masks: _Array) -> tuple[_Array, _Array]:
        """Returns the probabilities of the actions, and the values for the players to move. Each
        number is the mean for the board and its mirror image."""
        columns = self.rules.columns
        logits, values = self._outputs(observations)
        mirrored, mirrored_values = self._outputs(observations[..., ::-1])
        shape = (len(masks), -1, columns)  # actions are columns, or squares row by row
        logits = logits + mirrored.reshape(shape)[..., ::-1].reshape(len(masks), -1)
        logits = np.where(masks, logits / 2, -np.inf)
        priors = np.exp(logits - logits.max(axis=1, keepdims=True))
        return priors / priors.sum(axis=1, keepdims=True), (values + mirrored_values) / 2

    def _outputs(self, observations: _Array) -> tuple[_Array, _Array]:
        cells = _positive(self._convolution("first", observations.astype(np.float32)))
        for block in range(self._blocks):
            cells = cells + _positive(self._convolution(f"residual.{block}", cells))
        cells = _positive(self._convolution("last", cells))
        features = _positive(self._linear("dense", cells.reshape(len(cells), -1)))
        return self._linear("policy", features), np.tanh(self._linear("value", features))[:, 0]

    def _convolution(self, name: str, cells: _Array) -> _Array:
        """Returns the sums over each square's neighborhood, with zeros outside of the board."""
        weight, bias = self._weights[f"{name}.weight"], self._weights[f"{name}.bias"]
        n, planes, rows, columns = cells.shape
        size = weight.shape[-1]
        edge = size // 2
        padded = np.pad(cells, ((0, 0), (0, 0), (edge, edge), (edge, edge)))
        shifted = [
            padded[:, :, y : y + rows, x : x + columns] for y in range(size) for x in range(size)
        ]
        inputs = np.stack(shifted, axis=2).reshape(n, planes * size * size, rows * columns)
        sums: _Array = weight.reshape(len(weight), -1) @ inputs + bias[:, None]
        return sums.reshape(n, -1, rows, columns)

    def _linear(self, name: str, inputs: _Array) -> _Array:
        sums: _Array = inputs @ self._weights[f"{name}.weight"].T + self._weights[f"{name}.bias"]
        return sums


def _positive(numbers: _Array) -> _Array:
    return np.maximum(numbers, 0)


class NetworkAgent:
    """Plays the most probable action of a network; with simulations, the best action of a Gumbel
    search with this network. If the search proves the value of a position, the solver finds the
    fastest win or the slowest loss. `evaluate` is called as TreeSearch.run calls it."""

    def __init__(
        self,
        evaluate: Callable[[_Array, _Array], tuple[_Array, _Array]],
        rules: Rules,
        simulations: int | None = None,
        *,
        gumbel_moves: int = 8,
    ) -> None:
        self._evaluate = evaluate
        self._rules = rules
        self._layout = Layout(rules, "inarow")
        self._solver = Solver(book=False, time_limit=1)
        self._search = None
        if simulations is not None:
            self._search = TreeSearch(
                rules,
                simulations=simulations,
                gumbel_moves=gumbel_moves,
                gumbel_scale=0,
                solver_nodes=3000,
            )

    def __call__(self, position: Position) -> int:
        return self.answers([position])[0]

    def answers(self, positions: Sequence[Position]) -> list[int]:
        """Evaluates all positions at once, which is much faster than one after another."""
        for position in positions:
            if position.rules != self._rules:
                raise Error(
                    f"This network plays {self._rules.name}, not {position.rules.name}.",
                    kind="network",
                )
        if self._search:
            return self._searched(self._search, positions)
        observations = np.stack([self._layout.observation(position) for position in positions])
        masks = np.stack([self._layout.mask(position) for position in positions])
        priors, _ = self._evaluate(observations, masks)
        return [int(action) for action in priors.argmax(axis=1)]

    def _searched(self, search: TreeSearch, positions: Sequence[Position]) -> list[int]:
        found = search.run(positions, self._evaluate)
        actions = [int(action) for action in found.best]
        is_won = (found.proven & (found.q_values == 1)).any(axis=1)
        for i, position in enumerate(positions):
            if is_won[i] or found.proven[i, position.legal_actions()].all():
                best = self._solver.best_move_masks([position], keep_unsolved=True)[0]
                if best.any() and not best[actions[i]]:
                    actions[i] = int(best.argmax())
        return actions
