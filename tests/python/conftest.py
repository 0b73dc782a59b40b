# SPDX-License-Identifier: BSL-1.0
"""Settings of all tests of the Python package. They test the installed one."""

import importlib.util
import pathlib
import signal

import hypothesis
import pytest
from support import ROOT

import inarow

hypothesis.settings.register_profile("tests", deadline=None, max_examples=150)
hypothesis.settings.load_profile("tests")


def pytest_configure() -> None:
    # What a shell has started in the background ignores SIGINT, and so do all whom it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    installed = pathlib.Path(inarow.__file__).resolve()
    if installed.is_relative_to(ROOT / "bindings"):
        raise RuntimeError("the tests need the installed package, not the sources")


@pytest.fixture(scope="session")
def connectx():
    """The module of Kaggle's ConnectX alone, because its package has very many dependencies."""
    package = importlib.util.find_spec("kaggle_environments")
    if package is None:
        pytest.skip("kaggle_environments is not installed")
    path = f"{package.submodule_search_locations[0]}/envs/connectx/connectx.py"
    spec = importlib.util.spec_from_file_location("connectx", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
