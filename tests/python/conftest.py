# SPDX-License-Identifier: BSL-1.0
"""Settings of all tests of the Python package. They test the installed one."""

import pathlib
import signal

import hypothesis

import inarow

ROOT = pathlib.Path(__file__).resolve().parents[2]

hypothesis.settings.register_profile("tests", deadline=None, max_examples=150)
hypothesis.settings.load_profile("tests")


def pytest_configure() -> None:
    # What a shell has started in the background ignores SIGINT, and so do all whom it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    installed = pathlib.Path(inarow.__file__).resolve()
    if installed.is_relative_to(ROOT / "bindings"):
        raise RuntimeError("the tests need the installed package, not the sources")
