#!/usr/bin/env python3
# SPDX-License-Identifier: BSL-1.0
"""The C interface of a shared library, by ctypes: c_interface.py LIBRARY"""

import concurrent.futures
import ctypes
import sys


class Value(ctypes.Structure):
    _fields_ = [("outcome", ctypes.c_int), ("plies", ctypes.c_int), ("score", ctypes.c_int)]


def load(path):
    library = ctypes.CDLL(path)
    library.inarow_solver_create.argtypes = [ctypes.c_size_t, ctypes.c_int]
    library.inarow_solver_create.restype = ctypes.c_void_p
    library.inarow_solver_destroy.argtypes = [ctypes.c_void_p]
    library.inarow_position_create.argtypes = [
        ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t
    ]  # fmt: skip
    library.inarow_position_create.restype = ctypes.c_void_p
    library.inarow_position_destroy.argtypes = [ctypes.c_void_p]
    library.inarow_solve_value.argtypes = [
        ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.POINTER(Value)
    ]  # fmt: skip
    return library


def score(library, solver, rules, moves):
    error = ctypes.create_string_buffer(256)
    position = library.inarow_position_create(rules, moves, error, len(error))
    if not position:
        return error.value.decode()
    value = Value()
    assert library.inarow_solve_value(solver, position, 0, ctypes.byref(value)) == 0
    library.inarow_position_destroy(position)
    return value.score


def main():
    library = load(sys.argv[1])
    solver = library.inarow_solver_create(1 << 20, 1)
    wanted = {b"32164625": 11, b"321646253": -11, b"321646255": 0}
    # Threads may ask one solver at once.
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        for _ in range(20):
            found = pool.map(lambda moves: score(library, solver, b"connect-four", moves), wanted)
            assert list(found) == list(wanted.values())
    refused = score(library, solver, b"tic-tac-toe", b"d4")
    assert "d4" in refused, refused
    library.inarow_solver_destroy(solver)


if __name__ == "__main__":
    main()
