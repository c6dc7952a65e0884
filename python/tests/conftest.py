import os
import pathlib

import pytest
from tables import TABLES

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(params=list(TABLES))
def table(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def program() -> str:
    """The program `roundtable`: that of ROUNDTABLE, or the release build."""
    path = os.environ.get("ROUNDTABLE", str(ROOT / "build/roundtable"))
    if not os.access(path, os.X_OK):
        pytest.skip("needs the program: cmake --preset release && cmake --build --preset release")
    return path
