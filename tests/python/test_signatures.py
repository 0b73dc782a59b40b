# SPDX-License-Identifier: BSL-1.0
"""`inspect.signature` works for the functions of the compiled module."""

import inspect

import pytest

import inarow
import inarow._core


def compiled_functions(owner, name):
    for attribute, value in sorted(vars(owner).items()):
        if type(value).__name__ in ("nb_func", "nb_method"):
            yield pytest.param(value, id=f"{name}.{attribute}")
        elif isinstance(value, type) and value.__module__ == "inarow._core":
            yield from compiled_functions(value, attribute)


@pytest.mark.parametrize("function", [*compiled_functions(inarow._core, "_core")])
def test_each_compiled_function_has_a_signature(function):
    """mypy's stubtest compares these signatures with the types in `_core.pyi`."""
    names = list(inspect.signature(function).parameters)
    if len(function.__nb_signature__) > 1:
        assert names == ["self", "args", "kwargs"]
    elif type(function).__name__ == "nb_method":
        assert names[0] == "self"


def test_the_default_values_are_those_of_the_call():
    signature = inspect.signature(inarow.Solver.scores)
    assert signature.parameters["notation"].default == "any"
    assert signature.parameters["threads"].default is None
    assert signature.parameters["notation"].kind is inspect.Parameter.KEYWORD_ONLY


def test_a_method_of_an_object_has_no_self():
    game = inarow.Game("connect-four")
    assert list(inspect.signature(game.play).parameters) == ["moves", "notation"]
    assert list(inspect.signature(inarow.Game.play).parameters) == ["self", "moves", "notation"]


def test_arguments_can_be_bound():
    bound = inspect.signature(inarow.Game("connect-four").play).bind("44", notation="columns")
    assert bound.arguments == {"moves": "44", "notation": "columns"}
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        inspect.signature(inarow.Solver).bind(no_such_argument=1)


def test_a_class_has_the_signature_of_its_constructor():
    assert "time_limit" in inspect.signature(inarow.Solver).parameters
    assert list(inspect.signature(inarow.Game).parameters) == ["args", "kwargs"]
