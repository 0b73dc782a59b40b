# SPDX-License-Identifier: BSL-1.0
"""What stubtest cannot see in classes of nanobind: which of them are hashable."""

import ast
import pathlib

import inarow
from inarow import _core

STUB = ast.parse(pathlib.Path(inarow.__file__).with_name("_core.pyi").read_text(encoding="utf-8"))


def hash_in_stub(definition):
    """A function, a constant that says that there is none, or nothing, which inherits one."""
    for member in definition.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__hash__":
            return "function"
        if isinstance(member, ast.AnnAssign) and ast.unparse(member.target) == "__hash__":
            assert ast.unparse(member.annotation) == "ClassVar[None]"
            return None
    return "inherited"


def hash_of(a_class):
    if a_class.__hash__ is None:
        return None
    return "function" if "__hash__" in vars(a_class) else "inherited"


def test_stubs_say_what_is_hashable():
    classes = {
        node.name: hash_in_stub(node) for node in STUB.body if isinstance(node, ast.ClassDef)
    }
    assert classes == {
        name: hash_of(value) for name, value in vars(_core).items() if isinstance(value, type)
    }
    hashable = {name for name, said in classes.items() if said == "function"}
    assert hashable == {"Rules", "Position", "Proof", "Value", "Layout"}
