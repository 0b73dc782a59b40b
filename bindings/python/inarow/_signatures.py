# SPDX-License-Identifier: BSL-1.0
"""Signatures of the functions of `inarow._core`, for `inspect.signature`.

nanobind describes each overload of a function in `__nb_signature__`: the text of its definition, its
docstring, and its default values. In the text, a backslash and a number stand for a default value.
"""

import __future__

import inspect
import re
from typing import Any

from inarow import _core


def _signature(function: Any) -> inspect.Signature:
    overloads = function.__nb_signature__
    if len(overloads) > 1:
        return inspect.signature(_overloaded)
    text, _, defaults = overloads[0]
    text = re.sub(r"\\(\d+)", r"defaults[\1]", text)
    text = re.sub(r"numpy\.ndarray\[[^]]*\]", "numpy.ndarray", text)  # its shape is not Python
    scope = {"defaults": defaults}
    flags = __future__.annotations.compiler_flag
    exec(compile(f"{text}: ...", "<signature>", "exec", flags, dont_inherit=True), scope)
    return inspect.signature(scope[function.__name__])


def _method_signature(method: Any) -> inspect.Signature:
    whole = _signature(method)
    return whole.replace(parameters=list(whole.parameters.values())[1:])


def _overloaded(self: Any, /, *args: Any, **kwargs: Any) -> Any: ...


# The stub, for type checkers, has no private functions.
_core._set_signatures(property(_signature), property(_method_signature))  # type: ignore[attr-defined]
