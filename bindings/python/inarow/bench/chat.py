# SPDX-License-Identifier: BSL-1.0
"""Agents that read and write text, such as language models behind an OpenAI-compatible endpoint.

agent = TextAgent(ChatEndpoint("http://localhost:8000/v1", "my-model"))
inarow.bench.run(agent, "tic-tac-toe-1")
"""

from __future__ import annotations

import collections
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any

from inarow._core import Gravity, Player, Position
from inarow._errors import Error, IllegalMove, NotationError
from inarow._playing import action_of, name_of
from inarow.typing import Notation

__all__ = ["ChatEndpoint", "TextAgent", "make_prompt", "read_move"]

_PROMPT = """The game is {name}: {description} You play {stone}.

{board}
Which move do you make? End your answer with a line such as "Move: {example}"."""

_GRAVITY = {Gravity.PLACE: "", Gravity.DROP: " Stones fall to the lowest free square of a column."}

_SHOWN_CHARACTERS = 200


def make_prompt(position: Position) -> str:
    """Returns the question for the move in a position: the rules, the board and the form of the
    answer."""
    rules = position.rules
    return _PROMPT.format(
        name=rules.name,
        description=rules.sentence + _GRAVITY[rules.gravity],
        stone="X" if position.to_move == Player.FIRST else "O",
        board=position.draw(),
        example=Position(rules).action_to_string(0),
    )


def read_move(answer: str) -> str:
    """Returns the move text in an answer: the word after the last "Move:" or, without "Move:", the
    last word."""
    words = re.findall(r"move\W*:\W*(\w+)", answer, re.IGNORECASE) or re.findall(r"\w+", answer)
    return words[-1] if words else ""


class TextAgent:
    """An agent that gets its moves from a function, which turns a prompt into an answer."""

    counts: collections.Counter[str]
    """The number of answers of each kind: "legal", "illegal" (a move that the rules do not allow),
    "unparsable" (no move), "timeout" and "failed" (another exception of the function)."""

    def __init__(self, ask: Callable[[str], str], notation: Notation = "any") -> None:
        """`notation` is the notation of the moves in the answers."""
        self.name = name_of(ask)
        self.counts = collections.Counter()
        self._ask = ask
        self._notation = notation

    def __call__(self, position: Position) -> int | str:
        """Returns the action or, if the answer contains no legal move, the move text in the
        answer."""
        try:
            text = read_move(self._ask(make_prompt(position)))
        except Exception as exception:
            self.counts["timeout" if isinstance(exception, TimeoutError) else "failed"] += 1
            raise
        try:
            action = action_of(position, text, self._notation)
        except (IllegalMove, NotationError) as refused:
            self.counts["unparsable" if refused.kind == "not_a_move" else "illegal"] += 1
            return text
        self.counts["legal"] += 1
        return action


class ChatEndpoint:
    """Asks a model behind an endpoint that supports OpenAI's chat completions."""

    def __init__(
        self,
        url: str,
        model: str,
        *,
        api_key: str | None = None,
        time_limit: float = 60.0,
        settings: dict[str, Any] | None = None,
    ) -> None:
        """`url` is the address before "/chat/completions". `time_limit` is the time, in seconds,
        for which the endpoint may be silent. `settings` are further fields of each request
        [default: temperature 0].
        """
        if not url.startswith(("http://", "https://")):
            raise Error(f"url must begin with http:// or https://, not {url!r}.", kind="endpoint")
        self.name = model
        self._url = url.rstrip("/") + "/chat/completions"
        self._key = api_key
        self._time_limit = time_limit
        self._settings = {"temperature": 0} if settings is None else settings

    def __call__(self, prompt: str) -> str:
        messages = [{"role": "user", "content": prompt}]
        body = {"model": self.name, "messages": messages, **self._settings}
        reply = self._post(json.dumps(body).encode())
        try:
            content = json.loads(reply)["choices"][0]["message"]["content"]
        except (ValueError, LookupError, TypeError):
            content = None
        if not isinstance(content, str):
            raise Error(
                f"{self._url} must answer with a text in choices[0].message.content, not with "
                f"{_shown(reply)}",
                kind="endpoint",
            )
        return content

    def _post(self, body: bytes) -> bytes:
        headers = {"Content-Type": "application/json"}
        if self._key is not None:
            headers["Authorization"] = f"Bearer {self._key}"
        request = urllib.request.Request(self._url, body, headers)
        try:
            with urllib.request.urlopen(request, timeout=self._time_limit) as reply:
                return bytes(reply.read())
        except urllib.error.HTTPError as refused:
            with refused:
                what = f"{self._url} answered with status {refused.code}: {_shown(refused.read())}"
            raise Error(what, kind="endpoint") from None
        except (urllib.error.URLError, TimeoutError) as failed:
            reason = failed.reason if isinstance(failed, urllib.error.URLError) else failed
            if isinstance(reason, TimeoutError):
                raise TimeoutError(f"no answer within {self._time_limit:g} s") from None
            raise Error(f"{self._url} cannot be reached: {reason}", kind="endpoint") from None


def _shown(reply: bytes) -> str:
    return repr(reply.decode("utf-8", "replace")[:_SHOWN_CHARACTERS])
