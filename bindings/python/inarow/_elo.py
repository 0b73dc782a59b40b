# SPDX-License-Identifier: BSL-1.0
"""Computes Elo differences from pairs of games, and decides when a match can stop.

The two games with the same opening are not independent, so this module counts pairs of games. There
are five results of a pair: 0, 1/2, 1, 3/2 or 2 points (the pentanomial model). Fishtest, the test
server of Stockfish, uses the same model and the same sequential test. M. Van den Bergh describes
the distribution that the test needs: hardy.uhasselt.be/Fishtest/support_MLE_multinomial.pdf
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence

_SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
_UNSEEN = 1e-3  # the count of a result that has not occurred, as in Fishtest
_Z = 1.959964  # 95% of a normal distribution lie within this many standard deviations


@dataclasses.dataclass(frozen=True)
class Sprt:
    """A rule that stops a match: the generalized sequential probability ratio test.

    The match stops when its games decide between two Elo differences. If the true difference is
    `elo0`, the test accepts `elo1` with a probability of about `alpha`. If the true difference is
    `elo1`, the test accepts `elo0` with a probability of about `beta`.
    """

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 must be less than elo1, not {self.elo0} and {self.elo1}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("alpha and beta must be between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which the test accepts elo0 and elo1."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def llr(self, pairs: Sequence[int]) -> float:
        """The log-likelihood ratio. `pairs` are the numbers of pairs with 0, 1/2, 1, 3/2 and 2
        points."""
        if not sum(pairs):
            return 0.0
        counts = [count or _UNSEEN for count in pairs]
        zero, one = (_likeliest(counts, score_of(elo)) for elo in (self.elo0, self.elo1))
        return sum(n * math.log(q / p) for n, p, q in zip(counts, zero, one, strict=True))

    def verdict(self, pairs: Sequence[int]) -> str | None:
        """Returns "elo0" or "elo1", whichever the test accepts; None if the test needs more
        games."""
        lower, upper = self.bounds
        llr = self.llr(pairs)
        return "elo0" if llr <= lower else "elo1" if llr >= upper else None


def _likeliest(counts: Sequence[float], mean: float) -> list[float]:
    """Returns the distribution with this mean for which the counts are most likely.

    Its probabilities are p / (1 + x (share - mean)), where p are the observed frequencies.
    """
    total = sum(counts)
    shares = [(n / total, share - mean) for n, share in zip(counts, _SHARES, strict=True)]
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):  # bisection, because the mean decreases with x
        x = (low + high) / 2
        if sum(p * a / (1 + x * a) for p, a in shares) > 0:
            low = x
        else:
            high = x
    return [p / (1 + x * a) for p, a in shares]


def score_of(elo: float) -> float:
    """Returns the expected share of the points at an Elo difference."""
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(score: float) -> float:
    """Returns the Elo difference at which a share of the points is expected."""
    if not 0 < score < 1:
        return math.inf if score >= 1 else -math.inf
    return 400 * math.log10(score / (1 - score))


def mean_score(pairs: Sequence[int]) -> float:
    return sum(n * share for n, share in zip(pairs, _SHARES, strict=True)) / sum(pairs)


def score_interval(pairs: Sequence[int]) -> tuple[float, float]:
    """Returns the 95% confidence interval of the share of the points. If all pairs have the same
    result, this interval is Wilson's interval."""
    count, score = sum(pairs), mean_score(pairs)
    squares = sum(n * (share - score) ** 2 for n, share in zip(pairs, _SHARES, strict=True))
    if squares == 0:
        return wilson_interval(score, count)
    lower, upper = mean_interval(score, math.sqrt(squares / (count - 1)), count)
    return max(lower, 0.0), min(upper, 1.0)


def wilson_interval(share: float, count: int) -> tuple[float, float]:
    """Returns Wilson's 95% confidence interval of a share of `count` items."""
    center = (share + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    inside = share * (1 - share) / count + (_Z / (2 * count)) ** 2
    half = _Z / (1 + _Z**2 / count) * math.sqrt(inside)
    lower, upper = max(center - half, 0.0), min(center + half, 1.0)
    return 0.0 if share == 0 else lower, 1.0 if share == 1 else upper


def mean_interval(mean: float, deviation: float, count: int) -> tuple[float, float]:
    """Returns the 95% confidence interval of a mean of `count` numbers with this standard
    deviation."""
    half = _Z * deviation / math.sqrt(count)
    return mean - half, mean + half
